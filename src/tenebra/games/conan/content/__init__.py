"""The box: hero sheets, tiles, cards and spells, read once from their files."""

from __future__ import annotations

from functools import cache

from tenebra.games.conan.content.entries import read_cards, read_events, read_heroes, read_spells, read_tiles
from tenebra.games.conan.content.model import Card, HeroSheet, Spell, UnitTile
from tenebra.kit.decks import name_of
from tenebra.kit.files import read_beside, toml_text


@cache
def heroes() -> dict[str, HeroSheet]:
    """The hero sheets."""
    return read_beside(__name__, "heroes.toml", read_heroes)


@cache
def units() -> dict[str, UnitTile]:
    """The unit tiles: minions, lieutenants, monsters."""
    return read_beside(__name__, "units.toml", read_tiles)


@cache
def allies() -> dict[str, UnitTile]:
    """The ally tiles."""
    return read_beside(__name__, "allies.toml", read_tiles)


@cache
def events() -> tuple[str, ...]:
    """The event tiles."""
    return read_beside(__name__, "events.toml", read_events)


@cache
def cards() -> dict[str, Card]:
    """The equipment and object cards."""
    return read_beside(__name__, "cards.toml", read_cards)


@cache
def spells() -> dict[str, Spell]:
    """The spell cards."""
    return read_beside(__name__, "spells.toml", read_spells)


@cache
def kits() -> dict[str, list[str]]:
    """The cards that heroes bring with them, by their ids."""
    return read_beside(__name__, "kits.toml", lambda text, source: toml_text(text, dict[str, list[str]], source))


@cache
def tile(kind: str) -> UnitTile:
    """A unit or ally tile by its kind."""
    return units().get(kind) or allies()[kind]


@cache
def card(copy: str) -> Card:
    """The card that a copy, or an id, is one of."""
    return cards()[name_of(copy)]


def is_person(kind: str) -> bool:
    """A card of that id is a character who is carried (CO-RUL-54)."""
    found = cards().get(kind)
    return found is not None and found.person is not None
