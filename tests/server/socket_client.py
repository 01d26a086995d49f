"""A client for the tests: one socket, messages that wait for their answer, and everything that was heard."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bench import PATIENCE
from bench.house import House
from tenebra.server.messages import PROTOCOL

SEATS = ("keeper", "vardak", "naurania", "storm", "wick")
HEROES = SEATS[1:]
NO_CODE = 0
"""The connection broke before the server could say why."""
_NUMBERS = itertools.count(1)


class SocketClient:
    """One socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._scene: dict[str, Any] = {}

    def send(self, type: str, **fields: Any) -> str:
        """Ask without waiting; the id of the ask."""
        fields.setdefault("id", f"ask-{next(_NUMBERS)}")
        self.socket.send(json.dumps({"type": type, **fields}))
        return str(fields["id"])

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Ask and wait for the answer."""
        id = self.send(type, **fields)
        return self.wait(lambda news: news.get("id") == id and news["type"] not in ("position", "chairs"))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        text = str(self.socket.recv(timeout))
        news: dict[str, Any] = json.loads(text)
        if news["type"] == "position":
            # as the page does: only what has changed is told again
            self._scene = {**self._scene, **news.get("scene", {})}
            if self._scene:
                news["scene"] = self._scene
        self.raw.append(text)
        self.heard.append(news)
        return news

    def wait(self, wanted: Any, timeout: float = PATIENCE) -> dict[str, Any]:
        """The first message from here on that is wanted: by its type, or by a question about it."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            news = self.next(end - time.monotonic())
            if news["type"] == wanted if isinstance(wanted, str) else wanted(news):
                return news
        raise TimeoutError(f"not heard: {wanted}")

    def told(self, wanted: Any) -> dict[str, Any]:
        """The first message that is wanted, heard already or still to come.

        What an ask brings about may be told before the ask itself is answered.
        """
        fits = (lambda news: news["type"] == wanted) if isinstance(wanted, str) else wanted
        return next((news for news in self.heard if fits(news)), None) or self.wait(fits)

    def position(self, choices: int) -> dict[str, Any]:
        """The position after so many choices, or a later one."""
        known = [news for news in self.heard if news["type"] == "position" and news["choices"] >= choices]
        return known[-1] if known else self.wait(lambda news: news["type"] == "position" and news["choices"] >= choices)

    def latest(self) -> dict[str, Any]:
        """The last position that was heard."""
        return next(news for news in reversed(self.heard) if news["type"] == "position")

    def stay(self, seconds: float) -> None:
        """Hear whatever comes until nothing comes for so long."""
        while True:
            try:
                self.next(seconds)
            except TimeoutError:
                return

    def farewell(self) -> tuple[dict[str, Any], int]:
        """Why the server closes the socket, and the code."""
        said: dict[str, Any] = {}
        while True:
            try:
                said = self.next()
            except ConnectionClosed as closed:
                return said, closed.rcvd.code if closed.rcvd is not None else NO_CODE


@contextmanager
def joined(house: House, key: str, *, welcome: bool = True, **hello: Any) -> Iterator[SocketClient]:
    """A socket at a table, after hello and welcome and the first position."""
    with connect(f"{house.sockets_address}/api/play", compression=None, max_size=None, open_timeout=PATIENCE) as socket:
        made = SocketClient(socket)
        made.send("hello", **{"protocol": PROTOCOL, "key": key, **hello})
        if welcome:
            made.wait("welcome")
            made.wait("position")
        yield made


def wish(**seats: str) -> list[dict[str, str]]:
    """Seats by who plays them: `wish(keeper="greedy", heroes="me")`; `friend:Anna` is a friend by name."""
    whole = {seat: seats.get(seat, seats.get("heroes" if seat in HEROES else "", "greedy")) for seat in SEATS}
    out = []
    for seat, by in whole.items():
        kind, _, name = by.partition(":")
        out.append({"seat": seat, "by": kind, **({"name": name} if name else {})})
    return out


def open_table(house: House, scenario: str = "gronks-lair", **seats: str) -> dict[str, Any]:
    """A new table; its keys."""
    wanted = {"game": "dungeon-venture", "scenario": scenario, "seats": wish(**seats)}
    answer = httpx.post(f"{house.address}/api/tables", json=wanted, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def choose(one: SocketClient, option: str = "", **also: Any) -> dict[str, Any]:
    """Make a choice for the position heard last: this one, or the first."""
    here = one.latest()
    wanted = option or here["options"][0]
    return one.ask("choose", **{"seat": here["seat"], "option": wanted, "at": here["choices"], **also})
