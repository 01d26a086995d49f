"""Move effects in a player's hand (DR-MOV-01, DR-MOV-08): walk, take a Minor Action on the way, or stop."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.effects import triggered
from tenebra.games.drunagor.rules import minor
from tenebra.games.drunagor.rules.actions import minor_of
from tenebra.games.drunagor.rules.movement import begin_move, end_move, go, go_options, is_down, ways_now, why_not_go
from tenebra.games.drunagor.rules.space import beside, board_of, covers, free_squares
from tenebra.games.drunagor.state import DRState, is_there, movement_of, seat_of
from tenebra.games.drunagor.steps import MoveOn
from tenebra.kernel import Game, Option, Reason, Rule
from tenebra.kit.orders import CLOSED

G = Game[DRState]
STOP = opt.Stop()


def _walk_options(state: DRState, who: str) -> list[Option]:
    return [*go_options(ways_now(state, who)), *_pauses(state, who), STOP]


def _can_go(state: DRState, who: str) -> bool:
    """A way leads somewhere: surely if there is a free square beside that costs no climb."""
    here = covers(state, who)
    near = beside(state, who) & free_squares(state)
    if near and here.bit_count() == 1 and not board_of(state).is_steep(False, near | here):
        return True
    ways = ways_now(state, who)
    return bool(ways.unharmed() or ways.harmful())


def _pauses(state: DRState, who: str) -> list[Option]:
    """Minor Actions that a Hero may take in the middle of a move in the own turn (DR-MOV-08)."""
    turn = state.turn
    return minor.minor_options(state, who, turn) if turn is not None and turn.card == who in state.heroes else []


def _why_not_walk(state: DRState, who: str, _: str, option: Option) -> Reason | None:
    if isinstance(option, opt.Go):
        return why_not_go(ways_now(state, who), option)
    if state.turn is None or who not in state.heroes or not minor_of(option):
        return None
    return minor.why_not_minor(state, who, state.turn, option)


def move_effect(
    g: G, who: str, points: int, *, jump: bool = False, trample: int = 0, rule: str = "DR-MOV-01", may_plan: bool = False
) -> Awaitable[None]:
    """MOVE X or JUMP X: its player walks as far as the points go, or stops earlier (DR-MOV-01, DR-MOV-15)."""
    if not begin_move(g, who, points, rule, jump=jump, trample=trample):
        return CLOSED
    if not may_plan:
        return _move(g, who)
    g.plan(MoveOn(who))
    return CLOSED


def move_on(g: G, step: MoveOn) -> Rule:
    """The same as a step of its own."""
    return _move(g, step.figure, step)


async def _move(g: G, who: str, step: MoveOn | None = None) -> None:
    state = g.state
    while (movement := movement_of(state, who)) is not None and movement.points and is_there(state, who):
        if is_down(state, who) or not _can_go(state, who):
            break
        if step is not None:
            g.safe_point()
        answer: Option = await g.ask(
            seat_of(state, who),
            "move",
            partial(_walk_options, state, who),
            partial(_why_not_walk, state, who),
            figure=who,
            points=str(movement.points),
        )
        if isinstance(answer, opt.Stop):
            break
        if isinstance(answer, opt.Go):
            await go(g, who, answer, ways_now(state, who))
        else:
            await minor.take(g, who, answer)
    if step is not None:
        g.done(step)
    end_move(g, who, "DR-MOV-01")
    if who in state.heroes:
        await triggered(g, "when_you_move", who)
