"""Dice and pools (DV-DICE): green, blue and red dice with 2, 3 and 4 successes on six faces."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tenebra.kernel import DieKind
from tenebra.kit.odds import Odds, excess_odds, read_dice, roll_odds, worth_of

HIT, MISS = "hit", "miss"
FACES = 6  # DV-DICE-01
HITS_ONLY = worth_of({HIT: 1})  # DV-RUL-07: the others count nothing


def _die(name: str, successes: int) -> DieKind:
    """All faces but the successes are blank."""
    return DieKind(name, (HIT,) * successes + (MISS,) * (FACES - successes))


DICE = {
    "red": _die("red", 4),  # DV-DICE-04
    "blue": _die("blue", 3),  # DV-DICE-03
    "green": _die("green", 2),  # DV-DICE-02
}
"""Strongest first."""


class Pool(NamedTuple):
    """A number of dice of each colour (DV-DICE-07: a pool may mix colours)."""

    red: int = 0
    blue: int = 0
    green: int = 0

    def plus(self, other: Pool) -> Pool:
        return Pool(self.red + other.red, self.blue + other.blue, self.green + other.green)

    @property
    def size(self) -> int:
        return self.red + self.blue + self.green

    def __str__(self) -> str:
        return " + ".join(f"{n} {colour}" for colour, n in zip(DICE, self, strict=True) if n)


NO_DICE = Pool()


def read_pool(text: str) -> Pool:
    """`2 green + 1 red`, or nothing at all."""
    return Pool(**read_dice(text, DICE, "2 green + 1 red"))


@lru_cache(maxsize=1024)
def dice_of(pool: Pool) -> tuple[DieKind, ...]:
    """The dice of a pool, strongest first."""
    return tuple(die for die, n in zip(DICE.values(), pool, strict=True) for _ in range(n))


def success_odds(pool: Pool) -> Odds:
    """The chances of each number of successes (DV-DICE-05)."""
    return roll_odds(dice_of(pool), HITS_ONLY)


def damage_odds(attack: Pool, defence: Pool) -> Odds:
    """The chances of each damage: the difference of successes (DV-CBT-05, DV-CBT-06)."""
    return excess_odds(success_odds(attack), success_odds(defence))
