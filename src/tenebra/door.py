"""The public door: what a program that imports Tenebra needs to play (docs/python.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tenebra.games.registry import game_called
from tenebra.kernel import BadInput, Session, fresh_seed, save
from tenebra.kernel import load as load_for
from tenebra.kernel import verify as verify_for
from tenebra.kernel.journal import read

__all__ = ["begin", "load", "save", "verify"]


def begin(game: str, scenario: str = "", seed: str = "", **options: Any) -> Session[Any]:
    """A new game at its first decision: the first scenario and a fresh seed, unless they are named."""
    package = game_called(game)
    if scenario and scenario not in package.scenarios():
        raise BadInput(f"there is no scenario {scenario!r}; there are {', '.join(package.scenarios())}")
    if scenario and "campaign" not in options:
        package.check_alone(scenario)
    return Session.begin(package, scenario or package.scenarios()[0], seed or fresh_seed(), options)


def load(saved: bytes | Path) -> Session[Any]:
    """Go on with a saved game, from its bytes or its file."""
    data, source = _bytes_of(saved)
    return load_for(game_called(read(data, source).game), data, source)


def verify(saved: bytes | Path) -> Session[Any]:
    """Check every roll and shuffle of a saved game against its seed; the session at its end."""
    data, source = _bytes_of(saved)
    return verify_for(game_called(read(data, source).game), data, source)


def _bytes_of(saved: bytes | Path) -> tuple[bytes, str]:
    return (saved, "save") if isinstance(saved, bytes) else (saved.read_bytes(), saved.name)
