"""The log of a table: every line is written down before it is true, and a request counts once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tenebra.kernel import BadInput, save
from tenebra.players import PlayerChoice
from tenebra.tables.errors import Full, Late, NotKept
from tenebra.tables.past import Made, Past, go_back_to_common, write_reason
from tenebra.tables.people import ChairState, Pass
from tenebra.tables.ports import House, TablePort
from tenebra.tables.requests import Requests
from tenebra.tables.scribe import Conflict, Line
from tenebra.tables.storage import Storage
from tenebra.tables.store import ADD_ENTRY, KEEP_SAFE, Entry
from tenebra.tables.turns import Turns, play_on

LOG = logging.getLogger("tenebra.tables")
SAFE_EVERY = 16
"""After so many lines of the log a journal is kept beside it, to go on from under other rules."""


class Log:
    """The log of a table: what was done, and the turns to which its choices belong."""

    def __init__(self, table: TablePort, house: House, turns: Turns, past: Past, requests: Requests, storage: Storage) -> None:
        self._table, self._house, self._requests, self._storage = table, house, requests, storage
        self.turns, self.past = turns, past
        self.is_doubtful = False
        """Something was to be written down and nobody knows whether it was: the store has to be asked."""
        self._safe_at = past.length
        """How long the log was when the journal was last kept beside it."""

    def entry(
        self, kind: str, seat: str, text: str, by_hand: bool, key: str, request: str | None, reason: PlayerChoice | None = None
    ) -> Entry:
        """The next line, if it comes to that."""
        return Entry(self.past.length, kind, seat, text, by_hand, key, request, time.time(), write_reason(reason))

    def line(self, entry: Entry) -> Line:
        """The store's line for an entry."""
        return ADD_ENTRY, {"table": self._table.id, **msgspec.structs.asdict(entry)}

    async def write(self, entry: Entry, also: Sequence[Line] = ()) -> None:
        """Write a line down, and what else has to be true with it."""
        most = self._house.limits.entries
        # who only goes to and fro must not end the game of all: there is always room for choices
        if self.past.length >= (most // 2 if entry.kind in ("undo", "redo") else most):
            raise Full(f"{most} choices and changes are all that a table keeps, and in its second half nothing is taken back")
        try:
            await self._storage.write([self.line(entry), *also])
        except BaseException:
            self.is_doubtful = True
            raise
        self.past.add(entry)

    def begin(self, made: Iterable[Made], chairs: Mapping[str, ChairState], at: float) -> Iterator[Line]:
        """The choices made before this table was laid, as the beginning of its log, all of them at that time."""
        for one in made:
            chair = chairs[one.seat]
            kind, by_hand = "pass" if one.is_pass else "choice", one.by_hand and chair.by == "person"
            entry = self.entry(kind, one.seat, one.text, by_hand, chair.key_id, None, one.reason)
            entry = msgspec.structs.replace(entry, at=at)
            self.past.add(entry)
            yield self.line(entry)
        self._safe_at = self.past.length

    async def once(self, who: Pass, request: str | None, wish: tuple[str, ...], deed: Callable[[], Awaitable[None]]) -> int:
        """Carry out a request, unless that was done before: then say what came of it, how many choices there were."""
        return await self._requests.carry_out(lambda: self._once(who.key_id, request, wish, deed))

    async def _once(self, key: str, request: str | None, wish: tuple[str, ...], deed: Callable[[], Awaitable[None]]) -> int:
        await self.be_sure()
        if (done := self._carried(key, request, wish)) is not None:
            return done
        try:
            await deed()
        except Conflict:
            await self.be_sure()
            raise Late("the position is another one by now") from None
        return len(self._table.session.inputs)

    def _carried(self, key: str, request: str | None, wish: tuple[str, ...]) -> int | None:
        """How many choices there were when a request had been carried out; None if it was not."""
        done = self.past.requests.get((key, request)) if request is not None else None
        if done is None:
            return None
        if done.wish != wish:
            raise BadInput(f"the id {request!r} was used for another request")
        return done.choices

    async def be_sure(self) -> None:
        """If there is doubt, go where the store is: it may know more than this table."""
        if not self.is_doubtful:
            return
        table = self._table
        try:
            entries = await asyncio.to_thread(self._house.store.read_entries, table.id)
        except SQLAlchemyError as error:
            raise NotKept(f"the store cannot be read: {error}") from None
        self.is_doubtful = False
        if len(entries) != self.past.length:
            LOG.warning("table %s differs from its store; it goes where the store is", table.id)
            self.past = Past(entries)
            same = go_back_to_common(table.session, self.past.made)
            self.turns.cut(same)
            for _ in play_on(table.game, table.session, self.turns, self.past.made[same:]):
                pass
            if table.session.is_over:
                self._house.counted(table)
            table.after_change(rewound_from=table.session.events_at(same))

    def after_change(self, is_rewound: bool) -> None:
        """The game stands elsewhere."""
        if is_rewound:
            self.turns.cut(len(self._table.session.inputs))
        if self.past.length % SAFE_EVERY == 0 or self._table.session.is_over:
            self.keep_journal()

    def keep_journal(self) -> None:
        """Write down the journal that lies beside the log."""
        self._safe_at = self.past.length
        self._storage.soon([(KEEP_SAFE, {"of": self._table.id, "journal": save(self._table.session)})])

    @property
    def has_journal(self) -> bool:
        """The journal beside it is as long as the log is now."""
        return self._safe_at == self.past.length
