"""A table at a glance: the little that a list says of it, kept where it can be read without playing the game again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tenebra.games.registry import GAMES
from tenebra.kit.words import LANGUAGES
from tenebra.tables.people import People
from tenebra.tables.store import StoredTable

SPECTATOR = "spectator"
"""The eyes of whoever has no seat."""
GLANCE = "glance"
"""The kind of note it is kept on."""


class Glance(msgspec.Struct, frozen=True):
    """A summary of how the game of a table stands, for lists."""

    entries: int
    """How long the log was: with a longer one the game stands elsewhere."""
    rules: str
    """The version of the rules: under others the game goes on from elsewhere."""
    scenario: str
    round: int
    choices: int
    asked: tuple[str, ...]
    is_over: bool
    outcome: str
    is_open_book: bool
    changed: float
    ways: dict[str, str]
    lines: dict[str, dict[str, str]] = {}
    """The last thing that could be seen: by language, then by the eyes of each key. Empty where the table can be asked."""


class KeptListing(NamedTuple):
    """The listing of a sleeping table, as it was written down."""

    glance: Glance

    def last_line(self, eyes: str, language: str) -> str:
        """The last thing that these eyes could see."""
        return self.glance.lines[language].get(eyes, "")


class SleepingTable:
    """A table in the store whose game need not be played again to be listed. Nobody is there."""

    def __init__(self, kept: StoredTable, glance: Glance, people: People) -> None:
        row = kept.row
        self.id, self.title, self.created, self.campaign = row["id"], row["title"], row["created"], row["campaign"] or ""
        self.game, self.people, self.listing = GAMES[row["game"]], people, KeptListing(glance)


class BrokenTable(NamedTuple):
    """A table that cannot be read by these rules, or not at all: what the store says of it nevertheless."""

    id: str
    game: str
    title: str
    created: float
    why: str
    is_alone: bool
    """Nobody else plays: its journal hides nothing from its owner."""


def read_glance(text: str, game: str, length: int) -> Glance | None:
    """The summary in a note, if it is of a log of this length and these rules and has words for everybody."""
    try:
        glance = msgspec.json.decode(text, type=Glance)
    except msgspec.DecodeError:
        return None
    package = GAMES.get(game)
    is_true = package is not None and (glance.entries, glance.rules) == (length, package.rules_version)
    return glance if is_true and glance.lines.keys() >= set(LANGUAGES) else None


def eyes_of(seats: Sequence[str]) -> str:
    """The seat somebody looks through if they name none."""
    return seats[0] if seats else SPECTATOR
