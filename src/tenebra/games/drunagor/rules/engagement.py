"""Engagement (DR-ENG): who stands next to an enemy it knows of."""

from __future__ import annotations

from tenebra.games.drunagor.rules.passives import is_immune
from tenebra.games.drunagor.rules.space import beside, enemies_of, standing
from tenebra.games.drunagor.state import STEALTH, DRState, are_enemies, character


def sees(state: DRState, who: str, other: str) -> bool:
    """A character treats another one as there: it is not Knocked Out, nor hidden from it (DR-KNO-03, DR-CND-10, DR-CND-14).

    In a Battleground hidden characters are known of (DR-PVP-09).
    """
    hero = state.heroes.get(other)
    if hero is not None and hero.is_down:
        return False
    hidden = STEALTH in (hero if hero is not None else character(state, other)).tokens
    return not hidden or bool(state.teams) or not are_enemies(state, who, other) or is_immune(state, who, STEALTH)


def is_engaged(state: DRState, who: str) -> bool:
    """Adjacent to an enemy that it knows of (DR-ENG-01, DR-ENG-07, DR-RUL-34, DR-RUL-53)."""
    near = beside(state, who) & enemies_of(state, who)
    if not near:
        return False
    return any(
        here & near and are_enemies(state, who, other) and sees(state, who, other) for other, here in standing(state).of.items()
    )
