"""Attack (DV-ATK): who can be attacked from where, and with what."""

import pytest

from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V o . s|
+ + + + +
|. k . .|
+-+-+-+-+
"""
RING = """
+-+-+-+-+
|k k k .|
+ + + + +
|k V k s|
+ + + + +
|k k k .|
+-+-+-+-+
"""
TWO_ROOMS = """
+-+-+-+-+-+
|V .|. . .|
+ + + + + +
|. NDo . s|
+-+-+-+-+-+
"""
CORNER = """
+-+-+-+
|. V|.|
+ + + +
|o . s|
+ +-+-+
|. z .|
+-+-+-+
"""


@rule("DV-ATK-01")
def test_only_adjacent_enemies_can_be_attacked() -> None:
    table = Table(ROOM, turn="vardak")
    assert table.may("attack orc-1")
    assert table.refusal("attack skeleton-1") == "DV-ATK-01"
    assert table.refusal("attack ogre-1") == "DV-ATK-01"


@rule("DV-ATK-01", "DV-ATK-02")
def test_adjacent_are_the_four_spaces_that_share_a_side() -> None:
    table = Table(RING, turn="vardak")
    assert [o for o in table.options() if o.startswith("attack")] == [f"attack kobold-{n}" for n in (2, 4, 5, 7)]
    for diagonal in (1, 3, 6, 8):
        assert table.refusal(f"attack kobold-{diagonal}") == "DV-ATK-02"


@rule("DV-ATK-01")
@pytest.mark.parametrize(("door", "is_legal"), [("D", False), ("O", True), ("|", False)])
def test_walls_and_closed_doors_part_neighbours(door: str, is_legal: bool) -> None:
    table = Table(TWO_ROOMS.replace("D", door), turn="naurania")
    assert table.may("attack orc-1") is is_legal
    if not is_legal:
        assert table.refusal("attack orc-1") == "DV-ATK-01"


@rule("DV-ATK-01")
def test_every_combatant_may_attack() -> None:
    table = Table(ROOM, turn="orc-1", dice=["hit hit miss", "miss miss miss miss"])
    table.play("attack vardak")
    assert table.figure("vardak").wounds == 2
    assert Table(ROOM, turn="skeleton-1").refusal("attack vardak") == "DV-ATK-01"
    assert Table(ROOM, turn="kobold-1").refusal("attack vardak") == "DV-ATK-02"


@rule("DV-ATK-02")
def test_diagonal_attacks_need_a_card() -> None:
    assert Table(ROOM, turn="vardak").refusal("attack kobold-1") == "DV-ATK-02"
    armed = Table(ROOM, turn="vardak", heroes={"vardak": {"worn": ["two-handed-sword"]}})
    assert armed.may("attack kobold-1")
    assert armed.may("attack orc-1")
    assert armed.refusal("attack skeleton-1") == "DV-ATK-01"


@rule("DV-ATK-02")
def test_diagonal_attacks_reach_all_four_corners() -> None:
    table = Table(RING, turn="vardak", heroes={"vardak": {"worn": ["two-handed-sword"]}})
    assert [o for o in table.options() if o.startswith("attack")] == [f"attack kobold-{n}" for n in range(1, 9)]


@rule("DV-ATK-02")
def test_no_diagonal_attack_past_a_wall() -> None:
    table = Table(CORNER, turn="vardak", heroes={"vardak": {"worn": ["two-handed-sword"]}})
    assert table.may("attack orc-1")
    assert table.refusal("attack skeleton-1") == "DV-ATK-01"
    below = Table(CORNER, turn="vardak", heroes={"vardak": {"worn": ["two-handed-sword"], "at": "A2"}})
    assert below.refusal("attack zombie-1") == "DV-ATK-01"


@rule("DV-ATK-03")
def test_a_bow_reaches_every_visible_enemy() -> None:
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"worn": ["bow"]}}, dice=["hit hit miss miss", "hit miss"])
    assert [o for o in table.options() if o.startswith("attack")] == ["attack orc-1", "attack skeleton-1", "attack kobold-1"]
    table.play("attack skeleton-1")
    assert table.last("Defeated").figure == "skeleton-1"
    assert table.told("Rolled")[0].dice == ("green",) * 4


@rule("DV-ATK-03")
def test_a_bow_needs_to_see_its_target() -> None:
    bow = {"vardak": {"worn": ["bow"]}, "naurania": {"worn": []}}
    assert Table(TWO_ROOMS, turn="vardak", heroes=bow).refusal("attack orc-1") == "DV-LOS-08"
    opened = Table(TWO_ROOMS.replace("D", "O"), turn="vardak", heroes=bow)
    assert opened.may("attack orc-1")
    assert opened.refusal("attack skeleton-1") == "DV-LOS-08"


@rule("DV-ATK-03")
def test_attack_spells_are_played_and_use_mana_dice() -> None:
    table = Table(
        TWO_ROOMS.replace("D", "O"),
        turn="naurania",
        heroes={"naurania": {"hand": ["fire-bolt"]}},
        dice=["hit miss miss miss", "miss miss"],
    )
    assert table.refusal("attack skeleton-1") == "DV-ATK-01"
    table.play("play fire-bolt at skeleton-1")
    roll = table.told("Rolled")[0]
    assert (roll.by, roll.dice, roll.rule) == ("naurania", ("blue",) * 4, "DV-SPL-08")
    assert table.last("AttackDeclared").card == "fire-bolt"
    assert table.last("Defeated").figure == "skeleton-1"


@rule("DV-ATK-04")
def test_one_action_is_one_attack_on_one_target() -> None:
    table = Table(RING, turn="vardak", dice=["hit hit hit hit", "miss"])
    table.play("attack kobold-2")
    assert [event.target for event in table.told("AttackDeclared")] == ["kobold-2"]
    assert table.refusal("attack kobold-4") == "DV-TURN-04"
    assert [figure for figure in table.state.figures if figure.startswith("kobold")] == [
        f"kobold-{n}" for n in (1, 3, 4, 5, 6, 7, 8)
    ]


@rule("DV-ATK-05")
def test_allies_cannot_be_attacked() -> None:
    heroes = "+-+-+-+\n|V N o|\n+-+-+-+"
    assert Table(heroes, turn="vardak").refusal("attack naurania") == "DV-ATK-05"
    monsters = "+-+-+-+\n|V k o|\n+-+-+-+"
    table = Table(monsters, turn="kobold-1")
    assert table.refusal("attack orc-1") == "DV-ATK-05"
    assert table.refusal("attack kobold-1") == "DV-ATK-05"
    assert table.may("attack vardak")


@rule("DV-ATK-06")
def test_a_spirit_neither_attacks_nor_is_attacked() -> None:
    side_by_side = "+-+-+-+\n|V N o|\n+-+-+-+"
    ghost = {"naurania": {"spirit": True}}
    table = Table(side_by_side, turn="orc-1", heroes=ghost)
    assert table.refusal("attack naurania") == "DV-ATK-06"
    assert not any(o.startswith("attack") for o in table.options())
    assert Table(side_by_side, turn="naurania", heroes=ghost).refusal("attack orc-1") == "DV-SPRT-03"
    assert Table(side_by_side, turn="vardak", heroes=ghost).refusal("attack naurania") == "DV-ATK-06"


@rule("DV-ATK-06")
def test_a_card_for_all_enemies_spares_one_who_has_become_a_spirit_meanwhile() -> None:
    table = Table(
        "+-+-+-+\n|V N G|\n+-+-+-+\n|.|.|.|\n+-+-+-+",
        turn="mage",
        areas={"lair": "A1"},
        bosses={"mage": {"mark": "G", "attack": "1 green", "defence": "1 green", "life": 9, "movement": 4, "mana": "2 blue"}},
        heroes={"naurania": {"wounds": 5}},
        keeper_cards=["storm-of-shards"],
        keeper_hand=["falling-stones"],
        dice=["hit miss", "miss miss miss miss", "hit miss miss miss", "miss miss"],
    )
    table.play("play storm-of-shards", "pass", "event falling-stones at naurania")
    assert [event.target for event in table.told("AttackDeclared")] == ["vardak", "naurania"]
    assert table.told("AttackDeclared")[1].card == "falling-stones"
    assert table.state.dead == ["storm", "wick", "naurania"]
