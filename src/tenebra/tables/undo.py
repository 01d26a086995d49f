"""Taking choices back: at once where nobody has to be asked, else by a proposal that everybody agrees to."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Sequence
from typing import Literal

from tenebra.kernel import Refused, read_option
from tenebra.tables.absence import ABSENCE, Absence
from tenebra.tables.changes import Proposal, UndoTarget
from tenebra.tables.log import Log
from tenebra.tables.past import Made
from tenebra.tables.people import KeyState, Pass, People
from tenebra.tables.play import Play
from tenebra.tables.ports import House, TablePort
from tenebra.tables.proposals import Proposals
from tenebra.tables.requests import Requests
from tenebra.tables.scribe import Line
from tenebra.tables.storage import Storage
from tenebra.tables.voters import Voters


class TakingBack:
    """Undo and redo: what may be taken back and made again, by whom, and whether others have to agree."""

    def __init__(
        self,
        table: TablePort,
        house: House,
        people: People,
        absence: Absence,
        voters: Voters,
        requests: Requests,
        storage: Storage,
        log: Log,
        play: Play,
        proposals: Proposals,
    ) -> None:
        self._table, self._house, self._people, self._absence, self._voters = table, house, people, absence, voters
        self._requests, self._storage, self._log, self._play, self._proposals = requests, storage, log, play, proposals

    def steps(self, who: Pass) -> tuple[UndoTarget, ...]:
        """The undo steps possible: to the last choice made by hand, to the first of its turn, to the first of its round.

        After a game that a computer ended, to where it came in.
        """
        regained = self.regainable(who)
        if regained is not None and self._house.when_regained(self._table) is not None:
            return (UndoTarget("standin", regained, True),)
        log = self._log
        last = next((number for number in reversed(log.past.by_hand) if self._is_target(who, number)), None)
        if who.role == "spectator" or last is None or self._why_not_back():
            return ()
        steps: dict[int, Literal["choice", "turn", "round"]] = {last: "choice"}
        steps.setdefault(self._next_target(who, log.turns.first_of_turn(last)), "turn")
        steps.setdefault(self._next_target(who, log.turns.first_of_round(last)), "round")
        is_free, found = True, []
        for to, by in steps.items():
            # where somebody has to be asked, so it is farther back
            is_free = is_free and self._is_free(who, to)
            found.append(UndoTarget(by, to, is_free))
        return tuple(found)

    def _is_target(self, who: Pass, number: int) -> bool:
        """A choice made by hand, but for what others let pass: whether a hand or an order did that is their secret."""
        made = self._log.past.made[number]
        return made.by_hand and (not made.is_pass or made.key == who.key_id)

    def _next_target(self, who: Pass, number: int) -> int:
        """The first choice to go back to from this one on; there is one."""
        by_hand = self._log.past.by_hand
        later = (by_hand[at] for at in range(bisect_left(by_hand, number), len(by_hand)))
        return next(number for number in later if self._is_target(who, number))

    def _why_not_back(self) -> str:
        is_over = self._table.session.is_over
        if is_over and self._table.campaign:
            return "the campaign has gone on from here"
        if is_over and len(self._people.names) > 1:
            return "the game is over and its seed is known"
        return ""

    def _is_free(self, who: Pass, to: int) -> bool:
        """Whether nobody has to be asked: nothing was seen since and all of it was one's own, or nobody else plays."""
        session = self._table.session
        is_unseen = len(session.inputs) - to <= session.choices_nothing_was_seen()
        return (is_unseen and _are_of(who, self._log.past.made[to:])) or not self._voters.needed(who)

    async def take_back(self, who: Pass, to: int, request: str = "") -> Proposal | None:
        """Go back to a choice made by hand, at once where that is free; else everybody is asked, and the proposal returned."""
        self._requests.must_play(who)
        id, proposed = self._requests.id_of(request), list[Proposal]()

        async def deed() -> None:
            if (waiting := self._proposals.waiting_for(who, id)) is not None:
                proposed.append(waiting)
            elif (proposal := await self._take_back(who, to, id)) is not None:
                proposed.append(proposal)

        await self._log.once(who, id, ("undo", "", str(to)), deed)
        return proposed[0] if proposed else None

    async def _take_back(self, who: Pass, to: int, request: str | None) -> Proposal | None:
        in_campaign = self._house.when_regained(self._table) if to == self.regainable(who) else None
        if in_campaign is not None:
            await self._regain(who, to, request, in_campaign)
            return None
        if why := self._why_not_back():
            raise Refused(why)
        if not 0 <= to < len(self._log.past.made) or not self._is_target(who, to):
            raise Refused(f"choice {to + 1} was not made by hand")
        if not self._is_free(who, to):
            proposal = Proposal(0, who.name, who.key_id, to, self._voters.needed(who))
            return await self._proposals.propose(proposal, request)
        await self.go_back(to, who.key_id, request)
        return None

    async def go_back(self, to: int, key: str, request: str | None, kind: str = "undo", also: Sequence[Line] = ()) -> None:
        """Write down that choices are taken back, and take them back. Whoever had to agree has agreed."""
        session = self._table.session
        events = session.events_at(to)
        await self._log.write(self._log.entry(kind, "", str(to), False, key, request), also)
        session.undo(len(session.inputs) - to)
        self._table.after_change(rewound_from=events)

    # --- making again

    @property
    def can_redo(self) -> bool:
        """Something was taken back and nothing else was chosen since."""
        return bool(self._log.past.undone)

    async def redo(self, who: Pass, request: str = "") -> int:
        """Make again what was taken back, up to the next choice made by hand. Others are asked about their own choices."""
        self._requests.must_play(who)
        id = self._requests.id_of(request)

        async def deed() -> None:
            past = self._log.past
            count = past.next_redo()
            if not count:
                raise Refused("nothing was taken back")
            others = self._voters.needed(who)
            if _are_of(who, past.undone[:count]) or not others:
                await self.make_again(count, who.key_id, id)
            elif self._proposals.waiting_for(who, id) is None:
                to = len(self._table.session.inputs) + count
                await self._proposals.propose(Proposal(0, who.name, who.key_id, to, others, is_redo=True), id)

        return await self._log.once(who, id, ("redo",), deed)

    async def make_again(self, count: int, key: str, request: str | None) -> None:
        """Write down that so many choices are made again, and make them. Whoever had to agree has agreed."""
        again = self._log.past.undone[:count]
        inputs = [(made.seat, read_option(made.text, self._table.game.options)) for made in again]
        await self._play.keep(self._log.entry("redo", "", str(count), False, key, request), inputs)
        self._table.after_change(by=again[-1].seat)

    # --- games that a computer ended

    def regainable(self, who: Pass | KeyState) -> int | None:
        """To how many choices somebody may take back a game that ended while a computer played for them."""
        lately = time.time() - self._log.past.changed < self._house.limits.long_absence_seconds
        if not self._table.session.is_over or not lately:
            return None
        return min((at for seat, at in self._absence.came_in.items() if seat in who.seats), default=None)

    @property
    def is_settled(self) -> bool:
        """The game is over, and nobody may take that back: its seed can be told."""
        return self._table.session.is_over and all(self.regainable(key) is None for key in self._people.keys.values())

    async def _regain(self, who: Pass, to: int, request: str | None, in_campaign: Sequence[Line]) -> None:
        """Go back to where a computer came in; the campaign has not gone on, and waits for this table again."""
        chairs = self._people.chairs
        still = {seat: min(at, to) for seat, at in self._absence.came_in.items() if chairs[seat].stand_in}
        then = Absence(self._absence.away, self._absence.if_away, still)
        lines = [*in_campaign, *self._storage.note(ABSENCE, then.written())]
        await self.go_back(to, who.key_id, request, "regained", lines)
        self._absence.came_in = still
        if in_campaign:
            self._house.discounted(self._table)


def _are_of(who: Pass, choices: Sequence[Made]) -> bool:
    """All that was chosen by somebody, at once or by an order given before, was chosen by this one."""
    return all(made.key == who.key_id for made in choices if made.by_hand or (made.is_pass and made.key))
