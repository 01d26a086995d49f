"""How long a click waits for its answer in a real browser: `python -m bench.clicks` presses brass at a table of every game.

From the press to the frame in which the answer is drawn, server and page on this machine. It fails where the middle one of a
game takes longer than `LIMIT`; other work on the machine only adds to it.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.house import Killable
from bench.program import percentile
from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import Session
from tests.web.conftest import CHROMIUM, QUIET
from tests.web.moments import seats_of
from tests.web.player import Player
from tests.web.windows import Windows, bring, sit

LIMIT = 150
"""Milliseconds."""
BRASS = ".decide .btn.primary:not(:disabled)"
ANSWERED = """(brass) => new Promise((done) => {
  const told = () => [document.querySelector('[role=log]'), document.querySelector('.prompt, .ending h2')]
    .map((one) => one?.textContent).join();
  const before = told(), begun = performance.now();
  const look = new MutationObserver(() => {
    if (told() === before && !document.querySelector('dialog[open]')) return;
    look.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  });
  look.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['open'] });
  document.querySelector(brass).click();
})"""


def clicks(page: Page, count: int) -> Iterator[float]:
    """The milliseconds of so many presses of brass; what else the page wants is done meanwhile."""
    player = Player(page)
    while count and player.sees() != "over":
        if player.sees() != "mine" or not page.locator(BRASS).count():
            player.step()
            page.wait_for_timeout(15)
            continue
        yield float(page.evaluate(ANSWERED, BRASS))
        player.settled()
        count -= 1


def main() -> None:
    """Measure the games named, or all of them."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    words.add_argument("--clicks", type=int, default=40, help="of each game")
    asked = words.parse_args()
    slow = []
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        house = Killable(f"sqlite:///{store}/tables.sqlite")
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        windows = Windows(browser)
        try:
            for id in asked.games:
                session: Session[Any] = Session.begin(game_called(id), game_called(id).scenarios()[0], "clicks")
                page = windows.open(house)
                sit(page, bring(house, session, seats_of(session))["key"])
                waits = sorted(clicks(page, asked.clicks))
                half, most = percentile(waits, 0.5), percentile(waits, 0.95)
                print(f"{id}: {len(waits)} clicks, p50 {half:.0f} ms, p95 {most:.0f} ms, longest {waits[-1]:.0f} ms", flush=True)
                slow += [id] if half > LIMIT else []
        finally:
            windows.close()
            browser.close()
            house.stop()
    if slow:
        raise SystemExit(f"a click takes longer than {LIMIT} ms: {', '.join(slow)}")


if __name__ == "__main__":
    main()
