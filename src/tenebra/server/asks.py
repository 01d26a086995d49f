"""What a client can ask over its socket, and what is answered."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Iterable, Iterator

from tenebra.kernel import BadInput
from tenebra.kit.words import LANGUAGES, Words
from tenebra.server.guest import Guest
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
from tenebra.server.requests import Invitation
from tenebra.server.room import scene_of
from tenebra.server.trouble import Declined
from tenebra.server.wording import why_not
from tenebra.tables.glance import SPECTATOR
from tenebra.tables.opening import WATCH
from tenebra.tables.people import LIMITS
from tenebra.tables.words import words_of


async def answer(guest: Guest, ask: AnyAsk, seconds: float) -> News:
    """Carry out what is asked, a look in so many seconds; the answer, or an error that says why not."""
    match ask:
        case Choose():
            _need_seat(guest, ask.seat)
            made = await guest.room.table.choose(guest.who, ask.seat, ask.option, ask.at, ask.id)
            return Done(id=ask.id, choices=made)
        case Undo() | Redo() | Vote() | Say() | StandIn() | Allow() | Instruct():
            return await _at_the_table(guest, ask)
        case Revoke():
            if guest.who.role != "owner":
                raise Declined("only-owner")
            table = guest.room.table
            if ask.seat and (ask.seat not in table.chairs or table.chairs[ask.seat].by != "person"):
                raise Declined("nothing-there")
            await table.revoke(guest.who, guest.key, table.chairs[ask.seat].key_id if ask.seat else WATCH)
            return Invited(id=ask.id, keys=open_invitations(guest))
        case Hand():
            if guest.who.role != "owner":
                raise Declined("only-owner")
            await guest.room.table.hand(guest.who, guest.key, ask.seat, ask.name)
            return Invited(id=ask.id, keys=open_invitations(guest))
        case Look():
            await look(guest, ask, seconds)
            return Done(id=ask.id)
        case Hint():
            return await _hint(guest, ask)
        case WhyNot():
            return _why_not(guest, ask)
        case Overview():
            seat = ask.seat or guest.eyes
            _need_eyes(guest, seat)
            table = guest.room.table
            return Described(id=ask.id, lines=tuple(table.game.overview(guest.room.view(seat), _words(guest))))
        case Sight():
            places = guest.room.table.game.sight(guest.room.view(guest.eyes), ask.piece)
            return Seen(id=ask.id, places=tuple(places))
        case Inspect():
            found = guest.room.table.game.inspection(guest.room.view(guest.eyes), ask.at, _words(guest))
            if found is None:
                raise Declined("nothing-there")
            return Inspected(id=ask.id, at=ask.at, found=found)
        case Moment():
            return _moment(guest, ask)
        case Story():
            table, seat = guest.room.table, guest.eyes
            events, view = table.session.numbered(seat), table.session.view(seat)
            return Storied(id=ask.id, tales=await asyncio.to_thread(table.game.story, events, view, _words(guest)))
        case LookBack():
            return await _look_back(guest, ask)
        case Rounds():
            return RoundMarks(id=ask.id, rounds=tuple(_rounds(guest)))
        case Hello():
            raise Declined("bad-message", what="hello was said already")


def open_invitations(guest: Guest) -> tuple[Invitation, ...]:
    """For the owner: the invitations nobody has come with yet, and the key for those who only look."""
    if guest.who.role != "owner":
        return ()
    table = guest.room.table
    return tuple(
        Invitation(invited.who, invited.seats, invited.key)
        for invited in table.invitations(guest.who, guest.key)
        if not any(table.chairs[seat].has_come for seat in invited.seats)
    )


async def look(guest: Guest, ask: Look, seconds: float) -> None:
    """Let somebody look through the eyes of a seat, if it is theirs."""
    seat, language = ask.seat or guest.seat, ask.language or guest.language
    check_look(guest, seat, language, ask.follow)
    await guest.hear_before(seat, language, ask.since, seconds)
    guest.look(seat, language, ask.since, ask.follow)


def check_look(guest: Guest, seat: str, language: str, follow: Iterable[str]) -> None:
    """Nobody looks through the eyes of somebody else, now or later, or in a language that there is not."""
    if language and language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    if seat:
        _need_eyes(guest, seat)
    for other in follow:
        _need_seat(guest, other)


async def _at_the_table(guest: Guest, ask: Undo | Redo | Vote | Say | StandIn | Allow | Instruct) -> Done:
    table, who = guest.room.table, guest.who
    if who.role == "spectator":
        raise Declined("only-players")
    match ask:
        case Undo():
            await table.undo(who, ask.to, ask.id)
        case Redo():
            await table.redo(who, ask.id)
        case Vote():
            await table.vote(who, ask.proposal, ask.agree)
        case Say():
            await table.say(who, ask.text, ask.id)
        case StandIn():
            await table.stand_in(who, ask.seat, ask.computer)
        case Allow():
            await table.allow(who, ask.seat, ask.if_away)
        case Instruct():
            await table.instruct(who, ask.seat, ask.window, ask.when)
    return Done(id=ask.id, choices=len(table.session.inputs))


async def _hint(guest: Guest, ask: Hint) -> Hinted:
    _need_seat(guest, ask.seat)
    choice = await guest.room.table.hint(ask.seat)
    view = guest.room.view(ask.seat)
    return Hinted(id=ask.id, option=choice.option, why=reason_in_words(guest.room.table, choice, view, guest.language or "en"))


def _why_not(guest: Guest, ask: WhyNot) -> WhyNotAnswer:
    _need_seat(guest, ask.seat)
    table = guest.room.table
    if len(ask.option) > LIMITS.option:
        raise BadInput("an option is never that long")
    return why_not(table.game, table.session, guest.room.view(ask.seat), ask.option, _words(guest), ask.id)


def _moment(guest: Guest, ask: Moment) -> Frame:
    table, seat, language = guest.room.table, guest.eyes, guest.language or "en"
    if not 0 <= ask.choices <= len(table.session.inputs):
        raise Declined("nothing-there")
    past = table.moment(ask.choices)
    view = past.view(seat)
    # what the last choice of that moment has brought about
    first, last = table.session.events_at(ask.choices - 1) if ask.choices else 0, table.session.events_at(ask.choices)
    events = table.session.numbered(seat, first, last)
    told = table.game.chronicle(events, view, words_of(language, table.game.id))
    scene = scene_of(table, view, language, lambda _: None)
    return Frame(id=ask.id, choices=ask.choices, scene=scene, told=guest.room.count(seat).counted(told))


async def _look_back(guest: Guest, ask: LookBack) -> LookedBack:
    table, seat = guest.room.table, guest.eyes
    session = table.session
    if not session.is_over:
        raise Declined("nothing-there")
    moments = range(len(session.inputs) + 1)
    found = await asyncio.to_thread(
        table.game.aftermath,
        session.numbered(seat),
        session.view(seat),
        _words(guest),
        lambda number: bisect_right(moments, number, key=session.events_at),
    )
    return LookedBack(id=ask.id, aftermath=found)


def _rounds(guest: Guest) -> Iterator[RoundMark]:
    """The rounds that a seat was told of."""
    table, words = guest.room.table, _words(guest)
    session, moments = table.session, range(len(table.session.inputs) + 1)
    for number, event in enumerate(session.events):
        if isinstance(event, table.game.tells.rounds) and session.numbered(guest.eyes, number, number + 1):
            round = getattr(event, "number", 0)
            yield RoundMark(round, words.say("scene-round", number=round), bisect_right(moments, number, key=session.events_at))


def _words(guest: Guest) -> Words:
    return words_of(guest.language or "en", guest.room.table.game.id)


def _need_seat(guest: Guest, seat: str) -> None:
    if not guest.who.seats:
        raise Declined("only-players")
    if seat not in guest.who.seats:
        raise Declined("not-your-seat")


def _need_eyes(guest: Guest, seat: str) -> None:
    if seat != SPECTATOR:
        _need_seat(guest, seat)
