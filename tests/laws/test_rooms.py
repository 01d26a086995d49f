"""Every game has the same rooms with the same names: whoever knows one finds everything in all of them."""

from __future__ import annotations

import ast
from importlib.resources.abc import Traversable

import pytest

from tests.games.shelf import GAMES

MODULES = {
    "__init__.py", "state.py", "steps.py", "options.py", "agenda.py", "setup.py", "scenario.py", "scenarios.py", "situation.py",
}  # fmt: skip
"""What every game has."""
SOME = {
    "view.py", "looking.py", "scenario_reader.py", "inventory.py", "telling.py", "wording.py",
    "campaign.py", "dice.py", "forecast.py", "windows.py", "imagined.py", "laying.py",
    "vocabulary.py", "notation.py", "printing.py", "effects.py",
}  # fmt: skip
"""What a game has if it does not do as every game does, or if its rules need it: secrets, sight, sheets of several files, a box
that is counted, names and words of its own; a campaign, dice and odds, reactions, worlds to imagine, a board that changes,
printed texts."""
FOLDERS = {"rules", "events", "advice", "scene", "content", "scenarios", "locale"}
SOME_FOLDERS = {"keywords", "lessons", "howto"}
SCENE = {"__init__.py", "board.py", "question.py", "chronicle.py"}
SOME_SCENE = {
    "plates.py",
    "seats.py",
    "voice.py",
    "cards.py",
    "stats.py",
    "intentions.py",
    "inspection.py",
    "objectives.py",
}
EVENTS = {"__init__.py", "board.py"}
SOME_EVENTS = {"turns.py", "fights.py", "cards.py", "goods.py", "spells.py", "figures.py", "heroes.py", "monsters.py"}
SHEET = "scenario.toml"


def names(folder: Traversable, is_folder: bool = False) -> set[str]:
    found = {entry.name for entry in folder.iterdir() if entry.is_dir() == is_folder and not entry.name.startswith("_")}
    return {name for name in found if is_folder or name.endswith(".py")} | (set() if is_folder else {"__init__.py"})


@pytest.mark.parametrize("game", GAMES)
def test_the_rooms_have_the_same_names(game: str) -> None:
    folder = GAMES[game].folder()
    assert MODULES <= names(folder) <= MODULES | SOME
    assert FOLDERS <= names(folder, is_folder=True) <= FOLDERS | SOME_FOLDERS
    assert SCENE <= names(folder / "scene") <= SCENE | SOME_SCENE
    assert EVENTS <= names(folder / "events") <= EVENTS | SOME_EVENTS


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_is_a_folder_with_a_sheet(game: str) -> None:
    folder = GAMES[game].folder() / "scenarios"
    found = names(folder, is_folder=True)
    assert found
    assert all((folder / name / SHEET).is_file() for name in found)
    assert len(GAMES[game].scenarios()) == len(found)


@pytest.mark.parametrize("game", GAMES)
def test_events_live_in_their_modules_and_are_found_nowhere_else(game: str) -> None:
    tree = ast.parse((GAMES[game].folder() / "events" / "__init__.py").read_text(encoding="utf-8"))
    assert [type(node) for node in tree.body] == [ast.Expr], "a docstring, and nothing is passed on"


@pytest.mark.parametrize("game", GAMES)
def test_a_state_finds_its_sheet_in_one_place(game: str) -> None:
    tree = ast.parse((GAMES[game].folder() / "scenarios.py").read_text(encoding="utf-8"))
    assert {"sheet_of"} == {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert {"SHEETS"} <= {
        target.id for node in tree.body if isinstance(node, ast.Assign) for target in node.targets if isinstance(target, ast.Name)
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_computer_player_lives_in_advice_and_is_asked_at_its_door(game: str) -> None:
    assert GAMES[game].judge.__module__ == f"{GAMES[game].package}.advice"
