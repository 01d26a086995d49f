"""Exact odds, beside counting every way the dice can fall."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenebra.games.dungeon_venture.dice import read_pool, success_odds
from tenebra.kernel import DieKind
from tenebra.kit.odds import Odds, at_least, excess_odds, mean, roll_odds, worth_of

CERTAIN = (Fraction(1),)
COIN = DieKind("coin", ("hit", "miss"))
D6 = DieKind("d6", ("1", "2", "3", "4", "5", "6"))
PIPS = worth_of({face: int(face) for face in D6.faces})

FACES = ("blank", "one", "two", "five")
WORTH = worth_of({"one": 1, "two": 2, "five": 5})
faces = st.lists(st.sampled_from(FACES), min_size=1, max_size=6).map(tuple)
dice = st.lists(st.builds(DieKind, st.just("die"), faces), max_size=4)


def counted(pool: list[DieKind]) -> Odds:
    """The chances of each total by looking at every way the dice can fall."""
    value = dict(WORTH)
    ways = list(product(*(die.faces for die in pool)))
    totals = Counter(sum(value.get(face, 0) for face in way) for way in ways)
    return tuple(Fraction(totals[n], len(ways)) for n in range(max(totals) + 1))


def test_two_dice_are_a_triangle() -> None:
    odds = roll_odds((D6, D6), PIPS)
    assert [int(36 * p) for p in odds] == [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert mean(odds) == 7
    assert at_least(odds, 10) == Fraction(6, 36)


def test_no_dice_give_nothing_for_certain() -> None:
    assert roll_odds((), PIPS) == CERTAIN
    assert excess_odds(CERTAIN, roll_odds((D6,), PIPS)) == CERTAIN


def test_a_face_without_worth_counts_nothing() -> None:
    assert roll_odds((COIN, COIN), worth_of({"hit": 1})) == (Fraction(1, 4), Fraction(1, 2), Fraction(1, 4))
    assert roll_odds((COIN, COIN), worth_of({"other": 3})) == CERTAIN


def test_what_defence_takes_beyond_the_attack_is_lost() -> None:
    two, three = roll_odds((COIN,) * 2, worth_of({"hit": 1})), roll_odds((COIN,) * 3, worth_of({"hit": 1}))
    # Of 32 ways: 2 hits against 0 shields 1, 2 against 1 and 1 against 0 together 3 + 2.
    assert excess_odds(two, three) == (Fraction(26, 32), Fraction(5, 32), Fraction(1, 32))


def test_faces_are_put_in_order_so_that_equal_tables_are_one() -> None:
    assert worth_of({"b": 2, "a": 1}) == worth_of({"a": 1, "b": 2}) == (("a", 1), ("b", 2))


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_or_more_is_certain(n: int) -> None:
    assert at_least((Fraction(1, 3), Fraction(2, 3)), n) == 1


def test_more_than_can_come_up_has_no_chance() -> None:
    assert at_least((Fraction(1, 3), Fraction(2, 3)), 2) == 0


@given(dice)
def test_odds_are_what_counting_gives(pool: list[DieKind]) -> None:
    odds = roll_odds(tuple(pool), WORTH)
    assert odds == counted(pool)
    assert sum(odds) == 1
    value = dict(WORTH)
    each = [Fraction(sum(value.get(face, 0) for face in die.faces), len(die.faces)) for die in pool]
    assert mean(odds) == sum(each, Fraction(0))


@given(dice.filter(lambda pool: len(pool) < 3), dice.filter(lambda pool: len(pool) < 3))
def test_a_roll_against_a_roll_is_what_counting_gives(attack: list[DieKind], defence: list[DieKind]) -> None:
    odds = excess_odds(roll_odds(tuple(attack), WORTH), roll_odds(tuple(defence), WORTH))
    value = dict(WORTH)
    hits, blocks = (
        [sum(value.get(face, 0) for face in way) for way in product(*(die.faces for die in pool))] for pool in (attack, defence)
    )
    left = Counter(max(0, hit - block) for hit in hits for block in blocks)
    assert odds == tuple(Fraction(left[n], len(hits) * len(blocks)) for n in range(max(hits) + 1))
    assert sum(odds) == 1


@given(dice, st.integers(0, 25))
def test_at_least_is_the_sum_of_the_rest(pool: list[DieKind], n: int) -> None:
    odds = roll_odds(tuple(pool), WORTH)
    assert at_least(odds, n) == 1 - sum(odds[:n], Fraction(0))
    # The tail sums to the mean: the chance of 1 or more, of 2 or more, and so on.
    assert mean(odds) == sum((at_least(odds, k) for k in range(1, len(odds))), Fraction(0))


@pytest.mark.parametrize(("colour", "successes"), [("green", 2), ("blue", 3), ("red", 4)])
def test_the_dice_of_dungeon_venture(colour: str, successes: int) -> None:
    chance = Fraction(successes, 6)
    odds = success_odds(read_pool(f"2 {colour}"))
    assert odds == ((1 - chance) ** 2, 2 * chance * (1 - chance), chance**2)
