"""Where the Darkness may grow (DR-DRK-05 to DR-DRK-12), worked out of the board: tiles turned and laid, small ones, heights.

Squares are told apart by level: one under a bridge and the bridge above it are two. `Layers` hold a set of squares per level.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from tenebra.boards import Grid
from tenebra.boards.eight import widened
from tenebra.boards.shapes import Offset, Stamp, Tile
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
    """How many it takes to come there."""
    spots: tuple[tuple[Spot, int], ...]
    """Where the next may lie, and how many small tiles that takes."""


class Growth:
    """What Darkness lies where, and where it may go on from."""

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

    def beside(self, dark: Layers, rises: Sequence[int]) -> list[int]:
        """Per level the squares connected to Darkness that lies so many levels lower (below 0: higher).

        Orthogonally adjacent with no wall between; of a square under a bridge also the one above it, and the other way round
        (DR-DRK-05, DR-LVL-07).
        """
        ways = self.board.steps.ways
        near = [self.grid.beside(lies, ways) if lies else 0 for lies in dark]
        found: list[int] = []
        for level, cells in enumerate(self.cells):
            out = 0
            for rise in rises if cells else ():
                other = level - rise
                if 0 <= other < len(dark):
                    out |= near[other] | dark[other] if rise else near[other]
            found.append(out & cells)
        return found

    def seeds(self) -> list[int]:
        """Per level the squares one of which a whole tile must cover (DR-DRK-05, DR-DRK-12)."""
        return [near | spawn for near, spawn in zip(self.beside(self.dark, (0, 1, -1)), self._spawns, strict=True)]

    def around(self, target: Spot) -> Iterator[tuple[int, Layers]]:
        """The squares at most 0, 1, 2, … king moves from a target; only its own is at 0 (DR-RUL-79, DR-LVL-09)."""
        yield 0, tuple(target.square if level == target.level else 0 for level in range(len(self.cells)))
        near = target.square
        for distance in range(1, self.grid.width + self.grid.height):
            near = widened(self.grid, near)
            yield distance, (near,) * len(self.cells)

    def whole(self, offsets: Sequence[Offset], target: Spot) -> Whole | None:
        """Where the whole tile may lie; None if nowhere (DR-DRK-09)."""
        stamps = stamps_of(self.grid, tuple(offsets))
        ways = self.board.steps.ways
        found: list[tuple[int, Stamp, int]] = []
        for level, (free, seeds) in enumerate(zip(self.free, self.seeds(), strict=True)):
            if not seeds & free:
                continue
            for stamp, east, south in stamps:
                places = stamp.fits(free) & stamp.over(seeds & free)
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
        """Where the next of some small tiles may lie; None if nowhere (DR-RUB-30). `barred`: no small tile may lie there."""
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
            found = self.beside(rings[number - 1], (0, 1, -1, -CLIMB))
            if number == 1:
                found = [near | spawn for near, spawn in zip(found, self._spawns, strict=True)]
            if number >= CLIMB:
                climbed = self.beside(rings[number - CLIMB], (CLIMB,))
                found = [near | above for near, above in zip(found, climbed, strict=True)]
            rings[number] = tuple([near & free for near, free in zip(found, left, strict=True)])
            left = [free & ~near for near, free in zip(found, left, strict=True)]
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
                # the same steps, the other way round
                layers = self.beside(wanted[step], [-rise for rise in rises])
                wanted[before] = tuple(
                    [have | more & ring for have, more, ring in zip(wanted[before], layers, rings[before], strict=True)]
                )
        first = [near | spawn for near, spawn in zip(self.beside(rings[0], (0, 1, -1, -CLIMB)), self._spawns, strict=True)]
        out = self._spots(wanted[1], first, 1)
        return tuple(out + self._spots(wanted[CLIMB], self.beside(rings[0], (CLIMB,)), CLIMB)) if number >= CLIMB else tuple(out)

    def _spots(self, wanted: Layers, first: Sequence[int], price: int) -> list[tuple[Spot, int]]:
        return [
            (Spot(level, 1 << cell), price)
            for level, (squares, near) in enumerate(zip(wanted, first, strict=True))
            for cell in self.grid.cells(squares & near)
        ]


@lru_cache(maxsize=256)
def stamps_of(grid: Grid, offsets: tuple[Offset, ...]) -> tuple[tuple[Stamp, tuple[int, ...], tuple[int, ...]], ...]:
    """A tile in each turn, and the edges inside it that no wall may close: those to the east, those to the south."""
    out = []
    for stamp in Tile(grid, offsets).stamps:
        cells = set(stamp.offsets)
        east = tuple(y * grid.width + x for x, y in stamp.offsets if (x + 1, y) in cells)
        south = tuple(y * grid.width + x for x, y in stamp.offsets if (x, y + 1) in cells)
        out.append((stamp, east, south))
    return tuple(out)
