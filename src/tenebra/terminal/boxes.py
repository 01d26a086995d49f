"""Spaces in columns and rows drawn with box characters: a box a space, walls and doors on the lines between."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from tenebra.boards.grid import edge_name, space_name
from tenebra.terminal.marks import Mark

FLOOR = Mark(" ·", "dim")
WALL = "bright_black"
BORDER = "dim"
"""The style of a line between two spaces that nothing parts."""
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""The corner piece for each set of walls that meet there: bit values above."""
PLAIN_LINES = {"─": "-", "│": "|", "█": "#", "░": ":", "·": ".", "•": "*", "▓": "%", "┈": ".", "┊": ".", "☼": "o", "▒": "%"}
MARGIN = 5
"""Columns beside a map: the row numbers, and its last line."""


class Size(NamedTuple):
    """The room inside the lines around a space: columns and lines."""

    width: int
    height: int


SPACE = Size(2, 1)
MOST_OF_A_DOOR = 4
"""A door in a long wall leaves some of the wall beside it."""


class Plan(NamedTuple):
    """The spaces that are known, each with its column and row, and the edges between two of them that nobody can pass."""

    spaces: Mapping[str, tuple[int, int]]
    walls: frozenset[str]


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


def part_to_show(plan: Plan, focus: str, columns: int, rows: int) -> Part:
    """The part of the known map to show: as much around the focus as fits into so many columns and rows (0: all)."""
    places = list(plan.spaces.values()) or [(0, 0)]
    across, down = [column for column, _ in places], [row for _, row in places]
    at = plan.spaces.get(focus, places[0])
    return Part(*_fit(min(across), max(across), at[0], columns), *_fit(min(down), max(down), at[1], rows))


def _fit(first: int, last: int, focus: int, room: int) -> tuple[int, int]:
    if not room or last - first < room:
        return first, last
    start = min(max(first, focus - room // 2), last - room + 1)
    return start, start + room - 1


def draw_boxes(
    plan: Plan,
    contents: Mapping[str, Sequence[Sequence[Mark]]],
    edges: Mapping[str, Mark],
    part: Part,
    size: Size = SPACE,
    boxes: bool = True,
) -> list[Text]:
    """Lines of marks in each space, with column letters above and row numbers at the side."""
    # one space beyond the part: its walls meet those of the part
    columns, rows = part.right + 2, part.bottom + 2
    canvas = Canvas((size.width + 1) * columns + 1, (size.height + 1) * rows + 1)
    walls: set[tuple[int, int]] = set()
    for space, (column, row) in plan.spaces.items():
        if column < columns and row < rows:
            _draw_contents(canvas, column, row, contents.get(space, ((FLOOR,),)), size)
            walls.update(_draw_sides(canvas, plan, column, row, edges, size))
    _draw_corners(canvas, columns, rows, walls, size, boxes)
    return _lines(canvas, part, size, boxes)


def _draw_contents(canvas: Canvas, column: int, row: int, lines: Sequence[Sequence[Mark]], size: Size) -> None:
    top, left = (size.height + 1) * row + 1, (size.width + 1) * column + 1
    for down, line in enumerate(lines, top):
        across = left
        for mark in line:
            canvas.put(down, across, mark)
            across += len(mark.text)


def _draw_sides(
    canvas: Canvas, plan: Plan, column: int, row: int, edges: Mapping[str, Mark], size: Size
) -> Iterator[tuple[int, int]]:
    """Draw the four sides of a space; where those begin that are more than a thin line."""
    wide, tall = size.width + 1, size.height + 1
    for is_east, is_far in ((True, True), (True, False), (False, True), (False, False)):
        edge = _edge(plan, column, row, is_east, is_far, edges, size)
        if edge is None:
            continue
        if is_east:
            down, across, length = tall * row + 1, wide * (column + is_far), size.height
        else:
            down, across, length = tall * (row + is_far), wide * column + 1, 1
        for at in range(length):
            canvas.put(down + at, across, edge)
        if edge.style != BORDER:
            yield down, across


def _draw_corners(canvas: Canvas, columns: int, rows: int, walls: Container[tuple[int, int]], size: Size, boxes: bool) -> None:
    """Draw the corners at which walls meet: a piece with an arm towards each wall."""
    for row in range(rows):
        for column in range(columns):
            down, across = (size.height + 1) * row, (size.width + 1) * column
            arms = (
                UP * ((down - size.height, across) in walls)
                | DOWN * ((down + 1, across) in walls)
                | LEFT * ((down, across - size.width) in walls)
                | RIGHT * ((down, across + 1) in walls)
            )
            plain = "+" if arms else " "
            canvas.put(down, across, Mark(CORNERS[arms] if boxes else plain, WALL))


def _edge(plan: Plan, column: int, row: int, is_east: bool, is_far: bool, edges: Mapping[str, Mark], size: Size) -> Mark | None:
    """The mark on a side of a space: a wall, a door, or None; `is_far` means its eastern or southern side."""
    step = 1 if is_far else -1
    here, there = space_name(column, row), space_name(column + step * is_east, row + step * (not is_east))
    name = edge_name(here, there) if is_far else edge_name(there, here)
    if name in edges:
        broad, door = min(size.width, MOST_OF_A_DOOR), edges[name]
        return Mark(door.text[0] if is_east else f"{door.text[0] * broad:─^{size.width}}", door.style)
    if there not in plan.spaces or name in plan.walls:
        return Mark("│" if is_east else "─" * size.width, WALL)
    # small spaces side by side need no line between them; large ones do
    return None if size == SPACE else Mark("┊" if is_east else "┈" * size.width, BORDER)


def _lines(canvas: Canvas, part: Part, size: Size, boxes: bool) -> list[Text]:
    wide, tall = size.width + 1, size.height + 1
    names = [space_name(column, 0).rstrip("1") for column in range(part.left, part.right + 1)]
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


def fill(marks: Sequence[Mark], signs: Sequence[Mark], size: Size) -> list[list[Mark]]:
    """Marks with blanks between them, line after line, the signs at the end of the first; what has no room is counted."""
    room = [size.width - sum(len(sign.text) for sign in signs) - 1, *[size.width] * (size.height - 1)]
    lines: list[list[Mark]] = [[]]
    left = room[0]
    for at, mark in enumerate(marks):
        blank = 1 if lines[-1] else 0
        is_last = len(lines) == size.height
        # on the last line a number must still have room if somebody is left over
        spare = 3 if is_last and at + 1 < len(marks) else 0
        if len(mark.text) + blank + spare > left:
            if is_last:
                lines[-1].append(Mark(f"{' ' * blank}+{len(marks) - at}", "bold"))
                left -= blank + 2
                break
            lines.append([])
            left, blank = room[len(lines) - 1], 0
        lines[-1] += [Mark(" ")] * blank + [mark]
        left -= len(mark.text) + blank
    used = sum(len(mark.text) for mark in lines[0])
    lines[0] += [Mark(" " * (size.width - used - sum(len(sign.text) for sign in signs))), *signs]
    return lines
