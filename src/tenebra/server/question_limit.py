"""A rate limit for questions, which change nothing but may be expensive: by address and by table, in processor time."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tenebra.server.errors import Declined
from tenebra.server.messages import Inspect, Look, LookBack, Moment, Overview, Rounds, Sight, Story, WhyNot
from tenebra.server.rate_limit import AddressBuckets
from tenebra.server.settings import Rate
from tenebra.tables.who import Who

T = TypeVar("T")
QUESTIONS = (Inspect, Look, LookBack, Moment, Overview, Rounds, Sight, Story, WhyNot)
"""The messages that are limited here."""
COST_IN_A_THREAD: dict[type, float] = {Look: 0.03, LookBack: 0.1, Story: 0.05}
"""Questions answered in a thread, with the seconds each is taken to cost."""
LONGEST_WAIT = 10.0
"""Seconds; a question that would have to wait longer is refused."""


class QuestionLimiter:
    """Holds questions to so many seconds of the processor, for each address and each table."""

    def __init__(self, rate: Rate) -> None:
        self._spent = AddressBuckets(rate)
        self._table_locks: OrderedDict[str, asyncio.Lock] = OrderedDict()
        self._answering = asyncio.Lock()
        """Held while a question is answered in the event loop: one at a time, so that choices come between."""

    async def run(self, who: Who, table: str, ask: object, answer: Callable[[], Awaitable[T]]) -> T:
        """Answer a question once its address and its table are within their budget; its cost is charged to both."""
        is_here = type(ask) not in COST_IN_A_THREAD
        await self._wait_for_budget(who)
        async with self._table_lock(table) if is_here else contextlib.nullcontext():
            await self._wait_for_budget((table,))
            async with self._answering if is_here else contextlib.nullcontext():
                await asyncio.sleep(0)
                began = time.thread_time()
                try:
                    return await answer()
                finally:
                    cost = COST_IN_A_THREAD.get(type(ask), time.thread_time() - began)
                    self._spent.pay(who, cost)
                    self._spent.pay((table,), cost)

    async def _wait_for_budget(self, who: Who) -> None:
        """Wait until what was spent is made up for. Even where nothing is owed, other tasks run in between."""
        wait = self._spent.wait(who)
        if wait > LONGEST_WAIT:
            raise Declined("too-many")
        await asyncio.sleep(wait)

    def _table_lock(self, table: str) -> asyncio.Lock:
        lock = self._table_locks.pop(table, None) or asyncio.Lock()
        self._table_locks[table] = lock
        while len(self._table_locks) > 1000 and not next(iter(self._table_locks.values())).locked():
            self._table_locks.popitem(last=False)
        return lock
