"""Skills that depend on the moment (MD-CND-01): extra Actions that come and go, a Charge through the shadow."""

from typing import Any

import pytest

from tests.games.massive_darkness.duel import DUMMY, HAMMER, SWORD
from tests.games.massive_darkness.table import ROOM, Table, card, rule

BERSERKER, BARBARIAN = "pit-fighter-berserker", "shadow-barbarian"
TWIN = card("extra-twin", text="[Dual Wield] +1 Melee Action")
RING = card("extra-ring", text="+1 Action")
AXE = card("extra-axe", "two_hands", melee="1 red")
ORC: dict[str, Any] = {"orc": {"card": DUMMY, "zone": "A1"}}


def left(table: Table) -> tuple[int, dict[str, int]]:
    assert table.state.activation is not None
    return table.state.activation.actions, table.state.activation.bonus


@rule("MD-SKL-02", "MD-CND-01", "MD-CND-04")
def test_an_extra_action_is_lost_with_its_condition_and_comes_back_with_it() -> None:
    table = Table(ROOM, {"owen": {"hands": [SWORD, HAMMER], "pack": [TWIN, AXE]}}, ORC, turn="", whole_round=True)
    assert left(table) == (3, {"melee": 1})
    table.play("trade", f"equip {AXE}", "ready")
    assert left(table) == (2, {})
    assert [(e.bonus, e.number, e.is_lost) for e in table.told("ExtraActionsChanged")] == [
        ("melee", 1, False),
        ("melee", 1, True),
    ]
    table.play("trade", f"equip {SWORD}", f"equip {HAMMER}", "ready")
    assert left(table) == (1, {"melee": 1})


@rule("MD-SKL-02", "MD-SKG-04")
def test_an_extra_action_that_is_used_does_not_come_again() -> None:
    heroes = {"owen": {"hands": [SWORD, HAMMER], "pack": [TWIN, AXE]}}
    table = Table(ROOM, heroes, ORC, turn="", whole_round=True, dice=["1 1 1"]).play("melee orc")
    assert left(table) == (3, {})
    table.play("trade", f"equip {AXE}", "ready", "trade", f"equip {SWORD}", f"equip {HAMMER}", "ready")
    assert left(table) == (1, {})


@rule("MD-SKL-02", "MD-TRD-02")
def test_a_ring_counts_for_whoever_owns_it_and_its_action_only_once() -> None:
    table = Table(ROOM, {"owen": {}, "elias": {"pack": [RING]}}, turn="", whole_round=True)
    table.play("trade", f"elias: give {RING} to owen", "elias: ready", "owen: ready")
    assert left(table) == (3, {})
    table.play("trade", f"owen: give {RING} to elias", "owen: ready", "elias: ready")
    assert left(table) == (1, {})


@rule("MD-SKL-02", "MD-CLS-06", "MD-SKG-04")
def test_a_skill_that_a_new_level_unlocks_gives_its_extra_action_at_once() -> None:
    hero = {"calling": BARBARIAN, "skills": {f"{BARBARIAN}.night-stalker": 3}}
    mission = {"levels": {"A1": 1, "B1": 5}}
    table = Table("+-+-+\n|C|C|\n+D+ +\n|C C|\n+-+-+", {"bjorn": {**hero, "zone": "B2"}}, mission=mission, level=4)
    assert left(table) == (3, {})
    table.play("move B1", "stop")
    assert (table.state.level, left(table)) == (5, (2, {"movement": 1}))


@rule("MD-SKL-04", "MD-SKL-14", "MD-RUL-37", "MD-SHA-02", "MD-SHA-03")
@pytest.mark.parametrize(("zones", "charges"), [("c C C", ["charge B1"]), ("C c C", ["charge B1", "charge C1"])])
def test_a_charge_goes_through_enemies_only_where_the_hero_is_elusive(zones: str, charges: list[str]) -> None:
    tricks = [card("extra-charge", text="Charge"), card("extra-cloak", text="[Shadow Mode] Elusive")]
    foes = {"near": {"card": DUMMY, "zone": "B1"}, "far": {"card": DUMMY, "zone": "C1"}}
    table = Table(f"+-+-+-+\n|{zones}|\n+-+-+-+", {"owen": {"hands": [SWORD], "pack": tricks}}, foes)
    assert [option for option in table.options() if option.startswith("charge")] == charges
