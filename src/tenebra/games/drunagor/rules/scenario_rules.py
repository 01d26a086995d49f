"""The Adventure's own rules (DR-DOR-04): when something happens, its sheet may say what follows."""

from __future__ import annotations

from tenebra.games.drunagor.events.board import Counted, Said, ScenarioRuleFired
from tenebra.games.drunagor.rules.objectives import is_cleared, is_reached
from tenebra.games.drunagor.rules.victory import check_victory
from tenebra.games.drunagor.scenario import Phrase
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import DRState
from tenebra.kit.scenario_rules import ScenarioRules

CITE = "DR-DOR-04"


def is_there(state: DRState, on: Phrase, name: str, number: int, by: str) -> bool:
    """`enter PLACE`, `rest PLACE`: the square lies there."""
    sheet = sheet_of(state)
    return bool(sheet.place(on.place) & sheet.grid.bit[name])


def has_cleared(state: DRState, on: Phrase, name: str, number: int, by: str) -> bool:
    """`cleared SETUP`: it lies, and the last Monster has gone."""
    return is_cleared(state, on.name)


def is_any(state: DRState, on: Phrase, name: str, number: int, by: str) -> bool:
    """`search`: whatever Chest it was."""
    return True


SCENARIO_RULES = ScenarioRules[DRState, Phrase](
    sheet_of,
    is_reached,
    check_victory,
    CITE,
    {
        "enter": {"enter": is_there},
        "rest": {"rest": is_there},
        "cleared": {"cleared": has_cleared},
        "search": {"search": is_any},
    },
    said=Said,
    counted=Counted,
    sprung=ScenarioRuleFired,
)
effect, happened = SCENARIO_RULES.effect, SCENARIO_RULES.happened


def is_awaited(state: DRState, verb: str) -> bool:
    """Some rule of the Adventure waits for such a thing to happen; asked at every step somebody takes."""
    return verb in sheet_of(state).awaited
