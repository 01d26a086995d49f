"""What can be asked about one figure or one space: the odds both ways, what it can do, and who could strike there."""

from __future__ import annotations

from typing import Any

import pytest

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


@rule("DE-SEC-03")
def test_what_a_monster_can_do_is_told_to_everybody() -> None:
    table = duel({}, {"skeleton-leader-1": {"at": "F3"}})
    for seat in ("sir-valadir", "overlord"):
        assert asked(table, "skeleton-leader-1", seat).abilities[:2] == ("Pierce 2.", "+2 range.")
    assert asked(table, "skeleton-leader-1", language="it").abilities[0] == "Perforamento 2."


GRUB = {"kind": "ogre", "speed": 3, "armor": 0, "wounds": [9, 9, 9, 9], "dice": "1 red"}


def grub(text: str, **fields: Any) -> Table:
    """Grub, a unique monster with these abilities, beside Sir Valadir at B3, about to be activated."""
    fields = {"foes": {"grub": {"at": "C3", "web": 1}}, "next": "activate", **fields}
    return duel({"life": 16}, quest={"uniques": {"grub": {**GRUB, "text": text}}}, **fields)


def told(table: Table, seat: str = "sir-valadir") -> list[str]:
    return list(asked(table, "grub", seat).abilities)


@rule("DE-SEC-02", "DE-UNQ-01", "DE-RUB-25")
@pytest.mark.parametrize("seat", ["sir-valadir", "spectator"])
def test_what_a_unique_monster_can_do_is_the_overlords_secret_until_it_is_used(seat: str) -> None:
    table = grub("Reach; Pierce 2; Fear 1", dice=["1/3/0"])
    assert told(table, "overlord") == ["Reach.", "Pierce 2.", "Fear 1."]
    assert told(table, seat) == []
    short = grub("Pierce 2; Fear 1")
    table.play("activate grub")
    short.play("activate grub")
    assert asked(table, "grub", seat).zone == asked(short, "grub", seat).zone, "nor does its reach tell"
    assert asked(table, "grub", "overlord").zone != asked(short, "grub", "overlord").zone
    table.play("attack B3")
    assert told(table, seat) == ["Pierce 2."], "it strikes with all that it has, but from nearby"
    assert table.last("AbilitiesShown").clauses == (1,)


@rule("DE-RUB-25")
@pytest.mark.parametrize(
    ("text", "dice", "choices", "shown"),
    [
        ("Sweep; Stun", ["miss"], ["activate grub", "sweep"], ["Sweep."]),
        ("Sweep; Stun", ["1/3/0"], ["activate grub", "sweep"], ["Sweep.", "Stun."]),
        ("Breath; +1 damage", ["miss"], ["activate grub", "breathe C3 to west"], ["Breath."]),
        ("Quick Shot; Pierce 1", ["miss"], ["activate grub", "attack B3"], []),
        ("Quick Shot; Pierce 1", ["miss", "miss"], ["activate grub", "attack B3", "attack B3"], ["Quick Shot."]),
        ("Fly; Reach", [], ["activate grub", "move D3"], ["Fly."]),
        ("Command; Reach", ["1/3/0"], ["activate grub", "attack B3"], ["Command."]),
    ],
)
def test_an_ability_is_known_once_it_has_worked(text: str, dice: list[str], choices: list[str], shown: list[str]) -> None:
    table = grub(text, dice=dice)
    assert told(table) == []
    assert told(table.play(*choices)) == shown


@rule("DE-RUB-25")
def test_what_holds_frightens_and_burns_is_known_by_what_it_does() -> None:
    afraid = grub("Fear 1; Reach", next="", dice=["1/3/0 0/3/0 blank blank"]).play("battle", f"attack C3 with {SWORD}")
    assert told(afraid) == ["Fear 1."]
    held = grub("Grapple; Reach", next="turn")
    while held.prompt != "action":
        held.play("done")
    assert told(held) == ["Grapple."]
    singed = grub("Aura; Reach", next="", foes={"grub": {"at": "D3"}}).play("run", "move B2")
    assert told(singed) == []
    assert told(singed.play("move C2")) == ["Aura."]
    up = grub("Undying; Pierce 9", next="", foes={"grub": {"at": "C3", "life": 1}}, dice=["1/3/0 0/3/0 blank blank", "surge"])
    assert told(up.play("battle", f"attack C3 with {SWORD}")) == ["Undying."]


@rule("DE-SEC-03")
def test_a_hero_tells_what_holds_for_him() -> None:
    table = duel({"skills": ["swift"], "equipped": [BOW, "leather-armor"]}, {})
    told = set(asked(table, "sir-valadir").abilities)
    assert {"A fatigue spent for a power die rolls 2.", "Swift: +2 speed.", "Leather Armor: +1 armor."} <= told
