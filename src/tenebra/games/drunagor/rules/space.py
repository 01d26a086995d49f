"""The board as it is now (DR-BRD, DR-LVL, DR-ENG): squares and areas, levels, who and what stands where, adjacency and range."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, reduce
from operator import or_

import msgspec

from tenebra.boards import Grid
from tenebra.boards.blocks import Blocks
from tenebra.boards.eight import Steps, touching
from tenebra.boards.grid import members
from tenebra.boards.levels import Levels, Price, climbing
from tenebra.boards.spread import Walk
from tenebra.games.drunagor.content.foes import monsters
from tenebra.games.drunagor.scenario import Scenario
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import (
    BOARD,
    DARK,
    DARKNESS,
    MONSTERS,
    MOVED,
    STANDING,
    Character,
    DRState,
    Monster,
    character,
    characters,
    team_of,
)

CLIMB, FALL = 2, -2
"""Levels of a step that costs a point more, and of one that hurts (DR-MOV-12, DR-MOV-13)."""
NOBODY = ""
MOST_REMEMBERED = 4096


def _price(rise: int) -> int:
    return 2 if rise == CLIMB else 1


def _safe_price(rise: int) -> int | None:
    return None if rise == FALL else _price(rise)


def _fall_price(rise: int) -> int | None:
    return 1 if rise == FALL else None


def _walk(heights: Sequence[int], beside: Callable[[int], int], price: Price) -> Walk:
    """Steps between levels; where there is none above the first, they all cost the same."""
    low, middle, high = heights
    if high or price is _fall_price:
        return climbing(heights, beside, price)
    flat = low | middle

    def step(places: int) -> tuple[tuple[int, int]]:
        return ((1, beside(places) & flat),)

    return Walk(step, step)


class Board:
    """The maps that lie, while some Doors are open and some bridges lie. Many states share one."""

    def __init__(
        self,
        grid: Grid,
        floor: int,
        areas: tuple[int, ...],
        edges: tuple[str, ...],
        ground: tuple[int, ...],
        spans: tuple[int, ...],
    ) -> None:
        self.grid, self.floor = grid, floor
        self.steps = Steps(grid, grid.with_open(edges), gaps_close=False)
        self.levels = Levels([level & floor for level in ground], spans)
        self.blocks = Blocks(grid, areas)
        self.area_of = {bit: number for number, area in enumerate(self.blocks.spaces) for bit in members(area)}
        """Square to the number of its area."""
        self.in_areas = reduce(or_, self.blocks.spaces, 0)
        """All squares that lie in some area."""
        self.first_of = {grid.names[(area & -area).bit_length() - 1]: number for number, area in enumerate(self.blocks.spaces)}
        """The name of an area, that of its top left square, to its number."""
        self._joined = [self.blocks.over(self.steps.beside(area)) & ~(1 << n) for n, area in enumerate(self.blocks.spaces)]
        self._ranges: dict[tuple[int, int], int] = {}
        self._beside: dict[int, int] = {}
        self._level = {bit: height for height, spaces in enumerate(self.levels.top) for bit in members(spaces)}
        heights = self.blocks.heights(self.levels.top)
        self._walks = {
            (large, price): _walk(heights if large else self.levels.top, self.areas_beside if large else self.beside, price)
            for large in (False, True)
            for price in (_price, _safe_price, _fall_price)
        }

    def beside(self, spaces: int) -> int:
        """The squares one open step away from some; of small sets, which are asked for again and again, it is remembered."""
        found = self._beside.get(spaces)
        if found is None:
            found = self.steps.beside(spaces)
            if len(self._beside) < MOST_REMEMBERED:
                self._beside[spaces] = found
        return found

    def areas_beside(self, areas: int) -> int:
        """The areas that an open step joins to some of these."""
        out = 0
        for number in self.grid.cells(areas):
            out |= self._joined[number]
        return out

    def areas_over(self, spaces: int) -> int:
        """The areas that hold some of these squares."""
        out, area_of = 0, self.area_of
        for bit in members(spaces):
            if bit in area_of:
                out |= 1 << area_of[bit]
        return out

    def within(self, spaces: int, most: int) -> int:
        """The squares of the areas at most so many areas away from some squares (DR-RNG-05, DR-RUL-11)."""
        areas = self.areas_over(spaces)
        found = self._ranges.get((areas, most))
        if found is None:
            found = self._ranges[areas, most] = self.blocks.covers(self.blocks.within(areas, most))
        return found

    def level_of(self, space: int) -> int:
        """How high one stands on a square (DR-LVL-01)."""
        return self._level[space]

    def walk(self, large: bool, safe: bool) -> Walk:
        """Steps at their cost, from square to square or from area to area; the safe ones without falls (DR-MOV-12, DR-RUL-14)."""
        return self._walks[large, _safe_price if safe else _price]

    def falls(self, large: bool) -> Walk:
        """The steps from level 2 straight to level 0, which hurt (DR-MOV-13)."""
        return self._walks[large, _fall_price]


_touching = lru_cache(maxsize=512)(touching)


class Standing(msgspec.Struct):
    """Who and what stands where while some board lies."""

    of: dict[str, int]
    """Everybody's squares."""
    teams: dict[str, int]
    """The squares of the Party or each team, of `monsters`, and under NOBODY those of NPC tokens."""
    objects: int
    """Solid Objects that are no characters (DR-BRD-06)."""
    chests: int
    """Among them the Chests, which Large Monsters crush (DR-MOV-19)."""
    all: int
    """The squares that nobody else may end on."""
    is_shared: bool
    """Two characters are on one square for the moment."""
    beside: dict[str, int] = {}
    """Those adjacent to somebody, as far as they were asked for."""
    around: dict[tuple[str, int], list[str]] = {}
    """Who is in range of somebody, as far as it was asked for."""


def board_of(state: DRState) -> Board:
    """The board of this moment (DR-BRD-08)."""
    known: Board | None = state.__dict__.get(BOARD)
    if known is None:
        sheet = sheet_of(state)
        doors = tuple([door for door, is_open in state.doors.items() if is_open])
        lying = tuple(state.laid), doors, tuple(state.bridges)
        known = sheet.boards.get(lying)
        if known is None:
            known = sheet.boards[lying] = _lay(sheet, *lying)
        state.__dict__[BOARD] = known
    return known


def _lay(sheet: Scenario, laid: Sequence[str], doors: Sequence[str], bridges: Sequence[str]) -> Board:
    """The board of some setups with some Doors open and some bridges."""
    floor = 0
    for setup in laid:
        floor |= sheet.setups[setup].spaces
    edges = [edge for door in doors for edge in sheet.doors[door].edges]
    spans = [0, 0, 0]
    for name in bridges:
        spec = sheet.bridges[name]
        spans[spec.level] |= spec.spaces
    areas = tuple(area for area in sheet.blocks.spaces if not area & ~floor)
    return Board(sheet.grid, floor, areas, tuple(edges), sheet.levels, tuple(spans))


def grid_of(state: DRState) -> Grid:
    """The grid of the whole map."""
    return sheet_of(state).grid


@cache
def is_large(card: str) -> bool:
    """The Monsters of a card fill an area each (DR-BRD-03, DR-RUL-14)."""
    return monsters()[card, "standard"].is_large


def spaces_of(state: DRState, one: Character) -> int:
    """The squares a character fills: one, or a whole area (DR-BRD-03)."""
    if not one.space:
        return 0
    grid = grid_of(state)
    here = grid.bit[one.space]
    return here * 3 | here * 3 << grid.width if isinstance(one, Monster) and is_large(one.card) else here


def standing(state: DRState) -> Standing:
    """Who and what stands where now."""
    remembered = state.__dict__
    known: Standing | None = remembered.get(STANDING)
    if known is None:
        moved: tuple[Standing, str] | None = remembered.pop(MOVED, None)
        known = remembered[STANDING] = _standing(state) if moved is None else _moved(state, *moved)
    return known


def _standing(state: DRState) -> Standing:
    of: dict[str, int] = {}
    teams: dict[str, int] = {}
    everybody, is_shared = 0, False
    bit, monsters = grid_of(state).bit, state.monsters
    for one in characters(state):
        who = one.id
        if who in monsters:
            here, team = spaces_of(state, one), MONSTERS
        else:
            here, team = bit.get(one.space, 0), team_of(state, who)
        of[who] = here
        teams[team] = teams.get(team, 0) | here
        is_shared = is_shared or bool(here & everybody)
        everybody |= here
    chests = objects = 0
    for chest in state.chests.values():
        if not chest.is_loot:
            chests |= bit[chest.space]
    for scene in state.scenes.values():
        objects |= bit[scene.space]
    for space in state.things.values():
        objects |= bit[space]
    objects |= chests
    return Standing(of, teams, objects, chests, everybody | objects, is_shared or bool(everybody & objects))


def _moved(state: DRState, before: Standing, who: str) -> Standing:
    """Who stands where, now that one of them stands elsewhere."""
    if before.is_shared or who not in before.of:
        return _standing(state)
    gone, here = before.of[who], spaces_of(state, character(state, who))
    rest, team = before.all & ~gone, team_of(state, who)
    before.of[who] = here
    before.teams[team] = before.teams[team] & ~gone | here
    return Standing(before.of, before.teams, before.objects, before.chests, rest | here, bool(rest & here))


def covers(state: DRState, who: str) -> int:
    """The squares of a character."""
    return standing(state).of.get(who, 0)


def beside(state: DRState, who: str) -> int:
    """The squares adjacent to a character (DR-BRD-02, DR-BRD-03); heights do not count, walls do (DR-RUL-10, DR-RUL-13)."""
    known = standing(state)
    found = known.beside.get(who)
    if found is None:
        here, board = known.of.get(who, 0), board_of(state)
        found = known.beside[who] = board.beside(here) & board.floor & ~here
    return found


def are_adjacent(state: DRState, one: str, other: str) -> bool:
    """Two characters stand next to each other (DR-BRD-02)."""
    return bool(beside(state, one) & covers(state, other))


def enemies_of(state: DRState, who: str) -> int:
    """The squares of all enemies of a character (DR-GEN-14)."""
    team, out = team_of(state, who), 0
    if team:
        for other, here in standing(state).teams.items():
            if other not in (team, NOBODY):
                out |= here
    return out


def in_range(state: DRState, who: str, most: int) -> int:
    """The squares at most so many areas away from a character; below 0: all that are revealed (DR-RNG-03 to DR-RNG-05)."""
    board = board_of(state)
    return board.floor if most < 0 else board.within(covers(state, who), most)


def at(state: DRState, spaces: int) -> list[str]:
    """The characters with a square among these, in the order of `characters`."""
    return [who for who, here in standing(state).of.items() if here & spaces]


def level_of(state: DRState, who: str) -> int:
    """How high a character stands (DR-LVL-02)."""
    here = covers(state, who)
    return board_of(state).level_of(here & -here)


def door_spaces(state: DRState, door: str) -> int:
    """The squares adjacent to a Door, on either side (DR-DOR-01)."""
    sheet = sheet_of(state)
    return _touching(sheet.grid, sheet.doors[door].edges) & board_of(state).floor


def darkness_of(state: DRState) -> int:
    """The squares on which one stands in Darkness: tiles, and printed Darkness that no bridge covers (DR-TER-09, DR-LVL-10)."""
    return terrain_of(state)[DARKNESS]


class Ground(msgspec.Struct):
    """Per kind the squares where one suffers a terrain, and all of them."""

    kinds: dict[str, int]
    all: int


def _ground(state: DRState) -> Ground:
    known: Ground | None = state.__dict__.get(DARK)
    if known is None:
        sheet, board = sheet_of(state), board_of(state)
        changed = sheet.grid.set_of(state.ground)
        tiles = sheet.grid.set_of(state.darkness)
        open_ground = board.floor & ~board.levels.spanned & ~tiles
        kinds = {kind: spaces & open_ground & ~changed for kind, spaces in sheet.terrain.items()}
        for space, kind in state.ground.items():
            if kind:
                kinds[kind] = kinds.get(kind, 0) | sheet.grid.bit[space] & open_ground
        kinds[DARKNESS] = kinds.get(DARKNESS, 0) | tiles
        known = state.__dict__[DARK] = Ground(kinds, reduce(or_, kinds.values()))
    return known


def terrain_of(state: DRState) -> dict[str, int]:
    """Per kind the squares where one suffers it: Darkness tiles replace what is printed, bridges cover it (DR-DRK-15)."""
    return _ground(state).kinds


def is_on_terrain(state: DRState, who: str) -> bool:
    """At least one of its squares has some terrain."""
    return bool(covers(state, who) & _ground(state).all)


def is_on_darkness(state: DRState, who: str) -> bool:
    """At least one of its squares is in Darkness (DR-DRK-21, DR-RUB-18)."""
    return bool(covers(state, who) & darkness_of(state))


def area_spaces(state: DRState, who: str) -> int:
    """The squares of the areas a character stands in."""
    return in_range(state, who, 0)


def free_squares(state: DRState) -> int:
    """The squares that nobody and nothing solid is on."""
    return board_of(state).floor & ~standing(state).all


def names(state: DRState, spaces: int) -> list[str]:
    """The names of some squares in reading order."""
    return grid_of(state).spaces(spaces)
