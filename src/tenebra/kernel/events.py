"""Events: what happened, told once. Applying an event is the only way a state changes, so events folded give the state."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

if TYPE_CHECKING:
    from tenebra.kernel.game import State, Step


class Event(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="kind", tag=True):
    """Something that happened. Past participle, readable ids, the rule that caused it.

    `reveals` marks events after which undo needs everybody's leave: something hidden has come to light.
    """

    rule: str = ""
    also: tuple[str, ...] = ()
    """Further rules that had a part in it."""
    reveals: ClassVar[bool] = False
    basis: ClassVar[tuple[str, ...]] = ()
    """Rules that every event of this kind stands on."""

    @property
    def cites(self) -> tuple[str, ...]:
        """All rules it rests on, the one that caused it first."""
        return tuple(dict.fromkeys(rule for rule in (self.rule, *self.also, *self.basis) if rule))

    def apply(self, state: Any) -> None:
        """Change the state (the true one or a seat's redacted one)."""

    def seen_by(self, seat: str, state: Any) -> Event | None:
        """The event as a seat is told it: all of it, a public shadow, or nothing."""
        return self


class Began(Event, frozen=True):
    """The next step of the agenda is taken."""

    step: str

    def apply(self, state: State) -> None:
        state.agenda.pop()


@cache
def began(kind: type[Step]) -> Began:
    """A step of a kind is taken; it is told all the time, and always the same."""
    return Began(kind.__name__)


class StepDone(Event, frozen=True):
    """A step that stayed on the agenda is over."""

    step: str

    def apply(self, state: State) -> None:
        state.agenda.pop()


@cache
def step_done(kind: type[Step]) -> StepDone:
    """A step of a kind that stayed is over; it is told as often as it began."""
    return StepDone(kind.__name__)


class Planned(Event, frozen=True):
    """Steps come onto the agenda; the first of them is next."""

    steps: tuple[Any, ...]

    def apply(self, state: State) -> None:
        state.agenda.extend(reversed(self.steps))


class Rolled(Event, frozen=True):
    """Dice fell."""

    by: str
    dice: tuple[str, ...]
    faces: tuple[str, ...]
    reveals: ClassVar[bool] = True


class Ended(Event, frozen=True):
    """The game is over."""

    outcome: str

    def apply(self, state: State) -> None:
        state.outcome = self.outcome
