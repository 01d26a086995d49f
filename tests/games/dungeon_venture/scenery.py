"""Scenes of real positions for the tests: games played by chance, looked at from every seat."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tenebra.games.dungeon_venture import GAME, options
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Session
from tenebra.kit.words import Words
from tests.games.scenery import words_of

SEATS = ("keeper", "vardak", "naurania", "storm", "wick", "spectator")


def words(language: str) -> Words:
    return words_of(GAME.id, language)


def positions(scenario: str, seed: str, rounds: int, choices: int) -> Iterator[Session[DVState]]:
    """A game that sensible players have begun, and then its positions while chance plays on; nobody leaves."""
    session = Session.begin(GAME, scenario, seed)
    while session.decision is not None and session.state.round < rounds:
        seat = session.decision.seat
        session.choose(GAME.advise(session.view(seat)).option, seat)
    pick = random.Random(f"{scenario} {seed}")
    for _ in range(choices):
        yield session
        if session.decision is None:
            return
        seat = pick.choice(session.decision.seats)
        offered = [option for option in session.decision.options(seat) if not isinstance(option, options.Leave)]
        # every kind is as likely as any other: there are so many spaces
        kind = pick.choice(sorted({type(option) for option in offered}, key=lambda kind: kind.__name__))
        session.play(pick.choice([option for option in offered if type(option) is kind]), seat)
