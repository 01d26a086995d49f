"""Lines of sight from the centre of a space to the centre of another, in whole numbers.

A line goes from space to space as a step does: over a side it crosses, or over a corner it meets exactly. It is free if each
of these steps is open and no space between the two ends is blocked; a space it only touches at a corner does not count.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from tenebra.boards.eight import Direction, Steps
from tenebra.boards.grid import FOREVER

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


@cache
def between(columns: int, rows: int, width: int) -> tuple[int, int]:
    """The spaces between the ends of a line on a grid so wide: a set, and how far to shift it from the bit of the first end."""
    numbers, at = [], 0
    for east, south in line_of(columns, rows)[:-1]:
        at += south * width + east
        numbers.append(at)
    least = min(numbers, default=0)
    return sum(1 << number - least for number in numbers), least


class Lines(NamedTuple):
    """Spaces seen from one: those nothing between can hide, and each other that no wall hides, with the spaces between."""

    always: int
    others: list[tuple[int, int]]
    all: int
    between: int
    """The spaces in which something could hide anything at all."""


class LinesOfSight:
    """The lines of sight while these steps are open. Sight is mutual; what blocks it in spaces is given with each question."""

    def __init__(self, steps: Steps) -> None:
        self.grid = steps.grid
        self._steps = steps
        self._gates = {step: steps.open_towards(step) for step in ((1, 0), (-1, 0), (0, 1), (1, 1), (-1, 1))}
        self._free: dict[Direction, int] = {}
        self._parts: list[int] = []
        self._lines: dict[int, Lines] = {}
        self._look: Callable[[int, int], int] = lru_cache(maxsize=REMEMBERED)(self._look_from)

    def seen(self, spaces: int, blockers: int) -> int:
        """The spaces in sight from any of these, which do not block each other's view."""
        blockers &= ~spaces
        out = 0
        for cell in self.grid.cells(spaces):
            lines = self._lines.get(cell) or self._lines_from(cell)
            hiding = blockers & lines.between
            out |= self._look(cell, hiding) if hiding else lines.all
        return out

    def _look_from(self, cell: int, blockers: int) -> int:
        lines = self._lines[cell]
        seen = lines.always
        for target, spaces in lines.others:
            if not spaces & blockers:
                seen |= target
        return seen

    def _lines_from(self, cell: int) -> Lines:
        here, width = 1 << cell, self.grid.width
        row, column = divmod(cell, width)
        always, others, targets, hiding = here, [], 0, 0
        for number in self.grid.cells(self._part_of(here) & ~here):
            rows, columns = number // width - row, number % width - column
            # lines are known to the east and south alone: the others are the same the other way round
            start = cell
            if rows < 0 or (not rows and columns < 0):
                start, rows, columns = number, -rows, -columns
            if not self._free_line(columns, rows) >> start & 1:
                continue
            shape, by = between(columns, rows, width)
            if shape:
                spaces = shape << start + by
                others.append((1 << number, spaces))
                targets |= 1 << number
                hiding |= spaces
            else:
                always |= 1 << number
        known = self._lines[cell] = Lines(always, others, always | targets, hiding)
        return known

    def _part_of(self, space: int) -> int:
        """The part of the grid that can be walked to from a space: a line is a way, so nothing else is ever seen."""
        for part in self._parts:
            if part & space:
                return part
        part = self._steps.reach(space, FOREVER, self.grid.floor)
        self._parts.append(part)
        return part

    def _free_line(self, columns: int, rows: int) -> int:
        """The spaces from which no wall crosses a line to the east or south, all of them worked out together."""
        known = self._free.get((columns, rows))
        if known is not None:
            return known
        free, at = self.grid.floor, 0
        for step in line_of(columns, rows):
            gate = self._gates[step]
            free &= gate >> at if at >= 0 else gate << -at
            if not free:
                break
            at += step[1] * self.grid.width + step[0]
        self._free[columns, rows] = free
        return free
