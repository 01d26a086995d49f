"""Eight neighbours: the open steps of a grid at one moment, along its sides and over its corners, and range counted in spaces.

What a corner lets through is decided once, when the steps are made: a step over a corner is stopped only if both ways round
the corner are closed. Walls and closed doors close a way; whether a missing space does too differs between games. What
stands in a space never closes a corner.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tenebra.boards.grid import FOREVER, Passages, SquareGrid

Direction = tuple[int, int]
"""Columns to the east and rows to the south: each -1, 0 or 1."""
DIRECTIONS: tuple[Direction, ...] = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
"""The eight neighbours in reading order."""
SIDES: tuple[Direction, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west."""


class Steps:
    """The steps that are open while these passages are; two spaces are adjacent when a step joins them."""

    def __init__(self, grid: SquareGrid, ways: Passages, *, gaps_close: bool) -> None:
        self.grid, self.ways = grid, ways
        width, floor = grid.width, grid.floor
        shut_east, shut_south = ~ways.east, ~ways.south
        if not gaps_close:
            shut_east &= floor & floor >> 1 & ~grid.last_column
            shut_south &= floor & floor >> width
        shut_by_corner = (shut_east | shut_south >> 1) & (shut_south | shut_east >> width)
        self.southeast = floor & floor >> (width + 1) & ~grid.last_column & ~shut_by_corner
        shut_by_corner = (shut_east << 1 | shut_south << 1) & (shut_south | shut_east >> (width - 1))
        self.southwest = floor & floor >> (width - 1) & ~grid.first_column & ~shut_by_corner
        kinds = {(1, 0): (ways.east, 1), (0, 1): (ways.south, width)}
        kinds |= {(1, 1): (self.southeast, width + 1), (-1, 1): (self.southwest, width - 1)}
        self._kinds = kinds

    def beside(self, spaces: int) -> int:
        """The spaces one open step away from a set (members of the set may be among them)."""
        east, south = self.ways
        southeast, southwest, width = self.southeast, self.southwest, self.grid.width
        return (
            (spaces & east) << 1
            | (spaces >> 1) & east
            | (spaces & south) << width
            | (spaces >> width) & south
            | (spaces & southeast) << (width + 1)
            | (spaces >> (width + 1)) & southeast
            | (spaces & southwest) << (width - 1)
            | (spaces >> (width - 1)) & southwest
        )

    def open_towards(self, direction: Direction) -> int:
        """The spaces from which the step in a direction is open."""
        if direction in self._kinds:
            return self._kinds[direction][0]
        spaces, by = self._kinds[-direction[0], -direction[1]]
        return spaces << by

    def shift(self, spaces: int, direction: Direction) -> int:
        """Every member of a set one step further in one direction; those whose step is not open are left out."""
        if direction in self._kinds:
            is_open, by = self._kinds[direction]
            return (spaces & is_open) << by
        is_open, by = self._kinds[-direction[0], -direction[1]]
        return spaces >> by & is_open

    def ray(self, space: int, direction: Direction, most: int = FOREVER) -> list[int]:
        """The spaces straight on from a space while the steps are open, nearest first."""
        out: list[int] = []
        while len(out) < most and (space := self.shift(space, direction)):
            out.append(space)
        return out

    def reach(self, start: int, steps: int, through: int) -> int:
        """The spaces within so many steps of a set, walking only through the given spaces."""
        seen = edge = start
        while steps and edge:
            edge = self.beside(edge) & through & ~seen
            seen |= edge
            steps -= 1
        return seen

    def rings(self, start: int, through: int, steps: int = FOREVER) -> list[int]:
        """The sets of spaces at distance 0, 1, 2, … from a set."""
        left, ring, rings = through & ~start, start, [start]
        for _ in range(steps):
            ring = left & self.beside(ring)
            if not ring:
                break
            left ^= ring
            rings.append(ring)
        return rings

    def path(self, start: str, goal: str, through: int, steps: int = FOREVER) -> list[str]:
        """A shortest way, without its first space; empty if there is none.

        Ties, from the goal back: a step over a side before one over a corner, then reading order.
        """
        return self.way_back(self.rings(self.grid.bit[start], through, steps), goal)

    def way_back(self, rings: Sequence[int], goal: str) -> list[str]:
        """The path to a space that lies in one of the rings around its start; empty if it lies in none or is the start."""
        here = self.grid.bit[goal]
        distance = next((n for n, ring in enumerate(rings) if ring & here), 0)
        way = [goal] * distance
        for steps in range(distance - 1, 0, -1):
            before = self.grid.beside(here, self.ways) & rings[steps] or self.beside(here) & rings[steps]
            here = before & -before
            way[steps - 1] = self.grid.names[here.bit_length() - 1]
        return way

    def distance(self, start: int, goal: int, through: int) -> int | None:
        """Steps from one set to another, None if there is no way."""
        return next((n for n, ring in enumerate(self.rings(start, through | goal)) if ring & goal), None)


def within(grid: SquareGrid, spaces: int, most: int) -> int:
    """The spaces at most so many spaces away from a set, whatever lies between; diagonals count one."""
    for _ in range(min(most, max(grid.width, grid.height))):
        spaces = widened(grid, spaces)
    return spaces & grid.floor


def widened(grid: SquareGrid, spaces: int) -> int:
    """A set and all around it on the board, floor or not."""
    spaces |= (spaces & ~grid.last_column) << 1 | (spaces & ~grid.first_column) >> 1
    return (spaces | spaces << grid.width | spaces >> grid.width) & grid.all


def apart(grid: SquareGrid, one: int, other: int) -> int:
    """How many spaces lie from the nearest of one set to the nearest of another, whatever is between; diagonals count one."""
    ends = [divmod(cell, grid.width) for cell in grid.cells(other)]
    starts = [divmod(cell, grid.width) for cell in grid.cells(one)]
    return min(max(abs(row - to_row), abs(column - to_column)) for row, column in starts for to_row, to_column in ends)


def touching(grid: SquareGrid, edges: Iterable[str]) -> int:
    """The spaces that touch the line of some edges, its ends included, on either side: where one stands at a door."""
    out, width = 0, grid.width
    for edge in edges:
        _, _, (east, south) = grid.edges[edge]
        sides = east | south | east << 1 | south << width
        if east:
            out |= sides | sides << width | sides >> width
        else:
            out |= sides | (sides & ~grid.last_column) << 1 | (sides & ~grid.first_column) >> 1
    return out & grid.floor


def stands_across(grid: SquareGrid, spaces: int, edges: Iterable[str]) -> bool:
    """Some edge among these has both its spaces in the set."""
    return any(grid.set_of(grid.edges[edge][:2]) & ~spaces == 0 for edge in edges)
