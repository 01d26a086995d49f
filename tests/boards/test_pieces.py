"""Map pieces of any size turned, laid and joined, with errors that name the piece's own line and column."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenebra.boards.pieces import JoinedMap, Place, as_text, lay, read_piece, turn_piece
from tenebra.kernel import BadInput

ROOM = """; a room, open to the east
+-+-+
|. M|
+ + +
|. .
+-+-+
"""
CORRIDOR = "+-+-+-+\n . . .\n+-+-+-+"
HOOK = "+-+-+\n|. .|\n+ +-+\n|.|\n+-+"
PIECES = {"room": ROOM, "corridor": CORRIDOR, "hook": HOOK}


def ways_from(layout: JoinedMap, space: str) -> list[str]:
    grid = layout.drawing.grid
    return grid.spaces(grid.beside(grid.bit[space], grid.walls_down))


def test_pieces_join_where_both_are_open_and_keep_apart_where_one_has_a_wall() -> None:
    layout = lay(PIECES, [Place("room", 0, 0), Place("corridor", 2, 1)])
    grid = layout.drawing.grid
    assert (grid.width, grid.height) == (5, 2)
    assert ways_from(layout, "B2") == ["B1", "A2", "C2"]
    assert ways_from(layout, "E2") == ["D2"]
    assert layout.drawing.marks == {"B1": "M"}
    assert [grid.spaces(part) for part in layout.parts] == [["A1", "B1", "A2", "B2"], ["C2", "D2", "E2"]]
    walled = lay(PIECES, [Place("room", 0, 0), Place("corridor", 2, 0)])
    assert ways_from(walled, "C1") == ["D1"]


def test_a_turned_piece_keeps_its_walls_and_marks() -> None:
    layout = lay(PIECES, [Place("room", 0, 0, 1), Place("corridor", 0, 2, 3)])
    assert layout.drawing.marks == {"B2": "M"}
    assert ways_from(layout, "A2") == ["A1", "B2", "A3"]
    assert ways_from(layout, "A3") == ["A2", "A4"]


@given(st.sampled_from([*PIECES.values()]), st.integers(-5, 5), st.integers(-5, 5))
def test_turns_add_up(text: str, one: int, other: int) -> None:
    piece = read_piece(text, "piece")
    twice = turn_piece(turn_piece(piece, one), other)
    assert as_text(twice) == as_text(turn_piece(piece, one + other))
    assert (twice.width, twice.height) == ((piece.width, piece.height) if (one + other) % 2 == 0 else (piece.height, piece.width))


def test_a_piece_lies_in_the_hollow_of_another() -> None:
    layout = lay(PIECES, [Place("hook", 0, 0), Place("hook", 1, 1)])
    assert layout.drawing.grid.spaces(layout.drawing.grid.floor) == ["A1", "B1", "A2", "B2", "C2", "B3"]


def test_the_map_grows_west_and_north_of_its_first_piece() -> None:
    layout = lay(PIECES, [Place("room", 0, 0), Place("corridor", -3, -1)])
    grid = layout.drawing.grid
    assert [grid.spaces(part) for part in layout.parts] == [["D2", "E2", "D3", "E3"], ["A1", "B1", "C1"]]


def test_two_pieces_cannot_have_the_same_space() -> None:
    with pytest.raises(BadInput, match=r"corridor:2:2: this space lies on one of room \(line 5, column 4\)"):
        lay(PIECES, [Place("room", 0, 0), Place("corridor", 1, 1)])


def test_errors_name_the_piece_where_it_was_drawn() -> None:
    odd = {**PIECES, "odd": "; remark\n+-+\nD.|\n+-+"}
    with pytest.raises(BadInput, match=r"odd:3:1: 'D' stands on an edge that does not join two spaces"):
        lay(odd, [Place("odd", 0, 0)])
    with pytest.raises(BadInput, match=r"odd:3:1: 'D' stands on an edge that does not join two spaces"):
        lay(odd, [Place("corridor", 0, 0), Place("odd", 0, 1, 3)])
    assert lay(odd, [Place("corridor", 0, 0), Place("odd", 3, 0)]).drawing.edge_marks == {"C1-D1": "D"}
    with pytest.raises(BadInput, match=r"'den' names no piece; known are room, corridor, hook"):
        lay(PIECES, [Place("den", 0, 0)])
    with pytest.raises(BadInput, match=r"flat:2: a map needs an odd number of lines"):
        lay({"flat": "+-+\n|.|"}, [Place("flat", 0, 0)])


def test_a_game_can_complain_about_a_mark() -> None:
    layout = lay(PIECES, [Place("corridor", 0, 0), Place("room", 0, 1, 2)])
    assert str(layout.complain("A3", "nobody knows M")) == "room:3:4: nobody knows M"


def test_marks_are_put_on_edges_whatever_is_drawn_there() -> None:
    layout = lay(PIECES, [Place("room", 0, 0), Place("corridor", 2, 0)]).with_marks({"B1-C1": "D", "A1-A2": "D"})
    assert layout.drawing.edge_marks == {"A1-A2": "D", "B1-C1": "D"}


def test_a_mark_is_shared_where_pieces_meet() -> None:
    pieces = {"first": "+-+-+\n|. .|\n+ + +\n|. .1\n+-+-+", "second": "+-+-+\n|. .|\n+ + +\n|. .|\n+ + +\n1. .|\n+-+-+"}
    layout = lay(pieces, [Place("first", 4, 4), Place("second", 6, 3)])
    assert layout.drawing.edge_marks == {"F6-G6": "1"}


def test_a_mark_that_does_not_match_is_refused() -> None:
    pieces = {"first": "+-+\n|.1\n+-+", "other": "+-+\n2.|\n+-+"}
    with pytest.raises(BadInput, match="other:2:1: '2' lies on '1' of first"):
        lay(pieces, [Place("first", 0, 0), Place("other", 1, 0)])


def test_rock_gives_way_to_spaces_and_walls_to_marks_whichever_lies_first() -> None:
    pieces = {"bay": "+-+\n|.|\n+ +\n|#\n+", "cell": "+-+\n|.1\n+-+", "plain": "+-+\n|.|\n+-+"}
    for order in (("bay", "cell", "plain"), ("plain", "cell", "bay")):
        where = {"bay": Place("bay", 0, 0), "cell": Place("cell", 0, 1), "plain": Place("plain", 1, 1)}
        drawing = lay(pieces, [where[name] for name in order]).drawing
        assert drawing.grid.spaces(drawing.grid.floor) == ["A1", "A2", "B2"]
        assert drawing.edge_marks == {"A2-B2": "1"}
