"""The program of a render process. It has a copy of each game it serves, replays every choice, and answers with scenes in JSON.

It writes nothing and owns nothing: if it dies, the server gives the same games to another.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import msgspec

from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import Session, load, read_option
from tenebra.kit.package import GamePackage
from tenebra.players import PlayerChoice
from tenebra.players.worker import serve_pipes
from tenebra.server.reasons import with_reasons
from tenebra.server.scene_cache import SceneCache, changed_parts
from tenebra.tables.words import read_words

GARBAGE = (1_000_000, 1, 1)
"""Collect garbage after so many more objects: tables that were dropped have left them."""


class WorkerMessage(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A message to a render worker, about one table."""

    table: str


class BeginTable(WorkerMessage, frozen=True):
    """Take up a game, from its journal."""

    game: str
    journal: bytes


class SyncChoices(WorkerMessage, frozen=True):
    """Keep the first so many choices, then play these; with the reasons of computer players."""

    stands: int
    made: tuple[tuple[str, str], ...]
    reasons: dict[int, tuple[str, PlayerChoice]]


class RenderScene(WorkerMessage, frozen=True):
    """Make the scene for a client: only the parts that differ from its last one, or the whole."""

    client: int
    seat: str
    language: str
    since: int
    is_whole: bool


class DropClient(WorkerMessage, frozen=True):
    """Forget what a client was sent: it has gone."""

    client: int


class DropTable(WorkerMessage, frozen=True):
    """Forget a table: it has no clients any more."""


class Rendered(msgspec.Struct, frozen=True, array_like=True):
    """The answer to `RenderScene`: scene and lines in JSON, how many events the copy has; or what went wrong."""

    scene: bytes = b""
    told: bytes = b""
    events: int = 0
    trouble: str = ""


WorkerMessages = tuple[BeginTable | SyncChoices | RenderScene | DropClient | DropTable, ...]
ENCODER, JSON = msgspec.msgpack.Encoder(), msgspec.json.Encoder()
MESSAGES, RENDERED = msgspec.msgpack.Decoder(WorkerMessages), msgspec.msgpack.Decoder(tuple[Rendered, ...])


class TableCopy:
    """A copy of the game at a table."""

    def __init__(self, game: GamePackage, session: Session[Any]) -> None:
        self.game, self.session = game, session
        self.lesson = game.lesson_in(session.start.scenario)
        self.reasons: dict[int, tuple[str, PlayerChoice]] = {}
        self.scenes = SceneCache(self)
        self.sent: dict[int, dict[str, bytes]] = {}
        """By client, the parts of the scene that it was sent last."""

    def sync(self, message: SyncChoices) -> None:
        """Take back and play choices, to stand where the table stands."""
        session, taken_back = self.session, len(self.session.inputs) - message.stands
        if taken_back:
            session.undo(taken_back)
            self.reasons = {number: reason for number, reason in self.reasons.items() if number < message.stands}
        for seat, text in message.made:
            session.play(read_option(text, self.game.options), seat)
        self.reasons |= message.reasons
        self.scenes.position_changed(is_rewound=bool(taken_back))

    def render(self, message: RenderScene) -> Rendered:
        """Make the scene and the lines for a client."""
        scene = self.scenes.scene(message.seat, message.language)
        before = {} if message.is_whole else self.sent[message.client]
        self.sent[message.client] = scene
        lines = self.scenes.told(message.seat, message.language, message.since)
        lines = with_reasons(self.scenes, message.seat, message.language, lines)
        told = self.scenes.visible_events(message.seat).renumbered(lines)
        news = {name: msgspec.Raw(part) for name, part in changed_parts(scene, before).items()}
        return Rendered(JSON.encode(news), JSON.encode(told), len(self.session.events))


class RenderWorker:
    """The copies of all games whose scenes are made in this process."""

    def __init__(self) -> None:
        self.copies: dict[str, TableCopy] = {}

    def answer(self, said: bytes) -> bytes:
        """Carry out messages; the answers to those that ask for a scene, in their order."""
        try:
            return ENCODER.encode(tuple(self._carry_out(MESSAGES.decode(said))))
        except Exception as error:  # then the server makes the scenes itself
            return ENCODER.encode((Rendered(trouble=f"{type(error).__name__}: {error}"),))

    def _carry_out(self, messages: WorkerMessages) -> Iterator[Rendered]:
        for message in messages:
            match message:
                case BeginTable():
                    game = game_called(message.game)
                    self.copies[message.table] = TableCopy(game, load(game, message.journal))
                case SyncChoices():
                    self.copies[message.table].sync(message)
                case RenderScene():
                    yield self.copies[message.table].render(message)
                case DropClient():
                    self.copies[message.table].sent.pop(message.client, None)
                case DropTable():
                    del self.copies[message.table]
        for table in {message.table: None for message in messages if isinstance(message, RenderScene)}:
            self.copies[table].scenes.drop_views()


def main() -> None:
    """Serve messages from standard input, until it is closed."""
    for game in GAMES:
        read_words(game)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    serve_pipes(RenderWorker().answer)
