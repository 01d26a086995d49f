"""Events of cards. Nobody knows the order of a deck; everything else lies open."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.massive_darkness.state import Exchange, Hero, MDState
from tenebra.kernel import Event
from tenebra.kit.decks import Deck, masked, take


def take_card(hero: Hero, card: str) -> None:
    """A card leaves a Hero, wherever it was."""
    if hero.body == card:
        hero.body = ""
    elif card in hero.hands:
        hero.hands.remove(card)
    else:
        hero.pack.remove(card)


class DeckBuilt(Event, frozen=True):
    """A shuffled deck lies face down on the table, or a new one is made of its discards (MD-DECK-02)."""

    deck: str
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, state: MDState) -> None:
        state.decks[self.deck] = Deck(list(self.cards))

    def seen_by(self, seat: str, state: MDState) -> Event:
        return DeckBuilt(self.deck, masked(self.cards), rule=self.rule, also=self.also)


class CardDrawn(Event, frozen=True):
    """The top card of a deck is turned over."""

    deck: str
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: MDState) -> None:
        state.decks[self.deck].draw.pop()


class CardFound(Event, frozen=True):
    """The card of an Enemy that a Mission names is taken from its discard pile, else out of its deck (MD-DECK-06)."""

    deck: str
    card: str

    def apply(self, state: MDState) -> None:
        deck = state.decks[self.deck]
        take(deck.discard if self.card in deck.discard else deck.draw, self.card)


class CardDiscarded(Event, frozen=True):
    """A card that nobody owns goes to its discard pile (MD-DECK-01), or back to the supply (MD-DECK-09)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-DECK-01",)
    deck: str
    card: str

    def apply(self, state: MDState) -> None:
        if self.deck:
            state.decks.setdefault(self.deck, Deck()).discard.append(self.card)
        else:
            state.supply.append(self.card)


class CardTaken(Event, frozen=True):
    """A Hero takes a card from the supply."""

    basis: ClassVar[tuple[str, ...]] = ("MD-EQP-01",)
    hero: str
    card: str

    def apply(self, state: MDState) -> None:
        state.supply.remove(self.card)
        state.heroes[self.hero].pack.append(self.card)


class CardReceived(Event, frozen=True):
    """A Hero gets a card that was just drawn."""

    basis: ClassVar[tuple[str, ...]] = ("MD-DECK-07", "MD-DECK-08", "MD-EQP-18")
    hero: str
    card: str

    def apply(self, state: MDState) -> None:
        state.heroes[self.hero].pack.append(self.card)


class CardGiven(Event, frozen=True):
    """A Hero gives a card to another one: in a Trade, or one just found that is handed on (MD-PCK-05)."""

    hero: str
    card: str
    to: str
    is_trade: bool = False

    def apply(self, state: MDState) -> None:
        take_card(state.heroes[self.hero], self.card)
        state.heroes[self.to].pack.append(self.card)
        if not self.is_trade:
            return
        exchange = state.exchange
        assert exchange is not None
        for hero in (self.hero, self.to):
            if hero not in exchange.involved:
                exchange.involved.append(hero)
        if self.to not in exchange.left:
            exchange.left.append(self.to)


class CardSpent(Event, frozen=True):
    """A Hero discards a card, or has used it up (MD-ITM-02)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-DECK-01",)
    hero: str
    card: str
    deck: str

    def apply(self, state: MDState) -> None:
        take_card(state.heroes[self.hero], self.card)
        if self.deck:
            state.decks.setdefault(self.deck, Deck()).discard.append(self.card)
        else:
            state.supply.append(self.card)


class CardEquipped(Event, frozen=True):
    """A Hero puts a card of the Inventory into its slot; what must make room goes to the Inventory (MD-EQP-05)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-EQP-02", "MD-EQP-04", "MD-EQP-05", "MD-EQP-06", "MD-EQP-08")
    hero: str
    card: str
    slot: str
    aside: tuple[str, ...] = ()

    def apply(self, state: MDState) -> None:
        hero = state.heroes[self.hero]
        for card in self.aside:
            take_card(hero, card)
            hero.pack.append(card)
        hero.pack.remove(self.card)
        if self.slot == "body":
            hero.body = self.card
        else:
            hero.hands.append(self.card)


class CardUnequipped(Event, frozen=True):
    """A Hero takes a card out of its slot."""

    hero: str
    card: str

    def apply(self, state: MDState) -> None:
        hero = state.heroes[self.hero]
        take_card(hero, self.card)
        hero.pack.append(self.card)


class ExchangeBegan(Event, frozen=True):
    """Heroes may exchange cards, or only Reorganize."""

    heroes: tuple[str, ...]
    involved: tuple[str, ...]
    is_trade: bool

    def apply(self, state: MDState) -> None:
        state.exchange = Exchange(list(self.heroes), list(self.involved), self.is_trade, state.exchange)


class ExchangeEnded(Event, frozen=True):
    """All Heroes are ready."""

    def apply(self, state: MDState) -> None:
        assert state.exchange is not None
        state.exchange = state.exchange.within


class GuardianEquipped(Event, frozen=True):
    """A Guardian holds a card, face up (MD-GRD-01, MD-GRD-02)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-GRD-02", "MD-RUL-76")
    enemy: str
    card: str

    def apply(self, state: MDState) -> None:
        state.enemies[self.enemy].holds.append(self.card)
        if self.card in state.supply:
            state.supply.remove(self.card)


class GuardianLost(Event, frozen=True):
    """A card leaves a fallen Guardian (MD-GRD-09, MD-GRD-11)."""

    enemy: str
    card: str

    def apply(self, state: MDState) -> None:
        state.enemies[self.enemy].holds.remove(self.card)


class MarketLaid(Event, frozen=True):
    """The cards of the Town Market lie open (MD-MKT-04)."""

    cards: tuple[str, ...]

    def apply(self, state: MDState) -> None:
        state.market = list(self.cards)


class MarketTaken(Event, frozen=True):
    """A Hero takes a card of the Market."""

    hero: str
    card: str

    def apply(self, state: MDState) -> None:
        state.market.remove(self.card)
        state.heroes[self.hero].pack.append(self.card)
