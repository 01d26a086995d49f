"""A moment at a table of Descent: draw the map, place the figures, script the dice, play by label, look."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.descent import GAME
from tenebra.games.descent.situation import Builder
from tenebra.games.descent.state import DEState, Hero, Monster
from tests.games import table

rule = pytest.mark.rule


class Table(table.Table[DEState]):
    """A session set up from a drawing; the first hero is about to declare his action unless `turn` or `next` says otherwise.

    `heroes`, `monsters` and the other fields are those of a situation (docs/situations.md#descent). Unless `stop` is false the
    game stops when that turn is over.
    """

    game, builder = GAME, Builder

    def __init__(self, map: str = "", stop: bool = True, **fields: Any) -> None:
        super().__init__(map=map, stop=stop, **fields)

    def hero(self, id: str) -> Hero:
        return self.state.heroes[id]

    def monster(self, id: str) -> Monster:
        return self.state.monsters[id]
