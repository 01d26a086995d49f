"""The box: the figures with what is printed on their cards, and the one kind of die."""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from tenebra.kernel import DieKind
from tenebra.kit.files import read_toml
from tenebra.kit.odds import Odds, roll_odds, worth_of

BULL = "bull"
BONE = DieKind("bone", ("double", "hit", "hit", "hit", "miss", "miss"))
HITS = {"double": 2, "hit": 1, "miss": 0}


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the card of a figure."""

    life: int
    dice: int
    steps: int
    size: int = 1


@cache
def figures() -> dict[str, Card]:
    """Everybody: the Heroes in the order of their seats, and the Bull."""
    return read_toml(files(__name__) / "figures.toml", dict[str, Card])


class Dice(NamedTuple):
    """So many dice."""

    bone: int = 0


def odds_of(dice: Dice) -> Odds:
    """The chances of each number of hits (BB-FIGHT-02)."""
    return roll_odds((BONE,) * dice.bone, worth_of(HITS))
