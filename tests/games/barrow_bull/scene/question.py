"""The question of a scene: what can be clicked, the way there, and the chances."""

from typing import ClassVar

from tenebra.kernel import Option
from tenebra.kit.odds import at_least
from tenebra.kit.question import Asking, Chances, forecast_of
from tenebra.kit.scene import Forecast
from tests.games.barrow_bull import options as opt
from tests.games.barrow_bull.content import BONE, BULL, figures, odds_of
from tests.games.barrow_bull.rules.space import reach
from tests.games.barrow_bull.rules.turns import DEEDS
from tests.games.barrow_bull.scene.board import DRAWN_AS
from tests.games.barrow_bull.state import BBState


class Offer(Asking[BBState]):
    """Turns the options of one decision into choices."""

    groups: ClassVar = {"attack": (opt.Strike,), "act": (opt.Rest, opt.Shield), "end": (opt.Pass,), "space": (opt.Move,)}
    reactions: ClassVar = ("step-in",)

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
        number = figures()[self.about()].dice
        chances = Chances(self.about(), BULL, odds_of(number), at_least(odds_of(number), self.state.figures[BULL].life))
        return (forecast_of(chances, self.voice, (BONE.name,) * number, (), "BB-FIGHT-02", lambda _: DRAWN_AS),)
