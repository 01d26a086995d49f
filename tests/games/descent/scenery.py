"""Scenes of real positions for the tests: quests played by chance, looked at from every seat."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tenebra.games.descent import GAME, options
from tenebra.games.descent.content import heroes
from tenebra.games.descent.state import DEState
from tenebra.kernel import Session
from tenebra.kit.words import Words
from tests.games.scenery import by_chance, words_of

SPECTATOR = "spectator"
RARE = (options.Pass, options.End, options.Done, options.Drop, options.Stow)


def words(language: str) -> Words:
    return words_of(GAME.id, language)


def positions(scenario: str, number: int, choices: int, seed: str = "scene") -> Iterator[Session[DEState]]:
    """The positions of a game that chance plays with heroes of its choice; fights and cards are as likely as steps."""
    pick = random.Random(f"{scenario} {number} {seed}")
    party = pick.sample(list(heroes()), number)
    session = Session.begin(GAME, scenario, f"{seed} {number}", {"party": " ".join(party), "conquest": 30})
    return by_chance(session, pick, choices, RARE, 0.1)
