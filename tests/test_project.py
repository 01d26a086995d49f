"""The project agrees with itself: one version everywhere, a lock that names no registry."""

import re
from importlib import metadata
from pathlib import Path

import tenebra

ROOT = Path(__file__).parents[1]


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
