"""A scenario's own rules, in a game's closed vocabulary. When this happens, and all that is given holds, do that."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from tenebra.kernel import Event, Game, State
from tenebra.kit.files import TextFile
from tenebra.kit.orders import CLOSED

EVERY, ROUND, COUNT = "every", "round", "count"
NOT = "not "
Vocabulary = Mapping[str, str]
"""Verb to pattern; the groups of a pattern are fields of the phrase."""


class Phrase(msgspec.Struct, frozen=True):
    """A line of a scenario's own rules, understood. A game adds the fields that its vocabulary names."""

    verb: str
    name: str = ""
    number: int = 0
    is_not: bool = False
    """A condition that must not hold."""


def time_limit(losses: Iterable[Phrase]) -> int:
    """The round after which a scenario is lost by the clock; 0 if it has none."""
    return min((phrase.number for phrase in losses if phrase.verb == ROUND), default=0)


P = TypeVar("P", bound=Phrase)
P_co = TypeVar("P_co", bound=Phrase, covariant=True)
S = TypeVar("S", bound=State)


class TriggerText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule as a sheet writes it."""

    on: str
    do: list[str]
    once: bool = True
    given: list[str] = []


class ScenarioRule(msgspec.Struct, Generic[P_co], frozen=True):
    """A trigger with its conditions and effects: on this, if all given holds, do that. `once` rules fire a single time."""

    on: P_co
    do: tuple[P_co, ...]
    once: bool = True
    given: tuple[P_co, ...] = ()


class Lexicon(msgspec.Struct, Generic[P], frozen=True):
    """All that a game's scenarios can say of their own rules. Of what a rule is given, each may have `not` before it."""

    phrase: type[P]
    triggers: Vocabulary
    effects: Vocabulary
    conditions: Vocabulary

    def rules(self, texts: Iterable[TriggerText], file: TextFile) -> tuple[ScenarioRule[P], ...]:
        """The rules of a sheet; an error names the line."""
        return tuple(self._rule(text, file) for text in texts)

    def phrases(self, lines: Iterable[str], vocabulary: Vocabulary, file: TextFile) -> tuple[P, ...]:
        """Lines of a sheet; an error names the line."""
        return tuple(self._phrase(line, vocabulary, file) for line in lines)

    def _rule(self, text: TriggerText, file: TextFile) -> ScenarioRule[P]:
        on = self._phrase(text.on, self.triggers, file)
        given = self.conditions_of(text.given, file)
        return ScenarioRule(on, self.phrases(text.do, self.effects, file), text.once and on.verb != EVERY, given)

    def conditions_of(self, lines: Iterable[str], file: TextFile) -> tuple[P, ...]:
        """The conditions of a rule or a choice; an error names the line."""
        return tuple(self._condition(line, file) for line in lines)

    def _condition(self, line: str, file: TextFile) -> P:
        phrase = self._phrase(line.removeprefix(NOT), self.conditions, file)
        return msgspec.structs.replace(phrase, is_not=line.startswith(NOT))

    def _phrase(self, line: str, vocabulary: Vocabulary, file: TextFile) -> P:
        for verb, pattern in vocabulary.items():
            if found := re.fullmatch(pattern, line.strip()):
                return msgspec.convert({"verb": verb, **found.groupdict()}, self.phrase, strict=False)
        raise file.complain(f"{line!r} is not understood; known are: {', '.join(vocabulary)}", line)


class Said(Event, frozen=True):
    """A text of the scenario is read aloud."""

    text: str


class Counted(Event, frozen=True):
    """The scenario counts something."""

    name: str

    def apply(self, state: Any) -> None:
        state.counters[self.name] = state.counters.get(self.name, 0) + 1


class ScenarioRuleFired(Event, frozen=True):
    """A rule of the scenario's own has happened and will not happen again."""

    number: int

    def apply(self, state: Any) -> None:
        state.sprung.append(self.number)


class TriggerSheet(Protocol[P_co]):
    """A sheet with rules of its own."""

    @property
    def own_rules(self) -> tuple[ScenarioRule[P_co], ...]: ...


Effect = Callable[[Game[S], P, str], Awaitable[None]]
"""The effect of a verb. The last argument is who set it off, "" if nobody did."""
Due = Callable[[S, P, str, int, str], bool]
"""The condition of a trigger: whether it waits for an occurrence of this name and number, by this figure."""


def is_the_same(state: State, on: Phrase, name: str, number: int, by: str) -> bool:
    """Whether what happened has the trigger's own name and number: what most triggers wait for."""
    return on.name == name and on.number == number


def is_nth_round(state: State, on: Phrase, name: str, number: int, by: str) -> bool:
    """`every 3 rounds`."""
    return number % on.number == 0


class _Hearing(dict[str, dict[str, Due[S, P]]]):
    """By what happens, the triggers that hear of it; if nothing is said, only the one of that name."""

    def __missing__(self, verb: str) -> dict[str, Due[S, P]]:
        self[verb] = {verb: is_the_same}
        return self[verb]


class ScenarioRules(Generic[S, P]):
    """Carries out the rules of scenarios. The state has `counters`, and in `sprung` the numbers of the rules that are over.

    `rule` is cited for whatever a scenario does. `due`: by what happens, the triggers that hear of it in a way of their own.
    """

    def __init__(
        self,
        sheet_of: Callable[[S], TriggerSheet[P]],
        is_reached: Callable[[S, P], bool],
        check_victory: Callable[[Game[S]], None],
        rule: str,
        due: Mapping[str, Mapping[str, Due[S, P]]],
        said: type[Said] = Said,
        counted: type[Counted] = Counted,
        sprung: type[ScenarioRuleFired] = ScenarioRuleFired,
    ) -> None:
        self.sheet_of, self.is_reached, self.check_victory, self.cite = sheet_of, is_reached, check_victory, rule
        own: dict[str, Mapping[str, Due[S, P]]] = {ROUND: {EVERY: is_nth_round}, **due}
        self.due = _Hearing[S, P]({verb: {verb: is_the_same, **ways} for verb, ways in own.items()})
        self.said, self.counted, self.sprung = said, counted, sprung
        self.effects: dict[str, Effect[S, P]] = {"say": self.say, COUNT: self.count}

    def effect(self, rule: Effect[S, P]) -> Effect[S, P]:
        """Register the rule of the verb it is named after."""
        self.effects[rule.__name__] = rule
        return rule

    def happened(self, g: Game[S], verb: str, name: str = "", number: int = 0, by: str = "") -> Awaitable[object]:
        """Something happened; carry out every rule of the scenario that waits for it."""
        state, ways = g.state, self.due[verb]
        for index, rule in enumerate(self.sheet_of(state).own_rules):
            # asked whenever anything happens, and hardly ever does a rule wait for it: first what is quick to see
            if rule.on.verb in ways and self._is_due(state, index, rule, verb, name, number, by):
                return self._carry_out(g, verb, name, number, by)
        return CLOSED

    def _is_due(self, state: Any, index: int, rule: ScenarioRule[P], verb: str, name: str, number: int, by: str) -> bool:
        due = self.due[verb].get(rule.on.verb)
        return due is not None and index not in state.sprung and due(state, rule.on, name, number, by)

    async def _carry_out(self, g: Game[S], verb: str, name: str, number: int, by: str) -> None:
        state = g.state
        for index, rule in enumerate(self.sheet_of(state).own_rules):
            if not self._is_due(state, index, rule, verb, name, number, by) or not self.is_given(state, rule):
                continue
            if rule.once:
                g.tell(self.sprung(index, rule=self.cite))
            for phrase in rule.do:
                if not state.outcome:
                    await self.effects[phrase.verb](g, phrase, by)

    def is_given(self, state: S, rule: ScenarioRule[P]) -> bool:
        """The conditions of the rule hold."""
        return all(self.is_reached(state, phrase) != phrase.is_not for phrase in rule.given)

    async def say(self, g: Game[S], phrase: P, by: str) -> None:
        """A text is read aloud."""
        g.tell(self.said(phrase.name, rule=self.cite))

    async def count(self, g: Game[S], phrase: P, by: str) -> None:
        """The scenario counts; reaching a number may set off more, or end the game."""
        g.tell(self.counted(phrase.name, rule=self.cite))
        state: Any = g.state
        await self.happened(g, COUNT, phrase.name, state.counters[phrase.name], by)
        self.check_victory(g)
