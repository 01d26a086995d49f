"""A saved game that somebody brings along: it is tried out in a process of its own before the house has anything to do with it.

Its `main` reads letters with saved games from its input and writes what is wrong with them to its output.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import cycle
from typing import Any, NamedTuple

import msgspec

from tenebra.games.registry import game_called
from tenebra.kernel import SaveError, Session, TenebraError, load, save
from tenebra.kernel.journal import Journal, read, replay
from tenebra.kit.package import GamePackage
from tenebra.kit.words import LANGUAGES
from tenebra.players.worker import serve_pipes
from tenebra.players.workers import Overrun, Workers
from tenebra.tables.glance import SPECTATOR
from tenebra.tables.halting import look
from tenebra.tables.people import Limits, Wish
from tenebra.tables.resuming import play_again
from tenebra.tables.turns import Turns
from tenebra.tables.words import read_words

OPTIONS = 20
"""The number of offered choices that are made to try a position out."""


class Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game as somebody sends it, and who is to play on."""

    journal: msgspec.Raw
    seats: tuple[Wish, ...] = ()


class Trial(msgspec.Struct, frozen=True, array_like=True):
    """A letter on its way to another process, and what it may be like."""

    letter: bytes
    most_bytes: int
    most_choices: int
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


class Brought(NamedTuple):
    """A saved game that can go on: who plays it, and what its table was called."""

    game: GamePackage
    session: Session[Any]
    turns: Turns
    seats: tuple[Wish, ...]
    title: str


async def bring(data: bytes, workers: Workers, limits: Limits) -> Brought:
    """The game that a letter holds, ready to go on; or an error that says what is wrong with it.

    Nothing of it is read here before it was tried out: to read something made to be dear would keep everybody waiting.
    """
    trial = Trial(data, limits.journal, limits.choices_brought, limits.seconds_to_look)
    try:
        trouble = await workers.answer(msgspec.msgpack.encode(trial), limits.seconds_to_bring)
    except Overrun as overrun:
        raise SaveError(f"the saved game could not be tried out: {overrun}") from None
    if trouble:
        raise SaveError(trouble.decode())
    letter = read_letter(data)
    saved = bytes(letter.journal)
    journal = read(saved)
    game = game_called(journal.game)
    if journal.rules_version != game.rules_version:
        return Brought(game, load(game, saved), Turns(), letter.seats, journal.title)
    return Brought(game, *await play_again(game, journal, limits.seconds_to_bring), letter.seats, journal.title)


def read_letter(data: bytes) -> Letter:
    """The content of a file that somebody sent, as far as it can be known without reading the saved game."""
    try:
        return msgspec.json.decode(data, type=Letter)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"not a saved game: {error}") from None


def try_out(trial: Trial) -> None:
    """Play a saved game, look at it with all eyes, and make the next choice; an error says what cannot be done."""
    saved = bytes(read_letter(trial.letter).journal)
    if len(saved) > trial.most_bytes:
        raise SaveError(f"a saved game has at most {trial.most_bytes} bytes")
    journal = read(saved)
    if len(journal.inputs) > trial.most_choices:
        raise SaveError(f"a game that is brought along has at most {trial.most_choices} choices")
    game = game_called(journal.game)
    read_words(game.id)
    clock = Clock(trial.seconds_to_look)
    played = _played(game, journal, saved)
    session = next(played)
    clock.stop("its beginning")
    for number, _ in enumerate(played, 1):
        clock.stop(f"choice {number}")
    for eyes, language in zip((*game.seats(session.state), SPECTATOR), cycle(LANGUAGES), strict=False):
        look(game, session, eyes, language)
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
            look(game, after, SPECTATOR, LANGUAGES[0])
            clock.stop(f"{seat}: {option}")


def _played(game: GamePackage, journal: Journal, data: bytes) -> Iterator[Session[Any]]:
    if journal.rules_version == game.rules_version:
        yield from replay(game, journal)
    else:
        yield load(game, data)


def answer(question: bytes) -> bytes:
    """The fault of a saved game, worked out in a worker; nothing if it can be played."""
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
