"""Doors, secret doors (DV-DOOR, DV-SEC), and the way out: the staircase (DV-MOV-13, DV-RUL-22)."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.kernel import Refused
from tests.games.dungeon_venture.table import Table, rule

PEACE: dict[str, Any] = {"objective": {"win": ["count never 1"]}}
DEN = {"start": "A1", "den": "C1"}
BOSS: dict[str, Any] = {"mark": "G", "attack": "1 red", "defence": "1 red", "life": 3, "movement": 3}


def row(text: str, **fields: Any) -> Table:
    """A corridor of rooms, drawn as one line."""
    edge = "+-" * (len(text) // 2) + "+"
    return Table(f"{edge}\n{text}\n{edge}", areas=fields.pop("areas", DEN), adventure=fields.pop("adventure", PEACE), **fields)


# --- doors ----------------------------------------------------------------------------------------


@rule("DV-DOOR-01")
@pytest.mark.parametrize(("edge", "is_open"), [("D", False), ("O", True)])
def test_a_closed_door_blocks_movement_and_ranged_attacks_and_an_open_one_neither(edge: str, is_open: bool) -> None:
    table = row(f"|. V{edge}. k|", turn="vardak", heroes={"vardak": {"worn": ["bow"]}})
    assert table.may("move C1") is is_open
    assert table.may("attack kobold-1") is is_open
    if not is_open:
        assert table.refusal("move C1") == "DV-MOV-06"
        assert table.refusal("attack kobold-1") == "DV-LOS-08"
    monster = row(f"|. V{edge}k .|", next="kobold", choices=["activate kobold-1"])
    assert monster.may("attack vardak") is is_open


@rule("DV-DOOR-02", "DV-DOOR-05", "DV-DOOR-04")
def test_a_hero_opens_a_door_as_an_action() -> None:
    table = row("|. VD.D.|", areas={**DEN, "vault": "D1"}, turn="vardak", choices=["open B1-C1"])
    assert table.state.doors == {"B1-C1": "open", "C1-D1": "closed"}
    opened = table.last("DoorOpened")
    assert (opened.door, opened.by, opened.rule) == ("B1-C1", "vardak", "DV-DOOR-02")
    assert table.last("ActionTaken").action == "open"
    assert table.told("Rolled") == []
    assert table.may("move C1")
    assert table.refusal("close B1-C1") == "DV-TURN-04"


@rule("DV-DOOR-02", "DV-DOOR-06", "DV-DOOR-04")
def test_a_hero_closes_a_door_as_an_action() -> None:
    table = row("|. VO.O.|", areas={**DEN, "vault": "D1"}, turn="vardak", choices=["close B1-C1"])
    assert table.state.doors == {"B1-C1": "closed", "C1-D1": "open"}
    closed = table.last("DoorClosed")
    assert (closed.door, closed.by, closed.rule) == ("B1-C1", "vardak", "DV-DOOR-06")
    assert table.refusal("move C1") == "DV-MOV-06"
    assert table.last("ActionTaken").action == "close"


@rule("DV-DOOR-02")
def test_monsters_and_bosses_open_and_close_doors_too() -> None:
    monster = row("|V kD. .|", next="kobold", choices=["activate kobold-1", "open B1-C1"])
    assert monster.state.doors["B1-C1"] == "open"
    assert monster.last("DoorOpened").by == "kobold-1"
    boss = row("|V .O. G|", bosses={"gronk": BOSS}, next="gronk", choices=["activate gronk", "move C1", "close B1-C1"])
    assert boss.state.doors["B1-C1"] == "closed"
    assert boss.last("DoorClosed").by == "gronk"


@rule("DV-DOOR-02")
def test_an_open_door_is_not_opened_and_a_closed_one_not_closed() -> None:
    for drawn, choice, why in (("O", "open", "door-already-open"), ("D", "close", "door-already-closed")):
        with pytest.raises(Refused, match=why) as refused:
            row(f"|. V{drawn}. .|", turn="vardak").play(f"{choice} B1-C1")
        assert refused.value.reason is not None
        assert refused.value.reason.rule == "DV-DOOR-02"
    offered = [o for o in row("|. VO. .|", turn="vardak").options() if "B1-C1" in o]
    assert offered == ["close B1-C1"]


@rule("DV-DOOR-03")
@pytest.mark.parametrize("at", ["A1", "A2", "C2"])
def test_it_takes_a_front_space_diagonals_do_not_count(at: str) -> None:
    """The door lies between B1 and B2."""
    table = Table(
        "+-+-+-+\n|. . .|\n+-+D+-+\n|. . .|\n+-+-+-+",
        areas={"start": "A1", "den": "A2"},
        heroes={"vardak": {"at": at}},
        turn="vardak",
        adventure=PEACE,
    )
    assert table.refusal("open B1-B2") == "DV-DOOR-03"
    assert not table.may("open B1-B2")


@rule("DV-DOOR-03")
@pytest.mark.parametrize("at", ["B1", "B2"])
def test_from_both_sides(at: str) -> None:
    table = Table(
        "+-+-+-+\n|. . .|\n+-+D+-+\n|. . .|\n+-+-+-+",
        areas={"start": "A1", "den": "A2"},
        heroes={"vardak": {"at": at}},
        turn="vardak",
        adventure=PEACE,
        choices=["open B1-B2"],
    )
    assert table.state.doors == {"B1-B2": "open"}


@rule("DV-DOOR-04")
def test_a_space_in_front_of_two_doors_still_changes_one() -> None:
    table = row("|.DVD.|", areas={"start": "A1", "mid": "B1", "end": "C1"}, turn="vardak", initiative=["vardak"])
    assert [o for o in table.options() if o.startswith("open")] == ["open A1-B1", "open B1-C1"]
    table.play("open B1-C1")
    assert table.state.doors == {"A1-B1": "closed", "B1-C1": "open"}


@rule("DV-DOOR-06", "DV-RUL-19")
def test_a_door_closes_with_figures_on_both_front_spaces_by_either_side() -> None:
    table = row("|. VOk .|", turn="vardak", initiative=["kobold"], choices=["close B1-C1", "end"])
    assert table.state.doors["B1-C1"] == "closed"
    assert (table.figure("vardak").space, table.figure("kobold-1").space) == ("B1", "C1")
    table.play("activate kobold-1", "open B1-C1")
    assert table.state.doors["B1-C1"] == "open"
    again = row("|. VOk .|", next="kobold", choices=["activate kobold-1", "close B1-C1"])
    assert again.state.doors["B1-C1"] == "closed"
    assert not again.may("attack vardak")


@rule("DV-DOOR-02")
def test_spirits_open_nothing() -> None:
    table = row("|. VD. A|", turn="vardak", heroes={"vardak": {"spirit": True}})
    assert table.refusal("open B1-C1") == "DV-SPRT-03"


# --- secret doors ---------------------------------------------------------------------------------


@rule("DV-SEC-05", "DV-SEC-02")
def test_until_it_appears_a_secret_door_is_a_wall_for_heroes_and_spirits() -> None:
    hero = row("|. VS. .|", turn="vardak")
    assert hero.state.doors == {}
    assert hero.refusal("move C1") == "DV-MOV-06"
    assert hero.refusal("open B1-C1") == "DV-SEC-05"
    assert hero.refusal("open A1-B1") == "DV-SEC-05"  # no answer tells a secret door from a wall
    spirit = row("|. VS. A|", turn="vardak", heroes={"vardak": {"spirit": True}, "storm": {"at": "A1"}})
    assert spirit.refusal("move C1") == "DV-SPRT-05"


@rule("DV-SEC-02", "DV-SEC-03", "DV-SRCH-02")
@pytest.mark.parametrize("at", ["A1", "D1"])
def test_search_in_either_area_finds_it_closed(at: str) -> None:
    table = row("|. .S. .|", heroes={"vardak": {"at": at}}, turn="vardak", choices=["search"])
    assert table.state.doors == {"B1-C1": "closed"}
    placed = table.last("DoorPlaced")
    assert (placed.door, placed.status, placed.rule) == ("B1-C1", "closed", "DV-SEC-03")
    assert table.told("AreaRevealed") == []


@rule("DV-SEC-02")
def test_search_elsewhere_does_not_find_it() -> None:
    table = row("|VD.S.|", areas={"start": "A1", "mid": "B1", "end": "C1"}, turn="vardak", choices=["search"])
    assert table.state.doors == {"A1-B1": "closed"}


@rule("DV-SEC-01", "DV-SEC-03")
def test_once_found_it_is_a_door_like_any_other() -> None:
    table = row("|. VS. T|", unexplored=["den"], turn="vardak", initiative=["vardak"], choices=["search", "end", "open B1-C1"])
    assert table.state.doors == {"B1-C1": "open"}
    assert table.state.areas["den"] == "revealed"
    assert table.state.furniture == {"D1": "table"}
    assert table.may("move C1")
    table.play("end", "close B1-C1")
    assert table.state.doors == {"B1-C1": "closed"}


@rule("DV-SEC-04", "DV-SEC-02", "DV-RUL-27")
def test_a_monster_opens_a_secret_door_nobody_has_found() -> None:
    table = row(
        "|V kS. T|",
        unexplored=["den"],
        next="kobold",
        initiative=["vardak"],
        choices=["activate kobold-1", "open B1-C1"],
    )
    assert table.state.doors == {"B1-C1": "open"}
    assert table.last("DoorPlaced").rule == "DV-SEC-04"
    assert table.last("DoorOpened").by == "kobold-1"
    assert table.session.view("vardak").state.doors == {"B1-C1": "open"}
    assert table.state.areas["den"] == "revealed"
    table.play("move C1")
    assert table.asked == "vardak"
    assert table.may("move B1")


@rule("DV-SEC-04", "DV-RUL-27")
def test_nobody_but_a_monster_opens_it_and_no_monster_a_locked_one() -> None:
    fields: dict[str, Any] = {"unexplored": ["den"]}
    hero = row("|k VS. T|", **fields, turn="vardak")
    assert not [option for option in hero.options() if option.startswith("open")]
    fields["adventure"] = {"locked": ["B1-C1"]}
    monster = row("|V kS. T|", **fields, next="kobold", choices=["activate kobold-1"])
    assert not monster.may("open B1-C1")
    assert monster.refusal("open B1-C1") == "DV-GEN-06"


@rule("DV-SEC-04")
def test_a_door_on_the_map_is_not_placed_once_more() -> None:
    table = row("|V kD. .|", next="kobold", choices=["activate kobold-1", "open B1-C1"])
    assert [event.rule for event in table.told("DoorPlaced")] == []


@rule("DV-RUL-27", "DV-DOOR-03")
def test_but_only_from_its_front_space_and_it_cannot_close_what_is_not_open() -> None:
    table = row("|V . kS. .|", areas={"start": "A1", "den": "D1"}, monsters={"kobold-1": {}}, next="kobold")
    table.play("activate kobold-1")
    assert table.may("open C1-D1")
    assert table.refusal("close C1-D1") == "DV-DOOR-02"
    far = row("|V k .S. .|", areas={"start": "A1", "den": "D1"}, next="kobold", choices=["activate kobold-1"])
    assert far.refusal("open C1-D1") == "DV-DOOR-03"


@rule("DV-RUL-27", "DV-SEC-04")
def test_a_boss_opens_it_too() -> None:
    table = row("|V .S. G|", bosses={"gronk": BOSS}, next="gronk", choices=["activate gronk", "move C1", "open B1-C1"])
    assert table.state.doors == {"B1-C1": "open"}


@rule("DV-RUL-02")
def test_a_secret_door_that_the_adventure_locks_stays_shut_for_monsters() -> None:
    table = row("|V kS. .|", adventure={**PEACE, "locked": ["B1-C1"]}, next="kobold", choices=["activate kobold-1"])
    assert table.refusal("open B1-C1") == "DV-GEN-06"
    assert not table.may("open B1-C1")


# --- stronger than the rule of doors (DV-RUL-02) ----------------------------------------------------


@rule("DV-GEN-06", "DV-RUL-02")
def test_an_adventures_lock_is_stronger_than_the_action_and_than_a_card() -> None:
    table = Table(
        "+-+-+\n|ND.|\n+-+-+",
        areas={"start": "A1", "vault": "B1"},
        unexplored=["vault"],
        adventure={"locked": ["A1-B1"]},
        heroes={"naurania": {"hand": ["open-sesame"]}},
        turn="naurania",
    )
    assert table.refusal("open A1-B1") == "DV-GEN-06"
    assert table.refusal("play open-sesame at A1-B1") == "DV-PLAY-01"
    assert not [option for option in table.options() if option.startswith(("open", "play"))]


@rule("DV-GEN-07", "DV-RUL-02")
def test_a_card_is_stronger_than_the_general_rule() -> None:
    """Opening needs the front space; the Spell opens from afar."""
    table = Table(
        "+-+-+-+\n|N .D.|\n+-+-+-+",
        areas={"start": "A1", "vault": "C1"},
        unexplored=["vault"],
        heroes={"naurania": {"hand": ["open-sesame"]}},
        turn="naurania",
    )
    assert table.refusal("open B1-C1") == "DV-DOOR-03"
    table.play("play open-sesame at B1-C1")
    assert table.state.doors == {"B1-C1": "open"}


# --- the staircase --------------------------------------------------------------------------------


@rule("DV-MOV-13", "DV-RUL-22", "DV-VIC-04")
def test_standing_on_the_staircase_is_not_leaving() -> None:
    table = Table("+-+-+-+\n|< V k|\n+-+-+-+", turn="vardak", initiative=["kobold"])
    table.play("move A1")
    assert table.state.outcome == ""
    assert not table.may("leave")
    assert table.refusal("leave") == "DV-TURN-01"


@rule("DV-MOV-13", "DV-RUL-22", "DV-VIC-04")
def test_leaving_is_a_command_of_its_own_and_ends_the_game() -> None:
    table = Table("+-+-+-+\n|< V k|\n+-+-+-+", heroes={"storm": {"at": "A1"}}, turn="storm")
    assert table.may("leave")
    table.play("leave")
    assert table.state.outcome == "keeper"
    assert table.asked == ""
    left, ended = table.last("HeroLeft"), table.last("Ended")
    assert (left.hero, left.rule, ended.outcome, ended.rule) == ("storm", "DV-MOV-13", "keeper", "DV-VIC-04")


@rule("DV-RUL-22")
@pytest.mark.parametrize(("at", "may"), [("E1", True), ("F1", False)])
def test_leaving_costs_one_more_point(at: str, may: bool) -> None:
    """Four steps and the exit make five."""
    table = Table("+-+-+-+-+-+-+-+\n|< . . . . . k|\n+-+-+-+-+-+-+-+", heroes={"vardak": {"at": at}}, turn="vardak")
    assert table.may("leave") is may
    if may:
        table.play("leave")
        assert [event.to for event in table.told("Moved")] == ["D1", "C1", "B1", "A1"]
        assert table.state.outcome == "keeper"
    else:
        assert table.refusal("leave") == "DV-RUL-22"
        assert table.may("move A1")


@rule("DV-RUL-22", "DV-MOV-06", "DV-MOV-07")
@pytest.mark.parametrize(("cells", "naurania"), [("< k V", ""), ("< . V", "A1"), ("<D. V", "")])
def test_nobody_leaves_by_a_staircase_that_is_held_or_behind_a_door_or_a_monster(cells: str, naurania: str) -> None:
    heroes = {"naurania": {"at": naurania}} if naurania else {}
    table = row(
        f"|{cells}|", areas={"start": "A1", "den": "B1"} if "D" in cells else {"start": "A1"}, heroes=heroes, turn="vardak"
    )
    assert not table.may("leave")
    assert table.refusal("leave") == "DV-RUL-22"


@rule("DV-RUL-22")
def test_spirits_monsters_and_maps_without_a_staircase_know_no_leaving() -> None:
    spirit = Table("+-+-+-+\n|< V k|\n+-+-+-+", heroes={"vardak": {"spirit": True}, "storm": {"at": "B1"}}, turn="vardak")
    assert not spirit.may("leave")
    assert spirit.refusal("leave") == "DV-RUL-22"
    monster = Table("+-+-+-+\n|< k V|\n+-+-+-+", next="kobold", choices=["activate kobold-1"])
    assert not monster.may("leave")
    assert monster.refusal("leave") == "DV-RUL-22"
    nowhere = Table("+-+-+-+\n|. V k|\n+-+-+-+", turn="vardak")
    assert not nowhere.may("leave")
    assert nowhere.refusal("leave") == "DV-RUL-22"


@rule("DV-MOV-13", "DV-VIC-04")
@pytest.mark.parametrize(("boss", "is_left"), [(False, True), (True, False)])
def test_who_falls_on_the_way_out_has_not_left(boss: bool, is_left: bool) -> None:
    table = Table(
        f"+-+-+-+-+-+\n|< . V N k|\n+-+-+-+-+-+\n|{'G' if boss else 'o'} . . . .|\n+-+-+-+-+-+",
        turn="vardak",
        bosses={"gronk": {"mark": "G", "attack": "1 green", "defence": "1 green", "life": 1, "movement": 1}} if boss else {},
        areas={"start": "A1", "den": "A2"},
        heroes={"vardak": {"wounds": 7}},
        keeper_hand=["falling-stones"],
        dice=["hit miss miss miss", "miss " * 4],
        choices=["leave", "keeper: pass", "keeper: event falling-stones at vardak"],
    )
    assert ("vardak" in table.state.figures) is is_left
    assert (table.state.outcome, table.told("HeroLeft")) == ("", [])


@rule("DV-RUL-22", "DV-MOV-13", "DV-VIC-04")
def test_who_is_stopped_on_the_way_out_has_not_left() -> None:
    table = Table(
        "+-+-+-+-+\n|< . V k|\n+-+-+-+-+",
        turn="vardak",
        keeper_hand=["leaden-feet"],
        choices=["leave", "keeper: pass", "keeper: event leaden-feet"],
    )
    assert table.figure("vardak").space == "B1"
    assert table.state.outcome == ""
    assert table.last("MovementEnded").figure == "vardak"
    assert table.told("HeroLeft") == []
