"""Squares, areas and moving over them (DR-BRD, DR-MOV), levels and bridges (DR-LVL)."""

from typing import Any

import pytest

from tenebra.games.drunagor.rules.engagement import is_engaged
from tenebra.games.drunagor.rules.space import are_adjacent, beside, names
from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

ROOM = """
+-+-+-+-+-+-+-+-+
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+-+-+-+-+-+-+-+-+
"""
TOWER = """
+-+-+-+-+-+-+-+-+
|. . 1 1 2 2 . .|
+ + + + + + + + +
|. . 1 1 2 2 . .|
+-+-+-+-+-+-+-+-+
"""
WALLED = """
+-+-+-+-+
|. .|. .|
+ + + + +
|. .|. .|
+ + + + +
|. . . .|
+ + + + +
|. . . .|
+-+-+-+-+
"""
CORRIDOR = """
+-+-+-+-+-+-+
|. . . . . .|
+ + + + + + +
|. . . . . .|
+-+-+-+-+-+-+
"""


def reached(table: Table) -> set[str]:
    """The squares that can be walked to without harm or with it."""
    return {option.split()[1] for option in table.options() if option.startswith("go ")}


def alone(map: str = ROOM, at: str = "A1", **fields: Any) -> Table:
    """Elros, who is nobody's target, about to act."""
    return Table(map, heroes={"elros": {"at": at}}, **fields)


@rule("DR-BRD-02", "DR-MOV-01", "DR-MOV-02", "DR-MOV-04")
def test_the_free_move_action_gives_three_squares_in_any_direction() -> None:
    table = alone(at="D3")
    assert {"A1", "G6", "D6", "A3", "G3"} <= reached(table)
    assert "H3" not in reached(table)
    table.play("go E4", "go E5", "go D6")
    assert [event.rule for event in table.told("Moved")] == ["DR-MOV-04"] * 3
    assert table.hero("elros").space == "D6"
    assert not reached(table)
    assert table.refusal("go D5") == "DR-MOV-02"


@rule("DR-BRD-02", "DR-ENG-01")
def test_the_eight_squares_around_are_adjacent_and_no_others() -> None:
    here: dict[str, Any] = {"heroes": {"vorn": {"at": "C3"}}}
    state = Table(floor(6, 6), **here).state
    assert names(state, beside(state, "vorn")) == ["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"]
    for at, is_near in (("B2", True), ("C4", True), ("D4", True), ("A3", False), ("C1", False), ("E5", False)):
        state = Table(floor(6, 6), **here, monsters={"rotten-flesh-1": {"at": at}}).state
        assert are_adjacent(state, "vorn", "rotten-flesh-1") is is_near
        assert are_adjacent(state, "rotten-flesh-1", "vorn") is is_near
        assert is_engaged(state, "vorn") is is_near


@rule("DR-MOV-08", "DR-MOV-09", "DR-TRN-07")
def test_a_cube_action_takes_the_points_left() -> None:
    table = alone().play("go B2", "use patient-eye with blue")
    assert table.told("MovementEnded")[-1].points == 2
    assert not reached(table)


@rule("DR-TRN-06", "DR-CUB-05", "DR-MOV-02")
def test_an_expended_cube_is_another_move_action() -> None:
    table = alone().play("go D1", "expend yellow to move")
    assert table.hero("elros").expended == {"yellow": 1}
    assert "G1" in reached(table)
    table.play("go G1", "expend red to move", "go H4")
    assert table.refusal("expend blue to move") == "DR-TRN-05"


@rule("DR-MOV-05", "DR-MOV-06", "DR-BRD-06", "DR-RUB-28")
def test_allies_and_bystanders_are_passed_enemies_and_objects_are_not() -> None:
    line = """
    +-+-+-+-+
    |. . . .|
    +-+-+-+-+
    |. . . .|
    +-+-+-+-+
    """
    middles: list[tuple[dict[str, Any], bool]] = [
        ({"heroes": {"elros": {"at": "A1"}, "jaheen": {"at": "B1"}}}, True),
        ({"npcs": {"miller": "B1"}}, True),
        ({"monsters": {"rotten-flesh-1": {"at": "B1"}}}, False),
        ({"chests": ["B1"]}, False),
        ({"things": {"statue": "B1"}}, False),
    ]
    for middle, is_passed in middles:
        fields: dict[str, Any] = {"heroes": {"elros": {"at": "A1"}}, **middle}
        table = Table(line, **fields)
        assert ("C1" in reached(table)) is is_passed, middle
        assert "B1" not in reached(table)
    assert alone(line, chests=["B1"]).refusal("go B1") == "DR-BRD-06"


@rule("DR-MOV-05", "DR-BRD-06")
def test_why_a_square_cannot_be_walked_to() -> None:
    table = Table(
        ROOM,
        heroes={"elros": {"at": "A1"}, "jaheen": {"at": "B1"}},
        monsters={"rotten-flesh-1": {"at": "C2"}},
    )
    assert table.refusal("go C2") == "DR-MOV-05"
    assert table.refusal("go B1") == "DR-MOV-06"
    assert table.refusal("go H6") == "DR-MOV-01"
    assert table.refusal("go A1") == "DR-MOV-01"
    assert table.refusal("go Z9") == "DR-MOV-01"
    walled = Table("+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+", heroes={"elros": {"at": "A1"}}, setups={"far": "C1"})
    assert walled.refusal("go C1") == "DR-MOV-05"


@rule("DR-MOV-07", "DR-MOV-17")
def test_one_squeezes_between_two_enemies_and_walks_away_from_them() -> None:
    table = Table(
        CORRIDOR,
        heroes={"elros": {"at": "A1"}},
        monsters={"rotten-flesh-1": {"at": "B1"}, "rotten-flesh-2": {"at": "A2"}},
    )
    assert {"B2", "C1"} <= reached(table)


@rule("DR-RUL-13", "DR-BRD-04", "DR-RUL-10")
def test_walls_stop_steps_and_adjacency_heights_do_not() -> None:
    table = Table(WALLED, heroes={"elros": {"at": "B1"}})
    assert table.may("go C2")
    assert not table.may("go C1")
    engaged = Table(TOWER, heroes={"vorn": {"at": "F1"}}, monsters={"rotten-flesh-1": {"at": "G1"}}, chests=["E2"])
    assert not engaged.may("search chest-1")
    behind = Table(WALLED, heroes={"vorn": {"at": "B1"}}, monsters={"rotten-flesh-1": {"at": "C1"}}, chests=["A2"])
    assert behind.may("search chest-1")


@rule("DR-MOV-11", "DR-MOV-12", "DR-LVL-01", "DR-LVL-02")
def test_one_level_costs_nothing_more_two_cost_a_point() -> None:
    up = Table(TOWER, heroes={"elros": {"at": "B1"}})
    up.play("go C1", "go E1")
    assert [event.cost for event in up.told("Moved")] == [1, 1, 1]
    assert [event.rule for event in up.told("Moved")] == ["DR-MOV-11", "DR-MOV-04", "DR-MOV-11"]
    straight = Table(TOWER, heroes={"elros": {"at": "G1"}})
    straight.play("go F1")
    assert straight.last("Moved").rule == "DR-MOV-12"
    assert straight.state.movements[-1].points == 1


@rule("DR-MOV-13")
def test_a_step_from_level_two_to_the_ground_hurts() -> None:
    table = Table(TOWER, heroes={"elros": {"at": "F1", "tokens": {"shield": 3}}})
    before = table.hero("elros").health
    assert not table.may("go G1")
    table.play("go G1 through fall")
    assert table.hero("elros").health == before - 2
    assert table.hero("elros").tokens == {"shield": 3}
    assert table.state.movements[-1].points == 2
    assert table.last("Moved").rule == "DR-MOV-13"


@rule("DR-MOV-13", "DR-MOV-11")
def test_a_step_down_one_level_does_not_hurt() -> None:
    table = Table(TOWER, heroes={"elros": {"at": "F1"}}).play("go E1", "go D1", "go C1")
    assert [event.rule for event in table.told("Moved")] == ["DR-MOV-04", "DR-MOV-11", "DR-MOV-04"]
    assert not table.told("HealthChanged")


@rule("DR-MOV-04", "DR-MOV-11", "DR-MOV-15", "DR-MOV-16", "DR-MOV-17", "DR-LVL-02")
def test_each_step_names_the_rules_it_stands_on() -> None:
    def steps(*choices: str, map: str = TOWER, at: str = "A1", **fields: Any) -> list[tuple[str, str, int, tuple[str, ...]]]:
        told = alone(map, at, **fields).play(*choices).told("Moved")
        return [(event.how, event.rule, event.cost, event.also) for event in told]

    plain = ("walk", "DR-MOV-04", 1, ())
    assert steps("go B1") == [plain]
    assert steps("go B1", "go C1") == [plain, ("walk", "DR-MOV-11", 1, ("DR-LVL-02", "DR-RUL-10"))]
    assert steps("go B1", at="A2", monsters={"rotten-flesh-1": {"at": "A1"}}) == [("walk", "DR-MOV-04", 1, ("DR-MOV-17",))]
    flying = ("DR-MOV-16", "DR-RUL-70")
    over = steps("use shadow-step with green", "go C1", at="A1")
    assert over == [("jump", "DR-MOV-15", 1, flying), ("jump", "DR-MOV-15", 1, ("DR-LVL-02", "DR-RUL-10", *flying))]
    up = steps("use shadow-step with green", "go F1", at="G1")
    assert up == [("jump", "DR-MOV-12", 2, ("DR-LVL-02", "DR-RUL-10", *flying))]


@rule("DR-MOV-18", "DR-MOV-19", "DR-BRD-03", "DR-RUL-14", "DR-RUL-17")
def test_a_large_monster_steps_by_areas_and_a_small_one_by_squares() -> None:
    def steps(monster: str, card: str, **fields: Any) -> list[tuple[str, str, tuple[str, ...]]]:
        table = Table(CORRIDOR, heroes={"vorn": {"at": "A1"}}, monsters={monster: {"at": "E1"}}, turn=card, **fields)
        while table.prompt:
            table.play("pass")
        return [(event.to, event.rule, event.also) for event in table.told("Moved")]

    areas = ("DR-MOV-18", "DR-MOV-19", "DR-RUL-14", "DR-RUL-17")
    assert steps("shadow-knight-1", "shadow-knight.rookie") == [("C1", "DR-MOV-04", areas)]
    small = steps("rotten-flesh-1", "rotten-flesh.rookie")
    assert {(rule, also) for _, rule, also in small} == {("DR-MOV-04", ())}
    assert len(small) == 3

    def climbs(hero: str) -> list[tuple[str, ...]]:
        tray = CORRIDOR.replace(". . . . . .|", ". . . 1 . .|", 2)
        table = Table(tray, heroes={"vorn": {"at": hero}}, monsters={"rotten-flesh-1": {"at": "F1"}}, turn="rotten-flesh.rookie")
        while table.prompt:
            table.play("pass")
        return [event.also for event in table.told("Moved")]

    assert climbs("D1") == [()]
    assert climbs("C1") == [(), ("DR-LVL-02", "DR-RUL-10")]


@rule("DR-MOV-01", "DR-MOV-03", "DR-MOV-10", "DR-RUL-65")
def test_a_move_effect_of_a_skill_gives_its_user_so_many_points(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, patient_eye="MOVE 2", old_debts="+1 MOVEMENT")

    def moving(**elros: Any) -> Table:
        return Table(ROOM, heroes={"elros": {"at": "A1", "cubes": {"blue": 1, "green": 1}, **elros}}, moves=0).play(
            "use patient-eye with blue"
        )

    table = moving()
    assert table.prompt == "move"
    began = table.last("MovementBegan")
    assert (began.figure, began.points, began.is_jump) == ("elros", 3, False)
    table.play("go B1", "stop")
    assert (table.prompt, table.state.movements) == ("turn", [])
    ended = table.last("MovementEnded")
    assert (ended.points, ended.rule) == (2, "DR-MOV-01")
    assert moving(tokens={"slow": 1}).last("MovementBegan").points == 1
    assert moving(curses=["old-debts"]).last("MovementBegan").points == 2
    for tokens in ({"knock_down": 1}, {"slow": 1, "knock_down": 1}):
        down = moving(tokens=tokens)
        assert (down.prompt, down.told("MovementBegan"), down.hero("elros").tokens) == ("turn", [], {})
    slowed = moving(curses=["old-debts"], tokens={"slow": 1})
    assert (slowed.prompt, slowed.told("MovementBegan"), slowed.hero("elros").tokens) == ("turn", [], {})


@rule("DR-MOV-01", "DR-MOV-05")
def test_whoever_is_shut_in_is_not_asked_for_a_way(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, patient_eye="MOVE 2")
    table = Table(ROOM, heroes={"elros": {"at": "A1"}}, chests=["B1", "B2", "A2"]).play("use patient-eye with blue")
    assert table.prompt == "turn"
    assert table.last("MovementEnded").points == 2


@rule("DR-MOV-05", "DR-MOV-06", "DR-MOV-15", "DR-TKW-16", "DR-NPC-01")
def test_what_is_passed_on_foot_trampling_and_jumping_and_nobody_ends_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lane with something in the middle: who comes past it."""
    lane = "+-+-+-+-+\n|. . . .|\n+-+-+-+-+\n|. . . .|\n+-+-+-+-+"
    middles: list[tuple[dict[str, Any], str]] = [
        ({"heroes": {"elros": {"at": "A1"}, "jaheen": {"at": "B1"}}}, "MOVE TRAMPLE JUMP"),
        ({"npcs": {"miller": "B1"}}, "MOVE TRAMPLE JUMP"),
        ({"monsters": {"rotten-flesh-1": {"at": "B1"}}}, "TRAMPLE JUMP"),
        ({"chests": ["B1"]}, "JUMP"),
        ({"things": {"statue": "B1"}}, "JUMP"),
    ]
    for word, text in (("MOVE", "MOVE 3"), ("TRAMPLE", "TRAMPLE 3"), ("JUMP", "JUMP 3")):
        printed(monkeypatch, patient_eye=text)
        for middle, passed in middles:
            fields: dict[str, Any] = {"heroes": {"elros": {"at": "A1"}}, **middle}
            table = Table(lane, **fields).play("use patient-eye with blue")
            assert ("C1" in reached(table)) is (word in passed.split()), (word, middle)
            assert "B1" not in reached(table)


@rule("DR-MOV-08", "DR-MIN-01")
def test_nobody_takes_minor_actions_in_a_move_that_is_not_in_the_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, patient_eye="OTHER HERO, MOVE 2", smoke_pot="MOVE 2")
    heroes = {"elros": {"at": "A1"}, "jaheen": {"at": "D3", "bag": ["healing-potion.1"]}}
    table = Table(ROOM, heroes=heroes).play("use patient-eye with blue")
    assert (table.asked, table.prompt) == ("jaheen", "move")
    assert all(option.startswith("go ") or option == "stop" for option in table.options())
    own = Table(ROOM, heroes=heroes).play("use smoke-pot with blue")
    assert any(option.startswith("unequip ") for option in own.options())
    own.play("unequip leather-armor")
    taken = own.last("ActionTaken")
    assert (taken.hero, taken.rule, taken.also) == ("elros", "DR-MIN-03", ("DR-MIN-01", "DR-MOV-08", "DR-TRN-08"))
    assert own.prompt == "move"


@rule("DR-MOV-15", "DR-MOV-16", "DR-MOV-12")
def test_a_jump_passes_everything_and_minds_only_where_it_lands() -> None:
    field = """
    +-+-+-+-+-+-+
    |. ^ . & 2 .|
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+-+-+-+
    """
    table = Table(field, heroes={"elros": {"at": "A1"}}, monsters={"rotten-flesh-1": {"at": "C1"}})
    table.play("use shadow-step with green")
    assert "C1" not in reached(table)
    table.play("go D1 through lava")
    assert table.hero("elros").tokens == {"burn": 2, "stealth": 1}
    assert "D1" in [event.to for event in table.told("Moved")]
    down = Table(field, heroes={"elros": {"at": "E1"}}).play("use shadow-step with green", "go F1")
    assert not down.told("HealthChanged")
    up = Table(field, heroes={"elros": {"at": "F1"}}).play("use shadow-step with green", "go E1")
    assert up.state.movements[-1].points == 2


@rule("DR-MOV-10")
def test_more_movement_counts_for_every_move_effect() -> None:
    table = Table(ROOM, heroes={"elros": {"at": "A1", "equipped": ["patched-leather"]}})
    assert "E1" in reached(table)
    table.play("go B1", "expend yellow to move")
    assert "F1" in reached(table)
    assert [event.points for event in table.told("MovementBegan")] == [4, 4]


@rule("DR-MOV-23", "DR-CND-06", "DR-CND-07", "DR-RUL-64", "DR-RUL-65")
def test_slow_and_knock_down_hinder_the_next_move_effect() -> None:
    slowed = Table(ROOM, heroes={"elros": {"at": "A1", "tokens": {"slow": 1}}})
    assert reached(slowed) == {"A2", "B1", "B2"}
    slowed.play("go B2")
    assert "slow" not in slowed.hero("elros").tokens
    down = Table(ROOM, heroes={"elros": {"at": "A1", "tokens": {"slow": 1, "knock_down": 1}}})
    assert not reached(down)
    down.play("move")
    assert not down.hero("elros").tokens
    assert not down.may("move")
    down.play("expend yellow to move")
    assert "D1" in reached(down)
