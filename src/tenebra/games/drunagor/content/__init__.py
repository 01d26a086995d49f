"""The box: hero boards, cards, items and events, read once from their files."""

from __future__ import annotations

from functools import cache

from tenebra.games.drunagor.content.entries import (
    Classes,
    Heroes,
    Items,
    Roles,
    SkillCards,
    read_classes,
    read_events,
    read_file,
    read_heroes,
    read_items,
    read_roles,
    read_skill_cards,
)
from tenebra.games.drunagor.content.model import (
    Ability,
    EventCard,
    HeroId,
    HeroSheet,
    Item,
    Origin,
    Role,
    RoleName,
    Skill,
    SkillCard,
    Tree,
)
from tenebra.games.drunagor.vocabulary import Colour
from tenebra.kernel import BadInput
from tenebra.kit.decks import name_of

ITEM_FILES = ("starting.toml", "camp.toml", "adventure.toml", "chest.toml")


@cache
def _heroes() -> Heroes:
    return read_file("heroes.toml", read_heroes)


@cache
def _skill_cards() -> SkillCards:
    return read_file("skills.toml", read_skill_cards)


@cache
def _classes() -> Classes:
    return read_file("classes.toml", read_classes)


@cache
def _roles() -> Roles:
    return read_file("roles.toml", read_roles)


@cache
def _items() -> Items:
    found = Items({}, {})
    for name in ITEM_FILES:
        page = read_file(name, read_items)
        for id in page.items.keys() & found.items.keys():
            raise BadInput(f"the card {id!r} is in two files", source=name)
        found.items.update(page.items)
        found.skills.update(page.skills)
    return found


@cache
def heroes() -> dict[HeroId, HeroSheet]:
    """The five hero boards."""
    return _heroes().sheets


@cache
def skill_cards() -> dict[str, SkillCard]:
    """The Hero Skill cards by id: `vorn.yellow`."""
    return _skill_cards().cards


@cache
def trees() -> dict[str, Tree]:
    """The Class Ability cards by id."""
    return _classes().trees


@cache
def abilities() -> dict[str, Ability]:
    """Every Class Ability by id."""
    return _classes().abilities


@cache
def roles() -> dict[RoleName, Role]:
    """The Dungeon Roles."""
    return _roles().roles


@cache
def items() -> dict[str, Item]:
    """Every item card by id: starting gear, Camp, Adventure and Chest items."""
    return _items().items


@cache
def events() -> dict[str, EventCard]:
    """The special event cards."""
    return read_file("events.toml", read_events)


@cache
def auras() -> dict[str, EventCard]:
    """The Auras with what they give (DR-CPG-04)."""
    return read_file("auras.toml", read_events)


@cache
def skills() -> dict[str, Skill]:
    """Every skill of heroes, roles and items by id; each is unique in the game."""
    found: dict[str, Skill] = {}
    for page in (_heroes().skills, _skill_cards().skills, _roles().skills, _items().skills):
        for id in page.keys() & found.keys():
            raise BadInput(f"the skill {id!r} is in two files")
        found.update(page)
    return found


@cache
def item(copy: str) -> Item:
    """The item card that a copy, or an id, is one of."""
    return items()[name_of(copy)]


@cache
def skill_card(hero: HeroId, colour: Colour) -> SkillCard:
    """A hero's skill card of a colour."""
    return skill_cards()[f"{hero}.{colour}"]


@cache
def item_deck(origin: Origin, level: int = 0) -> tuple[str, ...]:
    """The copies of a group of items, not shuffled; of Camp items those of one level."""
    return tuple(
        card.id if card.copies == 1 else f"{card.id}.{n}"
        for card in items().values()
        if card.origin == origin and card.level == level
        for n in range(1, card.copies + 1)
    )
