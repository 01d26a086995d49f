"""The agenda: which coroutine carries out which step."""

from __future__ import annotations

from tenebra.games.dungeon_venture import campaign, setup, steps
from tenebra.games.dungeon_venture.rules import turn
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kit.actions import load_chapters
from tenebra.kit.package import Rules

load_chapters("tenebra.games.dungeon_venture.rules")
load_chapters("tenebra.games.dungeon_venture.keywords")

RULES: Rules[DVState] = {
    steps.Act: turn.act,
    steps.Reveal: turn.reveal_initiative,
    steps.EndTurn: lambda g, step: turn.end_turn(g, step.figure),
    steps.MonsterTurns: turn.monster_turns,
    steps.NewRound: lambda g, step: turn.new_round(g, step.choose_first),
    steps.Reorganize: turn.reorganizing,
    steps.KeepEquipment: lambda g, step: campaign.keep_equipment(g, step.ready),
    steps.VisitShop: lambda g, step: campaign.visit_shop(g, step.ready),
    steps.ChooseSpells: lambda g, step: setup.choose_spells(g, step.left),
    steps.BuildDecks: lambda g, step: setup.build_decks(g, step.is_first_game),
    steps.PlaceHero: lambda g, step: setup.place_hero(g, step.hero),
}
