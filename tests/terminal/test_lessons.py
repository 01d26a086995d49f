"""Lessons at the text table, and how hard a game is to be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenebra.games.registry import GAMES
from tenebra.kit.ending import HEROES
from tenebra.kit.words import Words
from tests.terminal.sitting import MISSING_WORDS, english_in, sit

SCENARIO = "lesson-first-steps"
GIVEN: dict[str, Any] = {"scenario": SCENARIO, "seats": ""}
LESSONS = [(game, lesson, lang) for game in GAMES for lesson in GAMES[game].lessons for lang in ("en", "it")]


def told_at(game: str, lang: str, name: str = "first-steps") -> list[str]:
    """What the steps say where one types."""
    words, lesson = Words(lang, GAMES[game]), GAMES[game].lessons[name]
    ids = list(lesson.word_ids())
    texts = [words.say(f"{id}.typed" if words.has(f"{id}.typed") else id) for id in ids]
    return [words.say("table-lesson", step=n, all=len(ids), text=text) for n, text in enumerate(texts, 1)]


@pytest.mark.parametrize(("game", "lesson", "lang"), LESSONS)
def test_every_step_is_told_once_and_in_order(tmp_path: Path, game: str, lesson: str, lang: str) -> None:
    given = {**GIVEN, "scenario": GAMES[game].lessons[lesson].scenario}
    said = sit(tmp_path, hints=True, game=game, lang=lang, plain=True, **given)
    flat = " ".join(said.split())
    steps = [" ".join(step.split()) for step in told_at(game, lang, lesson)]
    assert len(steps) > 10
    assert [flat.count(step) for step in steps] == [1] * len(steps)
    assert sorted(steps, key=flat.index) == steps
    assert not MISSING_WORDS.findall(said)
    assert lang == "en" or english_in(said, GAMES[game]) == []
    words = Words(lang, GAMES[game])
    side = GAMES[game].one_side(GAMES[game].lessons[lesson].seats)
    assert words.say(f"scenario-{given['scenario']}.{'victory' if side == HEROES else 'defeat'}") in flat
    assert "tenebra verify" not in said, "its dice were laid out"
    assert list(tmp_path.rglob("*.json")) == []


def test_only_what_the_step_is_about_can_be_chosen(tmp_path: Path) -> None:
    said = sit(tmp_path, "C2", "hint", "search", "move D2", "quit", plain=True, **GIVEN)
    flat = " ".join(said.split())
    first = flat[flat.index("step 4 of") : flat.index("step 5 of")]
    assert "1. Search the area Enter: 1. Vardak >" in first
    assert "2. " not in first
    assert "A good thought, but not yet" in first
    assert "That is what this step of the lesson is about." in first
    assert "The game is kept" in said


def test_a_lesson_is_taken_up_where_it_was(tmp_path: Path) -> None:
    sit(tmp_path, "search", "quit", plain=True, **GIVEN)
    said = sit(tmp_path, "y", "move D2", "undo!", "quit", plain=True, **{**GIVEN, "scenario": ""})
    flat = " ".join(said.split())
    assert "step 1 of" not in flat
    assert flat.count("step 5 of") == 2, "told again when one comes back, and when the step was taken back"
    assert flat.index("step 5 of") < flat.index("step 7 of")


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].lessons])
def test_a_lesson_is_offered_with_the_scenarios(tmp_path: Path, game: str) -> None:
    name = Words("en", GAMES[game]).say(f"scenario-{SCENARIO}")
    offered = sit(tmp_path, game=game, scenario="", seats="")
    number = re.search(rf"(\d+)  {re.escape(name)} \(a lesson, 10 minutes\)", offered)
    assert number
    said = sit(tmp_path, number[1], "quit", game=game, scenario="", seats="")
    assert "Lesson, step 1 of" in said


def options_kept(folder: Path) -> dict[str, object]:
    start = msgspec.json.decode((folder / "game.json").read_bytes())["start"]
    return dict(start["options"])


def test_how_hard_it_is_to_be_is_asked_where_the_rules_offer_it(tmp_path: Path) -> None:
    game = "massive-darkness"
    asked: dict[str, Any] = {"game": game, "scenario": "goblin-war-drums"}
    grades = {grade.id: grade.options for grade in GAMES[game].grades("goblin-war-drums").of}
    # who plays, which Heroes, which Classes, how hard
    said = sit(tmp_path / "hard", "", "", "", "3", "quit", seats="", **asked)
    assert "How hard?" in said
    assert " won " in said
    assert grades["hard"].items() <= options_kept(tmp_path / "hard").items()
    sit(tmp_path / "usual", "", "", "", "", "quit", seats="", **asked)
    assert not grades["hard"].items() <= options_kept(tmp_path / "usual").items()
    said = sit(tmp_path / "given", "quit", seats="heroes=me", difficulty="easy", **asked)
    assert grades["easy"].items() <= options_kept(tmp_path / "given").items()
    assert "1  Easy" not in said
