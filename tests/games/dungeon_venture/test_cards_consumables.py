"""Every Consumable at the table, one test each, named after the card."""

from typing import Any

import pytest

from tenebra.games.dungeon_venture.content import card, copies
from tenebra.games.dungeon_venture.rules.characteristics import movement_of, pool_of
from tests.games.dungeon_venture.table import Table, rule

MAP = """
+-+-+-+-+-+-+
|V o . NO. z|
+ + + + + + +
|k p . .|. .|
+-+-+-+-+-+-+
"""
HALL = "\n+" + "-+" * 18 + "\n|V" + " ." * 16 + " z|\n+" + "-+" * 18 + "\n"


def vardak(hand: str, map: str = MAP, wounds: int = 0, **fields: Any) -> Table:
    return Table(map, turn="vardak", heroes={"vardak": {"hand": [hand], "wounds": wounds}}, **fields)


@rule("DV-COMP-22")
def test_there_are_thirty_cards_gold_included() -> None:
    assert len(copies("consumable")) == 30
    assert sum(card(copy).gold > 0 for copy in copies("consumable")) == 8


@rule("DV-NAM-22", "DV-ABIL-02", "DV-RUL-67")
def test_healing_potion() -> None:
    assert card("healing-potion").price == 10
    for before, after in ((7, 4), (3, 0), (2, 0)):
        table = vardak("healing-potion", wounds=before)
        table.play("play healing-potion")
        assert table.figure("vardak").wounds == after
        assert (table.last("Healed").amount, table.last("Healed").rule) == (before - after, "DV-PLAY-04")
    whole = vardak("healing-potion")
    whole.play("play healing-potion")
    assert whole.told("Healed") == []
    assert whole.state.heroes["vardak"].hand == []


def test_elixir_of_life() -> None:
    table = vardak("elixir-of-life", wounds=7)
    table.play("play elixir-of-life")
    assert table.figure("vardak").wounds == 1


@rule("DV-NAM-21", "DV-ABIL-02")
def test_potion_of_heroism() -> None:
    table = vardak("potion-of-heroism", initiative=["vardak"], dice=["hit hit miss miss miss miss", "hit miss"])
    table.play("play potion-of-heroism", "end", "attack orc-1")
    assert table.told("Rolled")[0].dice == ("red", "red", "green", "green", "green", "green")
    assert "orc-1" not in table.state.figures


@rule("DV-STS-02")
def test_potion_of_stone() -> None:
    table = vardak(
        "potion-of-stone",
        initiative=["orc", "kobold"],
        dice=["hit hit hit", "hit miss miss miss miss miss", "hit hit", "hit miss miss miss"],
    )
    table.play("play potion-of-stone", "end", "activate orc-1", "attack vardak", "end", "activate kobold-1")
    assert table.told("Rolled")[1].dice == ("red", "red", "green", "green", "green", "green")
    assert table.state.lasting == []
    table.play("attack vardak")
    assert table.told("Rolled")[3].dice == ("green",) * 4
    assert table.figure("vardak").wounds == 3


@rule("DV-STS-02")
def test_potion_of_stone_does_not_wait_for_a_pit_that_allows_no_defence() -> None:
    table = Table(
        MAP,
        turn="vardak",
        heroes={"vardak": {"at": "C2"}},
        lasting=[{"card": "potion-of-stone", "owner": "vardak"}],
        dice=["miss miss miss miss"],
    )
    table.play("move B2", "place C2")
    assert [e.card for e in table.state.lasting] == ["potion-of-stone.1"]


@rule("DV-STS-02")
def test_quicksilver() -> None:
    table = vardak("quicksilver", HALL, initiative=["vardak"])
    assert table.refusal("move G1") == "DV-MOV-02"
    table.play("play quicksilver")
    assert table.may("move P1")
    assert table.refusal("move Q1") == "DV-MOV-02"
    table.play("end")
    assert table.state.lasting == []
    assert (table.last("LastingEnded").to, table.last("LastingEnded").rule) == ("spoils", "DV-STS-02")
    assert table.refusal("move G1") == "DV-MOV-02"


@rule("DV-SPL-03")
def test_mana_draught() -> None:
    hero = {"hand": ["mana-draught", "haste"], "used": ["fire-bolt", "blink", "fire-bolt"], "cast": 4}
    table = Table(MAP, turn="naurania", heroes={"naurania": hero}, initiative=["naurania"])
    table.play("play mana-draught")
    assert (table.asked, table.prompt, table.options()) == ("naurania", "recover", ["pick fire-bolt", "pick blink"])
    table.play("pick blink")
    own = table.state.heroes["naurania"]
    assert (own.hand, own.used, own.cast) == (["haste.1", "blink.1"], ["fire-bolt.1", "fire-bolt.2"], 3)
    event = table.last("SpellRecovered")
    assert (event.hero, event.card, event.rule) == ("naurania", "blink.1", "DV-PLAY-04")
    table.play("end")
    assert table.may("play haste at naurania")


def test_mana_draught_without_used_spells_is_wasted() -> None:
    table = vardak("mana-draught")
    table.play("play mana-draught")
    assert table.told("SpellRecovered") == []
    assert table.state.heroes["vardak"].hand == []
    assert table.prompt == "turn"


def test_fire_flask() -> None:
    table = vardak("fire-flask", dice=["hit miss miss", "miss miss"])
    assert table.refusal("play fire-flask at zombie-1") == "DV-PLAY-01"
    table.play("play fire-flask at orc-1")
    assert [r.dice for r in table.told("Rolled")] == [("blue", "blue", "blue"), ("green", "green")]
    assert "orc-1" not in table.state.figures


def test_fire_flask_needs_no_mana() -> None:
    storm = MAP.replace("V", "S")
    table = Table(storm, turn="storm", heroes={"storm": {"hand": ["fire-flask"]}}, dice=["hit miss miss", "miss"])
    table.play("play fire-flask at kobold-1")
    assert "kobold-1" not in table.state.figures


def test_holy_water() -> None:
    table = vardak("holy-water", dice=["hit", "hit hit", "hit", "miss"], wounds=2)
    table.play("play holy-water")
    assert [(e.target, e.damage) for e in table.told("AttackEnded")] == [("orc-1", 0), ("kobold-1", 1)]
    assert table.figure("vardak").wounds == 1


@rule("DV-SRCH-02")
def test_dowsing_rod() -> None:
    table = vardak("dowsing-rod")
    table.play("play dowsing-rod")
    assert [e.area for e in table.told("Searched")] == ["start", "room-2"]
    assert [(e.space, e.trap, e.rule) for e in table.told("TrapFound")] == [("B2", "pit", "DV-TRAP-04")]
    assert movement_of(table.state, table.figure("vardak")) == 8
    table.play("end")
    assert movement_of(table.state, table.figure("vardak")) == 5


@rule("DV-RUL-87")
def test_smoke_bomb() -> None:
    table = vardak("smoke-bomb")
    dice = pool_of(table.state, table.figure("vardak"), "defence").size
    table.play("play smoke-bomb", "place B2")
    assert table.figure("vardak").space == "B2"
    assert table.told("TrapSprung") == []
    assert pool_of(table.state, table.figure("vardak"), "defence").size == dice + 1
    assert table.may("move C1")


@pytest.mark.parametrize(("name", "worth"), [("gold-5", 5), ("gold-10", 10), ("gold-20", 20)])
@rule("DV-NAM-23", "DV-RUL-89")
def test_gold(name: str, worth: int) -> None:
    assert card(name).gold == worth
    assert card(name).price == 0
    assert vardak(name, campaign={}).refusal(f"play {name}") == "DV-RUL-89"
