"""How hard a game may be made, and what was measured of it."""

import pytest

from tenebra.games.massive_darkness.setup import new_game
from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import BadInput
from tenebra.kit.grades import NORMAL, Grade, Grades, read_chances
from tools.balance import numbers_of
from tools.chances import GAMES_EACH, SOME

RIVALS = {"drunagor": {"the-salt-pit", "two-towers"}}
"""Where Heroes play against each other, nobody's chances are the party's."""


def test_without_a_name_it_is_as_usual() -> None:
    grades = Grades((Grade("easy", {"lives": 3}), NORMAL))
    assert (grades.options(""), grades.options("normal"), grades.options("easy")) == ({}, {}, {"lives": 3})
    with pytest.raises(BadInput, match="there are easy, normal"):
        grades.options("hard")


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_was_measured_as_hard_as_it_can_be_made(game: str) -> None:
    package = game_called(game)
    chances = read_chances(package.folder())
    cells = {
        (scenario, grade.id): set(numbers_of(package, scenario, SOME))
        for scenario in package.scenarios()
        for grade in package.grades(scenario).of
        if scenario not in RIVALS.get(game, ())
    }
    assert chances.games == GAMES_EACH >= 20
    assert {(one, grade): set(won) for one, grades in chances.won.items() for grade, won in grades.items()} == cells
    assert all(0 <= won <= chances.games for grades in chances.won.values() for by in grades.values() for won in by.values())


@pytest.mark.rule("MD-SET-17")
def test_tokens_on_the_lifebringer_are_the_difficulty() -> None:
    package = game_called("massive-darkness")
    for scenario in package.scenarios():
        tokens = {grade.id: new_game(scenario, grade.options).lifebringer for grade in package.grades(scenario).of}
        assert tokens["easy"] > tokens["normal"] > tokens.get("hard", -1) >= -1
        assert ("hard" in tokens) == (tokens["normal"] > 0)
