"""Situations of Descent (docs/situations.md#descent): a moment written by hand, and what is wrong with it by line."""

from __future__ import annotations

import pytest

from tenebra.games.descent import GAME
from tenebra.games.descent.situation import Builder
from tenebra.kernel import BadInput
from tenebra.kit.situation_reader import begin_situation
from tests.games.descent.table import Table

MAP = """
+-+-+-+-+-+
|V . .D. b|
+ + + + + +
|* x cD. .|
+-+-+-+-+-+
"""
HEROES = {"sir-valadir": {"at": "V", "pack": ["healing-potion"]}, "silhouette": {}}


def test_a_drawing_says_who_and_what_is_where() -> None:
    table = Table(MAP, heroes=HEROES, monsters={"beastman-1": {"at": "b"}}, tokens=["money at B1"], encounters={"well": "C1"})
    state = table.state
    assert (table.hero("sir-valadir").space, table.hero("silhouette").space) == ("A1", "")
    assert table.monster("beastman-1").space == "E1"
    assert state.glyphs == {"A2": True, "B2": False}
    assert state.doors == {"C1-D1": False}
    assert (state.chests["C2"].kind, state.chests["C2"].number) == ("copper", 1)
    assert {name: token.space for name, token in state.tokens.items()} == {"money-1": "B1", "well": "C1"}
    assert state.chest_numbers["copper"] == [3, 2]
    assert (table.hero("sir-valadir").life, table.hero("sir-valadir").fatigue) == (16, 3)


def test_what_nobody_has_seen_waits_behind_the_door() -> None:
    vault = {"monsters": ["beastman at E2"], "chests": ["gold at D2"]}
    table = Table(
        MAP.replace("b", "."), heroes=HEROES, areas={"vault": "D1"}, unrevealed=["vault"], quest={"area": {"vault": vault}}
    )
    assert not table.state.monsters
    table.play("run", "move C1", "open C1-D1")
    assert table.state.revealed == ["start", "vault"]
    assert table.monster("beastman-1").space == "E2"
    assert table.state.chests["D2"].kind == "gold"


def test_monsters_are_numbered_on_from_those_that_are_there() -> None:
    quest = {"rules": [{"on": "round 1", "do": ["spawn 1 beastman at B1"]}]}
    table = Table(MAP, heroes=HEROES, monsters={"beastman-4": {"at": "b"}}, quest=quest, next="round")
    assert list(table.state.monsters) == ["beastman-4", "beastman-5"]


TEXT = '''game = "descent"
map = """
+-+-+-+-+
|V . .D.|
+ + + + +
|. . bD.|
+-+-+-+-+
"""
heroes.sir-valadir = { at = "V", equipped = ["sword"] }
heroes.silhouette = {}
monsters.beastman-1 = { at = "b" }
'''


@pytest.mark.parametrize(
    ("old", "new", "reason", "line", "column"),
    [
        ("|V . .D.|", "|V ? .D.|", "the mark '?' means nothing", 4, 4),
        ("|V . .D.|", "|V . . .|", "the door C2-D2", 6, 7),
        ("|. . bD.|", "|. . bR.|", "the door C1-D1 lies across C1-D1 and C2-D2: C2-D2 is a wall", 4, 7),
        ('at = "V", ', 'at = "Q7", ', "'Q7' is no space of the map", 9, 0),
        ("heroes.silhouette", "heroes.silhuette", "there is no hero 'silhuette'", 10, 0),
        ('["sword"]', '["sward"]', "there is no card 'sward'", 9, 0),
        ("beastman-1", "beestman-1", "write beastman-1, beastman-leader-1", 11, 0),
        ("heroes.silhouette = {}", 'turn = "nobody"', "there is no hero 'nobody'", 10, 0),
        ("heroes.silhouette = {}", 'next = "noon"', "next = 'noon': write setup, round", 10, 0),
        ("heroes.silhouette = {}", 'unrevealed = ["attic"]', "there is no area 'attic'", 10, 0),
        ("heroes.silhouette = {}", 'opened = ["A1-B1"]', "there is no door 'A1-B1'", 10, 0),
        ("heroes.silhouette = {}", 'tokens = ["money at Z9"]', "there is no space 'Z9'", 10, 0),
        ("|. . bD.|", "|g g bDg|", "there is no gold chest 0", 6, 8),
        ("heroes.silhouette = {}", 'quest.wins = ["sing"]', "'sing' is not understood", 10, 0),
        ("heroes.silhouette = {}", 'weather = "fine"', "unknown field `weather`", 10, 0),
    ],
)
def test_what_is_wrong_with_a_situation_is_told_by_line(old: str, new: str, reason: str, line: int, column: int) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(BadInput) as error:
        begin_situation(GAME, Builder, TEXT.replace(old, new), "x.toml")
    assert reason in error.value.reason
    assert (error.value.source, error.value.line, error.value.column) == ("x.toml", line, column)
