"""A hero's turn (DE-TRN): what happens as it starts, equipping, the action, its end."""

from __future__ import annotations

from functools import partial

from tenebra.games.descent.effects import deeds_at
from tenebra.games.descent.events.board import TokenRemoved
from tenebra.games.descent.events.goods import ArrangingBegan
from tenebra.games.descent.events.heroes import CardsRefreshed, MonkeyCounted
from tenebra.games.descent.events.turns import TurnBegan, TurnEnded, Unaware
from tenebra.games.descent.rules import actions, equipment, orders
from tenebra.games.descent.rules.familiars import ready_familiars
from tenebra.games.descent.rules.lasting import burn, tear_web
from tenebra.games.descent.rules.movement import make_room, show_grip, walk_on
from tenebra.games.descent.rules.powers import powers_of
from tenebra.games.descent.rules.quest_rules import happened
from tenebra.games.descent.rules.sight import seen
from tenebra.games.descent.rules.space import covers
from tenebra.games.descent.rules.victory import check_victory
from tenebra.games.descent.state import ENCOUNTER, MONKEY, DEState, Hero, Turn
from tenebra.games.descent.steps import Act, BeginTurn, Declare, Equip, MoveFamiliars
from tenebra.games.descent.vocabulary import Attack
from tenebra.games.descent.windows import window
from tenebra.kernel import Game

G = Game[DEState]


def turn_of(state: DEState) -> Turn:
    """The hero turn in progress."""
    assert state.turn is not None
    return state.turn


async def begin_turn(g: G, step: BeginTurn) -> None:
    """The fixed order of a turn's start: Overlord, orders, Burn, Web, refresh; Stun with the action (DE-TRN-02, DE-RUL-78)."""
    state = g.state
    hero = state.heroes[step.hero]
    g.tell(TurnBegan(hero.id, rule="DE-RND-04", also=("DE-TRN-02", "DE-RUL-78")))
    await window(g, "hero_turn", hero.id)
    orders.start_of_turn(g, hero)
    await burn(g, hero.id)
    if turn_of(state).is_over:
        await end_turn(g, hero)
        return
    if hero.web:
        tear_web(g, hero.id)
    g.tell(CardsRefreshed(hero.id, rule="DE-TRN-03"))
    g.plan(Equip(hero.id), Declare(hero.id))


async def equip(g: G, step: Equip) -> None:
    """Phase 2: the hero chooses what is equipped for this turn; whoever carries nothing is not asked (DE-TRN-05)."""
    state = g.state
    hero = state.heroes[step.hero]
    if not hero.monkey and equipment.items_of(hero) and state.arranging is None:
        g.tell(ArrangingBegan(hero.id, rule="DE-TRN-05"))
        g.safe_point()
    while state.arranging is not None:
        await equipment.arrange_once(g, hero)
        if state.arranging is not None:
            g.safe_point()
    g.done(step)


async def declare(g: G, step: Declare) -> None:
    """Do what works at the start of a turn with the right things equipped; the Overlord's last chance; the action (DE-TRN-08)."""
    state = g.state
    hero = state.heroes[step.hero]
    if hero.space and any(isinstance(clause, Attack) and clause.condition == "unseen" for _, clause in powers_of(state, hero.id)):
        blind = [monster for monster in state.monsters if not seen(state, monster) & covers(state, hero.id)]
        g.tell(Unaware(hero.id, tuple(blind), rule="DE-RUL-86"))
    if hero.space:
        show_grip(g, hero.id)
    await deeds_at(g, hero.id, "start")
    await window(g, "hero_turn", hero.id)
    if not turn_of(state).is_over:
        await actions.declare(g, hero)
    g.plan(Act(hero.id))


async def act(g: G, step: Act) -> None:
    """Phase 3: one choice after another until the hero ends his turn, or something does (DE-TRN-07, DE-DTH-03)."""
    state = g.state
    hero = state.heroes[step.hero]
    turn = turn_of(state)
    while not turn.is_over:
        if turn.path or turn.is_entering:
            await walk_on(g, hero)
            continue
        g.safe_point()
        answer = await g.ask(
            hero.id,
            "turn",
            partial(actions.turn_options, state, hero),
            lambda _, option: actions.why_not_turn(state, hero, option),
            hero=hero.id,
        )
        await actions.act(g, hero, answer)
    g.done(step)
    await end_turn(g, hero)


async def end_turn(g: G, hero: Hero) -> None:
    """The turn is over: room is made, encounters happen, the monkey counts, familiars may move (DE-ENC-01, DE-FAM-02)."""
    state = g.state
    turn = turn_of(state)
    await make_room(g, hero.id)
    await deeds_at(g, hero.id, "end")
    await meet(g, hero)
    if turn.action == MONKEY and hero.monkey:
        g.tell(MonkeyCounted(hero.id, rule="DE-EFF-18"))
    g.tell(TurnEnded(hero.id, rule="DE-RND-04"))
    check_victory(g)
    if ready_familiars(g, hero.id):
        g.plan(MoveFamiliars(hero.id))


async def meet(g: G, hero: Hero) -> None:
    """A hero whose turn ends on an encounter meets it; the marker is gone then (DE-ENC-01, DE-RUL-81)."""
    state = g.state
    for name, token in list(state.tokens.items()):
        if token.kind == ENCOUNTER and token.space == hero.space and hero.space:
            g.tell(TokenRemoved(name, rule="DE-ENC-01", also=("DE-RUL-81",)))
            await happened(g, "encounter", name, by=hero.id)
