"""Parts of scenes are used again for whoever sees the same, and for nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from tenebra.kernel import DecisionView, State, View
from tenebra.kit.parts import Parts
from tenebra.kit.voice import Voice, by_heart
from tests.games.scenery import words_of
from tests.games.shelf import GAMES
from tests.laws.play import begin


class Cellar(State, kw_only=True, dict=True):
    """A state with something hidden, something ordered, and something worked out from it."""

    agenda: list[Any] = []
    places: dict[str, str] = {}
    hand: list[str] = []
    gold: int = 0

    @property
    def wealth(self) -> int:
        return self.gold * 10


VOICE = cast("Voice", object())
Make = Callable[[View[Any], Voice], Any]


def look(seat: str = "ada", prompt: str = "turn", **state: Any) -> View[Cellar]:
    return View("cellar", "first", seat, Cellar(**state), DecisionView((seat,), prompt, {}, ()), 0, "")


def crowd(state: Cellar) -> int:
    """As rules do: remembered beside the state."""
    if "crowd" not in state.__dict__:
        state.__dict__["crowd"] = len(state.places)
    return int(state.__dict__["crowd"])


def times(make: Make, *views: View[Cellar]) -> int:
    """How often a part is made for these views, each of which gets what it alone would have been given."""
    parts, made = Parts(), 0

    def counted(view: View[Any], voice: Voice) -> Any:
        nonlocal made
        made += 1
        return make(view, voice)

    for view in views:
        assert parts("part", view, VOICE, counted) == make(view, VOICE)
    return made


HANDS: Make = lambda view, voice: tuple(view.state.hand)  # noqa: E731
PLACES: Make = lambda view, voice: tuple(view.state.places)  # noqa: E731
WEALTH: Make = lambda view, voice: view.state.wealth  # noqa: E731
CROWD: Make = lambda view, voice: crowd(view.state)  # noqa: E731
SEAT: Make = lambda view, voice: view.seat  # noqa: E731
PROMPT: Make = lambda view, voice: view.decision.prompt if view.decision is not None else ""  # noqa: E731


@pytest.mark.parametrize(
    ("make", "one", "other"),
    [
        (HANDS, look(hand=["bow"], gold=1), look("eve", hand=["bow"], gold=2)),
        (SEAT, look(gold=1), look(gold=2)),
        (PROMPT, look("ada", "turn"), look("eve", "turn", gold=2)),
        (CROWD, look(places={"ada": "A1"}), look("eve", places={"ada": "A1"}, gold=3)),
    ],
)
def test_whoever_sees_the_same_is_given_the_same(make: Make, one: View[Cellar], other: View[Cellar]) -> None:
    assert times(make, one, other) == 1


@pytest.mark.parametrize(
    ("make", "one", "other"),
    [
        (HANDS, look(hand=["bow"]), look("eve", hand=["?"])),
        (PLACES, look(places={"ada": "A1", "eve": "B1"}), look(places={"eve": "B1", "ada": "A1"})),
        (WEALTH, look(gold=1), look(gold=2)),
        (CROWD, look(places={"ada": "A1"}), look(places={})),
        (SEAT, look("ada"), look("eve")),
        (PROMPT, look("ada", "turn"), look("ada", "window")),
        (PROMPT, look("ada", "turn"), View("cellar", "first", "ada", Cellar(), None, 0, "")),
    ],
)
def test_who_sees_something_else_is_not(make: Make, one: View[Cellar], other: View[Cellar]) -> None:
    assert times(make, one, other) == 2


def test_what_one_part_has_worked_out_is_not_taken_for_granted_by_the_next() -> None:
    parts, view = Parts(), look(places={"ada": "A1"})
    for name in ("one", "two"):
        assert parts(name, view, VOICE, CROWD) == 1
    fuller = look(places={"ada": "A1", "eve": "B1"})
    assert [parts(name, fuller, VOICE, CROWD) for name in ("one", "two")] == [2, 2]


def test_what_nobody_has_used_since_the_last_choice_is_forgotten() -> None:
    parts, made = Parts(), list[str]()

    def make(view: View[Any], voice: Voice) -> str:
        made.append(view.seat)
        return str(view.seat)

    for seats in (("ada", "eve"), ("ada",), ("ada", "eve")):
        for seat in seats:
            parts("part", look(seat), VOICE, make)
        parts.turn()
    assert made == ["ada", "eve", "eve"]


def test_whose_turn_it_is_does_not_part_those_who_see_the_same_board() -> None:
    game = GAMES["massive-darkness"]
    session, parts = begin("massive-darkness", game.scenarios()[0], "parts"), Parts()
    while session.decision is not None and session.decision.prompt != "activation":
        session.choose(game.advise(session.view(session.decision.seat)).option, session.decision.seat)
    assert session.decision is not None
    seats, voice = game.seats(session.state), game.voices(words_of(game.id, "en"), session.state)
    shown = [game.scene_in_parts(session.view(seat), voice, lambda _: None, parts) for seat in seats]
    assert len(seats) > 1
    for part in ("pieces", "plates"):
        assert all(scene[part] is shown[0][part] for scene in shown), f"the {part} were made more than once"


def test_what_follows_from_values_alone_is_made_once() -> None:
    made = list[tuple[str, int]]()

    @by_heart
    def label(voice: Voice, word: str, number: int) -> str:
        made.append((word, number))
        return f"{word} {number}"

    game = GAMES["massive-darkness"]
    one, other = (
        game.voices(words_of(game.id, language), begin(game.id, game.scenarios()[0], "").state) for language in ("en", "it")
    )
    assert [label(one, "dice", 2), label(one, "dice", 2), label(one, "dice", 3), label(other, "dice", 2)] == [
        "dice 2",
        "dice 2",
        "dice 3",
        "dice 2",
    ]
    assert made == [("dice", 2), ("dice", 3), ("dice", 2)], "each voice knows its own"
