"""What the laws have to be told of a game. It stands with the game's own tests, as `KNOWN` in their `known.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from tenebra.kernel import Event

Effect = tuple[str, int, str]
"""Who is helped (above 0) or harmed (below 0), how much, and by whom, if that is told."""
Sides = tuple[str, ...]
EVERYBODY: Sides = ("heroes", "keeper", "overlord", "")


class Deeds(NamedTuple):
    """What choices do to whom."""

    effects: Callable[[Iterable[Event]], Iterator[Effect]]
    """All that events do to anybody."""
    side: Callable[[Any, str], str]
    """The side of a figure, and of a seat by its name."""
    turns: tuple[str, ...]
    """The questions at which what was chosen before is over."""


class Known(NamedTuple):
    """What is left out of a small game need not be said."""

    deeds: Deeds | None = None
    """Without it there is nothing to choose between."""
    in_the_open: Mapping[str, Sides] = {}
    """Events whose cards lie open for these sides (those who only look on have none), before they are put away or lie nowhere."""
    no_secrets: tuple[str, ...] = ()
    """Bought, dropped and used in the open: what is hidden of somebody is only that it is one of them."""
    forgets_more: tuple[str, ...] = ()
    """Events that make more stale than any game or moment of the tests needs: nobody asks before them, or nothing comes of what
    was asked."""


@cache
def known_of(game: str) -> Known:
    """What is known of a game by its id."""
    module = f"tests.games.{game.replace('-', '_')}.known"
    if find_spec(module) is None:
        return Known()
    known: Known = import_module(module).KNOWN
    return known


def heroes_or_not(state: Any, who: str) -> str:
    """The sides of a game in which only Heroes are played."""
    return "heroes" if who in state.heroes else "others"
