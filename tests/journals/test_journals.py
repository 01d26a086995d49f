"""Journals of every release: a game saved once is never lost. Folders are named after the release that wrote them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenebra.games.registry import GAMES
from tenebra.kernel import load
from tenebra.kernel.journal import read

FILES = sorted(Path(__file__).parent.glob("*/*.json"))


def test_every_release_has_left_its_journals() -> None:
    assert {file.parent.name for file in FILES} >= {"0.1.0"}


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_a_game_of_an_earlier_release_goes_on(file: Path) -> None:
    data = file.read_bytes()
    journal = read(data, file.name)
    package = GAMES[journal.game]
    session = load(package, data, file.name)
    if journal.rules_version == package.rules_version:
        assert not session.notes
        assert len(session.inputs) == len(journal.inputs)
        assert session.is_over == bool(journal.outcome)
    else:
        assert session.notes[0].startswith(f"saved under rules {journal.rules_version}, continued under")
        assert journal.outcome or not session.is_over, "a game that was not over goes on"
    if session.decision is not None:
        session.choose(session.decision.options()[0])
