"""Cubes, cards and notes changing their place, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.drunagor.state import SLOTS, DRState, Hero
from tenebra.kernel import Event
from tenebra.kit.decks import HIDDEN, Deck, take

BOX, AVAILABLE, EXPENDED = "box", "available", "expended"
CURSE, TRAUMA = "curse", "trauma"
BAG, STASH = "bag", "stash"
STATUS, AURA, OUTCOME = "status", "aura", "outcome"
Cube = tuple[str, str, str]
"""A colour, `curse` or `trauma`; where from; where to: `box available expended`, or the slot or Skill."""


class CubesMoved(Event, frozen=True):
    """Cubes of a Hero go from one place to another: docked, expended, recalled, gained, cleansed (DR-CUB)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-CUB-01", "DR-CUB-02")
    hero: str
    cubes: tuple[Cube, ...]

    def apply(self, state: DRState) -> None:
        own = state.heroes[self.hero]
        for colour, source, goal in self.cubes:
            if colour in (CURSE, TRAUMA):
                held = own.curses if colour == CURSE else own.traumas
                if source != BOX:
                    held.remove(source)
                if goal != BOX:
                    held.append(goal)
            else:
                _take(own, colour, source)
                _put(own, colour, goal)


def _take(hero: Hero, colour: str, place: str) -> None:
    if place in (AVAILABLE, EXPENDED):
        pool = hero.available if place == AVAILABLE else hero.expended
        pool[colour] -= 1
        if not pool[colour]:
            del pool[colour]
    elif place != BOX:
        del hero.docked[place]


def _put(hero: Hero, colour: str, place: str) -> None:
    if place in (AVAILABLE, EXPENDED):
        pool = hero.available if place == AVAILABLE else hero.expended
        pool[colour] = pool.get(colour, 0) + 1
    elif place != BOX:
        hero.docked[place] = colour


class ItemFound(Event, frozen=True):
    """A Hero draws a card, or is given one that nobody knew of; what becomes of it is told next (DR-RUL-99)."""

    hero: str
    item: str
    reveals: ClassVar[bool] = True


class ItemMoved(Event, frozen=True):
    """A card goes from one place to another: `deck:chest`, `discard:chest`, `box`, or a Hero's `vorn:bag`, `vorn:weapon`."""

    item: str
    source: str
    goal: str

    def apply(self, state: DRState) -> None:
        whose, _, place = self.source.partition(":")
        if place:
            if whose in state.heroes:
                hero = state.heroes[whose]
                if place in SLOTS:
                    del hero.equipped[place]
                else:
                    _carried(state, hero, place).remove(self.item)
            else:
                deck = state.decks[place]
                take(deck.draw if whose == "deck" else deck.discard, self.item)
        whose, _, place = self.goal.partition(":")
        if place:
            if whose in state.heroes:
                hero = state.heroes[whose]
                if place in SLOTS:
                    hero.equipped[place] = self.item
                else:
                    _carried(state, hero, place).append(self.item)
            else:
                deck = state.decks.setdefault(place, Deck())
                if whose == "deck":
                    deck.draw.append(HIDDEN if state.eyes else self.item)
                else:
                    deck.discard.append(self.item)


def _carried(state: DRState, hero: Hero, place: str) -> list[str]:
    """A Hero's Bag, or what is stashed in the Camp (DR-CAM-08)."""
    if place != STASH:
        return hero.bag
    assert state.campaign is not None
    return state.campaign.heroes[hero.id].stash


class DeckShuffled(Event, frozen=True):
    """A face-down deck is ready (DR-SET-02)."""

    deck: str
    cards: tuple[str, ...]
    """Bottom card first."""

    def apply(self, state: DRState) -> None:
        state.decks[self.deck] = Deck(list(self.cards), state.decks.get(self.deck, Deck()).discard)

    def seen_by(self, seat: str, state: DRState) -> Event:
        return DeckShuffled(self.deck, ("?",) * len(self.cards), rule=self.rule, also=self.also)


class NoteMade(Event, frozen=True):
    """A Status, an Aura or an Outcome is written on a Hero's sheet, or erased (DR-CPG-03 to DR-CPG-05)."""

    hero: str
    note: str
    """`status`, `aura`, `outcome`."""
    name: str
    is_erased: bool = False

    def apply(self, state: DRState) -> None:
        own = state.heroes[self.hero]
        if self.note == AURA:
            own.aura = "" if self.is_erased else self.name
            return
        notes = own.statuses if self.note == STATUS else own.outcomes
        if self.is_erased:
            notes.remove(self.name)
        elif self.name not in notes:
            notes.append(self.name)
