"""Pictures of the page: `python -m tools.screenshots`. Always the same games, so only real changes show.

Without names those that `docs/pictures.md` shows are taken, one of each view and game. Names or patterns take any others into
`build/pictures`: `python -m tools.screenshots table-desk-en-light 'mission-phone-*'`.
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

from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench.house import Killable
from tenebra.kernel import Session
from tests.web.conftest import CHROMIUM, QUIET
from tests.web.moments import carthos_aims, elros_among_tiles, hroar_strikes, night, over, quest, road, seats_of
from tests.web.stock import dressed
from tests.web.windows import (
    DESK,
    NAURANIA_FIGHTS,
    PHONE,
    VARDAKS_TURN,
    Windows,
    advised,
    begun,
    bring,
    sit,
    whispers_turn,
    wishes,
)
from tools.workshop import ARMED, BOARDS, workshop

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "pictures.md"
KEPT = ROOT / "docs" / "pictures"
"""What git keeps: one picture of each view and game, as the page of the documents shows them."""
MADE = ROOT / "build" / "pictures"
QUALITY = 82
LOOK_BACK = 309
ARRIVED = """() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
  .forEach((one) => one.finish())"""
"""Whatever was still on its way in is there."""
SIZES = {"desk": DESK, "phone": PHONE}
LEARNING = ("how", "lesson", "after")
VENTURE = ("table", "hand", "replay", "home", "new", *LEARNING)
MISSION = ("mission",)
QUEST = ("quest",)
NIGHT = ("night",)
CHAPTER = ("chapter",)
STOCK = ("stock",)
OTHERS = {"descent": quest, "conan": night, "drunagor": road}
"""The games whose pictures of what surrounds a table are called after them."""
AROUND = {game: tuple(f"{view}-{game}" for view in ("new", *LEARNING)) for game in OTHERS}
ALL_AROUND = tuple(view for views in AROUND.values() for view in views)
VIEWS = VENTURE + MISSION + QUEST + NIGHT + CHAPTER + ALL_AROUND + STOCK
IN_CONTRAST = ("table", *LEARNING, *MISSION, *QUEST, *NIGHT, *CHAPTER, *STOCK)
MIXED = (("desk", "en", "dark"), ("desk", "it", "light"), ("phone", "it", "dark"), ("phone", "en", "light"))
"""What is learnt and looked back upon, a quest, a night and a chapter: each size, language and light, but not each pair."""
IN_EACH_PAIR = ("table", "hand", "replay", "home", "new", *MISSION, *STOCK)
MADE_UP = [
    (board, size, theme)
    for board in BOARDS
    for size, theme in (("desk", "dark"), ("desk", "light"), ("desk", "contrast"), ("phone", "dark"))
]
"""Boards without a table: all in each light at a desk, and on a phone."""


class Keys(NamedTuple):
    """The tables that are pictured: the person's seats at them."""

    unfinished: list[str]
    over: dict[str, str]
    mission: str
    quest: str
    night: str
    chapter: str
    stock: str


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
        views: Sequence[str] = VIEWS if self in MIXED else IN_EACH_PAIR
        if self.theme == "contrast":
            views = IN_CONTRAST + (ALL_AROUND if self.size == "desk" else ())
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
            for window in WINDOWS:
                if wanted & set(window.pictures()):
                    take_in(window, Windows(browser), house, keys, wanted, folder)
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
        metavar="PICTURE",
        help=f"a name or pattern, <view>-<size>-<language>-<light>, views: {', '.join(VIEWS + BOARDS)} (default: the documents')",
    )
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="where they go (docs/pictures; with names, build/pictures)")
    asked = parser.parse_args(arguments)
    every = [name for window in WINDOWS for name in window.pictures()]
    every += [Window(size, "en", theme).picture(board) for board, size, theme in MADE_UP]
    for pattern in asked.pictures:
        if not any(fnmatchcase(name, pattern) for name in every):
            parser.error(f"no picture is called {pattern}; there are {', '.join(every)}")
    patterns = asked.pictures or shown_in_documents()
    wanted = {name for name in every if any(fnmatchcase(name, pattern) for pattern in patterns)}
    return wanted, asked.to or (MADE if asked.pictures else KEPT)


def shown_in_documents() -> list[str]:
    """The pictures that the page of the documents shows."""
    return re.findall(r"\(pictures/([a-z-]+)\.webp\)", PAGE.read_text(encoding="utf-8"))


def take_in(window: Window, windows: Windows, house: Killable, keys: Keys, wanted: set[str], folder: Path) -> None:
    """Take the wanted pictures in one window; the views that only lead to them are gone through."""
    page = windows.open(house, SIZES[window.size], language=window.language, theme=window.theme)
    for views, taken in (
        (VENTURE, take(page, keys)),
        (MISSION, take_mission(page, keys.mission)),
        (QUEST, take_quest(page, keys.quest)),
        (NIGHT, take_night(page, keys.night)),
        (CHAPTER, take_chapter(page, keys.chapter)),
        *((AROUND[game], take_around(page, game, keys.over[game])) for game in AROUND),
        (STOCK, take_stock(page, keys.stock)),
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


def set_up(house: Killable) -> Keys:
    """Every table of the pictures: the Heroes in the hand of the same person, everybody else a computer."""

    def own(session: Session[Any]) -> str:
        return str(bring(house, session, seats_of(session))["key"])

    waiting = bring(house, advised(begun("7"), VARDAKS_TURN), wishes(keeper="me:Anna", heroes="friend:Giulia"))
    other = bring(house, begun("3", scenario="ravens-watch"), wishes(keeper="friend:Marco", heroes="me:Anna"))
    fight = advised(begun("59"), NAURANIA_FIGHTS)
    return Keys(
        unfinished=[waiting["key"], other["key"], own(fight)],
        over={"dungeon-venture": own(over(begun("59")))} | {game: own(over(begin())) for game, begin in OTHERS.items()},
        stock=own(fight),
        mission=own(whispers_turn()),
        quest=own(carthos_aims()),
        night=own(hroar_strikes()),
        chapter=own(elros_among_tiles()),
    )


def take(page: Page, keys: Keys) -> Iterator[str]:
    """Bring the page into each state that is pictured, and name it."""
    for key in keys.unfinished:
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
    choose_scenario(page, "dungeon-venture")
    yield "new"
    read_how(page, "massive-darkness")
    yield "how"
    learn(page, "dungeon-venture")
    yield "lesson"
    look_after(page, keys.over["dungeon-venture"])
    yield "after"


def take_around(page: Page, game: str, key: str) -> Iterator[str]:
    """The same of another game."""
    choose_scenario(page, game)
    yield f"new-{game}"
    read_how(page, game)
    yield f"how-{game}"
    learn(page, game)
    yield f"lesson-{game}"
    look_after(page, key)
    yield f"after-{game}"


def choose_scenario(page: Page, game: str) -> None:
    """The page of a new table."""
    page.goto(f"/new/{game}")
    page.locator("fieldset label").first.wait_for()


def read_how(page: Page, game: str) -> None:
    """How to play."""
    page.goto(f"/how/{game}")
    page.locator("figure svg").first.wait_for()


def learn(page: Page, game: str) -> None:
    """The first step of the lesson."""
    page.goto("/")
    page.locator(f".poster.{game} .learn[data-lesson=first-steps]").click()
    page.locator(".lesson").wait_for()
    page.locator(".board.placed").wait_for()
    page.mouse.move(1, 1)  # nothing is pointed at


def look_after(page: Page, key: str) -> None:
    """What decided a game that is over."""
    sit(page, key)
    page.locator("section.ending .btn").first.click()
    page.locator("dialog[open] table").wait_for()


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
    expect(page.locator(".still[data-drawn=false]")).to_have_count(0)
    page.evaluate(ARRIVED)
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(taken["data"]))


if __name__ == "__main__":
    main()
