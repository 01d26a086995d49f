"""The menu of a question's choices, and the search for a typed text in it. Pure functions: no screen, no session."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tenebra.kit.scene import Choice, Forecast, Scene
from tenebra.kit.words import Words

GAP = "…"
"""Stands for the space in a line that tells of many spaces."""


class MenuLine(NamedTuple):
    """One choice with its number."""

    number: int
    choice: Choice
    also: tuple[str, ...] = ()
    """Other texts that mean the same: what is done with the names of what it is done to, the bare name of a space."""
    space: str = ""
    """The one space it is about, if it is about nothing else: such choices are many and are listed in brief."""


def menu_of(scene: Scene, spaces: Mapping[str, str]) -> list[MenuLine]:
    """The choices numbered from 1, those of the long list last; `spaces` are all the places of the board."""
    choices = scene.question.choices if scene.question is not None else ()
    names = names_in(scene)
    lines = [MenuLine(0, choice, _also(choice, names), _space(choice, spaces)) for choice in choices if not choice.is_shut]
    # where several choices are about one space, its bare name means the plainest
    plainest = {line.space: line.choice.key for line in sorted(lines, key=lambda line: -len(line.choice.key))}
    out = []
    for number, line in enumerate(sorted(lines, key=lambda line: line.space != ""), 1):
        bare = (line.space,) if line.space and plainest[line.space] == line.choice.key else ()
        out.append(line._replace(number=number, also=(*line.also, *bare)))
    return out


def names_in(scene: Scene) -> dict[str, str]:
    """The names of all that a choice may be about, by id."""
    out = {thing.id: thing.name for thing in scene.things}
    out |= {card.id: card.name for cards in scene.cards for card in cards.cards if card.name}
    return out | called(scene)


def called(scene: Scene) -> dict[str, str]:
    """The names of everybody at the table and on the board, by id."""
    return {plate.id: plate.name for plate in scene.plates} | {piece.id: piece.name for piece in scene.pieces}


def _space(choice: Choice, spaces: Mapping[str, str]) -> str:
    """A choice with chances of its own is worth a line of its own."""
    return choice.at[0] if len(choice.at) == 1 and choice.at[0] in spaces and not choice.forecasts else ""


def _also(choice: Choice, names: Mapping[str, str]) -> tuple[str, ...]:
    named = list(dict.fromkeys(names[id] for id in choice.at if id in names)) or list(choice.at[:1])
    return (" ".join([choice.verb, *named]),)


def groups_of(menu: Sequence[MenuLine]) -> dict[str, list[MenuLine]]:
    """The lines of each group, in the order of the menu, without the long list."""
    out: dict[str, list[MenuLine]] = {}
    for line in menu:
        if not line.space:
            out.setdefault(line.choice.group, []).append(line)
    return out


def brief(menu: Sequence[MenuLine], spaces: Mapping[str, str]) -> list[str]:
    """The long list in a few lines: what can be done, then the spaces, place by place, with what they may cost."""
    rows: dict[str, dict[tuple[str, str], list[str]]] = {}
    example: dict[str, str] = {}
    for line in menu:
        if line.space:
            choice = line.choice
            said = _unplaced(choice, line.space)
            example.setdefault(said, line.space if line.space in line.also else choice.key)
            rows.setdefault(said, {}).setdefault((spaces[line.space], choice.warn), []).append(line.space)
    out = []
    for said, places in rows.items():
        out.append(f'{said} ("{example[said]}")')
        for (place, warning), names in places.items():
            out.append(f"      {place}: {' '.join(names)}" + (f" ({warning})" if warning else ""))
    return out


def _unplaced(choice: Choice, space: str) -> str:
    """A choice's label without its space: `Walk to …`. The name of the place is left out, what follows it stays."""
    _, named, behind = choice.label.partition(f"({space})")
    said = choice.label.replace(space, GAP)
    return f"{choice.verb} {GAP}{behind}" if named or said == GAP else said


def odds_line(choice: Choice, words: Words, names: Mapping[str, str]) -> str:
    """The chances of a choice in short; "" if it needs no luck."""
    return "; ".join(_odds(one, words, names, len(choice.forecasts)) for one in choice.forecasts)


def _odds(one: Forecast, words: Words, names: Mapping[str, str], number: int) -> str:
    about: dict[str, str | float] = {"hit": one.hit, "kill": one.kill, "mean": round(one.mean, 1)}
    if number == 1:
        return words.say("odds-short", **about)
    return words.say("odds-short-of", target=names.get(one.target, one.target), **about)


def note_of(choice: Choice, words: Words, names: Mapping[str, str]) -> str:
    """The note of a choice: its chances, its effect, its price, and what it may cost besides."""
    # a bare number is the length of a way, which the list of spaces is for
    cost = "" if choice.cost.isdigit() else choice.cost
    parts = (odds_line(choice, words, names), choice.note, cost, choice.warn)
    return " ".join(part if part.endswith((".", "!", "?")) else f"{part}." for part in parts if part)


def plain_text(text: str) -> str:
    """Small letters, no accents, single blanks, hyphens and apostrophes as blanks: how texts are compared."""
    flat = unicodedata.normalize("NFD", text.casefold().replace("\N{SOFT HYPHEN}", ""))
    kept = "".join(char for char in flat if not unicodedata.combining(char))
    return " ".join("".join(char if char.isalnum() else " " for char in kept).split())


def find(text: str, menu: Sequence[MenuLine]) -> list[MenuLine]:
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
        found = [line for line in menu if any(test(plain_text(said)) for said in _texts(line))]
        if found:
            return found
    return []


def _texts(line: MenuLine) -> tuple[str, ...]:
    return (line.choice.key, line.choice.label, *line.also)


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


def closest(text: str, menu: Sequence[MenuLine], limit: int = 3) -> list[MenuLine]:
    """Options that begin with the same word, to remind somebody who mistyped the rest."""
    first = plain_text(text).partition(" ")[0]
    return [line for line in menu if any(plain_text(said).partition(" ")[0] == first for said in _texts(line))][:limit]
