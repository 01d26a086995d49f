"""What can be asked about one figure or one space: the odds both ways, what it can do, and who could strike there."""

from __future__ import annotations

from typing import Any

from tenebra.games.descent import GAME
from tenebra.kit.inspection import Inspection
from tests.games.descent.props import BOW, SWORD, Table, duel
from tests.games.descent.scenery import words
from tests.games.descent.table import rule

HALL = "+-+-+-+-+-+-+-+-+-+-+-+-+\n|. . . . . . . . . . . .|\n+-+-+-+-+-+-+-+-+-+-+-+-+"


def asked(table: Table, at: str, seat: str = "sir-valadir", language: str = "en") -> Inspection:
    found = GAME.inspection(table.session.view(seat), at, words(language))
    assert found is not None
    return found


def test_an_enemy_tells_the_odds_both_ways() -> None:
    table = duel({"equipped": [SWORD]}, {"beastman-1": {"at": "C3"}})
    found = asked(table, "beastman-1")
    assert {clash.target for clash in found.clashes} >= {"Sir Valadir"}
    assert len(found.clashes) >= 2
    assert all(0 < clash.forecast.hit <= 100 for clash in found.clashes)


@rule("DE-MON-01", "DE-MOV-01")
def test_a_melee_monster_strikes_as_far_as_it_walks_and_one_space_more() -> None:
    def strikers(space: str, **foe: Any) -> tuple[str, ...]:
        table = Table(HALL, heroes={"sir-valadir": {"at": "A1"}}, monsters={"beastman-1": {"at": "L1", **foe}})
        return asked(table, space).strikers

    assert strikers("G1") == ("beastman-1",), "four steps and a blow"
    assert strikers("F1") == ()
    assert strikers("G1", web=1) == ()
    assert strikers("K1", web=1) == ("beastman-1",)


def test_a_figure_tells_where_it_could_walk_and_strike() -> None:
    def grasp(at: str, weapon: str = SWORD, web: int = 0) -> tuple[str, str]:
        heroes, monsters = {"sir-valadir": {"at": "A1", "equipped": [weapon]}}, {"beastman-1": {"at": "L1", "web": web}}
        found = asked(Table(HALL, heroes=heroes, monsters=monsters), at)
        return " ".join(found.reach), " ".join(found.zone)

    assert grasp("beastman-1") == ("H1 I1 J1 K1 L1", "G1 H1 I1 J1 K1 L1")
    assert grasp("beastman-1", web=1) == ("L1", "K1")
    assert grasp("sir-valadir")[0] == "A1 B1 C1 D1 E1", "with an Advance"
    assert grasp("sir-valadir")[1].endswith(" F1")
    assert grasp("sir-valadir", BOW)[1].endswith(" K1"), "six spaces further"


@rule("DE-SEC-02", "DE-UNQ-01", "DE-SEC-03")
def test_what_a_monster_can_do_is_told_to_everybody_of_a_unique_one_too() -> None:
    grub = {"kind": "ogre", "speed": 3, "armor": 9, "wounds": [9, 9, 9, 9], "dice": "1 red", "text": "Reach; Sweep"}
    table = duel({}, {"grub": {"at": "C3"}, "skeleton-leader-1": {"at": "F3"}}, quest={"uniques": {"grub": grub}})
    for seat in ("sir-valadir", "overlord"):
        assert asked(table, "grub", seat).abilities[:2] == ("Reach.", "Sweep.")
        assert asked(table, "skeleton-leader-1", seat).abilities[:2] == ("Pierce 2.", "+2 range.")
    assert asked(table, "skeleton-leader-1", language="it").abilities[0] == "Perforamento 2."


@rule("DE-SEC-03")
def test_a_hero_tells_what_holds_for_him() -> None:
    table = duel({"skills": ["swift"], "equipped": [BOW, "leather-armor"]}, {})
    told = set(asked(table, "sir-valadir").abilities)
    assert {"A fatigue spent for a power die rolls 2.", "Swift: +2 speed.", "Leather Armor: +1 armor."} <= told
