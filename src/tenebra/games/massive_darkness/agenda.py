"""The agenda: which coroutine carries out which step."""

from __future__ import annotations

from tenebra.games.massive_darkness import setup, steps
from tenebra.games.massive_darkness.rules import enemies_phase, equipment, reinforcements, rounds, town
from tenebra.games.massive_darkness.state import MDState
from tenebra.kit.actions import load_chapters
from tenebra.kit.package import Rules

load_chapters("tenebra.games.massive_darkness.rules")
load_chapters("tenebra.games.massive_darkness.keywords")

RULES: Rules[MDState] = {
    steps.ArmHero: lambda g, step: setup.arm_hero(g, step.hero),
    steps.TradeFreely: town.trade_freely,
    steps.LayMarket: lambda g, _: town.lay_market(g),
    steps.Market: town.market,
    steps.SwapForStarting: town.swap_for_starting,
    steps.LimitCards: town.limit_cards,
    steps.BuildDecks: lambda g, _: setup.build_decks(g),
    steps.ChooseFirst: lambda g, _: setup.choose_first(g),
    steps.NewRound: lambda g, _: rounds.new_round(g),
    steps.BeginActivation: lambda g, step: rounds.begin_activation(g, step.hero),
    steps.Act: rounds.act,
    steps.Trade: equipment.trade,
    steps.Counterattack: enemies_phase.counterattack,
    steps.BeginPhase: lambda g, step: rounds.begin_phase(g, step.phase),
    steps.EnemiesPhase: enemies_phase.enemies_phase,
    steps.Reinforce: reinforcements.reinforce,
    steps.ExperiencePhase: rounds.experience_phase,
    steps.EventPhase: lambda g, _: rounds.event_phase(g),
    steps.EndPhase: lambda g, _: rounds.end_phase(g),
}
