"""Content files with one thing changed, and what is said about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, NamedTuple

import pytest

from tenebra.kernel import BadInput


class Broken(NamedTuple):
    """What is wrong with a content file, and the line that the complaint names."""

    error: BadInput
    line: str


class Shelf:
    """The content files of a game, and who reads each of them."""

    def __init__(self, package: str, readers: Mapping[str, Callable[[str, str], Mapping[str, Any]]]) -> None:
        self.folder, self.readers = files(package), readers

    def break_(self, name: str, old: str, new: str) -> Broken:
        """The complaint about a file in which this is written instead of that."""
        text = (self.folder / name).read_text(encoding="utf-8")
        assert old in text
        changed = text.replace(old, new, 1)
        with pytest.raises(BadInput) as error:
            self.readers[name](changed, name)
        assert error.value.source == name
        return Broken(error.value, changed.split("\n")[error.value.line - 1])
