"""Things (CO-MAN, CO-THR, CO-DRP, CO-CHE, CO-ENC): manipulations, throws and catches, chests, what one carries."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conan.props import (
    ANNA,
    AXE,
    BORO,
    CORA,
    DAGGER,
    FIRE_POT,
    MAIL,
    STONE,
    SWORD,
    THIEF,
    TOOLS,
    WARD,
    Table,
    card,
    hero,
    unit,
)
from tests.games.conan.table import rule

LINE = "gate path yard tower"
BREWER = hero("brewer", skills={"alchemy": 9})
CALM = hero("calm", skills={"concentration": 9})
MULE = hero("mule", load=10, slow=((5, 1), (8, 2)))
SLIPPERY = hero("slippery", skills={"evasive": 4})
unit("doorkeeper", skills=("blocking",))
CAPTIVE = card("test-captive", "", "object", 4)
SANDALS = card("test-sandals", "Base movement +1", "object", 0)
FRAME = card("test-frame", "Maximum load +4", "object", 0)
GLOVES = card("test-gloves", "Manipulation limit -2", "object", 0)


def hands(own: dict[str, Any] | None = None, who: str = ANNA, **fields: Any) -> Table:
    """A hero in the yard, about to act."""
    return Table(heroes={who: {"at": "yard", **(own or {})}, **fields.pop("others", {})}, **fields)


# --- Simple Manipulations


@rule("CO-MAN-01", "CO-MAN-02", "CO-MAN-03", "CO-MAN-05", "CO-MAN-13", "CO-TER-08", "CO-HIN-04")
def test_picking_up_costs_one_gem_no_dice_and_no_enemy_hinders_it() -> None:
    table = hands(objects={"yard": [SWORD], "path": [AXE]}, models={f"thugs-{n}": {"at": "yard"} for n in (1, 2, 3)})
    assert table.refusal(f"pickup {AXE}.1") == "CO-MAN-03"
    table.play(f"pickup {SWORD}.1")
    assert table.hero(ANNA).cards == [f"{SWORD}.1"]
    assert table.hero(ANNA).gems["manipulation"] == 1
    assert "yard" not in table.state.objects
    assert not table.told("Rolled")
    assert table.may(f"strike thugs-1 with {SWORD}.1 for 1")


@rule("CO-MAN-04", "CO-RUL-33", "CO-RUL-19")
def test_one_of_the_two_pays_for_giving_or_taking_and_they_must_be_together() -> None:
    others = {BORO: {"at": "yard", "cards": [AXE], "stance": "cautious"}, CORA: {"at": "path", "cards": [DAGGER]}}
    table = hands({"cards": [SWORD]}, others=others)
    assert table.refusal(f"give {SWORD}.1 to cora") == "CO-RUL-33"
    assert table.refusal(f"take {DAGGER}.1 from cora") == "CO-RUL-33"
    assert table.refusal(f"give {DAGGER}.1 to boro") == "CO-MAN-04"
    assert table.refusal(f"take {DAGGER}.1 from boro") == "CO-MAN-04"
    table.play(f"give {SWORD}.1 to boro")
    assert table.hero(BORO).cards == [f"{AXE}.1", f"{SWORD}.1"]
    assert (table.hero(ANNA).gems["manipulation"], table.hero(BORO).gems["reserve"]) == (1, 12)
    table.play(f"take {AXE}.1 from boro")
    assert (table.asked, table.prompt) == (BORO, "agree")
    table.play("pass")
    assert table.hero(ANNA).cards == []
    assert table.hero(ANNA).gems["manipulation"] == 1


@rule("CO-MAN-12", "CO-EXR-01", "CO-EXR-02")
def test_manipulations_share_the_limit_of_their_space() -> None:
    table = hands({"gems": {"manipulation": 4}}, objects={"yard": [SWORD, DAGGER]}, chests={"yard": 2})
    assert table.refusal("try chest for 2") == "CO-EXR-01"
    table.play(f"pickup {SWORD}.1")
    assert table.hero(ANNA).cards == [f"{SWORD}.1"]
    assert table.refusal(f"pickup {DAGGER}.1") == "CO-EXR-01"
    assert not any(option.startswith(("pickup", "try", "throw")) for option in table.options())


@rule("CO-EXR-01", "CO-CRD-02")
def test_a_card_may_change_a_limit() -> None:
    table = hands({"cards": [GLOVES]}, chests={"yard": 2})
    assert table.may("try chest for 3")
    assert table.refusal("try chest for 4") == "CO-EXR-01"


# --- Complex Manipulations


@rule("CO-MAN-06", "CO-MAN-07", "CO-MAN-08", "CO-MAN-09", "CO-MAN-11", "CO-MAN-14", "CO-ENC-11")
def test_gems_and_a_tool_roll_against_the_difficulty() -> None:
    table = hands({"cards": [TOOLS, SWORD], "reserve": 3, "fatigue": 9}, chests={"yard": 3}, dice=["1 0 1", "2"])
    assert table.refusal(f"try chest for 1 with {SWORD}.1") == "CO-MAN-06"
    assert table.refusal(f"try chest for 1 with {STONE}.1") == "CO-MAN-06"
    table.play(f"try chest for 2 with {TOOLS}.1", "pass")
    assert table.last("DiceRolled").dice == ("orange", "yellow", "yellow")
    failed = table.last("ManipulationFailed")
    assert (failed.what, failed.power, failed.difficulty) == ("chest", 2, 3)
    assert table.hero(ANNA).gems["manipulation"] == 2
    table.play("try chest for 1")
    assert table.state.chests == {"yard": 3}


@rule("CO-MAN-09", "CO-MAN-11", "CO-MAN-12")
def test_after_a_failure_the_gems_stay_spent_and_one_may_try_again() -> None:
    table = hands({"reserve": 2, "fatigue": 10}, chests={"yard": 2}, dice=["1", "2"]).play("try chest for 1")
    if table.prompt == "reroll":
        table.play("pass")
    assert (table.state.chests, table.hero(ANNA).gems["manipulation"]) == ({"yard": 2}, 1)
    table.play("try chest for 1")
    assert (table.state.chests, table.hero(ANNA).gems["manipulation"]) == ({}, 2), "as many symbols as it is hard are enough"
    assert len(table.told("ManipulationFailed")) == 1


@rule("CO-MAN-14", "CO-STA-07")
def test_whoever_is_cautious_manipulates_nothing_but_lets_others_take() -> None:
    others = {BORO: {"at": "yard", "cards": [DAGGER, AXE], "stance": "cautious"}}
    table = hands({"cards": [TOOLS]}, others=others, objects={"yard": [SWORD]}, chests={"yard": 2})
    for action in (f"pickup {SWORD}.1", f"take {TOOLS}.1 from anna", f"give {DAGGER}.1 to anna", "try chest for 1"):
        assert table.refusal(action, BORO) == "CO-STA-07"
    table.play(f"anna: pickup {SWORD}.1", f"anna: take {DAGGER}.1 from boro", "pass")
    assert (table.hero(ANNA).cards, table.hero(ANNA).gems["manipulation"]) == ([f"{TOOLS}.1", f"{SWORD}.1"], 1)
    table.play(f"anna: take {DAGGER}.1 from boro", "agree")
    assert (table.hero(ANNA).cards[-1], table.hero(ANNA).gems["manipulation"]) == (f"{DAGGER}.1", 2)


@rule("CO-HIN-07", "CO-MAN-08", "CO-MAN-13", "CO-SKV-02", "CO-RUL-06", "CO-HIN-01")
@pytest.mark.parametrize(("who", "foes", "opens"), [(ANNA, 1, False), (ANNA, 0, True), (CALM, 3, True)])
def test_enemies_take_symbols_from_the_roll_but_not_from_concentration(who: str, foes: int, opens: bool) -> None:
    models = {f"thugs-{n}": {"at": "yard"} for n in range(foes)}
    table = hands({"reserve": 1, "fatigue": 11}, who, chests={"yard": 2}, models=models, dice=["2"]).play("try chest for 1")
    assert (table.state.chests == {}) == opens


@rule("CO-HIN-07", "CO-RUL-06")
def test_power_is_never_below_nothing() -> None:
    table = hands(
        {"reserve": 1, "fatigue": 11}, chests={"yard": 1}, models={f"thugs-{n}": {"at": "yard"} for n in range(4)}, dice=["1"]
    )
    table.play("try chest for 1")
    assert table.last("ManipulationFailed").power == 0


@rule("CO-RUL-32")
def test_by_the_switch_a_tool_is_needed() -> None:
    table = hands({"cards": [TOOLS]}, chests={"yard": 2}, options={"manipulationNeedsCard": "true"})
    assert table.refusal("try chest for 1") == "CO-RUL-32"
    assert table.may(f"try chest for 1 with {TOOLS}.1")


@rule("CO-MAN-10", "CO-SCN-09", "CO-TER-07")
def test_a_task_of_the_scenario_is_as_hard_as_it_says() -> None:
    tasks = {"winch": {"at": "yard", "difficulty": [1, 2, 3]}, "rope": {"at": "path"}, "altar": {"at": "yard", "needs": TOOLS}}
    others = {BORO: {"at": "path"}, CORA: {"at": "path"}}
    rules = [{"on": "task winch", "do": ["count turned"]}]
    table = hands({"reserve": 3, "fatigue": 9}, others=others, sheet={"tasks": tasks, "rules": rules}, dice=["1", "2"])
    assert table.refusal("try rope for 1") == "CO-SCN-09"
    assert table.refusal("try altar for 1") == "CO-SCN-09"
    table.play("anna: try winch for 1", "pass")
    assert table.state.finished == []
    table.play("anna: try winch for 1")
    assert (table.state.finished, table.state.tasks) == (["winch"], ["rope", "altar"])
    assert table.state.counters == {"turned": 1}
    assert table.refusal("try winch for 1") == "CO-SCN-09"


@rule("CO-SCN-09", "CO-MAN-10")
@pytest.mark.parametrize(("carried", "may"), [(TOOLS, True), (STONE, False)])
def test_a_task_may_ask_for_a_card(carried: str, may: bool) -> None:
    table = hands({"cards": [carried]}, sheet={"tasks": {"altar": {"at": "yard", "needs": TOOLS}}})
    assert table.may("try altar for 1") == may


@rule("CO-RUL-33", "CO-GEN-06")
def test_what_one_hero_may_do_follows_what_the_others_do() -> None:
    table = hands({"cards": [SWORD]}, others={BORO: {"at": "wood", "cards": [AXE]}})
    assert not table.may(f"give {SWORD}.1 to boro", ANNA)
    table.play("boro: move yard")
    assert table.may(f"give {SWORD}.1 to boro", ANNA)
    assert table.may(f"take {AXE}.1 from boro", ANNA)
    table.play(f"boro: drop {AXE}.1")
    assert not table.may(f"take {AXE}.1 from boro", ANNA)
    assert table.may(f"pickup {AXE}.1", ANNA)
    table.play("boro: move path")
    assert not table.may(f"give {SWORD}.1 to boro", ANNA)


@rule("CO-SKV-08", "CO-RUL-97")
@pytest.mark.parametrize(("lock", "dice"), [(True, ("red", "yellow")), (False, ("yellow",))])
def test_lock_picking_adds_a_die_on_locks_alone(lock: bool, dice: tuple[str, ...]) -> None:
    table = hands(
        {"reserve": 1, "fatigue": 11},
        THIEF,
        sheet={"tasks": {"gate": {"at": "yard", "lock": lock}}},
        dice=["0 0" if lock else "0"],
    )
    table.play("try gate for 1")
    assert table.last("DiceRolled").dice == dice


@rule("CO-SKV-01", "CO-RUL-97", "CO-SCN-10")
def test_an_alchemist_brews_what_the_scenario_offers_one_after_another() -> None:
    sheet = {"alchemy": [STONE, DAGGER]}
    table = hands({"reserve": 2, "fatigue": 10}, BREWER, sheet=sheet, dice=["2", "2"])
    table.play("try brew for 1", "try brew for 1")
    assert table.hero(BREWER).cards == [f"{STONE}.1", f"{DAGGER}.1"]
    assert not any(option.startswith("try") for option in table.options())
    assert hands(sheet=sheet).refusal("try brew for 1") == "CO-SKV-01"
    assert hands(who=BREWER).refusal("try brew for 1") == "CO-SKV-01"


# --- chests


@rule("CO-CHE-01")
def test_a_chest_is_opened_by_whoever_stands_beside_it() -> None:
    table = hands(others={BORO: {"at": "path"}}, chests={"yard": 2})
    assert table.refusal("try chest for 1", BORO) == "CO-CHE-01"
    assert not any(option.startswith("try") for option in table.options(BORO))
    assert [option for option in table.options(ANNA) if option.startswith("try")] == [f"try chest for {n}" for n in range(1, 6)]
    assert table.refusal("try chest for 6", ANNA) == "CO-EXR-01"
    assert (table.refusal("try brew for 1", ANNA), table.refusal("try winch for 1", ANNA)) == ("CO-SKV-01", "CO-SCN-09")


@rule("CO-CHE-05", "CO-MAN-07", "CO-SKV-08")
@pytest.mark.parametrize(
    ("who", "tool", "dice"),
    [
        (THIEF, f" with {TOOLS}.1", ("red", "orange", "yellow")),
        (THIEF, "", ("red", "yellow")),
        (ANNA, f" with {TOOLS}.1", ("orange", "yellow")),
        (ANNA, "", ("yellow",)),
    ],
)
def test_who_picks_locks_rolls_one_die_more_at_a_chest(who: str, tool: str, dice: tuple[str, ...]) -> None:
    table = hands({"cards": [TOOLS], "reserve": 1, "fatigue": 11}, who, chests={"yard": 6}, dice=["0 " * len(dice)])
    assert table.play(f"try chest for 1{tool}").last("DiceRolled").dice == dice


@rule("CO-CHE-01", "CO-CHE-03", "CO-RUL-09", "CO-RUL-37")
def test_a_chest_gives_the_top_card_which_is_seen_before_it_is_taken() -> None:
    table = hands({"reserve": 1, "fatigue": 11}, chests={"yard": 1, "path": 2}, deck=[SWORD, AXE], dice=["1"])
    table.play("try chest for 1")
    assert table.state.objects == {"yard": [f"{SWORD}.1"]}
    assert table.options() == ["keep", "leave"]
    table.play("keep")
    assert table.hero(ANNA).cards == [f"{SWORD}.1"]
    assert (table.state.objects, table.state.chests, table.state.deck.draw) == ({}, {"path": 2}, [f"{AXE}.1"])
    assert table.refusal("try chest for 1") == "CO-CHE-01"


@rule("CO-RUL-37", "CO-CHE-04")
@pytest.mark.parametrize("answer", ["keep", "leave"])
def test_by_the_switch_one_decides_before_the_card_is_turned(answer: str) -> None:
    fields: dict[str, Any] = {"chests": {"yard": 1}, "deck": [SWORD], "dice": ["1"], "options": {"chestCardSeenFirst": "false"}}
    table = hands({"reserve": 1, "fatigue": 11}, **fields).play("try chest for 1")
    assert table.state.deck.draw == [f"{SWORD}.1"]
    table.play(answer)
    assert table.hero(ANNA).cards == ([f"{SWORD}.1"] if answer == "keep" else [])
    assert table.state.objects == ({} if answer == "keep" else {"yard": [f"{SWORD}.1"]})


@rule("CO-RUL-13")
def test_an_empty_deck_gives_nothing_and_the_chest_is_gone() -> None:
    table = hands({"reserve": 1, "fatigue": 11}, chests={"yard": 1}, dice=["1"]).play("try chest for 1")
    assert (table.state.chests, table.prompt) == ({}, "act")


# --- throwing and catching


def thrower(own: dict[str, Any], **fields: Any) -> Table:
    return Table(LINE, {ANNA: {"at": "gate", **own}, **fields.pop("others", {})}, **fields)


@rule("CO-THR-01", "CO-ENC-09", "CO-LOS-08")
def test_only_light_things_fly_and_only_where_one_sees() -> None:
    table = thrower({"cards": [MAIL, SWORD, WARD]}, borders={"path|yard": "wall"})
    assert table.refusal(f"throw {MAIL}.1") == "CO-THR-01"
    assert table.refusal(f"throw {WARD}") == "CO-THR-01"
    table.play(f"throw {SWORD}.1")
    assert {option.split()[2] for option in table.options() if option != "pass"} == {"gate", "path"}
    assert table.refusal("aim at yard for 1") == "CO-THR-01"
    assert table.refusal("aim at path for 6") == "CO-EXR-01"
    assert table.refusal("move path") == "CO-THR-01"
    table.play("pass")
    assert table.hero(ANNA).cards == [f"{MAIL}.1", f"{SWORD}.1", WARD]
    assert table.hero(ANNA).points == 3


@rule("CO-THR-02", "CO-THR-03", "CO-THR-06", "CO-RUL-34")
@pytest.mark.parametrize(
    ("dice", "lies"), [("2 1", "tower"), ("2 2", "tower"), ("1 1", "yard"), ("1 0", "path"), ("0 0", "gate")]
)
def test_a_throw_goes_as_far_as_its_power(dice: str, lies: str) -> None:
    table = thrower({"cards": [SWORD], "reserve": 2, "fatigue": 10}, dice=[dice]).play(f"throw {SWORD}.1", "aim at tower for 2")
    assert table.state.objects == {lies: [f"{SWORD}.1"]}


@rule("CO-THR-05", "CO-RUL-35", "CO-WIN-06", "CO-RUL-19")
def test_one_aggressive_hero_there_may_catch_for_a_gem() -> None:
    others = {BORO: {"at": "path", "stance": "cautious"}, CORA: {"at": "path"}, THIEF: {"at": "path"}}
    table = thrower({"cards": [SWORD], "reserve": 1, "fatigue": 11}, others=others, dice=["1"])
    table.play(f"anna: throw {SWORD}.1", "anna: aim at path for 1")
    assert (table.asked, table.prompt, table.options()) == (CORA, "catch", ["pass", "catch"])
    table.play("pass")
    assert table.asked == THIEF
    table.play("catch")
    assert table.hero(THIEF).cards == [f"{SWORD}.1"]
    assert (table.hero(THIEF).gems["manipulation"], table.hero(THIEF).points) == (1, 0)


@rule("CO-THR-07", "CO-RUL-36", "CO-AOE-07")
def test_what_bursts_goes_off_where_it_lands_and_nobody_catches_it() -> None:
    fields: dict[str, Any] = {"models": {"thugs-1": {"at": "path"}}, "others": {CORA: {"at": "yard"}}, "dice": ["1", "1 1"]}
    table = thrower({"cards": [FIRE_POT], "reserve": 1, "fatigue": 11}, **fields)
    table.play(f"anna: throw {FIRE_POT}.1", "anna: aim at path for 1")
    assert "thugs-1" not in table.state.models
    assert (table.state.deck.discard, table.hero(ANNA).cards) == ([f"{FIRE_POT}.1"], [])


@rule("CO-THR-02", "CO-CRD-08")
def test_what_is_used_up_during_the_throw_lands_nowhere() -> None:
    dice = card("test-dice", "Any time, discard: re-roll 2 dice", "object", 0)
    table = thrower({"cards": [dice], "reserve": 1, "fatigue": 11}, dice=["0", "1"])
    table.play(f"throw {dice}.1", "aim at path for 1", f"use {dice}.1 at yellow-0")
    assert (table.prompt, table.state.objects, table.state.deck.discard) == ("act", {}, [f"{dice}.1"])


# --- dropping and carrying


@rule("CO-DRP-01", "CO-DRP-02", "CO-GEN-09", "CO-AOE-07")
def test_dropping_is_free_and_sets_off_what_bursts() -> None:
    table = hands({"cards": [SWORD, FIRE_POT], "reserve": 0, "fatigue": 12}, dice=["1 0"])
    assert table.refusal(f"drop {AXE}.1") == "CO-DRP-01"
    table.play(f"drop {SWORD}.1")
    assert table.state.objects == {"yard": [f"{SWORD}.1"]}
    table.play(f"drop {FIRE_POT}.1")
    assert table.hero(ANNA).gems["wounds"] == 1


@rule("CO-ENC-01", "CO-ENC-02", "CO-ENC-03", "CO-RUL-47", "CO-WHO-06", "CO-WIN-07", "CO-INV-10", "CO-DRP-03")
@pytest.mark.parametrize(("removal", "left"), [("drop", {"yard": ["test-mail.1"]}), ("discard", {})])
def test_whoever_carries_too_much_gets_rid_of_something_at_once(removal: str, left: dict[str, list[str]]) -> None:
    others = {BORO: {"at": "yard", "cards": [SWORD]}}
    table = hands({"cards": [MAIL, AXE, SWORD], "stance": "cautious"}, MULE, others=others, options={"overloadRemoval": removal})
    assert table.refusal(f"drop {MAIL}.1", MULE) == "CO-STA-07"
    table.play(f"boro: give {SWORD}.2 to mule")
    assert (table.asked, table.prompt) == (MULE, "drop")
    assert table.options() == [f"drop {copy}" for copy in (f"{MAIL}.1", f"{AXE}.1", f"{SWORD}.1", f"{SWORD}.2")]
    table.play(f"drop {MAIL}.1")
    assert table.state.objects == left
    assert table.prompt == "act"


@rule("CO-ENC-02", "CO-MOV-11")
def test_cards_may_change_what_one_can_carry_and_how_far_one_walks() -> None:
    others = {BORO: {"at": "yard", "cards": [SWORD]}}
    table = hands({"cards": [MAIL, AXE, SWORD, FRAME]}, MULE, others=others).play(f"boro: give {SWORD}.2 to mule")
    assert table.prompt == "act"
    quick = hands({"cards": [SANDALS]}, next="stances").play("stance aggressive")
    assert quick.hero(ANNA).points == 4


@rule("CO-RUL-48", "CO-ENC-06", "CO-RUL-49")
def test_a_load_taken_up_on_the_way_cuts_what_is_left_and_gives_nothing_back() -> None:
    others = {BORO: {"at": "yard", "cards": [SWORD, AXE]}}
    table = hands({"cards": [AXE]}, MULE, others=others)
    assert table.hero(MULE).points == 3
    table.play(f"boro: give {SWORD}.1 to mule")
    assert table.hero(MULE).points == 2
    table.play(f"boro: give {AXE}.2 to mule")
    assert table.hero(MULE).points == 1
    table.play(f"boro: take {AXE}.2 from mule", "agree")
    assert table.hero(MULE).points == 1


@rule("CO-RUL-54")
def test_somebody_who_is_carried_is_an_object() -> None:
    table = hands({"cards": [CAPTIVE]}, others={BORO: {"at": "yard"}}).play("anna: move path")
    assert table.refusal(f"throw {CAPTIVE}.1") == "CO-THR-01"
    table.play(f"anna: drop {CAPTIVE}.1", "boro: move path", f"boro: pickup {CAPTIVE}.1")
    assert table.hero(BORO).cards == [f"{CAPTIVE}.1"]


# --- what is offered is worked out anew when something has changed


@rule("CO-MAN-03")
def test_what_lies_in_an_area_is_offered_there_and_not_in_the_next_one_where_one_is_as_lonely() -> None:
    table = hands(objects={"yard": [SWORD], "path": [AXE]})
    assert table.may(f"pickup {SWORD}.1")
    table.play("move path")
    assert table.may(f"pickup {AXE}.1")
    assert not table.may(f"pickup {SWORD}.1")


@rule("CO-ENC-04", "CO-SKX-03")
def test_a_burden_that_is_dropped_gives_a_skill_back_at_once() -> None:
    table = hands({"cards": [STONE, AXE, DAGGER], "points": 0}, SLIPPERY, models={"doorkeeper-1": {"at": "yard"}})
    assert not table.may("move path")
    table.play(f"drop {DAGGER}.1")
    assert not table.may("move path")
    table.play(f"drop {STONE}.1")
    assert table.may("move path")
