"""A grid drawn with box characters: two columns a space, its walls and doors on the lines between. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from tenebra.boards import Grid, edge_name


class Mark(NamedTuple):
    """Two characters on a space, or one repeated along an edge, and a style."""

    text: str
    style: str = ""


FLOOR = Mark(" ·", "dim")
WALL = "bright_black"
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""The corner piece for each set of walls that meet there: bit values above."""
PLAIN_LINES = {"─": "-", "│": "|", "█": "#", "░": ":", "·": ".", "•": "*", "▓": "%"}


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
    """The lines of the drawing, with column letters above and row numbers at the side."""
    canvas = Canvas(3 * grid.width + 1, 2 * grid.height + 1)
    walls: dict[tuple[int, int], bool] = {}
    for cell in grid.cells(known):
        name = grid.names[cell]
        row, column = divmod(cell, grid.width)
        canvas.put(2 * row + 1, 3 * column + 1, marks.get(name, FLOOR))
        for is_east, is_far in ((True, True), (True, False), (False, True), (False, False)):
            mark = _edge(grid, cell, is_east, is_far, edges)
            if mark is not None:
                line = 2 * row + (1 if is_east else 2 * is_far)
                at = 3 * (column + (is_far if is_east else 0)) + (not is_east)
                canvas.put(line, at, mark)
                walls[line, at] = True
    for row in range(grid.height + 1):
        for column in range(grid.width + 1):
            line, at = 2 * row, 3 * column
            arms = (
                UP * walls.get((line - 1, at), False)
                | DOWN * walls.get((line + 1, at), False)
                | LEFT * walls.get((line, at - 2), False)
                | RIGHT * walls.get((line, at + 1), False)
            )
            canvas.put(line, at, Mark(CORNERS[arms] if boxes else "+" if arms else " ", WALL))
    return _lines(grid, canvas, part, boxes)


def _edge(grid: Grid, cell: int, is_east: bool, is_far: bool, edges: Mapping[str, Mark]) -> Mark | None:
    """What stands on a side of a space: nothing, a wall or a mark; `is_far` means its eastern or southern side."""
    row, column = divmod(cell, grid.width)
    step = 1 if is_east else grid.width
    inside = (0 <= column + (1 if is_far else -1) < grid.width) if is_east else (0 <= row + (1 if is_far else -1) < grid.height)
    wall = Mark("│" if is_east else "──", WALL)
    if not inside:
        return wall
    first, second = (cell, cell + step) if is_far else (cell - step, cell)
    found = edges.get(edge_name(grid.names[first], grid.names[second]))
    if found is not None:
        return Mark(found.text[0] * (1 if is_east else 2), found.style)
    return None if grid.walls_down[0 if is_east else 1] >> first & 1 else wall


def _lines(grid: Grid, canvas: Canvas, part: Part, boxes: bool) -> list[Text]:
    letters = "".join(f"{grid.names[column].rstrip('0123456789'):>2} " for column in range(part.left, part.right + 1))
    out = [Text(f"    {letters}".rstrip(), style="dim")]
    for line in range(2 * part.top, 2 * part.bottom + 3):
        text = Text(f"{line // 2 + 1:>3}" if line % 2 else "   ", style="dim")
        for column in range(3 * part.left, 3 * part.right + 4):
            char = canvas.chars[line][column]
            text.append(char if boxes else PLAIN_LINES.get(char, char), canvas.styles[line][column] or "default")
        text.rstrip()
        out.append(text)
    return out
