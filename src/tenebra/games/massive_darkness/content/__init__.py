"""The box: Heroes, Classes, Equipment, Enemies, Door and Event cards, read once from their files."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from tenebra.games.massive_darkness.content.entries import (
    read_classes,
    read_doors,
    read_enemies,
    read_equipment,
    read_events,
    read_figures,
    read_heroes,
    read_tokens,
)
from tenebra.games.massive_darkness.content.model import (
    LEVELS,
    Door,
    Enemy,
    Equipment,
    Event,
    FigureType,
    Hero,
    HeroClass,
)
from tenebra.kernel import BadInput
from tenebra.kit.decks import name_of
from tenebra.kit.files import read_beside

EQUIPMENT_FILES = ("starting.toml", *(f"treasures-{level}.toml" for level in LEVELS), "artifacts.toml")
CODES = {"treasure": "T", "starting": "EP", "artifact": "A", "guard": "G", "roaming": "ME", "door": "P", "event": "E"}
"""The letters of the card codes (MD-SET-05)."""


@cache
def heroes() -> dict[str, Hero]:
    """The six Heroes."""
    return read_beside(__name__, "heroes.toml", read_heroes)


@cache
def classes() -> dict[str, HeroClass]:
    """The six Classes."""
    return read_beside(__name__, "classes.toml", read_classes)


@cache
def equipment() -> dict[str, Equipment]:
    """Every Equipment card by id: Starting Equipment, Treasures by Level, Artifacts."""
    cards: dict[str, Equipment] = {}
    for name in EQUIPMENT_FILES:
        for id, card in read_beside(__name__, name, read_equipment).items():
            if id in cards:
                raise BadInput(f"the card {id!r} is in two files", source=name)
            cards[id] = card
    return cards


@cache
def figure_types() -> dict[str, FigureType]:
    """The kinds of Enemy figures with their numbers."""
    return read_beside(__name__, "enemies.toml", read_figures)


@cache
def enemies() -> dict[str, Enemy]:
    """Every Guard and Roaming Monster card by id."""
    return read_beside(__name__, "enemies.toml", read_enemies)


@cache
def doors() -> dict[str, Door]:
    """The Door cards by id."""
    return read_beside(__name__, "doors.toml", read_doors)


@cache
def events() -> dict[str, Event]:
    """The Event cards by id."""
    return read_beside(__name__, "events.toml", read_events)


@cache
def tokens() -> dict[str, int]:
    """The tokens of the box and how many of each; software has no limit but the figures' (MD-RUL-64)."""
    return read_beside(__name__, "tokens.toml", read_tokens)


@cache
def equipment_card(copy: str) -> Equipment:
    """The Equipment card that a copy, or an id, is one of."""
    return equipment()[name_of(copy)]


@cache
def enemy_card(copy: str) -> Enemy:
    """The Guard or Roaming Monster card that a copy, or an id, is one of."""
    return enemies()[name_of(copy)]


@cache
def door_card(copy: str) -> Door:
    """The Door card that a copy, or an id, is one of."""
    return doors()[name_of(copy)]


@cache
def event_card(copy: str) -> Event:
    """The Event card that a copy, or an id, is one of."""
    return events()[name_of(copy)]


def _copies(cards: Iterable[Equipment | Enemy | Door | Event]) -> tuple[str, ...]:
    return tuple(f"{card.id}.{n}" for card in cards for n in range(1, card.copies + 1))


@cache
def treasure_deck(level: int) -> tuple[str, ...]:
    """The Treasure cards of a Level, not shuffled."""
    return _copies(card for card in equipment().values() if card.origin == "treasure" and card.level == level)


@cache
def starting_deck() -> tuple[str, ...]:
    """The Starting Equipment cards (MD-SET-06)."""
    return _copies(card for card in equipment().values() if card.origin == "starting")


@cache
def artifact_deck() -> tuple[str, ...]:
    """The Artifact cards (MD-SET-07)."""
    return _copies(card for card in equipment().values() if card.origin == "artifact")


@cache
def guard_deck(level: int) -> tuple[str, ...]:
    """The Guard cards of a Level, not shuffled."""
    return _copies(card for card in enemies().values() if card.role != "roaming" and card.level == level)


@cache
def roaming_deck(tier: str) -> tuple[str, ...]:
    """The `lesser` or `greater` Roaming Monster cards, not shuffled."""
    return _copies(card for card in enemies().values() if card.tier == tier)


@cache
def door_deck() -> tuple[str, ...]:
    """The Door cards, not shuffled."""
    return _copies(doors().values())


@cache
def event_deck() -> tuple[str, ...]:
    """The Event cards, not shuffled."""
    return _copies(events().values())


@cache
def codes() -> dict[str, str]:
    """The code printed on each copy: type letters and running number (MD-SET-05)."""
    decks = {
        "treasure": tuple(copy for level in LEVELS for copy in treasure_deck(level)),
        "starting": starting_deck(),
        "artifact": artifact_deck(),
        "guard": tuple(copy for level in LEVELS for copy in guard_deck(level)),
        "roaming": roaming_deck("lesser") + roaming_deck("greater"),
        "door": door_deck(),
        "event": event_deck(),
    }
    return {copy: f"{CODES[kind]}{n}" for kind, deck in decks.items() for n, copy in enumerate(deck, 1)}


@cache
def tiles() -> dict[str, str]:
    """The faces of the tiles as they are drawn (MD-COMP-01): `1a` is the back of `1b`."""
    folder = files("tenebra.games.massive_darkness.content") / "tiles"
    drawn = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".txt")), key=lambda entry: entry.name)
    return {entry.name.removesuffix(".txt"): entry.read_text(encoding="utf-8") for entry in drawn}
