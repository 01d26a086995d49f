"""What questions cost: whoever looks at everything at once waits, and nobody else does."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tenebra.server.messages import Inspect, Look, LookBack, Moment, Overview, Rounds, Sight, Story, WhyNot
from tenebra.server.rate_limit import AddressBuckets
from tenebra.server.settings import Rate
from tenebra.server.trouble import Declined
from tenebra.tables.who import Who

T = TypeVar("T")
ASKS = (Inspect, Look, LookBack, Moment, Overview, Rounds, Sight, Story, WhyNot)
"""What changes nothing, and may be dear."""
ELSEWHERE: dict[type, float] = {Look: 0.03, LookBack: 0.1, Story: 0.05}
"""Those that are worked out in a thread, so that nobody waits for them but who asks; what they are taken to cost."""
PATIENCE = 10.0
"""Who would have to wait longer is refused."""


class Curiosity:
    """What was asked, by address and by table, in seconds of the processor."""

    def __init__(self, rate: Rate) -> None:
        self._spent = AddressBuckets(rate)
        self._turns: OrderedDict[str, asyncio.Lock] = OrderedDict()
        self._desk = asyncio.Lock()
        """Whoever is answered here. Between two answers everybody else goes on."""

    async def satisfy(self, who: Who, table: str, ask: object, answer: Callable[[], Awaitable[T]]) -> T:
        """Answer a question when it is its turn. One is answered at a time, so that all at once keep nobody else."""
        is_here = type(ask) not in ELSEWHERE
        await self._rest(who)
        async with self._turn(table) if is_here else contextlib.nullcontext():
            await self._rest((table,))
            async with self._desk if is_here else contextlib.nullcontext():
                await asyncio.sleep(0)
                began = time.thread_time()
                try:
                    return await answer()
                finally:
                    cost = ELSEWHERE.get(type(ask), time.thread_time() - began)
                    self._spent.pay(who, cost)
                    self._spent.pay((table,), cost)

    async def _rest(self, who: Who) -> None:
        """Until what was spent is made up for. Even where nothing is owed, others come in between."""
        wait = self._spent.wait(who)
        if wait > PATIENCE:
            raise Declined("too-many")
        await asyncio.sleep(wait)

    def _turn(self, table: str) -> asyncio.Lock:
        turn = self._turns.pop(table, None) or asyncio.Lock()
        self._turns[table] = turn
        while len(self._turns) > 1000 and not next(iter(self._turns.values())).locked():
            self._turns.popitem(last=False)
        return turn
