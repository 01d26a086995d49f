"""Standing orders: what a seat has said about being asked in windows, and the law by which that answers one."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping
from types import coroutine
from typing import Any, Literal, NamedTuple, cast

import msgspec

from tenebra.kernel import Rule

When = Literal["ask", "if_useful", "as_before", "not_this_turn", "not_this_round"]
"""Ask me; ask only if I can do anything but let it pass; answer as I did last, where that may be chosen; do not ask before the
turn, or the round, is over."""
EVERY = ""
"""In the place of a window's kind: all that have no order of their own."""


@coroutine
def _closed() -> Generator[Any, Any, None]:
    return
    yield


_over = _closed()
next(_over, None)
CLOSED = cast("Rule", _over)
"""A window nobody can use. It is over, so awaiting it, again and again, costs nothing."""


class Window(msgspec.Struct, frozen=True):
    """A moment at which a seat may react: its kind, and the option that lets it pass."""

    kind: str
    passing: str
    is_secret: bool = False
    """The seat's options are hidden from others: neither being asked nor silence may tell them."""
    matters: bool = True
    """Something offered beside passing can change something, as far as the game knows."""
    is_reaction: bool = True
    """It answers what somebody else does; otherwise the rules leave a choice to the seat."""


class AskedAt(NamedTuple):
    """The moment of a question: the turn by its name, the round, how many choices were made before."""

    turn: str
    round: int
    choices: int


class StandingOrder(msgspec.Struct, frozen=True):
    """A seat's order when to be asked, and its moment: one for a turn or a round lapses with it, or when it is taken back."""

    when: When
    given: AskedAt
    option: str = ""
    """The answer of `as_before`: the last answer by hand since it was given."""

    def holds(self, now: AskedAt) -> bool:
        """Whether it has not lapsed."""
        if self.when in ("ask", "if_useful", "as_before"):
            return True
        if now.choices < self.given.choices or now.round != self.given.round:
            return False
        return self.when == "not_this_round" or now.turn == self.given.turn


Orders = Mapping[str, StandingOrder]
"""The orders of one seat, by the kind of window."""


def with_order(orders: Orders, kind: str, order: StandingOrder) -> dict[str, StandingOrder]:
    """One order more; an order for every window puts all others out of force."""
    kept = {} if kind == EVERY else {other: order for other, order in orders.items() if other != kind}
    return kept if order.when == "ask" and EVERY not in kept else {**kept, kind: order}


def in_force(orders: Orders, now: AskedAt) -> dict[str, StandingOrder]:
    """The orders that have not lapsed."""
    return {kind: order for kind, order in orders.items() if order.holds(now)}


def answer_to(orders: Orders, window: Window, options: Collection[str], now: AskedAt) -> str:
    """The answer of a seat's orders to this window, which offers it these options; "" if the seat is to be asked."""
    held = in_force(orders, now)
    order = held.get(window.kind) or held.get(EVERY)
    if order is None or order.when == "ask":
        return ""
    if order.when == "as_before":
        return order.option if order.option in options else ""
    is_asked = order.when == "if_useful" and len(options) > 1 and window.matters
    return window.passing if window.passing in options and not is_asked else ""


def learned(orders: Orders, kind: str, option: str) -> Orders:
    """The orders of a seat that has just answered a window of this kind by hand."""
    order = orders.get(kind) or orders.get(EVERY)
    if order is None or order.when != "as_before" or order.option == option:
        return orders
    return {**orders, kind: msgspec.structs.replace(order, option=option)}
