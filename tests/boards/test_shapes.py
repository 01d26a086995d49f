"""Shapes laid on a grid in every turn, templates held against a side, and areas of two by two spaces."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenebra.boards import SquareGrid, parse_drawing
from tenebra.boards.blocks import Blocks
from tenebra.boards.eight import Steps, within
from tenebra.boards.levels import climbing
from tenebra.boards.shapes import TileShape, held_against, outer_sides, parse_shape, turn_shape
from tenebra.kernel import BadInput
from tests.boards.maps import Cell, cells_of, grids


def hall(width: int, height: int) -> SquareGrid:
    edge = "+-" * width + "+"
    rows = ["|" + " ".join("." * width) + "|", "+ " * width + "+"] * height
    return parse_drawing("\n".join([edge, *rows[:-1], edge])).grid


def test_a_drawn_shape_begins_at_its_holder_or_at_the_top_left() -> None:
    assert parse_shape("##\n#.") == [(0, 0), (1, 0), (0, 1)]
    assert parse_shape("###\n.@.") == [(-1, -1), (0, -1), (1, -1)]
    assert turn_shape([(1, 0)], 1) == [(0, 1)]
    with pytest.raises(BadInput, match=r"rune:2:2: 'x'"):
        parse_shape("##\n#x", "rune")
    with pytest.raises(BadInput, match="'@'"):
        parse_shape("@#@")
    with pytest.raises(BadInput, match="covers nothing"):
        parse_shape("..\n@.")


@pytest.mark.parametrize(
    ("shape", "turns"), [("#", 1), ("##\n##", 1), ("##", 2), (".##\n##.", 2), ("##\n#.", 4), ("###\n.#.", 4)]
)
def test_turns_that_look_alike_count_once_and_mirrors_never(shape: str, turns: int) -> None:
    assert len(TileShape(hall(4, 4), parse_shape(shape)).stamps) == turns


@given(st.data(), grids(5, 5), st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=5, unique=True))
@settings(max_examples=60)
def test_placements_are_all_that_fit(data: st.DataObject, grid: SquareGrid, shape: list[Cell]) -> None:
    allowed = grid.floor & ~(grid.floor & data.draw(st.integers(0, grid.floor)))
    goal = grid.floor & data.draw(st.integers(0, grid.floor))
    free = set(cells_of(grid, allowed))
    expected = set()
    for turn in range(4):
        turned = turn_shape(shape, turn)
        for column in range(-3, grid.width + 3):
            for row in range(-3, grid.height + 3):
                cells = {(column + x, row + y) for x, y in turned}
                if cells <= free and cells & set(cells_of(grid, goal)):
                    expected.add(sum(1 << (y * grid.width + x) for x, y in cells))
    found = TileShape(grid, shape).placements(allowed, goal)
    assert set(found) == expected
    assert len(found) == len(expected)


def test_the_nearest_placements_that_grow_from_what_is_there() -> None:
    grid = hall(6, 3)
    dark, target = grid.bit["A1"], grid.bit["F1"]
    tile = TileShape(grid, parse_shape("###"))
    places = tile.placements(grid.floor & ~dark, grid.beside(dark, grid.walls_down))
    nearest = [[grid.spaces(place) for place in places if place & within(grid, target, most)] for most in range(4)]
    assert nearest == [[], [], [["B1", "C1", "D1"]], [["B1", "C1", "D1"], ["A2", "B2", "C2"]]]


def test_a_template_has_a_position_at_every_outer_side() -> None:
    grid = hall(6, 6)
    for body, count in (
        (["C3"], 4),
        (["C3", "D3"], 6),
        (["C3", "D3", "C4", "D4"], 8),
        (["B3", "C3", "D3", "B4", "C4", "D4"], 10),
    ):
        assert len(outer_sides(grid, grid.set_of(body))) == count
    assert outer_sides(grid, grid.bit["A1"]) == [(0, (0, -1)), (0, (1, 0)), (0, (0, 1)), (0, (-1, 0))]


def test_a_template_turns_with_its_side_and_may_leave_the_board() -> None:
    grid, cone = hall(4, 4), parse_shape("###\n.#.\n.@.")
    b2 = grid.index["B2"]
    assert grid.spaces(held_against(grid, cone, b2, (0, -1))) == ["B1"]
    assert grid.spaces(held_against(grid, cone, b2, (1, 0))) == ["D1", "C2", "D2", "D3"]
    assert grid.spaces(held_against(grid, cone, b2, (0, 1))) == ["B3", "A4", "B4", "C4"]
    assert grid.spaces(held_against(grid, cone, b2, (-1, 0))) == ["A2"]


BOARD = hall(6, 4)


def blocks(grid: SquareGrid = BOARD) -> Blocks:
    return Blocks(grid, [grid.floor])


def test_areas_are_cut_from_the_corner_of_each_piece() -> None:
    areas = blocks()
    assert [BOARD.spaces(area) for area in areas.spaces][:2] == [["A1", "B1", "A2", "B2"], ["C1", "D1", "C2", "D2"]]
    left = BOARD.set_of(f"{column}{row}" for column in "AB" for row in (2, 3))
    right = BOARD.set_of(f"{column}{row}" for column in "CDEF" for row in (1, 2))
    joined = Blocks(BOARD, [left, right])
    assert [BOARD.spaces(area)[0] for area in joined.spaces] == ["C1", "E1", "A2"]
    assert joined.rings(0b100) == [0b100, 0b001, 0b010]
    with pytest.raises(BadInput, match="the area at C1 has 2 spaces"):
        Blocks(BOARD, [BOARD.set_of(["A1", "B1", "C1", "A2", "B2", "C2"])])


def test_range_in_areas_counts_corners_and_ignores_walls() -> None:
    assert blocks().rings(0b1) == [0b1, 0b011010, 0b100100]
    assert blocks().within(0b1, 1) == 0b011011
    walled = parse_drawing("+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+").grid
    areas = blocks(walled)
    assert areas.within(0b1, 1) == 0b11
    assert areas.beside(0b1, Steps(walled, walled.walls_down, gaps_close=False)) & 0b10 == 0


def test_a_figure_that_fills_an_area_moves_from_area_to_area() -> None:
    areas, steps = blocks(), Steps(BOARD, BOARD.walls_down, gaps_close=False)
    assert areas.beside(0b1, steps) & ~0b1 == 0b011010
    body = areas.covers(0b10)
    assert BOARD.spaces(steps.beside(body) & ~body) == ["B1", "E1", "B2", "E2", "B3", "C3", "D3", "E3"]
    assert areas.over(BOARD.set_of(["B2", "C3"])) == 0b010001
    assert areas.inside(BOARD.floor & ~BOARD.bit["A1"]) == 0b111110


def test_levels_count_for_areas_too_and_a_broken_area_is_not_entered() -> None:
    areas, steps = blocks(), Steps(BOARD, BOARD.walls_down, gaps_close=False)
    high = areas.covers(0b000100) | BOARD.bit["C3"]
    heights = areas.heights([BOARD.floor & ~high, 0, high])
    assert heights == (0b101011, 0, 0b000100)
    walk = climbing(heights, lambda some: areas.beside(some, steps), lambda rise: 2 if rise == 2 else 1)
    assert walk.rings(0b1, 0b111111) == [0b1, 0b001010, 0b100000, 0b000100]


def test_a_large_figure_has_twelve_squares_around_it() -> None:
    grid = hall(6, 6)
    areas, steps = blocks(grid), Steps(grid, grid.walls_down, gaps_close=False)
    body = areas.covers(1 << 4)
    assert (steps.beside(body) & ~body).bit_count() == 12
