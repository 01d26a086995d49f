"""A position from which the rules do not go on: its table is closed for play there, and for nothing else.

It can be looked at, taken home, and gone back from; as soon as the game stands elsewhere it is played on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tenebra.kernel import Endless, Option, Session
from tenebra.kit.package import GamePackage
from tenebra.kit.words import LANGUAGES
from tenebra.tables.glance import SPECTATOR
from tenebra.tables.turns import Turn, turn_of
from tenebra.tables.watchdog import WATCHDOG, Overlong
from tenebra.tables.words import words_of

EVENTS = 300
"""The number of the last events that are told of a position that is looked at."""
HALT = "halt"
"""The kind of note on which it is kept."""
Why = Literal["endless", "slow", "broken"]
"""The rules tell one event after the other and come to no question; they take too long; they break."""


class Halt(msgspec.Struct, frozen=True):
    """The place in the log where a table was closed for play, and why."""

    entries: int
    """How long the log was: with a longer one the game stands elsewhere."""
    why: Why


def tried(
    game: GamePackage, trial: Session[Any], inputs: Sequence[tuple[str, Option]], seconds: float, with_eyes: bool
) -> list[Turn]:
    """Play on a copy, in so many seconds of the processor; the turns of what was played.

    A position that once was believed, for nobody could play it again, need not be one the rules lead to: where `with_eyes`, it is
    also looked at, by everybody who may answer next and by somebody who only looks on.
    """

    def play() -> list[Turn]:
        turns = []
        for seat, option in inputs:
            turns.append(turn_of(game, trial))
            trial.play(option, seat)
        if with_eyes:
            decision = trial.decision
            asked = [seat for seat in game.seats(trial.state) if decision is not None and decision.may_answer(seat)]
            for eyes in (*asked, SPECTATOR):
                look(game, trial, eyes, LANGUAGES[0])
        return turns

    return WATCHDOG.within(seconds, play)


def look(game: GamePackage, session: Session[Any], eyes: str, language: str) -> None:
    """Have the position shown, and the last of what happened told."""
    words, view = words_of(language, game.id), session.view(eyes)
    game.scene(view, words, lambda _: None)
    game.chronicle(session.numbered(eyes, max(0, len(session.events) - EVENTS)), view, words)


def why_of(error: Exception) -> Why:
    """The reason to close a table, by the error that a choice raised."""
    return "endless" if isinstance(error, Endless) else "slow" if isinstance(error, Overlong) else "broken"
