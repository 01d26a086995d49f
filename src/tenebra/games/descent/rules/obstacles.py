"""The spaces for an obstacle (DE-RUB-21): on bare floor, and never so that a way is closed for good."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tenebra.boards.eight import Steps
from tenebra.boards.grid import FOREVER
from tenebra.games.descent.rules.space import (
    blocking,
    floor_of,
    grid_of,
    ground_with_open,
    obstacles_at,
    others_of,
    standing,
    steps_of,
)
from tenebra.games.descent.scenario import Quest
from tenebra.games.descent.scenarios import SHEETS, sheet_of
from tenebra.games.descent.state import PIT, DEState


def may_fall(state: DEState, kind: str, space: str, under: str = "") -> bool:
    """An obstacle may come to lie in a space, where nobody stands or under a single figure."""
    here, known = grid_of(state).bit[space], standing(state)
    figures = others_of(state, under) if under else known.heroes | known.monsters
    if here & (figures | obstacles_at(state) | needed(state)):
        return False
    return kind == PIT or not closes_a_way(state, here)


def resting_place(state: DEState, space: str) -> str:
    """The space where something that is dropped comes to lie: there, or the nearest one where one can stand."""
    grid, shut = grid_of(state), blocking(state)
    rings = steps_of(state).rings(grid.bit[space], floor_of(state))
    return next(name for ring in rings for name in grid.spaces(ring & ~shut))


def needed(state: DEState) -> int:
    """The spaces of the tokens on the board, and those that the quest speaks of."""
    return grid_of(state).set_of(token.space for token in state.tokens.values()) | meant_spaces(state.scenario)


@lru_cache(maxsize=64)
def meant_spaces(scenario: str) -> int:
    """The spaces that a quest means something by, those of its chests, glyphs and staircases among them."""
    return SHEETS[scenario].grid.set_of(SHEETS[scenario].meant())


def closes_a_way(state: DEState, here: int) -> bool:
    """Something that blocks this space would part spaces that are joined now or will be, or fill an area up."""
    sheet = sheet_of(state)
    area = sheet.areas[sheet.area_of[grid_of(state).spaces(here)[0]]]
    return any(
        not area.spaces & free & ~here or _parts(steps, here, free)
        for steps in _steps(state, sheet)
        for free in _floors(state, sheet)
        if here & free
    )


def _steps(state: DEState, sheet: Quest) -> Iterator[Steps]:
    """The steps while the rune doors that are still locked stay shut, and those when every door is open."""
    shut = {door for door, spec in sheet.doors.items() if spec.rune and spec.rune not in state.keys and not state.doors.get(door)}
    for closed in ((), shut) if shut else ((),):
        edges = tuple(edge for door, spec in sheet.doors.items() if door not in closed for edge in spec.edges)
        yield ground_with_open(sheet.grid, edges).steps


def _floors(state: DEState, sheet: Quest) -> Iterator[int]:
    """The spaces where one walks: those on the table, those of the whole map; with what will block or be cleared some day."""
    unseen = [area.obstacles for area in sheet.areas.values() if area.name not in state.revealed]
    lying = {space for obstacles in unseen for space, kind in obstacles.items() if kind != PIT}
    effects = [phrase for rule in sheet.own_rules for phrase in rule.do]
    lying |= {phrase.place for phrase in effects if phrase.verb == "obstacle" and phrase.name != PIT}
    cleared = sheet.grid.set_of(phrase.place for phrase in effects if phrase.verb == "clear")
    stopped = blocking(state) | sheet.grid.set_of(lying)
    floors = (floor & ~stops for floor in (floor_of(state), sheet.grid.floor) for stops in (stopped, stopped & ~cleared))
    yield from dict.fromkeys(floors)


def _parts(steps: Steps, here: int, free: int) -> bool:
    """Without this space its neighbours no longer reach each other on foot."""
    left = free & ~here
    beside = steps.beside(here) & left
    return bool(beside & ~steps.reach(beside & -beside, FOREVER, left))
