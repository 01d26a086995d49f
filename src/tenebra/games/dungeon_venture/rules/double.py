"""Double Step (DV-DBL)."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.turns import DoubleStepTaken
from tenebra.games.dungeon_venture.rules.actions import OF_MONSTER
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Game, Option, Reason

G = Game[DVState]
DOUBLE = opt.Double()


def double_options(state: DVState, who: str) -> list[Option]:
    """Double Step, if it is possible now."""
    return [DOUBLE] if why_not_double(state, who, DOUBLE) is None else []


@OF_MONSTER.law(opt.Double)
def why_not_double(state: DVState, who: str, option: opt.Double) -> Reason | None:
    """Before the first step or after the movement (DV-DBL-02); not for one whose movement is lost."""
    if state.turn is None or state.turn.strides < 0:
        return Reason("DV-DBL-01", "cannot-move")
    return None


@OF_MONSTER.carries_out(opt.Double)
async def double_step(g: G, who: str, option: opt.Double) -> None:
    """The movement of this turn is twice as long, or there is a second one (DV-DBL-01)."""
    g.tell(DoubleStepTaken(who, rule="DV-DBL-01"))
