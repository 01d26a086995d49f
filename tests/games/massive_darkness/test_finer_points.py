"""Finer points of rules whose main point is proved elsewhere: the second half of a sentence, the exception, the other mode."""

from typing import Any

import pytest

from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule

LINE = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"
DARK = "+-+-+-+-+-+\n|c c c c c|\n+-+-+-+-+-+"
CLUB = card("fine-club", "hand", melee="1 red")
BOW = card("fine-bow", "two_hands", ranged="1 red")
GRAND = card("fine-grand-axe", "hand", melee="2 red", level=5)
HELM = card("fine-helm", "body", defense="1 green", level=3)
CHARM = card("fine-charm", level=2)
TONIC = card("fine-tonic", text="Heal 1", category="consumable", level=4)
STUMP = foe("fine-stump", "orc-agent", melee="1 yellow", health=20, level=1)
RATS = foe("fine-rats", "goblin-warriors", melee="1 yellow", health=1, minions=1, level=1)


def hero_of(table: Table, name: str = "owen") -> Any:
    return table.hero(name)


@rule("MD-LVL-16", "MD-EQP-20", "MD-PCK-06")
def test_a_card_of_level_5_strikes_at_once_in_standard_mode() -> None:
    table = Table(
        ROOM,
        {"owen": {"calling": "battle-wizard"}},
        {"stump": {"card": STUMP, "zone": "B1"}},
        mission={"levels": {"A1": 5}, "treasure": {"A1": 1}},
        decks={"treasure-5": [GRAND]},
        dice=["1 1"],
        level=1,
    )
    table.play("pickup", f"equip {GRAND}", "ready", "move B1", "melee stump")
    assert table.enemy("stump").health == 18


@rule("MD-HPH-10", "MD-MVA-02", "MD-HPH-05")
def test_nothing_free_inside_a_movement_action_but_before_and_after_it() -> None:
    pack = [CHARM, "fine-charm.2", "fine-charm.3", TONIC]
    table = Table(LINE, {"bjorn": {"calling": "pit-fighter-berserker", "xp": 1, "health": 2, "pack": pack}})
    for choice in ("signature", "transmute", f"use {TONIC}"):
        assert table.may(choice)
    table.play("move B1")
    for choice in ("signature", "transmute", f"use {TONIC}", "trade", "nothing"):
        assert table.refusal(choice) == "MD-MVA-02"
    table.play("stop")
    for choice in ("signature", "transmute", f"use {TONIC}"):
        assert table.may(choice)


@rule("MD-TRN-06", "MD-TRN-07")
def test_transmute_again_and_of_all_kinds_of_cards_worn_or_not() -> None:
    hero = {"body": HELM, "hands": [CLUB], "pack": [TONIC, CHARM, "fine-charm.2", "fine-charm.3"]}
    table = Table(ROOM, {"owen": hero}, decks={"treasure-2": ["fine-charm.8"], "treasure-3": [GRAND]})
    table.play("transmute", f"pick {HELM}", f"pick {CLUB}", f"pick {TONIC}", "ready")
    owen = hero_of(table)
    assert (owen.body, owen.hands) == ("", [])
    assert owen.pack == [CHARM, "fine-charm.2", "fine-charm.3", "fine-charm.8"]
    table.play("transmute", f"pick {CHARM}", "pick fine-charm.2", "pick fine-charm.3", "ready")
    assert owen.pack == ["fine-charm.8", GRAND]
    assert table.state.activation is not None
    assert table.state.activation.actions == 3


@rule("MD-GRD-13", "MD-STO-15")
def test_a_guardian_uses_a_card_that_a_hero_might_not_use_yet() -> None:
    table = Table(
        ROOM,
        {"siegfried": {}},
        {"stump": {"card": STUMP, "zone": "A1", "holds": [GRAND]}},
        phase="enemies",
        story=True,
        dice=["blank blank blank"],
    )
    assert table.told("Rolled")[0].dice == ("red", "red", "yellow")


@rule("MD-GRD-05", "MD-DIC-07")
def test_a_guardian_has_the_enchantment_of_a_card_whose_dice_are_lost_to_the_cap() -> None:
    brute = foe("fine-brute", "orc-agent", melee="3 red", health=9, level=1)
    claw = card("fine-claw", "hand", "Melee BAM: +2 Hits", melee="1 red")
    table = Table(
        ROOM,
        {"siegfried": {}},
        {"brute": {"card": brute, "zone": "A1", "holds": [claw]}},
        phase="enemies",
        dice=["2+bam blank blank"],
    )
    assert table.told("Rolled")[0].dice == ("red", "red", "red")
    assert table.last("CombatSettled").hits == 4


@rule("MD-ENM-12", "MD-ENC-05")
def test_a_natural_enchantment_without_repeat_works_once_whatever_is_rolled() -> None:
    once = foe("fine-once", "orc-agent", "Melee BAM: +1 Hit", melee="3 yellow", health=9, level=1)
    table = Table(ROOM, {"siegfried": {}}, {"agent": {"card": once, "zone": "A1"}}, phase="enemies", dice=["2+bam 2+bam blank"])
    assert [e.bams for e in table.told("PowerWorked")] == [1]
    assert table.last("CombatSettled").hits == 5


@rule("MD-SHA-06", "MD-LOS-06", "MD-SHA-05")
def test_the_dark_shortens_no_line_and_one_is_seen_by_whom_one_sees() -> None:
    stump = {"stump": {"card": foe("fine-archer", "goblin-agent", ranged="1 yellow", health=9), "zone": "E1"}}
    table = Table(DARK, {"owen": {"hands": [BOW]}}, stump)
    assert table.may("ranged stump")
    shot = Table(DARK, {"owen": {}}, stump, phase="enemies", dice=["1"])
    assert [(e.defender, e.type) for e in shot.told("AttackDeclared")] == [("owen", "ranged")]


@rule("MD-RUL-85", "MD-RES-02", "MD-MOV-05")
def test_a_killed_hero_neither_holds_an_enemy_nor_keeps_anyone_from_picking_up() -> None:
    dead = {"is_dead": True, "health": 0, "zone": "A1"}
    table = Table(LINE, {"owen": {}, "elias": dead}, mission={"treasure": {"A1": 1}})
    assert table.may("pickup")
    chase = Table(LINE, {"owen": {"zone": "E1"}, "elias": dead}, {"stump": {"card": STUMP, "zone": "A1"}}, phase="enemies")
    assert [e.to for e in chase.told("Moved")] == ["B1", "C1"]
    assert chase.told("AttackDeclared") == []


@rule("MD-CTR-11", "MD-ENP-01")
def test_who_answered_acts_again_in_the_enemies_phase() -> None:
    table = Table(
        ROOM,
        {"siegfried": {"hands": [CLUB]}},
        {"stump": {"card": STUMP, "zone": "A1"}},
        dice=["blank", "1", "1"],
        whole_round=True,
    )
    table.play("melee stump", "nothing")
    assert [e.attacker for e in table.told("AttackDeclared")] == ["siegfried", "stump", "stump"]
    assert [e.rule for e in table.told("EnemyActivated")] == ["MD-CTR-02", "MD-ENP-01"]


@rule("MD-RES-01", "MD-RES-04")
def test_a_resurrected_hero_has_kept_everything() -> None:
    kept = {"xp": 7, "skills": {"fury-paladin.challenge": 1}, "body": HELM, "hands": [CLUB], "pack": [CHARM]}
    table = Table(ROOM, {"owen": {"is_dead": True, "health": 0, "zone": "C1", **kept}}, turn="", lifebringer=1)
    owen = hero_of(table)
    assert (owen.is_dead, owen.health, owen.zone) == (False, 5, "C1")
    assert (owen.xp, owen.skills, owen.body, owen.hands, owen.pack) == (7, kept["skills"], HELM, [CLUB], [CHARM])


@rule("MD-LVL-04", "MD-LVL-18", "MD-LVL-17")
def test_levels_are_skipped_and_enemies_stay_as_they_came() -> None:
    board = "+-+-+-+-+-+-+\n|C C C C C C|\n+-+-+-+-+-+-+"
    table = Table(
        board,
        {"owen": {"zone": "C1"}},
        {"rats": {"card": RATS, "zone": "A1", "holds": [CHARM]}},
        mission={"levels": {"A1": 1, "E1": 4}},
    )
    before = table.enemy("rats").card, list(table.enemy("rats").minions), list(table.enemy("rats").holds)
    table.play("move D1", "stop")
    assert table.state.level == 4
    assert (table.enemy("rats").card, table.enemy("rats").minions, table.enemy("rats").holds) == before


@rule("MD-TIM-10", "MD-TIM-09")
@pytest.mark.parametrize("choice", ["transmute", "trade", "move B1", "signature"])
def test_nothing_else_is_done_while_a_roll_is_resolved(choice: str) -> None:
    spark = card("fine-spark", text="Attack BAM: +1 Hit")
    pack = [spark, CHARM, "fine-charm.2"]
    table = Table(
        ROOM,
        {"owen": {"hands": [CLUB], "pack": pack, "xp": 3}},
        {"stump": {"card": STUMP, "zone": "A1"}},
        dice=["2+bam"],
    )
    table.play("melee stump")
    assert (table.prompt, table.options()) == ("enchant", ["pass", f"trigger card:{spark}#0"])
    assert not table.may(choice)


@rule("MD-MKT-06", "MD-MKT-11", "MD-EQP-19")
def test_in_town_all_heroes_trade_and_reorganize_wherever_they_stood() -> None:
    careers = {
        "owen": {"calling": "fury-paladin", "pack": ["hammer.1"]},
        "elias": {"calling": "battle-wizard", "body": "leather-armor.1"},
    }
    options = {"campaign": {"played": ["walking-in-the-dark"], "passed": ["walking-in-the-dark"], "heroes": careers}}
    table = Table.begin(LINE, options, {"levels": {"A1": 1}})
    assert table.prompt == "trade"
    table.play("owen: give hammer.1 to elias", "elias: equip hammer.1", "owen: ready", "elias: ready")
    assert table.hero("elias").hands == ["hammer.1"]
    table.play("owen: ready", "elias: ready")
    assert table.prompt == "trade"
    table.play("elias: unequip hammer.1", "elias: give hammer.1 to owen", "owen: equip hammer.1")
    assert table.hero("owen").hands == ["hammer.1"]


@rule("MD-LVL-04", "MD-RES-02")
def test_a_killed_hero_on_a_higher_tile_raises_no_level() -> None:
    board = "+-+-+-+-+-+-+\n|C C C C C C|\n+-+-+-+-+-+-+"
    dead = {"is_dead": True, "health": 0, "zone": "E1"}
    table = Table(board, {"owen": {"zone": "B1"}, "elias": dead}, mission={"levels": {"A1": 1, "E1": 3}})
    table.play("move C1", "stop")
    assert table.state.level == 1


@rule("MD-RUL-11", "MD-STO-08")
def test_the_level_of_a_tile_is_that_of_its_highest_token_wherever_it_lies() -> None:
    board = "+-+-+-+-+-+-+\n|C C C C C C|\n+-+-+-+-+-+-+"
    table = Table(board, {"owen": {"zone": "C1"}}, mission={"levels": {"A1": 1, "D1": 4, "E1": 2}})
    table.play("move D1", "stop")
    assert table.state.level == 4


@rule("MD-CHR-04", "MD-SKL-07", "MD-RUL-71")
def test_an_ally_is_another_hero_never_oneself_nor_an_enemy() -> None:
    horn = card("fine-horn", text="Command")
    table = Table(
        LINE, {"owen": {"pack": [horn]}, "elias": {}, "sibyl": {"zone": "E1"}}, {"stump": {"card": STUMP, "zone": "A1"}}
    )
    assert [option for option in table.options() if option.startswith("command")] == ["command elias", "command sibyl"]
    for other in ("owen", "stump"):
        assert table.refusal(f"command {other}") == "MD-RUL-71"


@rule("MD-CHR-04", "MD-GRD-07")
def test_an_enemys_allies_are_not_among_those_it_wounds() -> None:
    storm = foe(
        "fine-storm", "orc-agent", "Magic BAM: inflict 1 Wound on each other Enemy in that Zone", magic="1 yellow", health=9
    )
    heroes: dict[str, dict[str, Any]] = {"owen": {"zone": "C1", "xp": 5}, "elias": {"zone": "C1"}}
    foes: dict[str, dict[str, Any]] = {
        "storm": {"card": storm, "zone": "A1"},
        "stump": {"card": STUMP, "zone": "C1", "is_stunned": True},
    }
    table = Table(LINE, heroes, foes, phase="enemies", dice=["2+bam"]).play("activate storm")
    assert (table.hero("owen").health, table.hero("elias").health) == (3, 4)
    assert table.enemy("stump").health == 40


@rule("MD-MOD-03", "MD-CAC-05")
def test_no_hero_can_attack_another() -> None:
    foes = {"stump": {"card": STUMP, "zone": "A1"}, "far": {"card": STUMP, "zone": "C1"}}
    table = Table(ROOM, {"owen": {"hands": [CLUB]}, "elias": {}}, foes)
    assert [option for option in table.options() if option.startswith("melee")] == ["melee stump"]
    assert [table.refusal(f"melee {who}") for who in ("elias", "far")] == ["MD-CAC-05", "MD-CAC-02"]


@rule("MD-DEC-05", "MD-RES-03", "MD-AGT-02", "MD-ENC-08")
def test_nobody_is_asked_about_what_must_happen() -> None:
    dead = {"is_dead": True, "health": 0}
    risen = Table(ROOM, {"owen": dead, "elias": {}}, turn="", lifebringer=2)
    assert (risen.prompt, risen.asked, risen.state.lifebringer) == ("activation", "owen", 1)
    agent = {"agent": {"card": STUMP, "zone": "A1"}}
    called = Table(LINE, {"owen": {"zone": "E1"}}, agent, phase="reinforcements", decks={"guard-1": [RATS]})
    assert [enemy.card for enemy in called.state.enemies.values()] == [STUMP, RATS]
    fierce = foe("fine-fierce", "orc-agent", "Melee BAM: +1 Hit", melee="1 yellow", health=9)
    struck = Table(ROOM, {"owen": {}}, {"agent": {"card": fierce, "zone": "A1"}}, phase="enemies", dice=["2+bam"])
    assert struck.hero("owen").health == 2


@rule("MD-MOD-01", "MD-EQP-10", "MD-EXP-09")
def test_the_next_game_in_standard_mode_knows_nothing_of_the_last_one() -> None:
    board = {"levels": {"A1": 1}, "treasure": {"A1": 1}, "tokens": {"idol": "artifact at A1"}, "wins": ["take idol"]}
    rules = {"rules": [{"on": "take idol", "do": ["xp 9"]}]}
    table = Table.begin(LINE, {"party": "owen"}, {**board, **rules}).play("pick mace.1", "pickup")
    assert table.session.outcome == "victory"
    assert hero_of(table).xp >= 9
    assert "MD-MOD-01" in table.last("Ended").also
    again = Table.begin(LINE, {"party": "owen"}, {**board, **rules}).play("pick mace.1")
    owen = hero_of(again)
    assert (owen.xp, owen.skills, owen.body, owen.hands, owen.pack) == (0, {}, "leather-armor.1", ["mace.1"], [])
    assert len(again.state.decks["treasure-1"].draw) == 41


@rule("MD-RUL-83", "MD-SKL-02")
@pytest.mark.parametrize(("bonus", "charges"), [("combat", True), ("melee", False), ("movement", False)])
def test_an_extra_melee_action_pays_for_no_charge_but_an_extra_combat_action_does(bonus: str, charges: bool) -> None:
    calling = "shadow-barbarian"
    hero = {"calling": calling, "skills": {f"{calling}.wild-charge": 1}, "hands": [CLUB]}
    table = Table(
        LINE,
        {"siegfried": hero},
        {"stump": {"card": STUMP, "zone": "B1"}},
        actions=0,
        bonus={bonus: 1},
        dice=["1", "1"],
    )
    if charges:
        table.play("charge B1")
        assert [(e.action, e.bonus) for e in table.told("ActionPaid")] == [("charge", bonus)]
    else:
        assert not table.may("charge B1")
        assert table.refusal("charge B1") == "MD-HPH-02"


@rule("MD-RUL-89", "MD-RES-02")
def test_the_activation_of_a_killed_hero_does_not_even_begin() -> None:
    troll_heart = card("fine-heart", text="Regeneration 2")
    dead = {"is_dead": True, "health": 0, "pack": [troll_heart]}
    table = Table(ROOM, {"owen": {}, "elias": dead, "sibyl": {}}, whole_round=True).play("nothing")
    assert (table.asked, table.prompt) == ("sibyl", "activation")
    assert [e.hero for e in table.told("HeroActivated")] == ["sibyl"]
    assert table.hero("elias").health == 0
