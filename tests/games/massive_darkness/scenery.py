"""Scenes of real positions for the tests: Missions played by chance, looked at from every seat."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tenebra.games.massive_darkness import GAME, options
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Session
from tenebra.kit.words import Words
from tests.games.scenery import words_of

HEROES = ("owen", "elias", "sibyl", "whisper", "bjorn", "siegfried")
SPECTATOR = "spectator"
RARE = (options.Trade, options.Nothing, options.Ready, options.Pass, options.Unequip, options.Stop)


def words(language: str) -> Words:
    return words_of(GAME.id, language)


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
