"""The board as it is now (DR-BRD, DR-LVL, DR-ENG): squares and areas, levels, who and what stands where, adjacency and range."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from operator import or_

import msgspec

from tenebra.boards import SquareGrid
from tenebra.boards.blocks import Blocks
from tenebra.boards.eight import Steps, touching
from tenebra.boards.grid import members
from tenebra.boards.levels import Levels, climbing
from tenebra.boards.spread import Walk
from tenebra.games.drunagor.content.foes import monsters
from tenebra.games.drunagor.events.board import Moved
from tenebra.games.drunagor.scenario import Scenario
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import (
    DARKNESS,
    MONSTERS,
    PARTY,
    Character,
    DRState,
    Monster,
    character,
    characters,
    team_of,
)
from tenebra.kernel import Event, derived

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


class Board:
    """The maps that lie, while some Doors are open and some bridges lie. Many states share one."""

    def __init__(
        self,
        grid: SquareGrid,
        floor: int,
        areas: tuple[int, ...],
        edges: tuple[str, ...],
        ground: tuple[int, ...],
        spans: tuple[int, ...],
        closed: Mapping[str, int] = {},
    ) -> None:
        self.grid, self.floor = grid, floor
        self.closed = closed
        """The closed Doors, and the squares where one stands at them (DR-DOR-01)."""
        self.at_doors = reduce(or_, closed.values(), 0)
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
        self._near: dict[tuple[int, int], int] = {}
        self._level = {bit: height for height, spaces in enumerate(self.levels.top) for bit in members(spaces)}
        heights = self.blocks.heights(self.levels.top)
        self._walks = {
            (large, price): climbing(heights if large else self.levels.top, self.areas_beside if large else self.beside, price)
            for large in (False, True)
            for price in (_price, _safe_price, _fall_price)
        }
        low, _, high = self.levels.top
        self._feet, self._brinks = self.steps.beside(high) & low, self.steps.beside(low) & high
        self._flat = Walk(self._step, self._step, self.beside)

    def _step(self, spaces: int) -> tuple[tuple[int, int]]:
        return ((1, self.beside(spaces) & self.floor),)

    def beside(self, spaces: int) -> int:
        """The squares one open step away from some; of small sets, which are asked for again and again, it is remembered."""
        found = self._beside.get(spaces)
        if found is None:
            found = self.steps.beside(spaces)
            if len(self._beside) < MOST_REMEMBERED:
                self._beside[spaces] = found
        return found

    def near(self, space: int, steps: int) -> int:
        """The squares at most so many open steps away from one, its own included."""
        found = self._near.get((space, steps))
        if found is None:
            found = self._near[space, steps] = self.steps.reach(space, steps, self.floor)
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
        """The squares of the areas at most so many areas away from some squares."""
        areas = self.areas_over(spaces)
        found = self._ranges.get((areas, most))
        if found is None:
            found = self._ranges[areas, most] = self.blocks.covers(self.blocks.within(areas, most))
        return found

    def level_of(self, space: int) -> int:
        """The level of a square (DR-LVL-01)."""
        return self._level[space]

    def is_steep(self, large: bool, spaces: int) -> bool:
        """Somewhere among some squares a step leads two levels up or down; of areas it is only known whether it may."""
        if large:
            return bool(self.levels.top[0] and self.levels.top[2])
        return bool(self._feet & spaces and self._brinks & spaces)

    def walk(self, large: bool, safe: bool, near: int = -1) -> Walk:
        """Steps at their cost, from square to square or from area to area; the safe ones without falls (DR-MOV-12, DR-RUL-14).

        Where there is no such climb on the squares that come in question, every step costs the same.
        """
        if not large and not self.is_steep(large, near):
            return self._flat
        return self._walks[large, _safe_price if safe else _price]

    def falls(self, large: bool) -> Walk:
        """The steps from level 2 straight to level 0, which hurt (DR-MOV-13)."""
        return self._walks[large, _fall_price]


class Standing(msgspec.Struct):
    """The positions of everybody and everything while some board lies."""

    of: dict[str, int]
    """Everybody's squares."""
    teams: dict[str, int]
    """The squares of the Party or each team, of `monsters`, and under NOBODY those of NPC tokens."""
    objects: int
    """Solid Objects that are no characters (DR-BRD-06)."""
    chests: int
    """Among them the Chests, which Large Monsters crush (DR-MOV-19)."""
    tokens: int
    """Chests, loot and Interaction tokens: what one may search or interact with."""
    all: int
    """The squares that nobody else may end on."""
    is_shared: bool
    """Two characters are on one square for the moment."""


@derived
def board_of(state: DRState) -> Board:
    """The board of this moment (DR-BRD-08)."""
    sheet = sheet_of(state)
    doors = tuple([door for door, is_open in state.doors.items() if is_open])
    lying = tuple(state.laid), doors, tuple(state.bridges)
    if lying not in sheet.boards:
        sheet.boards[lying] = _lay(sheet, *lying)
    board: Board = sheet.boards[lying]
    return board


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
    shut = [door for setup in laid for door in sheet.setups[setup].doors if door not in doors]
    closed = {door: touching(sheet.grid, sheet.doors[door].edges) & floor for door in shut}
    return Board(sheet.grid, floor, areas, tuple(edges), sheet.levels, tuple(spans), closed)


def grid_of(state: DRState) -> SquareGrid:
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
    return area_at(grid, here) if isinstance(one, Monster) and is_large(one.card) else here


def area_at(grid: SquareGrid, corner: int) -> int:
    """The four squares of the area with this top left square (DR-BRD-01)."""
    return corner * 3 | corner * 3 << grid.width


def _moved(state: DRState, before: Standing, events: tuple[Event, ...]) -> Standing | None:
    """The positions, now that one of them stands elsewhere, perhaps some steps further."""
    who = {event.figure if isinstance(event, Moved) else "" for event in events}
    if before.is_shared or len(who) > 1 or not who <= before.of.keys():
        return None
    (one,) = who
    gone, here = before.of[one], spaces_of(state, character(state, one))
    rest, team = before.all & ~gone, team_of(state, one)
    of, teams = before.of | {one: here}, before.teams | {team: before.teams[team] & ~gone | here}
    return Standing(of, teams, before.objects, before.chests, before.tokens, rest | here, bool(rest & here))


@derived(renew=_moved)
def standing(state: DRState) -> Standing:
    """The positions of everybody and everything now."""
    of: dict[str, int] = {}
    teams: dict[str, int] = {}
    everybody, is_shared = 0, False
    grid, monsters, has_teams = grid_of(state), state.monsters, bool(state.teams)
    bit = grid.bit
    for one in characters(state):
        who, here = one.id, bit.get(one.space, 0)
        if who in monsters:
            team = MONSTERS
            if is_large(monsters[who].card):
                here = area_at(grid, here)
        elif has_teams or who in state.npcs:
            team = team_of(state, who)
        else:
            team = PARTY
        of[who] = here
        teams[team] = teams.get(team, 0) | here
        if here & everybody:
            is_shared = True
        everybody |= here
    chests = loot = scenes = things = 0
    for chest in state.chests.values():
        if chest.is_loot:
            loot |= bit[chest.space]
        else:
            chests |= bit[chest.space]
    for scene in state.scenes.values():
        scenes |= bit[scene.space]
    for space in state.things.values():
        things |= bit[space]
    objects, tokens = chests | scenes | things, chests | loot | scenes
    return Standing(of, teams, objects, chests, tokens, everybody | objects, is_shared or bool(everybody & objects))


def covers(state: DRState, who: str) -> int:
    """The squares of a character."""
    return standing(state).of.get(who, 0)


@derived
def beside(state: DRState, who: str) -> int:
    """The squares adjacent to a character (DR-BRD-02, DR-BRD-03)."""
    here, board = covers(state, who), board_of(state)
    # heights do not count, walls do (DR-RUL-10, DR-RUL-13)
    return board.beside(here) & board.floor & ~here


def are_adjacent(state: DRState, one: str, other: str) -> bool:
    """Two characters stand next to each other (DR-BRD-02)."""
    return bool(beside(state, one) & covers(state, other))


@derived
def enemies_of(state: DRState, who: str) -> int:
    """The squares of all enemies of a character (DR-GEN-14)."""
    found, team = 0, team_of(state, who)
    for other, here in standing(state).teams.items() if team else ():
        if other not in (team, NOBODY):
            found |= here
    return found


def in_range(state: DRState, who: str, most: int) -> int:
    """The squares at most so many areas away from a character; below 0: all that are revealed.

    DR-RNG-03, DR-RNG-04, DR-RNG-05, DR-RUL-11.
    """
    board = board_of(state)
    return board.floor if most < 0 else board.within(covers(state, who), most)


def at(state: DRState, spaces: int) -> list[str]:
    """The characters with a square among these, in the order of `characters`."""
    return [who for who, here in standing(state).of.items() if here & spaces]


def level_of(state: DRState, who: str) -> int:
    """The level of a character (DR-LVL-02)."""
    here = covers(state, who)
    return board_of(state).level_of(here & -here)


def darkness_of(state: DRState) -> int:
    """The squares on which one stands in Darkness: tiles, and printed Darkness that no bridge covers (DR-TER-09, DR-LVL-10)."""
    return terrain_of(state)[DARKNESS]


class Ground(msgspec.Struct):
    """Per kind the squares where one suffers a terrain, and all of them."""

    kinds: dict[str, int]
    all: int


@derived
def ground_of(state: DRState) -> Ground:
    """The terrain of this moment: Darkness tiles replace what is printed, bridges cover it (DR-DRK-15)."""
    sheet, board = sheet_of(state), board_of(state)
    changed = sheet.grid.set_of(state.ground)
    tiles = sheet.grid.set_of(state.darkness)
    open_ground = board.floor & ~board.levels.spanned & ~tiles
    kinds = {kind: spaces & open_ground & ~changed for kind, spaces in sheet.terrain.items()}
    for space, kind in state.ground.items():
        if kind:
            kinds[kind] = kinds.get(kind, 0) | sheet.grid.bit[space] & open_ground
    kinds[DARKNESS] = kinds.get(DARKNESS, 0) | tiles
    return Ground(kinds, reduce(or_, kinds.values()))


def terrain_of(state: DRState) -> dict[str, int]:
    """Per kind the squares where one suffers it: Darkness tiles replace what is printed, bridges cover it (DR-DRK-15)."""
    return ground_of(state).kinds


def is_on_terrain(state: DRState, who: str) -> bool:
    """At least one of its squares has some terrain."""
    return bool(covers(state, who) & ground_of(state).all)


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
