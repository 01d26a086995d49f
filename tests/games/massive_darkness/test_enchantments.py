"""Enchantments: symbols pay for them (MD-ENC), and which Skills fit which Attack (MD-CSK)."""

from tests.games.massive_darkness.duel import BOW, DUMMY, FIRE, STAFF, SWORD, duel
from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule


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


WARD = card("test-staff-of-defense", "two_hands", "Defense BAM: +1 Shield; Defense DIAMOND: +2 Shields", magic="2 yellow")
DWARVES = foe(
    "test-dwarf-fighters",
    "dwarf-fighters",
    melee="2 red",
    defense="1 blue",
    health=2,
    minions=2,
    text="Attack BAM: +1 Wound (Repeat 3)",
)
CROWN = card("test-crown", text="Attack BAM: Defender -1 Shield")


@rule("MD-EX-28", "MD-ENC-09", "MD-HERO-01", "MD-CND-06", "MD-EFF-05", "MD-ENC-14", "MD-EFF-04")
def test_elias_in_the_shadow_gains_a_bam_and_can_use_only_one() -> None:
    table = Table(
        "+-+-+\n|c C|\n+-+-+",
        {"elias": {"calling": "nightshade-ranger", "hands": [WARD], "pack": [CROWN]}},
        {"dwarves": {"card": DWARVES, "zone": "B1"}},
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
    life = card("test-armor-of-life", "body", "Defense BAM: heal 1", defense="2 green")
    ice = card("test-ice-sword", "hand", "Melee BAM: Stun", melee="1 red")
    table = Table(
        "+-+-+\n|c C|\n+-+-+",
        {"elias": {"calling": "nightshade-ranger", "hands": [WARD], "body": life, "health": 4}},
        {"dwarves": {"card": DWARVES, "zone": "B1", "holds": [ice]}},
        dice=["blank blank blank", "2+bam 2+bam 3+diamond 2+bam 3+diamond"],
    )
    table.play("magic dwarves", "nothing")
    assert table.enemy("dwarves").zone == "A1"
    assert f"trigger card:{life}#0" in table.options()
    table.play(f"trigger card:{WARD}#0", f"trigger card:{WARD}#1")
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
