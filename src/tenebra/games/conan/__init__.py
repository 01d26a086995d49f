"""Conan: heroes who pay for everything with gems against an Overlord whose tiles flow along a river."""

from __future__ import annotations

from tenebra.games.conan import advice, agenda, looking, options, setup, situation, view, windows
from tenebra.games.conan.content import card
from tenebra.games.conan.dice import read_pool
from tenebra.games.conan.forecast import symbol_odds
from tenebra.games.conan.inventory import count_components
from tenebra.games.conan.rules.powers import is_spell
from tenebra.games.conan.rules.victory import OUTCOMES
from tenebra.games.conan.scenario import FEWEST
from tenebra.games.conan.scenarios import SHEETS
from tenebra.games.conan.scene import paint
from tenebra.games.conan.scene.chronicle import COChronicle
from tenebra.games.conan.scene.inspection import inspect
from tenebra.games.conan.scene.objectives import cause_of
from tenebra.games.conan.scene.seats import seat_cover
from tenebra.games.conan.scene.voice import voices
from tenebra.games.conan.state import OVERLORD, COState
from tenebra.games.conan.vocabulary import Dice
from tenebra.games.conan.wording import words_needed
from tenebra.kit.package import Package

RULES_VERSION = "1.4"
"""1.0: the first complete rules. 1.1: gems and recovery of the Overlord in three scenarios. 1.2: suggested heroes, gems and
recovery in all of them. 1.3: reactions against each hit in an area, excess after an Attack from Beyond, falls with somebody
carried, leaders by card, flyers over what may be climbed, nobody raised or teleported where he cannot be; the reed pipe;
stances and Done may be taken back while others are asked; any die is rolled again by any means, and void windows stay shut. 1.4:
nobody is asked where nothing can come of what he has to use (CO-RUL-105)."""


GAME: Package[COState] = Package(
    id="conan",
    package=__name__,
    accent="level-1",
    rules_version=RULES_VERSION,
    state=COState,
    options=options.ALL,
    rules=agenda.RULES,
    new=setup.new_game,
    seats=lambda state: (OVERLORD, *state.party),
    redact=view.redact,
    sees_alike=True,
    redeal=view.redeal,
    sheets=SHEETS,
    players=(2, 5),
    sides=setup.sides,
    seat=seat_cover,
    seated=setup.seating,
    introduction=("intro", "rules"),
    switches=setup.SWITCHES,
    fewest=lambda scenario: FEWEST + 1,
    offered=lambda scenario: tuple(SHEETS[scenario].heroes),
    voices=voices,
    content_words=words_needed,
    outcomes=OUTCOMES,
    cause=cause_of,
    paint=paint,
    tells=COChronicle,
    sight=looking.sight,
    inspect=inspect,
    windows=windows.KINDS,
    window=windows.asked_in,
    judge=advice.advise,
    builder=situation.Builder,
    kind_of_card=lambda copy: "spell" if is_spell(copy) else card(copy).category,
    odds=lambda dice: symbol_odds(Dice(read_pool(dice))),
    inventory=count_components,
)
