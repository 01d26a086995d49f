"""Connection limits: how many connections may be open, and how long one may take to send or to read.

uvicorn has limits for answers and for idle connections between requests. Here are those for a request that does not arrive, and
for an answer that is not read.
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
from tenebra.server.rate_limit import TokenBucket
from tenebra.server.settings import Settings

if sys.platform != "win32":
    import resource

LOG = logging.getLogger("tenebra.server")
SPARE_DESCRIPTORS = 96
"""File descriptors for everything but connections: the store, computers, files that are read."""
LOG_EVERY = 10.0
"""Seconds between two lines in the log about dropped connections."""
AT_MOST = 65_536
"""The most file descriptors that are asked for."""
MOST_KINDS = 100
"""The number of causes that are counted at a time; all others are counted as one."""


class CountingLogger(logging.Logger):
    """The logger given to uvicorn. Warnings that any client could cause without end are counted, and not logged one by one."""

    def __init__(self, limiter: ConnectionLimiter) -> None:
        super().__init__("uvicorn.error", logging.WARNING)
        self._limiter = limiter

    def handle(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            unforeseen(error, "a line")
        else:
            self._limiter.count(record.getMessage()[:80])


class ConnectionLimiter:
    """Holds all open connections to a limit. What goes wrong with them is logged as counts, in one line for all."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.connections, raise_descriptor_limit() - SPARE_DESCRIPTORS)
        self._open: dict[Connection, None] = {}
        """The longest open first."""
        self.logger = CountingLogger(self)
        self._counts: Counter[str] = Counter()
        self._logged = -LOG_EVERY
        self._pending_log: asyncio.TimerHandle | None = None

    def admit(self, connection: Connection) -> bool:
        """Add a connection, if need be in place of an idle one; whether there was room."""
        if len(self._open) >= self.most:
            idle = next((one for one in self._open if one.is_idle), None)
            if idle is None:
                self.count("no room")
                return False
            idle.drop("no room")
            self.remove(idle)
        self._open[connection] = None
        return True

    def remove(self, connection: Connection) -> None:
        """A connection has ended."""
        self._open.pop(connection, None)

    def count(self, what: str) -> None:
        """Count something that a client has caused; it is logged later, together with other counts."""
        self._counts[what if what in self._counts or len(self._counts) < MOST_KINDS else "other things"] += 1
        if self._pending_log is None:
            wait = max(0.0, self._logged + LOG_EVERY - time.monotonic())
            self._pending_log = asyncio.get_running_loop().call_later(wait, self._log)

    def _log(self) -> None:
        LOG.warning("what strangers did: %s", ", ".join(f"{what} ({count})" for what, count in sorted(self._counts.items())))
        self._counts.clear()
        self._pending_log, self._logged = None, time.monotonic()

    def handle_loop_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """The event loop's exception handler. Without descriptors it is called for each connection that waits."""
        if "accept" in context.get("message", ""):
            self.count(str(context.get("exception")))
        else:
            loop.default_exception_handler(context)


class Connection:
    """A connection of any kind: it has a deadline for what it must send, and another for reading what it is sent."""

    limiter: ConnectionLimiter
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _read_deadline: asyncio.TimerHandle | None = None
    _write_deadline: asyncio.TimerHandle | None = None

    @property
    def is_idle(self) -> bool:
        """Whether it has no request under way."""
        raise NotImplementedError

    def drop(self, why: str) -> None:
        """Close the connection now, whatever waits on it."""
        self.limiter.count(why)
        self.transport.abort()

    def set_read_deadline(self, seconds: float, what: str) -> None:
        """Drop the connection unless something arrives within so many seconds."""
        self.clear_read_deadline()
        self._read_deadline = self.loop.call_later(seconds, self.drop, what)

    def clear_read_deadline(self) -> None:
        if self._read_deadline is not None:
            self._read_deadline.cancel()
            self._read_deadline = None

    def set_write_deadline(self) -> None:
        """The send buffer is full: drop the connection unless it is read in time."""
        if self._write_deadline is None:
            self._write_deadline = self.loop.call_later(self.limiter.settings.slow_seconds, self.drop, "not read")

    def clear_write_deadline(self) -> None:
        """The send buffer was read."""
        if self._write_deadline is not None:
            self._write_deadline.cancel()
            self._write_deadline = None

    def forget(self) -> None:
        """The connection has ended, or is another's now."""
        self.limiter.remove(self)
        self.clear_read_deadline()
        self.clear_write_deadline()


class HttpConnection(Connection, H11Protocol):
    """An HTTP connection: header and body must arrive in time."""

    def __init__(self, config: ServerConfig, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self.limiter = config.limiter
        self.logger = self.limiter.logger
        self._awaited = ""
        self._is_upgraded = False
        """The request has become a WebSocket; its transport belongs to a `SocketConnection` now."""

    @property
    def is_idle(self) -> bool:
        cycle: Any = self.cycle
        return bool(self._awaited) or cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.limiter.admit(self):
            self._await("header")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.forget()

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:  # nothing that a client can send is worth a traceback
            self.drop(repr(error)[:80])

    def handle_events(self) -> None:
        super().handle_events()
        if self._is_upgraded:
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
                settings = self.limiter.settings
                self.set_read_deadline(settings.header_seconds if what == "header" else settings.body_seconds, f"no {what}")
            else:
                self.clear_read_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_upgraded = True
        self.forget()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.set_write_deadline()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.clear_write_deadline()


class SocketConnection(Connection, WebSocketsSansIOProtocol):
    """A WebSocket: few bytes before hello, a rate limit for control frames, and what is sent must be read."""

    def __init__(self, config: ServerConfig, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self.limiter = config.limiter
        self.logger = self.limiter.logger
        self._frames = TokenBucket(self.limiter.settings.messages)
        self._bytes_left = 2 * self.limiter.settings.frame_bytes
        """Bytes that may still arrive before hello."""
        self._messages = 0

    @property
    def is_idle(self) -> bool:
        return self._messages < 2

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if not self.limiter.admit(self):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.forget()

    def data_received(self, data: bytes) -> None:
        if self.is_idle:
            self._bytes_left -= len(data)
            if self._bytes_left < 0:
                self.drop("too much before hello")
                return
        try:
            super().data_received(data)
        except Exception as error:  # nothing that a client can send is worth a traceback
            self.drop(repr(error)[:80])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.drop("no handshake")

    def send_receive_event_to_app(self) -> None:
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.limiter.count("no UTF-8")
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_frame()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_frame()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count_frame()

    def _count_frame(self) -> None:
        if not self._frames.take():
            self.drop("too many frames")

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # what it does not read would keep the connection open for ever
        self.drop("no answer to a ping")

    async def receive(self) -> Any:
        # a second message is only awaited after hello
        self._messages += 1
        message = await super().receive()
        if message["type"] == "websocket.connect":
            self._messages = 0
        return message

    def pause_writing(self) -> None:
        super().pause_writing()
        self.set_write_deadline()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.clear_write_deadline()


class ServerConfig(uvicorn.Config):
    """The settings of uvicorn, with the limiter that all connections pass."""

    def __init__(self, app: Any, limiter: ConnectionLimiter, **named: Any) -> None:
        self.limiter = limiter
        super().__init__(app, http=HttpConnection, ws=SocketConnection, **named)


def raise_descriptor_limit() -> int:
    """Raise the limit of open files, connections among them, as far as the system allows; the new limit."""
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
