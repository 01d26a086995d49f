"""The format of the heroes' content files, read into the types of `model`; errors name file, line and column."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Literal, NamedTuple, TypeVar

import msgspec

from tenebra.games.drunagor.content.model import (
    BACK,
    SLOT_OF,
    Ability,
    ArmorType,
    ClassName,
    EventCard,
    Face,
    HeroId,
    HeroSheet,
    Item,
    OffHandType,
    Origin,
    Path,
    Rarity,
    Role,
    RoleName,
    Skill,
    SkillCard,
    SkillSource,
    Subtype,
    Tree,
    WeaponType,
)
from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.vocabulary import COLOURS, NOTHING, Colour, Text
from tenebra.kit.files import TextFile, toml_text

T = TypeVar("T")
STARTING_CUBES = 5
"""DR-HER-04."""
SKILLS_A_COLOUR = 2
"""DR-RUL-50."""
FOCUS_ABILITIES = 2
"""DR-HER-06."""
ABILITIES = 3
"""Of a class tree (DR-CLS-01)."""
SIDES = 2
"""Of a Hero Skill card (DR-HER-14)."""
GEAR = 2
"""DR-HER-11."""
ANY_COLOUR = "any"


def read_file(name: str, reader: Callable[[str, str], T]) -> T:
    """The result of reading a file of this folder."""
    return reader(files(__package__).joinpath(name).read_text(encoding="utf-8"), name)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a content file."""


class _Use(Entry, frozen=True):
    """A skill that a cube pays for, or nothing at all."""

    text: str
    colours: str = ""
    slots: int = 1
    id: str = ""


class _Focus(Entry, frozen=True):
    cost: int
    text: str


class _Hero(Entry, frozen=True, rename={"class_": "class"}):
    class_: ClassName
    path: Path
    health: int
    cubes: dict[Colour, int]
    weapon: WeaponType
    off_hand: OffHandType
    armor: ArmorType
    gear: tuple[str, ...]
    role: RoleName
    yellow: dict[str, str]
    red: dict[str, str]
    green: dict[str, str]
    blue: dict[str, str]
    passive: dict[str, str]
    focus: dict[str, _Focus]


class _Face(Entry, frozen=True):
    text: str = ""
    skill: _Use | None = None
    accuracy: int = 0
    damage: int = 0


class _Item(_Face, frozen=True):
    id: str = ""
    type: Subtype | Literal[""] = ""
    back: _Face | None = None
    socketed: bool = False
    level: int = 0
    rarity: Rarity | Literal[""] = ""


class _ItemFile(Entry, frozen=True):
    origin: Origin
    card: list[_Item]


class Heroes(NamedTuple):
    """The hero boards and what is printed on them."""

    sheets: dict[HeroId, HeroSheet]
    skills: dict[str, Skill]


class SkillCards(NamedTuple):
    """The Hero Skill cards and their skills."""

    cards: dict[str, SkillCard]
    skills: dict[str, Skill]


class Roles(NamedTuple):
    """The Dungeon Roles and their skills."""

    roles: dict[RoleName, Role]
    skills: dict[str, Skill]


class Classes(NamedTuple):
    """The class trees and their abilities."""

    trees: dict[str, Tree]
    abilities: dict[str, Ability]


class Items(NamedTuple):
    """Item cards and the skills on them."""

    items: dict[str, Item]
    skills: dict[str, Skill]


class Page(TextFile):
    """A content file."""

    def read(self, printed: str, after: str = "") -> Text:
        """A printed text of this file; the first place where it stands is named if it is wrong."""
        return read_text(printed, self.source, *self.place_of(printed, after)) if printed else NOTHING

    def colours(self, written: str, near: str) -> tuple[Colour, ...]:
        """`yellow red`, or `any` of the four."""
        if written == ANY_COLOUR:
            return COLOURS
        found = tuple(colour for colour in COLOURS if colour in written.split())
        if len(found) != len(written.split()):
            raise self.complain(f"{written!r} is not colours of cubes", near)
        return found

    def add(self, skills: dict[str, Skill], skill: Skill) -> str:
        """Put a skill among the others of this file; its id."""
        if skill.id in skills:
            raise self.complain(f"the skill {skill.id!r} is written twice", skill.id)
        skills[skill.id] = skill
        return skill.id

    def need(self, holds: bool, message: str, near: str) -> None:
        """Complain on the first line that holds a text, unless something is as it must be."""
        if not holds:
            raise self.complain(message, near)


def read_heroes(text: str, source: str) -> Heroes:
    """The hero boards of a file (DR-HER-03, DR-HER-04, DR-HER-06)."""
    page, found = Page(text, source), Heroes({}, {})
    for id, one in toml_text(text, dict[HeroId, _Hero], source).items():
        here = f"[{id}]"
        page.need(sum(one.cubes.values()) == STARTING_CUBES, f"{id}: a hero starts with {STARTING_CUBES} Action Cubes", here)
        page.need(len(one.passive) == 1, f"{id}: a hero has one passive skill", here)
        page.need(len(one.focus) == FOCUS_ABILITIES, f"{id}: a hero has {FOCUS_ABILITIES} Focus Abilities", here)
        page.need(len(one.gear) == GEAR, f"{id}: a hero starts with a weapon and an armour", here)
        skills: list[str] = []
        for colour in COLOURS:
            printed: dict[str, str] = getattr(one, colour)
            # DR-RUL-50
            page.need(len(printed) == SKILLS_A_COLOUR, f"{id}: a hero has {SKILLS_A_COLOUR} skills of each colour", here)
            for name, said in printed.items():
                skills.append(page.add(found.skills, Skill(name, "board", id, page.read(said, name), (colour,))))
        ((name, said),) = one.passive.items()
        passive = page.add(found.skills, Skill(name, "passive", id, page.read(said, name)))
        focus = tuple(
            page.add(found.skills, Skill(name, "focus", id, page.read(ability.text, name), focus=ability.cost))
            for name, ability in one.focus.items()
        )
        fit = (one.weapon, one.off_hand, one.armor, one.gear, one.role)
        sheet = HeroSheet(id, one.class_, one.path, one.health, one.cubes, *fit, tuple(skills), passive, focus)
        found.sheets[id] = sheet
    return found


def read_skill_cards(text: str, source: str) -> SkillCards:
    """The Hero Skill cards of a file: hero, colour, then the Level 1 and the Level 2 side (DR-HER-14)."""
    page, found = Page(text, source), SkillCards({}, {})
    for hero, cards in toml_text(text, dict[HeroId, dict[Colour, dict[str, str]]], source).items():
        for colour, printed in cards.items():
            id = f"{hero}.{colour}"
            page.need(len(printed) == SIDES, f"{id}: a skill card has {SIDES} sides", f"[{id}]")
            sides = [
                page.add(found.skills, Skill(name, "card", hero, page.read(said, name), (colour,), level))
                for level, (name, said) in enumerate(printed.items(), 1)
            ]
            found.cards[id] = SkillCard(id, hero, colour, (sides[0], sides[1]))
    return found


def read_classes(text: str, source: str) -> Classes:
    """The class trees of a file: class, tree, its shape, and the three abilities (DR-CLS-01, DR-CLS-02)."""
    page, found = Page(text, source), Classes({}, {})
    shapes = dict[ClassName, dict[str, dict[Literal["line", "branch"], dict[str, str]]]]
    for class_, trees in toml_text(text, shapes, source).items():
        for tree, shape in trees.items():
            here = f"[{class_}.{tree}."
            page.need(len(shape) == 1, f"{tree}: a tree is a line or a branch", here)
            ((form, printed),) = shape.items()
            page.need(len(printed) == ABILITIES, f"{tree}: a tree has {ABILITIES} abilities", here)
            one, two, three = printed
            before = {one: "", two: one, three: two if form == "line" else one}
            for id, said in printed.items():
                page.need(id not in found.abilities, f"the ability {id!r} is written twice", id)
                found.abilities[id] = Ability(id, tree, class_, page.read(said, id), before[id])
            page.need(tree not in found.trees, f"the tree {tree!r} is written twice", here)
            found.trees[tree] = Tree(tree, class_, (one, two, three))
    return found


def read_roles(text: str, source: str) -> Roles:
    """The Dungeon Roles of a file: role, card, two skills on each (DR-ROL-03)."""
    page, found = Page(text, source), Roles({}, {})
    for role, cards in toml_text(text, dict[RoleName, dict[Literal["I", "II", "III"], dict[str, _Use]]], source).items():
        pairs: list[tuple[str, str]] = []
        for card in ("I", "II", "III"):
            here, printed = f"[{role}.{card}]", cards.get(card, {})
            page.need(len(printed) == SIDES, f"{role}: card {card} has two skills", here)
            ids = [
                page.add(found.skills, _skill(page, name, use, "role", role, n if card == "III" else 0))
                for n, (name, use) in enumerate(printed.items(), 1)
            ]
            pairs.append((ids[0], ids[1]))
        found.roles[role] = Role(role, (pairs[0], pairs[1], pairs[2]))
    return found


def read_items(text: str, source: str) -> Items:
    """The item cards of a file: weapons have numbers, Camp items a level, Chest cards a rarity (DR-EQP-05)."""
    page, found = Page(text, source), Items({}, {})
    plain = toml_text(text, _ItemFile, source)
    for one in plain.card:
        _check_item(page, one, plain.origin)
        page.need(one.id not in found.items, f"{one.id!r} is written twice", _line_of(one))
        front = _face(page, one.id, one, found.skills, is_back=False)
        back = _face(page, one.id, one.back, found.skills, is_back=True) if one.back else None
        kind = one.type or "gem"
        found.items[one.id] = Item(one.id, plain.origin, kind, front, back, one.socketed, one.level, one.rarity)
    return found


def _line_of(one: _Item) -> str:
    """By which words a complaint finds a card in its file."""
    return f'id = "{one.id}"'


def _check_item(page: Page, one: _Item, origin: str) -> None:
    """Check that a card has what belongs to its type and origin, and nothing else."""
    here = _line_of(one)
    page.need(bool(one.id and one.type), f"{one.id}: a card has an id and a type", here)
    page.need((origin == "camp") == bool(one.level), f"{one.id}: Camp items have a level, others have none", here)
    page.need((origin == "chest") == bool(one.rarity), f"{one.id}: Chest cards have a rarity, others have none", here)
    page.need(not one.socketed or one.back is not None, f"{one.id}: a socketed card has a back", here)
    is_weapon = SLOT_OF.get(one.type or "gem") == "weapon"
    for face in filter(None, (one, one.back)):
        page.need(is_weapon == bool(face.accuracy and face.damage), f"{one.id}: weapons have Accuracy and damage", here)


def read_events(text: str, source: str) -> dict[str, EventCard]:
    """The special event cards of a file."""
    page = Page(text, source)
    return {id: EventCard(id, page.read(said, id)) for id, said in toml_text(text, dict[str, str], source).items()}


def _face(page: Page, item: str, face: _Face, skills: dict[str, Skill], *, is_back: bool) -> Face:
    skill = ""
    if face.skill:
        name = face.skill.id or (f"{item}-{BACK}" if is_back else item)
        skill = page.add(skills, _skill(page, name, face.skill, "item", item))
    return Face(page.read(face.text, f'"{item}"'), skill, face.accuracy, face.damage)


def _skill(page: Page, id: str, use: _Use, source: SkillSource, owner: str, level: int = 0) -> Skill:
    return Skill(id, source, owner, page.read(use.text, owner), page.colours(use.colours, use.text), level, use.slots)
