"""The object that every rule is given: the state, the two doors (ask and chance), and the log of what happened."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NoReturn, Protocol, TypeVar

import msgspec

from tenebra.kernel.chance import Chance, DieKind
from tenebra.kernel.decision import About, Decision, Offer, Option, WhyNot
from tenebra.kernel.derived import NOTHING, forget, stale_after
from tenebra.kernel.errors import Endless
from tenebra.kernel.events import Ended, Event, Planned, Rolled, step_done

Rule = Coroutine[Decision[Any], Option, None]
T = TypeVar("T")
OptionT = TypeVar("OptionT", bound=Option)
MOST_EVENTS = 5000
"""The limit of events between two questions: many times what any game needs (below a hundred in five thousand random choices)."""


class Step(msgspec.Struct, frozen=True, gc=False, tag_field="step", tag=True):
    """One entry of the agenda, as data.

    A step that `stays` is on the agenda until it is over. In between its rule may declare safe points: begun anew from the
    state as it is then, it would go on in the same way.
    """

    stays: ClassVar[bool] = False


class State(msgspec.Struct, kw_only=True, dict=True):
    """The whole truth at a safe point. The agenda's last entry is the next step.

    Beside it, in its `__dict__`, lies what follows from it (`derived`), which is no part of it.
    """

    agenda: list[Any]
    outcome: str = ""


S = TypeVar("S", bound=State)


class GameOver(Exception):
    """The game has ended: whatever the rule in progress still had to do is not done."""


def copy_of(state: S) -> S:
    """An independent copy of a state."""
    return msgspec.convert(msgspec.to_builtins(state), type(state))


class Game(Generic[S]):
    """The state and the two doors. Rules read the state freely and change it only by telling events."""

    __slots__ = ("_stale", "begun", "chance", "events", "is_safe", "most_events", "state")

    def __init__(self, state: S, chance: Chance) -> None:
        self.state, self.chance = state, chance
        self.events: list[Event] = []
        self.is_safe = False
        self.begun = -1
        """How much had been told when a step that stays was begun, as long as nothing was answered since."""
        self.most_events = MOST_EVENTS
        self._stale = stale_after(type(state))

    def safe_point(self) -> None:
        """For the rule of a step that stays, before it asks again: the state alone is the whole truth now."""
        self.is_safe = True

    @property
    def is_fresh(self) -> bool:
        """Nothing was told or answered since a step that stays was begun: what is half done on the table is its own."""
        return len(self.events) == self.begun

    def tell(self, event: Event) -> None:
        """Something happened: it is recorded, and the state changes by it."""
        events, state = self.events, self.state
        if len(events) >= self.most_events:
            raise Endless(
                f"the rules do not come to an end: {MOST_EVENTS} events since the last choice, {type(event).__name__} next"
            )
        events.append(event)
        event.apply(state)
        stale = self._stale[type(event)]
        if stale is not NOTHING:
            forget(state, event, stale)

    def plan(self, *steps: Step) -> None:
        """Put steps on the agenda, the first of them next."""
        self.tell(Planned(steps))

    def done(self, step: Step) -> None:
        """A step that stays is over; one that was carried out in the middle of another did not lie on the agenda."""
        agenda, kind = self.state.agenda, type(step)
        if agenda and agenda[-1] is step:
            self.tell(step_done(kind))

    def end(self, outcome: str, cite: str, *also: str) -> NoReturn:
        """The game is over, at once: nothing is told after this, and the rule in progress goes no further."""
        self.tell(Ended(outcome, rule=cite, also=also))
        raise GameOver

    def ask(
        self, seat: str, prompt: str, offer: Offer[OptionT], why_not: WhyNot | None = None, **about: About
    ) -> Decision[OptionT]:
        """Ask one seat. Await the result."""
        return Decision((seat,), {seat: offer}, prompt, about, why_not)

    def ask_any(
        self,
        offers: dict[str, Offer[OptionT]],
        prompt: str,
        why_not: WhyNot | None = None,
        unawaited: Mapping[str, Offer[OptionT]] | None = None,
        **about: About,
    ) -> Decision[OptionT]:
        """Ask several seats; the first answer counts, also one of those for whom nobody waits. Await the result."""
        return Decision(tuple(offers), {**offers, **(unawaited or {})}, prompt, about, why_not)

    def roll(self, dice: Sequence[DieKind], by: str, cite: str) -> list[str]:
        """Roll dice in the open."""
        faces = self.chance.roll(dice)
        self.tell(Rolled(by, tuple([die.name for die in dice]), tuple(faces), rule=cite))
        return faces

    def shuffle(self, cards: Sequence[T]) -> list[T]:
        """The cards in a fair order; the caller tells what became of them."""
        return self.chance.shuffle(cards)

    def draw(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely; the caller tells what became of it."""
        return self.chance.pick(items)


class Ruleset(Protocol[S]):
    """The interface of a game towards the kernel."""

    @property
    def id(self) -> str: ...

    @property
    def rules_version(self) -> str: ...

    @property
    def state(self) -> type[Any]: ...

    @property
    def options(self) -> tuple[type[Option], ...]: ...

    @property
    def rules(self) -> Mapping[type[Step], Callable[[Any, Any], Rule]]:
        """The coroutine that carries out each kind of step of the agenda."""
        ...

    def new(self, scenario: str, options: Mapping[str, Any]) -> S:
        """The state before the first step, or a `BadInput` that says what is wrong with the options."""
        ...

    def flaw(self, state: S) -> str:
        """The fault of a saved position that no game can have led to; "" if there is none."""
        ...

    def seats(self, state: S) -> tuple[str, ...]:
        """The seats at the table, in order."""
        ...

    def redact(self, state: S, seat: str) -> S:
        """A copy of the state without what the seat must not know."""
        ...

    def redeal(self, state: S, seat: str, chance: Chance) -> S:
        """A random state that looks the same to the seat."""
        ...


def fold(state: S, events: Iterable[Event]) -> S:
    """Apply events to a state, in place."""
    stale = stale_after(type(state))
    for event in events:
        event.apply(state)
        forget(state, event, stale[type(event)])
    return state
