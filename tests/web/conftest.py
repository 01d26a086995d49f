"""A server in a process of its own, one Chromium for the session, and windows that forgive no error."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from bench.house import Killable
from tenebra.server.settings import BUILT
from tests.web.windows import Windows

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert (BUILT / "index.html").is_file(), "the page is not built: make page"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killable]:
    """The server of all tests that do not kill it."""
    yield from _serve(tmp_path_factory.mktemp("house"))


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Killable]:
    """A server of one test, which may kill it and start it again."""
    yield from _serve(tmp_path)


def _serve(folder: Path) -> Iterator[Killable]:
    made = Killable(f"sqlite:///{folder}/tables.sqlite")
    made.start()
    yield made
    made.stop()


@pytest.fixture
def windows(browser: Browser) -> Iterator[Windows]:
    """Opens windows, each a browser of its own; whatever went wrong in one fails the test."""
    made = Windows(browser)
    yield made
    made.close()
    assert not made.troubles, "\n".join(made.troubles)
