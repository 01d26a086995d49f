"""Garbage is collected when the server is idle, and does not keep anybody waiting."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref

import pytest

from bench import PATIENCE
from tenebra.server import http_server


class Thing:
    """Knows itself, so that only a look for garbage frees it."""

    def __init__(self) -> None:
        self.itself = self


NEVER = 1e9


@pytest.mark.parametrize(
    ("quiet", "latest", "grown", "looks"),
    [(NEVER, NEVER, NEVER, True), (-1.0, NEVER, NEVER, False), (-1.0, 0.01, NEVER, True), (-1.0, NEVER, 0.9, True)],
    ids=["quiet", "busy", "at the latest", "grown"],
)
def test_garbage_is_looked_for_when_little_goes_on(
    monkeypatch: pytest.MonkeyPatch, quiet: float, latest: float, grown: float, looks: bool
) -> None:
    settings = {"LOOK_FOR": 0.02, "LOOK_EVERY": 0.01, "QUIET": quiet, "LOOK_AT_LATEST": latest, "GROWN": grown}
    for name, value in settings.items():
        monkeypatch.setattr(http_server, name, value)

    async def wait() -> None:
        """Until it is gone; where nobody looks, for a while in which somebody could have."""
        collecting = asyncio.create_task(http_server.collect_garbage())
        end = time.monotonic() + (PATIENCE if looks else 0.1)
        while gone() is not None and time.monotonic() < end:
            await asyncio.sleep(0.01)
        collecting.cancel()

    thing = Thing()
    gone = weakref.ref(thing)
    gc.disable()
    try:
        del thing
        asyncio.run(wait())
        assert (gone() is None) == looks
    finally:
        gc.enable()
