"""Combat: dice, re-rolls, Wounds (MD-CMB, MD-RRL, MD-DMG, MD-TIM)."""

import pytest

from tests.games.massive_darkness.duel import BOW, BRUTE, DUMMY, HAMMER, MAIL, SWORD, duel
from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule


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


@rule("MD-DIC-08", "MD-EFF-18", "MD-TIM-02", "MD-RUL-77")
def test_that_the_defender_rolls_no_dice_is_settled_after_the_cap() -> None:
    blinding = card("test-blinding", text="Attack: Defender rolls no dice")
    table = duel(SWORD, BRUTE, dice=["1"], hero={"pack": [blinding]}).play("melee orc")
    assert [(e.rule, e.pool.blue) for e in table.told("PoolSet")] == [("MD-CMB-04", 1), ("MD-DIC-07", 1), ("MD-EFF-18", 0)]


@rule("MD-RUL-50", "MD-EFF-11", "MD-DIC-07")
@pytest.mark.parametrize(("own", "rolled"), [(2, ("red",) * 3), (3, ("red",) * 3 + ("yellow",))])
def test_an_enemy_adds_a_die_of_the_best_colour_that_counts(own: int, rolled: tuple[str, ...]) -> None:
    eager = foe(f"test-eager-{own}", "orc-agent", melee=f"{own} red", health=9, text="Attack: +1 Attack die")
    blanks = " ".join(["blank"] * len(rolled))
    table = Table(ROOM, {"owen": {}}, {"orc": {"card": eager, "zone": "A1"}}, phase="enemies", dice=[blanks])
    assert table.told("Rolled")[0].dice == rolled


@rule("MD-CMB-07", "MD-EQP-06")
def test_a_two_hands_card_leaves_no_hand_for_another() -> None:
    table = duel(BOW, hero={"pack": [SWORD]})
    table.play("trade", f"equip {SWORD}")
    assert table.hero("owen").hands == [SWORD]
    assert BOW in table.hero("owen").pack
    table.play(f"equip {BOW}")
    assert table.hero("owen").hands == [BOW]


REROLL = card("test-reroll-ring", text="Attack: +1 Attack Re-roll")
BLANKS = card("test-blank-ring", text="Attack: re-roll blank Attack dice")


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


@rule("MD-EFF-19", "MD-RRL-01")
@pytest.mark.parametrize("times", [1, 2])
def test_each_attack_reroll_is_one_more_throw_of_attack_dice(times: int) -> None:
    ring = card(f"test-reroll-ring-{times}", text=f"Attack: +{times} Attack Re-roll{'s' * (times > 1)}")
    wall = foe("test-reroll-wall", "orc-agent", melee="1 yellow", defense="1 blue", health=9)
    table = duel(HAMMER, wall, dice=["1 blank blank", *["1 1"] * times], hero={"pack": [ring]}).play("melee orc")
    for _ in range(times):
        assert table.options() == ["pass", "reroll attack"]
        table.play("reroll attack")
    assert table.state.combat is None
    assert [e.places for e in table.told("DiceRerolled")] == [(0, 1)] * times
    assert table.last("CombatSettled").hits == 2
    blanks = duel(HAMMER, wall, dice=["1 blank blank", "blank"], hero={"pack": [BLANKS]}).play("melee orc", "reroll attack")
    assert (blanks.state.combat, len(blanks.told("DiceRerolled"))) == (None, 1), "without a number it is one throw, too"


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


@rule("MD-TIM-04", "MD-CMB-03")
@pytest.mark.parametrize(("kind", "text"), [("full", "+1 {} Re-roll"), ("blank", "re-roll blank {} dice")])
def test_the_defender_rerolls_before_the_attacker(kind: str, text: str) -> None:
    """A Hero who defends decides before the Enemy rolls again, one who attacks sees first what the Enemy rolled again."""
    attack, defense = f"Attack: {text.format('Attack')}", f"Defense: {text.format('Defense')}"
    ring = card(f"test-{kind}-both-ways", text=f"{attack}; {defense}")
    orc = foe(f"test-{kind}-both-ways", "orc-agent", melee="1 red", defense="1 blue", health=9, text=f"{attack}; {defense}")
    owen = {"hands": [SWORD], "body": MAIL, "pack": [ring]}
    dice = ["blank blank", "1", "1"]
    attacked = Table(ROOM, {"owen": owen}, {"orc": {"card": orc, "zone": "A1"}}, phase="enemies", dice=dice)
    assert (attacked.prompt, attacked.told("DiceRerolled")) == ("reroll", [])
    attacked.play("reroll defense")
    assert [e.side for e in attacked.told("DiceRerolled")] == ["defense", "attack"]
    attacking = duel(SWORD, orc, dice=dice, hero=owen).play("melee orc")
    assert (attacking.prompt, [e.side for e in attacking.told("DiceRerolled")]) == ("reroll", ["defense"])


@rule("MD-RRL-03", "MD-TIM-04")
def test_the_attackers_full_reroll_comes_before_the_defenders_of_blanks() -> None:
    stoic = foe("test-stoic", "orc-agent", melee="1 red", defense="1 blue", health=9, text="Defense: re-roll blank Defense dice")
    table = duel(SWORD, stoic, dice=["1 blank", "1", "1"], hero={"pack": [REROLL]}).play("melee orc", "reroll attack")
    assert [e.side for e in table.told("DiceRerolled")] == ["attack", "defense"]


@rule("MD-TIM-04", "MD-CMB-03")
def test_after_the_rerolls_the_defender_fills_blanks_before_the_attacker_chooses() -> None:
    mender = foe(
        "test-mender", "orc-agent", melee="1 red", defense="1 blue", health=9, text="Defense: one blank result gets +1 Shield"
    )
    hope = card("test-hope", text="Attack: one blank result gets +1 Hit or +1 Bam")
    table = duel(SWORD, mender, dice=["blank blank"], hero={"pack": [hope]}).play("melee orc")
    assert (table.prompt, [e.side for e in table.told("ResultChanged")]) == ("fill", ["defense"])
    table.play(table.options()[0])
    assert [e.side for e in table.told("ResultChanged")] == ["defense", "attack"]


@rule("MD-RRL-01", "MD-EFF-19")
@pytest.mark.parametrize(
    ("colour", "shown", "again"),
    [("red", "1", True), ("red", "2+bam", False), ("yellow", "blank", True), ("yellow", "1", False)],
)
def test_an_attacking_enemy_rolls_again_below_the_mean_of_its_die(colour: str, shown: str, again: bool) -> None:
    fickle = foe(f"test-fickle-{colour}", "orc-agent", melee=f"1 {colour}", health=9, text="Attack: +1 Attack Re-roll")
    dice = [shown, "blank"] if again else [shown]
    table = Table(ROOM, {"owen": {}}, {"orc": {"card": fickle, "zone": "A1"}}, phase="enemies", dice=dice)
    assert len(table.told("DiceRerolled")) == again


@rule("MD-RRL-01", "MD-EFF-20")
@pytest.mark.parametrize(
    ("colour", "shown", "again"),
    [("green", "1", True), ("green", "2+bam", False), ("blue", "blank", True), ("blue", "1", False)],
)
def test_a_defending_enemy_rolls_again_below_the_mean_of_its_die(colour: str, shown: str, again: bool) -> None:
    text = "Defense: +1 Defense Re-roll"
    wary = foe(f"test-wary-{colour}", "orc-agent", melee="1 yellow", defense=f"1 {colour}", health=9, text=text)
    table = duel(SWORD, wary, dice=[f"1 {shown}", *(["blank"] if again else [])]).play("melee orc")
    assert len(table.told("DiceRerolled")) == again


@rule("MD-RRL-01", "MD-RUL-46")
@pytest.mark.parametrize(("shown", "again"), [("1 1", False), ("2+bam 1", True), ("2+bam blank", False)])
def test_an_enemy_lets_a_hero_roll_again_what_came_out_above_the_mean(shown: str, again: bool) -> None:
    jinx = foe("test-jinx", "orc-agent", melee="1 yellow", health=9, text="Defense: +1 Attack Re-roll")
    table = duel(HAMMER, jinx, dice=[shown, *(["blank blank"] if again else [])]).play("melee orc")
    assert [e.side for e in table.told("DiceRerolled")] == ["attack"] * again


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


@rule("MD-TIM-08", "MD-CMB-03")
def test_after_the_wounds_the_defender_heals_before_the_attacker_wounds() -> None:
    calm = foe("test-calm", "orc-agent", melee="1 yellow", health=5, text="Defense: if this Attack does not wound, heal 2")
    lazy = card("test-lazy", text="Attack: if this Attack does not wound, +1 Wound")
    table = duel(SWORD, calm, dice=["blank"], hero={"pack": [lazy]}).play("melee orc")
    assert (table.enemy("orc").health, table.told("EnemyHealed")) == (4, [])


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
