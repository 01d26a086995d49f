"""Ties, which the Party Leader decides (DR-TIE): asked only where the outcomes differ."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.state import DRState, party_leader, seat_of
from tenebra.kernel import Game, Option

G = Game[DRState]
PASS = opt.Pass()
"""Let the rules pick the first."""


async def break_tie(g: G, prompt: str, choices: Sequence[str], target: str = "", **about: str) -> str:
    """One of some names that the rules do not tell apart; a single one needs no question.

    In a Battleground the controller of the Monster's primary target decides, or chance (DR-RUL-92).
    """
    state = g.state
    if not state.teams:
        return await pick(g, party_leader(state), prompt, choices, **about)
    return await pick(g, seat_of(state, target), prompt, choices, **about) if target else g.draw(list(dict.fromkeys(choices)))


async def pick(g: G, seat: str, prompt: str, choices: Sequence[str], **about: str) -> str:
    """One of some names, a seat's choice; it may leave it to the rules."""
    different = list(dict.fromkeys(choices))
    if len(different) == 1:
        return different[0]
    offers: list[Option] = [*(opt.Choose(name) for name in different), PASS]
    answer = await g.ask(seat, prompt, lambda: offers, None, **about)
    return answer.name if isinstance(answer, opt.Choose) else different[0]
