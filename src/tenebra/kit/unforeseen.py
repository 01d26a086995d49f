"""Errors that nobody foresaw. What was being made is left out, the table goes on, and the log says once where it came from."""

from __future__ import annotations

import logging
import traceback
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from tenebra.kernel import View

T = TypeVar("T")
LOG = logging.getLogger("tenebra")
KNOWN: Counter[tuple[str, str, int, str]] = Counter()
"""How often an error of a kind came from a line of the code."""
MOST_KNOWN = 1000
AGAIN = 1000
"""After so many more it is said once more."""


def unforeseen(error: BaseException, where: str, of: str = "") -> None:
    """Write an error down, if it is the first of its kind from its place, or one of very many.

    Where it only says what went wrong in another process, what it is `of` tells it from others.
    """
    frames = traceback.extract_tb(error.__traceback__)
    file, line = (frames[-1].filename, frames[-1].lineno or 0) if frames else ("", 0)
    place = (type(error).__name__, file, line, of)
    if len(KNOWN) >= MOST_KNOWN and place not in KNOWN:
        return
    KNOWN[place] += 1
    if KNOWN[place] == 1:
        LOG.error("not foreseen, at %s", where, exc_info=error)
    elif KNOWN[place] % AGAIN == 0:
        LOG.error("not foreseen, %s times by now, at %s: %r", KNOWN[place], where, error)


def place_of(view: View[Any]) -> str:
    """The game, scenario and moment of a view, for the log."""
    asked = view.decision.prompt if view.decision is not None else "nothing"
    return f"{view.game}, {view.scenario}, {view.seat} after {view.choices} choices, asked {asked}"


def otherwise(instead: T, where: str, make: Callable[[], T]) -> T:
    """The result of a function, or something else instead if it breaks."""
    try:
        return make()
    except Exception as error:
        unforeseen(error, where)
        return instead
