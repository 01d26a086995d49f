"""Situations: a moment drawn by hand (docs/situations.md)."""

from tenebra.kit import situation_reader
from tests.games.barrow_bull.scenario import Scenario
from tests.games.barrow_bull.scenarios import SHEETS
from tests.games.barrow_bull.setup import place
from tests.games.barrow_bull.state import BBState
from tests.games.barrow_bull.steps import Act, AnyStep, NewRound


class Situation(situation_reader.Situation, frozen=True, kw_only=True):
    """The map with everybody on it, and whose turn it is: a Hero's, or the Bull's if nobody is named."""

    life: dict[str, int] = {}


class Builder(situation_reader.Builder[Situation, BBState, Scenario]):
    """Puts everybody where they are drawn."""

    kind, states, sheets = Situation, BBState, SHEETS

    def lay(self) -> Scenario:
        return Scenario(self.id, self.situation.map)

    def lay_out(self) -> BBState:
        state = BBState(agenda=[], scenario=self.sheet.id, figures=place(self.sheet), round=self.situation.round)
        self.patch(state, {"figures": {figure: {"life": life} for figure, life in self.situation.life.items()}})
        return state

    def agenda(self) -> list[AnyStep]:
        return [NewRound(), *([Act(self.situation.turn)] if self.situation.turn else [])]
