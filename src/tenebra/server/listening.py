"""A server on a port: it listens, says when it is ready, and stops cleanly."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
import time
from collections.abc import Callable

import uvicorn
from litestar.types import ASGIApp

from tenebra.kernel import BadInput
from tenebra.server.connections import ConnectionLimiter, ServerConfig
from tenebra.server.settings import LOOPBACK, Settings

if sys.platform != "win32":
    import resource

PATIENCE = 5
"""Seconds in which lines that are still open may end."""
COLLECT = (1_000_000, 1_000_000, 1_000_000)
"""Playing leaves no garbage that has to be looked for, so Python looks by itself only where something grows out of hand: each
look among what is new goes through all that tables have made since, with 500 of them for 50 to 100 ms, several times a second."""
LOOK_FOR, QUIET, LOOK_EVERY, LOOK_AT_LATEST = 10.0, 0.1, 300.0, 3600.0
"""A look through everything is taken every so often if in the last seconds a core was hardly used, and sometimes anyway."""
GROWN = 1.5
"""It is also taken when the process has grown so much since the last one: it may be garbage."""
TURNS = 0.0005
"""Seconds after which the thread that writes has its turn. It needs several for each transaction, and everybody waits for it."""


ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737)."""


class Taken(BadInput):
    """Somebody else listens on that port."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port, and on no other: browsers keep keys by address, port and all."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind)
    except OSError as error:
        raise BadInput(f"{host!r} is no address of this machine: {error.strerror}") from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
    except OSError as error:
        listening.close()
        kind_of_trouble = Taken if error.errno == errno.EADDRINUSE else BadInput
        raise kind_of_trouble(f"port {port} of {host} cannot be used: {error.strerror}; --port names another") from None
    listening.listen(Settings().backlog)
    return listening


def address_of(listening: socket.socket, settings: Settings) -> str:
    """Where people find it."""
    if settings.public_url:
        return settings.public_url
    return address_at(*listening.getsockname()[:2])


def address_at(host: str, port: int) -> str:
    """Where a browser on this machine finds what listens there."""
    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def address_for_others(host: str, port: int) -> str:
    """Where other machines find what listens there, or would if it let them in; nothing where this one is in no network."""
    if host not in (*LOOPBACK, "0.0.0.0", "::", ""):
        return address_at(host, port)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # nothing is sent: the system only says by which of its addresses it would be
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        return address_at(probe.getsockname()[0], port)


class Listening(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, app: ASGIApp, settings: Settings, ready: Callable[[], None]) -> None:
        self._ready = ready
        self._tidying: asyncio.Task[None] | None = None
        self._limiter = ConnectionLimiter(settings)
        super().__init__(
            ServerConfig(
                app,
                self._limiter,
                log_level="warning",
                access_log=False,
                lifespan="off",
                backlog=settings.backlog,
                # a little more than is allowed, so that the guest is told why; far more is cut off unread
                ws_max_size=2 * settings.frame_bytes,
                # on this machine it would only cost time
                ws_per_message_deflate=not settings.is_local,
                ws_ping_interval=settings.ping_seconds,
                ws_ping_timeout=settings.ping_seconds,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                server_header=False,
                timeout_graceful_shutdown=PATIENCE,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(self._limiter.handle_loop_error)
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        sys.setswitchinterval(TURNS)
        self._tidying = asyncio.create_task(tidy_up(), name="looking for garbage")
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._tidying is not None:
            self._tidying.cancel()
        await super().shutdown(sockets)


async def tidy_up() -> None:
    """Look for garbage everywhere, when nobody is likely to wait for it."""
    looked, size = time.monotonic(), most_memory()
    while True:
        busy = time.process_time()
        await asyncio.sleep(LOOK_FOR)
        gc.freeze()  # what is there by now is looked at together with everything else
        is_quiet = time.process_time() - busy < QUIET * LOOK_FOR
        is_due = time.monotonic() - looked >= (LOOK_EVERY if is_quiet else LOOK_AT_LATEST)
        if is_due or most_memory() > GROWN * size:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            looked, size = time.monotonic(), most_memory()


def most_memory() -> int:
    """The most that this process has ever held, in the system's own measure; 0 where that is not told."""
    return 0 if sys.platform == "win32" else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
