"""Attacks that affect more than a space (DE-ABL-02 to DE-ABL-06, DE-ABL-20): the areas of Blast, Breath and Sweep."""

from __future__ import annotations

from functools import lru_cache

from tenebra.boards import Passages, SquareGrid
from tenebra.boards.eight import SIDES, Steps, within
from tenebra.boards.shapes import held_against, outer_sides, parse_shape
from tenebra.boards.sight import LinesOfSight
from tenebra.games.descent.rules.sight import rocks
from tenebra.games.descent.rules.space import covers, figures_at, grid_of, lines_of, obstacles_at
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import DEState, are_enemies, is_on

TEMPLATE = parse_shape("#####\n.###.\n.###.\n..#..\n..@..")
"""The Breath template: a cone held against one side of the attacker's space `@` (DE-RUL-67)."""
COMPASS = dict(zip(("north", "east", "south", "west"), SIDES, strict=True))
NAME_OF_SIDE = {side: name for name, side in COMPASS.items()}


def blast(state: DEState, target: int, rank: int) -> int:
    """The spaces within so many of the target space that have line of sight to it, whoever stands between (DE-ABL-02).

    What stops it is what blocks sight, by the switch every obstacle (DE-RUL-33, DE-SWI-10).
    """
    stops = obstacles_at(state) if is_on(state, "blast_stopped_by") else rocks(state)
    return within(grid_of(state), target, rank) & lines_of(state).seen(target, stops)


def breath_positions(state: DEState, who: str) -> list[tuple[str, str]]:
    """Each outer side of the attacker's spaces: the space and the side (DE-RUL-67)."""
    grid = grid_of(state)
    return [(grid.names[cell], NAME_OF_SIDE[side]) for cell, side in outer_sides(grid, covers(state, who))]


def breath(state: DEState, space: str, side: str) -> int:
    """The spaces under the template that no wall or closed door protects (DE-ABL-05, DE-RUL-67, DE-SWI-15)."""
    grid = grid_of(state)
    under = held_against(grid, TEMPLATE, grid.index[space], COMPASS[side])
    if is_on(state, "breath_walls"):
        closed = tuple(edge for door, is_open in state.doors.items() if not is_open for edge in sheet_of(state).doors[door].edges)
        return under & _past_walls(grid, closed).seen(grid.bit[space], 0)
    return under & lines_of(state).seen(grid.bit[space], 0)


@lru_cache(maxsize=16)
def _past_walls(grid: SquareGrid, closed: tuple[str, ...]) -> LinesOfSight:
    """Lines that only closed doors stop."""
    every = (1 << grid.width * grid.height) - 1
    east, south = every & ~grid.last_column, every >> grid.width
    for edge in closed:
        east, south = east & ~grid.edges[edge][2].east, south & ~grid.edges[edge][2].south
    return LinesOfSight(Steps(SquareGrid(grid.width, grid.height, every, east, south), Passages(east, south), gaps_close=False))


def affected_by_breath(state: DEState, space: str, side: str) -> list[str]:
    """All figures under the template, friend and foe; it never lies over the attacker (DE-ABL-05)."""
    return figures_at(state, breath(state, space, side))


def enemies_in(state: DEState, who: str, spaces: int) -> list[str]:
    """The enemies of a figure with a space among these (DE-ABL-20)."""
    return [other for other in figures_at(state, spaces) if are_enemies(state, who, other)]
