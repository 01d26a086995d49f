"""A cache of what a position looks like: views, scenes and lines, by seat and language. Seats that see alike share them."""

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
from tenebra.players import PlayerChoice
from tenebra.server.visible_events import VisibleEvents
from tenebra.tables.words import words_of

MOST_PAST_VIEWS = 100
"""Past views kept at most; the reasons of computer players are worded from them."""


class PlayedGame(Protocol):
    """The game whose scenes are cached: a live table, or the copy of one in a render worker."""

    @property
    def game(self) -> GamePackage: ...

    @property
    def session(self) -> Session[Any]: ...

    @property
    def lesson(self) -> Lesson[Any] | None: ...

    @property
    def reasons(self) -> dict[int, tuple[str, PlayerChoice]]:
        """By the number of a choice, the latest last: the computer's seat that made it, and the choice with its reason."""
        ...


class SceneCache:
    """All that was made of the position of a game since its last choice."""

    def __init__(self, of: PlayedGame) -> None:
        self.of = of
        self._views: dict[str, View[Any]] = {}
        self._voices: dict[tuple[str, str], Voice] = {}
        self._scenes: dict[tuple[str, str], dict[str, bytes]] = {}
        self._parts = Parts()
        self._visible_events: dict[str, VisibleEvents] = {}
        self._past: dict[int, View[Any]] = {}

    def view(self, seat: str) -> View[Any]:
        """The view of a seat: what it may know now."""
        if seat not in self._views:
            alike = next(iter(self._views.values()), None) if self.of.game.sees_alike else None
            self._views[seat] = self.of.session.view(seat, alike)
        return self._views[seat]

    def scene(self, seat: str, language: str) -> dict[str, bytes]:
        """The parts of a scene by name, each in JSON as it is sent to pages."""
        key = (seat, language)
        if key not in self._scenes:
            game, voice = self.of.game, self._voice(seat, language)
            gate = self.question_gate(seat, language)
            self._scenes[key] = game.scene_in_parts(self.view(seat), voice, self.why_not(seat), self._parts, gate)
        return self._scenes[key]

    def question_gate(self, seat: str, language: str) -> Callable[[Question | None], Question | None]:
        """A function that the question passes before it is shown; in a lesson it shuts some choices."""
        lesson = self.of.lesson
        return same if lesson is None else partial(lesson.gated, session=self.of.session, seat=seat)

    def _voice(self, seat: str, language: str) -> Voice:
        """The voice in which names and events are worded for a seat."""
        key = (seat, language)
        if key not in self._voices:
            game = self.of.game
            self._voices[key] = game.voices(words_of(language, game.id), self.view(seat).state)
        return self._voices[key]

    def told(self, seat: str, language: str, since: int) -> tuple[Told, ...]:
        """The events since a number that a seat may know of, as lines of the chronicle and as beats for the page."""
        game, events = self.of.game, self.of.session.numbered(seat, since)
        side = game.side_of(seat)

        def tell(view: View[Any], voice: Voice) -> tuple[Told, ...]:
            return game.told(events, view, voice, side)

        return self._parts("told", self.view(seat), self._voice(seat, language), tell, MARK.encode((side, events)))

    def visible_events(self, seat: str) -> VisibleEvents:
        """The event numbers as a seat counts them."""
        if seat not in self._visible_events:
            self._visible_events[seat] = VisibleEvents(self.of.session, seat)
        return self._visible_events[seat]

    def view_of_choice(self, number: int, seat: str) -> View[Any]:
        """The view that a seat had when it made a choice."""
        if number not in self._past:
            if len(self._past) >= MOST_PAST_VIEWS:
                del self._past[min(self._past)]
            self._past[number] = self.of.session.moment(number).view(seat)
        return self._past[number]

    def add_past_views(self, views: Mapping[int, View[Any]]) -> None:
        """Add past views that were made elsewhere, by the number of the choice."""
        self._past |= views

    def why_not(self, seat: str) -> Callable[[Option], Reason | None]:
        """A function that says why the seat cannot do something now; always None for a seat that is not asked."""
        decision = self.of.session.decision
        if decision is None or not decision.may_answer(seat):
            return lambda _: None
        return lambda option: decision.why_not(seat, option)

    def drop_views(self) -> None:
        """Free the views, which are large: everybody has been shown the position."""
        self._views.clear()
        self._parts.rest()

    def position_changed(self, is_rewound: bool) -> None:
        """Forget all that was made of the former position."""
        self._views.clear()
        self._voices.clear()
        self._scenes.clear()
        self._visible_events.clear()
        self._parts.turn()
        if is_rewound:
            self._past.clear()


def changed_parts(scene: Mapping[str, bytes], sent: Mapping[str, bytes]) -> dict[str, bytes]:
    """The parts of a scene that differ from those sent before."""
    return {name: part for name, part in scene.items() if part != sent.get(name)}
