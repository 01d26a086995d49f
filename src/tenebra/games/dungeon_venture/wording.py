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
from tenebra.kit.words import ids_of


def words_needed() -> Iterator[str]:
    """Every id that the content needs words for."""
    yield from ids_of("card", cards(), ".gloss", ".flavour")
    yield from ids_of("hero", heroes(), ".class", ".about")
    yield from ids_of("cousin", heroes())
    yield from ids_of("seat", (KEEPER, *heroes()))
    yield from ids_of("monster", monsters(), ".plural", ".about")
    yield from ids_of("die", DICE, ".plural")
    yield from ids_of("furniture", FURNITURE.values())
    yield from ids_of("trap", TRAPS.values())
    yield from (f"deck-{DECKS.get(deck, deck)}" for deck in ("treasure", "spoils", "events"))
    yield from ids_of("door", (OPEN, CLOSED, LOCKED))
    yield from ids_of("loss", ("action", "movement"))
    yield from words_of_the_notation()
    for scenario in SHEETS.ids:
        yield from _adventure_words(SHEETS[scenario])


def _adventure_words(sheet: Adventure) -> Iterator[str]:
    yield from ids_of("scenario", (sheet.id,), ".blurb", ".intro", ".victory", ".defeat", ".notes")
    yield from ids_of("boss", sheet.bosses)
    yield from ids_of("miniature", sheet.miniatures.values())
    yield from ids_of(f"area-{sheet.id}", sheet.areas)
    yield from ids_of(f"thing-{sheet.id}", sheet.things)
    yield from ids_of(f"token-{sheet.id}", sheet.tokens)
    spoken = (phrase.name for rule in sheet.clockwork for phrase in rule.do if phrase.verb == "say")
    yield from ids_of(f"say-{sheet.id}", dict.fromkeys(spoken))
