"""Guard and armour (CO-GRD, CO-SKD-01, CO-BEN-07, CO-ALY-10, CO-RUL-30): who parries, who dodges, and what armour is worth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conan.props import AXE, LEATHER, MAIL, SHIELD, SWORD, Table, card, duel, hero, unit
from tests.games.conan.table import rule

OGRES = unit("ogres", melee="2 red")
SNIPERS = unit("snipers", melee="", ranged="2 red")
SHARP = unit("sharp", melee="2 red", skills=("precision_strike",))
MARKSMEN = unit("marksmen", melee="", ranged="2 red", skills=("precision_shot",))
NIMBLE = hero("nimble", skills={"untouchable": 9})
KEEPER = hero("keeper", skills={"bodyguard": 9})
PARRIER = hero("parrier", skills={"counterattack": 9})
PIECEMEAL = card("test-piecemeal", "armour 1 and yellow", "armour", 3)
KNIGHTS = unit("knights", armour=1, life=4, rank="lieutenant")
WATCH = unit("watch", is_ally=True, skills=("bodyguard",))
DUMMIES = unit("dummies", is_ally=True, armour=1, life=3)


def struck(hero: dict[str, Any] | None = None, foe: str = OGRES, how: str = "melee", who: str = "anna", **fields: Any) -> Table:
    """A hero in the yard whom a foe attacks: its dice have fallen, and he may guard."""
    heroes = {who: {"at": "yard", **(hero or {})}, **fields.pop("others", {})}
    table = Table(heroes=heroes, models={f"{foe}-1": {"at": "yard"}}, next="activate", overlord={"reserve": 1}, **fields)
    return table.play(f"activate {foe}", f"attack {who} by {foe}-1 as {how}")


@rule(
    "CO-EX-12",
    "CO-GRD-01",
    "CO-GRD-02",
    "CO-GRD-05",
    "CO-GRD-07",
    "CO-CMB-07",
    "CO-CMB-08",
    "CO-CMB-09",
    "CO-WIN-03",
    "CO-DIE-01",
)
def test_guard_dice_of_gems_and_shield_are_added_to_armour() -> None:
    table = struck({"cards": [SHIELD, MAIL]}, dice=["3 2", "1 0 1"])
    assert (table.asked, table.prompt) == ("anna", "guard")
    assert table.last("PowerFixed").power == 5
    table.play(f"guard for 2 with {SHIELD}.1")
    assert table.last("DiceRolled").dice == ("orange", "orange", "yellow")
    assert table.hero("anna").gems["guard"] == 2
    table.play("pass")
    fixed = table.last("DefenceFixed")
    assert (fixed.guard, fixed.armour, fixed.damage) == (2, 2, 1)
    assert table.hero("anna").gems["wounds"] == 1


@rule("CO-EX-12", "CO-GRD-05", "CO-GRD-08")
def test_without_a_gem_a_shield_gives_nothing_and_armour_all_the_same() -> None:
    table = struck({"cards": [SHIELD, MAIL]}, dice=["3 2"]).play("pass")
    assert (table.last("DefenceFixed").guard, table.last("DefenceFixed").armour) == (0, 2)
    assert table.hero("anna").gems["wounds"] == 3


@rule("CO-EX-13", "CO-GRD-03", "CO-GRD-04", "CO-RUL-29", "CO-GRD-12")
def test_against_a_shot_only_a_shield_parries_but_anybody_may_dodge() -> None:
    gear = [SWORD, SHIELD, MAIL]
    shot = struck({"cards": gear}, SNIPERS, "ranged", dice=["2 2", "1"])
    assert shot.refusal(f"guard for 1 with {SWORD}.1") == "CO-GRD-04"
    assert shot.refusal(f"guard for 1 with {MAIL}.1") == "CO-GRD-03"
    assert shot.may(f"guard for 1 with {SHIELD}.1")
    shot.play("guard for 1")
    assert (shot.last("DefenceFixed").guard, shot.last("DefenceFixed").armour) == (1, 2)
    blow = struck({"cards": gear}, dice=["2 2"])
    assert blow.may(f"guard for 1 with {SWORD}.1")


@rule("CO-GRD-02", "CO-EXR-03", "CO-RUL-07", "CO-GRD-13", "CO-RUL-28", "CO-GRD-10", "CO-EXR-02")
def test_guard_has_a_limit_and_is_for_one_attack() -> None:
    table = struck({"gems": {"guard": 4}}, dice=["1 1", "2"])
    assert [option for option in table.options() if option.startswith("guard")] == ["guard for 1"]
    assert table.refusal("guard for 2") == "CO-GRD-02"
    assert table.refusal("guard for 1 by boro") == "CO-GRD-01"
    table.play("guard for 1")
    assert table.prompt != "guard"
    assert table.hero("anna").gems["guard"] == 5
    full = struck({"gems": {"guard": 5}}, dice=["1 1"])
    assert (full.prompt, full.hero("anna").gems["wounds"]) == ("overlord", 2), "there is no room for another gem"


@rule("CO-GRD-11", "CO-STA-10", "CO-EX-07", "CO-RER-05")
def test_a_cautious_hero_guards_and_rolls_again_in_the_overlords_turn() -> None:
    table = struck({"stance": "cautious"}, dice=["3 3", "0", "2"]).play("guard for 1")
    assert table.prompt == "reroll"
    table.play("reroll orange-0 by gems")
    assert table.last("DefenceFixed").guard == 2


@rule("CO-RUL-30", "CO-GRD-09", "CO-CMB-08")
def test_armour_dice_are_rolled_together_with_the_guard() -> None:
    table = struck({"cards": [LEATHER]}, dice=["3 3", "1 2"]).play("guard for 1")
    assert table.last("DiceRolled").dice == ("orange", "yellow")
    table.play("pass")
    assert (table.last("DefenceFixed").guard, table.last("DefenceFixed").armour) == (1, 2)
    alone = struck({"cards": [LEATHER]}, dice=["3 3", "2"]).play("pass")
    assert (alone.last("DefenceFixed").guard, alone.last("DefenceFixed").armour) == (0, 2)
    both = struck({"cards": [PIECEMEAL]}, dice=["3 3", "2"]).play("pass")
    assert both.last("DefenceFixed").armour == 3


@rule("CO-GRD-08", "CO-WHO-02")
def test_of_two_armours_one_counts_and_the_hero_says_which() -> None:
    table = struck({"cards": [LEATHER, MAIL]}, dice=["3 3", "1"]).play("pass")
    assert (table.asked, table.prompt) == ("anna", "armour")
    assert table.options() == [f"choose {LEATHER}.1", f"choose {MAIL}.1"]
    assert table.play(f"choose {MAIL}.1").last("DefenceFixed").armour == 2
    clear = struck({"cards": [PIECEMEAL, LEATHER]}, dice=["3 3", "0"]).play("pass")
    assert clear.last("ArmourNamed").card == f"{PIECEMEAL}.1"


@rule("CO-SKA-08", "CO-RUL-83", "CO-EX-23")
@pytest.mark.parametrize(("cards", "armour"), [([MAIL], 1), ([], 0)])
def test_a_precise_strike_finds_a_gap_in_the_armour_if_there_is_one(cards: list[str], armour: int) -> None:
    table = struck({"cards": cards}, SHARP, dice=["3 3"]).play("pass")
    assert table.last("DefenceFixed").armour == armour


@rule("CO-SKA-07", "CO-SKD-04", "CO-EX-23", "CO-RUL-83")
@pytest.mark.parametrize(("who", "foe", "how", "armour"), [
    ("nimble", MARKSMEN, "ranged", 2),
    ("nimble", SNIPERS, "ranged", 3),
    ("nimble", OGRES, "melee", 2),
    ("anna", MARKSMEN, "ranged", 1),
])  # fmt: skip
def test_untouchable_and_precision_shot_meet(who: str, foe: str, how: str, armour: int) -> None:
    table = struck({"cards": [MAIL]}, foe, how, who, dice=["3 3"]).play("pass")
    assert table.last("DefenceFixed").armour == armour


@rule("CO-EX-20", "CO-SKD-01", "CO-RUL-85", "CO-CMB-07", "CO-WIN-03", "CO-GRD-01")
def test_a_bodyguard_parries_for_a_friend_who_then_may_not_guard() -> None:
    others = {KEEPER: {"at": "yard", "cards": [SHIELD]}}
    table = struck({"cards": [PIECEMEAL]}, others=others, dice=["3 3", "1 1 1", "0"])
    assert (table.asked, table.prompt) == (KEEPER, "guard")
    assert table.refusal("guard for 1") == "CO-RUL-85"
    table.play(f"guard for 2 with {SHIELD}.1 by {KEEPER}")
    assert (table.last("DiceRolled").by, table.asked) == (KEEPER, KEEPER)
    table.play("pass")
    assert (table.last("DiceRolled").by, table.last("DiceRolled").dice) == ("anna", ("yellow",))
    table.play("pass")
    assert (table.last("DefenceFixed").guard, table.last("DefenceFixed").armour) == (3, 1)
    assert (table.hero("anna").gems["wounds"], table.hero("anna").gems.get("guard", 0)) == (2, 0)
    assert (table.hero(KEEPER).gems["wounds"], table.hero(KEEPER).gems["guard"]) == (0, 2)


@rule("CO-SKD-01", "CO-RUL-85", "CO-CMB-07")
def test_a_bodyguard_elsewhere_or_without_a_card_is_not_asked() -> None:
    away = struck(others={KEEPER: {"at": "fire", "cards": [SHIELD]}}, dice=["3 3"])
    assert away.asked == "anna"
    bare = struck(others={KEEPER: {"at": "yard", "cards": [AXE]}}, dice=["3 3"])
    assert bare.asked == "anna"
    shot = struck({}, SNIPERS, "ranged", others={KEEPER: {"at": "yard", "cards": [SWORD]}}, dice=["3 3"])
    assert shot.asked == "anna"
    declines = struck(others={KEEPER: {"at": "yard", "cards": [SHIELD]}}, dice=["3 3"]).play("pass")
    assert (declines.asked, declines.prompt) == ("anna", "guard")


@rule(
    "CO-EX-24",
    "CO-BEN-07",
    "CO-BEN-08",
    "CO-BEN-09",
    "CO-BEN-10",
    "CO-BEN-12",
    "CO-RUL-69",
    "CO-RUL-70",
    "CO-OGM-03",
    "CO-WIN-10",
)
def test_the_overlord_guards_a_model_with_orange_dice_and_rolls_again() -> None:
    table = duel({"cards": [AXE]}, {"knights-1": {"at": "yard"}}, overlord={"reserve": 4}, dice=["2 1 1", "1 0", "1"])
    table.play(f"strike knights-1 with {AXE}.1 for 1", "pass")
    assert (table.asked, table.prompt) == ("overlord", "guard")
    assert table.options() == ["pass", "guard for 1", "guard for 2", "guard for 3", "guard for 4"]
    table.play("guard for 2")
    assert table.last("DiceRolled").dice == ("orange", "orange")
    table.play("reroll orange-0 by gems", "pass")
    assert table.last("DefenceFixed").damage == 1
    assert table.model("knights-1").life == 3
    gems = table.state.overlord.gems
    assert (gems["reserve"], gems["guard"], gems["reroll"]) == (1, 2, 1)


@rule("CO-ALY-10", "CO-RUL-61", "CO-STA-09", "CO-ALY-11", "CO-RER-08")
def test_a_commander_guards_an_ally_with_gems_on_its_tile() -> None:
    table = Table(
        heroes={"chief": {"at": "wood", "stance": "cautious"}, "anna": {"at": "tent"}},
        allies={"dummies-1": {"at": "yard"}},
        models={"ogres-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["2 2", "0 1", "2"],
    )
    table.play("activate ogres", "attack dummies-1 by ogres-1 as melee")
    assert (table.asked, table.prompt) == ("chief", "guard")
    table.play("guard for 2", "reroll orange-0 by gems")
    assert table.hero("chief").gems["ally:dummies"] == 3
    assert table.last("DefenceFixed").guard == 3
    assert table.model("dummies-1").life == 3


@rule("CO-RUL-62")
def test_without_a_commander_nobody_guards_an_ally() -> None:
    table = Table(
        heroes={"anna": {"at": "wood"}},
        allies={"dummies-1": {"at": "yard"}},
        models={"ogres-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["2 1"],
    )
    table.play("activate ogres", "attack dummies-1 by ogres-1 as melee")
    assert table.model("dummies-1").life == 1


@rule("CO-RUL-85", "CO-SKD-01", "CO-EXR-06")
def test_an_ally_who_is_a_bodyguard_guards_with_gems_on_its_tile() -> None:
    heroes = {"chief": {"at": "wood"}, "anna": {"at": "yard"}}
    table = Table(
        heroes=heroes,
        allies={"watch-1": {"at": "yard"}},
        models={"ogres-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["2 2", "1 1 1"],
    )
    table.play("activate ogres", "attack anna by ogres-1 as melee")
    assert (table.asked, table.prompt) == ("chief", "guard")
    assert "guard for 12 by watch-1" in table.options(), "ally tiles have no exertion limit"
    table.play("guard for 3 by watch-1")
    assert (table.last("DiceRolled").by, table.last("DiceRolled").dice) == ("watch-1", ("orange", "orange", "orange"))
    table.play("pass")
    assert (table.hero("chief").gems["ally:watch"], table.hero("anna").gems["wounds"]) == (3, 1)


@rule("CO-GRD-12", "CO-HIN-04")
def test_no_enemy_beside_him_takes_symbols_from_a_guard() -> None:
    models = {f"{OGRES}-{number}": {"at": "yard"} for number in (1, 2, 3)}
    fields: dict[str, Any] = {"models": models, "next": "activate", "overlord": {"reserve": 1}, "dice": ["3 3", "1 1"]}
    table = Table(heroes={"anna": {"at": "yard", "cards": [SHIELD]}}, **fields)
    table.play(f"activate {OGRES}", f"attack anna by {OGRES}-1 as melee", f"guard for 1 with {SHIELD}.1", "pass")
    assert table.last("DiceRolled").dice == ("orange", "yellow")
    assert table.last("DefenceFixed").guard == 2


@rule("CO-CMB-08", "CO-CMB-09", "CO-CMB-10", "CO-GRD-07")
@pytest.mark.parametrize(("blow", "damage"), [("3 3", 2), ("3 1", 0)])
def test_power_less_guard_less_armour_is_the_damage_and_never_below_nothing(blow: str, damage: int) -> None:
    dice = [blow, "1 1"] if damage else [blow, "2 2"]
    table = struck({"cards": [MAIL]}, who=PARRIER, dice=dice).play("guard for 2")
    if table.prompt == "reroll":
        table.play("pass")
    assert (table.asked, table.prompt) == (PARRIER, "counterattack")
    guard = 2 if damage else 4
    fixed = table.last("DefenceFixed")
    assert (fixed.guard, fixed.armour, fixed.damage) == (guard, 2, damage)
    assert table.state.attacks[-1].defence == guard + 2
    assert table.hero(PARRIER).gems["wounds"] == damage


@rule("CO-CMB-08")
@pytest.mark.parametrize(("cards", "dice", "asked"), [([MAIL], "1 1", False), ([], "1 1", True), ([], "2 2", False)])
def test_a_guard_that_holds_with_the_armour_is_not_rolled_again(cards: list[str], dice: str, asked: bool) -> None:
    table = struck({"cards": cards}, dice=["2 2", dice]).play("guard for 2")
    assert (table.prompt == "reroll") == asked


@rule("CO-GRD-06", "CO-RER-01")
def test_guard_dice_are_rolled_again_before_they_are_counted() -> None:
    table = struck(dice=["2 2", "0 0", "2"]).play("guard for 2", "reroll orange-0 by gems")
    assert not table.told("DefenceFixed")
    assert table.play("pass").last("DefenceFixed").guard == 2
