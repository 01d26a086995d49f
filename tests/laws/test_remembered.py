"""Whatever is remembered beside a state is what a state without memory would say: after every event, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenebra.kit.situations import play_out
from tests.games.shelf import GAMES
from tests.laws.play import begin, random_moves
from tests.laws.remembered import watching

SITUATIONS = Path(__file__).parents[1] / "situations"
CHOICES = 150


def test_after_every_event_of_a_random_game(game: str, scenario: str) -> None:
    with watching(GAMES[game].package, scenario) as watch:
        for _ in random_moves(begin(game, scenario, "remembered"), "remembered", CHOICES):
            pass
    assert watch.questions > watch.events > 0


@pytest.mark.parametrize("game", GAMES)
def test_after_every_event_of_the_situations(game: str) -> None:
    for file in sorted((SITUATIONS / game).glob("*.toml")):
        with watching(GAMES[game].package, file.stem):
            play_out(GAMES[game], file.read_text(encoding="utf-8"), file.name)
