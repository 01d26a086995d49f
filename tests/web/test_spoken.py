"""What a screen reader gets of every page and dialog, in both languages: all that is shown, in one language, by names."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from bench.house import Killable
from tests.web.player import at_rest
from tests.web.spoken import faults, words_of
from tests.web.windows import NAURANIA_FIGHTS, Windows, advised, begun, bring, led, mission, sit, whispers_turn, wishes

PROPER = frozenset({"anna", "descent", "journeys", "the", "dark", "enter"})
"""People, other games' titles, and what is printed on a key."""
PAGES = (
    ("/new/massive-darkness", "fieldset label"),
    ("/new/dungeon-venture", "fieldset label"),
    ("/saved", "li.sheet"),
    ("/campaigns", "main .btn"),
    ("/about", "main h2"),
    ("/", "article .btn.primary"),
)
KEYS = {"n": "all choices", "?": "keys", "o": "overview", "k": "decks"}
BUTTONS = {0: "undo", 1: "people", -1: "menu"}
"""The buttons at the upper right that open a dialog, by their number."""


class Listener:
    """Hears one page after the other in a language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language, self.faults = page, language, list[str]()

    def hear(self, where: str) -> None:
        at_rest(self.page, lambda: len(self.page.content()))
        self.faults += faults(self.page, where, self.language, PROPER)

    def dialogs(self) -> None:
        for key, name in KEYS.items():
            self.page.keyboard.press(key)
            self.dialog(name)
        for number, name in BUTTONS.items():
            self.page.locator(".top .right button").nth(number).click()
            self.dialog(name)

    def dialog(self, name: str) -> None:
        self.page.locator("dialog[open]").wait_for()
        self.hear(name)
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_page_is_heard_as_it_is_seen(house: Killable, windows: Windows, language: str) -> None:
    fight = bring(house, advised(begun("59"), NAURANIA_FIGHTS), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house, language=language)
    ear = Listener(page, language)
    page.goto("/")
    page.locator("main a").first.wait_for()
    ear.hear("home of a newcomer")
    page.goto(f"/join/{fight['key']}")
    page.locator("form button.primary").wait_for()
    ear.hear("join")
    sit(page, fight["key"])
    page.locator(".decide .acts button").first.wait_for()
    ear.hear("a fight")
    ear.dialogs()
    page.locator(".hand button").first.focus()
    page.keyboard.press("Enter")
    page.locator(".pop.menu").wait_for()
    ear.hear("a card held up")
    page.keyboard.press("Escape")
    for session, where in ((whispers_turn(), "a Mission"), (mission("1", "owen elias"), "a card to begin with")):
        sit(page, bring(house, session, led(session))["key"])
        page.locator(".decide .acts button, .laid button").first.wait_for()
        ear.hear(where)
    for path, sign in PAGES:
        page.goto(path)
        page.locator(sign).first.wait_for()
        ear.hear(path)
    page.goto("/rules/dungeon-venture?rule=DV-SWAP-03")
    page.locator(".rule.linked").wait_for()
    rules = page.locator(".rule").count()
    page.get_by_role("searchbox").fill("DV-SWAP-03")
    page.wait_for_function("(all) => document.querySelectorAll('.rule').length < all", arg=rules)
    ear.hear("rules")
    session = begun("59")
    while session.decision is not None:
        advised(session, 1)
    sit(page, bring(house, session, wishes(keeper="greedy", heroes="me:Anna"))["key"])
    page.locator("section.ending").wait_for()
    ear.hear("the end")
    assert not ear.faults, "\n".join(ear.faults)


def test_the_words_of_the_languages_tell_them_apart() -> None:
    assert {"green", "red", "attack"} <= words_of("en") - words_of("it")
    assert {"verde", "dadi", "attacco"} <= words_of("it") - words_of("en")
