"""A table at a glance: the little that a list says of it, kept where it can be read without playing the game again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tenebra.games.registry import GAMES
from tenebra.kit.words import LANGUAGES
from tenebra.tables.people import ChairState, KeyState
from tenebra.tables.store import Kept
from tenebra.tables.words import words_of

if TYPE_CHECKING:
    from tenebra.tables.live import LiveTable

SPECTATOR = "spectator"
"""The eyes of whoever has no seat."""
LOOKED_THROUGH = 60
"""So many of the last events are looked through for something to tell."""
GLANCE = "glance"
"""The kind of slip it is kept on."""


class Glance(msgspec.Struct, frozen=True):
    """How the game of a table stands."""

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


class SleepingTable:
    """A table in the store whose game need not be played again to be listed."""

    def __init__(self, kept: Kept, glance: Glance, chairs: dict[str, ChairState], keys: Mapping[str, KeyState]) -> None:
        row = kept.row
        self.id, self.title, self.created, self.campaign = row["id"], row["title"], row["created"], row["campaign"] or ""
        self.game, self.glance, self.chairs, self.keys = GAMES[row["game"]], glance, chairs, keys
        self.thinking: frozenset[str] = frozenset()

    def is_here(self, seat: str) -> bool:
        """Where somebody is, nobody sleeps."""
        return False

    def last_line(self, eyes: str, language: str) -> str:
        """The last thing that these eyes could see."""
        return self.glance.lines[language].get(eyes, "")


class BrokenTable(NamedTuple):
    """A table that cannot be read by these rules, or not at all: what the store says of it nevertheless."""

    id: str
    game: str
    title: str
    created: float
    why: str
    is_alone: bool
    """Nobody else plays: its journal hides nothing from its owner."""


def glance_of(table: LiveTable, lines: dict[str, dict[str, str]] | None = None) -> Glance:
    """How the game of a living table stands now."""
    session = table.session
    return Glance(
        table.past.length,
        table.game.rules_version,
        session.start.scenario,
        getattr(session.state, "round", 0),
        len(session.inputs),
        session.decision.seats if session.decision is not None else (),
        session.is_over,
        session.outcome,
        table.is_open_book,
        table.changed,
        dict(table.game.ways(session.state)),
        lines or {},
    )


def lines_of(table: LiveTable) -> dict[str, dict[str, str]]:
    """The last lines for every key, in all languages: who looks at the list later may speak any of them."""
    eyes = {eyes_of(key.seats) for key in table.keys.values()}
    return {language: {one: last_line(table, one, language) for one in eyes} for language in LANGUAGES}


def read_glance(text: str, game: str, length: int) -> Glance | None:
    """What a slip says, if that is still how the game stands after a log of this length, and there are words for everybody."""
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


def last_line(table: LiveTable, eyes: str, language: str) -> str:
    """The last thing that these eyes could see at a living table."""
    session, game = table.session, table.game
    since = max(0, len(session.events) - LOOKED_THROUGH)
    lines = game.chronicle(session.numbered(eyes, since), session.view(eyes), words_of(language, game.id))
    return next((told.text for told in reversed(lines) if told.text), "")
