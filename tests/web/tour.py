"""Every page and dialog, one after the other: for tests that want to look at each of them, or to listen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from bench.house import Killable
from tenebra.games.registry import OWN
from tenebra.kernel import Session
from tests.web.moments import carthos_aims, elros_among_tiles, hroar_strikes, over, seats_of
from tests.web.windows import NAURANIA_FIGHTS, advised, begun, bring, keeper_may_react, led, mission, sit, whispers_turn, wishes

ASKED = ".decide .acts button, .sheetp .pa button, .laid button"
PAGES = (
    ("/", "article .btn.primary"),
    ("/new/massive-darkness", "fieldset label"),
    ("/saved", "li.sheet"),
    ("/carry", "main svg[role=img]"),
    ("/about", "main h2"),
    *((f"/how/{game.id}", "figure svg") for game in OWN),
    ("/qwx", "main .btn"),
)
"""Addresses, and what is there when the page has come."""
KEYS = {"n": "all choices", "?": "keys", "o": "overview", "k": "decks", "b": "the story"}
ROWS = ("settings", "people")
"""The first rows of the menu."""
MENU = re.compile("^Men[uù]$")
FIGHTS = {"a quest": carthos_aims, "a night": hroar_strikes, "a chapter": elros_among_tiles}
"""Descent, Conan and Drunagor while somebody chooses whom to strike."""


class Tour:
    """Somebody who goes everywhere in one window; `look` is called at each stop with the name of it."""

    def __init__(self, page: Page, house: Killable, look: Callable[[str], None]) -> None:
        self.page, self.house, self.look = page, house, look

    def go(self) -> None:
        """All of it."""
        self.newcomer()
        self.fight()
        self.missions()
        self.other_fights()
        self.curtain()
        self.lesson()
        self.end()
        self.pages()

    def is_touched(self) -> bool:
        """A finger is at hand, not a mouse."""
        return bool(self.page.evaluate("() => navigator.maxTouchPoints > 0"))

    def press(self, what: Locator) -> None:
        """By finger where there is one."""
        if self.is_touched():
            what.tap()
        else:
            what.click()

    def sit(self, session: Session[Any], seats: list[dict[str, str]]) -> None:
        """At a table where something is asked."""
        sit(self.page, bring(self.house, session, seats)["key"])

    def asked(self, where: str) -> None:
        """A question."""
        self.page.locator(ASKED).first.wait_for()
        self.look(where)

    def dialog(self, name: str, inside: str = "") -> None:
        """What has been opened is looked at and put away."""
        self.page.locator(f"dialog[open] {inside}").first.wait_for()
        self.look(name)
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def newcomer(self) -> None:
        page = self.page
        page.goto("/")
        page.locator("main a").first.wait_for()
        self.look("home of a newcomer")
        self.press(page.locator("header .who button").last)
        self.dialog("settings of the house")
        page.goto("/new/dungeon-venture")
        self.press(page.locator(".bar .primary"))
        page.locator("select").first.wait_for()
        self.look("seats")

    def fight(self) -> None:
        page = self.page
        opened = bring(self.house, advised(begun("59"), NAURANIA_FIGHTS), wishes(keeper="greedy", heroes="me:Anna"))
        page.goto(f"/join#{opened['key']}")
        page.locator("form button.primary").wait_for()
        self.look("join")
        sit(page, opened["key"])
        self.asked("a fight, its words explained")
        understand(self)
        self.look("a fight")
        for key, name in KEYS.items():
            page.keyboard.press(key)
            self.dialog(name)
        for number, name in enumerate(ROWS):
            self.press(page.get_by_role("button", name=MENU))
            if number == 0:
                page.locator("dialog[open] .rows").wait_for()
                self.look("menu")
            self.press(page.locator("dialog[open] .rows button").nth(number))
            self.dialog(name, ".rows" if name == "people" else "fieldset")
        page.keyboard.press("t")
        page.locator(".hintbox").wait_for()
        self.look("a hint")
        page.keyboard.press("Escape")
        page.keyboard.press("x")
        page.locator(".piecebox").wait_for()
        self.look("a figure")
        page.goto(f"{page.url}?replay=259")
        page.get_by_role("slider").wait_for()
        expect(page.locator(".replay q")).not_to_be_empty()
        self.look("replay")

    def missions(self) -> None:
        turn = whispers_turn()
        self.sit(turn, led(turn))
        self.asked("a Mission, its words explained")
        understand(self)
        self.look("a Mission")
        start = mission("1", "owen elias")
        self.sit(start, led(start))
        self.asked("a card to begin with")

    def other_fights(self) -> None:
        """What their boards, rivers, tracks and Skills add to a page; on a phone all of it tab by tab."""
        page = self.page
        for where, moment in FIGHTS.items():
            session = moment()
            self.sit(session, seats_of(session))
            self.asked(f"{where}, its words explained")
            understand(self)
            self.look(where)
            page.keyboard.press("x")
            page.locator(".piecebox").wait_for()
            self.look(f"{where}, a figure")
            page.keyboard.press("Escape")
            if self.is_touched():
                self.tabs(where)

    def tabs(self, where: str) -> None:
        """The whole board, then what lies beside it."""
        self.press(self.page.get_by_role("tab").first)
        self.look(f"{where}, the whole board")
        for tab in (1, 2, 3):
            self.press(self.page.get_by_role("tab").nth(tab))
            self.look(f"{where}, tab {tab}")

    def curtain(self) -> None:
        """One device for the Keeper and the Heroes: a curtain, a reaction, and when one wants to be asked."""
        page = self.page
        self.sit(keeper_may_react(), wishes(keeper="me:Berta", heroes="me:Anna"))
        curtain = page.get_by_role("alertdialog")
        curtain.wait_for()
        self.look("curtain")
        self.press(curtain.get_by_role("button"))
        self.asked("a reaction")
        page.keyboard.press("w")
        self.dialog("orders", "select")

    def lesson(self) -> None:
        page = self.page
        page.goto("/")
        self.press(page.locator(".poster.dungeon-venture .learn[data-lesson=first-steps]"))
        page.locator(".lesson").wait_for()
        self.look("a lesson")

    def end(self) -> None:
        self.sit(over(begun("59")), wishes(keeper="greedy", heroes="me:Anna"))
        self.afterwards()

    def afterwards(self) -> None:
        """A game that is over, and what decided it."""
        page = self.page
        page.locator("section.ending").wait_for()
        self.look("the end")
        self.press(page.locator("section.ending .btn").first)
        self.press(page.locator("dialog[open] .verify"))
        page.locator("dialog[open] .result").wait_for()
        self.dialog("what decided it")

    def pages(self) -> None:
        page = self.page
        for path, sign in PAGES:
            page.goto(path)
            page.locator(sign).first.wait_for()
            self.look(path)
        page.goto("/rules/dungeon-venture?rule=DV-SWAP-03")
        page.locator(".rule.linked").wait_for()
        page.get_by_role("searchbox").fill("DV-SWAP-03")
        expect(page.locator("dl")).to_have_count(1)
        self.look("rules")
        page.goto("/campaigns")
        page.locator("main .btn").first.wait_for()
        self.look("campaigns")
        self.press(page.locator("main .btn.primary").first)
        page.locator("form select").first.wait_for()
        self.look("a campaign to begin")
        self.press(page.locator("form .btn.primary"))
        page.locator("article.sheet").wait_for()
        self.look("a campaign")


def understand(tour: Tour) -> None:
    """Put away the words that are explained, one after the other."""
    button = tour.page.locator(".terms .btn")
    while button.count():
        tour.press(button)
