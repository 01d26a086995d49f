"""What skills and items do in an attack: wards, shields, surges, kills."""

from tests.games.descent.props import BOW, SHIELD, SWORD, Table, duel, thing, weapon


def test_wards_roll_a_power_die_for_each_wound() -> None:
    cloak = thing("test-cloak", "armor", "+1 armor; For each wound of an attack roll a power die: a surge cancels it")
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "equipped": [cloak]}},
        monsters={"beastman-1": {"at": "C3"}},
        next="activate",
        dice=["1/3/0 0/2/1", "surge blank surge enhancement"],
    )
    table.play("activate beastman-1", "attack B3")
    assert table.hero("sir-valadir").life == 16 - 2


def test_a_fatigue_price_cancels_wound_by_wound() -> None:
    ghost = thing("test-ghost", "armor", "When an attack wounds you, 1 fatigue: cancel 1 wound")
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "equipped": [ghost], "fatigue": 2}},
        monsters={"beastman-1": {"at": "C3"}},
        next="activate",
        dice=["1/3/0 0/2/1"],
    )
    table.play("activate beastman-1", "attack B3", f"use {ghost}", f"use {ghost}")
    assert (table.hero("sir-valadir").life, table.hero("sir-valadir").fatigue) == (16 - 3, 0)


def test_shields_cancel_more_in_skilled_hands() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "equipped": [SHIELD], "skills": ["no-wrong-hand"]}},
        monsters={"beastman-1": {"at": "C3"}},
        next="activate",
        dice=["1/3/0 0/2/1"],
    )
    table.play("activate beastman-1", "attack B3", f"use {SHIELD}")
    assert table.last("WoundsCancelled").wounds == 3


def test_surges_double_kill_and_drain() -> None:
    relic = weapon("test-relic", "melee", "1 red", "2 surges: double the damage")
    doubled = duel({"equipped": [relic]}, {"giant-1": {"at": "C3"}}, dice=["1/3/1 surge blank"])
    doubled.play("battle", f"attack C3 with {relic}")
    assert doubled.last("AttackHit").damage == 6
    hand = weapon("test-hand", "melee", "1 red", "2 surges: kill an unnamed target")
    dead = duel({"equipped": [hand]}, {"skeleton-leader-1": {"at": "C3"}}, dice=["2/1/1 surge blank"])
    dead.play("battle", f"attack C3 with {hand}")
    assert not dead.state.monsters
    staff = weapon("test-sapping-staff", "melee", "1 red", "1 surge: the Overlord loses 1 Threat")
    drained = duel({"equipped": [staff]}, {"giant-1": {"at": "C3"}}, dice=["2/1/1 surge blank"], overlord={"threat": 5})
    drained.play("battle", f"attack C3 with {staff}")
    assert drained.state.overlord.threat == 3


def test_kills_give_what_the_cards_say() -> None:
    table = duel(
        {"skills": ["woodcutters-swing"], "fatigue": 1},
        {"skeleton-1": {"at": "C3"}, "skeleton-2": {"at": "A3"}},
        dice=["0/4/0 0/3/0 blank blank"] * 2,
    )
    table.play("advance", f"attack C3 with {SWORD}")
    assert table.options() == ["pass", "use woodcutters-swing"]
    table.play("use woodcutters-swing", f"attack A3 with {SWORD}")
    assert not table.state.monsters


def test_a_skill_shoots_again_for_fatigue() -> None:
    table = duel(
        {"equipped": [BOW], "skills": ["quiver-on-fire"], "fatigue": 2},
        {"skeleton-1": {"at": "D3"}, "giant-1": {"at": "D4"}},
        who="silhouette",
        dice=["2/2/0 enhancement blank blank"] * 2,
    )
    table.play("advance", f"attack D3 with {BOW}")
    assert "use quiver-on-fire" in table.options()
    table.play("use quiver-on-fire", f"attack D4 with {BOW}")
    assert len(table.told("AttackRolled")) == 2


def test_the_last_word_kills_those_around() -> None:
    table = Table(
        heroes={"mad-carthos": {"at": "B3", "life": 1, "skills": ["last-word"]}},
        monsters={"beastman-1": {"at": "C3"}, "skeleton-leader-1": {"at": "E3"}, "ogre-1": {"at": "F3"}},
        next="activate",
        conquest=9,
        dice=["1/3/0 0/2/1"],
    )
    table.play("activate beastman-1", "attack B3")
    assert list(table.state.monsters) == ["ogre-1"]
    assert table.hero("mad-carthos").space == ""
