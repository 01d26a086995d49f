"""Being put beside a Trap, which is no movement (DV-RUL-80 to -82, -87), and what triggers one without a step."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.rules.traps import end_on_trap
from tests.games.dungeon_venture.table import Table, rule

PEACE: dict[str, Any] = {"objective": {"win": ["count never 1"]}}
DEN = {"start": "A1", "den": "C1"}


@rule("DV-RUL-80")
def test_being_displaced_is_no_movement_and_triggers_nothing() -> None:
    table = Table("+-+-+-+\n|V p f|\n+-+-+-+", turn="vardak", dice=["hit miss miss miss"], adventure=PEACE, choices=["move B1"])
    assert table.options() == ["place A1", "place C1"]
    table.play("place C1")
    displaced = table.last("Displaced")
    assert (displaced.figure, displaced.to, displaced.rule) == ("vardak", "C1", "DV-PIT-03")
    assert [event.space for event in table.told("TrapSprung")] == ["B1"]
    assert table.figure("vardak").wounds == 1
    assert len(table.told("MovementEnded")) == 1


@rule("DV-RUL-80")
def test_adjacent_means_free_orthogonal_and_not_behind_a_wall_or_door() -> None:
    table = Table(
        "+-+-+-+\n|. N .|\n+ + +-+\n|.|p|.|\n+ + +-+\n|. V .|\n+-+-+-+",
        turn="vardak",
        dice=["miss miss miss miss"],
        adventure=PEACE,
        choices=["move B2"],
    )
    assert table.options() == ["place B3"]


@rule("DV-RUL-80")
def test_with_no_adjacent_space_free_it_is_the_nearest_one() -> None:
    table = Table(
        "+-+-+-+-+\n|V .|.|.|\n+ + +-+-+\n|N p|.|.|\n+-+-+-+-+",
        heroes={"storm": {"at": "B1"}},
        turn="vardak",
        dice=["miss miss miss miss"],
        adventure=PEACE,
        areas={"start": "A1"},
        choices=["move B2"],
    )
    assert table.options() == ["place A1"]


@rule("DV-RUL-80", "DV-EXP-06")
def test_a_space_beyond_an_open_door_may_be_chosen_and_counts_as_entered() -> None:
    table = Table(
        "+-+-+-+-+\n|V pO. k|\n+-+-+-+-+",
        areas=DEN,
        revealed=["den"],
        turn="vardak",
        dice=["miss miss miss miss"],
        choices=["move B1"],
    )
    assert table.options() == ["place A1", "place C1"]
    table.play("place C1")
    entered = table.last("AreaEntered")
    assert (entered.hero, entered.area, entered.rule) == ("vardak", "den", "DV-RUL-80")
    table.play("end")
    assert "kobold-1" in table.state.figures


@rule("DV-RUL-82")
@pytest.mark.parametrize("trap", ["p", "r"])
def test_who_is_killed_by_pit_or_boulders_is_moved_first(trap: str) -> None:
    table = Table(
        f"+-+-+-+\n|V {trap} .|\n+ + + +\n|. . .|\n+ + + +\n|A . .|\n+-+-+-+",
        heroes={"vardak": {"wounds": 7}},
        turn="vardak",
        dice=["hit hit hit hit" if trap == "p" else "hit hit miss miss miss miss"],
        adventure=PEACE,
        choices=["move B1"],
    )
    assert table.figure("vardak").form == "hero"
    table.play("place C1")
    spirit = table.figure("vardak")
    assert (spirit.form, spirit.space) == ("spirit", "C1")
    names = [type(event).__name__ for event in table.session.events]
    assert names.index("Displaced") < names.index("HeroKilled") < names.index("BecameSpirit")


@rule("DV-RUL-81", "DV-PIT-04", "DV-DEC-04")
def test_a_monster_on_a_pit_that_triggers_is_moved_by_the_keeper_unharmed() -> None:
    """No walk leads there; the rule is kept for effects that do, so the Trap is set off by hand."""
    table = Table(
        "+-+-+-+\n|. p .|\n+ + + +\n|. . .|\n+-+-+-+",
        heroes={"vardak": {"at": "B1"}},
        monsters={"orc-1": {"at": "B1"}},
        turn="vardak",
        dice=["hit hit miss miss"],
    )
    rule_ = end_on_trap(table.session.game, "vardak")
    asked = rule_.send(None)
    assert (asked.seats, asked.about["figure"]) == (("vardak",), "vardak")
    asked = rule_.send(opt.Place("A1"))
    assert (asked.seats, asked.about["figure"]) == (("keeper",), "orc-1")
    assert [str(option) for option in asked.options()] == ["place C1", "place B2"]
    with pytest.raises(StopIteration):
        rule_.send(opt.Place("B2"))
    assert (table.figure("orc-1").space, table.figure("orc-1").wounds) == ("B2", 0)
    assert (table.figure("vardak").space, table.figure("vardak").wounds) == ("A1", 2)


@rule("DV-RUL-87")
def test_a_hero_who_does_not_move_triggers_nothing() -> None:
    table = Table("+-+-+\n|V k|\n+-+-+", traps={"A1": "arrows"}, turn="vardak", initiative=["kobold"], choices=["search", "end"])
    assert table.told("TrapSprung") == []
    assert table.state.traps["A1"].status == "found"


@rule("DV-RUL-87")
def test_a_swap_triggers_nothing() -> None:
    table = Table(
        "+-+-+-+\n|V N k|\n+-+-+-+",
        traps={"B1": "arrows", "A1": "pit"},
        turn="vardak",
        options={"party": "vardak naurania / storm / wick"},
        choices=["swap with naurania"],
    )
    assert table.figure("vardak").space == "B1"
    assert table.told("TrapSprung") == []


@rule("DV-RUL-87", "DV-DBL-02")
def test_double_step_declared_first_is_one_movement_declared_later_it_is_two() -> None:
    field = "+-+-+-+\n|V f .|\n+-+-+-+"
    one = Table(field, turn="vardak", adventure=PEACE, choices=["double", "move C1"])
    assert one.told("TrapSprung") == []
    assert len(one.told("MovementEnded")) == 1
    two = Table(field, turn="vardak", adventure=PEACE, dice=["miss " * 6, "miss " * 4], choices=["move B1", "double", "move C1"])
    assert len(two.told("TrapSprung")) == 1
    assert len(two.told("MovementEnded")) == 2


@rule("DV-RUL-87", "DV-RUL-41")
def test_free_movement_while_reorganizing_does_trigger() -> None:
    table = Table(
        "+-+-+-+\n|V . f|\n+-+-+-+",
        turn="vardak",
        adventure=PEACE,
        dice=["hit miss miss miss miss miss", "miss miss miss miss"],
        choices=["reorganize", "move C1"],
    )
    assert table.last("TrapSprung").space == "C1"
    assert table.figure("vardak").wounds == 1
