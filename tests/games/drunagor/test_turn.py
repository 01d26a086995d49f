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


@rule("DR-TRN-01", "DR-TRN-02", "DR-TRN-03", "DR-EFF-20")
def test_a_turn_begins_with_one_move_and_what_heals_comes_after_what_hurts(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, old_debts="REGENERATION 2; START OF TURN: SELF, FOCUS 1")
    table = Table(ROOM, heroes={"elros": {"at": "A1", "health": 4, "tokens": {"poison": 1}}}, next="turn")
    began = table.told("TurnBegan")[-1]
    assert (began.card, began.moves, began.cubes, began.rule) == ("elros", 1, 2, "DR-TRN-03")
    changed = [(event.gained, event.lost) for event in table.told("HealthChanged")]
    assert changed == [(0, 1), (2, 0)], "POISON, then REGENERATION"
    assert table.hero("elros").tokens == {"poison": 1, "focus": 1}
    moved = table.play("go B1", "use press-on with green", "stop")
    assert not any(option.startswith("go ") for option in moved.options()), "one free Move Action"


@rule("DR-TRN-02", "DR-TRN-01", "DR-RUB-08")
def test_a_trap_of_an_enemy_springs_at_the_start_of_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    heroes = {"elros": {"at": "A1", "health": 9, "team": "red"}, "maya": {"at": "D2", "team": "blue"}}
    table = Table(ROOM, heroes=heroes, traps={"A1": {"kind": "bear", "owner": "maya"}}, next="turn")
    while table.prompt == "reaction":
        table.play("pass")
    assert table.told("TrapRemoved")
    assert table.hero("elros").health < 9
    own = Table(ROOM, heroes=heroes, traps={"A1": {"kind": "bear", "owner": "elros"}}, next="turn")
    assert not own.told("TrapRemoved")


@rule("DR-TRN-04")
def test_what_the_end_of_a_turn_brings_and_to_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, old_debts="END OF TURN: SELF, FOCUS 1")
    sheet = {"places": {"gate": "B1"}, "rules": [{"on": "rest gate", "do": ["count rested"]}]}

    def ended(health: int = 9, *way: str, darkness: str = "", trauma: str = "") -> Table:
        table = Table(ROOM, heroes={"elros": {"at": "A1", "health": health}}, darkness=darkness, sheet=sheet).play(*way, "end")
        return table.play("choose deflect") if table.prompt == "trauma" else table

    rested, elsewhere = ended(9, "go B1"), ended(9, "go C1")
    assert (rested.state.counters, elsewhere.state.counters) == ({"rested": 1}, {})
    for table in (rested, elsewhere):
        assert table.hero("elros").tokens == {"focus": 1}
        over = table.last("TurnEnded")
        assert (over.card, over.rule) == ("elros", "DR-TRN-04")
    fallen = ended(2, darkness="A1")
    assert (fallen.hero("elros").is_down, fallen.hero("elros").tokens) == (True, {}), "whoever is Knocked Out has no end of turn"
    assert fallen.last("TurnEnded").card == "elros"


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
