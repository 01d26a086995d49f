"""What every part of a scene, and of the messages about it, is made of."""

from __future__ import annotations

from typing import Literal

import msgspec

Side = Literal["hero", "foe", "boss", "spirit", "ally"]


class Scenic(msgspec.Struct, frozen=True, gc=False):
    """A part of a scene, or of another message; every field is always sent."""
