"""Line of sight and height (CO-LOS, CO-RUL-25, CO-RUL-26): from area to area, worked out once for a map and its openings."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from tenebra.boards.areas import AreaMap, border_name
from tenebra.games.conan.rules.space import ground_of
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import COState


def sees(state: COState, area: str, other: str) -> bool:
    """Whether an area has line of sight to another (CO-LOS-01, CO-LOS-09); models never block it (CO-LOS-05)."""
    return other in ground_of(state).seen[area]


def seen_from(state: COState, area: str) -> tuple[str, ...]:
    """The areas in sight, the own one among them (CO-LOS-04), in the order of the map."""
    return ground_of(state).seen[area]


def is_higher(state: COState, area: str, other: str) -> bool:
    """An area lies higher than another (CO-TER-03)."""
    level = ground_of(state).level
    return level[area] > level[other]


def line_between(state: COState, area: str, other: str) -> tuple[str, ...]:
    """The areas along a throw, both ends included (CO-RUL-34)."""
    return _line(sheet_of(state).chart.board, area, other)


@lru_cache(maxsize=4096)
def _line(board: AreaMap, area: str, other: str) -> tuple[str, ...]:
    """The areas that the line cuts, if they join up, or a shortest chain of areas that do, lowest names first (CO-RUX-04)."""
    line = board.line(area, other)
    if all(border_name(one, next_one) in board.borders for one, next_one in pairwise(line)):
        return tuple(line)
    before, edge = {area: area}, [area]
    while other not in before:
        following = []
        for one in edge:
            for near in sorted(board.members(board.beside(one, lambda _: True))):
                if near not in before:
                    before[near] = one
                    following.append(near)
        edge = following
    chain = [other]
    while chain[-1] != area:
        chain.append(before[chain[-1]])
    return tuple(chain[::-1])
