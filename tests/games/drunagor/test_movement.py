"""Squares, areas and moving over them (DR-BRD, DR-MOV), levels and bridges (DR-LVL)."""

from typing import Any

from tenebra.games.drunagor.rules.engagement import is_engaged
from tenebra.games.drunagor.rules.space import are_adjacent, beside, names
from tests.games.drunagor.floors import floor
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
    straight = Table(TOWER, heroes={"elros": {"at": "G1"}})
    straight.play("go F1")
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
    table.play("expend yellow to move")
    assert "E1" in reached(table)


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
