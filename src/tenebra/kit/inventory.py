"""The box of a game, counted from its content."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec


class Component(msgspec.Struct, frozen=True):
    """A component of the box: how many there must be and how many there are; `cardboard` says why software needs none."""

    id: str
    name: str
    required: int
    present: int
    cardboard: str = ""


def count(
    counted: Iterable[tuple[str, str, int, Callable[[], int]]], cardboard: Iterable[tuple[str, str, int, str]]
) -> list[Component]:
    """Every component of the ledger with what the content holds of it; what only cardboard needs says why."""
    there = [Component(id, name, required, present()) for id, name, required, present in counted]
    missing = [Component(id, name, required, 0, reason) for id, name, required, reason in cardboard]
    return sorted(there + missing, key=lambda component: component.id)
