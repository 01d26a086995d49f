"""Combat dice and power dice (DE-DIC): what each face shows as range, hearts and surges, and what a whole roll comes to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from tenebra.kernel import DieKind
from tenebra.kit.odds import read_dice

MISS, BLANK, SURGE, ENHANCEMENT = "miss", "blank", "surge", "enhancement"
DICE = {
    "red": DieKind("red", (MISS, "0/4/0", "1/3/0", "1/3/1", "2/1/1", "2/2/0")),
    "blue": DieKind("blue", (MISS, "1/2/0", "2/2/0", "3/1/1", "3/1/1", "4/0/1")),
    "white": DieKind("white", (MISS, "1/3/1", "1/3/1", "2/2/0", "3/1/1", "3/1/1")),
    "green": DieKind("green", ("0/3/0", "0/3/0", "0/2/1", "0/2/1", "1/1/0", "1/2/0")),
    "yellow": DieKind("yellow", ("1/1/0", "2/1/0", "2/0/1", "2/0/1", "3/0/0", "3/0/0")),
    "black": DieKind("black", (BLANK, SURGE, SURGE, ENHANCEMENT, ENHANCEMENT, ENHANCEMENT)),
}
"""A face is range/hearts/surges (DE-DIC-01 to DE-DIC-07, DE-RUL-98)."""
BLACK = DICE["black"]
MOST_POWER_DICE = 5
"""DE-DIC-08."""


class Roll(NamedTuple):
    """The sum of what dice show."""

    range: int = 0
    hearts: int = 0
    surges: int = 0
    enhancements: int = 0
    is_miss: bool = False

    def plus(self, other: Roll) -> Roll:
        """Both together."""
        return Roll(
            self.range + other.range,
            self.hearts + other.hearts,
            self.surges + other.surges,
            self.enhancements + other.enhancements,
            self.is_miss or other.is_miss,
        )


def _shown(face: str) -> Roll:
    range, hearts, surges = map(int, face.split("/"))
    return Roll(range, hearts, surges)


FACES = {BLANK: Roll(), SURGE: Roll(surges=1), ENHANCEMENT: Roll(enhancements=1), MISS: Roll(is_miss=True)} | {
    face: _shown(face) for die in DICE.values() for face in die.faces if "/" in face
}


class Pool(NamedTuple):
    """A number of dice of each colour."""

    red: int = 0
    blue: int = 0
    white: int = 0
    green: int = 0
    yellow: int = 0
    black: int = 0

    def plus(self, other: Pool) -> Pool:
        return Pool(*(mine + more for mine, more in zip(self, other, strict=True)))

    def capped(self) -> Pool:
        """With at most five power dice (DE-DIC-08)."""
        return self._replace(black=min(MOST_POWER_DICE, self.black))

    def __str__(self) -> str:
        return " + ".join(f"{number} {colour}" for colour, number in zip(DICE, self, strict=True) if number)


def read_pool(text: str) -> Pool:
    """`1 red + 2 green`, or nothing at all."""
    return Pool(**read_dice(text, DICE, "1 red + 2 green"))


def power_dice(number: int) -> Pool:
    """A pool of so many power dice."""
    return Pool(black=number)


@lru_cache(maxsize=1024)
def dice_of(pool: Pool) -> tuple[DieKind, ...]:
    """The dice of a pool, colour by colour."""
    return tuple(die for die, number in zip(DICE.values(), pool, strict=True) for _ in range(number))


def total(faces: Iterable[str]) -> Roll:
    """Everything that these faces show together (DE-DIC-02, DE-DIC-03)."""
    range = hearts = surges = enhancements = 0
    is_miss = False
    for face in faces:
        shown = FACES[face]
        range, hearts, surges = range + shown.range, hearts + shown.hearts, surges + shown.surges
        enhancements, is_miss = enhancements + shown.enhancements, is_miss or shown.is_miss
    return Roll(range, hearts, surges, enhancements, is_miss)
