"""The focus of a seat: the character in question, what is seen from an area, which moment a question belongs to."""

from __future__ import annotations

from tenebra.games.conan.rules.sight import sees
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import Character, COState, is_alive
from tenebra.kernel import View

NAMED = ("hero", "model", "figure", "who", "attacker", "target", "by")
"""The fields in which questions name the character they are about; the first that is one counts."""


def someone(state: COState, who: str) -> Character | None:
    """A hero or a model by its id, if it is on the map."""
    if who not in state.heroes and who not in state.models:
        return None
    return (state.heroes.get(who) or state.models[who]) if is_alive(state, who) else None


def focus_of(view: View[COState]) -> Character | None:
    """The character the question is about, the one that acts, or the seat's own."""
    state, about = view.state, view.decision.about if view.decision is not None else {}
    acting = state.activation.model if state.activation is not None else ""
    named = (about.get(field, "") for field in NAMED)
    return next((found for who in (*named, acting, view.seat) if (found := someone(state, who)) is not None), None)


def sight(view: View[COState], piece: str) -> tuple[str, ...]:
    """The areas that a character, or whoever stood in an area, sees (CO-LOS-01)."""
    state = view.state
    one, areas = someone(state, piece), sheet_of(state).chart.board.names
    here = one.area if one is not None else piece if piece in areas else ""
    return tuple(area for area in areas if sees(state, here, area)) if here else ()
