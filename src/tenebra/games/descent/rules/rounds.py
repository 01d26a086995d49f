"""Rounds (DE-RND): every hero takes a turn in the order they agree on, then the Overlord takes his."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.events.turns import RoundBegan, RoundEnded
from tenebra.games.descent.rules.quest_rules import happened
from tenebra.games.descent.rules.space import occupied
from tenebra.games.descent.rules.victory import check_victory
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import DEState
from tenebra.games.descent.steps import (
    ActivateMonsters,
    BeginTurn,
    ChooseHero,
    EndRound,
    NewRound,
    OverlordBegin,
    OverlordDiscard,
    OverlordDraw,
    OverlordPrepare,
)
from tenebra.kernel import Game

G = Game[DEState]


async def new_round(g: G) -> None:
    """A round begins with the heroes (DE-RND-01)."""
    state = g.state
    g.tell(RoundBegan(state.round + 1, rule="DE-RND-01"))
    if state.round == 1:
        await happened(g, "start")
    await happened(g, "round", number=state.round)
    check_victory(g)
    g.plan(ChooseHero())


async def choose_hero(g: G, step: ChooseHero) -> None:
    """The heroes agree who acts next, any of them says so; when all have acted the Overlord does (DE-RND-04 to DE-RND-06)."""
    state = g.state
    waiting = [hero for hero in state.party if not state.heroes[hero].has_acted]
    if not waiting:
        g.done(step)
        g.plan(OverlordBegin(), OverlordDraw(), OverlordDiscard(), OverlordPrepare(), ActivateMonsters(), EndRound())
        return
    chosen = waiting[0]
    if len(waiting) > 1:
        choices = [opt.Next(hero) for hero in waiting]
        # whoever has acted already still has a voice
        chosen = (await g.ask_any({hero: lambda: choices for hero in state.party}, "next")).hero
    g.plan(BeginTurn(chosen))


async def end_round(g: G) -> None:
    """The Overlord's turn is over, and with it the round (DE-RND-07)."""
    state = g.state
    stand = occupied(state, heroes=False)
    breached = [name for name, area in sheet_of(state).areas.items() if area.spaces & stand]
    g.tell(RoundEnded(state.round, rule="DE-RND-07"))
    for name in breached:
        await happened(g, "breach", name)
    check_victory(g)
    g.plan(NewRound())
