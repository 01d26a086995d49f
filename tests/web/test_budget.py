"""What a first visit costs: bytes over the wire and time until something can be pressed."""

from __future__ import annotations

import os
import time

from bench.house import Killable
from tests.web.windows import Windows

BYTES = 300_000
SECONDS = 2.0


def test_the_first_view_is_light_and_quick(house: Killable, windows: Windows) -> None:
    """Everything a newcomer's home page loads; the time is given room where others use the machine, too."""
    page = windows.open(house)
    line = page.context.new_cdp_session(page)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda news: sizes.append(news["encodedDataLength"]))
    line.send("Network.enable")
    begin = time.monotonic()
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play In Gronk").click(trial=True)
    seconds = time.monotonic() - begin
    page.wait_for_load_state("networkidle")
    page.get_by_role("link", name="Open a table: Dungeon Venture").wait_for()
    kilobytes = sum(sizes) / 1000
    assert len(sizes) > 5
    assert sum(sizes) < BYTES, f"{kilobytes:.0f} kB"
    room = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    assert seconds < SECONDS * room, f"{seconds:.1f} s"
