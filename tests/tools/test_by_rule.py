"""Rules are broken one by one, in a game of six rules, and only their own tests are asked."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tools
from tenebra.games.registry import GAMES
from tenebra.kit.ledger import ledger_of
from tools.by_rule import listed

ROOT = Path(tools.__file__).parents[1]
FILES = {
    "pyproject.toml": """
[tool.pytest.ini_options]
markers = ["rule(*ids): what it proves"]
pythonpath = ["."]

[tool.mutants.tiny]
game = "tiny"
unguarded = "tests/unguarded.toml"
mutate = ["tiny"]
tests = ["tests"]
report = "docs/tiny/mutants.md"
""",
    "tiny/__init__.py": "",
    "tiny/ledger.md": """# Rules

- **TY-ACT-01** No hit costs less than nothing.
- **TY-ACT-02** Only the living act.
- **TY-ACT-03** Three actions.
- **TY-ACT-04** Whoever rests heals one.
- **TY-ACT-05** Say please.
- **TY-ACT-06** Speed is a number.
""",
    "tiny/rules.py": '''
ACTIONS = 3
"""TY-ACT-03."""


def wounds(hits, armour):
    """What comes through (TY-ACT-01)."""
    return max(0, hits - armour)


def why_not_act(is_alive, actions):
    if not is_alive:
        return "TY-ACT-02"
    return "TY-ACT-03" if actions >= ACTIONS else ""


def speed():
    """TY-ACT-06."""
    return 4


def rest(health):
    return health + 1  # TY-ACT-04
''',
    "tests/test_tiny.py": """
from pytest import mark
from tiny.rules import rest, why_not_act, wounds


@mark.rule("TY-ACT-01")
def test_wounds():
    assert wounds(3, 1) == 2
    assert wounds(1, 3) == 0


@mark.rule("TY-ACT-02", "TY-ACT-05")
def test_the_living_act():
    why_not_act(True, 0)


@mark.rule("TY-ACT-03")
def test_three_actions():
    assert not why_not_act(True, 2)
    assert why_not_act(True, 3)


@mark.rule("TY-ACT-04", "TY-ACT-06")
def test_nothing_of_resting():
    assert not why_not_act(True, 1)


def test_rest_and_the_dead_without_a_label():
    assert rest(1) == 2
    assert why_not_act(False, 0) == "TY-ACT-02"
""",
    "tests/unguarded.toml": 'TY-ACT-06 = "nobody is slow"\n',
    "docs/tiny/mutants.md": "# Mutants: tiny\n\n## By line\n\nkept\n",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path


def break_rules(project: Path, *options: str) -> str:
    command = [sys.executable, "-m", "tools.mutants", "tiny", "--by", "rule", *options]
    there = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=project, env=there, check=True, capture_output=True, text=True).stdout


def test_a_rule_is_guarded_if_its_own_tests_notice(project: Path) -> None:
    break_rules(project)
    page = (project / "docs/tiny/mutants.md").read_text()
    assert "**2 of 4 rules guarded by their own tests: 50.0 %**" in page
    assert "### Its own tests pass over none of its lines: 1\n\n- TY-ACT-04: 0 of 2; not noticed:\n" in page
    assert "### Its own tests notice nothing: 1\n\n- TY-ACT-02: 0 of 2; not noticed:\n" in page
    assert "### Excused: 1\n\n- TY-ACT-06: nobody is slow (0 of 1 noticed)\n" in page
    assert "### No line of code cites it: 1\n\nTY-ACT-05" in page
    assert page.endswith("## By line\n\nkept\n"), "the other part stays as it is"


def test_one_rule_is_told_in_full_and_not_reported(project: Path) -> None:
    told = break_rules(project, "--rule", "TY-ACT-03")
    assert "TY-ACT-03: guarded, 4 of 4 noticed; 1 tests carry it\n" in told
    assert "  noticed: `tiny/rules.py:2` : `3` → `4`\n      tests/test_tiny.py::test_three_actions\n" in told, "imported anew"
    assert "TY-ACT-01" not in told
    assert (project / "docs/tiny/mutants.md").read_text() == FILES["docs/tiny/mutants.md"]


@pytest.mark.parametrize("game", GAMES)
def test_excuses_are_for_rules_that_there_are(game: str) -> None:
    folder = Path(str(GAMES[game].folder()))
    excused = listed(ROOT / "tests/games" / folder.name / "unguarded.toml")
    rules = {id for id, entry in ledger_of(folder).items() if entry.is_rule} - set(listed(folder / "cardboard.toml"))
    assert set(excused) <= rules
    assert all(excused.values())
