"""What the companions of Drunagor do with their turns is counted as it is."""

from tenebra.commands.simulation import tasks_of
from tenebra.games.drunagor import GAME
from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.advice.outlook import Outlook
from tenebra.kit.advice import Advice
from tests.games.drunagor.floors import floor
from tests.games.drunagor.table import Table
from tools.habits.drunagor import Habits, can_strike, is_nearer
from tools.habits.watch import ANNOUNCED, NOT_MADE, WASTED

ROOM = floor(8, 6)


def watched(table: Table, *choices: tuple[str, str, dict[str, str]]) -> Habits:
    """Some choices with their reasons, watched and made."""
    habits = Habits()
    for option, why, about in choices:
        habits.watch(table.session, table.asked, Advice(option, why, about))
        table.play(option)
    habits.after(table.session)
    return habits


def test_a_strike_needs_somebody_in_its_reach_and_a_step_may_bring_one_nearer() -> None:
    far = Table(ROOM, heroes={"vorn": {"at": "A1"}}, monsters={"rotten-flesh-1": {"at": "H1"}})
    near = Table(ROOM, heroes={"vorn": {"at": "A1"}}, monsters={"rotten-flesh-1": {"at": "B1"}})
    strike = opt.Use("arcing-strike", "yellow")
    assert [can_strike(table.state, "vorn", strike) for table in (far, near)] == [False, True]
    asked = far.session.decision
    assert asked is not None
    assert is_nearer(Outlook(far.state), far.hero("vorn"), asked.options("vorn"))
    assert not is_nearer(Outlook(far.state), far.hero("vorn"), [opt.End()])


def test_a_turn_in_which_nothing_is_done_is_wasted_only_if_something_could_be() -> None:
    def ended(monsters: dict[str, dict[str, str]], why: str = "why-done") -> int:
        table = Table(ROOM, heroes={"vorn": {"at": "A1"}}, monsters=monsters)
        return watched(table, ("end", why, {})).found[WASTED]

    assert ended({"rotten-flesh-1": {"at": "H1"}}) == 1
    assert ended({}) == 0
    assert ended({"rotten-flesh-1": {"at": "H1"}}, "why-gather") == 0


def test_an_announced_strike_that_never_comes_is_counted() -> None:
    go = ("go C1", "why-position", {"space": "C1", "skill": "arcing-strike"})
    table = Table(ROOM, heroes={"vorn": {"at": "A1"}}, monsters={"rotten-flesh-1": {"at": "D1"}}, dice=["10"])
    found = watched(table, go, ("end", "why-done", {})).found
    assert (found[ANNOUNCED], found[NOT_MADE]) == (1, 1)
    table = Table(ROOM, heroes={"vorn": {"at": "A1"}}, monsters={"rotten-flesh-1": {"at": "D1"}}, dice=["10"])
    found = watched(table, go, ("use arcing-strike with yellow", "why-skill", {"skill": "arcing-strike"})).found
    assert (found[ANNOUNCED], found[NOT_MADE]) == (1, 0)


def test_a_watched_game_adds_up() -> None:
    habits = Habits()
    (task,) = tasks_of(GAME.id, "the-road-to-blackriver", 1, "habits", "heroes=greedy", heroes=(2,))
    habits.play(task.scenario, task.seed, task.options)
    assert habits.found["games"] == 1
    assert habits.found[WASTED] == sum(habits.reasons.values())
    assert habits.found[WASTED] <= habits.found["nothing done"] < len(habits.turns)
    assert habits.found[NOT_MADE] <= habits.found[ANNOUNCED]
