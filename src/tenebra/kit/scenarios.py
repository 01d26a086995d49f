"""The scenarios of a game: a folder for each, read when it is first asked for, and those that tests and situations bring."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Protocol, TypeVar

from tenebra.kernel import BadInput
from tenebra.kit.files import toml_text

SHEET = "scenario.toml"


class Sheet(Protocol):
    """The public facts of every scenario sheet."""

    @property
    def id(self) -> str: ...

    @property
    def minutes(self) -> int: ...

    @property
    def difficulty(self) -> int: ...


T = TypeVar("T")
Reader = Callable[[str, int, Traversable], T]
"""Makes a sheet of an id, a number and a folder."""


def sheet_of_kind(kind: type[T]) -> Reader[T]:
    """Reads sheets that are all in their `scenario.toml`: a Struct with an `id`, which the folder gives."""
    return lambda id, number, folder: toml_text(
        (folder / SHEET).read_text(encoding="utf-8"), kind, f"{folder.name}/{SHEET}", id=id
    )


class Sheets(dict[str, T]):
    """Scenario sheets by id. `scenarios/03_iron_cells` of the game's package is number 3, `iron-cells`."""

    def __init__(self, package: str, read: Reader[T]) -> None:
        super().__init__()
        self.package, self.read = package, read
        self.lay_lessons: Callable[[], object] = tuple
        """Lays the boards of the game's lessons; the game says how."""

    @cached_property
    def _folders(self) -> dict[str, Traversable]:
        folder = files(self.package) / "scenarios"
        found = sorted((entry for entry in folder.iterdir() if entry.name[:2].isdigit()), key=lambda entry: entry.name)
        return {entry.name[3:].replace("_", "-"): entry for entry in found}

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids of the scenarios in the box, in order."""
        return tuple(self._folders)

    def __missing__(self, id: str) -> T:
        folder = self._folders.get(id)
        if folder is None:
            self.lay_lessons()
            if id in self:
                return self[id]
        if folder is None:
            raise BadInput(f"there is no scenario {id!r}; there are {', '.join(self.ids)}")
        self[id] = sheet = self.read(id, int(folder.name[:2]), folder)
        return sheet
