"""Records of lines and beats: what happened, as a page tells and shows it."""

from __future__ import annotations

from typing import Literal

from tenebra.kit.scene import Card
from tenebra.kit.scenic import Die, Scenic, Side

__all__ = ["Beat", "Die", "Tale", "Told", "Topic"]

Topic = Literal["", "fight", "find", "story"]
"""The topic of a line, for those who look for something in the chronicle."""


class Beat(Scenic, frozen=True):
    """Something to be seen happening.

    `walk` a path; `attack` from one figure to another; `dice` falling; `hurt` and `heal` with a number; `card` shown;
    `door` and `reveal` at places; `fall` of a figure.
    """

    kind: Literal["walk", "attack", "dice", "hurt", "heal", "card", "door", "reveal", "fall"]
    who: str = ""
    target: str = ""
    places: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()
    text: str = ""
    """The dice in words: `2 red dice: 3 Hits`."""
    total: int | None = None
    """The sum of the dice, if one number says it."""
    chance: int = 0
    """How likely it was that they show so much or more, in percent; 0 where that says nothing."""
    amount: int = 0
    card: Card | None = None


class Tale(Scenic, frozen=True):
    """A text that is read aloud when it happens: a room entered, a page of the scenario, the end."""

    title: str
    text: str


class Told(Scenic, frozen=True):
    """A line of the chronicle; one without text is only seen happening. `number` counts the events."""

    number: int
    text: str
    rules: tuple[str, ...] = ()
    who: str = ""
    icon: str = ""
    side: Side | None = None
    seat: str = ""
    is_round: bool = False
    is_clerical: bool = False
    """Who keeps count of a game needs it, who follows it does not: whose turn begins, which gems are moved."""
    why: str = ""
    """The reason a computer player gives."""
    places: tuple[str, ...] = ()
    beats: tuple[Beat, ...] = ()
    topic: Topic = ""
    tale: Tale | None = None
