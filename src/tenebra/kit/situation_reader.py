"""Situations of any game: the words that all have, cards by name, and the session that begins from one.

A situation is a patch of a state (`kit/patching.py`): a game lays out the board, what is written by the names of its state is put
over that, the figures are placed, and it is said what is to come.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar
from zlib import crc32

import msgspec

from tenebra.boards.drawing import FLOOR, Drawing, parse_drawing
from tenebra.kernel import BadInput, Ruleset, ScriptedChance, Session, Start, State, copy_of
from tenebra.kit.decks import Deck, name_of
from tenebra.kit.files import TextFile, find_line, toml_text
from tenebra.kit.patching import Patcher, Plain
from tenebra.kit.situations import Head

SETUP = "setup"
AGENDA = "agenda"


class StepText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson: what it points at, which choices it leaves open, what is to be done, what others do meanwhile."""

    id: str
    focus: list[str] = []
    open: list[str] = []
    until: str = ""
    script: list[str] = []


class LessonText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text that makes a lesson of a situation (docs/extending.md)."""

    seats: list[str]
    step: list[StepText]
    minutes: int = 10
    script: list[str] = []


class Situation(Head, frozen=True, kw_only=True):
    """The fields of a written situation that its state has otherwise. A game adds words of its own."""

    map: str = ""
    turn: str = ""
    next: str = ""
    round: int = 1
    options: dict[str, Any] = {}
    dice: list[str] = []
    choices: list[str] = []
    state: dict[str, Any] = {}
    """Fields of the state that are called like a word of the game's own."""
    lesson: LessonText | None = None


K = TypeVar("K", bound=Situation)
S = TypeVar("S", bound=State)
X = TypeVar("X", bound="SituationSheet")
T = TypeVar("T", bound=msgspec.Struct)


class SituationSheet(Protocol):
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


class Builder(Patcher, Generic[K, S, X]):
    """Turns a situation into a scenario sheet and a state."""

    kind: ClassVar[type[Situation]]
    """The words of the game's own."""
    states: ClassVar[type[State]]
    sheets: ClassVar[dict[str, Any]]
    """The scenario sheets of the game, to which that of the situation is added."""
    people: ClassVar[tuple[str, ...]] = ()
    """Words that say who and what is there already, as is nobody before the setup."""
    sheet: X
    state: S
    """The state while it is being made: laid out, and patched."""

    def __init__(self, file: TextFile, written: Plain, id: str = "") -> None:
        super().__init__(file)
        own = self.kind.__struct_encode_fields__
        self.patches = {name: value for name, value in written.items() if name not in own}
        """The values written by the names of the state."""
        for name in self.patches:
            self.field_of(self.states, name, words=own)
        self.situation: K = self.convert({name: value for name, value in written.items() if name in own}, self.kind)
        self.copies = self.new_copies()
        self.id = id or f"situation-{crc32(file.text.encode())}"

    def number_of(self, card: str) -> int:
        """The number of copies of a card, 0 if there is no such card."""
        return 0

    @abstractmethod
    def lay(self) -> X:
        """The scenario sheet; what is wrong with the drawing is named by the drawing's own lines."""

    @abstractmethod
    def lay_out(self) -> S:
        """The state before it is patched: the board of the sheet and the game's own words, but no figures."""

    def place(self) -> None:
        """Put the figures on the board, and what follows from them."""

    @abstractmethod
    def agenda(self) -> list[Any]:
        """The steps to come, the last first; whose turn it is, is said in the state."""

    def new_game(self, options: Plain) -> S:
        """The state of a game that is only now set up."""
        raise self.complain("there is nothing to choose before the first round", "next =")

    def record(self) -> msgspec.Struct | None:
        """The campaign, its cards as copies."""
        return None

    def new_copies(self) -> Copies:
        """All cards of the box."""
        return Copies(self.file, self.number_of)

    def card(self, name: str) -> str:
        """A copy of a card."""
        return self.copies.take(name)

    def cards(self, names: list[str]) -> list[str]:
        """Copies of cards."""
        return [self.card(name) for name in names]

    def deck(self, names: list[str]) -> Deck:
        """A deck, written with its top card first."""
        return Deck(self.cards(names)[::-1])

    # --- the state

    def build(self) -> S:
        """The state of the situation."""
        try:
            self.sheet = self.lay()
            self.sheets[self.sheet.id] = self.sheet
            return self.set_up() if self.situation.next != SETUP else self.begin()
        except BadInput as error:
            if not error.column:
                raise
            line = self.line_of_map(error.line)
            raise BadInput(error.reason, source=self.file.source, line=line, column=error.column) from None

    def begin(self) -> S:
        """The state of a game that is only now set up; an error if somebody is on the board already."""
        for word in self.people:
            if getattr(self.situation, word):
                raise self.complain(f"before the setup nobody is on the board: leave out {word}", "next =")
        record = self.record()
        campaign = {} if record is None else {"campaign": msgspec.to_builtins(record)}
        return self.new_game({**self.situation.options, **campaign})

    def set_up(self) -> S:
        """The state of the moment. What is not there before somebody's turn, such as the turn itself, is patched at the end."""
        self.state = self.lay_out()
        late = {name: value for name, value in self.patches.items() if name == AGENDA or getattr(self.state, name, "") is None}
        self.patch(self.state, {name: value for name, value in self.patches.items() if name not in late})
        self.place()
        self.state.agenda = self.agenda()
        self.patch(self.state, late)
        self.patch(self.state, self.situation.state, "state")
        return copy_of(self.state) if late or self.situation.state else self.state

    def fill(self, things: dict[str, T], what: str, make: Callable[..., T]) -> None:
        """Make the things that a table of the situation names."""
        for name, written in getattr(self.situation, what).items():
            things[name] = self.made(make, written, f"{what}.{name}", name)

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


class DrawnBuilder(Builder[K, S, X]):
    """Of a game whose drawing shows spaces: what a mark stands for is written as `at`, in the place of a space."""

    drawing: Drawing | None = None
    """None for a scenario of the box."""

    def draw(self) -> Drawing:
        """Read the drawing."""
        self.drawing = parse_drawing(self.situation.map, self.file.source)
        self.spaces = {mark: space for space, mark in reversed(self.drawing.marks.items())}
        self.unused = dict(self.spaces)
        return self.drawing

    def marks(self) -> Mapping[str, str]:
        """Space to mark."""
        return self.drawing.marks if self.drawing is not None else {}

    def marked(self, at: str) -> str:
        """The space of a mark; a space stands for itself."""
        if self.drawing is None:
            return at
        self.unused.pop(at, "")
        return self.spaces.get(at, at)

    def check_marks(self, ground: Collection[str]) -> None:
        """Every mark means something: the ground, or somebody who is `at` it."""
        for mark, space in self.unused.items() if self.drawing is not None else ():
            if mark not in ground:
                raise self.complain_of_space(f"the mark {mark!r} means nothing", space)

    def complain_of_space(self, message: str, space: str) -> BadInput:
        """An error about what is drawn in a space; of a scenario of the box nothing is drawn."""
        line, column = self.drawing.lines[space] if self.drawing is not None else (1, 0)
        return BadInput(message, source=self.file.source, line=line, column=column)


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
    built = builder(TextFile(text, source), toml_text(text, dict[str, Any], source))
    return built.session(game), built.situation.choices
