"""Scenes of positions of any game for the tests: what a seat sees, and the events it may know."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any, TypeVar

import msgspec

from tenebra.kernel import Event, Option, Session, State
from tenebra.kit.ground import Areas, Grid, Zones
from tenebra.kit.scene import Choice, Scene
from tenebra.kit.words import Words
from tests.games.shelf import GAMES

S = TypeVar("S", bound=State)


@cache
def words_of(game: str, language: str) -> Words:
    return Words(language, GAMES[game])


def scene(session: Session[Any], seat: str, language: str = "en") -> Scene:
    """The table as a seat sees it."""
    decision, game = session.decision, GAMES[session.ruleset.id]
    words = words_of(game.id, language)
    return game.scene(session.view(seat), words, lambda o: decision.why_not(seat, o) if decision else None)


def squares(seen: Scene) -> Grid | Zones:
    """Its board, which has rooms and walls."""
    assert not isinstance(seen.board, Areas)
    return seen.board


def text(what: object) -> str:
    """All of it as it is sent."""
    return msgspec.json.encode(what).decode()


def choice(seen: Scene, key: str) -> Choice:
    assert seen.question is not None
    return next(entry for entry in seen.question.choices if entry.key == key)


def numbered(session: Session[Any], seat: str, since: int = 0) -> list[tuple[int, Event]]:
    """The events a seat may know, with their numbers."""
    seen = ((n, event.seen_by(seat, session.state)) for n, event in enumerate(session.events) if n >= since)
    return [(n, event) for n, event in seen if event is not None]


def by_chance(
    session: Session[S], pick: random.Random, choices: int, rare: Collection[type[Option]], weight: float
) -> Iterator[Session[S]]:
    """The positions of a game that chance plays: one kind of option is as likely as another, the rare ones weigh less."""
    for _ in range(choices):
        yield session
        if session.decision is None:
            return
        seat = pick.choice(session.decision.seats)
        offered = session.decision.options(seat)
        kinds = sorted({type(option) for option in offered}, key=lambda kind: kind.__name__)
        kind = pick.choices(kinds, [weight if one in rare else 1.0 for one in kinds])[0]
        session.play(pick.choice([option for option in offered if type(option) is kind]), seat)
