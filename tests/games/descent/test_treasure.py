"""Finer points of what heroes carry and find (DE-EQP, DE-TRS, DE-CHS)."""

from typing import Any

from tests.games.descent.props import ROOM, SWORD, Table
from tests.games.descent.table import rule

HERO, OTHER = "sir-valadir", "silhouette"
CHEST = ROOM.replace("|. .", "|. c", 1)
"""A room with a copper chest at B1."""
HOLDS = ("1", "2", "3")
"""The numbers that a copper chest can have."""


def carrying(equipped: list[str], pack: list[str] | None = None, next: str = "turn", **fields: Any) -> Table:
    """Sir Valadir at B3 with these things, about to equip himself."""
    own = {"at": "B3", "equipped": equipped, "pack": pack or [], **fields.pop("hero", {})}
    return Table(heroes={HERO: own, **fields.pop("others", {})}, next=next, **fields)


@rule("DE-RUB-11", "DE-ORD-06")
def test_aim_is_lost_with_a_change_of_equipment_not_with_a_potion_packed() -> None:
    aiming = {"order": "aim"}
    assert carrying(["axe"], ["dagger"], hero=aiming).play("stow axe.1", "equip dagger.1", "done").hero(HERO).order == ""
    assert carrying(["axe"], ["dagger"], hero=aiming).play("done").hero(HERO).order == "aim"
    drunk = carrying(["axe", "vitality-potion"], hero={**aiming, "fatigue": 1}, next="").play("advance", "drink vitality-potion")
    assert drunk.hero(HERO).order == "aim"


@rule("DE-TRS-03", "DE-RUB-13")
def test_nothing_is_given_further_than_the_next_space_or_through_a_wall() -> None:
    far = carrying(["sword"], next="", others={OTHER: {"at": "D3"}}).play("advance")
    assert not far.may("give sword.1 to silhouette")
    wall = Table("+-+-+\n|.|.|\n+-+-+", heroes={HERO: {"at": "A1", "equipped": ["sword"]}, OTHER: {"at": "B1"}}).play("advance")
    assert not wall.may("give sword.1 to silhouette")


@rule("DE-EQP-01", "DE-TRS-01", "DE-MVA-06")
def test_monsters_take_nothing() -> None:
    table = Table(heroes={HERO: {"at": "H5"}}, monsters={"beastman-1": {"at": "B3"}}, tokens=["money at B3"], next="activate")
    table.play("activate beastman-1", "move B4")
    assert len(table.state.tokens) == 1
    assert not any(option.startswith("pickup") for option in table.options())


@rule("DE-DOR-08", "DE-DOR-09", "DE-EQP-06")
def test_a_rune_key_is_nobodys_and_everybodys() -> None:
    full = {"equipped": ["healing-potion"] * 3, "pack": ["sword", "axe", "dagger"]}
    table = carrying([], next="", tokens=["red-key at B3"], hero=full).play("battle", "pickup red-key")
    assert table.state.keys == ["red"]
    assert table.hero(HERO).equipped + table.hero(HERO).pack == full["equipped"] + ["sword.1", "axe.1", "dagger.1"]


@rule("DE-RUB-19")
def test_a_monkey_gets_his_share_and_may_put_it_on() -> None:
    heroes = {HERO: {"at": "B1"}, OTHER: {"at": "H5", "monkey": 2, "equipped": ["bow"]}}
    quest = {"chests": dict.fromkeys(HOLDS, "copper")}
    table = Table(CHEST, heroes=heroes, quest=quest, decks={"copper": ["molar", "widows-longbow"]}).play("advance", "chest")
    table.play("coins molar.1", "keep widows-longbow.1", "drop bow.1", "equip widows-longbow.1", "done")
    assert table.hero(OTHER).equipped == ["widows-longbow.1"]


@rule("DE-ITM-03", "DE-SKL-04", "DE-TRN-03")
def test_cards_are_refreshed_at_the_start_of_their_owners_turn() -> None:
    own = {"exhausted": ["iron-shield.1", "hasty-syllables"], "skills": ["hasty-syllables"]}
    assert carrying(["iron-shield", SWORD], hero=own).hero(HERO).exhausted == []
