"""Exact odds of attacks before the d20 falls."""

from fractions import Fraction
from typing import Any

import pytest

from tenebra.games.drunagor.forecast import blow_at, chances_between, chances_of, d20_odds
from tenebra.kernel import BadInput
from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")
ROOM = floor(8, 6)
FOES = {"executioner-1": {"at": "C2"}, "executioner-2": {"at": "D4", "tokens": {"shield": 2}, "health": 4}}


def choosing(monkeypatch: pytest.MonkeyPatch, text: str, **vorn: Any) -> Table:
    """Vorn has used a yellow Skill and is choosing its target."""
    printed(monkeypatch, guard_strike=text)
    return Table(ROOM, heroes={"vorn": {"at": "C3", **vorn}}, monsters=FOES).play("use guard-strike with yellow")


@rule("DR-ATK-05", "DR-ATK-10", "DR-ATK-13")
def test_each_natural_number_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = choosing(monkeypatch, "+0 HIT, CRIT 18+")
    blow = blow_at(table.state, "vorn", "executioner-1")
    assert blow is not None
    assert blow.damage == (0,) * 6 + (3,) * 11 + (6,) * 3
    chances = chances_of(blow)
    assert (chances.hit, chances.kill, chances.mean) == (Fraction(14, 20), Fraction(0), Fraction(51, 20))
    other = blow_at(table.state, "vorn", "executioner-2")
    assert other is not None
    assert (chances_of(other).hit, chances_of(other).kill) == (Fraction(14, 20), Fraction(3, 20))


@rule("DR-SPL-01")
def test_a_spell_is_sure_but_for_shields(monkeypatch: pytest.MonkeyPatch) -> None:
    table = choosing(monkeypatch, "UP TO TWO ENEMIES, 2 DMG", tokens={"fury": 1})
    blow = blow_at(table.state, "vorn", "executioner-1")
    assert blow is not None
    assert (chances_of(blow).odds, blow.left_out) == ((Fraction(0), Fraction(0), Fraction(1)), ("fury",))
    assert blow_at(table.state, "vorn", "vorn") is None


def test_what_no_attack_is_has_no_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    table = choosing(monkeypatch, "UP TO TWO ENEMIES, BURN 1")
    assert blow_at(table.state, "vorn", "executioner-1") is None


@rule("DR-MON-18")
def test_a_monster_needs_no_roll() -> None:
    table = Table(ROOM, heroes={"vorn": {"at": "C3", "tokens": {"shield": 1}}}, monsters={"executioner-1": {"at": "C2"}})
    assert chances_between(table.state, "executioner-1", "vorn").odds == (Fraction(0), Fraction(0), Fraction(0), Fraction(1))
    assert chances_between(table.state, "vorn", "executioner-1").hit == Fraction(14, 20)
    bare = Table(ROOM, heroes={"vorn": {"at": "C3", "equipped": []}}, monsters={"executioner-1": {"at": "C2"}})
    assert chances_between(bare.state, "vorn", "executioner-1").hit == 0


def test_the_odds_of_the_die() -> None:
    assert sum(d20_odds("d20")) == 1
    assert d20_odds("d20")[20] == Fraction(1, 20)
    with pytest.raises(BadInput):
        d20_odds("2 d6")
