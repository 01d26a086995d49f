"""What comes after every action (CO-ACT-03, CO-RUL-99): forced drops, reaction spells, the scenario's rules, victory."""

from __future__ import annotations

from tenebra.games.conan.rules.objects import relieve
from tenebra.games.conan.rules.scenario_rules import reckon_slain
from tenebra.games.conan.rules.victory import check_victory
from tenebra.games.conan.state import COState
from tenebra.games.conan.windows import between
from tenebra.kernel import Game
from tenebra.kit.orders import CLOSED

G = Game[COState]


async def settle(g: G) -> None:
    """An action is completed, with everything it has caused."""
    await end_action(g)
    reactions = between(g)
    if reactions is not CLOSED:
        await reactions
        await end_action(g)


async def end_action(g: G) -> None:
    """Whoever carries too much drops something, the scenario hears of the dead, a side may have won."""
    await relieve(g)
    await reckon_slain(g)
    check_victory(g)
