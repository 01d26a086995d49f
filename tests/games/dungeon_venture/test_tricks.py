"""The computer Heroes and the cards that move, show and open."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeon_venture.table import Table
from tests.games.dungeon_venture.test_companions import advised, follow


def lamp(space: str) -> dict[str, Any]:
    """Something to carry out of the dungeon."""
    return {"tokens": {"lamp": space}, "objective": {"win": ["leave with lamp"]}}


TRAPPED = """
+-+-+-+-+-+-+
|g V gD. . .|
+-+-+-+-+-+-+
"""


@pytest.mark.parametrize("card", ["smoke-bomb", "blink"])
def test_whoever_is_about_to_fall_vanishes(card: str) -> None:
    hero = "vardak" if card == "smoke-bomb" else "naurania"
    map = TRAPPED.replace("V", hero[0].upper())
    doomed = Table(map, turn=hero, heroes={hero: {"wounds": 3 if hero == "naurania" else 6, "hand": [card]}})
    first, second = follow(doomed, 2)
    assert first == f"play {card}"
    assert second in ("place D1", "place E1", "place F1")


def test_whoever_is_well_keeps_the_smoke_bomb() -> None:
    lone = TRAPPED.replace("|g", "|.").replace("gD", "kD")
    assert advised(Table(lone, turn="vardak", heroes={"vardak": {"hand": ["smoke-bomb"]}})) == "attack kobold-1"


FAR = "+-" * 24 + "+\n|<" + " ." * 22 + " V|\n" + "+-" * 24 + "+"
BEARER: dict[str, Any] = {"turn": "vardak", "adventure": lamp("W1"), "choices": ["move W1"]}


def test_the_bearer_vanishes_to_the_stairs() -> None:
    table = Table(FAR, heroes={"vardak": {"hand": ["smoke-bomb"]}}, **BEARER)
    assert follow(table, 3) == ["play smoke-bomb", "place A1", "leave"]


def test_the_bearer_runs_with_quicksilver_and_others_save_it() -> None:
    heroes = {"vardak": {"hand": ["quicksilver"]}}
    assert advised(Table(FAR, heroes=heroes, **BEARER)) == "play quicksilver"
    assert advised(Table(FAR, turn="vardak", adventure=lamp("A1"), heroes=heroes)) == "double"


def test_haste_is_for_the_bearer() -> None:
    pair = FAR.replace(" . V|", " V N|")
    table = Table(pair, heroes={"naurania": {"hand": ["haste"]}}, turn="vardak", adventure=lamp("V1"), choices=["move V1", "end"])
    while table.asked != "naurania":
        table.play("pass")
    assert advised(table) == "play haste at vardak"


def test_haste_is_for_a_friend_who_could_just_strike_with_it() -> None:
    hall = "+-" * 12 + "+\n|V" + " ." * 7 + " {} k . N|\n" + "+-" * 12 + "+"
    heroes = {"naurania": {"hand": ["haste"]}}
    assert advised(Table(hall.format("."), turn="naurania", heroes=heroes)) == "play haste at vardak"
    beside = hall.format(".").replace("|V .", "|. .").replace(" . . k", " . V k")
    assert "haste" not in advised(Table(beside, turn="naurania", heroes=heroes))


def test_a_new_area_is_searched_with_a_card_that_searches_more() -> None:
    cellar = """
+-+-+-+
|VO. .|
+-+-+-+
"""
    rooms: dict[str, Any] = {
        "areas": {"start": "A1", "cellar": "B1"},
        "unexplored": ["cellar"],
        "adventure": {"objective": {"win": ["count never 1"]}},
    }
    table = Table(cellar, turn="vardak", heroes={"vardak": {"hand": ["dowsing-rod"]}}, choices=["move B1"], **rooms)
    while table.asked != "vardak":
        table.play("pass")
    assert advised(table) == "play dowsing-rod"


def test_a_door_is_opened_from_afar() -> None:
    hall = """
+-+-+-+-+-+-+-+-+-+-+
|N . . . . . . . .D.|
+-+-+-+-+-+-+-+-+-+-+
"""
    heroes = {"naurania": {"hand": ["open-sesame"]}}
    rooms: dict[str, Any] = {"areas": {"start": "A1", "den": "J1"}, "unexplored": ["den"]}
    assert advised(Table(hall, turn="naurania", round=2, heroes=heroes, **rooms)) == "play open-sesame at I1-J1"
