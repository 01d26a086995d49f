"""Dice as people write them, and exact odds: the full distribution of a roll, and of a roll against a roll. No sampling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Generic, Protocol, TypeVar

import msgspec

from tenebra.kernel import BadInput, DieKind

Odds = tuple[Fraction, ...]
"""Entry n is the chance of exactly n."""


class Pool(Protocol):
    """Dice of a game, counted by colour: a NamedTuple whose fields are the colours, the strongest first."""

    def _asdict(self) -> dict[str, int]: ...


PoolT = TypeVar("PoolT", bound=Pool)


class Chances(msgspec.Struct, Generic[PoolT], frozen=True):
    """The odds of one attack on one target before the dice fall."""

    attacker: str
    target: str
    attack: PoolT
    defence: PoolT
    odds: Odds
    """The chances of each number of wounds, more than the target's life included."""
    kill: Fraction
    left_out: tuple[str, ...] = ()
    """Powers that somebody may still use, or that change the roll in a way not counted here."""

    @property
    def hit(self) -> Fraction:
        """At least one wound."""
        return at_least(self.odds, 1)

    @property
    def mean(self) -> Fraction:
        """The wounds to be expected."""
        return mean(self.odds)


def colours(pool: Pool) -> tuple[str, ...]:
    """The dice of a pool one by one."""
    return tuple(colour for colour, number in pool._asdict().items() for _ in range(number))


def read_dice(text: str, colours: Iterable[str], example: str) -> dict[str, int]:
    """The number of dice of each colour in a text like `2 red + 1 yellow`, which may be none."""
    count = dict.fromkeys(colours, 0)
    for part in filter(None, (piece.strip() for piece in text.split("+"))):
        number, _, colour = part.partition(" ")
        if colour not in count or not number.isdigit():
            raise BadInput(f"{part!r} is not dice; write for example {example!r}")
        count[colour] += int(number)
    return count


@lru_cache(maxsize=4096)
def roll_odds(dice: tuple[DieKind, ...], worth: tuple[tuple[str, int], ...]) -> Odds:
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
    (ways, total), (others, of) = _in_ways(attack), _in_ways(defence)
    out = [0] * len(attack)
    for hits, p in enumerate(ways):
        for blocks, q in enumerate(others):
            out[max(0, hits - blocks)] += p * q
    return tuple(Fraction(n, total * of) for n in out)


@lru_cache(maxsize=4096)
def sum_odds(one: Odds, other: Odds) -> Odds:
    """The chances of the sum of both."""
    (ways, total), (others, of) = _in_ways(one), _in_ways(other)
    out = [0] * (len(one) + len(other) - 1)
    for n, p in enumerate(ways):
        for m, q in enumerate(others):
            out[n + m] += p * q
    return tuple(Fraction(n, total * of) for n in out)


def at_least(odds: Odds, n: int) -> Fraction:
    """The chance of n or more."""
    if n <= 0:
        return Fraction(1)
    ways, total = _in_ways(odds)
    return Fraction(sum(ways[n:]), total)


def mean(odds: Odds) -> Fraction:
    """The expected value."""
    ways, total = _in_ways(odds)
    return Fraction(sum(n * p for n, p in enumerate(ways)), total)


def _in_ways(odds: Odds) -> tuple[list[int], int]:
    """The same as whole numbers out of one total: fractions are exact, but dear to add."""
    total = lcm(*[p.denominator for p in odds])
    return [p.numerator * (total // p.denominator) for p in odds], total


def percent(chance: Fraction) -> int:
    """A whole percentage; 0 and 100 only for what cannot and what must happen."""
    if chance in (0, 1):
        return int(chance) * 100
    return min(99, max(1, round(chance * 100)))


def worth_of(worth: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """A face table in the form the odds are cached by."""
    return tuple(sorted(worth.items()))
