"""Dungeon Venture: four Heroes against the Keeper of Evil."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tenebra.games.dungeon_venture import adventures, agenda, options, setup, view
from tenebra.games.dungeon_venture.state import KEEPER, AnyStep, DVState, heroes_in_order
from tenebra.kernel import Chance, Game, Option, Rule

RULES_VERSION = "1.0"
"""1.0: the first complete rules."""


class DungeonVenture:
    """The game as the kernel sees it."""

    id: ClassVar[str] = "dungeon-venture"
    rules_version: ClassVar[str] = RULES_VERSION
    state: ClassVar[type[DVState]] = DVState
    options: ClassVar[tuple[type[Option], ...]] = options.ALL

    def scenarios(self) -> tuple[str, ...]:
        """The ten Adventures, in order."""
        return adventures.scenario_ids()

    def new(self, scenario: str, options: Mapping[str, Any]) -> DVState:
        return setup.new_game(scenario, options)

    def run(self, game: Game[DVState], step: AnyStep) -> Rule:
        return agenda.run(game, step)

    def seats(self, state: DVState) -> tuple[str, ...]:
        return (KEEPER, *heroes_in_order(state))

    def redact(self, state: DVState, seat: str) -> DVState:
        return view.redact(state, seat)

    def redeal(self, state: DVState, seat: str, chance: Chance) -> DVState:
        return view.redeal(state, seat, chance)


GAME = DungeonVenture()
