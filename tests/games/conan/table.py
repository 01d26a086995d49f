"""A moment at a table of Conan: draw the map, place the figures, script the dice, play by label, look."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.conan import GAME
from tenebra.games.conan.situation import Builder
from tenebra.games.conan.state import COState, Hero, Model
from tests.games import table

rule = pytest.mark.rule


class Table(table.Table[COState]):
    """A session set up from a drawing of areas; the heroes are about to act unless `next` says otherwise.

    `heroes`, `models` and the other fields are those of a situation (docs/situations.md#conan). Unless `stop` is false the game
    stops when that phase is over.
    """

    game, builder = GAME, Builder

    def __init__(self, map: str = "", stop: bool = True, **fields: Any) -> None:
        super().__init__(map=map, stop=stop, **fields)

    def hero(self, id: str) -> Hero:
        return self.state.heroes[id]

    def model(self, id: str) -> Model:
        return self.state.models[id]


def nothing_forbids(table: Table) -> bool:
    """Why not says nothing of whatever is offered."""
    decision = table.session.decision
    assert decision is not None
    return all(decision.why_not(seat, option) is None for seat in decision.seats for option in decision.options(seat))
