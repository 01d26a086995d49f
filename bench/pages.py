"""Pages at many tables: clients that take scenes as the browser's page does, and measure how long each waits for one."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench import PATIENCE
from tenebra.games.registry import game_called
from tenebra.kernel import Session, save
from tenebra.players import GreedyPlayer
from tenebra.server.messages import PROTOCOL

DEPTHS = (0, 40, 80, 120)
"""So many sensible choices were made at a table before the pages come: games begin, and go on for an hour."""
SAVED_EVERY = 10
LATEST = 1_000_000


class _Key(msgspec.Struct, frozen=True):
    key: str


class _Question(msgspec.Struct, frozen=True):
    choices: tuple[_Key, ...] = ()


class _Scene(msgspec.Struct, frozen=True):
    """A part that is not there is as it was."""

    question: _Question | msgspec.UnsetType | None = msgspec.UNSET


class _Heard(msgspec.Struct, frozen=True):
    """What is read of any message. A browser reads all of it, but not on the server's machine."""

    type: str
    id: str = ""
    choices: int = 0
    seat: str = ""
    seats: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    events: int = 0
    scene: _Scene = _Scene()
    outcome: str = ""
    detail: str = ""


DECODER = msgspec.json.Decoder(_Heard)


class Table:
    """One table and its pages: one choice after the other, at a pace, by whichever page is asked."""

    def __init__(self, seed: int, pause: float) -> None:
        self.pause, self.pages = pause, list[Page]()
        self.waits: list[float] = []
        """From a choice being sent to its scene being there, for every page."""
        self.late: list[float] = []
        """How much later than meant each choice was sent: the delay of the pages' own process."""
        self.is_over = False
        self.refused = 0
        self._sent: dict[int, float] = {}
        self._answering = -1
        self._next = 0.0
        self._pick = random.Random(seed)

    def forget(self) -> None:
        """What was seen so far does not count."""
        self.waits.clear()
        self.late.clear()

    def take(self, page: Page, news: _Heard, now: float) -> None:
        """A page has a scene."""
        for number in range(page.choices + 1, news.choices + 1):
            if number in self._sent:
                self.waits.append(now - self._sent[number])
        page.choices = max(page.choices, news.choices)
        self.is_over = self.is_over or bool(news.outcome)
        if page.keys and news.choices > self._answering:
            self._answering = news.choices
            loop = asyncio.get_running_loop()
            self._next = max(self._next + self.pause, loop.time())
            loop.call_at(self._next, self._answer, page, news.seat, page.keys, news.choices, self._next)

    def _answer(self, page: Page, seat: str, keys: Sequence[str], at: int, meant: float) -> None:
        # nobody leaves: a game that is over measures nothing
        option = self._pick.choice([key for key in keys if key != "leave"] or keys)
        self.late.append(asyncio.get_running_loop().time() - meant)
        self._sent[at + 1] = time.perf_counter()
        page.ask({"type": "choose", "seat": seat, "option": option, "at": at})


class Page:
    """A browser's page: it looks through one seat of its key, and goes on to the one that is asked."""

    def __init__(self, table: Table, language: str) -> None:
        self.table, self.language = table, language
        self.choices = -1
        self.keys: tuple[str, ...] = ()
        self.scenes, self.bytes = 0, 0
        self._line: ClientConnection
        self._asks = 0
        self._sending: set[asyncio.Task[None]] = set()

    async def sit(self, address: str, key: str) -> None:
        """Look at the table until told to stop."""
        async with connect(f"{address}/api/play", compression=None, max_size=None, open_timeout=PATIENCE) as self._line:
            # like one that comes back: what happened before is not told again
            self.ask({"type": "hello", "protocol": PROTOCOL, "key": key, "language": self.language, "since": LATEST})
            seats: tuple[str, ...] = ()
            async for text in self._line:
                news, now = DECODER.decode(text), time.perf_counter()
                match news.type:
                    case "welcome":
                        seats = news.seats
                    case "position":
                        self.scenes, self.bytes = self.scenes + 1, self.bytes + len(text)
                        self._look(news, now, seats)
                    case "refusal":
                        self.table.refused += 1
                    case "farewell":
                        raise RuntimeError(f"sent away: {news.detail}")

    def _look(self, news: _Heard, now: float, seats: Sequence[str]) -> None:
        question = news.scene.question
        if question is not msgspec.UNSET:
            self.keys = tuple(choice.key for choice in question.choices) if question is not None else ()
        self.table.take(self, news, now)
        other = next((seat for seat in news.asked if seat in seats), "")
        if not self.keys and other and other != news.seat:
            self.ask({"type": "look", "seat": other, "since": news.events, "follow": dict.fromkeys(seats, news.events)})

    def ask(self, ask: dict[str, Any]) -> None:
        """Send something."""
        self._asks += 1
        text = msgspec.json.encode({**ask, "id": str(self._asks)}).decode()
        task = asyncio.ensure_future(self._line.send(text))
        self._sending.add(task)
        task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if not task.cancelled():
            task.exception()  # a lost line is noticed by whoever reads it


class Begun(NamedTuple):
    """A saved game to go on with, and who plays in it."""

    journal: bytes
    first: tuple[str, ...]
    """The seats of the side that plays against the Heroes, or of the first Hero."""
    others: tuple[str, ...]
    choices: int

    def wishes(self, pages: int) -> list[dict[str, str]]:
        """So many people: the first seats are mine, the others are shared out in turn among friends."""
        friends = min(pages - 1, len(self.others))
        seats = [{"seat": seat, "by": "me"} for seat in self.first]
        for number, seat in enumerate(self.others):
            seats.append({"seat": seat, "by": "friend", "name": str(number % friends)} if friends else {"seat": seat, "by": "me"})
        return seats


@cache
def begun(game: str, scenario: str, choices: int) -> Begun:
    """A game that sensible players have played for so many choices, or until shortly before its end."""
    package = game_called(game)
    session = Session.begin(package, scenario, f"{scenario} {choices}")
    player, journal, made = GreedyPlayer(), save(session), 0
    for number in range(choices):
        assert session.decision is not None
        seat = session.decision.seat
        session.choose(player.choose(session.view(seat)).option, seat)
        if session.is_over:
            break
        if number % SAVED_EVERY == SAVED_EVERY - 1:
            journal, made = save(session), number + 1
    _, *others = package.sides().values()
    seats = package.seats(session.state)
    first = tuple(seat for side in others for seat in side if seat in seats) or seats[:1]
    return Begun(journal, first, tuple(seat for seat in seats if seat not in first), made)


async def open_tables(address: str, games: Sequence[str], count: int, pages: int) -> list[list[str]]:
    """The keys of each of so many tables, one for each page; where there are more pages than seats, the others look on.

    Each saved game is brought along once, for that it is tried out; the others are branched off from it.
    """
    keys: list[list[str]] = []
    brought: dict[Begun, tuple[str, str]] = {}
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:

        async def post(path: str, key: str = "", **wanted: Any) -> Any:
            headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
            answer = await client.post(path, content=msgspec.json.encode(wanted), headers=headers)
            answer.raise_for_status()
            return answer.json()

        for number in range(count):
            turn, of = divmod(number, len(games))
            scenarios = game_called(games[of]).scenarios()
            game = begun(games[of], scenarios[turn % len(scenarios)], DEPTHS[turn % len(DEPTHS)])
            if game not in brought:
                first = await post("/api/tables/import", journal=msgspec.Raw(game.journal))
                brought[game] = first["table"], first["key"]
            table, key = brought[game]
            opened = await post(f"/api/tables/{table}/branch", key, choices=game.choices, seats=game.wishes(pages))
            own = [opened["key"], *(invited["key"] for invited in opened["invitations"])]
            keys.append((own + [opened["watch"]] * pages)[:pages])
    return keys
