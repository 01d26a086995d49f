"""Boards of other kinds in text: areas as lines, heights and terrain on a grid."""

from __future__ import annotations

from tenebra.kit.ground import Area, Areas, Gate, Grid, Height, Patch, Room
from tenebra.kit.scene import Piece, Scene, Thing
from tenebra.kit.words import Words
from tenebra.terminal.chart import ChartOptions, chart_of, legend_of, neighbours_of
from tenebra.terminal.marks import Marks

YARD = Area("yard", "The Yard", ((0, 0), (4, 0), (4, 4), (0, 4)), (2, 2), "")
HALL = Area("hall", "The Hall", ((4, 0), (8, 0), (8, 4), (4, 4)), (6, 2), "")
LOFT = Area("loft", "The Loft", ((8, 0), (12, 0), (12, 4), (8, 4)), (10, 2), "", height=1)
CAMP = Areas(12, 4, (YARD, HALL, LOFT), (), (Gate("yard-hall", "closed", "", ("yard", "hall"), (4, 2)),), (), "camp")
ORM = Piece("orm", "Orm", "", "hero", "yard", "Orm.", seat="orm")
ROOM = Room("room", "Room", tuple(f"{column}{row}" for row in (1, 2) for column in "ABC"))


def scene(board: Areas | Grid, **more: object) -> Scene:
    return Scene("", "", "", "", 1, "", board, **more)  # type: ignore[arg-type]


def drawn(seen: Scene, *offered: str) -> list[str]:
    look = ChartOptions(Marks(), "orm", offered, 80, 0)
    return [line.plain.rstrip() for line in chart_of(seen).draw(seen, look)]


def test_areas_that_share_a_side_are_neighbours() -> None:
    assert neighbours_of(CAMP) == {"yard": ["hall"], "hall": ["yard", "loft"], "loft": ["hall"]}


def test_a_line_for_each_area_says_who_and_what_is_there_and_where_one_can_go() -> None:
    chest = Thing("chest", "chest", "Chest", "", "loft", "")
    mist = Patch("mist", "miasma", "Mist", ("hall",), "")
    seen = scene(CAMP, pieces=(ORM,), things=(chest,), patches=(mist,))
    yard, hall, loft = drawn(seen, "hall")
    assert yard.startswith("  The Yard Or")
    assert yard.endswith("— The Hall")
    assert hall == "• The Hall ≈M — The Yard, The Loft"
    assert loft.startswith("  The Loft ▲1 ")
    assert loft.endswith("— The Hall")
    legend = legend_of(seen, ChartOptions(Marks(), "orm", ("hall",), 0, 0), Words("en")).replace("\N{NO-BREAK SPACE}", " ")
    assert "≈M Mist" in legend
    assert "closed door" in legend
    assert chart_of(seen).names(seen) == {"yard": "The Yard", "hall": "The Hall", "loft": "The Loft"}


def test_heights_and_terrain_of_a_grid_are_marked_where_nobody_stands() -> None:
    board = Grid(3, 2, (ROOM,), (), (), "", heights=(Height(2, ("C1", "C2")),))
    lake = Patch("lake", "water", "Lake", ("A2", "C2"), "")
    text = "\n".join(drawn(scene(board, pieces=(Piece("orm", "Orm", "", "hero", "A1", "Orm."),), patches=(lake,)), "B1"))
    assert (text.count("▲2"), text.count("≈L"), text.count("•"), text.count("Or")) == (1, 2, 1, 1)
