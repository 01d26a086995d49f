"""Rounds and turns (CO-RND, CO-HTN, CO-STA, CO-OTN, CO-GEM, CO-RUL-04): phases in order, stances, gems that come and go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conan.props import ANNA, BORO, CHIEF, CORA, DAGGER, MAGE, SHIELD, STONE, SWORD, WARD, Table, card, duel
from tests.games.conan.table import rule

CHARM = card("test-charm", "Recovery +1", "object", 0)


def awaited(table: Table) -> tuple[str, ...]:
    """Those without whom it does not go on."""
    assert table.session.decision is not None
    return table.session.decision.seats


def phases(table: Table) -> list[tuple[str, str]]:
    return [(event.side, event.phase) for event in table.told("PhaseBegan")]


@rule(
    "CO-RND-01",
    "CO-RND-02",
    "CO-RND-03",
    "CO-RND-05",
    "CO-GEN-05",
    "CO-OTN-01",
    "CO-OTN-09",
    "CO-HTN-12",
    "CO-HTN-09",
    "CO-HTN-03",
)
def test_a_round_is_the_heroes_turn_and_then_the_overlords() -> None:
    table = Table(models={"thugs-1": {"at": "tent"}}, next="heroes", stop=False, overlord={"reserve": 1})
    assert (table.asked, table.prompt) == (ANNA, "stance")
    table.play("stance aggressive")
    assert table.prompt == "act"
    table.play("done")
    assert (table.asked, table.prompt) == ("overlord", "overlord")
    table.play("end")
    assert (table.asked, table.prompt) == (ANNA, "stance")
    heroes = [("heroes", phase) for phase in ("initial", "stance", "action", "final")]
    overlord = [("overlord", phase) for phase in ("recovery", "marker", "activation", "final")]
    assert phases(table) == [*heroes, *overlord, *heroes[:2]]
    assert table.state.turn == 1


@rule("CO-RND-04", "CO-OTN-05", "CO-INV-13")
def test_the_turn_marker_grows_by_one_in_every_overlord_turn() -> None:
    table = Table(models={"thugs-1": {"at": "tent"}}, next="overlord", stop=False, marker=3)
    assert [event.number for event in table.told("TurnAdvanced")] == [4]
    table.play("end", "stance cautious", "end")
    assert [event.number for event in table.told("TurnAdvanced")] == [4, 5]


@rule("CO-HTN-01", "CO-HTN-02", "CO-HTN-10", "CO-HTN-11", "CO-INV-03", "CO-GEM-03", "CO-RUL-15")
@pytest.mark.parametrize("step", ["heroes", "end"])
def test_clearing_brings_all_that_was_spent_to_fatigue(step: str) -> None:
    spent = {"melee": 1, "guard": 2, "reroll": 1, f"spell:{WARD}": 1, "ally:militia": 1}
    heroes = {MAGE: {"at": "yard", "gems": spent, "cards": [WARD]}, ANNA: {"at": "yard", "gems": {"guard": 2}}}
    table = Table(heroes=heroes, next=step)
    assert phases(table)[0] == ("heroes", {"heroes": "initial", "end": "final"}[step])
    assert table.hero(MAGE).gems == {"reserve": 6, "fatigue": 6, "wounds": 0}
    assert table.hero(ANNA).gems["fatigue"] == 2


@rule("CO-STA-01", "CO-STA-02", "CO-STA-05", "CO-STS-07", "CO-RUL-18", "CO-HTN-05", "CO-MOV-03")
def test_each_hero_chooses_anew_in_any_order_and_all_recover_when_all_have_chosen() -> None:
    heroes = {hero: {"at": "yard", "fatigue": 6, "stance": "cautious"} for hero in (ANNA, BORO)}
    table = Table(heroes=heroes, next="stances")
    assert table.options(ANNA) == table.options(BORO) == ["stance aggressive", "stance cautious"]
    table.play("boro: stance aggressive")
    assert table.hero(BORO).gems["fatigue"] == 6
    table.play("anna: stance cautious")
    assert (table.hero(ANNA).gems["fatigue"], table.hero(BORO).gems["fatigue"]) == (1, 4)
    assert (table.hero(ANNA).points, table.hero(BORO).points) == (0, 3)
    assert (table.hero(ANNA).stance, table.hero(BORO).stance) == ("cautious", "aggressive")


@rule("CO-RUL-18")
def test_whoever_has_chosen_a_stance_may_choose_another_until_all_have_chosen() -> None:
    heroes = {hero: {"at": "yard", "fatigue": 6} for hero in (ANNA, BORO)}
    table = Table(heroes=heroes, next="stances").play("boro: stance cautious")
    assert table.options(BORO) == ["stance aggressive"]
    assert table.refusal("stance cautious", BORO) == "CO-RUL-18"
    assert awaited(table) == (ANNA,), "nobody waits for who has chosen"
    table.play("boro: stance aggressive")
    assert awaited(table) == (ANNA,)
    assert (table.hero(BORO).stance, table.hero(BORO).gems["fatigue"]) == ("aggressive", 6)
    table.play("boro: stance cautious", "anna: stance aggressive")
    assert (table.hero(ANNA).gems["fatigue"], table.hero(BORO).gems["fatigue"]) == (4, 1)
    assert table.hero(BORO).points == 0


@rule("CO-STA-03", "CO-DMG-07", "CO-RUL-17")
@pytest.mark.parametrize(
    ("dead", "stance", "gained"), [(0, "aggressive", 2), (1, "cautious", 6), (2, "aggressive", 4), (3, "aggressive", 4)]
)
def test_each_death_raises_what_the_survivors_recover(dead: int, stance: str, gained: int) -> None:
    heroes: dict[str, Any] = {ANNA: {"at": "yard", "fatigue": 9}}
    heroes |= {hero: {"dead": True, "reserve": 0, "wounds": 12} for hero in (BORO, CORA, MAGE)[:dead]}
    table = Table(heroes=heroes, next="stances").play(f"stance {stance}")
    assert table.hero(ANNA).gems["fatigue"] == 9 - gained


@rule("CO-STA-03")
def test_a_card_may_add_to_the_recovery() -> None:
    table = Table(heroes={ANNA: {"at": "yard", "fatigue": 9, "cards": [CHARM]}}, next="stances").play("stance aggressive")
    assert table.hero(ANNA).gems["fatigue"] == 6


@rule("CO-GEN-06", "CO-HTN-03", "CO-HTN-06", "CO-WHO-04", "CO-ACT-03", "CO-RUL-04", "CO-ACT-04")
def test_heroes_act_in_any_order_until_all_are_done() -> None:
    table = Table(heroes={ANNA: {"at": "yard"}, BORO: {"at": "yard"}})
    table.play("boro: move path", "anna: move reeds", "boro: move tent")
    assert (table.hero(ANNA).area, table.hero(BORO).area) == ("reeds", "tent")
    table.play("boro: done", "anna: done")
    assert table.session.is_over


@rule("CO-RUL-04")
def test_whoever_is_done_may_act_after_all_while_others_are_not() -> None:
    heroes = {ANNA: {"at": "yard"}, BORO: {"at": "yard"}}
    table = Table(heroes=heroes).play("boro: done")
    assert awaited(table) == (ANNA,), "nobody waits for who is done"
    assert table.refusal("done", BORO) == "CO-RUL-04"
    table.play("boro: move path")
    assert awaited(table) == (ANNA, BORO), "he has taken it back"
    table.play("anna: done")
    assert awaited(table) == (BORO,)
    table.play("anna: move reeds", "boro: done", "anna: done")
    assert table.session.is_over, "all are done at last"


@rule("CO-RUL-04", "CO-SPL-07")
@pytest.mark.parametrize("stance", ["aggressive", "cautious"])
def test_whoever_is_done_still_casts_reactions_between_others_actions_and_stays_done(stance: str) -> None:
    heroes = {ANNA: {"at": "yard"}, MAGE: {"at": "yard", "cards": [WARD], "stance": stance}}
    table = Table(heroes=heroes).play("mage: done", "anna: move path")
    table.play("mage: cast test-ward at mage for 1")
    assert awaited(table) == (ANNA,)
    assert table.state.lasting[-1].on == MAGE


@rule("CO-RUL-04", "CO-MAN-04")
def test_whoever_is_done_may_act_again_when_somebody_acts_on_him() -> None:
    heroes = {
        ANNA: {"at": "yard"},
        BORO: {"at": "yard", "cards": [SWORD], "done": True},
        CORA: {"at": "yard", "stance": "cautious"},
    }
    table = Table(heroes=heroes).play("cora: done", f"anna: take {SWORD}.1 from boro", "agree")
    assert awaited(table) == (ANNA, BORO)
    table.play(f"anna: give {SWORD}.1 to cora")
    assert awaited(table) == (ANNA, BORO)


@rule("CO-STA-06", "CO-STA-07", "CO-STA-08", "CO-INV-12", "CO-RUL-19")
def test_a_cautious_hero_has_no_action_and_is_not_asked() -> None:
    heroes = {ANNA: {"at": "yard", "cards": [SWORD]}, BORO: {"at": "yard"}}
    table = Table(heroes=heroes, next="stances", stop=False, models={"thugs-1": {"at": "yard"}})
    table.play("anna: stance cautious", "boro: stance aggressive")
    assert awaited(table) == (BORO,)
    assert not table.options(ANNA)
    assert table.hero(ANNA).points == 0


@rule("CO-STA-07", "CO-SPL-07")
def test_a_cautious_caster_is_asked_since_he_may_still_cast_reactions() -> None:
    heroes = {MAGE: {"at": "yard", "cards": [WARD, DAGGER], "fatigue": 2}}
    table = Table(heroes=heroes, next="stances", stop=False).play("stance cautious")
    assert table.options(MAGE)[0] == "done"
    assert all(option.startswith("cast") for option in table.options(MAGE)[1:])
    assert table.refusal(f"drop {DAGGER}.1") == "CO-STA-07"


@rule("CO-HTN-04", "CO-HTN-08", "CO-STA-05", "CO-GEM-02")
def test_without_a_gem_in_reserve_only_free_things_are_left() -> None:
    table = duel({"reserve": 0, "fatigue": 12, "cards": [SWORD, STONE]}, {"thugs-1": {"at": "tent"}})
    kinds = {option.split()[0] for option in table.options()}
    assert kinds == {"done", "move", "drop"}
    assert table.refusal("event drums") == "CO-HTN-04"


@rule("CO-HTN-07", "CO-MOV-08")
def test_unspent_points_are_lost_at_the_end_of_the_action_phase() -> None:
    table = Table(stop=False, models={"thugs-1": {"at": "tent"}})
    assert table.hero(ANNA).points == 3
    table.play("done")
    assert table.hero(ANNA).points == 0
    assert table.last("PointsChanged").rule == "CO-HTN-07"


@rule("CO-OTN-02", "CO-OTN-03", "CO-OTN-07", "CO-INV-04", "CO-RUL-16")
def test_recovery_takes_what_is_there_and_leaves_the_reserve_alone() -> None:
    book = {"reserve": 4, "fatigue": 1, "recovery": 5, "gems": {"reroll": 1, "guard": 1}}
    table = Table(models={"thugs-1": {"at": "tent"}}, next="overlord", stop=False, overlord=book)
    assert table.state.overlord.gems["reserve"] == 7
    assert not any(table.state.overlord.gems.get(zone) for zone in ("fatigue", "reroll", "guard"))


@rule("CO-OTN-08", "CO-BEN-11", "CO-OSP-06", "CO-INV-04", "CO-OGM-03")
def test_his_final_phase_brings_what_he_spent_to_fatigue() -> None:
    book = {"reserve": 4, "gems": {"movement": 2, "guard": 1, "reroll": 1, "spell:test-bolt": 2}, "spells": ["test-bolt"]}
    table = Table(models={"thugs-1": {"at": "tent"}}, next="close", overlord=book)
    assert table.state.overlord.gems["fatigue"] == 6
    assert sum(table.state.overlord.gems.values()) == 10


@rule("CO-GEM-01", "CO-GEN-11", "CO-INV-02", "CO-OGM-01")
def test_gems_move_and_never_come_or_go() -> None:
    table = duel(stop=False, overlord={"reserve": 6, "recovery": 3}, dice=["0 0 0", "0"])
    table.play(f"strike thugs-1 with {SWORD}.1 for 2", "pass", "done", "activate thugs")
    table.play("attack anna by thugs-1 as melee", "pass")
    assert sum(table.hero(ANNA).gems.values()) == 12
    assert sum(table.state.overlord.gems.values()) == 6
    assert min(table.hero(ANNA).gems.values()) >= 0


@rule("CO-WIN-09", "CO-STA-10")
def test_in_the_overlords_turn_a_hero_is_asked_to_defend_himself_and_nothing_else() -> None:
    fields: dict[str, Any] = {"next": "activate", "overlord": {"reserve": 1}, "dice": ["2"], "stop": True}
    table = duel({"cards": [SWORD, SHIELD]}, **fields).play("activate thugs", "attack anna by thugs-1 as melee")
    assert table.asked == ANNA
    assert {option.split()[0] for option in table.options()} == {"guard", "pass"}


@rule("CO-GEN-08")
def test_allies_are_of_the_heroes_side() -> None:
    table = Table(heroes={CHIEF: {"at": "yard"}}, allies={"militia-1": {"at": "yard"}}, models={"thugs-1": {"at": "yard"}})
    assert "strike thugs-1 for 1" in table.options()
    assert not any("militia-1" in option for option in table.options() if option.startswith("strike"))
