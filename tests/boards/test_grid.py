"""Grids: names, edges, rooms, reach, rings and paths, looked at by hand and beside a slow plain model."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenebra.boards import Passages, SquareGrid, Table, edge_name, parse_drawing, space_name
from tests.boards.maps import distances, graph_of, grids

# A1 and B1 are a closed cell; a door (C1-C2) would join the corridor above and the hall below.
HOUSE = parse_drawing("""
+-+-+-+-+
|. .|. .|
+-+-+D+-+
|. . . #|
+   +   +
|. .|. .|
+-+-+-+-+
""").grid

OPEN = parse_drawing("""
+-+-+-+
|. . .|
+     +
|. . .|
+     +
|. . .|
+-+-+-+
""").grid


def at(name: str) -> tuple[int, int]:
    """Column and row, read the plain way."""
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = 26 * column + ord(letter) - 64
    return column - 1, int(name[len(letters) :]) - 1


@pytest.mark.parametrize(
    ("column", "row", "name"),
    [
        (0, 0, "A1"),
        (25, 8, "Z9"),
        (26, 0, "AA1"),
        (51, 9, "AZ10"),
        (52, 0, "BA1"),
        (701, 0, "ZZ1"),
        (702, 11, "AAA12"),
    ],
)
def test_after_column_z_comes_aa(column: int, row: int, name: str) -> None:
    assert space_name(column, row) == name


@given(st.integers(0, 20_000), st.integers(0, 500))
def test_a_name_can_be_read_back(column: int, row: int) -> None:
    assert at(space_name(column, row)) == (column, row)


def test_a_wide_grid_names_its_spaces_beyond_z() -> None:
    wide = SquareGrid(28, 1, (1 << 28) - 1, (1 << 27) - 1, 0)
    assert wide.names[24:] == ("Y1", "Z1", "AA1", "AB1")
    assert "Z1-AA1" in wide.edges
    assert wide.path("Y1", "AB1", wide.floor, wide.walls_down) == ["Z1", "AA1", "AB1"]


def test_an_edge_names_the_western_or_northern_space_first() -> None:
    assert edge_name("A1", "B1") == "A1-B1"
    assert HOUSE.edges["A1-B1"] == ("A1", "B1", Passages(HOUSE.bit["A1"], 0))
    assert HOUSE.edges["C1-C2"] == ("C1", "C2", Passages(0, HOUSE.bit["C1"]))
    assert "B1-A1" not in HOUSE.edges


def test_edges_join_spaces_only_and_never_wrap_around_the_border() -> None:
    assert "C2-D2" not in HOUSE.edges  # D2 is rock
    assert "D1-D2" not in HOUSE.edges
    assert "D1-A2" not in HOUSE.edges
    assert list(HOUSE.edges) == [
        *("A1-B1", "A1-A2", "B1-C1", "B1-B2", "C1-D1", "C1-C2"),
        *("A2-B2", "A2-A3", "B2-C2", "B2-B3", "C2-C3", "A3-B3", "B3-C3", "C3-D3"),
    ]


def test_walls_separate_rooms_and_rooms_come_in_reading_order() -> None:
    assert [HOUSE.spaces(room) for room in HOUSE.rooms()] == [
        ["A1", "B1"],
        ["C1", "D1"],
        ["A2", "B2", "C2", "A3", "B3", "C3", "D3"],
    ]


def test_an_open_door_adds_its_edge_and_nothing_else() -> None:
    ways = HOUSE.with_open(["C1-C2"])
    assert ways.east == HOUSE.walls_down.east
    assert ways.south == HOUSE.walls_down.south | HOUSE.bit["C1"]
    assert HOUSE.path("D1", "C3", HOUSE.floor, HOUSE.walls_down) == []
    assert HOUSE.path("D1", "C3", HOUSE.floor, ways) == ["C1", "C2", "C3"]
    assert HOUSE.with_open([]) == HOUSE.walls_down


def test_opening_an_edge_that_is_none_is_an_error() -> None:
    with pytest.raises(KeyError):
        HOUSE.with_open(["C2-D2"])


def test_spaces_beside_are_those_across_an_open_edge() -> None:
    assert HOUSE.spaces(HOUSE.beside(HOUSE.bit["B2"], HOUSE.walls_down)) == ["A2", "C2", "B3"]
    assert HOUSE.spaces(HOUSE.beside(HOUSE.set_of(["A1", "D3"]), HOUSE.walls_down)) == ["B1", "C3"]


@pytest.mark.parametrize(
    ("space", "around", "corners"),
    [
        ("A1", ["A1", "B1", "A2", "B2"], ["B2"]),
        ("C1", ["B1", "C1", "B2", "C2"], ["B2"]),
        ("C2", ["B1", "C1", "B2", "C2", "B3", "C3"], ["B1", "B3"]),
        ("A3", ["A2", "B2", "A3", "B3"], ["B2"]),
        ("C3", ["B2", "C2", "B3", "C3"], ["B2"]),
        ("B2", ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"], ["A1", "C1", "A3", "C3"]),
    ],
)
def test_the_border_ends_the_spaces_around(space: str, around: list[str], corners: list[str]) -> None:
    assert OPEN.spaces(OPEN.around(OPEN.bit[space])) == around
    assert OPEN.spaces(OPEN.corners(OPEN.bit[space])) == corners


def test_walls_do_not_matter_for_the_spaces_around_but_rock_is_none() -> None:
    assert HOUSE.spaces(HOUSE.around(HOUSE.bit["C1"])) == ["B1", "C1", "D1", "B2", "C2"]
    assert HOUSE.spaces(HOUSE.corners(HOUSE.bit["C1"])) == ["B2"]


def test_reach_counts_steps_and_stops_at_what_is_in_the_way() -> None:
    ways, start = OPEN.walls_down, OPEN.bit["A1"]
    assert OPEN.reach(start, 0, OPEN.floor, ways) == start
    assert OPEN.spaces(OPEN.reach(start, 2, OPEN.floor, ways)) == ["A1", "B1", "C1", "A2", "B2", "A3"]
    free = OPEN.floor & ~OPEN.set_of(["B1", "B2"])
    assert OPEN.spaces(OPEN.reach(start, 3, free, ways)) == ["A1", "A2", "A3", "B3"]


def test_a_start_need_not_be_free_itself() -> None:
    free = OPEN.floor & ~OPEN.bit["A1"]
    assert OPEN.path("A1", "B1", free, OPEN.walls_down) == ["B1"]


def test_rings_are_the_distances() -> None:
    rings = OPEN.rings(OPEN.bit["A1"], OPEN.floor, OPEN.walls_down)
    assert [OPEN.spaces(ring) for ring in rings] == [["A1"], ["B1", "A2"], ["C1", "B2", "A3"], ["C2", "B3"], ["C3"]]
    assert OPEN.rings(OPEN.bit["A1"], OPEN.floor, OPEN.walls_down, steps=2) == rings[:3]
    assert OPEN.rings(OPEN.bit["A1"], OPEN.floor, OPEN.walls_down, steps=0) == rings[:1]


def test_of_equal_paths_the_one_is_taken_whose_last_spaces_come_first_in_reading_order() -> None:
    assert OPEN.path("A1", "C3", OPEN.floor, OPEN.walls_down) == ["B1", "C1", "C2", "C3"]
    assert OPEN.path("C3", "A1", OPEN.floor, OPEN.walls_down) == ["C2", "C1", "B1", "A1"]


def test_a_path_goes_round_what_is_in_the_way_or_does_not_go() -> None:
    free = OPEN.floor & ~OPEN.set_of(["B1", "B2"])
    assert OPEN.path("A1", "C1", free, OPEN.walls_down) == ["A2", "A3", "B3", "C3", "C2", "C1"]
    assert OPEN.path("A1", "C1", free, OPEN.walls_down, steps=5) == []
    assert OPEN.path("A1", "C1", free & ~OPEN.bit["B3"], OPEN.walls_down) == []
    assert OPEN.path("A1", "A1", OPEN.floor, OPEN.walls_down) == []


def test_distance_may_end_on_a_space_nobody_can_walk_through() -> None:
    free = OPEN.floor & ~OPEN.bit["C1"]
    assert OPEN.distance(OPEN.bit["A1"], OPEN.bit["C1"], free, OPEN.walls_down) == 2
    assert OPEN.distance(OPEN.bit["A1"], OPEN.set_of(["A1", "C3"]), free, OPEN.walls_down) == 0
    assert HOUSE.distance(HOUSE.bit["A1"], HOUSE.bit["A2"], HOUSE.floor, HOUSE.walls_down) is None


def test_a_table_gives_the_things_of_a_set_in_order() -> None:
    table = Table([f"thing {i}" for i in range(40)])
    assert table.of(0) == []
    assert table.of(1 << 39 | 1 << 16 | 1 << 15 | 1) == ["thing 0", "thing 15", "thing 16", "thing 39"]


def test_what_a_table_gave_may_be_changed_without_harm() -> None:
    table = Table("abc")
    table.of(0b101).append("z")
    table.of(0).append("z")
    assert (table.of(0b101), table.of(0)) == (["a", "c"], [])


@given(st.integers(1, 70).flatmap(lambda n: st.tuples(st.just(n), st.lists(st.integers(0, (1 << n) - 1), max_size=5))))
def test_a_table_agrees_with_looking_at_every_bit(case: tuple[int, list[int]]) -> None:
    size, sets = case
    table = Table(range(size))
    for spaces in sets + sets:
        assert table.of(spaces) == [i for i in range(size) if spaces >> i & 1]


@given(grids())
def test_sets_and_names_agree(grid: SquareGrid) -> None:
    names = [name for i, name in enumerate(grid.names) if grid.floor >> i & 1]
    assert grid.spaces(grid.floor) == names == [grid.names[i] for i in grid.cells(grid.floor)]
    assert grid.set_of(names) == grid.floor


@given(grids())
def test_rooms_are_what_can_be_walked_to(grid: SquareGrid) -> None:
    graph = graph_of(grid)
    rooms = [set(grid.spaces(room)) for room in grid.rooms()]
    assert sum(len(room) for room in rooms) == len(graph)
    for room in rooms:
        assert all(set(distances(graph, [space], graph)) == room for space in room)
    firsts = [grid.cells(room)[0] for room in grid.rooms()]
    assert firsts == sorted(firsts)


@given(grids(), st.data())
def test_reach_rings_and_distance_agree_with_a_plain_search(grid: SquareGrid, data: st.DataObject) -> None:
    graph = graph_of(grid)
    starts = data.draw(st.lists(st.sampled_from(list(graph)), min_size=1, max_size=3, unique=True))
    free = data.draw(st.sets(st.sampled_from(list(graph))))
    steps = data.draw(st.integers(0, 8))
    ways, start, through = grid.walls_down, grid.set_of(starts), grid.set_of(free)
    far = distances(graph, starts, free)
    assert set(grid.spaces(grid.reach(start, steps, through, ways))) == {space for space, n in far.items() if n <= steps}
    rings = grid.rings(start, through, ways)
    assert {space: n for n, ring in enumerate(rings) for space in grid.spaces(ring)} == far
    assert grid.rings(start, through, ways, steps) == rings[: steps + 1]
    goals = data.draw(st.lists(st.sampled_from(list(graph)), min_size=1, max_size=3))
    far = distances(graph, starts, free | set(goals))
    assert grid.distance(start, grid.set_of(goals), through, ways) == min((far[g] for g in goals if g in far), default=None)


@given(grids(), st.data())
def test_a_path_is_a_shortest_way_and_always_the_same_one(grid: SquareGrid, data: st.DataObject) -> None:
    graph = graph_of(grid)
    start, goal = (data.draw(st.sampled_from(list(graph))) for _ in range(2))
    free = data.draw(st.sets(st.sampled_from(list(graph))))
    path = grid.path(start, goal, grid.set_of(free), grid.walls_down)
    far = distances(graph, [start], free)
    assert len(path) == far.get(goal, 0)
    if not path:
        return
    expected = [goal]
    while far[expected[0]] > 1:  # graph lists neighbours in reading order: the first one nearer to the start
        expected.insert(0, next(to for to in graph[expected[0]] if far.get(to) == far[expected[0]] - 1))
    assert path == expected
    assert path[0] in graph[start]


@given(grids(), st.data())
def test_neighbours_agree_with_counting_columns_and_rows(grid: SquareGrid, data: st.DataObject) -> None:
    graph = graph_of(grid)
    chosen = data.draw(st.lists(st.sampled_from(list(graph)), min_size=1, max_size=3, unique=True))

    def gaps(space: str) -> list[tuple[int, int]]:
        (x, y) = at(space)
        return [(abs(x - at(other)[0]), abs(y - at(other)[1])) for other in chosen]

    spaces = grid.set_of(chosen)
    assert grid.spaces(grid.around(spaces)) == [s for s in graph if any(max(gap) <= 1 for gap in gaps(s))]
    assert grid.spaces(grid.corners(spaces)) == [s for s in graph if (1, 1) in gaps(s)]
    assert set(grid.spaces(grid.beside(spaces, grid.walls_down))) == {to for space in chosen for to in graph[space]}


@given(grids(), st.data())
def test_edges_are_the_neighbours_and_opening_all_leaves_no_wall(grid: SquareGrid, data: st.DataObject) -> None:
    graph = graph_of(grid)
    pairs = {(a, b) for a in graph for b in graph if (at(b)[0] - at(a)[0], at(b)[1] - at(a)[1]) in ((1, 0), (0, 1))}
    assert {edge[:2] for edge in grid.edges.values()} == pairs
    opened = data.draw(st.sets(st.sampled_from(sorted(grid.edges)))) if grid.edges else set()
    ways = grid.with_open(opened)
    for name, (here, there, _) in grid.edges.items():
        is_open = bool(grid.beside(grid.bit[here], ways) & grid.bit[there])
        assert is_open == (name in opened or there in graph[here])


def test_as_the_crow_flies_and_the_edges_that_are_closed() -> None:
    assert (HOUSE.crow("A1", "D3"), HOUSE.crow("D3", "A1"), HOUSE.crow("B2", "B2")) == (5, 5, 0)
    assert HOUSE.closed_edges() == ["A1-A2", "B1-C1", "B1-B2", "C1-C2", "B3-C3"]
    assert OPEN.closed_edges() == []
