"""Map pieces and quests (DE-COMP-17, DE-GEN-02, DE-GEN-03): they can be laid, walked through and told, or are refused by line."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tenebra.boards.pieces import read_piece
from tenebra.games.descent import GAME
from tenebra.games.descent.content import monsters, tokens
from tenebra.games.descent.scenario import CHESTS, START, Phrase, Quest
from tenebra.games.descent.scenario_reader import pieces, read_quest
from tenebra.games.descent.scenarios import SHEETS
from tenebra.kernel import BadInput, Session
from tenebra.kit.ending import HEROES
from tenebra.kit.words import LANGUAGES, Words
from tests.games.descent.table import rule

PACKAGE = files("tenebra.games.descent")
FIRST = "into-the-dark"
TEXT = Path(__file__).with_name("quest.toml").read_text(encoding="utf-8")
PARTY = ("sir-valadir", "silhouette", "mad-carthos", "red-scorpion")


# --- map pieces ---


@rule("DE-COMP-17")
def test_the_box_has_61_map_pieces() -> None:
    kinds = [name.rpartition("-")[0] for name in pieces()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"corridor": 25, "dead-end": 20, "intersection": 6, "room": 10}


def openings(name: str) -> list[tuple[int, int]]:
    """Row and column of the outer edges where a piece goes on, in characters of its drawing."""
    glyphs = read_piece(pieces()[name], name).glyphs
    floor = [(y, x) for y, x in glyphs if y % 2 and x % 2]
    beside = [(y + dy, x + dx, y + 2 * dy, x + 2 * dx) for y, x in floor for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return sorted((y, x) for y, x, far, wide in beside if (y, x) not in glyphs and (far, wide) not in glyphs)


@rule("DE-DOR-01")
@pytest.mark.parametrize("name", list(pieces()))
def test_a_piece_goes_on_wherever_two_edges_are_open_side_by_side(name: str) -> None:
    found = openings(name)
    ways = {"room": range(1, 5), "corridor": (2,), "intersection": (3, 4), "dead-end": (1,)}[name.rpartition("-")[0]]
    assert len(found) in [2 * number for number in ways]
    for y, x in found:
        along = ((y + 2, x), (y - 2, x)) if y % 2 else ((y, x + 2), (y, x - 2))
        assert sum(other in found for other in along) == 1, f"the opening of {name} at line {y}, column {x}"


# --- the quests of the box ---


@rule("DE-SET-18", "DE-CNQ-04", "DE-NAM-13", "DE-NAM-39")
def test_the_first_quest_begins_with_five_tokens_and_ends_with_narthak() -> None:
    quest = SHEETS[FIRST]
    assert (SHEETS.ids[0], quest.number, quest.conquest) == (FIRST, 1, 5)
    assert quest.wins == (Phrase("slain", "narthak"),)
    assert not quest.losses
    assert quest.uniques["narthak"].kind == "giant"
    assert [one.rank for area in quest.areas.values() for one in area.monsters if one.kind == "narthak"] == ["unique"]


@rule("DE-GEN-02")
@pytest.mark.parametrize("id", SHEETS.ids)
def test_a_quest_says_everything_a_game_needs(id: str) -> None:
    quest = SHEETS[id]
    areas = quest.areas.values()
    assert 4 <= len(areas) <= 7
    assert 2 <= sum(len(area.glyphs) for area in areas) <= 4
    assert any(area.chests for area in areas)
    assert any(area.encounters for area in areas) or id == "nobody-sleeps-tonight"
    assert set(quest.area_of) == set(quest.grid.spaces(quest.grid.floor))
    assert not any(one.is_hidden for one in areas if one.name == START)
    for heroes in (2, 3, 4):
        assert len(monsters_with(quest, heroes)) >= 3
        assert len(monsters_with(quest, heroes)) > len(monsters_with(quest, heroes - 1))


def monsters_with(quest: Quest, heroes: int) -> list[str]:
    return [one.kind for area in quest.areas.values() for one in area.monsters if one.fewest <= heroes <= one.most]


@rule("DE-CNQ-01", "DE-CHS-08")
@pytest.mark.parametrize("id", SHEETS.ids)
def test_a_chest_with_conquest_holds_two_to_four(id: str) -> None:
    found = {contents.conquest for contents in SHEETS[id].chests.values()}
    assert found <= {0, 2, 3, 4}
    assert 2 in found
    if id == FIRST:
        assert 0 not in found


@rule("DE-COMP-17", "DE-COMP-18", "DE-COMP-19", "DE-COMP-28", "DE-COMP-03")
@pytest.mark.parametrize("id", SHEETS.ids)
def test_a_quest_needs_no_more_than_the_box_has(id: str) -> None:
    quest, box = SHEETS[id], tokens()
    areas = quest.areas.values()
    assert len({place.piece for place in quest.pieces}) == len(quest.pieces)
    assert sum(not door.rune for door in quest.doors.values()) <= box["door"]
    assert sum(bool(door.rune) for door in quest.doors.values()) <= box["rune-door"]
    assert sum(len(area.glyphs) for area in areas) <= box["glyph"]
    assert sum(len(area.encounters) for area in areas) <= box["encounter"]
    for kind in ("pit", "water", "rock"):
        assert sum(list(area.obstacles.values()).count(kind) for area in areas) <= box[kind]
    for kind in ("copper", "silver", "gold"):
        laid = sum(list(area.chests.values()).count(kind) for area in areas)
        assert laid <= list(CHESTS.values()).count(kind)
    for area in areas:
        kinds = [(one.kind, one.rank) for one in area.monsters if one.rank != "unique" and one.most == 4]
        for kind, rank in kinds:
            assert kinds.count((kind, rank)) <= monsters()[kind].supply(rank)  # type: ignore[arg-type]


@rule("DE-SET-20", "DE-SET-24", "DE-SET-27")
@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("id", SHEETS.ids)
def test_a_quest_can_be_set_up_and_begun(id: str, heroes: int) -> None:
    session = Session.begin(GAME, id, "0", {"party": " ".join(PARTY[:heroes])})
    assert session.state.conquest == SHEETS[id].conquest
    while session.state.round == 0:
        assert session.decision is not None
        options = [str(option) for option in session.decision.options(session.decision.seat)]
        session.choose(next((one for one in ("keep", "done") if one in options), options[0]))
    quest = SHEETS[id]
    assert {hero.space in quest.area_of for hero in session.state.heroes.values()} == {True}
    assert session.state.revealed[0] == START


# --- words ---


def words_of(quest: Quest) -> set[str]:
    """Every id of a text that the quest needs."""
    name = f"scenario-{quest.id}"
    out = {name, *(f"{name}.{part}" for part in ("blurb", "intro", "goal", "rules", "notes", "victory", "defeat"))}
    out |= {f"{name}.{'time' if loss.verb == 'round' else loss.name}" for loss in quest.losses}
    for area in quest.areas.values():
        out |= {f"area-{quest.id}-{area.name}", f"area-{quest.id}-{area.name}.enter"}
        out |= {f"encounter-{quest.id}-{encounter}" for encounter in area.encounters}
    for thing in quest.things:
        out |= {f"thing-{quest.id}-{thing}", f"thing-{quest.id}-{thing}.about"}
    for unique in quest.uniques:
        out |= {f"unique-{unique}", f"unique-{unique}.about"}
    for phrase in (phrase for one in quest.own_rules for phrase in one.do):
        if phrase.verb in ("say", "count"):
            out.add(f"{phrase.verb}-{quest.id}-{phrase.name}")
    return out


def written(language: str) -> set[str]:
    """The ids of all texts of the quests."""
    text = (PACKAGE / "locale" / language / "scenarios.ftl").read_text(encoding="utf-8")
    out, last = set(), ""
    for line in text.splitlines():
        if found := re.match(r"([a-z0-9-]+) = .", line):
            last = found[1]
            out.add(last)
        elif found := re.match(r"    \.([a-z]+) = .", line):
            out.add(f"{last}.{found[1]}")
    return out


@rule("DE-EXP-02")
@pytest.mark.parametrize("language", ["en", "it"])
def test_all_that_a_quest_reads_aloud_is_written_and_nothing_else(language: str) -> None:
    needed = set().union(*(words_of(SHEETS[id]) for id in SHEETS.ids))
    assert needed <= written(language)
    assert {one for one in written(language) - needed if not one.endswith(".the")} == set()


@pytest.mark.parametrize(("quest", "name"), [("high-water", "tide"), ("nobody-sleeps-tonight", "breaches")])
def test_a_quest_that_is_lost_by_a_count_ends_in_its_own_words(quest: str, name: str) -> None:
    state = Session.begin(GAME, quest, "1").state
    (loss,) = SHEETS[quest].losses
    state.counters[name], state.outcome = loss.number, "overlord"
    for language in LANGUAGES:
        words = Words(language, GAME)
        told = [GAME.epilogue(state, words, side).text for side in (HEROES, "overlord")]
        assert told == [words.say(f"scenario-{quest}.{name}"), words.say(f"overlord-scenario-{quest}.{name}")]


# --- sheets of one's own ---


@rule("DE-GEN-03", "DE-MOD-03")
def test_the_quest_that_the_manual_shows_can_be_played() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "descent" / "quests.md").read_text(encoding="utf-8")
    shown = re.search(r"```toml\n(.*?)```", manual, re.DOTALL)
    assert shown
    quest = read_quest("tin-moon", 6, shown[1], "quests.md")
    assert quest.areas["vault"].tokens["moon"] == ("thing", "G2", "moon")
    assert quest.doors["D2-E2"].areas == (START, "vault")


def test_the_quest_that_is_spoilt_below_is_a_good_one() -> None:
    assert read_quest("x", 1, TEXT, "x/scenario.toml").wins == (Phrase("slain", "narthak"),)


def refused(old: str, new: str) -> BadInput:
    """What is wrong with a quest when it says something else."""
    assert TEXT.count(old) == 1, old
    with pytest.raises(BadInput) as error:
        read_quest("x", 1, TEXT.replace(old, new), "x/scenario.toml")
    assert error.value.source == "x/scenario.toml"
    return error.value


def place_of(text: str) -> tuple[int, int]:
    at = TEXT.index(text)
    return TEXT.count("\n", 0, at) + 1, at - TEXT.rfind("\n", 0, at)


@rule("DE-GEN-03")
@pytest.mark.parametrize(
    ("old", "new", "reason", "near"),
    [
        ("room-4 at H7", "room-9x at H7", "there is no map piece 'room-9x'", "room-4 at H7"),
        ("room-4 at H7", "room-1 at H7", "room-1 is laid twice", "room-4 at H7"),
        ("room-4 at H7", "room-4 on H7", "write `room-1 at C4`", "room-4 at H7"),
        ("room-4 at H7", "room-4 at G7", "this space lies on one of", "room-4 at H7"),
        ("room-4 at H7", "room-4 at I7", "corridor-4: this space lies on one of room-4", "corridor-4 at N8"),
        ("dead-end-1 at C6 turned 3", "dead-end-1 at C6 turned 1", "room-1 is open beside C7, and nothing", "room-1 at B7"),
        ("[area.start]", "[area.begin]", "an area named 'start' is missing", None),
        ('glyphs = ["C8"]\n', "", "the starting area has no glyph with room for four heroes", "[area.start]"),
        ('pits = ["N9", "O9"]', "rubble = 1", "unknown field `rubble`", None),
        ("beastman at K8 K9", "beestman at K8 K9", "'beestman' is not one of", "beastman at K8"),
        ("beastman at K8 K9", "beastman K8 K9", "write `beastman at D4`", "beastman at K8"),
        ("3+: beastman at J10", "3+: beastman at J11", "J11 is no space of the area 'guardroom'", "J10"),
        ("3+: beastman at J10", "3+: beastman at K8", "with 3 heroes beastman cannot stand at K8", "K8 K9"),
        ("narthak at P18", "narthak at S19", "with 2 heroes narthak cannot stand at S19", "P18"),
        ("gold at S20", "iron at S20", "'iron' is not one of copper, gold, silver", "gold at S20"),
        ("gold, curse", "golden, curse", "a chest holds coins", "gold, curse"),
        ('"G8-H8"', '"G7-H7"', "G7-H7 joins no two spaces", "G8-H8"),
        ('"G8-H8"', '"G9-H9"', "G10-H10 joins no two spaces", "G8-H8"),
        ("1 red + 2 green + 1 yellow + 1 black", "1 pink", "pink", "1 red + 2 green + 1 yellow"),
        ("Reach; Stun; Sweep", "Reach; Stun; Sleep", "not understood at 'Sleep'", None),
        ("narthak slain", "gronk slain", "there is no 'gronk'", "narthak slain"),
        ("narthak slain", "sleep well", "'sleep well' is not understood", None),
        ("say miner", "spawn 1 cow at P6", "there is no 'cow'", None),
        ("say miner", "water at Z99", "'Z99' is neither an area nor a space", None),
        ("say miner", "water at guardroom", "'guardroom' is no space of the map", None),
        ("say miner", "rock at Z8", "what is meant by Z8 would be buried", None),
        ("say miner", 'rock at N8", "rock at N9', "no way leads to", None),
        ("encounter miner", "encounter minor", "there is no 'minor'", 'miner"\ndo'),
        ("red-key at Z8", "money at Z8", "no way leads to M13 in the area 'hall'", "[area.hall]"),
    ],
)
def test_a_sheet_that_cannot_be_played_is_refused_by_line(old: str, new: str, reason: str, near: str | None) -> None:
    error = refused(old, new)
    assert reason in error.reason, error
    if near is not None:
        assert (error.line, error.column) == place_of(near)
