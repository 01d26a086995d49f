"""Movement, space, hindering and sight (CO-MOV, CO-OCC, CO-HIN, CO-LOS, CO-TER, CO-SKX): where one can go, and at what price."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.conan.rules.movement import price_of
from tenebra.games.conan.rules.sight import line_between, seen_from, sees
from tests.games.conan.props import ANNA, AXE, BORO, BOW, CORA, STONE, SWORD, Table, card, duel, hero, unit
from tests.games.conan.table import rule

HOPPER = hero("hopper", skills={"leap": 9})
SWIMMER = hero("swimmer", skills={"swimming": 9})
GHOST = hero("ghost", skills={"intangible": 9})
CLIMBER = hero("climber", skills={"climb": 9})
CAT = hero("cat", skills={"feline_grace": 9})
EEL = hero("eel", skills={"evasive": 9})
FLYERS = unit("flyers", skills=("flying",), movement=4)
WRECKERS = unit("wreckers", skills=("wall_wrecker",))
BLOCKERS = unit("blockers", skills=("blocking",))
TERRORS = unit("terrors", skills=("horror",))
OXEN = unit("oxen", size="medium")
HOPPERS = unit("hoppers", skills=("leap",))
LINE = "gate path yard tower"


def walk(who: str = ANNA, map: str = LINE, **fields: Any) -> Table:
    """A hero at the gate with his base points, about to walk east."""
    own = {"at": "gate", **fields.pop("own", {})}
    return Table(map, heroes={who: own, **fields.pop("others", {})}, **fields)


def thugs(area: str, number: int, kind: str = "thugs") -> dict[str, Any]:
    return {f"{kind}-{place}": {"at": area} for place in range(1, number + 1)}


# --- steps and their price


@rule("CO-MOV-01", "CO-MAP-01", "CO-MOV-06", "CO-EXR-01")
def test_a_step_costs_one_and_gems_go_where_points_do_not() -> None:
    table = walk(own={"points": 1})
    assert price_of(table.state, ANNA, "tower") == (1, 2)
    table.play("move tower")
    assert [(event.start, event.to, event.spent, event.bought) for event in table.told("Moved")] == [
        ("gate", "path", 1, 0),
        ("path", "yard", 0, 1),
        ("yard", "tower", 0, 1),
    ]
    assert table.hero(ANNA).gems["move"] == 2


@rule("CO-MOV-06", "CO-EXR-01")
@pytest.mark.parametrize(("reserve", "lying", "far"), [(9, 0, "tower"), (2, 0, "yard"), (5, 3, "path"), (5, 4, "")])
def test_reserve_and_exertion_limit_say_how_far_gems_carry(reserve: int, lying: int, far: str) -> None:
    table = walk(own={"points": 0, "reserve": reserve, "fatigue": 12 - reserve - lying, "gems": {"move": lying}})
    reached = [option for option in table.options() if option.startswith("move")]
    names = ["path", "yard", "tower"]
    assert reached == [f"move {name}" for name in names[: names.index(far) + 1 if far else 0]]
    if far != "tower":
        assert table.refusal("move tower") == "CO-MOV-01"


@rule("CO-MOV-02", "CO-TER-01", "CO-TER-02", "CO-MAP-03", "CO-RUL-11", "CO-MAP-01")
def test_an_obstacle_on_the_border_costs_more_and_a_wall_lets_nobody_through() -> None:
    table = walk(borders={"gate|path": "obstacle", "path|yard": "wall"}, own={"reserve": 0, "fatigue": 12})
    assert [option for option in table.options() if option.startswith("move")] == ["move path"]
    table.play("move path")
    assert table.hero(ANNA).points == 1
    assert table.refusal("move yard") == "CO-MAP-01"
    assert table.refusal("move tower") == "CO-MOV-01", "it has no border with where she stands"


@rule("CO-MOV-05", "CO-MOV-04", "CO-STS-06")
def test_another_heros_action_costs_nobody_his_points() -> None:
    heroes = {ANNA: {"at": "yard", "cards": [STONE]}, BORO: {"at": "yard"}}
    table = Table(heroes=heroes).play(f"anna: drop {STONE}.1")
    assert (table.hero(ANNA).points, table.hero(BORO).points) == (0, 3)


@rule("CO-MOV-04", "CO-RUL-20")
@pytest.mark.parametrize("action", [f"strike thugs-1 with {SWORD}.1 for 1", f"pickup {STONE}.1", "try chest for 1"])
def test_whoever_stops_to_act_loses_his_points(action: str) -> None:
    table = duel(
        {"reserve": 1, "fatigue": 11}, objects={"yard": [STONE]}, chests={"yard": 2}, dice=["0 0" if "strike" in action else "0"]
    )
    assert table.hero(ANNA).points == 3
    table.play(action)
    assert table.hero(ANNA).points == 0


@rule("CO-RUL-20", "CO-MOV-13")
def test_by_the_switch_dropping_costs_no_points() -> None:
    table = duel(options={"dropEndsMove": "false"}).play(f"drop {SWORD}.1")
    assert table.hero(ANNA).points == 3


@rule("CO-MOV-09", "CO-HIN-09", "CO-HIN-05", "CO-MOV-12")
def test_enemies_are_passed_at_the_price_of_leaving_them() -> None:
    table = walk(models=thugs("path", 2)).play("move yard")
    assert [event.spent + event.bought for event in table.told("Moved")] == [1, 3]


@rule("CO-MOV-09")
def test_where_there_are_two_ways_the_cheaper_one_is_taken() -> None:
    table = Table(models=thugs("path", 2), heroes={ANNA: {"at": "wood"}}).play("move yard")
    assert [event.to for event in table.told("Moved")] == ["reeds", "yard"]


# --- hindering


@rule("CO-HIN-01", "CO-HIN-02", "CO-HIN-06", "CO-RUL-44", "CO-HIN-05", "CO-MOV-12")
@pytest.mark.parametrize(("enemies", "friends", "cost"), [(0, 0, 1), (1, 0, 2), (1, 1, 1), (2, 1, 2), (3, 1, 3), (1, 2, 1)])
def test_each_enemy_that_no_other_friend_cancels_costs_a_point(enemies: int, friends: int, cost: int) -> None:
    others = {hero: {"at": "gate"} for hero in (BORO, CORA)[:friends]}
    table = walk(others=others, models=thugs("gate", enemies), own={"points": 4}).play("anna: move path")
    assert table.hero(ANNA).points == 4 - cost


@rule("CO-MOV-12", "CO-MOV-02", "CO-MOV-09", "CO-HIN-05", "CO-HIN-11")
@pytest.mark.parametrize(("who", "border", "enemies", "cost"), [
    (ANNA, "open", 0, 1),
    (ANNA, "obstacle", 0, 2),
    (ANNA, "obstacle", 2, 4),
    (CAT, "open", 0, 1),
    (CAT, "open", 2, 2),
    (CAT, "obstacle", 2, 3),
    (EEL, "open", 2, 1),
    (EEL, "obstacle", 2, 2),
    (GHOST, "open", 2, 3),
    (GHOST, "obstacle", 2, 1),
])  # fmt: skip
def test_the_price_of_a_step_is_put_together_of_border_and_enemies_left(who: str, border: str, enemies: int, cost: int) -> None:
    models = {**thugs("gate", enemies), "bowmen-1": {"at": "path"}}
    table = walk(who, borders={"gate|path": border}, models=models, others={BORO: {"at": "path"}}, own={"points": 5})
    assert price_of(table.state, who, "path") == (cost, 0)
    table.play(f"{who}: move path")
    assert (table.hero(who).area, table.hero(who).points) == ("path", 5 - cost), "whoever is there does not matter"


@rule("CO-HIN-09", "CO-HIN-06")
def test_a_friend_who_leaves_makes_it_dearer_for_who_stays() -> None:
    table = walk(others={BORO: {"at": "gate"}}, models=thugs("gate", 1))
    assert price_of(table.state, BORO, "path") == (1, 0)
    table.play("anna: move path")
    assert price_of(table.state, BORO, "path") == (2, 0)


@rule("CO-HIN-10")
def test_the_dead_hinder_nobody() -> None:
    table = duel({"points": 0}, dice=["2 2"]).play(f"strike thugs-1 with {SWORD}.1 for 1", "move path")
    assert table.last("Moved").bought == 1


@rule("CO-RUL-45", "CO-SKX-04")
def test_by_the_switch_feline_grace_helps_over_obstacles_instead() -> None:
    fields: dict[str, Any] = {"borders": {"gate|path": "obstacle"}, "models": thugs("gate", 1), "own": {"points": 4}}
    usual = walk(CAT, **fields).play("move path")
    other = walk(CAT, options={"felineGraceFor": "obstacles"}, **fields).play("move path")
    assert (usual.hero(CAT).points, other.hero(CAT).points) == (2, 2)
    plain = walk(CAT, models=thugs("gate", 1), own={"points": 4}, options={"felineGraceFor": "obstacles"}).play("move path")
    assert plain.hero(CAT).points == 2
    free = walk(CAT, borders={"gate|path": "obstacle"}, own={"points": 4}, options={"felineGraceFor": "obstacles"}).play(
        "move path"
    )
    assert free.hero(CAT).points == 3


# --- what keeps one from leaving


@rule("CO-SKX-01", "CO-RUL-91", "CO-SKX-03")
def test_nobody_but_the_evasive_leaves_a_blocker() -> None:
    held = walk(models=thugs("gate", 1, BLOCKERS), borders={"gate|path": "obstacle"})
    assert not any(option.startswith("move") for option in held.options())
    assert held.refusal("move path") == "CO-SKX-01"
    free = walk(EEL, models=thugs("gate", 1, BLOCKERS)).play("move path")
    assert free.hero(EEL).points == 2
    through = walk(models=thugs("path", 1, BLOCKERS))
    assert through.may("move path")
    assert through.refusal("move yard") == "CO-MOV-01"


@rule("CO-STS-02", "CO-RUL-82")
def test_whoever_is_constricted_stays_until_the_other_is_gone() -> None:
    table = walk(own={"held_by": ["thugs-1"]}, models=thugs("gate", 1))
    assert table.refusal("move path") == "CO-STS-02"
    other = walk(EEL, own={"held_by": ["thugs-1"]}, models=thugs("gate", 1)).play("move path")
    assert other.hero(EEL).held_by == []


@rule("CO-STS-01", "CO-RUL-96", "CO-RUL-100", "CO-RUL-91")
def test_a_web_holds_until_four_points_are_paid() -> None:
    table = walk(own={"webbed": True, "points": 2})
    assert table.refusal("move path") == "CO-STS-01"
    assert [option for option in table.options() if option.startswith("tear")] == ["tear"]
    table.play("tear")
    assert (table.hero(ANNA).webbed, table.hero(ANNA).points, table.hero(ANNA).gems["move"]) == (False, 0, 2)
    poor = walk(own={"webbed": True, "points": 2, "reserve": 1, "fatigue": 11})
    assert poor.refusal("tear") == "CO-MOV-06"
    assert walk().refusal("tear") == "CO-STS-01"


# --- room


@rule("CO-OCC-01", "CO-OCC-02", "CO-OCC-03", "CO-RUL-57", "CO-MAP-02")
def test_a_small_base_still_goes_where_a_bigger_one_does_not() -> None:
    models = {**thugs("path", 2), "oxen-1": {"at": "gate"}, "bowmen-1": {"at": "gate"}}
    table = Table(
        LINE, {ANNA: {"at": "path"}}, areas={"path": {"room": 4}}, models=models, next="activate", overlord={"reserve": 9}
    )
    table.play("activate oxen")
    assert not table.may("move path by oxen-1")
    assert table.refusal("move path by oxen-1") == "CO-OCC-01"
    table.play("end", "activate bowmen")
    assert table.may("move path by bowmen-1")
    assert not table.may("move path by thugs-1")


# --- water, leaps, cliffs, walls


@rule("CO-TER-04", "CO-SKX-08", "CO-RUL-94")
@pytest.mark.parametrize(("per_area", "costs"), [("false", [1, 1, 2]), ("true", [1, 2, 2])])
def test_only_swimmers_enter_water_and_getting_out_costs_one_more(per_area: str, costs: list[int]) -> None:
    water = {"path": {"water": True}, "yard": {"water": True}}
    assert walk(areas=water).refusal("move path") == "CO-TER-04"
    table = walk(SWIMMER, areas=water, own={"points": 5}, options={"swimExitPerArea": per_area})
    table.play("move path", "move yard", "move tower")
    assert [event.spent for event in table.told("Moved")] == costs


@rule("CO-TER-04")
def test_a_scenarios_flood_is_water_too() -> None:
    assert walk(marks={"path": "water"}).refusal("move path") == "CO-TER-04"
    assert walk(marks={"path": "fire"}).may("move path")


@rule("CO-SKX-07", "CO-TER-05", "CO-RUL-93", "CO-RUL-91", "CO-MAP-03")
def test_a_leap_needs_the_skill_two_points_and_somewhere_to_leap_to() -> None:
    gap: dict[str, Any] = {"areas": {"path": {"leap": 1}}, "borders": {"gate|path": "gap"}}
    assert walk(**gap).refusal("leap path") == "CO-SKX-07"
    assert walk(HOPPER).refusal("leap path") == "CO-SKX-07"
    walled = walk(HOPPER, areas={"path": {"leap": 1}}, borders={"gate|path": "wall"})
    assert walled.refusal("leap path") == "CO-SKX-07", "nobody leaps through a wall"
    poor = walk(HOPPER, **gap, own={"points": 1, "reserve": 0, "fatigue": 12})
    assert poor.refusal("leap path") == "CO-MOV-06"
    table = walk(HOPPER, **gap, own={"points": 2, "reserve": 0, "fatigue": 12}, dice=["1"], models=thugs("gate", 2))
    table.play("leap path")
    assert (table.hero(HOPPER).area, table.hero(HOPPER).points) == ("path", 0)
    assert walk(HOPPER, **gap, models=thugs("gate", 1, BLOCKERS)).refusal("leap path") == "CO-SKX-01"


@rule("CO-RUL-93")
def test_by_the_switch_one_leaps_over_the_area_with_the_value() -> None:
    gap: dict[str, Any] = {"areas": {"path": {"leap": 2}}, "borders": {"gate|path": "gap", "path|yard": "gap"}}
    table = walk(HOPPER, **gap, options={"leapDestination": "beyond"}, dice=["2"], own={"reserve": 0, "fatigue": 12})
    assert not table.may("leap path")
    table.play("leap yard")
    assert table.hero(HOPPER).area == "yard"


@rule("CO-SKX-05", "CO-RUL-92", "CO-TER-05")
@pytest.mark.parametrize(
    ("border", "options", "left"),
    [
        ("gap", {}, 2),
        ("cliff", {}, 2),
        ("wall", {}, 2),
        ("wall", {"flyingObstacleBase": "fly"}, 1),
    ],
)
def test_a_flyer_goes_over_everything(border: str, options: dict[str, str], left: int) -> None:
    fields: dict[str, Any] = {"borders": {"gate|path": border}, "areas": {"path": {"leap": 3}}, "options": options}
    table = Table(
        LINE, {ANNA: {"at": "tower"}}, models=thugs("gate", 1, FLYERS), next="activate", overlord={"reserve": 1}, **fields
    )
    table.play("activate flyers", "move path by flyers-1")
    assert table.model("flyers-1").points == left


@rule("CO-RUL-92")
def test_by_the_switch_a_flyer_rolls_against_the_leap_value() -> None:
    fields: dict[str, Any] = {"borders": {"gate|path": "gap"}, "areas": {"path": {"leap": 2}}, "options": {"flyingRolls": "true"}}
    table = Table(
        LINE,
        {ANNA: {"at": "tower"}},
        models=thugs("gate", 1, FLYERS),
        next="activate",
        overlord={"reserve": 1},
        dice=["1"],
        **fields,
    )
    table.play("activate flyers")
    assert not table.may("move path by flyers-1")
    table.play("leap path by flyers-1")
    assert (table.model("flyers-1").area, table.model("flyers-1").points) == ("gate", 2)


@rule("CO-SKX-06", "CO-RUL-45", "CO-RUL-46")
def test_an_intangible_step_through_an_obstacle_costs_one_whoever_stands_about() -> None:
    table = walk(GHOST, borders={"gate|path": "wall"}, models=thugs("gate", 3)).play("move path")
    assert table.hero(GHOST).points == 2
    assert walk(GHOST, models=thugs("gate", 3), own={"points": 3}).play("move path").hero(GHOST).gems["move"] == 1


@rule("CO-SKX-02", "CO-RUL-97", "CO-SCN-10")
def test_climb_is_worth_what_the_scenario_says() -> None:
    cliff: dict[str, Any] = {"borders": {"gate|path": "cliff"}, "own": {"points": 4}}
    assert walk(CLIMBER, **cliff).refusal("move path") == "CO-MAP-01"
    table = walk(CLIMBER, **cliff, sheet={"climb": 2}).play("move path")
    assert table.hero(CLIMBER).points == 1
    assert walk(**cliff, sheet={"climb": 2}).refusal("move path") == "CO-MAP-01"


def wreckers(border: str, **fields: Any) -> Table:
    models = {**thugs("gate", 2, WRECKERS), "bowmen-1": {"at": "gate"}}
    table = Table(
        LINE,
        {ANNA: {"at": "gate"}},
        borders={"gate|path": border},
        models=models,
        next="activate",
        overlord={"reserve": 3},
        **fields,
    )
    return table.play("activate wreckers")


@rule("CO-SKX-09", "CO-TER-06", "CO-LOS-07", "CO-RUL-95", "CO-MAP-03")
def test_a_wall_wrecker_leaves_an_opening_for_everybody() -> None:
    table = wreckers("palisade")
    assert not sees(table.state, "gate", "path")
    table.play("wreck path by wreckers-1")
    assert (table.model("wreckers-1").area, table.model("wreckers-1").points) == ("path", 1)
    assert table.state.openings == ["gate|path"]
    assert sees(table.state, "gate", "path")
    table.play("end", "activate bowmen")
    assert table.may("move path by bowmen-1")


@rule("CO-RUL-95")
def test_a_wrecked_wall_costs_hindering_too_and_stone_stands() -> None:
    lone = Table(
        LINE,
        {ANNA: {"at": "gate"}},
        borders={"gate|path": "door"},
        models=thugs("gate", 1, WRECKERS),
        next="activate",
        overlord={"reserve": 1},
    )
    lone.play("activate wreckers", "wreck path by wreckers-1")
    assert lone.model("wreckers-1").points == 0
    assert wreckers("wall").refusal("wreck path by wreckers-1") == "CO-SKX-09"
    assert wreckers("wall", options={"wallWreckerStone": "true"}).may("wreck path by wreckers-1")


# --- Horror


@rule("CO-SKV-04", "CO-RUL-89")
def test_beside_horror_two_gems_are_the_limit_until_one_is_out_of_it() -> None:
    table = walk(own={"points": 0}, models=thugs("gate", 1, TERRORS))
    assert price_of(table.state, ANNA, "tower") == (0, 4)
    near = walk(own={"points": 0}, models={**thugs("gate", 1, TERRORS), "bowmen-1": {"at": "gate"}})
    assert near.refusal("move path") == "CO-MOV-01"


@rule("CO-RUL-89")
def test_by_the_switch_horror_caps_bought_points_of_units() -> None:
    heroes = {who: {"at": "gate"} for who in (hero("dread", skills={"horror": 9}), ANNA, BORO, CORA)}
    fields: dict[str, Any] = {"models": thugs("gate", 1), "allies": {"militia-1": {"at": "gate"}}}
    fields |= {"next": "activate", "overlord": {"reserve": 9}}
    usual = Table(LINE, heroes, **fields).play("activate thugs")
    other = Table(LINE, heroes, options={"horrorCapsExtraMP": "true"}, **fields).play("activate thugs")
    assert usual.may("move path by thugs-1")
    assert not other.may("move path by thugs-1")


# --- sight


@rule("CO-LOS-01", "CO-LOS-02", "CO-LOS-03", "CO-LOS-04", "CO-LOS-05", "CO-LOS-09", "CO-RUL-25", "CO-WHO-09", "CO-RNG-11")
def test_sight_runs_from_centre_to_centre_past_anybody_until_a_wall() -> None:
    bowman: dict[str, Any] = {"cards": [BOW]}
    free = walk(own=bowman, models={**thugs("yard", 3), "bowmen-1": {"at": "tower"}})
    assert seen_from(free.state, "gate") == ("gate", "path", "yard", "tower")
    assert sees(free.state, "gate", "tower")
    assert free.may(f"shoot bowmen-1 with {BOW}.1 for 1")
    walled = walk(own=bowman, borders={"path|yard": "palisade"}, models={"bowmen-1": {"at": "tower"}})
    assert seen_from(walled.state, "gate") == ("gate", "path")
    assert not sees(walled.state, "gate", "tower")
    assert not walled.may(f"shoot bowmen-1 with {BOW}.1 for 1")


@rule("CO-LOS-06", "CO-RUL-26")
def test_one_looks_down_not_up_but_on_stairs_and_where_the_map_says_so() -> None:
    up: dict[str, Any] = {"areas": {"path": {"level": 1}}}
    plain = walk(**up).state
    assert (sees(plain, "path", "gate"), sees(plain, "gate", "path")) == (True, False)
    assert sees(walk(**up, borders={"gate|path": "stairs"}).state, "gate", "path")
    assert sees(walk(**up, sees=["gate sees path"]).state, "gate", "path")
    assert not sees(walk(**up, sees=["path does not see gate"]).state, "path", "gate")


@rule("CO-RUX-04", "CO-RUL-34")
def test_a_throw_follows_the_line_or_a_shortest_chain() -> None:
    assert line_between(walk().state, "gate", "tower") == ("gate", "path", "yard", "tower")
    bent = Table("gate . tower\npath yard hall", {ANNA: {"at": "gate"}}).state
    assert line_between(bent, "gate", "tower") == ("gate", "path", "yard", "hall", "tower")


# --- a fall


@rule("CO-FAL-01", "CO-FAL-02", "CO-RUL-53")
def test_overlord_models_fall_like_heroes_whatever_their_armour() -> None:
    guarded = unit("armoured-hoppers", skills=("leap",), armour=4)
    gap: dict[str, Any] = {"areas": {"path": {"leap": 3, "fall": True}}, "borders": {"gate|path": "gap"}}
    table = Table(
        LINE,
        {ANNA: {"at": "tower"}},
        models=thugs("gate", 2, guarded),
        next="activate",
        overlord={"reserve": 1},
        dice=["0", "1 0"],
        **gap,
    )
    table.play(f"activate {guarded}", f"leap path by {guarded}-1")
    assert f"{guarded}-1" not in table.state.models
    assert table.state.units[guarded].fallen == [f"{guarded}-1"]


@rule("CO-ENC-04", "CO-SKG-01")
def test_a_burden_takes_skills_away() -> None:
    heavy = card("test-anvil", "", "object", 9)
    table = walk(EEL, own={"cards": [heavy], "points": 3}, models=thugs("gate", 1)).play("move path")
    assert table.hero(EEL).points == 1


@rule("CO-MEL-09", "CO-HIN-04")
def test_no_blow_is_hindered() -> None:
    table = duel({"reserve": 1, "fatigue": 11, "cards": [AXE]}, thugs("yard", 3), dice=["1 1 1"])
    table.play(f"strike thugs-1 with {AXE}.1 for 1")
    assert table.last("PowerFixed").power == 3
