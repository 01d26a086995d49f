"""A Hero's turn (DR-TRN): Conditions, what is triggered, actions in any order, the end."""

from __future__ import annotations

from functools import partial

from tenebra.games.drunagor.effects import end_boons, triggered
from tenebra.games.drunagor.events.turns import TurnBegan, TurnEnded
from tenebra.games.drunagor.rules import minor
from tenebra.games.drunagor.rules.actions import TURN, minor_of
from tenebra.games.drunagor.rules.focus import usable_ki
from tenebra.games.drunagor.rules.knocked_out import regain_breath
from tenebra.games.drunagor.rules.movement import end_move
from tenebra.games.drunagor.rules.recall import settle
from tenebra.games.drunagor.rules.scenario_rules import happened, is_awaited
from tenebra.games.drunagor.rules.skills import usable_skills
from tenebra.games.drunagor.rules.terrain import end_of_turn
from tenebra.games.drunagor.rules.tokens import regenerate, resolve_conditions
from tenebra.games.drunagor.rules.traps import spring, trap_under
from tenebra.games.drunagor.rules.turn_actions import (
    END,
    RECALL,
    STOP,
    expend_options,
    holds_up_recall,
    move_options,
    why_not_recall,
)
from tenebra.games.drunagor.rules.victory import check_victory
from tenebra.games.drunagor.state import DRState, Turn
from tenebra.games.drunagor.steps import Act, BeginTurn, EndTurn
from tenebra.kernel import Game, Option, Reason

G = Game[DRState]
CUBE_ACTIONS = 2
"""DR-TRN-05."""


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
            hero.id,
            "turn",
            partial(turn_options, state, hero.id),
            lambda _, option: why_not(state, hero.id, option),
            figure=hero.id,
        )
        await take(g, hero.id, answer)
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


def turn_options(state: DRState, hero: str) -> list[Option]:
    """Everything a Hero may do now."""
    turn = turn_now(state)
    out = move_options(state, hero)
    if turn.cubes:
        out += usable_skills(state, hero)
        out += expend_options(state, hero)
    out += usable_ki(state, hero)
    out += minor.minor_options(state, hero, turn)
    if why_not_recall(state, hero, RECALL) is None:
        out.append(RECALL)
    if holds_up_recall(state, hero):
        out.append(STOP)
    out.append(END)
    return out


def why_not(state: DRState, hero: str, option: Option) -> Reason | None:
    """Why a Hero cannot do something in the own turn now."""
    if minor_of(option):
        return minor.why_not_minor(state, hero, turn_now(state), option)
    return TURN.why_not(state, hero, option)


async def take(g: G, hero: str, option: Option) -> None:
    """A Hero does one thing in the own turn."""
    await (minor.take(g, hero, option) if minor_of(option) else TURN.carry_out(g, hero, option))
