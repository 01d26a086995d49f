"""The games whose situations are played here: every one that has a folder, registered or not."""

from __future__ import annotations

from typing import Any

from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS
from tenebra.games.registry import GAMES

PLAYED: dict[str, Any] = {MASSIVE_DARKNESS.id: MASSIVE_DARKNESS, **GAMES}
