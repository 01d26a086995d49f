"""The listing of a living table, and how it is kept for the time when the table sleeps."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Protocol

import msgspec

from tenebra.kit.words import LANGUAGES
from tenebra.tables.glance import GLANCE, Glance, eyes_of, read_glance
from tenebra.tables.log import Log
from tenebra.tables.people import People
from tenebra.tables.ports import TablePort
from tenebra.tables.storage import Storage
from tenebra.tables.words import words_at_hand, words_of

LOG = logging.getLogger("tenebra.tables")
LOOKED_THROUGH = 60
"""The number of the last events that are looked through for something to tell."""


class ListedPort(TablePort, Protocol):
    """The interface of a table towards its listing."""

    @property
    def changed(self) -> float:
        """When something was done last."""
        ...

    @property
    def is_open_book(self) -> bool:
        """The journal hides nothing from anybody."""
        ...


class Listing:
    """The little that lists say of a living table."""

    def __init__(self, table: ListedPort, people: People, storage: Storage, log: Log) -> None:
        self._table, self._people, self._storage, self._log = table, people, storage, log
        self._kept_at = -1
        """How long the log was when this was last written down."""

    def restore(self, notes: Mapping[str, str]) -> None:
        """The notes that lay beside the log when the table was woken."""
        length = self._log.past.length
        self._kept_at = length if read_glance(notes.get(GLANCE, ""), self._table.game.id, length) is not None else -1

    @property
    def glance(self) -> Glance:
        """The summary of how the game stands now."""
        table, session = self._table, self._table.session
        return Glance(
            self._log.past.length,
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
        )

    def last_line(self, eyes: str, language: str) -> str:
        """The last thing worth telling that these eyes could see."""
        session, game = self._table.session, self._table.game
        since = max(0, len(session.events) - LOOKED_THROUGH)
        lines = game.chronicle(session.numbered(eyes, since), session.view(eyes), words_of(language, game.id))
        worth = (told.text for told in reversed(lines) if told.text and not told.is_clerical and told.tale is None)
        return next(worth, "")

    def last_lines(self) -> dict[str, dict[str, str]]:
        """The last lines for every key, in all languages: who looks at the list later may speak any of them."""
        eyes = {eyes_of(key.seats) for key in self._people.keys.values()}
        return {language: {one: self.last_line(one, language) for one in eyes} for language in LANGUAGES}

    async def keep(self) -> None:
        """Write down how the table stands, so that it need not be woken for a list; unless that is known."""
        if self._kept_at == self._log.past.length:
            return
        try:
            await words_at_hand([self._table.game.id])
            lines = self.last_lines()
            glance = msgspec.structs.replace(self.glance, lines=lines)
        except Exception:  # who cannot be listed asleep is woken for it
            LOG.exception("how table %s stands could not be told", self._table.id)
            return
        self._kept_at = self._log.past.length
        self._storage.soon(self._storage.note(GLANCE, msgspec.json.encode(glance).decode()))
