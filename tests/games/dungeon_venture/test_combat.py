"""Combat step by step (DV-CBT)."""

from typing import Any

import pytest

from tests.games.dungeon_venture.table import Table, rule

DUEL = "+-+-+-+\n|V g o|\n+-+-+-+"
CORRIDOR = "+-+-+-+-+\n|V . . o|\n+-+-+-+-+"
GRONK = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "2 blue", "life": 6, "movement": 4, "mana": "1 red + 1 green"}}


def faces(hits: int, dice: int) -> str:
    return " ".join(["hit"] * hits + ["miss"] * (dice - hits))


@rule("DV-CBT-01", "DV-CBT-02", "DV-CBT-03", "DV-CBT-04")
def test_declare_then_attack_dice_then_defence_dice_then_compare() -> None:
    table = Table(DUEL, turn="vardak", dice=["hit miss hit miss", "hit miss"])
    table.play("attack ogre-1")
    kinds = ("AttackDeclared", "Rolled", "AttackRolled", "AttackEnded", "Wounded")
    told: list[Any] = [event for event in table.session.events if type(event).__name__ in kinds]
    declared, attack, defence, rolled, ended, wounded = told
    assert (declared.attacker, declared.target, declared.card, declared.rule) == ("vardak", "ogre-1", "", "DV-CBT-01")
    assert (attack.by, attack.dice, attack.rule) == ("vardak", ("green",) * 4, "DV-CBT-02")
    assert attack.faces == ("hit", "miss", "hit", "miss")
    assert (defence.by, defence.dice, defence.rule) == ("ogre-1", ("blue",) * 2, "DV-CBT-03")
    assert (rolled.attacker, rolled.target, rolled.hits, rolled.blocks, rolled.rule) == ("vardak", "ogre-1", 2, 1, "DV-CBT-04")
    assert (ended.attacker, ended.target, ended.damage, ended.rule) == ("vardak", "ogre-1", 1, "DV-CBT-05")
    assert (wounded.figure, wounded.damage, wounded.rule) == ("ogre-1", 1, "DV-DMG-01")
    assert table.state.attacks == []


@rule("DV-CBT-01")
def test_an_illegal_target_is_not_even_declared() -> None:
    table = Table(CORRIDOR, turn="vardak")
    assert table.refusal("attack orc-1") == "DV-ATK-01"
    assert table.told("AttackDeclared") == []


@rule("DV-CBT-04", "DV-CBT-05", "DV-CBT-06")
@pytest.mark.parametrize(
    ("hits", "blocks", "damage"), [(0, 0, 0), (0, 2, 0), (1, 0, 1), (1, 1, 0), (1, 2, 0), (2, 1, 1), (2, 0, 2), (4, 2, 2)]
)
def test_the_difference_is_the_damage_and_ties_hurt_nobody(hits: int, blocks: int, damage: int) -> None:
    table = Table(DUEL, turn="vardak", dice=[faces(hits, 4), faces(blocks, 2)])
    table.play("attack ogre-1")
    assert table.figure("ogre-1").wounds == damage
    ended = table.last("AttackEnded")
    assert (ended.damage, ended.rule) == (damage, "DV-CBT-05" if damage else "DV-CBT-06")
    assert len(table.told("Wounded")) == (1 if damage else 0)


@rule("DV-CBT-06")
def test_a_tie_hurts_nobody() -> None:
    table = Table("+-+-+\n|V o|\n+-+-+", turn="vardak", dice=["hit hit miss miss", "hit hit"])
    table.play("attack orc-1")
    assert table.figure("orc-1").wounds == 0
    assert (table.last("AttackEnded").damage, table.last("AttackEnded").rule) == (0, "DV-CBT-06")


@rule("DV-CBT-02", "DV-CBT-03")
def test_an_attack_spell_is_cast_with_mana_dice_against_defence_dice() -> None:
    table = Table(
        "+-+-+-+\n|N o G|\n+-+-+-+\n|.|.|.|\n+-+-+-+",
        turn="naurania",
        areas={"lair": "A1"},
        bosses=GRONK,
        heroes={"naurania": {"hand": ["lightning"]}},
        dice=[faces(3, 5), "hit miss"],
    )
    table.play("play lightning at gronk")
    attack, defence = table.told("Rolled")
    assert (attack.by, attack.dice, attack.rule) == ("naurania", ("red", *("blue",) * 4), "DV-SPL-08")
    assert (defence.by, defence.dice, defence.rule) == ("gronk", ("blue", "blue"), "DV-CBT-03")
    assert table.figure("gronk").wounds == 2


@rule("DV-CBT-03")
def test_a_spell_may_be_resisted_with_mana_dice() -> None:
    table = Table(
        "+-+-+-+\n|N o G|\n+-+-+-+\n|.|.|.|\n+-+-+-+",
        turn="naurania",
        areas={"lair": "A1"},
        bosses=GRONK,
        heroes={"naurania": {"hand": ["mind-spike"]}},
        dice=[faces(3, 4), "hit miss"],
    )
    table.play("play mind-spike at gronk")
    defence = table.told("Rolled")[1]
    assert (defence.by, defence.dice, defence.rule) == ("gronk", ("red", "green"), "DV-STAT-04")
    assert table.figure("gronk").wounds == 2


@rule("DV-CBT-03", "DV-STAT-04")
def test_a_thing_that_is_thrown_brings_dice_of_its_own() -> None:
    hall = "+-+-+-+\n|N . g|\n+-+-+-+"
    table = Table(hall, turn="naurania", heroes={"naurania": {"hand": ["fire-flask"]}}, dice=[faces(2, 3), "hit miss"])
    table.play("play fire-flask at ogre-1")
    attack, defence = table.told("Rolled")
    assert (attack.dice, defence.dice, defence.rule) == (("blue",) * 3, ("blue",) * 2, "DV-CBT-03")
    assert table.figure("ogre-1").wounds == 1


@rule("DV-CBT-03", "DV-STAT-04", "DV-STAT-03")
def test_against_what_nothing_resists_nobody_rolls() -> None:
    table = Table("+-+-+-+\n|V p k|\n+-+-+-+", turn="vardak", dice=["hit miss miss miss"], choices=["move B1", "place A1"])
    assert [rolled.by for rolled in table.told("Rolled")] == ["pit"]
    assert (table.last("AttackRolled").blocks, table.figure("vardak").wounds) == (0, 1)


@rule("DV-CBT-02", "DV-CBT-03")
def test_equipment_adds_its_dice_to_both_rolls() -> None:
    table = Table(
        DUEL,
        turn="ogre-1",
        heroes={"vardak": {"worn": ["tower-shield", "iron-helm", "magic-sword"]}},
        dice=["hit hit miss", "miss hit miss miss miss miss"],
    )
    table.play("attack vardak")
    attack, defence = table.told("Rolled")
    assert attack.dice == ("red",) * 3
    assert defence.dice == ("red", *("green",) * 5)
    assert table.figure("vardak").wounds == 1


@rule("DV-CBT-07")
@pytest.mark.parametrize("hits", [0, 2, 4])
def test_two_rolls_and_it_is_over(hits: int) -> None:
    table = Table(DUEL, turn="vardak", dice=[faces(hits, 4), "miss miss"], monsters={"ogre-1": {"wounds": 0}})
    table.play("attack ogre-1")
    assert [event.by for event in table.told("Rolled")] == ["vardak", "ogre-1"]
    assert table.figure("vardak").wounds == 0
    assert sum(event.damage for event in table.told("Wounded")) == min(hits, 3)


@rule("DV-CBT-08")
def test_a_trap_attacks_like_anybody() -> None:
    table = Table(CORRIDOR, turn="vardak", traps={"B1": "arrows"}, dice=[faces(4, 6), faces(1, 4)])
    table.play("move B1")
    attack, defence = table.told("Rolled")
    assert (attack.by, attack.dice) == ("arrows", ("green",) * 6)
    assert (defence.by, defence.dice, defence.rule) == ("vardak", ("green",) * 4, "DV-CBT-03")
    assert (table.last("AttackRolled").hits, table.last("AttackRolled").blocks) == (4, 1)
    assert table.figure("vardak").wounds == 3


@rule("DV-CBT-08")
def test_where_there_is_no_defence_the_defender_counts_nothing() -> None:
    table = Table(CORRIDOR, turn="vardak", traps={"B1": "pit"}, dice=[faces(3, 4)])
    table.play("move B1", "place A1")
    assert [event.by for event in table.told("Rolled")] == ["pit"]
    assert (table.last("AttackRolled").hits, table.last("AttackRolled").blocks) == (3, 0)
    assert table.figure("vardak").wounds == 3


@rule("DV-CBT-04")
def test_what_an_event_changes_after_the_dice_counts() -> None:
    table = Table(DUEL, turn="vardak", dice=["hit hit hit miss", "miss miss"], keeper_hand=["evil-eye"])
    table.play("attack ogre-1", "pass", "event evil-eye")
    assert (table.last("AttackRolled").hits, table.last("HitsChanged").by) == (3, -2)
    assert (table.last("AttackEnded").damage, table.figure("ogre-1").wounds) == (1, 1)


@rule("DV-CBT-06")
def test_successes_taken_away_never_fall_below_none() -> None:
    table = Table(DUEL, turn="vardak", dice=["hit miss miss miss", "miss miss"], keeper_hand=["evil-eye"])
    table.play("attack ogre-1", "pass", "event evil-eye")
    assert (table.last("AttackEnded").damage, table.last("AttackEnded").rule) == (0, "DV-CBT-06")
    assert table.figure("ogre-1").wounds == 0
