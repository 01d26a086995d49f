"""Skills, Conditions, effects (MD-SKL, MD-CND, MD-EFF, MD-TRM, MD-HERO)."""

from typing import Any

import pytest

from tests.games.massive_darkness.duel import BOW, DUMMY, MAIL, SWORD
from tests.games.massive_darkness.table import ROOM, Table, card, event_card, foe, rule

MACE = card("test-plain-mace", "hand", melee="1 red", tags=["mace"])
SHIELD = card("test-plain-shield", "hand", defense="1 blue", tags=["shield"])
GREAT = card("test-great-sword", "two_hands", melee="1 red", tags=["sword"])
BLUE = foe("test-blue", "orc-agent", melee="1 yellow", defense="1 blue", health=20)
LINE = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"
BARBARIAN, RANGER = "shadow-barbarian", "nightshade-ranger"


def orc(card: str = DUMMY, zone: str = "A1") -> dict[str, dict[str, Any]]:
    return {"orc": {"card": card, "zone": zone}}


def strike(hero: dict[str, Any], dice: list[str], enemy: str = DUMMY, map: str = ROOM, **fields: Any) -> Table:
    """Whisper, who has no Skill for the light, strikes an Enemy in her Zone."""
    whisper = {"hands": [SWORD], "calling": "fury-paladin", **hero}
    table = Table(map, {"whisper": whisper, **fields.pop("others", {})}, orc(enemy, "A1"), dice=dice, **fields)
    return table.play("melee orc")


@rule("MD-SKL-04", "MD-RUL-37", "MD-SKL-06", "MD-RUL-86")
def test_charge_moves_up_to_two_zones_and_strikes() -> None:
    hero = {"calling": BARBARIAN, "skills": {f"{BARBARIAN}.wild-charge": 1}, "hands": [SWORD]}
    foes = {name: {"card": DUMMY, "zone": zone} for name, zone in (("near", "B1"), ("mid", "C1"), ("far", "D1"))}
    blocked = Table(LINE, {"bjorn": hero}, foes)
    assert [o for o in blocked.options() if o.startswith("charge")] == ["charge B1"]
    assert blocked.refusal("charge C1") == "MD-RUL-37"
    table = Table(
        LINE, {"bjorn": hero}, {"mid": foes["mid"], "also": foes["mid"], "far": foes["far"]}, dice=["1", "blank", "blank"]
    )
    assert [o for o in table.options() if o.startswith("charge")] == ["charge C1"]
    table.play("charge C1")
    assert table.options() == ["choose mid", "choose also"]
    table.play("choose mid")
    assert (table.hero("bjorn").zone, table.enemy("mid").health) == ("C1", 19)
    assert table.state.activation is not None
    assert (table.state.activation.actions, table.state.activation.attacked) == (2, ["mid"])
    assert not any(o.startswith("charge") for o in table.options())


@rule("MD-SKL-05", "MD-EX-24", "MD-RUL-14", "MD-SWT-05", "MD-CLS-05")
@pytest.mark.parametrize(("level", "hits"), [(1, 1), (2, 1), (4, 4)])
def test_what_stands_in_parentheses_counts_only_in_the_charge(level: int, hits: int) -> None:
    hero = {"calling": BARBARIAN, "skills": {f"{BARBARIAN}.wild-charge": 3}, "hands": [SWORD]}
    foes = orc(DUMMY, "B1")
    table = Table(LINE, {"owen": hero}, foes, level=level, dice=["1", "1"])
    table.play("charge B1")
    if level > 1:
        assert table.prompt == "reroll"
        table.play("pass")
    assert table.last("CombatSettled").hits == hits
    table.play("melee orc")
    assert table.last("CombatSettled").hits == 1
    every = Table(LINE, {"owen": {**hero, "zone": "B1"}}, foes, level=level, dice=["1"], switches=["charge_line_bonus"])
    every.play("melee orc")
    if level > 1:
        every.play("pass")
    assert every.last("CombatSettled").hits == hits


@rule("MD-SKL-13", "MD-RUL-38")
def test_safe_shot_leaves_an_enemy_and_shoots() -> None:
    hero = {"calling": RANGER, "skills": {f"{RANGER}.safe-shot": 2}, "hands": [BOW], "zone": "B1"}
    table = Table(LINE, {"owen": hero}, orc(DUMMY, "B1"), level=4, dice=["1 1 1"])
    assert [o for o in table.options() if o.startswith("safeshot")] == ["safeshot A1", "safeshot C1"]
    table.play("safeshot C1")
    assert table.options() == ["die red", "die yellow"]
    table.play("die red")
    assert table.told("Rolled")[0].dice == ("red", "yellow", "yellow")
    assert table.hero("owen").zone == "C1"
    nobody = Table("+-+-+\n|C C|\n+-+-+\n|C C|\n+-+-+", {"owen": {**hero, "zone": "A1"}}, orc(DUMMY, "A2"), level=2)
    assert nobody.refusal("safeshot B1") == "MD-RUL-38"


@rule("MD-SKL-12", "MD-RUL-38")
def test_teleport_goes_up_to_x_zones_past_enemies_but_not_through_walls() -> None:
    hero = {"calling": "battle-wizard", "skills": {"battle-wizard.blink": 1}}
    table = Table(
        "+-+-+-+-+\n|C C CDC|\n+-+-+-+-+",
        {"owen": hero},
        {"a": {"card": DUMMY, "zone": "A1"}, "b": {"card": DUMMY, "zone": "B1"}},
        level=2,
    )
    assert [o for o in table.options() if o.startswith("teleport")] == ["teleport B1", "teleport C1"]
    assert table.refusal("teleport D1") == "MD-SKL-12"
    table.play("teleport C1")
    assert table.hero("owen").zone == "C1"


@rule("MD-SKL-07", "MD-CTR-07", "MD-RUL-71", "MD-HPH-06", "MD-DEC-03")
def test_command_gives_another_hero_a_free_action_without_counterattack() -> None:
    horn = card("test-horn", text="Command")
    table = Table(
        LINE,
        {"owen": {"pack": [horn]}, "siegfried": {"hands": [SWORD], "zone": "C1"}, "sibyl": {"is_dead": True, "health": 0}},
        orc(DUMMY, "C1"),
        dice=["1"],
    )
    assert [o for o in table.options() if o.startswith("command")] == ["command siegfried"]
    assert table.refusal("command sibyl") == "MD-RUL-71"
    table.play("command siegfried")
    assert table.asked == "siegfried"
    assert not table.may("transmute")
    table.play("melee orc")
    assert table.state.activation is not None
    assert (table.state.activation.hero, table.state.activation.actions, table.state.activation.attacked) == ("owen", 2, [])
    assert table.refusal("command siegfried") == "MD-SKL-07"


@rule("MD-RUL-71", "MD-SKL-07")
def test_a_stunned_hero_can_only_stand_up_when_commanded_and_a_movement_is_played_out() -> None:
    horn = card("test-horn", text="Command")
    stunned = Table(LINE, {"owen": {"pack": [horn]}, "siegfried": {"is_stunned": True}})
    stunned.play("command siegfried")
    assert stunned.options() == ["standup", "nothing"]
    table = Table(LINE, {"owen": {"pack": [horn]}, "siegfried": {}})
    table.play("command siegfried", "move B1")
    assert (table.asked, table.prompt) == ("siegfried", "movement")
    table.play("move C1")
    assert (table.asked, table.hero("siegfried").zone) == ("owen", "C1")


@rule("MD-SKL-11", "MD-RUL-39")
def test_spellsword_makes_a_magic_attack_with_melee_weapons_in_the_own_zone() -> None:
    hero = {
        "calling": "battle-wizard",
        "skills": {"battle-wizard.spellblade": 1},
        "hands": [card("test-flame", "hand", "Melee BAM: +2 Hits", melee="1 red")],
    }
    items = [card("test-m", text="Melee: +1 Hit"), card("test-g", text="Magic: +4 Hits")]
    table = Table(
        ROOM,
        {"owen": {**hero, "pack": items}},
        {"orc": {"card": DUMMY, "zone": "A1"}, "far": {"card": DUMMY, "zone": "B1"}},
        dice=["2+bam"],
    )
    assert [o for o in table.options() if o.startswith("magic")] == ["magic orc"]
    table.play("magic orc", "trigger card:test-flame.1#0")
    assert table.last("AttackDeclared").type == "magic"
    assert table.last("CombatSettled").hits == 8


CONDITIONS: dict[str, tuple[str, dict[str, Any], dict[str, Any], str]] = {
    "two_handed": ("[Two-Handed Weapon] Attack: +5 Hits", {"hands": [GREAT]}, {"hands": [SWORD]}, "MD-CND-02"),
    "wounded": ("[Wounded 2] Attack: +5 Hits", {"health": 3}, {"health": 4}, "MD-CND-03"),
    "dual": ("[Dual Wield] Attack: +5 Hits", {"hands": [SWORD, MACE]}, {"hands": [SWORD, SHIELD]}, "MD-CND-04"),
    "mace": ("[Mace or Hammer Equipped] Attack: +5 Hits", {"hands": [MACE]}, {"hands": [SWORD]}, "MD-CND-05"),
    "no_armor": ("[No Armor Equipped] Attack: +5 Hits", {"body": ""}, {"body": MAIL}, "MD-CND-07"),
    "shield": ("[Shield Bearer] Attack: +5 Hits", {"hands": [SWORD, SHIELD]}, {"hands": [SWORD]}, "MD-CND-08"),
    "sword": ("[Sword Equipped] Attack: +5 Hits", {"hands": [SWORD]}, {"hands": [MACE]}, "MD-CND-10"),
}


@rule(
    "MD-CND-01",
    "MD-CND-02",
    "MD-CND-03",
    "MD-CND-04",
    "MD-CND-05",
    "MD-CND-07",
    "MD-CND-08",
    "MD-CND-10",
    "MD-RUL-57",
    "MD-RUL-58",
)
@pytest.mark.parametrize("name", CONDITIONS)
def test_a_condition_must_be_met(name: str) -> None:
    text, met, unmet, _ = CONDITIONS[name]
    charm = card(f"test-charm-{name}", text=text)
    for hero, bonus in ((met, 5), (unmet, 0)):
        blanks = "blank blank" if len(hero.get("hands", ())) == 2 and SHIELD not in hero["hands"] else "blank"
        table = strike({**hero, "pack": [charm]}, [blanks])
        assert table.last("CombatSettled").hits == bonus


@rule("MD-CND-06", "MD-SHA-03", "MD-HERO-02")
def test_shadow_mode_is_a_matter_of_the_zone() -> None:
    charm = card("test-charm-shadow", text="[Shadow Mode] Attack: +5 Hits")
    for map, hits in ((ROOM, 0), ("+-+\n|c|\n+-+", 5)):
        assert strike({"pack": [charm]}, ["blank"], map=map).last("CombatSettled").hits == hits


@rule("MD-CND-09", "MD-RUL-42", "MD-SWT-08", "MD-TIM-01")
def test_bloodlust_is_paid_in_wounds_that_must_leave_health() -> None:
    rage = card("test-rage", text="[Bloodlust 2] Melee: +5 Hits")
    table = strike({"pack": [rage], "health": 3}, ["blank"])
    assert table.options() == ["pass", f"pay for card:{rage}#0 by whisper"]
    table.play(f"pay for card:{rage}#0 by whisper")
    assert (table.hero("whisper").health, table.last("CombatSettled").hits) == (1, 5)
    assert strike({"pack": [rage], "health": 2}, ["blank"]).last("CombatSettled").hits == 0
    dying = strike({"pack": [rage], "health": 2}, [], switches=["blood_payment_may_kill"])
    dying.play(f"pay for card:{rage}#0 by whisper")
    assert dying.hero("whisper").is_dead
    assert dying.told("Rolled") == []


@rule("MD-ENC-12", "MD-CND-09")
def test_a_weapon_that_does_not_attack_takes_no_blood() -> None:
    wand = card("test-blood-wand", "hand", "[Bloodlust 1] Attack: +5 Hits", magic="1 red")
    table = strike({"hands": [SWORD, wand]}, ["1"])
    assert table.prompt == "activation"
    assert table.last("CombatSettled").hits == 1


@rule("MD-CND-11", "MD-RUL-42")
def test_a_blood_toll_may_be_paid_by_an_ally_in_sight_who_agrees() -> None:
    toll = card("test-toll", text="[Blood Toll 1] Attack: +5 Hits")
    others = {"owen": {"zone": "C1"}, "sibyl": {"zone": "C1", "health": 1}}
    table = strike({"pack": [toll]}, ["blank"], others=others)
    assert table.options() == ["pass", f"pay for card:{toll}#0 by whisper", f"pay for card:{toll}#0 by owen"]
    table.play(f"pay for card:{toll}#0 by owen")
    assert (table.prompt, table.asked) == ("blood-toll", "owen")
    table.play("refuse")
    assert table.options() == ["pass", f"pay for card:{toll}#0 by whisper"]
    table.play("pass")
    assert table.last("CombatSettled").hits == 0
    agreed = strike({"pack": [toll]}, ["blank"], others=others)
    agreed.play(f"pay for card:{toll}#0 by owen", "agree")
    assert (agreed.hero("owen").health, agreed.last("CombatSettled").hits) == (4, 5)


EFFECTS = [
    ("Attack: +2 Hits", "1 1", (3, 1), "MD-EFF-01"),
    ("Attack: Defender -2 Shields", "1 2+bam", (1, 0), "MD-EFF-04"),
    ("Attack: +1 red die", "1 1 1", (2, 1), "MD-EFF-08"),
    ("Attack: +1 yellow die", "1 1 1", (2, 1), "MD-EFF-08"),
    ("Attack: -1 red die", "1", (0, 1), "MD-EFF-09"),
    ("Attack: Defender -1 blue die", "1", (1, 0), "MD-EFF-15"),
    ("Attack: Defender rolls no dice", "1", (1, 0), "MD-EFF-18"),
    ("Attack: double the number of Hits", "2+bam 1", (4, 1), "MD-TRM-06"),
]


@rule("MD-EFF-01", "MD-EFF-04", "MD-EFF-08", "MD-EFF-09", "MD-EFF-15", "MD-EFF-18", "MD-TRM-06", "MD-RUL-77", "MD-RUL-91")
@pytest.mark.parametrize(("text", "dice", "settled", "id"), EFFECTS)
def test_effects_of_attack_skills(text: str, dice: str, settled: tuple[int, int], id: str) -> None:
    charm = card(f"test-{id}-{text.split(': ')[1].replace(' ', '-').lower()}", text=text)
    table = strike({"pack": [charm]}, [dice], BLUE)
    assert (table.last("CombatSettled").hits, table.last("CombatSettled").shields) == settled
    # what changes the pool has worked before anything was rolled
    worked = [(e.power, e.by, "MD-RUL-91" in e.also) for e in table.told("PowerWorked")]
    assert worked == ([(f"card:{charm}#0", "whisper", True)] if text.endswith(("Hits", "Shields")) else [])


@rule("MD-TRM-06", "MD-RUL-48")
def test_bonus_hits_are_not_doubled() -> None:
    pack = [card("test-plus", text="Attack: +2 Hits"), card("test-double", text="Attack: double the number of Hits")]
    assert strike({"pack": pack}, ["2+bam"]).last("CombatSettled").hits == 6


DEFENSES = [
    ("Defense: +2 Shields", "2+bam blank", (2, 2), "MD-EFF-03"),
    ("Defense: Attacker -1 Hit", "2+bam blank", (1, 0), "MD-EFF-02"),
    ("Defense: +1 green die", "2+bam 1 1", (2, 2), "MD-EFF-13"),
    ("Defense: -1 blue die", "2+bam", (2, 0), "MD-EFF-14"),
    ("Defense: Attacker -1 red die", "1", (0, 1), "MD-EFF-10"),
    ("Defense: Attacker -1 Attack die", "1", (0, 1), "MD-EFF-12"),
]


@rule("MD-EFF-02", "MD-EFF-03", "MD-EFF-10", "MD-EFF-12", "MD-EFF-13", "MD-EFF-14")
@pytest.mark.parametrize(("text", "dice", "settled", "id"), DEFENSES)
def test_effects_of_defense_skills(text: str, dice: str, settled: tuple[int, int], id: str) -> None:
    charm = card(f"test-{id}-{text.split(': ')[1].replace(' ', '-').lower()}", text=text)
    brute = foe("test-red-brute", "orc-agent", melee="1 red", health=9)
    table = Table(ROOM, {"whisper": {"body": MAIL, "pack": [charm]}}, orc(brute, "A1"), phase="enemies", dice=[dice])
    assert (table.last("CombatSettled").hits, table.last("CombatSettled").shields) == settled


@rule("MD-EFF-11", "MD-EFF-16", "MD-DEC-03")
def test_dice_of_any_colour_are_the_owners_choice() -> None:
    attack = strike({"pack": [card("test-any-attack", text="Attack: +2 Attack dice")]}, ["1 1 1"])
    assert attack.options() == ["die red", "die yellow"]
    attack.play("die yellow", "die red")
    assert attack.told("Rolled")[0].dice == ("red", "red", "yellow")
    table = Table(
        ROOM,
        {"whisper": {"pack": [card("test-any-defense", text="Defense: +1 Defense die")]}},
        orc(DUMMY, "A1"),
        phase="enemies",
        dice=["1 1"],
    )
    table.play("die blue")
    assert table.told("Rolled")[0].dice == ("yellow", "blue")


@rule("MD-CMB-11", "MD-CSK-11", "MD-EFF-17", "MD-RUL-43")
def test_an_enchantment_takes_dice_after_the_roll_with_their_results() -> None:
    hook = card("test-hook", "hand", "Melee BAM: Defender -1 Defense die", melee="1 red")
    guard = foe("test-green-blue", "orc-agent", melee="1 yellow", defense="1 green + 1 blue", health=9)
    table = strike({"hands": [hook]}, ["2+bam 2+bam 1"], guard)
    table.play(f"trigger card:{hook}#0")
    assert table.options() == ["die green showing 2+bam", "die blue showing 1"]
    table.play("die green showing 2+bam")
    assert (table.last("CombatSettled").hits, table.last("CombatSettled").shields) == (2, 1)


@rule("MD-RUL-50", "MD-EFF-12", "MD-CSK-11")
def test_an_enemy_takes_the_die_with_most_symbols() -> None:
    imp = foe("test-imp", "orc-agent", melee="1 yellow", defense="1 green", health=9, text="Defense BAM: Attacker -1 Attack die")
    table = strike({"hands": [card("test-two-red", "two_hands", melee="2 red")]}, ["3+diamond 1 2+bam"], imp)
    assert table.last("CombatSettled").hits == 1


@rule("MD-EFF-22", "MD-EFF-23", "MD-EFF-24", "MD-EFF-25", "MD-EFF-26", "MD-EFF-27")
def test_symbols_are_cancelled() -> None:
    axe = card("test-bam-diamond", "two_hands", "Melee BAM: +10 Hits; Melee DIAMOND: +20 Hits", melee="2 red")
    for number, (text, triggers) in enumerate(
        {
            "Defense: cancel an Attack BAM": [1],
            "Defense: cancel an Attack DIAMOND": [0],
            "Defense: cancel all Attack BAM and DIAMOND": [],
        }.items()
    ):
        jammer = foe(f"test-jammer-{number}", "orc-agent", melee="1 yellow", health=99, text=text)
        table = strike({"hands": [axe]}, ["2+bam 3+diamond"], jammer)
        every = ("MD-EFF-27",) if "all" in text else ()
        taken = [(e.symbol, e.by, e.also) for e in table.told("ResultChanged")]
        assert taken == [(what, -1, every) for what in ("bam", "diamond") if what.upper() in text]
        left = [o for o in table.options() if o.startswith("trigger")] if table.state.combat else []
        assert left == [f"trigger card:{axe}#{n}" for n in triggers]
    text = "Defense BAM: +1 Shield; Defense DIAMOND: +2 Shields"
    warder = foe("test-double-warder", "orc-agent", melee="1 yellow", defense="2 green", health=99, text=text)
    cancelled = {"a Defense BAM": 7, "a Defense DIAMOND": 6, "all Defense BAM and DIAMOND": 5}
    for number, (what, shields) in enumerate(cancelled.items()):
        mute = card(f"test-mute-{number}", text=f"Attack: cancel {what}")
        table = strike({"pack": [mute]}, ["1 2+bam 3+diamond"], warder)
        assert table.last("CombatSettled").shields == shields
        every = ("MD-EFF-26",) if what.startswith("all") else ()
        assert {e.also for e in table.told("ResultChanged") if e.by < 0} == {every}


@rule("MD-EFF-06", "MD-EFF-05", "MD-ENC-14")
def test_added_symbols_pay_for_enchantments() -> None:
    wand = card("test-gem-sword", "hand", "Melee BAM DIAMOND: +5 Hits", melee="1 red")
    gem = card("test-gem", text="Attack: +1 Diamond; Attack: +1 Bam")
    table = strike({"hands": [wand], "pack": [gem]}, ["1"])
    table.play(f"trigger card:{wand}#0")
    assert table.last("CombatSettled").hits == 6


@rule("MD-EFF-20", "MD-EFF-21")
def test_a_defense_reroll_belongs_to_its_owner() -> None:
    charm = card("test-defense-reroll", text="Defense: +1 Defense Re-roll")
    table = Table(
        ROOM,
        {"whisper": {"body": MAIL, "pack": [charm]}},
        orc(DUMMY, "A1"),
        phase="enemies",
        dice=["1 blank", "1"],
    )
    assert table.options() == ["pass", "reroll defense"]
    table.play("reroll defense")
    assert table.hero("whisper").health == 5


@rule("MD-TRM-02", "MD-TRM-04", "MD-TRM-08", "MD-RUL-15", "MD-RUL-04", "MD-DIC-09", "MD-DIC-10", "MD-NAM-19")
@pytest.mark.parametrize(("steps", "choices", "hits"), [(1, ["symbol hit"], 1), (1, ["symbol bam"], 0), (2, [], 3), (3, [], 6)])
def test_precise_aim_works_only_after_a_reroll(steps: int, choices: list[str], hits: int) -> None:
    hero = {
        "calling": RANGER,
        "skills": {f"{RANGER}.precise-aim": steps},
        "hands": [card("test-two-red", "two_hands", melee="2 red")],
        "pack": [card("test-reroll-ring", text="Attack: +1 Attack Re-roll")],
    }
    table = strike(hero, ["1 1", "blank blank"], level=5)
    table.play("reroll attack", *choices)
    assert table.last("CombatSettled").hits == hits
    calm = strike(hero, ["blank blank"], level=5)
    calm.play("pass")
    assert calm.last("CombatSettled").hits == 0


@rule("MD-RUL-16", "MD-NAM-18")
def test_defensive_training_halves_the_wounds_rounded_up() -> None:
    hero = {"calling": RANGER, "skills": {f"{RANGER}.defensive-training": 1}}
    brute = foe("test-red-brute", "orc-agent", melee="1 red", health=9)
    table = Table(ROOM, {"whisper": hero}, orc(brute, "A1"), phase="enemies", level=5, dice=["3+diamond"])
    assert table.hero("whisper").health == 3


@rule("MD-SWT-06", "MD-RUL-12", "MD-NAM-16")
def test_shadow_hunter_takes_two_dice_at_level_4_or_three_by_a_switch() -> None:
    hero = {"calling": RANGER, "skills": {f"{RANGER}.shadow-hunter": 2}}
    guard = foe("test-four-blue", "orc-agent", melee="1 yellow", defense="3 blue", health=9)
    for switches, left in (((), 1), (("shadow_hunter_level_4",), 0)):
        table = strike(hero, [" ".join(["1"] * (1 + left))], guard, map="+-+\n|c|\n+-+", level=4, switches=switches)
        assert table.told("Rolled")[0].dice.count("blue") == left


@rule("MD-END-01", "MD-STN-08")
def test_what_lasts_until_the_end_phase_ends_then() -> None:
    blessing = event_card("test-blessing", "Until the next End Phase, each Hero: Attack: +1 Hit")
    table = Table(ROOM, {"whisper": {}}, phase="event", whole_round=True, decks={"event": [blessing]})
    assert [lasting.ends for lasting in table.state.lasting] == [1]
    assert table.state.round == 2
    table.play("nothing")
    assert table.state.round == 3
    # the card came again in the second Round; the first one is over
    assert [lasting.ends for lasting in table.state.lasting] == [1]


@rule("MD-END-01")
def test_a_lasting_effect_works_in_the_meantime() -> None:
    elixir = card("test-elixir", category="consumable", text="Until the End Phase: Attack: +2 Hits")
    table = Table(ROOM, {"whisper": {"hands": [SWORD], "pack": [elixir]}}, orc(DUMMY, "A1"), dice=["1", "1"])
    table.play(f"use {elixir}", "melee orc")
    assert table.last("CombatSettled").hits == 3
    table.play("melee orc")
    assert table.last("CombatSettled").hits == 3
