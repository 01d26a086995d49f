"""Line of sight and height (CO-LOS, CO-RUL-25, CO-RUL-26): from area to area, worked out once for a map and its openings."""

from __future__ import annotations

from itertools import pairwise

from tenebra.games.conan.rules.space import ground_of
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import COState


def sees(state: COState, area: str, other: str) -> bool:
    """Whoever is in an area has line of sight to another (CO-LOS-01, CO-LOS-09); models never block it (CO-LOS-05)."""
    ground = ground_of(state)
    return bool(ground.sight[ground.index[area]] & ground.bit[other])


def seen_from(state: COState, area: str) -> list[str]:
    """The areas in sight, the own one among them (CO-LOS-04), in the order of the map."""
    ground = ground_of(state)
    seen = ground.sight[ground.index[area]]
    return [name for name in ground.names if seen & ground.bit[name]]


def is_higher(state: COState, area: str, other: str) -> bool:
    """An area lies higher than another (CO-TER-03)."""
    level = ground_of(state).level
    return level[area] > level[other]


def line_between(state: COState, area: str, other: str) -> list[str]:
    """The areas along a throw, both ends included: those the line cuts, if they join up, or a shortest chain (CO-RUX-04)."""
    board = sheet_of(state).chart.board
    line = board.line(area, other)
    if all(any(way.to == after for way in ground_of(state).ways[before]) for before, after in pairwise(line)):
        return line
    return shortest_chain(state, area, other)


def shortest_chain(state: COState, area: str, other: str) -> list[str]:
    """A shortest chain of areas that share a border, the lowest of the map first."""
    before, edge = {area: area}, [area]
    while other not in before:
        following = []
        for one in edge:
            for near in sorted(way.to for way in ground_of(state).ways[one]):
                if near not in before:
                    before[near] = one
                    following.append(near)
        edge = following
    chain = [other]
    while chain[-1] != area:
        chain.append(before[chain[-1]])
    return chain[::-1]
