"""Figures of several spaces, 1×1, 1×2, 2×2 or 2×3: where they fit and how they move.

A standing is where such a figure is and which way it lies. A set of standings is an int: the bit of a standing is that of its
top left space; those of figures that stand upright (longer from north to south) come after all that lie across.
"""

from __future__ import annotations

from tenebra.boards.eight import DIRECTIONS, Direction, Steps
from tenebra.boards.grid import FOREVER
from tenebra.boards.shapes import Stamp

DIAGONALS = tuple(direction for direction in DIRECTIONS if 0 not in direction)


class Footprint:
    """The standings of a figure of `long` × `short` spaces while these steps are open; it fills all its spaces.

    A square figure shifts as a whole in one of eight directions. One that is a space longer than wide keeps the square at
    either end and puts the rest straight ahead of it or to one of its sides, or shifts as a whole in a diagonal direction.
    """

    def __init__(self, steps: Steps, long: int, short: int) -> None:
        if short < 1 or long - short not in (0, 1):
            raise ValueError(f"a footprint is square or one space longer than wide, not {long}×{short}")
        grid = self.grid = steps.grid
        self.is_square = long == short
        sizes = ((long, short),) if self.is_square else ((long, short), (short, long))
        self._stamps = tuple(Stamp(grid, [(x, y) for y in range(high) for x in range(wide)]) for wide, high in sizes)
        self._size = grid.width * grid.height
        self._all = (1 << self._size) - 1
        self._unbroken = tuple(self._without_wall_inside(steps, wide, high) for wide, high in sizes)
        self._gates = {
            direction: tuple(self._open_to_all(steps, stamp, direction) for stamp in self._stamps) for direction in DIRECTIONS
        }

    def _without_wall_inside(self, steps: Steps, wide: int, high: int) -> int:
        """The top left spaces from which no edge between two covered spaces is closed."""
        (east, south), width, out = steps.ways, self.grid.width, -1
        for y in range(high):
            for x in range(wide):
                if x + 1 < wide:
                    out &= east >> (y * width + x)
                if y + 1 < high:
                    out &= south >> (y * width + x)
        return out

    def _open_to_all(self, steps: Steps, stamp: Stamp, direction: Direction) -> int:
        """The top left spaces from which every covered space may step in a direction."""
        is_open, out = steps.open_towards(direction), stamp.inside
        for by in stamp.by:
            out &= is_open >> by
        return out

    def _split(self, standings: int) -> tuple[int, int]:
        return standings & self._all, standings >> self._size

    def fits(self, within: int) -> int:
        """The standings that cover these spaces alone and lie across no wall and no closed door."""
        parts = [stamp.fits(within) & unbroken for stamp, unbroken in zip(self._stamps, self._unbroken, strict=True)]
        return sum(part << (number * self._size) for number, part in enumerate(parts))

    def over(self, spaces: int) -> int:
        """The standings that cover at least one of these spaces."""
        return sum(stamp.over(spaces) << (number * self._size) for number, stamp in enumerate(self._stamps))

    def covers(self, standings: int) -> int:
        """The spaces that any of these standings covers."""
        parts = self._split(standings)
        out = 0
        for stamp, part in zip(self._stamps, parts, strict=False):
            out |= stamp.covers(part)
        return out

    def standing(self, spaces: int) -> int:
        """The standing that covers exactly these spaces."""
        first = spaces & -spaces
        for number, stamp in enumerate(self._stamps):
            if first & stamp.inside and stamp.covers(first) == spaces:
                return first << (number * self._size)
        raise ValueError(f"no standing covers {', '.join(self.grid.spaces(spaces))}")

    def shift(self, standings: int, direction: Direction) -> int:
        """The standings moved as a whole in a direction; those that would pass a wall or end outside are left out."""
        by = direction[1] * self.grid.width + direction[0]
        parts, out = self._split(standings), 0
        for number, (stamp, gate) in enumerate(zip(self._stamps, self._gates[direction], strict=True)):
            moved = parts[number] & gate
            moved = moved << by if by > 0 else moved >> -by
            out |= (moved & stamp.inside & self._unbroken[number]) << (number * self._size)
        return out

    def beside(self, standings: int, fitting: int) -> int:
        """The standings one move away from a set, among those that fit."""
        out = 0
        for direction in DIRECTIONS if self.is_square else DIAGONALS:
            out |= self.shift(standings, direction)
        if not self.is_square:
            out |= self._followed(*self._split(standings))
        return out & fitting

    def _followed(self, across: int, upright: int) -> int:
        """Standings that keep the square at one end. Those that leave the grid have a first space where none of them fits."""
        width = self.grid.width
        ends = across | across << 1
        to_upright = (ends | ends >> width | upright << width | upright >> width) & self._all
        ends = upright | upright << width
        to_across = (ends | ends >> 1 | across << 1 | across >> 1) & self._all
        return to_across | to_upright << self._size

    def rings(self, start: int, fitting: int, moves: int = FOREVER) -> list[int]:
        """The sets of standings at 0, 1, 2, … moves from a set, among those that fit."""
        left, ring, rings = fitting & ~start, start, [start]
        for _ in range(moves):
            ring = self.beside(ring, left)
            if not ring:
                break
            left ^= ring
            rings.append(ring)
        return rings

    def path(self, rings: list[int], goal: int) -> list[int]:
        """A shortest way to a standing in one of the rings around its start, without the start; empty if it lies in none.

        Ties: the lowest bit, from the goal back.
        """
        moves = next((number for number, ring in enumerate(rings) if ring & goal), 0)
        way = [goal] * moves
        for number in range(moves - 1, 0, -1):
            before = self.beside(way[number], rings[number])
            way[number - 1] = before & -before
        return way
