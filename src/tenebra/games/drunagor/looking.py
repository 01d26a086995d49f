"""The focus of a seat: the character in question, what it can reach, when a card of the Track acts."""

from __future__ import annotations

from typing import Literal

from tenebra.games.drunagor.state import TRACK, Character, DRState, character, is_there
from tenebra.kernel import View

NAMED = ("figure", "hero", "who", "monster", "target", "by")
"""The fields in which questions name the character they are about; the first that is one counts."""


def someone(state: DRState, who: str) -> Character | None:
    """A character by its id, if it is on the board."""
    return character(state, who) if who and is_there(state, who) else None


def focus_of(view: View[DRState]) -> Character | None:
    """The character the question is about, the one whose turn it is, or the seat's own."""
    state, about = view.state, view.decision.about if view.decision is not None else {}
    acting = state.turn.card if state.turn is not None else ""
    named = (about.get(field, "") for field in NAMED)
    return next((found for who in (*named, acting, view.seat) if (found := someone(state, who)) is not None), None)


def when_of(state: DRState, card: str, position: str) -> Literal["past", "now", "waiting"]:
    """The time at which a card acts in this round (DR-INI-05)."""
    if state.turn is not None and state.turn.card == card:
        return "now"
    if not state.marker or not position:
        return "waiting"
    here, there = TRACK.index(state.marker), TRACK.index(position)
    return "past" if there < here or (there == here and card in state.done) else "waiting"


def moment(view: View[DRState]) -> str:
    """The turn a question belongs to: a card's, in its round."""
    state = view.state
    turn = state.turn.card if state.turn is not None else ""
    return f"{state.round} {turn} {view.seat}"
