"""Situations of Conan: what can be written of a moment, and what is wrong with one, by line."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.conan import GAME
from tenebra.games.conan.content import heroes
from tenebra.games.conan.situation import Builder
from tenebra.kernel import BadInput
from tenebra.kit.situation_reader import begin_situation
from tests.games.conan.table import Table

TEXT = '''game = "conan"
about = "A moment."
rules = ["CO-GEN-01"]
map = """
wood path path
reeds yard .
"""
next = "act"
borders = { "path|wood" = "palisade" }
areas.path = { room = 4, level = 1 }
heroes.hroar = { at = "wood", fatigue = 2, gems = { melee = 1 }, cards = ["great-axe"] }
heroes.tuomi = { at = "wood", cards = ["cold-fingers"], stance = "cautious" }
models.wolves-1 = { at = "path" }
models.vesh = { at = "path", life = 3 }
units.archers = { started = 2, fallen = ["archers-1"] }
river = ["wolves", "war-horn", "vesh", "archers"]
overlord = { reserve = 3, spells = ["get-up"] }
objects = { reeds = ["iron-key"] }
deck = ["wolf-milk", "black-wine"]
'''


def test_a_moment_is_as_it_is_written() -> None:
    state = begin_situation(GAME, Builder, TEXT, "moment.toml")[0].state
    hroar, tuomi = state.heroes["hroar"], state.heroes["tuomi"]
    assert hroar.gems == {"reserve": heroes()["hroar"].gems - 3, "fatigue": 2, "wounds": 0, "melee": 1}
    assert hroar.points == heroes()["hroar"].movement
    assert (tuomi.points, tuomi.stance, tuomi.cards) == (0, "cautious", ["cold-fingers"])
    assert state.models["vesh"].life == 3
    assert {id: tile.is_dead for id, tile in state.tiles.items()} == {
        "wolves": False,
        "war-horn": False,
        "vesh": False,
        "archers": True,
    }
    assert state.overlord.gems["reserve"] == 3
    assert state.deck.draw[-1] == "wolf-milk.1", "the top card is written first"


def test_a_drawn_map_joins_what_is_side_by_side() -> None:
    board = Builder.sheets[begin_situation(GAME, Builder, TEXT, "moment.toml")[0].state.scenario].chart.board
    assert sorted(board.borders) == ["path|wood", "path|yard", "reeds|wood", "reeds|yard"]
    assert board.areas["path"].capacity == 4
    assert board.areas["path"].level == 1


@pytest.mark.parametrize(
    ("old", "new", "reason", "near"),
    [
        ('next = "act"', 'next = "lunch"', "next = 'lunch': write setup, heroes, stances", "next ="),
        ("areas.path =", "areas.moat =", "there is no area 'moat'", "areas.path"),
        ('heroes.hroar = { at = "wood"', 'heroes.hroar = { at = "moat"', "there is no area 'moat'", "heroes.hroar"),
        ("heroes.hroar", "heroes.nobody", "there is no hero 'nobody'", "heroes.hroar"),
        ('["great-axe"]', '["great-ox"]', "there is no card 'great-ox'", "heroes.hroar"),
        ("models.wolves-1", "models.bears-1", "there is no tile 'bears'", "models.wolves-1"),
        ('"war-horn", "vesh"', '"trumpet", "vesh"', "'trumpet' is neither a unit of the situation nor an event", "river ="),
        ('"path|wood"', '"path|reeds"', "'path|reeds' is no border of the map", "borders ="),
        ('["get-up"]', '["lie-down"]', "there is no spell 'lie-down'", "overlord ="),
        ("{ reeds =", "{ moat =", "there is no area 'moat'", "objects ="),
        ("wood path path\nreeds yard .", "wood path path\npath yard .", "the area 'path' is no rectangle", "wood path path"),
    ],
)
def test_what_is_wrong_with_a_moment_is_named_by_line(old: str, new: str, reason: str, near: str) -> None:
    assert TEXT.count(old) == 1, old
    with pytest.raises(BadInput) as error:
        begin_situation(GAME, Builder, TEXT.replace(old, new), "moment.toml")
    assert reason in error.value.reason
    assert (error.value.source, error.value.line) == ("moment.toml", TEXT[: TEXT.index(near)].count("\n") + 1)


def test_somebody_has_to_play() -> None:
    with pytest.raises(BadInput, match="nobody plays: write heroes"):
        Table("wood path")


def test_before_the_setup_nobody_is_on_the_board() -> None:
    fields: dict[str, Any] = {"scenario": "salt-and-iron", "next": "setup"}
    assert Table("", **fields).prompt == "stance"
    with pytest.raises(BadInput, match="before the setup nobody is on the board"):
        Table("", heroes={"niv": {"at": "poop"}}, **fields)
