"""Lines that strangers open: each has its time and its measure, and there are only so many at once.

uvicorn has limits for answers and for silence between requests; those for what does not come, or is not taken, are here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from collections import Counter
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tenebra.kit.unforeseen import unforeseen
from tenebra.server.guard import Bucket
from tenebra.server.settings import Settings

if sys.platform != "win32":
    import resource

LOG = logging.getLogger("tenebra.server")
SPARE = 96
"""Descriptors for everything but lines: the store, computers, files that are read."""
SAID_EVERY = 10.0
"""Seconds between two lines in the log about what strangers do."""
AT_MOST = 65_536


MOST_KINDS = 100
"""So many different things are counted at a time; what else strangers may think of is counted as one."""


class Overheard(logging.Logger):
    """What uvicorn has to say about lines: whatever strangers can make it say as often as they like is counted at the door."""

    def __init__(self, door: Door) -> None:
        super().__init__("uvicorn.error", logging.WARNING)
        self._door = door

    def handle(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            unforeseen(error, "a line")
        else:
            self._door.note(record.getMessage()[:80])


class Door:
    """All lines that are open. What is wrong with them is told together, not each by itself."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.connections, raise_descriptors() - SPARE)
        self._open: dict[Line, None] = {}
        """The longest open first."""
        self.overheard = Overheard(self)
        self._dropped: Counter[str] = Counter()
        self._said = -SAID_EVERY
        self._saying: asyncio.TimerHandle | None = None

    def enter(self, line: Line) -> bool:
        """One more, in place of one that has asked for nothing yet if need be; whether there is room."""
        if len(self._open) >= self.most:
            idle = next((one for one in self._open if one.is_idle), None)
            if idle is None:
                self.note("no room")
                return False
            idle.drop("no room")
            self.leave(idle)
        self._open[line] = None
        return True

    def leave(self, line: Line) -> None:
        """One less."""
        self._open.pop(line, None)

    def note(self, what: str) -> None:
        """Something a stranger has caused."""
        self._dropped[what if what in self._dropped or len(self._dropped) < MOST_KINDS else "other things"] += 1
        if self._saying is None:
            wait = max(0.0, self._said + SAID_EVERY - time.monotonic())
            self._saying = asyncio.get_running_loop().call_later(wait, self._say)

    def _say(self) -> None:
        LOG.warning("what strangers did: %s", ", ".join(f"{what} ({count})" for what, count in sorted(self._dropped.items())))
        self._dropped.clear()
        self._saying, self._said = None, time.monotonic()

    def hear(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What the loop has to complain about: without a descriptor it does so for each line that waits."""
        if "accept" in context.get("message", ""):
            self.note(str(context.get("exception")))
        else:
            loop.default_exception_handler(context)


class Line:
    """What every kind of line has: a deadline for what it sends, another for what it takes."""

    door: Door
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _due: asyncio.TimerHandle | None = None
    _taken: asyncio.TimerHandle | None = None

    @property
    def is_idle(self) -> bool:
        """Nothing has been asked yet, or nothing any more."""
        raise NotImplementedError

    def drop(self, why: str) -> None:
        """End the line now, whatever waits on it."""
        self.door.note(why)
        self.transport.abort()

    def expect(self, seconds: float, what: str) -> None:
        """Something has to come in so many seconds."""
        self.expect_no_more()
        self._due = self.loop.call_later(seconds, self.drop, what)

    def expect_no_more(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def hold(self) -> None:
        """More waits to be taken than should: it has to be taken in time."""
        if self._taken is None:
            self._taken = self.loop.call_later(self.door.settings.slow_seconds, self.drop, "not read")

    def release(self) -> None:
        """It was taken."""
        if self._taken is not None:
            self._taken.cancel()
            self._taken = None

    def gone(self) -> None:
        """The line is at its end."""
        self.door.leave(self)
        self.expect_no_more()
        self.release()


class RequestLine(Line, H11Protocol):
    """A line for requests: header and body have their time."""

    def __init__(self, config: Config, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self.door = config.door
        self.logger = self.door.overheard
        self._awaited = ""
        self._is_handed_on = False
        """The request has become a socket: its line is another's now."""

    @property
    def is_idle(self) -> bool:
        cycle: Any = self.cycle
        return bool(self._awaited) or cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.door.enter(self):
            self._await("header")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gone()

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:  # no stranger can send anything that is worth more than a word
            self.drop(repr(error)[:80])

    def handle_events(self) -> None:
        super().handle_events()
        if self._is_handed_on:
            return
        match self.conn.their_state:
            case h11.SEND_BODY:
                self._await("body")
            case h11.IDLE if self.conn.trailing_data[0]:
                self._await("header")
            case _:
                self._await("")

    def _await(self, what: str) -> None:
        if what != self._awaited:
            self._awaited = what
            if what:
                settings = self.door.settings
                self.expect(settings.header_seconds if what == "header" else settings.body_seconds, f"no {what}")
            else:
                self.expect_no_more()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_handed_on = True
        self.gone()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.release()


class SocketLine(Line, WebSocketsSansIOProtocol):
    """A line for a guest: little before hello, few frames that are no messages, and it has to be read."""

    def __init__(self, config: Config, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self.door = config.door
        self.logger = self.door.overheard
        self._frames = Bucket(self.door.settings.messages)
        self._left = 2 * self.door.settings.frame_bytes
        """Bytes that may still come before hello."""
        self._heard = 0

    @property
    def is_idle(self) -> bool:
        return self._heard < 2

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if not self.door.enter(self):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gone()

    def data_received(self, data: bytes) -> None:
        if self.is_idle:
            self._left -= len(data)
            if self._left < 0:
                self.drop("too much before hello")
                return
        try:
            super().data_received(data)
        except Exception as error:  # no stranger can send anything that is worth more than a word
            self.drop(repr(error)[:80])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.drop("no handshake")

    def send_receive_event_to_app(self) -> None:
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.door.note("no UTF-8")
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count()

    def _count(self) -> None:
        if not self._frames.take():
            self.drop("too many frames")

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # what it does not read would keep the line open for ever
        self.drop("no answer to a ping")

    async def receive(self) -> Any:
        # whoever is listened to again has said hello
        self._heard += 1
        message = await super().receive()
        if message["type"] == "websocket.connect":
            self._heard = 0
        return message

    def pause_writing(self) -> None:
        super().pause_writing()
        self.hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.release()


class Config(uvicorn.Config):
    """What uvicorn is told, and the door through which all lines come."""

    def __init__(self, app: Any, door: Door, **named: Any) -> None:
        self.door = door
        super().__init__(app, http=RequestLine, ws=SocketLine, **named)


def raise_descriptors() -> int:
    """As many files and lines as this process may have open; how many that are."""
    if sys.platform == "win32":
        return AT_MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = AT_MOST if hard == resource.RLIM_INFINITY else min(hard, AT_MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return AT_MOST if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft
