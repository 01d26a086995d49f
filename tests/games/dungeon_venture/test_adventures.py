"""Adventure sheets: the ten of the box are sound, and a broken one is refused with file and line."""

from importlib.resources import files
from typing import Any

import pytest

from tenebra.games.dungeon_venture.scenario import START, Adventure
from tenebra.games.dungeon_venture.scenario_reader import boards, lay_boards, read_adventure
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.kernel import BadInput
from tests.games.dungeon_venture.table import Table, rule

MAP = """\
; A small dungeon.
+-+-+-+-+-+
|< . .D. o|
+ + + + + +
|. f .|C G|
+-+-+-+-+-+
"""
SHEET = """\
level = 1
boards = []
keeper_cards = ["dread"]
locked = ["C1-D1"]

[areas]
start = "A1"
hall = "D1"

[bosses.gronk]
mark = "G"
attack = "3 blue"
defence = "2 blue"
life = 6
movement = 4

[things]
lever = "B1"

[tokens]
crown = "C2"

[objective]
win = ["gronk defeated", "leave with crown"]
lose = ["round 20"]

[[when]]
on = "use lever"
do = ["unlock C1-D1", "spawn 1 orc at A2"]

[[when]]
on = "every 3 rounds"
do = ["attack hall with 2 green"]
"""
SOURCE = "99_test/scenario.toml"


def read(sheet: str = SHEET, map: str = MAP) -> Adventure:
    return read_adventure("test", 99, sheet, map, SOURCE)


def bad_sheet(old: str, new: str) -> BadInput:
    assert SHEET.count(old) >= 1
    with pytest.raises(BadInput) as error:
        read(sheet=SHEET.replace(old, new, 1))
    assert error.value.source == SOURCE
    return error.value


def bad_map(old: str, new: str, sheet: str = SHEET) -> BadInput:
    assert MAP.count(old) >= 1
    with pytest.raises(BadInput) as error:
        read(sheet=sheet, map=MAP.replace(old, new, 1))
    return error.value


def line_of(needle: str) -> int:
    return next(n for n, line in enumerate(SHEET.split("\n"), 1) if needle in line)


@rule("DV-SET-19")
def test_a_sheet_says_everything() -> None:
    sheet = read()
    assert (sheet.id, sheet.number, sheet.level) == ("test", 99, 1)
    assert list(sheet.areas) == ["start", "hall"]
    assert sheet.doors == {"C1-D1": "closed"}
    assert sheet.door_areas["C1-D1"] == ("start", "hall")
    assert sheet.front_spaces("C1-D1") == ("C1", "D1")
    assert sheet.staircase == "A1"
    assert sheet.furniture == {"D2": "chest"}
    assert sheet.traps == {"B2": "arrows"}
    assert sheet.placements == {"hall": (("orc", "E1"), ("gronk", "E2"))}
    assert (sheet.keeper_cards, sheet.locked, sheet.things, sheet.tokens) == (
        ("dread",),
        ("C1-D1",),
        {"lever": "B1"},
        {"crown": "C2"},
    )
    assert [(p.verb, p.name) for p in sheet.wins] == [("defeated", "gronk"), ("leave", "crown")]
    assert [(p.verb, p.number) for p in sheet.losses] == [("round", 20)]
    assert [(w.on.verb, [p.verb for p in w.do], w.once) for w in sheet.own_rules] == [
        ("use", ["unlock", "spawn"], True),
        ("every", ["attack"], False),
    ]


@rule("DV-SET-19", "DV-AREA-04", "DV-RUL-22", "DV-COMP-01")
def test_the_ten_adventures_of_the_box() -> None:
    assert len(SHEETS.ids) == 10
    for number, id in enumerate(SHEETS.ids, 1):
        sheet = SHEETS[id]
        assert (sheet.id, sheet.number) == (id, number)
        assert sheet.area_of[sheet.staircase] == START
        assert not sheet.placements.get(START)
        assert sheet.bosses
        assert "altar" in sheet.furniture.values()
        assert len(sheet.bosses) == len(sheet.miniatures)


@rule("DV-COMP-05")
def test_the_six_boards() -> None:
    assert len(boards()) == 6
    sizes = {(drawing.grid.width, drawing.grid.height) for drawing in boards().values()}
    assert len(sizes) == 1


@rule("DV-RUL-86")
def test_boulders_that_would_cut_the_dungeon_in_two() -> None:
    error = bad_map("|< . .D", "|< . rD")
    assert "DV-RUL-86" in error.reason
    assert (error.source, error.line, error.column) == ("99_test/map.txt", 3, 6)
    assert read(map=MAP.replace("f", "r")).traps == {"B2": "boulders"}


@pytest.mark.parametrize(
    ("old", "new", "message", "line", "column"),
    [
        ("|< . .", "|< x .", "the mark 'x' at B1 means nothing", 3, 4),
        (".D.", ".X.", "the mark 'X' on the edge C1-D1 means nothing", 3, 7),
    ],
)
def test_a_mark_that_means_nothing(old: str, new: str, message: str, line: int, column: int) -> None:
    error = bad_map(old, new)
    assert (error.reason, error.source, error.line, error.column) == (message, "99_test/map.txt", line, column)


def test_a_broken_drawing() -> None:
    error = bad_map("+-+-+-+-+-+\n|<", "+-+-+-+-+-+\n\n|<")
    assert error.source == "99_test/map.txt"
    assert "odd number of lines" in error.reason


def test_a_monster_or_a_door_in_no_named_area() -> None:
    plain = SHEET.replace('hall = "D1"\n', "").replace('locked = ["C1-D1"]\n', "")
    door = bad_map("C G", "C G", sheet=plain)
    assert (door.source, door.line) == ("99_test/map.txt", 3)
    assert "C1-D1" in door.reason
    monster = bad_map(".D.", ".|.", sheet=plain)
    assert "orc at E1 stands in no named area" in monster.reason
    assert (monster.source, monster.line, monster.column) == ("99_test/map.txt", 3, 10)


def test_a_trap_that_cannot_be_there() -> None:
    error = bad_sheet("[things]", '[traps]\nD2 = "pit"\n\n[things]')
    assert (error.reason, error.line) == ("there can be no pit at D2", line_of("[things]") + 1)
    unknown = bad_sheet("[things]", '[traps]\nC1 = "lava"\n\n[things]')
    assert unknown.reason == "there can be no lava at C1"


@pytest.mark.parametrize(
    ("old", "new", "message", "near"),
    [
        ('hall = "D1"', 'hall = "Z9"', "Z9 (area 'hall') is not a space of the map", "hall ="),
        ('hall = "D1"', 'hall = "B1"', "start and hall are one and the same area", "hall ="),
        ('start = "A1"', 'cellar = "A1"', "an area named 'start' is missing", "[areas]"),
        ('locked = ["C1-D1"]', 'locked = ["A1-B1"]', "A1-B1 is locked but no door", "locked"),
        ('keeper_cards = ["dread"]', 'keeper_cards = ["blink"]', "'blink' is not a Keeper card", "keeper_cards"),
        ('keeper_cards = ["dread"]', 'keeper_cards = ["nought"]', "'nought' is not a Keeper card", "keeper_cards"),
        ('lever = "B1"', 'lever = "Q1"', "Q1 is no space of a named area", "lever"),
        ('crown = "C2"', 'crown = "Q1"', "Q1 is no space of a named area", "crown"),
        ('attack = "3 blue"', 'attack = "3 pink"', "the Boss 'gronk': '3 pink' is not dice", "[bosses.gronk]"),
        ("use lever", "use bell", "use bell: there is no 'bell'", "use lever"),
        ("spawn 1 orc at A2", "spawn 1 cat at A2", "spawn cat: there is no 'cat'", "spawn"),
        ("spawn 1 orc at A2", "spawn 1 orc at Z9", "Z9 is no space of a named area", "spawn"),
        ("unlock C1-D1", "unlock D1-E1", "unlock D1-E1: there is no 'D1-E1'", "unlock"),
        ("attack hall with 2 green", "attack hell with 2 green", "attack hell: there is no 'hell'", "attack hall"),
        ("attack hall with 2 green", "attack hall with 2 gold", "'2 gold' is not dice", "attack hall"),
        ("attack hall with 2 green", "dance", "'dance' is not understood; known are: say, spawn", "attack hall"),
        ("every 3 rounds", "every 0 rounds", "'every 0 rounds' is not understood; known are: start, round", "every 3"),
        ("every 3 rounds", "sometimes", "'sometimes' is not understood; known are: start, round", "every 3"),
        ("gronk defeated", "smaug defeated", "defeated smaug: there is no 'smaug'", "win ="),
        ("leave with crown", "leave with crowns", "leave crowns: there is no 'crowns'", "win ="),
        ("round 20", "sunset", "'sunset' is not understood; known are: round, count", "lose ="),
    ],
)
def test_a_sheet_that_makes_no_sense(old: str, new: str, message: str, near: str) -> None:
    error = bad_sheet(old, new)
    assert error.reason.startswith(message)
    assert error.line == line_of(near)
    assert str(error).startswith(f"{SOURCE}:{error.line}: ")


def test_a_boss_with_a_monsters_name_or_nowhere_on_the_map() -> None:
    named = bad_sheet("[bosses.gronk]", "[bosses.orc]")
    assert named.reason == "the Boss 'orc' has the name of a Monster type"
    nowhere = bad_map("C G", "C .")
    assert nowhere.reason == "the Boss 'gronk' (G) stands nowhere on the map"
    assert (nowhere.source, nowhere.line) == (SOURCE, line_of("[bosses.gronk]"))


@pytest.mark.parametrize("mark", ["k", "C", "p", "GG", ""])
def test_a_boss_needs_a_mark_of_its_own(mark: str) -> None:
    error = bad_map("C G", "C .", sheet=SHEET.replace('mark = "G"', f'mark = "{mark}"'))
    assert error.reason == "the Boss 'gronk' needs a mark of its own, one character"
    assert (error.source, error.line) == (SOURCE, line_of("[bosses.gronk]"))


def test_an_unknown_field_a_wrong_type_and_broken_toml() -> None:
    field = bad_sheet("level = 1", "levell = 1")
    assert field.line == 1
    wrong = bad_sheet("life = 6", 'life = "six"')
    assert wrong.line == line_of("life =")
    toml = bad_sheet("life = 6", "life = = 6")
    assert (toml.line, toml.column) == (line_of("life ="), 8)


@rule("DV-SET-12")
def test_the_drawing_must_be_as_the_boards_are_printed() -> None:
    text = files("tenebra.games.dungeon_venture.content").joinpath("boards/gate.map").read_text(encoding="utf-8")
    gate = "\n".join(line for line in text.split("\n") if line and not line.startswith(";"))
    sheet = 'level = 1\nboards = [["gate"]]\n[areas]\nstart = "A6"\n'
    with pytest.raises(BadInput) as size:
        read(sheet=sheet)
    assert "the map is 5 × 2 spaces" in size.value.reason
    assert size.value.source == "99_test/map.txt"
    wrong = "; A remark.\n" + gate.replace("|. . .", "|. .|.", 1)
    with pytest.raises(BadInput) as wall:
        read(sheet=sheet, map=wrong)
    assert "is not as printed on the boards" in wall.value.reason
    assert wrong.split("\n")[wall.value.line - 1] == next(line for line in wrong.split("\n") if "|. .|." in line)
    assert wrong.split("\n")[wall.value.line - 1][wall.value.column - 1 :].startswith(".|")


@rule("DV-COMP-05")
@pytest.mark.parametrize(
    ("layout", "message"),
    [
        ([["nowhere"]], "there is no board 'nowhere'"),
        ([["gate", "gate"]], "the board 'gate' is laid twice"),
        ([["gate", "hall"], ["crypt"]], "boards must be rows of equal length"),
        ([], "boards must be rows of equal length"),
        ([[]], "boards must be rows of equal length"),
    ],
)
def test_boards_that_cannot_be_laid(layout: list[list[str]], message: str) -> None:
    with pytest.raises(BadInput) as error:
        lay_boards(layout, SOURCE)
    assert error.value.reason.startswith(message)
    assert (error.value.source, error.value.line) == (SOURCE, 1)


@rule("DV-SET-12")
def test_a_board_turned_upside_down_and_a_gap() -> None:
    plain, turned = lay_boards([["gate"]], SOURCE), lay_boards([["gate:turned"]], SOURCE)
    last = plain.width * plain.height - 1
    assert {last - cell for cell in plain.cells(plain.floor)} == set(turned.cells(turned.floor))
    assert lay_boards([["gate:turned", ""]], SOURCE).width == 2 * plain.width
    wide = lay_boards([["gate", "hall"]], SOURCE)
    seam = [row * wide.width + plain.width - 1 for row in range(wide.height)]
    assert not any(wide.walls_down.east >> cell & 1 for cell in seam)


def test_an_unknown_adventure() -> None:
    with pytest.raises(BadInput, match="there is no scenario 'atlantis'; there are gronks-lair"):
        SHEETS["atlantis"]


DUNGEON = """
+-+-+-+-+-+-+
|V . CO. . k|
+ + + + + + +
|N o .|. T .|
+-+-+D+-+-+-+
|. . . .|. .|
+-+-+-+-+-+-+
"""


def own_rules(*rules: tuple[str, list[str]], **sheet: Any) -> dict[str, Any]:
    return {"when": [{"on": on, "do": do} for on, do in rules], **sheet}


@rule("DV-VIC-05", "DV-GEN-06")
def test_defeating_one_kind_may_be_enough() -> None:
    sheet = own_rules(objective={"win": ["orc defeated"]})
    fields: dict[str, Any] = {"turn": "vardak", "heroes": {"vardak": {"at": "B1"}}, "dice": ["hit miss miss miss", "miss miss"]}
    table = Table(DUNGEON, adventure=sheet, **fields)
    table.play("attack orc-1")
    assert table.state.outcome == "heroes"
    assert table.last("Ended").rule == "DV-VIC-05"
    waiting = Table(DUNGEON.replace("k", "o"), adventure=sheet, revealed=["room-2"], **fields)
    waiting.play("attack orc-1")
    assert waiting.state.outcome == ""


@rule("DV-VIC-04", "DV-VIC-05")
def test_leaving_with_what_was_sought_wins_and_without_it_loses() -> None:
    map = DUNGEON.replace("|. . . .|", "|. . < .|").replace("D", "O")

    def table(**fields: Any) -> Table:
        sheet = own_rules(tokens={"crown": "C3"}, objective={"win": ["leave with crown"]})
        return Table(map, turn="vardak", heroes={"vardak": {"at": "C2"}}, adventure=sheet, initiative=["vardak"], **fields)

    thief = table()
    thief.play("move C3", "end", "leave")
    assert (thief.state.outcome, thief.last("Ended").rule) == ("heroes", "DV-VIC-05")
    coward = table(monsters={"kobold-2": {"at": "A3"}})
    coward.play("leave")
    assert (coward.state.outcome, coward.last("Ended").rule) == ("keeper", "DV-VIC-04")


@rule("DV-VIC-04", "DV-VIC-05")
@pytest.mark.parametrize(
    "wins", [["leave with crown", "leave with orb"], ["leave with crown", "count pulled 1"], ["count pulled 1"]]
)
def test_whoever_leaves_with_half_of_what_was_sought_has_fled(wins: list[str]) -> None:
    things = {"lever": "C3"}
    sheet = own_rules(tokens={"crown": "B3", "orb": "A3"}, things=things, objective={"win": wins})
    sheet["when"] = [{"on": "use lever", "do": ["count pulled"]}]
    map = DUNGEON.replace("|. . . .|", "|. . < .|").replace("D", "O")
    table = Table(map, turn="vardak", heroes={"vardak": {"at": "C2"}}, adventure=sheet, initiative=["vardak"])
    table.state.tokens["crown"] = "vardak"
    table.play("leave")
    assert (table.state.outcome, table.last("Ended").rule) == ("keeper", "DV-VIC-04")


@rule("DV-VIC-05")
def test_all_objectives_must_be_reached() -> None:
    sheet = own_rules(("use lever", ["count end"]), things={"lever": "B1"}, objective={"win": ["count end 1", "orc defeated"]})
    table = Table(DUNGEON, turn="vardak", adventure=sheet)
    table.play("use lever")
    assert table.state.outcome == ""


@rule("DV-VIC-05", "DV-GEN-02")
@pytest.mark.parametrize(("before", "outcome"), [(4, ""), (5, "keeper")])
def test_an_adventure_may_be_lost_by_time(before: int, outcome: str) -> None:
    table = Table(DUNGEON, next="round", round=before, adventure=own_rules(objective={"lose": ["round 5"]}))
    assert table.state.outcome == outcome


@rule("DV-VIC-05")
def test_an_adventure_may_be_lost_by_a_count() -> None:
    sheet = own_rules(("use lever", ["count doom"]), things={"lever": "B1"}, objective={"lose": ["count doom 1"]})
    table = Table(DUNGEON, turn="vardak", adventure=sheet)
    table.play("use lever")
    assert (table.state.outcome, table.last("Ended").rule) == ("keeper", "DV-VIC-05")


def test_an_objective_to_leave_needs_a_staircase() -> None:
    with pytest.raises(BadInput, match="the objective is to leave, but the map has no staircase") as error:
        read(map=MAP.replace("<", "."))
    assert (error.value.source, error.value.line) == (SOURCE, line_of("leave with crown"))


def test_a_boss_has_a_miniature_of_the_box() -> None:
    error = bad_sheet('mark = "G"', 'mark = "G"\nminiature = "dragon"')
    assert "needs a miniature of evil-mage, death-knight, chaos-fighter" in error.reason
