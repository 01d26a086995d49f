"""Errors that nobody foresaw and that cost nothing but what was being made: each is in the log once, with where it came from."""

from __future__ import annotations

import logging
import traceback
from collections import Counter

LOG = logging.getLogger("tenebra")
KNOWN: Counter[tuple[str, str, int]] = Counter()
"""How often an error of a kind came from a line of the code."""
MOST_KNOWN = 1000
AGAIN = 1000
"""After so many more it is said once more."""


def unforeseen(error: BaseException, where: str) -> None:
    """Write an error down, if it is the first of its kind from its place, or one of very many."""
    frames = traceback.extract_tb(error.__traceback__)
    place = (type(error).__name__, frames[-1].filename, frames[-1].lineno or 0) if frames else (type(error).__name__, "", 0)
    if len(KNOWN) >= MOST_KNOWN and place not in KNOWN:
        return
    KNOWN[place] += 1
    if KNOWN[place] == 1:
        LOG.error("not foreseen, at %s", where, exc_info=error)
    elif KNOWN[place] % AGAIN == 0:
        LOG.error("not foreseen, %s times by now, at %s: %r", KNOWN[place], where, error)
