"""Polygons and maps of areas: what is refused, borders, steps at a price, sight over levels and walls, straight lines."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenebra.boards.areas import AreaMap, AreaPlan, MapArea, MapBorder, SightMark
from tenebra.boards.polygons import Point, contains, crosses, enters, shared, turn, why_not_simple
from tenebra.kernel import BadInput

#   0   2   4   6
# 0 +---+---+---+
#   | a | b | c |    d runs below a and b, e below c
# 2 +---+---+---+
#   |   d   | e |
# 4 +-------+---+
OUTLINES: dict[str, tuple[Point, ...]] = {
    "a": ((0, 0), (2, 0), (2, 2), (0, 2)),
    "b": ((2, 0), (4, 0), (4, 2), (2, 2)),
    "c": ((4, 0), (6, 0), (6, 2), (4, 2)),
    "d": ((0, 2), (4, 2), (4, 4), (0, 4)),
    "e": ((4, 2), (6, 2), (6, 4), (4, 4)),
}
CENTRES: dict[str, Point] = {"a": (1, 1), "b": (3, 1), "c": (5, 1), "d": (2, 3), "e": (5, 3)}
PAIRS = ("ab", "bc", "ad", "bd", "ce", "de")


def plan(
    borders: dict[str, MapBorder] | None = None,
    levels: dict[str, int] | None = None,
    walls: tuple[tuple[Point, ...], ...] = (),
    sight: tuple[SightMark, ...] = (),
) -> AreaPlan:
    areas = tuple(MapArea(name, OUTLINES[name], CENTRES[name], level=(levels or {}).get(name, 0)) for name in OUTLINES)
    given_borders = tuple((borders or {}).get(pair, MapBorder((pair[0], pair[1]))) for pair in PAIRS)
    return AreaPlan(areas, given_borders, walls, sight)


def border(pair: str, **more: object) -> dict[str, MapBorder]:
    return {pair: msgspec.convert({"between": tuple(pair), **more}, MapBorder)}


def seen(board: AreaMap, area: str, *opened: str) -> str:
    return "".join(board.members(board.sight(opened)[board.index[area]]))


points = st.tuples(st.integers(-6, 6), st.integers(-6, 6))


@given(points, points, points, points)
def test_a_point_is_inside_a_triangle_when_it_lies_on_one_side_of_all_three(a: Point, b: Point, c: Point, point: Point) -> None:
    if why_not_simple((a, b, c)):
        assert turn(a, b, c) == 0
    else:
        bends = [turn(a, b, point), turn(b, c, point), turn(c, a, point)]
        assert contains((a, b, c), point) == (all(bend > 0 for bend in bends) or all(bend < 0 for bend in bends))


def test_what_is_inside_a_polygon_with_a_notch() -> None:
    notch = ((0, 0), (6, 0), (6, 4), (4, 4), (4, 2), (3, 1), (2, 2), (2, 4), (0, 4))
    inside = [(x, y) for y in range(-1, 6) for x in range(-1, 8) if contains(notch, (x, y))]
    assert inside == [(1, 1), (2, 1), (4, 1), (5, 1), (1, 2), (5, 2), (1, 3), (5, 3)]


@given(st.lists(points, min_size=2, max_size=5, unique=True), points, points)
def test_crossing_does_not_depend_on_where_one_begins(line: list[Point], a: Point, b: Point) -> None:
    crossed = crosses(tuple(line), a, b)
    assert crossed == crosses(tuple(line), b, a) == crosses(tuple(reversed(line)), a, b)


def test_touching_a_line_is_not_crossing_it() -> None:
    assert crosses(((0, 0), (2, 2)), (0, 2), (2, 0))
    assert not crosses(((0, 0), (1, 1)), (0, 2), (2, 0))
    assert not crosses(((0, 0), (2, 2)), (1, 3), (3, 3))
    assert crosses(((0, 0), (1, 1), (2, 2)), (0, 2), (2, 0))
    assert not crosses(((0, 0), (1, 1), (2, 0)), (0, 1), (2, 1))
    assert crosses(((0, 0), (0, 1), (2, 1), (2, 2)), (-1, 1), (3, 1))
    assert not crosses(((0, 1), (2, 1)), (-1, 1), (3, 1))


def test_a_pillar_has_no_ends() -> None:
    pillar = ((1, 1), (2, 0), (3, 1), (2, 2), (1, 1))
    assert crosses(pillar, (0, 1), (4, 1))
    assert crosses(pillar, (2, -1), (2, 3))
    assert not crosses(pillar, (0, 0), (4, 0))


@pytest.mark.parametrize(
    ("outline", "problem"),
    [
        (((0, 0), (2, 0)), "has 2 corners"),
        (((0, 0), (2, 0), (0, 0), (0, 2)), "same corner twice"),
        (((0, 0), (2, 2), (2, 0), (0, 2)), r"crosses or touches itself: \(0, 0\)–\(2, 2\) and \(2, 0\)–\(0, 2\)"),
        (((0, 0), (4, 0), (4, 4), (2, 0), (0, 4)), "crosses or touches itself"),
        (((0, 0), (4, 0), (2, 0), (2, 4)), r"turns back on itself at \(4, 0\)"),
        (((2, 0), (2, 4), (0, 0), (4, 0)), r"crosses or touches itself|turns back on itself"),
    ],
)
def test_an_outline_that_is_no_simple_polygon_is_refused(outline: tuple[Point, ...], problem: str) -> None:
    with pytest.raises(BadInput, match=rf"cave.toml: the outline of area 'x' .*{problem}"):
        AreaMap(AreaPlan((MapArea("x", outline, (1, 1)),)), "cave.toml")


def test_two_polygons_share_lines_not_corners() -> None:
    assert shared(OUTLINES["a"], OUTLINES["d"]) == [((2, 2), (0, 2))]
    assert shared(OUTLINES["d"], OUTLINES["a"]) == [((0, 2), (2, 2))]
    assert shared(OUTLINES["a"], OUTLINES["c"]) == []
    assert shared(OUTLINES["b"], OUTLINES["e"]) == []
    notch = ((0, 0), (6, 0), (6, 4), (4, 4), (4, 2), (2, 2), (2, 4), (0, 4))
    assert shared(notch, ((2, 2), (4, 2), (4, 4), (2, 4))) == [((4, 4), (4, 2), (2, 2), (2, 4))]
    begun_inside = notch[5:] + notch[:5]
    assert shared(begun_inside, ((2, 2), (4, 2), (4, 4), (2, 4))) == [((4, 4), (4, 2), (2, 2), (2, 4))]


def test_polygons_that_overlap_enter_each_other() -> None:
    assert enters(OUTLINES["a"], ((1, 1), (3, 1), (3, 3), (1, 3)))
    assert not enters(OUTLINES["a"], OUTLINES["b"])
    assert enters(((0, 0), (2, 2), (0, 2)), ((0, 0), (2, 0), (2, 2), (0, 2)))


def refused(broken: AreaPlan) -> str:
    with pytest.raises(BadInput) as caught:
        AreaMap(broken)
    return caught.value.reason


def test_a_wrong_map_is_refused_with_the_areas_names() -> None:
    good = plan()
    a, *others = good.areas
    assert refused(msgspec.structs.replace(good, areas=(a, *good.areas))) == "area 'a' is there twice"
    away = msgspec.structs.replace(a, centre=(2, 1))
    assert refused(msgspec.structs.replace(good, areas=(away, *others))).startswith("the centre (2, 1) of area 'a'")
    assert refused(msgspec.structs.replace(good, borders=good.borders[1:])).startswith(
        "areas 'a' and 'b' touch along ((2, 0), (2, 2))"
    )
    assert refused(msgspec.structs.replace(good, borders=(*good.borders, MapBorder(("a", "c"))))).endswith(
        "have a border, but touch nowhere"
    )
    assert (
        refused(msgspec.structs.replace(good, borders=(*good.borders, MapBorder(("a", "x")))))
        == "border 'a|x': there is no area 'x'"
    )
    assert "one border" in refused(msgspec.structs.replace(good, borders=(*good.borders, MapBorder(("b", "a")))))
    assert "one border" in refused(msgspec.structs.replace(good, borders=(*good.borders, MapBorder(("a", "a")))))
    assert refused(msgspec.structs.replace(good, sight=(SightMark("a", "x", True),))) == "sight: there is no area 'x'"
    wide = msgspec.structs.replace(a, outline=((0, 0), (3, 0), (3, 2), (0, 2)))
    assert refused(msgspec.structs.replace(good, areas=(wide, *others))) == "areas 'a' and 'b' overlap"
    twin = msgspec.structs.replace(a, id="f")
    twins = AreaPlan((a, twin), (MapBorder(("a", "f")),))
    assert refused(twins) == "areas 'a' and 'f' overlap"


def test_a_map_can_be_written_in_a_file() -> None:
    text = """
    areas = [
        {id = "hall", outline = [[0, 0], [4, 0], [4, 4], [0, 4]], centre = [2, 2], level = 1, capacity = 6},
        {id = "pool", outline = [[4, 0], [8, 0], [8, 4], [4, 4]], centre = [6, 2], marks = {water = 1, leap = 2}},
    ]
    borders = [{between = ["hall", "pool"], kind = "counter", extra = 1}]
    """
    board = AreaMap(msgspec.toml.decode(text, type=AreaPlan))
    assert (board.areas["hall"].level, board.areas["hall"].capacity) == (1, 6)
    assert board.areas["pool"].marks == {"water": 1, "leap": 2}
    assert board.lines == {"hall|pool": (((4, 0), (4, 4)),)}


def test_neighbours_are_asked_for_by_what_the_border_is() -> None:
    board = AreaMap(plan(border("ab", kind="wall", is_passable=False)))
    assert board.members(board.beside("a", lambda other: other.is_passable)) == ["d"]
    assert board.members(board.beside("a", lambda other: other.kind == "wall")) == ["b"]
    assert board.members(board.beside("b", lambda _: True)) == ["a", "c", "d"]


def test_steps_cost_by_border_and_by_the_area_left() -> None:
    board = AreaMap(plan(border("ab", extra=2)))
    crowd = {"d": 2}

    def price(over: MapBorder, leaving: str, entering: str) -> int | None:
        return None if entering == "c" else 1 + over.extra + crowd.get(leaving, 0)

    walk = board.walk(price)
    everywhere = board.set_of("abcde")
    rings = walk.rings(board.bit["a"], everywhere)
    assert ["".join(board.members(ring)) for ring in rings] == ["a", "d", "", "b", "e"]
    assert [board.members(step) for step in walk.path(rings, board.bit["e"])] == [["d"], ["e"]]
    back = walk.rings(board.bit["b"], everywhere)
    assert ["".join(board.members(ring)) for ring in back] == ["b", "d", "", "a", "e"]
    assert walk.cost(board.bit["a"], board.bit["c"], everywhere) is None
    assert board.members(walk.reach(board.bit["a"], everywhere, 3)) == ["a", "b", "d"]


def test_sight_runs_between_centres_and_a_wall_or_door_stops_it() -> None:
    assert seen(AreaMap(plan()), "a") == "abcde"
    door = AreaMap(plan(border("bc", kind="door", blocks_sight=True)))
    assert seen(door, "a") == "abde"
    assert seen(door, "c") == "ce"
    assert seen(door, "a", "b|c") == "abcde"
    assert seen(AreaMap(plan(walls=(((2, 0), (2, 1)),))), "a") == "abcde"


def test_a_line_through_the_bend_of_a_wall_is_stopped_and_one_between_two_walls_is_not() -> None:
    bent = AreaMap(plan(walls=(((4, 1), (4, 2), (3, 2)),)))
    assert seen(bent, "d") == "abde"
    assert seen(bent, "b") == "abcd"
    parted = AreaMap(plan(walls=(((4, 1), (4, 2)), ((4, 2), (3, 2)))))
    assert seen(parted, "b") == "abcde"


def test_only_higher_areas_see_into_lower_ones() -> None:
    board = AreaMap(plan(levels={"b": 1}))
    assert seen(board, "b") == "abcde"
    assert seen(board, "a") == "acde"
    stairs = AreaMap(plan(border("ab", kind="stairs", is_mutual=True), {"b": 1}))
    assert seen(stairs, "a") == "abcde"
    assert seen(stairs, "d") == "acde"


def test_the_map_has_the_last_word_on_sight() -> None:
    marks = (SightMark("a", "e", False), SightMark("d", "b", True))
    board = AreaMap(plan(levels={"b": 1}, sight=marks))
    assert seen(board, "a") == "acd"
    assert seen(board, "e") == "acde"
    assert seen(board, "d") == "abcde"


def test_a_line_passes_areas_in_order_and_skips_those_it_touches() -> None:
    board = AreaMap(plan())
    assert board.line("a", "c") == ["a", "b", "c"]
    assert board.line("c", "a") == ["c", "b", "a"]
    assert board.line("a", "a") == ["a"]
    assert board.line("a", "d") == ["a", "d"]
    assert board.line("b", "e") == ["b", "e"]
    assert board.line("a", "e") == ["a", "b", "d", "e"]
    for one in OUTLINES:
        for other in OUTLINES:
            assert board.line(one, other) == board.line(other, one)[::-1]
