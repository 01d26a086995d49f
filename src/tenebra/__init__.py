"""Tenebra: a digital table for dungeon-crawler board games. `games`, `begin`, `save`, `load` and `verify` are its public door."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tenebra import games
    from tenebra.door import begin, load, save, verify

__version__ = "0.1.0"
__all__ = ["begin", "games", "load", "save", "verify"]


def __getattr__(name: str) -> Any:
    # What the door needs is loaded when somebody first asks for it, not with every import of one of the rooms.
    from importlib import import_module  # noqa: PLC0415

    if name == "games":
        return import_module("tenebra.games")
    if name in __all__:
        return getattr(import_module("tenebra.door"), name)
    raise AttributeError(f"module 'tenebra' has no attribute {name!r}")
