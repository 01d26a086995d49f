"""Pictures of the page for the documents: `python -m tools.screenshots`. Always the same games, so only real changes show.

Names or patterns take only some of them: `python -m tools.screenshots table-desk-en-dark 'mission-phone-*'`.
"""

from __future__ import annotations

import argparse
import base64
import re
import tempfile
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bench.house import Killable
from tenebra.games.drunagor import GAME as DRUNAGOR
from tenebra.kernel import Session
from tests.web import test_ford as ford
from tests.web.conftest import CHROMIUM, QUIET
from tests.web.stock import dressed
from tests.web.test_quest import quest, seats
from tests.web.windows import (
    DESK,
    NAURANIA_FIGHTS,
    PHONE,
    VARDAKS_TURN,
    Windows,
    advised,
    begun,
    bring,
    led,
    sit,
    whispers_turn,
    wishes,
)
from tools.workshop import ARMED, BOARDS, workshop

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY = 82
LOOK_BACK = 309
CARTHOS_AIMS = 108
"""So many choices into the quest of seed 7 Mad Carthos may attack three monsters across the guardroom."""
HROAR_STRIKES = 6
"""So many choices into the night of seed 7 Hroar stands among the reavers and may strike five of them."""
AMONG_BRAZIERS = 330
"""So many choices into the raid of seed p the Darkness lies between the Heroes."""
PARTY = "vorn elros maya lorelai jaheen"
SIZES = {"desk": DESK, "phone": PHONE}
LEARNING = ("how", "lesson", "after")
VENTURE = ("table", "hand", "replay", "home", "new", *LEARNING)
MISSION = ("mission",)
QUEST = ("quest",)
NIGHT = ("night",)
CHAPTER = ("chapter",)
STOCK = ("stock",)
VIEWS = VENTURE + MISSION + QUEST + NIGHT + CHAPTER + STOCK
IN_CONTRAST = ("table", *LEARNING, "mission", *QUEST, *NIGHT, *CHAPTER, "stock")
MIXED = (("desk", "en", "dark"), ("desk", "it", "light"), ("phone", "it", "dark"), ("phone", "en", "light"))
"""What is learnt and looked back upon, a quest, a night and a chapter: each size, language and light, but not each pair."""
MADE_UP = [
    (board, size, theme)
    for board in BOARDS
    for size, theme in (("desk", "dark"), ("desk", "light"), ("desk", "contrast"), ("phone", "dark"))
]
"""Boards without a table: all in each light at a desk, and on a phone."""


class Window(NamedTuple):
    """How a window looks; in each of them the same views are taken."""

    size: str
    language: str
    theme: str

    def picture(self, view: str) -> str:
        """What the picture of a view is called, without its ending."""
        return f"{view}-{self.size}-{self.language}-{self.theme}"

    def pictures(self) -> list[str]:
        """All that is taken in it. The words of a made-up scene are in one language only."""
        views: Sequence[str] = IN_CONTRAST if self.theme == "contrast" else VIEWS
        is_mixed = self.theme == "contrast" or self in MIXED
        views = [view for view in views if is_mixed or view not in LEARNING + QUEST + NIGHT + CHAPTER]
        return [self.picture(view) for view in views if self.language == "en" or view not in STOCK]


WINDOWS = [
    Window(size, language, theme)
    for size in SIZES
    for language, theme in (("en", "dark"), ("en", "light"), ("it", "dark"), ("it", "light"), ("en", "contrast"))
]


def main(arguments: Sequence[str] | None = None) -> None:
    """Take every picture, or those that are asked for."""
    wanted, folder = understand(arguments)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        house = Killable(f"sqlite:///{store}/tables.sqlite")
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        try:
            keys = set_up(house)
            others = [begin_mission(house), begin_quest(house), begin_night(house), begin_chapter(house)]
            for window in WINDOWS:
                if wanted & set(window.pictures()):
                    take_in(window, Windows(browser), house, keys, others, wanted, folder)
            take_boards(browser, wanted, folder)
        finally:
            browser.close()
            house.stop()
    total = sum((folder / f"{name}.webp").stat().st_size for name in wanted)
    print(f"{len(wanted)} pictures, {total / 1e6:.1f} MB")


def understand(arguments: Sequence[str] | None) -> tuple[set[str], Path]:
    """Which pictures are asked for, and where they go."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.screenshots", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "pictures",
        nargs="*",
        default=["*"],
        metavar="PICTURE",
        help=f"a name or pattern, <view>-<size>-<language>-<light>, views: {', '.join(VIEWS + BOARDS)} (default: all)",
    )
    parser.add_argument(
        "--to", type=Path, default=FOLDER, metavar="FOLDER", help="where the pictures go (default: docs/pictures)"
    )
    asked = parser.parse_args(arguments)
    every = [name for window in WINDOWS for name in window.pictures()]
    every += [Window(size, "en", theme).picture(board) for board, size, theme in MADE_UP]
    for pattern in asked.pictures:
        if not any(fnmatchcase(name, pattern) for name in every):
            parser.error(f"no picture is called {pattern}; there are {', '.join(every)}")
    return {name for name in every if any(fnmatchcase(name, pattern) for pattern in asked.pictures)}, asked.to


def take_in(
    window: Window, windows: Windows, house: Killable, keys: list[str], others: list[str], wanted: set[str], folder: Path
) -> None:
    """Take the wanted pictures in one window; the views that only lead to them are gone through."""
    page = windows.open(house, SIZES[window.size], language=window.language, theme=window.theme)
    for views, taken in (
        (VENTURE, take(page, keys)),
        (MISSION, take_mission(page, others[0])),
        (QUEST, take_quest(page, others[1])),
        (NIGHT, take_night(page, others[2])),
        (CHAPTER, take_chapter(page, others[3])),
        (STOCK, take_stock(page, keys[-1])),
    ):
        left = {view for view in views if window.picture(view) in wanted}
        while left:
            view = next(taken)
            if view in left:
                save(page, folder / f"{window.picture(view)}.webp")
            left.discard(view)
    windows.close()
    if windows.troubles:
        raise SystemExit("\n".join(windows.troubles))


def take_boards(browser: Browser, wanted: set[str], folder: Path) -> None:
    """The made-up boards."""
    shown = [one for one in MADE_UP if Window(one[1], "en", one[2]).picture(one[0]) in wanted]
    if not shown:
        return
    with workshop() as shop:
        for board, size, theme in shown:
            windows = Windows(browser)
            page = windows.open(shop, SIZES[size], theme=theme)
            page.goto(shop.path(board, ARMED[board]))
            page.locator(".board.placed").wait_for()
            save(page, folder / f"{Window(size, 'en', theme).picture(board)}.webp")
            windows.close()
            if windows.troubles:
                raise SystemExit("\n".join(windows.troubles))


def set_up(house: Killable) -> list[str]:
    """The tables of the person in the pictures: others', one where it is their turn, one that was won, one to dress."""
    waiting = bring(house, advised(begun("7"), VARDAKS_TURN), wishes(keeper="me:Anna", heroes="friend:Giulia"))
    other = bring(house, begun("3", scenario="ravens-watch"), wishes(keeper="friend:Marco", heroes="me:Anna"))
    mine = bring(house, advised(begun("59"), NAURANIA_FIGHTS), wishes(keeper="greedy", heroes="me:Anna"))
    won = begun("59")
    while won.decision is not None:
        advised(won, 1)
    over = bring(house, won, wishes(keeper="greedy", heroes="me:Anna"))
    stock = bring(house, advised(begun("59"), NAURANIA_FIGHTS), wishes(keeper="greedy", heroes="me:Anna"))
    return [waiting["key"], other["key"], mine["key"], over["key"], stock["key"]]


def begin_mission(house: Killable) -> str:
    """A table of Massive Darkness in the hand of the same person."""
    session = whispers_turn()
    return str(bring(house, session, led(session))["key"])


def begin_quest(house: Killable) -> str:
    """A table of Descent, the heroes in the hand of the same person: one of them has aimed at monsters across a room."""
    return str(bring(house, quest("7", CARTHOS_AIMS), seats(overlord="greedy", heroes="me"))["key"])


def begin_night(house: Killable) -> str:
    """A table of Conan, the heroes in the hand of the same person."""
    return str(bring(house, ford.night(HROAR_STRIKES), ford.seats(overlord="greedy", heroes="me"))["key"])


def begin_chapter(house: Killable) -> str:
    """A table of Drunagor, five Heroes in the hand of the same person, the Darkness among them."""
    return str(bring(house, raid(), [{"seat": hero, "by": "me", "name": "Anna"} for hero in PARTY.split()])["key"])


def raid() -> Session[Any]:
    """The fourth chapter in its seventh round or so, somebody's turn."""
    session = advised(Session.begin(DRUNAGOR, "the-raid-on-ignispyra", "p", {"party": PARTY}), AMONG_BRAZIERS)
    while session.decision is not None and session.decision.prompt != "turn":
        advised(session, 1)
    return session


def take(page: Page, keys: list[str]) -> Iterator[str]:
    """Bring the page into each state that is pictured, and name it."""
    *unfinished, over, _ = keys
    for key in unfinished:
        sit(page, key)
    await_turn(page)
    yield "table"
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
    page.goto("/how/massive-darkness")
    page.locator("figure svg").first.wait_for()
    yield "how"
    page.goto("/")
    page.locator(".poster.dungeon-venture .learn").click()
    page.locator(".lesson").wait_for()
    page.locator(".board.placed").wait_for()
    yield "lesson"
    sit(page, over)
    page.locator("section.ending .btn").first.click()
    page.locator("dialog[open] table").wait_for()
    yield "after"


def take_mission(page: Page, key: str) -> Iterator[str]:
    """The table of Massive Darkness."""
    sit(page, key)
    await_turn(page)
    yield "mission"


def take_quest(page: Page, key: str) -> Iterator[str]:
    """The table of Descent, its first monster pointed at: the range is counted, and how far it could walk and strike is drawn."""
    sit(page, key)
    await_turn(page)
    if not page.locator(".sheetp").count():
        page.locator("[data-piece=beastman-1]").hover(force=True)  # its odds lie over it
        page.locator(".walked").wait_for()
    yield "quest"


def take_night(page: Page, key: str) -> Iterator[str]:
    """The table of Conan, a wolf pointed at: its odds both ways, and how far it could run and bite."""
    sit(page, key)
    await_turn(page)
    if not page.locator(".sheetp").count():
        page.locator("[data-piece=wolves-2]").hover(force=True)
        page.locator(".walked").wait_for()
    yield "night"


def take_chapter(page: Page, key: str) -> Iterator[str]:
    """The table of Drunagor: Skills with their cubes, the Track, what the Monsters are about to do."""
    sit(page, key)
    await_turn(page)
    yield "chapter"


def take_stock(page: Page, key: str) -> Iterator[str]:
    """A made-up scene: gauges on plates, cubes on cards, a river of tiles with costs."""
    dressed(page)
    sit(page, key)
    await_turn(page)
    page.locator(".track .slot").first.wait_for()
    yield "stock"


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
    page.locator("dialog[open]").get_by_role("button", name=re.compile("^(Replay|Rivedi la partita)$")).click()
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
