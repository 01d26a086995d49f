"""What the ids of Dungeon Venture are called: figures, cards, areas, things, dice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator

from tenebra.games.dungeon_venture.content import cards, heroes, monsters, name_of
from tenebra.games.dungeon_venture.dice import DICE, HIT
from tenebra.games.dungeon_venture.events.board import AreaEntered, AreaRevealed
from tenebra.games.dungeon_venture.events.turns import Moved
from tenebra.games.dungeon_venture.printing import words_of_the_notation
from tenebra.games.dungeon_venture.rules.victory import HEROES_WIN, KEEPER_WINS
from tenebra.games.dungeon_venture.scenario import FURNITURE, START, TRAPS, Adventure
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.state import CLOSED, HIDDEN, KEEPER, LOCKED, OPEN
from tenebra.kernel import Event, Rolled
from tenebra.kit.package import Ending
from tenebra.kit.telling import readable
from tenebra.kit.words import Words

PLACE = re.compile(r"[A-Z]+\d+(-[A-Z]+\d+)?")
IN_THE_SCENARIO = {"area": "area", "thing": "thing", "token": "token", "text": "say", "via": "area"}
"""Fields whose values have names only within their Adventure."""
PLAIN = {"trap": "trap", "deck": "deck", "loss": "loss", "status": "door", "outcome": "outcome"}
"""Fields whose values have names of one kind."""

DECKS = {"spoils": "monster", "events": "event"}

QUIET = frozenset(
    {
        "ActionTaken",
        "AttackDeclared",
        "CancelPassed",
        "ClockworkSprung",
        "ConsumableSpent",
        "Counted",
        "DeckBuilt",
        "EventResolved",
        "InitiativeShuffled",
        "KeeperCardSpent",
        "MonstersPlaced",
        "MovementEnded",
        "OrderReset",
        "SkullRemoved",
        "SpellUsed",
        "TurnEnded",
        "TurnSpent",
    }
)
"""Events that a log for people leaves out: another one tells the same, or nothing is to be seen."""


def is_no_news(event: Event) -> bool:
    """The starting area is on the table before anybody plays, and a roll of no dice is none: no news."""
    if isinstance(event, Rolled):
        return not event.dice
    return isinstance(event, AreaRevealed | AreaEntered) and event.area == START


def goes_on(event: Event, following: Event | None) -> bool:
    """A step after which the same figure takes another: only where the walk ends is news."""
    return isinstance(event, Moved) and isinstance(following, Moved) and following.figure == event.figure


class DVNames:
    """Names in one Adventure; Heroes who came back as their Cousins go by the Cousin's name."""

    def __init__(self, words: Words, scenario: str, cousins: Collection[str] = ()) -> None:
        self.words, self.scenario, self.cousins = words, scenario, cousins

    def name(self, field: str, value: str) -> str:
        if not value:
            return self.words.say("nobody")
        if value == HIDDEN:
            return self.words.say("unknown-card")
        if field in IN_THE_SCENARIO:
            return self._words_or_id(f"{IN_THE_SCENARIO[field]}-{self.scenario}-{value}", value)
        if field == "deck":
            value = DECKS.get(value, value)
        if field in PLAIN:
            return self._words_or_id(f"{PLAIN[field]}-{value}", value)
        return self._figure_or_card(value)

    def several(self, field: str, values: tuple[str, ...]) -> str:
        if field == "dice":
            return ", ".join(
                f"{n} {self.words.say(f'die-{d}' if n == 1 else f'die-{d}.plural')}" for d, n in Counter(values).items()
            )
        if field == "faces":
            return self.words.say("successes", number=values.count(HIT))
        return ", ".join(self.name(field, value) for value in values) or self.words.say("nothing")

    def _figure_or_card(self, value: str) -> str:
        if PLACE.fullmatch(value):
            return value
        if value in heroes():
            return self.words.say(f"{'cousin' if value in self.cousins else 'hero'}-{value}")
        if value in (KEEPER, "dungeon"):
            return self.words.say(f"seat-{value}" if value == KEEPER else "the-dungeon")
        kind, _, number = value.rpartition("-")
        if kind in monsters() and number.isdigit():
            return f"{self.words.say(f'monster-{kind}')} {number}"
        if name_of(value) in cards():
            return self.words.say(f"card-{name_of(value)}")
        for prefix in ("monster", "boss", "trap", f"area-{self.scenario}", "furniture"):
            if self.words.has(f"{prefix}-{value}"):
                return self.words.say(f"{prefix}-{value}")
        return readable(value)

    def _words_or_id(self, id: str, value: str) -> str:
        return self.words.say(id) if self.words.has(id) else readable(value)


def ending_of(outcome: str, words: Words) -> Ending:
    """An outcome is the side that has won."""
    return Ending((outcome,), words.say(f"outcome-{outcome}"))


def words_needed() -> Iterator[str]:
    """Every id that the content needs words for."""
    yield "game-name"
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
    yield from (f"outcome-{side}" for side in (HEROES_WIN, KEEPER_WINS))
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
