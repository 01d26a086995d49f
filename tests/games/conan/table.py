"""A moment at a table of Conan: draw the map, place the figures, script the dice, play by label, look."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.conan import agenda, options, setup, view
from tenebra.games.conan.situation import Builder
from tenebra.games.conan.state import OVERLORD, COState, Hero, Model
from tests.games import table

rule = pytest.mark.rule


class GAME:
    """The rules without words and pictures."""

    id, rules_version, state, options, rules = "conan", "1.0", COState, options.ALL, agenda.RULES
    new, redact, redeal = staticmethod(setup.new_game), staticmethod(view.redact), staticmethod(view.redeal)

    @staticmethod
    def seats(state: COState) -> tuple[str, ...]:
        return (OVERLORD, *state.party)


class Table(table.Table[COState]):
    """A session set up from a drawing of areas; the heroes are about to act unless `next` says otherwise.

    `heroes`, `models` and the other fields are those of a situation (docs/situations.md#conan). Unless `stop` is false the game
    stops when that phase is over.
    """

    game, builder = GAME(), Builder

    def __init__(self, map: str = "", stop: bool = True, **fields: Any) -> None:
        super().__init__(map=map, stop=stop, **fields)

    def hero(self, id: str) -> Hero:
        return self.state.heroes[id]

    def model(self, id: str) -> Model:
        return self.state.models[id]
