"""Engagement (DR-ENG): who stands next to an enemy it knows of."""

from __future__ import annotations

from tenebra.games.drunagor.rules.passives import is_immune
from tenebra.games.drunagor.rules.space import NOBODY, beside, enemies_of, standing
from tenebra.games.drunagor.state import STEALTH, DRState, Hero, character, team_of


def sees(state: DRState, who: str, other: str) -> bool:
    """A character treats another one as there: it is not Knocked Out, nor hidden from it (DR-KNO-03, DR-CND-10, DR-CND-14).

    In a Battleground hidden characters are known of (DR-PVP-09).
    """
    one = character(state, other)
    if isinstance(one, Hero) and one.is_down:
        return False
    if STEALTH not in one.tokens or state.teams or team_of(state, who) == team_of(state, other):
        return True
    return is_immune(state, who, STEALTH)


def is_engaged(state: DRState, who: str) -> bool:
    """Adjacent to an enemy that it knows of (DR-ENG-01, DR-ENG-07, DR-RUL-34, DR-RUL-53)."""
    near = beside(state, who) & enemies_of(state, who)
    if not near:
        return False
    team = team_of(state, who)
    return any(
        here & near and team_of(state, other) not in (team, NOBODY) and sees(state, who, other)
        for other, here in standing(state).of.items()
    )
