"""What is counted of the computers of Conan is what they do."""

from __future__ import annotations

from typing import Any

from tenebra.kit.advice import Advice
from tests.games.conan.table import Table
from tools.habits.conan import Habits
from tools.habits.watch import ANNOUNCED, NOT_MADE, WASTED

MAP = """
wood  path  tent
reeds yard  fire
"""
MODELS = {"wolves-1": {"at": "tent"}}


def watched(table: Table, *answers: tuple[str, str]) -> Habits:
    """The counts after some answers, each an option and its reason."""
    habits = Habits()
    for option, why in answers:
        assert table.session.decision is not None
        seat = table.asked
        habits.watch(table.session, seat, Advice(option, why))
        table.play(option)
    return habits


def test_a_hero_who_acts_at_will_and_does_nothing_has_wasted_his_turn() -> None:
    idle = watched(Table(MAP, heroes={"hroar": {"at": "yard"}}, models=MODELS), ("done", "why-keep-gems"))
    assert (idle.found[WASTED], len(idle.turns)) == (1, 1)
    busy = watched(
        Table(MAP, heroes={"hroar": {"at": "yard"}}, models=MODELS), ("move path", "why-go-on"), ("done", "why-keep-gems")
    )
    assert busy.found[WASTED] == 0
    poor = {"hroar": {"at": "yard", "reserve": 3, "fatigue": 9}}
    assert watched(Table(MAP, heroes=poor, models=MODELS), ("done", "why-keep-gems")).found[WASTED] == 0


def test_who_goes_to_strike_and_does_not_is_counted_once() -> None:
    walk = ("move tent", "why-go-strike")
    kept = watched(Table(MAP, heroes={"hroar": {"at": "path"}}, models=MODELS), walk, ("done", "why-keep-gems"))
    assert (kept.found[ANNOUNCED], kept.found[NOT_MADE], kept.found[WASTED]) == (1, 1, 0)
    struck = Table(MAP, heroes={"hroar": {"at": "path"}}, models=MODELS, dice=["3"])
    habits = watched(struck, walk, ("strike wolves-1 for 1", "why-strike"), ("done", "why-keep-gems"))
    assert (habits.found[ANNOUNCED], habits.found[NOT_MADE]) == (1, 0)


def test_an_overlord_wastes_gems_that_come_back_for_nothing() -> None:
    fields: dict[str, Any] = {"heroes": {"hroar": {"at": "yard"}}, "models": MODELS, "next": "activate", "stop": True}
    rich = Table(MAP, overlord={"reserve": 9, "fatigue": 1, "recovery": 5}, **fields)
    assert watched(rich, ("end", "why-keep-red")).found[WASTED] == 1
    tired = Table(MAP, overlord={"reserve": 9, "fatigue": 5, "recovery": 5}, **fields)
    assert watched(tired, ("end", "why-keep-red")).found[WASTED] == 0


def test_spells_are_counted_by_whoever_casts_them_and_objects_are_not() -> None:
    velka = {"at": "yard", "reserve": 6, "fatigue": 5, "cards": ["red-ink", "feather-word", "black-wine"]}
    table = Table(MAP, heroes={"velka": velka}, models=MODELS)
    table.play("use black-wine.1 at velka", "cast feather-word at velka for 1", "cast red-ink for 1")
    habits = Habits()
    habits.after(table.session)
    assert dict(habits.found) == {
        "won by the heroes": 0,
        "cast by a hero: feather-word": 1,
        "cast by a hero: red-ink": 1,
    }
    his = Table(
        MAP,
        heroes={"hroar": {"at": "tent", "reserve": 0, "fatigue": 12}},
        models={"pale-abbot": {"at": "tent"}},
        next="activate",
        overlord={"reserve": 9, "spells": ["roots-remember"]},
    )
    his.play("activate pale-abbot", "cast roots-remember at hroar for 3 by pale-abbot")
    habits.after(his.session)
    assert habits.found["cast by the Overlord: roots-remember"] == 1
