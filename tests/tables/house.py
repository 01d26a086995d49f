"""What the tests of tables share: an open hall, people at a table, and hands that choose."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import cache, wraps
from itertools import count
from typing import Any, ParamSpec

import msgspec
import pytest

from bench import PATIENCE
from tenebra.games.registry import game_called
from tenebra.kernel import Session, save
from tenebra.players import GreedyPlayer, play_out
from tenebra.tables import Change, Hall, Keys, Limits, LiveTable, Pass, Wish

GAME = "dungeon-venture"
KEEPER, HEROES = "keeper", ("vardak", "naurania", "storm", "wick")
SEATS = (KEEPER, *HEROES)
SCENARIO = game_called(GAME).scenarios()[0]
ALONE = [Wish(seat, "me", "Anna") for seat in SEATS]
TWO = [Wish(KEEPER, "friend", "Bruno"), *(Wish(hero, "me", "Anna") for hero in HEROES)]
THREE = [Wish(KEEPER, "friend", "Bruno"), Wish("wick", "friend", "Carla"), *(Wish(hero, "me", "Anna") for hero in HEROES[:3])]
COMPUTERS = [Wish(seat, "greedy") for seat in SEATS]
PATIENT = Limits(seconds_to_think=PATIENCE, grace_seconds=0)
P = ParamSpec("P")


async def within(test: Coroutine[Any, Any, None]) -> None:
    """A test has an end."""
    async with asyncio.timeout(5 * PATIENCE):
        await test


async def is_stopped(task: asyncio.Task[Any], has_come: asyncio.Event) -> None:
    """Whoever is told to stop at the moment when what it waits for has come stops."""
    while not has_come._waiters:
        await asyncio.sleep(0)
    has_come.set()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that plays at live tables."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(within(test(*args, **kwargs)))

    return run


@asynccontextmanager
async def open_hall(url: str, limits: Limits = PATIENT) -> AsyncIterator[Hall]:
    hall = await Hall.open(url, limits=limits)
    try:
        yield hall
    finally:
        await hall.close()


async def sit_down(hall: Hall, wishes: Sequence[Wish]) -> tuple[LiveTable, list[Pass], Keys]:
    """A new table with everybody's passes: the owner's first, then the friends'."""
    keys = await hall.new_table(GAME, SCENARIO, wishes)
    passes = [await hall.enter(key) for key in (keys.owner, *(invitation.key for invitation in keys.invitations))]
    return passes[0].table, passes, keys


def letter_of(journal: bytes, seats: Sequence[Wish] = ()) -> bytes:
    """A saved game as it is sent, and who is to play on; without wishes whoever sends it plays all seats."""
    return msgspec.json.encode({"journal": msgspec.Raw(journal), "seats": seats})


def kept_tables(hall: Hall) -> set[str]:
    """The ids of the tables in the store."""
    return {row["table"] for row in hall.store.read_keys()}


def changes_of(table: LiveTable) -> list[Change]:
    """All that the table tells from now on."""
    heard: list[Change] = []
    table.listeners.subscribe(heard.append)
    return heard


def asked(table: LiveTable, passes: Sequence[Pass]) -> tuple[Pass, str, list[str]]:
    """Who is asked now, for which seat, with which options."""
    decision = table.session.decision
    assert decision is not None
    seat = decision.seat
    who = next(who for who in passes if seat in who.seats)
    # whoever leaves the dungeon may end the game
    return who, seat, [str(option) for option in decision.options(seat) if str(option) != "leave"]


async def choose(table: LiveTable, passes: Sequence[Pass], pick: int = 0, request: str = "") -> int:
    """Whoever is asked takes one of the options."""
    who, seat, options = asked(table, passes)
    return await table.choose(who, seat, options[pick % len(options)], len(table.session.inputs), request)


async def play(table: LiveTable, passes: Sequence[Pass], choices: int, seed: int = 1) -> None:
    """So many choices at random (those with nothing to choose are made by the table)."""
    dice = random.Random(seed)
    for _ in range(choices):
        if table.session.is_over:
            return
        await choose(table, passes, dice.randrange(1000))
        await rest(table)


async def rest(table: LiveTable) -> None:
    """Wait until a person is asked."""
    while table.computers.are_running:
        await asyncio.sleep(0.001)


def texts(table: LiveTable) -> list[tuple[str, str]]:
    return [(seat, str(option)) for seat, option in table.session.inputs]


@cache
def near_the_end() -> tuple[bytes, str, str]:
    """A game that one more choice ends, between several options: its journal, and the choice with its seat."""
    for number in count(9):
        session = Session.begin(game_called(GAME), SCENARIO, str(number), {})
        play_out(session, {seat: GreedyPlayer() for seat in SEATS})
        seat, option = session.inputs[-1]
        session.undo()
        assert session.decision is not None
        if len(session.decision.options(seat)) > 1:  # otherwise the table makes it by itself
            return save(session), seat, str(option)
    raise AssertionError("a game without end")
