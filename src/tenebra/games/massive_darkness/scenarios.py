"""The Missions that are known: those of the box, and those of tests and situations."""

from __future__ import annotations

from tenebra.games.massive_darkness.scenario import Mission
from tenebra.games.massive_darkness.scenario_reader import read_folder
from tenebra.games.massive_darkness.state import MDState
from tenebra.kit.scenarios import Sheets

SHEETS = Sheets[Mission]("tenebra.games.massive_darkness", read_folder)


def sheet_of(state: MDState) -> Mission:
    """The Mission being played."""
    return SHEETS[state.scenario]
