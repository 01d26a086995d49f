"""A render process seen from the server: it starts the process, sends it messages, and matches answers to requests in order.

A process that dies, or does not answer in time, is replaced; the scenes that it still owed are made in the server itself.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from tenebra.kernel import TenebraError
from tenebra.players.worker import LENGTH
from tenebra.players.workers import be_ready, hear, launch, stop
from tenebra.server.errors import LOG
from tenebra.server.render_worker import ENCODER, RENDERED, Rendered, WorkerMessages

MODULE = "tenebra.server.render_worker"
PAUSE = 1.0
"""Seconds before a broken process is replaced."""
BROKEN = Rendered(trouble="its process has broken")
Process = asyncio.subprocess.Process


class RenderProcess:
    """One render process, started when it is first needed."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """Within which a message must be answered."""
        self.process: Process | None = None
        self._running: asyncio.Task[None] | None = None
        self._waiting: deque[list[asyncio.Future[Rendered]]] = deque()
        """For each message without an answer, the futures of the scenes it asked for."""
        self._is_closed = False
        self._not_before = 0.0
        """The earliest time of the next start: a process that breaks at once is not replaced at once."""

    def process_if_ready(self) -> Process | None:
        """The process, if it is ready; otherwise it is started."""
        is_due = asyncio.get_running_loop().time() >= self._not_before
        if self.process is None and self._running is None and is_due and not self._is_closed:
            self._running = asyncio.create_task(self._run(), name="making scenes")
        return self.process

    def send(self, messages: WorkerMessages, *waiting: asyncio.Future[Rendered]) -> None:
        """Send messages to the process, with a future for each scene that they ask for."""
        assert self.process is not None
        assert self.process.stdin is not None
        encoded = ENCODER.encode(messages)
        self.process.stdin.write(LENGTH.pack(len(encoded)) + encoded)
        self._waiting.append(list(waiting))

    async def _run(self) -> None:
        process: Process | None = None
        try:
            process = await launch(MODULE)
            await be_ready(process)
            self.process = process
            watch = asyncio.create_task(self._watch(process))
            try:
                while True:
                    rendered, waiting = RENDERED.decode(await hear(process)), self._waiting.popleft()
                    # an error comes alone, and is the answer to all of them
                    _resolve(waiting, rendered if len(rendered) == len(waiting) else rendered * len(waiting))
            finally:
                watch.cancel()
        except (OSError, EOFError, TimeoutError, TenebraError) as error:
            LOG.warning("a process that makes scenes is begun anew: %s", error)
        finally:
            self.process = None
            self._not_before = asyncio.get_running_loop().time() + PAUSE
            while self._waiting:
                waiting = self._waiting.popleft()
                _resolve(waiting, [BROKEN] * len(waiting))
            if process is not None:
                await stop(process)
            self._running = None

    async def _watch(self, process: Process) -> None:
        """Kill the process when a message has had no answer for too long."""
        first: list[asyncio.Future[Rendered]] | None = None
        while first is None or not self._waiting or self._waiting[0] is not first:
            first = self._waiting[0] if self._waiting else None
            await asyncio.sleep(self.seconds)
        process.kill()

    async def close(self) -> None:
        """Stop the process for good."""
        self._is_closed = True
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)


def _resolve(waiting: Sequence[asyncio.Future[Rendered]], rendered: Sequence[Rendered]) -> None:
    for answer, one in zip(waiting, rendered, strict=True):
        if not answer.done():
            answer.set_result(one)
