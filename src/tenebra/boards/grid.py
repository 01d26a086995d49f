"""A grid of spaces. A set of spaces is an int, one bit a space, so reach, rooms and adjacency are shifts and masks.

Walls and doors lie on edges: `east` holds the spaces whose eastern edge is open, `south` those whose southern edge is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain
from operator import getitem
from struct import Struct as Layout
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
FOREVER = 1 << 30
"""More steps than any board has."""


def space_name(column: int, row: int) -> str:
    """A1 is the top left space; after column Z comes AA."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return f"{letters}{row + 1}"


def space_cell(space: str) -> tuple[int, int]:
    """Column and row of a space, counted from 0."""
    letters, digits = re.fullmatch(r"([A-Z]+)(\d+)", space).groups()  # type: ignore[union-attr]
    column = 0
    for letter in letters:
        column = 26 * column + ord(letter) - 64
    return column - 1, int(digits) - 1


def edge_name(first: str, second: str) -> str:
    """The edge between two neighbours, the western or northern one named first."""
    return f"{first}-{second}"


class Passages(NamedTuple):
    """The open edges of a grid at one moment: its own, and those of open doors."""

    east: int
    south: int


class _Sixteen(dict[int, list[T]]):
    """The things of sixteen neighbouring spaces, for each set of them that was ever asked for."""

    def __init__(self, items: Sequence[T]) -> None:
        self._items = items

    def __missing__(self, spaces: int) -> list[T]:
        found = self[spaces] = [item for bit, item in enumerate(self._items) if spaces >> bit & 1]
        return found


@cache
def _words(number: int) -> Callable[[bytes], tuple[int, ...]]:
    return Layout(f"<{number}H").unpack


class Table(Generic[T]):
    """One thing per space; `of` picks those of a set in reading order, sixteen spaces at a time."""

    __slots__ = ("_parts", "of")

    def __init__(self, items: Sequence[T]) -> None:
        self._parts = [_Sixteen(items[first : first + 16]) for first in range(0, len(items), 16)]
        # several seats are often offered the same spaces; remembering more sets than the last one costs more than it gives
        self.of: Callable[[int], list[T]] = lru_cache(maxsize=1)(self._pick)
        """The things of a set's members; the list is not the caller's to change."""

    def _pick(self, spaces: int) -> list[T]:
        if not spaces:
            return []
        # from its first member to its last one: most sets lie close together on a board with many more spaces
        first, last = (spaces & -spaces).bit_length() - 1 >> 4, spaces.bit_length() + 15 >> 4
        words = _words(last - first)((spaces >> 16 * first).to_bytes(2 * (last - first), "little"))
        return list(chain.from_iterable(map(getitem, self._parts[first:last], words)))


def members(places: int) -> list[int]:
    """The members of a set one by one, each as a set of its own, the lowest bit first."""
    out = []
    while places:
        low = places & -places
        out.append(low)
        places ^= low
    return out


class SquareGrid:
    """Spaces with names, and the edges between them."""

    def __init__(self, width: int, height: int, floor: int, east: int, south: int) -> None:
        self.width, self.height, self.floor = width, height, floor
        self.walls_down = Passages(east, south)
        self.names = tuple(space_name(i % width, i // width) for i in range(width * height))
        self.index = {name: i for i, name in enumerate(self.names)}
        self.bit = {name: 1 << i for i, name in enumerate(self.names)}
        self.named = Table(self.names)
        self.edges = self._all_edges()
        self.first_column = sum(1 << (row * width) for row in range(height))
        self.last_column = self.first_column << (width - 1)
        self.all = (1 << width * height) - 1
        """Every space, floor or not."""

    def _all_edges(self) -> dict[str, tuple[str, str, Passages]]:
        """Every edge between two floor spaces: its two spaces, and the passages it opens."""
        found = {}
        for i in self.cells(self.floor):
            for other, is_east in ((i + 1, True), (i + self.width, False)):
                inside = (i + 1) % self.width != 0 if is_east else i // self.width + 1 < self.height
                if inside and self.floor >> other & 1:
                    here, there = self.names[i], self.names[other]
                    opened = Passages(1 << i, 0) if is_east else Passages(0, 1 << i)
                    found[edge_name(here, there)] = (here, there, opened)
        return found

    def with_open(self, edges: Iterable[str]) -> Passages:
        """The passages when these edges are open too."""
        east, south = self.walls_down
        for edge in edges:
            opened = self.edges[edge][2]
            east |= opened.east
            south |= opened.south
        return Passages(east, south)

    def cells(self, spaces: int) -> list[int]:
        """The members of a set, in reading order."""
        out = []
        while spaces:
            low = spaces & -spaces
            out.append(low.bit_length() - 1)
            spaces ^= low
        return out

    def spaces(self, spaces: int) -> list[str]:
        """The names of a set's members, in reading order."""
        return self.named.of(spaces).copy()

    def set_of(self, names: Iterable[str]) -> int:
        """The set with these members."""
        bit, out = self.bit, 0
        for name in names:
            out |= bit[name]
        return out

    def beside(self, spaces: int, ways: Passages) -> int:
        """The spaces one open edge away from a set (members of the set may be among them)."""
        east, south = ways
        width = self.width
        return ((spaces & east) << 1 | (spaces >> 1) & east | (spaces & south) << width | (spaces >> width) & south) & self.floor

    def around(self, spaces: int) -> int:
        """The eight neighbours of a set, whatever walls there are, the set included."""
        width = self.width
        wide = spaces | (spaces & ~self.last_column) << 1 | (spaces & ~self.first_column) >> 1
        return (wide | wide << width | wide >> width) & self.floor

    def corners(self, spaces: int) -> int:
        """The four diagonal neighbours of a set, whatever walls there are."""
        wide = (spaces & ~self.last_column) << 1 | (spaces & ~self.first_column) >> 1
        return (wide << self.width | wide >> self.width) & self.floor

    def reach(self, start: int, steps: int, through: int, ways: Passages) -> int:
        """The spaces within so many steps of a set, walking only through the given spaces."""
        east, south = ways
        width = self.width
        seen = edge = start
        while steps and edge:
            edge = ((edge & east) << 1 | (edge >> 1) & east | (edge & south) << width | (edge >> width) & south) & through & ~seen
            seen |= edge
            steps -= 1
        return seen

    def rings(self, start: int, through: int, ways: Passages, steps: int = FOREVER) -> list[int]:
        """The sets of spaces at distance 0, 1, 2, … from a set."""
        east, south = ways
        width = self.width
        left, ring, rings = through & ~start, start, [start]
        for _ in range(steps):
            ring = left & ((ring & east) << 1 | (ring >> 1) & east | (ring & south) << width | (ring >> width) & south)
            if not ring:
                break
            left ^= ring
            rings.append(ring)
        return rings

    def path(self, start: str, goal: str, through: int, ways: Passages, steps: int = FOREVER) -> list[str]:
        """A shortest way, without its first space; empty if there is none. Ties: reading order, from the goal back."""
        return self.way_back(self.rings(self.bit[start], through, ways, steps), goal, ways)

    def way_back(self, rings: Sequence[int], goal: str, ways: Passages) -> list[str]:
        """The path to a space that lies in one of the rings around its start; empty if it lies in none or is the start."""
        target, distance = self.bit[goal], 0
        while not rings[distance] & target:
            distance += 1
            if distance == len(rings):
                return []
        way = [goal] * distance
        east, south = ways
        width = self.width
        for steps in range(distance - 1, 0, -1):
            ring = rings[steps]
            target = (
                target >> width & south & ring  # the northern neighbour, the western, the eastern, the southern
                or target >> 1 & east & ring
                or (target & east) << 1 & ring
                or (target & south) << width & ring
            )
            way[steps - 1] = self.names[target.bit_length() - 1]
        return way

    def crow(self, one: str, other: str) -> int:
        """Columns and rows between two spaces, whatever lies between."""
        (down, across), (low, wide) = divmod(self.index[one], self.width), divmod(self.index[other], self.width)
        return abs(down - low) + abs(across - wide)

    def closed_edges(self) -> list[str]:
        """The edges between two spaces with a wall or a door on them, in reading order."""
        east, south = self.walls_down
        return [edge for edge, (_, _, way) in self.edges.items() if not (way.east & east or way.south & south)]

    def distance(self, start: int, goal: int, through: int, ways: Passages) -> int | None:
        """Steps from one set to another, None if there is no way."""
        for steps, ring in enumerate(self.rings(start, through | goal, ways)):
            if ring & goal:
                return steps
        return None

    def rooms(self) -> list[int]:
        """The parts of the floor that walls separate, in reading order of their first space."""
        left, rooms = self.floor, []
        while left:
            room = self.reach(left & -left, FOREVER, self.floor, self.walls_down)
            rooms.append(room)
            left &= ~room
        return rooms
