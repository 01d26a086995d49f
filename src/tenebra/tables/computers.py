"""The computers at a table: they play in their turn until a person is asked, and give hints."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from tenebra.kernel import Decision, Refused
from tenebra.kit.unforeseen import unforeseen
from tenebra.players import PlayerChoice
from tenebra.players.workers import Asked, Overrun, think_here
from tenebra.tables.changes import ChairsChanged
from tenebra.tables.errors import Halted, NoAdvice, NotKept
from tenebra.tables.listeners import Listeners
from tenebra.tables.log import Log
from tenebra.tables.orders import StandingOrders
from tenebra.tables.people import People
from tenebra.tables.play import Play
from tenebra.tables.ports import House, TablePort
from tenebra.tables.proposals import Proposals
from tenebra.tables.requests import Requests

LOG = logging.getLogger("tenebra.tables")
SHOWN_AFTER = 0.2
"""A computer that answers sooner is not shown thinking."""
RETRY_AFTER, RETRY_AT_MOST = 0.5, 30.0
IN_LESSON = "why-in-lesson"
"""The hint at a step of a lesson."""
NO_ANSWER = "why-no-answer"
"""Said for a computer that cannot answer."""


class Computers:
    """Whatever no person has to be asked for is chosen here: for computers, by orders, and where there is but one option."""

    def __init__(
        self,
        table: TablePort,
        house: House,
        people: People,
        requests: Requests,
        listeners: Listeners,
        log: Log,
        play: Play,
        proposals: Proposals,
        orders: StandingOrders,
    ) -> None:
        self._table, self._house, self._people, self._requests, self._listeners = table, house, people, requests, listeners
        self._log, self._play, self._proposals, self._orders = log, play, proposals, orders
        self._position = 0
        """Changes whenever the game stands elsewhere or somebody else plays a seat: thoughts from before are void."""
        self._runner: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let the computers play if it is their turn."""
        if not self._requests.is_gone and not self.are_running and self._automatic() is not None:
            self._runner = asyncio.create_task(self._run(), name=f"computers of {self._table.id}")

    def think_again(self) -> None:
        """Make void what the computers think now."""
        self._position += 1

    @property
    def are_running(self) -> bool:
        """Whether they play, or think about it."""
        return self._runner is not None and not self._runner.done()

    async def stop(self) -> None:
        """Stop all of them."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)

    def _automatic(self) -> Decision[Any] | None:
        """The decision, if no person has to be asked for it."""
        decision = self._table.session.decision
        if decision is None or self._requests.is_gone or self._proposals.open is not None or self._play.halt is not None:
            # while people consider a proposal the computers wait: what they do would overtake it
            return None
        people = [seat for seat in decision.seats if not self._people.chairs[seat].player]
        if not people or self._orders.answer_for(decision.seat):
            return decision
        nothing_to_choose = len(decision.seats) == 1 and len(decision.options(people[0])) == 1
        window = self._table.game.window(decision.prompt, decision.about)
        # where others look on, a window must not show by its silence that no card fits
        is_open = self._people.is_alone or window is None or not window.is_secret
        return decision if nothing_to_choose and is_open else None

    async def _run(self) -> None:
        """Computer after computer, until a person is asked."""
        pause = RETRY_AFTER
        while (decision := self._automatic()) is not None:
            position = self._position
            try:
                seat, choice, is_thought = await self._decide(decision)
                async with self._requests.lock:
                    await self._log.be_sure()
                    if position == self._position and self._automatic() is not None:
                        # what is done for a person is theirs, as if they had done it
                        is_ordered = bool(self._orders.answer_for(seat))
                        key, reason = self._people.chairs[seat].key_id if is_ordered else "", choice if is_thought else None
                        await self._play.make(seat, choice.option, by_hand=False, key=key, reason=reason)
                pause = RETRY_AFTER
            except NotKept:
                LOG.warning("table %s waits for its store", self._table.id)
                await asyncio.sleep(pause)
                pause = min(2 * pause, RETRY_AT_MOST)
            except Halted:
                return
            except Exception as error:
                unforeseen(error, f"the computers of table {self._table.id}")
                return

    async def _decide(self, decision: Decision[Any]) -> tuple[str, PlayerChoice, bool]:
        """The seat that answers and its choice; whether there was something to think about."""
        session, lesson = self._table.session, self._table.lesson
        if answer := self._orders.answer_for(decision.seat):
            await self._orders.take_time(decision.seat)
            return decision.seat, PlayerChoice(answer), False
        options = decision.options()
        if len(options) == 1:
            return decision.seat, PlayerChoice(str(options[0])), False
        if lesson is not None and (scripted := lesson.scripted(session, decision)) is not None:
            return scripted[0], PlayerChoice(scripted[1]), False
        asked = {seat: (self._people.chairs[seat].player, session.view(seat)) for seat in decision.seats}
        seat, choice = await self._think(decision, asked)
        return seat, choice, True

    async def _think(self, decision: Decision[Any], asked: Asked) -> tuple[str, PlayerChoice]:
        """Everybody is shown who thinks, if it takes a while."""
        loop, thinking = asyncio.get_running_loop(), self._people.thinking
        thinking |= set(asked)
        shown = loop.call_later(SHOWN_AFTER, self._listeners.notify, ChairsChanged())
        began = loop.time()
        try:
            return await self._house.workers.ask(asked, self._house.limits.seconds_to_think)
        except Overrun as overrun:
            LOG.warning("table %s: %s; it is thought about here", self._table.id, overrun)
            return await self._think_here(decision, asked)
        finally:
            shown.cancel()
            thinking.clear()
            if loop.time() - began >= SHOWN_AFTER:
                self._listeners.notify(ChairsChanged())

    async def _think_here(self, decision: Decision[Any], asked: Asked) -> tuple[str, PlayerChoice]:
        """The same answer in a thread of our own; where the player is at fault or needs too long, what is offered first."""
        try:
            return await think_here(asked, self._house.limits.seconds_to_think_here)
        except Overrun as overrun:
            choice = PlayerChoice(str(decision.options()[0]), NO_ANSWER)
            LOG.error("table %s: %s: %s; %s is taken", self._table.id, decision.seat, overrun, choice.option)
            return decision.seat, choice

    async def hint(self, seat: str) -> PlayerChoice:
        """The choice of a sensible player for a seat."""
        session, lesson = self._table.session, self._table.lesson
        view = session.view(seat)
        if view.decision is None or not view.decision.options:
            raise Refused(f"{seat} is not asked now")
        if lesson is not None and (is_open := lesson.open_options(session, seat)) is not None:
            return PlayerChoice(is_open[0], IN_LESSON)
        try:
            _, choice = await self._house.workers.ask({seat: ("greedy", view)}, self._house.limits.seconds_to_think)
        except Overrun as overrun:
            unforeseen(overrun, f"a hint for {seat} at table {self._table.id}", str(overrun))
            raise NoAdvice(str(overrun)) from None
        return choice
