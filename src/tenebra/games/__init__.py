"""The games, each in a folder of its own. They are loaded when somebody first asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenebra.kit.package import GamePackage


def ids() -> tuple[str, ...]:
    """The ids of all games."""
    from tenebra.games.registry import GAMES  # noqa: PLC0415

    return tuple(GAMES)


def called(id: str) -> GamePackage:
    """A game by its id."""
    from tenebra.games.registry import game_called  # noqa: PLC0415

    return game_called(id)
