"""How a server is set up: where it listens, and how much it lets anybody have."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from tenebra.kernel import BadInput

BUILT = Path(__file__).parent / "page"
"""Where the build puts the page."""
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: int


class Settings(msgspec.Struct, frozen=True):
    """Everything about a server that is not about a game."""

    host: str = "127.0.0.1"
    public_url: str = ""
    """The address people use, where a proxy stands in front: `https://tables.example.org`."""
    page: Path = BUILT
    messages: Rate = Rate(30, 60)
    """What one socket may send."""
    requests: Rate = Rate(20, 120)
    """What one address may request."""
    questions: Rate = Rate(0.25, 1)
    """Seconds of the processor, in each second and at once, that one address, and one table, may take by questions; who asks for
    more waits."""
    frame_bytes: int = 64 * 1024
    body_bytes: int = 64 * 1024
    journal_bytes: int = 4 * 1024 * 1024
    connections: int = 4000
    """Lines of every kind that are open at once; where this process may have fewer files open, fewer."""
    backlog: int = 128
    """Lines that wait to be taken."""
    header_seconds: float = 10.0
    """In which the header of a request must have come."""
    body_seconds: float = 30.0
    """In which its body must have come."""
    slow_seconds: float = 30.0
    """After which whoever does not read what is sent is given up."""
    ping_seconds: float = 20.0
    """So often a socket is asked whether anybody is there, and so long it may take to answer."""
    sockets: int = 2000
    sockets_per_table: int = 64
    sockets_per_address: int = 200
    """Of one address, and some more of the networks around it (`tables/who.py`); 0: no bound."""
    hello_seconds: float = 10.0
    look_seconds: float = 30.0
    """In which all that has happened at a table must have been told to whoever comes."""
    idle_seconds: float = 600.0
    """A table at which nobody has been for so long, and nothing goes on, is put to sleep: it is only in the store then."""
    clear_seconds: float = 900.0
    """Every so often what was opened and never used is cleared away; after how long that is, the limits of the tables say."""
    painters: int = 0
    """Processes in which the scenes of pages are made; none: in the server itself."""
    few_tables: int = 20
    """While people look at no more tables than that, it is done in the server itself."""
    proxies: tuple[str, ...] = ()
    """Addresses of machines in front of this one that tell truly who asks (`X-Forwarded-For`); nobody else is believed."""

    @property
    def is_local(self) -> bool:
        """Only this machine can reach it."""
        return self.host in LOOPBACK

    @property
    def is_ones_own(self) -> bool:
        """Nobody from elsewhere comes in, not even through something that stands in front."""
        return self.is_local and not self.public_url and not self.proxies

    @property
    def public_host(self) -> str:
        return urlsplit(self.public_url).hostname or ""

    @property
    def public_origin(self) -> str:
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""


def usual_painters() -> int:
    """One for each core; where there is only one, what is made elsewhere takes it all the same."""
    cores = os.cpu_count() or 1
    return cores if cores > 1 else 0


def check_public_url(url: str) -> str:
    """The address without its last slash; an error that says what an address looks like."""
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/")):
        raise BadInput(f"{url!r} is not a public address; write it like https://tables.example.org")
    return url.rstrip("/")
