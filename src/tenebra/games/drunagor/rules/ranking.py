"""Rankings of the Heroes (DR-RNK): strongest, weakest and the rest. A tie is always broken by the Track (DR-TIE-05)."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.drunagor.state import RESOURCES, TRACK, DRState, Hero

SLOT_ORDER = {position: place for place, position in enumerate(TRACK)}
MOST: dict[str, Callable[[Hero], int]] = {
    "strongest": lambda hero: -hero.health,
    "weakest": lambda hero: hero.health,
    "vigorous": lambda hero: -sum(hero.available.values()),
    "tired": lambda hero: sum(hero.available.values()),
    "corrupted": lambda hero: -len(hero.curses),
    "covetous": lambda hero: -sum(hero.tokens.get(token, 0) for token in RESOURCES),
}
"""The number that each ranking sorts by, the lowest first."""
SLOWEST_FIRST = ("weakest", "tired")
"""Ties go to the slowest slot (DR-RNK-02, DR-RNK-04), in the others to the fastest (DR-INI-10)."""


def ranked(state: DRState, by: str) -> list[str]:
    """All Heroes on the board in the order of a ranking."""
    amount = MOST[by]
    sign = -1 if by in SLOWEST_FIRST else 1
    heroes = [hero for hero in state.heroes.values() if hero.space]
    order = sorted([(amount(hero), sign * SLOT_ORDER[hero.slot], place) for place, hero in enumerate(heroes)])
    return [heroes[place].id for _, _, place in order]
