"""The box: hero sheets, skills, items, Overlord cards and monsters, read once from their files."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tenebra.games.descent.content.entries import (
    read_familiars,
    read_heroes,
    read_items,
    read_monsters,
    read_overlord_cards,
    read_skills,
    read_tokens,
)
from tenebra.games.descent.content.model import (
    DeckName,
    FamiliarSheet,
    HeroSheet,
    Item,
    MonsterKind,
    Origin,
    OverlordCard,
    Skill,
)
from tenebra.kernel import BadInput
from tenebra.kit.decks import name_of
from tenebra.kit.files import read_beside

ITEM_FILES = ("shop.toml", "copper.toml", "silver.toml", "gold.toml", "relics.toml")


@cache
def heroes() -> dict[str, HeroSheet]:
    """The twenty hero sheets."""
    return read_beside(__name__, "heroes.toml", read_heroes)


@cache
def skills() -> dict[str, Skill]:
    """Every skill card by id."""
    return read_beside(__name__, "skills.toml", read_skills)


@cache
def items() -> dict[str, Item]:
    """Every item card by id: shop, treasures, relics."""
    cards: dict[str, Item] = {}
    for name in ITEM_FILES:
        for id, card in read_beside(__name__, name, read_items).items():
            if id in cards:
                raise BadInput(f"the card {id!r} is in two files", source=name)
            cards[id] = card
    return cards


@cache
def overlord_cards() -> dict[str, OverlordCard]:
    """Every Overlord card by id."""
    return read_beside(__name__, "overlord.toml", read_overlord_cards)


@cache
def monsters() -> dict[str, MonsterKind]:
    """The twelve kinds of monsters."""
    return read_beside(__name__, "monsters.toml", read_monsters)


@cache
def familiars() -> dict[str, FamiliarSheet]:
    """The familiars, and Pico."""
    return read_beside(__name__, "familiars.toml", read_familiars)


@cache
def tokens() -> dict[str, int]:
    """Tokens, doors and props of the box, how many of each."""
    return read_beside(__name__, "tokens.toml", read_tokens)


@cache
def item_card(copy: str) -> Item:
    """The item card that a copy, or an id, is one of."""
    return items()[name_of(copy)]


@cache
def overlord_card(copy: str) -> OverlordCard:
    """The Overlord card that a copy, or an id, is one of."""
    return overlord_cards()[name_of(copy)]


def _copies(cards: Iterable[Item | OverlordCard]) -> tuple[str, ...]:
    return tuple(f"{card.id}.{n}" for card in cards for n in range(1, card.copies + 1))


@cache
def item_deck(origin: Origin) -> tuple[str, ...]:
    """The copies of a group of items, not shuffled: the shop, a treasure deck, the relics."""
    return _copies(card for card in items().values() if card.origin == origin)


@cache
def overlord_deck() -> tuple[str, ...]:
    """The copies of the Overlord cards, not shuffled."""
    return _copies(overlord_cards().values())


@cache
def skill_deck(deck: DeckName) -> tuple[str, ...]:
    """The skills of a deck, not shuffled; there is one of each, so a skill goes by its id."""
    return tuple(skill.id for skill in skills().values() if skill.deck == deck)
