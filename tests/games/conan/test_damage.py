"""Damage and death (CO-DMG, CO-LIF, CO-RUL-51, CO-RUL-52, CO-RUL-102): where wounds come from, and what the dead leave."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conan.props import FIRE_POT, MAIL, SHIELD, SWORD, WARD, Table, card, hero, spell, unit
from tests.games.conan.table import rule

MAULERS = unit("maulers", melee="2 red")
GIANT = unit("giant", melee="4 red", rank="monster", life=9, models=1)
BANNER = hero("banner", skills={"leadership": 9})
LEVY = unit("levy", is_ally=True)
HORN = card("test-horn", "You have Leadership", "object", 0)
JAR = card("test-jar", "bursts with yellow", "object", 1)
SEER = hero("seer", skills={"spell_caster": 9})
LONG = spell("test-long", 1, 3, "armour +1, a friend in sight, until your next turn")


def hit(dice: str, foe: str = "maulers-1", who: str = "anna", **fields: Any) -> Table:
    """A hero without anything to guard with is struck."""
    more = fields.pop("more", [])
    heroes = {who: {"at": "yard", **fields.pop("hero", {})}, **fields.pop("others", {})}
    models = {foe: {"at": "yard"}, **fields.pop("models", {})}
    table = Table(heroes=heroes, models=models, next="activate", overlord={"reserve": 1}, dice=[dice, *more], **fields)
    return table.play(f"activate {table.model(foe).unit}", f"attack {who} by {foe} as melee")


def let(table: Table) -> Table:
    """Nobody reacts any more."""
    while table.prompt in ("spell", "reroll", "guard"):
        table.play("pass")
    return table


@rule("CO-DMG-01", "CO-DMG-02", "CO-DMG-03", "CO-DMG-04", "CO-EX-05")
def test_wounds_come_from_fatigue_then_from_what_was_spent_then_from_reserve() -> None:
    table = hit("2 2", hero={"reserve": 4, "fatigue": 1, "wounds": 5, "gems": {"guard": 2}}).play("pass")
    gems = table.hero("anna").gems
    assert {zone: gems.get(zone, 0) for zone in ("fatigue", "guard", "reserve", "wounds")} == {
        "fatigue": 0,
        "guard": 0,
        "reserve": 3,
        "wounds": 9,
    }


@rule("CO-DMG-03", "CO-RUL-51", "CO-WHO-07", "CO-RUL-101")
def test_the_hero_chooses_gem_by_gem_among_what_was_spent() -> None:
    spent = {"reserve": 2, "wounds": 4, "gems": {"guard": 3, "reroll": 3}}
    table = hit("1 1", hero=spent).play("pass")
    assert (table.asked, table.prompt) == ("anna", "wounds")
    assert table.options() == ["pass", "choose reroll", "choose guard"], "the space that is full comes first"
    table.play("choose guard", "choose reroll")
    assert (table.hero("anna").gems["guard"], table.hero("anna").gems["reroll"]) == (2, 2)
    usual = hit("1 1", hero=spent).play("pass", "pass")
    assert (usual.hero("anna").gems["guard"], usual.hero("anna").gems["reroll"]) == (3, 1)
    both = hit("3 3", hero=spent).play("pass")
    assert both.hero("anna").gems["wounds"] == 10


@rule("CO-DMG-05", "CO-DMG-06", "CO-DMG-08", "CO-EX-06", "CO-GEM-06", "CO-INV-09", "CO-RUL-52")
def test_a_hero_without_a_gem_that_is_no_wound_is_dead_and_drops_what_he_carries() -> None:
    table = hit("3 2", hero={"reserve": 2, "fatigue": 1, "wounds": 9, "cards": [SWORD, SHIELD]}, others={"boro": {"at": "fire"}})
    table.play("pass")
    anna = table.hero("anna")
    assert (anna.is_dead, anna.area, anna.gems["wounds"]) == (True, "", 12)
    assert table.state.objects == {"yard": [f"{SWORD}.1", f"{SHIELD}.1"]}
    assert "anna" in table.state.slain


@rule("CO-DMG-08")
def test_what_is_more_than_he_had_left_is_lost() -> None:
    others = {"boro": {"at": "yard", "reserve": 0, "fatigue": 12}}
    table = hit("3 3", hero={"reserve": 0, "fatigue": 2, "wounds": 10}, others=others)
    assert (table.hero("anna").gems["wounds"], table.hero("boro").gems["wounds"]) == (12, 0)
    assert (table.hero("anna").is_dead, table.hero("boro").is_dead) == (True, False)
    alive = hit("1 1", hero={"reserve": 0, "fatigue": 3, "wounds": 9}, others=others)
    assert (alive.hero("anna").is_dead, alive.hero("anna").gems["wounds"]) == (False, 11)


@rule("CO-DMG-09", "CO-EX-62", "CO-RUL-52")
def test_spells_leave_play_with_a_dead_hero_and_his_fire_pot_goes_off() -> None:
    last = {"reserve": 1, "wounds": 11, "cards": [MAIL, FIRE_POT, WARD]}
    table = hit("3 2", who=SEER, hero=last, others={"boro": {"at": "yard", "reserve": 0, "fatigue": 12}}, more=["1 1"])
    let(table)
    assert table.last("AttackDeclared").how == "object"
    table.play("choose boro")
    assert table.state.objects == {"yard": [f"{MAIL}.1"]}
    assert table.state.deck.discard == [WARD, f"{FIRE_POT}.1"]
    assert table.hero("boro").gems["wounds"] == 2
    assert "maulers-1" not in table.state.models


@rule("CO-RUL-52", "CO-SPL-10")
@pytest.mark.parametrize(("switch", "left"), [("false", 1), ("true", 0)])
def test_the_spells_of_a_dead_caster_run_on_unless_switched(switch: str, left: int) -> None:
    heroes = {
        SEER: {"at": "yard", "reserve": 1, "wounds": 11, "cards": [LONG]},
        "boro": {"at": "fire", "reserve": 0, "fatigue": 12},
    }
    table = Table(
        heroes=heroes,
        models={"maulers-1": {"at": "yard"}},
        options={"casterDeathEndsSpells": switch},
        overlord={"reserve": 1},
        stop=False,
        dice=["3 2"],
    )
    table.play(
        f"{SEER}: cast {LONG} at boro for 1",
        "boro: done",
        f"{SEER}: done",
        "activate maulers",
        f"attack {SEER} by maulers-1 as melee",
    )
    assert table.hero(SEER).is_dead
    assert len(table.state.lasting) == left


@rule("CO-RUL-52")
def test_switches_keep_pots_whole_and_drop_spells() -> None:
    last = {"reserve": 1, "wounds": 11, "cards": [FIRE_POT, WARD]}
    options = {"deathDropTriggers": "false", "deadHeroDropsSpells": "true"}
    table = hit("3 2", who=SEER, hero=last, others={"boro": {"at": "fire"}}, options=options)
    let(table)
    assert table.state.objects == {"yard": [f"{FIRE_POT}.1", WARD]}


@rule("CO-DMG-09")
def test_of_two_things_that_go_off_the_player_says_which_is_first() -> None:
    last = {"reserve": 1, "wounds": 11, "cards": [FIRE_POT, JAR]}
    table = hit("3 2", hero=last, others={"boro": {"at": "fire"}}, more=["0", "0 0"])
    assert (table.asked, table.prompt) == ("anna", "blast")
    table.play(f"choose {JAR}.1")
    assert [event.cards for event in table.told("AttackDeclared")[1:]] == [(f"{JAR}.1",), (f"{FIRE_POT}.1",)]


@rule("CO-ALY-14", "CO-RUL-62", "CO-RUL-102", "CO-RUL-79")
def test_allies_leave_with_the_last_who_could_lead_them_and_before_his_pot_goes_off() -> None:
    last = {"reserve": 1, "wounds": 11, "cards": [FIRE_POT]}
    table = hit(
        "3 2",
        who=BANNER,
        hero=last,
        others={"boro": {"at": "fire"}},
        allies={"levy-1": {"at": "yard"}, "levy-2": {"at": "wood"}},
        more=["0 0"],
    )
    assert [event.figure for event in table.told("Removed")] == ["levy-1", "levy-2"]
    assert not [event for event in table.told("TargetFaced") if event.target.startswith("levy")]
    assert table.state.units["levy"].fallen == []
    two = hit(
        "3 2", who=BANNER, hero={"reserve": 1, "wounds": 11}, others={"chief": {"at": "fire"}}, allies={"levy-1": {"at": "wood"}}
    )
    assert "levy-1" in two.state.models


@rule("CO-RUL-103")
def test_allies_leave_with_the_last_who_leads_by_a_card_even_if_it_lies_there_to_be_picked_up() -> None:
    last = {"reserve": 1, "wounds": 11, "cards": [HORN]}
    allies = {"levy-1": {"at": "wood"}}
    table = hit("3 2", hero=last, others={"boro": {"at": "yard"}}, allies=allies)
    assert [event.figure for event in table.told("Removed")] == ["levy-1"]
    assert table.state.objects == {"yard": [f"{HORN}.1"]}
    plain = hit("3 2", hero=last | {"cards": []}, others={"boro": {"at": "yard"}}, allies=allies)
    assert "levy-1" in plain.state.models, "nobody who led has died"
    left = hit("3 2", hero=last, others={"boro": {"at": "fire", "cards": [HORN]}}, allies=allies)
    assert "levy-1" in left.state.models, "another one still carries such a card"


@rule("CO-LIF-04", "CO-RUL-76", "CO-EX-49", "CO-RUL-08", "CO-HIN-10")
def test_a_tile_dies_with_its_last_model_and_goes_to_the_end_of_the_river() -> None:
    table = Table(
        heroes={"anna": {"at": "yard", "cards": [SWORD]}},
        models={"thugs-1": {"at": "yard"}, "maulers-1": {"at": "wood"}, "maulers-2": {"at": "wood"}, "boss": {"at": "wood"}},
        river=["maulers", "thugs", "boss"],
        dice=["2 0"],
    )
    table.play(f"strike thugs-1 with {SWORD}.1 for 1")
    assert table.state.river == ["maulers", "boss", "thugs"]
    assert table.state.tiles["thugs"].is_dead
    assert table.state.units["thugs"].fallen == ["thugs-1"]
    assert table.state.slain == ["thugs-1", "thugs"]
