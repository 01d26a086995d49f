"""The WebSocket `/api/play`: hello first, then whatever somebody at the table asks; every ask gets its answer."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tenebra.kit.unforeseen import unforeseen
from tenebra.server.asks import answer, check_look, open_invitations
from tenebra.server.cards import table_card
from tenebra.server.curiosity import ASKS
from tenebra.server.guard import who_asks
from tenebra.server.guest import ENCODER, Guest, proposed, spoken
from tenebra.server.messages import PROTOCOL, AnyAsk, Farewell, Hello, Hint, Welcome
from tenebra.server.rate_limit import TokenBucket
from tenebra.server.room import Rooms
from tenebra.server.settings import Settings
from tenebra.server.trouble import Declined, explain
from tenebra.server.wording import refusal
from tenebra.tables.hall import Hall
from tenebra.tables.people import Pass
from tenebra.tables.who import Who
from tenebra.tables.words import words_of

DECODER: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)
REMARKS = 100
"""Remarks told to whoever comes."""
PATIENCE = 10
"""Messages beyond reason that are answered with a refusal before the line is closed."""
Socket = WebSocket[Any, Any, Any]


class TooMuch(Exception):
    """The line is closed, because of what came over it."""

    def __init__(self, error: str, code: int) -> None:
        self.error, self.code = error, code
        super().__init__(error)


@websocket("/api/play")
async def play(socket: Socket) -> None:
    """One guest, from hello to goodbye."""
    hall: Hall = socket.app.state.hall
    settings: Settings = socket.app.state.settings
    rooms: Rooms = socket.app.state.rooms
    origin = who_asks(socket.scope)
    await socket.accept()
    try:
        hello = await _hello(socket, settings)
        language = hello.language
        try:
            guest, seat = await _guest(hall, rooms, settings, hello, origin)
        except Exception as error:
            trouble = explain(error, words_of(language if language in ("en", "it") else "en"))
            await _say_goodbye(socket, Farewell(error=trouble.error, detail=trouble.detail), 4401)
            return
        rooms.crowd.enter(origin)
        try:
            await _be_guest(socket, guest, seat, hello, rooms, settings)
        finally:
            rooms.crowd.leave(origin)
    except TooMuch as much:
        detail = words_of("en").say(f"trouble-{much.error}", what="")
        await _say_goodbye(socket, Farewell(error=much.error, detail=detail), much.code)
    except WebSocketDisconnect:
        pass


async def _say_goodbye(socket: Socket, farewell: Farewell, code: int) -> None:
    with contextlib.suppress(Exception):  # whoever has gone need not hear it
        await socket.send_text(ENCODER.encode(farewell).decode())
        await socket.close(code, farewell.error)


async def _hello(socket: Socket, settings: Settings) -> Hello:
    try:
        async with asyncio.timeout(settings.hello_seconds):
            text = await _read(socket, settings)
        first = DECODER.decode(text)
    except (TimeoutError, msgspec.DecodeError, RecursionError):
        raise TooMuch("hello", 4400) from None
    if not isinstance(first, Hello):
        raise TooMuch("hello", 4400)
    if first.protocol != PROTOCOL:
        raise TooMuch("protocol", 4400)
    return first


async def _read(socket: Socket, settings: Settings) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message["code"])
    text = message.get("text")
    if not isinstance(text, str):
        raise TooMuch("bad-message", 1003)
    if len(text) > settings.frame_bytes or len(text.encode()) > settings.frame_bytes:
        raise TooMuch("too-big", 1009)
    return text


async def _guest(hall: Hall, rooms: Rooms, settings: Settings, hello: Hello, origin: Who) -> tuple[Guest, str]:
    """Whoever comes, told what happened before, and the seat they look through."""
    who = await _pass(hall, rooms, settings, hello, origin)
    while True:
        guest = Guest(who, hello.key, origin)
        seat = hello.seat or (who.seats[0] if hello.language and who.seats else "")
        check_look(guest, seat, hello.language, hello.follow)
        await guest.hear_before(seat, hello.language, hello.since, settings.look_seconds)
        # meanwhile the key may have become void, the house full, or the table fallen asleep
        again = await _pass(hall, rooms, settings, hello, origin)
        if again == who:
            return guest, seat
        who = again


async def _pass(hall: Hall, rooms: Rooms, settings: Settings, hello: Hello, origin: Who) -> Pass:
    # whoever has too many sockets wakes no table with one more
    if not rooms.crowd.has_room(origin, settings.sockets_per_address):
        raise Declined("full")
    who = await hall.enter(hello.key)
    if rooms.sockets >= settings.sockets or rooms.sockets_at(who.table) >= settings.sockets_per_table:
        raise Declined("full")
    return who


async def _be_guest(socket: Socket, guest: Guest, seat: str, hello: Hello, rooms: Rooms, settings: Settings) -> None:
    table, who = guest.who.table, guest.who
    guest.room = rooms.enter(table, guest)
    table.arrive(who)
    sender = asyncio.ensure_future(guest.keep_sending(socket.send_text))
    thinking: set[asyncio.Task[None]] = set()
    try:
        try:
            _welcome(guest, seat, hello)
        except Exception as error:
            guest.dismiss(explain(error, words_of("en")).error)
        reader = asyncio.ensure_future(_keep_reading(socket, guest, settings, thinking))
        leaving = asyncio.ensure_future(guest.is_leaving.wait())
        await asyncio.wait((reader, sender, leaving), return_when=asyncio.FIRST_COMPLETED)
        leaving.cancel()
        reader.cancel()
        # errors are looked at, not raised again: an error that knows this frame, which knows the error, would keep the table
        await asyncio.wait((reader,))
        if (trouble := _trouble_of(reader)) is not None:
            guest.dismiss(trouble)
        guest.give_up()
        await asyncio.wait((sender,), timeout=5)
        if sender.done() and not sender.cancelled() and sender.exception() is None:
            with contextlib.suppress(Exception):
                await socket.close(4400 if guest.farewell is not None else 1000)
    finally:
        sender.cancel()
        for task in thinking:
            task.cancel()
        rooms.leave(guest.room, guest)
        table.leave(who)


def _trouble_of(reader: asyncio.Future[None]) -> str | None:
    """Why the line is to be closed; nothing if whoever was there has gone."""
    error = None if reader.cancelled() else reader.exception()
    if isinstance(error, TooMuch):
        return error.error
    if error is None or isinstance(error, WebSocketDisconnect):
        return None
    unforeseen(error, "a socket")
    return "internal"


def _welcome(guest: Guest, seat: str, hello: Hello) -> None:
    table, who = guest.who.table, guest.who
    guest.look(seat, hello.language, hello.since, hello.follow)
    guest.send(
        Welcome(
            protocol=PROTOCOL,
            table=table_card(table, who, hello.language or "en"),
            seat=guest.eyes,
            seats=who.seats,
            commitment=table.session.commitment,
            keys=open_invitations(guest),
        )
    )
    guest.catch_up()
    for remark in table.chat[-REMARKS:]:
        guest.send(spoken(remark))
    if table.proposal is not None:
        guest.send(proposed(table.proposal))


async def _keep_reading(socket: Socket, guest: Guest, settings: Settings, thinking: set[asyncio.Task[None]]) -> None:
    bucket, patience = TokenBucket(settings.messages), PATIENCE
    while True:
        text = await _read(socket, settings)
        try:
            ask = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            _refuse(guest, "", error)
            patience -= 1
            if patience < 0:
                raise TooMuch("bad-message", 1008) from None
            continue
        if not bucket.take():
            _refuse(guest, ask.id, Declined("too-many"))
            patience -= 1
            if patience < 0:
                raise TooMuch("too-many", 1008)
            continue
        if isinstance(ask, Hint):
            if thinking:
                _refuse(guest, ask.id, Declined("busy"))
                continue
            task = asyncio.ensure_future(_answer(guest, ask, settings))
            thinking.add(task)
            task.add_done_callback(thinking.discard)
        else:
            await _answer(guest, ask, settings)
        await guest.has_room()


async def _answer(guest: Guest, ask: AnyAsk, settings: Settings) -> None:
    try:
        if isinstance(ask, ASKS):
            satisfy = guest.room.curiosity.satisfy
            said = await satisfy(guest.origin, guest.who.table.id, ask, lambda: answer(guest, ask, settings.look_seconds))
        else:
            said = await answer(guest, ask, settings.look_seconds)
        guest.send(said)
    except Exception as error:
        _refuse(guest, ask.id, error, getattr(ask, "seat", ""))


def _refuse(guest: Guest, id: str, error: Exception, seat: str = "") -> None:
    """Say why something was not done, to one of the guest's own seats or to the one they look through."""
    game, eyes = guest.who.table.game, seat if seat in guest.who.seats else guest.eyes
    guest.send(refusal(game, guest.room.view(eyes), error, words_of(guest.language or "en", game.id), id))
