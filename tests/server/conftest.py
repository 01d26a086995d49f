"""One server for all tests of a module, on each kind of store; each test has tables of its own."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import msgspec
import pytest

from bench.house import UNLIMITED, House
from tests.conftest import STORES, NewStore

ELSEWHERE = msgspec.structs.replace(UNLIMITED, render_processes=1, few_tables=0)
"""Scenes are made in a process of their own, for one of the stores, so that whatever is tried is tried in both ways."""


@pytest.fixture(scope="module", params=STORES)
def house(request: pytest.FixtureRequest, new_store: NewStore, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = ELSEWHERE if request.param == STORES[-1] else UNLIMITED
    with House(new_store(request.param, tmp_path_factory.mktemp("house")), settings) as made:
        yield made


@pytest.fixture(autouse=True)
def nothing_unforeseen(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever goes wrong inside the server is logged, never sent; in a test it is a failure."""
    yield
    if request.node.get_closest_marker("unforeseen") is not None:
        return
    wrong = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    # our own end of a connection may well be surprised when the server hangs up in the middle of something
    assert not [record for record in wrong if record.name != "websockets.client"]
