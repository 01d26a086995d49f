"""What is counted of the computers of Descent is what they do."""

from __future__ import annotations

from tenebra.kit.advice import Advice
from tests.games.descent.props import SWORD, Table, duel
from tools.habits.descent import IDLE, SPOILT, Habits
from tools.habits.watch import ANNOUNCED, NOT_MADE, WASTED

STRIKE = {"kills": "9", "of": "10"}


def watched(table: Table, *answers: tuple[str, str]) -> Habits:
    """The counts after some answers, each an option and its reason."""
    habits = Habits()
    for option, why in answers:
        habits.watch(table.session, "sir-valadir", Advice(option, why, STRIKE if why.endswith("-strike") else {}))
        table.play(option)
    return habits


def test_a_turn_that_is_ended_with_nothing_done_is_wasted() -> None:
    def counted(*answers: tuple[str, str]) -> tuple[int, int]:
        table = Table(heroes={"sir-valadir": {"at": "B3", "equipped": [SWORD], "fatigue": 3}, "silhouette": {"at": "C3"}})
        found = watched(table, *answers).found
        return found[WASTED], found[IDLE]

    assert counted(("ready", "why-ready"), ("end", "why-done")) == (1, 1)
    assert counted(("ready", "why-ready"), ("fatigue", "why-walk-on"), ("end", "why-done")) == (1, 1)
    assert counted(("ready", "why-ready"), ("order guard", "why-guard"), ("end", "why-done")) == (0, 0)


def test_a_strike_that_is_announced_and_not_made_is_counted() -> None:
    def counted(*answers: tuple[str, str], dice: str = "") -> tuple[int, int]:
        table = duel({}, {"ogre-1": {"at": "C3"}}, dice=[dice] if dice else [])
        found = watched(table, *answers).found
        return found[ANNOUNCED], found[NOT_MADE]

    assert counted(("ready", "why-ready-strike"), ("order guard", "why-guard"), ("end", "why-done")) == (1, 1)
    assert counted(("ready", "why-ready"), ("order guard", "why-guard"), ("end", "why-done")) == (0, 0)


def test_a_battle_for_one_who_will_hardly_stand_the_first_blow_is_wasted() -> None:
    table = duel({}, {"skeleton-1": {"at": "C3", "life": 1}})
    found = watched(table, ("battle", "why-battle-strike"), ("end", "why-done")).found
    assert (found[WASTED], found[SPOILT], found[ANNOUNCED], found[NOT_MADE]) == (1, 1, 1, 1)
