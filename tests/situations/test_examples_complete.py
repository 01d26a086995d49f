"""Every worked example of a ledger is played by a situation, and a situation is named after the example it plays."""

import re
from pathlib import Path

import pytest

from tenebra.games.registry import GAMES
from tenebra.kit.package import GamePackage
from tenebra.kit.situations import read_head

HERE = Path(__file__).parent
EXAMPLE = re.compile(r"^- \*\*([A-Z]+-EX-\d+)\*\*", re.MULTILINE)


def examples_of(game: GamePackage) -> list[str]:
    return EXAMPLE.findall((game.folder() / "ledger.md").read_text(encoding="utf-8"))


def rules_by_file(game: GamePackage) -> dict[str, list[str]]:
    files = sorted((HERE / game.id).glob("*.toml"))
    return {file.stem: read_head(file.read_text(encoding="utf-8"), file.name).rules for file in files}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_worked_example_is_played(game: GamePackage) -> None:
    examples = examples_of(game)
    assert len(examples) == len(set(examples)) > 0
    played = {id for rules in rules_by_file(game).values() for id in rules}
    assert [id for id in examples if id not in played] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_situation_of_an_example_bears_its_number(game: GamePackage) -> None:
    for name, rules in rules_by_file(game).items():
        numbered = re.match(r"ex_(\d+)", name)
        named = [id.rpartition("-")[2] for id in rules if "-EX-" in id]
        assert named == ([numbered[1]] if numbered else []), name
