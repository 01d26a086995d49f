"""Standing orders at a table: kept beside the log, known to their seat alone, carried out as if by hand."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Mapping

import msgspec

from tenebra.kernel import BadInput, fresh_seed
from tenebra.kernel.chance import Chance, key_of
from tenebra.kit.orders import EVERY, AskedAt, Orders, StandingOrder, When, Window, answer_to, in_force, learned, with_order
from tenebra.tables.errors import NotYours
from tenebra.tables.log import Log
from tenebra.tables.people import Pass, People
from tenebra.tables.play import Play
from tenebra.tables.ports import TablePort
from tenebra.tables.requests import Requests
from tenebra.tables.storage import Storage
from tenebra.tables.turns import turn_of

ORDERS = "orders"
"""The kind of note on which they are kept."""
LEAST, MOST = 0.25, 1.2
"""The shortest and the longest time, in seconds, that an order takes to let a secret window pass: a turn has several."""
USUAL = (LEAST, 0.9)
"""Within this, as long as nobody has seen the seat let one pass by hand."""
REMEMBERED = 8


class Pauses:
    """Times a seat takes to let a window pass. An order takes as long as the hand did, so that nobody can tell them apart."""

    def __init__(self) -> None:
        self._took: dict[str, deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._chance = Chance(key_of(fresh_seed()))

    def saw(self, seat: str, seconds: float) -> None:
        """Note how long a seat took to let a window pass by hand."""
        self._took[seat].append(seconds)

    def next(self, seat: str) -> float:
        """The seconds that the next pass is to take."""
        took = self._took[seat]
        seconds = self._chance.pick(took) * self._between(0.8, 1.2) if took else self._between(*USUAL)
        return min(max(seconds, LEAST), MOST)

    def _between(self, least: float, most: float) -> float:
        return least + (most - least) * self._chance.pick(range(1001)) / 1000


class StandingOrders:
    """The standing orders of each seat, and the windows that are let pass for whoever does not want to be asked."""

    def __init__(self, table: TablePort, people: People, requests: Requests, storage: Storage, log: Log, play: Play) -> None:
        self._table, self._people, self._requests, self._storage = table, people, requests, storage
        self._log, self._play = log, play
        self._orders: Mapping[str, Orders] = {}
        self._asked_at = 0.0
        """The time of the question at hand, by the clock of the loop."""
        self._asked_in = ""
        """The kind of window that the question at hand is, if it is one."""
        self.pauses = Pauses()

    def restore(self, notes: Mapping[str, str]) -> None:
        """The notes that lay beside the log when the table was woken."""
        if ORDERS in notes:
            self._orders = msgspec.json.decode(notes[ORDERS], type=dict[str, dict[str, StandingOrder]])
        self._asked_in = self._kind_at_hand()

    def of(self, seat: str) -> dict[str, When]:
        """The orders of a seat that are in force, by the kind of window."""
        orders = self._orders.get(seat)
        return {kind: order.when for kind, order in in_force(orders, self._now()).items()} if orders else {}

    async def instruct(self, who: Pass, seat: str, kind: str, when: When) -> None:
        """A seat says when it wants to be asked in windows of a kind, or in all. What is asked now may be answered by it."""
        self._requests.must_play(who)
        if seat not in who.seats:
            raise NotYours(f"{seat} is not your seat")
        windows = self._table.game.windows
        if kind not in (EVERY, *windows):
            raise BadInput(f"there is no window {kind!r}; there are {', '.join(windows) or 'none'}")
        await self._requests.carry_out(lambda: self._instruct(who, seat, kind, when))

    async def _instruct(self, who: Pass, seat: str, kind: str, when: When) -> None:
        await self._log.be_sure()
        now = in_force(self._orders.get(seat, {}), self._now())
        orders = {**self._orders, seat: with_order(now, kind, StandingOrder(when, self._now()))}
        await self._storage.write(self._storage.note(ORDERS, msgspec.json.encode(orders).decode()))
        self._orders, self._asked_in = orders, self._kind_at_hand()
        self._table.after_order(seat)
        if answer := self.answer_for(seat):
            # whoever gives an order at a question has answered it by hand
            await self._play.make(seat, answer, by_hand=True, key=who.key_id)

    def answer_for(self, seat: str) -> str:
        """The answer of a seat's orders to the window that is open now; "" if there is none, or the seat is to be asked."""
        decision, chair = self._table.session.decision, self._people.chairs.get(seat)
        if decision is None or decision.seats != (seat,) or chair is None or chair.by != "person" or chair.stand_in:
            return ""
        window = self._window_at_hand()
        if window is None or not self._orders.get(seat):
            return ""
        options = {str(option) for option in decision.options(seat)}
        return answer_to(self._orders[seat], window, options, self._now())

    def _window_at_hand(self) -> Window | None:
        decision = self._table.session.decision
        return self._table.game.window(decision.prompt, decision.about) if decision is not None else None

    def _kind_at_hand(self) -> str:
        window = self._window_at_hand()
        return window.kind if window is not None else ""

    async def take_time(self, seat: str) -> None:
        """Wait as long as a hand would if others play and the window is secret: silence must not tell what a hand holds."""
        window = self._window_at_hand()
        if window is not None and window.is_secret and not self._people.is_alone:
            await self.wait(self.pauses.next(seat))

    async def wait(self, seconds: float) -> None:
        """Let the time pass."""
        await asyncio.sleep(seconds)

    def _now(self) -> AskedAt:
        table = self._table
        turn = turn_of(table.game, table.session)
        return AskedAt(turn.turn, turn.round, len(table.session.inputs))

    def after_change(self, by: str, is_rewound: bool) -> None:
        """The game stands elsewhere: how long a hand took for it is remembered, and some orders may be over."""
        now, made = asyncio.get_running_loop().time(), self._log.past.made
        if by and not is_rewound and made and made[-1].is_pass and made[-1].by_hand:
            self.pauses.saw(by, now - self._asked_at)
        self._asked_at = now
        if self._orders:
            if by and not is_rewound and made and made[-1].by_hand and self._asked_in:
                self._learn(by, made[-1].text)
            moment = self._now()
            self._orders = {seat: in_force(orders, moment) for seat, orders in self._orders.items()}
        self._asked_in = self._kind_at_hand()

    def _learn(self, seat: str, option: str) -> None:
        """A seat has answered a window by hand: some orders answer the next one so."""
        before = self._orders.get(seat, {})
        now = learned(before, self._asked_in, option)
        if now != before:
            self._orders = {**self._orders, seat: now}
            self._storage.soon(self._storage.note(ORDERS, msgspec.json.encode(self._orders).decode()))
