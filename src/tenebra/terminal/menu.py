"""The options of a decision as a menu, and what a typed line means. Pure functions: no screen, no session."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple


class Line(NamedTuple):
    """One option: its number, who would choose it, its key, its group and how it is said."""

    number: int
    seat: str
    key: str
    group: str
    label: str
    also: tuple[str, ...] = ()
    """Other texts that mean the same: the key in the player's language, the bare name of a space."""
    note: str = ""
    """What one should know before choosing it: what the card does, the chances of the attack."""


class Draft(NamedTuple):
    """An option before it has its number."""

    seat: str
    key: str
    group: str
    label: str
    also: tuple[str, ...] = ()
    note: str = ""


def menu_of(drafts: Iterable[Draft], order: Sequence[str]) -> list[Line]:
    """Numbered from 1, group by group; inside a group as the rules list them."""
    place = {group: at for at, group in enumerate(order)}
    ranked = sorted(drafts, key=lambda draft: place.get(draft.group, len(place)))
    return [Line(number, *draft) for number, draft in enumerate(ranked, 1)]


def groups_of(menu: Sequence[Line]) -> dict[str, list[Line]]:
    """The lines of each group, in the order of the menu."""
    out: dict[str, list[Line]] = {}
    for line in menu:
        out.setdefault(line.group, []).append(line)
    return out


def plain_text(text: str) -> str:
    """Small letters, no accents, single blanks, hyphens and apostrophes as blanks: how texts are compared."""
    flat = unicodedata.normalize("NFD", text.casefold())
    kept = "".join(char for char in flat if not unicodedata.combining(char))
    return " ".join("".join(char if char.isalnum() else " " for char in kept).split())


def find(text: str, menu: Sequence[Line]) -> list[Line]:
    """The lines a typed text may mean: one if it is clear, several if not, none if it means nothing.

    A number; else the whole text of an option; else its beginning; else the beginnings of its words in order.
    """
    if text.isdigit():
        return [line for line in menu if line.number == int(text)]
    wanted = plain_text(text)
    if not wanted:
        return []
    tests: tuple[Callable[[str], bool], ...] = (
        lambda said: said == wanted,
        lambda said: _begins(said, wanted),
        lambda said: _words_begin(said.split(), wanted.split()),
    )
    for test in tests:
        found = [line for line in menu if any(test(plain_text(said)) for said in (line.key, line.label, *line.also))]
        if found:
            return found
    return []


def _begins(said: str, typed: str) -> bool:
    """A number or a space is never cut short: `C1` does not mean `C10`."""
    cut = len(said) > len(typed) and said[len(typed)] != " " and typed[-1].isdigit()
    return said.startswith(typed) and not cut


def _words_begin(said: list[str], typed: list[str]) -> bool:
    """Each typed word begins a word that was said, in the same order; the first word must be the first."""
    if not said or not typed or not _begins(said[0], typed[0]):
        return False
    at = 0
    for word in typed:
        while at < len(said) and not _begins(said[at], word):
            at += 1
        if at == len(said):
            return False
        at += 1
    return True


def closest(text: str, menu: Sequence[Line], limit: int = 3) -> list[Line]:
    """Options that begin with the same word, to remind somebody who mistyped the rest."""
    first = plain_text(text).partition(" ")[0]
    return [
        line for line in menu if any(plain_text(said).partition(" ")[0] == first for said in (line.key, line.label, *line.also))
    ][:limit]
