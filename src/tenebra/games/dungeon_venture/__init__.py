"""Dungeon Venture: four Heroes against the Keeper of Evil."""

from __future__ import annotations

from tenebra.games.dungeon_venture import advice, agenda, looking, options, setup, situation, view, windows
from tenebra.games.dungeon_venture.campaign import CAMPAIGN
from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.dice import read_pool, success_odds
from tenebra.games.dungeon_venture.inventory import count_components
from tenebra.games.dungeon_venture.rules.victory import OUTCOMES
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.scene import paint
from tenebra.games.dungeon_venture.scene.chronicle import DVChronicle
from tenebra.games.dungeon_venture.scene.inspection import inspect
from tenebra.games.dungeon_venture.scene.objectives import cause_of
from tenebra.games.dungeon_venture.scene.seats import seat_cover
from tenebra.games.dungeon_venture.scene.voice import voices
from tenebra.games.dungeon_venture.state import KEEPER, DVState, heroes_in_order
from tenebra.games.dungeon_venture.wording import words_needed
from tenebra.kit.package import Package

RULES_VERSION = "1.8"
"""1.0: the first complete rules. 1.1: between two Adventures every Hero player says ready, not one for all. 1.2: leaps, walks and
displacements, Stop and Reorganize, Chests and Events in the odd cases that an audit of every rule found. 1.3: a walk leads round
known Traps, several areas can be entered in one movement, a Hero displaced at the end of a turn wakes the Monsters there; Holy
Water, Dowsing Rod and Smoke Bomb are cards of their own; nothing happens after the end;
areas that were searched are kept. 1.4: seven Adventures balanced anew. 1.5: once more, with better companions and less
by the clock. 1.6: once more, with companions of better sense; In Gronk's Lair is shorter. 1.7: In Gronk's Lair without the Ogre,
Bosses of four Adventures set anew. 1.8: what fell to the floor is moved from under rocks and Altars; Spirits rise beside an Altar
that is held."""

GAME: Package[DVState] = Package(
    id="dungeon-venture",
    package=__name__,
    rules_version=RULES_VERSION,
    state=DVState,
    options=options.ALL,
    rules=agenda.RULES,
    new=setup.new_game,
    seats=lambda state: (KEEPER, *heroes_in_order(state)),
    redact=view.redact,
    redeal=view.redeal,
    sheets=SHEETS,
    players=(2, 5),
    sides=setup.sides,
    seat=seat_cover,
    seated=setup.seating,
    switches=setup.SWITCHES,
    campaign=CAMPAIGN,
    voices=voices,
    content_words=words_needed,
    outcomes=OUTCOMES,
    cause=cause_of,
    paint=paint,
    tells=DVChronicle,
    sight=looking.sight,
    inspect=inspect,
    moment=looking.moment,
    windows=windows.KINDS,
    window=windows.asked_in,
    judge=advice.advise,
    is_secret=looking.is_secret,
    is_private=looking.is_private,
    builder=situation.Builder,
    kind_of_card=lambda copy: card(copy).kind,
    odds=lambda dice: success_odds(read_pool(dice)),
    inventory=count_components,
)
