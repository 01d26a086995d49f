"""Events as they are counted for a seat: of those it may know nothing of it is not even told how many there were."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

import msgspec

from tenebra.kernel import Event, Session
from tenebra.kit.told import Told


class Count:
    """The events of a game, counted for a seat as the game stands."""

    def __init__(self, session: Session[Any], seat: str) -> None:
        state = session.state
        veiled = ((number, event) for number, event in enumerate(session.events) if type(event).seen_by is not Event.seen_by)
        self._hidden = [number for number, event in veiled if event.seen_by(seat, state) is None]

    def told(self, number: int) -> int:
        """How many of so many events the seat is told of."""
        return number - bisect_left(self._hidden, number)

    def number(self, told: int) -> int:
        """The number of an event before which it is told of so many."""
        for hidden in self._hidden:
            if hidden > told:
                break
            told += 1
        return told

    def counted(self, lines: tuple[Told, ...]) -> tuple[Told, ...]:
        """Lines of the chronicle with the numbers that the seat may know."""
        if not self._hidden:
            return lines
        return tuple(msgspec.structs.replace(line, number=self.told(line.number)) for line in lines)
