"""Swap Places (DV-SWAP)."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.turns import Answered, Swapped
from tenebra.games.dungeon_venture.rules.actions import AGREED, OF_BOSS
from tenebra.games.dungeon_venture.rules.space import allies, is_adjacent, standing
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import HERO, DVState, Figure, player_of
from tenebra.kernel import Game, Option, Reason

G = Game[DVState]
YES, NO = opt.Agree(), opt.Refuse()


def swap_options(state: DVState, figure: Figure, near: int) -> list[Option]:
    """The neighbours a Hero or Boss can change places with."""
    if not near & standing(state)[figure.form != HERO]:
        return []
    bit = sheet_of(state).grid.bit
    return [opt.Swap(other.id) for other in allies(state, figure) if near & bit[other.space] and other is not figure]


@OF_BOSS.law(opt.Swap)
def why_not_swap(state: DVState, who: str, option: opt.Swap) -> Reason | None:
    """Another Hero on an adjacent space; for a Boss, a Monster (DV-SWAP-01, DV-RUL-63)."""
    figure, other = state.figures[who], state.figures.get(option.other)
    if other is None or other is figure or other not in allies(state, figure):
        return Reason("DV-SWAP-01", "not-an-ally", {"figure": option.other})
    is_beside = is_adjacent(state, figure.space, other.space)
    return None if is_beside else Reason("DV-SWAP-01", "not-adjacent", {"figure": option.other})


@AGREED.carries_out(opt.Swap)
async def agrees(g: G, who: str, option: opt.Swap) -> bool:
    """Another player is asked; one's own other Hero needs no asking, nor does a Boss's Monster (DV-DEC-06)."""
    state, other = g.state, option.other
    if state.figures[who].form != HERO or player_of(state, who) == player_of(state, other):
        return True
    answer: Option = await g.ask(other, "swap", lambda: [YES, NO], figure=who, other=other)
    g.tell(Answered(other, answer == YES, "swap", rule="DV-SWAP-02"))
    return answer == YES and who in state.figures and other in state.figures


@OF_BOSS.carries_out(opt.Swap)
async def swap(g: G, who: str, option: opt.Swap) -> None:
    """Two figures exchange places; that is no movement and triggers no Trap (DV-SWAP-03, DV-RUL-42)."""
    g.tell(Swapped(who, option.other, rule="DV-SWAP-03"))
