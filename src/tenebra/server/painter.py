"""A process in which scenes are made: it has a copy of each game it is told of, plays every choice, and gives back what pages
are sent. Nothing but that leaves it, and nothing is lost with it: the server can tell another one the same.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import msgspec

from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import Session, load, read_option
from tenebra.kit.package import GamePackage
from tenebra.players import Choice
from tenebra.players.worker import serve_pipes
from tenebra.server.easel import Easel, news_of
from tenebra.server.reasons import with_reasons
from tenebra.tables.words import read_words

GARBAGE = (1_000_000, 1, 1)
"""So many more things than before: then tables have gone, and what they left is looked for."""


class Word(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Something a painter is told about a table."""

    table: str


class Begin(Word, frozen=True):
    """Here is the journal of a game."""

    game: str
    journal: bytes


class GoOn(Word, frozen=True):
    """Of its choices the first so many stand, then these were made; computers have said why."""

    stands: int
    made: tuple[tuple[str, str], ...]
    reasons: dict[int, tuple[str, Choice]]


class Show(Word, frozen=True):
    """Show the position through the eyes of a seat; the line was shown the one before, unless it is to be whole."""

    line: int
    seat: str
    language: str
    since: int
    is_whole: bool


class Leave(Word, frozen=True):
    """A line has gone."""

    line: int


class End(Word, frozen=True):
    """Nobody looks at this table any more."""


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """What a line is sent, in JSON, and how many events the game has had by then; or what went wrong."""

    scene: bytes = b""
    told: bytes = b""
    events: int = 0
    trouble: str = ""


Words = tuple[Begin | GoOn | Show | Leave | End, ...]
ENCODER, JSON = msgspec.msgpack.Encoder(), msgspec.json.Encoder()
WORDS, SHOWN = msgspec.msgpack.Decoder(Words), msgspec.msgpack.Decoder(tuple[Shown, ...])


class Copy:
    """A game as it stands at its table."""

    def __init__(self, game: GamePackage, session: Session[Any]) -> None:
        self.game, self.session = game, session
        self.lesson = game.lesson_in(session.start.scenario)
        self.reasons: dict[int, tuple[str, Choice]] = {}
        self.easel = Easel(self)
        self.shown: dict[int, dict[str, bytes]] = {}
        """By line, the parts of the scene that it was last sent."""

    def go_on(self, word: GoOn) -> None:
        """Stand where the table stands."""
        session, taken_back = self.session, len(self.session.inputs) - word.stands
        if taken_back:
            session.undo(taken_back)
            self.reasons = {number: reason for number, reason in self.reasons.items() if number < word.stands}
        for seat, text in word.made:
            session.play(read_option(text, self.game.options), seat)
        self.reasons |= word.reasons
        self.easel.turn(is_rewound=bool(taken_back))

    def show(self, word: Show) -> Shown:
        """What a line is sent."""
        scene = self.easel.scene(word.seat, word.language)
        before = {} if word.is_whole else self.shown[word.line]
        self.shown[word.line] = scene
        lines = self.easel.told(word.seat, word.language, word.since)
        told = self.easel.count(word.seat).counted(with_reasons(self.easel, word.seat, word.language, lines))
        news = {name: msgspec.Raw(part) for name, part in news_of(scene, before).items()}
        return Shown(JSON.encode(news), JSON.encode(told), len(self.session.events))


class Painter:
    """All games that are shown in this process."""

    def __init__(self) -> None:
        self.copies: dict[str, Copy] = {}

    def answer(self, said: bytes) -> bytes:
        """What comes of a few words about a table: what each line is sent that is to be shown something."""
        try:
            return ENCODER.encode(tuple(self._hear(WORDS.decode(said))))
        except Exception as error:  # whatever is wrong with a table, it is shown by the server itself
            return ENCODER.encode((Shown(trouble=f"{type(error).__name__}: {error}"),))

    def _hear(self, words: Words) -> Iterator[Shown]:
        for word in words:
            match word:
                case Begin():
                    game = game_called(word.game)
                    self.copies[word.table] = Copy(game, load(game, word.journal))
                case GoOn():
                    self.copies[word.table].go_on(word)
                case Show():
                    yield self.copies[word.table].show(word)
                case Leave():
                    self.copies[word.table].shown.pop(word.line, None)
                case End():
                    del self.copies[word.table]
        for table in {word.table: None for word in words if isinstance(word, Show)}:
            self.copies[table].easel.rest()


def main() -> None:
    """A process that does nothing else."""
    for game in GAMES:
        read_words(game)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    serve_pipes(Painter().answer)
