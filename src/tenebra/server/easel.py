"""What is made of a table's position for those who look at it. What several of them see alike is made once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from tenebra.kernel import Option, Reason, Session, View
from tenebra.kit.lessons import Lesson
from tenebra.kit.package import GamePackage, same
from tenebra.kit.parts import MARK, Parts
from tenebra.kit.scene import Question
from tenebra.kit.told import Told
from tenebra.kit.voice import Voice
from tenebra.players import Choice
from tenebra.server.counting import Count
from tenebra.tables.words import words_of

REMEMBERED = 100
"""Views of the past that are kept, for the reasons of those who made a choice in them."""


class Played(Protocol):
    """A game that is played: at a table, or a copy of it in another process."""

    @property
    def game(self) -> GamePackage: ...

    @property
    def session(self) -> Session[Any]: ...

    @property
    def lesson(self) -> Lesson[Any] | None: ...

    @property
    def reasons(self) -> dict[int, tuple[str, Choice]]:
        """Why a computer made a choice, by its number, the latest last: the seat, and what it said."""
        ...


class Easel:
    """A position, and what has been made of it since the last choice."""

    def __init__(self, of: Played) -> None:
        self.of = of
        self._views: dict[str, View[Any]] = {}
        self._voices: dict[tuple[str, str], Voice] = {}
        self._scenes: dict[tuple[str, str], dict[str, bytes]] = {}
        self._parts = Parts()
        self._counts: dict[str, Count] = {}
        self._past: dict[int, View[Any]] = {}

    def view(self, seat: str) -> View[Any]:
        """What a seat may know now."""
        if seat not in self._views:
            alike = next(iter(self._views.values()), None) if self.of.game.sees_alike else None
            self._views[seat] = self.of.session.view(seat, alike)
        return self._views[seat]

    def scene(self, seat: str, language: str) -> dict[str, bytes]:
        """The parts of the scene as they are sent to pages."""
        key = (seat, language)
        if key not in self._scenes:
            game, voice = self.of.game, self._voice(seat, language)
            gate = self.gate(seat, language)
            self._scenes[key] = game.scene_in_parts(self.view(seat), voice, self.why_not(seat), self._parts, gate)
        return self._scenes[key]

    def gate(self, seat: str, language: str) -> Callable[[Question | None], Question | None]:
        """What the question passes before it is shown."""
        lesson = self.of.lesson
        return same if lesson is None else partial(lesson.gated, session=self.of.session, seat=seat)

    def _voice(self, seat: str, language: str) -> Voice:
        """Whoever speaks to a seat now."""
        key = (seat, language)
        if key not in self._voices:
            game = self.of.game
            self._voices[key] = game.voices(words_of(language, game.id), self.view(seat).state)
        return self._voices[key]

    def told(self, seat: str, language: str, since: int) -> tuple[Told, ...]:
        """What a seat may know of the events since this one, as lines and as things to be seen happening."""
        game, events = self.of.game, self.of.session.numbered(seat, since)

        def tell(view: View[Any], voice: Voice) -> tuple[Told, ...]:
            return game.told(events, view, voice)

        return self._parts("told", self.view(seat), self._voice(seat, language), tell, MARK.encode(events))

    def count(self, seat: str) -> Count:
        """How events are counted for a seat."""
        if seat not in self._counts:
            self._counts[seat] = Count(self.of.session, seat)
        return self._counts[seat]

    def view_of_choice(self, number: int, seat: str) -> View[Any]:
        """What a seat saw when it made a choice."""
        if number not in self._past:
            if len(self._past) >= REMEMBERED:
                del self._past[min(self._past)]
            self._past[number] = self.of.session.moment(number).view(seat)
        return self._past[number]

    def recall(self, views: Mapping[int, View[Any]]) -> None:
        """What was seen when choices were made, worked out already."""
        self._past |= views

    def why_not(self, seat: str) -> Callable[[Option], Reason | None]:
        """Says why a seat cannot do something now."""
        decision = self.of.session.decision
        if decision is None or not decision.may_answer(seat):
            return lambda _: None
        return lambda option: decision.why_not(seat, option)

    def rest(self) -> None:
        """Everybody has been shown the position. Whatever is large and was made for it is given up at once."""
        self._views.clear()
        self._parts.rest()

    def turn(self, is_rewound: bool) -> None:
        """The game stands elsewhere."""
        self._views.clear()
        self._voices.clear()
        self._scenes.clear()
        self._counts.clear()
        self._parts.turn()
        if is_rewound:
            self._past.clear()


def news_of(scene: Mapping[str, bytes], shown: Mapping[str, bytes]) -> dict[str, bytes]:
    """The parts of a scene that differ from those shown before."""
    return {name: part for name, part in scene.items() if part != shown.get(name)}
