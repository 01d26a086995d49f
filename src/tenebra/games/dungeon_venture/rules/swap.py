"""Swap Places (DV-SWAP)."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.turns import Answered, Swapped
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


def why_not_swap(state: DVState, figure: Figure, other_id: str) -> Reason | None:
    """Another Hero on an adjacent space; for a Boss, a Monster (DV-SWAP-01, DV-RUL-63)."""
    other = state.figures.get(other_id)
    if other is None or other.id == figure.id or other not in allies(state, figure):
        return Reason("DV-SWAP-01", "not-an-ally", {"figure": other_id})
    return None if is_adjacent(state, figure.space, other.space) else Reason("DV-SWAP-01", "not-adjacent", {"figure": other_id})


def swap(g: G, figure_id: str, other_id: str) -> None:
    """Two figures exchange places; that is no movement and triggers no Trap (DV-SWAP-03, DV-RUL-42)."""
    g.tell(Swapped(figure_id, other_id, rule="DV-SWAP-03"))


async def agrees(g: G, figure_id: str, other_id: str) -> bool:
    """Another player is asked; one's own other Hero needs no asking, nor does a Boss's Monster (DV-DEC-06)."""
    state = g.state
    if state.figures[figure_id].form != HERO or player_of(state, figure_id) == player_of(state, other_id):
        return True
    answer: Option = await g.ask(other_id, "swap", lambda: [YES, NO], figure=figure_id, other=other_id)
    g.tell(Answered(other_id, answer == YES, "swap", rule="DV-SWAP-02"))
    return answer == YES and figure_id in state.figures and other_id in state.figures
