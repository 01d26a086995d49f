"""A store that is damaged: it is found before anything is written, said with what to do, and a sound copy lies beside it."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bench import PATIENCE
from tenebra.tables import Hall, NotKept, StoreError
from tenebra.tables.soundness import YOUNG, backups_of, damage_of
from tenebra.tables.store import Store
from tests.tables.house import ALONE, awaited, open_hall, play, sit_down

PAGE = 4096
LEAF = 13
"""How a page of SQLite begins that has rows of a table."""
ROOT = Path(__file__).parents[2]


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


async def a_house(url: str, choices: int = 20) -> str:
    """A store with a table in it; the key of that."""
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        await play(table, passes, choices)
    return keys.owner


def bytes_of(path: Path) -> dict[str, bytes]:
    """The store as it lies there; what SQLite needs to read a log is no part of it."""
    return {name: data for name in (str(path), f"{path}-wal") if Path(name).exists() and (data := Path(name).read_bytes())}


def damage_a_page(path: Path) -> None:
    data = bytearray(path.read_bytes())
    at = len(data) // PAGE // 2 * PAGE
    data[at : at + PAGE] = os.urandom(PAGE)
    path.write_bytes(data)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def write_another_thing(path: Path) -> None:
    path.write_bytes(b"the end of my first novel\n" * 400)


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: 5 * PAGE])


def mix_up_a_page(path: Path) -> None:
    """Two rows change places: SQLite reads on without a word."""
    data = bytearray(path.read_bytes())
    leaves = [at for at in range(PAGE, len(data), PAGE) if data[at] == LEAF and int.from_bytes(data[at + 3 : at + 5]) > 1]
    first = leaves[-1] + 8
    data[first : first + 4] = data[first + 2 : first + 4] + data[first : first + 2]
    path.write_bytes(data)


@pytest.mark.parametrize("damage", [damage_a_page, mix_up_a_page, empty, write_another_thing, cut_short])
@awaited
async def test_a_damaged_store_is_not_opened_and_not_written_to(sqlite_url: str, damage: Callable[[Path], None]) -> None:
    key = await a_house(sqlite_url)
    Store(sqlite_url).close()
    path = path_of(sqlite_url)
    damage(path)
    before = bytes_of(path)
    with pytest.raises(StoreError, match="is damaged") as said:
        await Hall.open(sqlite_url)
    assert bytes_of(path) == before
    for word in (str(path), f"{path}.backup-1", "Nothing was written", "move"):
        assert word in str(said.value)
    # as it says
    path.unlink()
    shutil.copy(f"{path}.backup-1", path)
    async with open_hall(sqlite_url) as hall:
        assert len((await hall.enter(key)).table.session.inputs) >= 20


WRITES_AND_DIES = """
import asyncio, os, sys
from tests.tables.house import *
async def main():
    hall = await Hall.open(sys.argv[1])
    table, passes, _ = await sit_down(hall, ALONE)
    await play(table, passes, 30)
    os.kill(os.getpid(), 9)
asyncio.run(main())
"""


def a_log(url: str) -> Path:
    """The log beside a store whose server was killed."""
    killed = subprocess.run([sys.executable, "-c", WRITES_AND_DIES, url], timeout=PATIENCE, check=False, cwd=ROOT)
    assert killed.returncode == -signal.SIGKILL
    wal = Path(f"{path_of(url)}-wal")
    assert wal.stat().st_size > 20 * PAGE
    return wal


@pytest.mark.parametrize("at", [4, 32 + 24 + 100, 32 + 8, 32 + 5 * (PAGE + 24) + 300], ids=["head", "page", "salt", "later"])
def test_a_log_that_is_damaged_early_is_found(sqlite_url: str, at: int) -> None:
    wal = a_log(sqlite_url)
    data = bytearray(wal.read_bytes())
    data[at] ^= 0xFF
    wal.write_bytes(data)
    before = bytes_of(path_of(sqlite_url))
    with pytest.raises(StoreError, match="write-ahead log is damaged"):
        Store(sqlite_url)
    assert bytes_of(path_of(sqlite_url)) == before


def test_what_was_being_written_when_the_power_went_is_no_damage(sqlite_url: str) -> None:
    wal = a_log(sqlite_url)
    wal.write_bytes(wal.read_bytes()[: -PAGE // 2])
    assert damage_of(path_of(sqlite_url)) == ""
    store = Store(sqlite_url)
    assert store.read_keys()
    store.close()


def test_a_new_store_and_a_store_that_was_moved_away_are_no_damage(sqlite_url: str) -> None:
    path = path_of(sqlite_url)
    path.touch()
    Store(sqlite_url).close()
    assert [copy.name for copy in backups_of(path)] == ["tables.db.backup-1"]
    path.unlink()
    Store(sqlite_url).close()


@awaited
async def test_copies_are_kept_for_their_owner_only_and_not_many(sqlite_url: str) -> None:
    path = path_of(sqlite_url)
    now = time.time()
    for number in range(6):
        await a_house(sqlite_url, 2)
        first = backups_of(path)[0]
        assert first.stat().st_mode & 0o777 == 0o600
        os.utime(first, (now - YOUNG - 60 * number, now - YOUNG - 60 * number))
    assert [copy.name for copy in backups_of(path)] == [f"tables.db.backup-{number}" for number in (1, 2, 3)]
    tables = []
    for copy in backups_of(path):
        with sqlite3.connect(copy) as connection:
            tables.append(connection.execute("select count(*) from tables").fetchone()[0])
        connection.close()
    assert tables == [5, 4, 3], "the newest first, each as it was when the house was opened"
    os.utime(backups_of(path)[0])
    await a_house(sqlite_url, 2)
    with sqlite3.connect(backups_of(path)[1]) as connection:
        assert connection.execute("select count(*) from tables").fetchone()[0] == 4, "one of just now takes nobody's place"
    connection.close()
    Store(sqlite_url, backups=0).close()
    assert len(backups_of(path)) == 3


@awaited
async def test_where_damage_is_met_later_nothing_more_is_written(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    key = await a_house(sqlite_url, 40)
    path = path_of(sqlite_url)
    async with open_hall(sqlite_url) as hall:
        assert await hall.trouble() == ""
        data = bytearray(path.read_bytes())
        data[2 * PAGE :] = os.urandom(len(data) - 2 * PAGE)
        path.write_bytes(data)
        hall.store.engine.dispose()
        with pytest.raises(NotKept):
            await hall.enter(key)
        assert await hall.trouble() == "damaged"
        assert str(path) in caplog.text
        before = bytes_of(path)
        with pytest.raises(NotKept, match="damaged"):
            await sit_down(hall, ALONE)
        assert bytes_of(path) == before
