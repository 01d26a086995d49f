"""The scenarios that are known: those of the box, and those of tests and situations."""

from __future__ import annotations

from tenebra.games.conan.scenario import Scenario
from tenebra.games.conan.scenario_reader import read_folder
from tenebra.games.conan.state import COState
from tenebra.kit.scenarios import Sheets

SHEETS = Sheets[Scenario]("tenebra.games.conan", read_folder)


def sheet_of(state: COState) -> Scenario:
    """The scenario being played."""
    return SHEETS[state.scenario]
