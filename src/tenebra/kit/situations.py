"""Situations of any game: play one out, report what came of it, and compare it with what its `[expect]` says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fnmatch import fnmatchcase
from fractions import Fraction
from typing import Any, Protocol, cast

import msgspec

from tenebra.kernel import BadInput, Event, Refused, Session, TenebraError
from tenebra.kit.files import find_line, toml_text
from tenebra.kit.odds import Odds, mean


class Scenes(Protocol):
    """The interface of a game whose situations can be played."""

    @property
    def package(self) -> str: ...

    @property
    def kind_of_card(self) -> Callable[[str], str]: ...

    @property
    def odds(self) -> Callable[[str], Odds]: ...

    def situation(self, text: str, source: str) -> tuple[Session[Any], Sequence[str]]: ...


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The result that a situation expects (docs/situations.md). At least one thing must be said."""

    figures: dict[str, dict[str, str | int | bool]] = {}
    gone: list[str] = []
    events: list[str] = []
    no_events: list[str] = []
    seat: str | None = None
    prompt: str | None = None
    options: list[str] = []
    no_options: list[str] = []
    refused: dict[str, str] = {}
    outcome: str | None = None
    state: dict[str, Any] = {}
    kinds: dict[str, dict[str, int]] = {}
    odds: dict[str, dict[str, str]] = {}


class Head(msgspec.Struct, frozen=True):
    """The fields of every situation, whatever its game."""

    game: str
    about: str = ""
    rules: list[str] = []
    expect: Expected | None = None
    right: list[str] = []
    """The choices of a good player here, which make a puzzle of it; `*` stands for anything."""


class OpenQuestion(msgspec.Struct, frozen=True):
    """The open question: who is asked, and the texts of the legal options (of each seat, where several are asked)."""

    seat: str
    options: list[str]
    prompt: str
    about: dict[str, str]
    seats: dict[str, list[str]]


class Resolution(msgspec.Struct, frozen=True):
    """The result of a situation under the rules."""

    events: list[dict[str, Any]]
    figures: dict[str, Any]
    decision: OpenQuestion | None
    outcome: str


def read_head(text: str, source: str) -> Head:
    """The part of a situation that is the same for every game; the game reads the rest."""
    return toml_text(text, Head, source)


def play_out(game: Scenes, text: str, source: str) -> Session[Any]:
    """Set a situation up and make its choices; an error names the choice that cannot be made."""
    session, choices = game.situation(text, source)
    for number, choice in enumerate(choices, 1):
        try:
            make(session, choice)
        except TenebraError as error:
            message = f"choice {number} ({choice}): {error}"
            raise BadInput(message, source=source, line=find_line(text, choice)) from None
    return session


def make(session: Session[Any], choice: str) -> None:
    """Make a choice: `attack orc-1`, or with the seat that answers: `keeper: pass`."""
    seat, text = seat_and_text(choice)
    session.choose(text, seat)


def seat_and_text(choice: str) -> tuple[str, str]:
    """A choice as the seat that makes it ("" for the one that is asked) and the option's text."""
    seat, separator, text = choice.partition(": ")
    return (seat.strip(), text.strip()) if separator else ("", choice.strip())


def is_right(head: Head, choice: str) -> bool:
    """A choice is one that a good player would make in a puzzle."""
    return any(fnmatchcase(choice, pattern) for pattern in head.right)


def resolution_of(session: Session[Any]) -> Resolution:
    """The result of a session."""
    asked, answer = session.decision, None
    if asked is not None:
        seats = {seat: [str(option) for option in asked.options(seat)] for seat in asked.seats}
        answer = OpenQuestion(asked.seat, seats[asked.seat], asked.prompt, dict(asked.about), seats)
    events = [msgspec.to_builtins(event) for event in session.events]
    figures = {id: whole(figure) for id, figure in getattr(session.state, "figures", {}).items()}
    return Resolution(events, figures, answer, session.outcome)


def whole(struct: Any) -> dict[str, Any]:
    """A Struct as plain data with all its fields, also those that a saved state leaves out."""
    return {field: msgspec.to_builtins(getattr(struct, field)) for field in struct.__struct_fields__}


def check(session: Session[Any], expected: Expected) -> list[str]:
    """Everything that did not come as expected, one sentence each; none is good news."""
    if expected == Expected():
        return ["[expect] says nothing"]
    return [
        *_check_figures(session, expected),
        *_check_events(session, expected),
        *_check_decision(session, expected),
        *_check_refused(session, expected),
        *_check_state(session, expected),
        *_check_kinds(session, expected),
        *_check_odds(session, expected),
    ]


def _check_figures(session: Session[Any], expected: Expected) -> Iterable[str]:
    figures = getattr(session.state, "figures", {})
    for id, wanted in expected.figures.items():
        if id not in figures:
            yield f"{id} is not on the board"
            continue
        for field, value in wanted.items():
            if not hasattr(figures[id], field):
                yield f"a figure has no {field!r}"
            elif not is_same(value, getattr(figures[id], field)):
                yield f"{id}: {field} is {as_text(getattr(figures[id], field))!r}, expected {as_text(value)!r}"
    for id in expected.gone:
        if id in figures:
            yield f"{id} is still on the board"


def _check_events(session: Session[Any], expected: Expected) -> Iterable[str]:
    events, package = session.events, _scenes(session).package
    at = 0
    for text in expected.events:
        kind, fields = read_event(text, package)
        found = next((i for i in range(at, len(events)) if is_event(events[i], kind, fields)), -1)
        if found < 0:
            alike = [brief(event) for event in events if type(event).__name__ == kind]
            yield f"no event {text!r} in its place; of that kind there were: {'; '.join(alike) or 'none'}"
        else:
            at = found + 1
    for text in expected.no_events:
        kind, fields = read_event(text, package)
        for event in events:
            if is_event(event, kind, fields):
                yield f"there was an event {brief(event)!r}, expected none {text!r}"
                break


def _check_decision(session: Session[Any], expected: Expected) -> Iterable[str]:
    asked = session.decision
    seats = asked.seats if asked is not None else ("",)
    if expected.seat is not None and expected.seat not in seats:
        yield f"asked is {', '.join(seats) or 'nobody'}, expected {expected.seat or 'nobody'}"
    prompt = asked.prompt if asked is not None else ""
    if expected.prompt is not None and expected.prompt != prompt:
        yield f"the question is {prompt!r}, expected {expected.prompt!r}"
    if session.outcome != expected.outcome and expected.outcome is not None:
        yield f"the outcome is {session.outcome!r}, expected {expected.outcome!r}"
    for choices, wanted in ((expected.options, True), (expected.no_options, False)):
        for choice in choices:
            seat, text = seat_and_text(choice)
            legal = [str(option) for option in asked.options(seat)] if asked is not None else []
            if (text in legal) != wanted:
                yield f"{choice!r} is {'not legal' if wanted else 'legal'}; the options are: {', '.join(legal) or 'none'}"


def _check_refused(session: Session[Any], expected: Expected) -> Iterable[str]:
    before = session.fingerprint()
    for choice, rule in expected.refused.items():
        try:
            make(session.fork(), choice)
        except Refused as refusal:
            cited = refusal.reason.rule if refusal.reason is not None else "no rule"
            if cited != rule:
                yield f"{choice!r} is refused by {cited} ({refusal}), expected {rule}"
        else:
            yield f"{choice!r} is allowed, expected a refusal by {rule}"
    if session.fingerprint() != before:
        yield "a refused choice has changed the state"


def _check_state(session: Session[Any], expected: Expected) -> Iterable[str]:
    for path, wanted in expected.state.items():
        try:
            found = _found(session.state, path)
        except LookupError:
            yield f"the state has no {path!r}"
            continue
        if isinstance(wanted, int) and not isinstance(wanted, bool) and isinstance(found, (list, tuple, dict)):
            if len(found) != wanted:
                yield f"{path} has {len(found)} entries ({as_text(found)}), expected {wanted}"
        elif not is_same(wanted, found):
            yield f"{path} is {as_text(found)!r}, expected {as_text(wanted)!r}"


def _check_kinds(session: Session[Any], expected: Expected) -> Iterable[str]:
    for path, wanted in expected.kinds.items():
        try:
            counted = Counter(map(_scenes(session).kind_of_card, _found(session.state, path)))
        except (LookupError, TypeError):
            yield f"the state has no pile of cards {path!r}"
            continue
        if counted != Counter(wanted):
            there = ", ".join(f"{n} {kind}" for kind, n in sorted(counted.items()))
            yield f"{path} holds {there or 'nothing'}, expected {', '.join(f'{n} {kind}' for kind, n in wanted.items())}"


def _check_odds(session: Session[Any], expected: Expected) -> Iterable[str]:
    for dice, wanted in expected.odds.items():
        odds = _scenes(session).odds(dice)
        for what, chance in wanted.items():
            try:
                found = mean(odds) if what == "mean" else dict(enumerate(odds)).get(int(what), 0)
                is_right = found == Fraction(chance)
            except ValueError:
                raise BadInput(f"{what} = {chance!r}: write `mean` or a number of successes, and a fraction") from None
            if not is_right:
                yield f"{dice}: {what} is {found}, expected {chance}"


def _scenes(session: Session[Any]) -> Scenes:
    """The game of a session that came from a situation."""
    return cast(Scenes, session.ruleset)


def _found(state: Any, path: str) -> Any:
    """The value at the end of a dotted path; a LookupError if it leads nowhere."""
    found = state
    try:
        for name in path.split("."):
            found = _inside(found, name)
    except (AttributeError, ValueError) as error:
        raise LookupError(path) from error
    return found


def _inside(value: Any, name: str) -> Any:
    if isinstance(value, dict):
        return value[name]
    if isinstance(value, (list, tuple)):
        return value[int(name)]
    return getattr(value, name)


def is_same(wanted: Any, found: Any) -> bool:
    """Two values read the same; of a card the number of its copy may be left out (`fire-bolt` for `fire-bolt.2`)."""
    if isinstance(wanted, (list, tuple)) and isinstance(found, (list, tuple)):
        return len(wanted) == len(found) and all(is_same(w, f) for w, f in zip(wanted, found, strict=True))
    if isinstance(wanted, dict) and not isinstance(found, dict):
        return all(hasattr(found, key) and is_same(value, getattr(found, key)) for key, value in wanted.items())
    if isinstance(wanted, dict):
        return wanted.keys() == found.keys() and all(is_same(value, found[key]) for key, value in wanted.items())
    text, other = as_text(wanted), as_text(found)
    return text == other or text == without_copies(other)


def without_copies(text: str) -> str:
    """A text in which no card tells which copy it is."""
    return re.sub(r"([a-z][a-z0-9-]*)\.\d+(?=,|$)", r"\1", text)


def as_text(value: Any) -> str:
    """A value as a situation writes it: lists joined by commas, truth as `true` and `false`, nothing as nothing."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(as_text(entry) for entry in value)
    return str(value)


def event_classes(kind: type[Event] = Event) -> list[type[Event]]:
    """Every event class that is loaded."""
    return [each for own in kind.__subclasses__() for each in (own, *event_classes(own))]


def kinds_of_events(package: str) -> dict[str, type[Event]]:
    """The events of kernel and kit and those of a game's package, by name; another game may use the same names."""
    own = ("tenebra.kernel.", "tenebra.kit.", f"{package}.")
    return {each.__name__: each for each in event_classes() if each.__module__.startswith(own)}


def read_event(text: str, package: str) -> tuple[str, dict[str, str]]:
    """`Wounded figure=vardak damage=1` as a kind and its fields; a kind or field that the game does not have is an error."""
    kind, *pairs = text.split()
    known = kinds_of_events(package)
    if kind not in known:
        raise BadInput(f"there is no event {kind!r}")
    fields: dict[str, str] = {}
    for pair in pairs:
        name, separator, value = pair.partition("=")
        if not separator or name not in known[kind].__struct_fields__:
            raise BadInput(f"{pair!r}: a {kind} has {', '.join(known[kind].__struct_fields__)}, written as field=value")
        fields[name] = value
    return kind, fields


def is_event(event: Event, kind: str, fields: dict[str, str]) -> bool:
    """An event is of a kind and has these fields."""
    return type(event).__name__ == kind and all(is_same(value, getattr(event, name)) for name, value in fields.items())


def brief(event: Event) -> str:
    """An event as a situation writes it."""
    pairs = ((name, as_text(getattr(event, name))) for name in event.__struct_fields__)
    return " ".join([type(event).__name__, *(f"{name}={value}" for name, value in pairs if value)])
