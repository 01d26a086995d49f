"""Event numbers as a seat counts them: events hidden from it are left out, so that not even their number leaks."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

import msgspec

from tenebra.kernel import Event, Session
from tenebra.kit.told import Told


class VisibleEvents:
    """The numbers of the events that a seat may know of, as the game stands."""

    def __init__(self, session: Session[Any], seat: str) -> None:
        state = session.state
        veiled = ((number, event) for number, event in enumerate(session.events) if type(event).seen_by is not Event.seen_by)
        self._hidden = [number for number, event in veiled if event.seen_by(seat, state) is None]

    def count_before(self, number: int) -> int:
        """How many of the first so many events the seat is told of."""
        return number - bisect_left(self._hidden, number)

    def number_of(self, told: int) -> int:
        """The true number of the event before which the seat was told of so many."""
        for hidden in self._hidden:
            if hidden > told:
                break
            told += 1
        return told

    def renumbered(self, lines: tuple[Told, ...]) -> tuple[Told, ...]:
        """Lines of the chronicle with the numbers that the seat counts."""
        if not self._hidden:
            return lines
        return tuple(msgspec.structs.replace(line, number=self.count_before(line.number)) for line in lines)
