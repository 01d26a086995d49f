"""Computer players in processes of their own, so that a table never waits for one that thinks too long."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Mapping
from concurrent.futures import Future
from typing import Any

from tenebra.kernel import TenebraError, View
from tenebra.players.player import PlayerChoice
from tenebra.players.worker import ANSWERS, ENCODER, LENGTH, PlayerAnswer, PlayerQuestion, answer, pack

SECONDS_TO_START = 60.0
MOST_AT_ONCE = 1 << 20
"""Bytes that are read from a process before anybody looks at them."""
THOUGHTS = threading.BoundedSemaphore(4)
"""The limit of thoughts that may go on in this process, those that nobody waits for any more among them."""
Asked = Mapping[str, tuple[str, View[Any]]]
"""By seat: the kind of player, and its view."""


class Overrun(TenebraError):
    """A computer player took too long, or broke."""


class Workers:
    """A pool of worker processes; who asks while all are busy waits in line."""

    def __init__(self, count: int, module: str = "tenebra.players.worker") -> None:
        self._module = module
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(max(1, count)):
            self._free.put_nowait(None)
        self._all: set[asyncio.subprocess.Process] = set()
        self._is_closed = False

    async def ask(self, asked: Asked, seconds: float) -> tuple[str, PlayerChoice]:
        """The answer of a worker process for seats that are asked together, with the seat whose answer counts."""
        return _chosen(ANSWERS.decode(await self.answer(ENCODER.encode(_question(asked)), seconds)))

    async def answer(self, question: bytes, seconds: float) -> bytes:
        """The answer of a worker process to a question, in so many seconds from when its turn comes."""
        process = await self._free.get()
        at_work: asyncio.subprocess.Process | None = None
        try:
            at_work, said = await self._answer(process, question, seconds)
        except TimeoutError:
            raise Overrun(f"no answer within {seconds:g} seconds") from None
        except (OSError, EOFError):
            raise Overrun("the process that was asked broke") from None
        finally:
            self._free.put_nowait(at_work)
        return said

    async def _answer(
        self, process: asyncio.subprocess.Process | None, question: bytes, seconds: float
    ) -> tuple[asyncio.subprocess.Process, bytes]:
        try:
            return await self._turn(process, question, seconds)
        except TimeoutError:
            raise
        except (OSError, EOFError):
            # whoever was killed in its turn may have nothing to do with the question
            return await self._turn(None, question, seconds)

    async def _turn(
        self, process: asyncio.subprocess.Process | None, question: bytes, seconds: float
    ) -> tuple[asyncio.subprocess.Process, bytes]:
        """The answer, and the process that gave it: this one if it lives, or a fresh one."""
        at_work = process if process is not None and process.returncode is None else await self._start()
        try:
            async with asyncio.timeout(seconds):
                return at_work, await _exchange(at_work, question)
        except BaseException:
            # nobody knows what it would say next
            await self._stop(at_work)
            raise

    async def close(self) -> None:
        """End every process."""
        self._is_closed = True
        for process in list(self._all):
            await self._stop(process)

    async def _start(self) -> asyncio.subprocess.Process:
        if self._is_closed:
            raise Overrun("the computers are gone")
        process = await launch(self._module)
        self._all.add(process)
        try:
            await be_ready(process)
        except BaseException:
            await self._stop(process)
            raise
        return process

    async def _stop(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        await stop(process)


async def launch(module: str) -> asyncio.subprocess.Process:
    """A process that does what the `main` of a module does, over its pipes."""
    pipe = asyncio.subprocess.PIPE
    command = f"from {module} import main; main()"
    return await asyncio.create_subprocess_exec(sys.executable, "-c", command, stdin=pipe, stdout=pipe, limit=MOST_AT_ONCE)


async def be_ready(process: asyncio.subprocess.Process) -> None:
    """Wait until a worker says that it is ready; the time to start is nobody's time to think."""
    async with asyncio.timeout(SECONDS_TO_START):
        await hear(process)


async def hear(process: asyncio.subprocess.Process) -> bytes:
    """The next thing that a process says."""
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return await process.stdout.readexactly(length)


async def stop(process: asyncio.subprocess.Process) -> None:
    """End a process."""
    if process.returncode is None:
        process.kill()
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()


async def think_here(asked: Asked, seconds: float) -> tuple[str, PlayerChoice]:
    """The same answer without another process, in a thread that nobody waits for any longer than that."""
    if not THOUGHTS.acquire(blocking=False):
        raise Overrun("enough is thought about here already")
    loop, said = asyncio.get_running_loop(), Future[PlayerAnswer]()
    said.set_running_or_notify_cancel()

    def think() -> None:
        try:
            said.set_result(answer(_question(asked)))
        except BaseException as error:
            said.set_exception(error)
        finally:
            THOUGHTS.release()

    # a thread cannot be ended: one that never comes back must not keep the server from stopping
    threading.Thread(target=think, name="thinking here", daemon=True).start()
    try:
        async with asyncio.timeout(seconds):
            return _chosen(await asyncio.wrap_future(said, loop=loop))
    except TimeoutError:
        raise Overrun(f"no answer here within {seconds:g} seconds") from None


def _question(asked: Asked) -> PlayerQuestion:
    return PlayerQuestion(tuple((kind, pack(view)) for kind, view in asked.values()))


def _chosen(said: PlayerAnswer) -> tuple[str, PlayerChoice]:
    if said.choice is None:
        raise Overrun(said.trouble)
    return said.seat, said.choice


async def _exchange(process: asyncio.subprocess.Process, question: bytes) -> bytes:
    assert process.stdin is not None
    process.stdin.write(LENGTH.pack(len(question)) + question)
    await process.stdin.drain()
    return await hear(process)
