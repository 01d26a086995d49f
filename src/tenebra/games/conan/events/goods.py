"""Cards that change hands, told as events. Only the order of the asset deck is hidden (CO-RUL-02)."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.conan.state import OVERLORD, COState
from tenebra.kernel import Event
from tenebra.kit.decks import masked, name_of, take

Rules = tuple[str, ...]
DECK, AWAY = "deck", "away"
"""Beside heroes and areas, where a card may be: in the asset deck, or out of the game."""


class DeckShuffled(Event, frozen=True):
    """The asset deck lies face down (CO-SET-12)."""

    basis: ClassVar[Rules] = ("CO-SET-12", "CO-SCN-06", "CO-RUL-13", "CO-RUL-02")
    cards: tuple[str, ...]

    def apply(self, state: COState) -> None:
        state.deck.draw = list(self.cards)

    def seen_by(self, seat: str, state: COState) -> Event:
        return DeckShuffled(masked(self.cards), rule=self.rule, also=self.also)


class CardMoved(Event, frozen=True):
    """A card goes from a hero or an area to another, comes from outside (""), or goes out of the game."""

    basis: ClassVar[Rules] = ("CO-CRD-06",)
    card: str
    source: str
    to: str

    def apply(self, state: COState) -> None:
        if self.source == DECK:
            take(state.deck.draw, self.card)
        elif self.source:
            pile(state, self.source).remove(self.card)
            if not state.objects.get(self.source, True):
                del state.objects[self.source]
        pile(state, self.to).append(self.card)


class CardDrawn(CardMoved, frozen=True):
    """The top card of the asset deck comes to light (CO-CHE-03)."""

    basis: ClassVar[Rules] = ("CO-CHE-03", "CO-RUL-09", "CO-RUL-37")
    reveals: ClassVar[bool] = True


class CarriedKilled(CardMoved, frozen=True):
    """A character who was carried dies in a fall: the card is out of the game, and the scenario will hear of it (CO-FAL-05)."""

    basis: ClassVar[Rules] = ("CO-FAL-05", "CO-RUL-104")

    def apply(self, state: COState) -> None:
        super().apply(state)
        state.slain.append(name_of(self.card))


def pile(state: COState, place: str) -> list[str]:
    """The cards of a hero or the Overlord, those that lie in an area, or those out of the game."""
    hero = state.heroes.get(place)
    if hero is not None:
        return hero.cards
    if place == OVERLORD:
        return state.overlord.cards
    return state.deck.discard if place == AWAY else state.objects.setdefault(place, [])
