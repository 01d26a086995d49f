"""The board as it is now (DE-ADJ, DE-LRG-01, DE-OBS, DE-RUL-97): steps, lines, who stands where, what lies where."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tenebra.boards import SquareGrid
from tenebra.boards.eight import Steps, touching
from tenebra.boards.footprints import Footprint
from tenebra.boards.sight import LinesOfSight
from tenebra.games.descent.content import monsters
from tenebra.games.descent.events.figures import CameFromTown, FigurePut, HeroKilled, HeroPlaced, Moved, WentToTown
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import PIT, ROCK, WATER, DEState, Figure, Hero, Monster, figure
from tenebra.kernel import Event, derived

REMEMBERED = 512


class Small:
    """A figure of one space: its places are spaces."""

    def __init__(self, steps: Steps) -> None:
        self._steps = steps
        self.rings = steps.rings
        self.shift = steps.shift

    def fits(self, within: int) -> int:
        return within

    over = covers = fits

    def beside(self, places: int, fitting: int) -> int:
        return self._steps.beside(places) & fitting

    def path(self, rings: list[int], goal: int) -> list[int]:
        grid = self._steps.grid
        return [grid.bit[space] for space in self._steps.way_back(rings, grid.names[goal.bit_length() - 1])]


class Ground:
    """A map while some of its doors are open: steps and lines. Many states share one."""

    def __init__(self, grid: SquareGrid, edges: tuple[str, ...]) -> None:
        # missing spaces close a corner like walls (DE-RUL-58)
        self.steps = Steps(grid, grid.with_open(edges), gaps_close=True)
        self.lines = LinesOfSight(self.steps)
        self.small = Small(self.steps)
        self._footprints: dict[tuple[int, int], Footprint] = {}
        self._views: dict[int, int] = {}

    def view(self, space: int) -> int:
        """The spaces seen from a space past everything but walls and closed doors."""
        found = self._views.get(space)
        if found is None:
            found = self._views[space] = self.lines.seen(space, 0)
        return found

    def footprint(self, size: tuple[int, int]) -> Footprint:
        """The standings of figures of a size."""
        found = self._footprints.get(size)
        if found is None:
            found = self._footprints[size] = Footprint(self.steps, *size)
        return found


ground_with_open = lru_cache(maxsize=REMEMBERED)(Ground)
"""The map while the doors on these edges are open."""
_touching = lru_cache(maxsize=REMEMBERED)(touching)


class Standing(NamedTuple):
    """The positions of figures: all heroes' spaces, all monsters', and those of each figure."""

    heroes: int
    monsters: int
    of: dict[str, int]
    is_shared: bool
    """Two figures are in one space for the moment."""


def grid_of(state: DEState) -> SquareGrid:
    """The grid of the quest's map."""
    return sheet_of(state).grid


@derived
def ground_of(state: DEState) -> Ground:
    """The map as the doors are now; a door that is not yet on the board hinders nobody (DE-DOR-03, DE-RUL-97)."""
    sheet = sheet_of(state)
    edges = [edge for door, spec in sheet.doors.items() if state.doors.get(door, True) for edge in spec.edges]
    return ground_with_open(sheet.grid, tuple(edges))


def steps_of(state: DEState) -> Steps:
    """The steps that are open now; adjacent spaces are joined by one (DE-ADJ-01, DE-RUB-13)."""
    return ground_of(state).steps


def lines_of(state: DEState) -> LinesOfSight:
    """Lines of sight as the doors are now (DE-LOS-01)."""
    return ground_of(state).lines


@derived
def revealed_spaces(state: DEState) -> int:
    """The spaces of all areas that are revealed."""
    areas, out = sheet_of(state).areas, 0
    for area in state.revealed:
        out |= areas[area].spaces
    return out


@derived
def floor_of(state: DEState) -> int:
    """The spaces that are on the table: the quest may keep parts of the map back until they are revealed (DE-RUL-97)."""
    sheet = sheet_of(state)
    out = sheet.grid.floor
    for area in sheet.areas.values():
        if area.is_hidden and area.name not in state.revealed:
            out &= ~area.spaces
    return out


def size_of(state: DEState, monster: Monster) -> tuple[int, int]:
    """The length and width of a monster in spaces (DE-RUL-65, DE-GEN-08)."""
    unique = sheet_of(state).uniques.get(monster.kind)
    card = monsters()[unique.kind if unique is not None else monster.kind]
    return card.long, card.short


def spaces_of(state: DEState, one: Figure) -> int:
    """The spaces a figure fills completely (DE-LRG-01); none in Town."""
    if not one.space:
        return 0
    grid = grid_of(state)
    here = grid.bit[one.space]
    if isinstance(one, Hero):
        return here
    wide, high = size_of(state, one)
    if wide == high == 1:
        return here
    if one.upright:
        wide, high = high, wide
    row = here * ((1 << wide) - 1)
    return sum(row << (line * grid.width) for line in range(high))


def moved(state: DEState, before: Standing, who: list[str]) -> Standing:
    """The positions of figures, now that these stand elsewhere."""
    of = before.of.copy()
    for one in who:
        of[one] = spaces_of(state, figure(state, one))
    if before.is_shared or len(who) > 1:
        return _standing(state, of)
    gone, here = before.of[who[0]], of[who[0]]
    heroes, monsters = before.heroes & ~gone, before.monsters & ~gone
    is_shared = bool(here & (heroes | monsters))
    if who[0] in state.heroes:
        return Standing(heroes | here, monsters, of, is_shared)
    return Standing(heroes, monsters | here, of, is_shared)


def _standing(state: DEState, of: dict[str, int]) -> Standing:
    heroes = monsters = 0
    is_shared = False
    for who, here in of.items():
        is_shared = is_shared or bool(here & (heroes | monsters))
        if who in state.heroes:
            heroes |= here
        else:
            monsters |= here
    return Standing(heroes, monsters, of, is_shared)


MOVES: dict[type[Event], str] = {
    **dict.fromkeys((Moved, FigurePut), "figure"),
    **dict.fromkeys((HeroPlaced, WentToTown, CameFromTown, HeroKilled), "hero"),
}
"""The events by which one figure comes to stand elsewhere, and the field that names it."""


def _since(state: DEState, before: Standing, events: tuple[Event, ...]) -> Standing | None:
    """The positions of figures, from those before some of them moved."""
    who: dict[str, None] = {}
    for event in events:
        field = MOVES.get(type(event))
        if field is None:
            return None
        who[getattr(event, field)] = None
    return moved(state, before, list(who))


@derived(renew=_since)
def standing(state: DEState) -> Standing:
    """The positions of figures now."""
    figures: list[Figure] = [*state.heroes.values(), *state.monsters.values()]
    return _standing(state, {one.id: spaces_of(state, one) for one in figures})


def covers(state: DEState, who: str) -> int:
    """The spaces a figure fills; 0 in Town."""
    return standing(state).of[who]


def occupied(state: DEState, *, heroes: bool = True, monsters: bool = True) -> int:
    """The spaces with a figure; familiars hold none (DE-FAM-04)."""
    known = standing(state)
    return (known.heroes if heroes else 0) | (known.monsters if monsters else 0)


def figures_at(state: DEState, spaces: int) -> list[str]:
    """The figures with a space among these, heroes first; familiars, Pico, tokens and doors are none (DE-GEN-05, DE-FAM-07)."""
    return [who for who, here in standing(state).of.items() if here & spaces]


def shares_space(state: DEState, who: str) -> bool:
    """Another figure stands in one of a figure's spaces: it cannot attack, nor stay (DE-MOV-06, DE-MOV-07)."""
    known = standing(state)
    if not known.is_shared:
        return False
    own = known.of[who]
    return any(here & own for other, here in known.of.items() if other != who)


def others_of(state: DEState, who: str) -> int:
    """The spaces of all figures but one."""
    known = standing(state)
    if not known.is_shared:
        return (known.heroes | known.monsters) & ~known.of[who]
    out = 0
    for other, here in known.of.items():
        if other != who:
            out |= here
    return out


def is_adjacent(state: DEState, one: int, other: int) -> bool:
    """Some space of one set touches some space of the other, with no wall or closed door between (DE-ADJ-02, DE-RUB-13)."""
    return bool(steps_of(state).beside(one) & other)


def are_adjacent(state: DEState, one: str, other: str) -> bool:
    """Two figures are adjacent; so are all heroes in Town (DE-ADJ-02, DE-ADJ-03)."""
    first, second = figure(state, one), figure(state, other)
    if not first.space or not second.space:
        return not first.space and not second.space
    return is_adjacent(state, covers(state, one), covers(state, other))


class Obstacles(NamedTuple):
    """The spaces with each kind of obstacle."""

    of: dict[str, int]
    pits: int
    blocking: int
    """Rock and water (DE-OBS-01, DE-OBS-02)."""


@derived
def obstacles_lying(state: DEState) -> Obstacles:
    """The spaces of the obstacles, by kind."""
    bit, of = grid_of(state).bit, dict[str, int]()
    for space, found in state.obstacles.items():
        of[found] = of.get(found, 0) | bit[space]
    return Obstacles(of, of.get(PIT, 0), of.get(ROCK, 0) | of.get(WATER, 0))


def spaces_with(state: DEState, kind: str) -> int:
    """The spaces with an obstacle of a kind."""
    return obstacles_lying(state).of.get(kind, 0)


def obstacles_at(state: DEState) -> int:
    """The spaces with any obstacle (DE-SPW-01)."""
    return grid_of(state).set_of(state.obstacles)


def blocking(state: DEState) -> int:
    """The spaces whose obstacle stops movement (DE-OBS-01, DE-OBS-02)."""
    return obstacles_lying(state).blocking


def pits(state: DEState) -> int:
    """The pit spaces (DE-OBS-03)."""
    return obstacles_lying(state).pits


@derived
def spaces_at_doors(state: DEState) -> int:
    """The spaces adjacent to any door that is on the board."""
    out = 0
    for door in state.doors:
        out |= door_spaces(state, door)
    return out


def door_spaces(state: DEState, door: str) -> int:
    """The spaces adjacent to a door: those that touch its line, its ends included, on either side (DE-DOR-04, DE-RUL-76)."""
    sheet = sheet_of(state)
    return _touching(sheet.grid, sheet.doors[door].edges)
