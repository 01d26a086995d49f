"""A saved game that somebody brings along: it is tried out in a process of its own before the house has anything to do with it.

Its `main` reads saved games from its input and writes what is wrong with them to its output.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import msgspec

from tenebra.games.registry import game_called
from tenebra.kernel import SaveError, Session, TenebraError, load, save
from tenebra.kernel.journal import Journal, read, replay
from tenebra.kit.package import GamePackage
from tenebra.kit.words import LANGUAGES
from tenebra.players.worker import serve_pipes
from tenebra.players.workers import Overrun, Workers
from tenebra.tables.glance import SPECTATOR
from tenebra.tables.people import Limits
from tenebra.tables.resuming import play_again
from tenebra.tables.turns import Turns
from tenebra.tables.words import read_words, words_of

EVENTS = 300
"""So many of the last events are told."""
OPTIONS = 20
"""So many of the choices that are offered are made."""


class Trial(msgspec.Struct, frozen=True, array_like=True):
    """A saved game on its way to another process."""

    journal: bytes
    seconds_to_look: float


class Clock:
    """Says where something took too long, by the time of the processor: a busy machine makes nobody late."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._began = seconds, time.process_time()

    def stop(self, what: str) -> None:
        """Something is over."""
        if time.process_time() - self._began > self._seconds:
            raise SaveError(f"{what} takes too long")
        self._began = time.process_time()


async def bring(data: bytes, workers: Workers, limits: Limits) -> tuple[GamePackage, Session[Any], Turns, str]:
    """The game that a file holds, ready to go on, and what its table was called; or an error that says what is wrong with it."""
    game, journal = read_journal(data, limits)
    try:
        trouble = await workers.answer(msgspec.msgpack.encode(Trial(data, limits.seconds_to_look)), limits.seconds_to_bring)
    except Overrun as overrun:
        raise SaveError(f"the saved game could not be tried out: {overrun}") from None
    if trouble:
        raise SaveError(trouble.decode())
    if journal.rules_version != game.rules_version:
        return game, load(game, data), Turns(), journal.title
    return game, *await play_again(game, journal, limits.seconds_to_bring), journal.title


def read_journal(data: bytes, limits: Limits) -> tuple[GamePackage, Journal]:
    """A saved game of any game, as far as that can be said without playing it."""
    if len(data) > limits.journal:
        raise SaveError(f"a saved game has at most {limits.journal} bytes")
    journal = read(data)
    if len(journal.inputs) > limits.choices_brought:
        raise SaveError(f"a game that is brought along has at most {limits.choices_brought} choices")
    return game_called(journal.game), journal


def try_out(trial: Trial) -> None:
    """Play a saved game, look at it with all eyes, and make the next choice; an error says what cannot be done."""
    journal = read(trial.journal)
    game = game_called(journal.game)
    read_words(game.id)
    clock = Clock(trial.seconds_to_look)
    played = _played(game, journal, trial.journal)
    session = next(played)
    clock.stop("its beginning")
    for number, _ in enumerate(played, 1):
        clock.stop(f"choice {number}")
    for eyes, language in zip((*game.seats(session.state), SPECTATOR), cycle(LANGUAGES), strict=False):
        _look(game, session, eyes, language)
        clock.stop("a look")
    save(session)
    dict(game.ways(session.state))
    clock.stop("saving it")
    decision = session.decision
    if decision is None:
        if not session.outcome:
            raise SaveError("nobody is asked, and it is not over")
        return
    if not decision.seats or not set(decision.seats) <= set(game.seats(session.state)):
        raise SaveError("somebody is asked who is not at the table")
    for seat in decision.seats:
        for option in decision.options(seat)[:OPTIONS]:
            after = session.fork()
            after.play(option, seat)
            _look(game, after, SPECTATOR, LANGUAGES[0])
            clock.stop(f"{seat}: {option}")


def _played(game: GamePackage, journal: Journal, data: bytes) -> Iterator[Session[Any]]:
    if journal.rules_version == game.rules_version:
        yield from replay(game, journal)
    else:
        yield load(game, data)


def _look(game: GamePackage, session: Session[Any], eyes: str, language: str) -> None:
    words, view = words_of(language, game.id), session.view(eyes)
    game.scene(view, words, lambda _: None)
    game.chronicle(session.numbered(eyes, max(0, len(session.events) - EVENTS)), view, words)


def answer(question: bytes) -> bytes:
    """What is wrong with a saved game; nothing if it can be played."""
    try:
        try_out(msgspec.msgpack.decode(question, type=Trial))
    except TenebraError as error:
        return str(error).encode()
    except Exception as error:  # a position made up by hand may break any rule
        return f"the saved position cannot be played: {type(error).__name__}: {error}".encode()
    return b""


def main() -> None:
    """A process that does nothing else."""
    serve_pipes(answer)
