"""The effects of a scenario's own rules and events (CO-GEN-03, CO-SCN). The vocabulary is in `scenario`."""

from __future__ import annotations

from tenebra.games.conan.content import tile
from tenebra.games.conan.events.board import (
    BorderClosed,
    BorderOpened,
    ChestPlaced,
    HeroLeft,
    MarkLaid,
    ModelPlaced,
    Removed,
    TaskSet,
)
from tenebra.games.conan.events.goods import AWAY, CardMoved
from tenebra.games.conan.rules import activation
from tenebra.games.conan.rules.damage import suffer
from tenebra.games.conan.rules.gems import move
from tenebra.games.conan.rules.manipulation import give_new
from tenebra.games.conan.rules.objects import fresh_copy
from tenebra.games.conan.rules.reinforcement import next_model, reinforce
from tenebra.games.conan.rules.river import bury, living_of, turn_up
from tenebra.games.conan.rules.scenario_rules import CITE, arrived, effect
from tenebra.games.conan.rules.space import has_room, neighbours, standing
from tenebra.games.conan.rules.victory import called, places
from tenebra.games.conan.scenario import Phrase
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import FATIGUE, OVERLORD, RESERVE, WOUNDS, COState, is_alive, living_heroes
from tenebra.kernel import Game
from tenebra.kit.decks import name_of

G = Game[COState]
CHEST_DIFFICULTY = 2
"""CO-CHE-02."""


def amount(g: G, phrase: Phrase) -> int:
    """The number of a phrase with as many heroes as play."""
    return phrase.amount(len(g.state.party))


# --- the Overlord's side


@effect
async def points(g: G, phrase: Phrase, by: str) -> None:
    """Reinforcement points, to be spent at once (CO-RNF-03)."""
    await reinforce(g, amount(g, phrase), CITE)


@effect
async def recover(g: G, phrase: Phrase, by: str) -> None:
    """The Overlord's gems come back."""
    move(g, OVERLORD, FATIGUE, RESERVE, amount(g, phrase), CITE)


@effect
async def act(g: G, phrase: Phrase, by: str) -> None:
    """A unit acts as if its tile had been activated, for nothing."""
    if living_of(g.state, phrase.name) and g.state.activation is None:
        activation.begin(g, phrase.name, "", CITE)
        await activation.run(g, is_step=False)


@effect
async def arrive(g: G, phrase: Phrase, by: str) -> None:
    """Models of a unit come to an area or next to it, never more than it has (CO-TIL-03)."""
    state = g.state
    unit = state.units[phrase.name]
    for _ in range(amount(g, phrase)):
        there = living_of(state, unit.id)
        found = nearest(state, phrase.place, tile(unit.kind).room)
        if len(there) >= unit.started or not found:
            return
        model = unit.fallen[0] if unit.fallen else next_model(unit, there)
        g.tell(ModelPlaced(model, unit.id, found, unit.life, rule=CITE, also=("CO-ENM-04", "CO-TIL-03", "CO-INV-08")))
        turn_up(g, unit.id)
        await arrived(g, model)


@effect
async def join(g: G, phrase: Phrase, by: str) -> None:
    """Models of an ally unit come to an area or next to it."""
    await arrive(g, phrase, by)


def nearest(state: COState, area: str, room: int) -> str:
    """The area itself, or the first adjacent one with room; "" if there is none."""
    return next((one for one in (area, *neighbours(state, area)) if has_room(state, one, room)), "")


# --- harm and help


@effect
async def hurt(g: G, phrase: Phrase, by: str) -> None:
    """Models of a name are hurt, whatever their armor."""
    for model in [model for model in g.state.models if called(g.state, model, phrase.name)]:
        if is_alive(g.state, model):
            await suffer(g, model, amount(g, phrase), rule=CITE)


@effect
async def wound(g: G, phrase: Phrase, by: str) -> None:
    """Heroes and allies in a place are wounded, whatever their armor."""
    state = g.state
    there = [one for area in places(state, phrase.place) for one in standing(state).heroic.get(area, ())]
    for one in there:
        if is_alive(state, one):
            await suffer(g, one, amount(g, phrase), rule=CITE)


@effect
async def tire(g: G, phrase: Phrase, by: str) -> None:
    """Heroes in a place lose gems from Reserve to Fatigue."""
    there = places(g.state, phrase.place)
    for hero in living_heroes(g.state):
        if hero.area in there:
            move(g, hero.id, RESERVE, FATIGUE, amount(g, phrase), CITE)


@effect
async def leave(g: G, phrase: Phrase, by: str) -> None:
    """The hero who brought this about leaves the map alive, with all he carries (CO-RUL-17)."""
    if by in g.state.heroes and is_alive(g.state, by):
        g.tell(HeroLeft(by, rule=CITE, also=("CO-RUL-17",)))


@effect
async def heal(g: G, phrase: Phrase, by: str) -> None:
    """Wounds of every hero become Fatigue (CO-GEM-05)."""
    for hero in living_heroes(g.state):
        move(g, hero.id, WOUNDS, FATIGUE, amount(g, phrase), CITE, "CO-GEM-05")


@effect
async def rest(g: G, phrase: Phrase, by: str) -> None:
    """Every hero recovers (CO-GEM-04)."""
    for hero in living_heroes(g.state):
        move(g, hero.id, FATIGUE, RESERVE, amount(g, phrase), CITE, "CO-GEM-04")


# --- the map


@effect
async def open(g: G, phrase: Phrase, by: str) -> None:
    """A border opens."""
    if phrase.name not in g.state.openings:
        g.tell(BorderOpened(phrase.name, rule=CITE, also=("CO-TER-07",)))


@effect
async def close(g: G, phrase: Phrase, by: str) -> None:
    """A border that was opened is closed again."""
    if phrase.name in g.state.openings:
        g.tell(BorderClosed(phrase.name, rule=CITE, also=("CO-TER-07",)))


@effect
async def mark(g: G, phrase: Phrase, by: str) -> None:
    """Fire or water lies over an area."""
    g.tell(MarkLaid(phrase.place, phrase.name, rule=CITE))


@effect
async def clear(g: G, phrase: Phrase, by: str) -> None:
    """The mark is gone."""
    if phrase.place in g.state.marks:
        g.tell(MarkLaid(phrase.place, "", rule=CITE))


# --- things


@effect
async def lay(g: G, phrase: Phrase, by: str) -> None:
    """A card comes to lie in an area."""
    g.tell(CardMoved(fresh_copy(g.state, phrase.name), "", phrase.place, rule=CITE, also=("CO-TER-08",)))


@effect
async def give(g: G, phrase: Phrase, by: str) -> None:
    """Give a card to whoever brought this about."""
    hero = g.state.heroes.get(by)
    if hero is not None and hero.area:
        await give_new(g, hero, phrase.name, CITE)


@effect
async def chest(g: G, phrase: Phrase, by: str) -> None:
    """A chest appears."""
    if phrase.place not in g.state.chests:
        difficulty = sheet_of(g.state).chests.get(phrase.place, CHEST_DIFFICULTY)
        g.tell(ChestPlaced(phrase.place, difficulty, rule=CITE))


@effect
async def task(g: G, phrase: Phrase, by: str) -> None:
    """A task can be tried from now on."""
    if phrase.name not in g.state.tasks:
        g.tell(TaskSet(phrase.name, rule=CITE))


@effect
async def remove(g: G, phrase: Phrase, by: str) -> None:
    """Models of a name leave the board without dying, a card leaves the game, or a task can no longer be tried."""
    state, name = g.state, phrase.name
    if name in state.tasks:
        g.tell(TaskSet(name, is_open=False, rule=CITE))
    for model in [model for model in state.models if called(state, model, name)]:
        unit = state.models[model].unit
        g.tell(Removed(model, rule=CITE, also=("CO-RUL-79",)))
        bury(g, unit)
    for place, pile in [*((hero.id, hero.cards) for hero in state.heroes.values()), *state.objects.items()]:
        for copy in [copy for copy in pile if name_of(copy) == name]:
            g.tell(CardMoved(copy, place, AWAY, rule=CITE))
