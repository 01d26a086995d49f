"""The growth of the Darkness (DR-DRK-05 to DR-DRK-12), worked out of the board: tiles turned and laid, small ones, heights.

Squares are told apart by level: one under a bridge and the bridge above it are two. `Layers` hold a set of squares per level.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from tenebra.boards import SquareGrid
from tenebra.boards.eight import widened
from tenebra.boards.shapes import Offset, Stamp, TileShape
from tenebra.games.drunagor.rules.space import Board

Layers = tuple[int, ...]
"""Per level: a set of squares."""
SMALL_TILES = 3
"""Into which a tile breaks (DR-DRK-09)."""
CLIMB = 2
"""Small tiles for a square two levels higher: one of them is used up (DR-DRK-12)."""


class Spot(NamedTuple):
    """A square on a level."""

    level: int
    square: int


class Placement(NamedTuple):
    """A whole tile flat on one level (DR-RUL-82)."""

    level: int
    squares: int


class Whole(NamedTuple):
    """The whole tile's legal placements: those at the least distance to the target (DR-DRK-07, DR-RUL-79)."""

    distance: int
    placements: tuple[Placement, ...]
    farther: int = 0
    """The squares of a placement that is not near enough; 0 if there is none."""


class Small(NamedTuple):
    """The next small tile: the squares from which as many as are left come nearest to the target."""

    distance: int
    """Of the last one of them."""
    tiles: int
    """The number of tiles it takes to come there."""
    spots: tuple[tuple[Spot, int], ...]
    """The spots where the next may lie, and how many small tiles that takes."""


class Growth:
    """The Darkness on the board, and where it may go on from."""

    def __init__(self, board: Board, dark: Layers, spawn: int, covered: int = 0) -> None:
        """`dark`: tiles and printed Darkness; `spawn`: the Spawn Points; `covered`: printed Darkness under a bridge, where no
        tile may lie and from which none goes on (DR-LVL-10, DR-RUL-81).
        """
        self.board, self.grid = board, board.grid
        levels, floor = board.levels, board.floor
        spans = [top & levels.spanned for top in levels.top]
        self.cells: Layers = tuple((ground & ~covered | span) & floor for ground, span in zip(levels.ground, spans, strict=True))
        self.free: Layers = tuple(cells & ~lies for cells, lies in zip(self.cells, dark, strict=True))
        self.dark, self.spawn = dark, spawn
        self._spawns: Layers = tuple(spawn & top & ~levels.spanned for top in levels.top)

    def beside(self, level: int, dark: Layers, rises: Sequence[int]) -> int:
        """The squares of a level connected to Darkness that lies so many levels lower (below 0: higher).

        Orthogonally adjacent with no wall between; of a square under a bridge also the one above it, and the other way round
        (DR-DRK-05, DR-LVL-07).
        """
        ways, out = self.board.steps.ways, 0
        for rise in rises:
            other = level - rise
            if 0 <= other < len(dark) and dark[other]:
                out |= self.grid.beside(dark[other], ways)
                if rise:
                    out |= dark[other]
        return out & self.cells[level]

    def seeds(self, level: int) -> int:
        """The squares of a level one of which a whole tile must cover (DR-DRK-05, DR-DRK-12)."""
        return self.beside(level, self.dark, (0, 1, -1)) | self._spawns[level]

    def around(self, target: Spot) -> Iterator[tuple[int, Layers]]:
        """The squares at most 0, 1, 2, … king moves from a target; only its own is at 0 (DR-RUL-79, DR-LVL-09)."""
        yield 0, tuple([target.square if level == target.level else 0 for level in range(len(self.cells))])
        near = target.square
        for distance in range(1, self.grid.width + self.grid.height):
            near = widened(self.grid, near)
            yield distance, (near,) * len(self.cells)

    def distance(self, target: Spot, place: Placement) -> int:
        """The number of king moves from a tile's end to a target; 0: it has reached it."""
        return next(distance for distance, near in self.around(target) if near[place.level] & place.squares)

    def whole(self, offsets: Sequence[Offset], target: Spot) -> Whole | None:
        """The places for the whole tile; None if there is none (DR-DRK-09)."""
        stamps = stamps_of(self.grid, tuple(offsets))
        ways = self.board.steps.ways
        found: list[tuple[int, Stamp, int]] = []
        for level, free in enumerate(self.free):
            if not free or not (seeds := self.seeds(level) & free):
                continue
            for stamp, east, south in stamps:
                places = stamp.fits(free) & stamp.over(seeds)
                for by in east:
                    places &= ways.east >> by
                for by in south:
                    places &= ways.south >> by
                if places:
                    found.append((level, stamp, places))
        if not found:
            return None
        for distance, near in self.around(target):
            best = [(level, stamp, places & stamp.over(near[level])) for level, stamp, places in found]
            if any(places for _, _, places in best):
                placements = tuple(
                    Placement(level, stamp.covers(1 << cell)) for level, stamp, places in best for cell in self.grid.cells(places)
                )
                farther = [
                    stamp.covers(rest & -rest)
                    for (_, stamp, places), (_, _, kept) in zip(found, best, strict=True)
                    if (rest := places & ~kept)
                ]
                return Whole(distance, placements, farther[0] if farther else 0)
        raise ValueError("the target is not on the board")

    def small(self, target: Spot, tiles: int, barred: int = 0) -> Small | None:
        """Places for the next of some small tiles; None if there is none (DR-RUB-30). `barred`: no small tile may lie there."""
        rings = self._reach(tiles, barred)
        if not any(any(layer) for layer in rings[1:]):
            return None
        for distance, near in self.around(target):
            for number, layers in enumerate(rings[1:], 1):
                goal = tuple(layer & close for layer, close in zip(layers, near, strict=True))
                if any(goal):
                    return Small(distance, number, self._first(goal, number, rings))
        raise ValueError("the target is not on the board")

    def _reach(self, tiles: int, barred: int) -> list[Layers]:
        """The squares that the first, second, … small tile can cover; at 0 the Darkness that lies."""
        rings: list[Layers] = [self.dark, *[(0,) * len(self.dark) for _ in range(tiles)]]
        left = [free & ~barred for free in self.free]
        for number in range(1, tiles + 1):
            ring: list[int] = []
            for level in range(len(left)):
                found = self.beside(level, rings[number - 1], (0, 1, -1, -CLIMB))
                if number == 1:
                    found |= self._spawns[level]
                if number >= CLIMB:
                    found |= self.beside(level, rings[number - CLIMB], (CLIMB,))
                ring.append(found & left[level])
                left[level] &= ~found
            rings[number] = tuple(ring)
        return rings

    def _first(self, goal: Layers, number: int, rings: list[Layers]) -> tuple[tuple[Spot, int], ...]:
        """The squares of the first small tile on any way of so many tiles to some squares, and what each takes."""
        wanted: list[Layers] = [(0,) * len(goal) for _ in range(number + 1)]
        wanted[number] = goal
        for step in range(number, 1, -1):
            for price, rises in ((1, (0, 1, -1, -CLIMB)), (CLIMB, (CLIMB,))):
                before = step - price
                if before < 1:
                    continue
                layers = tuple(
                    # the same steps, the other way round
                    self.beside(level, wanted[step], tuple(-rise for rise in rises)) & rings[before][level]
                    for level in range(len(goal))
                )
                wanted[before] = tuple(have | more for have, more in zip(wanted[before], layers, strict=True))
        out: list[tuple[Spot, int]] = []
        for price in (1, CLIMB):
            if price > number:
                break
            for level, squares in enumerate(wanted[price]):
                first = self.beside(level, rings[0], (0, 1, -1, -CLIMB)) | self._spawns[level] if price == 1 else None
                if first is None:
                    first = self.beside(level, rings[0], (CLIMB,))
                out += [(Spot(level, 1 << cell), price) for cell in self.grid.cells(squares & first)]
        return tuple(out)


@lru_cache(maxsize=256)
def stamps_of(grid: SquareGrid, offsets: tuple[Offset, ...]) -> tuple[tuple[Stamp, tuple[int, ...], tuple[int, ...]], ...]:
    """A tile in each turn, and the edges inside it that no wall may close: those to the east, those to the south."""
    out = []
    for stamp in TileShape(grid, offsets).stamps:
        cells = set(stamp.offsets)
        east = tuple(y * grid.width + x for x, y in stamp.offsets if (x + 1, y) in cells)
        south = tuple(y * grid.width + x for x, y in stamp.offsets if (x, y + 1) in cells)
        out.append((stamp, east, south))
    return tuple(out)
