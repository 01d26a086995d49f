"""Random maps for property tests, and the slow plain way to walk them."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping

from hypothesis import strategies as st

from tenebra.boards import SquareGrid, space_name

Graph = dict[str, list[str]]
"""Space to the spaces one open edge away."""
Cell = tuple[int, int]
"""Column and row."""


@st.composite
def grids(draw: st.DrawFn, max_width: int = 7, max_height: int = 6, few_walls: bool = False) -> SquareGrid:
    """A grid with rock and walls anywhere; only edges between two spaces are open."""
    width, height = draw(st.integers(1, max_width)), draw(st.integers(1, max_height))
    count = width * height
    masks = st.integers(0, (1 << count) - 1)
    if few_walls:
        masks = st.lists(st.integers(0, count - 1), max_size=3).map(lambda out: (1 << count) - 1 & ~sum(1 << i for i in set(out)))
    floor = draw(masks) | draw(masks) or 1
    in_last_column = sum(1 << (row * width + width - 1) for row in range(height))
    east = draw(masks) & floor & floor >> 1 & ~in_last_column
    south = draw(masks) & floor & floor >> width
    return SquareGrid(width, height, floor, east, south)


def graph_of(grid: SquareGrid) -> Graph:
    """The same grid without bits: names and lists of neighbours, in reading order."""
    floor = {(i % grid.width, i // grid.width) for i in range(grid.width * grid.height) if grid.floor >> i & 1}
    east, south = grid.walls_down

    def is_open(mask: int, column: int, row: int) -> bool:
        return bool(mask >> (row * grid.width + column) & 1)

    graph: Graph = {}
    for column, row in sorted(floor, key=lambda at: (at[1], at[0])):
        ways = (
            ((column, row - 1), is_open(south, column, row - 1) if row else False),
            ((column - 1, row), is_open(east, column - 1, row) if column else False),
            ((column + 1, row), is_open(east, column, row)),
            ((column, row + 1), is_open(south, column, row)),
        )
        graph[space_name(column, row)] = [space_name(*to) for to, open_ in ways if open_ and to in floor]
    return graph


def distances(graph: Mapping[str, Collection[str]], starts: Collection[str], through: Collection[str]) -> dict[str, int]:
    """Breadth first: steps from the starts to every space that can be reached through the given ones."""
    found = dict.fromkeys(starts, 0)
    queue = deque(starts)
    while queue:
        here = queue.popleft()
        for to in graph[here]:
            if to in through and to not in found:
                found[to] = found[here] + 1
                queue.append(to)
    return found


def is_open(grid: SquareGrid, one: Cell, other: Cell) -> bool:
    """The edge between two neighbours along a side is open; beyond the board nothing is."""
    (column, row), (_, to_row) = sorted((one, other))
    inside = all(0 <= x < grid.width and 0 <= y < grid.height for x, y in (one, other))
    mask = grid.walls_down[0 if row == to_row else 1]
    return inside and bool(mask >> (row * grid.width + column) & 1)


def cells_of(grid: SquareGrid, spaces: int) -> list[Cell]:
    """Column and row of a set's members, in reading order."""
    return [(i % grid.width, i // grid.width) for i in range(grid.width * grid.height) if spaces >> i & 1]


def is_corner_open(grid: SquareGrid, one: Cell, other: Cell, gaps_close: bool = True) -> bool:
    """One of the two ways round the corner between two diagonal neighbours is open."""
    floor = cells_of(grid, grid.floor)

    def is_shut(here: Cell, there: Cell) -> bool:
        return not is_open(grid, here, there) and (gaps_close or (here in floor and there in floor))

    turns = ((one[0], other[1]), (other[0], one[1]))
    return any(not is_shut(one, turn) and not is_shut(turn, other) for turn in turns)


def eight_of(grid: SquareGrid, gaps_close: bool = True) -> Graph:
    """The grid with eight neighbours: names and lists of them, in reading order."""
    floor = cells_of(grid, grid.floor)
    graph: Graph = {}
    for column, row in floor:
        near = [(column + x, row + y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x or y) and (column + x, row + y) in floor]
        graph[space_name(column, row)] = [
            space_name(*to)
            for to in near
            if (
                is_open(grid, (column, row), to)
                if column == to[0] or row == to[1]
                else is_corner_open(grid, (column, row), to, gaps_close)
            )
        ]
    return graph
