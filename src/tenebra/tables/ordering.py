"""Standing orders at a table: kept beside the log, known to their seat alone, carried out as if a hand had let it pass."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Mapping
from typing import Any

import msgspec

from tenebra.kernel import BadInput, fresh_seed
from tenebra.kernel.chance import Chance, key_of
from tenebra.kit.orders import EVERY, Moment, Orders, StandingOrder, When, Window, in_force, lets_pass, with_order
from tenebra.tables.changes import Instructed
from tenebra.tables.errors import NotYours
from tenebra.tables.handing import Handing
from tenebra.tables.people import Pass
from tenebra.tables.turns import turn_of

ORDERS = "orders"
"""The kind of slip on which they are kept."""
LEAST, MOST = 0.25, 1.2
"""The shortest and the longest time, in seconds, that an order takes to let a secret window pass: a turn has several."""
USUAL = (LEAST, 0.9)
"""Within this, as long as nobody has seen the seat let one pass by hand."""
REMEMBERED = 8


class Pauses:
    """How long a seat takes to let a window pass. An order takes as long as the hand did, so that nobody can tell them apart."""

    def __init__(self) -> None:
        self._took: dict[str, deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._chance = Chance(key_of(fresh_seed()))

    def saw(self, seat: str, seconds: float) -> None:
        """Somebody has let a window pass by hand."""
        self._took[seat].append(seconds)

    def next(self, seat: str) -> float:
        """How long the next one is to take."""
        took = self._took[seat]
        seconds = self._chance.pick(took) * self._between(0.8, 1.2) if took else self._between(*USUAL)
        return min(max(seconds, LEAST), MOST)

    def _between(self, least: float, most: float) -> float:
        return least + (most - least) * self._chance.pick(range(1001)) / 1000


class Ordering(Handing):
    """A table that answers for whoever does not want to be asked."""

    _orders: Mapping[str, Orders] = {}
    _asked_at = 0.0
    """When the question at hand was asked, by the clock of the loop."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.pauses = Pauses()

    def find_slips(self, slips: Mapping[str, str]) -> None:
        """What lay beside the log when the table was woken."""
        super().find_slips(slips)
        if ORDERS in slips:
            self._orders = msgspec.json.decode(slips[ORDERS], type=dict[str, dict[str, StandingOrder]])

    def orders_of(self, seat: str) -> dict[str, When]:
        """What a seat has ordered, as far as it is in force, by the kind of window."""
        orders = self._orders.get(seat)
        return {kind: order.when for kind, order in in_force(orders, self._now()).items()} if orders else {}

    async def instruct(self, who: Pass, seat: str, kind: str, when: When) -> None:
        """A seat says when it wants to be asked in windows of a kind, or in all. What is asked now may be answered by it."""
        self._must_play(who)
        if seat not in who.seats:
            raise NotYours(f"{seat} is not your seat")
        if kind not in (EVERY, *self.game.windows):
            raise BadInput(f"there is no window {kind!r}; there are {', '.join(self.game.windows) or 'none'}")
        await self._unbroken(self._instruct(who, seat, kind, when))

    async def _instruct(self, who: Pass, seat: str, kind: str, when: When) -> None:
        async with self._lock:
            self._must_be_open()
            await self._be_sure()
            now = in_force(self._orders.get(seat, {}), self._now())
            orders = {**self._orders, seat: with_order(now, kind, StandingOrder(when, self._now()))}
            await self._house.scribe.write(self._slip(ORDERS, msgspec.json.encode(orders).decode()))
            self._orders = orders
            self._instructed(seat)
            if window := self.passing_for(seat):
                # whoever gives an order at a question has answered it by hand
                await self._make(seat, window.passing, by_hand=True, key=who.key_id)

    def _instructed(self, seat: str) -> None:
        self._notify(Instructed(seat))

    def passing_for(self, seat: str) -> Window | None:
        """The window that is open now, if it is this seat's and its orders let it pass."""
        decision, chair = self.session.decision, self.chairs.get(seat)
        if decision is None or decision.seats != (seat,) or chair is None or chair.by != "person" or chair.stand_in:
            return None
        window = self.window_of(decision)
        if window is None or not self._orders.get(seat):
            return None
        options = {str(option) for option in decision.options(seat)}
        return window if lets_pass(self._orders[seat], window, options, self._now()) else None

    async def _take_time(self, seat: str, window: Window) -> None:
        """Where others play too and the window is secret, silence must not tell what a hand holds."""
        if window.is_secret and not self.is_alone:
            await self._wait(self.pauses.next(seat))

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def _now(self) -> Moment:
        turn = turn_of(self.game, self.session)
        return Moment(turn.turn, turn.round, len(self.session.inputs))

    def _after(self, by: str = "", rewound_from: int | None = None) -> None:
        now = asyncio.get_running_loop().time()
        if by and rewound_from is None and self.past.made and self.past.made[-1].is_pass and self.past.made[-1].by_hand:
            self.pauses.saw(by, now - self._asked_at)
        self._asked_at = now
        if self._orders:
            moment = self._now()
            self._orders = {seat: in_force(orders, moment) for seat, orders in self._orders.items()}
        super()._after(by, rewound_from)
