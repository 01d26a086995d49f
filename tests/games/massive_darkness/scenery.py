"""Scenes of real positions for the tests: Missions played by chance, looked at from every seat."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tenebra.games.massive_darkness import GAME, options
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Session
from tenebra.kit.words import Words
from tests.games.scenery import by_chance, words_of

HEROES = ("owen", "elias", "sibyl", "whisper", "bjorn", "siegfried")
SPECTATOR = "spectator"
RARE = (options.Trade, options.Nothing, options.Ready, options.Pass, options.Unequip, options.Stop)


def words(language: str) -> Words:
    return words_of(GAME.id, language)


def positions(scenario: str, heroes: int, choices: int, seed: str = "scene") -> Iterator[Session[MDState]]:
    """The positions of a game that chance plays; fights and doors are as likely as steps."""
    session = Session.begin(GAME, scenario, f"{seed} {heroes}", {"party": " ".join(HEROES[:heroes]), "lifebringer": 9})
    pick = random.Random(f"{scenario} {heroes} {seed}")
    return by_chance(session, pick, choices, RARE, 0.2)
