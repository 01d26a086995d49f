"""Proposals: what others have to agree to, one at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from tenebra.kernel import Refused, TenebraError
from tenebra.tables.changes import KeptProposal, Proposal, ProposalMade, ProposalSettled
from tenebra.tables.errors import Late, NotKept, NotYours
from tenebra.tables.listeners import Listeners
from tenebra.tables.log import Log
from tenebra.tables.people import Pass, People
from tenebra.tables.ports import TablePort
from tenebra.tables.requests import Requests
from tenebra.tables.storage import Storage

PROPOSAL = "proposal"
"""The kind of note on which the last one is kept."""


class _Open(NamedTuple):
    """A proposal that waits for answers, the request it came from, and the keys of all who are asked."""

    proposal: Proposal
    request: str | None
    asked: frozenset[str]


class Proposals:
    """The proposals that everybody is asked to agree to. Each is written down before anybody is told, and so is each answer."""

    def __init__(
        self, table: TablePort, people: People, requests: Requests, storage: Storage, listeners: Listeners, log: Log
    ) -> None:
        self._table, self._people, self._log = table, people, log
        self._requests, self._storage, self._listeners = requests, storage, listeners
        self._open: _Open | None = None
        self._count = 0
        """The number of the last proposal."""

    def restore(self, notes: Mapping[str, str]) -> None:
        """The notes that lay beside the log when the table was woken."""
        if PROPOSAL in notes:
            kept = msgspec.json.decode(notes[PROPOSAL], type=KeptProposal)
            self._count = kept.id
            if kept.entries == self._log.past.length:
                keys = self._people.keys
                waiting = {key: keys[key].name for key in kept.waiting}
                by = keys[kept.by_key].name
                proposal = Proposal(kept.id, by, kept.by_key, kept.to, waiting, kept.seat, kept.is_redo)
                self._open = _Open(proposal, kept.request, frozenset(kept.asked))

    @property
    def open(self) -> Proposal | None:
        """The one that waits for answers."""
        return self._open.proposal if self._open is not None else None

    def waiting_for(self, who: Pass, request: str | None) -> Proposal | None:
        """The proposal that came of this very request, if it still waits for answers."""
        if self._open is None or request is None or (self._open.proposal.by_key, self._open.request) != (who.key_id, request):
            return None
        return self._open.proposal

    async def propose(self, proposal: Proposal, request: str | None) -> Proposal:
        """Ask everybody who waits in it. Whoever has proposed something may propose something else instead."""
        if self._open is not None and self._open.proposal.by_key != proposal.by_key:
            raise Refused(f"{self._open.proposal.by} has proposed something; answer that first")
        self._count += 1
        made = _Open(msgspec.structs.replace(proposal, id=self._count), request, frozenset(proposal.waiting))
        await self._keep(made)
        self.settle()
        self._open = made
        self._listeners.notify(ProposalMade(made.proposal))
        return made.proposal

    async def _keep(self, made: _Open, is_refused: bool = False) -> None:
        """Write a proposal down. What settles it by going on need not be written: the log is longer then."""
        proposal, request, asked = made
        entries = -1 if is_refused else self._log.past.length
        waiting, all_asked = tuple(proposal.waiting), tuple(sorted(asked))
        what = (proposal.seat, proposal.is_redo)
        kept = KeptProposal(proposal.id, entries, proposal.by_key, proposal.to, waiting, all_asked, request, *what)
        await self._storage.write(self._storage.note(PROPOSAL, msgspec.json.encode(kept).decode()))

    async def vote(self, who: Pass, proposal: int, agree: bool) -> None:
        """Agree to a proposal or not; when all have agreed, it is done. Whoever proposed may withdraw."""
        self._requests.must_play(who)
        await self._requests.carry_out(lambda: self._vote(who, proposal, agree))

    async def _vote(self, who: Pass, number: int, agree: bool) -> None:
        await self._log.be_sure()
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
            await self._keep(self._open, is_refused=True)
            self.settle()
        elif waiting:
            later = msgspec.structs.replace(proposal, waiting=waiting)
            still = _Open(later, request, asked)
            await self._keep(still)
            self._open = still
            self._listeners.notify(ProposalMade(later))
        else:
            await self._agreed(self._open)

    async def _agreed(self, made: _Open) -> None:
        # settled first, so that going back does not overtake its own proposal
        self._open = None
        try:
            await self._table.carry_out(made.proposal, made.request)
        except TenebraError as error:
            self._open = made
            if not isinstance(error, NotKept):
                # it never can be done: nobody need wait for it
                await self._keep(made, is_refused=True)
                self.settle()
            raise
        self._listeners.notify(ProposalSettled(made.proposal.id, True))

    def settle(self) -> None:
        """Close the open proposal, if there is one: it was refused or overtaken."""
        if self._open is not None:
            number, self._open = self._open.proposal.id, None
            self._table.after_refusal(number)

    def settle_about(self, seats: Sequence[str]) -> None:
        """Close it if a computer was to play for one of these seats, whose person is here now."""
        if self._open is not None and self._open.proposal.seat in seats:
            self.settle()
