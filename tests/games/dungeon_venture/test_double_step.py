"""Double Step (DV-DBL)."""

import pytest

from tests.games.dungeon_venture.table import Table, rule

CORRIDOR = "+-+-+-+-+-+-+-+-+-+-+-+-+-+\n|V . . . . . . . . . . . .|\n+-+-+-+-+-+-+-+-+-+-+-+-+-+"
PEACE = {"objective": {"win": ["count never 1"]}}
GRONK = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "1 green", "life": 3, "movement": 3}}
MISSES = "miss miss miss miss miss miss"


@rule("DV-DBL-01", "DV-DBL-02")
def test_declared_first_it_is_one_movement_of_twice_the_length() -> None:
    table = Table(CORRIDOR, turn="vardak", adventure=PEACE)
    assert table.refusal("move G1") == "DV-MOV-02"
    table.play("double")
    taken = table.last("DoubleStepTaken")
    assert (taken.figure, taken.rule) == ("vardak", "DV-DBL-01")
    assert table.may("move K1")
    assert table.refusal("move L1") == "DV-MOV-02"
    table.play("move K1")
    assert table.figure("vardak").space == "K1"
    assert table.told("TurnEnded")[0].figure == "vardak"


@rule("DV-DBL-01", "DV-DBL-02")
def test_declared_after_the_movement_it_is_a_second_one() -> None:
    table = Table(CORRIDOR, turn="vardak", adventure=PEACE)
    table.play("move C1")
    assert table.refusal("move D1") == "DV-TURN-01"
    table.play("double")
    assert table.may("move H1")
    assert table.refusal("move I1") == "DV-MOV-02"
    table.play("move H1")
    assert table.told("TurnEnded")[0].figure == "vardak"
    assert [event.figure for event in table.told("MovementEnded")] == ["vardak", "vardak"]


@rule("DV-DBL-02", "DV-RUL-34")
def test_one_long_movement_triggers_only_the_trap_it_ends_on() -> None:
    table = Table(
        CORRIDOR, turn="vardak", adventure=PEACE, traps={"F1": "arrows", "K1": "arrows"}, dice=[MISSES, "miss miss miss miss"]
    )
    table.play("double", "move K1")
    assert [event.space for event in table.told("TrapSprung")] == ["K1"]


@rule("DV-DBL-02", "DV-RUL-34")
def test_two_movements_trigger_a_trap_each() -> None:
    dice = [MISSES, "miss miss miss miss"] * 2
    table = Table(CORRIDOR, turn="vardak", adventure=PEACE, traps={"F1": "arrows", "K1": "arrows"}, dice=dice)
    table.play("move F1", "double", "move K1")
    assert [event.space for event in table.told("TrapSprung")] == ["F1", "K1"]


@rule("DV-RUL-34")
def test_the_first_of_two_movements_must_end_on_a_free_space() -> None:
    crowded = CORRIDOR.replace("V . . .", "V . N .")
    table = Table(crowded, turn="vardak", adventure=PEACE)
    assert table.refusal("move C1") == "DV-MOV-07"
    table.play("double", "move D1")
    assert table.figure("vardak").space == "D1"


@rule("DV-DBL-01")
def test_all_movement_rules_hold() -> None:
    table = Table(CORRIDOR.replace("V . . .", "V . o ."), turn="vardak")
    table.play("double")
    assert [o for o in table.options() if o.startswith("move")] == ["move B1"]
    assert table.refusal("move D1") == "DV-MOV-06"


@rule("DV-DBL-01")
@pytest.mark.parametrize(("mark", "figure", "far", "too_far"), [("z", "zombie-1", "G1", "F1"), ("G", "gronk", "G1", "F1")])
def test_monsters_and_bosses_step_twice_too(mark: str, figure: str, far: str, too_far: str) -> None:
    floor, bare = "+-" * 13 + "+", "|." * 13 + "|"
    drawing = "\n".join((floor, "|V" + " ." * 11 + f" {mark}|", floor, bare, floor))
    bosses = GRONK if mark == "G" else {}
    table = Table(drawing, turn=figure, bosses=bosses, areas={"hall": "A1"})
    assert table.may("move J1")
    assert table.refusal("move I1") == "DV-MOV-02"
    table.play("double")
    assert table.may(f"move {far}")
    assert table.refusal(f"move {too_far}") == "DV-MOV-02"


@rule("DV-DBL-02")
def test_an_action_already_taken_leaves_no_double_step() -> None:
    table = Table(CORRIDOR, turn="vardak", acted=True)
    assert table.refusal("double") == "DV-TURN-04"
    assert not table.may("double")


@rule("DV-DBL-01")
def test_whoever_has_lost_its_movement_cannot_double_it() -> None:
    table = Table(CORRIDOR, turn="vardak", heroes={"vardak": {"loses": ["movement"]}})
    assert table.refusal("double") == "DV-DBL-01"
    assert not table.may("double")
    assert not any(o.startswith("move") for o in table.options())


@rule("DV-DBL-03")
def test_a_spirit_walks_only_once() -> None:
    table = Table(CORRIDOR, turn="vardak", heroes={"vardak": {"spirit": True}}, adventure=PEACE)
    assert table.refusal("double") == "DV-SPRT-03"
    assert not table.may("double")
    assert table.may("move F1")
    assert table.refusal("move G1") == "DV-MOV-02"
