"""The box (DV-COMP): what it must hold, and what of it is there, counted from the content itself."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.dungeon_venture.content import cards, copies, heroes, monsters
from tenebra.games.dungeon_venture.scenario_reader import boards
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.kit.inventory import Component, count

BOSS_MINIATURES = ("evil-mage", "death-knight", "chaos-fighter")
HERO_CLASSES = ("fighter", "mage", "barbarian", "thief")


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


COUNTED: tuple[tuple[str, str, int, Callable[[], int]], ...] = (
    ("DV-COMP-01", "Adventure sheets", 10, lambda: len(SHEETS.ids)),
    ("DV-COMP-02", "Hero sheets", 4, lambda: len(heroes())),
    ("DV-COMP-05", "Game boards", 6, lambda: len(boards())),
    ("DV-COMP-08", "Hero miniatures", 4, _hero_miniatures),
    ("DV-COMP-09", "Spirits, one for each Hero", 4, lambda: len(heroes())),
    ("DV-COMP-11", "Monster miniatures", 52, _monster_miniatures),
    ("DV-COMP-12", "Boss miniatures", 3, _boss_miniatures),
    ("DV-COMP-15", "Large cards", 31, _large_cards),
    ("DV-COMP-16", "Event cards", 14, lambda: len(copies("event"))),
    ("DV-COMP-17", "Monster cards", 5, lambda: len(monsters())),
    ("DV-COMP-18", "Hero initiative cards", 4, lambda: len(heroes())),
    ("DV-COMP-19", "Monster and Boss initiative cards", 8, lambda: len(monsters()) + _boss_miniatures()),
    ("DV-COMP-20", "Small cards", 77, _small_cards),
    ("DV-COMP-21", "Spell cards", 21, lambda: len(copies("spell"))),
    ("DV-COMP-22", "Consumable cards, Gold included", 30, lambda: len(copies("consumable"))),
    ("DV-COMP-23", "Equipment cards", 10, lambda: len(copies("equipment"))),
    ("DV-COMP-24", "Keeper Spell cards", 8, lambda: len(copies("keeper_spell"))),
    ("DV-COMP-25", "Keeper Consumable cards", 8, lambda: len(copies("keeper_consumable"))),
    ("DV-COMP-27", "Keeper Equipment cards", 0, lambda: len(copies("keeper_equipment"))),
)
"""Counted from the content: id of the component, name, how many there must be, how many there are."""

CARDBOARD: tuple[tuple[str, str, int, str], ...] = (
    ("DV-COMP-03", "Keeper's screen", 1, "views hide what the screen hides"),
    ("DV-COMP-04", "Punchboard sheets", 10, "only the sheets that the pieces are pressed out of"),
    ("DV-COMP-06", "Trap tokens", 20, "a Trap is drawn where it lies; tokens are never scarce (DV-RUL-72)"),
    ("DV-COMP-07", "Wound tokens", 40, "wounds are a number of each figure (DV-RUL-75)"),
    ("DV-COMP-10", "Door pieces", 16, "a door is an edge of the map, open or closed; pieces are never scarce"),
    ("DV-COMP-13", "Furniture tokens", 16, "furniture is drawn where it stands; tokens are never scarce (DV-RUL-73)"),
    ("DV-COMP-14", "Plastic stands", 30, "figures on a screen stand by themselves"),
    ("DV-COMP-26", "Dice: 9 green, 5 blue, 5 red", 19, "any number of dice of the three colours can be rolled (DV-RUL-08)"),
)
"""The components that software has no use for, and why."""


def count_components() -> list[Component]:
    """The box."""
    return count(COUNTED, CARDBOARD)
