"""The chronicle for a client that comes late. It can be long, so it is made in a thread, within a time limit."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, NamedTuple

from tenebra.kernel import Event, View
from tenebra.kit.told import Told
from tenebra.server.reasons import MOST_REASONS
from tenebra.tables.errors import Unreadable
from tenebra.tables.live import LiveTable
from tenebra.tables.words import words_of

MOST_EVENTS = 6000
"""Events looked through for the lines of the chronicle, at most."""
FEW_EVENTS = 100
"""Up to so many events need no thread."""
HISTORY_THREADS = ThreadPoolExecutor(2, "telling")
"""Apart from the threads that read the store: a long history keeps no store waiting."""


class History(NamedTuple):
    """The lines of the chronicle for a seat in a language, from one event up to another."""

    seat: str
    language: str
    since: int
    until: int
    last: Event | None
    lines: tuple[Told, ...]
    views: dict[int, View[Any]]
    """By the number of a choice, the view of the computer that made it: its reason is worded from that."""

    def still_holds(self, table: LiveTable) -> bool:
        """Whether nothing of it was taken back meanwhile."""
        events = table.session.events
        return self.until <= len(events) and (self.last is None or events[self.until - 1] is self.last)


async def read_history(table: LiveTable, seat: str, language: str, since: int, seconds: float) -> History | None:
    """The history since an event; None where it is short. It is made of a view, which is a copy: the game may go on meanwhile."""
    session, game = table.session, table.game
    since, until = max(since, 0), len(session.events)
    if until - since <= FEW_EVENTS:
        return None
    last = session.events[-1]
    view, events = session.view(seat), session.numbered(seat, max(since, until - MOST_EVENTS))

    def tell() -> tuple[Told, ...]:
        words = words_of(language, game.id)
        # the scene itself is thrown away; it is made for the words that it remembers
        game.scene(view, words, lambda _: None)
        return game.chronicle(events, view, words)

    try:
        async with asyncio.timeout(seconds):
            lines = await asyncio.get_running_loop().run_in_executor(HISTORY_THREADS, tell)
    except TimeoutError:
        raise Unreadable(f"to show it takes longer than {seconds:g} seconds") from None
    except Exception:  # the same error is met again, and reported, where the table is shown
        return None
    views = {}
    for number in list(islice(reversed(table.reasons), MOST_REASONS)):
        if number < len(session.inputs):
            views[number] = table.session.moment(number).view(table.reasons[number][0])
        await asyncio.sleep(0)
    return History(seat, language, since, until, last, lines, views)
