"""Stores for tests: SQLite in a file, and a real PostgreSQL server that this run starts for itself. Also their patience."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import hypothesis
import psycopg
import pytest

from bench import PATIENCE
from tests.processor import Times, counted

NewStore = Callable[[str, Path], str]
STORES = ("sqlite", "postgresql")
DURABLE = False
"""The tests kill clients, never the database; its own fsync is its own affair."""
hypothesis.settings.register_profile(
    "patient", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.data_too_large]
)
hypothesis.settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", action="store_true", help="say how much processor time the tests of each folder and game took")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--times"):
        config.pluginmanager.register(Times())


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


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The folder of the socket of a server."""
    bin = binaries()
    # PostgreSQL refuses to run as root
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="tenebra-pg-", dir="/tmp"))  # a socket's path must be short
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"
    init = [str(bin / "initdb"), "-D", str(data), "-U", "tenebra", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
    subprocess.run(init, check=True, capture_output=True, user=user, cwd=folder)
    settings = ["-c", "listen_addresses=", "-c", f"fsync={'on' if DURABLE else 'off'}", "-c", "max_connections=30"]
    log = (folder / "log").open("wb")
    command = [str(bin / "postgres"), "-D", str(data), "-k", str(folder), *settings]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, user=user, cwd=folder)
    log.close()
    try:
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(f"host={folder} user=tenebra dbname=postgres").close()
                break
            except psycopg.OperationalError:
                if server.poll() is not None or time.monotonic() > give_up:
                    pytest.fail(f"PostgreSQL did not start: {(folder / 'log').read_text()}", pytrace=False)
                time.sleep(0.05)
        yield str(folder)
    finally:
        server.send_signal(signal.SIGINT)  # a fast shutdown
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


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
