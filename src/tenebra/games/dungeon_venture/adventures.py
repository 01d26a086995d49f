"""The Adventures that are known: the ten of the box, those of situations and tests, and those a Hero's player imagines."""

from __future__ import annotations

from collections import deque
from functools import cache
from importlib.resources import files

import msgspec

from tenebra.games.dungeon_venture.adventure_reader import read_adventure
from tenebra.games.dungeon_venture.adventure_sheet import Adventure
from tenebra.games.dungeon_venture.imagined import Glimpse, imagine
from tenebra.kernel import BadInput
from tenebra.kit.files import File

IMAGINED = "~"
"""Between the id of an Adventure and the glimpse from which another one was imagined; the id of that one is all of it."""
REMEMBERED = 256
"""Imagined Adventures at hand; an older one is imagined again when it is asked for."""


def _folders() -> list[File]:
    folder = files("tenebra.games.dungeon_venture").joinpath("scenarios")
    return sorted((f for f in folder.iterdir() if f.name[:2].isdigit()), key=lambda f: f.name)


@cache
def scenario_ids() -> tuple[str, ...]:
    """The Adventures of the box, in order."""
    return tuple(folder.name[3:].replace("_", "-") for folder in _folders())


class _Sheets(dict[str, Adventure]):
    """Adventures by id; one of the box is read when it is first asked for, an imagined one is made from its id."""

    def __init__(self) -> None:
        super().__init__()
        self.imagined: deque[str] = deque()

    def __missing__(self, id: str) -> Adventure:
        written, _, glimpse = id.rpartition(IMAGINED)
        if written:
            if len(self.imagined) == REMEMBERED:
                del self[self.imagined.popleft()]
            self.imagined.append(id)
            self[id] = imagine(self[written], id, msgspec.json.decode(glimpse, type=Glimpse))
            return self[id]
        for folder in _folders():
            if folder.name[3:].replace("_", "-") == id:
                sheet = folder.joinpath("adventure.toml").read_text(encoding="utf-8")
                drawing = folder.joinpath("map.txt").read_text(encoding="utf-8")
                self[id] = read_adventure(id, int(folder.name[:2]), sheet, drawing, f"{folder.name}/adventure.toml")
                return self[id]
        raise BadInput(f"there is no Adventure {id!r}; there are {', '.join(scenario_ids())}")


SHEETS = _Sheets()


def register(adventure: Adventure) -> None:
    """Make an Adventure known that is not of the box (a situation, a test)."""
    SHEETS[adventure.id] = adventure
