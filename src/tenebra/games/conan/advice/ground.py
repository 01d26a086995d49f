"""Distances: how many steps a place is away for somebody."""

from __future__ import annotations

from heapq import heappop, heappush

from tenebra.games.conan.content.maps import BorderKind
from tenebra.games.conan.rules.powers import skills_of
from tenebra.games.conan.rules.space import Ground, ground_of
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import COState
from tenebra.games.conan.vocabulary import Skill

LEAP_STEPS = 4
"""The worth, in steps, of a leap that may fail."""
FAR = 99
MOVING: frozenset[Skill] = frozenset(("swimming", "flying", "intangible", "climb", "leap", "wall_wrecker"))


def distances(state: COState, who: str, goal: str) -> dict[str, int]:
    """The steps from each area to a goal for somebody with these skills, whoever stands about."""
    return distances_with(state, skills_of(state, who), goal)


def distances_with(state: COState, able: frozenset[Skill], goal: str) -> dict[str, int]:
    """The same for whoever can do what is said."""
    ground, skills = ground_of(state), able & MOVING
    key = skills, goal, sheet_of(state).climb
    known: dict[str, int] | None = ground.distances.get(key)
    if known is None:
        known = ground.distances[key] = _distances(ground, *key)
    return known


def _distances(ground: Ground, skills: frozenset[Skill], goal: str, climb: int) -> dict[str, int]:
    found = {goal: 0}
    edge, done = [(0, ground.index[goal], goal)], set[str]()
    while edge:
        cost, _, area = heappop(edge)
        if area in done:
            continue
        done.add(area)
        for way in ground.ways[area]:
            if way.to in ground.water and "swimming" not in skills:
                continue
            price = _price(way.kind, skills, climb)
            if price and cost + price < found.get(way.to, FAR):
                found[way.to] = cost + price
                heappush(edge, (cost + price, ground.index[way.to], way.to))
    return found


def _price(kind: BorderKind, skills: frozenset[Skill], climb: int) -> int:
    """Steps over a border of this kind, 0 where there is no way."""
    if kind.is_passable:
        return 1 + kind.extra
    if "flying" in skills or (kind.is_obstacle and "intangible" in skills):
        return 2
    if kind.is_cliff and "climb" in skills and climb:
        return 1 + climb
    can_leap = kind.is_leap and "leap" in skills
    can_wreck = bool(kind.material) and "wall_wrecker" in skills
    return LEAP_STEPS if can_leap or can_wreck else 0
