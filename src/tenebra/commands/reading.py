"""Files that people hand to the command: situations and saved games, each error naming the file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tenebra.games.registry import game_called
from tenebra.kernel import BadInput, Event, SaveError, Session, replay
from tenebra.kernel.journal import Journal, read
from tenebra.kit.package import GamePackage
from tenebra.kit.situations import Resolution, check, play_out, read_head, resolution_of


class Resolved(NamedTuple):
    """A situation played out, and what did not come as it expected (None if it expects nothing)."""

    game: GamePackage
    session: Session[Any]
    resolution: Resolution
    differs: list[str] | None


class Page(NamedTuple):
    """One choice of a saved game and what came of it; the first page is the beginning, without a choice."""

    number: int
    seat: str
    choice: str
    events: list[Event]
    session: Session[Any]


def read_bytes(file: Path) -> bytes:
    """The content of a file."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadInput(f"cannot be read: {error.strerror or error}", source=str(file)) from None


def read_text(file: Path) -> str:
    """The text in a file."""
    try:
        return read_bytes(file).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(f"is not a text in UTF-8: {error.reason}", source=str(file)) from None


def resolve_file(file: Path) -> Resolved:
    """Play a situation out and compare it with what it expects."""
    text = read_text(file)
    head = read_head(text, file.name)
    game = game_called(head.game)
    session = play_out(game, text, file.name)
    resolution = resolution_of(session)
    return Resolved(game, session, resolution, check(session, head.expect) if head.expect is not None else None)


def read_journal(file: Path) -> tuple[GamePackage, Journal]:
    """A saved game and the game it is of."""
    journal = read(read_bytes(file), file.name)
    game = game_called(journal.game)
    if journal.rules_version != game.rules_version:
        raise SaveError(
            f"played under rules {journal.rules_version}; these are {game.rules_version}, so it cannot be replayed",
            source=file.name,
        )
    return game, journal


def side_of(game: GamePackage, seat: str) -> tuple[str, ...]:
    """The seats that may know what a seat answers; all of them if no seat is named."""
    sides = game.sides().values()
    return tuple(each for side in sides if not seat or seat in side for each in side)


def pages(game: GamePackage, journal: Journal, source: str, seat: str = "") -> Iterator[Page]:
    """Leaf through a saved game, choice by choice; with a seat, only what that seat was told.

    What the other side answered is then left out: the events tell what came of it as far as the seat may know.
    """
    seen, side = 0, side_of(game, seat)
    for number, session in enumerate(replay(game, journal, source)):
        by, text = journal.inputs[number - 1] if number else ("", "")
        if by not in side:
            text = ""
        events = session.told(seat, seen) if seat else session.events[seen:]
        yield Page(number, by, text, events, session)
        seen = len(session.events)
