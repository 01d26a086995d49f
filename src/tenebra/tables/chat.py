"""The chat of a table."""

from __future__ import annotations

import time
from collections import defaultdict, deque
from collections.abc import Mapping, Sequence

from tenebra.kernel import BadInput
from tenebra.tables.changes import Remark, RemarkMade
from tenebra.tables.errors import Full
from tenebra.tables.listeners import Listeners
from tenebra.tables.people import Limits, Pass, tidy
from tenebra.tables.requests import Requests
from tenebra.tables.scribe import Conflict
from tenebra.tables.storage import Storage
from tenebra.tables.store import ADD_REMARK, Row

MOMENT = 10.0
"""Within so many seconds somebody says only so much."""


class Chat:
    """The remarks of everybody at a table, in order."""

    def __init__(
        self, table: str, limits: Limits, rows: Sequence[Row], requests: Requests, storage: Storage, listeners: Listeners
    ) -> None:
        self._table, self._limits = table, limits
        self._requests, self._storage, self._listeners = requests, storage, listeners
        self.remarks = [Remark(row["n"], row["who"], row["seat"], row["text"], row["at"]) for row in rows]
        self._next = self.remarks[-1].number + 1 if self.remarks else 0
        self._said: dict[tuple[str, str], Remark] = {
            (row["key"], row["request"]): remark for row, remark in zip(rows, self.remarks, strict=True) if row["request"]
        }
        """The remarks, by key id and request."""
        self._lately: Mapping[str, deque[float]] = defaultdict(deque)
        """By key id: when somebody spoke last."""

    async def say(self, who: Pass, text: str, request: str = "") -> Remark:
        """Say something to everybody at the table."""
        self._requests.must_play(who)
        words = tidy(text, "a remark", self._limits.remark)
        if not words:
            raise BadInput("nothing was said")
        id, now = self._requests.id_of(request), time.time()
        return await self._requests.carry_out(lambda: self._say(who, words, id, now))

    async def _say(self, who: Pass, text: str, request: str | None, now: float) -> Remark:
        if request is not None and (who.key_id, request) in self._said:
            return self._said[who.key_id, request]
        lately = self._lately[who.key_id]
        while lately and lately[0] < now - MOMENT:
            lately.popleft()
        if len(lately) >= self._limits.remarks_at_once:
            raise Full("so much was said just now; wait a little")
        if len(self.remarks) >= self._limits.remarks:
            raise Full(f"{self._limits.remarks} remarks are all that a table keeps")
        remark = Remark(self._next, who.name, who.seats[0] if who.seats else "", text, now)
        # a number is used once, even if nobody knows what became of the remark that had it
        self._next += 1
        row = {"table": self._table, "n": remark.number, "who": remark.who, "seat": remark.seat, "text": text, "at": now}
        try:
            await self._storage.write([(ADD_REMARK, {**row, "key": who.key_id, "request": request})])
        except Conflict:
            # the number is new, so it is the request: what was said before is kept after all
            if request is None:
                raise
        lately.append(now)
        self.remarks.append(remark)
        if request is not None:
            self._said[who.key_id, request] = remark
        self._listeners.notify(RemarkMade(remark))
        return remark
