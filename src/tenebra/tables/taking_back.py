"""Taking choices back: at once where nobody has to be asked, else by a proposal that everybody agrees to."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec

from tenebra.kernel import Refused, TenebraError, read_option
from tenebra.tables.changes import KeptProposal, Proposal, Proposed, Settled, UndoStep
from tenebra.tables.course import Course
from tenebra.tables.errors import Late, NotKept, NotYours
from tenebra.tables.past import Made
from tenebra.tables.people import Pass
from tenebra.tables.scribe import Line

PROPOSAL = "proposal"
"""The kind of slip on which the last one is kept."""


class _Open(NamedTuple):
    """A proposal that waits for answers, the request it came from, and the keys of all who are asked."""

    proposal: Proposal
    request: str | None
    asked: frozenset[str]


def _are_of(who: Pass, choices: Sequence[Made]) -> bool:
    """All that was chosen by somebody, at once or by an order given before, was chosen by this one."""
    return all(made.key == who.key_id for made in choices if made.by_hand or (made.is_pass and made.key))


class TakingBack(Course):
    """A table at which choices are taken back and made again."""

    campaign = ""
    """The campaign whose scenario is played here, if it is one's."""
    _open: _Open | None = None
    _proposals = 0
    """How many there have been; the number of the last one."""

    def find_slips(self, slips: Mapping[str, str]) -> None:
        """What lay beside the log when the table was woken."""
        super().find_slips(slips)
        if PROPOSAL in slips:
            kept = msgspec.json.decode(slips[PROPOSAL], type=KeptProposal)
            self._proposals = kept.id
            if kept.entries == self.past.length:
                waiting = {key: self.keys[key].name for key in kept.waiting}
                by = self.keys[kept.by_key].name
                proposal = Proposal(kept.id, by, kept.by_key, kept.to, waiting, kept.seat, kept.is_redo)
                self._open = _Open(proposal, kept.request, frozenset(kept.asked))

    @property
    def can_redo(self) -> bool:
        """Something was taken back and nothing else was chosen since."""
        return bool(self.past.undone)

    @property
    def proposal(self) -> Proposal | None:
        """What everybody is asked to agree to."""
        return self._open.proposal if self._open is not None else None

    def undo_steps(self, who: Pass) -> tuple[UndoStep, ...]:
        """How far one may go back: to the last choice made by hand, to the first of its turn, to the first of its round."""
        last = next((number for number in reversed(self.past.by_hand) if self._is_target(who, number)), None)
        if who.role == "spectator" or last is None or self._why_not_back():
            return ()
        steps: dict[int, Literal["choice", "turn", "round"]] = {last: "choice"}
        steps.setdefault(self._next_target(who, self.turns.first_of_turn(last)), "turn")
        steps.setdefault(self._next_target(who, self.turns.first_of_round(last)), "round")
        is_free, found = True, []
        for to, by in steps.items():
            # where somebody has to be asked, so it is farther back
            is_free = is_free and self._is_free(who, to)
            found.append(UndoStep(by, to, is_free))
        return tuple(found)

    def _is_target(self, who: Pass, number: int) -> bool:
        """A choice made by hand, but for what others let pass: whether a hand or an order did that is their secret."""
        made = self.past.made[number]
        return made.by_hand and (not made.is_pass or made.key == who.key_id)

    def _next_target(self, who: Pass, number: int) -> int:
        """The first choice to go back to from this one on; there is one."""
        by_hand = self.past.by_hand
        later = (by_hand[at] for at in range(bisect_left(by_hand, number), len(by_hand)))
        return next(number for number in later if self._is_target(who, number))

    def _why_not_back(self) -> str:
        if self.session.is_over and self.campaign:
            return "the campaign has gone on from here"
        if self.session.is_over and len(self.people) > 1:
            return "the game is over and its seed is known"
        return ""

    def _is_free(self, who: Pass, to: int) -> bool:
        """Nobody has to be asked: nothing was seen since and all of it was one's own, or nobody else plays."""
        is_unseen = len(self.session.inputs) - to <= self.session.choices_nothing_was_seen()
        return (is_unseen and _are_of(who, self.past.made[to:])) or not self._others(who)

    def _others(self, who: Pass) -> dict[str, str]:
        """Everybody else whose word is needed, here or away."""
        return {key: name for key, name in self.people.items() if key != who.key_id}

    async def undo(self, who: Pass, to: int, request: str = "") -> Proposal | None:
        """Go back to a choice made by hand, at once where that is free; else everybody is asked, and the proposal returned."""
        self._must_play(who)
        id, proposed = self._checked(request), list[Proposal]()

        async def deed() -> None:
            if (waiting := self._waiting_for(who, id)) is not None:
                proposed.append(waiting)
            elif (proposal := await self._undo_now(who, to, id)) is not None:
                proposed.append(proposal)

        await self._once(who, id, ("undo", "", str(to)), deed)
        return proposed[0] if proposed else None

    def _waiting_for(self, who: Pass, request: str | None) -> Proposal | None:
        """The proposal that came of this very request, if it still waits for answers."""
        if self._open is None or request is None or (self._open.proposal.by_key, self._open.request) != (who.key_id, request):
            return None
        return self._open.proposal

    async def _undo_now(self, who: Pass, to: int, request: str | None) -> Proposal | None:
        if why := self._why_not_back():
            raise Refused(why)
        if not 0 <= to < len(self.past.made) or not self._is_target(who, to):
            raise Refused(f"choice {to + 1} was not made by hand")
        if not self._is_free(who, to):
            return await self._propose(Proposal(0, who.name, who.key_id, to, self._others(who)), request)
        await self._go_back(to, who.key_id, request)
        return None

    async def _go_back(self, to: int, key: str, request: str | None, kind: str = "undo", also: Sequence[Line] = ()) -> None:
        events = self.session.events_at(to)
        await self._write(self._entry(kind, "", str(to), False, key, request), also)
        self.session.undo(len(self.session.inputs) - to)
        self._after(rewound_from=events)

    async def redo(self, who: Pass, request: str = "") -> int:
        """Make again what was taken back, up to the next choice made by hand. Others are asked about their own choices."""
        self._must_play(who)
        id = self._checked(request)

        async def deed() -> None:
            count = self.past.next_redo()
            if not count:
                raise Refused("nothing was taken back")
            others = self._others(who)
            if _are_of(who, self.past.undone[:count]) or not others:
                await self._redo(count, who.key_id, id)
            elif self._waiting_for(who, id) is None:
                to = len(self.session.inputs) + count
                await self._propose(Proposal(0, who.name, who.key_id, to, others, is_redo=True), id)

        return await self._once(who, id, ("redo",), deed)

    async def _redo(self, count: int, key: str, request: str | None) -> None:
        again = self.past.undone[:count]
        inputs = [(made.seat, read_option(made.text, self.game.options)) for made in again]
        await self._keep(self._entry("redo", "", str(count), False, key, request), inputs)
        self._after(by=again[-1].seat)

    async def _propose(self, proposal: Proposal, request: str | None) -> Proposal:
        if self._open is not None and self._open.proposal.by_key != proposal.by_key:
            raise Refused(f"{self._open.proposal.by} has proposed something; answer that first")
        self._proposals += 1
        made = _Open(msgspec.structs.replace(proposal, id=self._proposals), request, frozenset(proposal.waiting))
        await self._keep_proposal(made)
        self._settle(is_agreed=False)
        self._open = made
        self._notify(Proposed(made.proposal))
        return made.proposal

    async def _keep_proposal(self, made: _Open, is_refused: bool = False) -> None:
        """What settles a proposal by going on need not be written: the log is longer then."""
        proposal, request, asked = made
        entries = -1 if is_refused else self.past.length
        waiting, all_asked = tuple(proposal.waiting), tuple(sorted(asked))
        what = (proposal.seat, proposal.is_redo)
        kept = KeptProposal(proposal.id, entries, proposal.by_key, proposal.to, waiting, all_asked, request, *what)
        await self._house.scribe.write(self._slip(PROPOSAL, msgspec.json.encode(kept).decode()))

    async def vote(self, who: Pass, proposal: int, agree: bool) -> None:
        """Agree to a proposal or not; when all have agreed, it is done. Whoever proposed may withdraw."""
        self._must_play(who)
        await self._unbroken(self._vote(who, proposal, agree))

    async def _vote(self, who: Pass, number: int, agree: bool) -> None:
        async with self._lock:
            self._must_be_open()
            await self._be_sure()
            if self._open is None or self._open.proposal.id != number:
                raise Late("that is settled")
            proposal, request, asked = self._open
            withdrawn = who.key_id == proposal.by_key and not agree
            if who.key_id not in proposal.waiting and not withdrawn:
                if agree and who.key_id in asked:
                    return
                raise NotYours("your answer is not needed")
            waiting = {key: name for key, name in proposal.waiting.items() if key != who.key_id}
            if not agree:
                await self._keep_proposal(self._open, is_refused=True)
                self._settle(is_agreed=False)
            elif waiting:
                later = msgspec.structs.replace(proposal, waiting=waiting)
                still = _Open(later, request, asked)
                await self._keep_proposal(still)
                self._open = still
                self._notify(Proposed(later))
            else:
                await self._agreed(self._open)

    async def _agreed(self, made: _Open) -> None:
        # settled first, so that going back does not overtake its own proposal
        self._open = None
        try:
            await self._carry_through(made.proposal, made.request)
        except TenebraError as error:
            self._open = made
            if not isinstance(error, NotKept):
                # it never can be done: nobody need wait for it
                await self._keep_proposal(made, is_refused=True)
                self._settle(is_agreed=False)
            raise
        self._notify(Settled(made.proposal.id, True))

    async def _carry_through(self, proposal: Proposal, request: str | None) -> None:
        if proposal.is_redo:
            await self._redo(proposal.to - len(self.session.inputs), proposal.by_key, request)
        else:
            await self._go_back(proposal.to, proposal.by_key, request)

    def _settle(self, is_agreed: bool) -> None:
        """Close the open proposal, if there is one."""
        if self._open is not None:
            number, self._open = self._open.proposal.id, None
            self._notify(Settled(number, is_agreed))
