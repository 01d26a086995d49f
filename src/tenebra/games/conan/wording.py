"""Which words the box needs in every language: names and texts of its content, of the maps and scenarios, and of the table."""

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
from tenebra.kit.clockwork import COUNT

ATTACKS = ("melee", "ranged", "web", "spell", "object", "beyond", "counter")
PHASES = ("initial", "final", "marker", *HEROES_PHASES, *OVERLORDS_PHASES)


def words_needed() -> Iterator[str]:
    """Every id that the content, the scenarios and the table need words for."""
    yield from (f"hero-{id}{part}" for id in heroes() for part in ("", ".about"))
    yield from (f"tile-{id}{part}" for tiles in (units(), allies()) for id in tiles for part in ("", ".plural", ".about"))
    yield from (f"card-{id}{part}" for box in (cards(), spells()) for id in box for part in ("", ".flavour"))
    yield from (f"skill-{skill.replace('_', '-')}{part}" for skill in SKILLS for part in ("", ".about"))
    yield from words_of_the_table()
    for id in dict.fromkeys(SHEETS[scenario].chart.id for scenario in SHEETS.ids):
        board = next(SHEETS[scenario].chart.board for scenario in SHEETS.ids if SHEETS[scenario].chart.id == id)
        yield from (f"area-{id}-{area}" for area in board.names)
    for scenario in SHEETS.ids:
        yield from words_of(SHEETS[scenario])


def words_of_the_table() -> Iterator[str]:
    """Kinds, zones, stances, phases, dice, borders."""
    yield f"seat-{OVERLORD}"
    yield from (f"kind-{kind}" for kind in ("weapon", "armour", "shield", "object"))
    yield from (f"{part}-{colour}" for part in ("die", "colour") for colour in DICE)
    yield from (f"stance-{stance}{part}" for stance in STANCES for part in ("", ".about"))
    yield from (f"space-{space}" for space in SPACES)
    yield from (f"benefit-{benefit}" for benefit in BENEFITS)
    yield from (f"zone-{zone}" for zone in dict.fromkeys((RESERVE, FATIGUE, WOUNDS, BOX, *SPACES, *BENEFITS)))
    yield from (f"phase-{phase}" for phase in PHASES)
    yield from ("side-heroes", f"side-{OVERLORD}", "deck-asset")
    yield from (f"attack-{kind}" for kind in ATTACKS)
    yield from (f"how-{how}" for how in ("gems", "mark", "support"))
    yield from (f"mark-{mark}{part}" for mark in MARKS for part in ("", ".about"))
    yield from (f"border-{kind}" for kind in KINDS if kind in DRAWN)
    yield from (f"objective-{verb.replace('_', '-')}" for verb in CONDITIONS if verb != COUNT)


def words_of(sheet: Scenario) -> Iterator[str]:
    """Every message that a scenario needs: its page, its tasks and events, what is read aloud."""
    yield from (
        f"scenario-{sheet.id}{part}" for part in ("", ".blurb", ".intro", ".goal", ".rules", ".victory", ".defeat", ".notes")
    )
    yield from (f"task-{sheet.id}-{task}" for task in sheet.tasks)
    yield from (f"event-{sheet.id}-{tile}" for tile in sheet.events)
    happenings = (one.id for some in sheet.events.values() for one in some)
    yield from (f"happening-{sheet.id}-{id}{part}" for id in dict.fromkeys(happenings) for part in ("", ".about"))
    happened = (*(rule.do for rule in sheet.clockwork), *(one.do for some in sheet.events.values() for one in some))
    spoken = (phrase.name for do in happened for phrase in do if phrase.verb == "say")
    yield from (f"say-{sheet.id}-{text}" for text in dict.fromkeys(spoken))
