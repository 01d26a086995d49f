"""What companions do with an Action that is left over, and what they do not spend on petty enemies."""

import pytest

from tests.games.dungeon_venture.table import Table
from tests.games.dungeon_venture.test_companions import advised

WEAK = {"vardak": {"wounds": 7}, "storm": {"wounds": 8}}
DOOR = """
+-+-+-+-+-+-+
|. S VO. . g|
+-+-+-+-+-+-+
"""


def queue(foe: str) -> str:
    return f"""
+-+-+-+-+-+-+
|W S V {foe} . .|
+-+-+-+-+-+-+
"""


def test_a_door_is_shut_on_an_enemy_whom_one_had_better_not_strike() -> None:
    assert advised(Table(DOOR, turn="vardak", heroes=WEAK, initiative=["ogre"])) == "close C1-D1"
    assert advised(Table(DOOR, turn="vardak", initiative=["ogre"])) == "move E1", "the strong go on, out of the doorway"


def test_no_door_is_shut_on_a_friend_who_may_strike_through_it() -> None:
    table = Table(DOOR, turn="vardak", heroes=WEAK, initiative=["storm", "ogre"])
    assert not advised(table).startswith("close")


def test_a_spirit_is_taken_along_to_a_far_altar() -> None:
    hall = """
+-+-+-+-+-+-+-+-+-+-+
|V . . . . . . . . A|
+ +-+-+-+-+-+-+-+-+-+
|. S g . . . . . . .|
+-+-+-+-+-+-+-+-+-+-+
"""
    table = Table(hall, turn="vardak", heroes={"naurania": {"spirit": True, "at": "A1"}})
    assert advised(table) == "guide naurania"
    table.play("guide naurania")
    assert advised(table) == "move F1", "and on towards the Altar"


@pytest.mark.parametrize("held", ["potion-of-heroism", "fire-flask"])
def test_nothing_is_used_up_for_a_kobold(held: str) -> None:
    heroes = {"wick": {"hand": [held]}}
    assert not advised(Table(queue("k"), turn="wick", heroes=heroes)).startswith("play")
    assert advised(Table(queue("g"), turn="wick", heroes=heroes)).startswith(f"play {held}")


def test_a_dowsing_rod_serves_where_an_action_is_left_over() -> None:
    assert advised(Table(queue("k"), turn="wick", heroes={"wick": {"hand": ["dowsing-rod"]}})) == "play dowsing-rod"


def test_whoever_has_struck_leaves_the_only_place_from_which_a_friend_could() -> None:
    ring = """
+-+-+-+-+-+-+-+
|. S V g . . .|
+ +-+-+-+-+-+ +
|. . . . . . .|
+-+-+-+-+-+-+-+
"""
    table = Table(ring, turn="vardak", initiative=["storm", "ogre"], dice=["miss miss miss miss", "hit hit"])
    table.play("attack ogre-1")
    assert advised(table).startswith("move")
