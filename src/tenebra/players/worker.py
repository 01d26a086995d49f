"""A computer player in a process of its own: it is sent views, never the true state or the seed, and answers with a choice.

Its `main` reads questions from its input and writes answers to its output, each with its length before it.
"""

from __future__ import annotations

import contextlib
import os
import struct
import sys
from collections.abc import Callable
from functools import cache
from typing import Any, BinaryIO, Union

import msgspec

from tenebra.games.registry import game_called
from tenebra.kernel import DecisionView, OptionView, View
from tenebra.players.player import PlayerChoice
from tenebra.players.seating import new_player

LENGTH = struct.Struct("<I")


class SentView(msgspec.Struct, frozen=True, array_like=True):
    """A view on its way to another process."""

    game: str
    scenario: str
    seat: str
    state: bytes
    seats: tuple[str, ...]
    prompt: str
    about: dict[str, str]
    options: bytes
    choices: int
    commitment: str


class PlayerQuestion(msgspec.Struct, frozen=True, array_like=True):
    """Seats that are asked together, each with the kind of player that sits there."""

    asked: tuple[tuple[str, SentView], ...]


class PlayerAnswer(msgspec.Struct, frozen=True, array_like=True):
    """A worker's answer: the seat whose choice counts, or what went wrong."""

    seat: str = ""
    choice: PlayerChoice | None = None
    trouble: str = ""


ENCODER = msgspec.msgpack.Encoder()
QUESTIONS, ANSWERS = msgspec.msgpack.Decoder(PlayerQuestion), msgspec.msgpack.Decoder(PlayerAnswer)


def pack(view: View[Any]) -> SentView:
    """A view, made ready to travel."""
    asked = view.decision
    assert asked is not None
    options = ENCODER.encode([entry.option for entry in asked.options])
    return SentView(
        view.game,
        view.scenario,
        view.seat,
        ENCODER.encode(view.state),
        asked.seats,
        asked.prompt,
        asked.about,
        options,
        view.choices,
        view.commitment,
    )


def unpack(sight: SentView) -> View[Any]:
    """The view that was packed."""
    game = game_called(sight.game)
    options = tuple(OptionView(str(option), option) for option in _options_of(sight.game).decode(sight.options))
    asked = DecisionView(sight.seats, sight.prompt, sight.about, options)
    state = msgspec.msgpack.decode(sight.state, type=game.state)
    return View(sight.game, sight.scenario, sight.seat, state, asked, sight.choices, sight.commitment)


@cache
def _options_of(game: str) -> msgspec.msgpack.Decoder[list[Any]]:
    any_option: Any = Union[game_called(game).options]  # noqa: UP007
    return msgspec.msgpack.Decoder(list[any_option])


def answer(question: PlayerQuestion) -> PlayerAnswer:
    """The seats in order: the first who does not wait for the others answers, or the first of all."""
    first: PlayerAnswer | None = None
    for kind, sight in question.asked:
        view = unpack(sight)
        assert view.decision is not None
        if len(view.decision.options) == 1:
            return PlayerAnswer(view.seat, PlayerChoice(view.decision.options[0].key))
        # a stream of its own for every choice, from what everybody may know
        choice = new_player(kind, view.seat, f"{view.commitment}/{view.choices}").choose(view)
        if all(entry.key != choice.option for entry in view.decision.options):
            return PlayerAnswer(trouble=f"{view.seat} chose {choice.option!r}, which is not legal")
        if not choice.waits:
            return PlayerAnswer(view.seat, choice)
        first = first or PlayerAnswer(view.seat, choice)
    return first or PlayerAnswer(trouble="nobody was asked")


def answer_packed(question: bytes) -> bytes:
    """The same on its way between processes."""
    try:
        said = answer(QUESTIONS.decode(question))
    except Exception as error:  # whatever a player gets wrong, the table goes on
        said = PlayerAnswer(trouble=f"{type(error).__name__}: {error}")
    return ENCODER.encode(said)


def serve(questions: BinaryIO, answers: BinaryIO, answer: Callable[[bytes], bytes]) -> None:
    """Say that one is ready, then answer until nothing more is asked."""
    _say(answers, b"")
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        _say(answers, answer(questions.read(length)))


def _say(answers: BinaryIO, said: bytes) -> None:
    answers.write(LENGTH.pack(len(said)) + said)
    answers.flush()


def serve_pipes(answer: Callable[[bytes], bytes]) -> None:
    """Serve over the pipes of the process; a stray print goes to the log, not between the answers."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(BrokenPipeError):  # whoever asked has gone
        serve(sys.stdin.buffer, answers, answer)


def main() -> None:
    """A process that does nothing else."""
    serve_pipes(answer_packed)
