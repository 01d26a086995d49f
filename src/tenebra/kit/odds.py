"""Dice as people write them, and exact odds: the full distribution of a roll, and of a roll against a roll. No sampling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache

from tenebra.kernel import BadInput, Die

Odds = tuple[Fraction, ...]
"""Entry n is the chance of exactly n."""


def read_dice(text: str, colours: Iterable[str], example: str) -> dict[str, int]:
    """How many dice of each colour `2 red + 1 yellow` is, or nothing at all."""
    count = dict.fromkeys(colours, 0)
    for part in filter(None, (piece.strip() for piece in text.split("+"))):
        number, _, colour = part.partition(" ")
        if colour not in count or not number.isdigit():
            raise BadInput(f"{part!r} is not dice; write for example {example!r}")
        count[colour] += int(number)
    return count


@lru_cache(maxsize=4096)
def roll_odds(dice: tuple[Die, ...], worth: tuple[tuple[str, int], ...]) -> Odds:
    """The chances of each total, a face counting what `worth` says (other faces count nothing)."""
    value = dict(worth)
    ways: dict[int, int] = {0: 1}
    total = 1
    for die in dice:
        grown: dict[int, int] = {}
        for sum_, count in ways.items():
            for face in die.faces:
                reached = sum_ + value.get(face, 0)
                grown[reached] = grown.get(reached, 0) + count
        ways, total = grown, total * len(die.faces)
    return tuple(Fraction(ways.get(n, 0), total) for n in range(max(ways) + 1))


@lru_cache(maxsize=16384)
def excess_odds(attack: Odds, defence: Odds) -> Odds:
    """The chances of attack minus defence, never less than nothing."""
    out = [Fraction(0)] * len(attack)
    for hits, p in enumerate(attack):
        for blocks, q in enumerate(defence):
            out[max(0, hits - blocks)] += p * q
    return tuple(out)


def at_least(odds: Odds, n: int) -> Fraction:
    """The chance of n or more."""
    return sum(odds[n:], Fraction(0)) if n > 0 else Fraction(1)


def mean(odds: Odds) -> Fraction:
    """The expected value."""
    return sum((n * p for n, p in enumerate(odds)), Fraction(0))


def percent(chance: Fraction) -> int:
    """A whole percentage; 0 and 100 only for what cannot and what must happen."""
    if chance in (0, 1):
        return int(chance) * 100
    return min(99, max(1, round(chance * 100)))


def worth_of(worth: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """A face table in the form the odds are cached by."""
    return tuple(sorted(worth.items()))
