"""The absent people: since when, what their seats say for that time, where a computer came in for them. Kept beside the log."""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec

from tenebra.tables.people import IfAway, KeyState

ABSENCE = "absence"
"""The kind of note it is kept on."""


class Absence(msgspec.Struct):
    """The absences at one table."""

    away: dict[str, float] = {}
    """By key id: since when nobody has looked at the table with that key. Whoever is here is not in it."""
    if_away: dict[str, IfAway] = {}
    """By seat; a seat that says nothing is waited for."""
    came_in: dict[str, int] = {}
    """By seat: how many choices had been made when the computer that plays, or played to the end, came in."""

    @classmethod
    def read(cls, text: str, keys: Iterable[KeyState], created: float) -> Absence:
        """Read the note. Who was never here is away since the table was laid; who was here to the last, from now on."""
        kept = msgspec.json.decode(text, type=cls) if text else cls()
        for key in keys:
            if key.seats:
                kept.away.setdefault(key.id, time.time() if key.has_come else created)
        return kept

    def become(self, then: Absence) -> None:
        """Take over everything from another one."""
        self.away, self.if_away, self.came_in = then.away, then.if_away, then.came_in

    def written(self) -> str:
        """The note in which it is kept, as JSON."""
        return msgspec.json.encode(self).decode()

    def seconds(self, key: str) -> float:
        """For how long somebody has been away; nothing for whoever is here."""
        return max(0.0, time.time() - self.away[key]) if key in self.away else 0.0

    def may_stand_in(self, seat: str) -> bool:
        """The seat has said that a computer may play there."""
        return self.if_away.get(seat, "wait") == "computer"
