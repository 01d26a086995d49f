"""Tries saved games out like the house's own process, and believes every position."""

from __future__ import annotations

from dataclasses import replace

from tenebra.games import registry
from tenebra.kit.package import GamePackage
from tenebra.tables import bringing


def believing(game: str) -> GamePackage:
    """A game that finds nothing wrong with any position."""
    return replace(registry.game_called(game), flaw=lambda state: "")


def main() -> None:
    """A process that does nothing else."""
    for game in registry.GAMES:
        registry.GAMES.games[game] = believing(game)
    bringing.main()
