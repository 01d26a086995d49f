"""Limits of size for a position: one written by hand is looked at field by field before any rule sees it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

LONGEST, MOST, FIELDS, GREATEST, DEEPEST = 200, 1000, 10_000, 99_999, 20
"""Letters of a text, entries of a list, fields in all, a number, and how deep fields lie in each other: many times what any
game needs, and little enough for rules that count with it."""


def too_much(data: Any, name: str) -> str | None:
    """The field of plain data that is beyond the limits; None if all are within them."""
    left, waiting = FIELDS, [(name, data, 0)]
    while waiting:
        place, value, depth = waiting.pop()
        left -= 1
        if left < 0:
            return f"{name} has more than {FIELDS} fields"
        inner: Iterable[tuple[Any, Any]] = ()
        match value:
            case str():
                is_within = len(value) <= LONGEST
            case int():
                is_within = abs(value) <= GREATEST
            case float():
                is_within = False
            case dict():
                is_within = len(value) <= MOST and all(len(key) <= LONGEST for key in value)
                inner = value.items()
            case list() | tuple():
                is_within = len(value) <= MOST
                inner = enumerate(value)
            case _:
                is_within = value is None
        if not is_within or depth > DEEPEST:
            return f"{place} is beyond measure"
        waiting += [(f"{place}.{key}", one, depth + 1) for key, one in inner]
    return None
