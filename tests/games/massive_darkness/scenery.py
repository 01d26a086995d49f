"""Scenes of real positions for the tests: Missions played by chance, looked at from every seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import msgspec

from tenebra.games.massive_darkness import GAME, options
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Event, Session
from tenebra.kit.scene import Choice, Scene
from tenebra.kit.words import Words

HEROES = ("owen", "elias", "sibyl", "whisper", "bjorn", "siegfried")
SPECTATOR = "spectator"
RARE = (options.Trade, options.Nothing, options.Ready, options.Pass, options.Unequip, options.Stop)


@cache
def words(language: str) -> Words:
    return Words(language, GAME)


def scene(session: Session[MDState], seat: str, language: str = "en") -> Scene:
    """The table as a seat sees it."""
    decision = session.decision
    return GAME.scene(session.view(seat), words(language), lambda o: decision.why_not(seat, o) if decision else None)


def text(what: object) -> str:
    """All of it as it is sent."""
    return msgspec.json.encode(what).decode()


def choice(seen: Scene, key: str) -> Choice:
    assert seen.question is not None
    return next(entry for entry in seen.question.choices if entry.key == key)


def numbered(session: Session[MDState], seat: str, since: int = 0) -> list[tuple[int, Event]]:
    """The events a seat may know, with their numbers."""
    seen = ((n, event.seen_by(seat, session.state)) for n, event in enumerate(session.events) if n >= since)
    return [(n, event) for n, event in seen if event is not None]


def positions(scenario: str, heroes: int, choices: int, seed: str = "scene") -> Iterator[Session[MDState]]:
    """The positions of a game that chance plays; fights and doors are as likely as steps."""
    session = Session.begin(GAME, scenario, f"{seed} {heroes}", {"party": " ".join(HEROES[:heroes]), "lifebringer": 9})
    pick = random.Random(f"{scenario} {heroes} {seed}")
    for _ in range(choices):
        yield session
        if session.decision is None:
            return
        seat = pick.choice(session.decision.seats)
        offered = session.decision.options(seat)
        kinds = sorted({type(option) for option in offered}, key=lambda kind: kind.__name__)
        kind = pick.choices(kinds, [0.2 if one in RARE else 1.0 for one in kinds])[0]
        session.play(pick.choice([option for option in offered if type(option) is kind]), seat)
