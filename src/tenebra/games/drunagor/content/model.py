"""Types of the heroes' side in the box: boards, cards of skills, classes, roles; items. Frozen; states hold ids."""

from __future__ import annotations

from typing import Literal

import msgspec

from tenebra.games.drunagor.vocabulary import NOTHING, Colour, Text

HeroId = Literal["vorn", "elros", "maya", "lorelai", "jaheen"]
HEROES: tuple[HeroId, ...] = ("vorn", "elros", "maya", "lorelai", "jaheen")
ClassName = Literal["warrior", "assassin", "ranger", "mage", "cleric"]
CLASSES: tuple[ClassName, ...] = ("warrior", "assassin", "ranger", "mage", "cleric")
RoleName = Literal["defender", "leader", "controller", "support", "striker"]
ROLES: tuple[RoleName, ...] = ("defender", "leader", "controller", "support", "striker")
"""In the order of their slots on the Track (DR-INI-03)."""
Path = Literal["strength", "mystics", "devotion", "nature", "cunning"]
"""A hero's background (DR-HER-10)."""
SkillSource = Literal["board", "passive", "focus", "card", "role", "item"]
BLOCKABLE: tuple[SkillSource, ...] = ("board", "passive", "card", "role")
"""Skills that a Curse or Trauma cube may lie on (DR-CUB-07, DR-CUB-13)."""

WeaponType = Literal["heavy", "light", "thrown", "ranged"]
OffHandType = Literal["off-hand-weapon", "shield", "relic"]
ArmorType = Literal["cloth", "leather", "plate"]
ConsumableType = Literal["gem", "pattern", "potion", "scroll"]
Slot = Literal["weapon", "off-hand", "armor", "trinket"]
Subtype = WeaponType | OffHandType | ArmorType | Literal["trinket"] | ConsumableType
Origin = Literal["starting", "camp", "adventure", "chest"]
Rarity = Literal["common", "uncommon", "rare", "epic"]
COPIES: dict[Rarity, int] = {"common": 4, "uncommon": 3, "rare": 2, "epic": 1}
"""The number of copies of each Chest card (DR-CHE-04)."""
SLOT_OF: dict[Subtype, Slot] = {
    "heavy": "weapon",
    "light": "weapon",
    "thrown": "weapon",
    "ranged": "weapon",
    "off-hand-weapon": "off-hand",
    "shield": "off-hand",
    "relic": "off-hand",
    "cloth": "armor",
    "leather": "armor",
    "plate": "armor",
    "trinket": "trinket",
}
"""The slot for Equipment of a subtype (DR-EQP-01); Consumables are in no slot."""
BACK = "back"


class Skill(msgspec.Struct, frozen=True):
    """A skill with its slot. Without colours it needs no cube: a passive, or a Focus Ability, which costs `focus` tokens."""

    id: str
    source: SkillSource
    owner: str
    """The hero, role or item that it is printed on."""
    text: Text
    colours: tuple[Colour, ...] = ()
    level: int = 0
    """1 or 2 on skill cards and on role card III."""
    slots: int = 1
    """The number of cubes it can hold before a Recall (DR-SKL-12)."""
    focus: int = 0

    @property
    def is_passive(self) -> bool:
        """Always on unless its slot is blocked (DR-PAS-01)."""
        return not self.colours and not self.focus


class HeroSheet(msgspec.Struct, frozen=True):
    """A hero board with its Initiative card (DR-HER). Skills are ids: eight, two of each colour."""

    id: HeroId
    class_: ClassName
    path: Path
    health: int
    cubes: dict[Colour, int]
    weapon: WeaponType
    off_hand: OffHandType
    armor: ArmorType
    gear: tuple[str, ...]
    """The things the hero begins with if nothing else is chosen: a starting weapon and armour (DR-HER-11)."""
    role: RoleName
    """The Dungeon Role that suits best."""
    skills: tuple[str, ...]
    passive: str
    focus: tuple[str, ...]

    def is_proficient(self, item: Item) -> bool:
        """Whether the hero may equip it (DR-HER-09, DR-EQP-02)."""
        return item.subtype in (self.weapon, self.off_hand, self.armor, "trinket")


class SkillCard(msgspec.Struct, frozen=True):
    """A two-sided Hero Skill card (DR-HER-14): `vorn.yellow`, its Level 1 and Level 2 side."""

    id: str
    hero: HeroId
    colour: Colour
    sides: tuple[str, str]


class Ability(msgspec.Struct, frozen=True):
    """A Class Ability (DR-CLS). `after` is the ability that must be known first, if any."""

    id: str
    tree: str
    class_: ClassName
    text: Text
    after: str = ""


class Tree(msgspec.Struct, frozen=True):
    """A Class Ability card (DR-CLS-01): three abilities, in a line or with a choice of two after the first (DR-CLS-02)."""

    id: str
    class_: ClassName
    abilities: tuple[str, str, str]


class Role(msgspec.Struct, frozen=True):
    """A Dungeon Role (DR-ROL-03): the skills of its cards I, II and III; those of III are its Level 1 and Level 2 side."""

    id: RoleName
    cards: tuple[tuple[str, str], tuple[str, str], tuple[str, str]]

    def skills(self, level: int) -> tuple[str, ...]:
        """The skills of a hero who has learned card III to that level: 0, 1 or 2 (DR-HER-15, DR-RUL-42)."""
        one, two, three = self.cards
        return (*one, *two, *three[level - 1 : level]) if level else (*one, *two)


class Face(msgspec.Struct, frozen=True):
    """One side of an item: what it always gives, what it can be used for, and a weapon's numbers."""

    text: Text = NOTHING
    skill: str = ""
    accuracy: int = 0
    damage: int = 0


class Item(msgspec.Struct, frozen=True):
    """An item card. Copies of Chest cards have ids like `healing-potion.2`; two-sided ones lie front side up (DR-EQP-11)."""

    id: str
    origin: Origin
    subtype: Subtype
    front: Face
    back: Face | None = None
    is_socketed: bool = False
    """Its back is reached with a Cosmic Gem (DR-EQP-12)."""
    level: int = 0
    """Of Camp items (DR-CAM-04)."""
    rarity: Rarity | Literal[""] = ""

    @property
    def slot(self) -> Slot | None:
        """The slot in which it is worn; None of a Consumable."""
        return SLOT_OF.get(self.subtype)

    @property
    def is_ranged(self) -> bool:
        """The weapon type of attacks that no cube pays for (DR-EQP-03)."""
        return self.subtype in ("thrown", "ranged")

    @property
    def copies(self) -> int:
        """The number of copies in the box."""
        return COPIES[self.rarity] if self.rarity else 1

    def face(self, is_back: bool = False) -> Face:
        """The side that lies up."""
        return self.back if is_back and self.back else self.front


class EventCard(msgspec.Struct, frozen=True):
    """A special event card (DR-CRD-13): what an adventure that draws it makes happen."""

    id: str
    text: Text
