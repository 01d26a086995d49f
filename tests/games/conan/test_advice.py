"""The advice: the Overlord goes after what his own objectives wait for, and heroes see what helps them."""

from __future__ import annotations

from typing import Any

from tenebra.games.conan import GAME
from tenebra.games.conan.advice.errands import errands_of
from tenebra.games.conan.advice.outlook import Outlook
from tenebra.games.conan.advice.wishes import Wish, wishes_of
from tests.games.conan.table import Table

DAUGHTER, COUSIN, COCK, FORD = "the-ferrymans-daughter", "the-cousin-leaves-early", "till-the-cock-crows", "night-at-raven-ford"
LAMP = "the-lamp-that-calls"


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
    assert wishes_of(moment(DAUGHTER, "landing").state) == [Wish("", "the-boat", 1, 3.0)]
    assert wishes_of(moment(DAUGHTER, "landing", counters={"ropes": 2}).state) == [Wish("", "the-boat", 1, 5.0)], "the last rope"
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


def test_when_all_else_is_done_everybody_leaves_for_himself_and_no_chest_holds_him() -> None:
    heroes = {"hroar": {"at": "the-boat", "cards": ["captive"]}, "niv": {"at": "chiefs-tent", "reserve": 4, "fatigue": 6}}
    table = Table(scenario=DAUGHTER, heroes=heroes, finished=["cage", "cast-off"], chests={"chiefs-tent": 1}, marker=3)
    errands = errands_of(table.state)
    assert {(one.kind, one.area, one.who) for one in errands} == {("go", "the-boat", who) for who in ("hroar", "niv")}
    assert advised(table, "niv").startswith("move"), "not the chest at her feet"


def test_a_way_is_opened_for_those_who_cannot_climb_though_somebody_else_can() -> None:
    climbers, party = ({one: {"at": "causeway"} for one in some} for some in (("sanga", "hroar"), ("sanga", "niv")))
    alone, together = (Outlook(Table(scenario=LAMP, heroes=one, tasks=["gate", "beacon"]).state) for one in (climbers, party))
    assert "gate" not in {one.name for one in alone.errands}
    assert "gate" in {one.name for one in together.errands}


def test_in_the_last_turn_no_gem_is_saved() -> None:
    early, late = (Outlook(moment(DAUGHTER, "landing", marker=marker).state) for marker in (2, 7))
    assert early.price(early.state.heroes["hroar"], 8, "landing") > 0.5
    assert late.price(late.state.heroes["hroar"], 4, "landing") < 0.05


def test_gems_that_would_come_back_into_a_full_reserve_cost_nothing() -> None:
    look = Outlook(moment(DAUGHTER, "landing", marker=2).state)
    assert look.price(look.state.heroes["hroar"], 2, "landing") == 0
    tired = Outlook(Table(scenario=DAUGHTER, heroes={"hroar": {"at": "landing", "reserve": 8, "fatigue": 4}}, marker=2).state)
    assert tired.price(tired.state.heroes["hroar"], 2, "landing") > 0


def test_who_can_stand_where_the_last_fire_burns_goes_there_before_he_strikes_an_ally() -> None:
    fields: dict[str, Any] = {"river": ["buried"], "overlord": {"reserve": 3}, "next": "activate"}
    table = moment(
        COCK,
        "old-road",
        models={"buried-1": {"at": "kings-floor"}},
        allies={"poachers": {"at": "kings-floor"}},
        counters={"cold": 2, "west-fire": 1, "high-fire": 1},
        **fields,
    ).play("activate buried")
    assert advised(table, "overlord") == "move east-cloister by buried-1"


def test_whoever_has_just_time_enough_does_not_stop_to_strike() -> None:
    """The captive is three turns from the boat, and a chief worth striking stands beside her bearer."""

    def does(marker: int) -> str:
        heroes = {"hroar": {"at": "pine-wood", "cards": ["great-axe", "captive"]}, "niv": {"at": "the-boat"}}
        chief = {"long-sorrel": {"at": "pine-wood"}}
        table = Table(scenario=DAUGHTER, heroes=heroes, models=chief, finished=["cage"], tasks=["cast-off"], marker=marker)
        return advised(table, "hroar").split()[0]

    assert [does(marker) for marker in (2, 5)] == ["strike", "move"]


def test_whoever_hinders_counts_more_the_nearer_the_overlord_is_to_what_he_waits_for() -> None:
    def most_pressing(ropes: int) -> str:
        table = moment(DAUGHTER, "landing", models={"eel-boys-1": {"at": "the-boat"}}, counters={"ropes": ropes})
        return max(errands_of(table.state), key=lambda errand: errand.worth).kind

    assert [most_pressing(ropes) for ropes in (0, 1, 2)] == ["try", "try", "slay"], "with the third rope she is lost"
