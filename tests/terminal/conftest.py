"""Whole games are played once for all tests that read their transcripts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.terminal.sitting import BEGIN, sit

LOOKING = ("help", "map", "moves", "sheet", "hand", "odds", "log", "hint", "why", "why not C1", "undo", "bah")
Evening = Callable[[str, bool], tuple[str, Path]]


@pytest.fixture(scope="session")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """In Gronk's Lair from the first word to the last: what was printed, and the record of the game."""

    @cache
    def play(lang: str, plain: bool) -> tuple[str, Path]:
        folder = tmp_path_factory.mktemp("evening")
        said = sit(folder, *BEGIN, *LOOKING, lang=lang, plain=plain, hints=True)
        assert not (folder / "game.json").exists()
        (record,) = [file for file in (folder / "finished").iterdir() if ".table." not in file.name]
        return said, record

    return play
