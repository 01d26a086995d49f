"""The agenda: which coroutine carries out which step."""

from __future__ import annotations

from tenebra.games.dungeon_venture import campaign, keywords, setup, state
from tenebra.games.dungeon_venture.rules import clockwork, turn
from tenebra.games.dungeon_venture.state import AnyStep, DVState
from tenebra.kernel import Game, Rule

LOADED = (keywords, clockwork)
"""Modules that register their rules when they are loaded."""


def run(g: Game[DVState], step: AnyStep) -> Rule:
    """The coroutine of a step."""
    match step:
        case state.Act(figure=figure):
            return turn.act(g, figure)
        case state.Reveal():
            return turn.reveal_initiative(g)
        case state.EndTurn(figure=figure):
            return turn.end_turn(g, figure)
        case state.HeroTurn(hero=hero):
            return turn.hero_turn(g, hero)
        case state.MonsterTurns(kind=kind):
            return turn.monster_turns(g, kind)
        case state.NewRound(choose_first=choose_first):
            return turn.new_round(g, choose_first)
        case state.Reorganize():
            return turn.reorganizing(g)
        case state.KeepEquipment():
            return campaign.keep_equipment(g)
        case state.VisitShop():
            return campaign.visit_shop(g)
        case state.ChooseSpells(left=left):
            return setup.choose_spells(g, left)
        case state.BuildDecks(is_first_game=is_first_game):
            return setup.build_decks(g, is_first_game)
        case state.PlaceHero(hero=hero):
            return setup.place_hero(g, hero)
