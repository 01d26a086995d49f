"""`/api/health` says whether anything can be kept, and says so again when it can."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import httpx
import pytest

from bench import PATIENCE
from bench.house import House
from tenebra.tables.people import Limits
from tests.conftest import STORES, running_postgres
from tests.server.socket_client import open_table


@pytest.fixture(autouse=True)
def nothing_unforeseen() -> None:
    """Here something goes wrong, and is in the log."""


class Away(Protocol):
    """What takes a store away and gives it back."""

    def stop(self) -> None: ...

    def start(self) -> None: ...


@contextmanager
def away(store: str, folder: Path) -> Iterator[tuple[House, Away]]:
    """A house, and what takes its store away and gives it back."""
    limits = Limits(seconds_to_think=PATIENCE, seconds_to_keep=PATIENCE)
    if store == "postgresql":
        with running_postgres() as server, House(server.url, limits=limits) as house:
            yield house, server
    else:
        path = folder / "tables.db"
        with House(f"sqlite:///{path}", limits=limits) as house:
            yield house, Locked(path)


class Locked:
    """Somebody else holds the file of a store."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._other: sqlite3.Connection

    def stop(self) -> None:
        self._other = sqlite3.connect(self._path, isolation_level=None)
        self._other.execute("BEGIN IMMEDIATE")

    def start(self) -> None:
        self._other.close()


@pytest.mark.parametrize("store", STORES)
def test_health_is_honest(store: str, tmp_path: Path) -> None:
    with away(store, tmp_path) as (house, server):
        open_table(house, keeper="me", heroes="me")

        def health() -> httpx.Response:
            return httpx.get(f"{house.address}/api/health?language=en", timeout=PATIENCE)

        assert (health().status_code, health().json()["tables"]) == (200, 1)
        server.stop()
        said = health()
        assert (said.status_code, said.json()["error"]) == (503, "store-away")
        assert said.json()["detail"] == "The house cannot keep anything now: its store does not take anything."
        server.start()
        end = time.monotonic() + PATIENCE
        while health().status_code != 200 and time.monotonic() < end:
            time.sleep(0.05)
        assert health().status_code == 200
        assert open_table(house, keeper="me", heroes="me")
