"""The small game of the tests: its rules, its words, and that a game from outside the package is played like any other."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tenebra.checks import check_languages, check_ledger, check_words
from tenebra.games.registry import OUTSIDE, OWN, Shelf
from tenebra.kernel import BadInput, Session, verify
from tenebra.kit.ledger import cover, ids_proved
from tenebra.kit.words import LANGUAGES, Words
from tests.games import table
from tests.games.barrow_bull import GAME
from tests.games.barrow_bull.events.board import Moved
from tests.games.barrow_bull.situation import Builder
from tests.games.barrow_bull.state import BBState
from tests.games.barrow_bull.steps import Act
from tests.games.scenery import choice, numbered, scene
from tests.terminal.sitting import MISSING_WORDS, english_in

rule = pytest.mark.rule
ROOT = Path(__file__).parents[2]
MODULE, SCENARIO = "tests.games.barrow_bull", "night-on-the-barrow"
MOST_LINES = 640
FIELD = """
+-+-+-+-+-+-+
|O . . . B .|
+           +
|T # . . . .|
+-+         +
|M .|. . . .|
+-+-+-+-+-+-+
"""


class Table(table.Table[BBState]):
    """A session set up from a drawing."""

    game, builder = GAME, Builder

    def __init__(self, map: str = FIELD, **fields: Any) -> None:
        super().__init__(map=map, **fields)

    def where(self, figure: str) -> str:
        return self.state.figures[figure].space

    def life(self, figure: str) -> int:
        return self.state.figures[figure].life


# --- rules


@rule("BB-TURN-01", "BB-TURN-02")
def test_each_hero_has_two_actions_and_then_the_bull_acts() -> None:
    session = Session.begin(GAME, SCENARIO, "1")
    asked = []
    while session.state.round < 2:
        assert session.decision is not None
        seat = session.decision.seat
        asked.append((seat, session.decision.about["actions"]))
        session.choose("pass" if seat == "tilo" else str(session.decision.options()[-1]))
    assert asked == [("odda", "2"), ("odda", "1"), ("tilo", "2"), ("mirke", "2"), ("mirke", "1")]
    told = [event.figure for event in session.events if isinstance(event, Moved)]
    assert list(dict.fromkeys(told)) == ["odda", "mirke", "bull"]


@rule("BB-MOVE-01", "BB-MOVE-02")
def test_a_hero_walks_to_free_spaces_in_eight_directions_but_not_between_closed_corners() -> None:
    table = Table(turn="odda")
    assert table.may("move D1")
    assert table.refusal("move E1") == "BB-MOVE-01"
    assert table.refusal("move A2") == "BB-MOVE-01"
    # from A3, the wall above and the stone beside B2 close the corner; the way round is longer than it looks
    low = Table(turn="mirke")
    assert low.options() == ["pass", "move B3"]
    table.play("move C2")
    assert [event.to for event in table.told("Moved")] == ["B1", "C2"]


@rule("BB-FIGHT-01", "BB-FIGHT-02")
def test_a_hero_strikes_from_beside_any_space_of_the_bull() -> None:
    table = Table(turn="odda", dice=["double miss", "miss miss miss"])
    assert table.refusal("strike bull") == "BB-FIGHT-01"
    table.play("move D1", "strike bull")
    assert table.life("bull") == 28
    struck = table.told("Struck")[0]
    assert (struck.wounds, struck.falls, struck.cites) == (2, False, ("BB-FIGHT-01", "BB-FIGHT-02"))


@rule("BB-FIGHT-03", "BB-END-01")
def test_when_the_bull_falls_the_heroes_have_won() -> None:
    table = Table(turn="odda", life={"bull": 2}, dice=["hit hit"]).play("move D1", "strike bull")
    assert table.last("Struck").cites == ("BB-FIGHT-01", "BB-FIGHT-02", "BB-FIGHT-03")
    assert table.last("Ended").rule == "BB-END-01"
    assert GAME.ending(table.session.outcome, Words("en", GAME)).winners == ("heroes",)


@rule("BB-FIGHT-03", "BB-END-02")
def test_when_the_last_hero_falls_or_the_night_is_over_the_bull_has_won() -> None:
    alone = "+-+-+-+-+\n|O . B .|\n+       +\n|. . . .|\n+-+-+-+-+"
    fallen = Table(alone, life={"odda": 1}, dice=["hit miss miss"])
    assert (fallen.session.outcome, fallen.last("Ended").rule, fallen.life("odda")) == ("bull", "BB-END-02", 0)
    morning = Table(alone, round=10, dice=["miss miss miss"])
    assert (morning.session.outcome, morning.last("Ended").rule, morning.life("odda")) == ("bull", "BB-END-02", 8)


def test_one_steps_over_the_fallen_and_they_have_no_more_turns() -> None:
    table = Table(turn="odda", life={"tilo": 0})
    assert table.may("move A2")
    far = Table(life={"tilo": 0}, dice=["miss miss miss"])
    assert (far.asked, [step.hero for step in far.state.agenda if isinstance(step, Act)]) == ("odda", ["mirke"])


@rule("BB-REST-01")
def test_a_hero_rests_away_from_the_bull_and_only_if_hurt() -> None:
    table = Table(turn="odda", life={"odda": 7})
    table.play("rest")
    assert table.life("odda") == 8
    assert table.refusal("rest") == "BB-REST-01"
    assert Table(turn="odda", life={"odda": 7}, choices=["move D1"]).refusal("rest") == "BB-REST-01"


@rule("BB-BULL-01")
def test_of_two_as_near_the_bull_goes_for_the_weaker() -> None:
    between = "+-+-+-+-+\n|O B . T|\n+       +\n|. . . .|\n+-+-+-+-+"
    for weaker, life in (("odda", {"odda": 3}), ("tilo", {})):
        table = Table(between, life=life, dice=["miss miss miss"])
        assert table.last("Struck").target == weaker


# --- scenes


def test_the_bull_is_drawn_over_four_spaces_and_can_be_clicked_on_each() -> None:
    session = Table(turn="odda", choices=["move D1"]).session
    seen = scene(session, "odda")
    bull = next(piece for piece in seen.pieces if piece.id == "bull")
    assert (bull.place, bull.columns, bull.rows, bull.side) == ("E1", 2, 2, "boss")
    assert choice(seen, "strike bull").at == ("bull", "E1", "F1", "E2", "F2")
    assert [plate.id for plate in seen.plates] == ["odda", "tilo", "mirke"]
    (forecast,) = choice(seen, "strike bull").forecasts
    assert (forecast.hit, forecast.kill) == (89, 0)
    (wish,) = seen.question.not_now if seen.question is not None else ()
    assert wish.rule == "BB-REST-01"


def test_the_position_in_sentences_counts_steps_over_corners_to_the_nearest_space_of_the_bull() -> None:
    session = Table(
        "+-+-+-+-+-+\n|O . . . .|\n+         +\n|. . . . .|\n+         +\n|. . . B .|\n+         +\n|. . . . .|\n+-+-+-+-+-+",
        turn="odda",
    ).session
    enemy = next(line for line in GAME.overview(session.view("odda"), Words("en", GAME)) if "the Bull" in line)
    assert "3 steps" in enemy


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_and_every_line_has_its_words(language: str) -> None:
    session = Session.begin(GAME, SCENARIO, "words")
    words = Words(language, GAME)
    while session.decision is not None:
        seat = session.decision.seat
        view = session.view(seat)
        advice = GAME.advise(view)
        told = [str(scene(session, seat, language)), GAME.why(advice.why, advice.about, view, words), *GAME.overview(view, words)]
        assert not MISSING_WORDS.findall(" ".join(told))
        session.choose(advice.option)
    lines = GAME.chronicle(numbered(session, "odda"), session.view("odda"), words)
    assert not MISSING_WORDS.findall(" ".join(line.text for line in lines))
    assert all(line.text[0].isupper() for line in lines)
    assert {beat.kind for line in lines for beat in line.beats} >= {"walk", "attack", "dice", "hurt"}
    assert not MISSING_WORDS.findall(str(GAME.cover(words)))


# --- what every game must have


def lines_of(room: Path) -> int:
    files = [room] if room.is_file() else room.rglob("*.py")
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def test_it_is_a_small_game_and_the_page_counts_its_rooms_truly() -> None:
    folder, page = Path(__file__).parent / "barrow_bull", ROOT / "docs/extending.md"
    assert lines_of(folder) < MOST_LINES
    counted = re.findall(r"^\| `([a-z_./]+)` \|.*\| (\d+) \|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert sum(int(number) for _, number in counted) == lines_of(folder)
    assert [(room, int(number)) for room, number in counted] == [(room, lines_of(folder / room)) for room, _ in counted]


def test_its_words_and_its_ledger_are_complete() -> None:
    assert list(check_languages(GAME.folder(), "barrow_bull")) == []
    assert list(check_words(GAME)) == []
    assert list(check_ledger(cover(GAME.id, GAME.folder(), GAME.cardboard(), ids_proved(ROOT / "tests")))) == []


def test_nobody_stays_at_home_and_there_is_nothing_to_choose() -> None:
    everybody = dict.fromkeys(GAME.sides()["heroes"], "me")
    assert GAME.seating(everybody) == {}
    with pytest.raises(BadInput, match="somebody has to play tilo"):
        GAME.seating({**everybody, "tilo": ""})
    with pytest.raises(BadInput, match="only one way"):
        GAME.seating(everybody, {"tilo": "smith"})
    with pytest.raises(BadInput, match="nothing to choose"):
        Session.begin(GAME, SCENARIO, "1", {"party": "odda"})


def test_a_new_kind_of_choice_is_said_in_four_places_as_the_page_shows(tmp_path: Path) -> None:
    """The snippets of the page, laid into a copy of the game; nothing else is changed for it."""
    page = (ROOT / "docs/extending.md").read_text(encoding="utf-8")
    chapter = page.partition("## A new kind of choice")[2].partition("**How it is shown**")[0]
    snippets = dict(re.findall(r"^\*\*\d\. `?(.+?)`?\*\*.*?^```\w+\n(.*?)^```$", chapter, re.MULTILINE | re.DOTALL))
    assert list(snippets) == ["options.py", "rules/turns.py", "locale/en/words.ftl", "locale/it/words.ftl", "The test"]
    test, copy = snippets.pop("The test"), tree_with_a_copy(tmp_path)
    for name, snippet in snippets.items():
        text, last, all_kinds = (copy / name).read_text(encoding="utf-8").partition("ALL = ")
        (copy / name).write_text(f"{text}\n\n{snippet}\n\n{last}{all_kinds}", encoding="utf-8")
    (copy.parent / "test_more.py").write_text(f"from tests.games.test_barrow_bull import *\n\n\n{test}", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/test_more.py", "-k", "binds or complete"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "2 passed" in done.stdout, done.stdout + done.stderr


def tree_with_a_copy(root: Path) -> Path:
    """These tests again, with a copy of the game that may be changed."""
    for room in ("", "games"):
        here = root / "tests" / room
        here.mkdir()
        for entry in (ROOT / "tests" / room).iterdir():
            if entry.name not in ("games", "barrow_bull", "__pycache__"):
                (here / entry.name).symlink_to(entry)
    return Path(shutil.copytree(Path(__file__).parent / "barrow_bull", root / "tests/games/barrow_bull"))


# --- a game outside the package


def tenebra(*words: str, games: str = MODULE, typed: str = "", home: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, which knows the game."""
    return subprocess.run(
        [str(Path(sys.executable).with_name("tenebra")), *words],
        cwd=ROOT,
        env={**os.environ, OUTSIDE: games, "TENEBRA_HOME": str(home), "TENEBRA_LANG": "en"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_knows_it() -> None:
    found = json.loads(tenebra("games", "--json").stdout)
    assert [game["id"] for game in found] == [*(game.id for game in OWN), GAME.id]
    assert found[-1]["scenarios"][0]["name"] == "Night on the Barrow"
    sim = json.loads(tenebra("sim", "barrow-bull", "--games", "4", "--players", "heroes=greedy", "--jobs", "2", "--json").stdout)
    assert (sim["games"], sim["errors"]) == (4, [])


def test_a_situation_is_resolved_by_the_command() -> None:
    done = tenebra("resolve", "tests/situations/barrow-bull/charge_and_shield.toml")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Odda steps in for Mirke" in done.stdout
    assert re.search(r"the Bull\s+bull\s+B1\s+30/30", done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_to_its_end_at_the_text_table(tmp_path: Path, language: str) -> None:
    how = ("--plain", "--scenario", SCENARIO, "--seats", "odda=me,tilo=me,mirke=greedy", "--seed", "7", "--lang", language)
    done = tenebra("play", *how, typed="map\nsheet bull\nodds\n" + "hint!\n" * 200, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert not MISSING_WORDS.findall(done.stdout)
    (record,) = [file for file in (tmp_path / "finished").iterdir() if ".table." not in file.name]
    session = verify(GAME, record.read_bytes())
    words = Words(language, GAME)
    assert words.say("table-over", outcome=GAME.ending(session.outcome, words).text) in " ".join(done.stdout.split())
    if language == "it":
        assert english_in(done.stdout.replace(SCENARIO, ""), GAME) == []


def test_a_module_that_gives_no_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for named, said in (
        (
            "tests.games.nowhere",
            "'tests.games.nowhere' gives no game: ModuleNotFoundError: No module named 'tests.games.nowhere'",
        ),
        ("tests.games.table", "'tests.games.table' gives no game: AttributeError"),
        (f"{MODULE},{MODULE}", f"{MODULE} and {MODULE} are both called 'barrow-bull'"),
    ):
        monkeypatch.setenv(OUTSIDE, named)
        with pytest.raises(BadInput) as error:
            list(Shelf())
        assert said in str(error.value)
    done = tenebra("games", games="tests.games.nowhere")
    assert done.returncode == 2
    assert done.stderr.startswith("tenebra: TENEBRA_GAMES: 'tests.games.nowhere' gives no game")
    assert len(done.stderr.splitlines()) == 1
