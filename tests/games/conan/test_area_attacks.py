"""Area attacks (CO-AOE, CO-RUL-36, CO-RUL-55, CO-RUL-56): one roll for everybody in an area, friends among them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conan.props import BOW, FIRE_POT, LEATHER, MAIL, SHIELD, SWORD, Table, card, hero, unit
from tests.games.conan.table import rule

TORCH = card("test-torch", "ranged 2 orange area", load=1)
SCALES = card("test-scales", "armour 1", "armour", 2)
GHOSTS = unit("ghosts", skills=("attack_from_beyond",))
CHARMERS = unit("charmers", skills=("fascination",))
PYTHON = hero("python", skills={"constriction": 9})
SLY = hero("sly", skills={"sacrifice": 9})
BRAND = card("test-fire-brand", "melee orange; ranged 2 orange area", load=1)
SHARP_EYED = hero("sharp-eyed", skills={"precision_shot": 9})
SHADOW = hero("shadow", skills={"untouchable": 9})


def burning(*others: str, heroes: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Anna, alone in the yard, sets the fire area alight, in which others stand."""
    models = {name: {"at": "fire"} for name in others}
    return Table(heroes={"anna": {"at": "yard", "cards": [TORCH]}, **(heroes or {})}, models=models, **fields)


@rule("CO-EX-17", "CO-AOE-01", "CO-AOE-02", "CO-AOE-03", "CO-AOE-04", "CO-RUL-56", "CO-WHO-01", "CO-GRD-04")
def test_one_roll_strikes_everybody_and_each_defends_for_himself() -> None:
    heroes = {"boro": {"at": "fire", "cards": [SCALES, SWORD]}, "cora": {"at": "fire", "reserve": 0, "fatigue": 12}}
    table = burning("thugs-1", heroes=heroes, dice=["2 2 0", "2"])
    table.play(f"shoot fire with {TORCH}.1 for 1", "pass")
    assert (table.asked, table.prompt) == ("anna", "next")
    assert table.options() == ["choose boro", "choose cora", "choose thugs-1"]
    table.play("choose boro")
    assert table.refusal(f"guard for 1 with {SWORD}.1") == "CO-GRD-04"
    table.play("guard for 1", "choose cora")
    assert len(table.told("DiceRolled")) == 2
    assert (table.hero("boro").gems["wounds"], table.hero("cora").gems["wounds"]) == (1, 4)
    assert table.state.models == {}


@rule("CO-AOE-05", "CO-CRD-07", "CO-CMB-16")
def test_a_card_with_the_area_icon_is_used_up() -> None:
    table = burning("thugs-1", dice=["2 2 0"]).play(f"shoot fire with {TORCH}.1 for 1", "pass")
    assert table.hero("anna").cards == []
    assert table.state.deck.discard == [f"{TORCH}.1"]


@rule("CO-AOE-05", "CO-CRD-07", "CO-CMB-16")
def test_nothing_else_is_used_up_nor_what_a_burning_man_has_dropped() -> None:
    table = Table(
        heroes={"anna": {"at": "yard", "cards": [BRAND, BOW]}},
        models={"thugs-1": {"at": "yard"}, "boss": {"at": "fire"}},
        dice=["2 2", "0 0 2"],
    )
    table.play(f"strike thugs-1 with {BRAND}.1 for 1", f"shoot boss with {BOW}.1 for 1", "pass")
    assert (table.hero("anna").cards, table.state.attacks) == ([f"{BRAND}.1", f"{BOW}.1"], [])
    last = Table(
        heroes={"anna": {"at": "yard", "cards": [TORCH, BOW], "reserve": 1, "wounds": 11}, "boro": {"at": "wood"}},
        dice=["2 2 2"],
    )
    last.play(f"anna: shoot yard with {TORCH}.1 for 1")
    if last.prompt == "reroll":
        last.play("pass")
    assert last.hero("anna").is_dead
    assert (last.state.objects, last.state.deck.discard) == ({"yard": [f"{TORCH}.1", f"{BOW}.1"]}, [])
    assert (last.state.attacks, last.prompt) == ([], "act")


@rule("CO-AOE-09", "CO-SKA-07", "CO-SKD-04", "CO-RUL-83")
@pytest.mark.parametrize(("who", "plain", "untouchable"), [("anna", 2, 3), (SHARP_EYED, 1, 2)])
def test_each_hit_is_an_attack_of_its_own_for_armour_and_skills(who: str, plain: int, untouchable: int) -> None:
    worn: dict[str, Any] = {"at": "fire", "cards": [MAIL], "reserve": 0, "fatigue": 12}
    heroes = {who: {"at": "yard", "cards": [TORCH]}, "boro": worn, SHADOW: worn}
    table = Table(heroes=heroes, dice=["2 2 0"]).play(f"{who}: shoot fire with {TORCH}.1 for 1", "pass", "choose boro")
    met = {event.target: (event.armour, event.damage) for event in table.told("DefenceFixed")}
    assert met == {"boro": (plain, 4 - plain), SHADOW: (untouchable, 4 - untouchable)}


@rule("CO-AOE-09", "CO-SKD-04")
def test_what_bursts_is_no_shot_for_precision_but_the_untouchable_evade_it() -> None:
    worn: dict[str, Any] = {"at": "yard", "cards": [MAIL], "reserve": 0, "fatigue": 12}
    heroes = {SHARP_EYED: {"at": "yard", "cards": [FIRE_POT, MAIL], "reserve": 0, "fatigue": 12}, SHADOW: worn}
    table = Table(heroes=heroes, dice=["2 2"]).play(f"{SHARP_EYED}: drop {FIRE_POT}.1", f"choose {SHADOW}")
    assert {event.target: event.armour for event in table.told("DefenceFixed")} == {SHADOW: 3, SHARP_EYED: 2}


@rule("CO-AOE-08", "CO-RNG-03", "CO-RUL-55")
def test_the_target_is_an_area_in_sight_even_an_empty_one_or_the_own() -> None:
    table = burning("thugs-1", borders={"reeds|yard": "wall"}, dice=["0 0 2"])
    assert table.refusal(f"shoot reeds with {TORCH}.1 for 1") == "CO-AOE-08"
    assert table.may(f"shoot tent with {TORCH}.1 for 1")
    table.play(f"shoot yard with {TORCH}.1 for 1", "pass", "pass")
    assert table.hero("anna").gems["wounds"] == 2


@rule("CO-RUL-56", "CO-RUL-24", "CO-HIN-07")
def test_a_shot_at_an_area_is_hindered_and_better_from_above() -> None:
    table = burning("thugs-1", areas={"yard": {"level": 1}}, dice=["1 1 1 0"])
    table.play(f"shoot fire with {TORCH}.1 for 1", "pass")
    assert len(table.told("DiceRolled")[0].dice) == 4
    crowded = Table(
        heroes={"anna": {"at": "yard", "cards": [TORCH]}},
        models={"thugs-1": {"at": "yard"}, "boss": {"at": "fire"}},
        dice=["1 1 1"],
    )
    assert crowded.play(f"shoot fire with {TORCH}.1 for 1", "pass").last("PowerFixed").power == 2


@rule("CO-DRP-02", "CO-AOE-07", "CO-RUL-36", "CO-THR-07")
def test_a_dropped_fire_pot_goes_off_at_ones_feet_and_nothing_hinders_it() -> None:
    table = Table(heroes={"anna": {"at": "yard", "cards": [FIRE_POT]}}, models={"boss": {"at": "yard"}}, dice=["1 1"])
    table.play(f"drop {FIRE_POT}.1", "pass", "choose anna", "pass")
    assert table.told("PowerFixed")[0].power == 2
    assert (table.hero("anna").gems["wounds"], table.model("boss").life) == (2, 4)
    assert table.state.objects == {}
    assert table.state.deck.discard == [f"{FIRE_POT}.1"]


@rule("CO-AOE-09", "CO-RUL-88", "CO-SKV-03")
def test_a_fascinating_character_is_left_out_until_it_has_attacked() -> None:
    table = burning("thugs-1", "charmers-1", dice=["2 2 2"]).play(f"shoot fire with {TORCH}.1 for 1")
    assert set(table.state.models) == {"charmers-1"}
    known = burning("thugs-1", "charmers-1", unveiled=["charmers-1>anna"], dice=["2 2 2"])
    assert known.play(f"shoot fire with {TORCH}.1 for 1", "choose thugs-1").state.models == {}


@rule("CO-AOE-09", "CO-RUL-87", "CO-SKA-02")
def test_nobody_stands_in_for_another_but_the_dead_strike_back() -> None:
    heroes = {"boro": {"at": "fire", "reserve": 0, "fatigue": 12}, SLY: {"at": "fire", "reserve": 0, "fatigue": 12}}
    table = burning("ghosts-1", heroes=heroes, dice=["1 1 0", "2 0 0"])
    table.play(f"shoot fire with {TORCH}.1 for 1", "pass", "choose ghosts-1")
    assert (table.asked, table.prompt) == ("overlord", "beyond")
    table.play("attack boro by ghosts-1 as beyond")
    if table.prompt == "sacrifice":
        table.play("pass")
    table.play("choose boro")
    assert (table.hero("boro").gems["wounds"], table.hero(SLY).gems["wounds"]) == (4, 2)


@rule("CO-RUL-82", "CO-SKA-04")
def test_a_crushing_area_attack_holds_every_enemy_in_the_same_area() -> None:
    heroes = {PYTHON: {"at": "yard", "cards": [TORCH]}, "boro": {"at": "yard", "reserve": 0, "fatigue": 12}}
    foes = {"boss": {"at": "yard"}, "beast": {"at": "yard"}}
    table = Table(heroes=heroes, models=foes, dice=["2 0 0"])
    table.play(f"{PYTHON}: shoot yard with {TORCH}.1 for 1", "pass", "choose boro", "choose boss", "choose beast", "pass")
    assert [table.model(foe).held_by for foe in foes] == [[PYTHON], [PYTHON]]
    assert table.hero("boro").held_by == []


@rule("CO-AOE-03")
def test_minions_that_are_all_the_same_need_no_order() -> None:
    table = burning("thugs-1", "thugs-2", "thugs-3", dice=["2 2 2"]).play(f"shoot fire with {TORCH}.1 for 1")
    assert table.state.models == {}
    assert [event.target for event in table.told("TargetFaced")] == ["thugs-1", "thugs-2", "thugs-3"]


@rule("CO-AOE-04", "CO-RUL-29", "CO-RUL-30")
def test_a_shield_and_armour_dice_help_against_fire() -> None:
    heroes = {"boro": {"at": "fire", "cards": [SHIELD, LEATHER]}}
    table = burning(heroes=heroes, dice=["2 2 0", "1 1 1"]).play(f"shoot fire with {TORCH}.1 for 1", "pass")
    table.play(f"guard for 1 with {SHIELD}.1", "pass")
    assert (table.last("DefenceFixed").guard, table.last("DefenceFixed").armour) == (2, 1)
