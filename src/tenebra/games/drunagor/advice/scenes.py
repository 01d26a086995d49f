"""What the options of an Interaction promise."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.drunagor.advice.worth import Worth
from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.rules.interactions import challenge_bonus
from tenebra.games.drunagor.scenario import Phrase
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import DRState

SIDES = 20
GIVEN = {"item": 2.5, "aura": 1.5, "status": 1.0, "outcome": 0.5, "companion": 2.0, "salvage": 2.0, "count": 1.0, "unlock": 1.0}
"""What a resolution that gives something is worth."""


def scene_worth(state: DRState, hero: str, token: str, choice: str) -> float:
    """What an option promises, its Challenge considered (DR-CHL-01)."""
    found = next((one for one in sheet_of(state).interactions[token].choices if one.id == choice), None)
    if found is None:
        return 0.0
    if found.challenge is None:
        return _worth(state, hero, token, found.do)
    need = found.challenge.difficulty - challenge_bonus(state, hero, found.challenge)
    chance = min(1.0, max(0.05, (SIDES + 1 - need) / SIDES))
    return chance * _worth(state, hero, token, found.do) + (1 - chance) * _worth(state, hero, token, found.fail)


def _worth(state: DRState, hero: str, token: str, phrases: Sequence[Phrase]) -> float:
    worth, total = Worth(state, hero), 0.0
    for phrase in phrases:
        if phrase.verb in ("cast", "each"):
            total += worth.of(read_text(phrase.text), token, "")
        else:
            total += GIVEN.get(phrase.verb, 0.0)
    return total
