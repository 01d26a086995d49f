"""Random play for the laws: every choice from a stream of its own."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from tenebra.kernel import Session
from tests.games.shelf import GAMES

SEED = "laws"
LIMIT = 60_000
"""Decisions after which a random game counts as unending."""

PLAYED = int(os.environ.get("TENEBRA_ADVICE", "1"))
"""Games of each game in which the advice is looked at, divided among its scenarios; one of each at least."""


def seeds(game: str) -> list[str]:
    return [f"advice {number}" for number in range(-(-PLAYED // len(GAMES[game].scenarios())))]


def begin(game: str, scenario: str, seed: str) -> Session[Any]:
    return Session.begin(GAMES[game], scenario, seed)


def random_moves(session: Session[Any], seed: str, limit: int = LIMIT) -> Iterator[Session[Any]]:
    """Play at random, yielding the session before each choice is made."""
    pick = random.Random(seed)
    for _ in range(limit):
        decision = session.decision
        if decision is None:
            return
        yield session
        seat = pick.choice(decision.seats)
        session.play(pick.choice(decision.options(seat)), seat)


def advised_moves(session: Session[Any], limit: int = LIMIT) -> Iterator[Session[Any]]:
    """Play as the advice would in every seat, yielding the session before each choice is made."""
    for _ in range(limit):
        if session.decision is None:
            return
        yield session
        session.choose(*advised(session))


def advised(session: Session[Any]) -> tuple[str, str]:
    """What the advice would choose, and for whom: the first of those who are asked that does not wait for the others."""
    assert session.decision is not None
    game, found = GAMES[session.ruleset.id], []
    for seat in session.decision.seats:
        advice = game.advise(session.view(seat))
        found.append((advice.option, seat))
        if not advice.waits:
            return found[-1]
    return found[0]


@lru_cache(maxsize=128)
def advised_choices(game: str, scenario: str, seed: str) -> tuple[tuple[str, str], ...]:
    """The choices of a whole game that the advice plays in every seat."""
    session = begin(game, scenario, seed)
    for _ in advised_moves(session):
        pass
    return tuple((str(option), seat) for seat, option in session.inputs)


def played_again(game: str, scenario: str, seed: str) -> Iterator[Session[Any]]:
    """The same game once more, yielding the session before each choice is made; several laws look at it."""
    session = begin(game, scenario, seed)
    for choice, seat in advised_choices(game, scenario, seed):
        yield session
        session.choose(choice, seat)
    yield session


@cache
def long_game(game: str, scenario: str, choices: int = 400) -> str:
    """A seed whose random game is at least so long, or the longest of the first few."""
    lengths = {}
    for number in range(12):
        seed = f"law {number}"
        lengths[seed] = sum(1 for _ in random_moves(begin(game, scenario, seed), seed, choices))
        if lengths[seed] >= choices:
            return seed
    return max(lengths, key=lambda seed: lengths[seed])
