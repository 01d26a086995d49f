"""The WebSocket `/api/play`: a client says hello, then sends messages; each of them gets an answer."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tenebra.kit.unforeseen import unforeseen
from tenebra.server.client import ENCODER, Client, proposed, spoken
from tenebra.server.errors import Declined, explain
from tenebra.server.guard import who_asks
from tenebra.server.handlers import answer, check_look, open_invitations
from tenebra.server.messages import PROTOCOL, AnyAsk, Farewell, Hello, Hint, Welcome
from tenebra.server.question_limit import QUESTIONS
from tenebra.server.rate_limit import TokenBucket
from tenebra.server.refusals import refusal
from tenebra.server.settings import Settings
from tenebra.server.summaries import table_card
from tenebra.server.table_feed import TableFeeds
from tenebra.tables.hall import Hall
from tenebra.tables.people import Pass
from tenebra.tables.who import Who
from tenebra.tables.words import words_of

DECODER: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)
REMARKS = 100
"""Remarks sent to a client that comes, at most."""
BAD_MESSAGES = 10
"""Bad messages that are refused before the socket is closed."""
Socket = WebSocket[Any, Any, Any]


class ProtocolViolation(Exception):
    """The client has broken the protocol: the socket is closed."""

    def __init__(self, error: str, code: int) -> None:
        self.error, self.code = error, code
        super().__init__(error)


@websocket("/api/play")
async def play(socket: Socket) -> None:
    """Serve one client, from hello to goodbye."""
    hall: Hall = socket.app.state.hall
    settings: Settings = socket.app.state.settings
    feeds: TableFeeds = socket.app.state.feeds
    origin = who_asks(socket.scope)
    await socket.accept()
    try:
        hello = await _hello(socket, settings)
        language = hello.language
        try:
            client, seat = await _make_client(hall, feeds, settings, hello, origin)
        except Exception as error:
            trouble = explain(error, words_of(language if language in ("en", "it") else "en"))
            await _close(socket, Farewell(error=trouble.error, detail=trouble.detail), 4401)
            return
        feeds.crowd.enter(origin)
        try:
            await _serve_client(socket, client, seat, hello, feeds, settings)
        finally:
            feeds.crowd.leave(origin)
    except ProtocolViolation as violation:
        detail = words_of("en").say(f"trouble-{violation.error}", what="")
        await _close(socket, Farewell(error=violation.error, detail=detail), violation.code)
    except WebSocketDisconnect:
        pass


async def _close(socket: Socket, farewell: Farewell, code: int) -> None:
    with contextlib.suppress(Exception):  # the client may have gone
        await socket.send_text(ENCODER.encode(farewell).decode())
        await socket.close(code, farewell.error)


async def _hello(socket: Socket, settings: Settings) -> Hello:
    try:
        async with asyncio.timeout(settings.hello_seconds):
            text = await _read(socket, settings)
        first = DECODER.decode(text)
    except (TimeoutError, msgspec.DecodeError, RecursionError):
        raise ProtocolViolation("hello", 4400) from None
    if not isinstance(first, Hello):
        raise ProtocolViolation("hello", 4400)
    if first.protocol != PROTOCOL:
        raise ProtocolViolation("protocol", 4400)
    return first


async def _read(socket: Socket, settings: Settings) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message["code"])
    text = message.get("text")
    if not isinstance(text, str):
        raise ProtocolViolation("bad-message", 1003)
    if len(text) > settings.frame_bytes or len(text.encode()) > settings.frame_bytes:
        raise ProtocolViolation("too-big", 1009)
    return text


async def _make_client(hall: Hall, feeds: TableFeeds, settings: Settings, hello: Hello, origin: Who) -> tuple[Client, str]:
    """A client with its history prepared, and the seat it looks through."""
    who = await _pass(hall, feeds, settings, hello, origin)
    while True:
        client = Client(who, hello.key, origin)
        seat = hello.seat or (who.seats[0] if hello.language and who.seats else "")
        check_look(client, seat, hello.language, hello.follow)
        await client.prepare_history(seat, hello.language, hello.since, settings.look_seconds)
        # meanwhile the key may have become void, the server full, or the table fallen asleep
        again = await _pass(hall, feeds, settings, hello, origin)
        if again == who:
            return client, seat
        who = again


async def _pass(hall: Hall, feeds: TableFeeds, settings: Settings, hello: Hello, origin: Who) -> Pass:
    # an address with too many sockets wakes no table with one more
    if not feeds.crowd.has_room(origin, settings.sockets_per_address):
        raise Declined("full")
    who = await hall.enter(hello.key)
    if feeds.sockets >= settings.sockets or feeds.sockets_at(who.table) >= settings.sockets_per_table:
        raise Declined("full")
    return who


async def _serve_client(socket: Socket, client: Client, seat: str, hello: Hello, feeds: TableFeeds, settings: Settings) -> None:
    table, who = client.who.table, client.who
    client.feed = feeds.enter(table, client)
    table.arrive(who)
    sender = asyncio.ensure_future(client.keep_sending(socket.send_text))
    thinking: set[asyncio.Task[None]] = set()
    try:
        try:
            _welcome(client, seat, hello)
        except Exception as error:
            client.dismiss(explain(error, words_of("en")).error)
        reader = asyncio.ensure_future(_keep_reading(socket, client, settings, thinking))
        leaving = asyncio.ensure_future(client.is_leaving.wait())
        await asyncio.wait((reader, sender, leaving), return_when=asyncio.FIRST_COMPLETED)
        leaving.cancel()
        reader.cancel()
        # errors are looked at, not raised again: an error that knows this frame, which knows the error, would keep the table
        await asyncio.wait((reader,))
        if (trouble := _trouble_of(reader)) is not None:
            client.dismiss(trouble)
        client.stop()
        await asyncio.wait((sender,), timeout=5)
        if sender.done() and not sender.cancelled() and sender.exception() is None:
            with contextlib.suppress(Exception):
                await socket.close(4400 if client.farewell is not None else 1000)
    finally:
        sender.cancel()
        for task in thinking:
            task.cancel()
        feeds.leave(client.feed, client)
        table.leave(who)


def _trouble_of(reader: asyncio.Future[None]) -> str | None:
    """The error with which to close the socket; None if the client has gone."""
    error = None if reader.cancelled() else reader.exception()
    if isinstance(error, ProtocolViolation):
        return error.error
    if error is None or isinstance(error, WebSocketDisconnect):
        return None
    unforeseen(error, "a socket")
    return "internal"


def _welcome(client: Client, seat: str, hello: Hello) -> None:
    table, who = client.who.table, client.who
    client.look(seat, hello.language, hello.since, hello.follow)
    client.send(
        Welcome(
            protocol=PROTOCOL,
            table=table_card(table, who, hello.language or "en"),
            seat=client.viewed_seat,
            seats=who.seats,
            commitment=table.session.commitment,
            keys=open_invitations(client),
        )
    )
    client.send_latest()
    for remark in table.chat.remarks[-REMARKS:]:
        client.send(spoken(remark))
    if table.proposals.open is not None:
        client.send(proposed(table.proposals.open))


async def _keep_reading(socket: Socket, client: Client, settings: Settings, thinking: set[asyncio.Task[None]]) -> None:
    bucket, patience = TokenBucket(settings.messages), BAD_MESSAGES
    while True:
        text = await _read(socket, settings)
        try:
            ask = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            _refuse(client, "", error)
            patience -= 1
            if patience < 0:
                raise ProtocolViolation("bad-message", 1008) from None
            continue
        if not bucket.take():
            _refuse(client, ask.id, Declined("too-many"))
            patience -= 1
            if patience < 0:
                raise ProtocolViolation("too-many", 1008)
            continue
        if isinstance(ask, Hint):
            if thinking:
                _refuse(client, ask.id, Declined("busy"))
                continue
            task = asyncio.ensure_future(_answer(client, ask, settings))
            thinking.add(task)
            task.add_done_callback(thinking.discard)
        else:
            await _answer(client, ask, settings)
        await client.wait_for_room()


async def _answer(client: Client, ask: AnyAsk, settings: Settings) -> None:
    try:
        if isinstance(ask, QUESTIONS):
            run = client.feed.question_limit.run
            said = await run(client.origin, client.who.table.id, ask, lambda: answer(client, ask, settings.look_seconds))
        else:
            said = await answer(client, ask, settings.look_seconds)
        client.send(said)
    except Exception as error:
        _refuse(client, ask.id, error, getattr(ask, "seat", ""))


def _refuse(client: Client, id: str, error: Exception, seat: str = "") -> None:
    """Send why a message was refused, worded for a seat of the client or for the one it looks through."""
    game, eyes = client.who.table.game, seat if seat in client.who.seats else client.viewed_seat
    client.send(refusal(game, client.feed.view(eyes), error, words_of(client.language or "en", game.id), id))
