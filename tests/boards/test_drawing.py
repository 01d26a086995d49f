"""Maps drawn as text: what they mean, what is wrong with them, and that drawing and reading undo each other."""

from __future__ import annotations

from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenebra.boards import SquareGrid, parse_drawing
from tenebra.kernel import BadInput
from tests.boards.drawn import draw
from tests.boards.maps import grids

CELLAR = """\
+-+-+-+
|. . .|
+-+D+ +
|# C .|
+-+-+-+"""

PACKAGE = files("tenebra.games.dungeon_venture")
BOARDS = sorted(file.name for file in (PACKAGE / "content" / "boards").iterdir() if file.name.endswith(".map"))
ADVENTURES = sorted(folder.name for folder in (PACKAGE / "scenarios").iterdir() if (folder / "map.txt").is_file())
MAPS = [f"content/boards/{name}" for name in BOARDS] + [f"scenarios/{name}/map.txt" for name in ADVENTURES]


def test_a_map_is_read_as_it_is_drawn() -> None:
    drawing = parse_drawing(CELLAR)
    grid = drawing.grid
    assert (grid.width, grid.height) == (3, 2)
    assert grid.spaces(grid.floor) == ["A1", "B1", "C1", "B2", "C2"]
    assert grid.spaces(grid.walls_down.east) == ["A1", "B1", "B2"]
    assert grid.spaces(grid.walls_down.south) == ["C1"]
    assert drawing.marks == {"B2": "C"}
    assert drawing.edge_marks == {"B1-B2": "D"}
    assert drawing.lines == {"B2": (4, 4), "B1-B2": (3, 4)}


def test_remarks_blank_margins_and_ragged_lines_mean_nothing() -> None:
    text = "; a cellar\n\n" + CELLAR.replace("|# C .|", "; in between\n|# C .|   ") + "\n\n; the end\n"
    drawing = parse_drawing(text)
    plain = parse_drawing(CELLAR)
    assert draw(drawing.grid, drawing.marks, drawing.edge_marks) == draw(plain.grid, plain.marks, plain.edge_marks)
    assert drawing.lines == {"B2": (7, 4), "B1-B2": (5, 4)}  # places count every line of the source


def test_blank_is_rock_too() -> None:
    assert parse_drawing(CELLAR.replace("#", " ")).grid.floor == parse_drawing(CELLAR).grid.floor


def test_a_blank_edge_beside_rock_leads_nowhere() -> None:
    grid = parse_drawing("+-+-+-+\n|. # .|\n+ + + +\n|# . .|\n+-+-+-+").grid
    assert grid.spaces(grid.walls_down.east) == ["B2"]
    assert grid.spaces(grid.walls_down.south) == ["C1"]


@pytest.mark.parametrize(
    ("text", "line", "column", "says"),
    [
        pytest.param("", 1, 0, "found 0", id="nothing at all"),
        pytest.param("\n; only a remark\n\n", 1, 0, "found 0", id="nothing but remarks"),
        pytest.param("+-+", 1, 0, "found 1", id="one line"),
        pytest.param("+-+\n|.|", 2, 0, "found 2", id="the lower wall is missing"),
        pytest.param("; hall\n+-+\n|.|\n+-+\n|.|\n", 5, 0, "found 4", id="edges and spaces out of turn"),
        pytest.param("+\n|\n+", 1, 0, "at least one column", id="walls only"),
        pytest.param("+-+-+\n|# #|\n+-+-+", 1, 0, "no space", id="all rock"),
        pytest.param("; x\n\n+-+-+\n|. .|\n+-D-+", 5, 3, "'D' stands where a corner is", id="door on a corner"),
        pytest.param(".-+\n|.|\n+-+", 1, 1, "'.' stands where a corner is", id="space on the first corner"),
        pytest.param("+-+-+\n|.D#|\n+-+-+", 2, 3, "'D' stands on an edge", id="door into rock"),
        pytest.param("+-+\n|.|\n+D+\n|#|\n+-+", 3, 2, "'D' stands on an edge", id="trapdoor into rock"),
        pytest.param("+-+-+-+\n|# #S.|\n+-+-+-+", 2, 5, "'S' stands on an edge", id="door out of rock"),
    ],
)
def test_a_mistake_is_named_with_its_place(text: str, line: int, column: int, says: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse_drawing(text, "cellar.map")
    assert (caught.value.source, caught.value.line, caught.value.column) == ("cellar.map", line, column)
    assert says in caught.value.reason
    assert str(caught.value).startswith(f"cellar.map:{line}:{column}: " if column else f"cellar.map:{line}: ")


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        pytest.param("+D+\n|.|\n+-+", 1, 2, id="north"),
        pytest.param("+-+\nD.|\n+-+", 2, 1, id="west"),
        pytest.param("+-+-+\n|. .D\n+-+-+", 2, 5, id="east"),
        pytest.param("+-+-+\n|. .|\n+-+D+", 3, 4, id="south"),
    ],
)
def test_a_mark_on_the_outer_edge_is_a_mistake(text: str, line: int, column: int) -> None:
    with pytest.raises(BadInput, match="does not join two spaces") as caught:
        parse_drawing(text)
    assert (caught.value.line, caught.value.column) == (line, column)


@given(grids(), st.data())
def test_drawing_and_reading_undo_each_other(grid: SquareGrid, data: st.DataObject) -> None:
    corners = 1 | 1 << (grid.width * grid.height - 1)
    # A margin of rock is not drawn, so a map that is to come back whole has a space in two of its corners.
    grid = SquareGrid(grid.width, grid.height, grid.floor | corners, *grid.walls_down)
    signs = st.sampled_from("ACDOSTUkoz<?*")
    marks = {name: data.draw(signs) for name in grid.spaces(grid.floor) if data.draw(st.booleans())}
    closed = [
        name
        for name, (here, there, _) in grid.edges.items()
        if not grid.beside(grid.bit[here], grid.walls_down) & grid.bit[there]
    ]
    edge_marks = {name: data.draw(signs) for name in closed if data.draw(st.booleans())}
    text = draw(grid, marks, edge_marks)
    drawing = parse_drawing(text)
    read = drawing.grid
    assert (read.width, read.height, read.floor, read.walls_down) == (grid.width, grid.height, grid.floor, grid.walls_down)
    assert (drawing.marks, drawing.edge_marks) == (marks, edge_marks)
    assert draw(read, drawing.marks, drawing.edge_marks) == text


def test_all_boards_and_adventures_are_tried_below() -> None:
    assert (len(BOARDS), len(ADVENTURES)) == (6, 10)


@pytest.mark.parametrize("name", MAPS)
def test_every_map_in_the_box_comes_back_as_it_was_drawn(name: str) -> None:
    source = PACKAGE.joinpath(name).read_text(encoding="utf-8")
    drawing = parse_drawing(source, name)
    text = draw(drawing.grid, drawing.marks, drawing.edge_marks)
    again = parse_drawing(text)
    assert again.grid.walls_down == drawing.grid.walls_down
    assert again.grid.floor == drawing.grid.floor
    assert (again.marks, again.edge_marks) == (drawing.marks, drawing.edge_marks)
    assert draw(again.grid, again.marks, again.edge_marks) == text
    drawn = [line for line in source.splitlines() if not line.startswith(";")]
    assert text.split("\n") == [line.replace("#", " ").rstrip() for line in drawn if line.strip()]


@pytest.mark.parametrize("name", [name for name in MAPS if name.startswith("scenarios/")])
def test_every_mark_of_an_adventure_stands_where_its_place_says(name: str) -> None:
    source = PACKAGE.joinpath(name).read_text(encoding="utf-8")
    drawing = parse_drawing(source, name)
    lines = source.split("\n")
    marks = drawing.marks | drawing.edge_marks
    assert marks
    assert drawing.lines.keys() == marks.keys()
    assert {at: lines[line - 1][column - 1] for at, (line, column) in drawing.lines.items()} == marks
