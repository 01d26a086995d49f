"""Computers in the place of people who are away: when one may come in, who has to agree, and what the absent keep.

The law is written for people in docs/protocol.md, "Whoever is away".
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tenebra.kernel import BadInput, Refused
from tenebra.tables.absence import ABSENCE, Absence
from tenebra.tables.changes import ChairsChanged, Proposal, UndoStep
from tenebra.tables.errors import NotYours
from tenebra.tables.people import IfAway, KeyState, Pass
from tenebra.tables.scribe import Line
from tenebra.tables.store import STAND_IN
from tenebra.tables.taking_back import TakingBack

ADVICE = "greedy"
"""The only computer that stands in: nobody is played worse than the advice would play them."""


class Wait(NamedTuple):
    """How long it is until a computer may play for a seat, in seconds, and whether everybody else has to agree then."""

    seconds: float
    needs_agreement: bool


class StandingIn(TakingBack):
    """A table at which computers play for whoever is away."""

    absence: Absence
    created = 0.0

    def find_slips(self, slips: Mapping[str, str]) -> None:
        """What lay beside the log when the table was woken."""
        super().find_slips(slips)
        text = slips.get(ABSENCE, "")
        self.absence = Absence.read(text, self.keys.values(), self.created)
        if self.absence.written() != text:
            self._soon(self._absence_lines())

    def wait_for(self, who: Pass | KeyState, seat: str) -> Wait:
        """When somebody may let a computer play for a seat whose person is away."""
        limits, away = self._house.limits, self.absence.seconds(self.chairs[seat].key_id)
        if self.absence.may_stand_in(seat) or self._is_ally(who.seats, (seat,)):
            return Wait(max(0.0, limits.grace_seconds - away), False)
        return Wait(max(0.0, limits.long_absence_seconds - away), True)

    async def stand_in(self, who: Pass, seat: str, computer: str) -> Proposal | None:
        """Let a computer play for somebody who is away, or ask everybody else about it; an empty name takes it back."""
        self._must_play(who)
        if computer not in ("", ADVICE):
            raise BadInput(f"{computer!r} cannot stand in for anybody; only {ADVICE} can")
        return await self._unbroken(self._stand_in(who, seat, computer))

    async def _stand_in(self, who: Pass, seat: str, computer: str) -> Proposal | None:
        async with self._lock:
            self._must_be_open()
            chair = self.chairs.get(seat)
            if chair is None or chair.by != "person":
                raise Refused(f"{seat} is no person's seat")
            if chair.stand_in == computer:
                return None
            if computer:
                if self.is_here(seat):
                    raise Refused(f"{chair.who or seat} is here")
                wait = self.wait_for(who, seat)
                if wait.seconds:
                    raise Refused(f"{chair.who or seat} is waited for; {wait.seconds:.0f} seconds are left")
                others = {key: name for key, name in self._present(who).items() if key != chair.key_id}
                if wait.needs_agreement and others:
                    return await self._propose(Proposal(0, who.name, who.key_id, 0, others, seat), None)
            await self._seat(seat, computer)
            return None

    async def _seat(self, seat: str, computer: str) -> None:
        """The computer comes in, or goes."""
        came_in = {other: at for other, at in self.absence.came_in.items() if other != seat}
        if computer:
            came_in[seat] = len(self.session.inputs)
        then = Absence(self.absence.away, self.absence.if_away, came_in)
        line = (STAND_IN, {"of": self.id, "which": seat, "computer": computer})
        await self._house.scribe.write([line, *self._slip(ABSENCE, then.written())])
        # whoever came meanwhile plays
        if not self.is_here(seat):
            self.chairs[seat].stand_in = computer
            self.absence.came_in = came_in
        self._seats_changed()

    async def allow(self, who: Pass, seat: str, if_away: IfAway) -> None:
        """A seat says what is to be done while its person is away. Everybody sees it."""
        self._must_play(who)
        if seat not in who.seats:
            raise NotYours(f"{seat} is not your seat")
        await self._unbroken(self._allow(seat, if_away))

    async def _allow(self, seat: str, if_away: IfAway) -> None:
        async with self._lock:
            self._must_be_open()
            then = Absence(self.absence.away, {**self.absence.if_away, seat: if_away}, self.absence.came_in)
            await self._house.scribe.write(self._slip(ABSENCE, then.written()))
            self.absence.if_away = then.if_away
            self._notify(ChairsChanged())

    def arrive(self, who: Pass) -> None:
        """A window is opened: the person is not away any more, and what was proposed about their seat is settled."""
        if self._open is not None and self._open.proposal.seat in who.seats:
            self._settle(is_agreed=False)
        if self.absence.away.pop(who.key_id, None) is not None:
            self._soon(self._absence_lines())
        super().arrive(who)

    def leave(self, who: Pass) -> None:
        """A window is closed; with the last one the person's absence begins."""
        if self.present[who.key_id] <= 1 and who.seats:
            self.absence.away[who.key_id] = time.time()
            self._soon(self._absence_lines())
        super().leave(who)

    def _hand_back(self, seats: Sequence[str]) -> None:
        back = [seat for seat in seats if self.chairs[seat].stand_in]
        # where the game has ended meanwhile, where the computer came in is still needed
        if back and not self.session.is_over:
            for seat in back:
                self.absence.came_in.pop(seat, None)
            self._soon(self._absence_lines())
        super()._hand_back(seats)

    def _absence_lines(self) -> list[Line]:
        return self._slip(ABSENCE, self.absence.written())

    # --- votes

    def _is_ally(self, mine: Sequence[str], seats: Sequence[str]) -> bool:
        """All of these seats are on the one side that all of mine are on."""
        sides = self.game.sides().items()
        return bool(mine) and len({side for side, members in sides if not {*mine, *seats}.isdisjoint(members)}) == 1

    def _present(self, who: Pass) -> dict[str, str]:
        """Everybody else who plays and has not been away for long."""
        most = self._house.limits.long_absence_seconds
        return {key: name for key, name in self.people.items() if key != who.key_id and self.absence.seconds(key) < most}

    def _others(self, who: Pass) -> dict[str, str]:
        """All whose word is needed. After a long absence it is not, unless one would then go back alone against another side."""
        everybody = {key: name for key, name in self.people.items() if key != who.key_id}
        present = self._present(who)
        if present or all(self._is_ally(who.seats, self.keys[key].seats) for key in everybody):
            return present
        return everybody

    async def _carry_through(self, proposal: Proposal, request: str | None) -> None:
        if not proposal.seat:
            await super()._carry_through(proposal, request)
        elif not self.is_here(proposal.seat):
            await self._seat(proposal.seat, ADVICE)

    # --- games that a computer ended

    def regainable(self, who: Pass | KeyState) -> int | None:
        """To how many choices somebody may take back a game that ended while a computer played for them."""
        if not self.session.is_over or time.time() - self.past.changed >= self._house.limits.long_absence_seconds:
            return None
        return min((at for seat, at in self.absence.came_in.items() if seat in who.seats), default=None)

    @property
    def is_settled(self) -> bool:
        """The game is over, and nobody may take that back: its seed can be told."""
        return self.session.is_over and all(self.regainable(key) is None for key in self.keys.values())

    def undo_steps(self, who: Pass) -> tuple[UndoStep, ...]:
        to = self.regainable(who)
        if to is not None and self._house.when_regained(self) is not None:
            return (UndoStep("standin", to, True),)
        return super().undo_steps(who)

    async def _undo_now(self, who: Pass, to: int, request: str | None) -> Proposal | None:
        also = self._house.when_regained(self) if to == self.regainable(who) else None
        if also is None:
            return await super()._undo_now(who, to, request)
        still = {seat: min(at, to) for seat, at in self.absence.came_in.items() if self.chairs[seat].stand_in}
        then = Absence(self.absence.away, self.absence.if_away, still)
        lines = [*also, *self._slip(ABSENCE, then.written())]
        await self._go_back(to, who.key_id, request, "regained", lines)
        self.absence.came_in = still
        if also:
            self._house.discounted(self)
        return None
