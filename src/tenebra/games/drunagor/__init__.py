"""Chronicles of Drunagor: one to five Heroes who lay cubes on Skills, against Monsters and a Darkness that run by the rules."""

from __future__ import annotations

from tenebra.games.drunagor import advice, agenda, looking, options, setup, situation, view, windows
from tenebra.games.drunagor.campaign import CAMPAIGN
from tenebra.games.drunagor.content import item
from tenebra.games.drunagor.forecast import d20_odds
from tenebra.games.drunagor.inventory import count_components
from tenebra.games.drunagor.rules.victory import OUTCOMES
from tenebra.games.drunagor.scenarios import SHEETS
from tenebra.games.drunagor.scene import paint
from tenebra.games.drunagor.scene.chronicle import DRChronicle
from tenebra.games.drunagor.scene.inspection import inspect, sight
from tenebra.games.drunagor.scene.objectives import cause_of
from tenebra.games.drunagor.scene.seats import seat_cover, ways_cover
from tenebra.games.drunagor.scene.voice import voices
from tenebra.games.drunagor.state import DRState
from tenebra.games.drunagor.wording import words_needed
from tenebra.kit.package import Package

RULES_VERSION = "1.4"
"""1.0: the first complete rules.

1.1: TRAMPLE spares whoever tramples; PROTECT stands against Heroes' attacks too; no Roles in Battlegrounds.

1.2: the king beneath the ash has one more beside him against five heroes.

1.3: the seven Adventures are set anew for computer heroes who plan their strikes.

1.4: a Move Action is walked to its end before the Recall it brings; what an action achieves counts before that Recall. CLEAVE may
stop short; whoever is Knocked Out is neither thrown nor pushed on. Two cards of one name are one choice. Set anew are the
Jewel of the Free People for two, four and five heroes, the Road to Blackriver for four, the Raid on Ignispyra for one, four and
five, the Draconian Dungeon for one and two.
"""

GAME: Package[DRState] = Package(
    id="drunagor",
    package=__name__,
    accent="magic",
    rules_version=RULES_VERSION,
    state=DRState,
    options=options.ALL,
    rules=agenda.RULES,
    new=setup.new_game,
    seats=lambda state: tuple(state.party),
    redact=view.redact,
    sees_alike=True,
    redeal=view.redeal,
    sheets=SHEETS,
    players=(1, setup.MOST),
    fewest=setup.fewest,
    sides=setup.sides,
    is_alone=lambda scenario: not SHEETS[scenario].is_sequential,
    seat=seat_cover,
    seated=setup.seating,
    introduction=("intro", "rules"),
    switches=setup.SWITCHES,
    ways=lambda state: {hero.id: hero.role for hero in state.heroes.values()},
    ways_cover=ways_cover,
    campaign=CAMPAIGN,
    voices=voices,
    content_words=words_needed,
    outcomes=OUTCOMES,
    cause=cause_of,
    paint=paint,
    tells=DRChronicle,
    sight=sight,
    inspect=inspect,
    moment=looking.moment,
    windows=windows.KINDS,
    window=windows.asked_in,
    judge=advice.advise,
    builder=situation.Builder,
    kind_of_card=lambda copy: item(copy).slot or "consumable",
    odds=d20_odds,
    inventory=count_components,
)
