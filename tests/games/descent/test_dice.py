"""Dice (DE-DIC), the ways to spend a roll (DE-ATK-10 to DE-ATK-13), and exact odds."""

from fractions import Fraction
from itertools import product

import pytest

from tenebra.games.descent.dice import DICE, FACES, Pool, dice_of, read_pool, total
from tenebra.games.descent.forecast import Blow, result_of
from tenebra.games.descent.rules.spending import NOTHING, Boost, Buy, Way, best_wounds, ways
from tests.games.descent.table import rule

DAMAGE = Buy("damage-1", 1, Boost(damage=1))
DEAR_DAMAGE = Buy("damage-1", 2, Boost(damage=1))
KNOCKBACK = Buy("knockback-1", 2, Boost(knockback=1))
RANGE = Buy("range-1", 1, Boost(range=1))
BLAST = Buy("blast-1", 2, Boost(blast=1))


def spent(found: tuple[Way, ...]) -> list[tuple[int, int, str]]:
    return [(way.range, way.damage, way.on) for way in found]


@rule("DE-DIC-01", "DE-RUL-98", "DE-DIC-09", "DE-GAP-01")
@pytest.mark.parametrize(
    ("die", "range", "hearts", "surges"),
    [("red", 6, 13, 2), ("blue", 13, 6, 3), ("white", 10, 10, 4), ("green", 2, 13, 2), ("yellow", 13, 2, 2)],
)
def test_the_faces_of_each_die_add_up(die: str, range: int, hearts: int, surges: int) -> None:
    faces = [FACES[face] for face in DICE[die].faces]
    assert len(faces) == 6
    assert (sum(f.range for f in faces), sum(f.hearts for f in faces), sum(f.surges for f in faces)) == (range, hearts, surges)


@rule("DE-DIC-03", "DE-DIC-07", "DE-RUL-98")
def test_only_red_blue_and_white_can_miss_and_only_power_dice_are_blank() -> None:
    assert {name: die.faces.count("miss") for name, die in DICE.items()} == {
        "red": 1,
        "blue": 1,
        "white": 1,
        "green": 0,
        "yellow": 0,
        "black": 0,
    }
    assert sorted(DICE["black"].faces) == ["blank", *["enhancement"] * 3, "surge", "surge"]


@rule("DE-DIC-02", "DE-DIC-04", "DE-DIC-05", "DE-DIC-06")
def test_a_roll_is_everything_its_faces_show() -> None:
    assert total(["1/3/1", "0/2/1", "surge", "enhancement", "blank"]) == (1, 5, 3, 1, False)
    assert total(["miss", "0/3/0"]).is_miss


@rule("DE-DIC-08")
def test_never_more_than_five_power_dice() -> None:
    assert read_pool("1 red + 7 black").capped() == Pool(red=1, black=5)
    assert [die.name for die in dice_of(Pool(red=1, green=1, black=2))] == ["red", "green", "black", "black"]


@rule("DE-ATK-10", "DE-DIC-05", "DE-DEC-06")
def test_enhancements_go_to_range_as_far_as_needed_and_else_to_damage() -> None:
    roll = total(["2/2/0", "enhancement", "enhancement"])
    assert spent(ways(roll, NOTHING, (), 3)) == [(1, 1, "")]
    assert spent(ways(roll, NOTHING, (), 4)) == [(2, 0, "")]
    assert spent(ways(roll, NOTHING, (), 5)) == []


@rule("DE-ATK-11", "DE-ATK-12", "DE-ATK-13", "DE-EX-06")
def test_the_mace_of_kellos_buys_one_effect_with_two_surges_and_two_with_four() -> None:
    mace = (DEAR_DAMAGE, KNOCKBACK)
    two, four = total(["surge"] * 2), total(["surge"] * 4)
    assert [on for _, _, on in spent(ways(two, NOTHING, mace, 0))] == ["knockback-1", "damage-1"]
    assert [on for _, _, on in spent(ways(four, NOTHING, mace, 0))] == ["damage-1+knockback-1", "damage-1x2"]
    assert [on for _, _, on in spent(ways(total(["surge"]), NOTHING, mace, 0))] == [""]


@rule("DE-ATK-11")
def test_range_is_bought_only_where_it_is_needed() -> None:
    roll = total(["1/2/0", "surge", "surge"])
    assert spent(ways(roll, NOTHING, (DAMAGE, RANGE), 2)) == [(0, 0, "damage-1+range-1")]
    assert spent(ways(roll, NOTHING, (DAMAGE, RANGE), 1)) == [(0, 0, "damage-1x2")]


@rule("DE-ABL-18")
def test_sorcery_points_are_range_or_damage() -> None:
    assert spent(ways(total(["1/3/1"]), Boost(points=3), (), 2)) == [(1, 2, "")]


@rule("DE-ABL-09", "DE-RUB-07")
def test_fear_takes_surges_before_anything_is_bought() -> None:
    roll = total(["surge", "surge"])
    assert spent(ways(roll, NOTHING, (DAMAGE,), 0, fear=1)) == [(0, 0, "damage-1")]
    assert spent(ways(roll, NOTHING, (DAMAGE,), 0, fear=3)) == []


def test_a_wider_area_is_a_choice_of_its_own() -> None:
    assert [on for _, _, on in spent(ways(total(["surge"] * 2), NOTHING, (DAMAGE, BLAST), 0))] == ["blast-1", "damage-1x2"]


@rule("DE-ATK-08", "DE-ATK-19")
def test_the_odds_of_a_plain_red_die() -> None:
    found = result_of(Blow(Pool(red=1), 0, NOTHING, (), 0, 2, 2))
    assert found.hit == Fraction(5, 6)
    assert found.odds == (Fraction(3, 6), Fraction(2, 6), Fraction(1, 6))
    assert found.kill == Fraction(1, 6)


@rule("DE-ATK-09", "DE-ATK-17")
def test_the_odds_count_rolls_that_fall_short() -> None:
    found = result_of(Blow(Pool(blue=1), 3, NOTHING, (), 0, 0, 1))
    assert found.hit == Fraction(3, 6)
    assert found.kill == Fraction(2, 6)
    assert result_of(Blow(Pool(blue=1, black=1), 3, NOTHING, (), 0, 0, 1)).hit == Fraction(3, 6) + Fraction(1, 6) * Fraction(1, 2)


def test_the_odds_spend_surges_for_the_most_wounds() -> None:
    pierce = Buy("pierce-3", 1, Boost(pierce=3))
    plain, sharp = (result_of(Blow(Pool(red=1), 0, NOTHING, buys, 0, 3, 4)) for buys in ((), (DAMAGE, pierce)))
    assert plain.odds[1] == Fraction(1, 6)
    assert sharp.odds == (Fraction(3, 6), Fraction(2, 6), Fraction(0), Fraction(1, 6))
    assert result_of(Blow(Pool(red=1), 0, NOTHING, (Buy("death-1", 1, Boost(death=1)),), 0, 9, 7)).kill == Fraction(2, 6)


@pytest.mark.parametrize(
    "blow",
    [
        Blow(Pool(red=1, green=1, black=1), 0, Boost(surges=1), (DAMAGE, Buy("pierce-2", 2, Boost(pierce=2))), 1, 3, 4),
        Blow(Pool(blue=1, yellow=1, black=1), 4, Boost(points=1), (RANGE, Buy("damage-3", 2, Boost(damage=3))), 0, 1, 3),
        Blow(Pool(white=1, black=2), 3, Boost(damage=1), (Buy("doubling-1", 2, Boost(doubling=1)), RANGE), 0, 2, 5),
    ],
)
def test_the_odds_are_those_of_every_roll_spent_in_its_best_way(blow: Blow) -> None:
    dice = dice_of(blow.dice)
    counted: dict[int, int] = {}
    hits = 0
    for faces in product(*(die.faces for die in dice)):
        shown = total(faces)
        found = ways(shown, blow.have, blow.buys, blow.needed, blow.fear)
        hits += bool(found)
        wounds = best_wounds(found, shown.hearts, blow.armor, blow.life)
        counted[wounds] = counted.get(wounds, 0) + 1
    all_rolls = 6 ** len(dice)
    result = result_of(blow)
    assert result.hit == Fraction(hits, all_rolls)
    assert result.odds == tuple(Fraction(counted.get(number, 0), all_rolls) for number in range(max(counted) + 1))
