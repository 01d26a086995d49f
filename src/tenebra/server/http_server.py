"""uvicorn on a port: it listens, calls back when it is ready, and stops cleanly."""

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

SHUTDOWN_SECONDS = 5
"""Seconds that open connections have to end when the server stops."""
COLLECT = (1_000_000, 1_000_000, 1_000_000)
"""Thresholds of Python's garbage collector, so high that it hardly runs by itself. Playing leaves no garbage for it to find, and
with 500 tables each look at the young objects would take 50 to 100 ms, several times a second."""
LOOK_FOR, QUIET, LOOK_EVERY, LOOK_AT_LATEST = 10.0, 0.1, 300.0, 3600.0
"""Garbage is collected every so often if a core was hardly used in the last seconds, and at the latest after so long."""
GROWN = 1.5
"""The growth of the process since the last time after which garbage is also collected."""
SWITCH_SECONDS = 0.0005
"""Seconds after which Python switches threads: the one that writes to the store needs several turns for a transaction."""


NOWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737)."""


class PortTaken(BadInput):
    """Another program listens on that port."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port and no other, because browsers keep keys by address, port included."""
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
        kind_of_trouble = PortTaken if error.errno == errno.EADDRINUSE else BadInput
        raise kind_of_trouble(f"port {port} of {host} cannot be used: {error.strerror}; --port names another") from None
    listening.listen(Settings().backlog)
    return listening


def address_of(listening: socket.socket, settings: Settings) -> str:
    """The address that people use."""
    if settings.public_url:
        return settings.public_url
    return address_at(*listening.getsockname()[:2])


def address_at(host: str, port: int) -> str:
    """The URL by which a browser on this machine reaches that host and port."""
    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def address_for_others(host: str, port: int) -> str:
    """The URL by which other machines would reach it, if it lets them in; empty where this machine is in no network."""
    if host not in (*LOOPBACK, "0.0.0.0", "::", ""):
        return address_at(host, port)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # nothing is sent: the system only says by which of its addresses it would be
            probe.connect(NOWHERE)
        except OSError:
            return ""
        return address_at(probe.getsockname()[0], port)


class HttpServer(uvicorn.Server):
    """uvicorn with connection limits; calls `ready` once it listens, and collects garbage when it is idle."""

    def __init__(self, app: ASGIApp, settings: Settings, ready: Callable[[], None]) -> None:
        self._ready = ready
        self._collecting: asyncio.Task[None] | None = None
        self._limiter = ConnectionLimiter(settings)
        super().__init__(
            ServerConfig(
                app,
                self._limiter,
                log_level="warning",
                access_log=False,
                lifespan="off",
                backlog=settings.backlog,
                # a little more than is allowed, so that the client is told why; far more is cut off unread
                ws_max_size=2 * settings.frame_bytes,
                # on this machine it would only cost time
                ws_per_message_deflate=not settings.is_local,
                ws_ping_interval=settings.ping_seconds,
                ws_ping_timeout=settings.ping_seconds,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                server_header=False,
                timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(self._limiter.handle_loop_error)
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        sys.setswitchinterval(SWITCH_SECONDS)
        self._collecting = asyncio.create_task(collect_garbage(), name="looking for garbage")
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._collecting is not None:
            self._collecting.cancel()
        await super().shutdown(sockets)


async def collect_garbage() -> None:
    """Collect garbage when the server is idle; otherwise after an hour, or when memory has grown."""
    looked, size = time.monotonic(), most_memory()
    while True:
        busy = time.process_time()
        await asyncio.sleep(LOOK_FOR)
        gc.freeze()  # until the next collection these objects are left alone
        is_quiet = time.process_time() - busy < QUIET * LOOK_FOR
        is_due = time.monotonic() - looked >= (LOOK_EVERY if is_quiet else LOOK_AT_LATEST)
        if is_due or most_memory() > GROWN * size:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            looked, size = time.monotonic(), most_memory()


def most_memory() -> int:
    """Peak memory of this process, in the unit of the system; 0 where it is not known."""
    return 0 if sys.platform == "win32" else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
