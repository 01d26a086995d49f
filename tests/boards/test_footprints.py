"""Figures of several spaces: where they fit, what they cover, how they move, beside a slow plain model."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenebra.boards import SquareGrid, parse_drawing
from tenebra.boards.eight import DIRECTIONS, Steps
from tenebra.boards.footprints import Footprint
from tests.boards.maps import Cell, cells_of, eight_of, grids, is_open

SIZES = ((1, 1), (2, 1), (2, 2), (3, 2))
FIELD = parse_drawing(
    "\n".join(["+-+-+-+-+-+-+-+", *["|. . . . . . .|", "+ + + + + + + +"] * 6, "|. . . . . . .|", "+-+-+-+-+-+-+-+"])
).grid


def footprint(grid: SquareGrid, long: int, short: int) -> Footprint:
    return Footprint(Steps(grid, grid.walls_down, gaps_close=True), long, short)


def bodies(grid: SquareGrid, long: int, short: int, within: int) -> list[frozenset[Cell]]:
    """Every rectangle of that size on these spaces with no closed edge inside."""
    cells = set(cells_of(grid, within))
    out = []
    for wide, high in dict.fromkeys([(long, short), (short, long)]):
        for row in range(grid.height):
            for column in range(grid.width):
                body = frozenset((column + x, row + y) for y in range(high) for x in range(wide))
                sides = [(a, b) for a in body for b in body if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1]
                if body <= cells and all(is_open(grid, a, b) for a, b in sides):
                    out.append(body)
    return out


def names(grid: SquareGrid, body: frozenset[Cell]) -> list[str]:
    return [grid.names[row * grid.width + column] for column, row in sorted(body, key=lambda at: (at[1], at[0]))]


def moves(grid: SquareGrid, body: frozenset[Cell], fitting: list[frozenset[Cell]], short: int) -> set[frozenset[Cell]]:
    """One move by the letter: shift as a whole, or keep the square at one end and put the rest ahead or to a side."""
    graph, square = eight_of(grid), len(body) == short * short
    out = set()
    for x, y in DIRECTIONS:
        moved = frozenset((column + x, row + y) for column, row in body)
        if (square or (x and y)) and moved in fitting:
            steps = [(names(grid, frozenset([(c, r)]))[0], names(grid, frozenset([(c + x, r + y)]))[0]) for c, r in body]
            out |= {moved} if all(there in graph[here] for here, there in steps) else set()
    if not square:
        for other in fitting:
            kept = body & other
            columns, rows = {column for column, _ in kept}, {row for _, row in kept}
            if len(kept) == short * short and len(columns) == len(rows) == short:
                out.add(other)
    return out


def set_of(grid: SquareGrid, body: frozenset[Cell]) -> int:
    return grid.set_of(names(grid, body))


@given(st.data(), grids(6, 5, few_walls=True), st.sampled_from(SIZES))
@settings(max_examples=100)
def test_fits_covers_and_moves_agree_with_the_plain_model(data: st.DataObject, grid: SquareGrid, size: tuple[int, int]) -> None:
    figure = footprint(grid, *size)
    within = grid.floor & ~data.draw(st.integers(0, grid.floor)) if data.draw(st.booleans()) else grid.floor
    fitting = bodies(grid, *size, within)
    standings = [figure.standing(set_of(grid, body)) for body in fitting]
    assert figure.fits(within) == sum(standings)
    for body, standing in zip(fitting, standings, strict=True):
        assert figure.covers(standing) == set_of(grid, body)
        expected = {figure.standing(set_of(grid, other)) for other in moves(grid, body, fitting, size[1])}
        assert figure.beside(standing, figure.fits(within)) == sum(expected)
    some = data.draw(st.integers(0, grid.floor)) & grid.floor
    touched = [standing for body, standing in zip(fitting, standings, strict=True) if set_of(grid, body) & some]
    assert figure.over(some) & figure.fits(within) == sum(touched)


@given(st.data(), grids(6, 5, few_walls=True), st.sampled_from(SIZES))
@settings(max_examples=40)
def test_ways_of_a_large_figure_are_the_shortest(data: st.DataObject, grid: SquareGrid, size: tuple[int, int]) -> None:
    figure, fitting = footprint(grid, *size), bodies(grid, *size, grid.floor)
    if not fitting:
        return
    start = data.draw(st.sampled_from(fitting))
    found, edge = {start: 0}, [start]
    while edge:
        edge = list(dict.fromkeys(to for body in edge for to in moves(grid, body, fitting, size[1]) if to not in found))
        found |= dict.fromkeys(edge, max(found.values()) + 1)
    rings = figure.rings(figure.standing(set_of(grid, start)), figure.fits(grid.floor))
    for body in fitting:
        goal = figure.standing(set_of(grid, body))
        assert next((n for n, ring in enumerate(rings) if ring & goal), None) == found.get(body)
        way = figure.path(rings, goal)
        assert len(way) == found.get(body, 0)
        here = figure.standing(set_of(grid, start))
        for step in way:
            assert figure.beside(here, figure.fits(grid.floor)) & step
            here = step


@pytest.mark.parametrize(("size", "count"), [((1, 1), 8), ((2, 1), 10), ((2, 2), 8), ((3, 2), 10)])
def test_in_the_open_square_figures_have_eight_moves_and_long_ones_ten(size: tuple[int, int], count: int) -> None:
    figure = footprint(FIELD, *size)
    middle = figure.fits(FIELD.floor) & figure.over(FIELD.bit["D4"])
    assert figure.beside(middle & -middle, figure.fits(FIELD.floor)).bit_count() == count


def test_a_plain_step_to_the_side_takes_a_long_figure_two_moves() -> None:
    for size, body, beside in (
        ((2, 1), ["C3", "D3"], ["C4", "D4"]),
        ((3, 2), ["B2", "C2", "D2", "B3", "C3", "D3"], ["B3", "C3", "D3", "B4", "C4", "D4"]),
    ):
        figure = footprint(FIELD, *size)
        rings = figure.rings(figure.standing(FIELD.set_of(body)), figure.fits(FIELD.floor))
        assert rings[2] & figure.standing(FIELD.set_of(beside))


def test_a_figure_turns_a_corner_no_wider_than_itself() -> None:
    grid = parse_drawing("+-+-+-+\n|. . .|\n+-+-+ +\n|# #|.|\n+-+-+ +\n|# #|.|\n+-+-+-+").grid
    hound = footprint(grid, 2, 1)
    start, goal = (hound.standing(grid.set_of(body)) for body in (["A1", "B1"], ["C2", "C3"]))
    way = hound.path(hound.rings(start, hound.fits(grid.floor)), goal)
    assert [grid.spaces(hound.covers(step)) for step in way] == [["B1", "C1"], ["C1", "C2"], ["C2", "C3"]]


def test_nobody_stands_across_a_wall() -> None:
    grid = parse_drawing("+-+-+-+\n|.|. .|\n+ + + +\n|. . .|\n+-+-+-+").grid
    ogre = footprint(grid, 2, 2)
    assert grid.spaces(ogre.covers(ogre.fits(grid.floor))) == ["B1", "C1", "B2", "C2"]


def test_a_long_figure_is_shifted_as_a_whole_in_any_direction_when_thrown() -> None:
    hound = footprint(FIELD, 2, 1)
    moved = hound.shift(hound.standing(FIELD.set_of(["C3", "D3"])), (0, 1))
    assert FIELD.spaces(hound.covers(moved)) == ["C4", "D4"]
    assert hound.shift(hound.standing(FIELD.set_of(["F1", "G1"])), (1, 0)) == 0


def test_figures_are_adjacent_when_a_step_joins_any_of_their_spaces() -> None:
    steps = Steps(FIELD, FIELD.walls_down, gaps_close=True)
    ogre = FIELD.set_of(["B2", "C2", "B3", "C3"])
    assert (steps.beside(ogre) & ~ogre).bit_count() == 12
    assert steps.beside(ogre) & FIELD.set_of(["D4", "E4"])
    assert not steps.beside(ogre) & FIELD.set_of(["E4", "F4"])


def test_other_sizes_and_other_sets_are_refused() -> None:
    with pytest.raises(ValueError, match="4×2"):
        footprint(FIELD, 4, 2)
    with pytest.raises(ValueError, match="A1, C1"):
        footprint(FIELD, 2, 1).standing(FIELD.set_of(["A1", "C1"]))
