"""The scripted player: says what it was told to say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tenebra.kernel import ScriptError, View
from tenebra.players.player import Choice


class ScriptedPlayer:
    """Gives its answers in order."""

    def __init__(self, answers: Iterable[str]) -> None:
        self._answers = list(answers)

    def choose(self, view: View[Any]) -> Choice:
        if not self._answers:
            raise ScriptError(f"the script of {view.seat} is at its end, but there is one more decision")
        return Choice(self._answers.pop(0))
