"""Golden playthroughs guard determinism: the same seed and choices tell the same game on every machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.playthrough import FOLDER, read, tell

FILES = sorted(FOLDER.glob("*/*.txt"))


def test_there_are_playthroughs() -> None:
    assert len(FILES) >= 3


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_a_told_game_comes_out_as_told(file: Path) -> None:
    told, again = file.read_text(encoding="utf-8").split("\n"), tell(*read(file)).split("\n")
    for number, (old, new) in enumerate(zip(told, again, strict=False), 1):
        assert old == new, f"{file.name}:{number}"
    assert len(told) == len(again)
