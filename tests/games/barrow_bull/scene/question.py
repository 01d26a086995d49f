"""The question of a scene: what can be clicked, the way there, and the chances."""

from collections.abc import Iterator

from tenebra.kernel import Option
from tenebra.kit.odds import Chances, at_least
from tenebra.kit.question import Asking, forecast_of
from tenebra.kit.scene import Forecast
from tenebra.kit.showing import path
from tests.games.barrow_bull import options as opt
from tests.games.barrow_bull.content import BULL, Dice, figures, odds_of
from tests.games.barrow_bull.rules.space import reach
from tests.games.barrow_bull.scene.board import DRAWN_AS
from tests.games.barrow_bull.state import BBState


class Offer(Asking[BBState]):
    """Turns the options of one decision into choices."""

    kinds, groups = opt.ALL, opt.GROUPS

    @path(opt.Move)
    def way(self, option: opt.Move) -> tuple[str, ...]:
        """Step by step."""
        return reach(self.state, self.about())[option.to]

    def chances(self, option: Option) -> Iterator[Forecast]:
        """The chances of a Strike."""
        dice = Dice(figures()[self.about()].dice)
        odds = odds_of(dice)
        chances = Chances(self.about(), BULL, dice, Dice(), odds, at_least(odds, self.state.figures[BULL].life))
        yield forecast_of(chances, self.voice, "BB-FIGHT-02", lambda _: DRAWN_AS)
