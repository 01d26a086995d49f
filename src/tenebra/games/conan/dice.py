"""The three dice (CO-DIE, CO-RUL-98): their faces, and which dice a pool is."""

from __future__ import annotations

from functools import cache, lru_cache

from tenebra.games.conan.vocabulary import COLOURS, Pool
from tenebra.kernel import DieKind
from tenebra.kit.odds import read_dice

DICE = {
    "red": DieKind("red", ("0", "1", "1", "2", "2", "3")),
    "orange": DieKind("orange", ("0", "0", "1", "1", "2", "2")),
    "yellow": DieKind("yellow", ("0", "0", "0", "1", "1", "2")),
}
"""A face is its number of symbols (CO-RUL-98)."""
MARKED = "0r"
MARKED_DICE = {colour: DieKind(colour, (MARKED, *die.faces[1:])) for colour, die in DICE.items()}
"""The same where a face, not a print, grants the free re-roll: the first blank one (switch `rerollIconOn`)."""
MOST = {colour: int(die.faces[-1]) for colour, die in DICE.items()}
"""The most symbols of a colour."""


@cache
def symbols_of(face: str) -> int:
    """The number of symbols on a face."""
    return int(face[0])


@lru_cache(maxsize=1024)
def dice_of(pool: Pool, has_marked_faces: bool = False) -> tuple[DieKind, ...]:
    """The dice of a pool, colour by colour."""
    dice = MARKED_DICE if has_marked_faces else DICE
    return tuple(dice[colour] for colour, number in zip(COLOURS, pool, strict=True) for _ in range(number))


def read_pool(text: str) -> Pool:
    """`2 red + 1 orange`, or nothing at all."""
    return Pool(**read_dice(text, COLOURS, "2 red + 1 orange"))
