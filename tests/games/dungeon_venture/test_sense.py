"""Moves of watched games at which one would have laughed, and what is done instead."""

import pytest

from tenebra.games.dungeon_venture import GAME
from tests.games.dungeon_venture.table import Table
from tests.games.dungeon_venture.test_companions import advised
from tests.games.dungeon_venture.test_spare_actions import WEAK

BOSS = {"grim": {"mark": "G", "miniature": "chaos-fighter", "attack": "5 red", "defence": "2 blue", "life": 12, "movement": 4}}


def test_whoever_can_walk_away_needs_no_friend_to_stand_in() -> None:
    lane = """
+-+-+-+-+-+-+-+
|. . . S N . g|
+-+-+-+-+-+-+-+
"""
    hurt = {"naurania": {"wounds": 4, "hand": ["lightning"]}}
    assert advised(Table(lane, turn="naurania", heroes=hurt)) == "play lightning at ogre-1"
    ring = """
+-+-+-+-+-+-+-+
|. . . S N . g|
+ +-+-+-+ +-+-+
|. . . . . . .|
+-+-+-+-+-+-+-+
"""
    assert not advised(Table(ring, turn="naurania", heroes={"naurania": {"wounds": 4}})).startswith("swap")


def test_no_door_is_shut_between_friends() -> None:
    rooms = """
+-+-+-+-+-+-+-+-+-+-+
|. S VO. . g . . . .|
+-+-+-+-+-+-+-+-+-+-+
"""
    assert advised(Table(rooms, turn="vardak", heroes=WEAK, initiative=["ogre"])) == "close C1-D1"
    beyond = rooms.replace(". .|", ". N|")
    assert not advised(Table(beyond, turn="vardak", heroes=WEAK, initiative=["ogre"])).startswith("close")


def test_no_draught_brings_back_a_spell_while_another_can_be_cast() -> None:
    rooms = """
+-+-+-+-+-+-+-+-+-+-+-+
|N . . . . . . . .O. g|
+-+-+-+-+-+-+-+-+-+-+-+
"""
    for held in ([], ["lightning"]):
        spells = {"used": ["mind-spike"], "hand": ["mana-draught", *held], "cast": 1}
        table = Table(rooms, turn="naurania", heroes={"naurania": spells})
        assert (advised(table) == "play mana-draught") is (not held), "not while she can cast what she has"


def test_no_spell_is_cast_at_a_kobold_while_a_boss_is_about() -> None:
    hall = """
+-+-+-+-+-+-+-+-+-+-+-+-+
|. N . k . . .O. . . . G|
+-+-+-+-+-+-+-+-+-+-+-+-+
"""
    heroes = {"naurania": {"hand": ["mind-spike"]}}
    assert not advised(Table(hall, turn="naurania", heroes=heroes, bosses=BOSS)).startswith("play")
    assert advised(Table(hall.replace("G", "."), turn="naurania", heroes=heroes)) == "play mind-spike at kobold-1"


def test_a_mage_who_has_cast_everything_goes_for_her_spells() -> None:
    hall = """
+-+-+-+-+-+-+-+-+-+-+-+
|A . . . . N . . . . g|
+-+-+-+-+-+-+-+-+-+-+-+
"""
    spells = {"used": ["fireball", "fire-bolt", "mind-spike"], "cast": 3}
    assert advised(Table(hall, turn="naurania", heroes={"naurania": spells})) == "move B1"


def test_grace_is_not_spent_on_a_scratch() -> None:
    hall = """
+-+-+-+-+
|W S V g|
+-+-+-+-+
"""
    grace = {"hand": ["circle-of-grace"]}
    assert not advised(Table(hall, turn="wick", heroes={"wick": grace, "vardak": {"wounds": 1}})).startswith("play")
    assert advised(Table(hall, turn="wick", heroes={"wick": grace, "vardak": {"wounds": 4}})) == "play circle-of-grace"


def test_no_axe_is_handed_to_a_mage_in_a_fight() -> None:
    lane = """
+-+-+-+-+-+
|N V S g .|
+-+-+-+-+-+
"""
    heroes = {"vardak": {"worn": ["two-handed-sword"], "hand": ["war-axe"]}, "storm": {"worn": ["magic-sword"]}}
    assert not advised(Table(lane, turn="vardak", heroes=heroes)).startswith("give")


def test_one_waits_for_every_card_that_is_to_be_handed_over() -> None:
    hall = """
+-+-+-+-+
|V N S W|
+-+-+-+-+
"""
    heroes = {"storm": {"hand": ["magic-sword", "magic-talisman"]}}
    table = Table(hall, turn="vardak", heroes=heroes)
    table.play("reorganize", "naurania: agree", "storm: agree", "wick: agree")
    table.play("vardak: search")
    assert GAME.advise(table.session.view("naurania")).waits


def test_no_dice_for_a_blow_of_somebody_who_leaves_the_fight() -> None:
    hall = """
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
|A . . . . . . . . . . . . W . . . g|
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
"""
    heroes = {"wick": {"wounds": 5, "hand": ["potion-of-heroism"]}}
    assert not advised(Table(hall, turn="wick", heroes=heroes)).startswith("play")


def test_enemies_leave_a_place_at_the_altar_where_a_spirit_can_rise() -> None:
    """If they held every place, the game would never end."""
    shrine = """
+-+-+-+-+-+
|. . k A k|
+ + + + + +
|. . . o .|
+-+-+-+-+-+
"""
    spirit = {"vardak": {"spirit": True, "at": "A1"}}
    for monster in ("kobold-1", "kobold-2", "orc-1"):
        advice = GAME.advise(Table(shrine, turn=monster, heroes=spirit).session.view("keeper"))
        assert advice.option.startswith(("move", "double")), monster


@pytest.mark.parametrize(
    ("row", "why"), [("|o . V . . . . . .|o|", "why-activate"), ("|o|. V . . . . . . o|", "why-activate-nearest")]
)
def test_the_keeper_says_whether_whoever_goes_first_can_strike(row: str, why: str) -> None:
    edge = "+-" * 10 + "+"
    table = Table(f"{edge}\n{row}\n{edge}", next="reveal", initiative=["orc", "vardak"])
    assert GAME.advise(table.session.view("keeper")).why == why
