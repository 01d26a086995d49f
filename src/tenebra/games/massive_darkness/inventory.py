"""The box (MD-COMP): what it must hold, and what of it is there, counted from the content itself."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.massive_darkness.content import (
    artifact_deck,
    classes,
    door_deck,
    enemies,
    event_deck,
    figure_types,
    guard_deck,
    heroes,
    roaming_deck,
    starting_deck,
    tiles,
    tokens,
    treasure_deck,
)
from tenebra.games.massive_darkness.content.model import LEVELS
from tenebra.games.massive_darkness.dice import DICE, MOST_OF_A_COLOUR
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.kit.inventory import Component, count

TREASURES = {1: 41, 2: 36, 3: 34, 4: 33, 5: 32}
"""Treasure cards by Level (MD-COMP-26)."""


def _minions(*kinds: str) -> int:
    """The Minion figures of these kinds that some card brings into play."""
    played = {card.figure for card in enemies().values()}
    return sum(figure_types()[kind].minions for kind in kinds if kind in played)


def _figures(*kinds: str) -> int:
    """The figures of these kinds that some card brings into play: Minions, and one Boss, Agent or Roaming Monster each."""
    played = {card.figure for card in enemies().values()}
    return _minions(*kinds) + len(played & set(kinds))


def _mini_cards() -> int:
    treasures = sum(len(treasure_deck(level)) for level in LEVELS)
    return len(event_deck()) + len(door_deck()) + len(starting_deck()) + len(artifact_deck()) + treasures


def _treasures() -> int:
    """The Treasures of each Level, counted only as far as its own number."""
    return sum(min(len(treasure_deck(level)), number) for level, number in TREASURES.items())


COUNTED: tuple[tuple[str, str, int, Callable[[], int]], ...] = (
    ("MD-COMP-01", "Faces of the 9 double-sided tiles", 18, lambda: len(tiles())),
    ("MD-COMP-02", "Heroes: card and miniature", 6, lambda: len(heroes())),
    ("MD-COMP-03", "Combat dice", 12, lambda: MOST_OF_A_COLOUR * len(DICE)),
    ("MD-COMP-04", "Classes (a Class Sheet is a record of the Hero, never scarce)", 6, lambda: len(classes())),
    ("MD-COMP-08", "Tokens", 106, lambda: sum(tokens().values())),
    ("MD-COMP-09", "Enemy miniatures", 69, lambda: _figures(*figure_types())),
    ("MD-COMP-10", "Dwarf Defender Minions", 6, lambda: _minions("dwarf-defenders")),
    ("MD-COMP-11", "Dwarf Defender Boss", 1, lambda: _figures("dwarf-defenders") - _minions("dwarf-defenders")),
    ("MD-COMP-12", "Dwarf Fighters: Minions and Boss", 13, lambda: _figures("dwarf-fighters")),
    ("MD-COMP-13", "Goblin Archers: Minions and Boss", 13, lambda: _figures("goblin-archers")),
    ("MD-COMP-14", "Goblin Warriors: Minions and Boss", 13, lambda: _figures("goblin-warriors")),
    ("MD-COMP-15", "Orc Flayers: Minions and Boss", 7, lambda: _figures("orc-flayers")),
    ("MD-COMP-16", "Orc Bruisers: Minions and Boss", 7, lambda: _figures("orc-bruisers")),
    ("MD-COMP-17", "Dwarf Agent", 1, lambda: _figures("dwarf-agent")),
    ("MD-COMP-18", "Goblin Agent and Orc Agent", 2, lambda: _figures("goblin-agent", "orc-agent")),
    ("MD-COMP-19", "Great Troll", 1, lambda: _figures("great-troll")),
    ("MD-COMP-20", "Giant Spider", 1, lambda: _figures("giant-spider")),
    ("MD-COMP-21", "Hellhound", 1, lambda: _figures("hellhound")),
    ("MD-COMP-22", "Ogre-Magi", 1, lambda: _figures("ogre-magi")),
    ("MD-COMP-23", "Abyssal Demon", 1, lambda: _figures("abyssal-demon")),
    ("MD-COMP-24", "Liliarch", 1, lambda: _figures("liliarch")),
    ("MD-COMP-25", "Mini-cards", 231, _mini_cards),
    ("MD-COMP-26", "Treasure cards of the five Levels", 176, _treasures),
    ("MD-COMP-27", "Guard cards, ten of each Level", 50, lambda: sum(min(len(guard_deck(level)), 10) for level in LEVELS)),
    ("MD-COMP-28", "Roaming Monster cards", 12, lambda: len(roaming_deck("lesser")) + len(roaming_deck("greater"))),
    ("MD-NAM-65", "Missions", 11, lambda: len(SHEETS.ids)),
)
"""Counted from the content: id of the component, name, how many there must be, how many there are."""

CARDBOARD: tuple[tuple[str, str, int, str], ...] = (
    ("MD-COMP-05", "Hero Dashboards", 6, "a Hero's Health, XP and slots are numbers and lists of the Hero"),
    ("MD-COMP-06", "Coloured bases", 6, "the seat gives a figure its colour and mark"),
    ("MD-COMP-07", "Pegs", 18, "Health, XP and Micro-XP are numbers of the Hero"),
    ("MD-COMP-29", "Lifebringer card", 1, "the resurrections left are a number of the game (MD-SET-16)"),
    ("MD-COMP-30", "Advice on Minions", 0, "no thing, but advice that content/enemies.toml follows"),
)
"""The components that software has no use for, and why."""


def count_components() -> list[Component]:
    """The box."""
    return count(COUNTED, CARDBOARD)
