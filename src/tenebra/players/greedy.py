"""The greedy player: what the game itself advises, one decision at a time."""

from __future__ import annotations

from typing import Any

from tenebra.games.registry import game_called
from tenebra.kernel import View
from tenebra.players.player import PlayerChoice


class GreedyPlayer:
    """Follows the advice of the view's game."""

    def choose(self, view: View[Any]) -> PlayerChoice:
        advice = game_called(view.game).advise(view)
        return PlayerChoice(advice.option, advice.why, advice.about, advice.waits)
