"""The base class of every part of a scene, and of the messages about it."""

from __future__ import annotations

from typing import Literal

import msgspec

Side = Literal["hero", "foe", "boss", "spirit", "ally"]


class Scenic(msgspec.Struct, frozen=True, gc=False):
    """A part of a scene, or of another message; every field is always sent."""


class Die(Scenic, frozen=True):
    """A die that fell: its colour, what it shows as words in a row (`sword sword bam`), and whether that counts.

    Where the shape of a die matters too, it stands before the colour: `sword-red`, `shield-blue`.
    """

    colour: str
    face: str
    counts: bool = True
