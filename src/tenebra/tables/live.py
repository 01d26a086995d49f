"""A live table: people and computers play one game, take choices back, and can always go on where they were."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from tenebra.games.registry import GamePackage
from tenebra.kernel import Decision, Option, Refused, Session, save
from tenebra.kernel.chance import Chance, key_of
from tenebra.players import Choice
from tenebra.players.workers import Overrun
from tenebra.tables.changes import ChairsChanged, Proposal, Proposed, Remark, Removed, Settled, UndoStep
from tenebra.tables.course import Course, Turn
from tenebra.tables.errors import Late, NotKept, NotYours
from tenebra.tables.gathering import LOG, House
from tenebra.tables.past import Past
from tenebra.tables.people import ChairState, KeyState, Pass

SHOWN_AFTER = 0.2
"""A computer that answers sooner is not shown thinking."""
RETRY_AFTER, RETRY_AT_MOST = 0.5, 30.0
NO_ANSWER = "why-no-answer"
"""Said for a computer that took too long: any legal option was taken."""


class _Open(NamedTuple):
    """A proposal that waits for answers, the request it came from, and the keys of all who are asked."""

    proposal: Proposal
    request: str | None
    asked: frozenset[str]


class LiveTable(Course):
    """A game and everybody around it."""

    def __init__(
        self,
        id: str,
        house: House,
        game: GamePackage,
        session: Session[Any],
        past: Past,
        chairs: dict[str, ChairState],
        keys: Mapping[str, KeyState],
        chat: Sequence[Remark] = (),
        *,
        title: str = "",
        created: float = 0.0,
        campaign: str = "",
    ) -> None:
        super().__init__(id, house, game, session, past, chairs, keys, chat)
        self.title, self.created, self.campaign = title, created, campaign
        self._open: _Open | None = None
        self._proposals = 0
        self._position = 0
        """Changes whenever the game stands elsewhere or somebody else plays a seat: thoughts from before are void."""
        self._runner: asyncio.Task[None] | None = None

    @property
    def notes(self) -> list[str]:
        """What is to be known about this game: that it was continued under newer rules."""
        return self.session.notes

    @property
    def changed(self) -> float:
        """When something was done last."""
        return self.past.changed or self.created

    @property
    def is_open_book(self) -> bool:
        """The journal hides nothing from anybody: the game is over, or nobody else plays."""
        return self.session.is_over or len(self.people) < 2

    def journal(self) -> bytes:
        """The game as a file, seed and all."""
        if not self.is_open_book:
            raise NotYours("the journal tells what others may not know; it can be had when the game is over")
        return save(self.session)

    def moment(self, choices: int) -> Session[Any]:
        """The game as it stood after so many choices, by itself."""
        return self.session.moment(choices)

    def _after(self, by: str = "", rewound_from: int | None = None) -> None:
        self._position += 1
        self._settle(is_agreed=False)
        super()._after(by, rewound_from)
        self.wake()

    def _seats_changed(self) -> None:
        self._position += 1
        super()._seats_changed()
        self.wake()

    # --- taking back

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
        hand = self.past.by_hand
        if who.role == "spectator" or not hand or self._why_not_back():
            return ()
        last = self.turn_at(hand[-1])
        steps: dict[int, Literal["choice", "turn", "round"]] = {hand[-1]: "choice"}
        steps.setdefault(self._first(hand, lambda turn: turn == last), "turn")
        steps.setdefault(self._first(hand, lambda turn: turn.round == last.round), "round")
        return tuple(UndoStep(by, to, self._is_free(who, to)) for to, by in steps.items())

    def _first(self, hand: Sequence[int], belongs: Callable[[Turn], bool]) -> int:
        """The first of the last choices that belong together."""
        first = hand[-1]
        for number in reversed(hand):
            if not belongs(self.turn_at(number)):
                break
            first = number
        return first

    def _why_not_back(self) -> str:
        if self.session.is_over and self.campaign:
            return "the campaign has gone on from here"
        if self.session.is_over and len(self.people) > 1:
            return "the game is over and its seed is known"
        return ""

    def _is_free(self, who: Pass, to: int) -> bool:
        """Nobody has to be asked: nothing was seen since and all of it was one's own, or nobody else plays."""
        if not self._others(who):
            return True
        own = all(made.key == who.key_id for made in self.past.made[to:] if made.by_hand)
        return own and len(self.session.inputs) - to <= self.session.choices_nothing_was_seen()

    def _others(self, who: Pass) -> dict[str, str]:
        """Everybody else who plays; not those a computer plays for."""
        playing = {chair.key_id for chair in self.chairs.values() if chair.by == "person" and not chair.stand_in}
        return {key: name for key, name in self.people.items() if key != who.key_id and key in playing}

    async def undo(self, who: Pass, to: int, request: str = "") -> Proposal | None:
        """Go back to a choice made by hand, at once where that is free; else everybody is asked, and the proposal returned."""
        self._must_play(who)
        id, proposed = self._checked(request), list[Proposal]()

        async def deed() -> None:
            if self._open is not None and id is not None and (self._open.proposal.by_key, self._open.request) == (who.key_id, id):
                proposed.append(self._open.proposal)
                return
            if why := self._why_not_back():
                raise Refused(why)
            if to not in self.past.by_hand:
                raise Refused(f"choice {to + 1} was not made by hand")
            if self._is_free(who, to):
                await self._go_back(to, who.key_id, id)
            else:
                proposed.append(self._propose(who, to, id))

        await self._once(who, id, ("undo", "", str(to)), deed)
        return proposed[0] if proposed else None

    async def _go_back(self, to: int, key: str, request: str | None) -> None:
        events = self.session.events_at(to)
        await self._write(self._entry("undo", "", str(to), False, key, request))
        self.session.undo(len(self.session.inputs) - to)
        self._after(rewound_from=events)

    async def redo(self, who: Pass, request: str = "") -> int:
        """Make again what was taken back, up to the next choice that was made by hand."""
        self._must_play(who)
        id = self._checked(request)

        async def deed() -> None:
            count = self.past.next_redo()
            if not count:
                raise Refused("nothing was taken back")
            again = self.past.undone[:count]
            trial = self.session.fork()
            inputs: list[tuple[str, Option]] = []
            for made in again:
                trial.choose(made.text, made.seat)
                inputs.append((made.seat, trial.inputs[-1][1]))
            await self._keep(self._entry("redo", "", str(count), False, who.key_id, id), inputs)
            self._after(by=again[-1].seat)

        return await self._once(who, id, ("redo",), deed)

    def _propose(self, who: Pass, to: int, request: str | None) -> Proposal:
        if self._open is not None and self._open.proposal.by_key != who.key_id:
            raise Refused(f"{self._open.proposal.by} has proposed something; answer that first")
        self._settle(is_agreed=False)
        self._proposals += 1
        others = self._others(who)
        self._open = _Open(Proposal(self._proposals, who.name, who.key_id, to, others), request, frozenset(others))
        self._notify(Proposed(self._open.proposal))
        return self._open.proposal

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
                self._settle(is_agreed=False)
            elif waiting:
                later = Proposal(proposal.id, proposal.by, proposal.by_key, proposal.to, waiting)
                self._open = _Open(later, request, asked)
                self._notify(Proposed(later))
            else:
                await self._agreed(proposal, request)

    async def _agreed(self, proposal: Proposal, request: str | None) -> None:
        # settled first, so that going back does not overtake its own proposal
        waiting, self._open = self._open, None
        try:
            await self._go_back(proposal.to, proposal.by_key, request)
        except NotKept:
            self._open = waiting
            raise
        self._notify(Settled(proposal.id, True))

    def _settle(self, is_agreed: bool) -> None:
        """Close the open proposal, if there is one."""
        if self._open is not None:
            number, self._open = self._open.proposal.id, None
            self._notify(Settled(number, is_agreed))
            self.wake()

    # --- computers

    def wake(self) -> None:
        """Let the computers play if it is their turn."""
        if not self.is_gone and (self._runner is None or self._runner.done()) and self._automatic() is not None:
            self._runner = asyncio.create_task(self._run(), name=f"computers of {self.id}")

    def _automatic(self) -> Decision[Any] | None:
        """The decision, if no person has to be asked for it."""
        decision = self.session.decision
        if decision is None or self.is_gone or self._open is not None:
            # while people consider a proposal the computers wait: what they do would overtake it
            return None
        people = [seat for seat in decision.seats if not self.chairs[seat].player]
        if not people:
            return decision
        nothing_to_choose = len(decision.seats) == 1 and len(decision.options(people[0])) == 1
        # where others look on, a window must not show by its silence that no card fits
        return decision if nothing_to_choose and (self.is_alone or decision.prompt != "window") else None

    async def _run(self) -> None:
        """Computer after computer, until a person is asked."""
        pause = RETRY_AFTER
        while (decision := self._automatic()) is not None:
            position = self._position
            try:
                seat, choice, is_thought = await self._decide(decision)
                async with self._lock:
                    await self._be_sure()
                    if position == self._position and self._automatic() is not None:
                        await self._make(seat, choice.option, by_hand=False, reason=choice if is_thought else None)
                pause = RETRY_AFTER
            except NotKept:
                LOG.warning("table %s waits for its store", self.id)
                await asyncio.sleep(pause)
                pause = min(2 * pause, RETRY_AT_MOST)
            except Exception:
                LOG.exception("the computers of table %s cannot go on", self.id)
                return

    async def _decide(self, decision: Decision[Any]) -> tuple[str, Choice, bool]:
        """The seat that answers and its choice; whether there was something to think about."""
        options = decision.options()
        if len(options) == 1:
            return decision.seat, Choice(str(options[0])), False
        asked = {seat: (self.chairs[seat].player, self.session.view(seat)) for seat in decision.seats}
        self.thinking |= set(asked)
        shown = asyncio.get_running_loop().call_later(SHOWN_AFTER, self._notify, ChairsChanged())
        began = asyncio.get_running_loop().time()
        try:
            seat, choice = await self._house.workers.ask(asked, self._house.limits.seconds_to_think)
        except Overrun as overrun:
            seat = decision.seat
            key = key_of(f"{self.session.commitment}/{len(self.session.inputs)}/{seat}")
            choice = Choice(str(Chance(key).pick(decision.options(seat))), NO_ANSWER)
            LOG.warning("table %s: %s: %s; %s is taken", self.id, seat, overrun, choice.option)
        finally:
            shown.cancel()
            self.thinking.clear()
            if asyncio.get_running_loop().time() - began >= SHOWN_AFTER:
                self._notify(ChairsChanged())
        return seat, choice, True

    async def hint(self, seat: str) -> Choice:
        """What a sensible player would do for a seat."""
        view = self.session.view(seat)
        if view.decision is None or not view.decision.options:
            raise Refused(f"{seat} is not asked now")
        try:
            _, choice = await self._house.workers.ask({seat: ("greedy", view)}, self._house.limits.seconds_to_think)
        except Overrun as overrun:
            raise Refused(str(overrun)) from None
        return choice

    # --- the end of the day

    @property
    def is_at_rest(self) -> bool:
        """Nobody is here, nothing goes on and nobody is waited for: it may be put to sleep."""
        is_running = self._runner is not None and not self._runner.done()
        goes_on = self.is_gone or is_running or bool(self._tasks) or self._open is not None
        return not (goes_on or self.present or self._listeners)

    async def close(self) -> None:
        """Stop the computers, finish what was begun, keep where the game stands."""
        await self.stop()
        if self._safe_at != self.past.length:
            self._keep_safe()

    async def stop(self) -> None:
        """Nothing more is done here."""
        self._is_doubtful = True  # whatever is being written now may be kept or not
        self.is_gone = True
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def go_on(self) -> None:
        """After all, it stays."""
        self.is_gone = False
        self.wake()

    def removed(self) -> None:
        """The table is gone: whoever listens is told."""
        self._notify(Removed())
