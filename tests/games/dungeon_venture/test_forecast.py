"""Odds before an attack: exact, from what a seat knows."""

from fractions import Fraction
from itertools import product

from tenebra.games.dungeon_venture.content import monsters
from tenebra.games.dungeon_venture.dice import Pool, dice_of
from tenebra.games.dungeon_venture.forecast import Forecast, odds_of
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import View
from tests.games.dungeon_venture.table import Table

ROOM = """
+-+-+-+-+
|V g . k|
+ + + + +
|N . s .|
+-+-+-+-+
"""


def odds(view: View[DVState], key: str) -> tuple[Forecast, ...]:
    """The forecast of an option the seat is offered."""
    options = view.decision.options if view.decision is not None else ()
    return next((odds_of(view, entry.option) for entry in options if entry.key == key), ())


def by_counting(attack: Pool, defence: Pool, least: int) -> Fraction:
    """The chance of at least so much damage, by throwing every face of every die."""
    dice = [die.faces for die in (*dice_of(attack), *dice_of(defence))]
    hits = attack.size
    throws = list(product(*dice))
    good = sum(t[:hits].count("hit") - t[hits:].count("hit") >= least for t in throws)
    return Fraction(good, len(throws))


def test_an_attack_is_forecast_exactly() -> None:
    table = Table(ROOM, turn="vardak")
    (seen,) = odds(table.session.view("vardak"), "attack ogre-1")
    assert (seen.attacker, seen.target) == ("vardak", "ogre-1")
    assert seen.hit == by_counting(seen.attack, seen.defence, 1)
    assert seen.kill == by_counting(seen.attack, seen.defence, monsters()["ogre"].life)
    assert sum(seen.odds) == 1
    assert seen.mean == sum(n * p for n, p in enumerate(seen.odds))


def test_wounds_make_a_kill_likelier() -> None:
    table = Table(ROOM, turn="vardak")
    (fresh,) = odds(table.session.view("vardak"), "attack ogre-1")
    table.figure("ogre-1").wounds = 1
    (hurt,) = odds(table.session.view("vardak"), "attack ogre-1")
    assert hurt.hit == fresh.hit
    assert 0 < fresh.kill < hurt.kill < 1


def test_a_spell_on_all_enemies_has_a_forecast_for_each() -> None:
    table = Table(ROOM, turn="naurania", heroes={"naurania": {"hand": ["fireball"]}})
    seen = odds(table.session.view("naurania"), "play fireball")
    assert {entry.target for entry in seen} == {"ogre-1", "kobold-1", "skeleton-1"}
    assert all(entry.attack == Pool(blue=2) for entry in seen)


def test_whoever_has_no_mana_does_not_resist_with_it() -> None:
    table = Table(ROOM, turn="naurania", heroes={"naurania": {"hand": ["mind-spike"]}})
    (seen,) = odds(table.session.view("naurania"), "play mind-spike at ogre-1")
    assert seen.defence.size == 0
    assert seen.hit == by_counting(seen.attack, Pool(), 1)


def test_what_is_no_attack_has_no_forecast() -> None:
    view = Table(ROOM, turn="vardak").session.view("vardak")
    assert odds(view, "end") == ()
    assert odds(view, "attack kobold-9") == ()
    assert odds(Table(ROOM, turn="vardak").session.view("keeper"), "attack ogre-1") == ()
