"""A moment at a table of Dungeon Venture: draw the position, script the dice, play by label, look."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.situation import Situation, build
from tenebra.games.dungeon_venture.state import DVState, Figure
from tenebra.kernel import ScriptedChance, Session, Start
from tests.games.table import Moment

rule = pytest.mark.rule


class Table(Moment[DVState]):
    """A session set up from a drawing. Fields are those of a situation file (docs/situations.md)."""

    def __init__(self, map: str, **fields: Any) -> None:
        situation = msgspec.convert({"game": GAME.id, "map": map, **fields}, Situation)
        state = build(repr((map, fields)), situation, "table")
        start = Start(state.scenario, "test", dict(situation.options))
        self.session = Session.resume(GAME, start, state, ScriptedChance(situation.dice))
        self.play(*situation.choices)

    def figure(self, id: str) -> Figure:
        return self.state.figures[id]
