"""Grid, areas, occupancy, adjacency (DV-AREA, DV-OCC, DV-ADJ)."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.dungeon_venture.rules.space import (
    area_of,
    beside,
    explored_spaces,
    is_adjacent,
    is_explored,
    is_free,
    nearest_free,
    occupied,
)
from tenebra.games.dungeon_venture.scenarios import SHEETS, sheet_of
from tests.games.dungeon_venture.table import Table, rule

PEACE: dict[str, Any] = {"objective": {"win": ["count never 1"]}}
CORNERS = """
+-+-+-+
|o . .|
+ + + +
|. V .|
+ + + +
|C . A|
+-+-+-+
"""

BOARD = """
+-+-+-+-+-+-+-+
|.DV k G N . .|
+-+ + + + + + +
|#|T L U C A .|
+-+ + + + + + +
|#|r p f . r .|
+-+ + + + + + +
|#|. . . . . .|
+-+-+-+-+-+-+-+
"""


def spaces(table: Table, found: int) -> list[str]:
    return sheet_of(table.state).grid.spaces(found)


# --- areas ----------------------------------------------------------------------------------------


@rule("DV-AREA-01", "DV-RUL-15")
@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_every_space_belongs_to_exactly_one_area(scenario: str) -> None:
    sheet = SHEETS[scenario]
    seen = 0
    for name, area in sheet.areas.items():
        assert area
        assert not seen & area
        assert all(sheet.area_of[space] == name for space in sheet.grid.spaces(area))
        seen |= area
    assert seen == sheet.grid.floor


@rule("DV-AREA-01")
def test_walls_and_doors_part_areas() -> None:
    table = Table("+-+-+-+\n|V .|.|\n+D+-+S+\n|. . .|\n+-+-+-+", areas={"start": "A1", "nook": "C1", "cave": "A2"}, turn="vardak")
    assert [area_of(table.state, space) for space in ("A1", "B1", "C1", "A2", "C2")] == [
        "start",
        "start",
        "nook",
        "cave",
        "cave",
    ]


@rule("DV-RUL-15")
def test_corridors_and_the_starting_zone_are_areas_like_rooms() -> None:
    """Search, Give and visibility work in a corridor one space wide, and end at its door."""
    table = Table(
        "+-+-+-+-+\n|V . ND.|\n+-+-+-+-+",
        areas={"start": "D1", "corridor": "A1"},
        traps={"B1": "pit"},
        heroes={"vardak": {"hand": ["bow"]}, "storm": {"at": "D1"}},
        turn="vardak",
        adventure=PEACE,
    )
    assert table.may("give bow to naurania")
    assert table.refusal("give bow to storm") == "DV-GIVE-01"
    table.play("search")
    assert table.last("Searched").area == "corridor"
    assert "B1" in table.state.traps


@rule("DV-RUL-15", "DV-SRCH-01")
def test_the_starting_zone_is_searched_like_any_area() -> None:
    table = Table("+-+-+-+\n|V . .|\n+-+-+-+", traps={"B1": "pit", "C1": "arrows"}, turn="vardak", adventure=PEACE)
    assert table.state.areas == {"start": "explored"}
    table.play("search")
    assert (table.last("Searched").area, table.last("Searched").found) == ("start", 2)
    assert {space: trap.kind for space, trap in table.state.traps.items()} == {"B1": "pit", "C1": "arrows"}


@rule("DV-AREA-02", "DV-RUL-16")
def test_an_area_is_unexplored_then_revealed_then_explored() -> None:
    table = Table(
        "+-+-+-+-+\n|V ND. T|\n+-+-+-+-+",
        areas={"start": "A1", "den": "C1"},
        unexplored=["den"],
        turn="naurania",
        initiative=["naurania"],
        adventure=PEACE,
    )
    assert "den" not in table.state.areas
    assert table.state.furniture == {}
    table.play("open B1-C1")
    assert table.state.areas["den"] == "revealed"
    assert table.state.furniture == {"D1": "table"}
    assert not is_explored(table.state, "den")
    assert spaces(table, explored_spaces(table.state)) == ["A1", "B1"]
    table.play("move C1")
    assert table.state.areas["den"] == "explored"
    assert is_explored(table.state, "den")
    entered = table.last("AreaEntered")
    assert (entered.hero, entered.area, entered.rule) == ("naurania", "den", "DV-EXP-06")


@rule("DV-AREA-02", "DV-RUL-16", "DV-SPRT-05", "DV-MOV-12")
@pytest.mark.parametrize(("state", "may"), [("revealed", False), ("explored", True)])
def test_a_merely_opened_area_is_closed_to_spirits(state: str, may: bool) -> None:
    table = Table(
        "+-+-+-+-+\n|V NO. .|\n+-+-+-+-+",
        areas={"start": "A1", "den": "C1"},
        revealed=["den"] if state == "revealed" else [],
        heroes={"naurania": {"spirit": True}},
        turn="naurania",
        adventure=PEACE,
    )
    assert table.may("move C1") is may
    if not may:
        assert table.refusal("move C1") == "DV-SPRT-05"


@rule("DV-AREA-02", "DV-RUL-16", "DV-REO-04")
def test_a_merely_opened_area_is_closed_to_stop_and_reorganize() -> None:
    table = Table(
        "+-+-+-+-+\n|V .O. k|\n+-+-+-+-+",
        areas={"start": "A1", "den": "C1"},
        revealed=["den"],
        turn="vardak",
        choices=["reorganize"],
    )
    assert table.may("move B1")
    assert table.refusal("move C1") == "DV-REO-04"


@rule("DV-AREA-02", "DV-RUL-16", "DV-EXP-05")
def test_a_merely_opened_area_still_holds_back_its_monsters() -> None:
    table = Table(
        "+-+-+-+-+\n|V .D. k|\n+-+-+-+-+",
        areas={"start": "A1", "den": "C1"},
        unexplored=["den"],
        heroes={"vardak": {"at": "B1"}},
        turn="vardak",
        initiative=["vardak"],
    )
    table.play("open B1-C1", "end")
    assert table.state.placed == ["start"]
    assert list(table.state.figures) == ["vardak"]


@rule("DV-AREA-03")
def test_an_areas_monsters_come_only_once() -> None:
    """A bell wakes the den before anybody enters it; the Hero who then walks in finds no second pack."""
    table = Table(
        "+-+-+-+-+\n|V .O. k|\n+-+-+-+-+",
        areas={"start": "A1", "den": "C1"},
        revealed=["den"],
        turn="vardak",
        initiative=["vardak"],
        adventure={**PEACE, "things": {"bell": "A1"}, "when": [{"on": "use bell", "do": ["wake den"]}]},
        choices=["use bell"],
    )
    assert table.state.areas["den"] == "revealed"
    table.play("move C1")
    assert table.last("AreaEntered").area == "den"
    placed = table.told("MonstersPlaced")
    assert [(event.area, event.rule) for event in placed] == [("den", "DV-AREA-03")]
    assert [figure for figure in table.state.figures if figure != "vardak"] == ["kobold-1"]


def test_the_starting_area_is_explored_and_holds_nobody() -> None:
    table = Table("+-+-+\n|V .|\n+-+-+", turn="vardak", initiative=["vardak"], adventure=PEACE)
    assert table.state.areas == {"start": "explored"}
    assert table.state.placed == ["start"]
    table.play("move B1", "end")
    assert table.told("AreaEntered") == []
    assert table.told("MonstersPlaced") == []


# --- occupancy ------------------------------------------------------------------------------------


@rule("DV-OCC-01", "DV-RUL-17")
def test_what_occupies_a_space_and_what_does_not() -> None:
    """A Boss and a Monster, a Hero, all furniture, an Altar, fallen Boulders; not a Spirit, a skull, an unsprung Trap."""
    table = Table(
        BOARD,
        areas={"start": "A1", "hall": "B1"},
        bosses={"gronk": {"mark": "G", "attack": "1 red", "defence": "1 red", "life": 3, "movement": 3}},
        heroes={"naurania": {"spirit": True}},
        skulls={"wick": {"at": "F1", "cards": ["bow"]}},
        sprung=["B3", "C3"],
        found=["F3"],
        turn="vardak",
    )
    expected = ["B1", "C1", "D1", "B2", "C2", "D2", "E2", "F2", "B3"]
    assert spaces(table, occupied(table.state)) == expected
    for space in ("E1", "F1", "C3", "D3", "F3"):
        assert is_free(table.state, space)
    for space in expected:
        assert not is_free(table.state, space)


@rule("DV-RUL-17", "DV-OCC-01")
def test_spirits_share_spaces_block_nobody_and_nobody_harms_them() -> None:
    table = Table(
        "+-+-+-+-+-+\n|V N k f A|\n+-+-+-+-+-+",
        heroes={"naurania": {"spirit": True}, "storm": {"at": "B1", "spirit": True}, "wick": {"at": "D1", "spirit": True}},
        turn="vardak",
        initiative=["kobold", "storm"],
    )
    assert table.may("move B1")
    assert table.refusal("attack naurania") == "DV-ATK-06"
    table.play("end", "activate kobold-1")
    assert table.refusal("attack naurania") == "DV-ATK-06"
    assert table.may("move B1")
    assert table.may("move D1")
    table.play("end")
    assert table.refusal("move C1") == "DV-SPRT-06"
    assert table.refusal("move A1") == "DV-SPRT-06"
    assert table.refusal("move E1") == "DV-FUR-01"
    table.play("move D1")
    assert table.figure("storm").space == table.figure("wick").space == "D1"
    assert table.told("TrapSprung") == []


# --- adjacency ------------------------------------------------------------------------------------


@rule("DV-ADJ-01")
def test_up_to_four_spaces_are_adjacent() -> None:
    table = Table(CORNERS, turn="vardak")
    assert spaces(table, beside(table.state, "B2")) == ["B1", "A2", "C2", "B3"]
    assert spaces(table, beside(table.state, "A1")) == ["B1", "A2"]
    assert spaces(table, beside(table.state, "C2")) == ["C1", "B2", "C3"]
    assert not is_adjacent(table.state, "B2", "B2")


@rule("DV-ADJ-01")
@pytest.mark.parametrize(
    ("option", "cite"),
    [("attack orc-1", "DV-ATK-02"), ("chest A3", "DV-TRE-01"), ("rest", "DV-REST-01"), ("swap with storm", "DV-SWAP-01")],
)
def test_diagonal_spaces_are_not_adjacent_for_actions(option: str, cite: str) -> None:
    table = Table(CORNERS, heroes={"storm": {"at": "C1"}}, turn="vardak")
    assert not table.may(option)
    assert table.refusal(option) == cite


@rule("DV-ADJ-01")
@pytest.mark.parametrize(
    ("at", "option"), [("B1", "attack orc-1"), ("B3", "chest A3"), ("C2", "rest"), ("B1", "swap with storm")]
)
def test_and_with_a_shared_side_they_are(at: str, option: str) -> None:
    table = Table(CORNERS, heroes={"vardak": {"at": at}, "storm": {"at": "C1"}}, turn="vardak")
    assert table.may(option)


@rule("DV-ADJ-01", "DV-DOOR-03")
def test_a_door_is_used_from_its_front_space_only() -> None:
    table = Table(
        "+-+-+-+\n|. V .|\n+D+-+-+\n|. . .|\n+-+-+-+", areas={"start": "A1", "den": "A2"}, turn="vardak", adventure=PEACE
    )
    assert table.refusal("open A1-A2") == "DV-DOOR-03"


@rule("DV-ADJ-01", "DV-SPI-04")
def test_a_spirit_is_not_released_diagonally_and_does_not_resurrect_diagonally() -> None:
    table = Table(
        "+-+-+-+\n|. . A|\n+ + + +\n|. V .|\n+-+-+-+",
        heroes={"naurania": {"spirit": True, "carried_by": "vardak"}},
        turn="vardak",
        initiative=["naurania"],
        adventure=PEACE,
    )
    assert [o for o in table.options() if o.startswith("release")] == ["release naurania to B1", "release naurania to C2"]
    assert table.refusal("release naurania to C1") == "DV-SPI-04"
    table.play("end")
    assert table.refusal("resurrect") == "DV-REST-01"


@rule("DV-ADJ-02", "DV-RUL-18")
@pytest.mark.parametrize(("edge", "adjacent"), [(" ", True), ("O", True), ("D", False), ("|", False), ("S", False)])
def test_walls_and_closed_doors_break_adjacency_and_open_doors_do_not(edge: str, adjacent: bool) -> None:
    table = Table(
        f"+-+-+\n|V{edge}o|\n+-+-+",
        areas={"start": "A1"} if edge == " " else {"start": "A1", "den": "B1"},
        turn="vardak",
    )
    assert is_adjacent(table.state, "A1", "B1") is adjacent is is_adjacent(table.state, "B1", "A1")
    assert table.may("attack orc-1") is adjacent
    if not adjacent:
        assert table.refusal("attack orc-1") == "DV-ATK-01"


@rule("DV-RUL-18")
@pytest.mark.parametrize(("edge", "may"), [("O", True), ("D", False)])
@pytest.mark.parametrize(("mark", "option"), [("C", "chest B1"), ("A", "rest"), ("N", "swap with naurania")])
def test_actions_reach_through_an_open_door_only(edge: str, may: bool, mark: str, option: str) -> None:
    """The door itself is used from its front space, open or closed."""
    table = Table(f"+-+-+\n|V{edge}{mark}|\n+-+-+", areas={"start": "A1", "den": "B1"}, turn="vardak", adventure=PEACE)
    assert table.may(option) is may
    assert table.may("close A1-B1" if may else "open A1-B1")


@rule("DV-ADJ-03")
def test_diagonals_count_for_a_card_within_one_area_only() -> None:
    sword: dict[str, Any] = {"vardak": {"worn": ["two-handed-sword"]}}
    assert Table("+-+-+\n|V .|\n+ + +\n|. o|\n+-+-+", turn="vardak", heroes=sword).may("attack orc-1")
    walled = Table("+-+-+\n|V .|\n+-+D+\n|. o|\n+-+-+", areas={"start": "A1", "den": "A2"}, turn="vardak", heroes=sword)
    assert not walled.may("attack orc-1")
    assert walled.refusal("attack orc-1") == "DV-ATK-01"


@rule("DV-ADJ-03", "DV-ADJ-01")
def test_the_sword_reaches_the_eight_spaces_around_and_no_further() -> None:
    field = "+-+-+-+-+-+\n|o o o o o|\n+ + + + + +\n|o o V o o|\n+ + + + + +\n|o o o o o|\n+-+-+-+-+-+"
    armed = Table(field, turn="vardak", heroes={"vardak": {"worn": ["two-handed-sword"]}})
    bare = Table(field, turn="vardak")

    def reached(table: Table) -> list[str]:
        targets = [option.removeprefix("attack ") for option in table.options() if option.startswith("attack")]
        return sorted(table.figure(target).space for target in targets)

    assert reached(armed) == ["B1", "B2", "B3", "C1", "C3", "D1", "D2", "D3"]
    assert reached(bare) == ["B2", "C1", "C3", "D2"]


@rule("DV-ADJ-03", "DV-EXP-10", "DV-DEC-04")
def test_diagonals_count_when_the_keeper_moves_a_monster_whose_space_is_taken() -> None:
    table = Table(
        "+-+-+-+-+\n|VO. . .|\n+-+ + + +\n|.|. k .|\n+-+ + + +\n|.|. . .|\n+-+-+-+-+",
        areas={"start": "A1", "den": "B1"},
        revealed=["den"],
        turn="vardak",
        choices=["move C2", "end"],
    )
    assert (table.asked, table.prompt) == ("keeper", "place")
    assert table.options() == [f"place {s}" for s in ("B1", "C1", "D1", "B2", "D2", "B3", "C3", "D3")]


@rule("DV-ADJ-04", "DV-RUL-19")
@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_each_door_has_exactly_two_front_spaces_side_by_side(scenario: str) -> None:
    sheet = SHEETS[scenario]
    for door in sheet.doors:
        one, two = sheet.front_spaces(door)
        across = sheet.grid.index[two] - sheet.grid.index[one]
        assert door == f"{one}-{two}"
        assert across in (1, sheet.grid.width)
        assert (sheet.area_of[one], sheet.area_of[two]) == sheet.door_areas[door]


@rule("DV-ADJ-04", "DV-RUL-19")
@pytest.mark.parametrize(("at", "may"), [("A1", False), ("B1", True), ("C1", True), ("D1", False)])
def test_in_front_of_a_door_is_one_of_two_spaces(at: str, may: bool) -> None:
    table = Table(
        "+-+-+-+-+\n|. .D. .|\n+-+-+-+-+",
        areas={"start": "A1", "den": "C1"},
        heroes={"vardak": {"at": at}},
        turn="vardak",
        adventure=PEACE,
    )
    assert table.may("open B1-C1") is may


@rule("DV-OCC-01")
def test_the_nearest_free_spaces_are_found_by_walking() -> None:
    table = Table(
        "+-+-+-+-+\n|V N S .|\n+-+-+-+D+\n|. . . .|\n+-+-+-+-+",
        areas={"start": "A1", "den": "A2"},
        turn="vardak",
        adventure=PEACE,
    )
    everywhere = sheet_of(table.state).grid.floor
    assert nearest_free(table.state, "A1", everywhere) == ["D1"]
    assert nearest_free(table.state, "D1", everywhere) == ["D1"]
    assert nearest_free(table.state, "A1", sheet_of(table.state).areas["den"]) == ["A2", "B2", "C2", "D2"]
