"""The gate that every request at a table passes: whether it may be asked at all, and its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from tenebra.tables.errors import NotYours, Unknown
from tenebra.tables.people import Limits, Pass, tidy

T = TypeVar("T")


class Requests:
    """One request after the other, each carried out to its end."""

    def __init__(self, table: str, limits: Limits) -> None:
        self._table, self._limits = table, limits
        self.lock = asyncio.Lock()
        self.is_gone = False
        """Nothing more is done at this table."""
        self._under_way: set[asyncio.Task[Any]] = set()

    def id_of(self, request: str) -> str | None:
        """The id of a request; None if it has none."""
        return tidy(request, "the id of a request", self._limits.request) or None

    def must_play(self, who: Pass) -> None:
        """Refuse whoever only looks on, or belongs to another table."""
        self.must_be_open()
        if who.table.requests is not self or who.role == "spectator":
            raise NotYours("this key is for looking on")

    def must_be_open(self) -> None:
        """Refuse everything at a table that is gone."""
        if self.is_gone:
            raise Unknown(f"the table {self._table} is gone")

    async def carry_out(self, deed: Callable[[], Awaitable[T]]) -> T:
        """Do it in its turn, to the end even if whoever asked for it is gone: what is kept must also be played."""
        task = asyncio.ensure_future(self._in_turn(deed))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        # whoever asked may be gone; the error is not to be reported as forgotten
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _in_turn(self, deed: Callable[[], Awaitable[T]]) -> T:
        async with self.lock:
            self.must_be_open()
            return await deed()

    @property
    def are_under_way(self) -> bool:
        """Something is being carried out."""
        return bool(self._under_way)

    async def finish(self) -> None:
        """Come back when everything that was begun is done."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
