"""One server for all tests of a module; each test has tables of its own."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    with House(f"sqlite:///{folder}/tables.sqlite") as made:
        yield made


@pytest.fixture(autouse=True)
def nothing_unforeseen(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever goes wrong inside the server is logged, never sent; in a test it is a failure."""
    yield
    assert not [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
