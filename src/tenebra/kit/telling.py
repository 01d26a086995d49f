"""Telling: events, options, questions and refusals as sentences. A game says what its ids are called."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import ClassVar, NamedTuple, Protocol

from tenebra.kernel import Event, Option, Reason, Rolled
from tenebra.kit.decks import HIDDEN
from tenebra.kit.words import MOST_REMEMBERED, Words

QUIET_KERNEL_EVENTS = frozenset({"Began", "Planned", "StepDone"})
NOT_TOLD = ("rule", "also")
PLACE = re.compile(r"[A-Z]+\d+(-[A-Z]+\d+)?")
"""A space or an edge has its coordinates for an id."""
SHORT = 40
"""No id is longer."""
MEAN = re.compile(r"\d+\.\d")


class Names(Protocol):
    """The interface to the names of a game's ids."""

    def name(self, field: str, value: str) -> str:
        """The name of a value in a field (`figure`, `orc-2`): `Orc 2`."""
        ...

    def several(self, field: str, values: tuple[str, ...]) -> str:
        """The names of several values."""
        ...


class LogLine(NamedTuple):
    """A line of the log: the sentence, and the rules that caused it."""

    text: str
    rules: tuple[str, ...]


class Teller:
    """Says what happened, what may be done and why not.

    A message gets each field by name (`$figure`; digits are a number), its id for choosing between wordings (`$figure_id`,
    where nothing is `none` and a card nobody may know is `hidden`), and the size of a list (`$cards_count`).
    """

    def __init__(self, words: Words, names: Names, quiet: Iterable[str] = ()) -> None:
        self.words, self.names = words, names
        self.quiet = QUIET_KERNEL_EVENTS | set(quiet)
        self._named: dict[tuple[str, str], str] = {}

    def name(self, id: str, field: str = "figure") -> str:
        """The name of an id."""
        return self.names.name(field, id)

    def event(self, event: Event) -> str:
        """The sentence for an event."""
        return self._say(f"event-{kebab(type(event).__name__)}", _fields(event))

    def is_quiet(self, event: Event) -> bool:
        """Bookkeeping, which a log for people leaves out."""
        return type(event).__name__ in self.quiet

    def log(self, events: Iterable[Event]) -> list[LogLine]:
        """The lines of the log for people. A roll of which the game says more in the same words is told once."""
        lines: list[LogLine] = []
        before: Event | None = None
        for event in events:
            if self.is_quiet(event):
                continue
            text = self.event(event)
            if isinstance(before, Rolled) and not isinstance(event, Rolled) and text == lines[-1].text:
                lines.pop()
            lines.append(LogLine(text, (event.rule, *event.also) if event.rule else event.also))
            before = event
        return lines

    def option(self, option: Option) -> str:
        """The words for an option."""
        return self._say(f"option-{option.__struct_config__.tag}", _fields(option))

    def prompt(self, prompt: str, about: Mapping[str, str]) -> str:
        """The text of a question."""
        return self._say(f"prompt-{prompt}", about)

    def refusal(self, reason: Reason) -> str:
        """The sentence that says why something is refused."""
        return self._say(f"refusal-{reason.message}", reason.about)

    def why(self, message: str, about: Mapping[str, str]) -> str:
        """The sentence why a computer player, or a hint, chose something; wounds to be expected are told with one decimal."""
        return self._say(message, {field: float(value) if MEAN.fullmatch(value) else value for field, value in about.items()})

    def _say(self, id: str, fields: Mapping[str, object]) -> str:
        about: dict[str, object] = {}
        for field, value in fields.items():
            if isinstance(value, bool):
                about[field] = "true" if value else "false"
            elif isinstance(value, (int, float)):
                about[field] = value
            elif isinstance(value, str):
                about[field] = int(value) if value.isdigit() else self._name(field, value)
                about[f"{field}_id"] = _choosable(value)
            elif isinstance(value, (tuple, list, dict)):
                about[field] = self.names.several(field, tuple(str(entry) for entry in value))
                about[f"{field}_count"] = len(value)
        return capital(self.words.say(id, **about))

    def _name(self, field: str, value: str) -> str:
        known = self._named.get((field, value))
        if known is None:
            known = self.names.name(field, value)
            # what is longer may be a stranger's
            if len(value) <= SHORT and len(self._named) < MOST_REMEMBERED:
                self._named[field, value] = known
        return known


class GameNames:
    """Names that most games give alike: by the kind of a field, within the scenario, or by what the id itself is."""

    plain: ClassVar[Mapping[str, str]] = {"outcome": "outcome", "dice": "die", "faces": "face"}
    """Fields whose values have names of one kind: field to the first word of the message id."""
    in_scenario: ClassVar[Mapping[str, str]] = {}
    """Fields whose values have names only within their scenario."""

    def __init__(self, words: Words, scenario: str) -> None:
        self.words, self.scenario = words, scenario

    def name(self, field: str, value: str) -> str:
        """The name of a value."""
        if not value:
            return self.words.say("nobody")
        if value == HIDDEN:
            return self.words.say("unknown-card")
        if field in self.in_scenario:
            return self.words_or_id(f"{self.in_scenario[field]}-{self.scenario}-{value}", value)
        if field in self.plain:
            return self.words_or_id(f"{self.plain[field]}-{value}", value)
        return self.place(value) if PLACE.fullmatch(value) else self.own(field, value)

    def place(self, value: str) -> str:
        """The name of a space or a door: its coordinates, unless the game knows its rooms (`kit/places.py`)."""
        return value

    def own(self, field: str, value: str) -> str:
        """The name of a figure, a card, or what else the game's ids are; otherwise of whoever sits there."""
        return self.words_or_id(f"seat-{value}", value)

    def several(self, field: str, values: tuple[str, ...]) -> str:
        """The names of several values, in a row."""
        return ", ".join(self.name(field, value) for value in values) or self.words.say("nothing")

    def words_or_id(self, id: str, value: str) -> str:
        """The words for an id; where there are none (a scenario made for a test), the id made readable."""
        return self.words.say(id) if self.words.has(id) else readable(value)


class Speaker:
    """A teller who remembers what is said again and again: a scene is drawn anew after every choice."""

    def __init__(self, teller: Teller, whose: str = "figure") -> None:
        self.words, self.teller = teller.words, teller
        self.say = teller.words.say
        self.whose = whose
        """The field that a name is of, if none is said."""
        self._said: dict[object, str] = {}

    def _remember(self, key: object, text: str) -> str:
        if len(self._said) >= MOST_REMEMBERED:
            self._said.clear()
        self._said[key] = text
        return text

    def name(self, id: str, field: str = "") -> str:
        """The name of an id."""
        field = field or self.whose
        key = (field, id, None)
        return self._said.get(key) or self._remember(key, self.teller.name(id, field))

    def option(self, option: Option) -> str:
        """The line for an option."""
        return self._said.get(option) or self._remember(option, self.teller.option(option))

    def dice(self, colours: tuple[str, ...]) -> str:
        """`2 red dice, 1 yellow die`."""
        known = self._said.get(colours)
        return known or self._remember(colours, self.teller.names.several("dice", colours) or self.say("sheet-no-dice"))

    def rolled(self, colours: tuple[str, ...], faces: tuple[str, ...], field: str = "faces") -> str:
        """`2 red dice, 1 yellow die: 3 Hits`."""
        return f"{self.dice(colours)}: {self.teller.names.several(field, faces)}"


def _fields(what: Event | Option) -> dict[str, object]:
    return {field: getattr(what, field) for field in what.__struct_fields__ if field not in NOT_TOLD}


def _choosable(value: str) -> str:
    """A value that a wording can be chosen by."""
    return {"": "none", "?": "hidden"}.get(value, value)


def variables_of(kind: type[Event] | type[Option]) -> frozenset[str]:
    """The variables that the words of an event or option may use."""
    fields = [field for field in kind.__struct_fields__ if field not in NOT_TOLD]
    return frozenset(name for field in fields for name in (field, f"{field}_id", f"{field}_count"))


def kebab(name: str) -> str:
    """`AttackRolled` as `attack-rolled`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def capital(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


def readable(id: str) -> str:
    """A name made of an id, where there are no words for it: `old-well` is `Old well`."""
    return id.replace("-", " ").replace("_", " ").capitalize()
