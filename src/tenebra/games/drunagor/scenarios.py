"""The Adventures that are known: those of the box, and those of tests and situations."""

from __future__ import annotations

from tenebra.games.drunagor.scenario import Scenario
from tenebra.games.drunagor.scenario_reader import read_folder
from tenebra.games.drunagor.state import DRState
from tenebra.kit.scenarios import Sheets

SHEETS = Sheets[Scenario]("tenebra.games.drunagor", read_folder)


def sheet_of(state: DRState) -> Scenario:
    """The Adventure being played."""
    return SHEETS[state.scenario]
