"""Items, coins, the shop, chests and treasure, told as events. What lies in a pack is no business of the Overlord's."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.descent.state import AIM, OVERLORD, Arranging, DEState, Hero
from tenebra.kernel import Event
from tenebra.kit.decks import HIDDEN, masked, take

EQUIPPED, PACK, NOWHERE = "equipped", "pack", ""


def may_see_packs(seat: str, state: DEState) -> bool:
    """Heroes know each other's packs, nobody else does (DE-RUL-88)."""
    return not seat or seat in state.party


def put_away(state: DEState, hero: Hero, item: str, where: str) -> None:
    """An item comes to a hero: in use, or into the pack, face down for the Overlord (DE-RUL-88)."""
    if where == EQUIPPED:
        hero.equipped.append(item)
        equipment_changed(state, hero)
    elif where == PACK:
        hero.pack.append(item if may_see_packs(state.eyes, state) else HIDDEN)


def kept(hero: Hero, item: str) -> str:
    """The pile in which a hero has an item; a potion he has in both places comes out of the pack."""
    return PACK if item in hero.pack else EQUIPPED


def take_away(state: DEState, hero: Hero, item: str, where: str) -> None:
    """An item leaves a hero."""
    if where == EQUIPPED:
        hero.equipped.remove(item)
        if item in hero.exhausted:
            hero.exhausted.remove(item)
        equipment_changed(state, hero)
    else:
        take(hero.pack, item)


def equipment_changed(state: DEState, hero: Hero) -> None:
    """End the aiming of a hero who changes what he has equipped (DE-ORD-06, DE-RUB-11)."""
    if hero.order == AIM:
        hero.order = ""


class DeckShuffled(Event, frozen=True):
    """A deck lies face down (DE-SET-28)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-SET-28", "DE-SET-09", "DE-ITM-01", "DE-DCK-02", "DE-DCK-03")
    deck: str
    cards: tuple[str, ...]

    def apply(self, state: DEState) -> None:
        deck = state.overlord.deck if self.deck == OVERLORD else state.decks[self.deck]
        deck.draw = list(self.cards)

    def seen_by(self, seat: str, state: DEState) -> Event:
        return DeckShuffled(self.deck, masked(self.cards), rule=self.rule, also=self.also)


class ChestsShuffled(Event, frozen=True):
    """The chest markers of a kind are shuffled, their numbers hidden (DE-SET-21)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-SET-21",)
    chest: str
    numbers: tuple[int, ...]

    def apply(self, state: DEState) -> None:
        state.chest_numbers[self.chest] = list(self.numbers)

    def seen_by(self, seat: str, state: DEState) -> Event:
        return ChestsShuffled(self.chest, (0,) * len(self.numbers), rule=self.rule, also=self.also)


class ShopStocked(Event, frozen=True):
    """The shop's cards lie open, the training tokens beside them (DE-SET-13, DE-TWN-12)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-SET-13", "DE-SET-16", "DE-TWN-12", "DE-DCK-04")
    cards: tuple[str, ...]
    training: dict[str, int]

    def apply(self, state: DEState) -> None:
        state.shop, state.training = list(self.cards), dict(self.training)


class Bought(Event, frozen=True):
    """A hero pays for an item (DE-TWN-04, DE-TWN-06, DE-SET-13)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-TWN-15", "DE-GEN-12", "DE-RUL-43", "DE-ITM-02")
    hero: str
    item: str
    price: int

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].coins -= self.price
        if self.item in state.shop:
            state.shop.remove(self.item)


class CoinsPaid(Event, frozen=True):
    """A hero pays for an entry of the price list (DE-TWN-06)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-TWN-06", "DE-TWN-15")
    hero: str
    coins: int
    what: str

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].coins -= self.coins


class Sold(Event, frozen=True):
    """A hero sells an item; a shop card goes back to the shop (DE-TWN-05, DE-RUL-46)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-TWN-05",)
    hero: str
    item: str
    where: str
    price: int
    to_shop: bool

    def apply(self, state: DEState) -> None:
        hero = state.heroes[self.hero]
        hero.coins += self.price
        take_away(state, hero, self.item, self.where)
        if self.to_shop:
            state.shop.append(self.item)


class VisitBegan(Event, frozen=True):
    """A hero goes shopping (DE-TWN-02)."""

    hero: str
    basis: ClassVar[tuple[str, ...]] = ("DE-TWN-02", "DE-MVA-04", "DE-TWN-14")

    def apply(self, state: DEState) -> None:
        assert state.turn is not None
        state.turn.visit = "open"


class ListBought(Event, frozen=True):
    """The one entry of the price list in this visit is taken (DE-RUL-45)."""

    hero: str

    def apply(self, state: DEState) -> None:
        assert state.turn is not None
        state.turn.visit = "spent"


class VisitEnded(Event, frozen=True):
    """A hero leaves the shop."""

    hero: str

    def apply(self, state: DEState) -> None:
        assert state.turn is not None
        state.turn.visit = ""


class Trained(Event, frozen=True):
    """A training token lies on a hero's sheet (DE-TWN-10)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-TWN-10", "DE-TWN-11", "DE-HERO-04", "DE-DEC-12")
    hero: str
    trait: str

    def apply(self, state: DEState) -> None:
        training = state.heroes[self.hero].training
        training[self.trait] = training.get(self.trait, 0) + 1
        state.training[self.trait] -= 1


class CoinsGained(Event, frozen=True):
    """A hero gains coins."""

    hero: str
    coins: int

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].coins += self.coins


class TreasureDrawn(Event, frozen=True):
    """A hero draws a treasure card (DE-CHS-05, DE-TWN-07). The others learn of it when he has it in use."""

    basis: ClassVar[tuple[str, ...]] = ("DE-CHS-11", "DE-DCK-02", "DE-ITM-01")
    hero: str
    deck: str
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
        state.decks[self.deck].draw.pop()

    def seen_by(self, seat: str, state: DEState) -> Event:
        if may_see_packs(seat, state):
            return self
        return TreasureDrawn(self.hero, self.deck, HIDDEN, rule=self.rule, also=self.also)


class TreasureExchanged(Event, frozen=True):
    """A hero takes coins instead of the card (DE-CHS-05, DE-RUL-47)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-RUL-47", "DE-DEC-11")
    hero: str
    card: str
    coins: int

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].coins += self.coins

    def seen_by(self, seat: str, state: DEState) -> Event:
        return self if may_see_packs(seat, state) else TreasureExchanged(self.hero, HIDDEN, self.coins, rule=self.rule)


class ItemReceived(Event, frozen=True):
    """An item comes to a hero: in use, into the pack, or nowhere if he drops it at once (DE-EQP-08)."""

    hero: str
    item: str
    where: str

    def apply(self, state: DEState) -> None:
        put_away(state, state.heroes[self.hero], self.item, self.where)

    def seen_by(self, seat: str, state: DEState) -> Event:
        if self.where == PACK and not may_see_packs(seat, state):
            return ItemReceived(self.hero, HIDDEN, PACK, rule=self.rule, also=self.also)
        return self


class ItemGiven(Event, frozen=True):
    """A hero hands an item over; where it goes is told next (DE-TRS-03)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-TRS-03", "DE-RUL-53", "DE-ADJ-02")
    hero: str
    item: str
    where: str
    to: str

    def apply(self, state: DEState) -> None:
        take_away(state, state.heroes[self.hero], self.item, self.where)

    def seen_by(self, seat: str, state: DEState) -> Event:
        if self.where == PACK and not may_see_packs(seat, state):
            return ItemGiven(self.hero, HIDDEN, PACK, self.to, rule=self.rule, also=self.also)
        return self


class ItemDropped(Event, frozen=True):
    """An item is dropped and lost forever, unless it is a relic (DE-EQP-07)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EQP-07",)
    hero: str
    item: str
    where: str

    def apply(self, state: DEState) -> None:
        take_away(state, state.heroes[self.hero], self.item, self.where)


class ArrangingBegan(Event, frozen=True):
    """A hero may rearrange everything he carries (DE-EQP-08)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EQP-02", "DE-EQP-05", "DE-RUB-11")
    hero: str

    def apply(self, state: DEState) -> None:
        state.arranging = Arranging(self.hero)


class ItemEquipped(Event, frozen=True):
    """An item comes out of the pack into use (DE-TRN-05)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EQP-02", "DE-EQP-03", "DE-EQP-04", "DE-ITM-03")
    hero: str
    item: str

    def apply(self, state: DEState) -> None:
        hero = state.heroes[self.hero]
        take(hero.pack, self.item)
        put_away(state, hero, self.item, EQUIPPED)
        touched(state, self.item)


class ItemStowed(Event, frozen=True):
    """An item goes into the pack (DE-EQP-05)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EQP-05", "DE-ITM-03")
    hero: str
    item: str

    def apply(self, state: DEState) -> None:
        hero = state.heroes[self.hero]
        hero.equipped.remove(self.item)
        equipment_changed(state, hero)
        put_away(state, hero, self.item, PACK)
        touched(state, self.item)


class ArrangingEnded(Event, frozen=True):
    """A hero carries everything as he likes it."""

    hero: str

    def apply(self, state: DEState) -> None:
        state.arranging = None


class PotionDrunk(Event, frozen=True):
    """A potion is drunk and gone (DE-POT-02)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-POT-02", "DE-POT-05")
    hero: str
    potion: str

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].equipped.remove(self.potion)
        if state.turn is not None:
            state.turn.potions += 1


class ItemUsedUp(Event, frozen=True):
    """A card is discarded by its own text."""

    hero: str
    item: str

    def apply(self, state: DEState) -> None:
        take_away(state, state.heroes[self.hero], self.item, EQUIPPED)


class ChestOpened(Event, frozen=True):
    """A chest is turned over and leaves the board (DE-CHS-02, DE-CHS-12)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-CHS-01", "DE-CHS-02", "DE-CHS-12", "DE-CHS-13")
    hero: str
    space: str
    chest: str
    number: int
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
        del state.chests[self.space]


class FerretTook(Event, frozen=True):
    """A ferret carries an item: given, picked up or from the other one (DE-FAM-10)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-FAM-10",)
    familiar: str
    item: str
    token: str = ""
    """The token it was, if the ferret picked it up."""

    def apply(self, state: DEState) -> None:
        state.familiars[self.familiar].item = self.item
        if self.token:
            del state.tokens[self.token]
            state.taken.append(self.token)


class FerretGave(Event, frozen=True):
    """A ferret hands its item over (DE-FAM-11)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-FAM-11", "DE-MVA-05", "DE-RUB-05")
    familiar: str
    to: str

    def apply(self, state: DEState) -> None:
        own = state.familiars[self.familiar]
        own.item = ""
        own.points -= 1


def touched(state: DEState, item: str) -> None:
    """Each item is moved at most once in an arrangement."""
    if state.arranging is not None:
        state.arranging.moved.append(item)
