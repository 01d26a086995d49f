"""Combat dice (MD-DIC): red and yellow for Attack, green and blue for Defense, with Bams and Diamonds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from tenebra.kernel import DieKind
from tenebra.kit.odds import read_dice

BLANK = "blank"
DICE = {
    "red": DieKind("red", (BLANK, "1", "1", "2+bam", "2+bam", "3+diamond")),
    "yellow": DieKind("yellow", (BLANK, "1", "1", "1", "1", "2+bam")),
    "green": DieKind("green", (BLANK, BLANK, "1", "2+bam", "2+bam", "3+diamond")),
    "blue": DieKind("blue", (BLANK, BLANK, "1", "1", "1", "2+bam")),
}
"""MD-DIC-01 to MD-DIC-05, MD-RUL-02: Diamonds on red and green only. The better colour of each side comes first."""

OPPOSITE = {
    "red": {BLANK: "3+diamond", "1": "2+bam", "2+bam": "1", "3+diamond": BLANK},
    "yellow": {BLANK: "2+bam", "1": "1", "2+bam": BLANK},
    "green": {BLANK: "2+bam", "1": "3+diamond", "2+bam": BLANK, "3+diamond": "1"},
    "blue": {BLANK: "1", "1": BLANK, "2+bam": "1"},
}
"""Opposite faces (MD-DIC-10, MD-RUL-04). One of the three blue 1s lies opposite 2+bam; nothing flips a 1."""

ATTACK_COLOURS, DEFENCE_COLOURS = ("red", "yellow"), ("green", "blue")
MOST_OF_A_COLOUR = 3
"""MD-DIC-07, MD-COMP-03."""


class Face(NamedTuple):
    """A face of a die: Hits or Shields by its colour, and the symbols that come on top (MD-DIC-03)."""

    strength: int
    bams: int
    diamonds: int

    @property
    def symbols(self) -> int:
        """Everything printed on it; 0 is a Blank Result (MD-DIC-09)."""
        return self.strength + self.bams + self.diamonds


FACES = {BLANK: Face(0, 0, 0), "1": Face(1, 0, 0), "2+bam": Face(2, 1, 0), "3+diamond": Face(3, 0, 1)}


class Pool(NamedTuple):
    """A number of dice of each colour."""

    red: int = 0
    yellow: int = 0
    green: int = 0
    blue: int = 0

    def plus(self, other: Pool) -> Pool:
        return Pool(self.red + other.red, self.yellow + other.yellow, self.green + other.green, self.blue + other.blue)

    def less(self, other: Pool) -> Pool:
        """Without these dice; what is not there cannot be taken."""
        return Pool(
            max(0, self.red - other.red),
            max(0, self.yellow - other.yellow),
            max(0, self.green - other.green),
            max(0, self.blue - other.blue),
        )

    def capped(self) -> Pool:
        """At most three of each colour; the others are lost (MD-DIC-07)."""
        most = MOST_OF_A_COLOUR
        return Pool(min(most, self.red), min(most, self.yellow), min(most, self.green), min(most, self.blue))

    @property
    def attack(self) -> Pool:
        """Its Attack dice."""
        return Pool(self.red, self.yellow)

    @property
    def defence(self) -> Pool:
        """Its Defense dice."""
        return Pool(0, 0, self.green, self.blue)

    @property
    def size(self) -> int:
        return self.red + self.yellow + self.green + self.blue

    def __str__(self) -> str:
        return " + ".join(f"{n} {colour}" for colour, n in zip(DICE, self, strict=True) if n)


NO_DICE = Pool()


def read_pool(text: str) -> Pool:
    """`2 red + 1 yellow`, or nothing at all."""
    return Pool(**read_dice(text, DICE, "2 red + 1 yellow"))


def one_die(colour: str, count: int = 1) -> Pool:
    """A pool of so many dice of one colour."""
    return Pool(**{colour: count})


@lru_cache(maxsize=4096)
def dice_of(pool: Pool) -> tuple[DieKind, ...]:
    """The dice of a pool: red, yellow, green, blue."""
    return tuple(die for die, n in zip(DICE.values(), pool, strict=True) for _ in range(n))


def total(faces: Iterable[str]) -> Face:
    """Everything that these faces show together."""
    strength = bams = diamonds = 0
    for face in faces:
        one = FACES[face]
        strength, bams, diamonds = strength + one.strength, bams + one.bams, diamonds + one.diamonds
    return Face(strength, bams, diamonds)
