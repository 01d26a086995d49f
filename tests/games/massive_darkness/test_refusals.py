"""A refusal says which part of its rule stands in the way."""

import pytest

from tenebra.kernel import Refused
from tests.games.massive_darkness.duel import SWORD
from tests.games.massive_darkness.table import ROOM, Table, card, rule

AXE = card("refused-axe", "hand", melee="1 yellow")


def message(table: Table, choice: str) -> str:
    with pytest.raises(Refused) as refused:
        table.session.choose(choice)
    assert refused.value.reason is not None
    return refused.value.reason.message


@rule("MD-EQP-05")
def test_with_full_hands_one_says_what_makes_room_and_with_a_free_one_not() -> None:
    table = Table(ROOM, {"owen": {"hands": [SWORD, AXE], "pack": ["refused-axe.2"]}}).play("trade")
    assert message(table, "equip refused-axe.2") == "hands-full"
    table.play(f"unequip {AXE}")
    assert message(table, f"equip refused-axe.2 for {SWORD}") == "room-enough"


@rule("MD-MKT-09")
def test_the_market_refuses_cards_one_does_not_own_too_many_and_too_cheap_ones() -> None:
    owen = {"calling": "fury-paladin", "pack": ["mace.1", "hammer.1", "leather-armor.1"]}
    record = {"played": ["walking-in-the-dark"], "passed": ["walking-in-the-dark"], "heroes": {"owen": owen}}
    table = Table.begin(ROOM, {"campaign": record}, {"levels": {"A1": 1}}).play("ready")
    assert table.prompt == "market"
    table.state.market.clear()
    assert message(table, "barter mace.2") == "not-owned"
    assert message(table, "barter mace.1+hammer.1+leather-armor.1") == "one-card-or-two"
    assert message(table, "barter mace.1") == "market-too-dear"
