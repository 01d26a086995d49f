"""Advice: what a sensible player would choose, and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from tenebra.kernel import Option

OptionT = TypeVar("OptionT", bound=Option)
SHARES = ((1, 10), (1, 6), (1, 5), (1, 4), (1, 3), (2, 5), (1, 2), (3, 5), (2, 3), (3, 4), (4, 5), (9, 10))
HARDLY, SURELY = 0.05, 0.95
SCRATCH = 0.25
"""The number of wounds that are hardly one."""


class Advice(msgspec.Struct, frozen=True):
    """The choice of a sensible player, and why (a message id with its arguments)."""

    option: str
    why: str
    about: dict[str, str] = {}
    waits: bool = False
    """If several seats may answer: the others had better act first."""


def stakes(kill: float, wounds: float) -> dict[str, str]:
    """The effect of a blow, for the words of a reason: `kills` of `of` blows kill, and the `wounds` it makes on average.

    Where hardly a blow kills both are 0, where nearly all do both are 1.
    """
    if kill < HARDLY:
        kills, of, wounds = 0, 0, wounds if wounds >= SCRATCH else 0.0
    elif kill > SURELY:
        kills, of = 1, 1
    else:
        kills, of = min(SHARES, key=lambda share: abs(share[0] / share[1] - kill))
    return {"kills": str(kills), "of": str(of), "wounds": f"{wounds:.1f}"}


def of_kind(options: Iterable[Option], kind: type[OptionT]) -> list[OptionT]:
    """The options that are of one kind, in their order."""
    return [option for option in options if isinstance(option, kind)]
