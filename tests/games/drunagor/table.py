"""A moment at a table of Drunagor: draw the map, place the figures, script the dice, play by label, look."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest

from tenebra.games.drunagor import GAME
from tenebra.games.drunagor.situation import Builder
from tenebra.games.drunagor.state import DRState, Hero, Monster
from tests.games import table

rule = pytest.mark.rule


class Table(table.Table[DRState]):
    """A session set up from a drawing; the first Hero is in the middle of the turn unless `turn` or `next` says otherwise.

    `heroes`, `monsters` and the other fields are those of a situation (docs/situations.md#drunagor). Unless `stop` is false the
    game stops when that turn is over.
    """

    game, builder = GAME, Builder

    def __init__(self, map: str = "", stop: bool = True, **fields: Any) -> None:
        super().__init__(map=dedent(map), stop=stop, **fields)

    def hero(self, id: str) -> Hero:
        return self.state.heroes[id]

    def monster(self, id: str) -> Monster:
        return self.state.monsters[id]
