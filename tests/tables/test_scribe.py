"""The scribe: what waits is written together; a bad line takes nobody with it; nothing is told before it is kept."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from bench import PATIENCE
from tenebra.tables.errors import NotKept
from tenebra.tables.scribe import Conflict, Line, Scribe
from tenebra.tables.store import ADD_ENTRY, ADD_TABLE, ENTRIES, Store
from tests.tables.house import awaited


@asynccontextmanager
async def open_scribe(url: str) -> AsyncIterator[tuple[Store, Scribe]]:
    store = Store(url)
    scribe = Scribe(store, asyncio.get_running_loop())
    await scribe.write([table("t")])
    yield store, scribe
    await scribe.close()
    store.close()


def table(id: str) -> Line:
    return ADD_TABLE, {"id": id, "game": "g", "title": "", "campaign": None, "created": 0.0, "safe": b"{}"}


def entry(n: int, table: str = "t", request: str | None = None) -> Line:
    row = {
        "table": table,
        "n": n,
        "kind": "choice",
        "seat": "s",
        "text": "x",
        "by_hand": True,
        "key": "k",
        "at": 0.0,
        "reason": "",
    }
    return ADD_ENTRY, {**row, "request": request}


def commits_of(store: Store) -> list[int]:
    """A number for every commit from now on."""
    counted: list[int] = []
    sa.event.listen(store.engine, "commit", lambda connection: counted.append(len(counted)))
    return counted


def hold(store: Store, monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """The next statements wait until they are let go."""
    gate = threading.Event()
    sa.event.listen(store.engine, "before_cursor_execute", lambda *_: gate.wait(PATIENCE))
    return gate


@awaited
async def test_what_waits_is_written_together(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_scribe(url) as (store, scribe):
        gate, commits = hold(store, monkeypatch), commits_of(store)
        jobs = [scribe.soon([entry(n)]) for n in range(100)]
        await asyncio.sleep(0.05)
        assert not any(job.done() for job in jobs)
        gate.set()
        await asyncio.gather(*jobs)
        assert len(commits) <= 2, "the first, and all that came while it was written"
        assert [one.n for one in store.read_entries("t")] == list(range(100))


@awaited
async def test_a_bad_line_takes_nobody_with_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_scribe(url) as (store, scribe):
        gate = hold(store, monkeypatch)
        first = scribe.soon([entry(0)])
        jobs = [scribe.soon(lines) for lines in ([entry(1)], [entry(2), entry(0)], [entry(3)], [entry(4, table="none")])]
        gate.set()
        await first
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), Conflict]
        assert [one.n for one in store.read_entries("t")] == [0, 1, 3], "a job is written whole or not at all"


@awaited
async def test_one_request_has_one_line(url: str) -> None:
    async with open_scribe(url) as (store, scribe):
        await scribe.write([entry(0, request="a"), entry(1), entry(2)])
        with pytest.raises(Conflict):
            await scribe.write([entry(3, request="a")])
        assert len(store.read_entries("t")) == 3


@awaited
async def test_a_line_that_breaks_is_taken_up_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_scribe(url) as (store, scribe):
        broken = [True]

        def break_down(*args: Any) -> None:
            if broken[0]:
                raise OperationalError("commit", {}, Exception("the cable is cut"))

        sa.event.listen(store.engine, "commit", break_down)
        with pytest.raises(NotKept, match="the cable is cut"):
            await scribe.write([entry(0)])
        broken[0] = False
        await scribe.write([entry(0)])
        assert len(store.read_entries("t")) == 1


@awaited
async def test_closing_writes_what_waits(url: str) -> None:
    store = Store(url)
    scribe = Scribe(store, asyncio.get_running_loop())
    await scribe.write([table("t")])
    jobs = [scribe.soon([entry(n)]) for n in range(50)]
    await scribe.close()
    await asyncio.sleep(0)
    assert all(job.done() and job.exception() is None for job in jobs)
    with pytest.raises(NotKept, match="closed"):
        await scribe.write([entry(50)])
    with store.engine.connect() as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(ENTRIES)) == 50
    store.close()


@awaited
async def test_the_scribe_outlives_what_cannot_be_written(url: str) -> None:
    async with open_scribe(url) as (store, scribe):
        for text in ("\ud800", object()):
            statement, row = entry(0)
            with pytest.raises(NotKept):
                await scribe.write([(statement, {**row, "text": text})])
        await scribe.write([entry(0)])
        assert len(store.read_entries("t")) == 1
