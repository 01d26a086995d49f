"""The tables awake in memory: one is loaded when somebody enters it, and put to sleep when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tenebra.tables.errors import NotKept, Unknown, Unreadable
from tenebra.tables.glance import SleepingTable
from tenebra.tables.live import LiveTable
from tenebra.tables.ports import House
from tenebra.tables.resuming import Broken, asleep, broken, resume, table_of

LOG = logging.getLogger("tenebra.tables")
AT_ONCE = 4
"""The number of tables that are loaded at the same time; the next ones wait, so that whoever plays does not."""
ROUNDS = 8
"""The watch goes round so many times in the while after which a table sleeps."""


class Awake:
    """The living tables of a house. All others are what the store says, and wait there for somebody to come."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.tables: dict[str, LiveTable] = {}
        self.broken: dict[str, Broken] = {}
        """Tables that these rules were seen to be unable to read, by id. They are kept as they are."""
        self._used: dict[str, float] = {}
        self._under_way: dict[str, asyncio.Task[None]] = {}
        """Tables that are being brought to life or put to sleep: whoever wants one of them waits for that."""
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._watch: asyncio.Task[None] | None = None
        self._is_closed = False

    async def table(self, id: str) -> LiveTable:
        """The living table, the same one for everybody; it is woken if it sleeps."""
        while id not in self.tables:
            if id in self.broken:
                raise Unreadable(self.broken[id].why)
            if self._is_closed:
                raise NotKept("the house is closed")
            # whoever asked first may be gone before it is there; others wait for it, too
            await asyncio.shield(self._under_way.get(id) or self._begin(id, self._bring_to_life(id)))
        self._used[id] = time.monotonic()
        return self.tables[id]

    async def asleep(self, ids: Iterable[str]) -> dict[str, SleepingTable]:
        """The sleeping ones of these tables that can be listed as they are, without being woken."""
        wanted = set(ids) - self.tables.keys() - self.broken.keys()
        if passing := [self._under_way[id] for id in wanted & self._under_way.keys()]:
            await asyncio.wait(passing)
        if not wanted:
            return {}
        try:
            found = await asyncio.to_thread(self._house.store.read_notes, sorted(wanted))
        except SQLAlchemyError as error:
            raise NotKept(f"the store cannot be read: {error}") from None
        return {kept.row["id"]: table for kept in found if (table := asleep(kept)) is not None}

    def add(self, table: LiveTable) -> None:
        """A table is here, and its computers play."""
        self.tables[table.id], self._used[table.id] = table, time.monotonic()
        table.computers.wake()

    def forget(self, id: str) -> LiveTable:
        """A table is not here any more; whoever wants it has to wake it."""
        del self._used[id]
        return self.tables.pop(id)

    def sleep_after(self, seconds: float) -> None:
        """From now on tables at which nothing happens for so long are put to sleep; unless this is said, none is."""
        if self._watch is not None:
            self._watch.cancel()
        self._watch = asyncio.create_task(self._keep_watch(seconds), name="the watch over idle tables")

    async def close(self) -> None:
        """Everybody goes to sleep."""
        self._is_closed = True
        if self._watch is not None:
            self._watch.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close()

    def _begin(self, id: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        async def to_its_end() -> None:
            try:
                await work
            finally:
                del self._under_way[id]

        task = self._under_way[id] = asyncio.create_task(to_its_end(), name=f"waking or sleeping of {id}")
        # those who wait are told what went wrong; there may be nobody
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    async def _bring_to_life(self, id: str) -> None:
        async with self._at_once:
            try:
                kept = await asyncio.to_thread(self._house.store.read_table, id)
            except SQLAlchemyError as error:
                raise NotKept(f"the store cannot be read: {error}") from None
            if kept is None:
                raise Unknown(f"there is no table {id}")
            found = await resume(kept, self._house.limits.seconds_to_wake)
        if isinstance(found, Broken):
            raise self._cannot_be_read(found)
        try:
            table = table_of(self._house, kept, found)
        except Exception as error:  # whatever lies beside the log, nobody else has to know
            raise self._cannot_be_read(broken(kept, error)) from None
        if found.lines:
            await self._house.scribe.write(found.lines)
        self.add(table)

    def _cannot_be_read(self, found: Broken) -> Unreadable:
        LOG.error("table %s cannot be read: %s", found.table, found.why)
        self.broken[found.table] = found
        return Unreadable(found.why)

    async def _put_to_sleep(self, table: LiveTable) -> None:
        try:
            await table.close()
            # what is still to be written must not be overtaken by whoever wakes it next
            await self._house.scribe.write([])
        except NotKept:
            LOG.warning("table %s went to sleep while its store did not answer", table.id)
        except Exception:  # the watch goes on; the store knows all that was acknowledged
            LOG.exception("table %s did not go to sleep well", table.id)

    async def _keep_watch(self, idle: float) -> None:
        """Round after round, one table after the other, so that nobody has to wait for many of them."""
        while True:
            await asyncio.sleep(idle / ROUNDS)
            for id in list(self.tables):
                if self._may_sleep(id, idle):
                    await asyncio.shield(self._begin(id, self._put_to_sleep(self.forget(id))))

    def _may_sleep(self, id: str, idle: float) -> bool:
        table, now = self.tables.get(id), time.monotonic()
        if table is None:
            return False
        if not table.is_at_rest:
            self._used[id] = now
        return now - self._used[id] >= idle
