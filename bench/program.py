"""A program at a table: it plays over the WebSocket, comes back when the line breaks, and asks again with the same id."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench import PATIENCE
from tenebra.server.messages import PROTOCOL

Pick = Callable[[Sequence[str]], str]
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Heard(msgspec.Struct, frozen=True):
    """What a program reads of any message; the rest is skipped unread."""

    type: str
    id: str = ""
    choices: int = 0
    seat: str = ""
    asked: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    outcome: str = ""
    error: str = ""
    detail: str = ""


class Made(msgspec.Struct, frozen=True):
    """A choice the server has acknowledged: it is the choice of this number (the first is 1)."""

    number: int
    seat: str
    option: str
    seconds: float


DECODER = msgspec.json.Decoder(Heard)
_NAMES = itertools.count(1)


class Program:
    """Answers whenever a seat of its key is asked."""

    def __init__(
        self, address: str, key: str, pick: Pick, *, pause: float = 0.0, heard: Callable[[str], Any] | None = None
    ) -> None:
        """`pause` is the time from one choice to the next; `heard` is given every message as it came."""
        self.address, self.key, self.pick, self.pause, self.heard = f"{address}/api/play", key, pick, pause, heard
        self.name = f"p{next(_NAMES)}"
        self.made: list[Made] = []
        self.refused: list[Heard] = []
        self.reconnects = 0
        self.is_over = False
        self._asking: tuple[str, str, str, int] | None = None
        self._position: Heard | None = None
        self._answered: Heard | None = None
        self._since = 0.0
        self._next = 0.0
        self._numbers = itertools.count(1)

    @property
    def unanswered(self) -> tuple[str, str, str, int] | None:
        """The choice whose answer is still awaited: its id, seat, option, and the number of choices before it."""
        return self._asking

    async def play(self, choices: int = 1_000_000, seconds: float = 1e9) -> None:
        """Play so many choices, or so long, or until the game is over; a broken line is mended."""
        end = time.monotonic() + seconds
        while not self.is_over and len(self.made) < choices and time.monotonic() < end:
            try:
                async with connect(self.address, compression=None, max_size=None, open_timeout=PATIENCE) as line:
                    async with asyncio.timeout(end - time.monotonic()):
                        await self._play(line, choices)
            except LOST:
                self.reconnects += 1
                await asyncio.sleep(0.05)

    async def _play(self, line: ClientConnection, choices: int) -> None:
        await line.send(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "key": self.key}).decode())
        if self._asking is not None:
            # it may have been carried out before the line broke: the same id is carried out once
            await self._send(line)
        async for text in line:
            news = DECODER.decode(text)
            if self.heard is not None:
                self.heard(str(text))
            if news.type == "farewell":
                raise RuntimeError(f"sent away: {news.error}: {news.detail}")
            if news.type in ("done", "refusal"):
                self._take_answer(news)
                if len(self.made) >= choices:
                    return
            elif news.type == "position":
                self._position = news
            await self._choose(line)
            if self.is_over:
                return

    def _take_answer(self, news: Heard) -> None:
        if self._asking is None or news.id != self._asking[0]:
            return
        _, seat, option, _ = self._asking
        self._asking = None
        if news.type == "done":
            self.made.append(Made(news.choices, seat, option, time.perf_counter() - self._since))
        else:
            self.refused.append(news)

    async def _choose(self, line: ClientConnection) -> None:
        """Answer the position, if it asks this program and is not the one that was answered last."""
        here = self._position
        if here is None or self._asking is not None:
            return
        self.is_over = bool(here.outcome)
        if here is self._answered or not here.options or here.seat not in here.asked:
            return
        if self.made and here.choices < self.made[-1].number:
            return  # the position after the last choice is still on its way
        self._answered = here
        wait = self._next - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
        self._next = max(self._next, time.monotonic() - self.pause) + self.pause
        self._asking = (f"{self.name}-{next(self._numbers)}", here.seat, self.pick(here.options), here.choices)
        await self._send(line)

    async def _send(self, line: ClientConnection) -> None:
        assert self._asking is not None
        id, seat, option, at = self._asking
        self._since = time.perf_counter()
        choice = {"type": "choose", "id": id, "seat": seat, "option": option, "at": at}
        await line.send(msgspec.json.encode(choice).decode())


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
