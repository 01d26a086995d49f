"""What the quests of the box do by their own rules (DE-GEN-02): moments that decide them."""

from __future__ import annotations

from typing import Any

from tenebra.games.descent.scenarios import SHEETS
from tests.games.descent.table import Table, rule


def at(scenario: str, heroes: dict[str, Any], **fields: Any) -> Table:
    return Table(scenario=scenario, heroes={name: {"at": where} for name, where in heroes.items()}, **fields)


def worth(scenario: str, verb: str, name: str) -> int:
    """The Conquest tokens that a rule of the quest gives."""
    rules = [one for one in SHEETS[scenario].own_rules if (one.on.verb, one.on.name) == (verb, name)]
    found = sum(phrase.number for one in rules for phrase in one.do if phrase.verb == "conquest")
    assert found
    return found


# --- Into the Dark ---


@rule("DE-ENC-01", "DE-RUL-81")
def test_the_man_in_the_wall_is_met_when_a_turn_ends_with_him() -> None:
    heroes = {"sir-valadir": "L8", "silhouette": "D7"}
    miner = SHEETS["into-the-dark"].areas["crossing"].encounters["miner"]
    table = at("into-the-dark", heroes, revealed=["guardroom", "crossing"])
    table.play("run", f"move {miner}", "move L8", "end")
    assert table.told("Said") == []
    table = at("into-the-dark", heroes, revealed=["guardroom", "crossing"])
    table.play("run", f"move {miner}", "end")
    assert table.last("Said").text == "miner"
    assert table.state.conquest == 5 + worth("into-the-dark", "encounter", "miner")
    assert "miner" not in table.state.tokens


@rule("DE-DOR-08", "DE-RUL-80")
def test_the_red_key_unlocks_the_hall_for_all() -> None:
    space = next(area.tokens["red-key"].space for area in SHEETS["into-the-dark"].areas.values() if "red-key" in area.tokens)
    heroes = {"sir-valadir": space, "silhouette": "N10"}
    table = at("into-the-dark", heroes, revealed=["guardroom", "crossing"], stop=False)
    table.play("advance")
    assert table.state.keys == []
    table.play("pickup red-key", "end")
    assert table.state.keys == ["red"]
    table.play("run", "open N10-N11")
    assert "hall" in table.state.revealed
    assert "narthak" in table.state.monsters


# --- The Lamplighters ---


@rule("DE-GEN-02")
def test_a_lamplighter_who_comes_home_is_worth_conquest_and_three_win() -> None:
    heroes = {"sir-valadir": "L12", "silhouette": "B9"}
    table = at(
        "the-lamplighters", heroes, revealed=["larder"], opened=["L12-M12"], bearers={"nell": "sir-valadir"}, counters={"home": 1}
    )
    table.play("advance", "move M12")
    assert table.last("Said").text == "nell-home"
    assert table.state.conquest == 5 + worth("the-lamplighters", "bring", "nell")
    assert (table.state.counters["home"], table.session.outcome) == (2, "")
    assert "nell" not in table.state.bearers
    table = at(
        "the-lamplighters", heroes, revealed=["larder"], opened=["L12-M12"], bearers={"nell": "sir-valadir"}, counters={"home": 2}
    )
    table.play("advance", "move M12")
    assert table.session.outcome == "heroes"


@rule("DE-GEN-02")
def test_two_heroes_have_one_lamplighter_less_to_find() -> None:
    heroes = {"sir-valadir": "M12", "silhouette": "O13"}
    table = at("the-lamplighters", heroes, next="round", stop=False)
    assert table.state.counters == {"home": 1}
    table.play("next sir-valadir", "run", "open L12-M12")
    assert "larder" in table.state.revealed
    assert "nell" not in table.state.tokens
    three = at("the-lamplighters", {**heroes, "mad-carthos": "N13"}, next="round", stop=False)
    assert three.state.counters == {}
    three.play("next sir-valadir", "run", "open L12-M12")
    assert "nell" in three.state.tokens


@rule("DE-GEN-02")
def test_a_lamplighter_stays_behind_when_her_guide_leaves_by_glyph() -> None:
    heroes = {"sir-valadir": "D13", "silhouette": "O13"}
    table = at("the-lamplighters", heroes, revealed=["larder"], bearers={"nell": "sir-valadir"})
    table.state.glyphs["D13"] = True
    table.play("run", "travel to town")
    assert table.hero("sir-valadir").space == ""
    assert "nell" not in table.state.bearers
    assert table.state.tokens["nell"].space == "D13"


@rule("DE-GEN-02")
def test_after_the_last_round_the_oil_is_finished() -> None:
    last = SHEETS["the-lamplighters"].losses[0].number
    table = at("the-lamplighters", {"sir-valadir": "O13", "silhouette": "N13"}, round=last, next="round")
    assert table.session.outcome == ""
    table = at("the-lamplighters", {"sir-valadir": "O13", "silhouette": "N13"}, round=last + 1, next="round")
    assert table.session.outcome == "overlord"


# --- High Water ---


@rule("DE-GEN-02", "DE-DMG-04")
def test_the_water_rises_every_fourth_round_and_hurts_those_in_the_cistern() -> None:
    heroes = {"sir-valadir": "H16", "silhouette": "B10"}
    table = at("high-water", heroes, revealed=["channel", "cistern"], counters={"tide": 3}, round=16, next="round")
    assert table.state.counters["tide"] == 4
    assert table.hero("sir-valadir").life == 15
    assert table.hero("silhouette").life == 12
    table = at("high-water", heroes, revealed=["channel", "cistern"], counters={"tide": 3}, round=15, next="round")
    assert table.state.counters["tide"] == 3
    assert table.hero("sir-valadir").life == 16


@rule("DE-GEN-02")
def test_the_eighth_step_of_water_loses() -> None:
    heroes = {"sir-valadir": "B11", "silhouette": "B10"}
    assert at("high-water", heroes, counters={"tide": 7}, round=32, next="round").session.outcome == "overlord"
    assert at("high-water", heroes, counters={"tide": 7}, round=31, next="round").session.outcome == ""


@rule("DE-GEN-02", "DE-DOR-08")
def test_two_wheels_unlock_the_weir_and_the_third_wins() -> None:
    heroes = {"sir-valadir": "N1", "silhouette": "B10"}
    table = at("high-water", heroes, revealed=["channel", "pumps"], counters={"wheels": 1})
    table.play("advance", "move O1", "end")
    assert table.state.keys == ["yellow"]
    assert table.state.conquest == 5 + worth("high-water", "encounter", "first-wheel")
    heroes = {"sir-valadir": "Z10", "silhouette": "B10"}
    table = at("high-water", heroes, revealed=["channel", "weir"], counters={"wheels": 2})
    table.play("advance", "move Z11", "end")
    assert table.session.outcome == "heroes"


@rule("DE-EXP-04", "DE-STR-02", "DE-RUL-97")
def test_only_the_stairs_lead_to_the_keepers_closet() -> None:
    table = at("high-water", {"sir-valadir": "B15", "silhouette": "B10"})
    assert table.state.revealed == ["start"]
    table.play("advance", "stairs")
    assert table.state.revealed == ["start", "closet"]
    assert [chest.kind for chest in table.state.chests.values()] == ["copper"]


# --- A Warm Stone ---


@rule("DE-GEN-02", "DE-UNQ-01")
def test_whoever_lifts_the_egg_brings_its_mother_home() -> None:
    table = at("a-warm-stone", {"sir-valadir": "AA3", "silhouette": "C4"}, revealed=["ledge", "smoke", "den"])
    table.play("advance", "move AA4")
    assert "vermissa" not in table.state.monsters
    table.play("pickup egg")
    assert table.state.bearers == {"egg": "sir-valadir"}
    assert table.monster("vermissa").rank == "unique"


@rule("DE-GEN-02")
def test_the_egg_outside_wins() -> None:
    table = at(
        "a-warm-stone",
        {"sir-valadir": "F4", "silhouette": "C4"},
        revealed=["ledge"],
        opened=["E4-F4"],
        bearers={"egg": "sir-valadir"},
    )
    table.play("run", "move E4")
    assert table.session.outcome == "heroes"


# --- Nobody Sleeps Tonight ---


@rule("DE-GEN-02")
def test_three_sides_of_the_chapel_are_revealed_at_once() -> None:
    table = at("nobody-sleeps-tonight", {"sir-valadir": "K8", "silhouette": "L8"}, next="round")
    assert table.state.revealed == ["start", "nave", "cellar", "cloister"]
    assert "crypt" not in table.state.revealed


@rule("DE-GEN-02")
def test_rounds_that_end_with_a_monster_in_the_chapel_are_counted_and_lose() -> None:
    heroes = {"sir-valadir": "K8", "silhouette": "L8"}
    inside = {"beastman-1": {"at": "I6"}}
    most = SHEETS["nobody-sleeps-tonight"].losses[0].number
    table = at("nobody-sleeps-tonight", heroes, monsters=inside, next="end")
    assert (table.state.counters, table.session.outcome) == ({"breaches": 1}, "")
    outside = {"beastman-1": {"at": "Q8"}}
    assert at("nobody-sleeps-tonight", heroes, monsters=outside, revealed=["nave"], next="end").state.counters == {}
    table = at("nobody-sleeps-tonight", heroes, monsters=inside, next="end", counters={"breaches": most - 1})
    assert table.session.outcome == "overlord"


@rule("DE-GEN-02", "DE-CNQ-04")
def test_morning_wins() -> None:
    heroes = {"sir-valadir": "K8", "silhouette": "L8"}
    morning = SHEETS["nobody-sleeps-tonight"].wins[0].number
    assert at("nobody-sleeps-tonight", heroes, round=morning, next="round").session.outcome == "heroes"
    assert at("nobody-sleeps-tonight", heroes, round=morning - 1, next="round").session.outcome == ""
