"""Harmful terrain and Darkness underfoot (DR-TER, DR-DRK-18)."""

import pytest

from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

FIELD = """
+-+-+-+-+-+-+
|. & & ^ . .|
+-+-+-+-+-+-+
|. ~ ~ . % .|
+-+-+-+-+-+-+
"""


@rule("DR-TER-01", "DR-TER-02", "DR-TER-06", "DR-TER-08")
def test_each_terrain_counts_once_in_a_turn() -> None:
    table = Table(FIELD, heroes={"elros": {"at": "A1"}})
    table.play("go C1 through lava")
    assert table.hero("elros").tokens == {"burn": 2}
    table.play("go B1")
    assert table.hero("elros").tokens == {"burn": 2}
    table.play("expend yellow to move", "go D1 through spikes")
    assert table.hero("elros").tokens == {"burn": 2, "bleed": 2}
    table.play("end")
    assert table.hero("elros").tokens == {"burn": 2, "bleed": 2}


@rule("DR-TER-03", "DR-TER-01")
def test_who_begins_in_it_suffers_it_only_by_staying() -> None:
    table = Table(FIELD, heroes={"elros": {"at": "B1"}})
    assert not table.hero("elros").tokens
    table.play("end")
    assert table.hero("elros").tokens == {"burn": 2}
    (suffered,) = table.told("TerrainSuffered")
    assert (suffered.figure, suffered.terrain, suffered.also) == ("elros", "lava", ("DR-TER-03",))
    away = Table(FIELD, heroes={"elros": {"at": "B1"}}).play("go A1", "end")
    assert not away.hero("elros").tokens
    again = Table(FIELD, heroes={"elros": {"at": "A1"}}).play("go B1 through lava", "end")
    assert again.hero("elros").tokens == {"burn": 2}, "it was suffered on entering"


@rule("DR-TER-05", "DR-RUL-88")
def test_water_takes_a_point_once() -> None:
    table = Table(FIELD, heroes={"elros": {"at": "A2"}})
    table.play("go B2 through water")
    assert table.state.movements[-1].points == 1
    table.play("go C2")
    assert not table.state.movements
    last = Table("+-+-+-+-+\n|. . . ~|\n+-+-+-+-+\n|. . . .|\n+-+-+-+-+", heroes={"elros": {"at": "A1"}})
    last.play("go D1 through water")
    assert last.hero("elros").space == "D1"
    assert last.told("TerrainSuffered")[-1].terrain == "water"
    assert not last.told("PointsLost")


@rule("DR-TER-03")
def test_a_move_in_the_turn_of_another_ends_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, patient_eye="OTHER HERO, MOVE 1")
    heroes = {"elros": {"at": "F1"}, "jaheen": {"at": "B1"}}
    table = Table("+-+-+-+-+-+-+\n|. & & . . .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+", heroes=heroes)
    table.play("use patient-eye with blue", "stop", "end")
    assert not table.told("TerrainSuffered")


@rule("DR-TER-07")
def test_miasma_poisons() -> None:
    table = Table(FIELD, heroes={"elros": {"at": "F2"}}).play("go E2 through miasma")
    assert table.hero("elros").tokens == {"poison": 2}


@rule("DR-TER-09", "DR-DRK-15", "DR-DRK-18", "DR-DMG-02")
def test_darkness_hurts_once_a_turn_and_covers_the_terrain() -> None:
    table = Table(FIELD, heroes={"elros": {"at": "A1", "tokens": {"shield": 2}}}, darkness="B1 C1")
    before = table.hero("elros").health
    table.play("go B1 through darkness", "go C1", "end")
    assert table.hero("elros").health == before - 2
    assert table.hero("elros").tokens == {"shield": 2}
    printed = Table("+-+-+\n|. @|\n+-+-+\n|. .|\n+-+-+", heroes={"elros": {"at": "A1"}})
    printed.play("go B1 through darkness")
    assert printed.hero("elros").health == before - 2


@rule("DR-TER-10", "DR-MON-15")
def test_monsters_do_not_mind_darkness_but_terrain() -> None:
    table = Table(
        "+-+-+-+-+\n|. . . .|\n+-+-+-+-+\n|. . . .|\n+-+-+-+-+",
        heroes={"vorn": {"at": "A1"}, "maya": {"at": "A2"}},
        monsters={"rotten-flesh-1": {"at": "D1"}},
        darkness="B1 C1",
        turn="rotten-flesh.rookie",
    )
    assert table.monster("rotten-flesh-1").space in {"B1", "B2"}
    assert not [event for event in table.told("HealthChanged") if event.figure == "rotten-flesh-1"]


@rule("DR-MOV-04")
def test_the_safer_way_is_offered_first_and_a_cheaper_one_with_its_harm() -> None:
    table = Table(
        "+-+-+-+-+\n|. & . .|\n+ + + + +\n|. . . .|\n+-+-+-+-+",
        heroes={"elros": {"at": "A1"}},
    )
    assert [option for option in table.options() if option.startswith(("go B1", "go C1"))] == ["go C1", "go B1 through lava"]
    wall = Table(
        "+-+-+-+-+\n|. & . .|\n+ +-+-+ +\n|. . . .|\n+-+-+-+-+",
        heroes={"elros": {"at": "A1", "equipped": ["patched-leather"]}},
    )
    assert wall.may("go C1")
    assert wall.may("go C1 through lava")
