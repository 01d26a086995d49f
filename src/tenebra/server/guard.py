"""The door: foreign pages and false host names stay out, nobody asks too often, every answer carries the safe headers."""

from __future__ import annotations

import ipaddress
import socket
import time
from collections import OrderedDict
from urllib.parse import SplitResult, urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPSendMessage,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)

from tenebra.server.requests import Trouble
from tenebra.server.settings import Rate, Settings
from tenebra.server.trouble import Declined
from tenebra.tables.who import WIDER, Who, who_is

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
        b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
ADDRESSES = 4096
"""Of so many addresses it is remembered how often they ask; then the longest silent one is forgotten."""


class Bucket:
    """Lets so many through a second, and a burst at once."""

    __slots__ = ("_left", "_rate", "_seen")

    def __init__(self, rate: Rate) -> None:
        self._rate, self._left, self._seen = rate, float(rate.burst), time.monotonic()

    def take(self) -> bool:
        """One more may pass now."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Seconds until what was paid is made up for."""
        self._fill()
        return max(0.0, -self._left / self._rate.per_second)

    def pay(self, cost: float) -> None:
        """What something took, as nobody knew before."""
        self._left -= cost

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._seen) * self._rate.per_second)
        self._seen = now


class Buckets:
    """A bucket for each address, and one for each network it is in, which lets more through."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: Who) -> bool:
        """One more of somebody's may pass now."""
        return all(self._bucket(name, times).take() for name, times in zip(who, WIDER, strict=False))

    def wait(self, who: Who) -> float:
        """Seconds until what somebody has paid is made up for."""
        return max((self._bucket(name, times).wait() for name, times in zip(who, WIDER, strict=False)), default=0.0)

    def pay(self, who: Who, cost: float) -> None:
        """What something took, as nobody knew before."""
        for name, times in zip(who, WIDER, strict=False):
            self._bucket(name, times).pay(cost)

    def _bucket(self, name: str, times: int) -> Bucket:
        bucket = self._of.pop(name, None) or Bucket(Rate(times * self._rate.per_second, times * self._rate.burst))
        self._of[name] = bucket
        if len(self._of) > ADDRESSES:
            self._of.popitem(last=False)
        return bucket


class Guard:
    """Stands before the app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self._names = _own_names(settings)
        self._requests = Buckets(settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        # whatever is behind the door sees one address for one thing
        scope["path"] = plain_path(scope["path"])
        headers: dict[bytes, bytes] = dict(scope["headers"])
        trouble = self._trouble(scope, headers)
        if scope["type"] == ScopeType.WEBSOCKET:
            if trouble is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": trouble[1].detail})
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in HEADERS if pair[0] not in present)]
            await send(message)

        if trouble is None:
            await self.app(scope, _to_its_end(receive), send_safely)
        else:
            await _answer(trouble[0], trouble[1], send_safely)

    def _trouble(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, Trouble] | None:
        if b"transfer-encoding" in headers and b"content-length" in headers:
            return 400, Trouble("bad-message", "a body has one length, not two")
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_ours(host):
            return 421, Trouble("wrong-host", f"this server is not called {host[:80]!r}; --public-url tells it a name")
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        changes = scope["type"] == ScopeType.WEBSOCKET or scope["method"] in CHANGING
        if origin and changes and _parts(origin).netloc != host and origin != self.settings.public_origin:
            return 403, Trouble("foreign-page", "a page from elsewhere may not use this server")
        if scope["path"].startswith("/api/") and not self._requests.take(who_asks(scope)):
            return 429, Trouble("too-many", "too many requests; wait a little")
        return None

    def _is_ours(self, host: str) -> bool:
        """A name of this machine. Others come from pages that bend names to addresses (DNS rebinding)."""
        name = _name_of(host)
        if not name:
            return False
        if name in self._names:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        # a number cannot be bent to another address
        return address.is_loopback or not self.settings.is_local


def who_asks(scope: Scope) -> Who:
    """Whose request or socket it is."""
    client = scope["client"]
    return who_is(client[0] if client else "")


def plain_path(path: str) -> str:
    """A path as it is routed, with single slashes."""
    return "/" + "/".join(filter(None, path.split("/")))


def _to_its_end(receive: Receive) -> Receive:
    """What is sent, up to its end: whoever hangs up before it made a mistake of their own, not of the server's."""
    is_whole = False

    async def receive_more() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal is_whole
        message = await receive()
        if message["type"] == "http.disconnect" and not is_whole:
            raise Declined("bad-message", what="it breaks off")
        is_whole = message["type"] == "http.request" and not message.get("more_body")
        return message

    return receive_more


def _parts(address: str) -> SplitResult:
    """An address taken apart; what is none has no parts."""
    try:
        return urlsplit(address)
    except ValueError:
        return SplitResult("", "", "", "", "")


def _name_of(host: str) -> str:
    """The name in a `Host`, which is a name and perhaps a number, and nothing else."""
    parts = _parts(f"//{host}")
    try:
        is_plain = parts.netloc == host and "@" not in host and (parts.port is not None or not host.endswith(":"))
    except ValueError:
        return ""
    return (parts.hostname or "") if is_plain else ""


def _own_names(settings: Settings) -> frozenset[str]:
    names = {"localhost", settings.host.lower(), settings.public_host}
    if not settings.is_local:
        own = socket.gethostname().lower()
        names |= {own, f"{own}.local"}
    return frozenset(names - {""})


async def _answer(status: int, trouble: Trouble, send: Send) -> None:
    more = {429: [(b"retry-after", b"1")], 400: [(b"connection", b"close")]}.get(status, [])
    start: HTTPSendMessage = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json"), *more],
    }
    await send(start)
    await send({"type": "http.response.body", "body": msgspec.json.encode(trouble), "more_body": False})
