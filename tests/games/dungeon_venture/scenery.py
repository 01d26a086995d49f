"""Scenes of real positions for the tests: games played by chance, looked at from every seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import msgspec

from tenebra.games.dungeon_venture import GAME, options
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Event, Session
from tenebra.kit.scene import Choice, Scene
from tenebra.kit.words import Words

SEATS = ("keeper", "vardak", "naurania", "storm", "wick", "spectator")


@cache
def words(language: str) -> Words:
    return Words(language, GAME)


def scene(session: Session[DVState], seat: str, language: str = "en") -> Scene:
    """The table as a seat sees it."""
    decision = session.decision
    return GAME.scene(session.view(seat), words(language), lambda o: decision.why_not(seat, o) if decision else None)


def text(what: object) -> str:
    """All of it as it is sent."""
    return msgspec.json.encode(what).decode()


def choice(seen: Scene, key: str) -> Choice:
    assert seen.question is not None
    return next(entry for entry in seen.question.choices if entry.key == key)


def numbered(session: Session[DVState], seat: str, since: int = 0) -> list[tuple[int, Event]]:
    """The events a seat may know, with their numbers."""
    seen = ((n, event.seen_by(seat, session.state)) for n, event in enumerate(session.events) if n >= since)
    return [(n, event) for n, event in seen if event is not None]


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
