"""A grid drawn with box characters: a box a space, walls and doors on the lines between. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from tenebra.boards import Grid, edge_name


class Mark(NamedTuple):
    """A few characters on a space, or one repeated along an edge, and a style."""

    text: str
    style: str = ""


FLOOR = Mark(" ·", "dim")
WALL = "bright_black"
BORDER = "dim"
"""The style of a line between two spaces that nothing parts."""
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""The corner piece for each set of walls that meet there: bit values above."""
PLAIN_LINES = {"─": "-", "│": "|", "█": "#", "░": ":", "·": ".", "•": "*", "▓": "%", "┈": ".", "┊": ".", "☼": "o", "▒": "%"}


class Size(NamedTuple):
    """The room inside the lines around a space: columns and lines."""

    width: int
    height: int


SPACE = Size(2, 1)
MOST_OF_A_DOOR = 4
"""A door in a long wall leaves some of the wall beside it."""


class Canvas:
    """Characters with styles, addressed by line and column."""

    def __init__(self, width: int, height: int) -> None:
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, line: int, column: int, mark: Mark) -> None:
        for i, char in enumerate(mark.text):
            self.chars[line][column + i] = char
            self.styles[line][column + i] = mark.style


class Part(NamedTuple):
    """A rectangle of spaces: first and last column, first and last row."""

    left: int
    right: int
    top: int
    bottom: int


def part_to_show(grid: Grid, known: int, focus: str, columns: int, rows: int) -> Part:
    """The known part of the map; as much of it around the focus as there is room for (0: as much as there is)."""
    cells = grid.cells(known) or [0]
    across, down = [cell % grid.width for cell in cells], [cell // grid.width for cell in cells]
    at = grid.index.get(focus, cells[0])
    left, right = _fit(min(across), max(across), at % grid.width, columns)
    top, bottom = _fit(min(down), max(down), at // grid.width, rows)
    return Part(left, right, top, bottom)


def _fit(first: int, last: int, focus: int, room: int) -> tuple[int, int]:
    if not room or last - first < room:
        return first, last
    start = min(max(first, focus - room // 2), last - room + 1)
    return start, start + room - 1


def draw_chart(
    grid: Grid,
    marks: Mapping[str, Mark],
    edges: Mapping[str, Mark],
    known: int,
    part: Part,
    boxes: bool = True,
) -> list[Text]:
    """A mark on each space, with column letters above and row numbers at the side."""
    contents = {name: [[marks.get(name, FLOOR)]] for name in grid.spaces(known)}
    return draw_boxes(grid, contents, edges, known, part, SPACE, boxes)


def draw_boxes(
    grid: Grid,
    contents: Mapping[str, Sequence[Sequence[Mark]]],
    edges: Mapping[str, Mark],
    known: int,
    part: Part,
    size: Size,
    boxes: bool = True,
) -> list[Text]:
    """Lines of marks in each space, with column letters above and row numbers at the side."""
    wide, tall = size.width + 1, size.height + 1
    canvas = Canvas(wide * grid.width + 1, tall * grid.height + 1)
    walls: set[tuple[int, int]] = set()
    for cell in grid.cells(known):
        row, column = divmod(cell, grid.width)
        for at, line in enumerate(contents.get(grid.names[cell], ())):
            across = wide * column + 1
            for mark in line:
                canvas.put(tall * row + 1 + at, across, mark)
                across += len(mark.text)
        for is_east, is_far in ((True, True), (True, False), (False, True), (False, False)):
            edge = _edge(grid, cell, is_east, is_far, edges, size)
            if edge is not None:
                across = wide * (column + (is_far if is_east else 0)) + (not is_east)
                down = tall * (row + (0 if is_east else is_far)) + is_east
                for at in range(size.height if is_east else 1):
                    canvas.put(down + at, across, edge)
                if edge.style != BORDER:
                    walls.add((down, across))
    for row in range(grid.height + 1):
        for column in range(grid.width + 1):
            down, across = tall * row, wide * column
            arms = (
                UP * ((down - size.height, across) in walls)
                | DOWN * ((down + 1, across) in walls)
                | LEFT * ((down, across - size.width) in walls)
                | RIGHT * ((down, across + 1) in walls)
            )
            canvas.put(down, across, Mark(CORNERS[arms] if boxes else "+" if arms else " ", WALL))
    return _lines(grid, canvas, part, size, boxes)


def _edge(grid: Grid, cell: int, is_east: bool, is_far: bool, edges: Mapping[str, Mark], size: Size) -> Mark | None:
    """What stands on a side of a space: nothing, a wall or a mark; `is_far` means its eastern or southern side."""
    row, column = divmod(cell, grid.width)
    step = 1 if is_east else grid.width
    inside = (0 <= column + (1 if is_far else -1) < grid.width) if is_east else (0 <= row + (1 if is_far else -1) < grid.height)
    wall = Mark("│" if is_east else "─" * size.width, WALL)
    if not inside:
        return wall
    first, second = (cell, cell + step) if is_far else (cell - step, cell)
    found = edges.get(edge_name(grid.names[first], grid.names[second]))
    if found is not None:
        broad = min(size.width, MOST_OF_A_DOOR)
        return Mark(found.text[0] if is_east else f"{found.text[0] * broad:─^{size.width}}", found.style)
    if not grid.walls_down[0 if is_east else 1] >> first & 1:
        return wall
    # small spaces side by side need no line between them; large ones do
    return None if size == SPACE else Mark("┊" if is_east else "┈" * size.width, BORDER)


def _lines(grid: Grid, canvas: Canvas, part: Part, size: Size, boxes: bool) -> list[Text]:
    wide, tall = size.width + 1, size.height + 1
    names = [grid.names[column].rstrip("0123456789") for column in range(part.left, part.right + 1)]
    letters = "".join(f"{name:>{size.width // 2 + 1}}{'':{wide - size.width // 2 - 1}}" for name in names)
    out = [Text(f"    {letters}".rstrip(), style="dim")]
    for line in range(tall * part.top, tall * part.bottom + tall + 1):
        is_middle = line % tall == (size.height + 1) // 2
        text = Text(f"{line // tall + 1:>3}" if is_middle else "   ", style="dim")
        for column in range(wide * part.left, wide * (part.right + 1) + 1):
            char = canvas.chars[line][column]
            text.append(char if boxes else PLAIN_LINES.get(char, char), canvas.styles[line][column] or "default")
        text.rstrip()
        out.append(text)
    return out


def health_colour(left: int, most: int) -> str:
    """How somebody is: well, hurt, in danger."""
    return "green" if 3 * left > 2 * most else "yellow" if 3 * left > most else "bold red"
