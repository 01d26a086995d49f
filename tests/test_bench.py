"""The measurements run: one that nobody has run for a while measures nothing."""

import pytest

from bench import PATIENCE, scenes
from bench.__main__ import measure, table
from bench.descent import Looks, Walks
from bench.tally import Contestant
from tenebra.games.registry import GAMES, game_called


@pytest.mark.parametrize("id", GAMES)
def test_what_a_scene_costs_can_be_measured(id: str) -> None:
    game, choices = game_called(id), 3
    scenario = game.scenarios()[0]
    made, parts = scenes.scenes(game, scenario, choices), scenes.parts(game, scenario, choices)
    assert len(made) > choices, "every seat and a spectator, at every choice"
    assert {is_asked for is_asked, _ in made} == {True, False}
    assert len(parts) == choices
    assert {"board", "figures", "question", "advice"} <= parts[0].keys()


@pytest.mark.parametrize("contestant", [Looks(), Walks(large=False), Walks(large=True)], ids=["look", "walk", "large-walk"])
def test_what_is_dear_in_descent_can_be_measured(contestant: Contestant) -> None:
    tally = contestant.run(1e-6)
    while not tally.done:  # there may be nobody of that size yet
        tally = contestant.run(1e-6)
    assert tally.micros > 0


def test_every_game_is_measured_and_set_beside_its_peers() -> None:
    report = measure(1, 1e-6, PATIENCE)
    assert list(report.games) == list(GAMES)
    assert all(played.decisions and played.fork_micros for played in report.games.values())
    assert {ratio.game for ratio in report.ratios} == set(GAMES)
    assert all(f"{id}, random play" in table(report) for id in GAMES)
