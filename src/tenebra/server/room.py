"""Everybody who looks at one table through a socket. What several of them see alike is made once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

import msgspec

from tenebra.kernel import Option, Reason, View
from tenebra.kit.package import same
from tenebra.kit.parts import MARK, Parts
from tenebra.kit.scene import Scene
from tenebra.kit.told import Told
from tenebra.kit.voice import Voice
from tenebra.server.trouble import LOG
from tenebra.tables.changes import Change, PositionChanged
from tenebra.tables.live import LiveTable
from tenebra.tables.words import words_of

REMEMBERED = 100
"""Views of the past that are kept, for the reasons of those who made a choice in them."""


class Listener(Protocol):
    """Somebody at a socket."""

    def hear(self, change: Change) -> None: ...

    def dismiss(self, error: str) -> None:
        """Telling this one has failed; it is to go."""
        ...


class Room:
    """A table with its listeners, and what has been made of its position since the last choice."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.listeners: list[Listener] = []
        self._views: dict[str, View[Any]] = {}
        self._voices: dict[tuple[str, str], Voice] = {}
        self._scenes: dict[tuple[str, str], dict[str, bytes]] = {}
        self._parts = Parts()
        self._states: dict[str, msgspec.Raw] = {}
        self._past: dict[int, View[Any]] = {}

    def view(self, seat: str) -> View[Any]:
        """What a seat may know now."""
        if seat not in self._views:
            self._views[seat] = self.table.session.view(seat)
        return self._views[seat]

    def state(self, seat: str) -> msgspec.Raw:
        """The redacted state as it is sent to programs."""
        if seat not in self._states:
            self._states[seat] = msgspec.Raw(msgspec.json.encode(self.view(seat).state))
        return self._states[seat]

    def scene(self, seat: str, language: str) -> dict[str, bytes]:
        """The parts of the scene as they are sent to pages."""
        key = (seat, language)
        if key not in self._scenes:
            game, lesson, session = self.table.game, self.table.lesson, self.table.session
            gate = same if lesson is None else partial(lesson.gated, session=session, seat=seat)
            voice = self._voice(seat, language)
            self._scenes[key] = game.scene_in_parts(self.view(seat), voice, self.why_not(seat), self._parts, gate)
        return self._scenes[key]

    def _voice(self, seat: str, language: str) -> Voice:
        """Whoever speaks to a seat now."""
        key = (seat, language)
        if key not in self._voices:
            game = self.table.game
            self._voices[key] = game.voices(words_of(language, game.id), self.view(seat).state)
        return self._voices[key]

    def told(self, seat: str, language: str, since: int) -> tuple[Told, ...]:
        """What a seat may know of the events since this one, as lines and as things to be seen happening."""
        game, events = self.table.game, self.table.session.numbered(seat, since)

        def tell(view: View[Any], voice: Voice) -> tuple[Told, ...]:
            return game.told(events, view, voice)

        return self._parts("told", self.view(seat), self._voice(seat, language), tell, MARK.encode(events))

    def view_of_choice(self, number: int, seat: str) -> View[Any]:
        """What a seat saw when it made a choice."""
        if number not in self._past:
            if len(self._past) >= REMEMBERED:
                del self._past[min(self._past)]
            self._past[number] = self.table.moment(number).view(seat)
        return self._past[number]

    def recall(self, views: Mapping[int, View[Any]]) -> None:
        """What was seen when choices were made, worked out already."""
        self._past |= views

    def why_not(self, seat: str) -> Callable[[Option], Reason | None]:
        """Says why a seat cannot do something now."""
        decision = self.table.session.decision
        if decision is None or seat not in decision.seats:
            return lambda _: None
        return lambda option: decision.why_not(seat, option)

    def hear(self, change: Change) -> None:
        """Something happened at the table: everybody is told."""
        if isinstance(change, PositionChanged):
            self._views.clear()
            self._voices.clear()
            self._scenes.clear()
            self._states.clear()
            self._parts.turn()
            if change.rewound_from is not None:
                self._past.clear()
        for listener in list(self.listeners):
            try:
                listener.hear(change)
            except Exception:  # one listener's trouble must not reach the table, nor the others
                LOG.exception("a position could not be shown")
                listener.dismiss("internal")


def scene_of(table: LiveTable, view: View[Any], language: str, why_not: Callable[[Option], Reason | None]) -> Scene:
    """A position in words and pictures."""
    return table.game.scene(view, words_of(language, table.game.id), why_not)


class Rooms:
    """The rooms that somebody is in."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}
        self._ends: dict[str, Callable[[], None]] = {}
        """What ends the listening of a room. A room that had its own would keep itself and its table for ever."""

    @property
    def sockets(self) -> int:
        return sum(len(room.listeners) for room in self._rooms.values())

    def sockets_at(self, table: LiveTable) -> int:
        """How many look at a table."""
        return len(self._rooms[table.id].listeners) if table.id in self._rooms else 0

    def enter(self, table: LiveTable, listener: Listener) -> Room:
        """Somebody comes; the first one opens the room."""
        if table.id not in self._rooms:
            self._rooms[table.id] = room = Room(table)
            self._ends[table.id] = table.subscribe(room.hear)
        room = self._rooms[table.id]
        room.listeners.append(listener)
        return room

    def leave(self, room: Room, listener: Listener) -> None:
        """Somebody goes; the last one closes the room."""
        room.listeners.remove(listener)
        if not room.listeners:
            self._ends.pop(room.table.id)()
            del self._rooms[room.table.id]
