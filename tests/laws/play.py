"""Random play for the laws: every choice from a stream of its own."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from tenebra.kernel import Session
from tests.games.shelf import GAMES

LIMIT = 60_000
"""Decisions after which a random game counts as unending."""


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
