"""One open socket: what waits to be sent on it, and what its seat has been told. A slow line skips positions, it never grows."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from typing import Any, NamedTuple, cast

import msgspec

from tenebra.kit.told import Told
from tenebra.kit.unforeseen import unforeseen
from tenebra.kit.words import LANGUAGES
from tenebra.server.before import EVENTS, SHORT, Before, tell_before
from tenebra.server.cards import chairs_at
from tenebra.server.counting import Count
from tenebra.server.easel import news_of
from tenebra.server.messages import Chairs, Farewell, News, Position, Proposed, Settled, Spoken, UndoStep
from tenebra.server.painter import Shown
from tenebra.server.painters import BROKEN, Process
from tenebra.server.reasons import with_reasons
from tenebra.server.room import Room
from tenebra.server.trouble import LOG, explain
from tenebra.tables import changes
from tenebra.tables.changes import ChairsChanged, Change, PositionChanged, Proposal, Remark
from tenebra.tables.glance import SPECTATOR
from tenebra.tables.people import Pass
from tenebra.tables.who import INSIDE, Who
from tenebra.tables.words import words_at_hand, words_of

LINES = 300
"""The most lines of the chronicle sent at once."""
AHEAD = 24
"""Positions that may wait on a line; later ones are put together into one."""
MOST = 1000
"""Messages that may wait on a line before it is given up."""
ENCODER = msgspec.json.Encoder()
NUMBERS = count(1)
Send = Callable[[str], Awaitable[None]]


class Painted(NamedTuple):
    """A position whose scene, and what is told with it, is being made in another process."""

    position: Position
    since: int
    events: int
    shown: asyncio.Future[Shown]


class Guest:
    """Somebody at a socket, looking through the eyes of a seat."""

    def __init__(self, who: Pass, key: str = "", origin: Who = INSIDE) -> None:
        self.who, self.key, self.origin, self.number = who, key, origin, next(NUMBERS)
        self.room: Room
        self.seat, self.language = "", ""
        self._told = {"": 0}
        """By seat, up to which event it has been told; the line turns to those that are named when they are asked."""
        self._shown: dict[str, bytes] = {}
        """The parts of the scene that was last sent on this line; none if a process made it."""
        self._shown_by: Process | None = None
        self._before: Before | None = None
        """What happened before this guest came, told beside the loop; it is sent once."""
        self._rewound = False
        """Choices were taken back: what was told from there on is to be forgotten."""
        self._outbox: deque[tuple[bytes | Painted, bool]] = deque()
        self._positions = 0
        self._is_behind = False
        self._by = ""
        self._has_new_chairs = False
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()
        self.is_leaving = asyncio.Event()
        self.farewell: Farewell | None = None

    # --- what happens at the table

    def hear(self, change: Change) -> None:
        """Something happened at the table."""
        match change:
            case PositionChanged():
                self._hear_position(change)
            case ChairsChanged():
                self._has_new_chairs = True
                self._wake.set()
            case changes.Spoken(remark=remark):
                self.send(spoken(remark))
            case changes.Proposed(proposal=made):
                self.send(proposed(made))
            case changes.Settled(proposal=number, is_agreed=is_agreed):
                self.send(Settled(proposal=number, is_agreed=is_agreed))
            case changes.Instructed(seat=seat):
                if seat in self.who.seats:
                    self._is_behind = True
                    self._wake.set()
            case changes.Revoked(key=key):
                if key == self.who.key_id:
                    self.dismiss("revoked")
            case changes.Reseated(key=key):
                if key == self.who.key_id:
                    self._be_reseated()
            case changes.Removed():
                self.dismiss("removed")

    def _be_reseated(self) -> None:
        """A seat went to somebody else: nobody goes on looking through its eyes."""
        self.who = msgspec.structs.replace(self.who, seats=self.room.table.keys[self.who.key_id].seats)
        if self.seat not in (*self.who.seats, SPECTATOR, ""):
            self.look(self.who.seats[0] if self.who.seats else SPECTATOR, self.language, 0, {})

    def _hear_position(self, change: PositionChanged) -> None:
        if change.rewound_from is not None:
            self._told = {seat: min(told, change.rewound_from) for seat, told in self._told.items()}
            self._rewound = True
        self._by = change.by
        if self._is_behind or self._positions >= AHEAD:
            self._is_behind = True
        else:
            self._queue_position()
        self._wake.set()

    async def hear_before(self, seat: str, language: str, since: int, seconds: float) -> None:
        """Be told what happened since an event, for so many seconds at most, before looking through the eyes of a seat."""
        await words_at_hand([self.who.table.game.id], [language or LANGUAGES[0]])
        if language:
            eyes = seat or SPECTATOR
            since = Count(self.who.table.session, eyes).number(since)
            self._before = await tell_before(self.who.table, eyes, language, since, seconds)

    def look(self, seat: str, language: str, since: int, follow: Mapping[str, int]) -> None:
        """Look through the eyes of a seat, and be told again what happened since an event; follow who is asked from then on."""
        events = len(self.room.table.session.events)
        self.seat, self.language = seat, language
        wanted = {**follow, seat: since}
        self._told = {one: min(max(self.room.count(one or self.eyes).number(told), 0), events) for one, told in wanted.items()}
        self._rewound = True
        self._is_behind, self._has_new_chairs, self._by = True, True, ""
        self._wake.set()

    # --- what is sent

    def send(self, news: News) -> None:
        """Put a message on the line."""
        self._queue(ENCODER.encode(news), False)

    def dismiss(self, error: str) -> None:
        """Say why, and close the line once that is sent."""
        if self.farewell is None:
            self.farewell = Farewell(error=error, detail=words_of(self.language or "en").say(f"trouble-{error}", what=""))
        self.give_up()

    def give_up(self) -> None:
        self.is_leaving.set()
        self._wake.set()
        self._sent.set()

    async def has_room(self) -> None:
        """Wait while too much waits on the line."""
        while len(self._outbox) > MOST // 4 and not self.is_leaving.is_set():
            self._sent.clear()
            await self._sent.wait()

    async def keep_sending(self, send: Send) -> None:
        """Send what waits, as fast as the line takes it, until the guest leaves."""
        while not self.is_leaving.is_set():
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                message, is_position = self._outbox.popleft()
                self._positions -= is_position
                said = await self._painted(message) if isinstance(message, Painted) else message
                if said:
                    await send(said.decode())
                self._sent.set()
                if not self._outbox:
                    self.catch_up()
            self.catch_up()
        if self.farewell is not None:
            await send(ENCODER.encode(self.farewell).decode())

    def catch_up(self) -> None:
        """The line is free again: whatever was put together meanwhile goes on it."""
        if self._is_behind:
            self._is_behind = False
            try:
                self._queue_position()
                self.room.have_painted()
            except Exception as error:
                self.farewell = Farewell(error="internal", detail=explain(error, words_of(self.language or "en")).detail)
                self.give_up()
        if self._has_new_chairs:
            self._has_new_chairs = False
            table = self.room.table
            chairs = chairs_at(table, self.who, self.language or "en")
            self.send(Chairs(chairs=chairs, watching=table.watching))

    async def _painted(self, made: Painted) -> bytes:
        """A position that was made in another process; where that failed nothing, and it is made here in its turn."""
        shown = await made.shown
        if not shown.trouble and shown.events == made.events:
            scene, told = cast("Any", msgspec.Raw(shown.scene)), cast("Any", msgspec.Raw(shown.told))
            return ENCODER.encode(msgspec.structs.replace(made.position, scene=scene, told=told))
        if shown is not BROKEN:
            LOG.error("table %s is not shown as it is: %s", self.room.table.id, shown.trouble or "another number of events")
            self.room.paint_here()
        seat = made.position.seat
        self._told[seat] = min(made.since, self._told.get(seat, made.since))
        self._rewound = self._is_behind = True
        return b""

    def _queue(self, message: bytes | Painted, is_position: bool) -> None:
        self._outbox.append((message, is_position))
        self._positions += is_position
        if len(self._outbox) > MOST:
            self.dismiss("slow")
        self._wake.set()

    def _queue_position(self) -> None:
        made = self._position()
        self._queue(made if isinstance(made, Painted) else ENCODER.encode(made), True)

    def _position(self) -> Position | Painted:
        room, session = self.room, self.room.table.session
        is_let_pass = any(room.table.passing_for(own) is not None for own in self.who.seats)
        if not self._rewound and not is_let_pass:
            self._turn()
        seat, events = self.eyes, len(session.events)
        since, is_rewound, self._rewound = self._told[self.seat], self._rewound, False
        self._told[self.seat] = events
        scene: dict[str, msgspec.Raw] = {}
        state: Any = None
        told: tuple[Told, ...] = ()
        prompt = ""
        options: tuple[str, ...] = ()
        painted: asyncio.Future[Shown] | None = None
        painter = room.painted_by() if self.language and events - since <= SHORT else None
        if painter is not None:
            self._before = None
            painted = room.paint(self.number, seat, self.language, since, is_whole=painter is not self._shown_by)
            self._shown, self._shown_by = {}, painter
        elif self.language:
            scene = self._news_of(room.scene(seat, self.language))
            told = self.lines(seat, since)
        else:
            view = room.view(seat)
            state = room.state(seat)
            if view.decision is not None and room.table.halt is None:
                prompt, options = view.decision.prompt, tuple([entry.key for entry in view.decision.options])
        count = room.count(seat)
        position = Position(
            choices=len(session.inputs),
            seat=seat,
            events=count.told(events),
            asked=session.decision.seats if session.decision is not None and room.table.halt is None else (),
            by=self._by,
            is_rewound=is_rewound,
            since=count.told(since),
            undo=tuple(UndoStep(*step) for step in room.table.undo_steps(self.who)),
            can_redo=room.table.can_redo,
            scene=scene,
            told=told,
            state=state,
            prompt=prompt,
            options=options,
            orders=room.table.orders_of(seat) if seat in self.who.seats else {},
            is_let_pass=is_let_pass,
            step=room.table.lesson.at(session) if room.table.lesson is not None else None,
            halted=room.halted(self.language or LANGUAGES[0]),
            outcome=session.outcome,
            seed=session.start.seed if room.table.is_settled else "",
        )
        return position if painted is None else Painted(position, since, events, painted)

    def _turn(self) -> None:
        """Go on to a seat that is asked, among those to be followed; where much has to be told first, the page asks for it."""
        session = self.room.table.session
        asked = session.decision.seats if session.decision is not None else ()
        if self.seat not in asked:
            own = (seat for seat in asked if seat in self._told and seat in self.who.seats)
            self.seat = next((seat for seat in own if len(session.events) - self._told[seat] <= SHORT), self.seat)

    def _news_of(self, scene: dict[str, bytes]) -> dict[str, msgspec.Raw]:
        """The parts that differ from what was last sent on this line."""
        shown, self._shown, self._shown_by = self._shown, scene, None
        return {name: msgspec.Raw(part) for name, part in news_of(scene, shown).items()}

    @property
    def eyes(self) -> str:
        """A program that names no seat looks through whichever of its seats is asked."""
        if self.seat:
            return self.seat
        decision = self.room.table.session.decision
        asked = decision.seats if decision is not None else ()
        return next((seat for seat in self.who.seats if seat in asked), (*self.who.seats, SPECTATOR)[0])

    def lines(self, seat: str, since: int) -> tuple[Told, ...]:
        """The last lines of the chronicle since an event, with the computers' reasons."""
        table = self.room.table
        before, self._before = self._before, None
        try:
            if before is not None and before[:3] == (seat, self.language, since) and before.is_true_of(table):
                self.room.recall(before.views)
                lines = (*before.lines, *self.room.told(seat, self.language, before.until))
            else:
                lines = self.room.told(seat, self.language, max(since, len(table.session.events) - EVENTS))
            return self.room.count(seat).counted(with_reasons(self.room, seat, self.language, lines)[-LINES:])
        except Exception as error:  # who cannot be told what happened can still play on
            unforeseen(error, f"what happened at table {table.id}")
            return ()


def proposed(made: Proposal) -> Proposed:
    """What everybody is asked to agree to, as it is sent."""
    waiting = tuple(made.waiting.values())
    return Proposed(proposal=made.id, by=made.by, to=made.to, waiting=waiting, seat=made.seat, is_redo=made.is_redo)


def spoken(remark: Remark) -> Spoken:
    """Something said at the table, as it is sent."""
    return Spoken(number=remark.number, who=remark.who, seat=remark.seat, text=remark.text, at=remark.at)
