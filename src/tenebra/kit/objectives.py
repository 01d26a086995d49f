"""The progress of each side's objective, for scenarios with rules of their own: counts, and the rounds that are left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from typing import Protocol, TypeVar

from msgspec.structs import replace

from tenebra.kit.scenario_rules import COUNT, ROUND, P, P_co, Phrase, ScenarioRule
from tenebra.kit.scene import Objective
from tenebra.kit.telling import capital
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


def aims_of(
    sheet: ObjectiveSheet[P],
    state: S,
    voice: Voice,
    own: Callable[[S, Voice, P], Iterable[Objective]],
    fallen: Iterable[Objective] = (),
) -> tuple[Objective, ...]:
    """The same for whoever plays against the Heroes: their losses are his aim, their objectives the threat.

    `fallen` tells what he wins by in every scenario, `own` of all that is no count.
    """
    return tuple(_aims(sheet, state, voice, own, fallen))


def _aims(
    sheet: ObjectiveSheet[P],
    state: S,
    voice: Voice,
    own: Callable[[S, Voice, P], Iterable[Objective]],
    fallen: Iterable[Objective],
) -> Iterator[Objective]:
    counted = [stride_of(sheet, name, min(state.counters.get(name, 0), most), voice) for name, most in _counts(sheet).items()]
    for phrase in sheet.losses:
        if phrase.verb == ROUND:
            left = max(0, phrase.number - max(1, state.round) + 1)
            yield Objective(voice.say("aim-rounds", left=left), phrase.number - left, phrase.number)
        elif phrase.verb != COUNT:
            yield from own(state, voice, phrase)
    for is_threat in (True, False):
        yield from (replace(one, is_threat=not is_threat) for one in counted if one is not None and one.is_threat == is_threat)
        yield from fallen if is_threat else ()
    for phrase in (*(phrase for phrase in sheet.wins if phrase.verb != COUNT), *behind(sheet, voice)):
        yield from (replace(one, is_threat=True) for one in own(state, voice, phrase))


def behind(sheet: ObjectiveSheet[P], voice: Voice) -> Iterator[P]:
    """What the Heroes are to do where a count has no words: whatever makes it."""
    names = {phrase.name for phrase in sheet.wins if phrase.verb == COUNT}
    unsaid = {name for name in names if not voice.words.has(f"count-{voice.scenario}-{name}")}
    return (rule.on for rule in sheet.own_rules if _counts_up(rule, unsaid) and rule.on.verb != COUNT)


def life_of(name: str, left: int, most: int, voice: Voice) -> Objective:
    """Somebody who has to live: the Life that is left."""
    return Objective(voice.say("aim-life", name=capital(name), left=left, most=most), most - left, most)


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
    is_threat = name in _against(sheet)
    return Objective(voice.say("objective-count", what=voice.say(id), done=done, most=most), done, most, is_threat)


def _against(sheet: ObjectiveSheet[Phrase]) -> set[str]:
    """What is counted against the Heroes: what they lose by, and what has to be counted before that."""
    lost = {phrase.name for phrase in sheet.losses if phrase.verb == COUNT}
    before = (phrase for rule in sheet.own_rules if _counts_up(rule, lost) for phrase in (rule.on, *rule.given))
    return lost | {phrase.name for phrase in before if phrase.verb == COUNT}


def _counts_up(rule: ScenarioRule[P], names: Set[str]) -> bool:
    """The rule counts one of these."""
    return any(phrase.verb == COUNT and phrase.name in names for phrase in rule.do)


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
