"""Boards that change (MD-OBJ-04, MD-SHA-01): tiles that are lit, tiles that turn; Enemies who inherit, tokens of one name."""

from typing import Any

import pytest

from tenebra.games.massive_darkness.advice.errands import errands, gloom
from tenebra.games.massive_darkness.advice.outlook import LEAVING, Outlook
from tenebra.games.massive_darkness.rules.scenario_rules import is_reached
from tenebra.games.massive_darkness.rules.space import board_of, is_hidden, is_in_shadow, sees, tile_level
from tenebra.games.massive_darkness.scenario import Phrase
from tenebra.games.massive_darkness.scenario_reader import read_mission
from tenebra.games.massive_darkness.scene.board import zones_of
from tenebra.games.massive_darkness.scene.voice import voices
from tenebra.kernel import BadInput
from tests.games.massive_darkness.scenery import words
from tests.games.massive_darkness.table import Table, card, foe, rule

TWO_TILES = "+-+-+-+-+-+-+\n|C C C C C C|\n+-+-+-+-+-+-+"
RAT = foe("board-rat", "orc-agent", melee="1 yellow", health=9, level=1)
HORN, KNIFE = card("board-horn", text="Command"), card("board-knife", "hand", melee="1 yellow")
SWORD = "dawnbringer.1"


def lever(*does: str, **mission: Any) -> dict[str, Any]:
    """A Mission in which something happens when the lever is taken."""
    return {"tokens": {"lever": "pillar at A1"}, "rules": [{"on": "take lever", "do": list(does)}], **mission}


def web(heroes: dict[str, Any], *does: str, **fields: Any) -> Table:
    """The Web beside the Square, and a lever in the first Zone of the Web."""
    levels = {"A3": 1, "D1": 2}
    return Table("", heroes, tiles=[["7a", "2a"]], mission=lever(*does), start="B3", levels=levels, **fields)


# --- light ---


@rule("MD-SHA-01", "MD-SHA-02", "MD-SHA-04", "MD-OBJ-04")
def test_a_tile_that_is_lit_stays_lit_with_all_its_zones() -> None:
    heroes = {"owen": {}, "sibyl": {"zone": "D1"}}
    table = Table(
        TWO_TILES,
        heroes,
        {"rat": {"card": RAT, "zone": "F1"}},
        mission=lever("light the tile of B1", dark=True),
        whole_round=True,
    )
    owen, sibyl, rat = table.hero("owen"), table.hero("sibyl"), table.enemy("rat")
    assert is_in_shadow(table.state, owen)
    assert is_in_shadow(table.state, rat)
    table.play("pickup")
    assert [(event.zone, event.rule) for event in table.told("TileLit")] == [("B1", "MD-OBJ-04")]
    assert [board_of(table.state).is_lit(zone) for zone in ("A1", "C1", "D1")] == [True, True, False]
    assert not is_in_shadow(table.state, owen)
    assert is_in_shadow(table.state, sibyl)
    assert not is_hidden(table.state, owen, rat)


@rule("MD-SHA-02", "MD-HLT-02", "MD-OBJ-04")
def test_the_dark_wounds_those_who_begin_the_round_in_it() -> None:
    mission = {"dark": True, "rules": [{"on": "start", "do": ["light the tile of A1", "wound 2 in the dark"]}]}
    table = Table(TWO_TILES, {"owen": {"zone": "B1"}, "sibyl": {"zone": "D1"}}, turn="", mission=mission)
    assert (table.hero("owen").health, table.hero("sibyl").health) == (5, 3)


def test_the_advice_knows_when_the_dark_will_bite() -> None:
    mission = {"dark": True, "rules": [{"on": "every 3 rounds", "do": ["wound 1 in the dark"]}]}
    assert gloom(Table(TWO_TILES, {"owen": {}}, mission=mission, round=1).state) == 0
    state = Table(TWO_TILES, {"owen": {}}, mission=mission, round=2).state
    assert gloom(state) == 1
    owen = state.heroes["owen"]
    assert Outlook(state).risk(owen, "A1", {}) > 0
    lit = Table(TWO_TILES, {"owen": {}}, mission={**mission, "dark": False}, round=2).state
    assert Outlook(lit).risk(owen, "A1", {}) == 0


# --- turns ---


@rule("MD-OBJ-04", "MD-SET-03", "MD-LVL-13")
def test_a_tile_turns_with_everything_on_it() -> None:
    heroes = {"owen": {"zone": "A1"}, "sibyl": {"zone": "B1"}, "elias": {"zone": "D2"}, "whisper": {"zone": "B2"}}
    foes = {"rat": {"card": RAT, "zone": "C3"}}
    table = web(heroes, "turn the tile of B2", "token lever at C2", enemies=foes, treasure={"B3": 1})
    assert not sees(table.state, "A1", "C1")
    table.play("pickup")
    assert [table.hero(name).zone for name in heroes] == ["C1", "C2", "D2", "B2"]
    assert table.enemy("rat").zone == "A3"
    assert table.state.treasure == {"A2": ["normal"]}
    assert table.state.levels == {"A1": [1], "D1": [2]}
    assert table.state.tokens["lever"].zone == "C2"
    assert tile_level(table.state, "C3") == 1
    turned = board_of(table.state)
    assert turned.zones(turned.sight([]).beside[turned.index["C1"]]) == ["B1"], "the walls have turned as well"


@rule("MD-OBJ-04")
def test_after_four_quarters_a_tile_lies_as_before() -> None:
    table = web({"owen": {"zone": "A1"}}, *["turn the tile of B2"] * 4)
    before = board_of(table.state)
    assert table.play("pickup").hero("owen").zone == "A1"
    now = board_of(table.state)
    assert (now.walls(), now.light) == (before.walls(), before.light)


def test_the_page_draws_the_tile_as_it_lies() -> None:
    table = web({"owen": {"zone": "A1"}}, "turn the tile of B2")
    before = zones_of(table.session.view("owen"), voices(words("en"), table.state))
    table.play("pickup")
    after = zones_of(table.session.view("owen"), voices(words("en"), table.state))
    assert ([tile.turns for tile in before.tiles], [tile.turns for tile in after.tiles]) == ([0, 0], [1, 0])
    assert before.walls != after.walls


# --- Enemies who inherit ---


@rule("MD-GRD-01", "MD-GRD-12", "MD-OBJ-04")
def test_an_enemy_is_given_a_treasure_beside_what_it_holds() -> None:
    foes = {"rat": {"card": RAT, "zone": "F1", "holds": [HORN]}}
    table = Table(TWO_TILES, {"owen": {}}, foes, mission=lever("treasure to orc-agent"), decks={"treasure-1": [KNIFE]})
    assert table.play("pickup").enemy("rat").holds == [HORN, KNIFE]


@rule("MD-OBJ-01", "MD-GRD-12", "MD-OBJ-04")
@pytest.mark.parametrize(("supply", "held"), [([SWORD], [SWORD]), ([], [])])
def test_an_enemy_takes_an_artifact_only_if_it_is_still_there(supply: list[str], held: list[str]) -> None:
    foes = {"rat": {"card": RAT, "zone": "F1"}}
    decks = {"treasure-1": [KNIFE]}
    table = Table(TWO_TILES, {"owen": {}}, foes, mission=lever("artifact dawnbringer to orc-agent"), supply=supply, decks=decks)
    assert table.play("pickup").enemy("rat").holds == held


# --- tokens of one name ---

TORCHES = {
    "tokens": {"torch.1": "artifact at A1", "torch.2": "artifact at B1"},
    "wins": ["count braziers 1"],
    "rules": [{"on": "take torch", "once": False, "do": ["xp 1"]}, {"on": "bring torch to C1", "do": ["count braziers"]}],
}


@rule("MD-OBJ-02", "MD-OBJ-04")
def test_of_several_tokens_with_one_name_any_will_do() -> None:
    table = Table(TWO_TILES, {"owen": {"zone": "B1"}, "sibyl": {}}, mission=TORCHES)
    assert not is_reached(table.state, Phrase("take", "torch"))
    table.play("pickup")
    assert is_reached(table.state, Phrase("take", "torch"))
    assert table.hero("sibyl").xp == 1
    table.play("move C1")
    assert table.session.outcome == "victory"


def test_the_advice_fetches_a_torch_and_brings_it_where_it_is_wanted() -> None:
    table = Table(TWO_TILES, {"owen": {}, "sibyl": {}}, mission=TORCHES)
    assert [(one.verb, one.zone) for one in errands(table.state)] == [("take", "A1"), ("take", "B1")]
    table.play("pickup")
    assert [tuple(one) for one in errands(table.state)] == [("bring", "C1", "torch", "owen")]


# --- what else the advice wants ---


def test_artifacts_that_lie_about_are_fetched_before_the_way_out() -> None:
    rules = [{"on": "take sword", "do": ["artifact dawnbringer"]}, {"on": "take book", "do": ["count books"]}]
    tokens = {"sword": "artifact at B1", "book": "library at C1"}
    mission = {"wins": ["count books 1", "exit"], "exits": ["F1"], "tokens": tokens, "rules": rules, "losses": ["round 40"]}
    table = Table(TWO_TILES, {"owen": {"zone": "C1"}}, mission=mission)
    assert [(one.verb, one.name) for one in errands(table.state)] == [("take", "book"), ("take", "sword")]
    assert Outlook(table.state).haste < LEAVING
    table.play("pickup")
    assert [one.verb for one in errands(table.state)] == ["exit"]
    assert Outlook(table.state).haste == LEAVING


# --- sheets that are wrong ---

SHEET = """
layout = [["7a", "9b"]]
start = "B3"
exits = ["A1"]
wins = ["exit"]
losses = ["round 9"]

[doors]
A1-A2 = "closed"

[levels]
B1 = 1
D1 = 2

[[rules]]
on = "start"
do = ["say go"]
"""


@pytest.mark.parametrize(
    ("does", "reason"),
    [
        ("turn the tile of E2", "the tile of E2 cannot turn; only a tile of Corridors can"),
        ("turn the tile of B2", "the tile of B2 cannot turn: there is a door on it, A1-A2"),
        ("light the tile of Z9", "'Z9' is no Zone of the map"),
        ("treasure to wombat", "there is no figure 'wombat'"),
        ("artifact spoon to liliarch", "there is no Artifact 'spoon'"),
        ("activate wombat", "there is no figure 'wombat'"),
    ],
)
def test_a_change_that_cannot_be_is_refused(does: str, reason: str) -> None:
    assert read_mission("whole", SHEET, "whole.toml").exits == ("A1",)
    with pytest.raises(BadInput, match=r"broken\.toml:17:") as found:
        read_mission("broken", SHEET.replace("say go", does), "broken.toml")
    assert reason in str(found.value)
