"""Who is in range (DR-RNG-01), and engagement (DR-ENG): who stands next to an enemy it knows of."""

from __future__ import annotations

from tenebra.games.drunagor.rules.passives import is_immune
from tenebra.games.drunagor.rules.space import at, beside, covers, in_range, standing
from tenebra.games.drunagor.state import FOES, STEALTH, DRState, are_enemies, character

ADJACENT = 0
"""The range of melee (DR-RNG-02)."""
BESIDE = -2
"""In the place of a range: only those adjacent."""


def sees(state: DRState, who: str, other: str) -> bool:
    """A character treats another one as there: it is not Knocked Out, nor hidden from it (DR-KNO-03, DR-CND-10, DR-CND-14).

    In a Battleground hidden characters are known of (DR-PVP-09).
    """
    hero = state.heroes.get(other)
    if hero is not None and hero.is_down:
        return False
    hidden = STEALTH in (hero if hero is not None else character(state, other)).tokens
    return not hidden or bool(state.teams) or not are_enemies(state, who, other) or is_immune(state, who, STEALTH)


def spaces_within(state: DRState, who: str, reach: int) -> int:
    """The squares in range of a character, its own included (DR-RNG-01)."""
    return beside(state, who) | covers(state, who) if reach == ADJACENT else in_range(state, who, reach)


def around(state: DRState, who: str, reach: int, *, is_adjacent: bool = False) -> list[str]:
    """The characters in range of one, or adjacent to it."""
    known = standing(state).around
    key = (who, BESIDE if is_adjacent else reach)
    found = known.get(key)
    if found is None:
        found = known[key] = at(state, beside(state, who) if is_adjacent else spaces_within(state, who, reach))
    return found


def foes(state: DRState, who: str, reach: int, *, is_adjacent: bool = False) -> list[str]:
    """The enemies in range of a character, or adjacent to it, that it knows of."""
    known: dict[tuple[str, int], list[str]] | None = state.__dict__.get(FOES)
    if known is None:
        known = state.__dict__[FOES] = {}
    key = (who, BESIDE if is_adjacent else reach)
    found = known.get(key)
    if found is None:
        near = around(state, who, reach, is_adjacent=is_adjacent)
        found = known[key] = [other for other in near if are_enemies(state, who, other) and sees(state, who, other)]
    return found


def is_engaged(state: DRState, who: str) -> bool:
    """Adjacent to an enemy that it knows of (DR-ENG-01, DR-ENG-07, DR-RUL-34, DR-RUL-53)."""
    return bool(foes(state, who, ADJACENT, is_adjacent=True))
