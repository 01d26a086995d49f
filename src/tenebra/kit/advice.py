"""Advice: what a sensible player would choose, and why."""

from __future__ import annotations

import msgspec


class Advice(msgspec.Struct, frozen=True):
    """What a sensible player would choose, and why (a message id with its arguments)."""

    option: str
    why: str
    about: dict[str, str] = {}
    waits: bool = False
    """Where several seats may answer: the others had better act first."""
