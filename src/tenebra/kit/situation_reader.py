"""Situations of any game: the fields that all have, cards by name, errors by line, and the session that begins from one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar
from zlib import crc32

import msgspec

from tenebra.boards.drawing import FLOOR, Drawing
from tenebra.kernel import BadInput, Ruleset, ScriptedChance, Session, Start, State
from tenebra.kit.decks import name_of
from tenebra.kit.files import TextFile, find_line, toml_text
from tenebra.kit.situations import Head

SETUP = "setup"


class StepText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson: what it points at, which choices it leaves open, what is to be done, what others do meanwhile."""

    id: str
    focus: list[str] = []
    open: list[str] = []
    until: str = ""
    script: list[str] = []


class LessonText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a lesson of a situation (docs/extending.md)."""

    seats: list[str]
    step: list[StepText]
    minutes: int = 10
    script: list[str] = []


class Situation(Head, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A moment at the table. A game adds what else can be said of one."""

    map: str = ""
    turn: str = ""
    next: str = ""
    round: int = 1
    options: dict[str, Any] = {}
    dice: list[str] = []
    choices: list[str] = []
    lesson: LessonText | None = None


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written of one thing in a situation, such as a Hero."""


K = TypeVar("K", bound=Situation)
S = TypeVar("S", bound=State)
X = TypeVar("X", bound="Sheet")


class Sheet(Protocol):
    """A scenario sheet."""

    @property
    def id(self) -> str: ...


class Copies:
    """Hands out copies of cards by name, so that each is used once; a copy that is named (`long-sword.2`) is that copy."""

    def __init__(self, file: TextFile, number_of: Callable[[str], int]) -> None:
        self.file, self.number_of, self.given = file, number_of, set[str]()

    def take(self, name: str) -> str:
        """A copy; nothing for nothing."""
        if not name:
            return ""
        card = name_of(name)
        number = self.number_of(card)
        if not number:
            raise self.file.complain(f"there is no card {name!r}", name)
        copies = (f"{card}.{at}" for at in range(1, number + 1))
        free = next((copy for copy in copies if copy not in self.given and name in (copy, card)), "")
        if not free:
            raise self.file.complain(f"there are only {number} of {card!r}", name)
        self.given.add(free)
        return free

    def take_all(self, names: Iterable[str]) -> list[str]:
        return [self.take(name) for name in names]


class Builder(Generic[K, S, X]):
    """Turns a situation into a scenario sheet and a state. What a situation can say is the game's own `kind`."""

    kind: ClassVar[type[Situation]]
    sheets: ClassVar[dict[str, Any]]
    """The scenario sheets of the game, to which that of the situation is added."""

    def __init__(self, file: TextFile, situation: K, id: str = "") -> None:
        self.file, self.situation = file, situation
        self.complain = file.complain
        self.copies = self.new_copies()
        self.id = id or f"situation-{crc32(file.text.encode())}"

    def number_of(self, card: str) -> int:
        """How many copies of a card there are, 0 if there is no such card."""
        return 0

    @abstractmethod
    def lay(self) -> X:
        """The scenario sheet; what is wrong with the drawing is named by the drawing's own lines."""

    @abstractmethod
    def set_up(self, sheet: X) -> S:
        """The state of the moment."""

    def new_game(self, sheet: X, options: Mapping[str, Any]) -> S:
        """The state of a game that is only now set up; an error if somebody is on the board already."""
        raise self.complain("there is nothing to choose before the first round", "next =")

    def record(self) -> msgspec.Struct | None:
        """The campaign, its cards as copies."""
        return None

    def new_copies(self) -> Copies:
        """All cards of the box."""
        return Copies(self.file, self.number_of)

    def build(self) -> S:
        """The state of the situation."""
        try:
            sheet = self.lay()
            self.sheets[sheet.id] = sheet
            if self.situation.next != SETUP:
                return self.set_up(sheet)
        except BadInput as error:
            if not error.column:
                raise
            line = self.line_of_map(error.line)
            raise BadInput(error.reason, source=self.file.source, line=line, column=error.column) from None
        record = self.record()
        campaign = {} if record is None else {"campaign": msgspec.to_builtins(record)}
        return self.new_game(sheet, {**self.situation.options, **campaign})

    def session(self, game: Ruleset[S]) -> Session[S]:
        """The session that begins at the moment, with the dice as they will fall."""
        state: Any = self.build()
        start = Start(state.scenario, "situation", dict(self.situation.options))
        return Session.resume(game, start, state, ScriptedChance(self.situation.dice))

    def line_of_map(self, line: int) -> int:
        """The line of the file on which a line of the drawing stands."""
        first = find_line(self.file.text, "map =")
        opens_above = self.file.text.split("\n")[first - 1].rstrip().endswith(('"""', "'''"))
        return first + line - (not opens_above)

    def known(self, name: str, names: Collection[str], what: str) -> str:
        """A name that stands for something."""
        if name not in names:
            raise self.complain(f"there is no {what} {name!r}; there are {', '.join(names) or 'none'}", name)
        return name


def erase(text: str, drawing: Drawing, spaces: Iterable[str]) -> str:
    """A drawing without the marks on some spaces: figures stand on floor."""
    lines = text.split("\n")
    for space in spaces:
        line, column = drawing.lines[space]
        lines[line - 1] = f"{lines[line - 1][: column - 1]}{FLOOR}{lines[line - 1][column:]}"
    return "\n".join(lines)


def begin_situation(
    game: Ruleset[S], builder: type[Builder[Any, S, Any]], text: str, source: str
) -> tuple[Session[S], Sequence[str]]:
    """The session that begins at the moment of a file, and the choices to be made in it; an error names file and line."""
    situation = toml_text(text, builder.kind, source)
    return builder(TextFile(text, source), situation).session(game), situation.choices
