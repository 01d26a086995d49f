"""Types of what is in the box: Heroes, Classes, Equipment, Enemies, Door and Event cards. Frozen; states hold only ids."""

from __future__ import annotations

from typing import Literal

import msgspec

from tenebra.games.massive_darkness.dice import NO_DICE, Pool
from tenebra.games.massive_darkness.vocabulary import Clauses, Skill

TYPES = ("melee", "ranged", "magic")
"""The types of Attack; the fourth section of a card is Defense (MD-EQP-11)."""
LEVELS = (1, 2, 3, 4, 5)
START_HEALTH = 5
"""MD-HLT-01."""


class Sections(msgspec.Struct, frozen=True):
    """The four dice sections of an Equipment or Enemy card; one without dice is not available (MD-EQP-11, MD-ENM-01)."""

    melee: Pool = NO_DICE
    ranged: Pool = NO_DICE
    magic: Pool = NO_DICE
    defense: Pool = NO_DICE

    def of(self, type: str) -> Pool:
        """The dice of `melee`, `ranged`, `magic` or `defense`."""
        return {"melee": self.melee, "ranged": self.ranged, "magic": self.magic, "defense": self.defense}[type]

    @property
    def attacks(self) -> tuple[str, ...]:
        """The types of Attack it has dice for."""
        return tuple(type for type in TYPES if self.of(type).size)


class Text(msgspec.Struct, frozen=True):
    """A printed text and what it means."""

    printed: str = ""
    clauses: Clauses = ()

    @property
    def skills(self) -> tuple[Skill, ...]:
        """The Skills of the list it grants, whatever their Conditions."""
        return tuple(c.body for c in self.clauses if isinstance(c.body, Skill))


NO_TEXT = Text()


class Hero(msgspec.Struct, frozen=True):
    """A Hero card (MD-HERO-01)."""

    id: str
    shadow: Text
    special: Text
    recommended: str
    """A Class id."""


class Step(msgspec.Struct, frozen=True):
    """A step of a Skill Line: the Level that unlocks it, its price in XP, the Skill written out in full (MD-RUL-14)."""

    level: int
    cost: int
    text: Text


class SkillLine(msgspec.Struct, frozen=True):
    """Steps in the order they must be acquired (MD-CLS-04). Ids are unique over all Classes: `nightshade-ranger.safe-shot`."""

    id: str
    steps: tuple[Step, ...]


class HeroClass(msgspec.Struct, frozen=True):
    """A Class Sheet (MD-CLS-01). `signature` is a Combat clause to be used in an Attack, or deeds done between Actions."""

    id: str
    primary: str
    secondary: str
    signature: Text
    free: Text
    lines: tuple[SkillLine, ...]


class Equipment(msgspec.Struct, frozen=True):
    """An Equipment card (MD-EQP-01). Copies have ids like `long-sword.2`.

    An Item's text always holds; a Consumable's is used once: a Combat clause in a roll of that type, a deed between Actions.
    """

    id: str
    origin: Literal["treasure", "starting", "artifact"]
    category: Literal["combat", "item", "consumable"]
    level: int
    slot: Literal["", "body", "hand", "two_hands"] = ""
    dice: Sections = Sections()
    text: Text = NO_TEXT
    tags: tuple[str, ...] = ()
    """sword, mace, hammer, shield (MD-RUL-57, MD-RUL-58), and the kind of thing it is: axe, bow, staff, ring …"""
    keyword: Literal["", "trap", "fortune"] = ""
    copies: int = 1

    @property
    def is_weapon(self) -> bool:
        """Has Melee, Ranged or Magic dice (MD-RUL-58)."""
        return bool(self.dice.attacks)

    @property
    def is_armor(self) -> bool:
        """A Body card with Defense dice (MD-RUL-58)."""
        return self.slot == "body" and bool(self.dice.defense.size)

    @property
    def is_shield(self) -> bool:
        """A Hand card tagged as a Shield (MD-RUL-58)."""
        return "shield" in self.tags


class FigureType(msgspec.Struct, frozen=True):
    """A kind of Enemy figure and how many of it are in the box (MD-SPW-07). Of each Boss, Agent and Monster there is one."""

    id: str
    role: Literal["mob", "agent", "roaming"]
    minions: int = 0


class Enemy(msgspec.Struct, frozen=True):
    """A Guard or Roaming Monster card (MD-ENM-01): `goblin-archers-3`, `great-troll-greater`. Copies: `goblin-archers-3.2`."""

    id: str
    figure: str
    role: Literal["mob", "agent", "roaming"]
    health: int
    """Of each figure of a Mob; of an Agent or Roaming Monster times the Heroes (MD-ENM-03, MD-ENM-04)."""
    dice: Sections
    level: int = 0
    """0 for Roaming Monsters."""
    tier: Literal["", "lesser", "greater"] = ""
    minions: int = 0
    """Minions per Hero: 1 or 2 for a Mob (MD-ENM-06)."""
    text: Text = NO_TEXT
    copies: int = 1

    def full_health(self, heroes: int) -> int:
        """The Health its Boss or single figure comes with (MD-ENM-03, MD-ENM-04)."""
        return self.health if self.role == "mob" else self.health * heroes


class DoorSection(msgspec.Struct, frozen=True):
    """The part of a Door card for one Zone (MD-DOOR-09). `ambush`: the Enemy comes to the Active Hero's Zone (MD-DOOR-11)."""

    enemy: Literal["none", "guard", "ambush"] = "none"
    treasure: int = 0
    special: int = 0


class Door(msgspec.Struct, frozen=True):
    """A Door card: the sections for Zones 1, 2 and 3 (MD-DOOR-05)."""

    id: str
    sections: tuple[DoorSection, DoorSection, DoorSection]
    copies: int = 1


class Event(msgspec.Struct, frozen=True):
    """An Event card (MD-EVT-02). Its clauses are carried out in reading order; the user is the Active Hero (MD-EVT-06)."""

    id: str
    kind: Literal["patrol", "blessing", "ordeal"]
    text: Text
    copies: int = 1
