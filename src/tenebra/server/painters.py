"""The processes in which scenes are made, as the server sees them: each answers in the order in which it is asked.

One that dies, or does not answer in time, is begun anew; whatever it was asked is then made in the server itself.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from tenebra.kernel import TenebraError
from tenebra.players.worker import LENGTH
from tenebra.players.workers import be_ready, hear, launch, stop
from tenebra.server.painter import ENCODER, SHOWN, Shown, Words
from tenebra.server.trouble import LOG

MODULE = "tenebra.server.painter"
PAUSE = 1.0
"""Seconds before a process is begun anew."""
BROKEN = Shown(trouble="its process has broken")
Process = asyncio.subprocess.Process


class Atelier:
    """One process. It is begun when it is first needed."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """In which something must be answered."""
        self.process: Process | None = None
        self._life: asyncio.Task[None] | None = None
        self._waiting: deque[list[asyncio.Future[Shown]]] = deque()
        """For each thing that it was told, who waits for what comes of it."""
        self._is_closed = False
        self._not_before = 0.0
        """A process that has broken, perhaps at once, is not begun anew at once."""

    def at_hand(self) -> Process | None:
        """The process, if it is ready; otherwise it soon will be."""
        is_due = asyncio.get_running_loop().time() >= self._not_before
        if self.process is None and self._life is None and is_due and not self._is_closed:
            self._life = asyncio.create_task(self._live(), name="making scenes")
        return self.process

    def tell(self, words: Words, *waiting: asyncio.Future[Shown]) -> None:
        """Tell the process that is at hand a few words; somebody waits for each thing that it has to show then."""
        assert self.process is not None
        assert self.process.stdin is not None
        said = ENCODER.encode(words)
        self.process.stdin.write(LENGTH.pack(len(said)) + said)
        self._waiting.append(list(waiting))

    async def _live(self) -> None:
        process: Process | None = None
        try:
            process = await launch(MODULE)
            await be_ready(process)
            self.process = process
            watch = asyncio.create_task(self._watch(process))
            try:
                while True:
                    shown, waiting = SHOWN.decode(await hear(process)), self._waiting.popleft()
                    # where something is wrong, it is for all of them
                    _tell(waiting, shown if len(shown) == len(waiting) else shown * len(waiting))
            finally:
                watch.cancel()
        except (OSError, EOFError, TimeoutError, TenebraError) as error:
            LOG.warning("a process that makes scenes is begun anew: %s", error)
        finally:
            self.process = None
            self._not_before = asyncio.get_running_loop().time() + PAUSE
            while self._waiting:
                waiting = self._waiting.popleft()
                _tell(waiting, [BROKEN] * len(waiting))
            if process is not None:
                await stop(process)
            self._life = None

    async def _watch(self, process: Process) -> None:
        """Whoever is asked for too long is given up."""
        first: list[asyncio.Future[Shown]] | None = None
        while first is None or not self._waiting or self._waiting[0] is not first:
            first = self._waiting[0] if self._waiting else None
            await asyncio.sleep(self.seconds)
        process.kill()

    async def close(self) -> None:
        """End it."""
        self._is_closed = True
        if self._life is not None:
            self._life.cancel()
            await asyncio.gather(self._life, return_exceptions=True)


def _tell(waiting: Sequence[asyncio.Future[Shown]], shown: Sequence[Shown]) -> None:
    for answer, one in zip(waiting, shown, strict=True):
        if not answer.done():
            answer.set_result(one)
