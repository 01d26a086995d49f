"""Mob combat, loot, experience, Stun, death and resurrection (MD-HRD, MD-MOB, MD-GRD, MD-STN, MD-HLT, MD-RES)."""

from typing import Any

import pytest

from tests.games.massive_darkness.duel import BOW, SWORD
from tests.games.massive_darkness.table import ROOM, Table, card, event_card, foe, rule

BIG = card("test-big-sword", "two_hands", melee="3 red")
ICE = card("test-ice-mace", "hand", "Melee BAM: Stun", melee="2 red", tags=["mace"])
CHAIN = card("test-chain", "body", defense="1 blue")
FIGHTERS = foe("test-fighters", "dwarf-fighters", level=1, melee="1 yellow", defense="1 blue", health=2, minions=1)
SOFT = foe("test-soft", "orc-bruisers", level=1, melee="1 yellow", health=2, minions=1)
WEAK_AGENT = foe("test-weak-agent", "orc-agent", level=1, melee="1 yellow", health=1)
WEAK_BOSS = foe("test-weak-boss", "orc-flayers", level=1, melee="1 yellow", health=1)
WEAK_TROLL = foe("test-weak-troll", "great-troll", tier="lesser", melee="1 yellow", health=1)


def fight(weapon: str, mob: dict[str, Any], dice: list[str], heroes: Any = None, **fields: Any) -> Table:
    who = {"siegfried": {"hands": [weapon], "calling": "fury-paladin"}, **(heroes or {})}
    return Table(ROOM, who, {"mob": {"zone": "A1", **mob}}, dice=dice, **fields)


@rule("MD-HRD-03", "MD-HRD-04", "MD-HRD-05", "MD-HRD-06", "MD-HRD-07", "MD-MOB-03", "MD-MOB-05", "MD-MOB-10", "MD-EX-32")
@rule("MD-ENM-02", "MD-GRD-11", "MD-CAC-05")
def test_wounds_go_minion_by_minion_and_what_is_left_after_the_last_is_lost() -> None:
    table = fight(
        BIG,
        {"card": FIGHTERS, "minions": [2, 2, 2, 2], "holds": [CHAIN]},
        ["2+bam 1 1 1 blank", "2+bam 2+bam blank blank blank", "2+bam 1 blank blank blank"],
    )
    table.play("melee mob")
    assert (table.last("CombatSettled").wounds, table.enemy("mob").minions) == (3, [1, 2, 2])
    table.play("melee mob")
    assert table.enemy("mob").minions == [1]
    table.play("melee mob")
    assert (table.enemy("mob").minions, table.enemy("mob").health) == ([], 2)
    assert table.hero("siegfried").xp == 4
    assert table.told("Rolled")[0].dice == ("red", "red", "red", "blue", "blue")


@rule("MD-MOB-05", "MD-RUL-44")
def test_a_wounded_minion_is_finished_first() -> None:
    table = fight(SWORD, {"card": SOFT, "minions": [1, 2, 2]}, ["2+bam"])
    table.play("melee mob")
    assert table.enemy("mob").minions == [1, 2]


@rule("MD-HRD-02")
def test_the_whole_mob_makes_one_attack_on_one_hero() -> None:
    table = Table(
        ROOM,
        {"siegfried": {"xp": 1}, "owen": {}},
        {"mob": {"card": FIGHTERS, "zone": "A1", "minions": [2] * 5}},
        phase="enemies",
        dice=["1"],
    )
    assert [(e.attacker, e.defender) for e in table.told("AttackDeclared")] == [("mob", "siegfried")]
    assert table.told("Rolled")[0].dice == ("yellow",)


@rule(
    "MD-MOB-11",
    "MD-EXP-02",
    "MD-GRD-09",
    "MD-GRD-10",
    "MD-HRD-08",
    "MD-DMG-03",
    "MD-DMG-04",
    "MD-DMG-05",
    "MD-EX-09",
    "MD-MOB-09",
)
@rule("MD-DECK-06", "MD-DEC-03")
def test_a_fallen_boss_gives_xp_to_all_and_its_card_to_the_killer_whatever_the_distance() -> None:
    table = Table(
        ROOM,
        {"siegfried": {"hands": [BOW], "calling": "fury-paladin"}, "owen": {"zone": "B1"}, "sibyl": {"zone": "A1"}},
        {"mob": {"card": f"{FIGHTERS}.1", "zone": "C1", "minions": [], "holds": [CHAIN]}},
        dice=["2+bam 2+bam blank blank"],
    )
    table.play("ranged mob")
    assert (table.prompt, table.options()) == ("hand-on", ["pass", f"give {CHAIN} to sibyl"])
    assert table.state.enemies == {}
    assert [hero.xp for hero in table.state.heroes.values()] == [3, 3, 3]
    table.play("pass", f"siegfried: equip {CHAIN}", "siegfried: ready")
    assert table.hero("siegfried").body == CHAIN
    assert table.state.decks["guard-1"].discard == [f"{FIGHTERS}.1"]


@rule("MD-RUL-22", "MD-CHR-06", "MD-DECK-06")
def test_a_mob_without_its_boss_stays_with_its_card_until_the_last_minion_falls() -> None:
    mob = {"card": f"{SOFT}.1", "minions": [1, 2], "health": 1, "is_stunned": True}
    table = fight(SWORD, mob, ["3+diamond", "1"], heroes={"owen": {"zone": "C1"}})
    table.play("melee mob", "strike boss")
    left = table.enemy("mob")
    assert (left.health, left.minions, left.card) == (0, [1], f"{SOFT}.1")
    assert table.told("CardDiscarded") == []
    table.play("melee mob")
    assert table.state.enemies == {}
    assert table.state.decks["guard-1"].discard == [f"{SOFT}.1"]


@rule("MD-AGT-05", "MD-ROM-04", "MD-EXP-02")
def test_agents_and_monsters_are_worth_more() -> None:
    for enemy, xp in ((WEAK_BOSS, 3), (WEAK_AGENT, 4), (WEAK_TROLL, 5)):
        table = fight(SWORD, {"card": enemy, "minions": []}, ["2+bam"], heroes={"owen": {"zone": "C1"}})
        table.play("melee mob")
        assert [hero.xp for hero in table.state.heroes.values()] == [xp, xp]


@rule("MD-EXP-03")
def test_nobody_holds_more_than_30_xp() -> None:
    table = fight(SWORD, {"card": WEAK_AGENT}, ["2+bam"], heroes={"owen": {"zone": "C1", "xp": 28}})
    table.play("melee mob")
    assert table.hero("owen").xp == 30


@rule("MD-RUL-27", "MD-SWT-07", "MD-RES-02")
def test_killed_heroes_gain_no_xp_unless_a_switch_says_so() -> None:
    for switches, xp in (((), 0), (("killed_heroes_gain_group_xp",), 4)):
        dead = {"owen": {"zone": "C1", "is_dead": True, "health": 0}}
        table = fight(SWORD, {"card": WEAK_AGENT, "health": 1}, ["2+bam"], heroes=dead, switches=switches)
        table.play("melee mob")
        assert table.hero("owen").xp == xp


@rule("MD-RUL-28")
def test_an_enemy_killed_by_an_event_gives_group_xp_and_its_card_is_discarded() -> None:
    quake = event_card("test-quake", "Suffer 2 Wounds, each Mob")
    table = Table(
        ROOM,
        {"siegfried": {}},
        {"mob": {"card": SOFT, "zone": "C1", "minions": [2], "holds": [CHAIN]}},
        phase="event",
        decks={"event": [quake]},
    )
    assert table.state.enemies == {}
    assert table.hero("siegfried").xp == 3
    assert table.state.decks["treasure-1"].discard == [CHAIN]


@rule("MD-MOB-06", "MD-RUL-75")
def test_an_effect_on_all_enemies_hits_every_figure_boss_included() -> None:
    bomb = card("test-bomb", category="consumable", text="Suffer 1 Wound, each Enemy in the Zone")
    table = Table(ROOM, {"siegfried": {"pack": [bomb]}}, {"mob": {"card": SOFT, "zone": "A1", "minions": [1, 2]}})
    table.play(f"use {bomb}")
    assert (table.enemy("mob").minions, table.enemy("mob").health) == ([1], 1)
    assert table.hero("siegfried").xp == 1
    assert table.state.activation is not None
    assert table.state.activation.attacked == []


@rule("MD-MOB-06", "MD-RUL-75")
@pytest.mark.parametrize(("wounds", "told", "left"), [(1, [1, 1, 1], (1, [])), (2, [1, 1, 2], None), (9, [1, 1, 2], None)])
def test_each_figure_suffers_what_it_can_and_the_boss_may_outlive_its_minions(
    wounds: int, told: list[int], left: tuple[int, list[int]] | None
) -> None:
    bomb = card(f"test-bomb-{wounds}", category="consumable", text=f"Suffer {wounds} Wounds, each Enemy in the Zone")
    mob = {"card": SOFT, "zone": "A1", "minions": [1, 1]}
    table = Table(ROOM, {"siegfried": {"pack": [bomb]}, "owen": {"zone": "C1"}}, {"mob": mob})
    table.play(f"use {bomb}")
    assert [event.wounds for event in table.told("EnemyWounded")] == told
    alive = table.state.enemies.get("mob")
    assert ((alive.health, alive.minions) if alive is not None else None) == left
    assert (table.hero("siegfried").xp, table.hero("owen").xp) == ((2, 0) if left else (5, 3))


@rule("MD-MOB-08", "MD-NAM-56", "MD-RUL-44")
def test_a_magic_spear_may_reach_the_boss() -> None:
    spear = card("test-spear", "two_hands", "Melee: may wound the Boss", melee="2 red")
    table = fight(spear, {"card": SOFT, "minions": [2, 2], "holds": [CHAIN]}, ["2+bam 1"])
    table.play("melee mob")
    assert (table.prompt, table.options()) == ("strike", ["strike boss", "strike minion"])
    table.play("strike boss", "ready")
    assert table.hero("siegfried").pack == [CHAIN]
    assert (table.enemy("mob").health, table.enemy("mob").minions) == (0, [1, 2])


@rule(
    "MD-STN-01",
    "MD-STN-07",
    "MD-STN-09",
    "MD-RUB-03",
    "MD-TIM-06",
    "MD-MOB-07",
    "MD-EX-33",
    "MD-STN-03",
    "MD-STN-05",
    "MD-CTR-09",
)
@rule("MD-GRD-11", "MD-CTR-08", "MD-SWT-04")
def test_a_stunned_mob_protects_its_boss_no_more() -> None:
    table = fight(ICE, {"card": SOFT, "minions": [2, 2], "holds": [CHAIN]}, ["2+bam blank"])
    table.play("melee mob", f"trigger card:{ICE}#0", "strike boss", "ready")
    assert table.enemy("mob").holds == []
    table.play("move B1", "stop", "nothing")
    assert not table.enemy("mob").is_stunned
    assert table.told("AttackDeclared")[1:] == []
    late = fight(ICE, {"card": SOFT, "minions": [2, 2]}, ["2+bam blank"], switches=["stun_timing"])
    late.play("melee mob", f"trigger card:{ICE}#0")
    assert late.enemy("mob").minions == [2]
    assert late.enemy("mob").is_stunned


@rule("MD-STN-04")
def test_a_stunned_defender_rolls_its_dice_and_is_not_stunned_again() -> None:
    table = fight(ICE, {"card": FIGHTERS, "minions": [], "is_stunned": True}, ["2+bam blank 1"])
    table.play("melee mob", f"trigger card:{ICE}#0")
    assert table.told("Rolled")[0].dice == ("red", "red", "blue")
    assert table.told("Stunned") == []


@rule("MD-RUB-03", "MD-STN-01")
def test_an_attacker_stunned_by_a_defense_still_finishes_the_attack() -> None:
    web = foe("test-web", "orc-agent", melee="1 yellow", defense="1 green", health=9, text="Defense BAM: Stun")
    table = fight(SWORD, {"card": web}, ["3+diamond 2+bam"])
    table.play("melee mob")
    assert table.enemy("mob").health == 8
    assert table.options() == ["standup", "nothing"]


@rule("MD-TRM-10", "MD-RUL-49")
def test_instant_death_takes_one_figure() -> None:
    blade = card("test-doom", "hand", "Melee BAM: instantly kill", melee="1 red")
    table = fight(blade, {"card": SOFT, "minions": [2, 2]}, ["2+bam"])
    table.play("melee mob", f"trigger card:{blade}#0")
    assert (table.enemy("mob").minions, table.enemy("mob").health) == ([], 2)


@rule("MD-TRM-10", "MD-RUL-49", "MD-MOB-07")
def test_instant_death_takes_a_boss_that_can_be_wounded() -> None:
    blade = card("test-doom", "hand", "Melee BAM: instantly kill", melee="1 red")
    table = fight(blade, {"card": FIGHTERS, "minions": [2, 2], "is_stunned": True}, ["2+bam 2+bam"])
    table.play("melee mob", f"trigger card:{blade}#0", "strike boss")
    assert (table.enemy("mob").minions, table.enemy("mob").health) == ([2, 2], 0)
    assert [(e.wounds, e.minion) for e in table.told("EnemyWounded")] == [(2, -1)]


@rule("MD-SKL-10", "MD-RUL-41")
def test_retaliation_strikes_back_at_a_fully_blocked_attack() -> None:
    thorns = card("test-thorns", text="Retaliation 2")
    for rolled, minions in (("1 2+bam", []), ("2+bam 2+bam", [2])):
        attacker = foe("test-red-mob", "goblin-warriors", level=1, melee="1 red", health=2, minions=1)
        table = Table(
            ROOM,
            {"siegfried": {"pack": [thorns], "body": card("test-green", "body", defense="1 green")}},
            {"mob": {"card": attacker, "zone": "A1"}},
            phase="enemies",
            dice=[rolled],
        )
        assert table.enemy("mob").minions == minions
        assert table.hero("siegfried").xp == (0 if minions else 1)


@rule("MD-SKL-10", "MD-ENM-15")
def test_an_enemy_may_retaliate_too() -> None:
    spiky = foe("test-spiky", "orc-agent", melee="1 yellow", defense="1 green", health=9, text="Retaliation 1")
    table = fight(SWORD, {"card": spiky}, ["1 2+bam"])
    table.play("melee mob")
    assert table.hero("siegfried").health == 4


@rule("MD-SKL-10", "MD-RES-02", "MD-TIM-08")
def test_a_killed_hero_retaliates_no_more() -> None:
    bleeder = foe("test-bleeder", "orc-agent", melee="1 yellow", health=9, text="Attack: +2 Wounds")
    for health, left in ((2, 9), (3, 7)):
        hero = {"pack": [card("test-thorns", text="Retaliation 2")], "body": CHAIN, "health": health}
        table = Table(ROOM, {"siegfried": hero}, {"mob": {"card": bleeder, "zone": "A1"}}, phase="enemies", dice=["blank 1"])
        assert (table.hero("siegfried").is_dead, table.enemy("mob").health) == (health == 2, left)


@rule("MD-SKL-10", "MD-TIM-08", "MD-AGT-05")
def test_an_attacker_that_has_fallen_already_is_not_struck_again() -> None:
    pack = [card("test-thorns", text="Retaliation 2"), card("test-spines", text="Defense: inflict 1 Wound on the Attacker")]
    hero = {"pack": pack, "body": CHAIN}
    table = Table(ROOM, {"siegfried": hero}, {"mob": {"card": WEAK_AGENT, "zone": "A1"}}, phase="enemies", dice=["blank 1"])
    assert table.state.enemies == {}
    assert [e.wounds for e in table.told("EnemyWounded")] == [1]
    assert table.hero("siegfried").xp == 4


@rule("MD-HLT-02", "MD-HLT-04", "MD-RES-01", "MD-RUL-70")
def test_a_hero_without_health_falls_where_it_stands_and_keeps_everything() -> None:
    killer = foe("test-killer", "orc-agent", melee="3 red", health=9)
    table = Table(
        ROOM,
        {"siegfried": {"health": 2, "xp": 3, "pack": [CHAIN], "is_stunned": True}},
        {"mob": {"card": killer, "zone": "A1"}},
        phase="enemies",
        dice=["3+diamond 3+diamond 1"],
    )
    hero = table.hero("siegfried")
    assert (hero.health, hero.is_dead, hero.is_stunned, hero.xp, hero.pack, hero.zone) == (0, True, False, 3, [CHAIN], "A1")


@rule("MD-RES-03", "MD-RES-04", "MD-RND-02", "MD-SET-16", "MD-WIN-05")
def test_the_dead_stand_up_at_the_start_of_the_round() -> None:
    dead = {"is_dead": True, "health": 0, "zone": "C1"}
    table = Table(ROOM, {"siegfried": {**dead, "skills": {"enhanced-health": 1}}, "owen": dict(dead)}, turn="", lifebringer=2)
    assert (table.hero("siegfried").health, table.hero("siegfried").zone) == (6, "C1")
    assert table.state.lifebringer == 0
    assert table.asked == "siegfried"


@rule("MD-RES-05", "MD-RND-02", "MD-WIN-04", "MD-WIN-01")
def test_without_a_token_the_game_is_lost() -> None:
    table = Table(ROOM, {"siegfried": {"is_dead": True, "health": 0}, "owen": {}}, turn="", lifebringer=0)
    assert table.session.outcome == "defeat"
    assert table.last("Ended").rule == "MD-RES-05"


@rule("MD-RES-05", "MD-RND-02")
def test_nobody_is_lost_without_a_token_while_all_live_or_before_the_round_is_over() -> None:
    alive = Table(ROOM, {"siegfried": {}, "owen": {}}, turn="", lifebringer=0)
    assert (alive.session.outcome, alive.asked) == ("", "siegfried")
    dead = Table(ROOM, {"siegfried": {}, "owen": {"is_dead": True, "health": 0}}, whole_round=True, lifebringer=0)
    assert (dead.session.outcome, dead.asked) == ("", "siegfried")
    dead.play("nothing")
    assert (dead.session.outcome, dead.last("RoundBegan").number) == ("defeat", 2)


@rule("MD-RUL-89")
def test_a_hero_killed_before_its_activation_is_skipped() -> None:
    table = Table(
        ROOM,
        {"siegfried": {}, "owen": {"is_dead": True, "health": 0}, "sibyl": {}},
        whole_round=True,
        decks={"event": []},
    )
    table.play("nothing")
    assert table.asked == "sibyl"


@rule("MD-RES-02", "MD-TGT-07")
def test_nothing_touches_a_killed_hero() -> None:
    potion = card("test-heal-all", category="consumable", text="Heal 2, each Hero in the Zone")
    table = Table(
        ROOM,
        {"siegfried": {"health": 1, "pack": [potion]}, "owen": {"is_dead": True, "health": 0}},
        {"mob": {"card": WEAK_AGENT, "zone": "C1"}},
    )
    table.play(f"use {potion}")
    assert (table.hero("siegfried").health, table.hero("owen").health) == (3, 0)


@rule("MD-RUL-81", "MD-RES-02")
def test_a_hero_killed_in_its_own_activation_is_done_and_not_answered() -> None:
    spiky = foe("test-very-spiky", "orc-agent", melee="1 yellow", defense="1 green", health=9, text="Retaliation 9")
    table = fight(SWORD, {"card": spiky}, ["1 2+bam"], heroes={"owen": {"zone": "C1"}}, whole_round=True)
    table.play("melee mob")
    assert table.hero("siegfried").is_dead
    assert table.told("CounterattackBegan") == []
    assert table.last("ActivationEnded").rule == "MD-RUL-81"
    assert table.asked == "owen"
    table.play("nothing")
    assert table.last("ActivationEnded").rule == "MD-HPH-07"


@rule("MD-SKL-10")
def test_retaliation_from_several_sources_adds_up() -> None:
    thorns = [card(f"test-thorns-{n}", text="Retaliation 1") for n in (1, 2)]
    table = Table(
        ROOM,
        {"siegfried": {"pack": thorns, "body": card("test-green", "body", defense="1 green")}},
        {"mob": {"card": foe("test-red-mob", "goblin-warriors", level=1, melee="1 red", health=2, minions=1), "zone": "A1"}},
        phase="enemies",
        dice=["1 2+bam"],
    )
    assert table.enemy("mob").minions == []


@rule("MD-SKL-09", "MD-SKG-03", "MD-ENM-15")
@pytest.mark.parametrize(("before", "after"), [(4, 5), (5, 5), (2, 4)])
def test_an_enemys_regeneration_stops_at_full_health(before: int, after: int) -> None:
    ogre = foe("test-mending", "orc-agent", melee="1 yellow", health=5, text="Regeneration 2")
    table = Table(
        ROOM, {"siegfried": {}}, {"ogre": {"card": ogre, "zone": "C1", "health": before}}, phase="enemies", dice=["blank"]
    )
    assert table.enemy("ogre").health == after
    assert len(table.told("EnemyHealed")) == (before < after)


@rule("MD-SKL-09", "MD-ENM-15")
def test_an_enemys_regeneration_from_several_sources_adds_up() -> None:
    troll = foe("test-twice-regenerating", "orc-agent", melee="1 yellow", health=9, text="Regeneration 1; Regeneration 2")
    table = Table(ROOM, {"siegfried": {}}, {"agent": {"card": troll, "zone": "A1", "health": 4}}, phase="enemies", dice=["blank"])
    assert table.enemy("agent").health == 7
