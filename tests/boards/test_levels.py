"""Ways at a cost, heights and bridges: beside Dijkstra's way of doing it, and in the cases games ask for."""

from __future__ import annotations

import heapq

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenebra.boards import SquareGrid, parse_drawing
from tenebra.boards.eight import Steps
from tenebra.boards.levels import Levels, climbing
from tenebra.boards.spread import Walk
from tests.boards.maps import eight_of, grids

ROW = parse_drawing("+-+-+-+-+\n|. . . .|\n+-+-+-+-+").grid


def price(rise: int) -> int:
    return 2 if rise == 2 else 1


def walk_on(grid: SquareGrid, levels: Levels) -> Walk:
    return climbing(levels.top, Steps(grid, grid.walls_down, gaps_close=True).beside, price)


@given(st.data(), grids())
@settings(max_examples=60)
def test_the_cheapest_ways_are_those_dijkstra_finds(data: st.DataObject, grid: SquareGrid) -> None:
    graph, spaces = eight_of(grid), grid.spaces(grid.floor)
    height = {space: data.draw(st.integers(0, 2)) for space in spaces}
    levels = Levels([grid.set_of(space for space in spaces if height[space] == level) for level in range(3)])
    costs = data.draw(st.fixed_dictionaries({rise: st.sampled_from([None, 1, 2, 4]) for rise in range(-2, 3)}))
    start = data.draw(st.sampled_from(spaces))
    found: dict[str, int] = {}
    queue = [(0, start)]
    while queue:
        cost, here = heapq.heappop(queue)
        if here not in found:
            found[here] = cost
            steps = [(costs[height[to] - height[here]], to) for to in graph[here]]
            for step, to in steps:
                if step is not None:
                    heapq.heappush(queue, (cost + step, to))
    walk = climbing(levels.top, Steps(grid, grid.walls_down, gaps_close=True).beside, costs.__getitem__)
    rings = walk.rings(grid.bit[start], grid.floor)
    assert {space: cost for cost, ring in enumerate(rings) for space in grid.spaces(ring)} == found
    assert rings[-1]
    most = data.draw(st.integers(0, 8))
    assert set(grid.spaces(walk.reach(grid.bit[start], grid.floor, most))) == {s for s, cost in found.items() if cost <= most}
    for goal in spaces:
        path = [grid.spaces(place)[0] for place in walk.path(rings, grid.bit[goal])]
        assert walk.cost(grid.bit[start], grid.bit[goal], grid.floor) == found.get(goal)
        assert (path[-1] if path else start) == goal or goal not in found
        steps_paid = [costs[height[to] - height[here]] or 0 for here, to in zip([start, *path], path, strict=False)]
        assert sum(steps_paid) == found.get(goal, 0)


def test_two_levels_up_cost_more_and_down_no_more() -> None:
    levels = Levels([ROW.set_of(["A1", "D1"]), ROW.bit["C1"], ROW.bit["B1"]])
    walk = walk_on(ROW, levels)
    assert walk.cost(ROW.bit["A1"], ROW.bit["B1"], ROW.floor) == 2
    assert walk.cost(ROW.bit["B1"], ROW.bit["A1"], ROW.floor) == 1
    assert [ROW.spaces(ring) for ring in walk.rings(ROW.bit["A1"], ROW.floor)] == [["A1"], [], ["B1"], ["C1"], ["D1"]]
    assert [levels.rise(ROW.bit["B1"], ROW.bit[other]) for other in ("A1", "B1", "C1", "D1")] == [-2, 0, -1, -2]


def test_the_first_in_order_wins_among_equally_cheap_ways() -> None:
    grid = parse_drawing("+-+-+-+\n|. . .|\n+ + + +\n|. . .|\n+-+-+-+").grid
    walk = walk_on(grid, Levels([grid.floor]))
    rings = walk.rings(grid.bit["A2"], grid.floor)
    assert [grid.spaces(place) for place in walk.path(rings, grid.bit["C2"])] == [["B1"], ["C2"]]
    assert walk.path(rings, grid.bit["A2"]) == []


def test_one_stands_on_a_bridge_and_the_ground_under_it_stays() -> None:
    levels = Levels([ROW.set_of(["B1", "C1", "D1"]), ROW.bit["A1"], 0], [0, ROW.set_of(["B1", "C1"])])
    assert [ROW.spaces(level) for level in levels.top] == [["D1"], ["A1", "B1", "C1"], []]
    assert [ROW.spaces(level) for level in levels.ground] == [["B1", "C1", "D1"], ["A1"], []]
    assert ROW.spaces(levels.spanned) == ["B1", "C1"]
    assert levels.level_of(ROW.bit["B1"]) == 1


def test_a_walk_may_cost_by_the_space_that_is_left() -> None:
    pit, beside = ROW.set_of(["B1", "C1"]), Steps(ROW, ROW.walls_down, gaps_close=True).beside

    def step(spaces: int) -> list[tuple[int, int]]:
        return [(1, beside(spaces & ~pit) | beside(spaces & pit) & pit), (2, beside(spaces & pit) & ~pit)]

    def back(spaces: int) -> list[tuple[int, int]]:
        return [(1, beside(spaces) & ~pit | beside(spaces & pit) & pit), (2, beside(spaces & ~pit) & pit)]

    walk = Walk(step, back)
    assert walk.cost(ROW.bit["A1"], ROW.bit["D1"], ROW.floor) == 4
    rings = walk.rings(ROW.bit["A1"], ROW.floor)
    assert [ROW.spaces(place)[0] for place in walk.path(rings, ROW.bit["D1"])] == ["B1", "C1", "D1"]


def test_a_step_for_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="1 or more"):
        climbing([ROW.floor], ROW.around, lambda _: 0).rings(ROW.bit["A1"], ROW.floor)
