"""Going on with a table that was kept: its log is read back and played again, checked against the journal beside it."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec

from tenebra.games.registry import game_called
from tenebra.kernel import Session, TenebraError, load, save
from tenebra.kernel.journal import Journal, read, replay
from tenebra.kit.package import GamePackage
from tenebra.tables.glance import GLANCE, SleepingTable, read_glance
from tenebra.tables.live import LiveTable
from tenebra.tables.past import Past, go_back_to_common
from tenebra.tables.people import ChairState, KeyState, People
from tenebra.tables.ports import House
from tenebra.tables.scribe import Line
from tenebra.tables.stand_ins import ADVICE
from tenebra.tables.store import ADD_ENTRY, ISSUES, KEEP_SAFE, Entry, StoredTable
from tenebra.tables.turns import Turns, play_on, turn_of

SLICE = 0.003
"""Seconds for which a game is played again before everybody else has a turn."""
T = TypeVar("T")


class TooLong(TenebraError):
    """A game that takes too long to be played again."""


class Resumed(NamedTuple):
    """A game that goes on, and what has to be written down first."""

    game: GamePackage
    session: Session[Any]
    turns: Turns
    past: Past
    lines: list[Line]


class Broken(NamedTuple):
    """A table that cannot be read. It stays in the store as it is."""

    table: str
    game: str
    title: str
    why: str


async def in_slices(steps: Iterable[T], seconds: float = math.inf) -> AsyncIterator[T]:
    """Step after step, for so many seconds in all; others have their turn in between."""
    left, began = seconds, time.perf_counter()
    for step in steps:
        yield step
        if (took := time.perf_counter() - began) >= SLICE:
            left -= took
            if left < 0:
                raise TooLong(f"it takes longer than {seconds:g} seconds")
            await asyncio.sleep(0)
            began = time.perf_counter()


async def resume(kept: StoredTable, seconds: float) -> Resumed | Broken:
    """Play a log again, a little at a time, or say why it cannot be done."""
    row = kept.row
    try:
        game, past = game_called(row["game"]), Past()
        people_of(kept)  # a chair whose key is lost must not be found later, where others wait
        async for entry in in_slices(kept.entries):
            past.add(entry)
        journal = read(row["safe"])
        if journal.rules_version != game.rules_version:
            return await asyncio.to_thread(_continue, game, row["id"], row["safe"], past)
        session, turns = await play_again(game, journal, seconds)
        # what the log knows better
        same = go_back_to_common(session, past.made)
        turns.cut(same)
        async for _ in in_slices(play_on(game, session, turns, past.made[same:]), seconds):
            pass
        return Resumed(game, session, turns, past, [])
    except Exception as error:  # whatever is wrong with a table, nobody else has to know
        return broken(kept, error)


def broken(kept: StoredTable, error: Exception) -> Broken:
    """A table that cannot be read, and why."""
    why = str(error) if isinstance(error, TenebraError) else f"{type(error).__name__}: {error}"
    return Broken(kept.row["id"], kept.row["game"], kept.row["title"], why)


async def play_again(game: GamePackage, journal: Journal, seconds: float) -> tuple[Session[Any], Turns]:
    """The game of a journal, with its dice compared, and the turns of its choices."""
    turns = Turns()
    async for session in in_slices(replay(game, journal), seconds):
        turns.add(turn_of(game, session))
    # it also stands where the last choice has been made
    turns.cut(len(session.inputs))
    return session, turns


def _continue(game: GamePackage, table: str, safe: bytes, past: Past) -> Resumed:
    """Under other rules a game goes on from its last safe point; what came before cannot be taken back any more."""
    later = len(past.made) - len(read(safe).inputs)
    session = load(game, safe)
    if later > 0:
        session.notes.append(f"{later} choices more were made after the journal was last kept; they must be made again")
    entry = Entry(past.length, "continued", text=session.notes[-1], at=time.time())
    past.add(entry)
    lines: list[Line] = [
        (ADD_ENTRY, {"table": table, **msgspec.structs.asdict(entry)}),
        (KEEP_SAFE, {"of": table, "journal": save(session)}),
    ]
    return Resumed(game, session, Turns(), past, lines)


def people_of(kept: StoredTable) -> People:
    """The chairs and keys of a table as they were kept."""
    chairs = {
        # stores of before know stand-ins that played at random
        row["seat"]: ChairState(row["by"], row["who"], row["key"], ADVICE if row["stand_in"] else "")
        for row in kept.chairs
    }
    issues = msgspec.json.decode(kept.notes.get(ISSUES, "{}"), type=dict[str, int])
    keys = {
        row["id"]: KeyState(
            row["id"],
            row["hash"],
            row["role"],
            row["name"],
            tuple(seat for seat, chair in chairs.items() if chair.key_id == row["id"]),
            row["has_come"],
            issues.get(row["id"], 0),
        )
        for row in kept.keys
    }
    for chair in chairs.values():
        chair.has_come = chair.by == "person" and keys[chair.key_id].has_come
    return People(chairs, keys)


def asleep(kept: StoredTable) -> SleepingTable | None:
    """A table as it stands in lists; None if it has to be woken to know that."""
    glance = read_glance(kept.notes.get(GLANCE, ""), kept.row["game"], kept.row["length"])
    try:
        return SleepingTable(kept, glance, people_of(kept)) if glance is not None else None
    except (KeyError, msgspec.DecodeError):
        return None


def table_of(house: House, kept: StoredTable, resumed: Resumed) -> LiveTable:
    """A table as it stood."""
    row = kept.row
    table = LiveTable(
        row["id"],
        house,
        resumed.game,
        resumed.session,
        resumed.turns,
        resumed.past,
        people_of(kept),
        kept.chat,
        title=row["title"],
        created=row["created"],
        campaign=row["campaign"] or "",
    )
    table.restore(kept.notes)
    return table
