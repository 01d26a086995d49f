"""Random maps for property tests, and the slow plain way to walk them."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping

from hypothesis import strategies as st

from tenebra.boards import Grid, space_name

Graph = dict[str, list[str]]
"""Space to the spaces one open edge away."""


@st.composite
def grids(draw: st.DrawFn, max_width: int = 7, max_height: int = 6) -> Grid:
    """A grid with rock and walls anywhere; only edges between two spaces are open."""
    width, height = draw(st.integers(1, max_width)), draw(st.integers(1, max_height))
    count = width * height
    masks = st.integers(0, (1 << count) - 1)
    floor = draw(masks) | draw(masks) or 1
    in_last_column = sum(1 << (row * width + width - 1) for row in range(height))
    east = draw(masks) & floor & floor >> 1 & ~in_last_column
    south = draw(masks) & floor & floor >> width
    return Grid(width, height, floor, east, south)


def graph_of(grid: Grid) -> Graph:
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
