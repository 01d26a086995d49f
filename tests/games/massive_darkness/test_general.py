"""What is said in general: kinds of Equipment, Characters, windows, the Mission's doors (MD-EQP, MD-CHR, MD-SKG, MD-RUL)."""

from typing import Any

import pytest

from tenebra.games.massive_darkness.content.model import DoorSection
from tests.games.massive_darkness.duel import BOW, DUMMY, STAFF, SWORD
from tests.games.massive_darkness.table import ROOM, Table, card, door_card, event_card, foe, rule

LONG = card("test-long", "hand", melee="2 yellow", defense="1 blue", tags=["sword"])
MACE = card("test-plain-mace", "hand", melee="1 red", tags=["mace"])
LEATHER = card("test-leather", "body", defense="1 blue")
ARCHER = foe("test-only-ranged-2", "orc-agent", ranged="1 yellow", health=20)
LINE = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"


@rule("MD-EQP-11", "MD-EQP-12", "MD-EQP-13", "MD-EQP-14", "MD-EX-07")
@pytest.mark.parametrize(
    ("weapon", "actions"),
    [(LONG, ["melee here"]), (MACE, ["melee here"]), (BOW, ["ranged there"]), (STAFF, ["magic there"]), ("", [])],
)
def test_the_dice_on_a_weapon_say_which_action_uses_it(weapon: str, actions: list[str]) -> None:
    hero = {"hands": [weapon] if weapon else [], "body": LEATHER}
    table = Table(ROOM, {"whisper": hero}, {"here": {"card": DUMMY, "zone": "A1"}, "there": {"card": DUMMY, "zone": "B1"}})
    assert [o for o in table.options() if o.split()[0] in ("melee", "ranged", "magic")] == actions


@rule("MD-EQP-15", "MD-EQP-16", "MD-EX-07")
def test_a_sword_with_defense_dice_is_defensive_equipment_too_and_costs_no_action() -> None:
    heroes = {"whisper": {"hands": [LONG], "body": LEATHER}}
    table = Table(ROOM, heroes, {"here": {"card": DUMMY, "zone": "A1"}}, phase="enemies", dice=["1 blank blank"])
    assert table.told("Rolled")[0].dice == ("yellow", "blue", "blue")


@rule("MD-EQP-08")
def test_any_hero_carries_and_uses_as_many_cards_of_any_kind_as_it_likes() -> None:
    many = [f"test-sword.{n}" for n in range(2, 20)]
    for calling in ("battle-wizard", "fury-paladin"):
        table = Table(ROOM, {"elias": {"calling": calling, "pack": [*many, BOW, LEATHER]}})
        table.play("trade", f"equip {BOW}", f"equip {LEATHER}")
        assert (table.hero("elias").hands, table.hero("elias").body) == ([BOW], LEATHER)
        assert len(table.hero("elias").cards) == 20


@rule("MD-ENM-13")
def test_an_enemys_skill_without_symbols_always_works() -> None:
    ghost = foe("test-ghost", "orc-agent", melee="1 yellow", health=9, text="Elusive; Attack: +2 Hits")
    table = Table(LINE, {"whisper": {}}, {"ghost": {"card": ghost, "zone": "A1"}}, phase="enemies", dice=["1"])
    assert table.last("CombatSettled").hits == 3


@rule("MD-MOV-06", "MD-ENM-15", "MD-SKL-14")
def test_an_elusive_enemy_leaves_a_hero_behind() -> None:
    seer = foe("test-elusive-seer", "orc-agent", magic="1 yellow", health=9, text="Elusive")
    heroes: dict[str, dict[str, Any]] = {"whisper": {"zone": "A1"}, "owen": {"zone": "E1", "xp": 5}}
    table = Table(LINE, heroes, {"seer": {"card": seer, "zone": "A1"}}, phase="enemies", dice=["1"])
    assert table.told("Moved")[0].to == "B1"


@rule("MD-TGT-06", "MD-SHA-05")
def test_a_hero_in_sight_is_a_target_even_in_shadow() -> None:
    dark = "+-+-+-+\n|C c c|\n+-+-+-+"
    table = Table(dark, {"whisper": {"zone": "C1"}}, {"archer": {"card": ARCHER, "zone": "A1"}}, phase="enemies", dice=["1"])
    assert table.last("AttackDeclared").defender == "whisper"


@rule("MD-MOB-04", "MD-TGT-17")
def test_a_mob_moves_and_is_stunned_as_one() -> None:
    mob = foe("test-block", "goblin-warriors", melee="1 yellow", minions=2)
    stun = event_card("test-stun-all", "Stun, each Enemy")
    table = Table(LINE, {"whisper": {"zone": "E1"}}, {"mob": {"card": mob, "zone": "A1"}}, phase="enemies")
    assert (table.enemy("mob").zone, len(table.enemy("mob").minions)) == ("C1", 2)
    stunned = Table(LINE, {"whisper": {}}, {"mob": {"card": mob, "zone": "C1"}}, phase="event", decks={"event": [stun]})
    assert stunned.enemy("mob").is_stunned


@rule("MD-ENC-09")
def test_symbols_do_not_carry_over_to_the_next_roll() -> None:
    axe = card("test-dear-axe", "two_hands", "Melee 2 BAM: +3 Hits", melee="3 red")
    table = Table(ROOM, {"whisper": {"hands": [axe]}}, {"orc": {"card": DUMMY, "zone": "A1"}}, dice=["2+bam 1 1", "2+bam 1 1"])
    table.play("melee orc", "melee orc")
    assert [e.hits for e in table.told("CombatSettled")] == [4, 4]


@rule("MD-TIM-02", "MD-CMB-03", "MD-CMB-10")
def test_in_the_pool_defense_adds_first_and_attack_takes_last() -> None:
    """Whoever attacks chooses with the Defender's change in sight: of dice added, and after the cap of dice taken away."""
    text = "Defense: +1 blue die; Defense: Attacker -1 red die"
    shell = foe("test-shell", "orc-agent", melee="1 yellow", defense="1 green + 3 blue", health=9, text=text)
    rust = card("test-rust", text="Attack: +1 Attack die; Attack: Defender -1 Defense die")
    table = Table(
        ROOM,
        {"whisper": {"hands": [SWORD], "pack": [rust]}},
        {"orc": {"card": shell, "zone": "A1"}},
        dice=["1 blank blank blank"],
    )

    def counted() -> list[tuple[int, int]]:
        return [(e.pool.red, e.pool.blue) for e in table.told("PoolSet")]

    table.play("melee orc")
    assert (table.prompt, counted()) == ("add-die", [(1, 3), (1, 4)])
    table.play("die red")
    assert (table.prompt, counted()[2:]) == ("drop-die", [(2, 4), (2, 3), (1, 3)])
    table.play("die blue")
    assert counted()[5:] == [(1, 2)]


@rule("MD-TRM-05", "MD-RUL-48")
def test_the_number_of_hits_counts_bonus_hits() -> None:
    plus = card("test-plus", text="Attack: +2 Hits")
    table = Table(ROOM, {"whisper": {"hands": [SWORD], "pack": [plus]}}, {"orc": {"card": DUMMY, "zone": "A1"}}, dice=["1"])
    table.play("melee orc")
    assert table.last("CombatSettled").hits == 3


@rule("MD-TRM-07", "MD-RRL-02")
def test_a_reroll_replaces_the_result_even_by_a_worse_one() -> None:
    ring = card("test-reroll-ring", text="Attack: +1 Attack Re-roll")
    table = Table(
        ROOM, {"whisper": {"hands": [SWORD], "pack": [ring]}}, {"orc": {"card": DUMMY, "zone": "A1"}}, dice=["1", "blank"]
    )
    table.play("melee orc", "reroll attack")
    assert table.enemy("orc").health == 20


@rule("MD-RND-03")
def test_the_active_hero_is_the_one_being_activated() -> None:
    bell = card("test-bell", category="consumable", keyword="fortune", text="Gain 3 XP, the Active Hero", level=2)
    table = Table(
        ROOM,
        {"owen": {}, "whisper": {"pack": ["test-sword.2", "test-sword.3", "test-sword.4"]}},
        turn="whisper",
        decks={"treasure-2": [bell]},
    )
    table.play("transmute", "pick test-sword.2", "pick test-sword.3")
    assert [hero.xp for hero in table.state.heroes.values()] == [0, 3]


@rule("MD-DOOR-12")
def test_a_mission_may_say_what_waits_behind_a_door() -> None:
    empty = door_card("test-empty", DoorSection(), DoorSection(), DoorSection())
    table = Table(
        "+-+-+\n|CDr|\n+-+-+",
        {"whisper": {}},
        mission={"rules": [{"on": "open A1-B1", "do": ["treasure 2 at B1", "xp 1"]}]},
        decks={"door": [empty]},
    )
    table.play("open A1-B1")
    assert table.state.treasure == {"B1": ["normal"] * 2}
    assert table.hero("whisper").xp == 1


@rule("MD-END-03", "MD-END-02", "MD-RND-01")
def test_after_the_end_phase_a_new_round_begins() -> None:
    table = Table(ROOM, {"whisper": {}, "owen": {}}, phase="end", whole_round=True)
    assert (table.state.round, table.state.first, table.asked) == (2, "owen", "owen")


@rule("MD-SWT-01", "MD-RUB-01")
def test_reinforcements_of_the_current_level_by_a_switch() -> None:
    agent = foe("test-low-agent", "dwarf-agent", level=1, melee="1 yellow", health=3)
    low, high = foe("test-r1", level=1, melee="1 yellow", minions=1), foe("test-r2", level=2, melee="1 yellow", minions=1)
    for switches, expected in (((), low), (("reinforcement_level",), high)):
        table = Table(
            ROOM,
            {"whisper": {}},
            {"agent": {"card": agent, "zone": "C1"}},
            phase="reinforcements",
            level=2,
            switches=switches,
            decks={"guard-1": [low], "guard-2": [high]},
        )
        assert [enemy.card for enemy in table.state.enemies.values()] == [agent, expected]


@rule("MD-RUL-05", "MD-RUL-92")
def test_tiles_of_the_same_level_rise_together_and_keep_their_own_tokens() -> None:
    road = "+-+-+-+-+-+-+-+-+-+\n|C C C C C C C C C|\n+-+-+-+-+-+-+-+-+-+"
    table = Table(
        road,
        {"whisper": {"zone": "C1", "calling": "nightshade-ranger", "skills": {"nightshade-ranger.enhanced-health": 1}}},
        mission={"levels": {"B1": 1, "E1": 2, "H1": 2}, "treasure": {"D1": 1}},
        decks={"treasure-2": [card("test-two", level=2)]},
    )
    assert table.hero("whisper").maximum == 5
    table.play("move D1", "pickup", "ready", "stop")
    assert table.hero("whisper").maximum == 6, "with the first of them the Level is reached everywhere"
    table.play("move E1", "move F1", "move G1")
    assert len(table.told("LevelRose")) == 1
    assert table.state.levels == {"B1": [1], "E1": [2], "H1": [2]}
