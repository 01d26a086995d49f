"""The advice: the Overlord goes after what his own objectives wait for, and heroes see what helps them."""

from __future__ import annotations

from typing import Any

from tenebra.games.conan import GAME
from tenebra.games.conan.advice.errands import errands_of
from tenebra.games.conan.advice.wishes import Wish, wishes_of
from tests.games.conan.table import Table

DAUGHTER, COUSIN, COCK, FORD = "the-ferrymans-daughter", "the-cousin-leaves-early", "till-the-cock-crows", "night-at-raven-ford"


def moment(scenario: str, at: str = "old-road", **fields: Any) -> Table:
    return Table(scenario=scenario, heroes={"hroar": {"at": at}, "niv": {"at": at}}, **fields)


def wanted(table: Table) -> set[tuple[str, str]]:
    return {(wish.name, wish.area) for wish in wishes_of(table.state)}


def advised(table: Table, seat: str) -> str:
    return GAME.advise(table.session.view(seat)).option


def test_somebody_who_must_stand_in_three_places_is_wanted_where_he_has_not_been() -> None:
    assert wanted(moment(COUSIN)) == {("the-cousin", area) for area in ("fallen-tower", "altar", "treasury")}
    once = moment(COUSIN, counters={"altar-eye": 1, "eyes": 1})
    assert wanted(once) == {("the-cousin", area) for area in ("fallen-tower", "treasury")}


def test_once_he_has_been_everywhere_he_wants_to_leave() -> None:
    eyes = {"altar-eye": 1, "tower-eye": 1, "treasury-eye": 1, "eyes": 3}
    assert wanted(moment(COUSIN, counters=eyes)) == {("the-cousin", f"{way}-thicket") for way in ("east", "west")} | {
        ("the-cousin", "old-road")
    }


def test_as_many_are_wanted_as_it_takes_and_not_where_it_is_done() -> None:
    assert wishes_of(moment(DAUGHTER, "landing").state) == [Wish("", "the-boat", 1, 2.0)]
    assert {wish.area for wish in wishes_of(moment(COCK).state)} == {"west-cloister", "east-cloister", "high-step"}
    assert {wish.area for wish in wishes_of(moment(COCK, counters={"cold": 1, "west-fire": 1}).state)} == {
        "east-cloister",
        "high-step",
    }
    assert wishes_of(moment(FORD, "reeds").state) == [], "nothing but the sun"


def test_the_thief_goes_where_an_eye_is() -> None:
    fields: dict[str, Any] = {"river": ["the-cousin"], "overlord": {"reserve": 3}, "next": "activate"}
    table = moment(COUSIN, "ant-hills", models={"the-cousin": {"at": "fern-bank"}}, **fields).play("activate the-cousin")
    assert advised(table, "overlord") in {f"move {area} by the-cousin" for area in ("fallen-tower", "altar")}


def test_who_stands_where_the_overlord_wants_him_is_worth_killing() -> None:
    models = {"eel-boys-1": {"at": "the-boat"}, "eel-boys-2": {"at": "west-path"}}
    errands = errands_of(moment(DAUGHTER, "landing", models=models).state)
    assert [one.name for one in errands if one.kind == "slay"] == ["eel-boys-1"]


def test_the_horn_is_picked_up_where_allies_have_no_commander() -> None:
    fields: dict[str, Any] = {"objects": {"altar": ["captains-horn"]}, "marker": 1}
    assert advised(moment(COCK, "altar", allies={"mule": {"at": "altar"}}, **fields), "hroar") == "pickup captains-horn.1"
    assert advised(moment(COCK, "altar", **fields), "hroar") != "pickup captains-horn.1"
