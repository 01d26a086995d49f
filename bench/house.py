"""A server for tests and measurements: in a thread of this process, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType

import httpx
import msgspec

from bench import PATIENCE
from tenebra.server.app import make_app
from tenebra.server.http_server import HttpServer, listen
from tenebra.server.settings import BUILT, Rate, Settings
from tenebra.tables.hall import Hall
from tenebra.tables.people import Limits

UNLIMITED = Settings(
    messages=Rate(1e9, 1_000_000_000),
    requests=Rate(1e9, 1_000_000_000),
    questions=Rate(1e9, 1_000_000_000),
    sockets=100_000,
    sockets_per_address=0,
    connections=100_000,
    header_seconds=PATIENCE,
    body_seconds=PATIENCE,
    slow_seconds=PATIENCE,
    ping_seconds=PATIENCE,
    hello_seconds=PATIENCE,
    look_seconds=PATIENCE,
)
READY = "ready"
FORKS = "forks"
"""How a process is told to begin a server for each line that it reads."""


class House:
    """A server in a thread: `with House(url) as house: house.address`."""

    def __init__(self, url: str, settings: Settings = UNLIMITED, limits: Limits | None = None) -> None:
        self.url, self.settings, self.limits = url, settings, limits or Limits(seconds_to_think=PATIENCE)
        self._listening = listen("127.0.0.1", free_port())
        self.port = int(self._listening.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._is_ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._server: HttpServer
        self.hall: Hall

    async def _serve(self) -> None:
        self.hall = await Hall.open(self.url, 1, self.limits)
        try:
            self._server = HttpServer(make_app(self.settings, self.hall), self.settings, self._is_ready.set)
            await self._server.serve([self._listening])
        finally:
            await self.hall.close()

    @property
    def sockets_address(self) -> str:
        return self.address.replace("http", "ws", 1)

    def __enter__(self) -> House:
        self._thread.start()
        if not self._is_ready.wait(PATIENCE):
            raise RuntimeError("the server did not begin")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listening.close()


class Killable:
    """A server in a process of its own, always on the same port."""

    def __init__(self, url: str, **more: str) -> None:
        self.url, self.port, self.more = url, free_port(), more
        """`more`: variables of its environment."""
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str]

    def start(self) -> None:
        """Start it, and come back when it answers."""
        self._launch()
        if self._read() != READY:
            raise RuntimeError("the server did not begin")

    def _launch(self, *how: str) -> None:
        command = [sys.executable, "-m", "bench.house", self.url, str(self.port), *how]
        root, env = Path(__file__).resolve().parent.parent, {**os.environ, **self.more}
        self.process = subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)

    def _read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def kill(self) -> None:
        """Nothing is saved, nothing is said."""
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """Stop it as the machine would; its exit code."""
        self.process.terminate()
        return self._wait()

    def _wait(self) -> int:
        code = self.process.wait(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()
        return code


class Reborn(Killable):
    """A server that is started many times: each is a fork of a process that has read all code before, so it begins at once."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._launch(FORKS)

    def start(self) -> None:
        """Start it once more, and come back when it answers."""
        print(file=self.process.stdin, flush=True)
        ready, _, self._child = self._read().partition(" ")
        if ready != READY:
            raise RuntimeError("the server did not begin")

    def kill(self) -> None:
        """Nothing is saved, nothing is said."""
        os.kill(int(self._child), signal.SIGKILL)
        self._read()

    def stop(self) -> int:
        """Stop it as the machine would, for good; its exit code."""
        os.kill(int(self._child), signal.SIGTERM)
        code = int(self._read())
        assert self.process.stdin is not None
        self.process.stdin.close()
        self._wait()
        return code


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def open_table(address: str, scenario: str, seats: dict[str, str]) -> tuple[str, str]:
    """A table of Dungeon Venture: its id and its owner's key."""
    wanted = {
        "game": "dungeon-venture",
        "scenario": scenario,
        "seats": [{"seat": seat, "by": by} for seat, by in seats.items()],
    }
    answer = httpx.post(f"{address}/api/tables", json=wanted, timeout=PATIENCE)
    answer.raise_for_status()
    opened = answer.json()
    return opened["table"], opened["key"]


async def run(url: str, port: int, *more: int) -> None:
    """Serve until stopped; more is said when it is ready."""
    hall = await Hall.open(url, 1, Limits(tables=100_000, seconds_to_think=PATIENCE, grace_seconds=1))
    listening = listen("127.0.0.1", port)
    render_processes = int(os.environ.get("TENEBRA_PAINTERS", "0"))
    page = Path(os.environ.get("TENEBRA_PAGE", BUILT))
    settings = msgspec.structs.replace(UNLIMITED, page=page, render_processes=render_processes, few_tables=0)
    try:
        await HttpServer(make_app(settings, hall), settings, lambda: print(READY, *more, flush=True)).serve([listening])
    finally:
        await hall.close()


def run_again_and_again(url: str, port: int) -> None:
    """One server after the other, each in a process of its own; how it ended is told."""
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            asyncio.run(run(url, port, os.getpid()))
            return
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    if FORKS in sys.argv:
        run_again_and_again(sys.argv[1], int(sys.argv[2]))
    else:
        asyncio.run(run(sys.argv[1], int(sys.argv[2])))
