"""A server for tests and measurements: in a thread of this process, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType

import httpx

from bench import PATIENCE
from tenebra.server.app import make_app
from tenebra.server.listening import Listening, listen
from tenebra.server.settings import Rate, Settings
from tenebra.tables.hall import Hall
from tenebra.tables.people import Limits

UNLIMITED = Settings(
    messages=Rate(1e9, 1_000_000_000),
    requests=Rate(1e9, 1_000_000_000),
    sockets=100_000,
    connections=100_000,
    header_seconds=PATIENCE,
    body_seconds=PATIENCE,
    slow_seconds=PATIENCE,
    ping_seconds=PATIENCE,
    hello_seconds=PATIENCE,
    look_seconds=PATIENCE,
)
READY = "ready"


class House:
    """A server in a thread: `with House(url) as house: house.address`."""

    def __init__(self, url: str, settings: Settings = UNLIMITED, limits: Limits | None = None) -> None:
        self.url, self.settings, self.limits = url, settings, limits or Limits(seconds_to_think=PATIENCE)
        self._listening = listen("127.0.0.1", free_port())
        self.port = int(self._listening.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._is_ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._server: Listening
        self.hall: Hall

    async def _serve(self) -> None:
        self.hall = await Hall.open(self.url, 1, self.limits)
        try:
            self._server = Listening(make_app(self.settings, self.hall), self.settings, self._is_ready.set)
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
        command = [sys.executable, "-m", "bench.house", self.url, str(self.port)]
        root = Path(__file__).resolve().parent.parent
        self.process = subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True, env={**os.environ, **self.more})
        assert self.process.stdout is not None
        if self.process.stdout.readline().strip() != READY:
            raise RuntimeError("the server did not begin")

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
        assert self.process.stdout is not None
        self.process.stdout.close()
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


async def run(url: str, port: int) -> None:
    """Serve until stopped."""
    hall = await Hall.open(url, 1, Limits(tables=100_000, seconds_to_think=PATIENCE, grace_seconds=1))
    listening = listen("127.0.0.1", port)
    try:
        await Listening(make_app(UNLIMITED, hall), UNLIMITED, lambda: print(READY, flush=True)).serve([listening])
    finally:
        await hall.close()


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], int(sys.argv[2])))
