"""The random player: every option is as good as any other."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tenebra.kernel import Option, View
from tenebra.players.player import PlayerChoice


class RandomPlayer:
    """Chooses evenly among its options, with a stream of its own, never with the dice of the table."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = random.Random(seed)

    def pick(self, options: Sequence[Option]) -> Option:
        return options[int(self._random.random() * len(options))]

    def choose(self, view: View[Any]) -> PlayerChoice:
        assert view.decision is not None
        return PlayerChoice(str(self.pick([entry.option for entry in view.decision.options])))
