"""How texts for players are written: numbers with their nouns, one kind of apostrophe, titles, one name for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from fluent.syntax import ast

from tenebra.kernel import BadInput
from tenebra.kit.files import read_toml
from tenebra.kit.words import LANGUAGES, chosen_by_number, nodes_of, parsed, word_files

GLOSSARY = "glossary.toml"
"""The words of a game in both languages, for those who write its texts; it lies beside the folders of the languages."""
CURLY = "\N{RIGHT SINGLE QUOTATION MARK}"
NAME = re.compile(r"(?<=[a-zà-ù,] )(?:[dl]')?([A-ZÀ-Ù][a-zà-ù]+)")
"""A word that is large in the middle of a sentence."""
TITLE = re.compile(r"(campaign-title|scenario-[a-z0-9-]+)")
AFTER_NUMBER = re.compile(r"[ \u00a0](\w+)")
BEFORE_NUMBER = {
    "en": re.compile(r"\b(are|remain|come) $"),
    "it": re.compile(r"\b(restano|mancano|servono|tornano|passano) $", re.I),
}
"""Verbs that say there are many."""


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has to be known of numbers: the variables that are some, and by language the words that never change behind them."""

    numbers: frozenset[str]
    unchanged: dict[str, frozenset[str]]


@cache
def _known() -> Known:
    return read_toml(files("tenebra.kit").joinpath("wording.toml"), Known)


class GlossaryTerm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one thing is called in each language, and what it is not called in the texts of that language."""

    en: str
    it: str
    not_en: tuple[str, ...] = ()
    not_it: tuple[str, ...] = ()


def check_wording(folder: Traversable, where: str) -> Iterator[str]:
    """What is not written as all texts are, in every file of words below a folder."""
    terms = glossary_of_words(folder)
    for language in LANGUAGES:
        texts = dict(word_files(folder, language))
        named = [term.it if language == "it" else term.en for term in terms.values()]
        said = " ".join([*(_said(text, without=TITLE) for text in texts.values()), *(f"a {name}" for name in named)])
        small = set(re.findall(r"\b[a-zà-ù]+\b", said)) - {name.lower() for name in NAME.findall(said)}
        for name, text in texts.items():
            file = f"{where}/locale/{language}/{name}"
            if CURLY in text:
                yield f"{file}:{text.count(chr(10), 0, text.index(CURLY)) + 1}: apostrophes are straight"
            for entry in parsed(text).body:
                if isinstance(entry, ast.Message):
                    yield from (f"{file}: {entry.id.name} {what}" for what in _flaws(entry, language, small))
        yield from _called_otherwise(terms, texts, language, where)


def glossary_of_words(folder: Traversable) -> Mapping[str, GlossaryTerm]:
    """The glossary of a game, by ids of its own; what belongs to no game has none."""
    path = folder.joinpath("locale", GLOSSARY)
    return read_toml(path, dict[str, GlossaryTerm]) if path.is_file() else {}


def _flaws(entry: ast.Message, language: str, small: set[str]) -> Iterator[str]:
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    for pattern in patterns:
        if pattern is not None:
            yield from (f"says ${name} for one as for many" for name in _unnumbered(pattern, language, frozenset()))
    if language == "it" and TITLE.fullmatch(entry.id.name) and entry.value is not None:
        yield from (f"is a title and writes {word} large" for word in _large(entry.value, small))


def _unnumbered(pattern: ast.Pattern, language: str, chosen: frozenset[str]) -> Iterator[str]:
    """Numbers before a word or behind a verb that is different for one, where no wording is chosen by the number."""
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            by = frozenset({chosen_by_number(inner)})
            for variant in inner.variants:
                yield from _unnumbered(variant.value, language, chosen | by)
        elif isinstance(inner, ast.VariableReference) and inner.id.name in _known().numbers - chosen:
            following = AFTER_NUMBER.match(_text(pattern, at + 1))
            if (following and following[1] not in _known().unchanged[language]) or BEFORE_NUMBER[language].search(
                _text(pattern, at - 1)
            ):
                yield inner.id.name


def _text(pattern: ast.Pattern, at: int) -> str:
    """The text at a place of a pattern; "" where there is none."""
    element = pattern.elements[at] if 0 <= at < len(pattern.elements) else None
    return element.value if isinstance(element, ast.TextElement) else ""


def _large(title: ast.Pattern, small: set[str]) -> Iterator[str]:
    """Words of a title that begin large although they are no names: elsewhere they are written small."""
    said = " ".join(node.value for node in nodes_of(title) if isinstance(node, ast.TextElement))
    for word in re.findall(r"\w+", said)[1:]:
        if word[0].isupper() and word.lower() in small:
            yield word


def _called_otherwise(terms: Mapping[str, GlossaryTerm], texts: Mapping[str, str], language: str, where: str) -> Iterator[str]:
    """Words of the glossary that no text uses, and texts that use a word which it refuses."""
    said = {f"{where}/locale/{language}/{name}": _said(text) for name, text in texts.items()}
    for id, term in terms.items():
        name, refused = (term.en, term.not_en) if language == "en" else (term.it, term.not_it)
        if not any(_word(name).search(text) for text in said.values()):
            raise BadInput(f"{where}/locale/{GLOSSARY}: {id}: {name!r} stands in no text in {language!r}")
        for other in refused:
            for file, text in said.items():
                if _word(other).search(text):
                    yield f"{file}: {other!r} is called {name!r} (locale/{GLOSSARY})"


def _said(text: str, without: re.Pattern[str] | None = None) -> str:
    """The texts of a file, without ids and keys, and without the messages whose ids are like that."""
    entries = [entry for entry in parsed(text).body if isinstance(entry, ast.Message)]
    wanted = [entry for entry in entries if without is None or not without.fullmatch(entry.id.name)]
    return "\n".join(node.value for entry in wanted for node in nodes_of(entry) if isinstance(node, ast.TextElement))


def _word(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(name)}\b", re.IGNORECASE)
