"""A server in a process of its own, one Chromium for the session, and windows that forgive no error."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from bench import PATIENCE
from bench.house import Killable
from tenebra.server.settings import BUILT
from tests.conftest import NewStore
from tests.web.windows import Windows

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
WITHOUT = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "SpareRendererForSitePerProcess"),
)
"""What this browser does without. Of two lists it obeys the last one, so Playwright's is here again; the last four are
pages of an address bar that nobody sees and a process in reserve: for every window, a third of all its work."""
QUIET = (
    f"--disable-features={','.join(WITHOUT)}",
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
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET), timeout=PATIENCE * 1000)
        expect.set_options(timeout=PATIENCE * 1000)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(new_store: NewStore, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killable]:
    """The server of all tests that do not kill it."""
    yield from _serve(new_store("sqlite", tmp_path_factory.mktemp("house")))


@pytest.fixture
def mortal(new_store: NewStore, tmp_path: Path) -> Iterator[Killable]:
    """A server of one test, which may kill it and start it again; tests/server does so on each kind of store."""
    yield from _serve(new_store("sqlite", tmp_path))


def _serve(url: str) -> Iterator[Killable]:
    made = Killable(url)
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
