"""The 64 map faces of the box (DR-COMP-31), and what their marks mean: level, terrain, Darkness Spawn Points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from tenebra.boards import SquareGrid
from tenebra.games.drunagor.state import DARKNESS, LAVA, MIASMA, SPIKES, WATER

SPAWN = "spawn"
_MARKS = {"": ".12", WATER: "~Ww", SPIKES: "^Ss", LAVA: "&Ll", MIASMA: "%Mm", DARKNESS: "@Dd", SPAWN: "*Oo"}
GROUND = {mark: (level, what) for what, marks in _MARKS.items() for level, mark in enumerate(marks)}
"""Mark of a square to its level and what is printed on it."""


class Relief(NamedTuple):
    """The heights and terrain printed on a map."""

    levels: tuple[int, int, int]
    terrain: dict[str, int]
    spawn: int
    """Printed Darkness among it (DR-TER-09)."""


def relief(grid: SquareGrid, marks: Mapping[str, str]) -> Relief:
    """Levels, terrain and Spawn Points of the squares with these marks; what has another mark is bare floor."""
    levels, printed = [grid.floor, 0, 0], dict.fromkeys(_MARKS, 0)
    for space, mark in marks.items():
        level, what = GROUND.get(mark, (0, ""))
        levels[0] &= ~grid.bit[space]
        levels[level] |= grid.bit[space]
        printed[what] |= grid.bit[space]
    terrain = {what: spaces for what, spaces in printed.items() if what not in ("", SPAWN)}
    return Relief((levels[0], levels[1], levels[2]), terrain, printed[SPAWN] | printed[DARKNESS])


@cache
def faces() -> dict[str, str]:
    """The map faces as they are drawn: `01a` and `01b` are the two sides of one piece."""
    folder = files("tenebra.games.drunagor.content") / "maps"
    return {file.name.removesuffix(".map"): file.read_text(encoding="utf-8") for file in sorted(folder.iterdir(), key=str)}
