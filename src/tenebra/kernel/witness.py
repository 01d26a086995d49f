"""Every draw of a game, with what it was drawn from: so that anybody can draw again from the seed, and compare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeVar

import msgspec

from tenebra.kernel.chance import Chance, DieKind, key_of
from tenebra.kernel.errors import SaveError
from tenebra.kernel.events import Rolled
from tenebra.kernel.game import Ruleset
from tenebra.kernel.journal import Journal, begin_again

T = TypeVar("T")


class Draw(msgspec.Struct, frozen=True):
    """A roll, a shuffle or a pick: from how many each number was drawn, and the numbers as the game keeps them.

    A shuffle swaps the last card with the one of the number drawn, then the last but one, and so on.
    """

    kind: Literal["roll", "shuffle", "pick"]
    sizes: tuple[int, ...]
    drawn: tuple[int, ...]
    dice: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    """Of a roll: what the game told of it when it happened."""


class Draws(msgspec.Struct, frozen=True):
    """All draws of a game in their order. The stream of its seed had come to `count` when the first of them was made."""

    count: int
    dice: dict[str, tuple[str, ...]]
    """The faces of every die that was rolled."""
    draws: tuple[Draw, ...]


class Witness(Chance):
    """Chance that writes down what was drawn from what."""

    __slots__ = ("dice", "made")

    def __init__(self, key: bytes, count: int) -> None:
        super().__init__(key, count)
        self.dice: dict[str, tuple[str, ...]] = {}
        self.made: list[tuple[Literal["roll", "shuffle", "pick"], tuple[int, ...], tuple[str, ...]]] = []

    def roll(self, dice: Sequence[DieKind]) -> list[str]:
        self.dice |= {die.name: die.faces for die in dice}
        self.made.append(("roll", tuple(len(die.faces) for die in dice), tuple(die.name for die in dice)))
        return super().roll(dice)

    def shuffle(self, cards: Sequence[T]) -> list[T]:
        self.made.append(("shuffle", tuple(range(len(cards), 1, -1)), ()))
        return super().shuffle(cards)

    def pick(self, items: Sequence[T]) -> T:
        self.made.append(("pick", (len(items),), ()))
        return super().pick(items)


def draws_of(ruleset: Ruleset[Any], journal: Journal, told: Sequence[Rolled]) -> Draws:
    """The draws of a game: what they were made from by playing it again, what came of them by its record and what it told."""
    count = journal.origin.count if journal.origin is not None else 0
    chance = Witness(key_of(journal.start.seed), count)
    session = begin_again(ruleset, journal, "journal", chance)
    for seat, text in journal.inputs:
        session.choose(text, seat)
    if sum(len(sizes) for _, sizes, _ in chance.made) != len(journal.drawn):
        raise SaveError("the game does not draw as its record says", source="journal")
    draws, at, rolls = [], 0, iter(told)
    for kind, sizes, dice in chance.made:
        drawn = tuple(journal.drawn[at : at + len(sizes)])
        at += len(sizes)
        draws.append(Draw(kind, sizes, drawn, dice, next(rolls).faces if kind == "roll" else ()))
    return Draws(count, chance.dice, tuple(draws))
