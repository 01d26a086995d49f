"""Shapes of several spaces laid on a grid: where one fits, over what, in which turns; and templates held against a side.

A set of placements is an int too: the bit of a placement is that of the top left corner of the box around it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tenebra.boards.eight import SIDES, Direction
from tenebra.boards.grid import SquareGrid
from tenebra.kernel.errors import BadInput

Offset = tuple[int, int]
"""Columns to the east and rows to the south of where a shape begins."""
COVERED, HOLDER, BLANK = "#", "@", (".", " ")


def parse_shape(text: str, source: str = "shape") -> list[Offset]:
    """A shape drawn as text: `#` covered, `.` or blank not. It begins at `@`, or at the top left if there is none."""
    offsets: list[Offset] = []
    begin: Offset | None = None
    rows = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    for row, (number, line) in enumerate(rows):
        for column, char in enumerate(line):
            if char == COVERED:
                offsets.append((column, row))
            elif char == HOLDER and begin is None:
                begin = (column, row)
            elif char not in BLANK:
                raise BadInput(f"{char!r} has no meaning in a shape here", source=source, line=number, column=column + 1)
    if not offsets:
        raise BadInput("the shape covers nothing", source=source, line=1)
    left, top = begin or (0, 0)
    return [(x - left, y - top) for x, y in offsets]


def turn_shape(offsets: Iterable[Offset], quarters: int) -> list[Offset]:
    """The shape turned clockwise about where it begins by so many quarter turns."""
    turned = list(offsets)
    for _ in range(quarters % 4):
        turned = [(-y, x) for x, y in turned]
    return turned


class Stamp:
    """One shape in one turn on one grid."""

    def __init__(self, grid: SquareGrid, offsets: Sequence[Offset]) -> None:
        left, top = min(x for x, _ in offsets), min(y for _, y in offsets)
        self.offsets = tuple(sorted(((x - left, y - top) for x, y in offsets), key=lambda at: (at[1], at[0])))
        """From the top left corner of its box, in reading order."""
        columns = grid.width - max(x for x, _ in self.offsets)
        rows = grid.height - max(y for _, y in self.offsets)
        self.by = tuple(y * grid.width + x for x, y in self.offsets)
        """The same offsets as distances between bits."""
        self.inside = sum(1 << (y * grid.width + x) for y in range(rows) for x in range(columns))
        """The placements that do not leave the grid."""

    def fits(self, within: int) -> int:
        """The placements that cover nothing but these spaces."""
        out = self.inside
        for by in self.by:
            out &= within >> by
        return out

    def over(self, spaces: int) -> int:
        """The placements that cover at least one of these spaces."""
        out = 0
        for by in self.by:
            out |= spaces >> by
        return out & self.inside

    def covers(self, placements: int) -> int:
        """The spaces that any of these placements covers."""
        out = 0
        for by in self.by:
            out |= placements << by
        return out


class TileShape:
    """A shape that may be turned, not mirrored, and lies wholly on the board."""

    def __init__(self, grid: SquareGrid, offsets: Sequence[Offset]) -> None:
        self.grid = grid
        stamps = [Stamp(grid, turn_shape(offsets, quarters)) for quarters in range(4)]
        self.stamps = tuple(
            stamp for number, stamp in enumerate(stamps) if all(stamp.offsets != other.offsets for other in stamps[:number])
        )
        """One for each turn that looks different."""

    def placements(self, within: int, over: int) -> list[int]:
        """Every way to lie on these spaces alone and cover one of those: the sets of spaces, turn by turn in reading order."""
        return [
            stamp.covers(1 << cell) for stamp in self.stamps for cell in self.grid.cells(stamp.fits(within) & stamp.over(over))
        ]


def held_against(grid: SquareGrid, offsets: Iterable[Offset], cell: int, side: Direction) -> int:
    """The spaces under a template, drawn pointing north from `@`, held against one side of a space; it may leave the board."""
    row, column = divmod(cell, grid.width)
    out = 0
    for x, y in turn_shape(offsets, SIDES.index(side)):
        if 0 <= column + x < grid.width and 0 <= row + y < grid.height:
            out |= 1 << ((row + y) * grid.width + column + x)
    return out & grid.floor


def outer_sides(grid: SquareGrid, spaces: int) -> list[tuple[int, Direction]]:
    """Every side of a set's members behind which no other member lies, in reading order, from north round to west."""
    members = {divmod(cell, grid.width) for cell in grid.cells(spaces)}
    return [
        (row * grid.width + column, (x, y))
        for row, column in sorted(members)
        for x, y in SIDES
        if (row + y, column + x) not in members
    ]
