"""Zone maps: tiles of Zones joined edge to edge, some of them Rooms, some of them lit, with straight lines of sight.

A map is drawn as `drawing` describes; each Zone is one of four letters, a small one in the dark, a capital in the light:

    +-+-+-+
    |c C c|      c C  Corridor
    + +-+-+      r R  Room
    |c D r|      D    closed door, O open door, on an edge
    +-+-+-+

A tile is such a drawing by itself; its outer edges are walls or openings to the tile that will lie there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import NamedTuple

from tenebra.boards.drawing import Drawing, parse_drawing
from tenebra.boards.grid import FOREVER, Passages
from tenebra.boards.pieces import MapPiece, Place, lay, read_piece
from tenebra.kernel.errors import BadInput

CORRIDORS, ROOMS = "cC", "rR"
LIT = "CR"
CLOSED, OPEN = "D", "O"
TILE_SIDE = 3


class ZoneSight(NamedTuple):
    """The Zones seen from each along rows and columns, and the passages through which one walks, at one moment."""

    ways: Passages
    seen: tuple[int, ...]
    """Per Zone index: the Zones in its line of sight, its own among them."""
    beside: tuple[int, ...]
    """Per Zone index: the Zones one step away."""
    close: tuple[int, ...]
    """Per Zone index: the Zones in line of sight at Range 1 or 2."""


class ZoneMap:
    """The Zones of a board. A set of Zones is an int, one bit a Zone, as in `grid`."""

    def __init__(self, drawing: Drawing, tile_side: int = TILE_SIDE, source: str = "map") -> None:
        grid = self.grid = drawing.grid
        self.rooms = self.light = 0
        for cell in grid.cells(grid.floor):
            name = grid.names[cell]
            mark = drawing.marks.get(name, "")
            if mark not in (*CORRIDORS, *ROOMS):
                line, column = drawing.lines.get(name, (1, 1))
                problem = f"Zone {name} is {mark or '.'!r}; a Zone is c or C (Corridor), r or R (Room)"
                raise BadInput(problem, source=source, line=line, column=column)
            if mark in ROOMS:
                self.rooms |= grid.bit[name]
            if mark in LIT:
                self.light |= grid.bit[name]
        self.doors: dict[str, bool] = {}
        """Every door by its edge: whether it lies open at the start."""
        for edge, mark in drawing.edge_marks.items():
            if mark not in (CLOSED, OPEN):
                line, column = drawing.lines[edge]
                problem = f"{mark!r} is no door; write D (closed) or O (open)"
                raise BadInput(problem, source=source, line=line, column=column)
            self.doors[edge] = mark == OPEN
        self.bit, self.names, self.index = grid.bit, grid.names, grid.index
        across = -(-grid.width // tile_side)
        self.tile_of = {
            name: (i // grid.width // tile_side) * across + i % grid.width // tile_side for i, name in enumerate(grid.names)
        }
        """Per Zone: the number of its tile, in reading order."""
        self.tiles: dict[int, int] = {}
        """Per tile: its Zones."""
        for cell in grid.cells(grid.floor):
            tile = self.tile_of[grid.names[cell]]
            self.tiles[tile] = self.tiles.get(tile, 0) | 1 << cell
        self.doors_at: dict[str, tuple[str, ...]] = {
            grid.names[cell]: tuple(door for door in self.doors if grid.names[cell] in grid.edges[door][:2])
            for cell in grid.cells(grid.floor)
        }
        self._sights: dict[Passages, ZoneSight] = {}
        self._rings: dict[tuple[Passages, int], list[int]] = {}

    def zones(self, some: int) -> list[str]:
        """The names of a set's members, in reading order."""
        return self.grid.spaces(some)

    def is_lit(self, zone: str) -> bool:
        """The Zone has a source of light."""
        return bool(self.light & self.bit[zone])

    def with_light(self, light: int) -> ZoneMap:
        """The same board with these Zones in the light and all others in the dark; who sees what does not change."""
        other = copy(self)
        other.light = light
        return other

    def is_room(self, zone: str) -> bool:
        """The Zone is part of a Chamber; every other one is a Corridor."""
        return bool(self.rooms & self.bit[zone])

    def beyond(self, door: str, zone: str) -> str:
        """The Zone on the other side of a door."""
        one, other, _ = self.grid.edges[door]
        return other if zone == one else one

    def sight(self, open_doors: Iterable[str]) -> ZoneSight:
        """Lines of sight and steps while these doors are open; worked out once for each set of open doors."""
        ways = self.grid.with_open(open_doors)
        known = self._sights.get(ways)
        if known is None:
            cells = range(len(self.names))
            beside = tuple(self.grid.beside(1 << cell, ways) if self.grid.floor >> cell & 1 else 0 for cell in cells)
            seen = tuple(self._look(cell, ways) for cell in cells)
            close = tuple(self._within(cell, seen[cell], 1, 2) for cell in cells)
            known = self._sights[ways] = ZoneSight(ways, seen, beside, close)
        return known

    def _look(self, cell: int, ways: Passages) -> int:
        """All Zones on the four straight lines from a Zone, up to the first wall or closed door."""
        if not self.grid.floor >> cell & 1:
            return 0
        width, seen = self.grid.width, 1 << cell
        at = cell
        while ways.east >> at & 1:
            at += 1
            seen |= 1 << at
        at = cell
        while at and at % width and ways.east >> (at - 1) & 1:
            at -= 1
            seen |= 1 << at
        at = cell
        while ways.south >> at & 1:
            at += width
            seen |= 1 << at
        at = cell
        while at >= width and ways.south >> (at - width) & 1:
            at -= width
            seen |= 1 << at
        return seen

    def range_between(self, zone: str, other: str) -> int:
        """The number of Zones along the straight line: 0 in the same Zone. Only for Zones in sight of each other."""
        width, one, two = self.grid.width, self.index[zone], self.index[other]
        return abs(one - two) if one // width == two // width else abs(one - two) // width

    def within(self, zone: str, least: int, most: int, sight: ZoneSight) -> int:
        """The Zones in line of sight of a Zone at a Range from `least` to `most`."""
        cell = self.index[zone]
        return self._within(cell, sight.seen[cell], least, most)

    def _within(self, cell: int, seen: int, least: int, most: int) -> int:
        out, zone = 0, self.names[cell]
        for other in self.grid.cells(seen):
            if least <= self.range_between(zone, self.names[other]) <= most:
                out |= 1 << other
        return out

    def rings(self, goal: int, ways: Passages) -> list[int]:
        """The sets of Zones at 0, 1, 2, … steps from a goal; remembered, for the same goals come again and again."""
        key = (ways, goal)
        known = self._rings.get(key)
        if known is None:
            known = self._rings[key] = self.grid.rings(goal, self.grid.floor, ways)
        return known

    def steps_towards(self, zone: str, goal: int, sight: ZoneSight) -> int:
        """The neighbours of a Zone that lie on a shortest path to a goal; none if it is there or there is no way."""
        here = self.bit[zone]
        rings = self.rings(goal, sight.ways)
        for distance, ring in enumerate(rings):
            if ring & here:
                return sight.beside[self.index[zone]] & rings[distance - 1] if distance else 0
        return 0

    def distance(self, zone: str, goal: int, ways: Passages) -> int | None:
        """Steps to a goal, None if there is no way."""
        here = self.bit[zone]
        return next((n for n, ring in enumerate(self.rings(goal, ways)) if ring & here), None)

    def reachable(self, zone: str, ways: Passages) -> int:
        """Every Zone one can walk to."""
        return self.grid.reach(self.bit[zone], FOREVER, self.grid.floor, ways)

    def chamber(self, zone: str, ways: Passages) -> int:
        """The Rooms joined to a Room by openings and open doors; nothing for a Corridor."""
        if not self.is_room(zone):
            return 0
        return self.grid.reach(self.bit[zone], FOREVER, self.rooms, ways)

    def walls(self) -> tuple[str, ...]:
        """Every edge between two Zones with a wall on it; doors are none."""
        return tuple(edge for edge in self.grid.closed_edges() if edge not in self.doors)

    def parts(self) -> dict[str, tuple[str, ...]]:
        """The board cut into rooms by id: Chambers as walls and doors part them, Corridors tile by tile."""
        out: dict[str, tuple[str, ...]] = {}
        ways, left = self.sight(()).ways, self.rooms & self.grid.floor
        while left:
            first = self.zones(left)[0]
            chamber = self.chamber(first, ways)
            out[f"chamber-{first}"] = tuple(self.zones(chamber))
            left &= ~chamber
        for tile, zones in self.tiles.items():
            if corridor := zones & ~self.rooms:
                out[f"corridor-{tile + 1}"] = tuple(self.zones(corridor))
        return out

    def is_walled_in(self, chamber: int, ways: Passages) -> bool:
        """Whether nothing but walls and closed doors lies between a Chamber and everything outside it."""
        return not self.grid.beside(chamber, ways) & ~chamber


def parse_zones(text: str, source: str = "map") -> ZoneMap:
    """Read a drawn map; an error names line and column."""
    return ZoneMap(parse_drawing(text, source), source=source)


def _read_tile(text: str, source: str) -> MapPiece:
    tile = read_piece(text, source)
    if (tile.width, tile.height) != (TILE_SIDE, TILE_SIDE):
        side = 2 * TILE_SIDE + 1
        raise BadInput(f"a tile is drawn with {side} lines of {side} characters", source=source)
    return tile


def lay_tiles(
    layout: Sequence[Sequence[str]], tiles: Mapping[str, str], doors: Mapping[str, bool], source: str = "map"
) -> ZoneMap:
    """Put tiles edge to edge. An entry of the layout is a tile's name with its quarter turns (`3A:1`), or `-` for none.

    A wall on either side of the edge between two tiles is a wall; a door stands on any edge, whatever is drawn there.
    """
    places = []
    for row, entries in enumerate(layout):
        for column, entry in enumerate(entries):
            if entry == "-":
                continue
            name, _, turns = entry.partition(":")
            if name not in tiles or not (turns or "0").isdigit():
                raise BadInput(f"{entry!r} names no tile; known are {', '.join(tiles)}", source=source)
            _read_tile(tiles[name], name)
            places.append(Place(name, column * TILE_SIDE, row * TILE_SIDE, int(turns or "0")))
    laid = lay(tiles, places, source)
    for door in doors:
        if door not in laid.drawing.grid.edges:
            raise BadInput(f"{door!r} is no edge between two Zones", source=source)
    laid = laid.with_marks({door: OPEN if is_open else CLOSED for door, is_open in doors.items()}, source)
    return ZoneMap(laid.drawing, source=source)
