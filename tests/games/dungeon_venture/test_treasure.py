"""Collect Treasure: opening a Chest (DV-TRE)."""

from typing import Any

import pytest

from tests.games.dungeon_venture.table import Table, rule

VAULT = """
+-+-+-+-+-+
|. C . . N|
+ + + +-+-+
|V . o|S W|
+-+-+-+-+-+
"""
CARDS = ["bow", "war-axe", "iron-helm", "chain-mail"]
GRONK = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "1 green", "life": 3, "movement": 4}}


def vault(**fields: Any) -> Table:
    fields = {"turn": "vardak", "treasure": [*CARDS, "magic-sword"], **fields}
    heroes = {"vardak": {"at": "B2"}, **fields.pop("heroes", {})}
    return Table(VAULT, heroes=heroes, **fields)


@rule("DV-TRE-01")
def test_a_chest_is_opened_from_an_adjacent_space() -> None:
    for space, is_legal in (("B2", True), ("A1", True), ("C1", True), ("A2", False), ("D1", False)):
        table = vault(heroes={"vardak": {"at": space}})
        assert table.may("chest B1") is is_legal, space
        if not is_legal:
            assert table.refusal("chest B1") == "DV-TRE-01"
    assert vault().refusal("chest C1") == "DV-TRE-01"


@rule("DV-TRE-01")
def test_a_table_is_no_chest_and_walls_part() -> None:
    table = Table("+-+-+-+\n|T V|C|\n+-+-+-+\n|o .|.|\n+-+-+-+", turn="vardak")
    assert table.refusal("chest A1") == "DV-TRE-01"
    assert table.refusal("chest C1") == "DV-TRE-01"
    assert not any(o.startswith("chest") for o in table.options())


@rule("DV-TRE-02", "DV-TRE-03", "DV-TRE-05")
def test_four_cards_are_laid_out_and_each_hero_takes_one_wherever_it_is() -> None:
    table = vault(turn="storm", heroes={"storm": {"at": "C1"}, "vardak": {"at": "A2"}, "wick": {"at": "B2", "spirit": True}})
    table.play("chest B1")
    opened = table.last("ChestOpened")
    assert (opened.hero, opened.space, opened.rule) == ("storm", "B1", "DV-TRE-01")
    assert [(event.card, event.rule) for event in table.told("CardLaid")] == [(f"{card}.1", "DV-TRE-02") for card in CARDS]
    assert table.state.laid == [f"{card}.1" for card in CARDS]
    assert table.state.treasure.draw == ["magic-sword.1"]
    assert (table.asked, table.prompt) == ("storm", "pick")
    assert table.options() == [f"pick {card}" for card in CARDS]
    table.play("pick iron-helm")
    assert table.asked == "wick"
    assert table.options() == ["pick bow", "pick war-axe", "pick chain-mail"]
    table.play("pick chain-mail")
    assert table.asked == "vardak"
    table.play("pick bow")
    assert table.asked == "naurania"
    table.play("pick war-axe")
    hands = {hero: own.hand for hero, own in table.state.heroes.items()}
    assert hands == {"vardak": ["bow.1"], "naurania": ["war-axe.1"], "storm": ["iron-helm.1"], "wick": ["chain-mail.1"]}
    picked = table.told("CardPicked")
    assert [(event.hero, event.rule) for event in picked] == [(h, "DV-TRE-03") for h in ("storm", "wick", "vardak", "naurania")]
    assert (table.state.laid, table.prompt, table.asked) == ([], "turn", "storm")


@rule("DV-TRE-03")
def test_clockwise_is_by_seat_and_counted_per_hero() -> None:
    table = vault(options={"party": "wick vardak / storm naurania"})
    order = []
    table.play("chest B1")
    while table.prompt == "pick":
        order.append(table.asked)
        table.play(table.options()[0])
    assert order == ["vardak", "storm", "naurania", "wick"]
    assert table.state.keeper_hand == []


@rule("DV-TRE-04")
def test_with_three_heroes_left_the_opener_takes_two() -> None:
    table = vault(heroes={"storm": {"dead": True}})
    table.play("chest B1", "pick bow")
    assert table.asked == "naurania"
    table.play("pick war-axe")
    assert table.asked == "wick"
    table.play("pick iron-helm")
    assert table.asked == "vardak"
    table.play("pick chain-mail")
    assert table.state.heroes["vardak"].hand == ["bow.1", "chain-mail.1"]
    assert table.state.heroes["storm"].hand == []


@rule("DV-TRE-05", "DV-RUL-32")
def test_a_spirit_picks_too() -> None:
    table = vault(heroes={"naurania": {"spirit": True}, "storm": {"dead": True}, "wick": {"dead": True}})
    table.play("chest B1", "pick bow")
    assert table.asked == "naurania"
    table.play("pick war-axe", "vardak: pick iron-helm", "naurania: pick chain-mail")
    assert table.state.heroes["naurania"].hand == ["war-axe.1", "chain-mail.1"]


@rule("DV-TRE-06")
def test_an_opened_chest_gives_the_keeper_one_event() -> None:
    table = vault(events=["dark-fury", "evil-eye"])
    table.play("chest B1")
    drawn = table.told("EventDrawn")
    assert [(event.card, event.rule) for event in drawn] == [("dark-fury.1", "DV-EVT-06")]
    assert table.state.keeper_hand == ["dark-fury.1"]
    assert table.state.events.draw == ["evil-eye.1"]


@rule("DV-TRE-07", "DV-RUL-33")
def test_a_chest_is_opened_once_and_stays_as_furniture() -> None:
    table = vault()
    table.play("chest B1", *(f"pick {card}" for card in CARDS))
    assert table.state.furniture == {"B1": "opened-chest"}
    assert table.refusal("move B1") == "DV-FUR-01"
    again = vault(opened=["B1"])
    assert again.refusal("chest B1") == "DV-TRE-07"
    assert not again.may("chest B1")
    assert again.refusal("move B1") == "DV-FUR-01"


@rule("DV-TRE-08", "DV-RUL-32")
def test_gold_is_discarded_and_not_replaced_in_a_standard_game() -> None:
    table = vault(treasure=["bow", "gold-10", "iron-helm", "chain-mail", "magic-sword"])
    table.play("chest B1")
    removed = table.last("GoldRemoved")
    assert (removed.card, removed.rule) == ("gold-10.1", "DV-TRE-08")
    assert table.state.laid == ["bow.1", "iron-helm.1", "chain-mail.1"]
    assert (table.state.treasure.draw, table.state.treasure.discard) == (["magic-sword.1"], ["gold-10.1"])
    table.play("vardak: pick bow", "naurania: pick iron-helm", "storm: pick chain-mail")
    assert (table.state.heroes["wick"].hand, table.prompt) == ([], "turn")


@rule("DV-TRE-08")
def test_gold_is_picked_like_any_card_in_a_campaign() -> None:
    table = vault(treasure=["bow", "gold-10", "iron-helm", "chain-mail"], campaign={})
    table.play("chest B1", "pick gold-10")
    assert table.state.heroes["vardak"].hand == ["gold-10.1"]


@rule("DV-RUL-32")
@pytest.mark.parametrize("left", [0, 2, 4])
def test_a_short_treasure_deck_is_laid_out_as_far_as_it_goes(left: int) -> None:
    table = vault(treasure=CARDS[:left])
    table.play("chest B1")
    assert table.state.laid == [f"{card}.1" for card in CARDS[:left]]
    for _ in range(left):
        table.play(table.options()[0])
    assert (table.prompt, table.state.furniture["B1"]) == ("turn", "opened-chest")


@rule("DV-RUL-32")
def test_discards_are_shuffled_in_before_the_deck_counts_as_empty() -> None:
    table = vault(treasure=["bow"])
    table.state.treasure.discard.append("healing-potion.1")
    table.play("chest B1")
    assert [event.cards for event in table.told("DeckRefilled")] == [("healing-potion.1",)]
    assert table.state.laid == ["bow.1", "healing-potion.1"]


@rule("DV-TRE-08", "DV-RUL-32")
def test_gold_of_this_chest_is_not_found_again_in_it() -> None:
    table = vault(treasure=["gold-10", "bow"])
    table.play("chest B1")
    assert table.told("DeckRefilled") == []
    assert [event.card for event in table.told("GoldRemoved")] == ["gold-10.1"]
    assert (table.state.laid, table.state.treasure.discard) == (["bow.1"], ["gold-10.1"])


@rule("DV-TRE-03")
def test_the_next_hero_begins_if_the_opener_dies_for_good_on_the_lock() -> None:
    table = Table(
        "+-+-+-+-+\n|N C V .|\n+ + + +D+\n|. S W|G|\n+-+-+-+-+",
        turn="storm",
        areas={"lair": "D2"},
        bosses=GRONK,
        heroes={"storm": {"wounds": 7}},
        treasure=CARDS,
        keeper_hand=["poisoned-lock"],
    )
    table.play("chest B1", "pass", "event poisoned-lock")
    while table.prompt == "window":
        table.play("pass")
    assert table.state.dead == ["storm"]
    order = []
    while table.prompt == "pick":
        order.append(table.asked)
        table.play(table.options()[0])
    assert order == ["wick", "vardak", "naurania", "wick"]
