"""The board as it is now (CO-MAP, CO-OCC): who stands where, which areas are joined how, who fits in."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from tenebra.games.conan.content import tile
from tenebra.games.conan.content.maps import FALL, LEAP, WATER, BorderKind, Chart
from tenebra.games.conan.events.board import HeroLeft, ModelPlaced, Moved, Removed
from tenebra.games.conan.events.fights import HeroDied, ModelDied
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import COState, Unit
from tenebra.kernel import Event, derived

HERO_ROOM = 1
"""A hero has a small base (CO-RUL-57)."""
PLACES, MOST = 6, 31
"""Bits of an area in numbers that count something area by area, and the highest number there; the last bit guards those above it
when such numbers are taken from each other."""


class Way(NamedTuple):
    """A border as it is met from one side."""

    to: str
    border: str
    kind: BorderKind


class Ground:
    """A map while some of its borders are open and marks lie on it. Many states share one."""

    def __init__(self, chart: Chart, openings: tuple[str, ...], marks: tuple[tuple[str, str], ...]) -> None:
        board = chart.board
        self.names, self.index = board.names, board.index
        self.bit = {name: 1 << number * PLACES for name, number in board.index.items()}
        """Area to the set of it alone, which is also a number of one among those of all areas."""
        self.named = {bit: name for name, bit in self.bit.items()}
        self.shift = {bit: bit.bit_length() - 1 for bit in self.named}
        """Area as a set to the place of its number among those of all areas."""
        self.everywhere = sum(self.named)
        self.guard = self.everywhere << PLACES - 1
        self.capacity = sum(area.capacity * self.bit[name] for name, area in board.areas.items())
        """Base units that fit into each area (CO-OCC-01)."""
        self.seen = {name: tuple(board.members(mask)) for name, mask in zip(self.names, board.sight(openings), strict=True)}
        """Area to those in sight, in the order of the map."""
        self.level = {name: area.level for name, area in board.areas.items()}
        self.leap = {name: area.marks[LEAP] for name, area in board.areas.items() if LEAP in area.marks}
        self.falls = {name for name, area in board.areas.items() if FALL in area.marks}
        flooded = {area for area, mark in marks if mark == WATER}
        self.water = {name for name, area in board.areas.items() if WATER in area.marks or name in flooded}
        self.moves: dict[tuple[int, str], list[Any]] = {}
        """The choices to go to a set of areas, for whom."""
        self.distances: dict[Any, dict[str, int]] = {}
        """A cache for the advice: the steps from areas to a goal, and for whom."""
        self.ways: dict[str, list[Way]] = {name: [] for name in self.names}
        for border in board.borders.values():
            kind = BorderKind() if border.id in openings else chart.kind(border.id)
            one, other = border.between
            self.ways[one].append(Way(other, border.id, kind))
            self.ways[other].append(Way(one, border.id, kind))
        self.between = {area: {way.to: way for way in ways} for area, ways in self.ways.items()}
        """Area to those beside it, each with the way to it."""
        self.beside = {area: sum(self.bit[to] for to in ways) for area, ways in self.between.items()}
        """Area to the set of those beside it, whatever lies between."""


_ground = lru_cache(maxsize=512)(Ground)


class Standing:
    """The positions of everybody. Lists are never changed, only replaced; numbers count area by area."""

    __slots__ = ("_full", "_hindering", "bases", "crowd", "foes", "ground", "heroic", "taken")

    def __init__(self, state: COState) -> None:
        self.ground = ground_at_first(state)
        """The map, whatever has been opened or laid on it."""
        self.heroic: dict[str, list[str]] = {}
        """Area to those in it who are of the heroes' side, heroes first, each in the order of the state."""
        self.foes: dict[str, list[str]] = {}
        self.crowd = [0, 0]
        """The number of the enemies of the heroes, and of the heroes' side."""
        self.taken = 0
        """Base units that are taken (CO-RUL-57)."""
        self._full: dict[int, int] = {}
        self._hindering: dict[bool, int] = {}
        self.bases: dict[str, tuple[int, int, bool]] = {}
        """Each character, in order: his place in it, the base units he takes, and whether he is of the heroes' side."""
        here = [(hero.id, hero.area, HERO_ROOM, True) for hero in state.heroes.values() if hero.area]
        for model in state.models.values():
            unit = state.units[model.unit]
            here.append((model.id, model.area, tile(unit.kind).room, unit.is_ally))
        for number, (who, area, size, heroic) in enumerate(here):
            self.bases[who] = number, size, heroic
            self._come(who, area)

    def copy(self) -> Standing:
        """The same, to be changed."""
        other: Standing = Standing.__new__(Standing)
        other.ground, other.taken, other.crowd = self.ground, self.taken, self.crowd.copy()
        other.heroic, other.foes, other.bases = self.heroic.copy(), self.foes.copy(), self.bases
        other._full, other._hindering = {}, {}
        return other

    def enter(self, model: str, unit: Unit, area: str) -> None:
        """A model comes onto the map, after all who are there."""
        last = max((number for number, _, _ in self.bases.values()), default=0)
        self.bases = {**self.bases, model: (last + 1, tile(unit.kind).room, unit.is_ally)}
        self._come(model, area)

    def quit(self, who: str) -> None:
        """Take somebody off the map."""
        side = self.heroic if self.bases[who][-1] else self.foes
        self._leave(who, next(area for area, those in side.items() if who in those))
        self.bases = {other: base for other, base in self.bases.items() if other != who}

    def move(self, who: str, start: str, to: str) -> None:
        """Move somebody from an area to another."""
        self._leave(who, start)
        self._come(who, to)

    def _leave(self, who: str, area: str) -> None:
        _, size, heroic = self.bases[who]
        side, one = self.heroic if heroic else self.foes, self.ground.bit[area]
        self.crowd[heroic] -= one
        self.taken -= one * size
        if len(side[area]) == 1:
            del side[area]
        else:
            side[area] = [other for other in side[area] if other != who]

    def _come(self, who: str, area: str) -> None:
        _, size, heroic = self.bases[who]
        side, one = self.heroic if heroic else self.foes, self.ground.bit[area]
        self.crowd[heroic] += one
        self.taken += one * size
        side[area] = sorted([*side[area], who], key=self.bases.__getitem__) if area in side else [who]

    def at(self, area: str) -> list[str]:
        """The characters in an area, heroes first, each in the order of the state."""
        heroic, foes = self.heroic.get(area), self.foes.get(area)
        if heroic is None or foes is None:
            return heroic or foes or []
        return sorted([*heroic, *foes], key=self.bases.__getitem__)

    def hindering(self, heroic: bool) -> int:
        """By how many its enemies outnumber a side in each area, 0 where they do not (CO-HIN-09)."""
        found = self._hindering.get(heroic)
        if found is None:
            guard = self.ground.guard
            more = (self.crowd[not heroic] | guard) - self.crowd[heroic]
            not_fewer = more & guard
            found = self._hindering[heroic] = more & (not_fewer - (not_fewer >> PLACES - 1))
        return found

    def full_for(self, size: int) -> int:
        """The set of areas into which a base of a size does not fit (CO-OCC-01)."""
        found = self._full.get(size)
        if found is None:
            ground = self.ground
            fitting = (ground.capacity | ground.guard) - self.taken - size * ground.everywhere
            found = self._full[size] = (~fitting & ground.guard) >> PLACES - 1
        return found


def ground_at_first(state: COState) -> Ground:
    """The map as it is printed."""
    return _ground(sheet_of(state).chart, (), ())


@derived
def ground_of(state: COState) -> Ground:
    """The map as it is now."""
    return _ground(sheet_of(state).chart, tuple(sorted(state.openings)), tuple(sorted(state.marks.items())))


def _standing_after(state: COState, before: Standing, events: tuple[Event, ...]) -> Standing | None:
    now = before.copy()
    for event in events:
        match event:
            case Moved(figure=who, start=start, to=to):
                now.move(who, start, to)
            case ModelPlaced(figure=who, unit=unit, area=area):
                now.enter(who, state.units[unit], area)
            case Removed(figure=who) | ModelDied(figure=who) | HeroDied(hero=who) | HeroLeft(hero=who):
                now.quit(who)
            case _:
                return None
    return now


@derived(renew=_standing_after)
def standing(state: COState) -> Standing:
    """The positions of everybody now."""
    return Standing(state)


def models_in(state: COState, area: str) -> list[str]:
    """The characters in an area, heroes first."""
    return standing(state).at(area)


def room_of(state: COState, who: str) -> int:
    """The base units that a character takes (CO-RUL-57)."""
    return HERO_ROOM if who in state.heroes else tile(state.units[state.models[who].unit].kind).room


def has_room(state: COState, area: str, room: int) -> bool:
    """Whether so many base units still fit in (CO-OCC-01)."""
    known = standing(state)
    return not known.full_for(room) & known.ground.bit[area]


def is_full_for(state: COState, area: str, who: str) -> bool:
    """An area is Occupied for a character that is not in it: its base does not fit (CO-OCC-01, CO-OCC-03)."""
    return not has_room(state, area, room_of(state, who))


def way_between(state: COState, one: str, other: str) -> Way | None:
    """The border that two areas share, from the first one's side."""
    return ground_of(state).between[one].get(other)


def is_adjacent(state: COState, one: str, other: str) -> bool:
    """Two areas share a border that models may cross (CO-MAP-01)."""
    way = way_between(state, one, other)
    return way is not None and way.kind.is_passable


def is_open_border(state: COState, one: str, other: str) -> bool:
    """Two areas share a border without an obstacle (CO-RUL-84)."""
    way = way_between(state, one, other)
    return way is not None and not way.kind.is_obstacle


def neighbours(state: COState, area: str) -> list[str]:
    """The adjacent areas, in the order of the map's borders."""
    return [way.to for way in ground_of(state).ways[area] if way.kind.is_passable]
