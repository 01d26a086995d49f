"""What every game package says about itself in the same words: its scenarios, its components, its advice."""

from __future__ import annotations

import msgspec


class ScenarioFacts(msgspec.Struct, frozen=True):
    """What a player wants to know before choosing a scenario."""

    id: str
    players: tuple[int, int]
    minutes: int
    difficulty: int


class Component(msgspec.Struct, frozen=True):
    """A component of the box: how many there must be and how many there are; `cardboard` says why software needs none."""

    id: str
    name: str
    required: int
    present: int
    cardboard: str = ""


class Advice(msgspec.Struct, frozen=True):
    """What a sensible player would choose, and why (a message id with its arguments)."""

    option: str
    why: str
    about: dict[str, str] = {}
    waits: bool = False
    """Where several seats may answer: the others had better act first."""
