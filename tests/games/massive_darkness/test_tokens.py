"""Tokens are never scarce: only the figures of the box have a number that matters (MD-RUL-64)."""

from tenebra.games.massive_darkness.content import tokens
from tests.games.massive_darkness.table import ROOM, Table, rule


@rule("MD-RUL-64", "MD-PCK-02")
def test_more_treasure_lies_about_than_there_are_tokens_in_the_box() -> None:
    number = tokens()["treasure"] + 10
    table = Table(ROOM, {"owen": {}}, mission={"treasure": {"A1": number}, "levels": {"A1": 1}})
    assert table.state.treasure == {"A1": ["normal"] * number}
    table.play("pickup")
    assert table.state.treasure == {}


@rule("MD-RUL-64", "MD-DOOR-09")
def test_a_door_card_places_tokens_however_many_lie_already() -> None:
    number = tokens()["treasure"] + 10
    table = Table(
        "+-+-+\n|CDr|\n+-+-+",
        {"owen": {}},
        mission={"treasure": {"A1": number}},
        decks={"door": ["forgotten-hall.1"]},
    ).play("open A1-B1")
    assert table.state.treasure["B1"] == ["normal"] * 3


@rule("MD-RUL-64", "MD-ENM-04")
def test_no_number_of_wounds_is_too_many_to_be_counted() -> None:
    troll = {"card": "great-troll-greater.1", "zone": "A1", "health": tokens()["wound"] + 100}
    table = Table(ROOM, {"owen": {"hands": ["mace.1"]}}, {"troll": troll}, dice=["1 1 blank blank blank"])
    before = table.enemy("troll").health
    table.play("melee troll")
    assert 0 < before - table.enemy("troll").health <= 3
