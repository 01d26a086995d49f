"""The box (CO-COMP): what it must hold, and what of it is there, counted from the content itself.

The rulebook gives no numbers; the required ones are what six scenarios on four maps for two to four heroes need.
"""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.conan.content import allies, cards, events, heroes, spells, units
from tenebra.games.conan.content.maps import map_ids
from tenebra.games.conan.scenarios import SHEETS
from tenebra.kit.inventory import Component, count


def _models() -> int:
    return len(heroes()) + sum(tile.models for tile in [*units().values(), *allies().values()])


def _equipment() -> int:
    return sum(card.copies for card in cards().values() if card.category != "object")


def _objects() -> int:
    return sum(card.copies for card in cards().values() if card.category == "object")


COUNTED: tuple[tuple[str, str, int, Callable[[], int]], ...] = (
    ("CO-COMP-06", "Unit tiles: minions, lieutenants, monsters", 28, lambda: len(units())),
    ("CO-COMP-07", "Event tiles", 2, lambda: len(events())),
    ("CO-COMP-08", "Ally tiles", 6, lambda: len(allies())),
    ("CO-COMP-09", "Hero sheets", 8, lambda: len(heroes())),
    ("CO-COMP-13", "Models", 74, _models),
    ("CO-COMP-15", "Maps", 4, lambda: len(map_ids())),
    ("CO-COMP-19", "Equipment cards", 18, _equipment),
    ("CO-COMP-20", "Object cards", 18, _objects),
    ("CO-COMP-21", "Spell cards", 16, lambda: len(spells())),
    ("CO-COMP-27", "Scenarios", 6, lambda: len(SHEETS.ids)),
)
"""Counted from the content: id of the component, name, how many there must be, how many there are."""

CARDBOARD: tuple[tuple[str, str, int, str], ...] = (
    ("CO-COMP-01", "The Overlord's book", 1, "its zones are numbers of the Overlord (CO-OGM-01)"),
    ("CO-COMP-02", "Positions of the river", 8, "the river is a row of tiles; a position is a place in it (CO-INV-06)"),
    ("CO-COMP-03", "Activation-cost tokens", 8, "what a position costs is its number from the left (CO-RUL-64)"),
    ("CO-COMP-04", "Recovery-value token", 1, "a number of the scenario (CO-SCN-02)"),
    ("CO-COMP-05", "Benefit tokens", 3, "the benefits are zones for the Overlord's gems (CO-BEN-01)"),
    ("CO-COMP-10", "Red gems", 25, "a number for each zone (CO-INV-02)"),
    ("CO-COMP-11", "Blue gems", 50, "a number for each zone of a hero (CO-INV-01)"),
    ("CO-COMP-12", "Dice", 9, "a roll may have more dice than the box; faces are in dice.py (CO-RUL-98)"),
    ("CO-COMP-14", "Coloured bases", 25, "a tile that is there twice is named with its colour (CO-TIL-07)"),
    ("CO-COMP-16", "Turn track", 1, "the turn is a number (CO-RND-04)"),
    ("CO-COMP-17", "Turn marker", 1, "the turn is a number (CO-RND-04)"),
    ("CO-COMP-18", "Life-point markers", 10, "Life is a number of each model (CO-LIF-02)"),
    ("CO-COMP-22", "Asset deck", 1, "each scenario builds its own of the cards (CO-SCN-06)"),
    ("CO-COMP-23", "Chest tokens", 4, "a mark of an area in the scenario"),
    ("CO-COMP-24", "Reinforcement tokens", 4, "a mark of an area in the scenario (CO-SCN-08)"),
    ("CO-COMP-25", "Opening tokens", 4, "a mark of a border (CO-SKX-09)"),
    ("CO-COMP-26", "Web tokens", 4, "a mark of a model (CO-STS-01)"),
    ("CO-COMP-28", "Play aids", 1, "what a skill, zone or tile does is told where it is shown"),
)
"""The components that software has no use for, and why."""


def count_components() -> list[Component]:
    """The box."""
    return count(COUNTED, CARDBOARD)
