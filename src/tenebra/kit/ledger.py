"""Ledgers: the rules of a game by id, and which of them a test proves and the game cites."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from itertools import zip_longest
from pathlib import Path

import msgspec

from tenebra.kernel import BadInput
from tenebra.kit.words import LANGUAGES

ID = re.compile(r"[A-Z]{2,3}-[A-Z]+-\d+[a-z]?")
_ENTRY = re.compile(rf"- \*\*({ID.pattern})\*\* (.*)")
_HEADING = re.compile(r"#{2,} (.*)")
_IN_BRACKETS = re.compile(r" *\([^()]*\)")
_NOTE = re.compile(r" *(\*?\((inferred|dedotta|ricavato)[^()-]*\)\*?|\(\*[^()*]*\*\))|(?<=\()\*[^()*]*\*, ")
"""What editors note: that the rulebook does not say it in words, and what it is called in the other language."""
NO_RULES = {"EX": "example", "COMP": "component", "NAM": "named content", "GAP": "missing content"}
RULINGS = {"RUL": "ruling", "RUB": "ruling", "RUX": "ruling", "SWI": "switch", "SWT": "switch"}
SKIPS = ("skip", "skipif", "xfail")


class LedgerEntry(msgspec.Struct, frozen=True):
    """One entry of a ledger: a rule, a ruling, a switch, or something that is no rule (an example, a component)."""

    id: str
    text: str
    section: str
    kind: str
    line: int

    @property
    def is_rule(self) -> bool:
        """To be implemented and proved."""
        return self.kind not in NO_RULES.values()


class Coverage(msgspec.Struct, frozen=True):
    """The coverage of a ledger: the rules proved by tests and cited by the game."""

    game: str
    rules: tuple[str, ...]
    proved: dict[str, tuple[str, ...]]
    """Id to the tests and situations that prove it."""
    cited: tuple[str, ...]
    cardboard: dict[str, str]
    unknown: dict[str, str]
    """Ids that are cited, proved or excused but stand in no ledger, and where."""

    @property
    def testable(self) -> list[str]:
        return [id for id in self.rules if id not in self.cardboard]

    @property
    def uncovered(self) -> list[str]:
        """Rules to be tested that no test proves."""
        return [id for id in self.testable if id not in self.proved]


def read_ledger(text: str, source: str = "ledger.md") -> dict[str, LedgerEntry]:
    """The entries of a ledger by id, in its order, without what its editors note. An id written twice is an error."""
    entries: dict[str, LedgerEntry] = {}
    section = ""
    for number, line in enumerate(text.split("\n"), 1):
        if heading := _HEADING.fullmatch(line.rstrip()):
            section = _IN_BRACKETS.sub("", heading[1])
        elif found := _ENTRY.fullmatch(line.rstrip()):
            id, said = found.groups()
            if id in entries:
                raise BadInput(f"{id} is written twice", source=source, line=number)
            topic = id.split("-")[1]
            kind = NO_RULES.get(topic) or RULINGS.get(topic) or "rule"
            entries[id] = LedgerEntry(id, _NOTE.sub("", said).lstrip(), section, kind, number)
    return entries


def ledger_of(folder: Traversable, language: str = LANGUAGES[0]) -> dict[str, LedgerEntry]:
    """The ledger in the folder of a game; in the first language where it has not been written in another."""
    file = ledger_file(language)
    if not folder.joinpath(file).is_file():
        file = ledger_file(LANGUAGES[0])
    return read_ledger(folder.joinpath(file).read_text(encoding="utf-8"), f"{folder.name}/{file}")


def ledger_file(language: str) -> str:
    """The name of a ledger's file in a language."""
    return "ledger.md" if language == LANGUAGES[0] else f"ledger.{language}.md"


def differences(first: Mapping[str, LedgerEntry], other: Mapping[str, LedgerEntry]) -> Iterator[str]:
    """The differences of two languages of a ledger: ids and their order, and in each entry the numbers and the rules it names."""
    if list(first) != list(other):
        odd = next((ids for ids in zip_longest(first, other) if ids[0] != ids[1]), ("", ""))
        yield f"{odd[1] or 'nothing'} stands where {odd[0] or 'nothing'} should"
    for id in first.keys() & other.keys():
        for what, said_in in (("names", _named_in), ("counts", _numbers_in)):
            one, two = said_in(first[id].text), said_in(other[id].text)
            if one != two:
                missing, odd_ones = (", ".join(sorted((left - right).elements())) for left, right in ((one, two), (two, one)))
                yield f"{id} {what} {odd_ones or 'nothing'} instead of {missing or 'nothing'}"


def _named_in(text: str) -> Counter[str]:
    return Counter(ID.findall(text))


def _numbers_in(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", ID.sub("", text)))


def ids_proved(tests: Path) -> dict[str, tuple[str, ...]]:
    """Every id that a test's `rule(...)` marker or a situation's `rules` names, with where; skipped tests prove nothing."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for name, ids in _markers(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            for id in ids:
                found.setdefault(id, []).append(f"{file.relative_to(tests).as_posix()}::{name}")
    for file in sorted((tests / "situations").rglob("*.toml")):
        try:
            rules = tomllib.loads(file.read_text(encoding="utf-8")).get("rules", [])
        except tomllib.TOMLDecodeError as error:
            raise BadInput(str(error), source=str(file.relative_to(tests))) from None
        for id in rules:
            found.setdefault(id, []).append(file.relative_to(tests).as_posix())
    return {id: tuple(dict.fromkeys(where)) for id, where in sorted(found.items())}


def _markers(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test"):
            continue
        names = {_called(decorator) for decorator in node.decorator_list}
        if names & set(SKIPS):
            continue
        for part in (call for decorator in node.decorator_list for call in ast.walk(decorator)):
            if isinstance(part, ast.Call) and _called(part) == "rule":
                yield node.name, [arg.value for arg in part.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def _called(node: ast.expr) -> str:
    """The last name of what is called or named: `rule` for `pytest.mark.rule("…")`."""
    if isinstance(node, ast.Call):
        return _called(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def python_files(folder: Traversable) -> Iterator[tuple[str, str]]:
    """Name and text of every module below a folder, in order."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from ((f"{entry.name}/{name}", text) for name, text in python_files(entry))
        elif entry.name.endswith(".py"):
            yield entry.name, entry.read_text(encoding="utf-8")


def ids_cited(folder: Traversable) -> dict[str, tuple[str, ...]]:
    """Every id that the code of a game hands to an event or a refusal, with the modules that do.

    An id that is a text of its own in the code is always there to be cited; those in docstrings and comments are longer texts.
    """
    found: dict[str, list[str]] = {}
    for name, text in python_files(folder):
        for node in ast.walk(ast.parse(text, name)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                found.setdefault(node.value, []).append(name)
    return {id: tuple(dict.fromkeys(where)) for id, where in sorted(found.items())}


def cover(game: str, folder: Traversable, cardboard: Mapping[str, str], all_proved: Mapping[str, tuple[str, ...]]) -> Coverage:
    """Compare a game's ledger with what the tests of all games prove, its code and its list of cardboard."""
    ledger = ledger_of(folder)
    rules = tuple(id for id, entry in ledger.items() if entry.is_rule)
    prefix = {id.split("-")[0] for id in ledger}
    proved = {id: where for id, where in all_proved.items() if id.split("-")[0] in prefix}
    cited = ids_cited(folder)
    unknown: dict[str, str] = {}
    for where_of in (proved, cited, dict.fromkeys(cardboard, ("cardboard.toml",))):
        unknown |= {id: ", ".join(where) for id, where in where_of.items() if id not in ledger}
    known = set(rules)
    return Coverage(
        game,
        rules,
        {id: where for id, where in proved.items() if id in known},
        tuple(id for id in rules if id in cited),
        {id: reason for id, reason in cardboard.items() if id in known},
        unknown,
    )


def find_tests(package: Path, here: Path) -> Path:
    """The tests of the checkout that a package is part of, or of the folder one stands in."""
    for root in (package.parent.parent, here):
        if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
            return root / "tests"
    raise BadInput("which rules are proved is known only in a checkout: no folder 'tests' is beside the package or here")


def entry_called(ledger: Mapping[str, LedgerEntry], id: str) -> LedgerEntry:
    """An entry by its id; an unknown id is an error that names near ones."""
    if id not in ledger:
        near = [other for other in ledger if other.startswith(id.rpartition("-")[0])][:5]
        hint = f"; near are {', '.join(near)}" if near else ""
        raise BadInput(f"there is no rule {id!r}{hint}")
    return ledger[id]
