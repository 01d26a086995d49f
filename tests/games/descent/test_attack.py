"""An attack in its six steps (DE-ATK, DE-TYP, DE-RNG, DE-WPN, DE-DMG)."""

from fractions import Fraction
from typing import Any

import pytest

from tenebra.games.descent import options as opt
from tenebra.games.descent.dice import Pool
from tenebra.games.descent.forecast import odds_of
from tenebra.games.descent.rules.abilities import FISTS
from tenebra.games.descent.rules.targets import why_not_attack
from tests.games.descent.props import BOW, DAGGER, ROOM, SHIELD, STAFF, SWORD, Table, duel, thing, weapon
from tests.games.descent.table import rule

LEATHER = thing("test-leather", "armor", "+1 armor")


@rule("DE-ATK-01", "DE-ATK-02", "DE-ATK-05", "DE-ATK-18", "DE-ATK-19", "DE-TYP-01", "DE-TYP-04", "DE-EX-26", "DE-RUL-02")
def test_a_sword_rolls_its_dice_and_the_trait_and_hearts_less_armor_wound() -> None:
    table = duel(foes={"ogre-1": {"at": "C3"}}, dice=["1/3/0 0/3/0 enhancement blank"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.told("AttackRolled")[0].dice == ("red", "green", "black", "black")
    assert table.last("AttackHit").damage == 7
    assert table.last("Wounded").wounds == 3
    assert table.state.attack is None


@rule("DE-DIC-03", "DE-ATK-08")
def test_a_miss_fails_whatever_the_others_show() -> None:
    table = duel(dice=["miss 0/3/0 enhancement surge"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.last("AttackMissed").why == "miss"
    assert not table.told("Wounded")


@rule("DE-TYP-06")
def test_fists_are_one_red_die_and_the_trait() -> None:
    table = duel(dice=["0/4/0 blank blank"])
    table.play("battle", "attack C3 with fists")
    assert table.told("AttackRolled")[0].dice == ("red", "black", "black")
    assert table.last("AttackHit").damage == 4


@rule("DE-WPN-02", "DE-WPN-03", "DE-EX-14", "DE-ATK-06", "DE-EX-27")
def test_the_other_one_handed_weapon_adds_its_off_hand_bonus_and_no_dice() -> None:
    table = duel({"equipped": [SWORD, DAGGER]}, {"ogre-1": {"at": "C3"}}, dice=["1/3/0 0/3/0 blank blank", "0/4/0 blank blank"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.told("AttackRolled")[0].dice == ("red", "green", "black", "black")
    assert table.last("AttackHit").damage == 3 + 3 + 2
    table.play(f"attack C3 with {DAGGER}")
    assert table.last("AttackHit").damage == 4 + 1


@rule("DE-WPN-03", "DE-TYP-06", "DE-ATK-06")
def test_an_attack_rolls_the_dice_of_what_makes_it_and_of_the_trait_alone() -> None:
    table = duel({"equipped": [SWORD, DAGGER]}, {"giant-1": {"at": "C3"}})
    rolled = {item: odds_of(table.state, "sir-valadir", opt.Attack("C3", item))[0].attack for item in (SWORD, DAGGER, FISTS)}
    assert rolled == {SWORD: Pool(red=1, green=1, black=2), DAGGER: Pool(red=1, black=2), FISTS: Pool(red=1, black=2)}
    shots = duel({"equipped": [BOW]}, {"giant-1": {"at": "C3"}}, "silhouette")
    assert odds_of(shots.state, "silhouette", opt.Attack("C3", BOW))[0].attack == Pool(blue=1, black=3)


@rule("DE-WPN-02")
def test_a_two_handed_weapon_has_no_off_hand_to_help_it() -> None:
    table = duel({"equipped": [STAFF, DAGGER]}, {"ogre-1": {"at": "C3"}}, dice=["1/3/1 blank"])
    table.play("battle", f"attack C3 with {STAFF}")
    assert table.last("AttackHit").damage == 3


@rule("DE-ATK-19", "DE-DMG-01", "DE-DMG-02", "DE-EX-07")
def test_six_damage_on_jaes_in_leather_are_four_wounds() -> None:
    table = Table(
        heroes={"battlemage-jaes": {"at": "B3", "equipped": [LEATHER]}},
        monsters={"beastman-1": {"at": "C3"}},
        next="activate",
        dice=["1/3/0 0/2/1"],
    )
    table.play("activate beastman-1", "attack B3")
    assert table.last("AttackHit").damage == 6
    assert table.hero("battlemage-jaes").life == 12 - 4


@rule("DE-ATK-19", "DE-DMG-03")
def test_armor_never_heals_and_the_last_wound_kills() -> None:
    table = duel(foes={"beastman-1": {"at": "C3", "life": 1}}, dice=["2/1/1 1/1/0 blank blank", "2/1/1 1/2/0 blank blank"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.monster("beastman-1").life == 1
    table.play(f"attack C3 with {SWORD}")
    assert "beastman-1" not in table.state.monsters


@rule("DE-TYP-02", "DE-RNG-01", "DE-RNG-02", "DE-ATK-09", "DE-RUL-61", "DE-ATK-17")
@pytest.mark.parametrize(("at", "hits"), [("E3", True), ("F5", False)])
def test_a_shot_must_reach_its_target_diagonals_counting_one(at: str, hits: bool) -> None:
    table = duel({"equipped": [BOW]}, {"ogre-1": {"at": at}}, who="silhouette", dice=["3/1/1 blank blank blank"])
    table.play("battle", f"attack {at} with {BOW}")
    assert table.last("AttackDeclared").distance == (3 if hits else 4)
    assert bool(table.told("AttackHit")) is hits
    assert hits or table.last("AttackMissed").why == "range"


@rule("DE-TYP-02", "DE-TYP-03", "DE-RNG-02", "DE-RNG-03")
@pytest.mark.parametrize(
    ("who", "item", "at", "faces", "why"),
    [
        ("silhouette", BOW, "E3", "3/1/1 blank blank blank", ""),
        ("silhouette", BOW, "F3", "3/1/1 blank blank blank", "range"),
        ("silhouette", BOW, "E3", "miss surge surge surge", "miss"),
        ("mad-carthos", STAFF, "E3", "3/1/1 blank blank blank", ""),
        ("mad-carthos", STAFF, "F3", "3/1/1 blank blank blank", "range"),
        ("mad-carthos", STAFF, "E3", "miss surge surge surge", "miss"),
        ("sir-valadir", SWORD, "C3", "0/4/0 0/3/0 blank blank", ""),
    ],
)
def test_arrows_and_magic_need_the_range_and_blades_do_not(who: str, item: str, at: str, faces: str, why: str) -> None:
    table = duel({"equipped": [item]}, {"giant-1": {"at": at}}, who, dice=[faces]).play("battle", f"attack {at} with {item}")
    assert bool(table.told("AttackHit")) is (not why)
    assert not why or table.last("AttackMissed").why == why


@rule("DE-TYP-03", "DE-TYP-04")
def test_magic_uses_its_own_trait_and_needs_range_too() -> None:
    table = duel({"equipped": [STAFF]}, {"ogre-1": {"at": "F3"}}, who="mad-carthos", dice=["3/1/1 blank enhancement blank"])
    table.play("battle", f"attack F3 with {STAFF}")
    assert table.told("AttackRolled")[0].dice == ("white", "black", "black", "black")
    assert table.last("RollSpent").range == 1
    assert table.last("AttackHit").damage == 1 + 2


@rule("DE-RNG-03", "DE-TYP-01")
def test_melee_ignores_range_and_reaches_only_adjacent_spaces() -> None:
    table = duel(foes={"ogre-1": {"at": "C3"}, "beastman-1": {"at": "B1"}}, dice=["0/4/0 0/3/0 blank blank"])
    table.play("battle")
    assert table.refusal(f"attack B1 with {SWORD}") == "DE-TYP-01"
    table.play(f"attack C3 with {SWORD}")
    assert table.last("AttackHit").damage == 7


@rule("DE-TYP-01", "DE-TYP-02")
def test_what_is_near_enough_for_a_blade_is_refused_for_other_reasons_alone() -> None:
    heroes = {"sir-valadir": {"at": "B3", "equipped": [SWORD, BOW]}, "silhouette": {"at": "B4"}, "mad-carthos": {"at": "B1"}}
    table = Table(heroes=heroes, monsters={"beastman-1": {"at": "C2"}}).play("battle")
    assert table.may(f"attack C2 with {SWORD}"), "corners touch"
    assert table.refusal(f"attack B4 with {SWORD}") == "DE-RUL-77"
    assert table.refusal(f"attack B1 with {SWORD}") == "DE-TYP-01"
    assert table.refusal(f"attack B1 with {BOW}") == "DE-RUL-77", "a bow is for any space in sight"


@rule("DE-ACT-03")
def test_a_weapon_in_the_pack_cannot_be_used() -> None:
    table = duel({"equipped": [], "pack": [SWORD]})
    table.play("battle")
    assert table.refusal(f"attack C3 with {SWORD}") == "DE-ACT-03"
    assert [option for option in table.options() if option.startswith("attack")] == ["attack C3 with fists"]


@rule("DE-ATK-15", "DE-FAT-04", "DE-EX-33", "DE-ATK-16")
def test_a_fatigue_die_raises_the_range_one_at_a_time() -> None:
    table = duel(
        {"equipped": [BOW], "fatigue": 1},
        {"skeleton-1": {"at": "G3"}},
        who="vyrak-the-falconer",
        dice=["3/1/1 enhancement blank", "enhancement"],
    )
    table.play("battle", f"attack G3 with {BOW}")
    assert (table.prompt, table.options()) == ("spend", ["done", "fatigue"])
    table.play("fatigue")
    assert table.hero("vyrak-the-falconer").fatigue == 0
    assert (table.last("RollSpent").range, table.last("AttackHit").damage) == (2, 1 + 1)


@rule("DE-ATK-15", "DE-DIC-08", "DE-FAT-04")
def test_fatigue_dice_stop_at_five_power_dice_even_two_at_a_time() -> None:
    table = duel(
        {"fatigue": 3, "training": {"melee": 2}},
        {"giant-1": {"at": "C3"}},
        dice=["0/4/0 0/3/0 blank blank blank blank", "blank"],
    )
    table.play("battle", f"attack C3 with {SWORD}", "fatigue")
    assert table.told("PowerDiceAdded")[0].faces == ("blank",)
    assert table.prompt == "turn"


@rule("DE-ATK-15")
def test_nobody_is_asked_for_fatigue_that_could_change_nothing() -> None:
    table = duel({"fatigue": 3}, {"skeleton-1": {"at": "C3"}}, dice=["0/4/0 0/3/0 blank blank"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert not table.state.monsters
    far = duel(
        {"fatigue": 1, "equipped": [BOW]}, {"skeleton-1": {"at": "H3"}}, who="vyrak-the-falconer", dice=["1/2/0 blank blank"]
    )
    far.play("battle", f"attack H3 with {BOW}")
    assert far.last("AttackMissed").why == "range"


@rule("DE-ATK-11", "DE-ATK-12", "DE-ATK-13", "DE-WPN-04", "DE-RUL-30")
def test_surges_buy_what_the_weapon_prints_and_the_rest_is_lost() -> None:
    table = duel(foes={"ogre-1": {"at": "C3"}}, dice=["1/3/1 0/2/1 surge blank"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.last("RollSpent").bought == {"damage-1": 1}
    assert table.last("AttackHit").damage == 6


@rule("DE-ATK-11", "DE-RUL-30")
def test_an_unused_weapon_sells_nothing_but_other_items_do() -> None:
    ring = thing("test-ring", "other", "Melee: 1 surge: +2 damage")
    axe = weapon("test-axe", "melee", "1 red")
    table = duel({"equipped": [axe, SWORD, ring]}, {"ogre-1": {"at": "C3"}}, dice=["1/3/1 surge blank"])
    table.play("battle", f"attack C3 with {axe}")
    assert table.last("RollSpent").bought == {"damage-2": 2}
    assert table.last("AttackHit").damage == 3 + 4 + 1


@rule("DE-ATK-10", "DE-DEC-06", "DE-ATK-11")
def test_where_there_is_a_choice_the_attacker_is_asked_for_a_complete_way() -> None:
    mace = weapon("test-mace", "melee", "1 red", "2 surges: +1 damage; 2 surges: Knockback")
    table = duel({"equipped": [mace]}, {"ogre-1": {"at": "C3"}}, dice=["1/3/1 surge enhancement"])
    table.play("battle", f"attack C3 with {mace}")
    assert table.prompt == "spend"
    assert table.options() == ["spend range 0 damage 1 on knockback-1", "spend range 0 damage 1 on damage-1", "done"]
    table.play("spend range 0 damage 1 on damage-1")
    assert table.last("AttackHit").damage == 5


@rule("DE-ATK-14", "DE-EX-32", "DE-THR-01")
def test_every_two_surges_of_a_monster_are_a_threat_token() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3"}},
        monsters={"beastman-leader-1": {"at": "C3"}},
        next="activate",
        dice=["1/3/1 0/2/1 surge"],
    )
    table.play("activate beastman-leader-1", "attack B3")
    assert table.state.overlord.threat == 1


@rule("DE-ATK-14")
def test_a_miss_gives_no_threat() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3"}},
        monsters={"beastman-leader-1": {"at": "C3"}},
        next="activate",
        dice=["miss 0/2/1 surge"],
    )
    table.play("activate beastman-leader-1", "attack B3")
    assert table.state.overlord.threat == 0


@rule("DE-TYP-05", "DE-MCD-04", "DE-MCD-05")
def test_a_monster_rolls_exactly_its_dice() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3"}}, monsters={"ogre-1": {"at": "C3"}}, next="activate", dice=["miss 0/3/0 0/3/0"]
    )
    table.play("activate ogre-1", "attack B3")
    assert table.told("AttackRolled")[0].dice == ("red", "green", "green")
    assert table.refusal(f"attack B3 with {SWORD}") in ("DE-MON-01", "DE-MCD-05")


@rule("DE-ATK-20", "DE-RUL-77")
def test_empty_spaces_are_attacked_with_blast_alone_and_friends_never() -> None:
    bomb = weapon("test-jar", "ranged", "1 blue", "Blast 1")
    table = Table(
        heroes={"silhouette": {"at": "B3", "equipped": [bomb, BOW]}, "sir-valadir": {"at": "B5"}},
        monsters={"beastman-1": {"at": "E3"}},
    )
    table.play("battle")
    assert table.may(f"attack D3 with {bomb}")
    assert not table.may(f"attack D3 with {BOW}")
    assert not table.may(f"attack B5 with {BOW}")
    assert table.refusal(f"attack B5 with {BOW}") == "DE-RUL-77"


@rule("DE-RUL-77", "DE-ATK-20")
def test_why_a_space_may_or_may_not_be_attacked() -> None:
    jar = weapon("test-why-jar", "ranged", "1 blue", "Blast 1")
    table = Table(
        heroes={"silhouette": {"at": "B3", "equipped": [jar, BOW, "staff-of-footnotes"]}, "sir-valadir": {"at": "B5"}},
        monsters={"beastman-1": {"at": "E3"}},
        overlord={"threat": 3},
    ).play("battle")

    def why(space: str, item: str) -> str:
        reason = why_not_attack(table.state, "silhouette", opt.Attack(space, item))
        return "" if reason is None else f"{reason.rule} {reason.message}"

    assert [why(space, BOW) for space in ("E3", "D3", "B5")] == ["", "DE-RUL-77 nobody-there", "DE-RUL-77 only-friends-there"]
    assert [why(space, jar) for space in ("E3", "D3", "B5", "G1")] == [
        "",
        "",
        "DE-RUL-77 only-friends-there",
        "DE-RUL-77 nobody-there",
    ]
    assert why("D3", "staff-of-footnotes.1") == "", "it drains Threat"
    friends = [option for option in table.options() if option.startswith("attack B5")]
    assert friends == []
    assert table.may(f"attack D2 with {jar}")
    assert not table.may(f"attack G1 with {jar}")


@rule("DE-MOV-06")
def test_who_shares_a_space_cannot_attack() -> None:
    table = Table(
        "+-+-+-+-+\n|. . . .|\n+-+-+-+-+",
        heroes={"silhouette": {"at": "A1", "equipped": [BOW]}, "sir-valadir": {"at": "B1"}},
        monsters={"beastman-1": {"at": "D1"}},
    )
    table.play("advance", "move B1")
    assert table.hero("silhouette").space == "B1"
    assert table.refusal(f"attack D1 with {BOW}") == "DE-MOV-06"


@rule("DE-RUL-38", "DE-ABL-23", "DE-ABL-14")
def test_a_shield_cancels_wounds_after_armor_and_pierce() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "equipped": [SHIELD]}},
        monsters={"beastman-1": {"at": "C3"}, "beastman-2": {"at": "A3"}},
        next="activate",
        dice=["1/3/0 0/3/0", "1/3/0 0/3/0"],
    )
    table.play("activate beastman-1", "attack B3")
    assert (table.asked, table.prompt, table.options()) == ("sir-valadir", "cancel", ["pass", f"use {SHIELD}"])
    table.play(f"use {SHIELD}")
    assert table.hero("sir-valadir").life == 16 - (7 - 1 - 2)
    table.play("end", "activate beastman-2", "attack B3")
    assert table.hero("sir-valadir").life == 16 - 4 - 6


@rule("DE-DMG-07", "DE-ORD-06", "DE-ORD-15", "DE-ORD-17")
@pytest.mark.parametrize(("order", "stays"), [("aim", ""), ("guard", ""), ("rest", ""), ("dodge", "dodge")])
def test_wounds_take_every_order_but_dodge(order: str, stays: str) -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "order": order}},
        monsters={"beastman-1": {"at": "C3"}},
        next="activate",
        dice=["1/3/0 0/3/0"],
    )
    table.play("activate beastman-1", *(["pass"] * (order == "guard")), "attack B3")
    if table.prompt in ("guard", "reroll"):
        table.play("pass")
    assert table.hero("sir-valadir").order == stays


@rule("DE-LOS-04", "DE-RUL-60", "DE-EX-04", "DE-LOS-02", "DE-RUL-96")
def test_valadir_sees_the_near_spaces_of_the_ogre_alone() -> None:
    jar = weapon("test-long-jar", "ranged", "1 blue", "Blast 1")
    table = Table(
        ROOM,
        heroes={"sir-valadir": {"at": "A3", "equipped": [jar]}},
        monsters={"ogre-1": {"at": "E3"}, "hell-hound-1": {"at": "B5"}},
    )
    table.play("battle")
    at = [option.split()[1] for option in table.options() if option.startswith("attack") and jar in option]
    assert {"E3", "E4", "B5", "C5"} <= set(at)
    assert not {"F3", "F4"} & set(at)


@rule("DE-RUL-60", "DE-LRG-05")
@pytest.mark.parametrize(
    ("at", "monster", "rocks", "target"),
    [
        ("D4", "ogre-1", [], "B2"),
        ("D1", "ogre-1", [], "B1"),
        ("A5", "ogre-1", [], "A2"),
        ("H3", "dragon-1", [], "C1"),
        ("H3", "dragon-1", ["D1", "D2"], ""),
        ("C5", "ogre-1", [], "A2"),
        ("C5", "ogre-1", ["B4"], "B2"),
    ],
)
def test_of_a_large_target_the_nearest_space_in_sight_is_named(at: str, monster: str, rocks: list[str], target: str) -> None:
    table = Table(
        heroes={"silhouette": {"at": at, "equipped": [BOW]}},
        monsters={monster: {"at": "A1"}},
        quest={"area": {"start": {"rocks": rocks}}},
    ).play("battle")
    aims = [option for option in table.options() if option.endswith(f"with {BOW}")]
    assert aims == ([f"attack {target} with {BOW}"] if target else [])


@rule("DE-RUL-61", "DE-LRG-02", "DE-DEC-07")
@pytest.mark.parametrize(
    ("rocks", "origin", "distance"),
    [([], "B1", 4), (["C1"], "B2", 4), (["C1", "D2"], "A2", 5)],
)
def test_a_large_attacker_counts_from_the_nearest_of_its_spaces_that_sees(rocks: list[str], origin: str, distance: int) -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "F1"}},
        monsters={"manticore-1": {"at": "A1"}},
        next="activate",
        quest={"area": {"start": {"rocks": rocks}}},
        dice=["1/2/0 0/3/0 1/1/0"],
    ).play("activate manticore-1")
    table.play("attack F1")
    declared = table.last("AttackDeclared")
    assert (declared.origin, declared.distance) == (origin, distance)


@rule("DE-LRG-05")
def test_a_plain_attack_names_the_nearest_space_of_a_large_target_once() -> None:
    table = duel({"equipped": [BOW]}, {"ogre-1": {"at": "E2"}}, who="silhouette")
    table.play("battle")
    assert [option for option in table.options() if option.endswith(f"with {BOW}")] == [f"attack E2 with {BOW}"]


@rule("DE-ATK-04", "DE-LOS-01", "DE-LOS-05")
def test_without_sight_there_is_no_attack() -> None:
    walled = "+-+-+-+\n|. .|.|\n+ + + +\n|. . .|\n+-+-+-+"
    table = Table(walled, heroes={"silhouette": {"at": "B1", "equipped": [BOW, SWORD]}}, monsters={"skeleton-1": {"at": "C1"}})
    table.play("battle")
    assert table.refusal(f"attack C1 with {BOW}") == "DE-LOS-01"
    assert table.refusal(f"attack C1 with {SWORD}") == "DE-LOS-01"


@rule("DE-TYP-07")
def test_a_bow_never_runs_out_of_arrows() -> None:
    table = duel({"equipped": [BOW]}, {"giant-1": {"at": "D3"}}, who="silhouette", dice=["1/2/0 blank blank blank"] * 2)
    table.play("battle", f"attack D3 with {BOW}", f"attack D3 with {BOW}")
    assert len(table.told("AttackRolled")) == 2


@rule("DE-RUL-36", "DE-ATK-15", "DE-ORD-05")
def test_rerolls_come_first_and_fatigue_dice_are_never_rolled_again() -> None:
    table = duel(
        {"order": "aim", "fatigue": 1}, {"giant-1": {"at": "C3"}}, dice=["0/4/0 0/3/0 blank blank", "enhancement", "blank blank"]
    )
    table.play("battle", f"attack C3 with {SWORD} as aimed")
    assert table.prompt == "reroll"
    table.play("reroll 3", "fatigue")
    assert table.last("PowerDiceAdded").faces == ("blank", "blank")
    assert len(table.told("DiceRerolled")) == 1
    assert table.last("AttackHit").damage == 8


@rule("DE-ARM-03", "DE-ABL-25")
def test_some_armor_forbids_runes_except_to_a_battlemage() -> None:
    mail = thing("test-mail", "armor", "+2 armor; No Runes")
    rune = weapon("test-spell", "magic", "1 white", is_rune=True)
    charm = thing("test-charm", "other", "Magic: +3 damage", is_rune=True)
    for who, may in (("mad-carthos", False), ("battlemage-jaes", True)):
        worn = {"equipped": [mail, rune, charm, STAFF]}
        table = duel(worn, {"ogre-1": {"at": "C3"}}, who=who, dice=["1/3/1 blank blank" + " blank" * (not may)])
        table.play("battle")
        assert table.may(f"attack C3 with {rune}") is may
        table.play(f"attack C3 with {STAFF}")
        assert table.last("AttackHit").damage == (3 + 3 if may else 3 + 2)


@rule("DE-RUL-32")
def test_a_heart_is_one_damage() -> None:
    table = duel({"equipped": [DAGGER]}, {"giant-1": {"at": "C3"}}, dice=["2/2/0 blank blank"])
    table.play("battle", f"attack C3 with {DAGGER}")
    assert table.last("AttackHit").damage == 2


@rule("DE-MCD-05", "DE-ATK-02", "DE-RUB-03", "DE-RUL-77")
def test_why_an_attack_is_refused() -> None:
    table = Table(
        heroes={"silhouette": {"at": "B3", "equipped": [BOW]}, "sir-valadir": {"at": ""}},
        monsters={"beastman-1": {"at": "E3"}, "hell-hound-1": {"at": "A5"}},
        next="activate",
    )
    table.play("activate beastman-1", "move C3")
    assert table.refusal(f"attack B3 with {BOW}") == "DE-MCD-05"
    assert table.refusal("attack B3 as aimed") == "DE-MCD-05"
    assert table.refusal("attack Z9") == "DE-ATK-02"
    assert table.refusal("attack D3") == "DE-RUL-77"
    assert table.refusal("attack A1") == "DE-TYP-01"
    assert table.refusal("sweep") == "DE-RUB-03"
    table.play("end", "activate hell-hound-1")
    assert table.refusal("breathe B5 to south") == "DE-RUB-03"


@rule("DE-ORD-04", "DE-ABL-20", "DE-ORD-05")
def test_a_sweep_may_be_aimed_too() -> None:
    scythe = weapon("test-scythe", "melee", "1 red", "Sweep")
    table = duel({"equipped": [scythe], "order": "aim"}, {"ogre-1": {"at": "C3"}}, dice=["miss blank blank", "0/4/0"])
    table.play("battle", f"sweep with {scythe} as aimed", "reroll 1")
    assert table.last("AttackHit").damage == 4


@rule("DE-TYP-02", "DE-ATK-19")
def test_the_odds_of_every_figure_an_attack_affects() -> None:
    jar = weapon("test-odd-jar", "ranged", "1 blue", "Blast 1")
    table = Table(
        heroes={"silhouette": {"at": "B3", "equipped": [jar], "fatigue": 2}, "sir-valadir": {"at": "D4", "order": "dodge"}},
        monsters={"skeleton-1": {"at": "D3"}, "ogre-1": {"at": "E2"}},
    )
    found = odds_of(table.state, "silhouette", opt.Attack("D3", jar))
    assert [chances.target for chances in found] == ["sir-valadir", "skeleton-1", "ogre-1"]
    assert [chances.left_out for chances in found] == [("fatigue", "dodge"), ("fatigue",), ("fatigue",)]
    assert found[0].attack == Pool(blue=1, black=3)
    plain = odds_of(duel({"equipped": [DAGGER]}).state, "sir-valadir", opt.Attack("C3", FISTS))[0]
    # 4, 3, 3 hearts and 1, 2 with two power dice against 2 armor and 2 wounds: killed by at least 4 damage
    assert plain.kill == Fraction(1, 6) + Fraction(2, 6) * Fraction(3, 4) + Fraction(1, 6) * Fraction(1, 4)


@rule("DE-FAT-04", "DE-ATK-15", "DE-ATK-17")
def test_fatigue_is_offered_only_as_far_as_its_dice_could_reach() -> None:
    def shot(who: str) -> Table:
        table = duel({"equipped": [BOW], "fatigue": 1}, {"ogre-1": {"at": "E3"}}, who, dice=["1/2/0", "enhancement enhancement"])
        return table.play("battle", f"attack E3 with {BOW}")

    two_dice = shot("sir-valadir")
    assert two_dice.options() == ["done", "fatigue"]
    assert two_dice.play("fatigue").told("AttackHit")
    assert shot("battlemage-jaes").last("AttackMissed").why == "range"


@rule("DE-ATK-11", "DE-RUL-30")
def test_no_surge_is_spent_on_what_the_attack_has_already() -> None:
    maul = weapon("test-twice-maul", "melee", "1 red", "Knockback; 1 surge: Knockback; 1 surge: +1 damage")
    table = duel({"equipped": [maul]}, {"ogre-1": {"at": "C3"}}, dice=["1/3/1 blank blank"])
    table.play("battle", f"attack C3 with {maul}")
    assert table.last("RollSpent").bought == {"damage-1": 1}


@rule("DE-ITM-02")
def test_what_a_weapon_does_for_the_unarmored_it_does_for_nobody_else() -> None:
    stick = weapon("test-bare-stick", "melee", "1 red", "[no armor] +2 damage")

    def damage(*worn: str) -> int:
        table = duel({"equipped": [stick, *worn]}, {"ogre-1": {"at": "C3"}}, dice=["1/3/1 blank blank"])
        return int(table.play("battle", f"attack C3 with {stick}").last("AttackHit").damage)

    assert (damage(), damage(LEATHER)) == (5, 3)


@rule("DE-ATK-20", "DE-RUL-77")
def test_an_empty_space_is_attacked_where_the_attack_can_drain_threat() -> None:
    hall = "+-+-+-+-+\n|. . . .|\n+-+-+-+-+"

    def aims(threat: int, **fields: Any) -> list[str]:
        heroes = {"sir-valadir": {"at": "A1", "equipped": ["staff-of-footnotes"]}, "silhouette": fields.pop("friend", {})}
        table = Table(hall, heroes=heroes, overlord={"threat": threat}, **fields).play("battle")
        return [option.split()[1] for option in table.options() if option.startswith("attack")]

    assert aims(5) == ["B1", "C1", "D1"]
    assert aims(0) == [], "there is nothing to drain"
    assert aims(5, friend={"at": "C1"}) == ["B1"], "friends alone are not attacked, and hide what is behind them"
    assert sorted(aims(5, monsters={"beastman-1": {"at": "D1"}})) == ["B1", "C1", "D1"]
    table = Table(
        hall,
        heroes={"sir-valadir": {"at": "A1", "equipped": ["staff-of-footnotes"]}, "silhouette": {}},
        overlord={"threat": 5},
        dice=["1/3/1 0/3/0 2/1/0 2/1/0 surge"],
    )
    table.play("battle", "attack B1 with staff-of-footnotes.1")
    while table.prompt == "spend":
        table.play(next(option for option in table.options() if "drain" in option))
    assert table.state.overlord.threat < 5
