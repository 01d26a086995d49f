"""Carrying out choices: each is tried, kept, then played. Nothing is shown or acknowledged before it is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from tenebra.kernel import BadInput, Option, Refused, Session, read_option
from tenebra.kit.unforeseen import unforeseen
from tenebra.players import PlayerChoice
from tenebra.tables.changes import PositionChanged
from tenebra.tables.errors import Halted, Late, NotInLesson, NotYours
from tenebra.tables.halting import HALT, Halt, tried, why_of
from tenebra.tables.listeners import Listeners
from tenebra.tables.log import Log
from tenebra.tables.people import Pass
from tenebra.tables.ports import House, TablePort
from tenebra.tables.requests import Requests
from tenebra.tables.stand_ins import StandIns
from tenebra.tables.storage import Storage
from tenebra.tables.store import Entry
from tenebra.tables.turns import Turn

AHEAD_FOR = 512
"""For so many events choices are tried on the same copy of the game; to make one is dear."""


class Play:
    """The choices at a table, by people and computers; and the halt, where the rules do not go on."""

    def __init__(
        self,
        table: TablePort,
        house: House,
        requests: Requests,
        storage: Storage,
        listeners: Listeners,
        log: Log,
        stand_ins: StandIns,
    ) -> None:
        self._table, self._house, self._requests, self._storage = table, house, requests, storage
        self._listeners, self._log, self._stand_ins = listeners, log, stand_ins
        self._ahead: Session[Any] | None = None
        """The copy on which choices are tried: it has seen all that was kept. Where choices are taken back, a new one is made."""
        self.halt: Halt | None = None
        """The reason why the game cannot go on from here, if it cannot."""

    def restore(self, notes: Mapping[str, str]) -> None:
        """The notes that lay beside the log when the table was woken."""
        if HALT in notes:
            halt = msgspec.json.decode(notes[HALT], type=Halt)
            self.halt = halt if halt.entries == self._log.past.length else None

    async def choose(self, who: Pass, seat: str, option: str, at: int, request: str = "") -> int:
        """Answer the decision for a seat. `at` is how many choices one has seen; the answer is how many there are then."""
        self._requests.must_play(who)
        if seat not in who.seats:
            raise NotYours(f"{seat} is not your seat")
        if len(option) > self._house.limits.option:
            raise BadInput("an option is never that long")
        text, id = self._plain(option), self._requests.id_of(request)

        async def deed() -> None:
            choices = len(self._table.session.inputs)
            if at != choices:
                raise Late(f"{choices} choices have been made, not {at}")
            self._must_be_taught(seat, text)
            self._stand_ins.hand_back([seat])
            await self.make(seat, text, by_hand=True, key=who.key_id, request=id)

        return await self._log.once(who, id, ("choice", seat, text), deed)

    def _must_be_taught(self, seat: str, text: str) -> None:
        lesson = self._table.lesson
        is_open = lesson.open_options(self._table.session, seat) if lesson is not None else None
        if is_open is not None and text not in is_open:
            raise NotInLesson(f"at this step of the lesson one does something else: {', '.join(is_open)}")

    def _plain(self, option: str) -> str:
        """An option as the log writes it."""
        try:
            return str(read_option(option, self._table.game.options))
        except BadInput:
            return " ".join(option.split())

    async def make(
        self,
        seat: str,
        text: str,
        *,
        by_hand: bool,
        key: str = "",
        request: str | None = None,
        reason: PlayerChoice | None = None,
    ) -> None:
        """Try a choice, keep it, then play it."""
        game, decision = self._table.game, self._table.session.decision
        if decision is None:
            raise Refused("the game is over; nothing is asked")
        found: Option = decision.find(text, seat, game.options)
        window = game.window(decision.prompt, decision.about)
        kind = "pass" if window is not None and window.is_secret and str(found) == window.passing else "choice"
        entry = self._log.entry(kind, seat, str(found), by_hand, key, request, reason)
        await self.keep(entry, [(seat, found)])
        self._table.after_change(by=seat)

    async def keep(self, entry: Entry, inputs: Sequence[tuple[str, Option]]) -> None:
        """Play the inputs where nobody looks; write the entry down; then play them on the table."""
        if self.halt is not None:
            raise Halted(self.halt.why)
        trial, turns = self._tried(inputs)
        also = self._house.when_over(self._table, trial.state) if trial.is_over else ()
        await self._log.write(entry, also)
        for turn, (seat, option) in zip(turns, inputs, strict=True):
            self._log.turns.add(turn)
            self._table.session.play(option, seat)
        # what it has gone through it need not remember for ever
        self._ahead = trial if len(trial.events) < AHEAD_FOR and not trial.is_over else None
        if also:
            self._house.counted(self._table)

    def _tried(self, inputs: Sequence[tuple[str, Option]]) -> tuple[Session[Any], list[Turn]]:
        """A copy of the game on which they were played. Where the rules break, the game does not go on from here."""
        table = self._table
        trial, self._ahead = self._ahead, None
        try:
            trial = trial or table.session.fork()
            seconds = len(inputs) * self._house.limits.seconds_to_choose
            turns = tried(table.game, trial, inputs, seconds, self._is_believed)
        except Exception as error:
            why = why_of(error)
            where = f"table {table.id}, closed for play after {len(table.session.inputs)} choices: {why}, {inputs}"
            unforeseen(error, where, f"{table.game.id} {why}")
            self.halt = Halt(self._log.past.length, why)
            self._storage.soon(self._storage.note(HALT, msgspec.json.encode(self.halt).decode()))
            self._listeners.notify(PositionChanged())
            raise Halted(why) from None
        return trial, turns

    @cached_property
    def _is_believed(self) -> bool:
        """Whether it did not begin at the beginning of a scenario, so that no rule has led to where it began."""
        return self._table.session.origin() is not None

    def after_change(self, is_rewound: bool) -> None:
        """The game stands elsewhere: from there it can be played."""
        self.halt = None
        if is_rewound:
            self._ahead = None
