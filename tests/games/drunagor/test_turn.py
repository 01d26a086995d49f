"""A Hero's turn (DR-TRN)."""

from typing import Any

import pytest

from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

ROOM = """
+-+-+-+-+
|. . . .|
+ + + + +
|. . . .|
+-+-+-+-+
"""


@rule("DR-TRN-01", "DR-TRN-02", "DR-KNO-05", "DR-RUB-06")
def test_conditions_come_first_then_what_is_triggered(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, old_debts="START OF TURN: SELF, FOCUS 1")
    hurt = {"at": "A1", "tokens": {"bleed": 2, "burn": 2, "stun": 1}}
    table = Table(ROOM, heroes={"elros": hurt}, next="turn")
    assert [event.token for event in table.told("TokensChanged")][-1] == "focus"
    assert table.hero("elros").tokens == {"burn": 1, "focus": 1}
    assert table.state.turn is not None
    assert table.state.turn.cubes == 1
    weak = Table(ROOM, heroes={"elros": {**hurt, "health": 2}}, next="turn").play("choose deflect")
    assert not weak.hero("elros").is_down
    assert weak.hero("elros").health == 9
    assert weak.hero("elros").tokens == {"focus": 1}
    assert weak.prompt == "turn"


@rule("DR-TRN-03", "DR-TRN-05", "DR-GEN-08")
def test_one_move_two_cube_actions_in_any_order_or_none() -> None:
    table = Table(ROOM, heroes={"elros": {"at": "A1"}})
    table.play("use patient-eye with blue", "use press-on with green", "stop")
    assert table.refusal("use remove-curse-striker with yellow") == "DR-TRN-05"
    table.play("go A2")
    table.play("end")
    assert table.told("TurnEnded")
    idle = Table(ROOM, heroes={"elros": {"at": "A1"}}).play("end")
    assert idle.told("TurnEnded")


@rule("DR-TRN-05")
def test_a_turn_that_begins_has_two_cube_actions() -> None:
    table = Table(ROOM, heroes={"elros": {"at": "A1"}}, next="turn")
    table.play("use patient-eye with blue", "use remove-curse-striker with yellow")
    assert not any(option.startswith(("use", "expend")) for option in table.options())
    assert table.refusal("expend green to move") == "DR-TRN-05"


@rule("DR-TRN-04")
def test_the_end_of_the_turn_is_checked_after_a_recall_too() -> None:
    table = Table(
        "+-+-+\n|& .|\n+-+-+\n|. .|\n+-+-+",
        heroes={"elros": {"at": "A1", "cubes": {"yellow": 1}}},
    )
    table.play("recall", "choose deflect")
    assert table.hero("elros").tokens == {"burn": 2}


@rule("DR-TRN-08", "DR-MIN-01", "DR-MIN-02", "DR-ENG-03", "DR-MIN-09")
def test_engaged_heroes_take_no_minor_actions_but_two() -> None:
    fields: dict[str, Any] = {
        "heroes": {"elros": {"at": "B1", "bag": ["healing-potion"], "tokens": {"focus": 2}, "health": 4}},
        "chests": ["A1"],
    }
    free = Table(ROOM, **fields)
    assert {"search chest-1", "consume healing-potion.1", "focus vanishing-act"} <= set(free.options())
    engaged = Table(ROOM, **fields, monsters={"rotten-flesh-1": {"at": "C1"}})
    assert not engaged.may("search chest-1")
    assert engaged.refusal("search chest-1") == "DR-MIN-02"
    assert {"consume healing-potion.1", "focus vanishing-act"} <= set(engaged.options())
    engaged.play("consume healing-potion.1")
    assert engaged.refusal("consume healing-potion.1") == "DR-MIN-01"


@rule("DR-ENG-01", "DR-ENG-07", "DR-RUL-34", "DR-RUL-53", "DR-CND-10")
def test_hidden_enemies_engage_nobody() -> None:
    fields: dict[str, Any] = {"heroes": {"elros": {"at": "B1"}}, "chests": ["A1"]}
    hidden = Table(ROOM, **fields, monsters={"rotten-flesh-1": {"at": "C1", "tokens": {"stealth": 1}}})
    assert hidden.may("search chest-1")
    seen = Table(
        ROOM, heroes={"elros": {"at": "B1", "tokens": {"stealth": 1}}}, chests=["A1"], monsters={"rotten-flesh-1": {"at": "C1"}}
    )
    assert not seen.may("search chest-1")


@rule("DR-MOV-03")
def test_a_skill_may_move_its_user_and_stops_when_told() -> None:
    table = Table(ROOM, heroes={"elros": {"at": "A1"}}).play("use press-on with green")
    assert table.prompt == "move"
    table.play("go C1", "stop")
    assert table.hero("elros").space == "C1"
    assert table.hero("elros").tokens["fury"] == 2


@rule("DR-MOV-08", "DR-DOR-02")
def test_a_minor_action_interrupts_the_move_of_a_skill_too() -> None:
    table = Table(ROOM, heroes={"elros": {"at": "A1"}}, chests=["C2"], decks={"chest": ["healing-potion"]}, dice=["blank"])
    table.play("use press-on with green", "go B1", "search chest-1")
    assert (table.prompt, table.hero("elros").bag) == ("move", ["healing-potion.1"])
    assert table.refusal("search chest-1") == "DR-MIN-01"
    table.play("go C2", "stop")
    assert table.hero("elros").space == "C2"
