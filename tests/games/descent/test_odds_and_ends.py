"""Moments in which two rules meet, each found by a small change of the code that no other test noticed."""

from typing import Any

import pytest

from tenebra.games.descent.rules.areas import affected_by_breath
from tests.games.descent.props import SWORD, Table, duel
from tests.games.descent.table import rule

CHANGING = "tamsin-second-thought"
"""He may change his action."""


def turn(table: Table) -> Any:
    assert table.state.turn is not None
    return table.state.turn


@rule("DE-ACT-01", "DE-ACT-02", "DE-ACT-04", "DE-ACT-05", "DE-EFF-11", "DE-EFF-16")
@pytest.mark.parametrize(
    ("hero", "action", "gives"),
    [
        ({}, "run", (8, 0, 0, 0)),
        ({}, "battle", (0, 2, 0, 0)),
        ({}, "advance", (4, 1, 0, 0)),
        ({}, "ready", (0, 0, 1, 1)),
        ({"stun": 1}, "stunned", (0, 0, 1, 0)),
        ({"monkey": 2}, "monkey", (5, 0, 0, 0)),
    ],
)
def test_each_action_gives_so_much_and_nothing_else(hero: dict[str, Any], action: str, gives: tuple[int, ...]) -> None:
    table = duel(hero)
    if not hero:
        table.play(action)
    now = turn(table)
    assert (now.action, now.points, now.attacks, now.halves, now.orders) == (action, *gives)


@rule("DE-EFF-15", "DE-GEN-02")
def test_whoever_becomes_a_monkey_leaves_the_thing_of_the_quest_behind() -> None:
    table = Table(
        "+-+-+-+\n|. c .|\n+-+-+-+",
        heroes={"sir-valadir": {"at": "B1"}},
        quest={"things": ["lamp"]},
        bearers={"lamp": "sir-valadir"},
        overlord={"threat": 20, "hand": ["curse-of-the-monkey-god"]},
        dice=["surge"],
    )
    table.play("pass", "run", "chest", "play curse-of-the-monkey-god")
    assert table.hero("sir-valadir").monkey
    assert table.state.bearers == {}
    assert table.state.tokens["lamp"].space == "B1"


@rule("DE-EQP-07", "DE-TWN-02")
def test_in_the_shop_one_may_drop_what_one_carries() -> None:
    table = Table(heroes={"sir-valadir": {"equipped": [SWORD]}})
    table.play("run", "visit")
    assert table.may(f"drop {SWORD}")
    table.play(f"drop {SWORD}")
    assert table.hero("sir-valadir").equipped == []


@rule("DE-OVC-06")
def test_a_card_that_a_power_makes_cheap_is_never_paid_for_with_less_than_nothing() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3"}},
        overlord={"threat": 0, "hand": ["loose-flagstone"], "powers": ["clockmakers-pride"]},
    )
    table.play("pass", "run", "move C3")
    assert table.refusal("play loose-flagstone") == "DE-OVC-06"


@rule("DE-ACT-04", "DE-ACT-05", "DE-TRN-07")
@pytest.mark.parametrize(
    ("done", "left"),
    [((), (0, 1)), (("move C3",), (3, 0))],
)
def test_who_may_change_his_action_keeps_what_is_left_of_it(done: tuple[str, ...], left: tuple[int, int]) -> None:
    """Without a step he may still choose between movement and attack; with one he has chosen movement."""
    table = Table(heroes={CHANGING: {"at": "B3"}})
    table.play("advance", *done, "ready")
    assert (turn(table).points, turn(table).halves) == left


@rule("DE-OBS-04", "DE-RUL-15")
def test_a_pit_of_many_spaces_is_left_at_any_of_its_edges() -> None:
    table = Table(
        "+-+-+-+\n|o . .|\n+ + + +\n|o . .|\n+ + + +\n|o . .|\n+ + + +\n|o . .|\n+-+-+-+",
        heroes={"sir-valadir": {"at": "A1", "in_pit": True}},
    )
    table.play("run")
    assert {option for option in table.options() if option.startswith("climb")} == {f"climb to B{row}" for row in range(1, 5)}
    assert table.refusal("move C1") == "DE-OBS-04"


@rule("DE-OVC-10", "DE-STR-01", "DE-MOV-14")
def test_a_trap_may_wait_at_the_other_end_of_the_stairs() -> None:
    table = Table(
        "+-+-+-+-+\n|1 .|1 .|\n+-+-+-+-+",
        heroes={"sir-valadir": {"at": "A1"}},
        overlord={"threat": 9, "hand": ["loose-flagstone"]},
    )
    table.play("pass", "run", "stairs")
    assert (table.hero("sir-valadir").space, table.prompt) == ("C1", "window")
    asked = table.session.view("overlord").decision
    assert asked is not None
    assert asked.about["moment"] == "hero_enters"


@rule("DE-PRI-05", "DE-ORD-12")
def test_a_guard_may_strike_as_the_overlords_turn_begins() -> None:
    table = duel({"order": "guard"}, next="overlord", stop=False)
    assert table.session.decision is not None
    assert (table.prompt, table.session.decision.about["moment"], table.state.phase) == ("guard", "begin", "draw")


@rule("DE-EFF-20", "DE-RUL-40", "DE-OVT-01")
def test_a_webbed_monster_has_no_points_when_it_acts() -> None:
    table = duel(foes={"beastman-1": {"at": "C3", "web": 1}}, next="overlord", stop=False, dice=["blank"])
    while table.prompt != "activate":
        table.play(table.options()[0])
    assert table.state.phase == "activate"
    table.play("activate beastman-1")
    assert table.state.activation is not None
    assert table.state.activation.points == 0


@rule("DE-OVC-12", "DE-SPW-03")
def test_where_there_is_no_room_nobody_is_asked_for_more() -> None:
    table = Table(
        "+-+-+-+\n|. .D.|\n+ + + +\n|. .D.|\n+-+-+-+",
        heroes={"sir-valadir": {"at": "A1"}, "silhouette": {}},
        areas={"vault": "C1"},
        unrevealed=["vault"],
        quest={"area": {"vault": {"monsters": ["beastman at C1 C2"]}}},
        overlord={"powers": ["more-where-those-came-from"]},
    )
    table.play("run", "move B1", "open B1-C1")
    assert sorted(table.state.monsters) == ["beastman-1", "beastman-2"]
    assert table.asked == "sir-valadir"


@rule("DE-RUL-45", "DE-TWN-06")
def test_a_potion_is_the_one_entry_of_a_visit_and_a_card_of_the_shop_is_none() -> None:
    table = Table(heroes={"sir-valadir": {"coins": 900}}, shop=["axe", "bow"])
    table.play("run", "visit", "buy bow", "equip bow.1")
    assert table.may("buy healing-potion")
    table.play("buy healing-potion", "equip healing-potion")
    assert table.refusal("buy vitality-potion") == "DE-RUL-45"
    assert table.refusal("train melee") == "DE-RUL-45"


@rule("DE-RUL-67", "DE-SWI-15", "DE-DOR-03", "DE-ABL-05")
@pytest.mark.parametrize(("door", "affected"), [("D", ["sir-valadir"]), ("O", ["sir-valadir", "silhouette"])])
def test_by_the_switch_walls_let_breath_through_and_closed_doors_do_not(door: str, affected: list[str]) -> None:
    table = Table(
        f"+-+-+-+-+-+\n|. . .{door}. .|\n+ + + + + +\n|. . .{door}. .|\n+-+-+-+-+-+",
        heroes={"sir-valadir": {"at": "C1"}, "silhouette": {"at": "D1"}},
        monsters={"hell-hound-1": {"at": "A1"}},
        next="activate",
        options={"breath_walls": "do_not_protect"},
    )
    assert affected_by_breath(table.state, "B1", "east") == affected
