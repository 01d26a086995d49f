"""Hindering (CO-HIN): each enemy in the own area that no other friend cancels."""

from __future__ import annotations

from tenebra.games.conan.rules.space import standing
from tenebra.games.conan.state import COState, character, is_heroic


def hindering(state: COState, who: str) -> int:
    """The hindering value of a character where it stands; skills are not asked (CO-HIN-06, CO-RUL-44)."""
    return hindering_in(state, who, character(state, who).area)


def hindering_in(state: COState, who: str, area: str) -> int:
    """The hindering value of a character if it stood in an area (CO-HIN-09)."""
    known = standing(state)
    friends, enemies = (known.heroic, known.foes) if is_heroic(state, who) else (known.foes, known.heroic)
    others = len(friends.get(area, ())) - (character(state, who).area == area)
    return max(0, len(enemies.get(area, ())) - others)
