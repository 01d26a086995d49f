"""Zone maps: Rooms and Corridors, light, lines of sight, Range, paths, Chambers, and maps laid from tiles."""

import pytest

from tenebra.boards.zones import ZoneMap, lay_tiles, parse_zones
from tenebra.kernel import BadInput

CROSS = """
+-+-+-+-+
|c c C c|
+ +-+ +-+
|c|r R|c|
+ +D+O+-+
|C c c c|
+-+-+-+-+
"""


def seen(board: ZoneMap, zone: str, *opened: str) -> list[str]:
    doors = [*(door for door, is_open in board.doors.items() if is_open), *opened]
    return board.zones(board.sight(doors).seen[board.index[zone]])


def test_letters_tell_rooms_from_corridors_and_light_from_dark() -> None:
    board = parse_zones(CROSS)
    assert board.zones(board.rooms) == ["B2", "C2"]
    assert board.zones(board.light) == ["C1", "C2", "A3"]
    assert board.is_room("C2")
    assert board.is_lit("C2")
    assert not board.is_room("C1")
    assert not board.is_lit("B2")
    assert board.doors == {"B2-B3": False, "C2-C3": True}


def test_sight_runs_straight_until_a_wall_a_closed_door_or_the_edge() -> None:
    board = parse_zones(CROSS)
    assert seen(board, "A1") == ["A1", "B1", "C1", "D1", "A2", "A3"]
    assert seen(board, "C3") == ["C1", "C2", "A3", "B3", "C3", "D3"]
    assert seen(board, "B3") == ["A3", "B3", "C3", "D3"]
    assert seen(board, "B3", "B2-B3") == ["B2", "A3", "B3", "C3", "D3"]
    assert seen(board, "D2") == ["D2"]


def test_sight_is_mutual() -> None:
    board = parse_zones(CROSS)
    for opened in ((), ("B2-B3",)):
        for one in board.zones(board.grid.floor):
            for other in seen(board, one, *opened):
                assert one in seen(board, other, *opened)


def test_range_counts_zones_along_the_line() -> None:
    board = parse_zones(CROSS)
    assert board.range_between("A1", "A1") == 0
    assert board.range_between("A1", "D1") == 3
    assert board.range_between("A3", "A1") == 2
    sight = board.sight([])
    assert board.zones(board.within("A1", 1, 2, sight)) == ["B1", "C1", "A2", "A3"]
    assert board.zones(board.within("A1", 0, 0, sight)) == ["A1"]


def test_every_shortest_way_is_offered() -> None:
    board = parse_zones("+-+-+\n|c c|\n+ + +\n|c c|\n+-+-+")
    sight = board.sight([])
    assert board.zones(board.steps_towards("A1", board.bit["B2"], sight)) == ["B1", "A2"]
    assert board.zones(board.steps_towards("A1", board.bit["A1"], sight)) == []
    assert board.distance("A1", board.bit["B2"], sight.ways) == 2


def test_closed_doors_stop_every_way() -> None:
    board = parse_zones("+-+-+-+\n|c cDr|\n+-+-+-+")
    shut, opened = board.sight([]), board.sight(["B1-C1"])
    assert board.distance("A1", board.bit["C1"], shut.ways) is None
    assert board.steps_towards("A1", board.bit["C1"], shut) == 0
    assert board.distance("A1", board.bit["C1"], opened.ways) == 2
    assert board.zones(board.reachable("A1", shut.ways)) == ["A1", "B1"]
    assert board.beyond("B1-C1", "B1") == "C1"
    assert board.beyond("B1-C1", "C1") == "B1"


def test_a_chamber_is_the_rooms_joined_without_a_closed_door() -> None:
    board = parse_zones("+-+-+-+-+-+\n|cDr RDr c|\n+-+-+-+-+-+")
    shut = board.sight([])
    assert board.zones(board.chamber("B1", shut.ways)) == ["B1", "C1"]
    assert board.zones(board.chamber("D1", shut.ways)) == ["D1"]
    assert board.chamber("A1", shut.ways) == 0
    assert board.is_walled_in(board.chamber("B1", shut.ways), shut.ways)
    assert not board.is_walled_in(board.chamber("D1", shut.ways), shut.ways)
    joined = board.sight(["C1-D1"])
    assert board.zones(board.chamber("B1", joined.ways)) == ["B1", "C1", "D1"]
    assert not board.is_walled_in(board.chamber("B1", joined.ways), joined.ways)


def test_tiles_are_three_by_three() -> None:
    board = parse_zones("\n".join(["+-+-+-+-+", *["|c c c c|", "+ + + + +"] * 3, "|c c c c|", "+-+-+-+-+"]))
    assert [board.tile_of[zone] for zone in ("A1", "C3", "D1", "A4", "D4")] == [0, 0, 1, 2, 3]
    assert board.zones(board.tiles[1]) == ["D1", "D2", "D3"]


def test_a_bad_map_is_refused_with_its_place() -> None:
    with pytest.raises(BadInput, match=r"Zone B1 is 'x'"):
        parse_zones("+-+-+\n|c x|\n+-+-+")
    with pytest.raises(BadInput, match=r"'S' is no door"):
        parse_zones("+-+-+\n|cSr|\n+-+-+")
    with pytest.raises(BadInput, match=r"Zone A1 is"):
        parse_zones("+-+-+\n|. c|\n+-+-+")


HALL = """+-+ +-+
|c c C|
+-+-+-+
|r R r|
+-+-+-+
 c c c|
+-+-+-+"""
PIT = """+-+-+-+
|c c c|
+ + + +
|c c c
+ + + +
|c c c|
+-+-+-+"""


def test_tiles_laid_side_by_side_join_where_neither_has_a_wall() -> None:
    board = lay_tiles([["pit", "hall:1"], ["hall", "-"]], {"pit": PIT, "hall": HALL}, {"B3-B4": False, "E1-E2": True})
    assert board.grid.width == 6
    assert board.grid.height == 6
    assert board.doors == {"E1-E2": True, "B3-B4": False}
    sight = board.sight(["E1-E2"])
    assert board.zones(board.tiles[1]) == ["D1", "E1", "F1", "D2", "E2", "F2", "D3", "E3", "F3"]
    assert 2 in board.tiles
    assert 3 not in board.tiles
    # the opening of the pit meets a wall of the hall; two openings would join
    assert board.distance("C2", board.bit["D2"], sight.ways) is None
    assert board.distance("B3", board.bit["B4"], board.sight(["B3-B4"]).ways) == 1
    joined = lay_tiles([["pit", "pit:2"]], {"pit": PIT}, {})
    assert joined.distance("C2", joined.bit["D2"], joined.sight([]).ways) == 1


def test_a_layout_with_an_unknown_tile_or_door_is_refused() -> None:
    with pytest.raises(BadInput, match="names no tile"):
        lay_tiles([["cave"]], {"pit": PIT}, {})
    with pytest.raises(BadInput, match="is no edge"):
        lay_tiles([["pit"]], {"pit": PIT}, {"A1-C1": True})
    with pytest.raises(BadInput, match="7 lines"):
        lay_tiles([["pit"]], {"pit": "+-+\n|c|\n+-+"}, {})


def test_a_board_is_cut_into_chambers_and_the_corridors_of_each_tile() -> None:
    board = lay_tiles([["pit", "hall:1"], ["hall", "-"]], {"pit": PIT, "hall": HALL}, {"B3-B4": False, "E1-E2": True})
    parts = board.parts()
    assert sorted(zone for zones in parts.values() for zone in zones) == sorted(board.zones(board.grid.floor))
    for id, zones in parts.items():
        assert {board.is_room(zone) for zone in zones} == {id.startswith("chamber")}
        if id.startswith("chamber"):
            assert zones == tuple(board.zones(board.chamber(zones[0], board.grid.walls_down)))
        else:
            assert {board.tile_of[zone] for zone in zones} == {int(id.partition("-")[2]) - 1}
    assert "B3-B4" in board.doors
    assert not set(board.doors) & set(board.walls())
    assert {"A1-B1", "B3-B4"} & set(board.grid.closed_edges()) == {"B3-B4"}
