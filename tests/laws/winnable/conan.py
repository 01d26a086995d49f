"""Conan: heroes cross every border that can be crossed or opened; only who swims goes into water."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.conan.content import cards
from tenebra.games.conan.rules.powers import has
from tenebra.games.conan.rules.space import Way, ground_of
from tenebra.games.conan.rules.victory import called, is_reached, places
from tenebra.games.conan.scenario import ANYWHERE, Phrase
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import RESERVE, COState, Hero, living_heroes
from tenebra.kit.decks import name_of
from tests.laws.winnable import OFTEN, Hopes, Winnable


class ConanHopes(Hopes[COState, Phrase]):
    """What heroes could still come to in a scenario."""

    sheet_of = sheet_of
    is_reached = is_reached
    LASTING: ClassVar[frozenset[str]] = frozenset({"count", "done", "playing", "dead"})

    def __init__(self, state: COState) -> None:
        super().__init__(state)
        self.reach: dict[str, frozenset[str]] = {}

    @property
    def now(self) -> int:
        return self.state.turn

    def extent(self) -> object:
        return self.reach

    def spread(self) -> None:
        self.reach = {hero.id: frozenset(self.reached_by(hero)) for hero in living_heroes(self.state)}

    def reached_by(self, hero: Hero) -> set[str]:
        """Where a hero could walk, climb, leap or break through to."""
        ground, found, left = ground_of(self.state), {hero.area}, [hero.area]
        swims, wrecks = has(self.state, hero.id, "swimming"), has(self.state, hero.id, "wall_wrecker")
        while left:
            for way in ground.ways[left.pop()]:
                if way.to not in found and self.can_cross(way, wrecks) and (swims or way.to not in ground.water):
                    found.add(way.to)
                    left.append(way.to)
        return found

    def can_cross(self, way: Way, wrecks: bool) -> bool:
        kind = way.kind
        is_broken = bool(kind.material) and wrecks
        return kind.is_passable or kind.is_leap or kind.is_cliff or is_broken or way.border in self.named("open")

    def is_near(self, place: str) -> bool:
        """Somebody could come to a place."""
        there = places(self.state, place) or ([place] if place != ANYWHERE else [])
        return any(area in reached for reached in self.reach.values() for area in there)

    def can_have(self, kind: str) -> bool:
        """A hero owns such a card, could pick it up, or get it."""
        state = self.state
        held = {name_of(copy) for hero in living_heroes(state) for copy in hero.cards}
        lying = {name_of(copy) for area, pile in state.objects.items() if self.is_near(area) for copy in pile}
        laid = {phrase.name for phrase in self.brought if phrase.verb == "lay" and self.is_near(phrase.place)}
        in_chests = {name_of(copy) for copy in state.deck.draw} if any(map(self.is_near, state.chests)) else set()
        return kind in held | lying | laid | in_chests | self.named("give")

    def can_do(self, task: str) -> bool:
        """A task can be tried, now or one day."""
        spec = self.sheet.tasks[task]
        is_open = task in self.state.tasks or task in self.named("task")
        return is_open and self.is_near(spec.area) and (not spec.needs or self.can_have(spec.needs))

    def is_to_come(self, name: str) -> bool:
        """A model of that name is on the map or may come (back) to it."""
        state = self.state
        back = any(name in (unit.id, unit.kind, *unit.fallen) for unit in state.units.values() if unit.fallen)
        return back or any(called(state, model, name) for model in state.models) or name in self.named("arrive", "join")

    def choose(self) -> None:
        """The events of tiles."""
        for happenings in self.sheet.events.values():
            for happening in happenings:
                if all(map(self.may_hold, happening.given)) and not self.brought.issuperset(happening.do):
                    self.carry_out(happening.do, OFTEN)

    def happens(self, on: Phrase) -> bool:
        match on.verb:
            case "enter":
                return self.is_near(on.name)
            case "come":
                return on.name in self.reach or self.is_to_come(on.name)
            case "chest":
                return on.name in self.state.chests and self.is_near(on.name)
            case "task":
                return self.can_do(on.name)
            case "take":
                return self.can_have(on.name)
            case "bring":
                return self.can_have(on.name) and self.is_near(on.place)
            case "slay":
                return self.is_to_come(on.name) or on.name in self.reach
        return True

    def holds(self, phrase: Phrase) -> bool:
        name, place = phrase.name, phrase.place
        match phrase.verb:
            case "slain":
                return self.is_so(phrase) or self.is_to_come(name) or name in self.reach
            case "held":
                return self.can_have(name)
            case "done":
                return self.is_so(phrase) or self.can_do(name)
            case "all_heroes" | "heroes":
                there = set(places(self.state, place))
                able = sum(bool(reached & there) for reached in self.reach.values())
                return able >= (len(self.reach) if phrase.verb == "all_heroes" else phrase.amount(len(self.state.party)))
            case "at" if name in self.reach:
                return bool(self.reach[name] & set(places(self.state, place)))
            case "at" if name in cards():
                return self.can_have(name) and self.is_near(place)
            case "at":
                return self.is_to_come(name)
            case "dead" | "no_foes" | "foes":
                return True
        return self.is_so(phrase)


def throw_the_cage_key_away(state: COState) -> None:
    state.tasks.remove("cage")


def sink_the_boat(state: COState) -> None:
    state.tasks.remove("cast-off")


def worst(state: COState) -> None:
    """The Overlord can pay for every spell."""
    state.overlord.gems[RESERVE] = 60


WINNABLE = Winnable(
    ConanHopes,
    [
        ("the-ferrymans-daughter", throw_the_cage_key_away, "captive"),
        ("the-ferrymans-daughter", sink_the_boat, "cast-off"),
    ],
    worst,
)
