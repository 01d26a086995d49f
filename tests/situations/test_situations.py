"""Every situation under this folder comes out as its `[expect]` says (docs/situations.md)."""

from pathlib import Path

import pytest

from tenebra.kit.situations import check, play_out, read_head
from tests.games.shelf import GAMES

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.toml"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_a_situation_comes_out_as_it_says(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    head = read_head(text, file.name)
    assert head.game == file.parent.name, "a situation lies in the folder of its game"
    assert head.rules, "a situation says which rules it proves"
    assert head.expect is not None, "a situation in the tests says what it expects"
    assert check(play_out(GAMES[head.game], text, file.name), head.expect) == []
