"""The progress of objectives, for scenarios with rules of their own: what they count, and the rounds that are left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol, TypeVar

from tenebra.kit.scenario_rules import COUNT, ROUND, P, P_co, Phrase, ScenarioRule
from tenebra.kit.scene import Objective
from tenebra.kit.voice import Voice


class ObjectiveSheet(Protocol[P_co]):
    """A sheet that says how it is won and lost."""

    @property
    def wins(self) -> tuple[P_co, ...]: ...

    @property
    def losses(self) -> tuple[P_co, ...]: ...

    @property
    def own_rules(self) -> tuple[ScenarioRule[P_co], ...]: ...


class Counting(Protocol):
    """A state that counts: what the scenario says, and rounds."""

    @property
    def counters(self) -> Mapping[str, int]: ...

    @property
    def round(self) -> int: ...


S = TypeVar("S", bound=Counting)


def objectives_of(
    sheet: ObjectiveSheet[P], state: S, voice: Voice, own: Callable[[S, Voice, P], Objective]
) -> tuple[Objective, ...]:
    """The objectives: what is to be done and what must not happen. `own` tells of objectives that are no count.

    A count is shown where the scenario has words for it (`count-SCENARIO-NAME`): what stands for nothing has none.
    """
    return tuple(_objectives(sheet, state, voice, own))


def _objectives(sheet: ObjectiveSheet[P], state: S, voice: Voice, own: Callable[[S, Voice, P], Objective]) -> Iterator[Objective]:
    for name, most in _counts(sheet).items():
        if (one := stride_of(sheet, name, min(state.counters.get(name, 0), most), voice)) is not None:
            yield one
    yield from (own(state, voice, phrase) for phrase in sheet.wins if phrase.verb != COUNT)
    for phrase in sheet.losses:
        if phrase.verb == ROUND:
            left = max(0, phrase.number - max(1, state.round) + 1)
            yield Objective(voice.say("objective-rounds-left", left=left), phrase.number - left, phrase.number, True)
        elif phrase.verb != COUNT:
            yield own(state, voice, phrase)


def stride_of(sheet: ObjectiveSheet[Phrase], name: str, done: int, voice: Voice) -> Objective | None:
    """The progress of a count: `Tombs blessed: 2 of 3`; nothing where it stands for nothing."""
    id, most = f"count-{voice.scenario}-{name}", _counts(sheet).get(name, 0)
    if not voice.words.has(id):
        return None
    is_threat = any(phrase.verb == COUNT and phrase.name == name for phrase in sheet.losses)
    return Objective(voice.say("objective-count", what=voice.say(id), done=done, most=most), done, most, is_threat)


def _counts(sheet: ObjectiveSheet[Phrase]) -> dict[str, int]:
    """The counts of a scenario, in the order in which it speaks of it, each with the number that matters most.

    That is the number it is won or lost by; only if there is none, the highest that anything waits for.
    """
    decisive = [phrase for phrase in (*sheet.wins, *sheet.losses) if phrase.verb == COUNT]
    counted = [phrase for phrase in (*sheet.wins, *(rule.on for rule in sheet.own_rules), *sheet.losses) if phrase.verb == COUNT]
    most: dict[str, int] = {}
    for name in dict.fromkeys(phrase.name for phrase in counted):
        numbers = [phrase.number for phrase in decisive if phrase.name == name]
        most[name] = max(numbers or [phrase.number for phrase in counted if phrase.name == name])
    return most
