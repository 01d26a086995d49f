"""The box (DE-COMP): what it must hold, and what of it is there, counted from the content itself."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.descent.content import heroes, item_deck, monsters, overlord_deck, skill_deck, tokens
from tenebra.games.descent.content.model import PLAYERS
from tenebra.games.descent.scenario_reader import pieces
from tenebra.games.descent.scenarios import SHEETS
from tenebra.kit.inventory import Component, count

KINDS_OF_DICE = ("red-die", "blue-die", "white-die", "green-die", "yellow-die", "black-die")
PROPS = ("pit", "water", "rock", "encounter", "glyph", "staircase")
ORDERS = ("aim", "dodge", "guard", "rest")
EFFECTS = ("web", "stun", "burn", "poison")
TREASURES = ("healing-potion", "vitality-potion", "money", "chest", "relic")
TRAINING = ("training-melee", "training-ranged", "training-magic")
VARIOUS = ("boggs", "kata", "mata", "pico", "skye", "monkey")
SIDES = 2
"""A reference card has one number of players on each side (DE-MCD-01)."""


def _tokens(*kinds: str) -> int:
    return sum(tokens()[kind] for kind in kinds)


def _reference_cards() -> int:
    return sum(len(kind.normal.wounds) for kind in monsters().values()) // SIDES


def _cards() -> int:
    skills = sum(len(skill_deck(deck)) for deck in ("fighting", "subterfuge", "wizardry"))
    items = sum(len(item_deck(origin)) for origin in ("shop", "copper", "silver", "gold", "relic"))
    return _reference_cards() + len(overlord_deck()) + skills + items


COUNTED: tuple[tuple[str, str, int, Callable[[], int]], ...] = (
    ("DE-COMP-01", "Quests of the Quest Guide", 9, lambda: len(SHEETS.ids)),
    ("DE-COMP-02", "Heroes: sheet and figure", 20, lambda: len(heroes())),
    ("DE-COMP-03", "Monster figures", 60, lambda: sum(kind.figures + kind.leaders for kind in monsters().values())),
    ("DE-COMP-04", "Dice", 12, lambda: _tokens(*KINDS_OF_DICE)),
    ("DE-COMP-05", "Cards", 180, _cards),
    ("DE-COMP-06", f"Monster reference cards, for {PLAYERS[0]} to {PLAYERS[-1]} players", 24, _reference_cards),
    ("DE-COMP-07", "Overlord cards", 36, lambda: len(overlord_deck())),
    ("DE-COMP-08", "Subterfuge cards", 12, lambda: len(skill_deck("subterfuge"))),
    ("DE-COMP-09", "Fighting cards", 12, lambda: len(skill_deck("fighting"))),
    ("DE-COMP-10", "Wizardry cards", 12, lambda: len(skill_deck("wizardry"))),
    ("DE-COMP-11", "Town shop cards", 24, lambda: len(item_deck("shop"))),
    ("DE-COMP-12", "Copper treasure cards", 22, lambda: len(item_deck("copper"))),
    ("DE-COMP-13", "Silver treasure cards", 18, lambda: len(item_deck("silver"))),
    ("DE-COMP-14", "Gold treasure cards", 16, lambda: len(item_deck("gold"))),
    ("DE-COMP-15", "Relic cards", 4, lambda: len(item_deck("relic"))),
    ("DE-COMP-17", "Map pieces", 61, lambda: len(pieces())),
    ("DE-COMP-18", "Doors, three of them rune-locked", 10, lambda: _tokens("door", "rune-door")),
    ("DE-COMP-19", "Props", 49, lambda: _tokens(*PROPS)),
    ("DE-COMP-23", "Order tokens", 16, lambda: _tokens(*ORDERS)),
    ("DE-COMP-27", "Effect tokens", 55, lambda: _tokens(*EFFECTS)),
    ("DE-COMP-28", "Treasure tokens", 39, lambda: _tokens(*TREASURES)),
    ("DE-COMP-30", "Training tokens", 12, lambda: _tokens(*TRAINING)),
    ("DE-COMP-31", "Familiars, Pico and the monkey", 6, lambda: _tokens(*VARIOUS)),
    ("DE-COMP-32", "Rune keys", 3, lambda: _tokens("rune-key")),
)
"""Counted from the content: id of the component, name, how many there must be, how many there are."""

CARDBOARD: tuple[tuple[str, str, int, str], ...] = (
    ("DE-COMP-16", "Compass rose and Town marker", 2, "the board is drawn with north up; the Town is a place of its own"),
    ("DE-COMP-20", "Wound tokens", 55, "wounds are a number of each figure (DE-RUL-43)"),
    ("DE-COMP-21", "Fatigue tokens", 24, "fatigue is a number of each hero (DE-RUL-43)"),
    ("DE-COMP-22", "Money tokens", 52, "coins are a number of each hero (DE-RUL-43)"),
    ("DE-COMP-24", "Threat tokens", 32, "Threat is a number of the Overlord (DE-RUL-87)"),
    ("DE-COMP-25", "Conquest tokens", 24, "Conquest is a number of the heroes (DE-RUL-87)"),
    ("DE-COMP-26", "Breath template", 1, "the spaces under it are computed (DE-RUL-67)"),
    ("DE-COMP-29", "Hero turn tokens", 4, "whether a hero has acted is a mark of the hero (DE-RND-04)"),
)
"""The components that software has no use for, and why."""


def count_components() -> list[Component]:
    """The box."""
    return count(COUNTED, CARDBOARD)
