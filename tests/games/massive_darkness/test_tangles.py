"""Where one thing happens inside another: loot in an Attack, Signatures and rolls, Command and the Mission, Traps on end."""

from tests.games.massive_darkness.duel import SWORD
from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule

WEAK = foe("test-weak-agent", "orc-agent", level=1, melee="1 yellow", health=1)
GOBLINS = foe("test-mob-1", "goblin-warriors", level=1, melee="1 yellow", defense="1 blue", health=2, minions=1)
ALARM = card("test-alarm", category="consumable", keyword="fortune", text="Spawn a Guard")
LINE = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"


@rule("MD-SPW-06", "MD-RUL-24", "MD-RUL-31")
def test_an_attack_goes_on_after_the_one_that_its_loot_set_off() -> None:
    slow = card("test-slow", text="Attack: if this Attack does not wound, +1 Wound")
    table = Table(
        ROOM,
        {"whisper": {"hands": [SWORD], "pack": [slow]}},
        {"orc": {"card": WEAK, "zone": "A1", "holds": [ALARM]}, "goblins": {"card": GOBLINS, "zone": "A1"}},
        decks={"guard-1": ["test-mob-1.2"]},
        dice=["1", "1"],
    )
    table.play("melee orc")
    assert [(e.attacker, e.defender) for e in table.told("AttackDeclared")] == [("whisper", "orc"), ("goblins", "whisper")]
    assert [(e.attacker, e.defender) for e in table.told("CombatEnded")] == [("goblins", "whisper"), ("whisper", "orc")]
    assert table.hero("whisper").health == 4
    assert (table.state.combat, table.state.suspended) == (None, [])


@rule("MD-SIG-03", "MD-END-01")
def test_a_signature_that_lasts_is_no_choice_inside_a_roll() -> None:
    table = Table(
        ROOM,
        {"owen": {"calling": "fury-paladin", "xp": 3, "hands": [SWORD], "body": card("test-mail", "body", defense="1 blue")}},
        {"goblins": {"card": GOBLINS, "zone": "A1"}},
        dice=["1 1", "1 1 1"],
    )
    table.play("signature", "melee goblins")
    assert table.prompt == "activation"
    table.play("nothing")
    # the Counterattack meets one more green die
    assert table.told("Rolled")[-1].dice == ("yellow", "green", "blue")


@rule("MD-SKL-07", "MD-OBJ-04")
def test_where_a_commanded_hero_ends_its_action_the_mission_looks_too() -> None:
    horn = card("test-horn", text="Command")
    table = Table(
        LINE, {"owen": {"pack": [horn]}, "whisper": {}}, mission={"rules": [{"on": "enter B1", "do": ["count steps", "xp 1"]}]}
    )
    table.play("command whisper", "move B1", "stop")
    assert table.state.counters == {"steps": 1}
    assert table.hero("whisper").xp == 1


@rule("MD-TRN-03", "MD-RUL-31")
def test_a_trap_from_a_transmutation_still_leaves_a_reorganization() -> None:
    trap = card("test-sting", category="consumable", keyword="trap", text="Suffer 1 Wound", level=2)
    pack = ["test-sword.2", "test-sword.3", "test-sword.4", "test-sword.5"]
    table = Table(ROOM, {"whisper": {"pack": pack}}, decks={"treasure-2": [trap]})
    table.play("transmute", "pick test-sword.2", "pick test-sword.3", "pick test-sword.4")
    assert (table.prompt, table.hero("whisper").health) == ("reorganize", 4)
    table.play("equip test-sword.5", "ready")
    assert table.hero("whisper").hands == ["test-sword.5"]


@rule("MD-GRD-03", "MD-RUL-30")
def test_where_nothing_but_traps_is_left_a_guardian_goes_without() -> None:
    trap = card("test-last-trap", category="consumable", keyword="trap", text="Suffer 1 Wound", level=5)
    table = Table(
        ROOM,
        {"whisper": {}},
        turn="",
        level=5,
        mission={"rules": [{"on": "start", "do": ["guard at C1"]}]},
        decks={"guard-5": [GOBLINS], "treasure-5": [trap, "test-last-trap.2"]},
    )
    assert [enemy.holds for enemy in table.state.enemies.values()] == [[]]


@rule("MD-WIN-02")
def test_a_retaliation_may_win_in_the_enemies_phase_at_once() -> None:
    thorns = card("test-thorns", text="Retaliation 2")
    table = Table(
        ROOM,
        {"whisper": {"pack": [thorns], "body": card("test-mail", "body", defense="1 blue")}, "owen": {"zone": "C1"}},
        {"orc": {"card": WEAK, "zone": "A1", "health": 2}, "goblins": {"card": GOBLINS, "zone": "C1"}},
        phase="enemies",
        mission={"wins": ["slay orc-agent"]},
        dice=["blank 1"],
    )
    table.play("activate orc")
    assert table.session.outcome == "victory"
    assert [e.enemy for e in table.told("EnemyActivated")] == ["orc"]


@rule("MD-AGT-02", "MD-ENP-07", "MD-RUL-52")
def test_in_a_whole_round_only_agents_call_and_each_once() -> None:
    agent = foe("test-calm-agent", "dwarf-agent", level=1, ranged="1 yellow", health=9)
    table = Table(
        LINE,
        {"whisper": {"zone": "A1"}},
        {"agent": {"card": agent, "zone": "A1"}, "goblins": {"card": GOBLINS, "zone": "A1", "is_stunned": True}},
        phase="enemies",
        whole_round=True,
        mission={"levels": {"C1": 1}},
        decks={"guard-1": [foe("test-late", "orc-flayers", level=1, melee="1 yellow", minions=1)], "event": []},
    )
    table.play("activate agent")
    assert [e.enemy for e in table.told("AgentCalled")] == ["agent"]
    assert table.enemy("orc-flayers-1").zone == "C1"


@rule("MD-RUL-32", "MD-NAM-13", "MD-TIM-04")
def test_what_rerolls_is_used_after_the_roll() -> None:
    lens = card("test-lens", category="consumable", text="Attack: +1 Attack Re-roll")
    guard = foe("test-twin-blue", "orc-agent", melee="1 yellow", defense="2 blue", health=9)
    table = Table(
        ROOM,
        {"whisper": {"calling": "nightshade-ranger", "xp": 1, "hands": [SWORD], "pack": [lens]}},
        {"orc": {"card": guard, "zone": "A1"}},
        dice=["blank 1 1", "2+bam", "blank"],
    )
    table.play("melee orc")
    assert table.told("Rolled")
    assert table.options() == ["pass", f"use {lens}", "signature"]
    table.play(f"use {lens}", "signature")
    # two dice that look the same are one choice
    assert table.options() == ["pass", "reroll attack"]
    table.play("reroll attack")
    assert table.options() == ["pass", "reroll defense at 1.2", "reroll defense at 1"]
    table.play("reroll defense at 1")
    assert (table.last("CombatSettled").hits, table.last("CombatSettled").shields) == (2, 1)


@rule("MD-ITM-04", "MD-RUL-32")
def test_a_consumable_works_for_a_hero_without_any_other_power() -> None:
    oil = card("test-oil", text="Defense: +3 Shields", category="consumable")
    hero = {"calling": "pit-fighter-berserker", "pack": [oil]}
    table = Table(ROOM, {"bjorn": hero}, {"goblins": {"card": GOBLINS, "zone": "A1"}}, phase="enemies", dice=["2+bam"])
    table.play(f"use {oil}")
    assert table.hero("bjorn").health == 5


@rule("MD-MOB-06", "MD-RUL-75", "MD-ENC-07")
def test_wounds_on_the_others_come_only_if_the_enchantment_was_triggered() -> None:
    cleaver = card("test-cleaver", "hand", "Melee BAM: inflict 1 Wound on each other Enemy in that Zone", melee="1 red")
    for choice, minions, boss in (("pass", [2], 2), (f"trigger card:{cleaver}#0", [1], 1)):
        table = Table(
            ROOM,
            {"whisper": {"hands": [cleaver]}},
            {
                "orc": {"card": foe("test-dummy", "orc-agent", melee="1 yellow", health=20), "zone": "A1"},
                "goblins": {"card": GOBLINS, "zone": "A1"},
                "far": {"card": GOBLINS, "zone": "B1"},
            },
            dice=["2+bam"],
        )
        table.play("melee orc", choice)
        assert (table.enemy("goblins").minions, table.enemy("goblins").health) == (minions, boss)
        assert (table.enemy("far").minions, table.enemy("orc").health) == ([2], 18)


@rule("MD-HLT-03")
def test_only_what_is_lacking_is_healed() -> None:
    draught = card("test-draught", category="consumable", text="Heal 3")
    table = Table(ROOM, {"whisper": {"health": 4, "pack": [draught]}})
    table.play(f"use {draught}")
    assert (table.last("HeroHealed").amount, table.hero("whisper").health) == (1, 5)
    low = Table(ROOM, {"whisper": {"health": 1, "pack": [draught]}}).play(f"use {draught}")
    assert (low.last("HeroHealed").amount, low.hero("whisper").health) == (3, 4)
    hale = Table(ROOM, {"whisper": {"pack": [draught, f"{draught}.2"], "health": 4}}).play(f"use {draught}")
    assert not hale.may(f"use {draught}.2") or not hale.play(f"use {draught}.2").told("HeroHealed")[1:]


@rule("MD-END-01")
def test_until_the_end_phase_means_the_next_one() -> None:
    elixir = card("test-elixir", category="consumable", text="Until the End Phase: Attack: +2 Hits")
    table = Table(ROOM, {"whisper": {"pack": [elixir]}}, whole_round=True, decks={"event": []})
    table.play(f"use {elixir}")
    assert [(lasting.on, lasting.ends) for lasting in table.state.lasting] == [("whisper", 1)]
    table.play("nothing")
    assert (table.state.round, table.state.lasting) == (2, [])


@rule("MD-ENM-11", "MD-RRL-01")
def test_an_enemy_rolls_again_only_what_came_out_below_the_mean() -> None:
    stubborn = foe("test-stubborn-agent", "orc-agent", melee="2 red", health=9, text="Attack: +1 Attack Re-roll")
    for first, rolls in (("2+bam blank", 2), ("2+bam 1", 1)):
        table = Table(ROOM, {"whisper": {}}, {"orc": {"card": stubborn, "zone": "A1"}}, phase="enemies", dice=[first, "1 1"])
        assert len(table.told("Rolled")) == rolls


@rule("MD-ENC-05", "MD-ENC-06", "MD-TIM-05", "MD-CSK-09")
def test_every_power_that_works_is_told_with_its_rule() -> None:
    axe = card("test-told-axe", "two_hands", "Melee BAM: +1 Hit; Melee BAM: +1 Hit (Repeat 2); Melee: +1 Hit", melee="2 red")
    dummy = foe("test-dummy", "orc-agent", melee="1 yellow", health=20)
    table = Table(ROOM, {"whisper": {"hands": [axe]}}, {"orc": {"card": dummy, "zone": "A1"}}, dice=["2+bam 2+bam"])
    table.play("melee orc", f"trigger card:{axe}#0", f"trigger card:{axe}#1")
    assert [(e.power.partition("#")[2], e.rule) for e in table.told("PowerWorked")] == [
        ("2", "MD-TIM-05"),
        ("0", "MD-ENC-05"),
        ("1", "MD-ENC-06"),
    ]
