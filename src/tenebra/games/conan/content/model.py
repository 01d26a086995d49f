"""Types of what is in the box: hero sheets, unit, ally and event tiles, cards, spells. Frozen; states hold only ids."""

from __future__ import annotations

from typing import Literal

import msgspec

from tenebra.games.conan.vocabulary import (
    NO_DICE,
    Armour,
    Burst,
    Clauses,
    Deed,
    Dice,
    Gift,
    Guard,
    Manipulation,
    Melee,
    Person,
    Ranged,
    Skill,
    Stat,
    StatName,
)

SpaceName = Literal["melee", "ranged", "guard", "move", "manipulation", "reroll"]
"""The action spaces of a hero sheet (CO-HER-03)."""
ROLLING: tuple[SpaceName, ...] = ("melee", "ranged", "guard", "manipulation")
"""The spaces that print a die (CO-HER-04)."""
Rank = Literal["minion", "lieutenant", "monster", "ally"]
Size = Literal["small", "medium", "large"]
BASES: dict[Size, int] = {"small": 1, "medium": 2, "large": 4}
"""Base units of room that a model takes (CO-RUL-57)."""
Base = Literal["yellow", "red", "white", "blue"]
"""Colours of bases, by which two tiles of one kind are told apart (CO-TIL-07)."""
Category = Literal["weapon", "armour", "shield", "object"]
ONE_HANDED = 2
"""The load of the heaviest one-handed weapon (CO-CRD-03)."""
THROWN_LOAD = 3
"""The load of the heaviest object that can be thrown (CO-THR-01)."""


class Text(msgspec.Struct, frozen=True):
    """A printed text and what it means."""

    printed: str = ""
    clauses: Clauses = ()

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """The effects it has when it is used or cast."""
        return tuple(clause for clause in self.clauses if isinstance(clause, Deed))


NO_TEXT = Text()


class Space(msgspec.Struct, frozen=True):
    """An action space: the die rolled for each gem, none for Move and Re-roll, and its exertion limit (CO-HER-04, CO-HER-05)."""

    limit: int
    die: Dice = NO_DICE


class HeroSheet(msgspec.Struct, frozen=True):
    """A hero sheet (CO-HER)."""

    id: str
    gems: int
    spaces: dict[SpaceName, Space]
    movement: int
    load: int
    """Maximum encumbrance (CO-HER-08)."""
    slow: tuple[tuple[int, int], tuple[int, int]]
    """From which load on base movement is how much less, twice (CO-HER-10)."""
    skills: dict[Skill, int]
    """Each with its encumbrance limit: from that load on it cannot be used (CO-HER-09, CO-ENC-04)."""

    def penalty(self, load: int) -> int:
        """By how much this load cuts base movement: the penalty of the highest limit reached (CO-ENC-06, CO-RUL-49)."""
        return max((less for limit, less in self.slow if load >= limit), default=0)


class UnitTile(msgspec.Struct, frozen=True):
    """A unit tile or an ally tile (CO-TIL-02, CO-TIL-06)."""

    id: str
    rank: Rank
    armour: int
    movement: int
    melee: Dice = NO_DICE
    ranged: Dice = NO_DICE
    skills: tuple[Skill, ...] = ()
    reinforcement: int = 0
    """Points for one of its models; 0 if none can come back (CO-RNF-01, CO-RNF-02)."""
    models: int = 1
    """Figures in the box."""
    life: int = 1
    """Life points that a scenario gives if it says nothing else (CO-SCN-05)."""
    size: Size = "small"

    @property
    def room(self) -> int:
        """Base units that a model of it takes (CO-RUL-57)."""
        return BASES[self.size]


class Card(msgspec.Struct, frozen=True):
    """An equipment or object card (CO-CRD-02). Copies have ids like `hand-axe.2`.

    What it prints is found once, when it is read: a card has at most one bonus of each kind.
    """

    id: str
    category: Category
    load: int
    text: Text = NO_TEXT
    copies: int = 1
    melee: Melee | None = None
    ranged: Ranged | None = None
    guard: Guard | None = None
    manipulation: Manipulation | None = None
    armour: Armour | None = None
    burst: Burst | None = None
    person: Person | None = None
    """A character who is carried."""
    skills: tuple[Skill, ...] = ()
    """The skills of whoever carries it."""
    stats: tuple[Stat, ...] = ()

    @property
    def is_two_handed(self) -> bool:
        """A weapon of 3 or more (CO-CRD-04)."""
        return self.category == "weapon" and self.load > ONE_HANDED

    @property
    def can_be_thrown(self) -> bool:
        """Of a load of 3 or less (CO-THR-01)."""
        return self.load <= THROWN_LOAD

    def stat(self, name: StatName) -> int:
        """By how much it changes a number of the sheet."""
        return sum(stat.amount for stat in self.stats if stat.name == name)


def make_card(id: str, category: Category, load: int, text: Text, copies: int) -> Card:
    """A card with what its text prints."""
    bonuses = {str(type(one).__struct_config__.tag): one for one in text.clauses if not isinstance(one, Gift | Stat | Deed)}
    skills = tuple(skill for one in text.clauses if isinstance(one, Gift) for skill in one.skills)
    stats = tuple(one for one in text.clauses if isinstance(one, Stat))
    return Card(id, category, load, text, copies, **bonuses, skills=skills, stats=stats)  # type: ignore[arg-type]


class Spell(msgspec.Struct, frozen=True):
    """A spell card (CO-CRD-05); there is one of each. A variable cost is 0 here: one gem or more, up to the limit (CO-RUL-41)."""

    id: str
    cost: int
    limit: int
    deed: Deed
    text: Text
    is_reaction: bool = False
    side: Literal["", "heroes", "overlord"] = ""
    """Of use to one side only."""

    @property
    def is_variable(self) -> bool:
        """Its caster chooses how many gems."""
        return self.cost == 0
