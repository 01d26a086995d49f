"""The quests that are known: those of the box, and those of tests and situations."""

from __future__ import annotations

from tenebra.games.descent.scenario import Quest
from tenebra.games.descent.scenario_reader import read_folder
from tenebra.games.descent.state import DEState
from tenebra.kit.scenarios import Sheets

SHEETS = Sheets[Quest]("tenebra.games.descent", read_folder)


def sheet_of(state: DEState) -> Quest:
    """The quest being played."""
    return SHEETS[state.scenario]
