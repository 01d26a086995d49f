"""Campaigns: one table after another, and the record that goes from each to the next exactly once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tenebra.games.registry import game_called
from tenebra.tables.people import Wish
from tenebra.tables.scribe import Line
from tenebra.tables.store import ADD_CAMPAIGN, ADVANCE, RESEAT_CAMPAIGN, RETURN, Row


class CampaignRecord(msgspec.Struct):
    """A campaign: who plays it, what it has come to, and the table of the scenario under way."""

    id: str
    hash: str
    game: str
    seats: tuple[Wish, ...]
    switches: tuple[str, ...]
    record: dict[str, Any]
    table: str
    created: float
    changed: float

    @property
    def next(self) -> tuple[str, ...]:
        """The scenarios that may come next; none while one is under way, or when it is over."""
        return () if self.table else game_called(self.game).the_campaign().next(self.record)

    @property
    def is_over(self) -> bool:
        """Whether nothing more can come."""
        return not self.table and not self.next

    def add_line(self) -> Line:
        """The store's line that adds this campaign when it begins."""
        row = msgspec.structs.asdict(self)
        return ADD_CAMPAIGN, {
            **row,
            **{name: msgspec.json.encode(row[name]).decode() for name in ("seats", "switches", "record")},
        }

    def advance_line(self, record: Mapping[str, Any], now: float) -> Line:
        """The store's line that says that the scenario under way has been played."""
        return ADVANCE, {"of": self.id, "played": self.table, "then": msgspec.json.encode(record).decode(), "now": now}

    def handed(self, seat: str, name: str) -> tuple[Wish, ...]:
        """The seats from now on, this one given to somebody else by link."""
        return tuple(Wish(seat, "friend", name, wish.way) if wish.seat == seat else wish for wish in self.seats)

    def hand_line(self, seat: str, name: str) -> Line:
        """The store's line that says that somebody else plays a seat."""
        return RESEAT_CAMPAIGN, {"of": self.id, "wishes": msgspec.json.encode(self.handed(seat, name)).decode()}

    def return_line(self, record: Mapping[str, Any], table: str, now: float) -> Line:
        """The store's line that says that the scenario played last is under way again."""
        return RETURN, {"of": self.id, "then": msgspec.json.encode(record).decode(), "which": table, "now": now}


def read_campaign(row: Row) -> CampaignRecord:
    """A campaign as it was written down."""
    return CampaignRecord(
        row["id"],
        row["hash"],
        row["game"],
        msgspec.json.decode(row["seats"], type=tuple[Wish, ...]),
        msgspec.json.decode(row["switches"], type=tuple[str, ...]),
        msgspec.json.decode(row["record"], type=dict[str, Any]),
        row["table"],
        row["created"],
        row["changed"],
    )
