"""Descent: Journeys in the Dark (first edition): two to four heroes against the Overlord."""

from __future__ import annotations

from tenebra.games.descent import advice, agenda, looking, options, setup, situation, view, windows
from tenebra.games.descent.content import item_card, overlord_card
from tenebra.games.descent.dice import read_pool
from tenebra.games.descent.forecast import damage_odds
from tenebra.games.descent.inventory import count_components
from tenebra.games.descent.rules.victory import OUTCOMES
from tenebra.games.descent.scenarios import SHEETS
from tenebra.games.descent.scene import paint
from tenebra.games.descent.scene.cards import is_overlord_card
from tenebra.games.descent.scene.chronicle import DEChronicle
from tenebra.games.descent.scene.inspection import inspect
from tenebra.games.descent.scene.objectives import cause_of
from tenebra.games.descent.scene.seats import seat_cover
from tenebra.games.descent.scene.voice import voices
from tenebra.games.descent.state import OVERLORD, DEState
from tenebra.games.descent.wording import words_needed
from tenebra.kit.package import Package

RULES_VERSION = "1.4"
"""1.0: the first complete rules. 1.1: the quests balanced for two, three and four heroes.

1.2: balanced anew; in High Water no single rock closes the channel.

1.3: who is handed a thing where it is wanted has brought it; an Overlord card is paid before a guard strikes; when dimmed light
is back, what heroes see is revealed; a quest sends nobody onto an active glyph.

1.4: obstacles fall on bare floor and close no way for good; what was rolled may be left unspent; nothing is destroyed unasked;
re-equipping with an empty pack; coins for blows alone; empty spaces are attacked to drain Threat; the Overlord may discard before
the last card is drawn; what unique monsters can do is his secret until used; three chests of Into the Dark hold more Conquest.
"""

GAME: Package[DEState] = Package(
    id="descent",
    package=__name__,
    accent="rune-red",
    rules_version=RULES_VERSION,
    state=DEState,
    options=options.ALL,
    rules=agenda.RULES,
    new=setup.new_game,
    seats=lambda state: (OVERLORD, *state.party),
    redact=view.redact,
    redeal=view.redeal,
    sheets=SHEETS,
    players=(2, 5),
    sides=setup.sides,
    seat=seat_cover,
    seated=setup.seating,
    introduction=("intro", "rules"),
    switches=setup.SWITCHES,
    fewest=lambda scenario: setup.FEWEST + 1,
    voices=voices,
    content_words=words_needed,
    outcomes=OUTCOMES,
    cause=cause_of,
    paint=paint,
    tells=DEChronicle,
    sight=looking.sight,
    inspect=inspect,
    moment=looking.moment,
    windows=windows.KINDS,
    window=windows.asked_in,
    judge=advice.advise,
    is_secret=looking.is_secret,
    is_private=looking.is_private,
    builder=situation.Builder,
    kind_of_card=lambda copy: overlord_card(copy).kind if is_overlord_card(copy) else item_card(copy).category,
    odds=lambda dice: damage_odds(read_pool(dice)),
    inventory=count_components,
)
