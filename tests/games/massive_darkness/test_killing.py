"""Kills at the edge of an Attack (MD-TRM-10, MD-HRD-06, MD-RUL-28): the last Minion, no Wounds, a dead killer."""

import pytest

from tests.games.massive_darkness.table import ROOM, Table, card, foe, rule

DEATH = card("kill-blade", "hand", "Melee DIAMOND: instantly kill", melee="1 red")
LANCE = card("kill-lance", "hand", "Melee DIAMOND: instantly kill; Melee: may wound the Boss", melee="1 red")
MOB = foe("kill-mob", "orc-flayers", melee="1 yellow", health=2, minions=1)
WALL = foe("kill-wall", "orc-flayers", melee="1 yellow", defense="1 green", health=2, minions=1)
AGENT = foe("kill-agent", "orc-agent", melee="2 yellow", health=1)
PRIZE = card("kill-prize")


def strike(weapon: str, minions: list[int], stunned: bool = False) -> Table:
    foes = {"orcs": {"card": MOB, "zone": "A1", "minions": minions, "is_stunned": stunned}}
    table = Table(ROOM, {"whisper": {"hands": [weapon]}}, foes, dice=["3+diamond"])
    return table.play("melee orcs", f"trigger card:{weapon}#0")


@rule("MD-HRD-06", "MD-MOB-05", "MD-RUL-49")
def test_a_boss_whose_last_minion_fell_to_the_wounds_is_not_killed_by_the_same_attack() -> None:
    table = strike(DEATH, [1])
    assert (table.enemy("orcs").minions, table.enemy("orcs").health) == ([], 2)
    assert table.told("GuardianKilled") == []


@rule("MD-TRM-10", "MD-RUL-49")
def test_a_boss_that_stood_alone_is_instantly_killed() -> None:
    assert strike(DEATH, []).state.enemies == {}


@rule("MD-RUL-49", "MD-HRD-05")
def test_wounds_and_an_instant_kill_take_two_minions() -> None:
    table = strike(DEATH, [2, 2, 2])
    # three Wounds kill the first and leave the second with one Health; that one is killed
    assert table.enemy("orcs").minions == [2]


@rule("MD-STN-07", "MD-RUL-44", "MD-RUL-49")
def test_a_stunned_boss_may_fall_to_the_same_attack_as_its_last_minion() -> None:
    table = strike(DEATH, [1], stunned=True).play("strike minion")
    assert table.state.enemies == {}


@rule("MD-MOB-08", "MD-RUL-49")
def test_a_dead_boss_cannot_be_killed_again() -> None:
    table = strike(LANCE, [2, 2]).play("strike boss")
    assert (table.enemy("orcs").health, table.enemy("orcs").minions) == (0, [2])
    assert (len(table.told("GuardianKilled")), table.prompt) == (1, "activation")


@rule("MD-TRM-09", "MD-TRM-10")
@pytest.mark.parametrize(("choice", "killed"), [("trigger card:kill-blade.1#0", [2]), ("pass", [1, 2])])
def test_an_attack_that_kills_outright_has_wounded(choice: str, killed: list[int]) -> None:
    slow = card("kill-slow", text="Attack: if this Attack does not wound, +1 Wound")
    foes = {"orcs": {"card": WALL, "zone": "A1", "minions": [2, 2]}}
    table = Table(ROOM, {"whisper": {"hands": [DEATH], "pack": [slow]}}, foes, dice=["3+diamond 3+diamond"])
    table.play("melee orcs", choice)
    assert table.enemy("orcs").minions == killed


@rule("MD-RES-02", "MD-GRD-09", "MD-RUL-28", "MD-RUL-27")
def test_the_shield_of_a_hero_killed_by_the_same_attack_brings_no_loot() -> None:
    mirror = card("kill-mirror", "hand", "Defense BAM: inflict 1 Wound on the Attacker", defense="1 blue")
    table = Table(
        ROOM,
        {"whisper": {"hands": [mirror], "health": 1, "xp": 1}, "owen": {"zone": "C1"}},
        {"orc": {"card": AGENT, "zone": "A1", "holds": [PRIZE], "health": 1}},
        phase="enemies",
        dice=["2+bam 2+bam 2+bam"],
    )
    table.play(f"trigger card:{mirror}#0")
    assert table.hero("whisper").is_dead
    assert table.state.enemies == {}
    assert (table.hero("whisper").pack, table.state.decks["treasure-1"].discard) == ([], [PRIZE])
    assert [(hero.id, hero.xp) for hero in table.state.heroes.values()] == [("whisper", 1), ("owen", 4)]


@rule("MD-RES-02", "MD-GRD-09", "MD-RUL-28")
def test_the_shield_of_a_hero_who_lives_on_brings_the_loot() -> None:
    mirror = card("kill-mirror", "hand", "Defense BAM: inflict 1 Wound on the Attacker", defense="1 blue")
    table = Table(
        ROOM,
        {"whisper": {"hands": [mirror], "xp": 1}, "owen": {"zone": "C1"}},
        {"orc": {"card": AGENT, "zone": "A1", "holds": [PRIZE], "health": 1}},
        phase="enemies",
        dice=["2+bam 2+bam 2+bam"],
    )
    table.play(f"trigger card:{mirror}#0")
    assert not table.hero("whisper").is_dead
    assert table.state.enemies == {}
    assert (table.hero("whisper").pack, table.told("CardDiscarded")) == ([PRIZE], [])
    assert [(hero.id, hero.xp) for hero in table.state.heroes.values()] == [("whisper", 5), ("owen", 4)]
