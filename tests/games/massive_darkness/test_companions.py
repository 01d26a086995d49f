"""What one wants of companions: nobody idles beside work, walks helpless into claws, or melts what a friend could use."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.massive_darkness.advice import advise
from tenebra.kit.advice import Advice
from tests.games.massive_darkness.table import Table, card, foe

AXE = card("mates-axe", "hand", melee="3 red", defense="1 green")
BOW = card("mates-bow", "two_hands", ranged="1 yellow")
LONG_BOW = card("mates-long-bow", "two_hands", ranged="3 red")
TWIGS = [card(f"mates-twig-{n}", "hand", melee="1 yellow") for n in (1, 2, 3, 4)]
DRAUGHT = card("mates-draught", text="Heal 2, one Hero in the Zone", category="consumable")
ORCS = foe("mates-orcs", melee="1 yellow", health=2, minions=1)
CHIEF = foe("mates-chief", "orc-agent", melee="1 yellow", health=4, level=1)
HALL = "+-+-+-+-+-+-+-+-+-+-+\n|C C C C C C C C C C|\n+-+-+-+-+-+-+-+-+-+-+"
DOOR = "+-+-+-+-+-+-+-+-+-+-+\n|C C C C C C C CDr r|\n+-+-+-+-+-+-+-+-+-+-+"
RANGER: dict[str, Any] = {"calling": "nightshade-ranger", "hands": [BOW]}
FIGHTER: dict[str, Any] = {"hands": [AXE]}


def advice(table: Table) -> Advice:
    decision = table.session.decision
    assert decision is not None
    return advise(table.session.view(decision.seats[0]))


@pytest.mark.parametrize(("hands", "goes_in"), [([], False), ([AXE], True)])
def test_who_has_no_weapon_for_it_does_not_walk_into_an_enemys_zone(hands: list[str], goes_in: bool) -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at D1"}}
    table = Table(HALL, {"owen": {"hands": hands, "zone": "B1"}}, {"orcs": {"card": ORCS, "zone": "C1"}}, mission=mission)
    assert (advice(table).option == "move C1") is goes_in


def test_a_friends_better_weapon_is_not_melted() -> None:
    mates = {"owen": {**FIGHTER, "zone": "A1", "pack": [*TWIGS[:3], LONG_BOW]}, "sibyl": {**RANGER, "zone": "H1"}}
    assert advice(Table(HALL, mates)).option != "transmute"
    mates["owen"]["pack"] = TWIGS
    assert advice(Table(HALL, mates)).option == "transmute"


def test_cards_change_hands_where_they_are_stronger() -> None:
    mates = {"owen": {**FIGHTER, "zone": "A1", "pack": [LONG_BOW]}, "sibyl": {**RANGER, "zone": "A1"}}
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at H1"}}
    told = advice(Table(HALL, mates, mission=mission, actions=1))
    assert (told.option, told.why) == ("trade", "why-trade")


def test_whoever_waits_for_enemies_goes_to_meet_them() -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at J1"}}
    mates = {"owen": {**FIGHTER, "zone": "E1"}, "bjorn": {"hands": [AXE], "zone": "A1"}, "elias": {"zone": "B1"}}
    table = Table(DOOR, mates, {"orcs": {"card": ORCS, "zone": "A1"}}, mission=mission)
    told = advice(table)
    assert told.option == "move D1"
    assert told.why in ("why-to-foes", "why-move-to-attack")


def test_an_agent_is_hunted_before_treasure() -> None:
    table = Table(
        HALL, {"owen": {**FIGHTER, "zone": "D1"}}, {"chief": {"card": CHIEF, "zone": "J1"}}, mission={"treasure": {"A1": 1}}
    )
    told = advice(table)
    assert (told.option, told.why) == ("move E1", "why-to-agent")


@pytest.mark.parametrize(("far", "why"), [("D1", "why-open-ready"), ("A1", "why-open")])
def test_the_group_is_ready_when_it_is_there(far: str, why: str) -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at J1"}}
    mates = {"owen": {"zone": "H1"}, "bjorn": {"zone": "G1"}, "elias": {"zone": "G1"}, "sibyl": {"zone": far}}
    table = Table(DOOR, mates, mission=mission, whole_round=True)
    assert advice(table).why == why


def test_a_draught_for_one_is_not_drunk_for_the_scratches_of_many() -> None:
    mates: dict[str, dict[str, Any]] = {name: {"health": 4} for name in ("owen", "bjorn", "elias", "sibyl")}
    mates["owen"]["pack"] = [DRAUGHT]
    assert advice(Table(HALL, mates)).option != f"use {DRAUGHT}"
    mates["elias"]["health"] = 2
    assert advice(Table(HALL, mates)).option == f"use {DRAUGHT}"


@pytest.mark.parametrize(("top", "answer"), [(1, "ready"), (4, "learn battle-wizard.ward")])
def test_skills_of_a_level_still_to_come_in_the_mission_are_acquired(top: int, answer: str) -> None:
    known = dict.fromkeys(("enhanced-health", "spellblade", "blink"), 2) | dict.fromkeys(("arcane-focus", "storm-caller"), 3)
    skills = {f"battle-wizard.{line}": steps for line, steps in known.items()} | {"battle-wizard.ward": 1}
    hero = {"calling": "battle-wizard", "xp": 20, "skills": skills}
    table = Table(HALL, {"elias": hero}, phase="experience", levels={"A1": [top]})
    assert advice(table).option == answer
