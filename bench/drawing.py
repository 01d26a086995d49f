"""What a board costs to draw: `python -m bench.drawing` joins a table of every game and drags its board.

Milliseconds of the page's own thread for each frame while the board is dragged, elements in the document, and how long it is from
taking one's seat until the table can be seen, and until its board is drawn sharply. `--page FOLDER` measures another built page
in the same run, `--slow` a phone with a quarter of the processor on a slow line.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from bench.house import Killable
from tenebra.kernel import Session
from tenebra.server.settings import BUILT
from tests.web.conftest import CHROMIUM, QUIET
from tests.web.moments import carthos_aims, elros_among_tiles, hroar_strikes, seats_of
from tests.web.windows import DESK, NAURANIA_FIGHTS, PHONE, Windows, advised, begun, bring, whispers_turn

MOMENTS: dict[str, Callable[[], Session[Any]]] = {
    "dungeon-venture": lambda: advised(begun("59"), NAURANIA_FIGHTS),
    "massive-darkness": whispers_turn,
    "descent": carthos_aims,
    "conan": hroar_strikes,
    "drunagor": elros_among_tiles,
}
"""A moment of each game with much on its board."""
MOVES = 60
SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 180_000, "uploadThroughput": 84_000}
"""A slow line of a phone: milliseconds, and bytes in a second."""
COUNT = """() => {
  const all = [...document.querySelectorAll('.board *')];
  const isSeen = (one) => one.getClientRects().length > 0;
  const has = (what, none) => all.filter((one) => getComputedStyle(one)[what] !== none && isSeen(one)).length;
  const canvases = document.querySelectorAll('.board canvas').length;
  return { elements: all.length, filters: has('filter', 'none'), blends: has('mixBlendMode', 'normal'), canvases };
}"""
"""What of the board is in the document, and which of it is dear to paint."""
WATCH = """() => {
  const begun = performance.now(), seen = (window.seen = {});
  const look = () => {
    const mark = (name, what) => (seen[name] ??= document.querySelector(what) ? performance.now() - begun : undefined);
    mark('table', '.board.placed');
    mark('drawn', '.still[data-drawn=true]');
    requestAnimationFrame(look);
  };
  look();
  document.querySelector('form button.primary').click();
}"""
FRAMES = """() => {
  window.frames = 0;
  const count = () => { window.frames++; requestAnimationFrame(count); };
  requestAnimationFrame(count);
}"""
REST = 3_000
"""Milliseconds after which nothing of a table that was just joined is still being worked on."""


def dragged(page: Page, line: CDPSession) -> tuple[float, int]:
    """The milliseconds of the page's own thread for a frame, and the frames, while the board is dragged."""

    def spent() -> float:
        return float(
            next(one["value"] for one in line.send("Performance.getMetrics")["metrics"] if one["name"] == "TaskDuration")
        )

    x, y = page.evaluate("[innerWidth * 0.45, innerHeight * 0.37]")
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(FRAMES)
    before = spent()
    for number in range(MOVES):
        page.mouse.move(x + number * 2, y + number)
    seconds, frames = spent() - before, int(page.evaluate("window.frames"))
    page.mouse.up()
    return seconds * 1000 / max(frames, 1), frames


def measure(windows: Windows, house: Killable, session: Session[Any], is_slow: bool) -> str:
    """Join a table and drag its board."""
    page = windows.open(house, size=PHONE if is_slow else DESK, motion=True)
    line = page.context.new_cdp_session(page)
    page.goto(f"/join#{bring(house, session, seats_of(session))['key']}")
    page.locator("form button.primary").wait_for()
    if is_slow:
        line.send("Network.emulateNetworkConditions", LINE)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(WATCH)
    page.wait_for_function("() => window.seen.table && (window.seen.drawn || !document.querySelector('.still'))")
    page.wait_for_timeout(REST)
    page.keyboard.press("Escape")
    seen, count = page.evaluate("window.seen"), page.evaluate(COUNT)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    cost, frames = dragged(page, line)
    page.context.close()
    drawn = f", drawn after {seen['drawn']:.0f} ms" if seen.get("drawn") else ""
    return (
        f"{cost:.1f} ms a frame ({frames} frames), {count['elements']} elements, {count['filters']} filters, "
        f"table after {seen['table']:.0f} ms{drawn}"
    )


def main() -> None:
    """Measure the games named, or all of them."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="*", default=list(MOMENTS), metavar="GAME")
    words.add_argument("--page", action="append", type=Path, metavar="FOLDER", help="a built page, beside that of this checkout")
    words.add_argument("--slow", action="store_true", help="a phone, a quarter of the processor, a slow line")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        pages = [*(asked.page or ()), BUILT]
        houses = [
            Killable(f"sqlite:///{store}/{number}.sqlite", TENEBRA_PAGE=str(page.resolve())) for number, page in enumerate(pages)
        ]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        try:
            for house in houses:
                house.start()
            for game in asked.games:
                session = MOMENTS[game]()
                for house, built in zip(houses, pages, strict=True):
                    print(f"{game}, {built}: {measure(Windows(browser), house, session, asked.slow)}", flush=True)
        finally:
            browser.close()
            for house in houses:
                house.stop()


if __name__ == "__main__":
    main()
