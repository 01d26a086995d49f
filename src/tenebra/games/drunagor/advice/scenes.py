"""The worth of an Interaction's options for somebody who has not read what comes of them (DR-INT-04, DR-CHL-01)."""

from __future__ import annotations

from tenebra.games.drunagor.rules.interactions import challenge_bonus
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import DRState

SIDES = 20
SURE = 1.0
"""An option without a Challenge is as good as a Challenge that is surely met."""


def scene_worth(state: DRState, hero: str, token: str, choice: str) -> float:
    """The chance to meet the Challenge of an option; what then happens, nobody at the table knows."""
    scene = sheet_of(state).interactions.get(token)
    found = next((one for one in scene.choices if one.id == choice), None) if scene is not None else None
    if found is None or found.challenge is None or hero not in state.heroes:
        return SURE
    need = found.challenge.difficulty - challenge_bonus(state, hero, found.challenge)
    return min(1.0, max(0.05, (SIDES + 1 - need) / SIDES))
