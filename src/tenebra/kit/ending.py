"""Endings of games: the side that every game has, and the meaning of an outcome."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tenebra.kit.words import Words

HEROES = "heroes"
"""The side that every game has; scenarios and campaigns are won and lost by it."""
Outcomes = Mapping[str, str]
"""Every outcome of a game, and the side it is named after; where the game itself has won, a side nobody sits on."""


def side_of(seat: str, sides: Mapping[str, tuple[str, ...]]) -> str:
    """The side of a seat; whoever only looks on is told what the Heroes are told."""
    return next((side for side, seats in sides.items() if seat in seats), HEROES)


class Ending(msgspec.Struct, frozen=True):
    """The meaning of an outcome: the side it is named after, those that have won, and how one says so in a sentence."""

    side: str
    winners: tuple[str, ...]
    text: str


def ending_of(outcome: str, outcomes: Outcomes, sides: Mapping[str, tuple[str, ...]], words: Words) -> Ending:
    """The meaning of an outcome, in the language of the words."""
    side = outcomes[outcome]
    return Ending(side, (side,) if side in sides else (), words.say(f"outcome-{outcome}"))
