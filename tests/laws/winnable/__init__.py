"""What could still come about if everything went well for the heroes.

They come wherever a way may lead, take whatever lies there, defeat whomever they meet, and nobody stands in their way. What is
out of reach even so is out of reach for ever. Each game says in a module of its own where its heroes could come, and what of its
vocabulary that makes possible; how one of a scenario's own rules leads to the next is the same in every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from tenebra.kit.scenario_rules import COUNT, EVERY, ROUND, Phrase, ScenarioRule

OFTEN = 1_000
"""How often a rule may happen that does not happen only once."""


class Counting(Protocol):
    """A state that counts, and knows which rules have happened."""

    counters: dict[str, int]
    sprung: list[int]


S = TypeVar("S", bound=Counting)
P = TypeVar("P", bound=Phrase)


class Hopes(Generic[S, P]):
    """What could still come about from a position. A game says what its own verbs wait for."""

    sheet_of: ClassVar[Callable[[Any], Any]]
    is_reached: ClassVar[Callable[[Any, Any], bool]]
    LASTING: ClassVar[frozenset[str]] = frozenset({COUNT})
    """What goes on holding once it holds, by verb."""

    def __init__(self, state: S) -> None:
        self.state, self.sheet = state, type(self).sheet_of(state)
        self.here = 0
        """Where heroes could come."""
        self.counts = Counter(state.counters)
        self.over = set(state.sprung)
        self.brought: set[P] = set()
        """What the scenario's own rules could still do."""

    @property
    def now(self) -> int:
        """The round."""
        state: Any = self.state
        return int(state.round)

    def spread(self) -> None:
        """Come as far as one can with what could have happened."""
        raise NotImplementedError

    def happens(self, on: P) -> bool:
        """Whether this may still happen; starts, rounds and counts are looked after."""
        raise NotImplementedError

    def holds(self, phrase: P) -> bool:
        """Whether this may hold one day; rounds and counts are looked after."""
        raise NotImplementedError

    def is_so(self, phrase: P) -> bool:
        """Whether this holds now."""
        return type(self).is_reached(self.state, phrase)

    def choose(self) -> None:
        """Bring about what comes of choices and events of the scenario, where there are any."""

    def extent(self) -> object:
        """How far they have come, to see whether they come any further."""
        return self.here

    def lost(self) -> list[P]:
        """The objectives that are out of reach for ever."""
        before: object = None
        while before != (before := self._spread()):
            for index, rule in enumerate(self.sheet.own_rules):
                if index not in self.over and self.may_happen(rule):
                    self.over.add(index)
                    self.carry_out(rule.do, 1 if rule.once else OFTEN)
            self.choose()
        return [phrase for phrase in self.sheet.wins if not self.may_hold(phrase)]

    def _spread(self) -> object:
        self.spread()
        return self.extent(), len(self.over)

    def may_happen(self, rule: ScenarioRule[P]) -> bool:
        """What the rule waits for may still happen while all that it is given holds."""
        on = rule.on
        if on.verb == "start":
            due = self.now == 0
        elif on.verb == ROUND:
            due = on.number >= self.now
        elif on.verb == COUNT:
            due = self.state.counters.get(on.name, 0) < on.number <= self.counts[on.name]
        else:
            due = on.verb == EVERY or self.happens(on)
        return due and all(map(self.may_hold, rule.given))

    def may_hold(self, phrase: P) -> bool:
        """A condition or an objective may hold one day."""
        if phrase.is_not:
            return not (phrase.verb in self.LASTING and self.is_so(phrase))
        if phrase.verb == COUNT:
            return self.counts[phrase.name] >= phrase.number
        return phrase.verb == ROUND or self.holds(phrase)

    def carry_out(self, phrases: Iterable[P], times: int) -> None:
        """What a rule does may come about."""
        for phrase in phrases:
            self.brought.add(phrase)
            if phrase.verb == COUNT:
                self.counts[phrase.name] += times

    def named(self, *verbs: str) -> set[str]:
        """The names of what rules could still do so."""
        return {phrase.name for phrase in self.brought if phrase.verb in verbs}


class Winnable(NamedTuple):
    """What a game says of it, as `WINNABLE` in its module here."""

    hopes: Callable[[Any], Hopes[Any, Any]]
    spoiled: Sequence[tuple[str, Callable[[Any], None], str]]
    """Scenarios, how to make them such that they cannot be won, and the objective that is out of reach then."""
    worst: Callable[[Any], None] | None = None
    """Deals the worst that can be dealt, if anything can be in the way."""
    keeps: Callable[[Any, str], bool] = lambda state, option: False
    """What the other side had better keep for later, to do more harm."""


def winnable(game: str) -> Winnable:
    """What a game of the box says, by its id."""
    said: Winnable = import_module(f"{__name__}.{game.replace('-', '_')}").WINNABLE
    return said
