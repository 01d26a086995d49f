"""The skills of fights (CO-SKG, CO-SKA, CO-SKD, CO-SKV, CO-SKX-10): each with its number, and who cannot use it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conan.props import AXE, BOW, MAIL, SWORD, Table, card, duel, hero, unit
from tests.games.conan.table import rule

REVENANTS = unit("revenants", skills=("attack_from_beyond",), armour=1)
MARTYR = hero("martyr", skills={"attack_from_beyond": 9})
WHIRLER = hero("whirler", skills={"circular_strike": 9})
WHEELS = unit("wheels", melee="4 red", skills=("circular_strike",))
FENCER = hero("fencer", skills={"counterattack": 9})
DUELLISTS = unit("duellists", melee="2 red", life=5, rank="lieutenant", skills=("counterattack",))
SNAKE = unit("snake", melee="2 orange", ranged="2 orange", life=6, rank="monster", skills=("constriction",))
SIREN = unit("siren", melee="orange", life=5, rank="lieutenant", skills=("fascination",))
SHAMANS = unit("shamans", skills=("protected",))
SHOOTER = hero("sharpshooter", skills={"elite_shooter": 9})
LANCER = hero("lancer", skills={"reach": 9})
SHIELDS = unit("shield-men", armour=2, skills=("sacrifice",))
SAINT = hero("saint", skills={"sacrifice": 9})
SPIDER = unit("spider", melee="orange", life=5, rank="monster", skills=("web_projection",))
DREAD = unit("dread", life=9, rank="monster", skills=("horror",))
VIPERS = unit("vipers", melee="2 red", skills=("poison",))
TOUGH = unit("tough", armour=1, life=5, rank="lieutenant")
PLATED = unit("plated", armour=2)
TIRED = {"reserve": 0, "fatigue": 12}
PACK = card("test-pack", "", "object", 9)


def attacked(unit: str, how: str = "melee", who: str = "anna", model: str = "", **fields: Any) -> Table:
    """A model of the Overlord attacks a hero in the yard, who has nothing left to guard with."""
    heroes = {who: {"at": "yard", **TIRED, **fields.pop("hero", {})}, **fields.pop("others", {})}
    name = model or f"{unit}-1"
    models = {name: {"at": fields.pop("at", "yard")}, **fields.pop("models", {})}
    table = Table(heroes=heroes, models=models, next="activate", overlord={"reserve": fields.pop("reserve", 1)}, **fields)
    return table.play(f"activate {unit}", f"attack {who} by {name} as {how}")


@rule("CO-SKG-01", "CO-ENC-04", "CO-EX-43", "CO-HER-09")
@pytest.mark.parametrize(("cards", "may"), [([SWORD], True), ([PACK], False)])
def test_a_burden_takes_a_skill_away(cards: list[str], may: bool) -> None:
    table = duel({"cards": cards}, {"thugs-1": {"at": "fire"}}, who=LANCER)
    assert table.may("strike thugs-1 for 1") == may


@rule("CO-SKA-02", "CO-EX-29", "CO-RUL-79", "CO-WIN-04", "CO-CMB-12", "CO-ENM-05")
def test_a_dying_model_strikes_once_more_and_is_then_removed() -> None:
    table = duel({"cards": [AXE]}, {"revenants-1": {"at": "yard"}}, dice=["2 2 0", "2 2 1", "1"])
    table.play(f"strike revenants-1 with {AXE}.1 for 1")
    assert (table.asked, table.prompt) == ("overlord", "beyond")
    table.play("attack anna by revenants-1 as beyond")
    assert table.last("DiceRolled").dice == ("red", "red", "red")
    assert (table.asked, table.prompt) == ("anna", "guard")
    table.play("guard for 1", "pass")
    assert table.hero("anna").gems["wounds"] == 4
    assert table.state.models == {}
    passed = duel({"cards": [AXE]}, {"revenants-1": {"at": "yard"}}, dice=["2 2 0"])
    assert passed.play(f"strike revenants-1 with {AXE}.1 for 1", "pass").state.models == {}


@rule("CO-SKA-02", "CO-RUX-06", "CO-SKG-02", "CO-RUL-79", "CO-EXR-05")
def test_a_hero_strikes_from_beyond_too_but_only_somebody_in_reach() -> None:
    last = {"reserve": 0, "fatigue": 1, "wounds": 11}
    others = {"boro": {"at": "fire"}}
    table = attacked("thugs", who=MARTYR, hero=last, others=others, dice=["2", "1 0 0"])
    assert (table.asked, table.prompt) == (MARTYR, "beyond")
    table.play(f"attack thugs-1 by {MARTYR} as beyond")
    assert "thugs-1" not in table.state.models
    assert table.hero(MARTYR).is_dead
    shot = attacked("bowmen", "ranged", who=MARTYR, hero=last, others=others, at="fire", dice=["2"])
    assert shot.hero(MARTYR).is_dead
    assert not shot.told("AttackDeclared")[1:]


@rule("CO-SKA-03", "CO-EX-18", "CO-RUL-81", "CO-CMB-13", "CO-WHO-08", "CO-DMG-08")
def test_what_a_two_handed_blow_leaves_over_goes_on() -> None:
    foes = {"heavies-1": {"at": "yard"}, "plated-1": {"at": "yard"}, "tough": {"at": "yard"}}
    table = duel({"cards": [AXE]}, {**foes, "thugs-1": {"at": "fire"}}, who=WHIRLER, dice=["3 2 2"])
    table.play(f"strike heavies-1 with {AXE}.1 for 1", "pass")
    assert (table.asked, table.prompt) == (WHIRLER, "circular")
    assert table.options() == ["choose plated-1", "choose tough"]
    table.play("choose plated-1")
    assert set(table.state.models) == {"tough", "thugs-1"}
    assert table.model("tough").life == 5 - 3


@rule("CO-SKA-03", "CO-RUL-81")
def test_by_the_switch_the_next_one_may_defend() -> None:
    foes = {"heavies-1": {"at": "yard"}, "plated-1": {"at": "yard"}, "tough": {"at": "yard"}}
    table = duel({"cards": [AXE]}, foes, who=WHIRLER, options={"circularStrikeDefend": "true"}, dice=["3 2 2"])
    table.play(f"strike heavies-1 with {AXE}.1 for 1", "pass", "choose plated-1")
    assert set(table.state.models) == {"tough"}
    assert table.model("tough").life == 5


@rule("CO-SKA-03", "CO-RUL-78")
def test_a_light_weapon_does_not_go_round_but_a_model_without_cards_does() -> None:
    foes = {"thugs-1": {"at": "yard"}, "thugs-2": {"at": "yard"}}
    table = duel({"cards": [SWORD]}, foes, who=WHIRLER, dice=["3 2"]).play(f"strike thugs-1 with {SWORD}.1 for 1")
    assert set(table.state.models) == {"thugs-2"}
    weak = {"at": "yard", "reserve": 0, "fatigue": 2, "wounds": 10}
    both = attacked(
        "wheels", hero={"fatigue": 2, "wounds": 10}, others={"boro": {**weak, "fatigue": 12, "wounds": 0}}, dice=["3 3 3 3"]
    )
    assert both.hero("anna").is_dead
    assert both.hero("boro").gems["wounds"] == 10


@rule("CO-SKA-04", "CO-EX-25", "CO-RUL-82", "CO-STS-02", "CO-DIE-03")
@pytest.mark.parametrize(("dice", "held"), [("2 0", ["snake"]), ("1 1", [])])
def test_a_die_with_two_symbols_holds_the_target_whatever_the_damage(dice: str, held: list[str]) -> None:
    table = attacked("snake", model="snake", hero={"cards": [MAIL]}, dice=[dice])
    assert table.hero("anna").held_by == held
    assert table.hero("anna").gems["wounds"] == 0


@rule("CO-SKA-04", "CO-EX-65", "CO-RUL-82")
def test_nobody_is_held_from_another_area() -> None:
    table = attacked("snake", "ranged", model="snake", at="fire", dice=["2 1"])
    assert table.hero("anna").held_by == []
    assert table.hero("anna").gems["wounds"] == 3


@rule("CO-SKA-05", "CO-EX-19", "CO-RUL-80", "CO-CMB-15", "CO-WIN-05", "CO-CMB-17", "CO-CMB-07", "CO-EXR-05")
def test_whoever_lives_strikes_back_with_a_red_die_and_not_again() -> None:
    table = duel(foes={"duellists": {"at": "yard"}}, who=FENCER, dice=["0 0", "2"])
    table.play(f"strike duellists with {SWORD}.1 for 1", "pass")
    assert (table.asked, table.prompt) == ("overlord", "counterattack")
    table.play(f"attack {FENCER} by duellists as counter")
    assert table.last("DiceRolled").dice == ("red",)
    assert (table.asked, table.prompt) == (FENCER, "guard")
    table.play("pass")
    assert table.hero(FENCER).gems["wounds"] == 2
    assert sum(table.state.overlord.gems.values()) == 0, "nobody paid for it"
    assert table.prompt == "act"


@rule("CO-RUL-80")
def test_by_the_switch_counterattacks_answer_each_other() -> None:
    table = duel(foes={"duellists": {"at": "yard"}}, who=FENCER, options={"counterChain": "true"}, dice=["0 0", "1", "1"])
    table.play(f"strike duellists with {SWORD}.1 for 1", "pass", f"attack {FENCER} by duellists as counter", "pass")
    assert (table.asked, table.prompt) == (FENCER, "counterattack")
    assert table.play(f"attack duellists by {FENCER} as counter", "pass").model("duellists").life == 4


@rule("CO-SKA-05", "CO-RUX-06", "CO-RUL-80", "CO-CMB-15")
def test_no_counterattack_after_a_shot_from_out_of_reach_or_by_the_dead() -> None:
    shot = duel({"cards": [BOW]}, {"duellists": {"at": "fire"}}, dice=["0 0 0"]).play(
        f"shoot duellists with {BOW}.1 for 1", "pass"
    )
    assert shot.prompt == "act"
    far = duel({"cards": [SWORD]}, {"duellists": {"at": "fire"}}, who=LANCER, dice=["0 0"])
    assert far.play(f"strike duellists with {SWORD}.1 for 1", "pass").prompt == "act"
    dead = duel({"cards": [AXE]}, {"duellists": {"at": "yard", "life": 1}}, dice=["2 2 2"])
    assert dead.play(f"strike duellists with {AXE}.1 for 1").prompt == "act"


@rule("CO-SKA-09", "CO-EX-59", "CO-RUL-84", "CO-LOS-08")
def test_reach_asks_only_that_no_obstacle_is_between() -> None:
    up = {"fire": {"level": 1}}
    table = duel(foes={"thugs-1": {"at": "fire"}}, who=LANCER, areas=up, dice=["1 0"])
    assert table.play(f"strike thugs-1 with {SWORD}.1 for 1").state.models == {}
    assert len(table.last("DiceRolled").dice) == 2
    door = duel(foes={"thugs-1": {"at": "fire"}}, who=LANCER, borders={"fire|yard": "door"})
    assert door.refusal("strike thugs-1 for 1") == "CO-MEL-01"
    needs = duel(foes={"thugs-1": {"at": "fire"}}, who=LANCER, areas=up, options={"reachNeedsLOS": "true"})
    assert needs.refusal("strike thugs-1 for 1") == "CO-MEL-01"
    assert duel(foes={"thugs-1": {"at": "tent"}}, who=LANCER).refusal("strike thugs-1 for 1") == "CO-MEL-01"


@rule("CO-SKA-09", "CO-RUL-84")
@pytest.mark.parametrize(("border", "may"), [("gap", True), ("cliff", True), ("rail", False), ("wall", False)])
def test_reach_goes_where_nobody_could_walk_but_not_over_an_obstacle(border: str, may: bool) -> None:
    near = {"points": 1, "reserve": 1, "fatigue": 11}
    table = duel(near, {"thugs-1": {"at": "fire"}}, who=LANCER, borders={"fire|yard": border})
    assert table.may("move fire") == (border == "rail")
    assert table.may(f"strike thugs-1 with {SWORD}.1 for 1") == may


@rule("CO-RUL-58", "CO-EX-60")
@pytest.mark.parametrize(("switch", "may"), [("true", True), ("false", False)])
def test_reach_works_out_of_a_full_area_unless_switched(switch: str, may: bool) -> None:
    table = duel(foes={"thugs-1": {"at": "fire"}}, who=LANCER, areas={"yard": {"room": 1}}, options={"reachFromOccupied": switch})
    assert table.may("strike thugs-1 for 1") == may


@rule("CO-SKD-02", "CO-EX-22", "CO-RUL-86", "CO-SKA-06", "CO-AOE-06")
def test_a_protected_one_behind_a_friend_is_no_target_but_for_elite_shooters() -> None:
    fire = card("test-brand", "ranged orange area", load=1)
    foes = {"shamans-1": {"at": "fire"}, "thugs-1": {"at": "fire"}}
    table = duel({"cards": [BOW, fire]}, foes, dice=["2 0 0"])
    assert table.refusal(f"shoot shamans-1 with {BOW}.1 for 1") == "CO-SKD-02"
    assert table.may(f"shoot fire with {fire}.1 for 1")
    walled = duel({"cards": [fire]}, foes, borders={"fire|yard": "wall"})
    assert walled.refusal(f"shoot fire with {fire}.1 for 1") == "CO-AOE-08"
    assert table.refusal(f"shoot fire with {fire}.1 for 6") == "CO-EXR-01", "there is nothing else against it"
    table.play(f"shoot thugs-1 with {BOW}.1 for 1")
    assert table.may(f"shoot shamans-1 with {BOW}.1 for 1")
    assert duel({"cards": [BOW]}, foes, who=SHOOTER).may(f"shoot shamans-1 with {BOW}.1 for 1")
    pair = duel({"cards": [BOW]}, {"shamans-1": {"at": "fire"}, "shamans-2": {"at": "fire"}})
    assert pair.may(f"shoot shamans-1 with {BOW}.1 for 1")


@rule("CO-SKD-02")
def test_an_elite_shooter_strikes_no_protected_one_by_hand() -> None:
    table = duel(foes={"shamans-1": {"at": "yard"}, "thugs-1": {"at": "yard"}}, who=SHOOTER)
    assert table.refusal("strike shamans-1 for 1") == "CO-SKD-02"


@rule("CO-SKD-03", "CO-EX-21", "CO-RUL-87", "CO-RUL-86", "CO-CMB-03", "CO-WIN-01", "CO-SKG-03")
def test_somebody_takes_the_blow_before_the_dice_and_cannot_guard() -> None:
    table = duel(
        {"cards": [AXE]}, {"tough": {"at": "yard"}, "shield-men-1": {"at": "yard"}}, overlord={"reserve": 3}, dice=["3 2 0"]
    )
    table.play(f"strike tough with {AXE}.1 for 1")
    assert (table.asked, table.prompt) == ("overlord", "sacrifice")
    assert not table.told("DiceRolled")
    table.play("sacrifice by shield-men-1")
    assert (table.last("DefenceFixed").target, table.last("DefenceFixed").damage) == ("shield-men-1", 3)
    assert set(table.state.models) == {"tough"}
    assert table.state.overlord.gems["guard"] == 0


@rule("CO-SKD-03")
def test_a_hero_stands_in_for_another_with_his_armour_alone() -> None:
    others = {SAINT: {"at": "yard", "cards": [MAIL]}}
    table = Table(
        heroes={"anna": {"at": "yard"}, **others},
        models={"vipers-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["3 2"],
    )
    table.play("activate vipers", "attack anna by vipers-1 as melee")
    assert (table.asked, table.prompt) == (SAINT, "sacrifice")
    table.play(f"sacrifice by {SAINT}")
    assert table.hero(SAINT).gems["wounds"] == 3
    assert table.hero("anna").gems["wounds"] == 0


@rule("CO-SKV-03", "CO-EX-27", "CO-RUL-88", "CO-STS-03", "CO-CMB-17")
def test_nobody_attacks_the_fascinating_before_being_attacked() -> None:
    heroes = {"anna": {"at": "yard", **TIRED}, "boro": {"at": "yard", **TIRED}}
    table = Table(heroes=heroes, models={"siren": {"at": "yard"}}, next="activate", overlord={"reserve": 1}, dice=["0"])
    table.play("activate siren", "attack anna by siren as melee")
    assert table.state.unveiled == ["siren>anna"]
    later = Table(
        heroes={"anna": {"at": "yard"}, "boro": {"at": "yard"}}, models={"siren": {"at": "yard"}}, unveiled=["siren>anna"]
    )
    assert later.may("strike siren for 1", "anna")
    assert later.refusal("strike siren for 1", "boro") == "CO-SKV-03"


@rule("CO-SKV-04", "CO-EX-63", "CO-EX-36", "CO-RUL-89")
def test_beside_horror_two_gems_are_the_most_for_an_attack_but_not_for_a_guard() -> None:
    table = duel(foes={"dread": {"at": "yard"}}, overlord={"reserve": 0})
    assert table.may("strike dread for 2")
    assert table.refusal("strike dread for 3") == "CO-EXR-01"
    guarding = Table(
        heroes={"anna": {"at": "yard"}}, models={"dread": {"at": "yard"}}, next="activate", overlord={"reserve": 1}, dice=["2"]
    ).play("activate dread", "attack anna by dread as melee")
    assert guarding.may("guard for 5")
    full = duel({"gems": {"melee": 3}}, {"dread": {"at": "yard"}})
    assert full.refusal("strike dread for 1") == "CO-EXR-01"
    assert full.hero("anna").gems["melee"] == 3


@rule("CO-SKX-10", "CO-EX-26", "CO-RUL-96", "CO-STS-01", "CO-CMB-11")
@pytest.mark.parametrize(("dice", "webbed"), [("1 1 0", False), ("1 1 1", True)])
def test_a_web_that_beats_the_defence_sticks_and_does_no_damage(dice: str, webbed: bool) -> None:
    table = attacked("spider", "web", model="spider", at="fire", hero={"cards": [MAIL]}, dice=[dice])
    assert table.last("DiceRolled").dice == ("orange", "orange", "orange")
    assert table.hero("anna").webbed == webbed
    assert table.hero("anna").gems["wounds"] == 0


@rule("CO-RUL-96", "CO-HIN-07", "CO-RNG-06")
def test_a_web_is_a_ranged_attack_in_full() -> None:
    table = attacked("spider", "web", model="spider", at="fire", areas={"fire": {"level": 1}}, dice=["1 0 0 0"])
    assert len(table.last("DiceRolled").dice) == 4
    close = attacked("spider", "web", model="spider", dice=["1 1 0"])
    assert close.last("PowerFixed").power == 1
    stuck = Table(
        heroes={"anna": {"at": "yard", "webbed": True, **TIRED}},
        models={"spider": {"at": "fire"}},
        next="activate",
        overlord={"reserve": 1},
    ).play("activate spider")
    assert stuck.refusal("attack anna by spider as web") == "CO-RUL-96"


@rule("CO-SKV-06", "CO-RUL-97", "CO-SCN-10")
@pytest.mark.parametrize(("poison", "tired"), [(2, 2), (0, 0)])
def test_what_poison_does_is_the_scenarios_matter(poison: int, tired: int) -> None:
    table = Table(
        heroes={"anna": {"at": "yard"}},
        models={"vipers-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        sheet={"poison": poison},
        dice=["1 0"],
    )
    table.play("activate vipers", "attack anna by vipers-1 as melee", "pass")
    gems = table.hero("anna").gems
    assert (gems["wounds"], gems.get("fatigue", 0), gems["reserve"]) == (1, tired, 11 - tired)
