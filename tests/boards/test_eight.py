"""Eight neighbours: steps along sides and over corners, reach, rings, paths, range and doors, beside a slow plain model."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tenebra.boards import SquareGrid, parse_drawing
from tenebra.boards.eight import DIRECTIONS, Steps, apart, stands_across, touching, within
from tests.boards.maps import cells_of, distances, eight_of, grids

HALL = parse_drawing("""
+-+-+-+-+
|. . . .|
+ + + + +
|. .|. .|
+ + + + +
|. . . .|
+-+-+-+-+
""").grid


def steps_of(grid: SquareGrid, gaps_close: bool = True) -> Steps:
    return Steps(grid, grid.walls_down, gaps_close=gaps_close)


def near(text: str, space: str, gaps_close: bool = True) -> list[str]:
    grid = parse_drawing(text).grid
    return grid.spaces(steps_of(grid, gaps_close).beside(grid.bit[space]))


def test_in_the_open_there_are_eight_neighbours() -> None:
    assert near("+-+-+-+\n|. . .|\n+     +\n|. . .|\n+     +\n|. . .|\n+-+-+-+", "B2") == [
        "A1",
        "B1",
        "C1",
        "A2",
        "C2",
        "A3",
        "B3",
        "C3",
    ]


def test_a_corner_is_passed_while_one_way_round_it_is_open() -> None:
    assert near("+-+-+\n|.|.|\n+ + +\n|. .|\n+-+-+", "A1") == ["A2", "B2"]
    assert near("+-+-+\n|. #|\n+ + +\n|. .|\n+-+-+", "A1") == ["A2", "B2"]


def test_a_wall_straight_through_a_corner_stops_the_step() -> None:
    assert near("+-+-+\n|.|.|\n+ + +\n|.|.|\n+-+-+", "A1") == ["A2"]
    assert near("+-+-+\n|.|.|\n+ +-+\n|. .|\n+-+-+", "B1") == []
    assert near("+-+-+\n|.|.|\n+-+ +\n|. .|\n+-+-+", "A1") == []


def test_whether_two_gaps_close_a_corner_is_the_games_choice() -> None:
    only_corners = "+-+-+\n|. #|\n+ + +\n|# .|\n+-+-+"
    assert near(only_corners, "A1", gaps_close=True) == []
    assert near(only_corners, "A1", gaps_close=False) == ["B2"]
    walled = "+-+-+\n|.|.|\n+ + +\n|.|.|\n+-+-+"
    assert near(walled, "A1", gaps_close=False) == ["A2"]


def test_what_stands_in_spaces_never_closes_a_corner() -> None:
    grid = parse_drawing("+-+-+\n|. .|\n+ + +\n|. .|\n+-+-+").grid
    free = grid.floor & ~grid.set_of(["B1", "A2"])
    assert steps_of(grid).path("A1", "B2", free) == ["B2"]


@given(grids(), st.booleans())
def test_steps_agree_with_the_plain_model(grid: SquareGrid, gaps_close: bool) -> None:
    steps, graph = steps_of(grid, gaps_close), eight_of(grid, gaps_close)
    for space, others in graph.items():
        assert grid.spaces(steps.beside(grid.bit[space])) == others
        assert all(space in graph[other] for other in others)
        assert grid.spaces(sum(steps.shift(grid.bit[space], direction) for direction in DIRECTIONS)) == others
        leaving = [direction for direction in DIRECTIONS if steps.open_towards(direction) & grid.bit[space]]
        assert len(leaving) == len(others)


@given(st.data(), grids())
@settings(max_examples=60)
def test_reach_rings_and_paths_agree_with_the_plain_model(data: st.DataObject, grid: SquareGrid) -> None:
    steps, graph, spaces = steps_of(grid), eight_of(grid), grid.spaces(grid.floor)
    start = data.draw(st.sampled_from(spaces))
    through = data.draw(st.sets(st.sampled_from(spaces)))
    known = distances(graph, [start], through)
    rings = steps.rings(grid.bit[start], grid.set_of(through))
    assert {space: n for n, ring in enumerate(rings) for space in grid.spaces(ring)} == known
    most = data.draw(st.integers(0, 6))
    reached = steps.reach(grid.bit[start], most, grid.set_of(through))
    assert set(grid.spaces(reached)) == {space for space, n in known.items() if n <= most}
    for goal in spaces:
        path = steps.path(start, goal, grid.set_of(through))
        assert len(path) == known.get(goal, 0)
        assert all(there in graph[here] for here, there in zip([start, *path], path, strict=False))
        to_goal = distances(graph, [start], {*through, goal}).get(goal)
        assert steps.distance(grid.bit[start], grid.bit[goal], grid.set_of(through)) == to_goal


def test_among_equal_paths_sides_come_before_corners_then_reading_order() -> None:
    assert steps_of(HALL).path("A2", "C3", HALL.floor) == ["B3", "C3"]
    assert steps_of(HALL).path("A2", "C2", HALL.floor) == ["B1", "C2"]


@given(st.data(), grids())
def test_range_counts_spaces_whatever_lies_between(data: st.DataObject, grid: SquareGrid) -> None:
    spaces = st.sets(st.sampled_from(grid.spaces(grid.floor)), min_size=1, max_size=4)
    one, other = grid.set_of(data.draw(spaces)), grid.set_of(data.draw(spaces))
    pairs = [(a, b) for a in cells_of(grid, one) for b in cells_of(grid, other)]
    count = min(max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a, b in pairs)
    assert apart(grid, one, other) == count
    assert within(grid, one, count) & other
    assert not count or not within(grid, one, count - 1) & other


def test_range_does_not_come_back_round_the_edge_of_the_board() -> None:
    grid = parse_drawing("+-+-+-+-+-+-+-+\n|. . . . . . .|\n+ + + + + + + +\n|. . . . . . .|\n+-+-+-+-+-+-+-+").grid
    assert grid.spaces(grid.floor & ~within(grid, grid.bit["A1"], 5)) == ["G1", "G2"]
    assert grid.spaces(grid.floor & ~within(grid, grid.bit["G2"], 5)) == ["A1", "A2"]


def test_a_ray_goes_straight_on_until_a_step_is_closed() -> None:
    steps = steps_of(HALL)
    assert [HALL.spaces(space) for space in steps.ray(HALL.bit["A1"], (1, 1))] == [["B2"], ["C3"]]
    assert [HALL.spaces(space) for space in steps.ray(HALL.bit["A2"], (1, 0))] == [["B2"]]
    assert [HALL.spaces(space) for space in steps.ray(HALL.bit["D3"], (0, -1), 1)] == [["D2"]]


def test_one_stands_at_a_door_where_a_space_touches_its_line() -> None:
    assert HALL.spaces(touching(HALL, ["B2-C2"])) == ["B1", "C1", "B2", "C2", "B3", "C3"]
    assert HALL.spaces(touching(HALL, ["B2-C2", "B3-C3"])) == ["B1", "C1", "B2", "C2", "B3", "C3"]
    assert HALL.spaces(touching(HALL, ["A1-A2"])) == ["A1", "B1", "A2", "B2"]
    assert HALL.spaces(touching(HALL, ["B1-B2", "C1-C2"])) == ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2"]


def test_who_stands_on_both_sides_of_a_door_stands_across_it() -> None:
    assert stands_across(HALL, HALL.set_of(["B3", "C3"]), ["B2-C2", "B3-C3"])
    assert not stands_across(HALL, HALL.set_of(["B2", "B3"]), ["B2-C2", "B3-C3"])
