"""Victory (CO-VIC, CO-RUL-99): what a side must achieve, checked after every action, activation, event and phase."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.conan.content import is_person
from tenebra.games.conan.rules.space import ground_of, standing
from tenebra.games.conan.scenario import ANYWHERE, Phrase
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import OVERLORD, SETUP, COState, living_heroes
from tenebra.kernel import Game
from tenebra.kit.decks import name_of
from tenebra.kit.ending import HEROES

G = Game[COState]
HEROES_WIN, OVERLORD_WINS = HEROES, OVERLORD
OUTCOMES = {HEROES_WIN: HEROES, OVERLORD_WINS: OVERLORD}
ROUND = "round"


def check_victory(g: G, *, is_round_over: bool = False) -> None:
    """End the game if a side has reached its objectives; if both have, for the side whose turn it is (CO-RUL-99).

    A time limit counts when its round is over (CO-VIC-02).
    """
    state = g.state
    if state.phase == SETUP or state.attacks:
        return
    sheet = sheet_of(state)
    # plain loops: this is asked after every action
    is_won = bool(sheet.wins)
    for phrase in sheet.wins:
        if not is_reached(state, phrase):
            is_won = False
            break
    is_empty = True
    for hero in state.heroes.values():
        if hero.area:
            is_empty = False
            break
    is_lost = is_empty
    for phrase in sheet.losses:
        if phrase.verb != ROUND or is_round_over:
            is_lost = is_lost or is_reached(state, phrase)
    if is_won and (not is_lost or state.side == HEROES):
        g.end(HEROES_WIN, "CO-VIC-01", "CO-GEN-07", "CO-RUL-99", "CO-VIC-04", "CO-VIC-05", "CO-SCN-11", "CO-RND-05")
    if is_lost:
        cites = ("CO-RUL-05",) if is_empty else ("CO-VIC-02",) if is_round_over else ()
        g.end(OVERLORD_WINS, "CO-VIC-01", *cites, "CO-RUL-99", "CO-VIC-04", "CO-VIC-05", "CO-SCN-11", "CO-RND-05")


def places(state: COState, name: str) -> list[str]:
    """The areas that a place is: one, all with a mark, or everything."""
    ground = ground_of(state)
    if name in ground.bit:
        return [name]
    return [area for area in ground.names if name == ANYWHERE or state.marks.get(area) == name]


def called(state: COState, model: str, name: str) -> bool:
    """A model on the board goes by a name: its own, its unit's or its tile's."""
    unit = state.units[state.models[model].unit]
    return name in (model, unit.id, unit.kind)


def is_slain(state: COState, name: str) -> bool:
    """Nobody of a name is left, and somebody of it was killed."""
    hero = state.heroes.get(name)
    if hero is not None:
        return hero.is_dead
    if is_person(name):
        return name in state.slain
    if not any(name in (unit.id, unit.kind, *unit.fallen) for unit in state.units.values() if unit.fallen):
        return False
    return not any(called(state, model, name) for model in state.models)


def owner_of(state: COState, kind: str) -> str:
    """The hero who owns a card of a kind, "" if nobody does."""
    for hero in state.heroes.values():
        if hero.area:
            for copy in hero.cards:
                if copy.startswith(kind) and name_of(copy) == kind:
                    return hero.id
    return ""


def is_at(state: COState, name: str, area: str) -> bool:
    """A hero, a model of a name, or a card is in an area; a card also if its owner is (CO-VIC-05)."""
    hero = state.heroes.get(name) or state.heroes.get(owner_of(state, name))
    if hero is not None:
        return hero.area == area
    for who in standing(state).at(area):
        if who in state.models and called(state, who, name):
            return True
    return any(name_of(copy) == name for copy in state.objects.get(area, ()))


def heroes_at(state: COState, place: str) -> int:
    """The number of heroes in a place."""
    there = places(state, place)
    return sum(hero.area in there for hero in living_heroes(state))


def foes_at(state: COState, place: str) -> int:
    """The number of the Overlord's models in a place."""
    foes = standing(state).foes
    return sum(len(foes.get(area, ())) for area in places(state, place))


CONDITIONS: dict[str, Callable[[COState, Phrase], bool]] = {
    "slain": lambda state, phrase: is_slain(state, phrase.name),
    "held": lambda state, phrase: bool(owner_of(state, phrase.name)),
    "done": lambda state, phrase: phrase.name in state.finished,
    "count": lambda state, phrase: state.counters.get(phrase.name, 0) >= phrase.amount(len(state.party)),
    "round": lambda state, phrase: state.turn >= phrase.number,
    "playing": lambda state, phrase: len(state.party) >= phrase.number,
    "dead": lambda state, phrase: sum(hero.is_dead for hero in state.heroes.values()) >= phrase.number,
    "no_foes": lambda state, phrase: not foes_at(state, phrase.place),
    "foes": lambda state, phrase: foes_at(state, phrase.place) >= phrase.amount(len(state.party)),
    "all_heroes": lambda state, phrase: 0 < heroes_at(state, phrase.place) == len(living_heroes(state)),
    "heroes": lambda state, phrase: heroes_at(state, phrase.place) >= phrase.amount(len(state.party)),
    "at": lambda state, phrase: any(is_at(state, phrase.name, area) for area in places(state, phrase.place)),
}
"""The test for each verb of a scenario's conditions."""


def is_reached(state: COState, phrase: Phrase) -> bool:
    """One objective is reached, or one condition of a scenario's rule holds."""
    return CONDITIONS[phrase.verb](state, phrase)
