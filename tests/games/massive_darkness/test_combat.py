"""Combat: dice, re-rolls, Enchantments, Wounds (MD-CMB, MD-RRL, MD-ENC, MD-DMG, MD-TIM)."""

from typing import Any

import pytest

from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule

SWORD = card("test-sword", "hand", melee="1 red", tags=["sword"])
HAMMER = card("test-hammer", "hand", melee="2 yellow")
MAIL = card("test-mail", "body", defense="1 blue")
FIRE = card("test-fire-sword", "hand", "Melee BAM: +2 Hits", melee="1 red + 1 yellow", tags=["sword"])
BOW = card("test-bow", "two_hands", ranged="2 yellow")
STAFF = card("test-staff", "two_hands", magic="2 yellow")
BRUTE = foe("test-brute", "orc-agent", melee="1 yellow", defense="1 blue", health=5)
DUMMY = foe("test-dummy", "orc-agent", melee="1 yellow", health=20)


def duel(
    weapon: str = SWORD, enemy: str = BRUTE, dice: Any = (), hero: Any = None, foe_fields: Any = None, **fields: Any
) -> Table:
    """Owen and one Enemy in the light, in the same Zone."""
    owen = {"hands": [weapon], **(hero or {})}
    return Table(ROOM, {"owen": owen}, {"orc": {"card": enemy, "zone": "A1", **(foe_fields or {})}}, dice=dice, **fields)


@rule("MD-CMB-01", "MD-CMB-02", "MD-CMB-04", "MD-DMG-01", "MD-DMG-02", "MD-TIM-03", "MD-TIM-07")
def test_both_sides_roll_together_and_hits_less_shields_are_wounds() -> None:
    table = duel(dice=["3+diamond 1"])
    table.play("melee orc")
    assert [(e.dice, e.faces, e.rule) for e in table.told("Rolled")] == [(("red", "blue"), ("3+diamond", "1"), "MD-CMB-04")]
    settled = table.last("CombatSettled")
    assert (settled.hits, settled.shields, settled.wounds, settled.rule) == (3, 1, 2, "MD-DMG-01")
    assert table.enemy("orc").health == 3
    assert table.state.combat is None


@rule("MD-DMG-01", "MD-RUL-43")
@pytest.mark.parametrize(
    ("attack", "defense", "wounds"), [("blank", "2+bam", 0), ("1", "1", 0), ("1", "blank", 1), ("1", "2+bam", 0)]
)
def test_wounds_are_never_fewer_than_none(attack: str, defense: str, wounds: int) -> None:
    table = duel(dice=[f"{attack} {defense}"])
    table.play("melee orc")
    assert table.enemy("orc").health == 5 - wounds
    assert len(table.told("EnemyWounded")) == (1 if wounds else 0)


@rule("MD-CMB-05", "MD-CMB-06", "MD-CMB-09", "MD-GRD-04", "MD-EX-26")
def test_two_one_hand_weapons_and_the_armor_of_a_boss_make_the_pool() -> None:
    bruisers = foe("test-bruisers", "orc-bruisers", melee="1 yellow", defense="1 blue", minions=1)
    plate = card("test-plate", "body", defense="2 blue")
    table = Table(
        ROOM,
        {"bjorn": {"calling": "pit-fighter-berserker", "hands": [SWORD, HAMMER]}},
        {"orcs": {"card": bruisers, "zone": "A1", "holds": [plate]}},
        dice=["1 1 1 blank blank blank"],
    )
    table.play("melee orcs")
    assert table.told("Rolled")[0].dice == ("red", "yellow", "yellow", "blue", "blue", "blue")


@rule("MD-CMB-05", "MD-CMB-08", "MD-EX-27")
def test_defense_dice_of_body_and_hands_add_up() -> None:
    table = Table(
        ROOM,
        {
            "siegfried": {
                "body": card("test-cold-iron", "body", defense="2 green"),
                "hands": [
                    card("test-long-sword", "hand", melee="1 yellow", defense="1 blue"),
                    card("test-dwarven-shield", "hand", defense="1 green", tags=["shield"]),
                ],
                "calling": "nightshade-ranger",
            }
        },
        {"orc": {"card": BRUTE, "zone": "A1"}},
        dice=["1 blank blank blank blank"],
        phase="enemies",
    )
    assert table.told("Rolled")[0].dice == ("yellow", "green", "green", "green", "blue")


@rule("MD-DIC-07", "MD-DIC-08", "MD-CMB-10", "MD-CMB-11", "MD-EX-44", "MD-EFF-17", "MD-EX-06")
def test_the_cap_comes_before_what_a_skill_takes_away() -> None:
    armored = foe("test-armored", "orc-agent", melee="1 yellow", defense="4 green + 1 blue", health=9)
    table = Table(
        "+-+-+\n|c c|\n+-+-+",
        {"sibyl": {"calling": "nightshade-ranger", "hands": [SWORD], "skills": {"nightshade-ranger.shadow-hunter": 1}}},
        {"orc": {"card": armored, "zone": "A1"}},
        level=2,
        dice=["1 blank blank blank"],
    )
    table.play("melee orc")
    assert table.prompt == "drop-die"
    assert table.options() == ["die green", "die blue"]
    table.play("die green")
    assert table.told("Rolled")[0].dice == ("red", "green", "green", "blue")


@rule("MD-DIC-07")
def test_a_fourth_die_of_a_colour_is_lost() -> None:
    giant = card("test-giant-axe", "two_hands", melee="4 red + 3 yellow")
    table = duel(giant, DUMMY, dice=["1 1 1 1 1 1"])
    table.play("melee orc")
    assert table.told("Rolled")[0].dice == ("red",) * 3 + ("yellow",) * 3


@rule("MD-CMB-07", "MD-EQP-06")
def test_a_two_hands_card_leaves_no_hand_for_another() -> None:
    table = duel(BOW, activation={}, hero={"pack": [SWORD]})
    table.play("trade", f"equip {SWORD}")
    assert table.hero("owen").hands == [SWORD]
    assert BOW in table.hero("owen").pack
    table.play(f"equip {BOW}")
    assert table.hero("owen").hands == [BOW]


REROLL = card("test-reroll-ring", text="Attack: +1 Attack Re-roll")
BLANKS = card("test-blank-ring", text="Attack: re-roll blank Attack dice")
STUBBORN = card("test-stubborn", text="Defense: +1 Defense Re-roll")


@rule("MD-RRL-01", "MD-RRL-02", "MD-RRL-03", "MD-RRL-04", "MD-TIM-04", "MD-EX-43", "MD-EFF-19")
def test_full_rerolls_come_before_those_of_blanks_and_the_last_result_counts() -> None:
    table = duel(HAMMER, DUMMY, dice=["1 blank", "blank 2+bam", "1"], hero={"pack": [BLANKS, REROLL]})
    table.play("melee orc")
    assert (table.prompt, table.options()) == ("reroll", ["pass", "reroll attack"])
    assert table.session.decision is not None
    assert table.session.decision.about["power"] == f"card:{REROLL}#0"
    table.play("reroll attack")
    assert table.session.decision.about["power"] == f"card:{BLANKS}#0"
    table.play("reroll attack")
    assert [e.places for e in table.told("DiceRerolled")] == [(0, 1), (0,)]
    assert table.last("CombatSettled").hits == 3


@rule("MD-RRL-01")
def test_a_reroll_may_be_declined() -> None:
    table = duel(HAMMER, DUMMY, dice=["1 1"], hero={"pack": [REROLL]})
    table.play("melee orc", "pass")
    assert table.told("DiceRerolled") == []
    assert table.enemy("orc").health == 18


@rule("MD-RRL-01")
def test_two_rerolls_may_follow_each_other() -> None:
    other = card("test-reroll-amulet", text="Attack: +1 Attack Re-roll")
    table = duel(SWORD, DUMMY, dice=["blank", "1", "2+bam"], hero={"pack": [REROLL, other]})
    table.play("melee orc", "reroll attack", "reroll attack")
    assert table.last("CombatSettled").hits == 2


@rule("MD-RUL-46", "MD-EFF-21", "MD-NAM-13")
def test_any_number_of_dice_means_a_choice_and_all_means_all() -> None:
    picky = card("test-picky", text="Attack: re-roll any number of Defense dice")
    either = card("test-either", text="Attack: +1 Attack or Defense Re-roll")
    guard = foe("test-two-blue", "orc-agent", melee="1 yellow", defense="2 blue", health=9)
    table = duel(SWORD, guard, dice=["1 2+bam 1", "blank", "blank 1"], hero={"pack": [picky, either]})
    table.play("melee orc")
    assert table.options() == ["pass", "reroll defense at 1.2", "reroll defense at 1", "reroll defense at 2"]
    table.play("reroll defense at 1")
    assert table.options() == ["pass", "reroll attack", "reroll defense"]
    table.play("reroll defense")
    assert table.state.combat is None
    assert table.last("CombatSettled").shields == 1


@rule("MD-RRL-03", "MD-CMB-03")
def test_the_defender_rerolls_before_the_attacker() -> None:
    shaman = foe("test-enemy-melee", "orc-agent", melee="1 yellow", health=9, text="Attack: re-roll blank Attack dice")
    table = Table(
        ROOM,
        {"owen": {"body": MAIL, "pack": [STUBBORN]}},
        {"orc": {"card": shaman, "zone": "A1"}},
        phase="enemies",
        dice=["blank blank", "1", "1"],
    )
    table.play("reroll defense")
    assert [e.side for e in table.told("DiceRerolled")] == ["defense", "attack"]


@rule("MD-ENC-01", "MD-ENC-02", "MD-ENC-07", "MD-ENC-10", "MD-EFF-01", "MD-EQP-17", "MD-CSK-09", "MD-RUL-59")
def test_an_attack_enchantment_is_the_players_choice() -> None:
    for choice, hits in (("trigger card:test-fire-sword.1#0", 5), ("pass", 3)):
        table = duel(FIRE, DUMMY, dice=["2+bam 1"])
        table.play("melee orc")
        assert (table.prompt, table.options()) == ("enchant", ["pass", "trigger card:test-fire-sword.1#0"])
        table.play(choice)
        assert table.last("CombatSettled").hits == hits


@rule("MD-ENC-05", "MD-ENC-09", "MD-EX-40")
def test_each_enchantment_works_once_and_what_is_left_is_lost() -> None:
    second = card("test-bam-ring", text="Attack BAM: +1 Hit")
    axe = card("test-great-axe", "two_hands", "Melee BAM: +2 Hits", melee="3 red")
    table = duel(axe, DUMMY, dice=["2+bam 2+bam 2+bam"], hero={"pack": [second]})
    table.play("melee orc", f"trigger card:{axe}#0", f"trigger card:{second}#0")
    assert table.state.combat is None
    assert table.last("CombatSettled").hits == 9


@rule("MD-ENC-06", "MD-CSK-10", "MD-ENC-11")
def test_repeat_lets_an_enchantment_work_again_for_its_symbols_each_time() -> None:
    axe = card("test-repeat-axe", "two_hands", "Melee BAM: +1 Hit (Repeat 2)", melee="3 red")
    table = duel(axe, DUMMY, dice=["2+bam 2+bam 2+bam"])
    trigger = f"trigger card:{axe}#0"
    table.play("melee orc", trigger, trigger)
    assert table.last("CombatSettled").hits == 8
    both = card("test-dear-axe", "two_hands", "Melee 2 BAM: +3 Hits", melee="3 red")
    poor = duel(both, DUMMY, dice=["2+bam 1 1"])
    poor.play("melee orc")
    assert poor.last("CombatSettled").hits == 4


@rule("MD-ENC-15")
def test_two_copies_carry_two_enchantments() -> None:
    card("test-twin", "hand", "Melee BAM: +2 Hits", melee="1 red")
    table = duel("test-twin.1", DUMMY, dice=["2+bam 2+bam"], hero={"hands": ["test-twin.1", "test-twin.2"]})
    table.play("melee orc", "trigger card:test-twin.1#0", "trigger card:test-twin.2#0")
    assert table.last("CombatSettled").hits == 8


@rule("MD-ENC-04", "MD-CSK-02", "MD-CSK-03", "MD-CSK-04", "MD-CSK-01")
def test_an_enchantment_must_fit_the_type_of_attack() -> None:
    items = {
        "melee": card("test-m", text="Melee: +1 Hit"),
        "ranged": card("test-r", text="Ranged: +2 Hits"),
        "magic": card("test-g", text="Magic: +4 Hits"),
        "attack": card("test-a", text="Attack: +8 Hits"),
    }
    for weapon, zone, option, hits in ((SWORD, "A1", "melee", 9), (BOW, "B1", "ranged", 10), (STAFF, "B1", "magic", 12)):
        rolled = "blank" if weapon == SWORD else "blank blank"
        table = Table(
            ROOM,
            {"owen": {"hands": [weapon], "pack": list(items.values())}},
            {"orc": {"card": DUMMY, "zone": zone}},
            dice=[rolled],
        )
        table.play(f"{option} orc")
        assert table.last("CombatSettled").hits == hits


@rule("MD-CSK-05", "MD-CSK-06", "MD-CSK-07", "MD-CSK-08")
def test_a_defense_skill_must_fit_the_type_of_attack() -> None:
    pack = [
        card("test-md", text="Melee Defense: +1 Shield"),
        card("test-rd", text="Ranged Defense: +2 Shields"),
        card("test-gd", text="Magic Defense: +4 Shields"),
        card("test-d", text="Defense: +8 Shields"),
    ]
    for type, zone, shields in (("melee", "A1", 9), ("ranged", "B1", 10), ("magic", "B1", 12)):
        enemy = foe(f"test-only-{type}", "orc-agent", health=9, **{type: "1 yellow"})
        table = Table(ROOM, {"owen": {"pack": pack}}, {"orc": {"card": enemy, "zone": zone}}, dice=["1"], phase="enemies")
        assert table.last("CombatSettled").shields == shields


@rule("MD-ENC-12")
def test_a_weapons_enchantment_needs_that_weapon_in_the_attack() -> None:
    wand = card("test-wand", "hand", "Attack BAM: +2 Hits", magic="1 red")
    sword = card("test-plain-sword", "hand", melee="1 red")
    table = duel(sword, DUMMY, dice=["2+bam"], hero={"hands": [sword, wand]})
    table.play("melee orc")
    assert table.last("CombatSettled").hits == 2
    assert table.told("PowerWorked") == []


@rule("MD-ENC-13", "MD-ENC-03")
def test_a_weapons_defense_enchantment_works_whenever_its_owner_defends() -> None:
    staff = card("test-staff-of-defense", "two_hands", "Defense BAM: +1 Shield; Defense DIAMOND: +2 Shields", magic="2 yellow")
    armor = card("test-green-mail", "body", defense="2 green")
    table = Table(
        ROOM,
        {"elias": {"hands": [staff], "body": armor}},
        {"orc": {"card": DUMMY, "zone": "A1"}},
        phase="enemies",
        dice=["1 2+bam 3+diamond"],
    )
    table.play(f"trigger card:{staff}#0", f"trigger card:{staff}#1")
    assert table.last("CombatSettled").shields == 8


@rule("MD-DIC-06", "MD-ENC-03", "MD-DIC-04", "MD-DIC-05")
def test_attack_symbols_pay_no_defense_enchantment() -> None:
    armor = card("test-bam-mail", "body", "Defense BAM: +5 Shields", defense="1 blue")
    bam_thrower = foe("test-bammer", "orc-agent", melee="1 red", health=9)
    table = Table(
        ROOM, {"owen": {"body": armor}}, {"orc": {"card": bam_thrower, "zone": "A1"}}, phase="enemies", dice=["2+bam 1"]
    )
    assert table.told("PowerWorked") == []
    assert table.hero("owen").health == 4


CROWN = card("test-crown", text="Attack BAM: Defender -1 Shield")


@rule("MD-EX-28", "MD-ENC-09", "MD-HERO-01", "MD-CND-06", "MD-EFF-05", "MD-ENC-14", "MD-EFF-04")
def test_elias_in_the_shadow_gains_a_bam_and_can_use_only_one() -> None:
    dwarves = foe(
        "test-dwarf-fighters",
        "dwarf-fighters",
        melee="2 red",
        defense="1 blue",
        health=2,
        minions=2,
        text="Attack BAM: +1 Wound (Repeat 3)",
    )
    staff = card("test-staff-of-defense", "two_hands", "Defense BAM: +1 Shield; Defense DIAMOND: +2 Shields", magic="2 yellow")
    table = Table(
        "+-+-+\n|c C|\n+-+-+",
        {"elias": {"calling": "nightshade-ranger", "hands": [staff], "pack": [CROWN]}},
        {"dwarves": {"card": dwarves, "zone": "B1"}},
        dice=["2+bam 1 2+bam"],
    )
    table.play("magic dwarves")
    # two Bams of his own; the Dwarves' Bam pays for nothing
    assert table.options() == ["pass", "trigger card:test-crown.1#0"]
    table.play("trigger card:test-crown.1#0")
    assert table.state.combat is None
    assert (table.last("CombatSettled").hits, table.last("CombatSettled").shields) == (3, 1)


@rule(
    "MD-EX-29",
    "MD-ENC-08",
    "MD-GRD-06",
    "MD-ENM-11",
    "MD-ENM-12",
    "MD-ENM-14",
    "MD-GRD-05",
    "MD-CTR-01",
    "MD-CTR-02",
    "MD-RUL-93",
)
def test_dwarves_spend_their_bams_on_what_is_natural_to_them_first() -> None:
    dwarves = foe(
        "test-dwarf-fighters",
        "dwarf-fighters",
        melee="2 red",
        defense="1 blue",
        health=2,
        minions=2,
        text="Attack BAM: +1 Wound (Repeat 3)",
    )
    staff = card("test-staff-of-defense", "two_hands", "Defense BAM: +1 Shield; Defense DIAMOND: +2 Shields", magic="2 yellow")
    life = card("test-armor-of-life", "body", "Defense BAM: heal 1", defense="2 green")
    ice = card("test-ice-sword", "hand", "Melee BAM: Stun", melee="1 red")
    table = Table(
        "+-+-+\n|c C|\n+-+-+",
        {"elias": {"calling": "nightshade-ranger", "hands": [staff], "body": life, "health": 4}},
        {"dwarves": {"card": dwarves, "zone": "B1", "holds": [ice]}},
        dice=["blank blank blank", "2+bam 2+bam 3+diamond 2+bam 3+diamond"],
    )
    table.play("magic dwarves", "nothing")
    assert table.enemy("dwarves").zone == "A1"
    assert f"trigger card:{life}#0" in table.options()
    table.play(f"trigger card:{staff}#0", f"trigger card:{staff}#1")
    worked = [(e.power, e.bams) for e in table.told("PowerWorked") if e.by == "dwarves"]
    assert worked == [("enemy:test-dwarf-fighters#0", 1)] * 2
    assert not table.hero("elias").is_stunned
    settled = table.last("CombatSettled")
    assert (settled.hits, settled.shields, settled.wounds) == (7, 8, 2)


@rule("MD-EX-30", "MD-EFF-03", "MD-HRD-05", "MD-ENM-10", "MD-TIM-05", "MD-TIM-06")
def test_whisper_against_the_dwarf_defenders() -> None:
    defenders = foe(
        "test-dwarf-defenders",
        "dwarf-defenders",
        melee="1 yellow",
        defense="2 green",
        health=2,
        minions=3,
        text="Defense BAM: +1 Shield",
    )
    table = Table(
        "+-+\n|c|\n+-+",
        {"whisper": {"calling": "nightshade-ranger", "hands": [FIRE], "skills": {}}},
        {"dwarves": {"card": defenders, "zone": "A1"}},
        dice=["2+bam 2+bam 1 2+bam"],
    )
    table.play("melee dwarves", "trigger card:test-fire-sword.1#0")
    settled = table.last("CombatSettled")
    assert (settled.hits, settled.shields, settled.wounds) == (6, 3, 3)
    assert table.enemy("dwarves").minions == [1, 2]
    assert table.hero("whisper").xp == 1


@rule("MD-RUL-43", "MD-CMB-03", "MD-SKG-02", "MD-SWT-03")
def test_a_skill_cancels_before_enchantments_are_paid_unless_defense_is_strictly_first() -> None:
    mute = card("test-mute", text="Attack: cancel all Defense BAM and DIAMOND")
    warder = foe("test-warder", "orc-agent", melee="1 yellow", defense="1 green", health=9, text="Defense BAM: +3 Shields")
    for switches, shields in (((), 2), (("defense_first",), 5)):
        table = duel(SWORD, warder, dice=["1 2+bam"], hero={"pack": [mute]}, switches=switches)
        table.play("melee orc")
        assert table.last("CombatSettled").shields == shields


@rule("MD-EFF-07", "MD-RUL-47")
def test_extra_wounds_come_whatever_the_shields() -> None:
    spike = card("test-spike", text="Attack: +2 Wounds")
    lazy = card("test-lazy", text="Attack: if this Attack does not wound, +1 Wound")
    table = duel(SWORD, BRUTE, dice=["blank 2+bam"], hero={"pack": [spike, lazy]})
    table.play("melee orc")
    assert table.enemy("orc").health == 3


@rule("MD-TRM-09", "MD-TIM-08")
def test_what_happens_only_if_the_attack_does_not_wound() -> None:
    lazy = card("test-lazy", text="Attack: if this Attack does not wound, +1 Wound")
    for rolled, health in (("blank 1", 4), ("3+diamond 1", 3)):
        table = duel(SWORD, BRUTE, dice=[rolled], hero={"pack": [lazy]})
        table.play("melee orc")
        assert table.enemy("orc").health == health


@rule("MD-TIM-01", "MD-ITM-02", "MD-ITM-04", "MD-RUL-32", "MD-ITM-03")
def test_a_consumable_adds_dice_before_the_roll_and_is_gone() -> None:
    brew = card("test-brew", text="Attack: +1 red die", category="consumable", level=2)
    table = duel(SWORD, DUMMY, dice=["1 1"], hero={"pack": [brew]})
    table.play("melee orc")
    assert (table.prompt, table.options()) == ("window", ["pass", f"use {brew}"])
    table.play(f"use {brew}")
    assert table.told("Rolled")[0].dice == ("red", "red")
    assert table.state.decks["treasure-2"].discard == [brew]
    assert table.state.activation is not None
    assert table.state.activation.actions == 2


@rule("MD-RUL-32", "MD-TIM-09")
def test_a_defender_may_use_a_consumable_that_works_in_defense() -> None:
    oil = card("test-oil", text="Defense: +3 Shields", category="consumable")
    table = Table(ROOM, {"owen": {"pack": [oil]}}, {"orc": {"card": DUMMY, "zone": "A1"}}, phase="enemies", dice=["2+bam"])
    assert table.options() == ["pass", f"use {oil}"]
    table.play(f"use {oil}")
    assert table.hero("owen").health == 5
    assert table.hero("owen").pack == []


@rule("MD-RUL-74")
def test_only_the_chosen_enemy_is_hit() -> None:
    table = Table(
        ROOM,
        {"owen": {"hands": [SWORD]}},
        {"orc": {"card": DUMMY, "zone": "A1"}, "other": {"card": BRUTE, "zone": "A1"}},
        dice=["3+diamond"],
    )
    table.play("melee orc")
    assert (table.enemy("orc").health, table.enemy("other").health) == (17, 5)
