"""The scribe: one thread that writes. Whatever waits is written together: one transaction, one fsync, then everybody is told."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterable, Mapping, Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import UpdateBase

from tenebra.kernel import TenebraError
from tenebra.tables.errors import NotKept
from tenebra.tables.store import Store

LOG = logging.getLogger("tenebra.tables")
MOST_AT_ONCE = 500
Line = tuple[UpdateBase, Mapping[str, Any]]


class Conflict(NotKept):
    """The store already has something else in that place."""


class _Job(NamedTuple):
    lines: Sequence[Line]
    done: asyncio.Future[None]


class Scribe:
    """Writes lines down. A job is written whole or not at all."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        self._store, self._loop = store, loop
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._connection: Connection | None = store.writer()
        self._thread = threading.Thread(target=self._work, name="scribe", daemon=True)
        self._thread.start()
        self._is_closed = False

    async def write(self, lines: Sequence[Line]) -> None:
        """Come back when it is on the disk."""
        await self.soon(lines)

    def soon(self, lines: Sequence[Line]) -> asyncio.Future[None]:
        """Written in its turn; the future is done when it is on the disk."""
        done: asyncio.Future[None] = self._loop.create_future()
        if self._is_closed:
            done.set_exception(NotKept("the house is closed"))
        else:
            self._jobs.put(_Job(lines, done))
        return done

    async def close(self) -> None:
        """Write what waits, then stop."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        is_open = True
        while is_open:
            jobs: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            is_open = job is not None
            if jobs:
                self._keep(jobs)
        if self._connection is not None:
            self._connection.close()

    def _keep(self, jobs: Sequence[_Job]) -> None:
        trouble = self._commit(line for job in jobs for line in job.lines)
        if trouble is None:
            answers: list[TenebraError | None] = [None] * len(jobs)
        elif len(jobs) == 1:
            answers = [trouble]
        else:
            # one bad line must not take the others with it
            answers = [self._commit(job.lines) for job in jobs]
        self._loop.call_soon_threadsafe(_tell, jobs, answers)

    def _commit(self, lines: Iterable[Line]) -> TenebraError | None:
        """One transaction: nothing, or what went wrong."""
        try:
            if self._connection is None or self._store.damage:
                self._connection = self._store.writer()
            with self._connection.begin():
                for statement, values in _gathered(lines):
                    self._connection.execute(statement, values)
        except IntegrityError as error:
            return Conflict(f"the store has something else there: {error.orig}")
        except Exception as error:  # the scribe outlives whatever it is given
            LOG.error("not written: %s", getattr(error, "orig", None) or error)
            self._start_afresh()
            return NotKept(f"it could not be written down: {getattr(error, 'orig', None) or error}")
        return None

    def _start_afresh(self) -> None:
        """Whatever is wrong with the connection, the next one may be better."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _gathered(lines: Iterable[Line]) -> list[tuple[UpdateBase, list[Mapping[str, Any]]]]:
    """Lines of one kind that follow each other go to the database together."""
    out: list[tuple[UpdateBase, list[Mapping[str, Any]]]] = []
    for statement, values in lines:
        if out and out[-1][0] is statement:
            out[-1][1].append(values)
        else:
            out.append((statement, [values]))
    return out


def _tell(jobs: Sequence[_Job], answers: Sequence[TenebraError | None]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        if job.done.cancelled():
            continue
        if answer is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(answer)
