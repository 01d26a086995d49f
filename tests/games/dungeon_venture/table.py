"""A moment at a table of Dungeon Venture: draw the position, script the dice, play by label, look."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.situation import Builder
from tenebra.games.dungeon_venture.state import DVState, Figure
from tests.games import table

rule = pytest.mark.rule


class Table(table.Table[DVState]):
    """A session set up from a drawing."""

    game, builder = GAME, Builder

    def __init__(self, map: str, **fields: Any) -> None:
        super().__init__(map=map, **fields)

    def figure(self, id: str) -> Figure:
        return self.state.figures[id]
