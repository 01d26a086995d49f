"""The question of a scene: what can be clicked, the way there, and the chances."""

from tenebra.kernel import Option
from tenebra.kit.odds import Chances, at_least
from tenebra.kit.question import Asking, forecast_of
from tenebra.kit.scene import Forecast, Natural
from tests.games.barrow_bull import options as opt
from tests.games.barrow_bull.content import BULL, Dice, figures, odds_of
from tests.games.barrow_bull.rules.space import reach
from tests.games.barrow_bull.rules.turns import DEEDS
from tests.games.barrow_bull.scene.board import DRAWN_AS
from tests.games.barrow_bull.state import BBState


class Offer(Asking[BBState]):
    """Turns the options of one decision into choices."""

    groups = {"attack": (opt.Strike,), "act": (opt.Rest, opt.Shield), "end": (opt.Pass,), "space": (opt.Move,)}
    last = (opt.Pass,)
    natural = Natural(foe="strike", space="move")

    def wishes(self) -> tuple[Option, ...]:
        """The deeds of a turn, some of which may be forbidden now."""
        return DEEDS if self.asked == "turn" else ()

    def path(self, option: Option) -> tuple[str, ...]:
        """The way of a Move."""
        return reach(self.state, self.about())[option.to] if isinstance(option, opt.Move) else ()

    def forecasts(self, option: Option) -> tuple[Forecast, ...]:
        """The chances of a Strike."""
        if not isinstance(option, opt.Strike):
            return ()
        dice = Dice(figures()[self.about()].dice)
        chances = Chances(self.about(), BULL, dice, Dice(), odds_of(dice), at_least(odds_of(dice), self.state.figures[BULL].life))
        return (forecast_of(chances, self.voice, "BB-FIGHT-02", lambda _: DRAWN_AS),)
