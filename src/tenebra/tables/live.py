"""A live table: people and computers play one game, take choices back, and can always go on where they were."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tenebra.kernel import Decision, Refused, Session, save
from tenebra.kit.package import GamePackage
from tenebra.kit.unforeseen import unforeseen
from tenebra.players import Choice
from tenebra.players.workers import Asked, Overrun, think_here
from tenebra.tables.absence import Absence
from tenebra.tables.changes import ChairsChanged, Remark, Removed
from tenebra.tables.errors import Halted, NoAdvice, NotKept, NotYours
from tenebra.tables.gathering import LOG, House
from tenebra.tables.glance import GLANCE, Glance, glance_of, last_line, lines_of, read_glance
from tenebra.tables.ordering import Ordering
from tenebra.tables.past import Past
from tenebra.tables.people import ChairState, KeyState
from tenebra.tables.turns import Turns
from tenebra.tables.words import words_at_hand

SHOWN_AFTER = 0.2
"""A computer that answers sooner is not shown thinking."""
RETRY_AFTER, RETRY_AT_MOST = 0.5, 30.0
IN_LESSON = "why-in-lesson"
"""The hint at a step of a lesson."""
NO_ANSWER = "why-no-answer"
"""Said for a computer that cannot answer."""


class LiveTable(Ordering):
    """A game and everybody around it."""

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
        *,
        title: str = "",
        created: float = 0.0,
        campaign: str = "",
    ) -> None:
        super().__init__(id, house, game, session, turns, past, chairs, keys, chat)
        self.title, self.created, self.campaign = title, created, campaign
        self.absence = Absence.read("", keys.values(), created)
        self._position = 0
        """Changes whenever the game stands elsewhere or somebody else plays a seat: thoughts from before are void."""
        self._runner: asyncio.Task[None] | None = None
        self._glanced_at = -1
        """How long the log was when it was last kept how the table stands in lists."""

    def find_slips(self, slips: Mapping[str, str]) -> None:
        """What lay beside the log when the table was woken."""
        super().find_slips(slips)
        glance = read_glance(slips.get(GLANCE, ""), self.game.id, self.past.length)
        self._glanced_at = glance.entries if glance is not None else -1

    @property
    def glance(self) -> Glance:
        """How the game stands, for a list."""
        return glance_of(self)

    def last_line(self, eyes: str, language: str) -> str:
        """The last thing that these eyes could see."""
        return last_line(self, eyes, language)

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
        """The journal hides nothing from anybody: the game is over for good, or nobody else plays."""
        return self.is_settled or len(self.people) < 2

    def journal(self) -> bytes:
        """The game as a file, seed and all."""
        if not self.is_open_book:
            raise NotYours("the journal tells what others may not know; it can be had when the game is over")
        return save(self.session, self.title)

    def moment(self, choices: int) -> Session[Any]:
        """The game as it stood after so many choices, by itself."""
        return self.session.moment(choices)

    def _after(self, by: str = "", rewound_from: int | None = None) -> None:
        self._position += 1
        self._settle(is_agreed=False)
        super()._after(by, rewound_from)
        self.wake()

    def _settle(self, is_agreed: bool) -> None:
        if self._open is not None:
            super()._settle(is_agreed)
            self.wake()

    def _instructed(self, seat: str) -> None:
        self._position += 1
        super()._instructed(seat)
        self.wake()

    def _seats_changed(self) -> None:
        self._position += 1
        super()._seats_changed()
        self.wake()

    # --- computers

    def wake(self) -> None:
        """Let the computers play if it is their turn."""
        if not self.is_gone and (self._runner is None or self._runner.done()) and self._automatic() is not None:
            self._runner = asyncio.create_task(self._run(), name=f"computers of {self.id}")

    def _automatic(self) -> Decision[Any] | None:
        """The decision, if no person has to be asked for it."""
        decision = self.session.decision
        if decision is None or self.is_gone or self._open is not None or self.halt is not None:
            # while people consider a proposal the computers wait: what they do would overtake it
            return None
        people = [seat for seat in decision.seats if not self.chairs[seat].player]
        if not people or self.passing_for(decision.seat) is not None:
            return decision
        nothing_to_choose = len(decision.seats) == 1 and len(decision.options(people[0])) == 1
        window = self.window_of(decision)
        # where others look on, a window must not show by its silence that no card fits
        return decision if nothing_to_choose and (self.is_alone or window is None or not window.is_secret) else None

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
                        # what is done for a person is theirs, as if they had done it
                        key = self.chairs[seat].key_id if self.passing_for(seat) is not None else ""
                        await self._make(seat, choice.option, by_hand=False, key=key, reason=choice if is_thought else None)
                pause = RETRY_AFTER
            except NotKept:
                LOG.warning("table %s waits for its store", self.id)
                await asyncio.sleep(pause)
                pause = min(2 * pause, RETRY_AT_MOST)
            except Halted:
                return
            except Exception as error:
                unforeseen(error, f"the computers of table {self.id}")
                return

    async def _decide(self, decision: Decision[Any]) -> tuple[str, Choice, bool]:
        """The seat that answers and its choice; whether there was something to think about."""
        if (window := self.passing_for(decision.seat)) is not None:
            await self._take_time(decision.seat, window)
            return decision.seat, Choice(window.passing), False
        options = decision.options()
        if len(options) == 1:
            return decision.seat, Choice(str(options[0])), False
        if self.lesson is not None and (scripted := self.lesson.scripted(self.session, decision)) is not None:
            return scripted[0], Choice(scripted[1]), False
        asked = {seat: (self.chairs[seat].player, self.session.view(seat)) for seat in decision.seats}
        self.thinking |= set(asked)
        shown = asyncio.get_running_loop().call_later(SHOWN_AFTER, self._notify, ChairsChanged())
        began = asyncio.get_running_loop().time()
        try:
            seat, choice = await self._house.workers.ask(asked, self._house.limits.seconds_to_think)
        except Overrun as overrun:
            LOG.warning("table %s: %s; it is thought about here", self.id, overrun)
            seat, choice = await self._think_here(decision, asked)
        finally:
            shown.cancel()
            self.thinking.clear()
            if asyncio.get_running_loop().time() - began >= SHOWN_AFTER:
                self._notify(ChairsChanged())
        return seat, choice, True

    async def _think_here(self, decision: Decision[Any], asked: Asked) -> tuple[str, Choice]:
        """The same answer in a thread of our own; where the player is at fault or needs too long, what is offered first."""
        try:
            return await think_here(asked, self._house.limits.seconds_to_think_here)
        except Overrun as overrun:
            choice = Choice(str(decision.options()[0]), NO_ANSWER)
            LOG.error("table %s: %s: %s; %s is taken", self.id, decision.seat, overrun, choice.option)
            return decision.seat, choice

    async def hint(self, seat: str) -> Choice:
        """What a sensible player would do for a seat."""
        view = self.session.view(seat)
        if view.decision is None or not view.decision.options:
            raise Refused(f"{seat} is not asked now")
        if self.lesson is not None and (is_open := self.lesson.open_options(self.session, seat)) is not None:
            return Choice(is_open[0], IN_LESSON)
        try:
            _, choice = await self._house.workers.ask({seat: ("greedy", view)}, self._house.limits.seconds_to_think)
        except Overrun as overrun:
            unforeseen(overrun, f"a hint for {seat} at table {self.id}", str(overrun))
            raise NoAdvice(str(overrun)) from None
        return choice

    # --- the end of the day

    @property
    def is_at_rest(self) -> bool:
        """Nobody is here and nothing goes on: it may be put to sleep."""
        is_running = self._runner is not None and not self._runner.done()
        goes_on = self.is_gone or is_running or bool(self._tasks)
        return not (goes_on or self.present or self._listeners)

    async def close(self) -> None:
        """Stop the computers, finish what was begun, keep where the game stands and how it is listed."""
        await self.stop()
        if self._safe_at != self.past.length:
            self._keep_safe()
        await self.keep_glance()

    async def keep_glance(self) -> None:
        """Write down how the table stands in lists, so that it need not be woken for one; unless that is known."""
        if self._glanced_at == self.past.length:
            return
        try:
            await words_at_hand([self.game.id])
            glance = glance_of(self, lines_of(self))
        except Exception:  # who cannot be listed asleep is woken for it
            LOG.exception("how table %s stands could not be told", self.id)
            return
        self._glanced_at = self.past.length
        self._soon(self._slip(GLANCE, msgspec.json.encode(glance).decode()))

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
