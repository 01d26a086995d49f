"""What an Adventure sheet says, and what it may not say (DV-GEN, DV-SET)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tenebra.games.dungeon_venture.scenario import Adventure
from tenebra.games.dungeon_venture.scenario_reader import read_adventure
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.kernel import BadInput
from tests.games.dungeon_venture.table import Table, rule

GRONK = "gronks-lair"


@rule("DV-SET-19")
@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_an_adventure_sheet_says_everything_a_game_needs(scenario: str) -> None:
    sheet = SHEETS[scenario]
    assert set(sheet.area_of.values()) == set(sheet.areas)
    assert sheet.staircase
    assert sheet.furniture
    assert sheet.traps
    assert sheet.bosses
    assert sheet.wins
    assert any(kind == "altar" for kind in sheet.furniture.values())
    assert any(kind == "secret" for kind in sheet.doors.values()) or scenario not in (GRONK, "ravens-watch")
    placed = [kind for who in sheet.placements.values() for kind, _ in who]
    assert all(placed.count(boss) == 1 for boss in sheet.bosses)
    assert 1 <= sheet.level <= 10
    for who in sheet.placements.values():
        assert all(space in sheet.area_of and space not in sheet.furniture for _, space in who)


@rule("DV-SET-19")
@pytest.mark.parametrize(
    ("sheet", "drawing", "message"),
    [
        ('[areas]\nhall = "A1"\n', "|. .|", "an area named 'start' is missing"),
        ('[areas]\nstart = "Z9"\n', "|. .|", "is not a space of the map"),
        ('[areas]\nstart = "A1"\nhall = "B1"\n', "|. .|", "start and hall are one and the same area"),
        ('[areas]\nstart = "A1"\n', "|. x|", "the mark 'x' at B1 means nothing"),
        ('[areas]\nstart = "A1"\n', "|.D.|", "the door A1-B1 leads to"),
        ('[areas]\nstart = "A1"\n', "|.|k|", "kobold at B1 stands in no named area"),
        ('keeper_cards = ["bow"]\n[areas]\nstart = "A1"\n', "|. .|", "'bow' is not a Keeper card"),
        ('locked = ["A1-B1"]\n[areas]\nstart = "A1"\n', "|. .|", "A1-B1 is locked but no door"),
        ('[areas]\nstart = "A1"\n[tokens]\nkey = "C1"\n', "|. .|", "C1 is no space of a named area"),
        ('[areas]\nstart = "A1"\n[objective]\nwin = ["dragon defeated"]\n', "|. .|", "there is no 'dragon'"),
        ('[areas]\nstart = "A1"\n[objective]\nwin = ["be nice"]\n', "|. .|", "'be nice' is not understood"),
    ],
)
def test_an_incomplete_adventure_sheet_is_refused(sheet: str, drawing: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        read_adventure("x", 1, f"level = 1\nboards = []\n{sheet}", f"+-+-+\n{drawing}\n+-+-+", "x/scenario.toml")


@rule("DV-RUL-86")
def test_boulders_that_would_cut_the_dungeon_in_two_are_refused() -> None:
    sheet = 'level = 1\nboards = []\n[areas]\nstart = "A1"\n'
    cut = "+-+-+-+\n|. r .|\n+-+-+-+"
    with pytest.raises(BadInput, match="cut the dungeon in two") as refused:
        read_adventure("x", 1, sheet, cut, "x/scenario.toml")
    assert (refused.value.source, refused.value.line, refused.value.column) == ("x/map.txt", 2, 4)
    around = "+-+-+-+\n|. r .|\n+ + + +\n|. . .|\n+-+-+-+"
    assert read_adventure("x", 1, sheet, around, "x/scenario.toml").traps == {"B1": "boulders"}


@rule("DV-RUL-86")
def test_two_boulders_and_furniture_together_may_not_cut_it_either() -> None:
    sheet = 'level = 1\nboards = []\n[areas]\nstart = "A1"\n'
    for drawing in ("+-+-+-+\n|. r .|\n+ + + +\n|. r .|\n+-+-+-+", "+-+-+-+\n|. r .|\n+ + + +\n|. T .|\n+-+-+-+"):
        with pytest.raises(BadInput, match="DV-RUL-86"):
            read_adventure("x", 1, sheet, drawing, "x/scenario.toml")
    pits = "+-+-+-+\n|. p .|\n+-+-+-+"
    assert read_adventure("x", 1, sheet, pits, "x/scenario.toml").traps == {"B1": "pit"}


RING = """
+-+-+-+-+
|. . .|.|
+ + + + +
|. . . C|
+-+O+-+-+
|<D. . .|
+-+-+-+-+
"""
"""A hall in which there is a way round every space of the west, with a Chest in its east; in the south a room with the stairs."""
RULES = """
level = 1
boards = []
areas = { start = "A1", south = "B3", stairs = "A3" }
"""


def ring(*do: str, map: str = RING, more: str = "") -> Adventure:
    """The ring, and what a lever does."""
    deeds = ", ".join(f'"{deed}"' for deed in do)
    when = f'[things]\nlever = "A1"\n[[when]]\non = "use lever"\ndo = [{deeds}]\n'
    return read_adventure("x", 1, RULES + when + more, map, "x/scenario.toml")


@rule("DV-RUL-86")
@pytest.mark.parametrize(
    ("do", "map", "more", "message"),
    [
        (["boulders B2"], RING, '[tokens]\nlantern = "B2"', "bury what lies at B2"),
        (["altar B2"], RING, '[tokens]\nlantern = "B2"', "bury what lies at B2"),
        (["boulders A3"], RING, "", "bury what lies at A3"),
        ([], RING.replace("<D.", "<Dr"), "", "cut the dungeon in two, A3 off"),
        (["boulders A2", "boulders B1"], RING, "", "cut the dungeon in two, C1 off"),
        (["boulders A2", "altar B1"], RING, "", "cut the dungeon in two, C1 off"),
        (["boulders A2"], RING.replace("|. . .|.|", "|. r .|.|"), "", "cut the dungeon in two, C1 off"),
        (["boulders C2"], RING, "", "wall in what is at D2"),
    ],
)
def test_rocks_may_not_take_what_the_adventure_is_about(do: list[str], map: str, more: str, message: str) -> None:
    with pytest.raises(BadInput, match=message) as refused:
        ring(*do, map=map, more=more)
    assert "DV-RUL-86" in refused.value.reason
    assert refused.value.source in ("x/scenario.toml", "x/map.txt")


@rule("DV-RUL-86")
def test_rocks_may_fall_where_there_is_a_way_round() -> None:
    assert ring("boulders B1", "altar C1").things == {"lever": "A1"}
    # where furniture stands nothing falls
    assert ring("boulders D2").furniture == {"D2": "chest"}
    # what lies on a hidden Trap is taken up before it triggers (DV-RUL-82)
    hidden = ring(map=RING.replace("|. . .|.|", "|. r .|.|"), more='[tokens]\nlantern = "B1"')
    assert (hidden.traps, hidden.tokens) == ({"B1": "boulders"}, {"lantern": "B1"})


@rule("DV-RUL-86")
def test_rocks_may_not_cut_off_the_key_of_the_only_other_way() -> None:
    """Two doors lead east; the lever that unlocks one of them lies behind the other, in front of which rocks fall."""
    doors = 'level = 1\nboards = []\nlocked = ["B2-C2"]\nareas = { start = "A1", den = "D1" }\n[things]\nlever = "D2"\n'
    own = '[[when]]\non = "use lever"\ndo = ["unlock B2-C2"]\n[[when]]\non = "round 3"\ndo = ["boulders %s"]\n'
    drawing = "+-+-+-+-+\n|< .D. .|\n+ + + + +\n|. .D. .|\n+-+-+-+-+"
    with pytest.raises(BadInput, match="cut the dungeon in two"):
        read_adventure("x", 1, doors + own % "C1", drawing, "x/scenario.toml")
    assert read_adventure("x", 1, doors + own % "D1", drawing, "x/scenario.toml").locked == ("B2-C2",)


@rule("DV-RUL-86")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("boulders P4", "boulders C5", "cut the dungeon in two"),
        ("count props 3", "leave with key", "bury what lies at P4"),
    ],
)
def test_the_mine_may_not_bury_what_is_sought_in_it(old: str, new: str, message: str) -> None:
    folder = files("tenebra.games.dungeon_venture").joinpath("scenarios", "06_breathing_mine")
    sheet, map = (folder.joinpath(name).read_text(encoding="utf-8") for name in ("scenario.toml", "map.txt"))
    sheet = sheet.replace("[objective]", '[tokens]\nkey = "P4"\n\n[objective]') if "key" in new else sheet
    with pytest.raises(BadInput, match=message):
        read_adventure("x", 1, sheet.replace(old, new), map, "x/scenario.toml")


@rule("DV-GEN-02", "DV-RUL-85")
def test_adventures_last_one_to_two_hours_and_no_round_is_the_last() -> None:
    assert len(SHEETS.ids) == 10
    assert all(60 <= SHEETS[scenario].minutes <= 120 for scenario in SHEETS.ids)
    table = Table("+-+-+\n|V k|\n+-+-+", next="round", round=10_000)
    assert (table.state.round, table.state.outcome) == (10_001, "")
    assert sorted(table.state.initiative.draw + table.state.initiative.discard) == ["kobold", "vardak"]


@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_time_that_runs_out_is_announced_some_rounds_before(scenario: str) -> None:
    sheet = SHEETS[scenario]
    ends = [phrase.number for phrase in sheet.losses if phrase.verb == "round"]
    warnings = [rule.on.number for rule in sheet.own_rules if rule.on.verb == "round" and rule.do[0].verb == "say"]
    assert all(any(5 <= end - warning <= 15 for warning in warnings) for end in ends)
