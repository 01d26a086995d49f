"""Lines of sight between centres, beside a plain model in fractions, and the pictures games tell of."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from tenebra.boards import SquareGrid, parse_drawing
from tenebra.boards.eight import Steps
from tenebra.boards.sight import LinesOfSight, line_of
from tests.boards.maps import Cell, cells_of, grids, is_corner_open, is_open


def sight_on(grid: SquareGrid) -> LinesOfSight:
    return LinesOfSight(Steps(grid, grid.walls_down, gaps_close=True))


def hidden(text: str, viewer: list[str], blockers: list[str] | None = None) -> list[str]:
    """The spaces that are not in sight."""
    grid = parse_drawing(text).grid
    return grid.spaces(grid.floor & ~sight_on(grid).seen(grid.set_of(viewer), grid.set_of(blockers or [])))


def open_hall(width: int, height: int) -> str:
    edge = "+-" * width + "+"
    rows = ["|" + " ".join("." * width) + "|", "+ " * width + "+"] * height
    return "\n".join([edge, *rows[:-1], edge])


def crosses_inside(one: Cell, other: Cell, cell: Cell) -> bool:
    """The line between two centres has a part inside a third space."""
    first, last = Fraction(0), Fraction(1)
    for axis in (0, 1):
        start, way = one[axis] + Fraction(1, 2), other[axis] - one[axis]
        if way == 0:
            if not cell[axis] < start < cell[axis] + 1:
                return False
            continue
        near, far = sorted(((cell[axis] - start) / way, (cell[axis] + 1 - start) / way))
        first, last = max(first, near), min(last, far)
    return first < last


def is_free(grid: SquareGrid, one: Cell, other: Cell, blockers: list[Cell]) -> bool:
    """By the letter: no closed side is crossed, no corner with both ways round it closed, no blocked space's inside."""
    columns, rows = other[0] - one[0], other[1] - one[1]
    for x in range(min(one[0], other[0]) + 1, max(one[0], other[0]) + 1):
        y_at = one[1] + Fraction(1, 2) + Fraction(rows, columns) * (x - one[0] - Fraction(1, 2))
        if y_at.denominator > 1:
            if not is_open(grid, (x - 1, int(y_at)), (x, int(y_at))):
                return False
        else:
            rising = rows * columns < 0
            ends = ((x - 1, int(y_at)), (x, int(y_at) - 1)) if rising else ((x - 1, int(y_at) - 1), (x, int(y_at)))
            if not is_corner_open(grid, *ends):
                return False
    for y in range(min(one[1], other[1]) + 1, max(one[1], other[1]) + 1):
        x_at = one[0] + Fraction(1, 2) + Fraction(columns, rows) * (y - one[1] - Fraction(1, 2))
        if x_at.denominator > 1 and not is_open(grid, (int(x_at), y - 1), (int(x_at), y)):
            return False
    return not any(crosses_inside(one, other, cell) for cell in blockers if cell not in (one, other))


@given(st.data(), grids(6, 5, few_walls=True))
@settings(max_examples=60)
def test_sight_agrees_with_the_plain_model_and_is_mutual(data: st.DataObject, grid: SquareGrid) -> None:
    blocked = grid.floor & data.draw(st.integers(0, grid.floor)) & data.draw(st.integers(0, grid.floor))
    sight, floor, blockers = sight_on(grid), cells_of(grid, grid.floor), cells_of(grid, blocked)
    seen = {(column, row): sight.seen(1 << (row * grid.width + column), blocked) for column, row in floor}
    for one in floor:
        expected = [other for other in floor if is_free(grid, one, other, blockers)]
        assert cells_of(grid, seen[one]) == expected
        assert all(seen[other] >> (one[1] * grid.width + one[0]) & 1 for other in expected)


@given(st.integers(-9, 9), st.integers(-9, 9))
def test_a_line_and_its_way_back_pass_the_same_spaces(columns: int, rows: int) -> None:
    there, back = line_of(columns, rows), line_of(-columns, -rows)
    assert tuple((-x, -y) for x, y in reversed(back)) == there
    assert (sum(x for x, _ in there), sum(y for _, y in there)) == (columns, rows)


def test_near_spaces_of_a_large_figure_hide_its_far_ones() -> None:
    ogre, hound = ["D1", "E1", "D2", "E2"], ["A3", "B3"]
    unseen = hidden(open_hall(5, 4), ["A1"], [*ogre, *hound])
    assert [space for space in [*ogre, *hound] if space in unseen] == ["E1", "E2"]


def test_a_space_that_a_line_only_grazes_does_not_hide() -> None:
    assert hidden(open_hall(3, 3), ["A1"], ["B1", "A2"]) == ["C1", "C2", "A3", "B3"]
    assert hidden(open_hall(3, 3), ["A1"], ["B2"]) == ["C2", "B3", "C3"]


def test_walls_and_doors_hide_what_lies_behind_them() -> None:
    assert hidden("+-+-+-+\n|. .D.|\n+ + + +\n|. . .|\n+-+-+-+", ["A1"]) == ["C1"]
    assert hidden("+-+-+-+\n|. .|.|\n+ + + +\n|. .|.|\n+-+-+-+", ["A1"]) == ["C1", "C2"]


def test_a_line_through_a_corner_is_free_while_one_way_round_is() -> None:
    assert hidden("+-+-+\n|.|.|\n+ + +\n|. .|\n+-+-+", ["A1"]) == ["B1"]
    assert hidden("+-+-+\n|. #|\n+ + +\n|# .|\n+-+-+", ["A1"]) == ["B2"]
    assert hidden("+-+-+-+\n|. # .|\n+ + + +\n|. . .|\n+-+-+-+", ["A1"]) == ["C1", "C2"]


def test_a_large_figure_sees_from_any_of_its_spaces_and_through_itself() -> None:
    text = "+-+-+-+-+\n|. . . .|\n+ + +-+-+\n|. . . .|\n+-+-+-+-+"
    assert hidden(text, ["A1", "B1", "A2", "B2"], ["A1", "B1", "A2", "B2"]) == []
    assert hidden(text, ["A1"], ["A1", "B1", "A2", "B2"]) == ["C1", "D1", "C2", "D2"]


def test_another_door_state_is_another_sight() -> None:
    grid = parse_drawing("+-+-+-+\n|. .D.|\n+-+-+-+").grid
    opened = LinesOfSight(Steps(grid, grid.with_open(["B1-C1"]), gaps_close=True))
    assert grid.spaces(sight_on(grid).seen(grid.bit["A1"], 0)) == ["A1", "B1"]
    assert grid.spaces(opened.seen(grid.bit["A1"], 0)) == ["A1", "B1", "C1"]
    assert grid.spaces(opened.seen(grid.bit["A1"], grid.bit["B1"])) == ["A1", "B1"]
