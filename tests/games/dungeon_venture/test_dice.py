"""Dice (DV-DICE)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tenebra.games.dungeon_venture.dice import DICE, NO_DICE, Pool, damage_odds, dice_of, read_pool, success_odds
from tenebra.kernel import BadInput, Chance
from tenebra.kit.odds import mean
from tests.games.dungeon_venture.table import Table, rule

DUEL = """
+-+-+
|V o|
+-+-+
"""


@rule("DV-DICE-01", "DV-RUL-07")
def test_three_colours_of_six_faces_and_only_success_means_anything() -> None:
    assert sorted(DICE) == ["blue", "green", "red"]
    for colour, die in DICE.items():
        assert die.name == colour
        assert len(die.faces) == 6
        assert set(die.faces) == {"hit", "miss"}
    assert [len(die.faces) for die in dice_of(Pool(1, 1, 1))] == [6, 6, 6]


@rule("DV-DICE-02", "DV-DICE-03", "DV-DICE-04")
@pytest.mark.parametrize(("colour", "successes"), [("green", 2), ("blue", 3), ("red", 4)])
def test_the_successes_of_a_die(colour: str, successes: int) -> None:
    assert DICE[colour].faces.count("hit") == successes


@rule("DV-DICE-02", "DV-DICE-03", "DV-DICE-04", "DV-DICE-05", "DV-RUL-07")
def test_the_odds_of_the_dice() -> None:
    """DV-EX-41."""
    assert mean(success_odds(Pool(green=1))) == Fraction(1, 3)
    assert mean(success_odds(Pool(blue=1))) == Fraction(1, 2)
    assert mean(success_odds(Pool(red=1))) == Fraction(2, 3)
    four = success_odds(Pool(green=4))
    assert (len(four), four[0], four[4]) == (5, Fraction(16, 81), Fraction(1, 81))
    assert mean(success_odds(Pool(green=6))) == 2


@rule("DV-DICE-02", "DV-DICE-03", "DV-DICE-04", "DV-DICE-05")
@pytest.mark.parametrize(("colour", "chance"), [("green", 1 / 3), ("blue", 1 / 2), ("red", 2 / 3)])
def test_rolled_dice_fall_as_often_as_printed(colour: str, chance: float) -> None:
    faces = Chance(b"a fair table").roll([DICE[colour]] * 3000)
    assert abs(faces.count("hit") / 3000 - chance) < 0.04


@rule("DV-DICE-05")
def test_a_roll_counts_the_dice_that_show_success() -> None:
    table = Table(DUEL, turn="vardak", dice=["hit miss hit hit", "miss hit"])
    table.play("attack orc-1")
    rolled = table.last("AttackRolled")
    assert (rolled.hits, rolled.blocks) == (3, 1)


@rule("DV-DICE-06", "DV-DICE-07")
def test_attack_and_defence_are_rolled_with_the_printed_dice() -> None:
    table = Table(DUEL, turn="vardak", dice=["miss miss miss miss", "miss miss"])
    table.play("attack orc-1")
    rolls = table.told("Rolled")
    assert [(roll.by, roll.dice, roll.rule) for roll in rolls] == [
        ("vardak", ("green",) * 4, "DV-CBT-02"),
        ("orc-1", ("green",) * 2, "DV-CBT-03"),
    ]


@rule("DV-DICE-06")
def test_what_is_no_fight_rolls_no_dice() -> None:
    table = Table("+-+-+-+\n|V .D.|\n+-+-+-+", areas={"start": "A1", "den": "C1"}, turn="vardak")
    table.play("move B1", "search")
    assert table.told("Rolled") == []


@rule("DV-DICE-07", "DV-RUL-08")
def test_a_pool_may_mix_colours_and_each_die_keeps_its_own() -> None:
    table = Table(
        DUEL, turn="vardak", heroes={"vardak": {"worn": ["magic-sword"]}}, dice=["hit miss miss miss miss", "miss miss"]
    )
    table.play("attack orc-1")
    assert table.told("Rolled")[0].dice == ("red", "green", "green", "green", "green")
    mixed = success_odds(Pool(red=1, blue=1, green=1))
    assert mixed == (Fraction(4, 36), Fraction(14, 36), Fraction(14, 36), Fraction(4, 36))


@rule("DV-DICE-08", "DV-RUL-08")
def test_the_number_of_dice_in_the_box_limits_no_roll() -> None:
    pool = read_pool("10 green + 6 blue + 6 red")
    assert pool.size == 22
    dice = dice_of(pool)
    assert [die.name for die in dice] == ["red"] * 6 + ["blue"] * 6 + ["green"] * 10
    assert len(Chance(b"plenty").roll(dice)) == 22


@rule("DV-DICE-07")
def test_pools_are_read_added_and_written() -> None:
    assert read_pool("2 green + 1 red") == Pool(red=1, blue=0, green=2)
    assert read_pool("") == NO_DICE
    assert str(NO_DICE) == ""
    assert NO_DICE.size == 0
    assert read_pool("1 blue + 2 blue") == Pool(blue=3)
    assert Pool(1, 2, 3).plus(Pool(4, 5, 6)) == Pool(5, 7, 9)
    assert str(Pool(1, 0, 2)) == "1 red + 2 green"
    for text in ("2 purple", "green", "x green", "-1 green", "2"):
        with pytest.raises(BadInput, match="is not dice"):
            read_pool(text)


@rule("DV-DICE-05")
def test_damage_odds_are_the_difference_of_successes() -> None:
    odds = damage_odds(Pool(green=1), Pool(green=1))
    assert odds == (Fraction(7, 9), Fraction(2, 9))
    assert damage_odds(Pool(red=2), NO_DICE) == success_odds(Pool(red=2))
