"""Difficulties of a game, if its rules leave that to the players, and how often a party of computers has won so."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from tenebra.kernel import BadInput
from tenebra.kit.covers import ChanceCover, GradeCover
from tenebra.kit.words import Words

CHANCES = "chances.json"


class Grade(msgspec.Struct, frozen=True):
    """A difficulty of a scenario: the options of a new game that make it so, and what its words tell of."""

    id: str
    options: dict[str, Any] = {}
    about: dict[str, Any] = {}


NORMAL = Grade("normal")


class Grades(msgspec.Struct, frozen=True):
    """The difficulties that the rules offer, easiest first, and the rule that says so; `normal` is always among them."""

    of: tuple[Grade, ...] = (NORMAL,)
    rule: str = ""

    def options(self, id: str) -> dict[str, Any]:
        """The options of a new game that make it so hard; without a name it is as usual."""
        found = next((grade for grade in self.of if grade.id == (id or NORMAL.id)), None)
        if found is None:
            raise BadInput(f"there is no difficulty {id!r}; there are {', '.join(grade.id for grade in self.of)}")
        return found.options


class WinChances(msgspec.Struct, frozen=True):
    """The results of many `games` a party of computers has won: by scenario, difficulty and number of Heroes.

    Measured by `python -m tools.chances`.
    """

    games: int
    won: dict[str, dict[str, dict[int, int]]]

    def cover(self, scenario: str, grade: str) -> tuple[ChanceCover, ...]:
        """The chances of a scenario with a difficulty, as they stand beside the choice."""
        measured = self.won.get(scenario, {}).get(grade, {})
        return tuple(ChanceCover(heroes, won, self.games) for heroes, won in sorted(measured.items()))


def read_chances(folder: Traversable) -> WinChances:
    """The measured chances of a game; nothing if nobody has measured them."""
    file = folder / CHANCES
    return msgspec.json.decode(file.read_bytes(), type=WinChances) if file.is_file() else WinChances(0, {})


def grade_covers(scenario: str, grades: Grades, chances: WinChances, words: Words) -> tuple[GradeCover, ...]:
    """The difficulties of a scenario as one chooses them; where there is no choice, one without words."""

    def said(grade: Grade) -> tuple[str, str]:
        name = f"grade-{grade.id}"
        return (words.say(name), words.say(f"{name}.about", **grade.about)) if len(grades.of) > 1 else ("", "")

    return tuple(
        GradeCover(grade.id, *said(grade), grades.rule, chances.cover(scenario, grade.id), grade.id == NORMAL.id)
        for grade in grades.of
    )
