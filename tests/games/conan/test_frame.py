"""The frame: who sits at the table, who decides what, what a scenario changes, and how a game is won and lost together."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.conan import GAME
from tenebra.games.conan.scenarios import SHEETS
from tenebra.games.conan.setup import seating
from tenebra.games.conan.state import FATIGUE, OVERLORD, WOUNDS
from tenebra.games.conan.telling import CONames
from tenebra.kernel import BadInput, Session
from tenebra.kit.words import Words
from tests.games.conan.props import ANNA, BORO, CHIEF, SWORD, THUGS, Table, duel
from tests.games.conan.test_cards import gems, through

rule = pytest.mark.rule
FORD = "night-at-raven-ford"


# --- The table ---


@rule("CO-GEN-01", "CO-GEN-02", "CO-RUL-01", "CO-SET-01", "CO-SET-02", "CO-MOD-02")
def test_one_overlord_and_the_heroes_of_one_scenario() -> None:
    for number in (2, 3, 4):
        session = Session.begin(GAME, FORD, options={"heroes": number})
        assert GAME.seats(session.state) == (OVERLORD, *session.state.party)
        assert len(session.state.party) == number
    for number in (1, 5):
        with pytest.raises(BadInput, match="CO-RUL-01"):
            Session.begin(GAME, FORD, options={"party": " ".join(list(SHEETS[FORD].heroes)[:number])})
    with pytest.raises(BadInput, match="CO-GEN-01"):
        seating({"hroar": "one", "sanga": "one"}, {})
    assert seating({OVERLORD: "a", "hroar": "b", "sanga": "b", "niv": ""}, {}) == {"party": "hroar sanga"}, (
        "one person, two heroes"
    )


@rule("CO-RUL-03", "CO-GEN-05")
def test_the_heroes_begin_unless_that_is_played_otherwise() -> None:
    assert Session.begin(GAME, FORD).state.side == "heroes"
    assert Session.begin(GAME, FORD, options={"firstSide": "overlord"}).state.side == OVERLORD


@rule("CO-TIL-07")
def test_the_only_model_of_a_tile_is_one_of_them() -> None:
    names = CONames(Words("it", GAME), FORD)
    assert (names.own("unit", "guards"), names.own("figure", "guards")) == ("Guardie", "Guardia")


def test_a_model_of_a_situation_is_called_by_its_kind_though_no_sheet_has_it() -> None:
    names = CONames(Words("it", GAME), GAME.lessons["first-steps"].scenario)
    assert names.own("figure", "raiders-1") == "Predone 1"


@pytest.mark.parametrize(("language", "named"), [("en", ("Reavers", "red", "yellow")), ("it", ("Predoni", "ross", "giall"))])
def test_two_tiles_of_one_kind_are_told_apart_by_their_bases(language: str, named: tuple[str, str, str]) -> None:
    names = CONames(Words(language, GAME), FORD)
    red, yellow = names.own("unit", "raiders.red"), names.own("unit", "raiders.yellow")
    assert named[0] in red
    assert named[0] in yellow
    assert named[1] in red
    assert named[2] in yellow
    state = Session.begin(GAME, FORD).state
    assert {model.unit for model in state.models.values() if model.id.startswith("raiders")} == {"raiders.red", "raiders.yellow"}


# --- Winning and losing ---


@rule("CO-GEN-07", "CO-RUL-05", "CO-VIC-03", "CO-DMG-07")
def test_heroes_lose_together_when_all_of_them_are_dead() -> None:
    last = {"at": "yard", "reserve": 0, "fatigue": 1, "wounds": 11}
    fields: dict[str, Any] = {
        "models": {"thugs-1": {"at": "yard"}},
        "river": [THUGS],
        "overlord": {"reserve": 3},
        "next": "activate",
        "dice": ["1"],
    }
    alone = Table(heroes={ANNA: last}, **fields).play("activate thugs", f"attack {ANNA} by thugs-1")
    assert through(alone).state.outcome == OVERLORD
    together = Table(heroes={ANNA: last, BORO: {"at": "wood"}}, **fields).play("activate thugs", f"attack {ANNA} by thugs-1")
    assert through(together).state.outcome == "", "one death does not end the game"
    assert together.hero(ANNA).is_dead


@rule("CO-GEN-03", "CO-SCN-09", "CO-CHE-02")
def test_a_scenario_may_say_otherwise() -> None:
    usual = Table(chests={"yard": 2}, deck=["iron-key.1"], dice=["2"])
    assert through(usual.play("try chest for 1")).state.chests == {}
    hard = Table(chests={"yard": 3}, deck=["iron-key.1"], dice=["2"])
    assert through(hard.play("try chest for 1")).state.chests == {"yard": 3}
    task = Table(chests={"yard": 3}, sheet={"tasks": {"winch": {"at": "yard", "difficulty": 2}}}, dice=["2"])
    assert through(task.play("try winch for 1")).state.finished == ["winch"], "a chest beside it makes it no harder"
    assert set(Session.begin(GAME, "night-at-raven-ford", "chests").state.chests.values()) == {2}


@rule("CO-GEN-10", "CO-RUL-06")
def test_power_is_a_number_of_symbols_never_below_nothing() -> None:
    table = duel({"cards": [], "reserve": 1, "fatigue": 11}, dice=["1"])
    through(table.play("strike thugs-1 for 1"))
    assert table.last("PowerFixed").power == 0, "1 less 2, for bare hands"
    assert "thugs-1" in table.state.models


# --- Who decides ---


@rule("CO-ACT-02", "CO-CMB-01", "CO-WHO-01")
def test_an_illegal_attack_is_refused_before_anything_is_paid() -> None:
    table = duel({"gems": {"melee": 3}, "reserve": 9}, dice=["0 0 0"])
    assert table.may("strike thugs-1 with test-sword.1 for 2")
    assert table.refusal("strike thugs-1 with test-sword.1 for 3") == "CO-EXR-01"
    assert table.refusal("strike thugs-2 with test-sword.1 for 1")
    assert (gems(table, ANNA, "melee"), table.hero(ANNA).points) == (3, 3)
    before = len(table.session.events)
    table.play("strike thugs-1 with test-sword.1 for 2")
    assert [type(event).__name__ for event in table.session.events[before:]][:3] == [
        "PointsChanged",
        "GemsMoved",
        "AttackDeclared",
    ]
    declared = table.last("AttackDeclared")
    assert (declared.target, declared.cards, declared.gems) == ("thugs-1", ("test-sword.1",), 2)
    assert (gems(table, ANNA, "melee"), table.hero(ANNA).points) == (5, 0)


@rule("CO-WHO-05", "CO-WIN-08", "CO-FLU-01", "CO-ENM-04")
def test_the_overlord_chooses_tiles_and_flushes_when_he_likes() -> None:
    fallen = {"thugs": {"started": 2, "fallen": ["thugs-1", "thugs-2"]}}
    table = Table(
        models={"heavies-1": {"at": "fire"}},
        units=fallen,
        river=["thugs", "heavies"],
        next="activate",
        overlord={"reserve": 4, "fatigue": 4},
    )
    assert set(table.options()) == {"activate thugs", "activate heavies", "flush thugs", "end"}
    table.play("activate heavies")
    assert table.asked == OVERLORD
    assert list(table.state.models) == ["heavies-1"], "nobody comes of himself"
    table.play("end", "flush thugs")
    assert (table.state.river, gems(table, OVERLORD, "box"), gems(table, OVERLORD, FATIGUE)) == (["heavies"], 2, 4)


@rule("CO-WHO-06", "CO-ENC-03", "CO-RUL-47", "CO-ACT-03")
def test_a_hero_chooses_what_to_drop() -> None:
    cards = ["tombstone.1", "scale-coat.1", "cork-vest.1"]
    table = Table(heroes={ANNA: {"at": "yard", "cards": cards}}, objects={"yard": ["round-shield.1"]})
    table.play("pickup round-shield.1")
    assert (table.asked, table.prompt) == (ANNA, "drop")
    assert set(table.options()) == {f"drop {card}" for card in (*cards, "round-shield.1")}
    table.play("drop cork-vest.1")
    assert table.prompt == "act"


@rule("CO-WIN-02", "CO-WHO-03")
def test_only_whose_roll_it_is_rolls_again() -> None:
    table = duel(overlord={"reserve": 3}, dice=["0 0"])
    table.play(f"strike thugs-1 with {SWORD}.1 for 1")
    assert (table.asked, table.prompt) == (ANNA, "reroll")
    assert set(table.session.decision.seats if table.session.decision else ()) == {ANNA}


@rule("CO-WIN-06", "CO-THR-05", "CO-RUL-35")
def test_what_lands_can_be_caught_at_once() -> None:
    table = Table(heroes={ANNA: {"at": "yard", "cards": [SWORD]}, BORO: {"at": "fire"}}, dice=["1"])
    table.play(f"{ANNA}: throw {SWORD}.1", "aim at fire for 1")
    while table.prompt != "catch":
        table.play("pass")
    assert table.asked == BORO
    table.play("catch")
    assert table.hero(BORO).cards == [f"{SWORD}.1"]
    assert gems(table, BORO, "manipulation") == 1


# --- Marks that last for a phase ---


@rule("CO-STS-04", "CO-STS-05", "CO-ALY-05")
def test_an_ally_acts_once_and_strikes_once() -> None:
    table = Table(
        heroes={CHIEF: {"at": "yard"}},
        allies={"militia-1": {"at": "fire"}},
        models={"thugs-1": {"at": "fire"}, "thugs-2": {"at": "fire"}},
        dice=["1"],
    )
    table.play("command militia-1", "attack thugs-1 by militia-1")
    while table.prompt not in ("command", "act"):
        table.play("pass")
    assert not any(option.startswith("attack") for option in table.options(CHIEF))
    if table.prompt == "command":
        table.play("end")
    assert not table.may("command militia-1", CHIEF)
    assert table.refusal("command militia-1", CHIEF) in ("CO-ALY-05", "CO-STS-04")


@rule("CO-RUL-54")
def test_somebody_carried_is_an_object_of_some_weight() -> None:
    table = Table(heroes={ANNA: {"at": "yard", "cards": ["captive.1"]}, BORO: {"at": "yard"}})
    assert not table.may("throw captive.1", ANNA), "a load of 4"
    table.play(f"{ANNA}: move fire")
    assert "captive.1" in table.hero(ANNA).cards
    table.play(f"{ANNA}: drop captive.1")
    assert table.state.objects["fire"] == ["captive.1"]
    assert gems(table, ANNA, WOUNDS) == 0


@rule("CO-GRD-06", "CO-RER-05", "CO-WIN-09")
def test_guard_dice_are_rolled_again_before_they_are_counted() -> None:
    table = Table(
        heroes={ANNA: {"at": "yard", "reserve": 2, "fatigue": 10}},
        models={"thugs-1": {"at": "yard"}},
        river=[THUGS],
        overlord={"reserve": 1},
        next="activate",
        dice=["2", "0", "2"],
    )
    table.play("activate thugs", f"attack {ANNA} by thugs-1", "guard for 1", "reroll orange-0 by gems")
    through(table)
    assert gems(table, ANNA, WOUNDS) == 0, "the die shows 2 in the end"
    assert (gems(table, ANNA, "guard"), gems(table, ANNA, "reroll")) == (1, 1)
