"""Names of the ids of Drunagor: Heroes, Monsters, cards of the Track, Skills, items, squares, Doors, scenes."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from typing import ClassVar

from tenebra.games.drunagor.content import abilities, events, heroes, items, skills
from tenebra.games.drunagor.content.foes import CLASSES, attack_cards, companions, familiars, kinds, rune_cards
from tenebra.games.drunagor.scenarios import SHEETS
from tenebra.kit.decks import name_of
from tenebra.kit.places import RoomLayout, definite
from tenebra.kit.telling import PLACE, GameNames
from tenebra.kit.words import Words

QUIET = frozenset(
    {
        "ActionTaken",
        "Acted",
        "AttackEnded",
        "BoonGained",
        "CardFlipped",
        "CardLaid",
        "CardLeft",
        "ChargeSpent",
        "ScenarioRuleFired",
        "Counted",
        "DeckShuffled",
        "HeroJoined",
        "ItemFound",
        "LimitReached",
        "MovementBegan",
        "MovementEnded",
        "Reacted",
        "RunePlaced",
        "SideForgotten",
        "SkillDone",
        "TerrainSuffered",
        "Trampled",
        "TurnBegan",
        "TurnCut",
        "TurnEnded",
        "Used",
    }
)
"""Events that a log for people leaves out: another one tells the same, or nothing is to be seen."""


@cache
def monster_kinds() -> frozenset[str]:
    """Every kind of Monster."""
    return frozenset(kind for class_ in CLASSES for kind in kinds(class_))


@lru_cache(maxsize=64)
def layout_of(scenario: str) -> RoomLayout:
    """The setups of an Adventure, each a place of its own."""
    sheet = SHEETS[scenario]
    return RoomLayout({name: sheet.grid.spaces(setup.spaces) for name, setup in sheet.setups.items()})


class DRNames(GameNames):
    """Names in one Adventure, as far as its setups are known."""

    plain: ClassVar = {
        "aura": "aura",
        "card_side": "side",
        "colour": "colour",
        "deck": "deck",
        "how": "how",
        "minor": "minor",
        "outcome": "outcome",
        "outcomes": "fate",
        "path": "path",
        "rank": "rank",
        "role": "role",
        "rune": "rune",
        "slot": "slot",
        "status": "status",
        "terrain": "terrain",
        "trap": "trap",
    }
    in_scenario: ClassVar = {"setup": "setup", "text": "say", "counter": "count"}

    def __init__(self, words: Words, scenario: str, setups: Collection[str]) -> None:
        super().__init__(words, scenario)
        self.setups = setups
        """Setups on the table: the others must not be named (DR-RUL-99)."""

    def place(self, value: str) -> str:
        """By the setup, as far as it is known."""
        return layout_of(self.scenario).name(value, self.words, self.the_setup)

    def the_setup(self, setup: str) -> str:
        """The name of a setup in the middle of a sentence; "" for an unknown one, and for one that has no words."""
        id = f"setup-{self.scenario}-{setup}"
        return definite(id, self.words) if setup in self.setups and self.words.has(id) else ""

    def own(self, field: str, value: str) -> str:
        """A character, a card of the Track, a Skill, an item, a token of the Adventure; where a card comes from or goes to."""
        if field in ("source", "goal") and (":" in value or value == "box"):
            return self.keeping(value)
        if "+" in value or "/" in value:
            return self.squares(value)
        return self.figure(value) or self.card(value) or self.thing(value)

    def squares(self, value: str) -> str:
        """Several squares: `A1+A2`; with something after a stroke those below a bridge."""
        together, _, below = value.partition("/")
        named = ", ".join(self.figure(one) or self.thing(one) for one in together.split("+"))
        return self.words.say("scene-below", squares=named) if below else named

    def keeping(self, value: str) -> str:
        """The name of the place where a card is kept: `vorn:bag`, `deck:chest`, `box`."""
        whose, _, place = value.partition(":")
        if whose in heroes():
            return self.words.say("scene-keeping", hero=self.words.say(f"hero-{whose}"), place=place)
        return self.words.say("scene-store", store=whose)

    def figure(self, value: str) -> str:
        """A Hero, a Monster by its number, a Familiar, a Companion, an NPC token; "" for what is none of these."""
        say = self.words.say
        if value in heroes():
            return say(f"hero-{value}")
        kind, _, number = value.rpartition("-")
        if number.isdigit() and kind in monster_kinds():
            return f"{say(f'monster-{kind}')} {number}"
        if value in monster_kinds():
            return say(f"monster-{value}")
        if value in familiars() or value in companions():
            return say(f"{'familiar' if value in familiars() else 'companion'}-{value}")
        return ""

    def card(self, value: str) -> str:
        """A Monster card with its rank, an Attack card, a Rune or Scenario card, a Skill, a Class Ability, an item, an event."""
        say, (kind, _, rank) = self.words.say, value.partition(".")
        if kind in monster_kinds():
            return say("scene-card", monsters=say(f"monster-{kind}.plural"), rank=rank or "none")
        name = name_of(value)
        for group, known in (
            ("attack", attack_cards()),
            ("runecard", rune_cards()),
            ("skill", skills()),
            ("ability", abilities()),
            ("item", items()),
            ("special", events()),
        ):
            if name in known:
                return say(f"{group}-{name}")
        return ""

    def thing(self, value: str) -> str:
        """A token, a Door or a scene of the Adventure, or what can be chosen by name."""
        if self.words.has(f"choice-{self.scenario}-{value}"):
            return self.words.say(f"choice-{self.scenario}-{value}")
        for id in (*(f"{group}-{self.scenario}-{value}" for group in ("door", "scene", "thing")), f"npc-{value}"):
            if self.words.has(id):
                return definite(id, self.words)
        if PLACE.fullmatch(value):
            return value
        plain, _, number = value.rpartition("-")
        if plain == "trap":
            return self.words.say("choose-trap", area=number.upper())
        for id in (
            f"terrain-{value}",
            f"outcome-{value}",
            f"token-{value}",
            f"trap-{value}",
            f"aura-{value}",
            f"status-{value}",
            f"team-{value}",
            f"colour-{value}",
            f"thing-{plain if number.isdigit() else value}",
        ):
            if self.words.has(id):
                return self.words.say(id)
        return self.words_or_id(f"choose-{value}", value)
