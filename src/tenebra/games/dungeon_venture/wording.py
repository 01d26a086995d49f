"""The words that the box needs in every language: names, meanings and stories of its content, and the notation."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.dungeon_venture.content import cards, heroes, monsters
from tenebra.games.dungeon_venture.dice import DICE
from tenebra.games.dungeon_venture.printing import words_of_the_notation
from tenebra.games.dungeon_venture.scenario import FURNITURE, TRAPS, Adventure
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.state import CLOSED, KEEPER, LOCKED, OPEN
from tenebra.games.dungeon_venture.telling import DECKS
from tenebra.kit.words import word_ids


def words_needed() -> Iterator[str]:
    """Every id that the content needs words for."""
    yield from word_ids("card", cards(), ".gloss", ".flavour")
    yield from word_ids("hero", heroes(), ".class", ".about")
    yield from word_ids("cousin", heroes())
    yield from word_ids("seat", (KEEPER, *heroes()))
    yield from word_ids("monster", monsters(), ".plural", ".about")
    yield from word_ids("die", DICE, ".plural")
    yield from word_ids("furniture", FURNITURE.values())
    yield from word_ids("trap", TRAPS.values())
    yield from (f"deck-{DECKS.get(deck, deck)}" for deck in ("treasure", "spoils", "events"))
    yield from word_ids("door", (OPEN, CLOSED, LOCKED))
    yield from word_ids("loss", ("action", "movement"))
    yield from words_of_the_notation()
    for scenario in SHEETS.ids:
        yield from _adventure_words(SHEETS[scenario])


def _adventure_words(sheet: Adventure) -> Iterator[str]:
    yield from word_ids("scenario", (sheet.id,), ".blurb", ".intro", ".victory", ".defeat", ".notes")
    yield from word_ids("boss", sheet.bosses)
    yield from word_ids("miniature", sheet.miniatures.values())
    yield from word_ids(f"area-{sheet.id}", sheet.areas)
    yield from word_ids(f"thing-{sheet.id}", sheet.things)
    yield from word_ids(f"token-{sheet.id}", sheet.tokens)
    spoken = (phrase.name for rule in sheet.own_rules for phrase in rule.do if phrase.verb == "say")
    yield from word_ids(f"say-{sheet.id}", dict.fromkeys(spoken))
