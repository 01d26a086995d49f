"""The games that laws and situations hold for: those of the box, and the small one of the tests."""

from __future__ import annotations

from tenebra.games.registry import GAMES as BOX
from tenebra.kit.package import GamePackage
from tests.games.barrow_bull import GAME as BARROW_BULL

GAMES: dict[str, GamePackage] = {**BOX, BARROW_BULL.id: BARROW_BULL}
