"""The scenarios that are known."""

from tenebra.kit.scenarios import Sheets, sheet_of_kind
from tests.games.barrow_bull.scenario import Scenario
from tests.games.barrow_bull.state import BBState

SHEETS = Sheets("tests.games.barrow_bull", sheet_of_kind(Scenario))


def sheet_of(state: BBState) -> Scenario:
    """The scenario being played."""
    return SHEETS[state.scenario]
