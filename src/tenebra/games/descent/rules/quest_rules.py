"""The quest's own rules (DE-GEN-02): when something happens, its sheet may say what follows."""

from __future__ import annotations

from tenebra.games.descent.events.board import Counted, Said, ScenarioRuleFired
from tenebra.games.descent.rules.victory import check_victory, is_reached
from tenebra.games.descent.scenario import Phrase
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import DEState
from tenebra.kernel import Game
from tenebra.kit.scenario_rules import ScenarioRules

G = Game[DEState]
CITE = "DE-GEN-02"


def is_brought(state: DEState, on: Phrase, name: str, number: int, by: str) -> bool:
    """`bring THING to PLACE`: its bearer stands in the space or the area."""
    space = state.heroes[by].space
    return on.name == name and bool(space) and on.place in (space, sheet_of(state).area_of[space])


SCENARIO_RULES = ScenarioRules[DEState, Phrase](
    sheet_of,
    is_reached,
    check_victory,
    CITE,
    {"bring": {"bring": is_brought}},
    said=Said,
    counted=Counted,
    sprung=ScenarioRuleFired,
)
effect, happened = SCENARIO_RULES.effect, SCENARIO_RULES.happened


def is_awaited(state: DEState, *places: str) -> bool:
    """A rule of the quest waits for somebody to enter one of these spaces or areas; asked at every step."""
    return not sheet_of(state).awaited.isdisjoint(places)


async def brought(g: G, hero: str) -> None:
    """Wherever a hero has come to, what he carries may be expected there."""
    for thing, bearer in list(g.state.bearers.items()):
        if bearer == hero:
            await happened(g, "bring", thing, by=hero)
