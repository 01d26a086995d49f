"""The Adventures that are known: the ten of the box, those of situations and tests, and those a Hero's player imagines."""

from __future__ import annotations

from collections import deque

import msgspec

from tenebra.games.dungeon_venture.imagined import Glimpse, imagine
from tenebra.games.dungeon_venture.scenario import Adventure
from tenebra.games.dungeon_venture.scenario_reader import read_folder
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kit.scenarios import Sheets

IMAGINED = "~"
"""Between the id of an Adventure and the glimpse from which another one was imagined; the id of that one is all of it."""
REMEMBERED = 256
"""Imagined Adventures at hand; an older one is imagined again when it is asked for."""


class _Sheets(Sheets[Adventure]):
    """An imagined Adventure is made from its id."""

    def __init__(self) -> None:
        super().__init__("tenebra.games.dungeon_venture", read_folder)
        self.imagined: deque[str] = deque()

    def __missing__(self, id: str) -> Adventure:
        written, _, glimpse = id.rpartition(IMAGINED)
        if not written:
            return super().__missing__(id)
        if len(self.imagined) == REMEMBERED:
            del self[self.imagined.popleft()]
        self.imagined.append(id)
        self[id] = imagine(self[written], id, msgspec.json.decode(glimpse, type=Glimpse))
        return self[id]


SHEETS = _Sheets()


def sheet_of(state: DVState) -> Adventure:
    """The Adventure being played."""
    return SHEETS[state.scenario]
