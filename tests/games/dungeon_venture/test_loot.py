"""Collect Objects: what a dead Hero has left (DV-LOOT)."""

from typing import Any

import pytest

from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V . . N|
+ + + + +
|. . . o|
+ + + +-+
|. . .|S|
+-+-+-+-+
"""
LAIR = """
+-+-+-+-+
|V N . G|
+ + + +-+
|o . .|.|
+-+-+-+-+
"""
GRONK = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "1 green", "life": 3, "movement": 3}}
CARDS = ["bow", "war-axe", "iron-helm", "chain-mail", "fire-bolt", "magic-sword"]
MISSES = "miss miss miss miss"


def room(at: str, skull: str = "B2", **fields: Any) -> Table:
    fields = {"skulls": {"wick": {"at": skull, "cards": CARDS}}, **fields}
    heroes = {"vardak": {"at": at}, **fields.pop("heroes", {})}
    return Table(ROOM, turn="vardak", heroes=heroes, **fields)


@rule("DV-LOOT-01", "DV-RUL-35")
def test_everything_a_dead_hero_had_lies_under_a_skull_on_its_space() -> None:
    table = Table(
        LAIR,
        turn="orc-1",
        areas={"lair": "A1"},
        bosses=GRONK,
        heroes={"vardak": {"wounds": 7, "hand": ["bow"], "worn": ["war-axe"], "used": ["fire-bolt"]}},
        lasting=[{"card": "stone-skin", "owner": "vardak"}, {"card": "potion-of-stone", "owner": "vardak"}],
        dice=["hit hit hit", f"{MISSES} miss miss miss miss"],
    )
    table.play("attack vardak")
    died = table.last("DiedForGood")
    assert (died.hero, died.space, died.rule) == ("vardak", "A1", "DV-DTH-04")
    assert died.cards == ("bow.1", "war-axe.1", "fire-bolt.1", "stone-skin.1")
    skull = table.state.skulls["vardak"]
    assert (skull.space, skull.cards) == ("A1", ["bow.1", "war-axe.1", "fire-bolt.1", "stone-skin.1"])
    own = table.state.heroes["vardak"]
    assert (own.hand, own.worn, own.used) == ([], [], [])
    assert table.state.lasting == []


@rule("DV-LOOT-02", "DV-RUL-35")
@pytest.mark.parametrize(
    ("at", "is_legal"), [("B1", True), ("A2", True), ("C2", True), ("B3", True), ("B2", True), ("A1", False), ("C3", False)]
)
def test_the_looter_stands_beside_the_skull_or_on_it(at: str, is_legal: bool) -> None:
    table = room(at)
    assert table.may("loot wick") is is_legal
    if not is_legal:
        assert table.refusal("loot wick") == "DV-LOOT-02"


@rule("DV-LOOT-02")
def test_no_looting_through_a_wall_or_where_nothing_lies() -> None:
    table = room("C3", skull="D3")
    assert table.refusal("loot wick") == "DV-LOOT-02"
    assert table.refusal("loot storm") == "DV-LOOT-01"


@rule("DV-LOOT-02", "DV-LOOT-03", "DV-RUL-35")
def test_all_cards_are_laid_out_and_taken_around_the_table() -> None:
    table = room("B1")
    table.play("loot wick")
    laid = table.last("LootLaid")
    assert (laid.hero, laid.owner, laid.rule) == ("vardak", "wick", "DV-LOOT-02")
    assert laid.cards == tuple(f"{card}.1" for card in CARDS)
    assert table.options() == [f"pick {card}" for card in CARDS]
    order = []
    while table.prompt == "pick":
        assert table.told("SkullRemoved") == []
        order.append(table.asked)
        table.play(table.options()[0])
    assert order == ["vardak", "naurania", "storm"] * 2
    assert table.state.heroes["vardak"].hand == ["bow.1", "chain-mail.1"]
    assert table.state.heroes["naurania"].hand == ["war-axe.1", "fire-bolt.1"]
    assert {event.rule for event in table.told("CardPicked")} == {"DV-LOOT-02"}
    assert (table.last("SkullRemoved").hero, table.last("SkullRemoved").rule) == ("wick", "DV-LOOT-03")
    assert (table.state.skulls, table.state.laid) == ({}, [])
    assert table.refusal("loot wick") == "DV-TURN-04"


@rule("DV-LOOT-05", "DV-RUL-35")
def test_looting_gives_the_keeper_no_event() -> None:
    table = room("B1", events=["dark-fury"])
    table.play("loot wick", *["pick " + card for card in CARDS])
    assert table.told("EventDrawn") == []
    assert (table.state.keeper_hand, table.state.events.draw) == ([], ["dark-fury.1"])


@rule("DV-RUL-35")
def test_a_skull_blocks_nobody() -> None:
    table = room("B1")
    assert table.may("move B2")
    table.play("move B2")
    assert table.may("loot wick")


@rule("DV-LOOT-06")
def test_each_dead_hero_has_a_pile_of_its_own() -> None:
    skulls = {"wick": {"at": "B2", "cards": ["bow"]}, "storm": {"at": "B2", "cards": ["war-axe", "iron-helm"]}}
    table = room("B1", skulls=skulls, heroes={"storm": {"dead": True}})
    assert table.may("loot storm")
    table.play("loot wick", "pick bow")
    assert list(table.state.skulls) == ["storm"]
    assert table.state.skulls["storm"].cards == ["war-axe.1", "iron-helm.1"]
    assert [event.card for event in table.told("CardPicked")] == ["bow.1"]
