"""What the companions of Massive Darkness throw away is counted as it is."""

from typing import Any

from tenebra.commands.simulation import tasks_of
from tenebra.games.massive_darkness import GAME
from tests.games.massive_darkness.table import Table, card
from tools.habits.massive_darkness import Habits, is_off_class, is_upgrade

BOW = card("habits-bow", "two_hands", ranged="1 yellow")
LONG_BOW = card("habits-long-bow", "two_hands", ranged="2 red")
ROOM = "+-+-+\n|C C|\n+-+-+"


def test_a_friends_better_weapon_is_an_upgrade() -> None:
    heroes: dict[str, dict[str, Any]] = {"owen": {"pack": [LONG_BOW]}, "sibyl": {"calling": "nightshade-ranger", "hands": [BOW]}}
    state = Table(ROOM, heroes).state
    assert is_upgrade(state, state.heroes["owen"], LONG_BOW)
    assert not is_upgrade(state, state.heroes["sibyl"], BOW)
    state.heroes["sibyl"].is_dead = True
    assert not is_upgrade(state, state.heroes["owen"], LONG_BOW)


def test_a_bow_does_not_go_with_a_paladin() -> None:
    state = Table(ROOM, {"owen": {"hands": [BOW]}, "sibyl": {"calling": "nightshade-ranger", "hands": [BOW]}}).state
    assert [is_off_class(hero) for hero in state.heroes.values()] == [True, False]


def test_a_watched_game_adds_up() -> None:
    habits = Habits()
    (task,) = tasks_of(GAME.id, "walking-in-the-dark", 1, "habits", "heroes=greedy", heroes=(2,))
    habits.play(task.scenario, task.seed, task.options)
    assert habits.found["games"] == 1
    assert habits.found["thrown away"] == sum(habits.reasons.values())
    assert habits.found["thrown away"] < 3 * len(habits.turns)
    assert habits.found["thrown away, something useful was legal"] <= habits.found["thrown away"]
