"""Bodies: how figures of one space and of several take up room and step (DE-LRG, DE-RUL-64, DE-RUL-65).

A place is a set with one bit: the space of a small figure, the standing of a large one (see `boards.footprints`).
"""

from __future__ import annotations

from typing import Protocol

from tenebra.boards.eight import DIRECTIONS, Direction
from tenebra.boards.footprints import Footprint
from tenebra.games.descent.options import UPRIGHT
from tenebra.games.descent.rules.space import ground_of, size_of
from tenebra.games.descent.state import DEState, Figure, Hero


class Body(Protocol):
    """The room that a figure takes: where it fits and how it moves."""

    def fits(self, within: int) -> int:
        """The places that lie wholly on these spaces."""
        ...

    def over(self, spaces: int) -> int:
        """The places that cover at least one of these spaces."""
        ...

    def covers(self, places: int) -> int:
        """The spaces that any of these places covers."""
        ...

    def beside(self, places: int, fitting: int) -> int:
        """The places one step away, among those that fit."""
        ...

    def rings(self, start: int, fitting: int, steps: int) -> list[int]:
        """The places 0, 1, 2, … steps away."""
        ...

    def path(self, rings: list[int], goal: int) -> list[int]:
        """The steps to a place in one of the rings."""
        ...

    def shift(self, places: int, direction: Direction) -> int:
        """The places moved as a whole, where no wall is in the way."""
        ...


def body_of(state: DEState, one: Figure) -> Body:
    """The body of a figure, by its size."""
    ground = ground_of(state)
    if isinstance(one, Hero) or (size := size_of(state, one)) == (1, 1):
        return ground.small
    return ground.footprint(size)


def place_of(state: DEState, body: Body, space: str, lie: str) -> int:
    """The place that a space and a lie name; 0 if there is none."""
    grid = ground_of(state).steps.grid
    here = grid.bit.get(space, 0)
    if isinstance(body, Footprint) and lie == UPRIGHT:
        return 0 if body.is_square else here << (grid.width * grid.height)
    return 0 if lie else here


def named(state: DEState, place: int) -> tuple[str, str]:
    """The space and the lie of a place."""
    grid = ground_of(state).steps.grid
    size = grid.width * grid.height
    number = place.bit_length() - 1
    return grid.names[number % size], UPRIGHT if number >= size else ""


def jumps(body: Body, here: int, sunk: int, free: int) -> dict[int, int]:
    """Places to jump to over a pit, and over how many places in it: straight on to the first that is not (DE-RUL-17, DE-RUB-18).

    `sunk` are the places in the pit that nobody bars.
    """
    out: dict[int, int] = {}
    for direction in DIRECTIONS:
        over, at = 0, body.shift(here, direction)
        while at & sunk:
            over, at = over + 1, body.shift(at, direction)
        if over and at & free:
            out[at] = over
    return out
