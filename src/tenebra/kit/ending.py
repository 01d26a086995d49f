"""How games end: the side that every game has, and what an outcome means."""

from __future__ import annotations

import msgspec

from tenebra.kit.words import Words

HEROES = "heroes"
"""The side that every game has; scenarios and campaigns are won and lost by it."""


class Ending(msgspec.Struct, frozen=True):
    """What an outcome means: the side it is named after, those that have won, and how one says so in a sentence.

    Where the game itself has won, its side is one nobody sits on.
    """

    side: str
    winners: tuple[str, ...]
    text: str


def won_by(outcome: str, words: Words) -> Ending:
    """An outcome is the side that has won."""
    return Ending(outcome, (outcome,), words.say(f"outcome-{outcome}"))
