"""Guard (DE-ORD-12 to DE-ORD-15): a hero interrupts the Overlord's turn with one attack."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.descent.events.fights import GuardUsed
from tenebra.games.descent.rules.attack import attack
from tenebra.games.descent.rules.targets import attack_options
from tenebra.games.descent.state import GUARD, DEState
from tenebra.games.descent.windows import REACTIONS
from tenebra.kernel import Game, Option

G = Game[DEState]


def guard_options(state: DEState, hero: str) -> Sequence[Option]:
    """The attacks a guarding hero could make at this moment (DE-ORD-12, DE-RUB-15)."""
    return attack_options(state, hero)


async def guard_attack(g: G, hero: str, option: Option) -> None:
    """The Overlord's turn waits until the attack is resolved completely (DE-ORD-13)."""
    g.tell(GuardUsed(hero, rule="DE-ORD-12", also=("DE-ORD-15", "DE-RUL-99")))
    await attack(g, hero, option, "DE-ORD-12", GUARD)  # type: ignore[arg-type]


REACTIONS.guard_options, REACTIONS.guard_attack = guard_options, guard_attack
