"""What the ids of Dungeon Venture are called: figures, cards, areas, things, dice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection

from tenebra.games.dungeon_venture.content import cards, heroes, monsters, name_of
from tenebra.games.dungeon_venture.dice import HIT
from tenebra.games.dungeon_venture.state import HIDDEN, KEEPER
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
