"""What the rules leave open is the Party Leader's to decide (DR-TIE): asked only where the outcomes differ."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.state import DRState, party_leader, seat_of
from tenebra.kernel import Game, Option

G = Game[DRState]
PASS = opt.Pass()
"""Let the rules pick the first."""


def decider(state: DRState, target: str = "") -> str:
    """The Party Leader; in a Battleground the controller of the Monster's primary target (DR-TIE-02, DR-RUL-92)."""
    return seat_of(state, target) if state.teams and target else party_leader(state)


async def break_tie(g: G, prompt: str, choices: Sequence[str], target: str = "", **about: str) -> str:
    """One of some names that the rules do not tell apart; a single one needs no question."""
    return await pick(g, decider(g.state, target), prompt, choices, **about)


async def pick(g: G, seat: str, prompt: str, choices: Sequence[str], **about: str) -> str:
    """One of some names, a seat's choice; it may leave it to the rules."""
    different = list(dict.fromkeys(choices))
    if len(different) == 1:
        return different[0]
    offers: list[Option] = [*(opt.Choose(name) for name in different), PASS]
    answer = await g.ask(seat, prompt, lambda: offers, None, **about)
    return answer.name if isinstance(answer, opt.Choose) else different[0]
