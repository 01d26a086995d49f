"""Which words the box needs in every language: names, meanings and stories of its content, and the notation."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.dungeon_venture.content import cards, heroes, monsters
from tenebra.games.dungeon_venture.dice import DICE
from tenebra.games.dungeon_venture.printing import words_of_the_notation
from tenebra.games.dungeon_venture.scenario import FURNITURE, TRAPS, Adventure
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.state import CLOSED, KEEPER, LOCKED, OPEN
from tenebra.games.dungeon_venture.telling import DECKS


def words_needed() -> Iterator[str]:
    """Every id that the content needs words for."""
    yield from (f"card-{id}{part}" for id in cards() for part in ("", ".gloss", ".flavour"))
    yield from (f"hero-{id}{part}" for id in heroes() for part in ("", ".class", ".about"))
    yield from (f"cousin-{id}" for id in heroes())
    yield from (f"seat-{id}" for id in (KEEPER, *heroes()))
    yield from (f"monster-{id}{part}" for id in monsters() for part in ("", ".plural", ".about"))
    yield from (f"die-{colour}{part}" for colour in DICE for part in ("", ".plural"))
    yield from (f"furniture-{kind}" for kind in FURNITURE.values())
    yield from (f"trap-{kind}" for kind in TRAPS.values())
    yield from (f"deck-{DECKS.get(deck, deck)}" for deck in ("treasure", "spoils", "events"))
    yield from (f"door-{status}" for status in (OPEN, CLOSED, LOCKED))
    yield from (f"loss-{loss}" for loss in ("action", "movement"))
    yield from words_of_the_notation()
    for scenario in SHEETS.ids:
        yield from _adventure_words(SHEETS[scenario])


def _adventure_words(sheet: Adventure) -> Iterator[str]:
    yield from (f"scenario-{sheet.id}{part}" for part in ("", ".blurb", ".intro", ".victory", ".defeat", ".notes"))
    yield from (f"boss-{name}" for name in sheet.bosses)
    yield from (f"miniature-{name}" for name in sheet.miniatures.values())
    yield from (f"area-{sheet.id}-{area}" for area in sheet.areas)
    yield from (f"thing-{sheet.id}-{thing}" for thing in sheet.things)
    yield from (f"token-{sheet.id}-{token}" for token in sheet.tokens)
    spoken = (phrase.name for rule in sheet.clockwork for phrase in rule.do if phrase.verb == "say")
    yield from (f"say-{sheet.id}-{text}" for text in dict.fromkeys(spoken))
