"""Lines of sight from the centre of a space to the centre of another, in whole numbers.

A line goes from space to space as a step does: over a side it crosses, or over a corner it meets exactly. It is free if each
of these steps is open and no space between the two ends is blocked; a space it only touches at a corner does not count.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from tenebra.boards.eight import Direction, Steps

REMEMBERED = 4096


@cache
def line_of(columns: int, rows: int) -> tuple[Direction, ...]:
    """The steps of a line that ends so many columns to the east and rows to the south."""
    wide, high = abs(columns), abs(rows)
    east, south = (columns > 0) - (columns < 0), (rows > 0) - (rows < 0)
    steps: list[Direction] = []
    across = down = 0
    while (across, down) != (wide, high):
        # the next side lies (2·across + 1) / (2·wide) of the way along, the next top or bottom (2·down + 1) / (2·high)
        later = (2 * across + 1) * high - (2 * down + 1) * wide
        steps.append((east if later <= 0 else 0, south if later >= 0 else 0))
        across, down = across + (later <= 0), down + (later >= 0)
    return tuple(steps)


class Sight:
    """Who sees what while these steps are open. Sight is mutual; what blocks it in spaces is given with each question."""

    def __init__(self, steps: Steps) -> None:
        self.grid = steps.grid
        self._steps = steps
        self._free: dict[tuple[int, int], int] = {}
        cells = self.grid.cells(self.grid.floor)
        columns = [cell % self.grid.width for cell in cells]
        self._columns = max(columns) - min(columns)
        self._rows = cells[-1] // self.grid.width - cells[0] // self.grid.width
        self._lines: dict[int, tuple[int, list[tuple[int, int]]]] = {}
        self._look: Callable[[int, int], int] = lru_cache(maxsize=REMEMBERED)(self._look_from)

    def seen(self, spaces: int, blockers: int) -> int:
        """The spaces in sight from any of these, which do not block each other's view."""
        blockers &= ~spaces
        out = 0
        for cell in self.grid.cells(spaces):
            out |= self._look(cell, blockers)
        return out

    def _look_from(self, cell: int, blockers: int) -> int:
        seen, lines = self._lines_from(cell)
        for target, between in lines:
            if not between & blockers:
                seen |= target
        return seen

    def _lines_from(self, cell: int) -> tuple[int, list[tuple[int, int]]]:
        """What nothing between can hide, and each other space that no wall hides, with the spaces between."""
        known = self._lines.get(cell)
        if known is not None:
            return known
        always, lines = 1 << cell, []
        for (columns, rows), free in (self._free or self._free_lines()).items():
            by = rows * self.grid.width + columns
            for start, target in ((cell, cell + by), (cell - by, cell - by)):
                if start >= 0 and free >> start & 1:
                    between = self._between(start, columns, rows)
                    if between:
                        lines.append((1 << target, between))
                    else:
                        always |= 1 << target
        self._lines[cell] = always, lines
        return always, lines

    def _between(self, start: int, columns: int, rows: int) -> int:
        out = 0
        for east, south in line_of(columns, rows)[:-1]:
            start += south * self.grid.width + east
            out |= 1 << start
        return out

    def _free_lines(self) -> dict[tuple[int, int], int]:
        """Per line to the east or south: the spaces from which no wall crosses it, all of them worked out together."""
        width = self.grid.width
        gates = {step: self._steps.open_towards(step) for step in ((1, 0), (-1, 0), (0, 1), (1, 1), (-1, 1))}
        for rows in range(self._rows + 1):
            for columns in range(-self._columns if rows else 1, self._columns + 1):
                free, at = self.grid.floor, 0
                for step in line_of(columns, rows):
                    gate = gates[step]
                    free &= gate >> at if at >= 0 else gate << -at
                    if not free:
                        break
                    at += step[1] * width + step[0]
                if free:
                    self._free[columns, rows] = free
        return self._free
