"""The box (DV-COMP): what it must hold, and what of it is there, counted from the content itself."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.dungeon_venture.content import cards, copies, heroes, monsters
from tenebra.games.dungeon_venture.scenario_reader import boards
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.kit.package import Component

BOSS_MINIATURES = ("evil-mage", "death-knight", "chaos-fighter")
HERO_CLASSES = ("fighter", "mage", "barbarian", "thief")


def count_components() -> list[Component]:
    """Every component of the ledger with what the content holds of it; what only cardboard needs says why."""
    counted = [Component(_id(n), name, required, count()) for n, name, required, count in COUNTED]
    cardboard = [Component(_id(n), name, required, 0, reason) for n, name, required, reason in CARDBOARD]
    return sorted(counted + cardboard, key=lambda component: component.id)


def _id(number: int) -> str:
    return f"DV-COMP-{number:02}"


def _hero_miniatures() -> int:
    return len({sheet.hero_class for sheet in heroes().values()} & set(HERO_CLASSES))


def _monster_miniatures() -> int:
    return sum(sheet.miniatures for sheet in monsters().values())


def _boss_miniatures() -> int:
    """Bosses of the box that some Adventure puts on the board."""
    used = {name for id in SHEETS.ids for name in SHEETS[id].miniatures.values()}
    return len(used & set(BOSS_MINIATURES))


def _large_cards() -> int:
    return len(copies("event")) + 2 * len(monsters()) + len(heroes()) + _boss_miniatures()


def _small_cards() -> int:
    return sum(card.copies for card in cards().values() if card.kind != "event")


COUNTED: tuple[tuple[int, str, int, Callable[[], int]], ...] = (
    (1, "Adventure sheets", 10, lambda: len(SHEETS.ids)),
    (2, "Hero sheets", 4, lambda: len(heroes())),
    (5, "Game boards", 6, lambda: len(boards())),
    (8, "Hero miniatures", 4, _hero_miniatures),
    (9, "Spirits, one for each Hero", 4, lambda: len(heroes())),
    (11, "Monster miniatures", 52, _monster_miniatures),
    (12, "Boss miniatures", 3, _boss_miniatures),
    (15, "Large cards", 31, _large_cards),
    (16, "Event cards", 14, lambda: len(copies("event"))),
    (17, "Monster cards", 5, lambda: len(monsters())),
    (18, "Hero initiative cards", 4, lambda: len(heroes())),
    (19, "Monster and Boss initiative cards", 8, lambda: len(monsters()) + _boss_miniatures()),
    (20, "Small cards", 77, _small_cards),
    (21, "Spell cards", 21, lambda: len(copies("spell"))),
    (22, "Consumable cards, Gold included", 30, lambda: len(copies("consumable"))),
    (23, "Equipment cards", 10, lambda: len(copies("equipment"))),
    (24, "Keeper Spell cards", 8, lambda: len(copies("keeper_spell"))),
    (25, "Keeper Consumable cards", 8, lambda: len(copies("keeper_consumable"))),
    (27, "Keeper Equipment cards", 0, lambda: len(copies("keeper_equipment"))),
)
"""Counted from the content: number of the component, name, how many there must be, how many there are."""

CARDBOARD: tuple[tuple[int, str, int, str], ...] = (
    (3, "Keeper's screen", 1, "views hide what the screen hides"),
    (4, "Punchboard sheets", 10, "only the sheets that the pieces are pressed out of"),
    (6, "Trap tokens", 20, "a Trap is drawn where it lies; tokens are never scarce (DV-RUL-72)"),
    (7, "Wound tokens", 40, "wounds are a number of each figure (DV-RUL-75)"),
    (10, "Door pieces", 16, "a door is an edge of the map, open or closed; pieces are never scarce"),
    (13, "Furniture tokens", 16, "furniture is drawn where it stands; tokens are never scarce (DV-RUL-73)"),
    (14, "Plastic stands", 30, "figures on a screen stand by themselves"),
    (26, "Dice: 9 green, 5 blue, 5 red", 19, "any number of dice of the three colours can be rolled (DV-RUL-08)"),
)
"""What software has no use for, and why."""
