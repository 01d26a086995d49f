"""What is told of cards that lie face down: that they moved, not which they are (DV-RUL-49, DV-GEN-08)."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.events import cards as on_cards
from tenebra.kernel import Event, Session
from tenebra.kit.decks import HIDDEN
from tests.games.dungeon_venture.table import Table, rule

OTHERS = ("keeper", "spectator")
"""Who sees no Hero's hand: the Keeper, and whoever only looks on."""


def card_told(session: Session[Any], kind: str, seat: str) -> str:
    """The card that the last event of a kind names to a seat."""
    told = [event for event in session.told(seat) if type(event).__name__ == kind]
    card: str = told[-1].card  # type: ignore[attr-defined]
    return card


@rule("DV-RUL-49")
def test_which_card_of_the_hand_is_given_only_heroes_are_told() -> None:
    table = Table("+-+-+-+\n|V N o|\n+-+-+-+", turn="vardak", heroes={"vardak": {"hand": ["battle-hymn"]}})
    table.play("give battle-hymn to naurania")
    assert card_told(table.session, "CardGiven", "naurania") == "battle-hymn.1"
    assert [card_told(table.session, "CardGiven", seat) for seat in OTHERS] == [HIDDEN, HIDDEN]


@rule("DV-RUL-49", "DV-GIVE-02")
def test_everybody_sees_equipment_taken_off_and_given() -> None:
    table = Table("+-+-+-+\n|V N o|\n+-+-+-+", turn="vardak", heroes={"vardak": {"worn": ["bow"]}})
    table.play("give bow to naurania")
    assert [card_told(table.session, "CardGiven", seat) for seat in ("naurania", *OTHERS)] == ["bow.1"] * 3


@rule("DV-RUL-49")
def test_which_spells_the_mage_takes_only_heroes_are_told() -> None:
    session = Session.begin(GAME, "gronks-lair", "spells")
    session.choose("pick haste")
    assert card_told(session, "SpellChosen", "wick").startswith("haste.")
    assert [card_told(session, "SpellChosen", seat) for seat in OTHERS] == [HIDDEN, HIDDEN]


KNOWN_TO_HEROES: list[Event] = [
    on_cards.SpellChosen("vardak", "bow.1"),
    on_cards.CardDrawn("vardak", "spoils", "bow.1"),
    on_cards.CardGiven("vardak", "wick", "bow.1", False),
    on_cards.EquipmentKept("vardak", "bow.1"),
    on_cards.EquipmentHandedBack(("bow.1",)),
    on_cards.CardBought("vardak", "bow.1", 10),
]
KNOWN_TO_THE_KEEPER: list[Event] = [on_cards.EventDrawn("bow.1"), on_cards.KeeperCardsTaken(("bow.1",))]
KNOWN_TO_NOBODY: list[Event] = [on_cards.DeckBuilt("treasure", ("bow.1",)), on_cards.DeckRefilled("treasure", ("bow.1",))]


@rule("DV-RUL-49", "DV-GEN-08", "DV-CARD-05")
@pytest.mark.parametrize(
    ("event", "knows"),
    [
        *((event, {"vardak", "wick"}) for event in KNOWN_TO_HEROES),
        *((event, {"keeper"}) for event in KNOWN_TO_THE_KEEPER),
        *((event, set[str]()) for event in KNOWN_TO_NOBODY),
    ],
)
def test_no_event_names_a_card_to_whoever_may_not_see_it(event: Event, knows: set[str]) -> None:
    state = Table("+-+-+-+\n|V W o|\n+-+-+-+", turn="vardak").state
    for seat in ("vardak", "wick", *OTHERS):
        told = event.seen_by(seat, state)
        assert told is not None
        assert ("bow.1" in repr(told)) is (seat in knows)
