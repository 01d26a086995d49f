"""Everybody who looks at one table through a socket, and where what they see is made."""

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
from tenebra.server.curiosity import Curiosity
from tenebra.server.easel import Easel
from tenebra.server.painter import Begin, End, GoOn, Leave, Show, Shown
from tenebra.server.painters import Atelier, Process
from tenebra.server.settings import Settings
from tenebra.tables.changes import Change, PositionChanged
from tenebra.tables.live import LiveTable
from tenebra.tables.who import Crowd
from tenebra.tables.words import words_of

LONG = 2_000
"""A game with more choices is not told to another process, which would be kept from everything else while it plays them."""


class Listener(Protocol):
    """Somebody at a socket."""

    number: int

    def hear(self, change: Change) -> None: ...

    def dismiss(self, error: str) -> None:
        """Telling this one has failed; it is to go."""
        ...


class Room(Easel):
    """A table with its listeners."""

    def __init__(
        self, table: LiveTable, atelier: Callable[[], Atelier | None] = lambda: None, curiosity: Curiosity | None = None
    ) -> None:
        super().__init__(table)
        self.table = table
        self.curiosity = curiosity or Curiosity(Settings().questions)
        self.listeners: list[Listener] = []
        self._states: dict[str, msgspec.Raw] = {}
        self._atelier = atelier
        self._known_at: Atelier | None = None
        self._known_by: Process | None = None
        """The process that has a copy of this game, how many of its choices it knows, and how many of those still stand."""
        self._known = self._stands = 0
        self._wanted: list[tuple[Show, asyncio.Future[Shown]]] = []

    def state(self, seat: str) -> msgspec.Raw:
        """The redacted state as it is sent to programs."""
        if seat not in self._states:
            self._states[seat] = msgspec.Raw(msgspec.json.encode(self.view(seat).state))
        return self._states[seat]

    def gate(self, seat: str, language: str) -> Callable[[Question | None], Question | None]:
        """What the question passes before it is shown: where a table is closed for play, it only says why."""
        if self.table.halt is None:
            return super().gate(seat, language)
        said = self.halted(language)
        return lambda question: Question((), said, "") if question is not None else None

    def halted(self, language: str) -> str:
        """Why the game does not go on from here; nothing if it does."""
        return words_of(language).say("trouble-halted", why=self.table.halt.why) if self.table.halt is not None else ""

    def hear(self, change: Change) -> None:
        """Something happened at the table: everybody is told."""
        if isinstance(change, PositionChanged):
            self._states.clear()
            self.turn(change.rewound_from is not None)
            if change.rewound_from is not None:
                moments = range(len(self.table.session.inputs) + 1)
                self._stands = min(self._stands, bisect_left(moments, change.rewound_from, key=self.table.session.events_at))
        for listener in list(self.listeners):
            try:
                listener.hear(change)
            except Exception as error:  # one listener's trouble must not reach the table, nor the others
                unforeseen(error, f"the position of table {self.table.id}")
                listener.dismiss("internal")
        self.have_painted()

    # --- in another process

    def painted_by(self) -> Process | None:
        """The process in which scenes of this table are made now; none if it is done here."""
        atelier = self._atelier()
        is_here = atelier is None or len(self.table.session.inputs) > LONG or self.table.halt is not None
        return None if is_here or atelier is None else atelier.at_hand()

    def paint(self, line: int, seat: str, language: str, since: int, is_whole: bool) -> asyncio.Future[Shown]:
        """What that process will show of the position to a line, once it is told to (`have_painted`)."""
        shown: asyncio.Future[Shown] = asyncio.get_running_loop().create_future()
        self._wanted.append((Show(self.table.id, line, seat, language, since, is_whole), shown))
        return shown

    def have_painted(self) -> None:
        """Have that process show the position to all lines that want it, together: it is woken once."""
        if not self._wanted:
            return
        atelier, table = self._atelier(), self.table
        assert atelier is not None
        words: list[Begin | GoOn] = []
        choices = len(table.session.inputs)
        if self._known_by is not atelier.process:
            words.append(Begin(table.id, table.game.id, save(table.session)))
            words.append(GoOn(table.id, choices, (), dict(table.reasons)))
        elif not self._known == self._stands == choices:
            made = tuple((seat, str(option)) for seat, option in table.session.inputs[self._stands :])
            why = {number: table.reasons[number] for number in range(self._stands, choices) if number in table.reasons}
            words.append(GoOn(table.id, self._stands, made, why))
        self._known_at, self._known_by = atelier, atelier.process
        self._known = self._stands = choices
        wanted, self._wanted = self._wanted, []
        atelier.tell((*words, *(show for show, _ in wanted)), *(shown for _, shown in wanted))

    def paint_here(self) -> None:
        """The copy is not as the game is: from now on everything is made here."""
        self.forget()
        self._known_at, self._atelier = None, lambda: None

    def forget(self, line: int | None = None) -> None:
        """Nobody looks any more, or one line less: the process need not remember it."""
        if self._known_at is not None and self._known_at.process is not None and self._known_at.process is self._known_by:
            self._known_at.tell((End(self.table.id) if line is None else Leave(self.table.id, line),))


def scene_of(table: LiveTable, view: View[Any], language: str, why_not: Callable[[Option], Reason | None]) -> Scene:
    """A position in words and pictures."""
    return table.game.scene(view, words_of(language, table.game.id), why_not)


class Rooms:
    """The rooms that somebody is in."""

    def __init__(self, settings: Settings) -> None:
        self._rooms: dict[str, Room] = {}
        self._ends: dict[str, Callable[[], None]] = {}
        """What ends the listening of a room. A room that had its own would keep itself and its table for ever."""
        self.crowd = Crowd()
        """How many sockets each address has."""
        self.curiosity = Curiosity(settings.questions)
        self._few = settings.few_tables
        self._ateliers = [Atelier(settings.look_seconds) for _ in range(settings.painters)]
        self._next: Iterable[Atelier] = cycle(self._ateliers)

    @property
    def sockets(self) -> int:
        return sum(len(room.listeners) for room in self._rooms.values())

    def sockets_at(self, table: LiveTable) -> int:
        """How many look at a table."""
        return len(self._rooms[table.id].listeners) if table.id in self._rooms else 0

    def enter(self, table: LiveTable, listener: Listener) -> Room:
        """Somebody comes; the first one opens the room."""
        if table.id not in self._rooms:
            self._rooms[table.id] = room = Room(table, self._one_of_them(), self.curiosity)
            self._ends[table.id] = table.subscribe(room.hear)
        room = self._rooms[table.id]
        room.listeners.append(listener)
        return room

    def _one_of_them(self) -> Callable[[], Atelier | None]:
        """The process for one more table; while there are few of them none is needed."""
        one = next(iter(self._next), None)
        return lambda: one if len(self._rooms) > self._few else None

    def leave(self, room: Room, listener: Listener) -> None:
        """Somebody goes; the last one closes the room."""
        room.listeners.remove(listener)
        if room.listeners:
            room.forget(listener.number)
        else:
            room.forget()
            self._ends.pop(room.table.id)()
            del self._rooms[room.table.id]

    async def close(self) -> None:
        """End the processes."""
        for atelier in self._ateliers:
            await atelier.close()
