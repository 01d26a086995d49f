"""Decks of any game: face-down piles and their discards, copies of cards, and what is seen of cards that are not known."""

from __future__ import annotations

import msgspec

from tenebra.kernel import Chance

HIDDEN = "?"
"""A card that a seat must not know."""


class Deck(msgspec.Struct, omit_defaults=True, gc=False):
    """A face-down pile, its last card on top, and its discards."""

    draw: list[str] = []
    discard: list[str] = []


def name_of(copy: str) -> str:
    """The id a copy is known by: `fire-bolt.2` is a `fire-bolt`."""
    return copy.partition(".")[0]


def masked(cards: list[str]) -> list[str]:
    """As many cards, none of them known."""
    return [HIDDEN] * len(cards)


def deal_again(piles: list[list[str]], chance: Chance) -> None:
    """Mix the cards of several piles and deal them back in the same numbers."""
    mixed = chance.shuffle([copy for pile in piles for copy in pile])
    for pile in piles:
        for place in range(len(pile)):
            pile[place] = mixed.pop()
