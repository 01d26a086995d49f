"""Words: what is said to people, in their language. Fluent files: shared ones, and those of each game."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Protocol

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser, ast

from tenebra.kernel import BadInput
from tenebra.kit.grammar import FUNCTIONS

LANGUAGES = ("en", "it")
_STOP_AFTER_STOP = re.compile(r"(?<=[!?])\.(?!\.)")
"""A name that ends with a stop of its own, at the end of a sentence: `Now!.`"""
MOST_REMEMBERED, LONG = 20_000, 2_000
"""The size of the cache of texts, and of the longest text in it: what is said may quote a stranger."""


THOUSAND = 1000


class _Number(FluentInt):
    """A small whole number: every language writes it alike, and to ask for its customs takes longer than all the rest."""

    def format(self, locale: object) -> str:
        return str(int(self))


@lru_cache(maxsize=THOUSAND)
def _number(value: int) -> FluentType:
    return _Number(value)


def _given(value: object) -> object:
    return _number(value) if type(value) is int and 0 <= value < THOUSAND else native_to_fluent(value)


class HasWords(Protocol):
    """Something that has words of its own: a game."""

    def folder(self) -> Traversable: ...


class Words:
    """The words of a language: the shared ones, and a game's too if one is named."""

    def __init__(self, language: str, game: HasWords | None = None) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._said: dict[object, str] = {}
        # Marks that isolate right-to-left text would show as odd characters on a terminal.
        self._bundle = FluentBundle([language], functions=dict(FUNCTIONS[language]), use_isolating=False)
        for place in (shared_folder(), *([game.folder()] if game is not None else [])):
            for _, text in word_files(place, language):
                self._bundle.add_resource(parsed(text))

    def has(self, id: str) -> bool:
        """There are words for the id (`card-bow`), or for an attribute of it (`card-bow.gloss`)."""
        return self._pattern(id) is not None

    def say(self, id: str, /, **about: object) -> str:
        """The words for an id or an attribute of it; a missing id or argument shows in ⟨brackets⟩, it never breaks a game.

        What was said is remembered: a table says the same things again and again, and to say one anew takes long.
        """
        key = (id, *about, *about.values(), *map(type, about.values())) if about else id
        known = self._said.get(key)
        if known is None:
            known = self._say(id, about)
            if len(str(key)) + len(known) <= LONG:
                if len(self._said) >= MOST_REMEMBERED:
                    self._said.clear()
                self._said[key] = known
        return known

    def to(self, side: str, id: str) -> str:
        """A text as a side is told it: in words of its own where it has them, their ids begin with the side; "" without any."""
        own = f"{side}-{id}"
        return self.say(own) if self.has(own) else self.say(id) if self.has(id) else ""

    def _say(self, id: str, about: dict[str, object]) -> str:
        pattern = self._pattern(id)
        if pattern is None:
            return f"⟨{id}⟩"
        given = {name: _given(value) for name, value in about.items()}
        errors: list[Exception] = []
        try:
            # what the bundle does, but for numbers: it would make small ones anew
            text = pattern(ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(given)))
        except ValueError as error:
            errors, text = [error], ""
        return f"{text} ⟨{id}: {errors[0]}⟩" if errors else _STOP_AFTER_STOP.sub("", str(text))

    def _pattern(self, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def shared_folder() -> Traversable:
    """The folder of the words that belong to no game."""
    return files("tenebra")


def word_files(folder: Traversable, language: str) -> Iterator[tuple[str, str]]:
    """Name and text of the Fluent files of a language below a folder, in order."""
    place = folder.joinpath("locale", language)
    if place.is_dir():
        for file in sorted(place.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield file.name, file.read_text(encoding="utf-8")


@cache
def parsed(text: str) -> ast.Resource:
    """A Fluent file, read once: to read one takes longer than to say all that is in it, and every game has the shared ones."""
    return FluentParser().parse(text)


def word_ids(kind: str, names: Iterable[str], *parts: str) -> Iterator[str]:
    """The ids of words for each name: `hero-vardak`, and of its further parts `hero-vardak.about`."""
    for name in names:
        yield f"{kind}-{name}"
        yield from (f"{kind}-{name}{part}" for part in parts)


def choose_language(wanted: str = "") -> str:
    """The language asked for, or that of TENEBRA_LANG or of the machine if there are words in it, else English."""
    if wanted:
        if wanted not in LANGUAGES:
            raise BadInput(f"there is no language {wanted!r}; there are {', '.join(LANGUAGES)}")
        return wanted
    for name in ("TENEBRA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            found = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return found if found in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Message:
    """A message as written: its attributes, the variables each of its texts needs, and those by whose number one is chosen."""

    def __init__(self, file: str, entry: ast.Message) -> None:
        self.file = file
        self.variables = {"": _variables(entry.value)} if entry.value is not None else {}
        self.variables |= {attribute.id.name: _variables(attribute.value) for attribute in entry.attributes}
        selects = [node for node in nodes_of(entry) if isinstance(node, ast.SelectExpression)]
        self.numbers = frozenset(name for name in map(chosen_by_number, selects) if name)


def read_messages(folder: Traversable, language: str) -> tuple[dict[str, Message], list[str]]:
    """Every message of a language below a folder, and what is wrong with the files."""
    messages: dict[str, Message] = {}
    wrong: list[str] = []
    for name, text in word_files(folder, language):
        file = f"{language}/{name}"
        for entry in parsed(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                wrong.append(f"{file}:{line}: cannot be read: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in messages:
                    wrong.append(f"{file}: {entry.id.name} is written twice")
                messages[entry.id.name] = Message(file, entry)
                wrong += [f"{file}: {entry.id.name} {what}" for what in _never_chosen(entry)]
    return messages, wrong


PLURALS = ("zero", "one", "two", "few", "many")


def _never_chosen(entry: ast.Message) -> Iterator[str]:
    """Numbers and plurals among which an id is to choose: an id is given as text, which is neither, so they are never chosen."""
    for node in nodes_of(entry):
        name = chosen_by_number(node) if isinstance(node, ast.SelectExpression) else ""
        if name.endswith("_id"):
            yield f"chooses by ${name} as by a number; ${name.removesuffix('_id')} is one"


def chosen_by_number(select: ast.SelectExpression) -> str:
    """The variable by whose number a wording is chosen, "" if it is chosen by anything else."""
    keys = [variant.key for variant in select.variants]
    is_number = any(isinstance(key, ast.NumberLiteral) or key.name in PLURALS for key in keys)
    return select.selector.id.name if is_number and isinstance(select.selector, ast.VariableReference) else ""


def _variables(pattern: object) -> frozenset[str]:
    """The variables that a text needs, selectors included."""
    return frozenset(node.id.name for node in nodes_of(pattern) if isinstance(node, ast.VariableReference))


def nodes_of(tree: object) -> Iterator[ast.BaseNode]:
    """Everything that a text is made of, in no order."""
    todo = [tree]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.BaseNode):
            yield node
            todo.extend(vars(node).values())
        elif isinstance(node, list):
            todo.extend(node)
