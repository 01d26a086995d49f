"""The agenda: which coroutine carries out which step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenebra.games.massive_darkness import keywords, setup, state
from tenebra.games.massive_darkness.rules import clockwork, enemies_phase, equipment, reinforcements, rounds, town
from tenebra.games.massive_darkness.state import AnyStep, MDState
from tenebra.kernel import Game, Rule, Step

G = Game[MDState]

LOADED = (keywords, clockwork)
"""Modules that register their rules when they are loaded."""

RULES: dict[type[Step], Callable[[G, Any], Rule]] = {
    state.ArmHero: lambda g, step: setup.arm_hero(g, step.hero),
    state.TradeFreely: town.trade_freely,
    state.LayMarket: lambda g, _: town.lay_market(g),
    state.Market: town.market,
    state.SwapForStarting: town.swap_for_starting,
    state.LimitCards: town.limit_cards,
    state.BuildDecks: lambda g, _: setup.build_decks(g),
    state.ChooseFirst: lambda g, _: setup.choose_first(g),
    state.NewRound: lambda g, _: rounds.new_round(g),
    state.BeginActivation: lambda g, step: rounds.begin_activation(g, step.hero),
    state.Act: rounds.act,
    state.Trade: equipment.trade,
    state.Counterattack: enemies_phase.counterattack,
    state.BeginPhase: lambda g, step: rounds.begin_phase(g, step.phase),
    state.EnemiesPhase: enemies_phase.enemies_phase,
    state.Reinforce: reinforcements.reinforce,
    state.ExperiencePhase: rounds.experience_phase,
    state.EventPhase: lambda g, _: rounds.event_phase(g),
    state.EndPhase: lambda g, _: rounds.end_phase(g),
}


def run(g: G, step: AnyStep) -> Rule:
    """The coroutine of a step."""
    return RULES[type(step)](g, step)
