"""The course of a game at a table: a choice is tried, kept, then played. Nothing is shown or acknowledged before it is kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tenebra.kernel import BadInput, Decision, Option, Refused, Session, read_option, save
from tenebra.kit.lessons import Lesson
from tenebra.kit.orders import Window
from tenebra.kit.package import GamePackage
from tenebra.kit.unforeseen import unforeseen
from tenebra.players import Choice
from tenebra.tables.changes import PositionChanged, Remark
from tenebra.tables.errors import Full, Halted, Late, NotInLesson, NotKept, NotYours
from tenebra.tables.gathering import LOG, Gathering, House
from tenebra.tables.halting import HALT, Halt, tried, why_of
from tenebra.tables.past import Made, Past, go_back_to_common, write_reason
from tenebra.tables.people import ChairState, KeyState, Pass
from tenebra.tables.scribe import Conflict, Line
from tenebra.tables.store import ADD_ENTRY, KEEP_SAFE, Entry
from tenebra.tables.turns import Turn, Turns, play_on

AHEAD_FOR = 512
"""For so many events choices are tried on the same copy of the game; to make one is dear."""
SAFE_EVERY = 16
"""After so many lines of the log a journal is kept beside it, to go on from under other rules."""


class Course(Gathering):
    """A table whose game goes on by choices."""

    def __init__(
        self,
        id: str,
        house: House,
        game: GamePackage,
        session: Session[Any],
        turns: Turns,
        past: Past,
        chairs: dict[str, ChairState],
        keys: dict[str, KeyState],
        chat: Sequence[Remark] = (),
    ) -> None:
        super().__init__(id, house, chairs, keys, chat)
        self.game, self.session, self.turns, self.past = game, session, turns, past
        self.lesson: Lesson[Any] | None = game.lesson_in(session.start.scenario)
        self._safe_at = past.length
        self._ahead: Session[Any] | None = None
        """The copy on which choices are tried: it has seen all that was kept. Where choices are taken back, a new one is made."""
        self.halt: Halt | None = None
        """Why the game cannot go on from here, if it cannot."""
        self._is_doubtful = False
        """Something was to be written down and nobody knows whether it was: the store has to be asked."""

    def find_slips(self, slips: Mapping[str, str]) -> None:
        """What lay beside the log when the table was woken."""
        if HALT in slips:
            halt = msgspec.json.decode(slips[HALT], type=Halt)
            self.halt = halt if halt.entries == self.past.length else None

    @cached_property
    def _is_believed(self) -> bool:
        """It did not begin at the beginning of a scenario, so no rule has led to where it began."""
        return self.session.origin() is not None

    @property
    def reasons(self) -> dict[int, tuple[str, Choice]]:
        """Why a computer made a choice, by its number: the seat, and what it said."""
        return self.past.reasons

    async def choose(self, who: Pass, seat: str, option: str, at: int, request: str = "") -> int:
        """Answer the decision for a seat. `at` is how many choices one has seen; the answer is how many there are then."""
        self._must_play(who)
        if seat not in who.seats:
            raise NotYours(f"{seat} is not your seat")
        if len(option) > self._house.limits.option:
            raise BadInput("an option is never that long")
        text, id = self._plain(option), self._checked(request)

        async def deed() -> None:
            if at != len(self.session.inputs):
                raise Late(f"{len(self.session.inputs)} choices have been made, not {at}")
            self._must_be_taught(seat, text)
            self._hand_back([seat])
            await self._make(seat, text, by_hand=True, key=who.key_id, request=id)

        return await self._once(who, id, ("choice", seat, text), deed)

    def _must_be_taught(self, seat: str, text: str) -> None:
        is_open = self.lesson.open_options(self.session, seat) if self.lesson is not None else None
        if is_open is not None and text not in is_open:
            raise NotInLesson(f"at this step of the lesson one does something else: {', '.join(is_open)}")

    def _plain(self, option: str) -> str:
        """An option as the log writes it."""
        try:
            return str(read_option(option, self.game.options))
        except BadInput:
            return " ".join(option.split())

    async def _make(
        self, seat: str, text: str, *, by_hand: bool, key: str = "", request: str | None = None, reason: Choice | None = None
    ) -> None:
        """Try a choice, keep it, then play it."""
        decision = self.session.decision
        if decision is None:
            raise Refused("the game is over; nothing is asked")
        found: Option = decision.find(text, seat, self.game.options)
        window = self.window_of(decision)
        kind = "pass" if window is not None and window.is_secret and str(found) == window.passing else "choice"
        entry = self._entry(kind, seat, str(found), by_hand, key, request, reason)
        await self._keep(entry, [(seat, found)])
        self._after(by=seat)

    async def _keep(self, entry: Entry, inputs: Sequence[tuple[str, Option]]) -> None:
        """Play the inputs where nobody looks; write the entry down; then play them on the table."""
        if self.halt is not None:
            raise Halted(self.halt.why)
        trial, turns = self._tried(inputs)
        also = self._house.when_over(self, trial.state) if trial.is_over else ()
        await self._write(entry, also)
        for turn, (seat, option) in zip(turns, inputs, strict=True):
            self.turns.add(turn)
            self.session.play(option, seat)
        # what it has gone through it need not remember for ever
        self._ahead = trial if len(trial.events) < AHEAD_FOR and not trial.is_over else None
        if also:
            self._house.counted(self)

    def _tried(self, inputs: Sequence[tuple[str, Option]]) -> tuple[Session[Any], list[Turn]]:
        """A copy of the game on which they were played. Where the rules break, the game does not go on from here."""
        trial, self._ahead = self._ahead, None
        try:
            trial = trial or self.session.fork()
            seconds = len(inputs) * self._house.limits.seconds_to_choose
            turns = tried(self.game, trial, inputs, seconds, self._is_believed)
        except Exception as error:
            why = why_of(error)
            where = f"table {self.id}, closed for play after {len(self.session.inputs)} choices: {why}, {inputs}"
            unforeseen(error, where, f"{self.game.id} {why}")
            self.halt = Halt(self.past.length, why)
            self._soon(self._slip(HALT, msgspec.json.encode(self.halt).decode()))
            self._notify(PositionChanged())
            raise Halted(why) from None
        return trial, turns

    async def _write(self, entry: Entry, also: Sequence[Line] = ()) -> None:
        most = self._house.limits.entries
        # who only goes to and fro must not end the game of all: there is always room for choices
        if self.past.length >= (most // 2 if entry.kind in ("undo", "redo") else most):
            raise Full(f"{most} choices and changes are all that a table keeps, and in its second half nothing is taken back")
        try:
            await self._house.scribe.write([self._line(entry), *also])
        except BaseException:
            self._is_doubtful = True
            raise
        self.past.add(entry)

    def begin_log(self, made: Iterable[Made], at: float) -> Iterator[Line]:
        """The choices made before this table was laid, as the beginning of its log, all of them at that time."""
        for one in made:
            chair = self.chairs[one.seat]
            kind, by_hand = "pass" if one.is_pass else "choice", one.by_hand and chair.by == "person"
            entry = self._entry(kind, one.seat, one.text, by_hand, chair.key_id, None, one.reason)
            entry = msgspec.structs.replace(entry, at=at)
            self.past.add(entry)
            yield self._line(entry)
        self._safe_at = self.past.length

    def _line(self, entry: Entry) -> Line:
        return ADD_ENTRY, {"table": self.id, **msgspec.structs.asdict(entry)}

    def _entry(
        self, kind: str, seat: str, text: str, by_hand: bool, key: str, request: str | None, reason: Choice | None = None
    ) -> Entry:
        return Entry(self.past.length, kind, seat, text, by_hand, key, request, time.time(), write_reason(reason))

    async def _once(self, who: Pass, request: str | None, wish: tuple[str, ...], deed: Callable[[], Awaitable[None]]) -> int:
        """Carry out a request, unless that was done before: then say what came of it."""
        return await self._unbroken(self._carry_out(who.key_id, request, wish, deed))

    async def _carry_out(self, key: str, request: str | None, wish: tuple[str, ...], deed: Callable[[], Awaitable[None]]) -> int:
        async with self._lock:
            self._must_be_open()
            await self._be_sure()
            if (done := self._carried(key, request, wish)) is not None:
                return done
            try:
                await deed()
            except Conflict:
                await self._be_sure()
                raise Late("the position is another one by now") from None
            return len(self.session.inputs)

    def _carried(self, key: str, request: str | None, wish: tuple[str, ...]) -> int | None:
        """How many choices there were when a request had been carried out; None if it was not."""
        done = self.past.requests.get((key, request)) if request is not None else None
        if done is None:
            return None
        if done.wish != wish:
            raise BadInput(f"the id {request!r} was used for another request")
        return done.choices

    async def _be_sure(self) -> None:
        """Where there is doubt, go where the store is: it may know more than this table."""
        if not self._is_doubtful:
            return
        try:
            entries = await asyncio.to_thread(self._house.store.read_entries, self.id)
        except SQLAlchemyError as error:
            raise NotKept(f"the store cannot be read: {error}") from None
        self._is_doubtful = False
        if len(entries) != self.past.length:
            LOG.warning("table %s differs from its store; it goes where the store is", self.id)
            self.past = Past(entries)
            same = go_back_to_common(self.session, self.past.made)
            self.turns.cut(same)
            for _ in play_on(self.game, self.session, self.turns, self.past.made[same:]):
                pass
            if self.session.is_over:
                self._house.counted(self)
            self._after(rewound_from=self.session.events_at(same))

    def _after(self, by: str = "", rewound_from: int | None = None) -> None:
        """The game stands elsewhere and it is kept: everybody is told."""
        self.halt = None
        if rewound_from is not None:
            self._ahead = None
            self.turns.cut(len(self.session.inputs))
        if self.past.length % SAFE_EVERY == 0 or self.session.is_over:
            self._keep_safe()
        self._notify(PositionChanged(by, rewound_from))

    def _keep_safe(self) -> None:
        self._safe_at = self.past.length
        self._soon([(KEEP_SAFE, {"of": self.id, "journal": save(self.session)})])

    def window_of(self, decision: Decision[Any]) -> Window | None:
        """The window a question is, if it is one."""
        return self.game.window(decision.prompt, decision.about)
