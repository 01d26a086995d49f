"""Lessons: a situation and the steps in which somebody learns the game by playing it. Where one is follows from the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

import msgspec

from tenebra.kernel import BadInput, Decision, Event, Ruleset, Session, Start, State
from tenebra.kit.covers import LessonBook, LessonStep
from tenebra.kit.files import TextFile, toml_text
from tenebra.kit.scene import Question
from tenebra.kit.situation_reader import Builder, LessonText, Situation, StepText
from tenebra.kit.situations import is_event, read_event, seat_and_text
from tenebra.kit.words import Words

S = TypeVar("S", bound=State)
SCENARIO = "lesson-"
"""The beginning of the id of a lesson's scenario."""
FOCUS = ("piece", "place", "door", "plate", "card", "choice", "part")
"""The kinds of things on the table that a step may point at."""
PARTS = ("dock", "sheet", "hand", "order", "goal", "log", "hint", "undo", "rules", "choices", "notnow", "party", "laid")
"""The parts of a page that a step may point at."""
CHOICE, EVENT = "choice", "event"
ANYBODY = "*"


class Lesson(Generic[S]):
    """A lesson of a game. It has no memory: the step one is at follows from the choices and events of the session."""

    def __init__(self, game: Ruleset[S], builder: type[Builder[Any, S, Any]], name: str, file: TextFile, package: str) -> None:
        self.game, self.name, self.file, self.package = game, name, file, package
        self.scenario = f"{SCENARIO}{name}"
        built = builder(file, toml_text(file.text, dict[str, Any], file.source), self.scenario)
        self.situation: Situation = built.situation
        if self.situation.lesson is None:
            raise file.complain("a lesson has a [lesson]")
        self.text: LessonText = self.situation.lesson
        self.steps: tuple[StepText, ...] = tuple(self.text.step)
        self.state: S = built.build()
        self._check()

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that the learner plays."""
        return tuple(self.text.seats)

    def begin(self, seed: str) -> Session[S]:
        """The game of the lesson: its dice are laid out as written, and after the last of them fall as the seed says."""
        start = Start(self.scenario, seed, dict(self.situation.options), tuple(self.situation.dice))
        state: S = msgspec.convert(msgspec.to_builtins(self.state), self.game.state)
        return Session.resume(self.game, start, state, start.chance())

    def word_ids(self) -> Iterator[str]:
        """Every id that its steps need words for."""
        return (f"{self.scenario}-{step.id}" for step in self.steps)

    def book(self, words: Words) -> LessonBook:
        """The lesson in the language of the words."""
        steps = (
            LessonStep(step.id, words.say(id), tuple(step.focus), bool(step.until))
            for step, id in zip(self.steps, self.word_ids(), strict=True)
        )
        return LessonBook(self.name, words.say(f"scenario-{self.scenario}"), tuple(steps))

    # --- where one is

    def at(self, session: Session[S]) -> int:
        """The number of the first step of which something is still to be done; the number of steps if there is none."""
        told, made = 0, 0
        for number, step in enumerate(self.steps):
            if not step.until:
                continue
            kind, _, what = step.until.partition(" ")
            after = self._after_choice(session, what, made) if kind == CHOICE else self._after_event(session, what, told)
            if after is None:
                return number
            made, told = (after, session.events_at(after - 1)) if kind == CHOICE else (self._inputs_at(session, after), after)
        return len(self.steps)

    def _after_choice(self, session: Session[S], pattern: str, since: int) -> int | None:
        """The number of choices made when the learner had made one like this."""
        for number, (seat, option) in enumerate(session.inputs[since:], since):
            if seat in self.seats and fnmatchcase(str(option), pattern):
                return number + 1
        return None

    def _after_event(self, session: Session[S], text: str, since: int) -> int | None:
        """The number of events when such a one had been told to the learner."""
        kind, fields = read_event(text, self.package)
        for number, event in enumerate(session.events[since:], since):
            if is_event(event, kind, fields) and self._is_seen(event, session):
                return number + 1
        return None

    def _is_seen(self, event: Event, session: Session[S]) -> bool:
        return any(event.seen_by(seat, session.state) is not None for seat in self.seats)

    def _inputs_at(self, session: Session[S], events: int) -> int:
        """The number of choices made when so many events had been told."""
        return next((n for n in range(len(session.inputs)) if session.events_at(n) >= events), len(session.inputs))

    # --- what is open, and what others do

    def _step(self, session: Session[S]) -> StepText | None:
        at = self.at(session)
        return self.steps[at] if at < len(self.steps) else None

    def open_options(self, session: Session[S], seat: str) -> list[str] | None:
        """The options of a learner's seat that the step leaves open; None if all are, and where it does not speak of any."""
        step, decision = self._step(session), session.decision
        if step is None or not step.open or decision is None or seat not in decision.seats or seat not in self.seats:
            return None
        options = [str(option) for option in decision.options(seat)]
        return [option for pattern in step.open for option in options if fnmatchcase(option, pattern)] or None

    def scripted(self, session: Session[S], decision: Decision[Any]) -> tuple[str, str] | None:
        """The choice of somebody else at this step: the first line of its script, or of the lesson's, that is possible."""
        step = self._step(session)
        if step is None:
            return None
        others = [seat for seat in decision.seats if seat not in self.seats]
        for line in (*step.script, *self.text.script):
            named, pattern = seat_and_text(line)
            for seat in (seat for seat in others if named in (seat, ANYBODY)):
                found = next((str(option) for option in decision.options(seat) if fnmatchcase(str(option), pattern)), "")
                if found:
                    return seat, found
        return None

    def gated(self, question: Question | None, session: Session[S], seat: str) -> Question | None:
        """A question in which what the step does not leave open is shut, and the suggested choice is open."""
        is_open = self.open_options(session, seat)
        if question is None or is_open is None:
            return question
        replace = msgspec.structs.replace
        choices = tuple(replace(choice, is_shut=choice.key not in is_open) for choice in question.choices)
        return replace(question, choices=choices, best=question.best if question.best in is_open else is_open[0])

    # --- what is wrong with the file

    def _check(self) -> None:
        known = (*self.game.seats(self.state), ANYBODY)
        self._each_known(self.seats, known[:-1], "seat")
        if not self.steps or not self.seats:
            raise self.file.complain("a lesson has a learner's seats and steps", "[lesson]")
        seen: set[str] = set()
        for step in self.steps:
            if step.id in seen:
                raise self.file.complain(f"two steps are called {step.id!r}", f'"{step.id}"')
            seen.add(step.id)
            self._check_step(step, known)
        self._each_known((seat_and_text(line)[0] for line in self.text.script), known, "seat")

    def _check_step(self, step: StepText, seats: Sequence[str]) -> None:
        for focus in step.focus:
            kind, _, what = focus.partition(" ")
            self._each_known((kind,), FOCUS, "focus")
            if kind == "part":
                self._each_known((what,), PARTS, "part")
            if not what:
                raise self.file.complain(f"{focus!r} points at nothing", focus)
        self._each_known((seat_and_text(line)[0] for line in step.script), seats, "seat")
        kind, _, what = step.until.partition(" ")
        if step.until and (kind not in (CHOICE, EVENT) or not what):
            raise self.file.complain(f"{step.until!r}: write `choice` and a choice, or `event` and an event", step.until)
        if kind == EVENT:
            try:
                read_event(what, self.package)
            except BadInput as error:
                raise self.file.complain(str(error), step.until) from None

    def _each_known(self, names: Iterable[str], known: Sequence[str], what: str) -> None:
        for name in names:
            if name not in known:
                raise self.file.complain(f"there is no {what} {name!r}; there are {', '.join(known)}", name)


def read_lessons(
    game: Ruleset[S], builder: type[Builder[Any, S, Any]], folder: Traversable, package: str
) -> Mapping[str, Lesson[S]]:
    """The lessons of a game by name, in the order of their files: `lessons/first_steps.toml` is `first-steps`."""
    if not folder.is_dir():
        return {}
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".toml")), key=lambda entry: entry.name)
    texts = {entry.name[:-5].replace("_", "-"): TextFile(entry.read_text(encoding="utf-8"), entry.name) for entry in found}
    return {name: Lesson(game, builder, name, text, package) for name, text in texts.items()}
