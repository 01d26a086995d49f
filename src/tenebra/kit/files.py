"""Content files: TOML into Structs, with errors that name file, line and reason."""

from __future__ import annotations

import re
import threading
import tomllib
from collections.abc import Callable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from tenebra.kernel import BadInput

T = TypeVar("T")
File = Traversable | Path
ONE_AT_A_TIME = threading.Lock()


def get_to_know(kind: Any) -> None:
    """Have msgspec find out what a type is made of.

    It does so where it first meets the type, and a second thread that meets it meanwhile ends the whole process (SIGSEGV, msgspec
    0.22): what may first be met in any thread is got to know here, by one thread at a time.
    """
    with ONE_AT_A_TIME:
        msgspec.json.Decoder(kind)


def as_kind(plain: Mapping[str, Any], kind: type[T]) -> T:
    """Plain data as a Struct."""
    get_to_know(kind)
    return msgspec.convert(plain, kind)


def read_toml(file: File, kind: type[T]) -> T:
    """The content of a TOML file, checked against a Struct."""
    return toml_text(file.read_text(encoding="utf-8"), kind, file.name)


def toml_text(text: str, kind: type[T], source: str, **more: Any) -> T:
    """The content of a TOML text, checked against a Struct; what is known from elsewhere is said by name."""
    try:
        plain: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        line, column = (int(n) for n in place.groups()) if place else (text.count("\n") + 1, 0)
        message = re.sub(r" \(at .*\)$", "", str(error))
        raise BadInput(message, source=source, line=line, column=column) from None
    try:
        return as_kind({**plain, **more}, kind)
    except msgspec.ValidationError as error:
        raise BadInput(str(error), source=source, line=_line_of(text, str(error))) from None


def _line_of(text: str, message: str) -> int:
    """The line an error speaks of: the last key of its path, or the unknown field it names."""
    names = re.findall(r"unknown field `([^`]+)`", message) + re.findall(r"\.([A-Za-z_-]+)", message)[::-1]
    for name in names:
        for number, line in enumerate(text.split("\n"), 1):
            if re.match(rf"\s*(\[+[^\]]*)?\b{re.escape(name)}\b", line):
                return number
    return 1


def find_line(text: str, needle: str) -> int:
    """The first line that holds a text, 1 if none does."""
    return next((n for n, line in enumerate(text.split("\n"), 1) if needle in line), 1)


def read_beside(package: str, name: str, reader: Callable[[str, str], T]) -> T:
    """The result of reading a file of a package; the reader is told the file's name for what it finds wrong."""
    return reader(files(package).joinpath(name).read_text(encoding="utf-8"), name)


class TextFile(NamedTuple):
    """The text of a file and its name, to say what is wrong with it and where."""

    text: str
    source: str

    def complain(self, message: str, near: str = "") -> BadInput:
        """An error on the first line that holds a text."""
        return BadInput(message, source=self.source, line=find_line(self.text, near))

    def convert(self, plain: Mapping[str, Any], kind: type[T], name: str) -> T:
        """Plain data that the file holds under a name, checked against a Struct."""
        try:
            return as_kind(plain, kind)
        except msgspec.ValidationError as error:
            raise self.complain(f"{name}: {error}", name) from None

    def place_of(self, quoted: str, after: str = "") -> tuple[int, int]:
        """Line and column of what is written in quotes, the first time after another text."""
        start = max(0, self.text.find(after))
        at = max(start, self.text.find(f'"{quoted}"', start))
        return self.text.count("\n", 0, at) + 1, at - self.text.rfind("\n", 0, at) + 1
