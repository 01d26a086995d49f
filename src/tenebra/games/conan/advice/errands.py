"""The heroes' objectives as errands with a place, found in the scenario's own rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tenebra.games.conan.rules.victory import called, is_reached, owner_of, places
from tenebra.games.conan.scenario import Phrase
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import COState, living_heroes
from tenebra.kit.decks import name_of

GOAL, ON_THE_WAY, LAST, HINDERED, EXTRA = 6.0, 5.0, 6.0, 2.5, 1.2
"""The worth of an errand, in wounds of a hero: an objective, what it needs first, getting away, keeping the Overlord from his
own objective, a chest for its own sake."""
AT_LAST = 4.0
"""The additional worth of the latter if it is the last that he is missing, less if more is left."""
DEEP = 4
"""The depth to which causes are followed back."""


class Errand(NamedTuple):
    """Something to be done in an area: `slay` a model, `try` a task, `chest`, `take` a card, `go` there."""

    kind: str
    name: str
    area: str
    worth: float
    who: str = ""
    """Only this hero can do it."""


def errands_of(state: COState) -> list[Errand]:
    """All that is left to do; getting away is only worth something once nothing else is left, and then nothing else is."""
    missing = [phrase for phrase in sheet_of(state).wins if is_reached(state, phrase) == phrase.is_not]
    leaving = [phrase for phrase in missing if phrase.verb in ("all_heroes", "heroes")]
    deeds = [phrase for phrase in missing if phrase not in leaving]
    found = [one for phrase in deeds for one in for_phrase(state, phrase, GOAL, DEEP)]
    if leaving and not found:
        return list(_getting_away(state, leaving))
    return [*found, *hindrances(state), *_chests(state, found)]


def _getting_away(state: COState, leaving: list[Phrase]) -> Iterator[Errand]:
    """Every hero to where the heroes have to be in the end."""
    for phrase in leaving:
        for area in places(state, phrase.place):
            yield from (Errand("go", "", area, LAST, hero.id) for hero in living_heroes(state))


def hindrances(state: COState) -> Iterator[Errand]:
    """The errands to slay whoever must stand somewhere, or stands there, for the Overlord to come nearer to his own objective."""
    sheet = sheet_of(state)
    counted = {phrase.name: phrase for phrase in sheet.losses if phrase.verb == "count"}
    events = [(one.do, one.given) for some in sheet.events.values() for one in some]
    rules = [(rule.do, rule.given) for rule in sheet.own_rules]
    for do, conditions in (*events, *rules):
        # each name once, in order
        for name in dict.fromkeys(deed.name for deed in do if deed.verb == "count" and deed.name in counted):
            worth = _worth_of_hindering(state, counted[name])
            for given in conditions:
                yield from _hindering(state, given, worth)


def _worth_of_hindering(state: COState, counted: Phrase) -> float:
    """The more the less is left for him to count."""
    left = counted.amount(len(state.party)) - state.counters.get(counted.name, 0)
    return HINDERED + AT_LAST / max(1, left) ** 2


def _hindering(state: COState, given: Phrase, worth: float) -> Iterator[Errand]:
    """The errands to slay whoever makes a condition come true by where he stands."""
    if given.is_not:
        return
    match given.verb:
        case "at":
            yield from for_phrase(state, Phrase("slain", given.name), worth, 0)
        case "foes":
            yield from for_phrase(state, Phrase("no_foes", place=given.place), worth, 0)


def _chests(state: COState, found: list[Errand]) -> Iterator[Errand]:
    """A chest is worth a little by itself, as long as there is something in it."""
    if state.deck.draw:
        yield from (Errand("chest", "chest", area, EXTRA) for area in state.chests if all(one.area != area for one in found))


def openings(state: COState) -> Iterator[Errand]:
    """The errands that open a closed way: of use to whoever cannot get where he must."""
    for rule in sheet_of(state).own_rules:
        if any(deed.verb == "open" and deed.name not in state.openings for deed in rule.do):
            yield from _trigger(state, rule.on, ON_THE_WAY, DEEP)


def for_phrase(state: COState, phrase: Phrase, worth: float, deep: int) -> Iterator[Errand]:
    """The errands for an objective or a condition."""
    match phrase.verb:
        case "slain" | "no_foes":
            yield from _slay(state, phrase, worth)
        case "held":
            yield from _card(state, phrase.name, worth, deep)
        case "done":
            yield from _task(state, phrase.name, worth, deep)
        case "at":
            bearer = phrase.name if phrase.name in state.heroes else owner_of(state, phrase.name)
            yield from _bring(state, phrase, bearer, worth, deep)
        case "count":
            for on in _causes(state, phrase.name, "count"):
                yield from _trigger(state, on, worth, deep - 1)


def _slay(state: COState, phrase: Phrase, worth: float) -> Iterator[Errand]:
    """Enemies of that name, or in that place."""
    there = places(state, phrase.place) if phrase.place else []
    for model in state.models.values():
        is_meant = called(state, model.id, phrase.name) or model.area in there
        if is_meant and not state.units[model.unit].is_ally:
            yield Errand("slay", model.id, model.area, worth)


def _bring(state: COState, phrase: Phrase, bearer: str, worth: float, deep: int) -> Iterator[Errand]:
    """The errands of bringing something to a place: whoever has it goes there; if nobody has it yet, it is to be found first."""
    if bearer:
        yield from (Errand("go", "", area, worth, bearer) for area in places(state, phrase.place))
    else:
        yield from _card(state, phrase.name, worth, deep)


def _causes(state: COState, name: str, *verbs: str) -> Iterator[Phrase]:
    """The triggers of the scenario's rules that do one of these things to something."""
    for rule in sheet_of(state).own_rules:
        if any(deed.verb in verbs and deed.name == name for deed in rule.do):
            yield rule.on


def _card(state: COState, kind: str, worth: float, deep: int) -> Iterator[Errand]:
    """The errands to come to own a card: where it lies, whoever has it, or what would bring it about."""
    lying = [(area, copy) for area, copies in state.objects.items() for copy in copies if name_of(copy) == kind]
    yield from (Errand("take", copy, area, worth) for area, copy in lying)
    if lying or owner_of(state, kind):
        return
    if any(name_of(copy) == kind for copy in sheet_of(state).assets):
        yield from (Errand("chest", "chest", area, worth) for area in state.chests)
    if deep:
        for on in _causes(state, kind, "give", "lay"):
            yield from _trigger(state, on, worth, deep - 1)


def _task(state: COState, name: str, worth: float, deep: int) -> Iterator[Errand]:
    """A task where it can be tried; one that needs a card, by whoever has it, or that card first."""
    task = sheet_of(state).tasks.get(name)
    if task is None:
        return
    owner = owner_of(state, task.needs) if task.needs else ""
    if task.needs and not owner:
        yield from _card(state, task.needs, ON_THE_WAY, deep)
    elif name in state.tasks:
        yield Errand("try", name, task.area, worth, owner)
    elif deep:
        for on in _causes(state, name, "task"):
            yield from _trigger(state, on, worth, deep - 1)


def _trigger(state: COState, on: Phrase, worth: float, deep: int) -> Iterator[Errand]:
    """The errands that make a trigger of the scenario happen."""
    if deep < 0:
        return
    match on.verb:
        case "slay":
            yield from for_phrase(state, Phrase("slain", on.name), worth, deep)
        case "task" if on.name not in state.finished or on.name in state.tasks:
            yield from _task(state, on.name, worth, deep)
        case "chest" if on.name in state.chests:
            yield Errand("chest", "chest", on.name, worth)
        case "take":
            yield from _card(state, on.name, worth, deep)
        case "bring":
            yield from _bring(state, on, owner_of(state, on.name), worth, deep)
        case "enter":
            yield from (Errand("go", "", area, worth) for area in places(state, on.name))
        case "count" if state.counters.get(on.name, 0) < on.number:
            yield from for_phrase(state, on, ON_THE_WAY, deep)
