"""Massive Darkness: one to six Heroes together against Enemies that run by themselves."""

from __future__ import annotations

from tenebra.games.massive_darkness import advice, agenda, looking, options, setup, situation, view, windows
from tenebra.games.massive_darkness.campaign import CAMPAIGN
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.dice import read_pool
from tenebra.games.massive_darkness.forecast import strength_odds
from tenebra.games.massive_darkness.inventory import count_components
from tenebra.games.massive_darkness.rules.scenario_rules import OUTCOMES
from tenebra.games.massive_darkness.rules.soundness import flaw_of
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.games.massive_darkness.scene import paint
from tenebra.games.massive_darkness.scene.chronicle import MDChronicle
from tenebra.games.massive_darkness.scene.inspection import inspect
from tenebra.games.massive_darkness.scene.objectives import cause_of
from tenebra.games.massive_darkness.scene.seats import seat_cover, ways_cover
from tenebra.games.massive_darkness.scene.voice import voices
from tenebra.games.massive_darkness.state import MDState
from tenebra.games.massive_darkness.wording import words_needed
from tenebra.kit.package import Package

RULES_VERSION = "1.7"
"""1.0: the first complete rules. 1.1: a door that opens by itself shows its closed Chamber; Do Nothing is an Action. 1.2: calling
Agents, Stun, Trade, Consumables, Missions' own Enemies and more in the odd cases that an audit of every rule found. 1.3: seven
Treasures of Level 1 that said what another said have texts of their own; nothing happens after the end. 1.4: Missions set anew
for the number of Heroes: tokens on the Lifebringer, last Rounds, Guards. 1.5: an Activation knows the Zone it began in; Missions
set once more, for every number of Heroes. 1.6: Missions set for companions who meet and help each other.
1.7: more Guards and Roaming Monsters against four, five or six Heroes in four Missions."""

GAME: Package[MDState] = Package(
    id="massive-darkness",
    package=__name__,
    accent="die-orange",
    rules_version=RULES_VERSION,
    state=MDState,
    options=options.ALL,
    rules=agenda.RULES,
    new=setup.new_game,
    flaw=flaw_of,
    seats=lambda state: tuple(state.party),
    redact=view.redact,
    sees_alike=True,
    redeal=view.redeal,
    sheets=SHEETS,
    players=(1, setup.MOST_HEROES),
    sides=setup.sides,
    seat=seat_cover,
    seated=setup.seating,
    introduction=("intro", "rules"),
    switches=setup.SWITCHES,
    grades=setup.grades,
    fewest=lambda scenario: SHEETS[scenario].fewest,
    ways=lambda state: {hero.id: hero.calling for hero in state.heroes.values()},
    ways_cover=ways_cover,
    campaign=CAMPAIGN,
    voices=voices,
    content_words=words_needed,
    outcomes=OUTCOMES,
    cause=cause_of,
    paint=paint,
    tells=MDChronicle,
    sight=looking.sight,
    inspect=inspect,
    moment=looking.moment,
    windows=windows.KINDS,
    window=windows.asked_in,
    judge=advice.advise,
    builder=situation.Builder,
    kind_of_card=lambda copy: equipment_card(copy).category,
    odds=lambda dice: strength_odds(read_pool(dice)),
    inventory=count_components,
)
