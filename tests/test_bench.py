"""The measurements run: one that nobody has run for a while measures nothing."""

import pytest

from bench import scenes
from tenebra.games.registry import game_called


@pytest.mark.parametrize("id", scenes.GAMES)
def test_what_a_scene_costs_can_be_measured(id: str) -> None:
    game, choices = game_called(id), 3
    scenario = game.scenarios()[0]
    made, parts = scenes.scenes(game, scenario, choices), scenes.parts(game, scenario, choices)
    assert len(made) > choices, "every seat and a spectator, at every choice"
    assert {is_asked for is_asked, _ in made} == {True, False}
    assert len(parts) == choices
    assert {"board", "pieces", "question", "advice"} <= parts[0].keys()
