"""Events between the steps of a movement (DV-RUL-53): what they change holds for the rest of the way."""

from typing import Any

import pytest

from tests.games.dungeon_venture.table import Table, rule

TWO_ROOMS = """
+-+-+-+-+-+
|V . .O. .|
+ + + + + +
|N k .|. .|
+-+-+-+-+-+
"""
HALL = """
+-+-+-+-+-+
|V N . . k|
+ + + + + +
|. . . . k|
+-+-+-+-+-+
"""


def pass_on(table: Table) -> Table:
    """The Keeper plays nothing more."""
    while table.prompt == "window":
        table.play("keeper: pass")
    return table


@rule("DV-RUL-53", "DV-MOV-02", "DV-MOV-06")
def test_a_door_slammed_before_the_first_step_costs_nothing_and_another_way_is_chosen() -> None:
    table = Table(TWO_ROOMS, turn="vardak", keeper_hand=["slamming-doors", "evil-eye"])
    table.play("move D1", "keeper: event slamming-doors at C1-D1")
    pass_on(table)
    assert (table.told("Moved"), table.told("MovementEnded")) == ([], [])
    assert (table.asked, table.prompt) == ("vardak", "turn")
    assert table.refusal("move D1") == "DV-MOV-06"
    table.play("move C2")
    assert pass_on(table).figure("vardak").space == "C2"
    assert table.refusal("move C1") == "DV-TURN-01"


@rule("DV-RUL-53", "DV-DOOR-01", "DV-MOV-06")
def test_a_door_slammed_later_stops_the_walk_at_the_door() -> None:
    table = Table(TWO_ROOMS, turn="vardak", keeper_hand=["slamming-doors", "evil-eye"])
    table.play("move D1", "keeper: pass", "keeper: event slamming-doors at C1-D1")
    pass_on(table)
    assert [event.to for event in table.told("Moved")] == ["B1", "C1"]
    assert table.figure("vardak").space == "C1"
    assert table.refusal("move B1") == "DV-TURN-01"


@rule("DV-RUL-53", "DV-RUL-22")
def test_who_cannot_leave_any_more_chooses_anew_too() -> None:
    map = "+-+-+-+-+-+\n|V . .O. <|\n+-+-+-+-+-+\n|N k . . .|\n+-+-+-+-+-+"
    table = Table(map, turn="vardak", keeper_hand=["slamming-doors"])
    table.play("leave", "keeper: event slamming-doors at C1-D1")
    assert (table.asked, table.prompt, table.told("Moved")) == ("vardak", "turn", [])
    assert table.may("move C1")
    assert not table.may("leave")


@rule("DV-RUL-40", "DV-RUL-53", "DV-RUL-62")
@pytest.mark.parametrize("mark", ["p", "f"])
def test_a_walk_cut_short_never_ends_on_a_trap_that_is_known(mark: str) -> None:
    map = f"+-+-+-+-+-+-+\n|V . . {mark}O. N|\n+-+-+-+-+-+-+"
    slam = ("move E1", "keeper: pass", "keeper: event slamming-doors at D1-E1")
    table = Table(map, turn="vardak", found=["D1"], keeper_hand=["slamming-doors"])
    table.play(*slam)
    assert table.figure("vardak").space == "C1"
    assert table.told("TrapSprung") == []
    dice = ["miss miss miss miss"] if mark == "p" else ["miss " * 6, "miss miss miss miss"]
    hidden = Table(map, turn="vardak", keeper_hand=["slamming-doors"], dice=dice)
    hidden.play(*slam)
    assert hidden.last("TrapSprung").space == "D1"


@rule("DV-RUL-40", "DV-RUL-53")
def test_the_trap_one_has_chosen_is_walked_to_whatever_happens_on_the_way() -> None:
    hall = "+-+-+-+-+\n|V . f N|\n+-+-+-+-+\n|. k . .|\n+-+-+-+-+"
    stones = ["miss miss miss miss", "miss miss miss miss"]
    table = Table(hall, turn="vardak", found=["C1"], keeper_hand=["falling-stones"], dice=[*stones, "miss " * 6, stones[0]])
    table.play("move C1", "keeper: event falling-stones at vardak")
    assert table.last("TrapSprung").space == "C1"


@rule("DV-RUL-53", "DV-MOV-06")
def test_a_monster_that_comes_between_is_not_walked_through() -> None:
    table = Table(HALL, turn="vardak", keeper_hand=["forced-march", "evil-eye"], heroes={"naurania": {"at": "A2"}})
    table.play("move D1", "keeper: pass", "keeper: event forced-march at kobold-1", "keeper: move C1")
    pass_on(table)
    assert table.figure("kobold-1").space == "C1"
    assert table.figure("vardak").space == "B1"
    assert table.refusal("move A1") == "DV-TURN-01"


@rule("DV-RUL-53", "DV-MOV-07")
def test_whose_goal_was_taken_meanwhile_stops_before_it() -> None:
    table = Table(HALL, turn="kobold-1", keeper_hand=["forced-march"])
    table.play("move C1", "pass", "event forced-march at kobold-2", "move C1")
    assert (table.figure("kobold-1").space, table.figure("kobold-2").space) == ("D1", "C1")
    assert table.told("Displaced") == []
    assert table.refusal("move E1") == "DV-TURN-01"


PASSING = """
+-+-+-+-+-+
|V . N . k|
+-+-+ +-+-+
|. .|f|. .|
+-+-+-+-+-+
"""
"""Vardak passes Naurania; the Kobold takes the space behind her, and beside her are only B1 and the Trap."""


def shoved_aside(**fields: Any) -> Table:
    table = Table(PASSING, turn="vardak", keeper_hand=["forced-march"], heroes={"storm": {"at": "A2"}}, **fields)
    table.play("move D1", "pass", "pass", "event forced-march at kobold-1", "move D1")
    assert (table.asked, table.prompt, table.options()) == ("vardak", "displace", ["place B1", "place C2"])
    return table.play("place C2")


@rule("DV-RUL-80", "DV-RUL-87", "DV-MOV-07")
def test_who_is_shoved_off_a_friends_space_triggers_no_trap() -> None:
    table = shoved_aside()
    assert table.figure("vardak").space == "C2"
    assert (table.told("TrapSprung"), table.told("Rolled")) == ([], [])


@rule("DV-RUL-80", "DV-GEN-06")
def test_but_takes_up_what_lies_there() -> None:
    table = shoved_aside(adventure={"tokens": {"lantern": "C2"}, "objective": {"win": ["count never 1"]}})
    assert table.state.tokens == {"lantern": "vardak"}


@rule("DV-SPRT-05", "DV-RUL-80", "DV-RUL-16", "DV-AREA-02")
def test_a_spirit_is_shoved_only_to_where_it_could_go() -> None:
    map = "+-+-+-+-+\n|V k . k|\n+ +O+ + +\n|N|.|. .|\n+-+-+-+-+"
    spirit = {"vardak": {"spirit": True, "wounds": 8}}
    fields: dict[str, Any] = {"turn": "vardak", "heroes": spirit, "keeper_hand": ["forced-march"], "areas": {"den": "B2"}}
    march = ("move C1", "pass", "event forced-march at kobold-2", "move C1")
    table = Table(map, revealed=["den"], **fields).play(*march)
    assert (table.asked, table.prompt, table.options()) == ("vardak", "displace", ["place A1"])
    assert Table(map, **fields).play(*march).options() == ["place A1", "place B2"]
    closed = Table(map.replace("O", "D"), **fields).play(*march)
    assert closed.options() == ["place A1", "place B2"]
    full = Table(map, revealed=["den"], **{**fields, "heroes": {**spirit, "storm": {"at": "A1"}}}).play(*march)
    assert full.options() == ["place D1", "place C2"]


@rule("DV-DTH-03")
def test_who_is_killed_on_the_way_is_a_spirit_where_it_fell() -> None:
    """Also on the space of a Hero it was passing."""
    table = Table(
        HALL,
        turn="vardak",
        keeper_hand=["falling-stones"],
        heroes={"vardak": {"wounds": 7}},
        dice=["hit miss miss miss", "miss miss miss miss"],
        initiative=["naurania"],
    )
    table.play("move C1", "keeper: pass", "keeper: event falling-stones at vardak")
    assert (table.figure("vardak").form, table.figure("vardak").space) == ("spirit", "B1")
    assert pass_on(table).asked == "naurania"
    assert table.told("Displaced") == []


@rule("DV-RUL-87")
def test_a_hero_stopped_before_the_first_step_has_not_moved_and_triggers_nothing() -> None:
    table = Table(HALL, turn="vardak", traps={"A1": "arrows"}, keeper_hand=["leaden-feet"])
    table.play("move A2", "keeper: event leaden-feet")
    assert table.told("TrapSprung") == []
    assert table.figure("vardak").space == "A1"
    assert table.refusal("move A2") == "DV-TURN-01"
