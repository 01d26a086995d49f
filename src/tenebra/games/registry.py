"""Which games there are."""

from __future__ import annotations

from tenebra.games.dungeon_venture import GAME as DUNGEON_VENTURE
from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS
from tenebra.kernel import BadInput
from tenebra.kit.package import GamePackage

GAMES: dict[str, GamePackage] = {game.id: game for game in (DUNGEON_VENTURE, MASSIVE_DARKNESS)}


def game_called(id: str) -> GamePackage:
    """A game by its id."""
    try:
        return GAMES[id]
    except KeyError:
        raise BadInput(f"there is no game {id!r}; there are {', '.join(GAMES)}") from None
