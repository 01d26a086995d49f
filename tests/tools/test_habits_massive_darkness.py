"""What the companions of Massive Darkness throw away is counted as it is."""

from typing import Any

from tenebra.commands.simulation import tasks_of
from tenebra.games.massive_darkness import GAME
from tenebra.kit.advice import Advice
from tests.games.massive_darkness.table import Table, card, foe
from tools.habits.massive_darkness import Habits, is_off_class, is_upgrade
from tools.habits.watch import ANNOUNCED, NOT_MADE

BOW = card("habits-bow", "two_hands", ranged="1 yellow")
LONG_BOW = card("habits-long-bow", "two_hands", ranged="2 red")
AXE = card("habits-axe", "hand", melee="1 yellow")
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
    idle = sum(number for why, number in habits.reasons.items() if not why.startswith("not made"))
    assert habits.found["thrown away"] == idle
    assert habits.found[NOT_MADE] == sum(habits.reasons.values()) - idle <= habits.found[ANNOUNCED]
    assert habits.found["thrown away"] < 3 * len(habits.turns)
    assert habits.found["thrown away, something useful was legal"] <= habits.found["thrown away"]


def heard(*said: tuple[str, str]) -> Habits:
    """What is counted where Owen says why he does what he does until nothing is left to do."""
    foe("habits-rat", health=3, melee="1 yellow")
    rat = {"card": "habits-rat", "zone": "A1"}
    table = Table("+-+-+-+\n|C C C|\n+-+-+-+", {"owen": {"zone": "A1", "hands": [AXE]}}, {"rat": rat}, turn="owen")
    habits = Habits()
    for option, why in (*said, ("nothing", "why-spent")):
        decision = table.session.decision
        assert decision is not None
        habits.hold_to_word(table.state, "owen", decision.options("owen"), Advice(option, why, {"target": "rat"}))
    return habits


GOES = ("move B1", "why-move-to-attack")


def test_a_blow_that_was_announced_and_not_struck_is_counted() -> None:
    habits = heard(GOES, GOES)
    assert (habits.found[ANNOUNCED], habits.found[NOT_MADE]) == (1, 1)


def test_a_blow_that_was_struck_is_none_that_was_not() -> None:
    habits = heard(GOES, ("melee rat", "why-attack"))
    assert (habits.found[ANNOUNCED], habits.found[NOT_MADE]) == (1, 0)


def test_whoever_walks_for_something_else_has_announced_nothing() -> None:
    habits = heard(("move B1", "why-treasure"))
    assert (habits.found[ANNOUNCED], habits.found[NOT_MADE]) == (0, 0)
