"""Computers in the place of people who are away: when one may come in, who has to agree, and what the absent keep.

The law is written for people in docs/protocol.md, "Whoever is away".
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tenebra.kernel import BadInput, Refused
from tenebra.tables.absence import ABSENCE, Absence
from tenebra.tables.changes import ChairsChanged, Proposal
from tenebra.tables.errors import NotYours
from tenebra.tables.listeners import Listeners
from tenebra.tables.people import IfAway, KeyState, Limits, Pass, People
from tenebra.tables.ports import TablePort
from tenebra.tables.proposals import Proposals
from tenebra.tables.requests import Requests
from tenebra.tables.storage import Storage
from tenebra.tables.store import STAND_IN
from tenebra.tables.voters import Voters

ADVICE = "greedy"
"""The only computer that stands in: nobody is played worse than the advice would play them."""


class Wait(NamedTuple):
    """The time until a computer may play for a seat, in seconds, and whether everybody else has to agree then."""

    seconds: float
    needs_agreement: bool


class StandIns:
    """The seats of people who are away, and the computers that play for them."""

    def __init__(
        self,
        table: TablePort,
        limits: Limits,
        people: People,
        absence: Absence,
        voters: Voters,
        requests: Requests,
        storage: Storage,
        listeners: Listeners,
        proposals: Proposals,
    ) -> None:
        self._table, self._limits, self._people, self._absence, self._voters = table, limits, people, absence, voters
        self._requests, self._storage, self._listeners, self._proposals = requests, storage, listeners, proposals

    def restore(self, notes: Mapping[str, str]) -> None:
        """The notes that lay beside the log when the table was woken."""
        text = notes.get(ABSENCE, "")
        self._absence.become(Absence.read(text, self._people.keys.values(), self._table.created))
        if self._absence.written() != text:
            self._keep_soon()

    def wait_for(self, who: Pass | KeyState, seat: str) -> Wait:
        """The time until somebody may let a computer play for a seat whose person is away."""
        away = self._absence.seconds(self._people.chairs[seat].key_id)
        if self._absence.may_stand_in(seat) or self._voters.is_ally(who.seats, (seat,)):
            return Wait(max(0.0, self._limits.grace_seconds - away), False)
        return Wait(max(0.0, self._limits.long_absence_seconds - away), True)

    async def play_for(self, who: Pass, seat: str, computer: str) -> Proposal | None:
        """Let a computer play for somebody who is away, or ask everybody else about it; an empty name takes it back."""
        self._requests.must_play(who)
        if computer not in ("", ADVICE):
            raise BadInput(f"{computer!r} cannot stand in for anybody; only {ADVICE} can")
        return await self._requests.carry_out(lambda: self._play_for(who, seat, computer))

    async def _play_for(self, who: Pass, seat: str, computer: str) -> Proposal | None:
        chair = self._people.chairs.get(seat)
        if chair is None or chair.by != "person":
            raise Refused(f"{seat} is no person's seat")
        if chair.stand_in == computer:
            return None
        if computer:
            if self._people.is_here(seat):
                raise Refused(f"{chair.who or seat} is here")
            wait = self.wait_for(who, seat)
            if wait.seconds:
                raise Refused(f"{chair.who or seat} is waited for; {wait.seconds:.0f} seconds are left")
            others = {key: name for key, name in self._voters.present(who).items() if key != chair.key_id}
            if wait.needs_agreement and others:
                return await self._proposals.propose(Proposal(0, who.name, who.key_id, 0, others, seat), None)
        await self._put(seat, computer)
        return None

    async def agreed(self, seat: str) -> None:
        """Everybody has agreed that a computer plays there; unless the person came meanwhile, it does."""
        if not self._people.is_here(seat):
            await self._put(seat, ADVICE)

    async def _put(self, seat: str, computer: str) -> None:
        """The computer comes in, or goes."""
        came_in = {other: at for other, at in self._absence.came_in.items() if other != seat}
        if computer:
            came_in[seat] = len(self._table.session.inputs)
        then = Absence(self._absence.away, self._absence.if_away, came_in)
        line = (STAND_IN, {"of": self._table.id, "which": seat, "computer": computer})
        await self._storage.write([line, *self._storage.note(ABSENCE, then.written())])
        # whoever came meanwhile plays
        if not self._people.is_here(seat):
            self._people.chairs[seat].stand_in = computer
            self._absence.came_in = came_in
        self._table.after_reseating()

    async def allow(self, who: Pass, seat: str, if_away: IfAway) -> None:
        """A seat says what is to be done while its person is away. Everybody sees it."""
        self._requests.must_play(who)
        if seat not in who.seats:
            raise NotYours(f"{seat} is not your seat")
        await self._requests.carry_out(lambda: self._allow(seat, if_away))

    async def _allow(self, seat: str, if_away: IfAway) -> None:
        then = Absence(self._absence.away, {**self._absence.if_away, seat: if_away}, self._absence.came_in)
        await self._storage.write(self._storage.note(ABSENCE, then.written()))
        self._absence.if_away = then.if_away
        self._listeners.notify(ChairsChanged())

    def begin_absence(self, key_id: str) -> None:
        """Note that somebody who plays has closed their last window."""
        self._absence.away[key_id] = time.time()
        self._keep_soon()

    def end_absence(self, key_id: str) -> None:
        """Note that somebody is here, whether they were away or not."""
        if self._absence.away.pop(key_id, None) is not None:
            self._keep_soon()

    def hand_back(self, seats: Sequence[str]) -> None:
        """The person plays again, wherever a computer plays for them now."""
        chairs = self._people.chairs
        back = [seat for seat in seats if chairs[seat].stand_in]
        if not back:
            return
        # where the game has ended meanwhile, where the computer came in is still needed
        if not self._table.session.is_over:
            for seat in back:
                self._absence.came_in.pop(seat, None)
            self._keep_soon()
        for seat in back:
            chairs[seat].stand_in = ""
        self._storage.soon([(STAND_IN, {"of": self._table.id, "which": seat, "computer": ""}) for seat in back])
        self._table.after_reseating()

    def _keep_soon(self) -> None:
        self._storage.soon(self._storage.note(ABSENCE, self._absence.written()))
