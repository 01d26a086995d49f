"""Move effects in a player's hand (DR-MOV-01, DR-MOV-08): walk, take a Minor Action on the way, or stop."""

from __future__ import annotations

from functools import partial

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.effects import triggered
from tenebra.games.drunagor.rules import minor
from tenebra.games.drunagor.rules.movement import begin_move, end_move, go, go_options, is_down, movement_of, ways_now, why_not_go
from tenebra.games.drunagor.rules.ways import Ways
from tenebra.games.drunagor.state import DRState, is_there, seat_of
from tenebra.kernel import Game, Option, Reason

G = Game[DRState]
STOP = opt.Stop()


def _walk_options(ways: Ways) -> list[Option]:
    return [*go_options(ways), *_pauses(ways.state, ways.who), STOP]


def _pauses(state: DRState, who: str) -> list[Option]:
    """Minor Actions that a Hero may take in the middle of a move in the own turn (DR-MOV-08)."""
    turn = state.turn
    return minor.minor_options(state, state.heroes[who], turn) if turn is not None and turn.card == who in state.heroes else []


def _why_not_walk(ways: Ways, _: str, option: Option) -> Reason | None:
    if isinstance(option, opt.Go):
        return why_not_go(ways, option)
    turn, hero = ways.state.turn, ways.state.heroes.get(ways.who)
    if type(option) in minor.KINDS and turn is not None and hero is not None:
        return minor.why_not_minor(ways.state, hero, turn, option)
    return None


async def move_effect(g: G, who: str, points: int, *, jump: bool = False, trample: int = 0, rule: str = "DR-MOV-01") -> None:
    """MOVE X or JUMP X: its player walks as far as the points go, or stops earlier (DR-MOV-01, DR-MOV-15)."""
    state = g.state
    if not begin_move(g, who, points, rule, jump=jump, trample=trample):
        return
    while (movement := movement_of(state, who)) is not None and movement.points and is_there(state, who):
        if is_down(state, who):
            break
        ways = ways_now(state, who)
        if not ways.unharmed() and not ways.harmful():
            break
        answer: Option = await g.ask(
            seat_of(state, who),
            "move",
            partial(_walk_options, ways),
            partial(_why_not_walk, ways),
            figure=who,
            points=str(movement.points),
        )
        if isinstance(answer, opt.Stop):
            break
        if isinstance(answer, opt.Go):
            await go(g, who, answer, ways)
        else:
            await minor.take(g, who, answer)
    end_move(g, who, "DR-MOV-01")
    if who in state.heroes:
        await triggered(g, "when_you_move", who)
