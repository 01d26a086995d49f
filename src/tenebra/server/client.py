"""The outbox of one WebSocket: messages that wait to be sent, and how much each seat has been told.

A client that reads slowly skips positions; its outbox does not grow without end.
"""

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
from tenebra.server.errors import LOG, explain
from tenebra.server.history import FEW_EVENTS, MOST_EVENTS, History, read_history
from tenebra.server.messages import Chairs, Farewell, News, Position, Proposed, Settled, Spoken, UndoStep
from tenebra.server.reasons import with_reasons
from tenebra.server.render_process import BROKEN, Process
from tenebra.server.render_worker import Rendered
from tenebra.server.scene_cache import changed_parts
from tenebra.server.summaries import chairs_at
from tenebra.server.table_feed import TableFeed
from tenebra.server.visible_events import VisibleEvents
from tenebra.tables import changes
from tenebra.tables.changes import ChairsChanged, Change, PositionChanged, Proposal, Remark
from tenebra.tables.glance import SPECTATOR
from tenebra.tables.people import Pass
from tenebra.tables.who import INSIDE, Who
from tenebra.tables.words import words_at_hand, words_of

LINES = 300
"""Lines of the chronicle sent at once, at most."""
MOST_POSITIONS = 24
"""Positions that may wait in an outbox; later ones are merged into one."""
MOST_MESSAGES = 1000
"""Messages that may wait in an outbox before the client is dismissed."""
ENCODER = msgspec.json.Encoder()
NUMBERS = count(1)
Send = Callable[[str], Awaitable[None]]


class PendingPosition(NamedTuple):
    """A position without its scene and its lines, which a render process is making."""

    position: Position
    since: int
    events: int
    rendered: asyncio.Future[Rendered]


class PositionContent(NamedTuple):
    """The content of a position: the scene and lines to a page, unless a process makes them; state and options to a program."""

    scene: dict[str, msgspec.Raw] = {}
    told: tuple[Told, ...] = ()
    rendered: asyncio.Future[Rendered] | None = None
    state: Any = None
    prompt: str = ""
    options: tuple[str, ...] = ()


class Client:
    """A connected program or page, and the seat through whose eyes it looks."""

    def __init__(self, who: Pass, key: str = "", origin: Who = INSIDE) -> None:
        self.who, self.key, self.origin, self.number = who, key, origin, next(NUMBERS)
        self.feed: TableFeed
        self.seat, self.language = "", ""
        self._told = {"": 0}
        """How many events each seat has been told. When one of these seats is asked, the client looks through its eyes."""
        self._last_scene: dict[str, bytes] = {}
        """The parts of the scene that was sent last; none if a render process made it."""
        self._last_scene_by: Process | None = None
        self._history: History | None = None
        """The events before the client came, prepared in a thread; sent once."""
        self._rewound = False
        """Choices were taken back: the client is to forget the lines from there on."""
        self._outbox: deque[tuple[bytes | PendingPosition, bool]] = deque()
        self._positions = 0
        self._is_behind = False
        self._by = ""
        self._has_new_chairs = False
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()
        self.is_leaving = asyncio.Event()
        self.farewell: Farewell | None = None

    # --- what happens at the table

    def on_change(self, change: Change) -> None:
        """React to a change at the table: put the message about it into the outbox."""
        match change:
            case PositionChanged():
                self._position_changed(change)
            case ChairsChanged():
                self._has_new_chairs = True
                self._wake.set()
            case changes.RemarkMade(remark=remark):
                self.send(spoken(remark))
            case changes.ProposalMade(proposal=made):
                self.send(proposed(made))
            case changes.ProposalSettled(proposal=number, is_agreed=is_agreed):
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
                    self._seats_changed()
            case changes.Removed():
                self.dismiss("removed")

    def _seats_changed(self) -> None:
        """A seat of this key went to somebody else: stop looking through its eyes."""
        self.who = msgspec.structs.replace(self.who, seats=self.feed.table.people.keys[self.who.key_id].seats)
        if self.seat not in (*self.who.seats, SPECTATOR, ""):
            self.look(self.who.seats[0] if self.who.seats else SPECTATOR, self.language, 0, {})

    def _position_changed(self, change: PositionChanged) -> None:
        if change.rewound_from is not None:
            self._told = {seat: min(told, change.rewound_from) for seat, told in self._told.items()}
            self._rewound = True
        self._by = change.by
        if self._is_behind or self._positions >= MOST_POSITIONS:
            self._is_behind = True
        else:
            self._queue_position()
        self._wake.set()

    async def prepare_history(self, seat: str, language: str, since: int, seconds: float) -> None:
        """Prepare the lines of all that happened since an event, in so many seconds at most, before a seat is looked through."""
        await words_at_hand([self.who.table.game.id], [language or LANGUAGES[0]])
        if language:
            eyes = seat or SPECTATOR
            since = VisibleEvents(self.who.table.session, eyes).number_of(since)
            self._history = await read_history(self.who.table, eyes, language, since, seconds)

    def look(self, seat: str, language: str, since: int, follow: Mapping[str, int]) -> None:
        """Look through the eyes of a seat; tell what happened since an event, and follow seats that are asked."""
        events = len(self.feed.table.session.events)
        self.seat, self.language = seat, language
        wanted = {**follow, seat: since}
        numbers = {one: self.feed.visible_events(one or self.viewed_seat).number_of(told) for one, told in wanted.items()}
        self._told = {one: min(max(number, 0), events) for one, number in numbers.items()}
        self._rewound = True
        self._is_behind, self._has_new_chairs, self._by = True, True, ""
        self._wake.set()

    # --- what is sent

    def send(self, news: News) -> None:
        """Put a message into the outbox."""
        self._queue(ENCODER.encode(news), False)

    def dismiss(self, error: str) -> None:
        """Send why, then close the socket."""
        if self.farewell is None:
            self.farewell = Farewell(error=error, detail=words_of(self.language or "en").say(f"trouble-{error}", what=""))
        self.stop()

    def stop(self) -> None:
        """Stop sending, and let the socket be closed."""
        self.is_leaving.set()
        self._wake.set()
        self._sent.set()

    async def wait_for_room(self) -> None:
        """Wait while the outbox is rather full."""
        while len(self._outbox) > MOST_MESSAGES // 4 and not self.is_leaving.is_set():
            self._sent.clear()
            await self._sent.wait()

    async def keep_sending(self, send: Send) -> None:
        """Send the outbox, as fast as the socket takes it, until the client leaves."""
        while not self.is_leaving.is_set():
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                message, is_position = self._outbox.popleft()
                self._positions -= is_position
                said = await self._finish(message) if isinstance(message, PendingPosition) else message
                if said:
                    await send(said.decode())
                self._sent.set()
                if not self._outbox:
                    self.send_latest()
            self.send_latest()
        if self.farewell is not None:
            await send(ENCODER.encode(self.farewell).decode())

    def send_latest(self) -> None:
        """The outbox is empty: queue the position and the seats that were held back meanwhile."""
        if self._is_behind:
            self._is_behind = False
            try:
                self._queue_position()
                self.feed.send_requests()
            except Exception as error:
                self.farewell = Farewell(error="internal", detail=explain(error, words_of(self.language or "en")).detail)
                self.stop()
        if self._has_new_chairs:
            self._has_new_chairs = False
            table = self.feed.table
            chairs = chairs_at(table, self.who, self.language or "en")
            self.send(Chairs(chairs=chairs, watching=table.people.watching))

    async def _finish(self, made: PendingPosition) -> bytes:
        """The message of a rendered position. Nothing if rendering failed: then the position is made here, in its turn."""
        rendered = await made.rendered
        if not rendered.trouble and rendered.events == made.events:
            scene, told = cast("Any", msgspec.Raw(rendered.scene)), cast("Any", msgspec.Raw(rendered.told))
            return ENCODER.encode(msgspec.structs.replace(made.position, scene=scene, told=told))
        if rendered is not BROKEN:
            LOG.error("table %s is not shown as it is: %s", self.feed.table.id, rendered.trouble or "another number of events")
            self.feed.render_here()
        seat = made.position.seat
        self._told[seat] = min(made.since, self._told.get(seat, made.since))
        self._rewound = self._is_behind = True
        return b""

    def _queue(self, message: bytes | PendingPosition, is_position: bool) -> None:
        self._outbox.append((message, is_position))
        self._positions += is_position
        if len(self._outbox) > MOST_MESSAGES:
            self.dismiss("slow")
        self._wake.set()

    def _queue_position(self) -> None:
        made = self._position()
        self._queue(made if isinstance(made, PendingPosition) else ENCODER.encode(made), True)

    def _position(self) -> Position | PendingPosition:
        feed, session = self.feed, self.feed.table.session
        is_let_pass = any(feed.table.orders.answer_for(own) for own in self.who.seats)
        if not self._rewound and not is_let_pass:
            self._follow_asked_seat()
        seat, events = self.viewed_seat, len(session.events)
        since, is_rewound, self._rewound = self._told[self.seat], self._rewound, False
        self._told[self.seat] = events
        shown = self._shown_to_page(seat, since) if self.language else self._shown_to_program(seat)
        visible = feed.visible_events(seat)
        is_asked = session.decision is not None and feed.table.play.halt is None
        position = Position(
            choices=len(session.inputs),
            seat=seat,
            events=visible.count_before(events),
            asked=session.decision.seats if session.decision is not None and is_asked else (),
            by=self._by,
            is_rewound=is_rewound,
            since=visible.count_before(since),
            undo=tuple(UndoStep(*step) for step in feed.table.undo.steps(self.who)),
            can_redo=feed.table.undo.can_redo,
            scene=shown.scene,
            told=shown.told,
            state=shown.state,
            prompt=shown.prompt,
            options=shown.options,
            orders=feed.table.orders.of(seat) if seat in self.who.seats else {},
            is_let_pass=is_let_pass,
            step=feed.table.lesson.at(session) if feed.table.lesson is not None else None,
            halted=feed.halted(self.language or LANGUAGES[0]),
            outcome=session.outcome,
            seed=session.start.seed if feed.table.undo.is_settled else "",
        )
        return position if shown.rendered is None else PendingPosition(position, since, events, shown.rendered)

    def _shown_to_page(self, seat: str, since: int) -> PositionContent:
        """A scene and its lines, made here, or in a render process unless there is much to tell."""
        feed = self.feed
        is_little = len(feed.table.session.events) - since <= FEW_EVENTS
        process = feed.render_process() if is_little else None
        if process is None:
            scene = self._changed_parts(feed.scene(seat, self.language))
            return PositionContent(scene=scene, told=self.lines(seat, since))
        self._history = None
        is_whole = process is not self._last_scene_by
        self._last_scene, self._last_scene_by = {}, process
        return PositionContent(rendered=feed.request_scene(self.number, seat, self.language, since, is_whole=is_whole))

    def _shown_to_program(self, seat: str) -> PositionContent:
        """The state, and what the seat is asked; a table that is halted asks nobody."""
        asked, state = self.feed.view(seat).decision, self.feed.state(seat)
        if asked is None or self.feed.table.play.halt is not None:
            return PositionContent(state=state)
        return PositionContent(state=state, prompt=asked.prompt, options=tuple([entry.key for entry in asked.options]))

    def _follow_asked_seat(self) -> None:
        """Turn to a followed seat that is asked. Where it has much to be told first, the page asks for it by itself."""
        session = self.feed.table.session
        asked = session.decision.seats if session.decision is not None else ()
        if self.seat not in asked:
            own = (seat for seat in asked if seat in self._told and seat in self.who.seats)
            self.seat = next((seat for seat in own if len(session.events) - self._told[seat] <= FEW_EVENTS), self.seat)

    def _changed_parts(self, scene: dict[str, bytes]) -> dict[str, msgspec.Raw]:
        """The parts of a scene that differ from those sent last."""
        shown, self._last_scene, self._last_scene_by = self._last_scene, scene, None
        return {name: msgspec.Raw(part) for name, part in changed_parts(scene, shown).items()}

    @property
    def viewed_seat(self) -> str:
        """The seat looked through. A program that has named none looks through that of its seats that is asked."""
        if self.seat:
            return self.seat
        decision = self.feed.table.session.decision
        asked = decision.seats if decision is not None else ()
        return next((seat for seat in self.who.seats if seat in asked), (*self.who.seats, SPECTATOR)[0])

    def lines(self, seat: str, since: int) -> tuple[Told, ...]:
        """The last lines of the chronicle since an event, with the computers' reasons."""
        table = self.feed.table
        history, self._history = self._history, None
        try:
            if history is not None and history[:3] == (seat, self.language, since) and history.still_holds(table):
                self.feed.add_past_views(history.views)
                lines = (*history.lines, *self.feed.told(seat, self.language, history.until))
            else:
                lines = self.feed.told(seat, self.language, max(since, len(table.session.events) - MOST_EVENTS))
            return self.feed.visible_events(seat).renumbered(with_reasons(self.feed, seat, self.language, lines)[-LINES:])
        except Exception as error:  # without these lines one can still play on
            unforeseen(error, f"what happened at table {table.id}")
            return ()


def proposed(made: Proposal) -> Proposed:
    """The message that asks everybody to agree to a proposal."""
    waiting = tuple(made.waiting.values())
    return Proposed(proposal=made.id, by=made.by, to=made.to, waiting=waiting, seat=made.seat, is_redo=made.is_redo)


def spoken(remark: Remark) -> Spoken:
    """The message of a remark."""
    return Spoken(number=remark.number, who=remark.who, seat=remark.seat, text=remark.text, at=remark.at)
