"""The board as it is now (CO-MAP, CO-OCC): who stands where, which areas are joined how, who fits in."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from tenebra.games.conan.content import tile
from tenebra.games.conan.content.maps import FALL, LEAP, WATER, BorderKind, Chart
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import STANDING, WAYS, COState

HERO_ROOM = 1
"""A hero has a small base (CO-RUL-57)."""
PLACES, MOST = 6, 63
"""Bits for the number of characters in an area, and the highest one they hold."""


class Way(NamedTuple):
    """A border as it is met from one side."""

    to: str
    border: str
    kind: BorderKind


class Ground:
    """A map while some of its borders are open and marks lie on it. Many states share one."""

    def __init__(self, chart: Chart, openings: tuple[str, ...], marks: tuple[tuple[str, str], ...]) -> None:
        board = chart.board
        self.names, self.index, self.bit = board.names, board.index, board.bit
        self.sight = board.sight(openings)
        seen = {name: self.sight[self.index[name]] for name in self.names}
        self.seen = {name: tuple(other for other in self.names if mask & self.bit[other]) for name, mask in seen.items()}
        """Area to those in sight, in the order of the map."""
        self.level = {name: area.level for name, area in board.areas.items()}
        self.capacity = {name: area.capacity for name, area in board.areas.items()}
        self.leap = {name: area.marks[LEAP] for name, area in board.areas.items() if LEAP in area.marks}
        self.falls = {name for name, area in board.areas.items() if FALL in area.marks}
        flooded = {area for area, mark in marks if mark == WATER}
        self.water = {name for name, area in board.areas.items() if WATER in area.marks or name in flooded}
        self.tables: dict[Any, Any] = {}
        """What steps cost, worked out by `paths`."""
        self.distances: dict[Any, dict[str, int]] = {}
        """How far areas are from a goal for whom, worked out by the advice."""
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
    """Who stands where. Lists are never changed, only replaced."""

    __slots__ = ("_full", "_hindering", "at", "bases", "foes", "ground", "heroic", "room")

    def __init__(self, state: COState) -> None:
        self.ground = ground_of(state)
        self.at: dict[str, list[str]] = {}
        """Area to the characters in it, heroes first, each in the order of the state."""
        self.heroic: dict[str, list[str]] = {}
        """Area to those of them who are of the heroes' side."""
        self.foes: dict[str, list[str]] = {}
        self.room: dict[str, int] = {}
        """Area to base units that are taken (CO-RUL-57)."""
        self._full: dict[int, int] = {}
        self._hindering: list[int] = []
        self.bases: dict[str, tuple[int, int, bool]] = {}
        """Who, in order: his place in it, the base units he takes, and whether he is of the heroes' side."""
        here = [(hero.id, hero.area, HERO_ROOM, True) for hero in state.heroes.values() if hero.area]
        for model in state.models.values():
            unit = state.units[model.unit]
            here.append((model.id, model.area, tile(unit.kind).room, unit.is_ally))
        for number, (who, area, room, heroic) in enumerate(here):
            self.bases[who] = number, room, heroic
            self.at.setdefault(area, []).append(who)
            side = self.heroic if heroic else self.foes
            side.setdefault(area, []).append(who)
            self.room[area] = self.room.get(area, 0) + room

    def move(self, who: str, start: str, to: str) -> None:
        """Somebody goes from an area to another."""
        bases, taken = self.bases, self.room
        _, room, heroic = bases[who]
        for those in (self.at, self.heroic if heroic else self.foes):
            left = [one for one in those[start] if one != who]
            if left:
                those[start] = left
            else:
                del those[start]
            there = those.get(to)
            those[to] = [who] if there is None else sorted([*there, who], key=bases.__getitem__)
        taken[start], taken[to] = taken[start] - room, taken.get(to, 0) + room
        for area in (start, to):
            if self._hindering:
                self._weigh(area)
            bit, free = self.ground.bit[area], self.ground.capacity[area] - taken[area]
            for size, areas in self._full.items():
                self._full[size] = areas | bit if size > free else areas & ~bit

    def _weigh(self, area: str) -> None:
        """How the sides stand to each other in an area."""
        shift, more = self.ground.index[area] * PLACES, len(self.foes.get(area, ())) - len(self.heroic.get(area, ()))
        over, under = self._hindering
        clear = ~(MOST << shift)
        self._hindering = [over & clear | max(0, -more) << shift, under & clear | max(0, more) << shift]

    def hindering(self, heroic: bool) -> int:
        """By how many its enemies outnumber a side, `PLACES` bits an area (CO-HIN-09)."""
        if not self._hindering:
            self._hindering = [0, 0]
            for area in self.at:
                self._weigh(area)
        return self._hindering[heroic]

    def full_for(self, size: int) -> int:
        """The areas into which a base of a size does not fit (CO-OCC-01)."""
        found = self._full.get(size)
        if found is None:
            ground, room = self.ground, self.room
            crowded = (area for area in ground.names if room.get(area, 0) + size > ground.capacity[area])
            found = self._full[size] = sum(ground.bit[area] for area in crowded)
        return found


def ground_of(state: COState) -> Ground:
    """The map as it is now."""
    known: Ground
    try:
        known = state.__dict__[WAYS]
    except KeyError:
        marks = tuple(sorted(state.marks.items()))
        known = state.__dict__[WAYS] = _ground(sheet_of(state).chart, tuple(sorted(state.openings)), marks)
    return known


def standing(state: COState) -> Standing:
    """Who stands where now."""
    known: Standing
    try:
        known = state.__dict__[STANDING]
    except KeyError:
        known = state.__dict__[STANDING] = Standing(state)
    return known


def models_in(state: COState, area: str) -> list[str]:
    """The characters in an area, heroes first; to find those of one area is quicker than to find all."""
    known: Standing | None = state.__dict__.get(STANDING)
    if known is not None:
        return known.at.get(area, [])
    heroes = [hero.id for hero in state.heroes.values() if hero.area == area]
    return heroes + [model.id for model in state.models.values() if model.area == area]


def room_of(state: COState, who: str) -> int:
    """The base units that a character takes (CO-RUL-57)."""
    return HERO_ROOM if who in state.heroes else tile(state.units[state.models[who].unit].kind).room


def has_room(state: COState, area: str, room: int) -> bool:
    """So many base units still fit in (CO-OCC-01)."""
    return standing(state).room.get(area, 0) + room <= ground_of(state).capacity[area]


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
