"""Hindering (CO-HIN): each enemy in the own area that no other friend cancels."""

from __future__ import annotations

from tenebra.games.conan.rules.space import standing
from tenebra.games.conan.state import COState, character


def hindering(state: COState, who: str) -> int:
    """The hindering value of a character where it stands; skills are not asked (CO-HIN-06, CO-RUL-44)."""
    return hindering_in(state, who, character(state, who).area)


def hindering_in(state: COState, who: str, area: str) -> int:
    """The hindering value of a character of either side if it stood in an area (CO-HIN-02, CO-HIN-06, CO-HIN-08, CO-HIN-09).

    Friends of whoever is there cancel one enemy each, allies like heroes (CO-RUL-44, CO-ALY-15).
    """
    known = standing(state)
    friends, enemies = (known.heroic, known.foes) if known.bases[who][2] else (known.foes, known.heroic)
    met = enemies.get(area)
    if met is None:
        return 0
    others = len(friends.get(area, ())) - (character(state, who).area == area)
    return max(0, len(met) - others)
