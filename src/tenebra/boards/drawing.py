"""Maps drawn as text: two characters a space across, two lines a space down.

Lines and columns with even numbers (from 0) hold edges, the others spaces:

    +-+-+-+
    |. . .|
    +-+D+ +
    |# C .|
    +-+-+-+

A space is `.` (floor), `#` (rock) or a mark on the floor (`C`). An edge is blank (open), `-` or `|` (wall), or a mark
on a wall (`D`). Corners are for the eye. Lines that start with `;` are remarks.
"""

from __future__ import annotations

import msgspec

from tenebra.boards.grid import SquareGrid, edge_name, space_name
from tenebra.kernel.errors import BadInput

FLOOR, ROCK = ".", "#"


class Drawing(msgspec.Struct, frozen=True):
    """A map as it was drawn: its grid, and the marks on spaces and edges in reading order."""

    grid: SquareGrid
    marks: dict[str, str]
    edge_marks: dict[str, str]
    lines: dict[str, tuple[int, int]]
    """The position (line, column) of each mark in the source, for error messages."""


def drawn_rows(text: str, source: str) -> list[tuple[int, str]]:
    """The lines of a drawing with their numbers, without remarks and the blank lines around it."""
    rows = [(n, line.rstrip()) for n, line in enumerate(text.split("\n"), 1) if not line.startswith(";")]
    while rows and not rows[0][1]:
        rows.pop(0)
    while rows and not rows[-1][1]:
        rows.pop()
    if len(rows) < 3 or len(rows) % 2 == 0:
        raise BadInput(
            f"a map needs an odd number of lines, three or more, edges and spaces in turn; found {len(rows)}",
            source=source,
            line=rows[-1][0] if rows else 1,
        )
    return rows


class _Reader:
    """Reads a drawn map; every complaint names line and column."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        rows = drawn_rows(text, source)
        self.width, self.height = max(len(line) for _, line in rows) // 2, len(rows) // 2
        if self.width < 1:
            raise BadInput("a map needs at least one column of spaces", source=source, line=rows[0][0])
        self.rows = [(number, line.ljust(2 * self.width + 1)) for number, line in rows]
        self.floor = self.east = self.south = 0
        self.marks: dict[str, str] = {}
        self.edge_marks: dict[str, str] = {}
        self.places: dict[str, tuple[int, int]] = {}

    def read(self) -> Drawing:
        for number, line in self.rows[::2]:
            for column in range(0, len(line), 2):
                if line[column] not in "+-| ":
                    raise self.complain(f"{line[column]!r} stands where a corner is", number, column)
        for row in range(self.height):
            for column in range(self.width):
                self.read_space(column, row)
        self.check_border()
        if not self.floor:
            raise BadInput("the map has no space", source=self.source, line=self.rows[0][0])
        for row in range(self.height):
            for column in range(self.width):
                if column + 1 < self.width:
                    self.read_edge(column, row, is_east=True)
                if row + 1 < self.height:
                    self.read_edge(column, row, is_east=False)
        grid = SquareGrid(self.width, self.height, self.floor, self.east, self.south)
        return Drawing(grid, self.marks, self.edge_marks, self.places)

    def complain(self, message: str, line: int, column: int) -> BadInput:
        return BadInput(message, source=self.source, line=line, column=column + 1)

    def check_border(self) -> None:
        """The outer edges join nothing: no mark belongs there."""
        across, down = range(1, 2 * self.width, 2), range(1, 2 * self.height, 2)
        border = [(y, x) for y in (0, 2 * self.height) for x in across] + [(y, x) for y in down for x in (0, 2 * self.width)]
        for y, x in border:
            number, line = self.rows[y]
            if line[x] not in "+-| ":
                raise self.complain(f"{line[x]!r} stands on an edge that does not join two spaces", number, x)

    def read_space(self, column: int, row: int) -> None:
        number, line = self.rows[2 * row + 1]
        char = line[2 * column + 1]
        if char in (ROCK, " "):
            return
        self.floor |= 1 << (row * self.width + column)
        if char != FLOOR:
            name = space_name(column, row)
            self.marks[name], self.places[name] = char, (number, 2 * column + 2)

    def read_edge(self, column: int, row: int, is_east: bool) -> None:
        here = row * self.width + column
        other = here + 1 if is_east else here + self.width
        at = (2 * row + 1, 2 * column + 2) if is_east else (2 * row + 2, 2 * column + 1)
        number, char = self.rows[at[0]][0], self.rows[at[0]][1][at[1]]
        joins_spaces = bool(self.floor >> here & self.floor >> other & 1)
        if char == " ":
            if joins_spaces and is_east:
                self.east |= 1 << here
            elif joins_spaces:
                self.south |= 1 << here
        elif char not in "-|+":
            if not joins_spaces:
                raise self.complain(f"{char!r} stands on an edge that does not join two spaces", number, at[1])
            name = edge_name(space_name(column, row), space_name(column + is_east, row + (not is_east)))
            self.edge_marks[name], self.places[name] = char, (number, at[1] + 1)


def parse_drawing(text: str, source: str = "map") -> Drawing:
    """Read a drawn map; an error names line and column."""
    return _Reader(text, source).read()
