"""The scenario's own rules (CO-GEN-03): when something happens, its sheet may say what follows."""

from __future__ import annotations

from collections.abc import Awaitable

from tenebra.games.conan.content import is_person
from tenebra.games.conan.events.turns import Counted, Said, ScenarioRuleFired, SlainReckoned
from tenebra.games.conan.rules.victory import check_victory, is_reached, places
from tenebra.games.conan.scenario import Phrase
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import COState, Hero, character
from tenebra.kernel import Game
from tenebra.kit.decks import name_of
from tenebra.kit.orders import CLOSED
from tenebra.kit.scenario_rules import ScenarioRules

G = Game[COState]
CITE = "CO-GEN-03"
STEPS = ("enter", "come", "bring")
"""The triggers that somebody who comes to an area may set off."""


def is_named(state: COState, on: Phrase, name: str, number: int, by: str) -> bool:
    """`slay NAME`: a model of that name, unit or tile."""
    return on.name in name.split()


def is_come(state: COState, on: Phrase, name: str, number: int, by: str) -> bool:
    """`NAME comes to PLACE`, `bring CARD to PLACE`: the last of what is given is the area."""
    *names, area = name.split()
    return on.name in names and area in places(state, on.place)


def is_entered(state: COState, on: Phrase, name: str, number: int, by: str) -> bool:
    """`enter PLACE`."""
    return name in places(state, on.name)


SCENARIO_RULES = ScenarioRules[COState, Phrase](
    sheet_of,
    is_reached,
    check_victory,
    CITE,
    {
        "slay": {"slay": is_named},
        "come": {"come": is_come},
        "bring": {"bring": is_come},
        "enter": {"enter": is_entered},
    },
    said=Said,
    counted=Counted,
    sprung=ScenarioRuleFired,
)
effect, happened = SCENARIO_RULES.effect, SCENARIO_RULES.happened


def awaits(state: COState, verb: str) -> bool:
    """Some rule of the scenario waits for this to happen; asked at every step."""
    return verb in sheet_of(state).awaited


def are_steps_watched(state: COState, who: str) -> bool:
    """A rule of the scenario may be set off by this character coming to an area."""
    return not sheet_of(state).awaited.isdisjoint(STEPS if who in state.heroes else ("come",))


def arrived(g: G, who: str) -> Awaitable[object]:
    """A character has come to an area, and what it carries with it."""
    return _arrived(g, who) if are_steps_watched(g.state, who) else CLOSED


async def _arrived(g: G, who: str) -> None:
    state = g.state
    one = character(state, who)
    if isinstance(one, Hero):
        if awaits(state, "enter"):
            await happened(g, "enter", one.area, by=who)
        if awaits(state, "bring"):
            for copy in list(one.cards):
                await happened(g, "bring", f"{name_of(copy)} {one.area}", by=who)
        names = who
    else:
        names = f"{who} {one.unit} {state.units[one.unit].kind}"
    if awaits(state, "come") and one.area:
        await happened(g, "come", f"{names} {one.area}", by=who)


async def landed(g: G, copy: str, area: str, by: str) -> None:
    """A card has come to lie in an area by a throw."""
    if awaits(g.state, "bring"):
        await happened(g, "bring", f"{name_of(copy)} {area}", by=by)


async def owned(g: G, hero: str, copy: str) -> None:
    """A hero has come to own a card, and it may be expected where he stands."""
    state = g.state
    await happened(g, "take", name_of(copy), by=hero)
    if awaits(state, "bring"):
        await happened(g, "bring", f"{name_of(copy)} {state.heroes[hero].area}", by=hero)


async def reckon_slain(g: G) -> None:
    """Reckon with whoever was killed since: rules of the scenario may wait for it."""
    state = g.state
    while state.reckoned < len(state.slain):
        name = state.slain[state.reckoned]
        g.tell(SlainReckoned(state.reckoned + 1, rule=CITE))
        if name in state.heroes:
            await happened(g, "death", by=name)
            await happened(g, "slay", name, by=name)
        else:
            unit = next((unit for unit in state.units.values() if name in unit.fallen), None)
            if is_person(name):
                await happened(g, "slay", name)
            elif unit is not None:
                await happened(g, "slay", f"{name} {unit.id} {unit.kind}")
