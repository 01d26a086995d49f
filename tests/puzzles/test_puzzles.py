"""Every puzzle can be solved and got wrong, says what it is about, and lies with its game; the advice solves its share."""

from pathlib import Path

import pytest

from tenebra.kit.situations import read_head
from tools.puzzles import FOLDER, HALVES, attempt, puzzles_of

FILES = sorted(FOLDER.glob("*/*/*.toml"))
NUMBER = 40
"""Puzzles of a game that has any, half of them kept aside."""
SHARE = {"open": 0.8, "kept": 0.7}
CHANCE = 0.3
"""What chance alone may solve: of more the share solved says little."""


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.parent.name}/{file.parent.name}/{file.stem}" for file in FILES])
def test_a_puzzle_says_what_is_right(file: Path) -> None:
    head = read_head(file.read_text(encoding="utf-8"), file.name)
    assert head.game == file.parent.parent.name
    assert file.parent.name in HALVES
    assert head.about, "a puzzle says what a good player sees"
    attempt(file)


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("game", sorted({file.parent.parent.name for file in FILES}))
def test_the_advice_solves_its_share(game: str, half: str) -> None:
    tried = [attempt(file) for file in puzzles_of(game, half)]
    assert len(tried) >= NUMBER // 2
    assert sum(one.chance for one in tried) < CHANCE * len(tried)
    assert sum(one.is_solved for one in tried) >= SHARE[half] * len(tried)
