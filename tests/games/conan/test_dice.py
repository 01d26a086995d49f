"""The dice (CO-DIE, CO-RUL-98), and the exact odds of a blow against every single way the dice can fall."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tenebra.games.conan import options as opt
from tenebra.games.conan.dice import DICE, MARKED, MARKED_DICE, dice_of, read_pool, symbols_of
from tenebra.games.conan.forecast import MEANS, Blow, result_of, symbol_odds
from tenebra.games.conan.rules.targets import blow_of, targets_of
from tenebra.games.conan.vocabulary import Dice, Pool, read_dice
from tenebra.kit.odds import Odds
from tests.games.conan.props import AXE, BOW, LEATHER, MAIL, Table, card, duel, hero, unit
from tests.games.conan.table import rule


@rule("CO-RUL-98", "CO-DIE-01", "CO-DIE-03")
def test_three_dice_of_rising_strength_each_of_which_can_show_two() -> None:
    faces = {colour: [symbols_of(face) for face in die.faces] for colour, die in DICE.items()}
    assert faces == {"yellow": [0, 0, 0, 1, 1, 2], "orange": [0, 0, 1, 1, 2, 2], "red": [0, 1, 1, 2, 2, 3]}
    assert [MEANS[colour] for colour in ("yellow", "orange", "red")] == [Fraction(2, 3), 1, Fraction(3, 2)]
    assert [die.name for die in dice_of(read_pool("2 red + 1 yellow"))] == ["red", "red", "yellow"]


@rule("CO-RUL-38")
def test_where_faces_grant_rerolls_one_blank_face_of_each_die_does() -> None:
    assert all(die.faces.count(MARKED) == 1 for die in MARKED_DICE.values())
    assert [[symbols_of(face) for face in die.faces] for die in MARKED_DICE.values()] == [
        [symbols_of(face) for face in die.faces] for die in DICE.values()
    ]


def by_hand(dice: Dice) -> dict[int, Fraction]:
    """Every way the dice can fall, marks used on the lowest die of their colour if that shows less than it does on average."""
    names = [die.name for die in dice_of(dice.pool)]
    found: dict[int, Fraction] = {}
    for faces in product(*(map(int, DICE[name].faces) for name in names)):
        ways = [(list(faces), Fraction(1, 6 ** len(names)))]
        for colour, marks in zip(DICE, dice.marks, strict=True):
            low = sorted((face, place) for place, face in enumerate(faces) if names[place] == colour and face < MEANS[colour])
            for _, place in low[:marks]:
                ways = [
                    ([*shown[:place], int(face), *shown[place + 1 :]], chance / 6)
                    for shown, chance in ways
                    for face in DICE[colour].faces
                ]
        for shown, chance in ways:
            found[sum(shown)] = found.get(sum(shown), Fraction(0)) + chance
    return found


@rule("CO-DIE-05", "CO-RER-06", "CO-RUL-38")
@pytest.mark.parametrize("text", ["red", "red r", "2 red r", "orange r + yellow", "2 red r + orange r r", "3 yellow r"])
def test_the_odds_of_a_roll_are_those_of_all_its_ways(text: str) -> None:
    odds, known = symbol_odds(read_dice(text)), by_hand(read_dice(text))
    assert {number: chance for number, chance in enumerate(odds) if chance} == {n: p for n, p in known.items() if p}


def wounds(blow: Blow) -> Odds:
    """Up to the most wounds that are possible."""
    odds = result_of(blow).odds
    return odds[: max(number for number, chance in enumerate(odds) if chance) + 1]


@rule("CO-CMB-10", "CO-RUL-06", "CO-RUL-83")
def test_a_blow_meets_guard_and_armour_and_neither_goes_below_nothing() -> None:
    red = read_dice("red")
    assert wounds(Blow(red, armour=1)) == (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6))
    assert wounds(Blow(red, minus=2)) == (Fraction(5, 6), Fraction(1, 6))
    assert wounds(Blow(red, armour=0, shift=-1)) == wounds(Blow(red))
    assert wounds(Blow(red, armour=1, shift=1)) == wounds(Blow(red, armour=2))
    assert wounds(Blow(red, armour_dice=read_dice("yellow"), shift=-1))[0] == Fraction(1, 6) + Fraction(1, 3) * Fraction(1, 6)
    assert wounds(Blow(red, guard=read_dice("yellow"), shift=-1))[0] == Fraction(1, 6) + Fraction(1, 3) / 2 + Fraction(1, 3) / 6
    sure = result_of(Blow(Dice(Pool(red=2)), armour=1, life=4))
    assert sure.kill == Fraction(1 + 4, 36)
    assert sure.hit == 1 - Fraction(1 + 4, 36)


@rule("CO-MEL-04", "CO-DIE-02")
def test_what_an_option_comes_to_is_known_before_it_is_chosen() -> None:
    hero("precise", skills={"precision_strike": 9})
    unit("wall", armour=3, life=4, rank="lieutenant")
    table = duel({"cards": [AXE]}, {"wall-1": {"at": "yard"}}, who="precise")
    blow = blow_of(table.state, "precise", opt.Strike("wall-1", 2, f"{AXE}.1"), "wall-1")
    assert (blow.dice, blow.armour, blow.shift, blow.life) == (read_dice("4 red"), 3, -1, 4)
    bare = blow_of(table.state, "precise", opt.Strike("wall-1", 1), "wall-1")
    assert (bare.dice, bare.minus) == (read_dice("red"), 2)


@rule("CO-GRD-08", "CO-RUL-30")
def test_a_hero_is_met_in_his_best_armour() -> None:
    card("test-old-leather", "armour yellow", "armour", 1)
    table = duel({"cards": ["test-old-leather", LEATHER, MAIL]}, next="activate")
    blow = blow_of(table.state, "thugs-1", opt.Attack("anna", "thugs-1"), "anna")
    assert (str(blow.armour_dice), blow.armour, blow.life) == ("yellow", 0, 12)


@rule("CO-AOE-01", "CO-SPL-05")
def test_everybody_an_option_would_hit_is_known() -> None:
    card("test-fire", "ranged 2 orange area", load=1)
    table = Table(
        heroes={"anna": {"at": "yard", "cards": ["test-fire", BOW]}, "boro": {"at": "fire"}},
        models={"thugs-1": {"at": "fire"}, "thugs-2": {"at": "yard"}},
    )
    assert targets_of(table.state, "anna", opt.Shoot("fire", 1, "test-fire.1")) == ("boro", "thugs-1")
    assert targets_of(table.state, "anna", opt.Shoot("thugs-1", 1, f"{BOW}.1")) == ("thugs-1",)
    assert targets_of(table.state, "anna", opt.Shoot("wood", 1, "test-fire.1")) == ()
    assert targets_of(table.state, "anna", opt.Done()) == ()
