"""The registry of games: those of this package, and those of others that TENEBRA_GAMES names."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path

from tenebra.games.conan import GAME as CONAN
from tenebra.games.descent import GAME as DESCENT
from tenebra.games.drunagor import GAME as DRUNAGOR
from tenebra.games.dungeon_venture import GAME as DUNGEON_VENTURE
from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS
from tenebra.kernel import BadInput
from tenebra.kit.package import GamePackage, Package

OWN: tuple[GamePackage, ...] = (DUNGEON_VENTURE, MASSIVE_DARKNESS, DESCENT, CONAN, DRUNAGOR)
OUTSIDE = "TENEBRA_GAMES"
"""Names modules, separated by commas, each with a `GAME`."""


class Shelf(Mapping[str, GamePackage]):
    """The games by id. Those from outside are loaded when somebody first looks, so that an error finds somebody to tell it."""

    @cached_property
    def games(self) -> dict[str, GamePackage]:
        games: dict[str, GamePackage] = {game.id: game for game in OWN}
        for game in games_named(os.environ.get(OUTSIDE, "")):
            if game.id in games:
                raise BadInput(f"{OUTSIDE}: {games[game.id].package} and {game.package} are both called {game.id!r}")
            games[game.id] = game
        return games

    def __getitem__(self, id: str) -> GamePackage:
        return self.games[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self.games)

    def __len__(self) -> int:
        return len(self.games)


def games_named(modules: str) -> Iterator[GamePackage]:
    """The games of some modules, which may also lie in the folder one stands in."""
    for name in filter(None, (part.strip() for part in modules.split(","))):
        if (here := str(Path.cwd())) not in sys.path:
            sys.path.append(here)
        try:
            game = import_module(name).GAME
        except Exception as error:
            raise BadInput(f"{OUTSIDE}: {name!r} gives no game: {type(error).__name__}: {error}") from error
        if not isinstance(game, Package):
            raise BadInput(f"{OUTSIDE}: the GAME of {name!r} is no Package, but {type(game).__name__}")
        yield game


GAMES = Shelf()


def game_called(id: str) -> GamePackage:
    """A game by its id."""
    try:
        return GAMES[id]
    except KeyError:
        raise BadInput(f"there is no game {id!r}; there are {', '.join(GAMES)}") from None
