"""Events of cards. A seat that may not know a card sees that one moved, not which."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.state import KEEPER, DVState, Lasting
from tenebra.kernel import Event
from tenebra.kit.decks import HIDDEN, Deck, masked, take


def into_hand(state: DVState, hero: str, card: str) -> None:
    """A card comes into a Hero's hand, face down for eyes that may not see it."""
    state.heroes[hero].hand.append(card if may_see_hands(state.eyes, state) else HIDDEN)


def may_see_hands(seat: str, state: DVState) -> bool:
    """Hero players see each other's hands, the Keeper and spectators do not (DV-RUL-49)."""
    return not seat or seat in state.heroes


def deck_called(state: DVState, name: str) -> Deck:
    """A deck by its name."""
    deck: Deck = getattr(state, name)
    return deck


class SpellChosen(Event, frozen=True):
    """The Mage has chosen a starting Spell."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-04", "DV-DEC-01")
    hero: str
    card: str

    def apply(self, state: DVState) -> None:
        into_hand(state, self.hero, self.card)

    def seen_by(self, seat: str, state: DVState) -> Event:
        return self if may_see_hands(seat, state) else SpellChosen(self.hero, HIDDEN, rule=self.rule)


class DeckBuilt(Event, frozen=True):
    """A deck lies face down on the table."""

    deck: str
    cards: tuple[str, ...]

    def apply(self, state: DVState) -> None:
        pile = deck_called(state, self.deck)
        pile.draw, pile.discard = list(self.cards), []
        if self.deck == "treasure" and not state.eyes:
            state.from_treasure = sorted(copy for copy in self.cards if card(copy).kind == "consumable")

    def seen_by(self, seat: str, state: DVState) -> Event:
        return DeckBuilt(self.deck, masked(self.cards), rule=self.rule)


class DeckRefilled(Event, frozen=True):
    """The discards are shuffled and are the deck again."""

    basis: ClassVar[tuple[str, ...]] = ("DV-CARD-04",)
    deck: str
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        pile = deck_called(state, self.deck)
        pile.draw, pile.discard = list(self.cards), []

    def seen_by(self, seat: str, state: DVState) -> Event:
        return DeckRefilled(self.deck, masked(self.cards), rule=self.rule)


class KeeperCardsTaken(Event, frozen=True):
    """The Keeper takes the black-backed cards of the Adventure behind the screen."""

    basis: ClassVar[tuple[str, ...]] = ("DV-KPC-02", "DV-RUL-91", "DV-GEN-08")
    cards: tuple[str, ...]

    def apply(self, state: DVState) -> None:
        state.keeper_cards = list(self.cards)

    def seen_by(self, seat: str, state: DVState) -> Event:
        return self if seat == KEEPER else KeeperCardsTaken(masked(self.cards), rule=self.rule)


class EventDrawn(Event, frozen=True):
    """The Keeper draws an Event card."""

    basis: ClassVar[tuple[str, ...]] = ("DV-EVT-09", "DV-RUL-54", "DV-REO-14")
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.events.draw.pop()
        state.keeper_hand.append(self.card)

    def seen_by(self, seat: str, state: DVState) -> Event:
        return self if seat == KEEPER else EventDrawn(HIDDEN, rule=self.rule)


class EventPlayed(Event, frozen=True):
    """The Keeper plays an Event card."""

    basis: ClassVar[tuple[str, ...]] = ("DV-EVT-01", "DV-EVT-03", "DV-RUL-53", "DV-DEC-07")
    card: str
    at: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        take(state.keeper_hand, self.card)
        state.unresolved.append(self.card)


class EventResolved(Event, frozen=True):
    """An Event card has done its work and is discarded."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-53", "DV-RUL-48")
    card: str

    def apply(self, state: DVState) -> None:
        state.unresolved.remove(self.card)
        state.events.discard.append(self.card)


class CardDrawn(Event, frozen=True):
    """A Hero draws a card into the hand."""

    basis: ClassVar[tuple[str, ...]] = ("DV-CARD-05", "DV-RUL-49", "DV-INV-01")
    hero: str
    deck: str
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        deck_called(state, self.deck).draw.pop()
        into_hand(state, self.hero, self.card)

    def seen_by(self, seat: str, state: DVState) -> Event:
        return self if may_see_hands(seat, state) else CardDrawn(self.hero, self.deck, HIDDEN, rule=self.rule)


class GoldFound(Event, frozen=True):
    """Gold is drawn in a standard game: it is discarded, as if nothing had been found."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DMG-07", "DV-CON-05", "DV-GOLD-01", "DV-MODE-01")
    deck: str
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        pile = deck_called(state, self.deck)
        pile.draw.pop()
        pile.discard.append(self.card)


class CardLaid(Event, frozen=True):
    """A card from the Treasure deck is laid face up."""

    basis: ClassVar[tuple[str, ...]] = ("DV-TRE-05", "DV-RUL-32")
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.treasure.draw.pop()
        state.laid.append(self.card)


class GoldRemoved(Event, frozen=True):
    """Gold laid out from a Chest in a standard game is discarded before anybody picks."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-32", "DV-CON-05", "DV-GOLD-01", "DV-MODE-01")
    card: str

    def apply(self, state: DVState) -> None:
        state.laid.remove(self.card)
        state.treasure.discard.append(self.card)


class ChestOpened(Event, frozen=True):
    """A Chest is open; it stays as furniture."""

    basis: ClassVar[tuple[str, ...]] = ("DV-TRE-07", "DV-RUL-33", "DV-FUR-04")
    hero: str
    space: str

    def apply(self, state: DVState) -> None:
        state.furniture[self.space] = "opened-chest"


class LootLaid(Event, frozen=True):
    """Everything a dead Hero had is laid face up."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-35", "DV-LOOT-05")
    hero: str
    owner: str
    cards: tuple[str, ...]

    def apply(self, state: DVState) -> None:
        state.laid = list(self.cards)
        state.skulls[self.owner].cards = []


class CardPicked(Event, frozen=True):
    """A Hero takes one of the cards laid out."""

    basis: ClassVar[tuple[str, ...]] = ("DV-TRE-04", "DV-TRE-05", "DV-DEC-05", "DV-RUL-26")
    hero: str
    card: str

    def apply(self, state: DVState) -> None:
        state.laid.remove(self.card)
        into_hand(state, self.hero, self.card)


class CardGiven(Event, frozen=True):
    """A card goes from Hero to Hero."""

    basis: ClassVar[tuple[str, ...]] = ("DV-GIVE-01", "DV-GIVE-04", "DV-INV-04", "DV-RUL-31", "DV-REO-06")
    hero: str
    to: str
    card: str
    is_worn: bool

    def apply(self, state: DVState) -> None:
        giver = state.heroes[self.hero]
        take(giver.worn if self.is_worn else giver.hand, self.card)
        into_hand(state, self.to, self.card)

    def seen_by(self, seat: str, state: DVState) -> Event:
        known = may_see_hands(seat, state) or self.is_worn
        return self if known else CardGiven(self.hero, self.to, HIDDEN, self.is_worn, rule=self.rule)


class CardPlayed(Event, frozen=True):
    """A Hero, a Boss or a Monster plays a card."""

    basis: ClassVar[tuple[str, ...]] = ("DV-ACT-03",)
    by: str
    card: str
    at: str
    reveals: ClassVar[bool] = True


class EquipmentWorn(Event, frozen=True):
    """Equipment is on the sheet now."""

    basis: ClassVar[tuple[str, ...]] = ("DV-EQP-02", "DV-EQP-03", "DV-EQP-07", "DV-ABIL-02", "DV-INV-02")
    hero: str
    card: str

    def apply(self, state: DVState) -> None:
        belongings = state.heroes[self.hero]
        take(belongings.hand, self.card)
        belongings.worn.append(self.card)


class EquipmentReturned(Event, frozen=True):
    """Equipment goes back into the hand."""

    basis: ClassVar[tuple[str, ...]] = ("DV-EQP-05", "DV-EQP-06", "DV-ACT-04")
    hero: str
    card: str

    def apply(self, state: DVState) -> None:
        belongings = state.heroes[self.hero]
        belongings.worn.remove(self.card)
        into_hand(state, self.hero, self.card)
        belongings.returned.append(self.card)


class SpellUsed(Event, frozen=True):
    """A Spell lies on its Hero's used pile; whether it counts as played depends on how it got there."""

    basis: ClassVar[tuple[str, ...]] = ("DV-SPL-03", "DV-INV-02")
    hero: str
    card: str
    is_cast: bool

    def apply(self, state: DVState) -> None:
        belongings = state.heroes[self.hero]
        take(belongings.hand, self.card)
        belongings.used.append(self.card)
        if self.is_cast:
            belongings.cast += 1
        else:
            belongings.stolen.append(self.card)


class SpellRecovered(Event, frozen=True):
    """A used Spell is back in the hand."""

    basis: ClassVar[tuple[str, ...]] = ("DV-SPL-05",)
    hero: str
    card: str

    def apply(self, state: DVState) -> None:
        belongings = state.heroes[self.hero]
        belongings.used.remove(self.card)
        into_hand(state, self.hero, self.card)
        if self.card in belongings.stolen:
            belongings.stolen.remove(self.card)
        else:
            belongings.cast = max(0, belongings.cast - 1)


class ConsumableSpent(Event, frozen=True):
    """A Consumable is used up and goes to the discards of the deck it came from, if any."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-48", "DV-CARD-04")
    hero: str
    card: str
    deck: str

    def apply(self, state: DVState) -> None:
        take(state.heroes[self.hero].hand, self.card)
        if self.deck:
            deck_called(state, self.deck).discard.append(self.card)


class LastingBegan(Event, frozen=True):
    """A card with a lasting effect lies open."""

    basis: ClassVar[tuple[str, ...]] = ("DV-STS-02", "DV-SHT-02", "DV-RUL-51", "DV-RUL-52")
    card: str
    owner: str
    on: str
    until: str
    is_spell: bool

    def apply(self, state: DVState) -> None:
        if self.owner in state.heroes:
            belongings = state.heroes[self.owner]
            take(belongings.hand, self.card)
            belongings.cast += self.is_spell
        else:
            take(state.keeper_cards, self.card)
            if self.is_spell:
                state.keeper_cast[self.owner] = state.keeper_cast.get(self.owner, 0) + 1
        state.lasting.append(Lasting(self.card, self.owner, self.on, self.until))


class LastingEnded(Event, frozen=True):
    """A lasting effect is over: a Spell goes to the used pile (after a Rest: to the hand), a Consumable is discarded."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-37", "DV-STS-03")
    card: str
    to: str

    def apply(self, state: DVState) -> None:
        lasting = next(entry for entry in state.lasting if entry.card == self.card)
        state.lasting.remove(lasting)
        if self.to == "hand":
            into_hand(state, lasting.owner, self.card)
        elif self.to == "used":
            state.heroes[lasting.owner].used.append(self.card)
        elif self.to:
            deck_called(state, self.to).discard.append(self.card)


class KeeperCardSpent(Event, frozen=True):
    """A Keeper card is used up."""

    basis: ClassVar[tuple[str, ...]] = ("DV-KPC-01", "DV-BOSS-04", "DV-RUL-55", "DV-RUL-56")
    by: str
    card: str
    is_spell: bool

    def apply(self, state: DVState) -> None:
        take(state.keeper_cards, self.card)
        if self.is_spell:
            state.keeper_cast[self.by] = state.keeper_cast.get(self.by, 0) + 1


class EquipmentKept(Event, frozen=True):
    """A Hero keeps an Equipment card for the next Adventure."""

    basis: ClassVar[tuple[str, ...]] = ("DV-CAMP-05", "DV-CAMP-06", "DV-CAMP-07", "DV-DEC-08")
    hero: str
    card: str

    def apply(self, state: DVState) -> None:
        assert state.campaign is not None
        take(state.campaign.loose, self.card)
        into_hand(state, self.hero, self.card)

    def seen_by(self, seat: str, state: DVState) -> Event:
        return self if may_see_hands(seat, state) else EquipmentKept(self.hero, HIDDEN, rule=self.rule)


class EquipmentHandedBack(Event, frozen=True):
    """The Equipment that nobody kept goes back to its deck."""

    basis: ClassVar[tuple[str, ...]] = ("DV-CAMP-08",)
    cards: tuple[str, ...]

    def apply(self, state: DVState) -> None:
        assert state.campaign is not None
        state.campaign.loose = []

    def seen_by(self, seat: str, state: DVState) -> Event:
        return self if may_see_hands(seat, state) else EquipmentHandedBack(masked(self.cards), rule=self.rule)


class CardBought(Event, frozen=True):
    """A Hero has bought a card in the local shop."""

    basis: ClassVar[tuple[str, ...]] = ("DV-SHOP-04", "DV-SHOP-05", "DV-RUL-67", "DV-RUL-90", "DV-DEC-08")
    hero: str
    card: str
    price: int

    def apply(self, state: DVState) -> None:
        assert state.campaign is not None
        state.campaign.gold -= self.price
        state.campaign.bought.append(self.card)
        into_hand(state, self.hero, self.card)

    def seen_by(self, seat: str, state: DVState) -> Event:
        return self if may_see_hands(seat, state) else CardBought(self.hero, HIDDEN, self.price, rule=self.rule)
