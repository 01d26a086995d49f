"""Consumables and Gold (DV-CON, DV-GOLD), and what becomes of spent cards (DV-RUL-48)."""

import pytest

from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V N C W|
+ + + + +
|o . . k|
+ + + + +
|g . . .|
+-+-+-+-+
"""


@rule("DV-CON-01", "DV-CON-02")
def test_a_consumable_is_used_once_by_the_play_card_action() -> None:
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"hand": ["healing-potion", "healing-potion"], "wounds": 7}})
    table.play("play healing-potion")
    assert table.figure("vardak").wounds == 4
    assert table.state.heroes["vardak"].hand == ["healing-potion.2"]
    assert (table.last("CardPlayed").card, table.last("CardPlayed").rule) == ("healing-potion.1", "DV-CON-02")
    spent = table.last("ConsumableSpent")
    assert (spent.hero, spent.card, spent.deck, spent.rule) == ("vardak", "healing-potion.1", "spoils", "DV-CON-01")
    assert table.refusal("play healing-potion") == "DV-TURN-04"


@rule("DV-CON-01", "DV-RUL-48", "DV-CARD-04", "DV-DMG-04")
def test_a_card_won_from_a_monster_is_discarded_beside_the_monster_deck() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        spoils=["healing-potion", "blink"],
        treasure=["haste"],
        initiative=["vardak"],
        dice=["hit miss miss miss", "miss miss"],
    )
    table.play("attack orc-1", "end", "play healing-potion")
    assert table.state.spoils.discard == ["healing-potion.1"]
    assert table.state.treasure.discard == []
    assert table.last("ConsumableSpent").deck == "spoils"


@rule("DV-CON-01", "DV-RUL-48", "DV-CARD-04")
def test_a_card_from_a_chest_is_discarded_beside_the_treasure_deck() -> None:
    table = Table(
        ROOM,
        turn="wick",
        treasure=["healing-potion", "blink"],
        spoils=["haste"],
        initiative=["wick"],
    )
    table.play("chest C1", "wick: pick healing-potion", "vardak: pick blink", "end", "play healing-potion")
    assert table.state.treasure.discard == ["healing-potion.1"]
    assert table.state.spoils.discard == []


@rule("DV-RUL-48")
def test_a_card_of_neither_deck_leaves_play() -> None:
    heroes = {"vardak": {"hand": ["healing-potion"]}}
    table = Table(ROOM, turn="vardak", heroes=heroes, campaign={"bought": ["healing-potion"]})
    table.play("play healing-potion")
    assert (table.state.treasure.discard, table.state.spoils.discard) == ([], [])
    assert table.state.heroes["vardak"].hand == []
    assert table.last("ConsumableSpent").deck == ""


@rule("DV-RUL-48", "DV-CARD-04")
def test_an_empty_deck_is_refilled_from_its_discards_and_with_none_nothing_is_drawn() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        spoils=["healing-potion"],
        initiative=["vardak", "vardak"],
        heroes={"vardak": {"at": "B2"}},
        dice=["hit miss miss miss", "miss miss", "hit miss miss miss", "miss"],
    )
    table.play("attack orc-1", "end", "play healing-potion", "move C2", "attack kobold-1")
    refilled = table.told("DeckRefilled")
    assert [(e.deck, e.cards, e.rule) for e in refilled] == [("spoils", ("healing-potion.1",), "DV-RUL-48")]
    assert table.state.heroes["vardak"].hand == ["healing-potion.1"]
    assert (table.state.spoils.draw, table.state.spoils.discard) == ([], [])
    bare = Table(ROOM, turn="vardak", dice=["hit miss miss miss", "miss miss"])
    bare.play("attack orc-1")
    assert bare.told("CardDrawn") == []
    assert bare.told("DeckRefilled") == []


@rule("DV-CON-03", "DV-EX-16")
def test_a_lasting_consumable_lies_open_and_is_discarded_when_it_is_over() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        spoils=["potion-of-heroism"],
        initiative=["vardak", "vardak"],
        dice=["hit miss miss miss", "miss miss", "hit hit hit hit hit hit", "miss miss"],
    )
    table.play("attack orc-1", "end", "play potion-of-heroism")
    began = table.last("LastingBegan")
    assert (began.card, began.owner, began.on, began.until, began.is_spell, began.rule) == (
        "potion-of-heroism.1",
        "vardak",
        "vardak",
        "next_attack",
        False,
        "DV-CON-03",
    )
    assert table.state.heroes["vardak"].cast == 0
    assert table.state.heroes["vardak"].hand == []
    assert table.state.spoils.discard == []
    table.play("end")
    assert [e.card for e in table.state.lasting] == ["potion-of-heroism.1"]


@rule("DV-CON-03", "DV-STS-02")
def test_the_potion_goes_to_the_discards_with_the_attack_it_helped() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        spoils=["potion-of-heroism"],
        initiative=["vardak", "vardak"],
        heroes={"vardak": {"at": "B2"}, "naurania": {"at": "D3"}},
        dice=["hit miss miss miss", "miss miss", "hit hit hit hit hit hit", "miss"],
    )
    table.play("attack orc-1", "end", "play potion-of-heroism", "end")
    table.play("move C2", "attack kobold-1")
    assert table.told("Rolled")[2].dice == ("red", "red", "green", "green", "green", "green")
    ended = table.last("LastingEnded")
    assert (ended.card, ended.to, ended.rule) == ("potion-of-heroism.1", "spoils", "DV-STS-02")


@rule("DV-CON-04", "DV-RUL-52", "DV-EX-12")
def test_two_identical_potions_count_as_one_and_are_spent_together() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        heroes={"vardak": {"hand": ["potion-of-heroism", "potion-of-heroism"]}},
        initiative=["vardak", "vardak"],
        dice=["hit miss miss miss miss miss", "miss miss"],
    )
    table.play("play potion-of-heroism", "end", "play potion-of-heroism", "end")
    assert [e.card for e in table.state.lasting] == ["potion-of-heroism.1", "potion-of-heroism.2"]
    table.play("attack orc-1")
    assert table.told("Rolled")[0].dice == ("red", "red", "green", "green", "green", "green")
    assert table.state.lasting == []
    assert [e.card for e in table.told("LastingEnded")] == ["potion-of-heroism.1", "potion-of-heroism.2"]


@rule("DV-CON-04")
def test_different_cards_do_add_up() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        lasting=[
            {"card": "potion-of-heroism", "owner": "vardak"},
            {"card": "battle-hymn", "owner": "naurania", "on": "vardak"},
            {"card": "battle-hymn", "owner": "vardak"},
            {"card": "potion-of-heroism", "owner": "wick"},
        ],
        dice=["hit miss miss miss miss miss miss miss miss miss", "miss miss"],
    )
    table.play("attack orc-1")
    assert table.told("Rolled")[0].dice == ("red",) * 6 + ("green",) * 4
    assert [e.card for e in table.state.lasting] == ["potion-of-heroism.2"]


@rule("DV-CON-05", "DV-RUL-89")
def test_gold_is_a_consumable_that_cannot_be_played() -> None:
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"hand": ["gold-10"]}}, campaign={})
    assert not [o for o in table.options() if o.startswith("play")]
    assert table.refusal("play gold-10") == "DV-RUL-89"


@rule("DV-SPL-03", "DV-EVT-02")
@pytest.mark.parametrize("is_stolen", [True, False])
def test_a_spell_that_was_stolen_and_never_cast_does_not_count_when_it_is_recovered(is_stolen: bool) -> None:
    hand = ["mana-draught", "fire-bolt"] if is_stolen else ["mana-draught"]
    own = {"hand": hand, "used": [] if is_stolen else ["fire-bolt"], "cast": 1}
    table = Table("+-+-+-+\n|N . k|\n+-+-+-+", turn="naurania", heroes={"naurania": own}, keeper_hand=["stolen-words"])
    table.play("play mana-draught")
    if is_stolen:
        table.play("event stolen-words at naurania", "pick fire-bolt")
    while table.prompt != "recover":
        table.play("pass")
    table.play("pick fire-bolt")
    assert table.state.heroes["naurania"].cast == (1 if is_stolen else 0)
