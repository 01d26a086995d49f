"""Cards of the tests' own beside those of a game's box, so that balancing the box changes no test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Box(dict[str, Any]):
    """The cards of the box; those of the tests' own are found by name but are in no deck and in no count."""

    def __init__(self, printed: Mapping[str, Any]) -> None:
        super().__init__(printed)
        self.own: dict[str, Any] = {}

    def __missing__(self, name: str) -> Any:
        return self.own[name]

    def register(self, name: str, printed: Any) -> str:
        """Its first copy."""
        assert name not in self
        assert self.own.setdefault(name, printed) == printed, f"two test cards are called {name}"
        return f"{name}.1"
