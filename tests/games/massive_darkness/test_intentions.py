"""Announced intentions are what happens (MD-ENP, MD-TGT): no third Attack step, no turning back, no calls as Attacks."""

from typing import Any

import pytest

from tenebra.games.massive_darkness.scene.intentions import plan_of
from tests.games.massive_darkness.table import Table, foe, rule
from tests.games.scenery import scene

LIT = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"
DARK = "+-+-+-+-+\n|c c c c|\n+ +-+-+-+\n|c c c c|\n+-+-+-+-+"
BRUTES = foe("will-brutes", "orc-flayers", melee="1 yellow", minions=1)
DWARF = foe("will-dwarf", "dwarf-agent", level=1, melee="1 yellow", health=9)
ORC = foe("will-orc", "orc-agent", level=1, melee="1 yellow", health=9)


@rule("MD-ENP-05", "MD-ENP-06")
def test_no_attack_is_announced_after_the_second_move() -> None:
    heroes, foes = {"whisper": {"zone": "A1"}}, {"brutes": {"card": BRUTES, "zone": "C1"}}
    table = Table(LIT, heroes, foes)
    plan = plan_of(table.state, table.enemy("brutes"))
    assert (plan.heroes, plan.path, plan.attack) == (["whisper"], ["B1", "A1"], "")
    happens = Table(LIT, heroes, foes, phase="enemies")
    assert [moved.to for moved in happens.told("Moved")] == plan.path
    assert happens.told("AttackDeclared") == []


@rule("MD-TGT-11", "MD-RUL-25")
@pytest.mark.parametrize("fields", [{"zone": "A1"}, {"zone": "C1", "heading": "exit"}, {"zone": "D1", "heading": "exit"}])
def test_a_patrol_that_turns_is_announced_as_it_goes(fields: dict[str, Any]) -> None:
    heroes, foes, mission = {"whisper": {"zone": "D2"}}, {"brutes": {"card": BRUTES, **fields}}, {"exits": ["D1"]}
    table = Table(DARK, heroes, foes, mission=mission)
    plan = plan_of(table.state, table.enemy("brutes"))
    happens = Table(DARK, heroes, foes, mission=mission, phase="enemies")
    assert [moved.to for moved in happens.told("Moved")] == plan.path
    assert len(plan.path) == 2


@rule("MD-ENP-07", "MD-AGT-02")
def test_agents_that_call_are_not_announced_as_attackers() -> None:
    foes = {"dwarf": {"card": DWARF, "zone": "A1"}, "orc": {"card": ORC, "zone": "A1"}}
    brutes = foe("will-late", "orc-flayers", level=1, melee="1 yellow", minions=1)
    table = Table(
        LIT,
        {"whisper": {}},
        foes,
        phase="enemies",
        whole_round=True,
        dice=["1", "1"],
        mission={"levels": {"A1": 1}},
        decks={"guard-1": [brutes]},
    )
    assert [intention.piece for intention in scene(table.session, "whisper").intentions] == ["dwarf", "orc"]
    table.play("activate dwarf")
    assert table.prompt == "call"
    assert scene(table.session, "whisper").intentions == ()
