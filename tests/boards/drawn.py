"""Maps as text again, to see that nothing is lost in reading them."""

from __future__ import annotations

from collections.abc import Mapping

from tenebra.boards import SquareGrid, edge_name
from tenebra.boards.drawing import FLOOR


def draw(grid: SquareGrid, marks: Mapping[str, str], edge_marks: Mapping[str, str]) -> str:
    """The map as text, with these marks."""
    canvas = [[" "] * (2 * grid.width + 1) for _ in range(2 * grid.height + 1)]
    for cell in grid.cells(grid.floor):
        row, column = divmod(cell, grid.width)
        canvas[2 * row + 1][2 * column + 1] = marks.get(grid.names[cell], FLOOR)
    for cell in grid.cells(grid.floor):
        row, column = divmod(cell, grid.width)
        name = grid.names[cell]
        for is_east, step, inside in ((True, 1, column + 1 < grid.width), (False, grid.width, row + 1 < grid.height)):
            at = (2 * row + 1, 2 * column + 2) if is_east else (2 * row + 2, 2 * column + 1)
            other = cell + step
            edge = edge_name(name, grid.names[other]) if inside else ""
            if edge in edge_marks:
                canvas[at[0]][at[1]] = edge_marks[edge]
            elif not inside or not grid.walls_down[0 if is_east else 1] >> cell & 1:
                canvas[at[0]][at[1]] = "|" if is_east else "-"
        for is_west in (True, False):
            at = (2 * row + 1, 2 * column) if is_west else (2 * row, 2 * column + 1)
            before = cell - 1 if is_west else cell - grid.width
            inside = column > 0 if is_west else row > 0
            if not inside or not grid.floor >> before & 1:
                edge = edge_name(grid.names[before], name) if inside else ""
                canvas[at[0]][at[1]] = edge_marks.get(edge, "|" if is_west else "-")
    for y in range(0, len(canvas), 2):
        for x in range(0, len(canvas[0]), 2):
            around = [
                canvas[y + dy][x + dx]
                for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0))
                if 0 <= y + dy < len(canvas) and 0 <= x + dx < len(canvas[0])
            ]
            if any(char != " " for char in around):
                canvas[y][x] = "+"
    return "\n".join("".join(line).rstrip() for line in canvas)
