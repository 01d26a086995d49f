"""The project agrees with itself: one version everywhere, a lock that names no registry, a clone that may lie anywhere."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from importlib import metadata
from pathlib import Path

import tenebra

ROOT = Path(__file__).parents[1]
LOOKING_AROUND = (
    "tests/test_checks.py",
    "tests/kit/test_ledger.py",
    "tests/commands/test_simulation.py::test_a_game_that_breaks_is_an_error_with_its_line",
    "tests/test_project.py::test_the_code_that_is_tested_is_that_of_the_clone",
)
"""Tests of what looks at its own files, or tells ours from others."""


def test_the_installed_version_is_the_version_of_the_code() -> None:
    assert metadata.version("tenebra") == tenebra.__version__


def test_the_citation_names_the_version_of_the_code() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", citation, re.MULTILINE) == [tenebra.__version__]


def test_the_changelog_has_a_chapter_for_the_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{tenebra.__version__}]" in changelog


def test_the_lock_names_no_registry() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in lock
    assert "--index" not in lock


def test_the_code_that_is_tested_is_that_of_the_clone() -> None:
    assert Path(tenebra.__file__).is_relative_to(ROOT)


def test_a_clone_may_lie_in_a_folder_called_like_the_package(tmp_path: Path) -> None:
    clone = tmp_path / "tenebra"
    for folder in ("src", "tests", "bench"):
        shutil.copytree(ROOT / folder, clone / folder, ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.copy(ROOT / "pyproject.toml", clone)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *LOOKING_AROUND]
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        command, cwd=clone, env={**outside, "PYTHONPATH": str(clone / "src")}, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_outside_the_games_no_two_classes_share_a_name() -> None:
    source = ROOT / "src" / "tenebra"
    names: Counter[str] = Counter()
    for path in source.rglob("*.py"):
        if not path.is_relative_to(source / "games"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            names.update(node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    assert [name for name, count in names.items() if count > 1] == []
