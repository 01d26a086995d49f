"""Stores for tests: SQLite in a file, and a real PostgreSQL server that this run starts for itself. Also their patience."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import hypothesis
import psycopg
import pytest

from bench import PATIENCE
from tenebra.kit import unforeseen
from tests.processor import Times, counted
from tests.standstill import Standstill

NewStore = Callable[[str, Path], str]
STORES = ("sqlite", "postgresql")
DURABLE = False
"""The tests kill clients, never the database; its own fsync is its own affair."""
LONG = ("tests/web/", "tests/server/test_kill.py", "tests/test_wheel.py", "tests/test_project.py")
hypothesis.settings.register_profile(
    "patient", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.data_too_large]
)
hypothesis.settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", action="store_true", help="say how much processor time the tests of each folder and game took")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--times"):
        config.pluginmanager.register(Times())
    config.pluginmanager.register(Standstill(config))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first: at the end nobody waits for one long test, and mostly one process starts a browser."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


@pytest.fixture(autouse=True)
def own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that an earlier test of this process has opened keeps its loop: whoever runs their own must not meet it."""
    if "browser" in request.fixturenames:
        yield
        return
    kept = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(kept)


@pytest.fixture(autouse=True)
def nothing_breaks(request: pytest.FixtureRequest) -> Iterator[None]:
    """What breaks where a table goes on without it is only in the log; in a test it is a failure."""
    known = unforeseen.KNOWN.copy()
    yield
    if request.node.get_closest_marker("unforeseen") is None:
        assert not unforeseen.KNOWN - known, "something broke"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    with counted(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with counted(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    with counted(item):
        return (yield)


def binaries() -> Path:
    """Where PostgreSQL's programs are."""
    if (config := shutil.which("pg_config")) is not None:
        found = Path(subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True).stdout.strip())
        if (found / "initdb").exists():
            return found
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not places:
        pytest.fail("these tests need PostgreSQL's programs (on Debian and Ubuntu: apt install postgresql)", pytrace=False)
    return places[-1].parent


class Postgres:
    """A server of its own, in a folder with its socket."""

    def __init__(self) -> None:
        self._bin = binaries()
        # PostgreSQL refuses to run as root
        self._user = "postgres" if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="tenebra-pg-", dir="/tmp"))  # a socket's path must be short
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        init = [str(self._bin / "initdb"), "-D", str(self.folder / "data"), "-U", "tenebra", "-A", "trust", "-E", "UTF8"]
        init += ["--no-locale", "--no-sync"]
        subprocess.run(init, check=True, capture_output=True, user=self._user, cwd=self.folder)
        self._server: subprocess.Popen[bytes]

    @property
    def url(self) -> str:
        return f"postgresql://tenebra@/postgres?host={quote(str(self.folder), safe='')}"

    def start(self) -> None:
        """Start it, and come back when it answers."""
        settings = ["-c", "listen_addresses=", "-c", f"fsync={'on' if DURABLE else 'off'}", "-c", "max_connections=30"]
        command = [str(self._bin / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, user=self._user, cwd=self.folder)
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(f"host={self.folder} user=tenebra dbname=postgres").close()
                return
            except psycopg.OperationalError:
                if self._server.poll() is not None or time.monotonic() > give_up:
                    pytest.fail(f"PostgreSQL did not start: {(self.folder / 'log').read_text()}", pytrace=False)
                time.sleep(0.05)

    def stop(self) -> None:
        """A fast shutdown."""
        self._server.send_signal(signal.SIGINT)
        self._server.wait()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
        yield server
        server.stop()
    finally:
        shutil.rmtree(server.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The folder of the socket of a server."""
    with running_postgres() as server:
        yield str(server.folder)


@pytest.fixture(scope="session")
def new_store(request: pytest.FixtureRequest) -> NewStore:
    """The address of an empty store of a kind; a file lies in the folder."""

    def new(kind: str, folder: Path) -> str:
        if kind == "sqlite":
            return f"sqlite:///{folder / 'tables.db'}"
        host = request.getfixturevalue("postgres")
        with psycopg.connect(f"host={host} user=tenebra dbname=postgres", autocommit=True) as connection:
            row = connection.execute("select count(*) from information_schema.schemata").fetchone()
            assert row is not None
            name = f"house_{row[0]}"
            connection.execute(f"create schema {name}".encode())
        return f"postgresql://tenebra@/postgres?host={quote(host, safe='')}&options={quote(f'-csearch_path={name}', safe='')}"

    return new
