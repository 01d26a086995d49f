"""The odds of an attack before the dice fall, exact for each number of gems, against guard and armour. Nothing is rolled.

Dice re-roll marks are counted: each rolls the lowest die of its colour again that shows less than it would on average.
Gems for re-rolls, Support and what the target may still use are not counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import factorial, prod

import msgspec

from tenebra.games.conan.dice import DICE, MOST, symbols_of
from tenebra.games.conan.vocabulary import COLOURS, NO_DICE, Dice, Pool
from tenebra.kit.odds import Chances, Odds, at_least, excess_odds, mean, sum_odds

SIDES = 6
WEIGHTS = {colour: [die.faces.count(str(shown)) for shown in range(4)] for colour, die in DICE.items()}
"""The numbers of faces of a colour that show 0, 1, 2, 3 symbols."""
MEANS = {colour: Fraction(sum(map(symbols_of, die.faces)), SIDES) for colour, die in DICE.items()}


class Blow(msgspec.Struct, frozen=True):
    """An attack on one character as far as it is known: its dice, what it loses, and what it meets."""

    dice: Dice
    minus: int = 0
    """Symbols lost: hindering, or bare hands (CO-HIN-07, CO-MEL-06)."""
    guard: Dice = NO_DICE
    armour: int = 0
    armour_dice: Dice = NO_DICE
    shift: int = 0
    """The difference that skills make to the armour (CO-RUL-83)."""
    life: int = 1


class Result(msgspec.Struct, frozen=True):
    """The chances of each number of wounds, and of a kill."""

    odds: Odds
    kill: Fraction
    mean: Fraction
    """The wounds to be expected."""

    @property
    def hit(self) -> Fraction:
        """At least one wound."""
        return at_least(self.odds, 1)


def _handfuls(number: int, kinds: int = 4) -> Iterator[tuple[int, ...]]:
    """Every way so many dice can be split among numbers of symbols."""
    if kinds == 1:
        yield (number,)
        return
    for first in range(number + 1):
        for rest in _handfuls(number - first, kinds - 1):
            yield (first, *rest)


@lru_cache(maxsize=512)
def _colour_odds(colour: str, number: int, marks: int) -> Odds:
    """The chances of each sum of dice of one colour, the lowest re-rolled as far as marks go and it is worth it."""
    average = MEANS[colour]
    # all ways in which the dice can fall, each followed by all in which as many can fall again
    out = [0] * (MOST[colour] * number + 1)
    for shown in _handfuls(number):
        ways = _ways_to_show(colour, shown)
        if not ways:
            continue
        faces = [face for face, count in enumerate(shown) for _ in range(count)]
        again = [face for face in faces if face < average][:marks]
        kept = sum(faces) - sum(again)
        for more, likely in enumerate(_colour_odds(colour, len(again), 0) if again else (Fraction(1),)):
            out[kept + more] += ways * int(likely * SIDES**number)
    return tuple(Fraction(n, SIDES ** (2 * number)) for n in out)


def _ways_to_show(colour: str, shown: tuple[int, ...]) -> int:
    """The number of falls of the dice that show each face so often."""
    ways: int = factorial(sum(shown)) * prod(weight**count for weight, count in zip(WEIGHTS[colour], shown, strict=True))
    return ways // prod(factorial(count) for count in shown)


@lru_cache(maxsize=2048)
def symbol_odds(dice: Dice) -> Odds:
    """The chances of each number of symbols."""
    out: Odds = (Fraction(1),)
    for colour, number, marks in zip(COLOURS, dice.pool, dice.marks, strict=True):
        if number:
            out = sum_odds(out, _colour_odds(colour, number, marks))
    return out


def shifted(odds: Odds, by: int) -> Odds:
    """The chances with a fixed number added or taken away, never below 0 (CO-RUL-06)."""
    if by >= 0:
        return (Fraction(0),) * by + odds
    return (sum(odds[: 1 - by], Fraction(0)), *odds[1 - by :])


def sure(number: int) -> Odds:
    """A number that is known already."""
    return (Fraction(0),) * number + (Fraction(1),)


@lru_cache(maxsize=2048)
def defence_odds(guard: Dice, armour: int, armour_dice: Dice, shift: int) -> Odds:
    """The chances of each defence power: guard, and armour that skills change but never below 0 (CO-CMB-09, CO-RUL-83)."""
    if armour + shift >= 0:
        return shifted(symbol_odds(guard.plus(armour_dice)), armour + shift)
    return sum_odds(symbol_odds(guard), shifted(symbol_odds(armour_dice), armour + shift))


@lru_cache(maxsize=8192)
def result_of(blow: Blow) -> Result:
    """The exact odds of a blow."""
    return against(shifted(symbol_odds(blow.dice), -blow.minus), blow)


@lru_cache(maxsize=8192)
def against(power: Odds, blow: Blow) -> Result:
    """The result of an attack power, sure or still to be rolled, against the defence of a blow (CO-CMB-10)."""
    odds = excess_odds(power, defence_odds(blow.guard, blow.armour, blow.armour_dice, blow.shift))
    return Result(odds, at_least(odds, blow.life), mean(odds))


def chances_of(blow: Blow, attacker: str, target: str) -> Chances[Pool]:
    """The odds of a blow with the dice of both."""
    result = result_of(blow)
    return Chances(attacker, target, blow.dice.pool, blow.guard.plus(blow.armour_dice).pool, result.odds, result.kill)
