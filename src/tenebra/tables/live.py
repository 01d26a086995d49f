"""A live table: people and computers play one game, take choices back, and can always go on where they were.

What it can do is done by its parts, each with its own state. Here stands what they are, and what follows from what they do.
"""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from typing import Any

from tenebra.kernel import Session, save
from tenebra.kit.lessons import Lesson
from tenebra.kit.package import GamePackage
from tenebra.players import PlayerChoice
from tenebra.tables.absence import Absence
from tenebra.tables.changes import ChairsChanged, Instructed, PositionChanged, Proposal, ProposalSettled
from tenebra.tables.chat import Chat
from tenebra.tables.computers import Computers
from tenebra.tables.errors import NotYours
from tenebra.tables.listeners import Listeners
from tenebra.tables.listing import Listing
from tenebra.tables.log import Log
from tenebra.tables.orders import StandingOrders
from tenebra.tables.past import Past
from tenebra.tables.people import Pass, People, tidy
from tenebra.tables.play import Play
from tenebra.tables.ports import House
from tenebra.tables.proposals import Proposals
from tenebra.tables.requests import Requests
from tenebra.tables.seats import Seats
from tenebra.tables.stand_ins import StandIns
from tenebra.tables.storage import Storage
from tenebra.tables.store import KEY_CAME, RETITLE, Row
from tenebra.tables.turns import Turns
from tenebra.tables.undo import TakingBack
from tenebra.tables.voters import Voters


class LiveTable:
    """A game and everybody around it."""

    def __init__(
        self,
        id: str,
        house: House,
        game: GamePackage,
        session: Session[Any],
        turns: Turns,
        past: Past,
        people: People,
        chat: Sequence[Row] = (),
        *,
        title: str = "",
        created: float = 0.0,
        campaign: str = "",
    ) -> None:
        self.id, self.title, self.created, self.campaign = id, title, created, campaign
        self.game, self.session = game, session
        self.lesson: Lesson[Any] | None = game.lesson_in(session.start.scenario)
        self._limits = limits = house.limits
        # the parts know their table but do not hold it: one that falls asleep is gone at once, without any garbage collector
        this: LiveTable = weakref.proxy(self)
        self.people = people
        self.absence = absence = Absence.read("", people.keys.values(), created)
        self.listeners = listeners = Listeners(id)
        self.requests = requests = Requests(id, limits)
        self.storage = storage = Storage(id, house.scribe)
        self.chat = Chat(id, limits, chat, requests, storage, listeners)
        self.log = log = Log(this, house, turns, past, requests, storage)
        voters = Voters(game, limits, people, absence)
        self.proposals = proposals = Proposals(this, people, requests, storage, listeners, log)
        self.seats = Seats(this, house, people, absence, requests, storage, listeners, proposals)
        self.stand_ins = StandIns(this, limits, people, absence, voters, requests, storage, listeners, proposals)
        self.play = play = Play(this, house, requests, storage, listeners, log, self.stand_ins)
        self.undo = TakingBack(this, house, people, absence, voters, requests, storage, log, play, proposals)
        self.orders = orders = StandingOrders(this, people, requests, storage, log, play)
        self.computers = Computers(this, house, people, requests, listeners, log, play, proposals, orders)
        self.listing = Listing(this, people, storage, log)

    def restore(self, notes: Mapping[str, str]) -> None:
        """The notes that lay beside the log when the table was woken, by kind."""
        for part in (self.play, self.proposals, self.stand_ins, self.orders, self.listing):
            part.restore(notes)

    async def choose(self, who: Pass, seat: str, option: str, at: int, request: str = "") -> int:
        """Answer the decision for a seat. `at` is how many choices one has seen; the answer is how many there are then."""
        return await self.play.choose(who, seat, option, at, request)

    # --- what follows from what

    def after_change(self, by: str = "", rewound_from: int | None = None) -> None:
        """The game stands elsewhere, and that is kept."""
        is_rewound = rewound_from is not None
        self.computers.think_again()
        self.proposals.settle()
        self.orders.after_change(by, is_rewound)
        self.play.after_change(is_rewound)
        self.log.after_change(is_rewound)
        self.listeners.notify(PositionChanged(by, rewound_from))
        self.computers.wake()

    def after_reseating(self) -> None:
        """Told when somebody else plays a seat."""
        self.computers.think_again()
        self.listeners.notify(ChairsChanged())
        self.computers.wake()

    def after_order(self, seat: str) -> None:
        """A seat wants to be asked otherwise than before."""
        self.computers.think_again()
        self.listeners.notify(Instructed(seat))
        self.computers.wake()

    def after_refusal(self, proposal: int) -> None:
        """Tell that a proposal is refused or overtaken."""
        self.listeners.notify(ProposalSettled(proposal, is_agreed=False))
        self.computers.wake()

    async def carry_out(self, proposal: Proposal, request: str | None) -> None:
        """Do what all have agreed to."""
        if proposal.seat:
            await self.stand_ins.agreed(proposal.seat)
        elif proposal.is_redo:
            await self.undo.make_again(proposal.to - len(self.session.inputs), proposal.by_key, request)
        else:
            await self.undo.go_back(proposal.to, proposal.by_key, request)

    # --- coming and going

    def arrive(self, who: Pass) -> None:
        """A window is opened. Whoever comes back gets their seats back, and what was proposed about those is settled."""
        self.proposals.settle_about(who.seats)
        self.stand_ins.end_absence(who.key_id)
        if self.people.arrive(who.key_id):
            self.storage.soon([(KEY_CAME, {"of": self.id, "which": who.key_id})])
        self.stand_ins.hand_back(self.people.keys[who.key_id].seats)
        self.listeners.notify(ChairsChanged())

    def leave(self, who: Pass) -> None:
        """A window is closed; with the last one of a person who plays, their absence begins."""
        if self.people.present[who.key_id] <= 1 and who.seats:
            self.stand_ins.begin_absence(who.key_id)
        self.people.leave(who.key_id)
        self.listeners.notify(ChairsChanged())

    # --- the table as a whole

    async def rename(self, who: Pass, title: str) -> None:
        """The owner gives the table a name; an empty one takes it back."""
        self.requests.must_play(who)
        if who.role != "owner":
            raise NotYours("only the owner names a table")
        words = tidy(title, "a title", self._limits.title)
        await self.storage.write([(RETITLE, {"of": self.id, "called": words})])
        self.title = words

    @property
    def reasons(self) -> dict[int, tuple[str, PlayerChoice]]:
        """The reasons of the computers' choices, by their number: the seat, and what it said."""
        return self.log.past.reasons

    @property
    def changed(self) -> float:
        """When something was done last."""
        return self.log.past.changed or self.created

    @property
    def is_open_book(self) -> bool:
        """The journal hides nothing from anybody: the game is over for good, or nobody else plays."""
        return self.undo.is_settled or len(self.people.names) < 2

    def journal(self) -> bytes:
        """The game as a file, seed and all."""
        if not self.is_open_book:
            raise NotYours("the journal tells what others may not know; it can be had when the game is over")
        return save(self.session, self.title)

    # --- the end of the day

    @property
    def is_at_rest(self) -> bool:
        """Whether it may be put to sleep: nobody is here and nothing goes on."""
        goes_on = self.requests.is_gone or self.requests.are_under_way or self.computers.are_running
        return not (goes_on or self.people.present or self.listeners)

    async def close(self) -> None:
        """Stop the computers, finish what was begun, keep where the game stands and how it is listed."""
        await self.stop()
        if not self.log.has_journal:
            self.log.keep_journal()
        await self.listing.keep()

    async def stop(self) -> None:
        """Stop the table: nothing more is done here."""
        self.log.is_doubtful = True  # whatever is being written now may be kept or not
        self.requests.is_gone = True
        await self.computers.stop()
        await self.requests.finish()

    def go_on(self) -> None:
        """After all, it stays."""
        self.requests.is_gone = False
        self.computers.wake()
