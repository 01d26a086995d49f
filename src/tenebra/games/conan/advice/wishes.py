"""The areas where the Overlord wants his models: those his own objectives wait for, found in the scenario's own rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tenebra.games.conan.rules.victory import is_reached, places
from tenebra.games.conan.scenario import Phrase
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import COState

OBJECTIVE, COMPANY, NEAR = 12.0, 2.0, 3.0
"""Worth of wishes: that somebody by name stands where he must, that anybody does, and the latter more where it is the last that
is missing, in wounds of a hero."""
DEEP = 3
"""The depth to which causes are followed back."""


class Wish(NamedTuple):
    """A wish for so many models of a name, or of any if there is none, in an area."""

    name: str
    area: str
    number: int
    worth: float


def wishes_of(state: COState) -> list[Wish]:
    """All of them, each once."""
    return list(dict.fromkeys(wish for phrase in sheet_of(state).losses for wish in _for_phrase(state, phrase, DEEP)))


def _for_phrase(state: COState, phrase: Phrase, deep: int, left: int = 1) -> Iterator[Wish]:
    """The wishes that bring an objective or a condition about; worth the more the less is left of it."""
    match phrase.verb:
        case "at":
            yield from (Wish(phrase.name, area, 1, OBJECTIVE) for area in places(state, phrase.place))
        case "foes":
            number = phrase.amount(len(state.party))
            yield from (Wish("", area, number, COMPANY + NEAR / left) for area in places(state, phrase.place))
        case "count" if deep and not is_reached(state, phrase):
            left = phrase.amount(len(state.party)) - state.counters.get(phrase.name, 0)
            yield from _for_count(state, phrase.name, deep - 1, left)


def _for_count(state: COState, name: str, deep: int, left: int) -> Iterator[Wish]:
    """Whatever counts it: a rule that has not happened yet, or an event; first what that is still waiting for."""
    for do, given, on in _still_to_come(state):
        counts = any(deed.verb == "count" and deed.name == name for deed in do)
        is_over = any(phrase.is_not and is_reached(state, phrase) for phrase in given)
        if counts and not is_over:
            yield from _for_conditions(state, given, on, deep, left)


def _still_to_come(state: COState) -> Iterator[tuple[Sequence[Phrase], Sequence[Phrase], Phrase | None]]:
    """The effects of rules that have not happened yet, their conditions and their triggers; then the same of events."""
    sheet = sheet_of(state)
    for number, rule in enumerate(sheet.own_rules):
        if number not in state.sprung:
            yield rule.do, rule.given, rule.on
    for happenings in sheet.events.values():
        yield from ((one.do, one.given, None) for one in happenings)


def _for_conditions(state: COState, given: Sequence[Phrase], on: Phrase | None, deep: int, left: int) -> Iterator[Wish]:
    """The wishes for what a rule waits for, counts before all else; if nothing is left to count, also that somebody comes."""
    wanted = [phrase for phrase in given if not phrase.is_not]
    missing = [phrase for phrase in wanted if phrase.verb == "count" and not is_reached(state, phrase)]
    if not missing and on is not None and on.verb == "come":
        yield from (Wish(on.name, area, 1, OBJECTIVE) for area in places(state, on.place))
    for phrase in missing or wanted:
        yield from _for_phrase(state, phrase, deep, left)
