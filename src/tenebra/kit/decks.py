"""Decks of any game: face-down piles and their discards, copies of cards, and cards that are not known."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

import msgspec

from tenebra.kernel import Chance

HIDDEN = "?"
"""Stands for a card that a seat may not know."""


class Deck(msgspec.Struct, omit_defaults=True, gc=False):
    """A face-down pile, its last card on top, and its discards."""

    draw: list[str] = []
    discard: list[str] = []


@cache
def name_of(copy: str) -> str:
    """The id a copy is known by: `fire-bolt.2` is a `fire-bolt`."""
    return copy.partition(".")[0]


def masked(cards: Collection[str]) -> tuple[str, ...]:
    """The same number of cards, none of them known."""
    return (HIDDEN,) * len(cards)


def mask(decks: Iterable[Deck]) -> None:
    """Hide what lies face down in decks of a view, and in which order."""
    for deck in decks:
        deck.draw = [*masked(deck.draw)]


def take(pile: list[str], card: str) -> None:
    """Remove a card from a pile, or one of the unknown ones there."""
    pile.remove(card if card in pile else HIDDEN)


def deal_again(piles: list[list[str]], chance: Chance) -> None:
    """Mix the cards of several piles and deal them back in the same numbers."""
    mixed = chance.shuffle([copy for pile in piles for copy in pile])
    for pile in piles:
        for place in range(len(pile)):
            pile[place] = mixed.pop()
