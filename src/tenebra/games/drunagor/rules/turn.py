"""A Hero's turn (DR-TRN): Conditions, what is triggered, actions in any order, the end."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.effects import end_boons, resolve, triggered
from tenebra.games.drunagor.events.turns import CUBE, MOVE, ActionTaken, TurnBegan, TurnCut, TurnEnded
from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.rules import minor
from tenebra.games.drunagor.rules.cubes import expend
from tenebra.games.drunagor.rules.focus import usable_ki, use_ki, why_not_ki
from tenebra.games.drunagor.rules.knocked_out import regain_breath
from tenebra.games.drunagor.rules.movement import (
    MOVE_ACTION,
    begin_move,
    end_move,
    go,
    go_options,
    walkable,
    why_not_go,
)
from tenebra.games.drunagor.rules.recall import is_due, recall_action, settle, why_not_recall
from tenebra.games.drunagor.rules.scenario_rules import happened, is_awaited
from tenebra.games.drunagor.rules.skills import usable_skills, use_skill, why_not_use
from tenebra.games.drunagor.rules.terrain import end_of_turn
from tenebra.games.drunagor.rules.tokens import regenerate, resolve_conditions
from tenebra.games.drunagor.rules.traps import spring, trap_under
from tenebra.games.drunagor.rules.victory import check_victory
from tenebra.games.drunagor.state import BLUE, COLOURS, WILD, DRState, Hero, Turn, movement_of
from tenebra.games.drunagor.steps import Act, BeginTurn, EndTurn
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.orders import CLOSED

G = Game[DRState]
CUBE_ACTIONS = 2
"""DR-TRN-05."""
HEAL = "heal"
HEAL_TEXT = "HEAL 2 AND CLEANSE 1"
"""What an expended cube does in a Battleground (DR-PVP-06, DR-RUL-90)."""
END, MOVE_ONLY, RECALL, STOP = opt.End(), opt.Move(), opt.Recall(), opt.Stop()
EXPENDS = {(colour, to): opt.Expend(colour, to) for colour in (*COLOURS, WILD) for to in ("move", HEAL)}


def turn_now(state: DRState) -> Turn:
    """The turn in progress."""
    assert state.turn is not None
    return state.turn


async def begin_turn(g: G, step: BeginTurn) -> None:
    """A trap, breath, Conditions, then what is triggered (DR-TRN-01, DR-TRN-02, DR-RUB-08)."""
    state = g.state
    hero = state.heroes[step.hero]
    g.tell(TurnBegan(hero.id, moves=1, cubes=CUBE_ACTIONS, rule="DR-TRN-03", also=("DR-TRN-01", "DR-TRN-02")))
    end_boons(g, hero.id)
    if hero.is_down:
        await regain_breath(g, hero.id, "DR-KNO-04")
    if trap_under(state, hero.id):
        await spring(g, hero.id)
    await resolve_conditions(g, hero.id)
    if hero.is_down:
        return
    regenerate(g, hero.id)
    await triggered(g, "start_of_turn", hero.id)
    await settle(g)


async def act(g: G, step: Act) -> None:
    """Step 3: one action after another until the turn is over (DR-TRN-03, DR-GEN-08)."""
    state = g.state
    hero, turn = state.heroes[step.hero], turn_now(state)
    while not turn.is_over and not hero.is_down:
        g.safe_point()
        answer = await g.ask(
            hero.id, "turn", partial(turn_options, state, hero), lambda _, option: why_not(state, hero, option), figure=hero.id
        )
        await take(g, hero, answer)
        if state.agenda[-1] is not step:
            return  # the rest of the action is steps of its own
        check_victory(g)
        await settle(g)
    g.done(step)


async def end_turn(g: G, step: EndTurn) -> None:
    """Step 4: movement is over, terrain and Darkness are checked (DR-TRN-04)."""
    state = g.state
    hero = state.heroes[step.hero]
    end_move(g, hero.id)
    await end_of_turn(g, hero.id)
    if not hero.is_down:
        await triggered(g, "end_of_turn", hero.id)
    if is_awaited(state, "rest") and hero.space:
        await happened(g, "rest", hero.space, by=hero.id)
    await settle(g)
    g.tell(TurnEnded(hero.id, rule="DR-TRN-04"))
    check_victory(g)


# --- what may be done


def turn_options(state: DRState, hero: Hero) -> list[Option]:
    """Everything a Hero may do now."""
    turn = turn_now(state)
    out: list[Option] = []
    ways = walkable(state, hero.id)
    if ways is not None:
        out += go_options(ways)
        if turn.moves and movement_of(state, hero.id) is None and not ways.points:
            out.append(MOVE_ONLY)
    elif turn.moves:
        out.append(MOVE_ONLY)
    if turn.cubes:
        out += usable_skills(state, hero.id)
        out += [EXPENDS[colour, to] for to in _expends(state) for colour in hero.available]
    out += usable_ki(state, hero.id)
    out += minor.minor_options(state, hero, turn)
    if why_not_recall(hero) is None:
        out.append(RECALL)
    if holds_up_recall(state, hero):
        out.append(STOP)
    out.append(END)
    return out


def holds_up_recall(state: DRState, hero: Hero) -> bool:
    """The Recall waits for the end of a Move Action; its player may give up what is left of that (DR-RUL-37)."""
    return is_due(hero) and movement_of(state, hero.id) is not None


def _expends(state: DRState) -> tuple[str, ...]:
    return ("move", HEAL) if state.teams else ("move",)


def why_not(state: DRState, hero: Hero, option: Option) -> Reason | None:
    """Why a Hero cannot do something in the own turn now."""
    turn = turn_now(state)
    match option:
        case opt.Go():
            ways = walkable(state, hero.id)
            return why_not_go(ways, option) if ways is not None else Reason("DR-MOV-02", "no-move-left")
        case opt.Move():
            return None if turn.moves else Reason("DR-MOV-02", "no-move-left")
        case opt.Use():
            return Reason("DR-TRN-05", "no-cube-action-left") if not turn.cubes else why_not_use(state, hero.id, option)
        case opt.Expend(colour=colour, to=to):
            if not turn.cubes:
                return Reason("DR-TRN-05", "no-cube-action-left")
            if to not in _expends(state):
                return Reason("DR-PVP-06", "only-in-a-battleground")
            return None if colour in hero.available else Reason("DR-CUB-05", "no-such-cube", {"colour": colour})
        case opt.Ki():
            return why_not_ki(state, hero.id, option)
        case opt.Recall():
            return why_not_recall(hero)
        case opt.Stop():
            return None if holds_up_recall(state, hero) else Reason("DR-RUL-37", "no-recall-waits")
        case _ if type(option) in minor.KINDS:
            return minor.why_not_minor(state, hero, turn, option)
    return None


# --- doing it


async def take(g: G, hero: Hero, option: Option) -> None:
    """A Hero does one thing in the own turn."""
    who = hero.id
    match option:
        case opt.Go():
            ways = walkable(g.state, who)
            assert ways is not None
            if movement_of(g.state, who) is None:
                take_free_move(g, who)
            await go(g, who, option, ways)
            movement = movement_of(g.state, who)
            if movement is not None and not movement.points:
                await finish_move(g, who)
        case opt.Move():
            take_free_move(g, who)
        case opt.Use():
            await begin_cube_action(g, who, "DR-TRN-05")
            await use_skill(g, who, option)
        case opt.Expend(colour=colour, to=to):
            await begin_cube_action(g, who, "DR-TRN-06" if to != HEAL else "DR-PVP-06")
            await expend(g, who, [colour], "DR-TRN-06" if to != HEAL else "DR-PVP-06")
            if to == HEAL:
                await resolve(
                    g, who, read_text(HEAL_TEXT), source=HEAL, rule="DR-PVP-06", colour=BLUE if colour == WILD else colour
                )
            else:
                begin_move(g, who, MOVE_ACTION, "DR-TRN-06")
        case opt.Ki():
            await use_ki(g, who, option)
        case opt.Recall():
            await finish_move(g, who)
            await recall_action(g, who, free=False, rule="DR-REC-03")
            g.tell(TurnCut(who, rule="DR-REC-03", also=("DR-RUB-20",)))
        case opt.Stop():
            await finish_move(g, who)
        case opt.End():
            await finish_move(g, who)
            g.tell(TurnCut(who, rule="DR-TRN-04", also=("DR-GEN-08",)))
        case _:
            await minor.take(g, who, option)


def take_free_move(g: G, hero: str) -> None:
    """The free Move Action of the turn (DR-MOV-02)."""
    g.tell(ActionTaken(hero, MOVE, rule="DR-MOV-02", also=("DR-TRN-03",)))
    begin_move(g, hero, MOVE_ACTION, "DR-MOV-02")


async def begin_cube_action(g: G, hero: str, rule: str) -> None:
    """One Cube Action fewer; points left of a movement are lost (DR-TRN-05, DR-TRN-07)."""
    await finish_move(g, hero)
    g.tell(ActionTaken(hero, CUBE, rule=rule, also=("DR-TRN-05",)))


def finish_move(g: G, hero: str) -> Awaitable[None]:
    """What was left of a movement is lost (DR-TRN-07)."""
    if movement_of(g.state, hero) is None:
        return CLOSED
    end_move(g, hero, "DR-TRN-07")
    return triggered(g, "when_you_move", hero)
