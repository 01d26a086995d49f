"""One roll from its declaration to its Wounds (MD-CMB, MD-TIM, MD-RRL, MD-ENC): what comes when, and what pays for what."""

from typing import Any

import pytest

from tests.games.massive_darkness.duel import SWORD, duel
from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule

AXE = card("roll-axe", "two_hands", "Melee BAM: +1 Hit (Repeat 2); Melee DIAMOND: +2 Hits; Ranged BAM: +9 Hits", melee="3 red")
MAIL = card("roll-mail", "body", "Defense BAM: +1 Shield (Repeat 2); Defense DIAMOND: +2 Shields", defense="3 green")
HOPE = card("roll-hope", text="Attack: after a re-roll, +1 Hit")
AGAIN = card("roll-again", text="Attack: +1 Attack Re-roll")
POWDER = card("roll-powder", text="Melee: +1 red die", category="consumable")
TARGET = foe("roll-target", "orc-agent", "Defense BAM: +1 Shield", melee="1 yellow", defense="1 blue", health=30)
ALL = ("AttackDeclared", "PoolSet", "CombatRolled", "DiceRerolled", "PowerWorked", "CombatSettled", "EnemyWounded", "CombatEnded")


@rule("MD-CMB-02", "MD-TIM-01", "MD-TIM-02", "MD-TIM-03", "MD-RRL-04", "MD-TIM-08")
def test_the_steps_of_a_roll_come_in_order() -> None:
    pack = [POWDER, AGAIN]
    table = duel(AXE, TARGET, dice=["2+bam 1 1 blank", "2+bam 1 1", "1 1 1 blank"], hero={"pack": pack})
    table.play("melee orc")
    assert (table.prompt, table.options()) == ("window", ["pass", f"use {POWDER}"])
    assert table.told("PoolSet") == []
    table.play("pass")
    assert (table.prompt, table.told("PowerWorked")) == ("reroll", [])
    table.play("reroll attack", f"trigger card:{AXE}#0")
    found = [type(event).__name__ for event in table.session.events]
    assert [name for name in dict.fromkeys(found) if name in ALL] == list(ALL)
    assert table.state.combat is None
    table.play("melee orc", f"use {POWDER}", "pass")
    assert table.told("PoolSet")[-1].pool.red == 3
    assert table.state.activation is not None
    assert table.state.activation.attacked == ["orc"]


@rule("MD-ENC-02", "MD-ENC-03", "MD-ENC-04", "MD-ENC-05", "MD-ENC-06", "MD-ENC-07", "MD-ENC-11", "MD-CSK-10")
def test_an_attacker_pays_with_symbols_of_the_attack_each_once_and_as_often_as_it_may() -> None:
    table = duel(AXE, TARGET, dice=["2+bam 2+bam 3+diamond 2+bam"])
    repeat, once = f"trigger card:{AXE}#0", f"trigger card:{AXE}#1"
    table.play("melee orc")
    assert table.options() == ["pass", repeat, once]
    combat = table.state.combat
    assert combat is not None
    for choice, left, offered in ((repeat, (-1, 0), ["pass", repeat, once]), (once, (-1, -1), ["pass", repeat])):
        table.play(choice)
        assert ((combat.attack_bams, combat.attack_diamonds), table.options()) == (left, offered)
        assert table.last("PowerWorked").also[:3] == ("MD-ENC-02", "MD-ENC-07", "MD-ENC-11")
    table.play(repeat)
    worked = [(e.by, e.side, e.bams, e.diamonds) for e in table.told("PowerWorked")]
    assert worked == [("orc", "defense", 1, 0), ("owen", "attack", 1, 0), ("owen", "attack", 0, 1), ("owen", "attack", 1, 0)]
    assert (table.last("CombatSettled").hits, table.last("CombatSettled").shields) == (11, 3)


@rule("MD-ENC-03", "MD-ENC-04", "MD-ENC-07", "MD-ENC-08", "MD-ENC-11", "MD-GRD-06", "MD-RUL-93", "MD-CMB-03")
def test_a_defender_pays_with_symbols_of_the_defense_and_an_enemy_pays_by_itself_its_own_first() -> None:
    club = card("roll-club", "hand", "Melee BAM: +4 Hits", melee="1 red")
    brute = foe("roll-brute", "orc-agent", "Melee BAM: +1 Hit; Ranged BAM: +9 Hits", melee="2 red", health=9)
    foes = {"orc": {"card": brute, "zone": "A1", "holds": [club]}}
    table = Table(
        ROOM, {"owen": {"body": MAIL}}, foes, phase="enemies", dice=["2+bam 2+bam blank 2+bam 3+diamond blank"], level=1
    )
    repeat, once = f"trigger card:{MAIL}#0", f"trigger card:{MAIL}#1"
    assert (table.prompt, table.options()) == ("enchant", ["pass", repeat, once])
    combat = table.state.combat
    assert combat is not None
    table.play(once)
    assert ((combat.defense_bams, combat.defense_diamonds), table.options()) == ((0, -1), ["pass", repeat])
    table.play(repeat)
    worked = [(e.power, e.side, e.bams, e.diamonds) for e in table.told("PowerWorked")]
    own, held = (f"enemy:{brute}#0", "attack", 1, 0), (f"card:{club}#0", "attack", 1, 0)
    assert worked == [(f"card:{MAIL}#1", "defense", 0, 1), (f"card:{MAIL}#0", "defense", 1, 0), own, held]
    said = [set(e.also) & {"MD-ENC-07", "MD-ENC-08", "MD-GRD-06", "MD-RUL-93"} for e in table.told("PowerWorked")]
    assert said == [{"MD-ENC-07"}, {"MD-ENC-07"}, {"MD-ENC-08", "MD-RUL-93"}, {"MD-ENC-08", "MD-GRD-06"}]
    assert (table.last("CombatSettled").hits, table.last("CombatSettled").shields) == (9, 8)


@rule("MD-ENC-02", "MD-ENC-11")
def test_an_enchantment_needs_all_its_symbols() -> None:
    dear = card("roll-dear", "two_hands", "Melee 2 BAM: +3 Hits; Melee BAM DIAMOND: +5 Hits", melee="3 red")
    for rolled, keys in (("2+bam 1 1", ""), ("2+bam 2+bam 1", "0"), ("2+bam 3+diamond 1", "1"), ("3+diamond 1 1", "")):
        table = duel(dear, foe("roll-plain", "orc-agent", melee="1 yellow", health=30), dice=[rolled]).play("melee orc")
        offered = [option for option in table.options() if option.startswith("trigger")]
        assert offered == [f"trigger card:{dear}#{key}" for key in keys]


@rule("MD-RRL-01", "MD-RRL-02", "MD-RRL-03", "MD-RRL-04", "MD-TRM-02")
@pytest.mark.parametrize(("rings", "dice", "hits"), [(0, ["2+bam"], 2), (1, ["blank", "1"], 2), (2, ["blank", "blank", "1"], 2)])
def test_only_the_last_result_counts_and_a_dice_rolled_again_is_one_however_often(rings: int, dice: list[str], hits: int) -> None:
    hero: dict[str, Any] = {"pack": [HOPE, *(f"roll-again.{n}" for n in range(1, rings + 1))]}
    table = duel(SWORD, foe("roll-plain", "orc-agent", melee="1 yellow", health=30), dice=dice, hero=hero).play("melee orc")
    for n in range(rings):
        combat = table.state.combat
        assert combat is not None
        assert (table.prompt, combat.rerolled) == ("reroll", ["attack"] * min(n, 1))
        table.play("reroll attack")
    assert table.last("CombatSettled").hits == hits
    assert len(table.told("DiceRerolled")) == rings
