"""Whole games are played once for all tests that read their transcripts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.sitting import BEGIN, sit

LOOKING = ("help", "map", "moves", "sheet", "hand", "odds", "log", "goal", "hint", "why", "why not I3", "undo", "bah")
FIRST = {"dungeon-venture": "gronks-lair", "massive-darkness": "walking-in-the-dark"}
"""Of each game the scenario that is played."""
OPENING = {"dungeon-venture": BEGIN, "massive-darkness": (*("hint!",) * 4, "1", "sheet goblin")}
SEED = {"dungeon-venture": "11", "massive-darkness": "7"}
"""In the game of *Dungeon Venture* the Keeper keeps Events to the end."""
Evening = Callable[[str, str, bool], tuple[str, Path]]


@pytest.fixture(scope="session")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """A game in a language, drawn or plain, from the first word to the last: what was printed, and the record of the game."""

    @cache
    def play(game: str, lang: str, plain: bool) -> tuple[str, Path]:
        folder = tmp_path_factory.mktemp("evening")
        typed = (*OPENING[game], *LOOKING)
        table: dict[str, Any] = {"game": game, "scenario": FIRST[game], "seats": "heroes=me", "seed": SEED[game]}
        said = sit(folder, *typed, **table, lang=lang, plain=plain, hints=True)
        assert not (folder / "game.json").exists()
        (record,) = [file for file in (folder / "finished").iterdir() if ".table." not in file.name]
        return said, record

    return play
