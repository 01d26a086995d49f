"""Names of the ids of Dungeon Venture: figures, cards, areas, things, dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from typing import ClassVar

from tenebra.games.dungeon_venture.content import cards, heroes, monsters
from tenebra.games.dungeon_venture.dice import HIT
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.state import KEEPER
from tenebra.kit.decks import name_of
from tenebra.kit.places import RoomLayout, definite
from tenebra.kit.telling import GameNames, readable
from tenebra.kit.words import Words

DECKS = {"spoils": "monster", "events": "event"}

QUIET = frozenset(
    {
        "ActionTaken",
        "AttackDeclared",
        "CancelPassed",
        "ScenarioRuleFired",
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


@lru_cache(maxsize=64)
def layout_of(scenario: str) -> RoomLayout:
    """The areas of an Adventure."""
    sheet = SHEETS[scenario]
    return RoomLayout({area: sheet.grid.spaces(spaces) for area, spaces in sheet.areas.items()})


class DVNames(GameNames):
    """Names in one Adventure; Heroes who came back as their Cousins go by the Cousin's name."""

    plain: ClassVar = {"trap": "trap", "deck": "deck", "loss": "loss", "status": "door", "outcome": "outcome"}
    in_scenario: ClassVar = {"area": "area", "thing": "thing", "token": "token", "text": "say", "via": "area"}

    def __init__(self, words: Words, scenario: str, cousins: Collection[str], areas: Collection[str]) -> None:
        super().__init__(words, scenario)
        self.cousins, self.areas = cousins, areas
        """Areas that are no secret any more: the others must not be named."""

    def name(self, field: str, value: str) -> str:
        """The name of a value; a deck goes by its cards, a way by the areas it enters, what is hidden by its id."""
        if field == "via" and "+" in value:
            return self.several(field, tuple(value.split("+")))
        if self.is_hidden(field, value):
            return readable(value)
        return super().name(field, DECKS.get(value, value) if field == "deck" else value)

    def is_hidden(self, field: str, value: str) -> bool:
        """An area, thing or token that must not be named yet: somebody may have guessed what it is called (DV-GEN-10)."""
        sheet = SHEETS[self.scenario]
        if field == "token" and any(phrase.name == value for phrase in sheet.wins):
            return False  # everybody knows what is sought
        place = {"thing": sheet.things, "token": sheet.tokens}.get(field, {}).get(value)
        area = value if place is None else sheet.area_of[place]
        return area in sheet.areas and area not in self.areas

    def place(self, value: str) -> str:
        """By the area, as far as it is known."""
        return layout_of(self.scenario).name(value, self.words, self.the_area)

    def the_area(self, area: str) -> str:
        """The name of an area in the middle of a sentence; "" for an unknown one, and for one that has no words."""
        id = f"area-{self.scenario}-{area}"
        return definite(id, self.words) if area in self.areas and self.words.has(id) else ""

    def several(self, field: str, values: tuple[str, ...]) -> str:
        """Dice are counted by colour, faces by what they show."""
        if field == "dice":
            return ", ".join(
                f"{n} {self.words.say(f'die-{d}' if n == 1 else f'die-{d}.plural')}" for d, n in Counter(values).items()
            )
        if field == "faces":
            return self.words.say("successes", number=values.count(HIT))
        return super().several(field, values)

    def own(self, field: str, value: str) -> str:
        """The name of a figure or a card."""
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
