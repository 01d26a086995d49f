"""Pictures of the page for the documents: `python -m tools.screenshots`. Always the same games, so only real changes show."""

from __future__ import annotations

import base64
import re
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from bench.house import Killable
from tests.web.conftest import CHROMIUM, QUIET
from tests.web.windows import DESK, PHONE, VARDAKS_TURN, Windows, advised, begun, bring, led, sit, whispers_turn, wishes

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY = 82
NAURANIA_FIGHTS = 341
"""So many choices into the game of seed 59: round 13, Naurania has a hand of cards, the lair lies open."""
LOOK_BACK = 309
SIZES = {"desk": DESK, "phone": PHONE}
WAYS = [(language, theme) for language in ("en", "it") for theme in ("dark", "light")]


def main() -> None:
    """Take every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Killable(f"sqlite:///{folder}/tables.sqlite")
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        try:
            keys, mission = set_up(house), begin_mission(house)
            for size, pixels in SIZES.items():
                for language, theme in [*WAYS, ("en", "contrast")]:
                    windows = Windows(browser)
                    page = windows.open(house, pixels, language=language, theme=theme)
                    for name in chain(take(page, keys, only_table=theme == "contrast"), take_mission(page, mission)):
                        save(page, FOLDER / f"{name}-{size}-{language}-{theme}.webp")
                    windows.close()
                    if windows.troubles:
                        raise SystemExit("\n".join(windows.troubles))
        finally:
            browser.close()
            house.stop()
    total = sum(file.stat().st_size for file in FOLDER.glob("*.webp"))
    print(f"{len(list(FOLDER.glob('*.webp')))} pictures, {total / 1e6:.1f} MB")


def set_up(house: Killable) -> list[str]:
    """The tables of the person in the pictures; the last one is where it is their turn."""
    waiting = bring(house, advised(begun("7"), VARDAKS_TURN), wishes(keeper="me:Anna", heroes="friend:Giulia"))
    other = bring(house, begun("3", scenario="ravens-watch"), wishes(keeper="friend:Marco", heroes="me:Anna"))
    mine = bring(house, advised(begun("59"), NAURANIA_FIGHTS), wishes(keeper="greedy", heroes="me:Anna"))
    return [waiting["key"], other["key"], mine["key"]]


def begin_mission(house: Killable) -> str:
    """A table of Massive Darkness in the hand of the same person."""
    session = whispers_turn()
    return str(bring(house, session, led(session))["key"])


def take(page: Page, keys: list[str], only_table: bool) -> Iterator[str]:
    """Bring the page into each state that is pictured, and name it."""
    for key in keys:
        sit(page, key)
    await_turn(page)
    yield "table"
    if only_table:
        return
    raise_card(page)
    yield "hand"
    look_back(page)
    yield "replay"
    page.goto("/")
    page.locator("article .btn").first.wait_for()
    page.locator(".poster svg").first.wait_for()
    yield "home"
    page.goto("/new/dungeon-venture")
    page.locator("fieldset label").first.wait_for()
    yield "new"


def take_mission(page: Page, key: str) -> Iterator[str]:
    """The table of Massive Darkness."""
    sit(page, key)
    await_turn(page)
    yield "mission"


def await_turn(page: Page) -> None:
    """Wait until the board lies there and something can be chosen."""
    page.locator(".board.placed").wait_for()
    page.locator(".decide .acts button, .sheetp .pa button").first.wait_for()


def raise_card(page: Page) -> None:
    """A card under the pointer at a desk, the hand drawn up on a phone."""
    if page.locator(".sheetp").count():
        page.get_by_role("tab").nth(2).click()
        page.locator(".swiped button").first.wait_for()
    else:
        page.locator(".hand li").nth(2).hover(position={"x": 20, "y": 60})


def look_back(page: Page) -> None:
    """The replay at an earlier moment."""
    if page.locator(".sheetp").count():
        page.get_by_role("tab").nth(0).click()
    page.mouse.move(700, 30)
    page.get_by_role("button", name=re.compile("^Men[uù]$")).click()
    page.locator("dialog[open] .rows button").nth(3).click()
    page.get_by_role("slider").fill(str(LOOK_BACK))


def save(page: Page, file: Path) -> None:
    """The window as a small file, once letters and pictures are there."""
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(taken["data"]))


if __name__ == "__main__":
    main()
