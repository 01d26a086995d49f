"""The Adventures of the box and the 64 map faces: they can be laid, walked and won; errors name file, line and column."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tenebra.boards import parse_drawing
from tenebra.boards.blocks import Blocks
from tenebra.games.drunagor import GAME
from tenebra.games.drunagor.content import events, items
from tenebra.games.drunagor.content.faces import GROUND, faces, relief
from tenebra.games.drunagor.scenario import START, Phrase, Scenario
from tenebra.games.drunagor.scenario_reader import read_scenario
from tenebra.games.drunagor.scenarios import SHEETS
from tenebra.kernel import BadInput, Session
from tests.games.drunagor.table import rule

SOURCE = "01_test/scenario.toml"
SHEET = """
starts = "A3 A4 B3 B4 A5"
wins = ["cleared beyond"]

[places]
corner = "A1..B2"

[bridge.span]
at = "K3..N4"
level = 1

[door.gate]
at = "H3-I3 H4-I4"
opens = "beyond"

[setup.first]
faces = ["01a at A1"]
monsters = ["white rookie at G3", "3+: executioner fighter at H5"]
chests = ["at D1", "2+: at H1"]
scenes = { altar = "E3" }

[setup.beyond]
faces = ["02a at I1"]
bridges = ["span"]

[scene.altar.choice.pray]
challenge = "blue 12 +2 devotion"
do = ["cast SELF, HEAL 2", "count prayers"]

[[rules]]
on = "count prayers 1"
do = ["say amen"]
"""


def phrases(sheet: Scenario) -> list[Phrase]:
    choices = [choice for scene in sheet.interactions.values() for choice in scene.choices]
    out = [phrase for one in sheet.own_rules for phrase in one.do]
    return out + [phrase for choice in choices for phrase in (*choice.do, *choice.fail)]


def read(*changes: tuple[str, str]) -> Scenario:
    text = SHEET
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return read_scenario("test", 1, text, SOURCE)


# --- map faces


@rule("DR-COMP-31", "DR-BRD-01")
def test_there_are_64_faces_on_32_pieces_each_cut_into_areas() -> None:
    assert sorted(faces()) == [f"{number:02}{side}" for number in range(1, 33) for side in "ab"]
    sizes: dict[str, set[tuple[int, int]]] = {}
    for name, text in faces().items():
        grid = parse_drawing(text, name).grid
        Blocks(grid, [grid.floor], name)
        sizes.setdefault(name[:2], set()).add((grid.width, grid.height))
    assert all(len(both) == 1 for both in sizes.values()), "both sides of a piece have one outline"


@rule("DR-DRK-05", "DR-TER-09", "DR-NAM-44")
@pytest.mark.parametrize("name", faces())
def test_every_face_shows_a_spawn_point_and_areas_lie_on_one_level(name: str) -> None:
    drawing = parse_drawing(faces()[name], name)
    assert set(drawing.marks.values()) <= set(GROUND)
    levels, terrain, spawn = relief(drawing.grid, drawing.marks)
    assert spawn
    assert spawn & terrain["darkness"] == terrain["darkness"], "printed Darkness is one"
    assert levels[0] | levels[1] | levels[2] == drawing.grid.floor
    areas = Blocks(drawing.grid, [drawing.grid.floor], name)
    assert sum(bin(some).count("1") for some in areas.heights(levels)) == len(areas.spaces), (
        "a Large Monster could stand anywhere"
    )


def test_no_two_faces_are_alike() -> None:
    plain = ["".join(line for line in text.splitlines() if not line.startswith(";")) for text in faces().values()]
    assert len(set(plain)) == len(plain)


# --- the Adventures of the box


def test_five_chapters_two_one_shots_and_two_battlegrounds() -> None:
    modes = [SHEETS[id].mode for id in SHEETS.ids]
    assert modes == ["chapter"] * 5 + ["one-shot"] * 2 + ["battleground"] * 2
    assert [SHEETS[id].is_sequential for id in SHEETS.ids] == [False] * 4 + [True] + [False] * 4


@rule("DR-RUL-101", "DR-PVP-01")
def test_a_battleground_of_ones_own_is_a_sheet_with_faces_and_rules() -> None:
    own = """
mode = "battleground"
starts = "A1 H6 H1 A6 D4"
wins = []

[setup.first]
faces = ["05b at A1"]

[[rules]]
on = "round 3"
do = ["each SELF, BLEED 1"]
"""
    sheet = read_scenario("ours", 1, own, SOURCE)
    assert (sheet.mode, [phrase.verb for one in sheet.own_rules for phrase in one.do]) == ("battleground", ["each"])
    face = parse_drawing(faces()["05b"], "05b").grid
    assert sheet.setups[START].spaces.bit_count() == face.floor.bit_count()
    with pytest.raises(BadInput, match="H60 is no square of the map"):
        read_scenario("ours", 1, own.replace("H6", "H60"), SOURCE)


@rule("DR-SET-09", "DR-DRK-04", "DR-RUL-95")
def test_every_chapter_but_the_first_has_darkness_hunting_from_the_start() -> None:
    cards = {id: SHEETS[id].rune_card for id in SHEETS.ids if SHEETS[id].mode != "battleground"}
    assert cards.pop("the-road-to-blackriver") == ""
    assert set(cards.values()) == {"darkness-hunting"}


@pytest.mark.parametrize("id", SHEETS.ids)
def test_every_adventure_begins_for_one_to_five_heroes(id: str) -> None:
    party = ["vorn", "elros", "maya", "lorelai", "jaheen"]
    for number in range(2 if SHEETS[id].mode == "battleground" else 1, 6):
        session = Session.begin(GAME, id, f"{id}-{number}", {"party": " ".join(party[:number])})
        while session.decision is not None and session.state.round == 0:
            session.play(session.decision.options(session.decision.seat)[-1], session.decision.seat)
        assert session.state.round == 1
        wanted = [one for one in SHEETS[id].setups[START].monsters if one.fewest <= number]
        assert len(session.state.monsters) == len(wanted)
        assert len({hero.space for hero in session.state.heroes.values()}) == number


@rule("DR-CRD-03", "DR-CRD-13")
def test_every_adventure_item_can_be_found_and_every_event_card_comes_up() -> None:
    said = [phrase for id in SHEETS.ids for phrase in phrases(SHEETS[id])]
    found = {phrase.name for phrase in said if phrase.verb == "item"}
    crafted = {"hearth-mail", "dragon-scale"}
    assert {card.id for card in items().values() if card.origin == "adventure"} == found | crafted
    assert {phrase.name for phrase in said if phrase.verb == "event"} == set(events())


def test_an_interaction_never_closes_the_way_to_victory() -> None:
    for id in SHEETS.ids:
        sheet = SHEETS[id]
        wanted = {phrase.name for phrase in sheet.wins if phrase.verb == "count"}
        for scene in sheet.interactions.values():
            for choice in scene.choices:
                counts = [
                    {phrase.name for phrase in some if phrase.verb == "count"} & wanted for some in (choice.do, choice.fail)
                ]
                again = any(phrase.verb == "token" and phrase.name == scene.id for phrase in choice.fail)
                assert choice.challenge is None or counts[0] == counts[1] or again, f"{id}: {scene.id}:{choice.id}"


@rule("DR-SET-12", "DR-DOR-03")
def test_doors_stand_between_the_setup_they_are_in_and_the_one_behind_them() -> None:
    sheet = read()
    door = sheet.doors["gate"]
    assert (door.beside, door.opens, door.edges) == ("first", "beyond", ("H3-I3", "H4-I4"))
    assert sheet.setups["first"].doors == ("gate",)
    shut = {edge for edge in sheet.grid.closed_edges() if edge[:1] == "H"}
    assert shut == {f"H{row}-I{row}" for row in range(1, 7)}, "walls beside the Door"


def test_what_a_sheet_says() -> None:
    sheet = read()
    assert [(one.what, one.rank, one.space, one.fewest) for one in sheet.setups["first"].monsters] == [
        ("white", "rookie", "G3", 1),
        ("executioner", "fighter", "H5", 3),
    ]
    assert [(chest.space, chest.fewest) for chest in sheet.setups["first"].chests] == [("D1", 1), ("H1", 2)]
    assert sheet.place("corner") == sheet.grid.set_of(["A1", "B1", "A2", "B2"])
    assert sheet.grid.spaces(sheet.bridges["span"].spaces) == ["K3", "L3", "M3", "N3", "K4", "L4", "M4", "N4"]
    challenge = sheet.interactions["altar"].choices[0].challenge
    assert challenge is not None
    assert (challenge.colour, challenge.difficulty, challenge.bonus, challenge.path) == ("blue", 12, 2, "devotion")
    assert sheet.grid.spaces(sheet.levels[1])[:4] == ["C1", "D1", "I1", "J1"]
    assert "K1" in sheet.grid.spaces(sheet.terrain["water"])


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('"01a at A1"', '"99a at A1"', 17, "no map face '99a'"),
        ('"01a at A1"', '"01a on A1"', 17, "write `01a at C4`"),
        ('"02a at I1"', '"01b at I1"', 23, "the piece 01 is laid twice"),
        ('"02a at I1"', '"02a at G1"', 23, "lies on one of 01a"),
        ('"02a at I1"', '"02a at I2"', 23, "lies across the areas"),
        ('"white rookie at G3"', '"white at G3 rookie"', 18, "write `white rookie at D4`"),
        ('"white rookie at G3"', '"dragon rookie at G3"', 18, "no Monster 'dragon'"),
        ('"white rookie at G3"', '"shadow-knight rookie at F3"', 18, "needs a flat area that begins at F3"),
        ('"white rookie at G3"', '"white rookie at A3"', 18, "two things are put on A3"),
        ('"white rookie at G3"', '"white rookie at Z3"', 18, "no square of the setup"),
        ('"at D1"', '"D1"', 19, "write `at D4`"),
        ('"A1..B2"', '"A1-B2"', 6, "write squares"),
        ('"A1..B2"', '"A9"', 6, "A9 is no square"),
        ('"H3-I3 H4-I4"', '"H3-I4"', 13, "joins no two squares"),
        ('"H3-I3 H4-I4"', '"G3-H3"', 13, "does not stand between"),
        ('starts = "A3 A4 B3 B4 A5"', 'starts = "A3 A4"', 2, "5 Heroes need so many squares"),
        ('"blue 12 +2 devotion"', '"blue twelve"', 27, "write `yellow 12 +2`"),
        ('"cast SELF, HEAL 2"', '"cast SELF, HEAL TWO"', 28, "not understood"),
        ('"cast SELF, HEAL 2"', '"item crown-of-nobody"', 28, "there is no 'crown-of-nobody'"),
        ('"cast SELF, HEAL 2"', '"scene nowhere"', 28, "there is no 'nowhere'"),
        ('"count prayers 1"', '"count curses 1"', 31, "nothing counts 'curses'"),
        ('"count prayers 1"', '"when it rains"', 31, "is not understood; known are"),
        ("scenes = { altar", "things = { altar", 20, "nothing begins the Interaction 'altar'"),
    ],
)
def test_what_is_wrong_with_a_sheet_and_where(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(BadInput) as error:
        read((old, new))
    assert reason in error.value.reason
    assert (error.value.source, error.value.line) == (SOURCE, line), error.value


def test_a_setup_that_nothing_opens_and_one_without_faces() -> None:
    with pytest.raises(BadInput, match="nothing opens the setup 'beyond'"):
        read(('[door.gate]\nat = "H3-I3 H4-I4"\nopens = "beyond"', ""))
    with pytest.raises(BadInput, match="has no map faces"):
        read(('faces = ["02a at I1"]', "faces = []"))
    with pytest.raises(BadInput, match="named 'first' is missing"):
        read(("[setup.first]", "[setup.start]"))


def test_the_sheets_lie_where_they_are_looked_for() -> None:
    folder = files("tenebra.games.drunagor") / "scenarios"
    assert len([entry for entry in folder.iterdir() if entry.is_dir()]) == len(SHEETS.ids)
