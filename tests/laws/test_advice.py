"""The advice has an answer to every question that random play comes to, and to whatever is left of its options."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from tenebra.kernel import View
from tests.games.shelf import GAMES
from tests.laws.play import begin, random_moves, seeds

LEFT_EVERY = 3
"""Questions of which only a part of the options is left once."""


def test_the_advice_answers_every_question(game: str, scenario: str) -> None:
    """Every seat that is asked; a page asks for a hint at each of them, and a table is dead where there is none."""
    package = GAMES[game]
    for seed in seeds(game):
        for session in random_moves(begin(game, scenario, seed), seed):
            assert session.decision is not None
            for seat in session.decision.seats:
                view = session.view(seat)
                assert package.advise(view).option in keys(view), (seed, len(session.inputs), seat)


def test_the_advice_can_be_asked_what_it_would_choose_otherwise(game: str, scenario: str) -> None:
    """Whoever thinks ahead takes its choice, or more, away and asks again: it may find nothing to say, but it does not raise."""
    package = GAMES[game]
    for seed in seeds(game):
        pick = random.Random(seed)
        for number, session in enumerate(random_moves(begin(game, scenario, seed), seed)):
            assert session.decision is not None
            if number % LEFT_EVERY:
                continue
            for seat in session.decision.seats:
                view = session.view(seat)
                best = package.advise(view).option
                for left in (keys(view) - {best}, {key for key in sorted(keys(view)) if pick.random() < 0.5}):
                    if left:
                        package.advise(with_only(view, left))


def keys(view: View[Any]) -> set[str]:
    assert view.decision is not None
    return {option.key for option in view.decision.options}


def with_only(view: View[Any], left: set[str]) -> View[Any]:
    """The same view, in which only some of the options are offered."""
    assert view.decision is not None
    options = tuple(option for option in view.decision.options if option.key in left)
    return replace(view, decision=replace(view.decision, options=options))
