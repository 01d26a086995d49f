"""What a sensible Hero would do, and why."""

from tenebra.kernel import View
from tenebra.kit.advice import Advice
from tests.games.barrow_bull import options as opt
from tests.games.barrow_bull.content import BULL
from tests.games.barrow_bull.rules.space import spaces_of
from tests.games.barrow_bull.scenarios import sheet_of
from tests.games.barrow_bull.state import BBState

FRAIL = 2


def advise(view: View[BBState]) -> Advice:
    """Strike while one can; step in for a weaker friend; with little Life left keep away and rest."""
    state, asked = view.state, view.decision
    assert asked is not None
    hero, options = asked.about["figure"], [entry.option for entry in asked.options]
    mine = state.figures[hero].life
    if asked.prompt == "step-in":
        friend, left = asked.about["target"], mine - int(asked.about["wounds"])
        saves = left > 0 and state.figures[friend].life < mine
        return Advice(str(opt.Shield() if saves else opt.Pass()), "why-shield" if saves else "why-no-shield", {"figure": friend})
    if opt.Strike() in options and (mine > FRAIL or asked.about["actions"] == "2"):
        return Advice(str(opt.Strike()), "why-strike")
    if mine <= FRAIL and opt.Rest() in options:
        return Advice(str(opt.Rest()), "why-rest", {"figure": hero})
    steps = sheet_of(state).steps
    rings = steps.rings(spaces_of(state, BULL), steps.grid.floor)
    far = {space: number for number, ring in enumerate(rings) for space in steps.grid.spaces(ring)}
    moves = sorted((option.to for option in options if isinstance(option, opt.Move)), key=far.__getitem__, reverse=mine <= FRAIL)
    if not moves:
        return Advice(str(opt.Pass()), "why-wait")
    return Advice(str(opt.Move(moves[0])), "why-retreat" if mine <= FRAIL else "why-approach", {"space": moves[0]})
