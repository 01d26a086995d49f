"""Handlers of the messages that a client sends over its socket; each gives the message to answer with."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Iterable, Iterator

from tenebra.kernel import BadInput
from tenebra.kit.words import LANGUAGES, Words
from tenebra.server.client import Client
from tenebra.server.errors import Declined
from tenebra.server.messages import (
    Allow,
    AnyAsk,
    Choose,
    Described,
    Done,
    Frame,
    Hand,
    Hello,
    Hint,
    Hinted,
    Inspect,
    Inspected,
    Instruct,
    Invited,
    Look,
    LookBack,
    LookedBack,
    Moment,
    News,
    Overview,
    Redo,
    Revoke,
    RoundMark,
    RoundMarks,
    Rounds,
    Say,
    Seen,
    Sight,
    StandIn,
    Storied,
    Story,
    Undo,
    Vote,
    WhyNot,
    WhyNotAnswer,
)
from tenebra.server.reasons import reason_in_words
from tenebra.server.refusals import why_not
from tenebra.server.requests import Invitation
from tenebra.server.table_feed import scene_of
from tenebra.tables.glance import SPECTATOR
from tenebra.tables.opening import WATCH
from tenebra.tables.people import LIMITS
from tenebra.tables.words import words_of


async def answer(client: Client, ask: AnyAsk, seconds: float) -> News:
    """Carry out a message, a look within so many seconds; its answer, or an error that says why not."""
    match ask:
        case Choose():
            _need_seat(client, ask.seat)
            made = await client.feed.table.choose(client.who, ask.seat, ask.option, ask.at, ask.id)
            return Done(id=ask.id, choices=made)
        case Undo() | Redo() | Vote() | Say() | StandIn() | Allow() | Instruct():
            return await _at_the_table(client, ask)
        case Revoke() | Hand():
            return await _of_the_owner(client, ask)
        case Look():
            await look(client, ask, seconds)
            return Done(id=ask.id)
        case Hint():
            return await _hint(client, ask)
        case WhyNot():
            return _why_not(client, ask)
        case Overview():
            seat = ask.seat or client.viewed_seat
            _need_eyes(client, seat)
            table = client.feed.table
            return Described(id=ask.id, lines=tuple(table.game.overview(client.feed.view(seat), _words(client))))
        case Sight():
            places = client.feed.table.game.sight(client.feed.view(client.viewed_seat), ask.piece)
            return Seen(id=ask.id, places=tuple(places))
        case Inspect():
            return _inspect(client, ask)
        case Moment():
            return _moment(client, ask)
        case Story():
            return await _story(client, ask)
        case LookBack():
            return await _look_back(client, ask)
        case Rounds():
            return RoundMarks(id=ask.id, rounds=tuple(_rounds(client)))
        case Hello():
            raise Declined("bad-message", what="hello was said already")


async def _story(client: Client, ask: Story) -> Storied:
    """What was read aloud; whoever plays both sides is told what the Heroes are told."""
    table, seat, words = client.feed.table, client.viewed_seat, _words(client)
    side = table.game.one_side(client.who.seats)
    events, view = table.session.numbered(seat), table.session.view(seat)
    opening = table.game.opening(table.session.start.scenario, words, side)
    return Storied(id=ask.id, opening=opening, tales=await asyncio.to_thread(table.game.story, events, view, words, side))


def open_invitations(client: Client) -> tuple[Invitation, ...]:
    """For the owner: the invitations that nobody has used yet, and the key for spectators."""
    if client.who.role != "owner":
        return ()
    table = client.feed.table
    return tuple(
        Invitation(invited.who, invited.seats, invited.key)
        for invited in table.seats.invitations(client.who, client.key)
        if not any(table.people.chairs[seat].has_come for seat in invited.seats)
    )


async def look(client: Client, ask: Look, seconds: float) -> None:
    """Let a client look through the eyes of a seat, if its key has that seat."""
    seat, language = ask.seat or client.seat, ask.language or client.language
    check_look(client, seat, language, ask.follow)
    await client.prepare_history(seat, language, ask.since, seconds)
    client.look(seat, language, ask.since, ask.follow)


def check_look(client: Client, seat: str, language: str, follow: Iterable[str]) -> None:
    """Refuse seats that the client's key does not have, and languages that there are not."""
    if language and language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    if seat:
        _need_eyes(client, seat)
    for other in follow:
        _need_seat(client, other)


async def _of_the_owner(client: Client, ask: Revoke | Hand) -> Invited:
    if client.who.role != "owner":
        raise Declined("only-owner")
    table = client.feed.table
    match ask:
        case Revoke():
            await table.seats.revoke(client.who, client.key, _key_to_revoke(client, ask.seat))
        case Hand():
            await table.seats.hand(client.who, client.key, ask.seat, ask.name)
    return Invited(id=ask.id, keys=open_invitations(client))


def _key_to_revoke(client: Client, seat: str) -> str:
    """The key of the person on a seat; without a seat that of the spectators."""
    if not seat:
        return WATCH
    chair = client.feed.table.people.chairs.get(seat)
    if chair is None or chair.by != "person":
        raise Declined("nothing-there")
    return chair.key_id


def _inspect(client: Client, ask: Inspect) -> Inspected:
    found = client.feed.table.game.inspection(client.feed.view(client.viewed_seat), ask.at, _words(client))
    if found is None:
        raise Declined("nothing-there")
    return Inspected(id=ask.id, at=ask.at, found=found)


async def _at_the_table(client: Client, ask: Undo | Redo | Vote | Say | StandIn | Allow | Instruct) -> Done:
    table, who = client.feed.table, client.who
    if who.role == "spectator":
        raise Declined("only-players")
    match ask:
        case Undo():
            await table.undo.take_back(who, ask.to, ask.id)
        case Redo():
            await table.undo.redo(who, ask.id)
        case Vote():
            await table.proposals.vote(who, ask.proposal, ask.agree)
        case Say():
            await table.chat.say(who, ask.text, ask.id)
        case StandIn():
            await table.stand_ins.play_for(who, ask.seat, ask.computer)
        case Allow():
            await table.stand_ins.allow(who, ask.seat, ask.if_away)
        case Instruct():
            await table.orders.instruct(who, ask.seat, ask.window, ask.when)
    return Done(id=ask.id, choices=len(table.session.inputs))


async def _hint(client: Client, ask: Hint) -> Hinted:
    _need_seat(client, ask.seat)
    choice = await client.feed.table.computers.hint(ask.seat)
    view = client.feed.view(ask.seat)
    return Hinted(id=ask.id, option=choice.option, why=reason_in_words(client.feed.table, choice, view, client.language or "en"))


def _why_not(client: Client, ask: WhyNot) -> WhyNotAnswer:
    _need_seat(client, ask.seat)
    table = client.feed.table
    if len(ask.option) > LIMITS.option:
        raise BadInput("an option is never that long")
    return why_not(table.game, table.session, client.feed.view(ask.seat), ask.option, _words(client), ask.id)


def _moment(client: Client, ask: Moment) -> Frame:
    table, seat, language = client.feed.table, client.viewed_seat, client.language or "en"
    if not 0 <= ask.choices <= len(table.session.inputs):
        raise Declined("nothing-there")
    past = table.session.moment(ask.choices)
    view = past.view(seat)
    # the events of the last choice before that moment
    first, last = table.session.events_at(ask.choices - 1) if ask.choices else 0, table.session.events_at(ask.choices)
    events = table.session.numbered(seat, first, last)
    told = table.game.chronicle(events, view, words_of(language, table.game.id))
    scene = scene_of(table, view, language, lambda _: None)
    return Frame(id=ask.id, choices=ask.choices, scene=scene, told=client.feed.visible_events(seat).renumbered(told))


async def _look_back(client: Client, ask: LookBack) -> LookedBack:
    table, seat = client.feed.table, client.viewed_seat
    session = table.session
    if not session.is_over:
        raise Declined("nothing-there")
    moments = range(len(session.inputs) + 1)
    found = await asyncio.to_thread(
        table.game.aftermath,
        session.numbered(seat),
        session.view(seat),
        _words(client),
        lambda number: bisect_right(moments, number, key=session.events_at),
    )
    return LookedBack(id=ask.id, aftermath=found)


def _rounds(client: Client) -> Iterator[RoundMark]:
    """The rounds that the viewed seat was told of."""
    table, words = client.feed.table, _words(client)
    session, moments = table.session, range(len(table.session.inputs) + 1)
    for number, event in enumerate(session.events):
        if isinstance(event, table.game.tells.rounds) and session.numbered(client.viewed_seat, number, number + 1):
            round = getattr(event, "number", 0)
            yield RoundMark(round, words.say("scene-round", number=round), bisect_right(moments, number, key=session.events_at))


def _words(client: Client) -> Words:
    return words_of(client.language or "en", client.feed.table.game.id)


def _need_seat(client: Client, seat: str) -> None:
    if not client.who.seats:
        raise Declined("only-players")
    if seat not in client.who.seats:
        raise Declined("not-your-seat")


def _need_eyes(client: Client, seat: str) -> None:
    if seat != SPECTATOR:
        _need_seat(client, seat)
