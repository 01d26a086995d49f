"""Middleware before the app: checks host and origin, limits requests by address, adds security headers to every answer."""

from __future__ import annotations

import ipaddress
import socket
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

from tenebra.server.errors import Declined
from tenebra.server.rate_limit import AddressBuckets
from tenebra.server.requests import Trouble
from tenebra.server.settings import Settings
from tenebra.tables.who import Who, who_is

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


class Guard:
    """ASGI middleware that refuses a request, or passes it on to the app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self._names = _own_names(settings)
        self._requests = AddressBuckets(settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        # the app sees one address for one thing
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
        """It names this machine. Any other name may be of a page that has bent its own name to this address (DNS rebinding)."""
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
    """The client of a request or socket: its address, and the networks it is in."""
    client = scope["client"]
    return who_is(client[0] if client else "")


def plain_path(path: str) -> str:
    """The path with single slashes, as it is routed."""
    return "/" + "/".join(filter(None, path.split("/")))


def _to_its_end(receive: Receive) -> Receive:
    """Receive a whole body. A client that hangs up before its end has made a bad request; it is no error of the server."""
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
    """The parts of a URL; text that is none has no parts."""
    try:
        return urlsplit(address)
    except ValueError:
        return SplitResult("", "", "", "", "")


def _name_of(host: str) -> str:
    """The name in a `Host` header, which may have a port and nothing else."""
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
