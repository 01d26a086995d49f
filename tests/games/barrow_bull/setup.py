"""A new game: everybody stands where the map says."""

from collections.abc import Mapping
from typing import Any

from tenebra.kernel import BadInput
from tenebra.kit.ending import HEROES
from tests.games.barrow_bull.content import BULL, figures
from tests.games.barrow_bull.scenario import Scenario
from tests.games.barrow_bull.scenarios import SHEETS
from tests.games.barrow_bull.state import BBState, Figure
from tests.games.barrow_bull.steps import NewRound


def sides() -> dict[str, tuple[str, ...]]:
    """All Heroes together."""
    return {HEROES: tuple(id for id in figures() if id != BULL)}


def place(sheet: Scenario) -> dict[str, Figure]:
    """The figures that are drawn, in the order of the box (BB-TURN-01)."""
    spaces = {mark: space for space, mark in sheet.drawing.marks.items()}
    return {id: Figure(spaces[id[0].upper()], card.life) for id, card in figures().items() if id[0].upper() in spaces}


def new_game(scenario: str, options: Mapping[str, Any]) -> BBState:
    """The state before the first step."""
    if options:
        raise BadInput(f"there is nothing to choose, {', '.join(options)} least of all")
    return BBState(agenda=[NewRound()], scenario=scenario, figures=place(SHEETS[scenario]))
