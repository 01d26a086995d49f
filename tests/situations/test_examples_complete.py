"""Every worked example of a ledger is played by a situation, and a situation is named after the example it plays."""

import re
from pathlib import Path
from typing import Any

import pytest

from tenebra.kit.situations import read_head
from tests.situations.games import PLAYED

HERE = Path(__file__).parent
EXAMPLE = re.compile(r"^- \*\*([A-Z]+-EX-\d+)\*\*", re.MULTILINE)


def examples_of(game: Any) -> list[str]:
    return EXAMPLE.findall((game.folder() / "ledger.md").read_text(encoding="utf-8"))


def rules_by_file(game: Any) -> dict[str, list[str]]:
    files = sorted((HERE / game.id).glob("*.toml"))
    return {file.stem: read_head(file.read_text(encoding="utf-8"), file.name).rules for file in files}


@pytest.mark.parametrize("game", PLAYED.values(), ids=list(PLAYED))
def test_every_worked_example_is_played(game: Any) -> None:
    examples = examples_of(game)
    assert len(examples) == len(set(examples)) > 0
    played = {id for rules in rules_by_file(game).values() for id in rules}
    assert [id for id in examples if id not in played] == []


@pytest.mark.parametrize("game", PLAYED.values(), ids=list(PLAYED))
def test_a_situation_of_an_example_bears_its_number(game: Any) -> None:
    for name, rules in rules_by_file(game).items():
        numbered = re.match(r"ex_(\d+)", name)
        named = [id.rpartition("-")[2] for id in rules if "-EX-" in id]
        assert named == ([numbered[1]] if numbered else []), name
