"""The river and what flows from it (CO-RIV, CO-UNI, CO-EVT, CO-BEN, CO-FLU, CO-RNF): tiles, units at work, events, returns."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.conan.rules.river import COSTS, cost_of
from tests.games.conan.props import ANNA, BORO, SWORD, Table, duel, unit
from tests.games.conan.table import rule

LINE = "gate path yard tower"
FIVE = ("thugs", "bowmen", "pikes", "boss", "beast")
SLOW = unit("slow", movement=2)
HORN = "war-horn"


def river(reserve: int = 9, tiles: tuple[str, ...] = FIVE, **fields: Any) -> Table:
    """The Overlord about to choose among tiles whose models wait at the tower, where nobody is near."""
    single = ("boss", "beast")
    models = {tile if tile in single else f"{tile}-1": {"at": "tower"} for tile in tiles if tile != HORN}
    book = {"reserve": reserve, **fields.pop("book", {})}
    fields = {"models": models, "river": list(tiles), "next": "activate", **fields}
    return Table(LINE, fields.pop("heroes", {ANNA: {"at": "gate"}}), overlord=book, **fields)


def horn(*do: str, **fields: Any) -> dict[str, Any]:
    """A sheet with an event tile."""
    return {"events": {HORN: [{"id": "blow", "do": list(do)}]}, "reinforcements": ["tower"], **fields}


# --- the river


@rule("CO-RIV-01", "CO-RUL-64", "CO-RIV-08", "CO-RIV-02", "CO-OGM-02", "CO-RIV-03", "CO-INV-06", "CO-WHO-05")
@pytest.mark.parametrize("place", range(5))
def test_any_tile_may_be_chosen_at_the_cost_of_its_place(place: int) -> None:
    table = river()
    tile = FIVE[place]
    assert cost_of(table.state, tile) == place + 1
    table.play(f"activate {tile}")
    assert table.state.overlord.gems["fatigue"] == place + 1
    assert table.state.river == [*(other for other in FIVE if other != tile), tile]
    assert COSTS == (1, 2, 3, 4, 5, 6, 7, 8)


@rule("CO-RIV-07", "CO-OTN-06", "CO-RIV-08")
def test_what_cannot_be_paid_cannot_be_activated_and_two_are_enough() -> None:
    table = river(4)
    assert [option for option in table.options() if option.startswith("activate")] == [
        "activate thugs",
        "activate bowmen",
        "activate pikes",
        "activate boss",
    ]
    assert table.refusal("activate beast") == "CO-RIV-07"
    assert table.refusal("activate wolves") == "CO-RIV-08"
    assert table.refusal("move path") == "CO-OTN-06"
    table.play("activate thugs", "end", "activate bowmen", "end")
    assert table.session.is_over


@rule("CO-OTN-06")
def test_he_may_activate_nothing_at_all() -> None:
    assert river().play("end").session.is_over


@rule("CO-RUL-65", "CO-RIV-04", "CO-RIV-05")
def test_pay_slide_then_act() -> None:
    table = river().play("activate thugs")
    kinds = [type(event).__name__ for event in table.session.events]
    order = [kinds.index(kind) for kind in ("GemsMoved", "TileSlid", "ActivationBegan")]
    assert order == sorted(order)
    assert table.prompt == "activation"


@rule("CO-RIV-06", "CO-LIF-05", "CO-LIF-07")
def test_a_dead_tile_may_be_activated_to_be_out_of_the_way() -> None:
    table = river(
        units={"slow": {"started": 1, "fallen": ["slow-1"]}}, models={"thugs-1": {"at": "tower"}}, river=["slow", "thugs"]
    )
    table.play("activate slow")
    assert (table.state.river, table.state.overlord.gems["fatigue"]) == (["thugs", "slow"], 1)
    assert (table.prompt, table.state.overlord.activations) == ("overlord", 1)
    assert table.state.tiles["slow"].is_dead


@rule("CO-LIF-04", "CO-RUL-76", "CO-INV-07", "CO-STS-08")
def test_a_tile_that_dies_in_another_activation_goes_to_the_end_at_once() -> None:
    table = duel(
        {"reserve": 2, "fatigue": 10},
        {"thugs-1": {"at": "yard"}, "thugs-2": {"at": "yard"}, "boss": {"at": "tent"}},
        dice=["2 2", "2 2"],
    )
    table.play(f"strike thugs-1 with {SWORD}.1 for 1")
    assert table.state.river == ["thugs", "boss"]
    table.play(f"strike thugs-2 with {SWORD}.1 for 1")
    assert table.state.river == ["boss", "thugs"]
    assert table.state.tiles["thugs"].is_dead


# --- units at work


@rule("CO-UNI-01", "CO-UNI-02", "CO-UNI-11", "CO-UNI-12", "CO-RUL-66", "CO-INV-11")
def test_all_models_of_a_tile_move_in_any_order_and_strike_once_each() -> None:
    models = {f"thugs-{n}": {"at": "tower"} for n in (1, 2, 3)}
    heroes = {ANNA: {"at": "yard", "reserve": 0, "fatigue": 12}, BORO: {"at": "yard", "reserve": 0, "fatigue": 12}}
    table = river(
        1, ("thugs",), models=models, heroes=heroes, units={"thugs": {"started": 4, "fallen": ["thugs-4"]}}, dice=["1", "1"]
    )
    table.play("activate thugs", "move yard by thugs-1", "move yard by thugs-2")
    assert [table.model(f"thugs-{n}").points for n in (1, 2, 3)] == [2, 2, 3]
    table.play("attack anna by thugs-1 as melee", "attack boro by thugs-2 as melee")
    assert [table.model(f"thugs-{n}").points for n in (1, 2, 3)] == [0, 0, 0]
    assert table.refusal("attack anna by thugs-2 as melee") == "CO-UNI-03"
    assert table.refusal("attack anna by thugs-4 as melee") == "CO-UNI-01"
    assert table.refusal("move path by thugs-3") == "CO-MOV-01"


@rule("CO-UNI-03", "CO-INV-11", "CO-RIV-05", "CO-STS-05")
def test_a_second_activation_gives_each_model_another_attack() -> None:
    heroes = {ANNA: {"at": "tower", "reserve": 0, "fatigue": 12}}
    table = river(2, ("thugs",), heroes=heroes, dice=["0", "0"])
    table.play("activate thugs", "attack anna by thugs-1 as melee", "pass", "end")
    assert table.state.activation is None
    table.play("activate thugs", "attack anna by thugs-1 as melee")
    assert len(table.told("AttackTaken")) == 2


@rule("CO-BEN-01", "CO-BEN-02", "CO-BEN-04", "CO-BEN-05", "CO-BEN-06", "CO-RUL-67", "CO-RUL-68", "CO-STS-06")
@pytest.mark.parametrize(("cap", "reach"), [("model", True), ("unit", False)])
def test_movement_gems_carry_each_model_or_the_unit_as_far_again(cap: str, reach: bool) -> None:
    models = {"slow-1": {"at": "gate"}, "slow-2": {"at": "gate"}}
    heroes = {ANNA: {"at": "gate", "reserve": 0, "fatigue": 12}}
    table = river(6, ("slow",), models=models, heroes=heroes, options={"moveBenefitCap": cap}, dice=["0"])
    table.play("activate slow", "attack anna by slow-1 as melee", "pass", "move yard by slow-1")
    assert table.state.overlord.gems["movement"] == 2
    assert table.refusal("move tower by slow-1") == "CO-MOV-01"
    assert table.may("move path by slow-2") == reach


@rule("CO-BEN-03", "CO-RUL-68", "CO-RUL-100")
def test_base_points_go_first() -> None:
    table = river(3, ("slow",), heroes={ANNA: {"at": "gate"}}).play("activate slow", "move gate by slow-1")
    assert [(event.spent, event.bought) for event in table.told("Moved")] == [(1, 0), (1, 0), (0, 1)]


# --- events


@rule("CO-EVT-01", "CO-EVT-03", "CO-RUL-71", "CO-TIL-05", "CO-SCN-07")
def test_one_of_the_events_that_can_be_is_carried_out() -> None:
    events = [
        {"id": "rain", "do": ["count rain"]},
        {"id": "wind", "do": ["count wind"]},
        {"id": "snow", "do": ["count snow"], "given": ["round 9"]},
    ]
    table = river(tiles=(HORN, "thugs"), sheet={"events": {HORN: events}}).play(f"activate {HORN}")
    assert (table.prompt, table.options()) == ("happening", ["event rain", "event wind"])
    table.play("event wind")
    assert table.state.counters == {"wind": 1}
    assert (table.state.river, table.state.overlord.activations) == (["thugs", HORN], 1)


@rule("CO-EVT-01", "CO-RUL-71")
def test_a_single_event_is_not_asked_about_and_none_is_simply_spent() -> None:
    assert river(tiles=(HORN, "thugs"), sheet=horn("count rain")).play(f"activate {HORN}").state.counters == {"rain": 1}
    never = {"events": {HORN: [{"id": "snow", "do": ["count snow"], "given": ["round 9"]}]}}
    table = river(tiles=(HORN, "thugs"), sheet=never).play(f"activate {HORN}")
    assert (table.state.counters, table.prompt) == ({}, "overlord")


@rule("CO-EVT-02", "CO-SCN-12")
def test_a_scenario_may_let_two_events_happen() -> None:
    events = [{"id": "rain", "do": ["count rain"]}, {"id": "wind", "do": ["count wind"]}, {"id": "hail", "do": ["count hail"]}]
    table = river(tiles=(HORN, "thugs"), sheet={"events": {HORN: events}, "happenings": 2})
    table.play(f"activate {HORN}", "event wind")
    assert table.options() == ["event rain", "event hail"]
    table.play("event hail")
    assert table.state.counters == {"wind": 1, "hail": 1}
    assert table.prompt == "overlord"


# --- reinforcements


def fallen(points: int = 4, **fields: Any) -> Table:
    """A horn that gives points; two thugs and a boss have fallen."""
    units = {"thugs": {"started": 3, "fallen": ["thugs-2", "thugs-3"]}, "boss": {"started": 1, "fallen": ["boss"]}}
    tiles = [HORN, "thugs", "boss"]
    fields = {"units": units, "river": tiles, "models": {"thugs-1": {"at": "tower"}}, "sheet": horn(f"points {points}"), **fields}
    return river(9, **fields).play(f"activate {HORN}")


@rule("CO-RNF-01", "CO-RNF-03", "CO-RNF-04", "CO-RNF-05", "CO-RNF-07", "CO-RNF-08")
@rule("CO-EVT-04", "CO-SCN-07", "CO-SCN-08", "CO-INV-08")
def test_points_bring_killed_models_back_at_once() -> None:
    table = fallen()
    assert table.options() == ["done", "reinforce thugs at tower", "reinforce boss at tower", "flush boss"]
    assert table.refusal("reinforce thugs at yard") == "CO-RNF-06"
    assert table.refusal("activate thugs") == "CO-RNF-03"
    table.play("reinforce boss at tower")
    assert (table.model("boss").life, table.state.tiles["boss"].is_dead, table.state.reinforcement) == (5, False, 1)
    assert table.refusal("reinforce boss at tower") == "CO-RNF-04"
    table.play("reinforce thugs at tower")
    assert table.model("thugs-2").area == "tower"
    assert (table.state.reinforcement, table.prompt) == (0, "overlord")
    assert table.state.units["thugs"].fallen == ["thugs-3"]


@rule("CO-RNF-01", "CO-RUL-72")
def test_too_few_points_bring_nobody_and_what_is_left_is_lost() -> None:
    table = fallen(2)
    assert table.refusal("reinforce boss at tower") == "CO-RNF-01"
    table.play("done")
    assert (table.state.reinforcement, table.prompt) == (0, "overlord")
    assert fallen(5, units={"thugs": {"started": 1}}, river=[HORN, "thugs"]).state.reinforcement == 0


@rule("CO-RNF-02")
def test_a_tile_without_a_cost_is_lost() -> None:
    units = {"beast": {"started": 1, "fallen": ["beast"]}, "thugs": {"started": 2, "fallen": ["thugs-2"]}}
    table = fallen(units=units, river=[HORN, "thugs", "beast"])
    assert table.refusal("reinforce beast at tower") == "CO-RNF-02"


@rule("CO-RNF-06", "CO-OCC-06", "CO-RUL-73")
def test_a_full_area_sends_them_next_door_and_no_further() -> None:
    table = fallen(areas={"tower": {"room": 1}})
    assert [option for option in table.options() if "thugs" in option] == ["reinforce thugs at yard"]
    table = fallen(areas={"tower": {"room": 1}, "yard": {"room": 0}})
    assert table.prompt == "overlord"


@rule("CO-RNF-10", "CO-RUL-74", "CO-ENM-05")
def test_they_act_only_when_their_tile_is_activated() -> None:
    table = fallen().play("reinforce boss at tower", "done")
    assert table.model("boss").points == 0
    table.play("activate boss")
    assert table.model("boss").points == 3


@rule("CO-RNF-11", "CO-RUX-03")
def test_nothing_of_its_earlier_life_is_left() -> None:
    heroes = {ANNA: {"at": "gate", "held_by": []}}
    table = fallen(heroes=heroes).play("reinforce boss at tower")
    assert (table.model("boss").webbed, table.model("boss").held_by, table.model("boss").life) == (False, [], 5)


# --- flushing


def bloody(**book: Any) -> Table:
    units = {"thugs": {"started": 1, "fallen": ["thugs-1"]}, "boss": {"started": 1, "fallen": ["boss"]}}
    sheet = horn("points 9")
    return river(
        0, models={"pikes-1": {"at": "tower"}}, units=units, river=["thugs", "pikes", "boss", HORN], book=book, sheet=sheet
    )


@rule("CO-FLU-01", "CO-FLU-04", "CO-FLU-05", "CO-FLU-07", "CO-WIN-08", "CO-INV-06")
def test_dead_tiles_are_flushed_and_no_others() -> None:
    table = bloody(reserve=9)
    assert [option for option in table.options() if option.startswith("flush")] == ["flush thugs", "flush boss"]
    assert table.refusal("flush pikes") == table.refusal(f"flush {HORN}") == "CO-FLU-07"
    table.play("flush thugs", "flush boss")
    assert table.state.river == ["pikes", HORN]
    assert (table.state.overlord.gems["box"], table.state.overlord.gems["reserve"]) == (4, 5)
    assert table.state.overlord.activations == 2


@rule("CO-FLU-02")
def test_who_cannot_pay_two_gems_cannot_flush() -> None:
    assert bloody(reserve=1).refusal("flush thugs") == "CO-FLU-02"


@rule("CO-FLU-03", "CO-RUL-75")
def test_between_zones_he_chooses_gem_by_gem() -> None:
    table = bloody(reserve=3, fatigue=0, gems={"guard": 1, "reroll": 2}).play("flush thugs")
    assert (table.prompt, table.options()) == ("zone", ["choose guard", "choose reroll"])
    table.play("choose reroll", "choose guard")
    gems = table.state.overlord.gems
    assert (gems["reserve"], gems["reroll"], gems.get("guard", 0), gems["box"]) == (3, 1, 0, 2)


@rule("CO-FLU-06", "CO-RNF-09")
def test_nobody_returns_to_a_tile_that_is_gone() -> None:
    table = bloody(reserve=9).play("flush thugs", f"activate {HORN}")
    assert table.refusal("reinforce thugs at tower") == "CO-FLU-06"
    assert table.may("reinforce boss at tower")
    assert table.may("flush boss")


@rule("CO-FLU-01", "CO-RUL-75")
def test_he_may_flush_in_the_middle_of_an_activation() -> None:
    table = bloody(reserve=9).play("activate pikes", "flush boss")
    assert (table.state.river, table.prompt) == (["thugs", HORN, "pikes"], "activation")
