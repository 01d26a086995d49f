"""The words that the box needs in every language: names and texts of its content, of the maps and scenarios, and of the table."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.conan.content import allies, cards, heroes, spells, units
from tenebra.games.conan.content.maps import KINDS
from tenebra.games.conan.dice import DICE
from tenebra.games.conan.scenario import CONDITIONS, MARKS, Scenario
from tenebra.games.conan.scenarios import SHEETS
from tenebra.games.conan.scene.board import DRAWN
from tenebra.games.conan.scene.plates import HEROES_PHASES, OVERLORDS_PHASES
from tenebra.games.conan.state import BENEFITS, BOX, FATIGUE, OVERLORD, RESERVE, SPACES, STANCES, WOUNDS
from tenebra.games.conan.vocabulary import SKILLS
from tenebra.kit.lessons import SCENARIO
from tenebra.kit.scenario_rules import COUNT
from tenebra.kit.words import word_ids

ATTACKS = ("melee", "ranged", "web", "spell", "object", "beyond", "counter")
PAGE = (".blurb", ".intro", ".goal", ".rules", ".victory", ".defeat", ".notes")
"""The parts of a scenario's page beside its title."""
PHASES = ("initial", "final", "marker", *HEROES_PHASES, *OVERLORDS_PHASES)


def words_needed() -> Iterator[str]:
    """Every id that the content, the scenarios and the table need words for."""
    yield from word_ids("hero", heroes(), ".about")
    for tiles in (units(), allies()):
        yield from word_ids("tile", tiles, ".plural", ".about")
    for box in (cards(), spells()):
        yield from word_ids("card", box, ".flavour")
    yield from word_ids("skill", (skill.replace("_", "-") for skill in SKILLS), ".about")
    yield from words_of_the_table()
    # several scenarios are played on one map
    charts = {SHEETS[scenario].chart.id: SHEETS[scenario].chart for scenario in SHEETS.ids}
    for chart in charts.values():
        yield from word_ids(f"area-{chart.id}", chart.board.names)
    SHEETS.lay_lessons()
    for scenario in (*SHEETS.ids, *(id for id in SHEETS if id.startswith(SCENARIO))):
        yield from words_of(SHEETS[scenario])


def words_of_the_table() -> Iterator[str]:
    """Kinds, zones, stances, phases, dice, borders."""
    yield f"seat-{OVERLORD}"
    yield from word_ids("kind", ("weapon", "armour", "shield", "object"))
    yield from word_ids("die", DICE)
    yield from word_ids("colour", DICE)
    yield from word_ids("stance", STANCES, ".about")
    yield from word_ids("space", SPACES)
    yield from word_ids("benefit", BENEFITS)
    yield from word_ids("zone", dict.fromkeys((RESERVE, FATIGUE, WOUNDS, BOX, *SPACES, *BENEFITS)))
    yield from word_ids("phase", PHASES)
    yield from ("side-heroes", f"side-{OVERLORD}", "deck-asset")
    yield from word_ids("attack", ATTACKS)
    yield from word_ids("how", ("gems", "mark", "support"))
    yield from word_ids("mark", MARKS, ".about")
    yield from (f"border-{kind}" for kind in KINDS if kind in DRAWN)
    yield from (f"objective-{verb.replace('_', '-')}" for verb in CONDITIONS if verb != COUNT)


def words_of(sheet: Scenario) -> Iterator[str]:
    """Every message that a scenario needs: its page, its tasks and events, what is read aloud."""
    yield from word_ids("scenario", [sheet.id], *PAGE)
    yield from word_ids(f"task-{sheet.id}", sheet.tasks)
    yield from word_ids(f"event-{sheet.id}", sheet.events)
    happenings = [one for some in sheet.events.values() for one in some]
    yield from word_ids(f"happening-{sheet.id}", dict.fromkeys(one.id for one in happenings), ".about")
    deeds = (*(rule.do for rule in sheet.own_rules), *(one.do for one in happenings))
    spoken = (phrase.name for do in deeds for phrase in do if phrase.verb == "say")
    yield from word_ids(f"say-{sheet.id}", dict.fromkeys(spoken))
