"""Areas of two by two spaces on a grid: range counted in areas, and figures that fill one and move from area to area.

A set of areas is an int, one bit an area, in reading order of their first space.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tenebra.boards.eight import Steps
from tenebra.boards.grid import FOREVER, SquareGrid
from tenebra.kernel.errors import BadInput


class Blocks:
    """The areas of a board whose pieces are each cut into blocks of 2×2 from their top left corner."""

    def __init__(self, grid: SquareGrid, pieces: Iterable[int], source: str = "map") -> None:
        self.grid = grid
        found: list[int] = []
        for piece in pieces:
            found += _cut(grid, piece, source)
        self.spaces = tuple(sorted(found, key=lambda area: area & -area))
        """Per area: its four spaces."""
        self._near = tuple(self.over(grid.around(area)) for area in self.spaces)

    def cells(self, areas: int) -> list[int]:
        """The members of a set of areas, in order."""
        return self.grid.cells(areas)

    def over(self, spaces: int) -> int:
        """The areas that hold any of these spaces."""
        return sum(1 << number for number, area in enumerate(self.spaces) if area & spaces)

    def inside(self, spaces: int) -> int:
        """The areas that lie wholly within these spaces."""
        return sum(1 << number for number, area in enumerate(self.spaces) if not area & ~spaces)

    def covers(self, areas: int) -> int:
        """The spaces of a set of areas."""
        out = 0
        for number in self.cells(areas):
            out |= self.spaces[number]
        return out

    def rings(self, start: int, most: int = FOREVER) -> list[int]:
        """The sets of areas at range 0, 1, 2, …: areas that touch, at a corner too and whatever stands between, are 1 apart."""
        seen = ring = start
        rings = [start]
        while len(rings) <= most:
            near = 0
            for number in self.cells(ring):
                near |= self._near[number]
            ring = near & ~seen
            if not ring:
                break
            seen |= ring
            rings.append(ring)
        return rings

    def within(self, start: int, most: int) -> int:
        """The areas at a range of at most this."""
        return sum(self.rings(start, most))

    def beside(self, areas: int, steps: Steps) -> int:
        """The areas joined to a set by an open step between any two of their spaces: where a figure that fills one may go."""
        return self.over(steps.beside(self.covers(areas)))

    def heights(self, levels: Sequence[int]) -> tuple[int, ...]:
        """Per level: the areas that lie flat on it; an area on two levels is on none."""
        return tuple(self.inside(spaces) for spaces in levels)


def _cut(grid: SquareGrid, piece: int, source: str) -> list[int]:
    cells = grid.cells(piece)
    left, top = min(cell % grid.width for cell in cells), cells[0] // grid.width
    areas: dict[tuple[int, int], int] = {}
    for cell in cells:
        at = (cell // grid.width - top) // 2, (cell % grid.width - left) // 2
        areas[at] = areas.get(at, 0) | 1 << cell
    for area in areas.values():
        if area.bit_count() != 4:
            raise BadInput(f"the area at {grid.names[grid.cells(area)[0]]} has {area.bit_count()} spaces, not 4", source=source)
    return list(areas.values())
