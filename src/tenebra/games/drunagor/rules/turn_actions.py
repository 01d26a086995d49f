"""The Move Actions and Cube Actions of a Hero's turn, and the Recall (DR-TRN-03 to DR-TRN-07, DR-MOV-02, DR-REC-03)."""

from __future__ import annotations

from collections.abc import Awaitable

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.effects import resolve, triggered
from tenebra.games.drunagor.events.turns import CUBE, MOVE, ActionTaken, TurnCut
from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.rules.actions import TURN
from tenebra.games.drunagor.rules.cubes import expend
from tenebra.games.drunagor.rules.movement import MOVE_ACTION, begin_move, end_move, go, go_options, walkable, why_not_go
from tenebra.games.drunagor.rules.recall import colours_left, is_due, recall_action
from tenebra.games.drunagor.state import BLUE, COLOURS, WILD, DRState, movement_of
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.orders import CLOSED

G = Game[DRState]
HEAL = "heal"
HEAL_TEXT = "HEAL 2 AND CLEANSE 1"
"""The text of an expended cube in a Battleground (DR-PVP-06, DR-RUL-90)."""
EXPENDS = {(colour, to): opt.Expend(colour, to) for colour in (*COLOURS, WILD) for to in ("move", HEAL)}
END, MOVE_ONLY, RECALL, STOP = opt.End(), opt.Move(), opt.Recall(), opt.Stop()
MOST_COLOURS = 2
"""DR-REC-03."""
NO_MOVE_LEFT = Reason("DR-MOV-02", "no-move-left")


# --- the Move Action


def move_options(state: DRState, hero: str) -> list[Option]:
    """Every way, and the free Move Action without a step."""
    out: list[Option] = []
    ways = walkable(state, hero)
    if ways is not None:
        out += go_options(ways)
        if movement_of(state, hero) is not None or ways.points:
            return out
    return out if why_not_move(state, hero, MOVE_ONLY) else [*out, MOVE_ONLY]


def take_free_move(g: G, hero: str) -> None:
    """The free Move Action of the turn (DR-MOV-02)."""
    g.tell(ActionTaken(hero, MOVE, rule="DR-MOV-02", also=("DR-TRN-03",)))
    begin_move(g, hero, MOVE_ACTION, "DR-MOV-02")


def finish_move(g: G, hero: str) -> Awaitable[None]:
    """End a movement; what was left of it is lost (DR-TRN-07)."""
    if movement_of(g.state, hero) is None:
        return CLOSED
    end_move(g, hero, "DR-TRN-07")
    return triggered(g, "when_you_move", hero)


@TURN.law(opt.Go)
def why_not_walk(state: DRState, hero: str, option: opt.Go) -> Reason | None:
    """Why a Hero cannot go there, in a movement or with the free Move Action."""
    ways = walkable(state, hero)
    return why_not_go(ways, option) if ways is not None else NO_MOVE_LEFT


@TURN.carries_out(opt.Go)
async def walk(g: G, hero: str, option: opt.Go) -> None:
    """The first step takes the free Move Action."""
    ways = walkable(g.state, hero)
    assert ways is not None
    if movement_of(g.state, hero) is None:
        take_free_move(g, hero)
    await go(g, hero, option, ways)
    movement = movement_of(g.state, hero)
    if movement is not None and not movement.points:
        await finish_move(g, hero)


@TURN.law(opt.Move)
def why_not_move(state: DRState, hero: str, option: opt.Move) -> Reason | None:
    """The free Move Action is taken."""
    return None if state.turn is not None and state.turn.moves else NO_MOVE_LEFT


@TURN.carries_out(opt.Move)
async def move(g: G, hero: str, option: opt.Move) -> None:
    """Without a step."""
    take_free_move(g, hero)


def holds_up_recall(state: DRState, hero: str) -> bool:
    """The Recall waits for the end of a Move Action; its player may give up what is left of that (DR-RUL-37)."""
    return is_due(state.heroes[hero]) and movement_of(state, hero) is not None


@TURN.law(opt.Stop)
def why_not_stop(state: DRState, hero: str, option: opt.Stop) -> Reason | None:
    """No Recall waits for it."""
    return None if holds_up_recall(state, hero) else Reason("DR-RUL-37", "no-recall-waits")


@TURN.carries_out(opt.Stop)
async def stop(g: G, hero: str, option: opt.Stop) -> None:
    """The points left are given up."""
    await finish_move(g, hero)


# --- Cube Actions


def why_no_cube_action(state: DRState) -> Reason | None:
    """Both are taken (DR-TRN-05)."""
    return None if state.turn is not None and state.turn.cubes else Reason("DR-TRN-05", "no-cube-action-left")


async def begin_cube_action(g: G, hero: str, rule: str) -> None:
    """One Cube Action fewer; points left of a movement are lost (DR-TRN-05, DR-TRN-07)."""
    await finish_move(g, hero)
    g.tell(ActionTaken(hero, CUBE, rule=rule, also=("DR-TRN-05",)))


def expend_options(state: DRState, hero: str) -> list[Option]:
    """Every cube, for each thing it can do."""
    return [EXPENDS[colour, to] for to in _expends(state) for colour in state.heroes[hero].available]


def _expends(state: DRState) -> tuple[str, ...]:
    return ("move", HEAL) if state.teams else ("move",)


@TURN.law(opt.Expend)
def why_not_expend(state: DRState, hero: str, option: opt.Expend) -> Reason | None:
    """An available cube; to HEAL only in a Battleground (DR-CUB-05, DR-PVP-06)."""
    if refusal := why_no_cube_action(state):
        return refusal
    if option.to not in _expends(state):
        return Reason("DR-PVP-06", "only-in-a-battleground")
    is_there = option.colour in state.heroes[hero].available
    return None if is_there else Reason("DR-CUB-05", "no-such-cube", {"colour": option.colour})


@TURN.carries_out(opt.Expend)
async def expend_cube(g: G, hero: str, option: opt.Expend) -> None:
    """An extra Move Action (DR-TRN-06), or what a Battleground offers (DR-PVP-06)."""
    colour, rule = option.colour, "DR-TRN-06" if option.to != HEAL else "DR-PVP-06"
    await begin_cube_action(g, hero, rule)
    await expend(g, hero, [colour], rule)
    if option.to == HEAL:
        await resolve(g, hero, read_text(HEAL_TEXT), source=HEAL, rule=rule, colour=BLUE if colour == WILD else colour)
    else:
        begin_move(g, hero, MOVE_ACTION, rule)


# --- what ends the turn


@TURN.law(opt.Recall)
def why_not_recall(state: DRState, hero: str, option: opt.Recall) -> Reason | None:
    """Two or fewer colours are available (DR-REC-03)."""
    colours = colours_left(state.heroes[hero])
    return None if colours <= MOST_COLOURS else Reason("DR-REC-03", "too-many-colours", {"colours": str(colours)})


@TURN.carries_out(opt.Recall)
async def recall(g: G, hero: str, option: opt.Recall) -> None:
    """The turn is over (DR-REC-03)."""
    await finish_move(g, hero)
    await recall_action(g, hero, free=False, rule="DR-REC-03")
    g.tell(TurnCut(hero, rule="DR-REC-03", also=("DR-RUB-20",)))


@TURN.carries_out(opt.End)
async def end(g: G, hero: str, option: opt.End) -> None:
    """Whatever is left to do (DR-GEN-08)."""
    await finish_move(g, hero)
    g.tell(TurnCut(hero, rule="DR-TRN-04", also=("DR-GEN-08",)))
