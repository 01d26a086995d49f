"""Clauses of rules that are easily passed over: who is asked, what a card just found is good for, whom an Attack hits."""

from typing import Any

import pytest

from tenebra.games.massive_darkness.content import enemy_card, figure_types
from tests.games.massive_darkness.duel import BOW, BRUTE, DUMMY, SWORD, duel
from tests.games.massive_darkness.table import ROOM, Table, card, event_card, foe, rule

LINE = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"
LOOT = card("clause-loot", "hand", melee="2 red", level=3)
DUST = card("clause-dust", level=1)
PAIR = foe("clause-pair", "goblin-warriors", level=1, melee="1 yellow", health=1, minions=1)


@rule("MD-EQP-20", "MD-LVL-16", "MD-STO-13", "MD-STO-14", "MD-STO-16")
@pytest.mark.parametrize(
    ("story", "level", "may", "cited"),
    [
        (False, 1, True, ("MD-EQP-20", "MD-LVL-16")),
        (True, 2, False, ("MD-STO-13", "MD-STO-14", "MD-STO-16")),
        (True, 3, True, ("MD-STO-13", "MD-STO-14", "MD-STO-16")),
    ],
)
def test_a_card_just_found_may_be_used_unless_it_is_above_the_level_of_a_story(
    story: bool, level: int, may: bool, cited: tuple[str, ...]
) -> None:
    pack = [DUST, *(f"{DUST}.{number}" for number in range(2, 15))]
    mission = {"levels": {"A1": 3}, "treasure": {"A1": 1}}
    table = Table(ROOM, {"owen": {"pack": pack}}, mission=mission, decks={"treasure-3": [LOOT]}, story=story, level=level)
    table.play("pickup")
    assert table.hero("owen").pack == [*pack, LOOT], "however many there are"
    told = [event for event in table.session.events if getattr(event, "card", "") == LOOT]
    assert [event.also[-len(cited) :] for event in told if cited[0] in event.also] != []
    known = {"MD-EQP-20", "MD-LVL-16", "MD-STO-13", "MD-STO-14", "MD-STO-16"}
    assert {id for event in told for id in event.also} & known == set(cited)
    assert table.may(f"equip {LOOT}") is may


@rule("MD-HRD-03", "MD-RUL-74", "MD-STN-04")
def test_a_heros_attack_hits_all_of_one_enemy_and_nobody_else() -> None:
    near, far = (
        ("MD-RNG-02", "MD-LOS-05", "MD-EQP-12", "MD-CAC-07"),
        ("MD-RNG-03", "MD-LOS-02", "MD-LOS-03", "MD-EQP-13", "MD-CAC-07"),
    )
    alone = duel(SWORD, PAIR, dice=["3+diamond"], foe_fields={"minions": [1, 1]}).play("melee orc")
    assert alone.last("AttackDeclared").also == (*near, "MD-HRD-03")
    assert (alone.enemy("orc").minions, alone.enemy("orc").health) == ([], 1)
    foes: dict[str, Any] = {"orc": {"card": DUMMY, "zone": "A1"}, "other": {"card": BRUTE, "zone": "A1"}}
    two = Table(ROOM, {"owen": {"hands": [SWORD]}}, foes, dice=["3+diamond"]).play("melee orc")
    assert two.last("AttackDeclared").also == (*near, "MD-RUL-74")
    assert (two.enemy("orc").health, two.enemy("other").health) == (17, 5)
    down = {"orc": {"card": BRUTE, "zone": "B1", "is_stunned": True}}
    lying = Table(ROOM, {"owen": {"hands": [BOW]}}, down, dice=["1 1 1"]).play("ranged orc")
    assert lying.last("AttackDeclared").also == (*far, "MD-STN-04")
    assert (lying.last("CombatSettled").hits, lying.last("CombatSettled").shields) == (2, 1)


@rule("MD-STO-09", "MD-RUB-04")
@pytest.mark.parametrize(("story", "zones"), [(True, ["D1"]), (False, ["E1"])])
def test_where_a_patrol_of_a_story_comes_goes_by_the_tile_of_a_hero(story: bool, zones: list[str]) -> None:
    road = "+-+-+-+-+-+-+-+-+-+\n|C C C C C C C C C|\n+-+-+-+-+-+-+-+-+-+"
    mission = {"levels": {"A1": 1, "D1": 2, "G1": 5}}
    table = patrol(road, mission, story, "Spawn a Guard, Level token +1", 4)
    (drawn,) = [event for event in table.told("CardDrawn") if event.deck == "guard-4"]
    assert ({"MD-STO-09", "MD-RUB-04"} <= set(drawn.also)) is story
    assert [enemy.zone for enemy in table.state.enemies.values()] == (["D1"] if story else ["G1"])
    here = patrol(road, mission, story, "Spawn a Guard", 4)
    assert not {"MD-STO-09", "MD-RUB-04", "MD-EVT-02"} & {id for event in here.told("CardDrawn") for id in event.also}
    bare = patrol(road, {"start": "A1", "levels": {"G1": 5}}, story, "Spawn a Guard, Level token +1", 4)
    assert [enemy.zone for enemy in bare.state.enemies.values()] == ["G1"]


def patrol(road: str, mission: dict[str, Any], story: bool, text: str, level: int) -> Table:
    drawn = event_card(f"clause-{text.lower().replace(' ', '-').replace(',', '')}", text)
    guards = [foe("clause-guard", "orc-agent", level=4, melee="1 yellow", health=9)]
    heroes = {"owen": {"zone": "A1"}}
    return Table(
        road, heroes, phase="event", story=story, level=level, mission=mission, decks={"event": [drawn], "guard-4": guards}
    )


@rule("MD-DEC-02", "MD-DEC-03")
def test_what_is_a_heros_to_choose_nobody_else_is_asked() -> None:
    charm = card("clause-any-die", text="Attack: +1 Attack die")
    heroes: dict[str, Any] = {"owen": {"hands": [SWORD], "pack": [charm]}, "elias": {"zone": "C1"}}
    table = Table(ROOM, heroes, {"orc": {"card": DUMMY, "zone": "A1"}}, dice=["1 1"]).play("melee orc")
    assert (table.prompt, seats(table)) == ("add-die", ("owen",))
    heal = card("clause-salve", text="Heal 1, one Hero in the Zone", category="consumable")
    hurt: dict[str, Any] = {"owen": {"pack": [heal], "health": 3}, "elias": {"health": 3}, "sibyl": {}}
    assert seats(Table(ROOM, hurt).play(f"use {heal}")) == ("owen",)


@rule("MD-DEC-02", "MD-DEC-03", "MD-RUL-50")
def test_what_nobodys_hero_chooses_all_players_do() -> None:
    imp = foe("clause-imp", "orc-agent", "Defense BAM: Attacker -1 Attack die", melee="1 yellow", defense="1 green", health=9)
    both = card("clause-both", "two_hands", melee="1 red + 1 yellow")
    heroes: dict[str, Any] = {"owen": {"hands": [both]}, "elias": {"zone": "C1"}}
    table = Table(ROOM, heroes, {"orc": {"card": imp, "zone": "A1"}}, dice=["1 1 2+bam"]).play("melee orc")
    assert (table.prompt, seats(table)) == ("take-die", ("owen", "elias"))


def seats(table: Table) -> tuple[str, ...]:
    assert table.session.decision is not None
    return tuple(table.session.decision.seats)


@rule("MD-TIM-07", "MD-TIM-06")
@pytest.mark.parametrize(
    ("dice", "enemy", "text", "wounds", "back"),
    [
        ("3+diamond 1", "", "", 2, 0),
        ("1 2+bam", "", "", 0, 0),
        ("1 2+bam", "Retaliation 2", "", 0, 2),
        ("1 1", "Retaliation 2", "", 0, 0),
        ("1 2+bam", "", "Attack: +1 Wound", 1, 0),
        ("2+bam 1", "", "Attack: +1 Wound", 2, 0),
    ],
)
def test_wounds_are_hits_less_shields_and_extra_wounds(dice: str, enemy: str, text: str, wounds: int, back: int) -> None:
    wall = foe(f"clause-wall-{len(enemy)}", "orc-agent", enemy, melee="1 yellow", defense="1 blue", health=9)
    pack = [card("clause-wounding", text=text)] if text else []
    table = duel(SWORD, wall, dice=[dice], hero={"pack": pack}).play("melee orc")
    assert table.last("CombatSettled").wounds == wounds
    assert (table.enemy("orc").health, table.hero("owen").health) == (9 - wounds, 5 - back)


@rule("MD-TIM-07", "MD-TIM-06", "MD-TRM-09")
@pytest.mark.parametrize(("face", "health"), [("1", 19), ("blank", 17)])
def test_what_holds_where_nothing_was_wounded_asks_the_wounds_of_this_attack(face: str, health: int) -> None:
    slow = card("clause-slow", text="Attack: if this Attack does not wound, +3 Wounds")
    assert duel(SWORD, DUMMY, dice=[face], hero={"pack": [slow]}).play("melee orc").enemy("orc").health == health


@rule("MD-CSK-09", "MD-ENC-06")
@pytest.mark.parametrize(("repeat", "times"), [("", 1), (" (Repeat 2)", 2)])
def test_an_enchantment_needs_symbols_each_time_and_a_combat_skill_none(repeat: str, times: int) -> None:
    blade = card(f"clause-blade-{times}", "two_hands", f"Melee BAM: +1 Hit{repeat}", melee="3 red")
    charm = card("clause-plus", text="Attack: +1 Hit")
    table = duel(blade, DUMMY, dice=["2+bam 2+bam 2+bam"], hero={"pack": [charm]}).play("melee orc")
    for left in range(times, 0, -1):
        assert table.may(f"trigger card:{blade}#0"), left
        table.play(f"trigger card:{blade}#0")
    assert not table.state.combat, "no more is offered"
    assert table.last("CombatSettled").hits == 6 + 1 + times
    assert [event.bams for event in table.told("PowerWorked")] == [0, *[1] * times]
    assert duel(blade, DUMMY, dice=["1 1 1"], hero={"pack": [charm]}).play("melee orc").last("CombatSettled").hits == 4


@rule("MD-SPW-07", "MD-SPW-04")
def test_of_a_boss_an_agent_and_a_monster_there_is_one_figure() -> None:
    twelve, six = ("dwarf-fighters", "goblin-archers", "goblin-warriors"), ("dwarf-defenders", "orc-flayers", "orc-bruisers")
    singles = ("dwarf-agent", "goblin-agent", "orc-agent", "great-troll", "giant-spider", "hellhound", "ogre-magi")
    minions = dict.fromkeys(twelve, 12) | dict.fromkeys(six, 6) | dict.fromkeys((*singles, "abyssal-demon", "liliarch"), 0)
    assert {id: kind.minions for id, kind in figure_types().items()} == minions
    other = foe("clause-other", "goblin-agent", level=4, melee="1 yellow", health=9)
    twin = foe("clause-guard", "orc-agent", level=4, melee="1 yellow", health=9)
    row = "+-+-+-+\n|C C C|\n+-+-+-+"
    drawn = event_card("clause-one-guard", "Spawn a Guard, Level token +0")
    for there, comes in ((other, True), (twin, False)):
        table = Table(
            row,
            {"owen": {"zone": "A1"}},
            {"there": {"card": there, "zone": "C1"}},
            phase="event",
            level=4,
            mission={"levels": {"B1": 4}},
            decks={"event": [drawn], "guard-4": [f"{twin}.2"]},
            dice=["1", "1", "1"],
        )
        assert (len(table.state.enemies) == 2) is comes
        assert bool(table.told("ShortageFound")) is not comes


@rule("MD-CHR-07", "MD-SPW-03")
def test_a_mob_comes_as_one_enemy_on_its_feet() -> None:
    drawn = event_card("clause-mob-comes", "Spawn a Guard, Level token +0")
    decks = {"event": [drawn], "guard-1": [PAIR]}
    table = Table(
        LINE, {"owen": {"zone": "A1"}, "elias": {"zone": "A1"}}, phase="event", mission={"levels": {"C1": 1}}, decks=decks
    )
    assert (list(table.state.enemies), table.state.serial) == (["goblin-warriors-1"], {"goblin-warriors": 1})
    (mob,) = table.state.enemies.values()
    assert (mob.minions, mob.health, mob.is_stunned, mob.holds) == ([1, 1], 1, False, [])


@rule("MD-ENM-01", "MD-ENM-05")
def test_a_card_says_how_much_health_an_enemy_has() -> None:
    for name, figure, health in (("clause-mob", "orc-flayers", 3), ("clause-agent", "orc-agent", 12)):
        assert enemy_card(foe(name, figure, level=1, melee="1 yellow", health=3)).full_health(4) == health


@rule("MD-ENM-11")
def test_only_an_enemys_own_enchantments_work_unasked() -> None:
    thorn = foe("clause-thorn", "orc-agent", "Defense BAM: +1 Shield", melee="1 yellow", defense="1 green", health=9)
    blade = card("clause-asking", "hand", "Melee BAM: +1 Hit", melee="1 red")
    table = duel(blade, thorn, dice=["2+bam 2+bam"]).play("melee orc")
    assert [(event.by, event.bams) for event in table.told("PowerWorked")] == [("orc", 1)]
    assert (table.prompt, table.options()) == ("enchant", ["pass", f"trigger card:{blade}#0"])


@rule("MD-ENM-11", "MD-SKL-05")
def test_what_a_charge_grants_is_no_enemys_enchantment_its_player_is_asked() -> None:
    lance = card("clause-lance", "hand", melee="1 red")
    spurs = card("clause-spurs", text="Charge (Melee BAM: +1 Hit)")
    dummy = {"orc": {"card": DUMMY, "zone": "B1"}}
    table = Table(ROOM, {"owen": {"hands": [lance], "pack": [spurs]}}, dummy, dice=["2+bam"]).play("charge B1")
    assert (table.prompt, table.options()) == ("enchant", ["pass", f"trigger card:{spurs}#0/0"])
    table.play(f"trigger card:{spurs}#0/0")
    worked = table.last("PowerWorked")
    assert not {"MD-ENM-11", "MD-ENM-12", "MD-ENM-13"} & {worked.rule, *worked.also}


@rule("MD-RUB-03")
def test_a_boss_stunned_by_an_enchantment_lies_open_in_the_same_attack() -> None:
    ice = card("clause-ice", "hand", "Melee BAM: Stun", melee="1 red")
    fields = {"minions": [2]}
    for choice, cited in ((f"trigger card:{ice}#0", ("MD-MOB-07", "MD-STN-09", "MD-RUB-03")), ("pass", ())):
        mob = foe("clause-band", "goblin-warriors", level=1, melee="1 yellow", health=3, minions=1)
        table = duel(ice, mob, dice=["2+bam"], foe_fields=fields).play("melee orc", choice)
        if cited:
            assert table.prompt == "strike"
            table.play("strike boss")
            assert (table.last("EnemyWounded").minion, table.last("EnemyWounded").also) == (-1, cited)
        else:
            assert [event.minion for event in table.told("EnemyWounded")] == [0]
            assert table.last("EnemyWounded").also == ("MD-MOB-05", "MD-HRD-06", "MD-RUL-44")
    alone = duel(ice, DUMMY, dice=["2+bam"]).play("melee orc", f"trigger card:{ice}#0")
    assert alone.last("EnemyWounded").also == ()


@rule("MD-CAC-02")
def test_a_melee_action_strikes_one_enemy_of_the_own_zone() -> None:
    foes: dict[str, Any] = {"near": {"card": DUMMY, "zone": "A1"}, "far": {"card": DUMMY, "zone": "B1"}}
    table = Table(LINE, {"owen": {"hands": [SWORD]}}, foes, dice=["2+bam"])
    assert [option for option in table.options() if option.startswith("melee")] == ["melee near"]
    table.play("melee near")
    assert [(e.attacker, e.defender, e.weapons, e.rule) for e in table.told("AttackDeclared")] == [
        ("owen", "near", (SWORD,), "MD-CAC-02")
    ]
    assert (table.enemy("near").health, table.enemy("far").health) == (18, 20)
    assert not any(o.startswith("melee") for o in Table(LINE, {"owen": {"hands": [SWORD]}}).options())


@rule("MD-MVA-04", "MD-MVA-05")
def test_a_move_goes_to_an_adjacent_zone_that_nobody_holds_one_from() -> None:
    board = "+-+-+-+-+\n|C C|C C|\n+-+-+-+-+"
    free = Table(board, {"owen": {}}, {"orc": {"card": DUMMY, "zone": "B1"}})
    assert [option for option in free.options() if option.startswith("move")] == ["move B1"]
    assert free.refusal("move C1") == "MD-MOV-01"
    free.play("move B1", "stop")
    assert free.refusal("move A1") == "MD-MOV-03"
    over = Table(board, {"owen": {"zone": "B1"}})
    assert [option for option in over.options() if option.startswith("move")] == ["move A1"]


@rule("MD-SKL-11", "MD-RUL-39")
def test_spellsword_needs_its_skill_a_melee_weapon_and_a_melee_text() -> None:
    sword = card("clause-spell-sword", "hand", "Melee BAM: +2 Hits", melee="1 red")
    staff = card("clause-spell-staff", "two_hands", "Melee BAM: +2 Hits", magic="1 red")
    axe = card("clause-thrown-axe", "hand", "Ranged BAM: +2 Hits", melee="1 red")
    skilled = {"calling": "battle-wizard", "skills": {"battle-wizard.spellblade": 1}}
    near, far = {"orc": {"card": DUMMY, "zone": "A1"}}, {"orc": {"card": DUMMY, "zone": "B1"}}
    for hero, foes, may in (
        ({**skilled, "hands": [sword]}, near, True),
        ({"calling": "battle-wizard", "hands": [sword]}, near, False),
        ({**skilled, "hands": [staff]}, near, False),
        ({**skilled, "hands": [sword]}, far, False),
    ):
        assert Table(ROOM, {"owen": hero}, foes).may("magic orc") is may
    thrown = Table(ROOM, {"owen": {**skilled, "hands": [axe]}}, near, dice=["2+bam"]).play("magic orc")
    assert (thrown.told("PowerWorked"), thrown.last("CombatSettled").hits) == ([], 2)
    distant = Table(ROOM, {"owen": {**skilled, "hands": [staff]}}, far, dice=["2+bam"]).play("magic orc")
    assert (distant.told("PowerWorked"), distant.last("CombatSettled").hits) == ([], 2)


@rule("MD-MOB-05", "MD-MOB-07", "MD-MOB-08")
@pytest.mark.parametrize(
    ("text", "fields", "open_to"),
    [
        ("", {"minions": [2]}, [0]),
        ("", {"minions": [2], "is_stunned": True}, [-1]),
        ("Melee: may wound the Boss", {"minions": [2]}, [-1]),
        ("", {"minions": []}, [-1]),
        ("Melee: may wound the Boss", {"minions": [2], "health": 0}, [0]),
    ],
)
def test_a_boss_is_behind_its_minions_unless_something_lays_it_open(text: str, fields: Any, open_to: list[int]) -> None:
    spear = card(f"clause-spear-{bool(text)}".lower(), "two_hands", text, melee="1 red")
    table = duel(spear, PAIR, dice=["1"], foe_fields=fields).play("melee orc")
    if table.prompt == "strike":
        table.play("strike boss")
    assert [event.minion for event in table.told("EnemyWounded")] == open_to


@rule("MD-CMB-04", "MD-TIM-03")
def test_all_dice_fall_in_one_roll_and_each_side_keeps_its_own() -> None:
    both = card("clause-two-colours", "two_hands", melee="2 red + 1 yellow")
    wall = foe("clause-two-walls", "orc-agent", melee="1 yellow", defense="1 green + 1 blue", health=20)
    fallen = duel(both, wall, dice=["1 2+bam 1 blank 1"]).play("melee orc").last("CombatRolled")
    assert (fallen.attack, fallen.attack_faces) == (("red", "red", "yellow"), ("1", "2+bam", "1"))
    assert (fallen.defense, fallen.defense_faces) == (("green", "blue"), ("blank", "1"))
    blunt = card("clause-blunt", text="Attack: -3 red dice")
    nothing = duel(SWORD, DUMMY, hero={"pack": [blunt]}).play("melee orc")
    assert (nothing.told("Rolled"), nothing.last("CombatRolled").attack, nothing.last("CombatSettled").wounds) == ([], (), 0)


@rule("MD-TIM-04")
def test_a_side_that_has_rolled_again_is_known_to_have_once() -> None:
    again, blanks = (
        card("clause-again", text="Attack: +1 Attack Re-roll"),
        card("clause-blanks", text="Attack: re-roll blank Attack dice"),
    )
    blade = card("clause-again-blade", "hand", "Melee BAM: +1 Hit", melee="2 red")
    table = duel(blade, DUMMY, dice=["1 blank", "2+bam blank", "1"], hero={"pack": [again, blanks]}).play("melee orc")
    combat = table.state.combat
    assert combat is not None
    assert combat.rerolled == []
    table.play("reroll attack")
    assert (table.prompt, combat.rerolled) == ("reroll", ["attack"])
    table.play("reroll attack")
    assert (table.prompt, combat.rerolled) == ("enchant", ["attack"])


@rule("MD-RUL-18", "MD-RUL-19", "MD-CTR-03")
def test_an_answer_goes_to_whoever_attacked_and_to_nobody_else() -> None:
    road = "+-+-+-+-+-+-+\n|C C C C C C|\n+-+-+-+-+-+-+"
    brute = foe("clause-answering", "orc-agent", melee="1 yellow", health=20)
    heroes: dict[str, Any] = {"owen": {"hands": [BOW], "zone": "E1"}, "elias": {"zone": "A1", "xp": 9}}
    table = Table(road, heroes, {"orc": {"card": brute, "zone": "C1"}}, dice=["blank blank", "1"]).play("ranged orc", "nothing")
    assert [(event.to, event.rule) for event in table.told("Moved")] == [("D1", "MD-CTR-03"), ("E1", "MD-CTR-03")]
    own = Table(road, heroes, {"orc": {"card": brute, "zone": "C1"}}, phase="enemies", dice=["1"])
    assert [(event.to, event.rule) for event in own.told("Moved")] == [("B1", "MD-TGT-08"), ("A1", "MD-TGT-08")]


@rule("MD-RUL-19", "MD-CTR-05")
def test_whoever_hides_from_an_answer_is_not_looked_for() -> None:
    board = "+-+-+-+\n|C C C|\n+-+-+ +\n|C c c|\n+-+-+-+"
    foes = {"orc": {"card": DUMMY, "zone": "A1"}, "other": {"card": BRUTE, "zone": "A1"}}
    table = Table(board, {"owen": {"hands": [BOW], "zone": "C1"}}, foes, dice=["blank blank", "blank blank blank"])
    table.play("ranged orc", "ranged other", "move C2", "stop")
    while table.prompt == "counterattack":
        table.play(table.options()[0])
    assert [(e.enemy, e.rule, e.also) for e in table.told("EnemyPassed")] == [
        (enemy, "MD-CTR-05", ("MD-SHA-04", "MD-RUL-19")) for enemy in ("orc", "other")
    ]
    assert table.told("Moved")[1:] == []


@rule("MD-HPH-02", "MD-HPH-10")
def test_three_actions_and_what_is_free_around_them() -> None:
    for pack, may in (([DUST], False), ([DUST, f"{DUST}.2"], True)):
        table = duel(SWORD, DUMMY, dice=["blank"] * 4, hero={"pack": pack})
        for _ in range(3):
            assert (table.may("melee orc"), table.may("transmute")) == (True, may)
            assert table.told("ActivationEnded") == table.told("EnemyActivated") == []
            table.play("melee orc")
        # what is free may still be done; whoever can do nothing more is answered
        assert bool(table.told("EnemyActivated")) is not may
        if may:
            assert (table.refusal("melee orc"), table.may("transmute")) == ("MD-HPH-02", True)
