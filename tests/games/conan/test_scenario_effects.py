"""The scenario's own rules (CO-GEN-03, CO-VIC, CO-RUL-99): when they happen, what they can do, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conan.props import ANNA, BORO, CORA, DAGGER, FIRE_POT, STONE, SWORD, Table, card, duel, hero
from tests.games.conan.table import rule

GUEST = card("test-guest", "A person of 2 life", "object", 3)
SPRINGER = hero("springer", skills={"leap": 9})
LINE = "gate path yard tower"


def play(
    do: list[str] | None = None, on: str = "enter path", given: list[str] | None = None, once: bool = True, **fields: Any
) -> Table:
    """A hero at the gate; entering the path, something happens."""
    sheet = {"rules": [{"on": on, "do": do or ["count seen"], "given": given or [], "once": once}], **fields.pop("sheet", {})}
    return Table(LINE, fields.pop("heroes", {ANNA: {"at": "gate", "fatigue": 4}}), sheet=sheet, **fields)


# --- when


@rule("CO-GEN-03")
def test_a_rule_happens_once_or_again_and_again_and_only_if_all_is_given() -> None:
    way = ("move path", "move gate", "move path")
    assert play().play(*way).state.counters == {"seen": 1}
    assert play(once=False).play(*way).state.counters == {"seen": 2}
    assert play(given=["round 2"]).play(*way).state.counters == {}
    assert play(given=["round 2"], marker=2).play(*way).state.counters == {"seen": 1}
    assert play(given=["not round 2"], marker=2).play(*way).state.counters == {}


@rule("CO-GEN-03")
def test_a_place_may_be_a_mark_or_anywhere() -> None:
    assert play(on="enter fire", marks={"yard": "fire"}).play("move path").state.counters == {}
    assert play(on="enter fire", marks={"yard": "fire"}).play("move yard").state.counters == {"seen": 1}
    assert play(on="enter anywhere").play("move path").state.counters == {"seen": 1}


@rule("CO-GEN-03")
@pytest.mark.parametrize(("name", "comes"), [("thugs-1", True), ("thugs", True), ("thugs-2", False), ("bowmen", False)])
def test_models_come_by_name_or_tile(name: str, comes: bool) -> None:
    models = {"thugs-1": {"at": "tower"}, "thugs-2": {"at": "gate"}, "bowmen-1": {"at": "gate"}}
    table = play(on=f"{name} comes to yard", models=models, next="activate", overlord={"reserve": 1})
    table.play("activate thugs", "move yard by thugs-1")
    assert (table.state.counters == {"seen": 1}) == comes


@rule("CO-GEN-03")
def test_a_hero_comes_by_name_too() -> None:
    assert play(on="anna comes to path").play("move path").state.counters == {"seen": 1}


@rule("CO-GEN-03", "CO-VIC-05")
def test_a_card_is_brought_with_its_owner_or_by_a_throw_or_taken_up_there() -> None:
    carried: dict[str, Any] = {ANNA: {"at": "gate", "cards": [STONE], "reserve": 6, "fatigue": 6}}
    bring = f"bring {STONE} to path"
    assert play(on=bring, heroes=carried).play("move path").state.counters == {"seen": 1}
    assert play(on=bring, heroes=carried).play(f"drop {STONE}.1", "move path").state.counters == {}
    thrown = play(on=bring, heroes=carried, dice=["1"]).play(f"throw {STONE}.1", "aim at path for 1")
    assert thrown.state.counters == {"seen": 1}
    found = play(on=bring, objects={"path": [STONE]}).play("move path")
    assert found.state.counters == {}
    assert found.play(f"pickup {STONE}.1").state.counters == {"seen": 1}


@rule("CO-GEN-03")
def test_taking_a_card_and_opening_a_chest_are_heard_of() -> None:
    assert play(on=f"take {STONE}", objects={"gate": [STONE]}).play(f"pickup {STONE}.1").state.counters == {"seen": 1}
    own = {ANNA: {"at": "gate", "reserve": 1, "fatigue": 11}}
    table = play(on="chest gate", heroes=own, chests={"gate": 1}, dice=["1"]).play("try chest for 1")
    assert table.state.counters == {"seen": 1}


@rule("CO-GEN-03")
@pytest.mark.parametrize(("name", "heard"), [("thugs", True), ("thugs-1", True), ("thugs-2", False)])
def test_the_death_of_a_model_is_heard_of_by_name_or_tile(name: str, heard: bool) -> None:
    foes = {"thugs-1": {"at": "yard"}, "thugs-2": {"at": "yard"}}
    sheet = {"rules": [{"on": f"slay {name}", "do": ["count seen"]}]}
    table = duel({"reserve": 1, "fatigue": 11}, foes, sheet=sheet, dice=["2 2"]).play(f"strike thugs-1 with {SWORD}.1 for 1")
    assert (table.state.counters == {"seen": 1}) == heard


@rule("CO-GEN-03")
@pytest.mark.parametrize("on", ["death", "slay anna"])
def test_the_death_of_a_hero_is_heard_of(on: str) -> None:
    heroes = {ANNA: {"at": "gate", "wounds": 11, "reserve": 1}, BORO: {"at": "tower"}}
    sheet = {"rules": [{"on": "enter path", "do": ["wound 1 in path"]}, {"on": on, "do": ["count seen"]}]}
    table = Table(LINE, heroes, sheet=sheet).play("anna: move path")
    assert table.hero(ANNA).is_dead
    assert table.state.counters == {"seen": 1}


@rule("CO-GEN-03", "CO-VIC-02")
@pytest.mark.parametrize(("on", "counted"), [("round 4", 1), ("round 5", 0), ("every 2 rounds", 1), ("every 3 rounds", 0)])
def test_rounds_are_those_of_the_turn_marker(on: str, counted: int) -> None:
    table = play(on=on, next="overlord", marker=3, models={"thugs-1": {"at": "tower"}}, stop=False)
    assert table.state.counters.get("seen", 0) == counted


@rule("CO-GEN-03")
def test_a_count_may_set_off_more() -> None:
    more = [{"on": "enter path", "do": ["count a"]}, {"on": "count a 1", "do": ["count b"]}]
    assert Table(LINE, {ANNA: {"at": "gate"}}, sheet={"rules": more}).play("move path").state.counters == {"a": 1, "b": 1}


# --- what


@rule("CO-GEN-03", "CO-GEM-04", "CO-GEM-05")
def test_gems_are_moved_by_rules() -> None:
    heroes = {ANNA: {"at": "gate", "fatigue": 3, "wounds": 2}, BORO: {"at": "tower", "fatigue": 1}}
    table = play(["heal 1", "rest 2", "tire 3 in path", "recover 2"], heroes=heroes, overlord={"fatigue": 5}).play(
        "anna: move path"
    )
    assert table.hero(ANNA).gems == {"reserve": 6, "fatigue": 5, "wounds": 1}
    assert table.hero(BORO).gems["reserve"] == 12
    assert table.state.overlord.gems["reserve"] == 2


@rule("CO-GEN-03")
def test_numbers_may_depend_on_how_many_heroes_play() -> None:
    heroes = {hero: {"at": "gate", "fatigue": 6} for hero in (ANNA, BORO, CORA)}
    table = play(["rest 1/2/3"], heroes=heroes).play("anna: move path")
    assert table.hero(CORA).gems["fatigue"] == 4


@rule("CO-GEN-03")
def test_harm_that_nothing_wards_off() -> None:
    models = {"pikes-1": {"at": "tower"}, "boss": {"at": "tower"}}
    allies = {"militia-1": {"at": "path"}}
    table = play(["hurt boss 2", "hurt pikes 1", "wound 1 in path"], models=models, allies=allies).play("move path")
    assert (table.model("boss").life, "pikes-1" in table.state.models, "militia-1" in table.state.models) == (3, False, False)
    assert table.hero(ANNA).gems["wounds"] == 1


@rule("CO-ENM-04", "CO-TIL-03", "CO-INV-08", "CO-LIF-06")
def test_models_arrive_where_there_is_room_and_never_more_than_the_tile_has() -> None:
    units = {"thugs": {"started": 3, "fallen": ["thugs-1"]}, "militia": {"kind": "militia", "started": 1}}
    fields: dict[str, Any] = {
        "units": {"thugs": units["thugs"]},
        "areas": {"tower": {"room": 1}},
        "models": {"boss": {"at": "gate"}},
    }
    table = play(["arrive 5 thugs at tower"], **fields)
    assert table.state.tiles["thugs"].is_dead
    table.play("move path")
    assert {name: model.area for name, model in table.state.models.items() if name != "boss"} == {
        "thugs-1": "tower",
        "thugs-2": "yard",
        "thugs-3": "yard",
    }
    assert not table.state.tiles["thugs"].is_dead


@rule("CO-GEN-03")
def test_a_unit_may_act_out_of_turn() -> None:
    table = play(["act thugs"], models={"thugs-1": {"at": "tower"}}).play("move path")
    assert (table.asked, table.prompt) == ("overlord", "activation")
    table.play("move yard by thugs-1", "end")
    assert (table.asked, table.prompt, table.state.river) == (ANNA, "act", ["thugs"])


@rule("CO-RNF-03", "CO-GEN-03")
def test_points_are_spent_whenever_they_come() -> None:
    units = {"thugs": {"started": 2, "fallen": ["thugs-1"]}}
    fields: dict[str, Any] = {"units": units, "models": {"boss": {"at": "gate"}}, "sheet": {"reinforcements": ["tower"]}}
    table = play(["points 1"], **fields).play("move path")
    assert (table.asked, table.prompt) == ("overlord", "reinforce")
    assert table.play("reinforce thugs at tower").model("thugs-1").area == "tower"


@rule("CO-TER-07", "CO-LOS-07")
def test_doors_open_and_close() -> None:
    fields: dict[str, Any] = {"borders": {"path|yard": "door"}, "once": False}
    table = play(["open path|yard"], **fields).play("move path")
    assert table.state.openings == ["path|yard"]
    assert table.may("move yard")
    shut = play(["close path|yard"], openings=["path|yard"], **fields)
    assert shut.may("move yard")
    assert shut.play("move path").refusal("move yard") == "CO-MAP-01"


@rule("CO-GEN-03")
def test_marks_chests_cards_and_tasks_come_and_go() -> None:
    do = ["water at yard", f"lay {STONE} at path", f"give {DAGGER}", "chest at path", "task winch", "clear gate"]
    tasks = {"winch": {"at": "path", "known": False}}
    table = play(do, marks={"gate": "fire"}, sheet={"tasks": tasks})
    assert table.state.tasks == []
    table.play("move path")
    assert table.state.marks == {"yard": "water"}
    assert table.state.objects == {"path": [f"{STONE}.1"]}
    assert table.hero(ANNA).cards == [f"{DAGGER}.1"]
    assert (table.state.chests, table.state.tasks) == ({"path": 2}, ["winch"])
    assert table.may("try winch for 1")


@rule("CO-GEN-03", "CO-RUL-79")
def test_what_is_removed_does_not_die() -> None:
    heroes = {ANNA: {"at": "gate", "cards": [STONE]}}
    do = ["remove thugs", f"remove {STONE}", "remove winch"]
    table = play(do, heroes=heroes, models={"thugs-1": {"at": "tower"}}, sheet={"tasks": {"winch": {"at": "path"}}}).play(
        "move path"
    )
    assert (table.state.models, table.state.slain, table.state.units["thugs"].fallen) == ({}, [], [])
    assert table.state.tiles["thugs"].is_dead
    assert (table.hero(ANNA).cards, table.state.tasks) == ([], [])


# --- who has won


def ends(wins: list[str] | None = None, losses: list[str] | None = None, **fields: Any) -> Table:
    heroes = fields.pop("heroes", {ANNA: {"at": "gate"}, BORO: {"at": "path"}})
    sheet = {"wins": wins or ["count never 1"], "losses": losses or [], **fields.pop("sheet", {})}
    return Table(LINE, heroes, sheet=sheet, stop=False, **fields)


@rule("CO-VIC-01", "CO-VIC-05", "CO-GEN-07")
@pytest.mark.parametrize(
    ("wins", "won"),
    [
        (["anna at path"], True),
        (["anna at path", "boro at yard"], False),
        (["2 heroes at path"], True),
        (["all heroes at path"], True),
        (["3 heroes at path"], False),
        (["no foes at path"], True),
        (["no foes at tower"], False),
        (["1 foes at tower"], True),
        (["2 foes at tower"], False),
        (["thugs slain"], False),
        (["boss slain"], True),
        (["count gold 2"], True),
        (["count gold 3"], False),
        (["playing 2"], True),
        (["playing 3"], False),
        (["dead 1"], False),
        (["test-stone held"], True),
        (["test-sword held"], False),
        (["test-stone at path"], True),
        (["test-sword at tower"], True),
        (["thugs at tower"], True),
        (["winch done"], False),
    ],
)
def test_the_heroes_win_as_soon_as_all_their_objectives_hold(wins: list[str], won: bool) -> None:
    fields: dict[str, Any] = {"models": {"thugs-1": {"at": "tower"}}, "units": {"boss": {"started": 1, "fallen": ["boss"]}}}
    fields |= {"counters": {"gold": 2}, "objects": {"tower": [SWORD]}, "sheet": {"tasks": {"winch": {"at": "tower"}}}}
    heroes = {ANNA: {"at": "gate", "cards": [STONE]}, BORO: {"at": "path"}}
    table = ends(["anna at path", *wins], heroes=heroes, **fields)
    assert table.session.outcome == ""
    table.play("anna: move path")
    assert table.session.outcome == ("heroes" if won else "")


@rule("CO-VIC-01", "CO-VIC-05")
def test_one_objective_is_enough_for_the_overlord() -> None:
    table = ends(losses=["anna at tower", "anna at path"]).play("anna: move path")
    assert table.session.outcome == "overlord"


@rule("CO-VIC-02", "CO-VIC-04", "CO-RUL-99")
def test_a_time_limit_is_over_with_the_overlords_final_phase() -> None:
    fields: dict[str, Any] = {"models": {"thugs-1": {"at": "tower"}}, "next": "overlord", "losses": ["round 4"]}
    early = ends(marker=2, **fields).play("end")
    assert early.session.outcome == ""
    last = ends(marker=3, **fields)
    assert (last.state.turn, last.session.outcome) == (4, "")
    assert last.play("end").session.outcome == "overlord"


@rule("CO-RUL-99", "CO-VIC-04")
@pytest.mark.parametrize("side", ["heroes", "overlord"])
def test_if_both_have_reached_their_goal_the_side_in_turn_wins(side: str) -> None:
    rules = [{"on": "enter path", "do": ["count goal"]}, {"on": "thugs comes to yard", "do": ["count goal"]}]
    fields: dict[str, Any] = {"wins": ["count goal 1"], "losses": ["count goal 1"], "sheet": {"rules": rules}}
    fields |= {
        "models": {"thugs-1": {"at": "tower"}},
        "next": "act" if side == "heroes" else "activate",
        "overlord": {"reserve": 1},
    }
    table = ends(**fields)
    table.play(*(["anna: move path"] if side == "heroes" else ["activate thugs", "move yard by thugs-1"]))
    assert table.session.outcome == side


@rule("CO-RUL-05", "CO-VIC-03")
def test_the_last_hero_to_die_loses_the_game_and_no_other_does() -> None:
    heroes = {hero: {"at": "gate", "wounds": 11, "reserve": 1} for hero in (ANNA, BORO)}
    rules = [{"on": "enter path", "do": ["wound 1 in path"], "once": False}]
    table = ends(heroes=heroes, sheet={"rules": rules}).play("anna: move path")
    assert (table.hero(ANNA).is_dead, table.session.outcome) == (True, "")
    assert table.play("boro: move path").session.outcome == "overlord"


@rule("CO-RUL-99", "CO-AOE-02")
def test_the_hits_of_one_area_attack_are_judged_together() -> None:
    heroes = {ANNA: {"at": "gate", "cards": [FIRE_POT], "wounds": 10, "reserve": 2}, BORO: {"at": "tower"}}
    fields: dict[str, Any] = {"models": {"boss": {"at": "gate", "life": 1}}, "dice": ["2 2"]}
    table = ends(["boss slain"], ["anna slain"], heroes=heroes, **fields).play(
        f"anna: drop {FIRE_POT}.1", "pass", "choose anna", "pass"
    )
    assert (table.hero(ANNA).is_dead, "boss" in table.state.models) == (True, False)
    assert table.session.outcome == "heroes"


# --- heroes who leave, and who is carried


@rule("CO-RUL-17")
def test_a_hero_who_left_the_map_alive_does_not_count_as_dead() -> None:
    heroes = {ANNA: {"at": "gate", "fatigue": 4, "cards": [SWORD]}, BORO: {"at": "tower", "fatigue": 9}}
    table = play(["leave"], heroes=heroes, stop=False, models={"thugs-1": {"at": "tower"}}, sheet={"fall": "yellow"})
    table.play("anna: move path")
    assert (table.hero(ANNA).area, table.hero(ANNA).is_dead, table.state.slain) == ("", False, [])
    assert table.hero(ANNA).cards == [f"{SWORD}.1"]
    assert table.last("HeroLeft").hero == ANNA
    table.play("boro: done", "end", "stance aggressive")
    assert table.hero(BORO).gems["fatigue"] == 7, "two, as if nobody were dead"


@rule("CO-RUL-104", "CO-FAL-05")
@pytest.mark.parametrize(("rolled", "dies"), [("0 0", False), ("1 0", False), ("1 1", True)])
def test_a_fall_of_the_bearer_kills_whoever_has_no_more_life_than_its_damage(rolled: str, dies: bool) -> None:
    gap: dict[str, Any] = {"areas": {"path": {"leap": 3, "fall": True}}, "borders": {"gate|path": "gap"}}
    sheet = {"fall": "2 orange", "rules": [{"on": "slay test-guest", "do": ["count mourned"]}]}
    heroes = {"springer": {"at": "gate", "reserve": 2, "fatigue": 10, "cards": [GUEST, STONE]}}
    table = Table(LINE, heroes, sheet=sheet, dice=["0", rolled], **gap).play("leap path", "pass")
    if table.prompt == "reroll":
        table.play("pass")
    assert (f"{GUEST}.1" in table.hero("springer").cards) == (not dies)
    assert table.state.counters == ({"mourned": 1} if dies else {})
    assert table.hero("springer").cards[-1] == f"{STONE}.1"


@rule("CO-FAL-05")
def test_who_dies_in_a_fall_with_somebody_on_his_back_leaves_no_survivor_behind() -> None:
    gap: dict[str, Any] = {"areas": {"path": {"leap": 3, "fall": True}}, "borders": {"gate|path": "gap"}}
    heroes: dict[str, Any] = {"springer": {"at": "gate", "reserve": 2, "wounds": 10, "cards": [GUEST, STONE]}}
    table = Table(LINE, {**heroes, ANNA: {"at": "yard"}}, sheet={"fall": "2 orange"}, dice=["0", "2 2"], **gap)
    table.play("springer: leap path", "pass", "pass")
    assert table.hero("springer").is_dead
    assert table.state.objects == {"gate": [f"{STONE}.1"]}
