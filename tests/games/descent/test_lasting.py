"""Lasting effects (DE-EFF): Burn, Web, Stun, Poison, the monkey."""

import pytest

from tests.games.descent.props import SWORD, Table, duel
from tests.games.descent.table import rule


@rule("DE-EFF-03", "DE-EFF-04", "DE-EX-36", "DE-DMG-04", "DE-RUB-10")
def test_three_burn_tokens_and_one_surge_are_two_wounds() -> None:
    table = duel({"burn": 3}, next="turn", dice=["surge blank enhancement"])
    assert (table.hero("sir-valadir").burn, table.hero("sir-valadir").life) == (2, 14)
    assert table.told("Rolled")[0].dice == ("black",) * 3


@rule("DE-RUL-40", "DE-EFF-03", "DE-EFF-04")
def test_monsters_burn_as_the_overlords_turn_starts_activated_or_not() -> None:
    table = duel(foes={"ogre-1": {"at": "C3", "burn": 2}}, next="overlord", dice=["blank surge"])
    assert (table.monster("ogre-1").burn, table.monster("ogre-1").life) == (1, 4)


@rule("DE-RUL-44", "DE-EFF-04")
def test_nobody_is_paid_for_a_leader_that_burns_to_death() -> None:
    table = duel(foes={"beastman-leader-1": {"at": "C3", "burn": 1, "life": 1}}, next="overlord", dice=["blank"])
    assert not table.state.monsters
    assert table.hero("sir-valadir").coins == 0


@rule("DE-EFF-19", "DE-EFF-20", "DE-RUB-08")
def test_web_that_is_left_takes_all_movement_points_but_no_attack() -> None:
    table = duel({"web": 2, "fatigue": 2}, next="turn", dice=["surge blank", "0/4/0 0/3/0 blank blank"])
    table.play("done", "advance")
    assert table.hero("sir-valadir").web == 1
    assert table.refusal("move A3") == "DE-EFF-20"
    assert table.refusal("fatigue") == "DE-EFF-20"
    table.play(f"attack C3 with {SWORD}")
    assert table.told("AttackHit")


@rule("DE-RUL-40", "DE-RUB-08", "DE-EFF-20")
def test_a_webbed_monster_stays_for_this_overlord_turn() -> None:
    table = duel(
        foes={"ogre-1": {"at": "C3", "web": 1}},
        next="overlord",
        stop=False,
        overlord={"deck": ["dodge", "aim", "dodge"]},
        dice=["blank"],
    )
    table.play("done", "activate ogre-1")
    while table.prompt == "window":
        table.play("pass")
    assert table.refusal("move D3") == "DE-EFF-20"
    assert table.may("attack B3")


@rule("DE-EFF-07", "DE-EFF-08")
def test_a_stunned_normal_monster_loses_its_activation_and_one_token() -> None:
    table = duel(foes={"ogre-1": {"at": "C3", "stun": 2}, "beastman-1": {"at": "A3"}}, next="activate")
    table.play("activate ogre-1")
    assert table.monster("ogre-1").stun == 1
    assert table.options() == ["activate beastman-1", "done"]


@rule("DE-EFF-09", "DE-RUB-16", "DE-MON-04")
@pytest.mark.parametrize("first", ["move", "attack"])
def test_a_stunned_leader_moves_or_attacks_once(first: str) -> None:
    table = duel(foes={"manticore-leader-1": {"at": "C3", "stun": 1}}, next="activate", dice=["miss 0/3/0 1/1/0 blank"])
    table.play("activate manticore-leader-1")
    if first == "attack":
        table.play("attack B3")
        assert table.state.activation is None
        assert len(table.told("AttackRolled")) == 1
    else:
        table.play("move D3")
        assert table.refusal("attack B3") == "DE-EFF-09"


@rule("DE-EFF-11", "DE-EFF-12", "DE-EFF-07", "DE-RUL-41")
def test_a_stunned_hero_does_one_thing() -> None:
    table = duel({"stun": 1}, next="turn", dice=["0/4/0 0/3/0 blank blank"])
    table.play("done")
    assert table.hero("sir-valadir").stun == 0
    assert not table.may("battle")
    table.play(f"attack C3 with {SWORD}")
    assert not any(option.startswith(("attack", "move", "order")) for option in (table.options() if table.asked else []))


@rule("DE-EFF-13", "DE-NAM-36", "DE-DIC-07")
@pytest.mark.parametrize(("face", "is_monkey"), [("blank", False), ("surge", True)])
def test_the_monkey_god_spares_whoever_rolls_a_blank(face: str, is_monkey: bool) -> None:
    table = Table(
        "+-+-+-+\n|. c .|\n+-+-+-+",
        heroes={"sir-valadir": {"at": "B1", "equipped": [SWORD]}},
        overlord={"threat": 11, "hand": ["curse-of-the-monkey-god"]},
        quest={"chests": {"1": "100 coins"}},
        dice=[face],
    )
    table.play("pass", "run", "chest")
    assert table.options() == ["pass", "play curse-of-the-monkey-god"]
    table.play("play curse-of-the-monkey-god")
    assert bool(table.hero("sir-valadir").monkey) is is_monkey
    assert table.hero("sir-valadir").coins == 100
    assert ("TurnEnded" in [type(event).__name__ for event in table.session.events]) is is_monkey


@rule("DE-EFF-15", "DE-EFF-17", "DE-RUB-19")
def test_a_monkey_cannot_attack_and_no_armor_protects_it() -> None:
    table = duel({"monkey": 2}, next="activate", dice=["1/3/0 0/3/0"])
    table.play("activate beastman-1", "attack B3")
    assert table.hero("sir-valadir").life == 16 - 7
    turn = duel({"monkey": 2}, next="turn")
    assert not any(option.startswith("attack") for option in turn.options())


@rule("DE-EFF-04", "DE-DTH-02")
def test_fire_burns_in_town_too() -> None:
    table = Table("+-+-+\n|* .|\n+-+-+", heroes={"sir-valadir": {"at": "", "burn": 2}}, next="turn", dice=["blank surge"])
    assert (table.hero("sir-valadir").burn, table.hero("sir-valadir").life) == (1, 15)
