"""The focus of a seat: the figure in question, the spaces it knows, what a figure sees, which moment a question belongs to."""

from __future__ import annotations

from collections.abc import Mapping

from tenebra.boards.eight import within
from tenebra.games.descent import options as opt
from tenebra.games.descent.rules.abilities import rank, type_of
from tenebra.games.descent.rules.powers import speed_of
from tenebra.games.descent.rules.sight import rocks, seen
from tenebra.games.descent.rules.space import floor_of, grid_of, lines_of, occupied, steps_of
from tenebra.games.descent.rules.walking import Walk
from tenebra.games.descent.state import MELEE, OVERLORD, DEState, Figure, Monster
from tenebra.kernel import View


def figure_at(state: DEState, who: str) -> Figure | None:
    """A hero or a monster by its id, if there is such a one."""
    return state.heroes.get(who) or state.monsters.get(who)


def focus_of(view: View[DEState]) -> Figure | None:
    """The figure the question is about, the one that acts, or the seat's own."""
    state, about = view.state, view.decision.about if view.decision is not None else {}
    turn = state.turn.hero if state.turn is not None else ""
    active = state.activation.monster if state.activation is not None else ""
    named = (about.get(field, "") for field in ("hero", "monster", "attacker", "figure"))
    return next((found for who in (*named, active, turn, view.seat) if (found := figure_at(state, who)) is not None), None)


def known_spaces(view: View[DEState]) -> int:
    """The spaces that are on the table; the Overlord has the quest guide (DE-GEN-04)."""
    return grid_of(view.state).floor if view.seat == OVERLORD else floor_of(view.state)


def sight(view: View[DEState], piece: str) -> tuple[str, ...]:
    """The spaces that a figure, or whoever stood at a place, sees; of those, the ones this seat knows (DE-LOS-01)."""
    state, grid, one = view.state, grid_of(view.state), figure_at(view.state, piece)
    if one is not None:
        found = seen(state, piece) if one.space else 0
    else:
        here = grid.bit.get(piece, 0) & known_spaces(view)
        found = lines_of(state).seen(here, (occupied(state) | rocks(state)) & ~here) if here else 0
    return tuple(grid.spaces(found & known_spaces(view)))


def moment(view: View[DEState]) -> str:
    """Names the turn a question belongs to: equal names, the same turn."""
    state = view.state
    asked = view.decision.prompt if view.decision is not None and not state.round else ""
    who = state.turn.hero if state.turn is not None else state.activation.monster if state.activation is not None else asked
    return f"{state.round} {state.phase} {who}".strip()


def is_secret(view: View[DEState], key: str) -> bool:
    """An Overlord who passes in a window keeps his thoughts: a pause must tell nothing."""
    return view.decision is not None and view.decision.prompt == "window" and key == str(opt.Pass())


def is_private(key: str, about: Mapping[str, str]) -> bool:
    """A card that is not played is a card in the Overlord's hand."""
    return "card" in about and not key.startswith(("play ", "discard "))


def ground_of(state: DEState, one: Figure) -> int:
    """The spaces a figure could stand on when it has walked as far as its speed goes (DE-MOV-01)."""
    walk = Walk(state, one, 0 if one.web else speed_of(state, one.id))
    return walk.body.covers(walk.reached | walk.here)


def zone_of(state: DEState, monster: Monster, shot: int) -> int:
    """The spaces a monster could strike at in its next activation: it walks, then attacks, a shot so far (DE-MON-01)."""
    return struck_from(state, monster, ground_of(state, monster), type_of(state, monster), shot)


def struck_from(state: DEState, one: Figure, ground: int, type: str, shot: int) -> int:
    """The spaces a figure that could stand on these strikes at."""
    if type == MELEE:
        return within(grid_of(state), ground, 2) if rank(state, one.id, "reach") else steps_of(state).beside(ground)
    return lines_of(state).seen(ground, rocks(state)) & within(grid_of(state), ground, shot)
