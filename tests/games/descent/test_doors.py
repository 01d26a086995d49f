"""Doors, exploration, stairs and glyphs (DE-DOR, DE-EXP, DE-ENC, DE-STR, DE-GLY)."""

from typing import Any

import pytest

from tenebra.games.descent.content import tokens
from tenebra.games.descent.scenario import STAIRS as COLOURS
from tests.games.descent.props import SWORD, Table
from tests.games.descent.table import rule

TWO_ROOMS = """
+-+-+-+-+-+-+
|. . .D. . .|
+ + + + + + +
|. . .D. . .|
+ + + + + + +
|. . .|. . .|
+-+-+-+-+-+-+
"""
DOOR = "C1-D1"
RUNE_ROOMS = TWO_ROOMS.replace("D", "R")
BEND = """
+-+-+-+-+
|. . . .|
+ + + + +
|. . . .|
+-+-+D+D+
    |. .|
    + + +
    |. .|
    +-+-+
"""
STAIRS = """
+-+-+ +-+-+
|1 .| |1 .|
+ + + + + +
|. .| |. .|
+-+-+ +-+-+
"""
GLYPHS = """
+-+-+-+-+-+
|* . x . .|
+ + + + + +
|. . . . *|
+-+-+-+-+-+
"""


def points(table: Table) -> int:
    assert table.state.turn is not None
    return table.state.turn.points


def options(table: Table, word: str) -> set[str]:
    return {option.removeprefix(f"{word} ") for option in table.options() if option.startswith(f"{word} ")}


# --- doors


@rule("DE-DOR-01", "DE-DOR-02", "DE-DOR-03", "DE-DOR-04", "DE-RUL-76")
@pytest.mark.parametrize(("at", "is_near"), [("C1", True), ("C2", True), ("C3", True), ("D3", True), ("B1", False)])
def test_whoever_touches_the_line_of_a_door_opens_it_for_two_points(at: str, is_near: bool) -> None:
    table = Table(TWO_ROOMS, heroes={"sir-valadir": {"at": at}})
    table.play("run")
    if not is_near:
        assert table.refusal(f"open {DOOR}") == "DE-DOR-04"
        return
    assert table.refusal("move F1" if at[0] == "C" else "move A1") == "DE-MOV-08"
    table.play(f"open {DOOR}")
    assert points(table) == 6
    assert table.may("move F1" if at[0] == "C" else "move A1")
    assert table.refusal(f"open {DOOR}") == "DE-DOR-02"
    table.play(f"close {DOOR}")
    assert points(table) == 4
    assert table.state.doors[DOOR] is False


@rule("DE-DOR-03", "DE-RUB-13", "DE-DOR-05")
def test_a_closed_door_separates_neighbours() -> None:
    heroes = {"sir-valadir": {"at": "C1", "equipped": [SWORD]}, "silhouette": {"at": "D1"}}
    table = Table(TWO_ROOMS, heroes=heroes, monsters={"beastman-1": {"at": "D2"}})
    table.play("advance")
    assert table.refusal(f"attack D2 with {SWORD}") == "DE-LOS-01"
    assert table.refusal(f"give {SWORD} to silhouette") == "DE-TRS-03"
    table.play(f"open {DOOR}")
    assert table.may(f"attack D2 with {SWORD}")
    assert table.may(f"give {SWORD} to silhouette")


@rule("DE-DOR-06", "DE-LRG-09")
def test_nobody_closes_a_door_on_a_large_monster() -> None:
    table = Table(TWO_ROOMS, heroes={"sir-valadir": {"at": "B1"}}, monsters={"ogre-1": {"at": "C1"}}, opened=[DOOR])
    table.play("run", "move C3")
    assert table.refusal(f"close {DOOR}") == "DE-DOR-06"
    beside = Table(TWO_ROOMS, heroes={"sir-valadir": {"at": "C3"}}, monsters={"ogre-1": {"at": "D1"}}, opened=[DOOR])
    beside.play("run", f"close {DOOR}")


@rule("DE-DOR-07")
def test_monsters_open_doors_but_none_to_the_unexplored() -> None:
    fields: dict[str, Any] = {
        "heroes": {"sir-valadir": {"at": "A1"}},
        "monsters": {"beastman-1": {"at": "C1"}},
        "next": "activate",
    }
    table = Table(TWO_ROOMS, **fields)
    table.play("activate beastman-1", f"open {DOOR}")
    assert table.state.doors[DOOR]
    assert table.state.activation is not None
    assert table.state.activation.points == 2
    unknown = Table(TWO_ROOMS, unrevealed=["room-2"], **fields)
    unknown.play("activate beastman-1")
    assert unknown.refusal(f"open {DOOR}") == "DE-DOR-07"


@rule("DE-DOR-08", "DE-DOR-09", "DE-DOR-10", "DE-RUL-80", "DE-EQP-06")
def test_a_rune_door_opens_to_heroes_once_its_key_is_found() -> None:
    heroes = {"sir-valadir": {"at": "B1", "pack": [SWORD] * 3}, "silhouette": {"at": "C2"}}
    table = Table(RUNE_ROOMS, heroes=heroes, tokens=["red-key at B1"], stop=False)
    table.play("run", "move C1")
    assert table.refusal(f"open {DOOR}") == "DE-DOR-08"
    table.play("move B1", "pickup red-key")
    assert table.state.keys == ["red"]
    assert len(table.hero("sir-valadir").pack) == 3
    table.play("end", "run", f"open {DOOR}")
    assert table.state.doors[DOOR]
    monster = Table(
        RUNE_ROOMS, heroes={"sir-valadir": {"at": "A3"}}, monsters={"beastman-1": {"at": "C1"}}, keys=["red"], next="activate"
    )
    monster.play("activate beastman-1")
    assert monster.refusal(f"open {DOOR}") == "DE-DOR-10"


# --- exploration


@rule("DE-EXP-01", "DE-EXP-02", "DE-RUL-97", "DE-RUL-95")
def test_what_a_hero_sees_is_revealed_at_once_and_play_goes_on() -> None:
    table = Table(
        TWO_ROOMS,
        heroes={"sir-valadir": {"at": "C1"}, "silhouette": {}},
        unrevealed=["room-2"],
        tokens=["money at F3"],
        quest={"area": {"room-2": {"monsters": ["beastman at E1"]}}},
    )
    assert "money-1" not in table.state.tokens
    table.play("run", f"open {DOOR}")
    assert table.state.revealed == ["start", "room-2"]
    assert table.monster("beastman-1").space == "E1"
    assert table.state.tokens["money-1"].space == "F3"
    assert points(table) == 6


@rule("DE-EXP-02")
def test_an_area_comes_with_its_obstacles_chests_glyphs_stairs_and_markers() -> None:
    rooms = "+-+-+-+-+-+-+\n|1 . .D. o c|\n+ + + + + + +\n|. . .D. ^ *|\n+ + + + + + +\n|. . .|. ~ 1|\n+-+-+-+-+-+-+"
    fields: dict[str, Any] = {"encounters": {"well": "D3"}, "tokens": ["money at D2"], "unrevealed": ["room-2"]}
    table = Table(rooms, heroes={"sir-valadir": {"at": "C1"}, "silhouette": {}}, **fields)
    state = table.state
    assert (state.obstacles, state.chests, state.glyphs, state.stairs, state.tokens) == ({}, {}, {}, {"A1": "red"}, {})
    table.play("run", "open C1-D1")
    assert state.obstacles == {"E1": "pit", "E2": "rock", "E3": "water"}
    assert {at: chest.kind for at, chest in state.chests.items()} == {"F1": "copper"}
    assert (state.glyphs, state.stairs) == ({"F2": False}, {"A1": "red", "F3": "red"})
    assert {token.name: token.space for token in state.tokens.values()} == {"": "D2", "well": "D3"}


@rule("DE-EXP-01")
def test_a_walk_stops_where_something_new_comes_to_light() -> None:
    table = Table(BEND, heroes={"sir-valadir": {"at": "A1"}}, unrevealed=["room-2"], opened=["C2-C3"])
    assert table.state.revealed == ["start"]
    table.play("run", "move D1")
    assert table.state.revealed == ["start", "room-2"]
    assert table.hero("sir-valadir").space in ("B1", "C1")
    assert table.prompt == "turn"


@rule("DE-EXP-05")
def test_monsters_and_familiars_reveal_nothing() -> None:
    table = Table(
        TWO_ROOMS,
        heroes={"sir-valadir": {}},
        monsters={"beastman-1": {"at": "A2"}},
        unrevealed=["room-2"],
        opened=[DOOR],
        next="activate",
    )
    table.play("activate beastman-1", "move C1")
    assert table.state.revealed == ["start"]


@rule("DE-EXP-06")
def test_monsters_revealed_in_a_heros_turn_wait_for_the_overlords() -> None:
    table = Table(
        TWO_ROOMS,
        heroes={"sir-valadir": {"at": "C1"}, "silhouette": {}},
        unrevealed=["room-2"],
        quest={"area": {"room-2": {"monsters": ["beastman at E1"]}}},
        stop=False,
    )
    table.play("run", f"open {DOOR}", "end", "run", "end")
    while table.prompt != "activate":
        table.play("done")
    assert table.may("activate beastman-1")


@rule("DE-ENC-01", "DE-RUL-81")
def test_an_encounter_waits_for_whoever_ends_his_turn_there() -> None:
    quest = {"rules": [{"on": "encounter hermit", "do": ["conquest 1"]}]}
    table = Table(heroes={"sir-valadir": {"at": "A1"}}, encounters={"hermit": "C1"}, quest=quest)
    table.play("run", "move C1")
    assert table.refusal("pickup hermit") == "DE-ENC-01"
    table.play("move D1")
    assert table.state.conquest == 5
    table.play("move C1", "end")
    assert table.state.conquest == 6
    assert "hermit" not in table.state.tokens


# --- stairs


@rule("DE-STR-01", "DE-STR-02", "DE-EXP-04", "DE-RUB-01", "DE-RUL-18")
def test_stairs_lead_to_their_other_end_and_reveal_it() -> None:
    table = Table(
        STAIRS,
        heroes={"sir-valadir": {"at": "A2"}, "silhouette": {}},
        unrevealed=["room-2"],
        quest={"area": {"room-2": {"monsters": ["beastman at E2"]}}},
    )
    table.play("run")
    assert table.refusal("stairs") == "DE-STR-01"
    table.play("move A1")
    assert table.state.revealed == ["start"]
    table.play("stairs")
    assert table.hero("sir-valadir").space == "D1"
    assert table.state.revealed == ["start", "room-2"]
    assert table.monster("beastman-1").space == "E2"
    assert points(table) == 6
    assert [(event.area, event.rule) for event in table.told("AreaRevealed")] == [("room-2", "DE-EXP-04")]


@rule("DE-STR-04", "DE-COMP-19")
def test_six_staircases_are_three_pairs() -> None:
    assert tokens()["staircase"] == 6 == 2 * len(COLOURS)


@rule("DE-STR-01")
def test_stairs_whose_other_end_is_in_sight_and_free_may_be_taken() -> None:
    table = Table(STAIRS, heroes={"sir-valadir": {"at": "A1"}}, monsters={"beastman-1": {"at": "E2"}})
    assert table.play("run", "stairs").hero("sir-valadir").space == "D1"


@rule("DE-STR-01", "DE-MOV-07")
def test_nobody_takes_stairs_to_an_end_that_is_taken() -> None:
    table = Table(STAIRS, heroes={"sir-valadir": {"at": "A1"}}, monsters={"beastman-1": {"at": "D1"}})
    table.play("run")
    assert table.refusal("stairs") == "DE-MOV-07"


# --- glyphs


@rule("DE-GLY-01", "DE-GLY-08", "DE-CNQ-01", "DE-GLY-04")
def test_a_glyph_turns_white_in_passing_and_only_once() -> None:
    table = Table(GLYPHS, heroes={"sir-valadir": {"at": "B1"}})
    table.play("run", "move C1")
    assert table.state.glyphs["C1"]
    assert table.state.conquest == 8
    assert points(table) == 7
    assert not options(table, "pickup")
    table.play("move D1", "move C1")
    assert table.state.conquest == 8


@rule("DE-GLY-02", "DE-GLY-03", "DE-TWN-13", "DE-TWN-01")
def test_a_glyph_leads_to_town_and_is_used_once_a_turn() -> None:
    table = Table(GLYPHS, heroes={"sir-valadir": {"at": "A1"}}, stop=False)
    table.play("run")
    assert table.refusal("travel to E2") == "DE-GLY-02"
    assert table.may("move E2")
    table.play("travel to town")
    assert table.hero("sir-valadir").space == ""
    assert points(table) == 7
    assert table.refusal("travel to A1") == "DE-GLY-03"
    inactive = Table(GLYPHS, heroes={"sir-valadir": {"at": "B1"}})
    inactive.play("run")
    assert inactive.refusal("travel to town") == "DE-GLY-02"


@rule("DE-GLY-06", "DE-RUL-20")
def test_from_town_one_comes_to_any_active_glyph_or_beside_one_that_is_taken() -> None:
    table = Table(GLYPHS, heroes={"sir-valadir": {}, "silhouette": {"at": "A1"}})
    table.play("run")
    assert options(table, "travel to") == {"B1", "A2", "B2", "E2"}
    assert table.refusal("travel to C1") == "DE-RUL-20"
    table.play("travel to A2")
    assert table.hero("sir-valadir").space == "A2"
    assert table.refusal("travel to town") == "DE-GLY-03"


@rule("DE-GLY-05", "DE-RUL-19")
def test_monsters_pass_over_active_glyphs_but_do_not_stay() -> None:
    corridor = "+-+-+-+-+\n|. * . x|\n+-+-+-+-+"
    fields: dict[str, Any] = {"heroes": {"sir-valadir": {}}, "next": "activate"}
    table = Table(corridor, monsters={"beastman-1": {"at": "A1"}}, **fields)
    table.play("activate beastman-1", "move B1")
    assert "end" not in table.options()
    table.play("move D1")
    assert table.monster("beastman-1").space == "D1"
    stuck = Table(corridor, monsters={"beastman-1": {"at": "B1"}}, **fields)
    stuck.play("activate beastman-1")
    assert "end" not in stuck.options()


@rule("DE-GLY-05")
@pytest.mark.parametrize(("mark", "stays"), [("x", True), ("*", False)])
def test_a_monster_does_not_walk_onto_an_active_glyph_with_its_last_point(mark: str, stays: bool) -> None:
    corridor = f"+-+-+-+-+-+\n|. . . . {mark}|\n+-+-+-+-+-+"
    fields: dict[str, Any] = {"heroes": {"sir-valadir": {}}, "next": "activate"}
    table = Table(corridor, monsters={"beastman-1": {"at": "A1"}}, **fields).play("activate beastman-1")
    assert table.may("move D1")
    assert table.may("move E1") is stays
    assert stays or table.refusal("move E1") == "DE-GLY-05"


@rule("DE-RUL-19", "DE-GLY-05")
def test_a_monster_leaves_the_glyph_under_it_if_it_can_and_nobody_else_has_to_go() -> None:
    def may_stop(map: str, **foes: Any) -> bool:
        monsters = {"beastman-1": {"at": "B1"}, **foes}
        table = Table(map, heroes={"sir-valadir": {}}, monsters=monsters, next="activate").play("activate beastman-1")
        return table.may("end")

    lane = "+-+-+-+-+\n|. {} . .|\n+-+-+-+-+"
    assert [may_stop(lane.format(mark)) for mark in "*x."] == [False, True, True]
    assert may_stop("+-+-+-+\n|. * .|\n+-+-+-+", **{"skeleton-1": {"at": "A1"}, "skeleton-2": {"at": "C1"}}), "it cannot leave"
    hero = Table(lane.format("*"), heroes={"sir-valadir": {"at": "B1"}}).play("run")
    assert hero.may("end"), "a glyph is no hindrance to a hero"


@rule("DE-GLY-07", "DE-DTH-08", "DE-TWN-14")
def test_who_was_killed_returns_by_a_glyph_in_his_next_turn() -> None:
    heroes = {"sir-valadir": {"at": "B1", "life": 1, "burn": 1, "acted": False}}
    table = Table(GLYPHS, heroes=heroes, next="turn", dice=["blank"], stop=False)
    while table.prompt != "action":
        table.play("done")
    assert table.hero("sir-valadir").space == ""
    table.play("advance", "travel to A1")
    assert table.hero("sir-valadir").space == "A1"


@rule("DE-EXP-01", "DE-OBS-05", "DE-SWI-03")
@pytest.mark.parametrize(("switch", "revealed"), [("none", ["start"]), ("adjacent", ["start", "room-2"])])
def test_out_of_a_pit_an_area_is_revealed_by_the_switch_only(switch: str, revealed: list[str]) -> None:
    table = Table(
        "+-+-+-+-+-+-+\n|. . oD. . .|\n+ + + + + + +\n|. . .D. . .|\n+-+-+-+-+-+-+",
        heroes={"sir-valadir": {"at": "C1", "in_pit": True}, "silhouette": {}},
        unrevealed=["room-2"],
        options={"pit_sight": switch},
    )
    table.play("run", "open C1-D1")
    assert table.state.revealed == revealed
