"""Marks on a map of characters: letters for figures, small pictures for things."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from string import ascii_lowercase, digits
from typing import NamedTuple

from tenebra.kit.ground import Door
from tenebra.kit.scene import Piece, Scene, Thing
from tenebra.terminal.menu import plain_text


class Mark(NamedTuple):
    """A few characters on a space, or one repeated along an edge, and a style."""

    text: str
    style: str = ""


NUMBERS = digits + ascii_lowercase.upper()
SIDES = {"hero": "bold green", "ally": "bold blue", "spirit": "cyan", "foe": "red", "boss": "bold red"}
THINGS = {
    "table": Mark("=="),
    "bookcase": Mark("##"),
    "tomb": Mark("{}"),
    "chest": Mark("[]", "bold"),
    "chest-open": Mark("]["),
    "altar": Mark("/\\", "bold"),
    "trap": Mark("><", "magenta"),
    "pit": Mark("()", "magenta"),
    "rubble": Mark("@@", "magenta"),
    "stairs": Mark("<<", "bold"),
    "skull": Mark("%%", "dim"),
    "thing": Mark("!!", "bold magenta"),
    "token": Mark("**", "bold magenta"),
    "objective": Mark("!", "bold magenta"),
    "treasure": Mark("$", "yellow"),
    "special-treasure": Mark("&", "yellow"),
    "starting-zone": Mark("<<", "bold"),
    "exit-zone": Mark(">>", "bold"),
}
"""Pictures for kinds of things, like the drawings of the page; a kind that has none gets letters."""
WAITING = "waiting"
"""The kind of a figure that only the plan shows: its letter, with a question mark."""
PLAN = "dim"
DOORS = {
    "open": Mark("░", "yellow"),
    "closed": Mark("█", "yellow"),
    "locked": Mark("X", "bold yellow"),
    "secret": Mark("S", "dim yellow"),
}


def door_mark(door: Door) -> Mark:
    """A door by its status; faint if it is only on the plan."""
    mark = DOORS[door.status]
    return Mark(mark.text, f"{PLAN} yellow") if door.is_plan else mark


class Marks:
    """The marks of one table: a name that has once got its letters keeps them, and no other name gets the same."""

    def __init__(self) -> None:
        self._letters: dict[tuple[int, str], str] = {}
        """By how many letters it has, and the name."""

    def of(self, scene: Scene, is_short: bool) -> dict[str, Mark]:
        """The mark of every piece by its id. Short ones have two characters."""
        for plate in scene.plates:
            self._call(plate.name, 2)
        out: dict[str, Mark] = {}
        for piece in scene.pieces:
            mark = self._piece(piece, kind_of(piece), is_short)
            if mark.text in {other.text for other in out.values()}:
                mark = self._piece(piece, f"{kind_of(piece)} {piece.id}", is_short)
            out[piece.id] = mark
        return out

    def _piece(self, piece: Piece, kind: str, is_short: bool) -> Mark:
        """`Va` for a Hero, `va` for its Spirit, `k1` for a numbered foe, `GR` for a Boss, `GW+3` for one with three Minions."""
        number = NUMBERS[piece.number % len(NUMBERS)] if piece.number else ""
        text = self._call(kind, 1 if number and is_short else 2)
        text = {"hero": text.capitalize(), "ally": text.capitalize(), "boss": text.upper()}.get(piece.side, text) + number
        if piece.minions and not is_short:
            text += f"+{len(piece.minions)}"
        return Mark(text, SIDES[piece.side])

    def thing(self, thing: Thing) -> Mark:
        """A picture of its kind; what only the plan shows is faint."""
        if thing.kind == WAITING:
            return Mark(f"{self._call(thing.name, 1)}?", f"{PLAN} red")
        mark = THINGS.get(thing.kind) or Mark(self._call(thing.kind, 2), "magenta")
        return Mark(mark.text, f"{PLAN} magenta" if "magenta" in mark.style else PLAN) if thing.is_plan else mark

    def _call(self, name: str, size: int) -> str:
        known = self._letters.get((size, name))
        if known is None:
            taken = {letters for (length, _), letters in self._letters.items() if length == size}
            known = next((letters for letters in _letters(name, size) if letters not in taken), "?" * size)
            self._letters[size, name] = known
        return known


def kind_of(piece: Piece) -> str:
    """The name of a piece without its number."""
    return piece.name.removesuffix(str(piece.number)).strip() if piece.number else piece.name


def _letters(name: str, size: int) -> Iterator[str]:
    """Abbreviations of a name, the clearest first: initials, its beginning, its first letter with another."""
    words = [word for word in plain_text(name).split() if word.isascii()] or ["x"]
    long = [word for word in words if len(word) > 2] or words
    whole = "".join(words)
    if size == 1:
        yield from (*(word[0] for word in long), *whole, *ascii_lowercase)
        return
    if len(long) > 1:
        yield long[0][0] + long[1][0]
    yield from (whole[0] + letter for letter in (*whole[1:], *ascii_lowercase))
    yield from map("".join, product(ascii_lowercase, repeat=size))
