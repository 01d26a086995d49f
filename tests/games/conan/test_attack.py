"""Melee and Ranged Attacks (CO-MEL, CO-RNG, CO-CMB, CO-UNI): whom, with what, for how much, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conan.props import AXE, BOSS, BOW, DAGGER, KNIFE, SWORD, Table, card, duel, hero, unit
from tests.games.conan.table import rule

WARDENS = unit("wardens", armour=2)
BRUTES = unit("brutes", melee="2 orange")
SLINGERS = unit("slingers", melee="", ranged="2 orange")
SPARK = card("test-spark", "ranged 2 orange area", load=1)
VETERANS = unit("veterans", melee="2 orange", is_ally=True)
STRIKE = f"strike thugs-1 with {SWORD}.1 for 2"


@rule("CO-EX-09", "CO-MEL-02", "CO-MEL-04", "CO-MEL-05", "CO-CMB-01", "CO-CMB-04", "CO-CMB-10", "CO-LIF-01", "CO-LIF-03")
def test_a_strike_rolls_a_die_for_each_gem_and_those_of_the_card() -> None:
    table = duel(foes={"wardens-1": {"at": "yard"}}, dice=["3 2 1"])
    armed = [f"strike wardens-1 with {SWORD}.1 for {gems}" for gems in range(1, 6)]
    bare = [f"strike wardens-1 for {gems}" for gems in range(1, 6)]
    assert [option for option in table.options() if option.startswith("strike")] == [*armed, *bare]
    table.play(f"strike wardens-1 with {SWORD}.1 for 2")
    assert table.last("DiceRolled").dice == ("red", "red", "orange")
    assert (table.hero("anna").gems["reserve"], table.hero("anna").gems["melee"]) == (10, 2)
    assert (table.last("PowerFixed").power, table.last("DefenceFixed").armour, table.last("DefenceFixed").damage) == (6, 2, 4)
    assert table.state.models == {}
    assert table.state.river == ["wardens"]
    assert table.state.tiles["wardens"].is_dead


@rule("CO-EX-10", "CO-MEL-06", "CO-RUL-22", "CO-RUL-06", "CO-CMB-06", "CO-MEL-05")
@pytest.mark.parametrize(("dice", "power"), [("2 1", 1), ("1 0", 0)])
def test_bare_hands_lose_two_symbols_and_never_more_than_there_are(dice: str, power: int) -> None:
    table = duel(dice=[dice]).play("strike thugs-1 for 2")
    if table.prompt == "reroll":
        table.play("pass")
    assert table.last("PowerFixed").power == power
    assert ("thugs-1" in table.state.models) == (power == 0)


@rule("CO-EX-11", "CO-MEL-07", "CO-UNI-03", "CO-UNI-07", "CO-UNI-08", "CO-DMG-01")
def test_a_minion_strikes_with_its_tile_and_is_never_unarmed() -> None:
    table = duel(
        {"reserve": 0, "fatigue": 12}, {"brutes-1": {"at": "yard"}}, next="activate", overlord={"reserve": 1}, dice=["1 1"]
    )
    table.play("activate brutes", "attack anna by brutes-1 as melee")
    assert table.last("PowerFixed").power == 2
    assert table.hero("anna").gems["wounds"] == 2
    assert [event.figure for event in table.told("AttackTaken")] == ["brutes-1"]


@rule("CO-EXR-01", "CO-EXR-02", "CO-MEL-08", "CO-HTN-08", "CO-CMB-02")
def test_several_strikes_share_one_exertion_limit() -> None:
    table = duel(foes={"boss": {"at": "yard"}}, dice=["0 0 0 0", "0 0 0"])
    table.play(f"strike boss with {SWORD}.1 for 3", "pass")
    assert table.refusal(f"strike boss with {SWORD}.1 for 3") == "CO-EXR-01"
    table.play(f"strike boss with {SWORD}.1 for 2", "pass")
    assert table.hero("anna").gems["melee"] == 5
    assert not [option for option in table.options() if option.startswith("strike")]
    assert table.refusal("strike boss for 1") == "CO-EXR-01"
    assert table.refusal("strike boss for 0") == "CO-HTN-08"


@rule("CO-MEL-01", "CO-CMB-02", "CO-RNG-03", "CO-RUL-23", "CO-RNG-01", "CO-MEL-03", "CO-LOS-08")
def test_what_cannot_be_attacked_is_refused_with_the_rule() -> None:
    table = duel({"cards": [SWORD, BOW]}, {"thugs-1": {"at": "fire"}})
    assert table.refusal("strike thugs-1 for 1") == "CO-MEL-01"
    assert table.refusal(f"strike thugs-1 with {BOW}.1 for 1") == "CO-RUL-22"
    assert table.refusal(f"strike thugs-1 with {AXE}.1 for 1") == "CO-MEL-03"
    assert table.refusal("strike nobody for 1") == "CO-CMB-02"
    assert table.refusal("shoot thugs-1 for 1") == "CO-RUL-23"
    assert table.refusal(f"shoot thugs-1 with {SWORD}.1 for 1") == "CO-RNG-01"
    assert table.refusal(f"shoot thugs-1 with {AXE}.1 for 1") == "CO-RNG-01"
    assert table.may(f"shoot thugs-1 with {BOW}.1 for 1")
    friends = Table(heroes={"anna": {"at": "yard"}, "boro": {"at": "yard"}})
    assert friends.refusal("strike boro for 1") == "CO-MEL-01"
    wall = duel({"cards": [BOW]}, {"thugs-1": {"at": "fire"}}, borders={"fire|yard": "wall"})
    assert wall.refusal(f"shoot thugs-1 with {BOW}.1 for 1") == "CO-RNG-03"


@rule("CO-RUL-23")
def test_by_the_switch_one_can_shoot_without_a_weapon() -> None:
    table = duel({"cards": []}, {"boss": {"at": "fire"}}, options={"rangedNeedsCard": "false"}, dice=["2"])
    table.play("shoot boss for 1")
    assert table.last("PowerFixed").power == 2


@rule("CO-RNG-02", "CO-RNG-04", "CO-RNG-05", "CO-RNG-09", "CO-RNG-10", "CO-LOS-04", "CO-HIN-09")
def test_a_shot_at_somebody_in_the_own_area_is_hindered_by_him() -> None:
    table = duel({"cards": [BOW]}, {"boss": {"at": "yard"}}, dice=["2 1 0", "0 0 2"])
    table.play(f"shoot boss with {BOW}.1 for 1", "pass")
    assert (table.last("PowerFixed").power, table.last("PowerFixed").minus) == (2, 1)
    assert table.hero("anna").gems["ranged"] == 1
    table.play(f"shoot boss with {BOW}.1 for 1", "pass")
    assert table.hero("anna").gems["ranged"] == 2
    shots = [option for option in table.options() if option.startswith("shoot")]
    assert shots == [f"shoot boss with {BOW}.1 for {gems}" for gems in (1, 2, 3)], "5 gems on the space at most"


@rule("CO-EX-14", "CO-HIN-07", "CO-RNG-07", "CO-SKA-06", "CO-SKV-02", "CO-HIN-03", "CO-HIN-11", "CO-HIN-01")
@pytest.mark.parametrize(("skill", "power"), [("", 1), ("elite_shooter", 3), ("concentration", 3)])
def test_each_enemy_beside_a_shooter_takes_a_symbol_unless_he_can_do_without(skill: str, power: int) -> None:
    who = hero(f"shooter-{skill or 'plain'}".replace("_", "-"), skills={skill: 9} if skill else {})
    around = {"thugs-1": {"at": "yard"}, "thugs-2": {"at": "yard"}, "boss": {"at": "fire"}}
    table = duel({"cards": [BOW]}, around, who=who, dice=["1 1 1"])
    table.play(f"shoot boss with {BOW}.1 for 1", "pass")
    assert table.last("PowerFixed").power == power


@rule("CO-HIN-08", "CO-EX-32", "CO-UNI-09")
def test_a_model_of_the_overlord_is_hindered_too() -> None:
    heroes = {name: {"at": "yard", "reserve": 0, "fatigue": 12} for name in ("anna", "boro")}
    heroes["cora"] = {"at": "fire", "reserve": 0, "fatigue": 12}
    table = Table(heroes=heroes, models={"slingers-1": {"at": "yard"}}, next="activate", overlord={"reserve": 1}, dice=["2 2"])
    table.play("activate slingers", "attack cora by slingers-1 as ranged")
    assert table.last("PowerFixed").power == 2
    assert table.hero("cora").gems["wounds"] == 2


@rule("CO-HIN-02", "CO-HIN-06", "CO-HIN-07", "CO-HIN-08", "CO-HIN-09", "CO-RUL-44")
@pytest.mark.parametrize("is_hero", [True, False])
@pytest.mark.parametrize(("enemies", "friends", "less"), [(1, 0, 1), (3, 0, 3), (2, 1, 1), (1, 1, 0), (1, 2, 0)])
def test_on_either_side_each_friend_cancels_an_enemy_and_no_more(is_hero: bool, enemies: int, friends: int, less: int) -> None:
    crowd = ("boro", "cora", "chief")
    tired = {"reserve": 0, "fatigue": 12}
    heroes = {name: {"at": "yard", **tired} for name in crowd[: friends if is_hero else enemies]}
    models = {f"thugs-{n}": {"at": "yard"} for n in range(1, (enemies if is_hero else friends) + 1)}
    if is_hero:
        heroes["anna"] = {"at": "yard", "cards": [BOW], "reserve": 1, "fatigue": 11}
        table = Table(heroes=heroes, models={**models, "boss": {"at": "fire"}}, dice=["1 2 2"])
        table.play(f"anna: shoot boss with {BOW}.1 for 1")
    else:
        heroes["anna"] = {"at": "fire", **tired}
        book = {"reserve": 2 if friends else 1}
        fields: dict[str, Any] = {"next": "activate", "overlord": book, "areas": {"yard": {"level": 1}}}
        table = Table(heroes=heroes, models={**models, "slingers-1": {"at": "yard"}}, dice=["1 2 2"], **fields)
        table.play("activate slingers", "attack anna by slingers-1 as ranged")
    fixed = table.last("PowerFixed")
    assert (fixed.power, fixed.minus) == (5 - less, less)


@rule("CO-EX-15", "CO-RNG-06", "CO-RUL-24", "CO-TER-03")
@pytest.mark.parametrize(("level", "dice"), [(1, 4), (0, 3)])
def test_from_above_one_die_more_is_rolled(level: int, dice: int) -> None:
    table = duel({"cards": [BOW]}, {"boss": {"at": "fire"}}, areas={"yard": {"level": level}}, dice=["0 " * dice])
    table.play(f"shoot boss with {BOW}.1 for 1", "pass")
    assert len(table.last("DiceRolled").dice) == dice


@rule("CO-EX-71", "CO-RUL-24", "CO-DIE-04")
@pytest.mark.parametrize(("options", "dice"), [({}, 3), ({"heightDieForUnits": "false"}, 2)])
def test_a_minion_archer_above_its_target_rolls_one_more_unless_switched(options: dict[str, str], dice: int) -> None:
    table = Table(
        heroes={"anna": {"at": "fire", "reserve": 0, "fatigue": 12}},
        models={"slingers-1": {"at": "yard"}},
        areas={"yard": {"level": 1}},
        next="activate",
        overlord={"reserve": 1},
        options=options,
        dice=["0 " * dice],
    )
    table.play("activate slingers", "attack anna by slingers-1 as ranged")
    assert len(table.last("DiceRolled").dice) == dice


@rule("CO-EX-71", "CO-ALY-16", "CO-ALY-09", "CO-ALY-12", "CO-LIF-09")
def test_an_ally_strikes_with_its_tile_and_is_never_unarmed() -> None:
    table = Table(
        heroes={"chief": {"at": "yard"}}, allies={"veterans-1": {"at": "yard"}}, models={"thugs-1": {"at": "yard"}}, dice=["1 1"]
    )
    table.play("command veterans-1", "attack thugs-1 by veterans-1 as melee")
    assert table.last("PowerFixed").power == 2
    assert "thugs-1" not in table.state.models


@rule("CO-EX-16", "CO-RNG-08", "CO-CMB-14", "CO-RUL-27", "CO-CMB-17")
@pytest.mark.parametrize("dice", ["2 2", "0 0"])
def test_a_thrown_weapon_lies_where_the_defender_stood_hit_or_miss(dice: str) -> None:
    table = duel({"cards": [KNIFE]}, {"thugs-1": {"at": "fire"}}, dice=[dice])
    table.play(f"shoot thugs-1 with {KNIFE}.1 for 1")
    if table.prompt == "reroll":
        table.play("pass")
    assert table.state.objects == {"fire": [f"{KNIFE}.1"]}
    assert table.hero("anna").cards == []
    assert (table.state.attacks, len(table.told("AttackEnded")), table.prompt) == ([], 1, "act")


@rule("CO-RUL-27", "CO-CMB-14", "CO-RNG-08")
def test_a_throwing_weapon_stays_in_the_hand_that_strikes_with_it() -> None:
    table = duel({"cards": [KNIFE]}, dice=["1 1"]).play(f"strike thugs-1 with {KNIFE}.1 for 1")
    assert table.hero("anna").cards == [f"{KNIFE}.1"]
    shot = duel({"cards": [BOW]}, {"boss": {"at": "fire"}}, dice=["0 0 0"]).play(f"shoot boss with {BOW}.1 for 1", "pass")
    assert (shot.hero("anna").cards, shot.state.objects) == ([f"{BOW}.1"], {}), "nor is a bow thrown"


@rule("CO-CMB-14", "CO-RNG-08")
def test_a_weapon_thrown_at_the_undying_who_strikes_its_owner_dead_lies_where_he_fell() -> None:
    ghosts = unit("grim-ghosts", skills=("attack_from_beyond", "reach"))
    heroes = {"anna": {"at": "yard", "cards": [KNIFE], "reserve": 1, "wounds": 11}, "boro": {"at": "wood"}}
    table = Table(heroes=heroes, models={f"{ghosts}-1": {"at": "fire"}}, dice=["2 2", "2 2 2"])
    table.play(f"anna: shoot {ghosts}-1 with {KNIFE}.1 for 1")
    assert (table.asked, table.prompt) == ("overlord", "beyond")
    table.play(f"attack anna by {ghosts}-1 as beyond")
    assert table.hero("anna").is_dead
    assert (table.state.objects, table.state.attacks) == ({"yard": [f"{KNIFE}.1"]}, [])


@rule("CO-CMB-01", "CO-ACT-02", "CO-WHO-01")
def test_a_declaration_names_kind_target_weapon_and_gems_and_is_paid() -> None:
    table = duel({"cards": [KNIFE, SPARK]}, {"thugs-1": {"at": "fire"}, "boss": {"at": "fire"}}, dice=["0 0", "0 0 1"])
    table.play(f"shoot thugs-1 with {KNIFE}.1 for 1", "pass")
    shot = table.last("AttackDeclared")
    assert (shot.how, shot.target, shot.area, shot.hits) == ("ranged", "thugs-1", "", ())
    assert (shot.cards, shot.gems, table.hero("anna").gems["ranged"]) == ((f"{KNIFE}.1",), 1, 1)
    assert table.state.objects == {"fire": [f"{KNIFE}.1"]}
    table.play(f"shoot fire with {SPARK}.1 for 1", "pass", "choose thugs-1")
    fire = table.last("AttackDeclared")
    assert (fire.how, fire.target, fire.area, fire.hits) == ("ranged", "", "fire", ("thugs-1", "boss"))
    assert (fire.cards, fire.gems, table.hero("anna").gems["ranged"]) == ((f"{SPARK}.1",), 1, 2)


@rule("CO-STA-07", "CO-STA-06")
def test_a_cautious_hero_attacks_nobody() -> None:
    table = Table(
        heroes={"anna": {"at": "yard", "cards": [SWORD], "stance": "cautious"}, "boro": {"at": "wood"}},
        models={"thugs-1": {"at": "yard"}},
    )
    assert table.refusal(STRIKE, "anna") == "CO-STA-07"


@rule("CO-OCC-04", "CO-OCC-05", "CO-RUL-58", "CO-EX-38", "CO-EX-60")
def test_into_a_full_area_one_strikes_from_beside_it_but_not_out_of_one() -> None:
    full = {f"thugs-{number}": {"at": "fire"} for number in range(1, 5)}
    table = duel(foes=full, areas={"fire": {"room": 4}})
    assert table.may("strike thugs-1 for 1")
    roomy = duel(foes=full, areas={"fire": {"room": 5}})
    assert roomy.refusal("strike thugs-1 for 1") == "CO-MEL-01"
    both = duel(foes=full, areas={"fire": {"room": 4}, "yard": {"room": 1}})
    assert both.refusal("strike thugs-1 for 1") == "CO-MEL-01"
    back = duel(foes=full, areas={"fire": {"room": 4}}, next="activate", overlord={"reserve": 1}).play("activate thugs")
    assert back.refusal("attack anna by thugs-1 as melee") == "CO-MEL-01"


@rule("CO-MAP-01", "CO-OCC-04")
def test_over_a_border_that_nobody_crosses_no_area_is_adjacent() -> None:
    full = {f"thugs-{number}": {"at": "fire"} for number in range(1, 5)}
    for border, may in (("rail", True), ("gap", False)):
        table = duel(foes=full, areas={"fire": {"room": 4}}, borders={"fire|yard": border})
        assert table.may("strike thugs-1 for 1") == may


@rule("CO-OCC-04")
def test_when_a_friend_leaves_the_full_area_one_can_no_longer_strike_into_it() -> None:
    heroes = {"anna": {"at": "yard", "cards": [SWORD]}, "boro": {"at": "fire", "points": 1}}
    table = Table(heroes=heroes, models={"thugs-1": {"at": "fire"}}, areas={"fire": {"room": 2}, "yard": {"room": 3}})
    assert table.may("strike thugs-1 for 1", "anna")
    table.play("boro: move yard")
    assert not table.may("strike thugs-1 for 1", "anna")


@rule("CO-LIF-02", "CO-LIF-03", "CO-LIF-08", "CO-ENM-02", "CO-UNI-10")
def test_a_lieutenant_loses_life_point_by_point_through_his_armour() -> None:
    table = duel({"cards": [AXE]}, {BOSS: {"at": "yard"}}, dice=["2 1 1", "2 2 2"])
    table.play(f"strike boss with {AXE}.1 for 1", "pass")
    assert table.model("boss").life == 2
    table.play(f"strike boss with {AXE}.1 for 1")
    assert "boss" not in table.state.models
    assert table.state.slain == ["boss", "boss"]


@rule("CO-CMB-17", "CO-SKA-01", "CO-MEL-10", "CO-RUL-50", "CO-EX-28", "CO-CRD-03", "CO-CRD-04", "CO-ENC-07", "CO-ENC-08")
def test_two_light_weapons_in_two_clever_hands() -> None:
    who = hero("both-hands", skills={"ambidextrous": 9})
    table = duel({"cards": [SWORD, DAGGER, AXE]}, who=who, dice=["0 0 0"])
    assert table.refusal(f"strike thugs-1 with {AXE}.1 and {DAGGER}.1 for 1") == "CO-MEL-10"
    assert table.refusal(f"strike thugs-1 with {DAGGER}.1 and {DAGGER}.1 for 1") == "CO-RUL-50"
    table.play(f"strike thugs-1 with {SWORD}.1 and {DAGGER}.1 for 1", "pass")
    assert table.last("DiceRolled").dice == ("red", "orange", "yellow")
    assert duel({"cards": [SWORD, DAGGER]}).refusal(f"strike thugs-1 with {SWORD}.1 and {DAGGER}.1 for 1") == "CO-SKA-01"
    pair = duel({"cards": [DAGGER, DAGGER]}, who=who)
    assert pair.may(f"strike thugs-1 with {DAGGER}.1 and {DAGGER}.2 for 1")


@rule("CO-CRD-08", "CO-RUL-10", "CO-ENC-11")
def test_the_same_weapon_serves_again_and_again() -> None:
    table = duel(foes={"boss": {"at": "yard"}}, dice=["0 0", "0 0"])
    table.play(f"strike boss with {SWORD}.1 for 1", "pass", f"strike boss with {SWORD}.1 for 1", "pass")
    assert len(table.told("AttackEnded")) == 2


@rule("CO-RUX-01", "CO-CRD-09", "CO-TIL-02")
def test_a_model_without_an_attack_of_a_kind_has_none() -> None:
    table = duel(foes={"bowmen-1": {"at": "yard"}}, next="activate", overlord={"reserve": 1}).play("activate bowmen")
    assert table.refusal("attack anna by bowmen-1 as melee") == "CO-UNI-07"
    assert table.refusal("attack anna by bowmen-1 as web") == "CO-SKX-10"
    assert table.may("attack anna by bowmen-1 as ranged")
