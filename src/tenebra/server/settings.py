"""Settings of the server: where it listens, and its limits."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from tenebra.kernel import BadInput

BUILT = Path(__file__).parent / "page"
"""The folder into which the build puts the page."""
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class Rate(msgspec.Struct, frozen=True):
    """A rate limit: so many a second in the long run, and so many at once."""

    per_second: float
    burst: int


class Settings(msgspec.Struct, frozen=True):
    """Everything about a server that is not about a game."""

    host: str = "127.0.0.1"
    public_url: str = ""
    """The address people use, where a proxy stands in front: `https://tables.example.org`."""
    page: Path = BUILT
    messages: Rate = Rate(30, 60)
    """Messages that one socket may send."""
    requests: Rate = Rate(20, 120)
    """Requests that one address may make."""
    questions: Rate = Rate(0.25, 1)
    """Seconds of the processor that the questions of one address, and of one table, may take; more have to wait."""
    frame_bytes: int = 64 * 1024
    body_bytes: int = 64 * 1024
    journal_bytes: int = 4 * 1024 * 1024
    connections: int = 4000
    """Connections of every kind that are open at once; fewer where this process may have fewer files open."""
    backlog: int = 128
    """Connections that wait to be accepted."""
    header_seconds: float = 10.0
    """Within which the header of a request must arrive."""
    body_seconds: float = 30.0
    """Within which its body must arrive."""
    slow_seconds: float = 30.0
    """After which a connection that does not read what it is sent is closed."""
    ping_seconds: float = 20.0
    """Between two pings of a WebSocket; it has as long to answer one."""
    sockets: int = 2000
    sockets_per_table: int = 64
    sockets_per_address: int = 200
    """Of one address; the networks around it may have some more (`tables/who.py`). 0: no limit."""
    hello_seconds: float = 10.0
    look_seconds: float = 30.0
    """Within which the history of a table must be made for a client that comes."""
    idle_seconds: float = 600.0
    """After which a table without clients, at which no computer plays, is unloaded: it is only in the store then."""
    clear_seconds: float = 900.0
    """Between two clearings of unused tables and campaigns (`Limits.empty_seconds`)."""
    render_processes: int = 0
    """Processes in which scenes are made; 0: they are made in the server itself."""
    few_tables: int = 20
    """Up to so many tables with clients, scenes are made in the server itself."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose `X-Forwarded-For` is believed."""

    @property
    def is_local(self) -> bool:
        """Whether it listens on a loopback address."""
        return self.host in LOOPBACK

    @property
    def is_ones_own(self) -> bool:
        """Only this machine can reach it, not even a proxy lets others in."""
        return self.is_local and not self.public_url and not self.proxies

    @property
    def public_host(self) -> str:
        return urlsplit(self.public_url).hostname or ""

    @property
    def public_origin(self) -> str:
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""


def usual_render_processes() -> int:
    """One for each core; none where there is only one core, which they would only share."""
    cores = os.cpu_count() or 1
    return cores if cores > 1 else 0


def check_public_url(url: str) -> str:
    """The public URL without its last slash; an error if it is none."""
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/")):
        raise BadInput(f"{url!r} is not a public address; write it like https://tables.example.org")
    return url.rstrip("/")
