"""The Adventure's own rules (DV-GEN-06, DV-VIC-05): when something happens, its sheet may say what follows."""

from __future__ import annotations

from tenebra.games.dungeon_venture.events.board import Counted, Said, ScenarioRuleFired
from tenebra.games.dungeon_venture.rules.victory import check_victory, is_reached
from tenebra.games.dungeon_venture.scenario import Phrase
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kit.scenario_rules import ScenarioRules

CITE = "DV-GEN-06"
SCENARIO_RULES = ScenarioRules[DVState, Phrase](
    sheet_of, is_reached, check_victory, CITE, {}, said=Said, counted=Counted, sprung=ScenarioRuleFired
)
effect, happened = SCENARIO_RULES.effect, SCENARIO_RULES.happened
