"""What happened before somebody came: it can be long, so it is told beside the loop, and has to be told in time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, NamedTuple

from tenebra.kernel import Event, View
from tenebra.kit.told import Told
from tenebra.server.reasons import MOST
from tenebra.tables.errors import Unreadable
from tenebra.tables.live import LiveTable
from tenebra.tables.words import words_of

EVENTS = 6000
"""The most events looked through for the lines of the chronicle."""
SHORT = 100
"""So few events are told at once."""
TELLERS = ThreadPoolExecutor(2, "telling")
"""Apart from the threads that read the store: whoever takes too long here keeps nobody else waiting."""


class Before(NamedTuple):
    """All that a seat was told up to an event, in a language, from the event on that was asked for."""

    seat: str
    language: str
    since: int
    until: int
    last: Event | None
    lines: tuple[Told, ...]
    views: dict[int, View[Any]]
    """What those saw who gave reasons for their last choices, by the number of the choice."""

    def is_true_of(self, table: LiveTable) -> bool:
        """Nothing of it was taken back meanwhile."""
        events = table.session.events
        return self.until <= len(events) and (self.last is None or events[self.until - 1] is self.last)


async def tell_before(table: LiveTable, seat: str, language: str, since: int, seconds: float) -> Before | None:
    """All that happened since an event; nothing where that is short. A view is a copy, so the game may go on meanwhile."""
    session, game = table.session, table.game
    since, until = max(since, 0), len(session.events)
    if until - since <= SHORT:
        return None
    last = session.events[-1]
    view, events = session.view(seat), session.numbered(seat, max(since, until - EVENTS))

    def tell() -> tuple[Told, ...]:
        words = words_of(language, game.id)
        # it is made once more where the rules can be asked why not; what is said in it is remembered
        game.scene(view, words, lambda _: None)
        return game.chronicle(events, view, words)

    try:
        async with asyncio.timeout(seconds):
            lines = await asyncio.get_running_loop().run_in_executor(TELLERS, tell)
    except TimeoutError:
        raise Unreadable(f"to show it takes longer than {seconds:g} seconds") from None
    except Exception:  # what is wrong is met again, and told, where the table is shown
        return None
    views = {}
    for number in list(islice(reversed(table.reasons), MOST)):
        if number < len(session.inputs):
            views[number] = table.moment(number).view(table.reasons[number][0])
        await asyncio.sleep(0)
    return Before(seat, language, since, until, last, lines, views)
