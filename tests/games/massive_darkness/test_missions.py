"""Tiles and Missions (MD-COMP-01, MD-SET-03, MD-OBJ, MD-WIN): drawn well, walkable, winnable, or refused with a reason."""

import random
from functools import cache
from typing import Any

import msgspec
import pytest

from tenebra.boards.pieces import as_text, read_piece, turn_piece
from tenebra.boards.zones import TILE_SIDE, lay_tiles, parse_zones
from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.campaign import next_missions
from tenebra.games.massive_darkness.content import tiles
from tenebra.games.massive_darkness.rules.scenario_rules import DEFEAT, VICTORY
from tenebra.games.massive_darkness.scenario_reader import closed_places, read_mission
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.games.massive_darkness.scene.objectives import progress_of
from tenebra.games.massive_darkness.scene.voice import voices
from tenebra.games.massive_darkness.state import Campaign, MDState
from tenebra.games.massive_darkness.wording import words_of
from tenebra.kernel import BadInput, Session
from tenebra.kit.words import LANGUAGES, Words
from tests.games.massive_darkness.pilgrim import choose
from tests.games.massive_darkness.table import Table, door_card, foe, rule

MISSIONS = SHEETS.ids
HEROES = ("owen", "elias", "sibyl", "whisper", "bjorn", "siegfried")
SIDE = 2 * TILE_SIDE
MIDDLES = ((0, TILE_SIDE), (TILE_SIDE, 0), (TILE_SIDE, SIDE), (SIDE, TILE_SIDE))
RAT = foe("mission-rat", "orc-agent", melee="1 yellow", health=1, level=1)
SPIDER = foe("mission-spider", "giant-spider", melee="1 yellow", health=1)
EMPTY = door_card("mission-empty")


@cache
def words_in(language: str) -> Words:
    return Words(language, GAME)


def drawn(name: str) -> list[str]:
    """A tile without its remark, as a square of characters."""
    return [line.ljust(SIDE + 1) for line in tiles()[name].splitlines() if not line.startswith(";")]


# --- tiles ---


@rule("MD-COMP-01", "MD-RUL-05")
def test_nine_tiles_have_two_faces_each() -> None:
    assert sorted(tiles()) == [f"{number}{side}" for number in range(1, 10) for side in "ab"]


@rule("MD-RUL-05", "MD-ZON-02", "MD-SHA-01")
@pytest.mark.parametrize("name", sorted(tiles()))
def test_a_tile_is_three_by_three_zones_that_hang_together(name: str) -> None:
    board = parse_zones(tiles()[name], name)
    assert (board.grid.width, board.grid.height) == (TILE_SIDE, TILE_SIDE)
    assert not board.doors, "doors are laid by the Mission"
    assert board.reachable(board.zones(board.grid.floor)[0], board.sight([]).ways) == board.grid.floor


@pytest.mark.parametrize("name", sorted(tiles()))
def test_any_two_tiles_fit_together_in_any_turn(name: str) -> None:
    for line, column in MIDDLES:
        assert drawn(name)[line][column] == " ", f"the middle of each side of {name} is open"


def test_no_two_faces_are_the_same_drawing() -> None:
    turned = {frozenset(as_text(turn_piece(read_piece(text, "tile"), n)) for n in range(4)) for text in tiles().values()}
    assert len(turned) == 18


@rule("MD-ZON-01", "MD-SET-03")
def test_a_turned_tile_keeps_its_walls_and_lights() -> None:
    straight, turned = (lay_tiles([[entry]], tiles(), {}) for entry in ("4a", "4a:1"))
    assert straight.zones(straight.rooms) == ["B2", "C2", "B3", "C3"]
    assert turned.zones(turned.rooms) == ["A2", "B2", "A3", "B3"]
    assert straight.zones(straight.light) == ["A3", "C3"]
    assert turned.zones(turned.light) == ["A1", "A3"]


# --- the Missions of the box ---


@rule("MD-SET-02", *(f"MD-NAM-{number}" for number in range(65, 76)))
def test_the_introduction_and_ten_missions_in_their_order() -> None:
    assert MISSIONS == (
        "walking-in-the-dark",
        "scorched-earth",
        "black-widow",
        "the-chosen-one",
        "goblin-war-drums",
        "the-immortals-downfall",
        "the-fiends-treasure",
        "sparks-in-the-dark",
        "big-game-hunting",
        "maze-of-darkness",
        "the-heart-of-darkness",
    )
    assert [SHEETS[id].number for id in MISSIONS] == list(range(11))


@rule("MD-SET-03", "MD-RUL-08", "MD-SET-21", "MD-NAM-76")
@pytest.mark.parametrize("id", MISSIONS)
def test_a_mission_is_one_dungeon_with_a_level_token_on_each_tile(id: str) -> None:
    mission = SHEETS[id]
    board = mission.board
    assert board.reachable(mission.start, board.sight(board.doors).ways) == board.grid.floor
    assert sorted(board.tile_of[zone] for zone in mission.levels) == sorted(board.tiles)
    assert mission.levels[next(z for z in mission.levels if board.tile_of[z] == board.tile_of[mission.start])] == 1
    assert 40 <= mission.minutes <= 120
    assert mission.wins
    assert mission.losses


@rule("MD-RES-02", "MD-ZON-03", "MD-ZON-07", "MD-DOOR-03")
@pytest.mark.parametrize("id", MISSIONS)
def test_closed_chambers_wait_behind_doors_and_have_names(id: str) -> None:
    mission = SHEETS[id]
    board, closed = mission.board, closed_places(mission)
    assert len(closed) >= 3
    ways = board.sight([door for door, is_open in board.doors.items() if is_open]).ways
    named = 0
    for place in closed:
        named |= board.chamber(mission.places[place], ways)
    for zone in board.zones(board.rooms & ~named):
        assert not board.is_walled_in(board.chamber(zone, ways), ways), f"the closed Chamber of {zone} has no name"


@rule("MD-ZON-07")
@pytest.mark.parametrize(
    ("board", "start", "closed"),
    [
        ("+-+-+-+\n|CDr r|\n+-+-+-+", "A1", True),
        ("+-+-+-+\n|CDr r|\n+-+-+-+", "C1", False),
        ("+-+-+-+-+\n|CDr r c|\n+-+-+-+-+", "A1", False),
        ("+-+-+-+-+\n|COr rDc|\n+-+-+-+-+", "A1", False),
    ],
)
def test_a_place_is_closed_as_long_as_walls_and_closed_doors_are_all_around_it(board: str, start: str, closed: bool) -> None:
    table = Table(board, {"owen": {"zone": "A1"}}, mission={"start": start, "places": {"vault": "B1"}})
    assert closed_places(SHEETS[table.state.scenario]) == (["vault"] if closed else [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", MISSIONS)
def test_a_mission_has_all_its_words(id: str, language: str) -> None:
    words = words_in(language)
    assert [one for one in words_of(SHEETS[id]) if not words.has(one)] == []


@rule("MD-RUL-79")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", MISSIONS)
def test_the_page_names_the_last_round(id: str, language: str) -> None:
    last = [phrase.number for phrase in SHEETS[id].losses if phrase.verb == "round"]
    assert len(last) == 1, "every Mission comes to an end"
    assert f"Round {last[0]}" in words_in(language).say(f"scenario-{id}.rules")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name(language: str) -> None:
    words = words_in(language)
    assert len({words.say(f"tile-{name}") for name in tiles() if words.has(f"tile-{name}")}) == 18


@rule("MD-SET-01", "MD-WIN-01")
@pytest.mark.parametrize("number", [1, 2, 4, 6])
@pytest.mark.parametrize("id", MISSIONS)
def test_random_play_ends(id: str, number: int) -> None:
    session = Session.begin(GAME, id, "random", {"party": " ".join(HEROES[:number])})
    pick = random.Random(number)
    for _ in range(20_000):
        if session.decision is None:
            break
        seat = pick.choice(session.decision.seats)
        session.choose(pick.choice(session.decision.options(seat)), seat)
    assert session.state.outcome in (VICTORY, DEFEAT)


@rule("MD-WIN-02")
@pytest.mark.parametrize("id", MISSIONS)
def test_heroes_with_lives_to_spare_can_win(id: str) -> None:
    """Every objective can be reached by playing, if dying does not matter."""
    for seed in range(20):
        session = Session.begin(GAME, id, f"pilgrim {seed}", {"party": " ".join(HEROES[:4]), "lifebringer": 99})
        pick = random.Random(seed)
        while session.decision is not None:
            seat, option = choose(session, pick)
            session.choose(option, seat)
        if session.state.outcome == VICTORY:
            return
    pytest.fail("not one of twenty games was won")


def told_so_far(number: int) -> Session[MDState]:
    """Mission number so-and-so of a campaign that was won up to there, by a Hero who keeps two Artifacts; its first Round."""
    heroes = {"owen": {"calling": "fury-paladin", "pack": ["heart-of-darkness.1", "dawnbringer.1"]}}
    record = {"played": MISSIONS[:number], "passed": MISSIONS[:number], "heroes": heroes if number else {}}
    (scenario, *_) = next_missions(msgspec.convert(record, Campaign))
    session = Session.begin(GAME, scenario, "story", {"party": "owen", "campaign": record})
    while not session.state.round:
        assert session.decision is not None
        session.choose(session.decision.options(session.decision.seat)[0])
    return session


@rule("MD-STO-18", "MD-STO-19", "MD-STO-24")
def test_story_mode_leads_through_all_eleven_and_the_heart_begins_in_its_place() -> None:
    """A Hero who has kept the Heart of Darkness comes to the last Mission without it: the Liliarch has it again."""
    sessions = [told_so_far(number) for number in range(len(MISSIONS))]
    assert tuple(session.state.scenario for session in sessions) == MISSIONS
    assert sessions[-1].state.heroes["owen"].cards == ["dawnbringer.1"]
    assert "heart-of-darkness.1" in sessions[-1].state.enemies["liliarch-1"].holds
    assert next_missions(Campaign(played=list(MISSIONS), passed=list(MISSIONS))) == []


def test_the_objective_names_what_is_needed_not_what_can_be_had() -> None:
    """Six pieces can be taken, and a fifth and a sixth do something; four are enough."""
    session = Session.begin(GAME, "the-fiends-treasure", "0", {"party": "owen"})
    (loot, *_) = progress_of(session.view("owen"), voices(words_in("en"), session.state))
    assert (loot.text, loot.most) == ("Pieces taken: 0 of 4", 4)


# --- a Mission's own rules ---

TRAIL = "+-+-+-+-+\n|C C CDR|\n+-+-+-+-+"
TWO_TILES = "+-+-+-+-+-+-+\n|C C C C C C|\n+-+-+-+-+-+-+"


def rules(*entries: dict[str, Any]) -> dict[str, Any]:
    return {"rules": list(entries)}


@rule("MD-DOOR-12", "MD-DOOR-15", "MD-OBJ-04")
def test_a_place_is_described_and_wakes_when_its_chamber_is_opened() -> None:
    sheet = {"places": {"vault": "D1"}, **rules({"on": "explore vault", "do": ["treasure 2 at D1"]})}
    table = Table(TRAIL, {"owen": {"zone": "C1"}}, mission=sheet, decks={"door": [EMPTY]}).play("open C1-D1")
    assert table.state.treasure == {"D1": ["normal", "normal"]}
    assert [event.text for event in table.told("Said")] == ["vault"]


@rule("MD-OBJ-04", "MD-OBJ-05", "MD-EXP-01", "MD-PCK-07")
def test_a_token_rewards_whoever_takes_it() -> None:
    sheet = {"tokens": {"drum": "pillar at A1"}, **rules({"on": "take drum", "do": ["reward 2"]})}
    table = Table(TRAIL, {"owen": {}, "sibyl": {}}, mission=sheet).play("pickup")
    assert (table.hero("owen").xp, table.hero("sibyl").xp) == (2, 0)


@rule("MD-OBJ-04")
def test_a_rule_may_wait_for_something_else_to_hold() -> None:
    fires = rules(
        {"on": "every 1 rounds", "given": ["count fires 1"], "do": ["wound 1 on the tile of A1"]},
        {"on": "every 1 rounds", "given": ["not count fires 1"], "do": ["xp 3"]},
        {"on": "every 2 rounds", "do": ["heal 1"]},
    )
    heroes = {"owen": {"zone": "B1"}, "sibyl": {"zone": "D1"}}
    cold = Table(TWO_TILES, heroes, turn="", mission=fires, round=2).state
    assert [(hero.health, hero.xp) for hero in cold.heroes.values()] == [(5, 3), (5, 3)]
    burning = Table(TWO_TILES, heroes, turn="", mission=fires, round=3, counters={"fires": 1}).state
    assert [(hero.health, hero.xp) for hero in burning.heroes.values()] == [(4, 0), (5, 0)]


def test_a_rule_may_be_for_few_heroes_or_for_many() -> None:
    fires = rules(
        {"on": "every 1 rounds", "given": ["party of 2"], "do": ["xp 1"]},
        {"on": "every 1 rounds", "given": ["not party of 2"], "do": ["xp 3"]},
    )
    alone = Table(TWO_TILES, {"owen": {}}, turn="", mission=fires, round=2).state
    assert alone.heroes["owen"].xp == 3
    two = Table(TWO_TILES, {"owen": {}, "sibyl": {"is_dead": True}}, turn="", mission=fires, round=2).state
    assert two.heroes["owen"].xp == 1


@rule("MD-OBJ-01", "MD-RUL-29")
def test_an_artifact_is_brought_somewhere_by_the_hero_who_has_it() -> None:
    sheet = {
        "tokens": {"sword": "artifact at A1"},
        **rules(
            {"on": "take sword", "do": ["artifact dawnbringer"]},
            {"on": "bring dawnbringer to B1", "do": ["count altars", "reward 3"]},
        ),
    }
    table = Table(TRAIL, {"owen": {}, "sibyl": {"zone": "B1"}}, mission=sheet, supply=["dawnbringer.1"])
    assert table.play("pickup", "ready").state.counters == {}
    assert table.play("move B1").state.counters == {"altars": 1}
    assert (table.hero("owen").xp, table.hero("sibyl").xp) == (3, 0)


@rule("MD-EXP-01", "MD-EXP-10")
def test_what_a_hero_bears_may_feed_it() -> None:
    sheet = {
        "tokens": {"crown": "artifact at A1"},
        **rules({"on": "every 1 rounds", "do": ["xp 1 to the bearer of crown"]}),
    }
    table = Table(TRAIL, {"owen": {}, "sibyl": {}}, turn="sibyl", mission=sheet, whole_round=True)
    table.play("pickup", "stop", "nothing")
    assert table.state.round == 2
    assert (table.hero("owen").xp, table.hero("sibyl").xp) == (0, 1)


@rule("MD-OBJ-04", "MD-WIN-03", "MD-RUL-79", "MD-TGT-10")
@pytest.mark.parametrize(("hero_at", "breaches"), [("A1", 0), ("C1", 1)])
def test_a_gate_with_enemies_and_no_hero_is_breached_when_the_round_ends(hero_at: str, breaches: int) -> None:
    sheet = rules({"on": "breach A1", "once": False, "do": ["count breaches"]})
    table = Table(TRAIL, {"owen": {"zone": hero_at}}, {"rat": {"card": RAT, "zone": "A1"}}, phase="end", mission=sheet)
    assert table.state.counters.get("breaches", 0) == breaches


@rule("MD-WIN-03", "MD-RUL-79", "MD-DECK-09")
@pytest.mark.parametrize(("sprung", "outcome"), [([], ""), ([0], DEFEAT)])
def test_a_relic_that_goes_back_to_the_supply_is_lost(sprung: list[int], outcome: str) -> None:
    """Before the Mission has handed it out it merely waits there."""
    sheet = {
        "tokens": {"sword": "artifact at A1"},
        "losses": ["lost dawnbringer"],
        **rules({"on": "take sword", "do": ["artifact dawnbringer"]}),
    }
    table = Table(TRAIL, {"owen": {}}, mission=sheet, supply=["dawnbringer.1"], whole_round=True)
    table.state.sprung = sprung
    assert table.play("nothing").state.outcome == outcome


@rule("MD-SPW-06", "MD-RUL-24")
def test_a_mission_may_rouse_a_figure_and_take_a_token_away() -> None:
    sheet = {"tokens": {"egg": "lair at B1"}, **rules({"on": "start", "do": ["activate giant-spider", "remove egg"]})}
    mother = {"mother": {"card": SPIDER, "zone": "C1"}}
    table = Table(TRAIL, {"owen": {}}, mother, turn="", mission=sheet, dice=["blank", "1"])
    assert table.enemy("mother").zone == "A1"
    assert table.state.tokens == {}


@rule("MD-WIN-02")
@pytest.mark.parametrize(("begun", "outcome"), [(1, ""), (2, VICTORY)])
def test_an_objective_may_be_to_hold_out(begun: int, outcome: str) -> None:
    sheet = {"wins": ["survive 2 rounds"], "losses": ["round 9"]}
    assert Table(TRAIL, {"owen": {}}, turn="", mission=sheet, round=begun + 1).state.outcome == outcome


# --- sheets that are wrong ---

SHEET = """
layout = [["1a", "2a"]]
start = "B3"
exits = ["F2"]
wins = ["exit"]
losses = ["round 9"]

[doors]
A2-B2 = "closed"

[levels]
B1 = 1
E2 = 2

[tokens]
book = "library at A1"
"""


def complaint(text: str) -> str:
    with pytest.raises(BadInput) as found:
        read_mission("broken", text, "broken.toml")
    return str(found.value)


def test_the_sheet_that_the_next_tests_break_is_right() -> None:
    assert read_mission("whole", SHEET, "whole.toml").exits == ("F2",)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('["1a", "2a"]', '["1a", "1b"]', 2, "tile 1 lies twice on the map"),
        ('["1a", "2a"]', '["1a", "7z"]', 2, "'7z' names no tile"),
        ('["1a", "2a"]', '["1a", "-", "2a"]', 4, "'F2' is no Zone of the map"),
        ('start = "B3"', 'start = "B9"', 3, "'B9' is no Zone of the map"),
        ('wins = ["exit"]', 'wins = ["dance"]', 5, "'dance' is not understood"),
        ('wins = ["exit"]', 'wins = ["take cup"]', 5, "the token 'cup' never comes onto the board"),
        ('wins = ["exit"]', 'wins = ["slay liliarch"]', 5, "no rule brings the Enemy 'liliarch'"),
        ('wins = ["exit"]', 'wins = ["count fires 2"]', 5, "'fires' can be counted 0 times, never 2"),
        ('wins = ["exit"]', "wins = []", 5, "at least one objective"),
        ("\n\n[doors]", '\naside = ["liliarch"]\n\n[doors]', 7, "no rule brings the Enemy 'liliarch' that is set aside"),
        ('exits = ["F2"]', "exits = []", 5, "no Exit Zone"),
        ("A2-B2", "A2-C2", 9, "'A2-C2' is no edge between two Zones"),
        ("A2-B2", "A1-B1", 9, "the tiles show a wall between A1 and B1"),
        ('"closed"', '"ajar"', 9, "a door is open or closed"),
        ("E2 = 2\n", "", 11, "has no Level token"),
        ("E2 = 2", "E2 = 2\nF2 = 3", 14, "a tile has one Level token"),
        ("B1 = 1", "B1 = 2", 11, "start on a tile of Level 2, not 1"),
        ("library at A1", "cat at A1", 16, "'cat' is not one of artifact, lair, library, pillar"),
        ("[tokens]", '[[rules]]\non = "start"\ndo = ["enemy wombat at A1"]\n[tokens]', 17, "no Enemy 'wombat'"),
        ("[tokens]", '[[rules]]\non = "open C1-D1"\ndo = ["say no"]\n[tokens]', 16, "known are A2-B2"),
        ("[tokens]", '[[rules]]\non = "explore den"\ndo = ["say no"]\n[tokens]', 16, "on explore den"),
        ("[tokens]", '[[rules]]\non = "start"\ndo = ["artifact spoon"]\n[tokens]', 17, "no Artifact 'spoon'"),
    ],
)
def test_a_wrong_sheet_is_refused_with_file_line_and_reason(old: str, new: str, line: int, reason: str) -> None:
    assert SHEET.count(old) >= 1
    said = complaint(SHEET.replace(old, new, 1))
    assert reason in said
    assert said.startswith(f"broken.toml:{line}:")


def test_walls_that_cut_the_dungeon_are_refused() -> None:
    apart = SHEET.replace('["1a", "2a"]', '["1a"], ["-"], ["2a"]').replace("E2 = 2", "B8 = 2").replace("F2", "B8")
    assert "no way leads from B3 to A7" in complaint(apart)
