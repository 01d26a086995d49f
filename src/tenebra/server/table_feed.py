"""The feed of one table: its changes go to every client that looks at it, with scenes made here or in a render process."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Callable, Iterable
from itertools import cycle
from typing import Any, Protocol

import msgspec

from tenebra.kernel import Option, Reason, View, save
from tenebra.kit.scene import Question, Scene
from tenebra.kit.unforeseen import unforeseen
from tenebra.server.question_limit import QuestionLimiter
from tenebra.server.render_process import Process, RenderProcess
from tenebra.server.render_worker import BeginTable, DropClient, DropTable, Rendered, RenderScene, SyncChoices
from tenebra.server.scene_cache import SceneCache
from tenebra.server.settings import Settings
from tenebra.tables.changes import Change, PositionChanged
from tenebra.tables.live import LiveTable
from tenebra.tables.who import Crowd
from tenebra.tables.words import words_of

MOST_CHOICES = 2_000
"""A game with more choices is not given to a render process, which would be blocked while it replays them."""


class Listener(Protocol):
    """A client that is told of changes at a table."""

    number: int

    def on_change(self, change: Change) -> None: ...

    def dismiss(self, error: str) -> None:
        """End the connection, because telling this client has failed."""
        ...


class TableFeed(SceneCache):
    """A live table and the clients that look at it, with the scene cache that they share."""

    def __init__(
        self,
        table: LiveTable,
        renderer: Callable[[], RenderProcess | None] = lambda: None,
        question_limit: QuestionLimiter | None = None,
    ) -> None:
        super().__init__(table)
        self.table = table
        self.question_limit = question_limit or QuestionLimiter(Settings().questions)
        self.listeners: list[Listener] = []
        self._states: dict[str, msgspec.Raw] = {}
        self._pick_process = renderer
        self._copy_at: RenderProcess | None = None
        self._copied_by: Process | None = None
        """The process that has a copy of this game."""
        self._copied = self._still_valid = 0
        """How many choices that copy has, and how many of them were not taken back since."""
        self._requests: list[tuple[RenderScene, asyncio.Future[Rendered]]] = []

    def state(self, seat: str) -> msgspec.Raw:
        """The redacted state as it is sent to programs."""
        if seat not in self._states:
            self._states[seat] = msgspec.Raw(msgspec.json.encode(self.view(seat).state))
        return self._states[seat]

    def question_gate(self, seat: str, language: str) -> Callable[[Question | None], Question | None]:
        """The gate of the cache; where the table is closed for play, the question only says why."""
        if self.table.play.halt is None:
            return super().question_gate(seat, language)
        said = self.halted(language)
        return lambda question: Question((), said, "") if question is not None else None

    def halted(self, language: str) -> str:
        """The sentence why the table is closed for play; empty if it is not."""
        halt = self.table.play.halt
        return words_of(language).say("trouble-halted", why=halt.why) if halt is not None else ""

    def on_change(self, change: Change) -> None:
        """Pass a change at the table on to all clients."""
        if isinstance(change, PositionChanged):
            self._states.clear()
            self.position_changed(change.rewound_from is not None)
            if change.rewound_from is not None:
                moments = range(len(self.table.session.inputs) + 1)
                left = bisect_left(moments, change.rewound_from, key=self.table.session.events_at)
                self._still_valid = min(self._still_valid, left)
        for listener in list(self.listeners):
            try:
                listener.on_change(change)
            except Exception as error:  # an error with one client must not reach the table, nor the others
                unforeseen(error, f"the position of table {self.table.id}")
                listener.dismiss("internal")
        self.send_requests()

    # --- scenes made in a render process

    def render_process(self) -> Process | None:
        """The process that makes the scenes of this table now; None if they are made here."""
        renderer = self._pick_process()
        is_here = renderer is None or len(self.table.session.inputs) > MOST_CHOICES or self.table.play.halt is not None
        return None if is_here or renderer is None else renderer.process_if_ready()

    def request_scene(self, client: int, seat: str, language: str, since: int, is_whole: bool) -> asyncio.Future[Rendered]:
        """Queue a scene for a client. The result comes some time after `send_requests`."""
        rendered: asyncio.Future[Rendered] = asyncio.get_running_loop().create_future()
        self._requests.append((RenderScene(self.table.id, client, seat, language, since, is_whole), rendered))
        return rendered

    def send_requests(self) -> None:
        """Send all queued requests in one message, after the choices that the copy in the process lacks."""
        if not self._requests:
            return
        renderer, table = self._pick_process(), self.table
        assert renderer is not None
        messages: list[BeginTable | SyncChoices] = []
        choices = len(table.session.inputs)
        if self._copied_by is not renderer.process:
            messages.append(BeginTable(table.id, table.game.id, save(table.session)))
            messages.append(SyncChoices(table.id, choices, (), dict(table.reasons)))
        elif not self._copied == self._still_valid == choices:
            made = tuple((seat, str(option)) for seat, option in table.session.inputs[self._still_valid :])
            why = {number: table.reasons[number] for number in range(self._still_valid, choices) if number in table.reasons}
            messages.append(SyncChoices(table.id, self._still_valid, made, why))
        self._copy_at, self._copied_by = renderer, renderer.process
        self._copied = self._still_valid = choices
        requests, self._requests = self._requests, []
        renderer.send((*messages, *(request for request, _ in requests)), *(rendered for _, rendered in requests))

    def render_here(self) -> None:
        """Make all scenes of this table here from now on: the copy in the process has gone wrong."""
        self.forget()
        self._copy_at, self._pick_process = None, lambda: None

    def forget(self, client: int | None = None) -> None:
        """Let the process forget a client, or the whole table."""
        if self._copy_at is not None and self._copy_at.process is not None and self._copy_at.process is self._copied_by:
            self._copy_at.send((DropTable(self.table.id) if client is None else DropClient(self.table.id, client),))


def scene_of(table: LiveTable, view: View[Any], language: str, why_not: Callable[[Option], Reason | None]) -> Scene:
    """The whole scene of a view, uncached."""
    return table.game.scene(view, words_of(language, table.game.id), why_not)


class TableFeeds:
    """The feeds of all tables with clients, and the processes that make scenes for them."""

    def __init__(self, settings: Settings) -> None:
        self._feeds: dict[str, TableFeed] = {}
        self._ends: dict[str, Callable[[], None]] = {}
        """By table, the function that ends its feed's subscription. In the feed it would be a reference cycle."""
        self.crowd = Crowd()
        """How many sockets each address has."""
        self.question_limit = QuestionLimiter(settings.questions)
        self._few = settings.few_tables
        self._processes = [RenderProcess(settings.look_seconds) for _ in range(settings.render_processes)]
        self._next: Iterable[RenderProcess] = cycle(self._processes)

    @property
    def sockets(self) -> int:
        return sum(len(feed.listeners) for feed in self._feeds.values())

    def sockets_at(self, table: LiveTable) -> int:
        """How many sockets a table has."""
        return len(self._feeds[table.id].listeners) if table.id in self._feeds else 0

    def enter(self, table: LiveTable, listener: Listener) -> TableFeed:
        """Add a client to the feed of a table; the first one begins the feed."""
        if table.id not in self._feeds:
            self._feeds[table.id] = feed = TableFeed(table, self._next_process(), self.question_limit)
            self._ends[table.id] = table.listeners.subscribe(feed.on_change)
        feed = self._feeds[table.id]
        feed.listeners.append(listener)
        return feed

    def _next_process(self) -> Callable[[], RenderProcess | None]:
        """The process for one more table, by turns; None while few tables have clients."""
        one = next(iter(self._next), None)
        return lambda: one if len(self._feeds) > self._few else None

    def leave(self, feed: TableFeed, listener: Listener) -> None:
        """Remove a client from its feed; the last one ends the feed."""
        feed.listeners.remove(listener)
        if feed.listeners:
            feed.forget(listener.number)
        else:
            feed.forget()
            self._ends.pop(feed.table.id)()
            del self._feeds[feed.table.id]

    async def close(self) -> None:
        """Stop the processes."""
        for renderer in self._processes:
            await renderer.close()
