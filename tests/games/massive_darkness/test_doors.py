"""Doors, Chambers, Door cards (MD-DOOR, MD-ZON)."""

from typing import Any

import pytest

from tenebra.games.massive_darkness.content.model import DoorSection
from tenebra.games.massive_darkness.events.board import EnemySpawned, TreasurePlaced
from tenebra.games.massive_darkness.scenario_reader import read_mission
from tenebra.kernel import BadInput
from tests.games.massive_darkness.duel import DUMMY
from tests.games.massive_darkness.table import Table, card, door_card, foe, rule

WATCH = door_card("test-watch", DoorSection(treasure=2), DoorSection("guard", treasure=3), DoorSection(treasure=2))
AMBUSH = door_card("test-ambush", DoorSection("ambush", special=1), DoorSection(), DoorSection())
EMPTY = door_card("test-empty", DoorSection(), DoorSection(), DoorSection())
RATS = foe("test-rats", level=1, melee="1 yellow", minions=1)
TOOTH = card("test-tooth")
HORN = card("door-horn", text="Command")
HALL = """
+-+-+-+-+
|C C CDr|
+-+-+-+ +
|c|r r r|
+-+ +-+D+
|c|r|c c|
+-+-+-+-+
"""
LEVELS = {"levels": {"A1": 1}}


def hall(**fields: Any) -> Table:
    decks = {"door": [WATCH], "guard-1": [RATS], "treasure-1": [TOOTH], **fields.pop("decks", {})}
    return Table(HALL, {"whisper": {"zone": "C1"}}, mission=LEVELS, decks=decks, **fields)


@rule("MD-DOOR-03", "MD-DOOR-05", "MD-DOOR-07", "MD-DOOR-09", "MD-DOOR-10", "MD-EX-11", "MD-ZON-03", "MD-RUL-55")
def test_one_door_card_fills_three_rooms_of_a_chamber() -> None:
    table = hall()
    table.play("open C1-D1")
    assert table.state.treasure == {"D1": ["normal"] * 2, "D2": ["normal"] * 3, "C2": ["normal"] * 2}
    assert [(enemy.card, enemy.zone) for enemy in table.state.enemies.values()] == [(RATS, "D2")]
    assert table.told("CardDrawn")[0].card == WATCH
    assert table.state.decks["door"].discard == [WATCH]


@rule("MD-DOOR-14")
def test_the_sections_are_resolved_in_order_and_in_each_the_spawn_comes_first() -> None:
    thrice = door_card("test-thrice", *(DoorSection("guard", treasure=1) for _ in range(3)))
    other, third = foe("test-cats", "orc-flayers", level=1, minions=1), foe("test-dogs", "goblin-archers", level=1, minions=1)
    table = hall(decks={"door": [thrice], "guard-1": [RATS, other, third], "treasure-1": ["test-tooth.1"]})
    table.play("open C1-D1")
    order = [(type(e).__name__, e.zone) for e in table.session.events if isinstance(e, EnemySpawned | TreasurePlaced)]
    assert order == [(what, zone) for zone in ("D1", "D2", "C2") for what in ("EnemySpawned", "TreasurePlaced")]


@rule("MD-DOOR-08", "MD-DEC-02", "MD-EX-11")
def test_where_two_rooms_could_be_the_next_the_active_player_chooses() -> None:
    board = "+-+-+-+\n|C|r|c|\n+D+ +-+\n|r r r|\n+-+ +-+\n|c|r|c|\n+-+-+-+"
    table = Table(
        board, {"whisper": {}, "owen": {}}, mission=LEVELS, decks={"door": [WATCH], "guard-1": [RATS], "treasure-1": []}
    )
    table.play("open A1-A2")
    assert (table.prompt, table.asked, table.options()) == ("room", "whisper", ["place B1", "place C2", "place B3"])
    table.play("place C2")
    assert table.state.treasure["C2"] == ["normal"] * 2


@rule("MD-DOOR-08", "MD-DEC-02", "MD-SKL-07", "MD-RND-03")
def test_the_rooms_behind_a_door_that_a_commanded_hero_opens_are_numbered_by_the_active_player() -> None:
    board = "+-+-+-+\n|C|r|c|\n+D+ +-+\n|r r r|\n+-+ +-+\n|C|r|c|\n+-+-+-+"
    heroes: dict[str, Any] = {"owen": {"zone": "A3", "pack": [HORN]}, "whisper": {}}
    table = Table(board, heroes, mission=LEVELS, decks={"door": [WATCH], "guard-1": [RATS]})
    table.play("command whisper", "open A1-A2")
    assert (table.prompt, table.asked, table.options()) == ("room", "owen", ["place B1", "place C2", "place B3"])
    table.play("place B1")
    assert (table.prompt, table.asked) == ("movement", "whisper")


@rule("MD-DOOR-11", "MD-RUL-54", "MD-SKL-07", "MD-RND-03")
def test_an_ambush_that_a_commanded_hero_opens_falls_on_the_active_hero() -> None:
    heroes: dict[str, Any] = {"owen": {"pack": [HORN]}, "whisper": {"zone": "C1"}}
    table = Table(HALL, heroes, mission=LEVELS, decks={"door": [AMBUSH], "guard-1": [RATS]})
    table.play("command whisper", "open C1-D1")
    assert [enemy.zone for enemy in table.state.enemies.values()] == ["A1"]
    assert table.may("move B1")


@rule("MD-RUL-55")
def test_a_fork_at_the_first_room_gives_the_third_section_the_nearest_room_left() -> None:
    board = "+-+-+-+\n|c|C|c|\n+-+D+-+\n|r r r|\n+-+-+-+"
    table = Table(board, {"whisper": {"zone": "B1"}}, mission=LEVELS, decks={"door": [WATCH], "guard-1": [RATS]})
    table.play("open B1-B2", "place A2")
    assert table.state.treasure == {"B2": ["normal"] * 2, "A2": ["normal"] * 3, "C2": ["normal"] * 2}


@rule("MD-DOOR-06")
def test_sections_without_a_room_are_ignored() -> None:
    table = Table("+-+-+\n|CDr|\n+-+-+", {"whisper": {}}, mission=LEVELS, decks={"door": [WATCH], "guard-1": [RATS]})
    table.play("open A1-B1")
    assert table.state.treasure == {"B1": ["normal"] * 2}
    assert table.state.enemies == {}


@rule("MD-DOOR-11", "MD-RUL-54", "MD-DOOR-13")
def test_an_ambush_comes_to_the_active_hero_and_does_not_strike_at_once() -> None:
    table = hall(decks={"door": [AMBUSH]})
    table.play("open C1-D1")
    enemy = next(iter(table.state.enemies.values()))
    assert enemy.zone == "C1"
    assert table.state.treasure == {"D1": ["special"]}
    assert table.told("AttackDeclared") == []
    assert table.options() == ["stop"]


@rule("MD-DOOR-04", "MD-RUL-56", "MD-ZON-07", "MD-ZON-04")
def test_no_card_for_a_chamber_already_open_or_for_corridors() -> None:
    table = hall(decks={"door": [EMPTY, EMPTY]})
    table.play("open C1-D1", "stop", "move D1", "move D2", "open D2-D3")
    assert [e.deck for e in table.told("CardDrawn")] == ["door"]
    assert table.state.doors["D2-D3"]


@rule("MD-ZON-03", "MD-ZON-07", "MD-DOOR-04")
def test_a_chamber_with_the_starting_zone_or_an_opening_is_open() -> None:
    started = Table(
        "+-+-+-+\n|CDr r|\n+-+-+-+", {"whisper": {"zone": "A1"}}, mission={**LEVELS, "start": "C1"}, decks={"door": [WATCH]}
    )
    started.play("open A1-B1")
    gaping = Table("+-+-+-+\n|CDr r c|\n+-+-+-+-+", {"whisper": {}}, mission=LEVELS, decks={"door": [WATCH]})
    gaping.play("open A1-B1")
    assert started.told("CardDrawn") == gaping.told("CardDrawn") == []


@rule("MD-ZON-04", "MD-RUL-55")
def test_a_chamber_behind_a_further_door_gets_its_own_card() -> None:
    table = Table(
        "+-+-+-+-+\n|CDrDr r|\n+-+-+-+-+",
        {"whisper": {}},
        mission=LEVELS,
        decks={"door": [AMBUSH, WATCH, WATCH], "guard-1": [RATS], "treasure-1": [TOOTH]},
    )
    table.play("open A1-B1", "move B1", "open B1-C1")
    assert table.state.treasure == {"B1": ["normal"] * 2, "C1": ["normal"] * 2, "D1": ["normal"] * 3}


@rule("MD-DOOR-01", "MD-MVA-01", "MD-MVA-05")
def test_opening_costs_a_point_and_enemies_do_not_prevent_it() -> None:
    table = hall(enemies={"orc": {"card": DUMMY, "zone": "C1"}})
    assert not any(option.startswith("move") for option in table.options())
    table.play("open C1-D1")
    assert table.state.movement is not None
    assert table.state.movement.points == 2  # Whisper has 3
    assert table.refusal("open D2-D3") == "MD-DOOR-01"


@rule("MD-DOOR-02")
def test_an_open_door_stays_open() -> None:
    table = hall()
    table.play("open C1-D1")
    assert table.refusal("open C1-D1") == "MD-DOOR-02"
    assert not any(option.startswith("close") for option in table.options())


@rule("MD-DECK-05", "MD-DECK-02", "MD-RUB-02")
def test_the_door_deck_is_shuffled_anew_when_its_last_card_is_drawn() -> None:
    table = hall(decks={"door": [WATCH]})
    table.state.decks["door"].discard = [AMBUSH]
    table.play("open C1-D1")
    assert table.state.decks["door"].draw == [AMBUSH]
    assert table.state.decks["door"].discard == [WATCH]


SHEET = """
layout = [["1a", "3a"]]
start = "B1"
exits = ["F3"]
wins = ["exit"]
losses = ["round 9"]

[doors]
A2-B2 = "closed"
B2-C2 = "closed"
C2-D2 = "closed"
E1-E2 = "closed"
E2-E3 = "closed"

[levels]
B1 = 1
E1 = 2

[[rules]]
on = "start"
do = ["open B2-C2"]
"""


@rule("MD-DOOR-03", "MD-DOOR-04", "MD-RUL-55")
def test_a_mission_cannot_open_a_door_between_two_closed_chambers() -> None:
    assert read_mission("whole", SHEET, "whole.toml").own_rules[0].do[0].name == "B2-C2"
    with pytest.raises(BadInput) as found:
        read_mission("broken", SHEET.replace("open B2-C2", "open C2-D2"), "broken.toml")
    assert str(found.value).startswith("broken.toml:21: door C2-D2 lies between two closed Chambers")
