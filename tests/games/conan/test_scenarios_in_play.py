"""What each scenario is about, played: its own rules do what its page says."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.conan import GAME
from tenebra.games.conan.state import COState
from tenebra.kernel import Session
from tests.games.conan.table import Table, rule

FORD, DAUGHTER, LAMP = "night-at-raven-ford", "the-ferrymans-daughter", "the-lamp-that-calls"
SALT, COUSIN, COCK = "salt-and-iron", "the-cousin-leaves-early", "till-the-cock-crows"


def moment(scenario: str, *at: str, cards: tuple[str, ...] = (), **fields: Any) -> Table:
    """Hroar (with cards), Niv and Dorrin, as many as areas are named, in a scenario of the box."""
    heroes: dict[str, Any] = {name: {"at": area} for name, area in zip(("hroar", "niv", "dorrin"), at, strict=False)}
    heroes["hroar"]["cards"] = list(cards)
    return Table(scenario=scenario, heroes=heroes, **fields)


def marker_comes(scenario: str, at: tuple[str, ...], models: dict[str, str], **fields: Any) -> Table:
    """The Overlord recovers and the turn marker advances."""
    return moment(scenario, *at, models={name: {"at": area} for name, area in models.items()}, next="overlord", **fields)


def outcome(table: Table) -> str:
    state: COState = table.state
    return state.outcome


# --- 1. Night at Raven Ford


def test_whoever_opens_the_gate_walks_in() -> None:
    table = moment(FORD, "north-brake", "west-path", dice=["2 0"]).play("try gate for 2", "hroar: move supply-yard")
    assert table.hero("hroar").gems["move"] == 1, "it is one step"
    assert [said.text for said in table.told("Said")] == ["gate"]


@rule("CO-EVT-01", "CO-SCN-07")
def test_without_the_horn_only_the_wolves_answer() -> None:
    fields: dict[str, Any] = {
        "models": {"wolves-1": {"at": "reeds"}},
        "units": {"archers": {"kind": "archers", "started": 2, "fallen": ["archers-1"]}},
        "river": ["war-horn", "wolves", "archers"],
        "overlord": {"reserve": 9},
        "next": "activate",
    }
    horn = moment(FORD, "watchtower", "west-path", **fields).play("activate war-horn")
    assert horn.options() == ["event muster", "event howl"]
    silent = Table(scenario=FORD, heroes={"hroar": {"at": "west-path"}, "niv": {"at": "reeds"}}, finished=["horn"], **fields)
    silent.play("activate war-horn")
    assert silent.prompt == "activation", "the wolves act at once"


def test_vesh_is_all_there_is_to_it() -> None:
    table = moment(
        FORD, "chiefs-tent", "west-path", cards=("great-axe",), models={"vesh": {"at": "chiefs-tent", "life": 1}}, dice=["3 3"]
    )
    table.play("strike vesh with great-axe.1 for 1")
    assert outcome(table) == "heroes"


@rule("CO-VIC-02", "CO-RUL-99")
def test_the_sun_comes_when_round_seven_is_over() -> None:
    models = {"vesh": {"at": "chiefs-tent"}}
    assert outcome(moment(FORD, "reeds", "reeds", models=models, marker=6, next="close")) == ""
    assert outcome(moment(FORD, "reeds", "reeds", models=models, marker=7, next="close")) == "overlord"


# --- 2. The Ferryman's Daughter


def test_whoever_opens_the_cage_carries_her() -> None:
    table = moment(DAUGHTER, "the-cages", "the-ledge", dice=["2 0"]).play("try cage for 2", "done")
    assert table.hero("hroar").cards == ["captive.1"]


def test_the_boat_leaves_when_everybody_is_in_it() -> None:
    ready = moment(DAUGHTER, "the-boat", "the-boat", cards=("captive",), dice=["2 0"])
    ready.play("try cast-off for 2")
    assert outcome(ready) == "heroes"
    late = moment(DAUGHTER, "the-boat", "landing", cards=("captive",), dice=["2 0"])
    late.play("try cast-off for 2", "hroar: done")
    assert outcome(late) == ""
    late.play("niv: move the-boat")
    assert outcome(late) == "heroes"


def test_a_rope_is_cut_each_round_that_begins_with_an_enemy_in_the_boat() -> None:
    assert marker_comes(DAUGHTER, ("the-ledge", "the-ledge"), {"eel-boys-1": "the-boat"}).state.counters == {"ropes": 1}
    assert marker_comes(DAUGHTER, ("the-ledge", "the-ledge"), {"eel-boys-1": "landing"}).state.counters == {}
    last = marker_comes(DAUGHTER, ("the-ledge", "the-ledge"), {"eel-boys-1": "the-boat"}, counters={"ropes": 2})
    assert outcome(last) == "overlord"


# --- 3. The Lamp That Calls


def test_two_small_lamps_out_and_the_great_one_burns_low() -> None:
    one = moment(LAMP, "west-terrace", "causeway", dice=["1"]).play("try lamp-west for 1", "done")
    assert "beacon" in one.state.tasks
    two = moment(LAMP, "west-terrace", "causeway", dice=["1"], counters={"lamps": 1}).play("try lamp-west for 1", "done")
    assert "beacon" not in two.state.tasks
    assert "low-beacon" in two.state.tasks
    dark = moment(LAMP, "lantern", "causeway", dice=["2 1"], tasks=["low-beacon"]).play("try low-beacon for 2")
    assert outcome(dark) == "heroes"


@rule("CO-EVT-01", "CO-EVT-03")
def test_the_abbot_sings_where_the_lamp_is() -> None:
    fields: dict[str, Any] = {"river": ["temple-bell", "pale-abbot"], "overlord": {"reserve": 9}, "next": "activate"}
    away = moment(LAMP, "causeway", "causeway", models={"pale-abbot": {"at": "orrery"}}, **fields).play("activate temple-bell")
    assert away.prompt != "happening", "there is nothing to choose"
    assert away.state.counters == {}
    abbot = {"pale-abbot": {"at": "lantern"}}
    early = moment(LAMP, "causeway", "causeway", models=abbot, counters={"verses": 3}, marker=6, **fields).play(
        "activate temple-bell"
    )
    assert early.state.counters == {"verses": 3}, "the fourth verse waits for round 7"
    home = moment(LAMP, "causeway", "causeway", models=abbot, counters={"verses": 3}, marker=7, **fields)
    home.play("activate temple-bell", "event verse-4")
    assert outcome(home) == "overlord"


@rule("CO-ALY-01", "CO-SKV-07")
def test_sisters_wait_at_the_well_and_follow_the_horn() -> None:
    allies = {"oath-sisters-1": {"at": "the-slip"}}
    table = moment(LAMP, "gate-yard", "causeway", allies=allies, units={"oath-sisters": {"started": 3}})
    table.play("hroar: move well-court")
    assert [said.text for said in table.told("Said")] == ["sisters"]
    assert [model.area for model in table.state.models.values()] == ["the-slip", "well-court", "well-court"]
    assert not table.may("command oath-sisters-2", "hroar")
    table.play("hroar: pickup captains-horn.1")
    assert table.may("command oath-sisters-2", "hroar")


# --- 4. Salt and Iron


def test_the_captain_has_the_key_and_the_key_opens_the_box() -> None:
    fight = moment(
        SALT,
        "quarterdeck",
        "longship-bow",
        cards=("great-axe",),
        models={"captain-brine": {"at": "quarterdeck", "life": 1}},
        dice=["3 3"],
    )
    fight.play("strike captain-brine with great-axe.1 for 1")
    assert fight.state.objects["quarterdeck"] == ["iron-key.1"]
    closed = moment(SALT, "captains-cabin", "longship-bow")
    assert not closed.may("try strongbox-key for 1", "hroar")
    opened = moment(SALT, "captains-cabin", "longship-bow", cards=("iron-key",), dice=["1"])
    opened.play("try strongbox-key for 1", "hroar: done")
    assert opened.hero("hroar").cards == ["iron-key.1", "salt-crown.1"]
    assert "strongbox" not in opened.state.tasks


def test_the_crown_is_home_on_the_longship() -> None:
    table = moment(SALT, "starboard-side", "quarterdeck", cards=("salt-crown",)).play("hroar: move longship-bow")
    assert outcome(table) == "heroes"


@rule("CO-TER-04")
def test_the_ship_fills_and_whoever_cannot_swim_stays_out() -> None:
    table = marker_comes(SALT, ("port-side", "port-side"), {"eel-boys-1": "poop"}, marker=3)
    assert table.state.marks == {"hold-fore": "water"}
    assert not Table(scenario=SALT, heroes={"niv": {"at": "port-side"}}, marks={"hold-fore": "water"}).may("move hold-fore")
    assert Table(scenario=SALT, heroes={"niv": {"at": "port-side"}}).may("move hold-fore")


def test_pitch_needs_somebody_on_the_starboard_side() -> None:
    fields: dict[str, Any] = {"river": ["spring-tide", "eel-boys"], "overlord": {"reserve": 9}, "next": "activate"}
    crew = {"eel-boys-1": {"at": "starboard-side"}}
    near = moment(SALT, "longship-bow", "poop", models=crew, **fields).play("activate spring-tide", "event pitch-1")
    assert near.hero("hroar").gems["wounds"] == 1
    last = moment(SALT, "longship-bow", "poop", models=crew, counters={"pitch": 3}, marker=7, **fields)
    assert outcome(last.play("activate spring-tide", "event pitch-4")) == "overlord"
    far = moment(SALT, "longship-bow", "poop", models={"eel-boys-1": {"at": "forecastle"}}, **fields).play("activate spring-tide")
    assert far.state.counters == {}


# --- 5. The Cousin Leaves Early


@pytest.mark.parametrize(("area", "eyes"), [("altar", 1), ("treasury", 1), ("fallen-tower", 1), ("kings-floor", 0)])
def test_the_cousin_takes_an_eye_where_he_has_waited_for_his_turn(area: str, eyes: int) -> None:
    assert marker_comes(COUSIN, ("old-road", "old-road"), {"the-cousin": area}).state.counters.get("eyes", 0) == eyes


def test_each_eye_is_there_once() -> None:
    table = marker_comes(COUSIN, ("old-road", "old-road"), {"the-cousin": "altar"}, counters={"altar-eye": 1, "eyes": 1})
    assert table.state.counters["eyes"] == 1


@pytest.mark.parametrize(("eyes", "judge"), [(0, []), (1, ["gate-of-heads"])])
def test_the_second_eye_wakes_the_judge(eyes: int, judge: list[str]) -> None:
    units = {"bronze-judge": {"kind": "bronze-judge", "started": 1}}
    table = marker_comes(COUSIN, ("old-road", "old-road"), {"the-cousin": "altar"}, counters={"eyes": eyes}, units=units)
    assert [model.area for model in table.state.models.values() if model.unit == "bronze-judge"] == judge


@pytest.mark.parametrize(("eyes", "result"), [(2, ""), (3, "overlord")])
def test_with_all_three_any_way_out_will_do(eyes: int, result: str) -> None:
    table = moment(
        COUSIN,
        "altar",
        "altar",
        models={"the-cousin": {"at": "ant-hills"}},
        river=["the-cousin"],
        overlord={"reserve": 5},
        counters={"eyes": eyes},
        next="activate",
    )
    table.play("activate the-cousin", "move east-thicket by the-cousin")
    assert outcome(table) == result


def test_daybreak_catches_him_too() -> None:
    assert outcome(marker_comes(COUSIN, ("altar", "altar"), {"the-cousin": "ant-hills"}, marker=7)) == ""
    assert outcome(marker_comes(COUSIN, ("altar", "altar"), {"the-cousin": "ant-hills"}, marker=8)) == "heroes"


# --- 6. Till the Cock Crows

DEAD = {"buried-1": "west-cloister"}


def test_a_fire_goes_out_under_enough_of_them() -> None:
    two = marker_comes(COCK, ("altar", "altar"), DEAD, marks={"west-cloister": "fire"})
    assert (two.state.marks, two.state.counters["cold"]) == ({}, 1)
    three = marker_comes(COCK, ("altar", "altar", "altar"), DEAD, marks={"west-cloister": "fire"})
    assert three.state.marks == {"west-cloister": "fire"}, "with three heroes it takes two"


def test_three_fires_out_and_she_comes_in() -> None:
    gone = {"cold": 2, "east-fire": 1, "high-fire": 1}
    assert outcome(marker_comes(COCK, ("altar", "altar"), DEAD, counters=gone)) == "overlord"


def test_the_cock_crows_at_eight() -> None:
    assert outcome(marker_comes(COCK, ("altar", "altar"), {"wolves-1": "creepers"}, marker=6)) == ""
    assert outcome(marker_comes(COCK, ("altar", "altar"), {"wolves-1": "creepers"}, marker=7)) == "heroes"


@rule("CO-ALY-01", "CO-SET-13")
def test_the_men_from_the_ford_stand_by_whoever_can_command() -> None:
    state = Session.begin(GAME, COCK, options={"heroes": 2}).state
    assert "okka" in state.party
    allies = [model.unit for model in state.models.values() if state.units[model.unit].is_ally]
    assert allies == ["ford-spears", "ford-spears", "poachers", "mule"]
    assert state.objects == {"kings-floor": ["captains-horn.1"]}, "without Okka somebody else is heard"
    assert state.marks == {"west-cloister": "fire", "east-cloister": "fire", "high-step": "fire"}
    assert state.counters == {"fallen": 1}, "of two heroes neither may fall"
