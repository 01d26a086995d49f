"""A phone of 390 by 844: everything can be read and touched, figures in a crowd can be told apart, arrows walk at once."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect

from bench import PATIENCE
from bench.house import Killable
from tests.web.player import FRAMES, at_rest
from tests.web.tour import Tour, understand
from tests.web.windows import NAURANIA_FIGHTS, PHONE, Windows, advised, begun, bring, led, sit, whispers_turn, wishes

LEAST = 11
"""Pixels."""
FINGER = 44
DECORATION = "article svg"
"""Small pictures of a board on cards of the house; what they show is told beside them."""
SMALL = """([least, decoration]) => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const text = node.textContent.trim(), element = node.parentElement;
    if (!text || element.closest(`.visually-hidden, title, desc, script, style, ${decoration}`)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const isBeside = box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight;
    if (!box.width || (isBeside && element.closest('.board'))) continue;
    const drawn = element.closest('text')?.getScreenCTM();
    const size = parseFloat(getComputedStyle(element).fontSize) * (drawn ? Math.hypot(drawn.b, drawn.d) : 1);
    if (size < least - 0.05) found.push(`${size.toFixed(1)} px: ${text.slice(0, 40)}`);
  }
  return found;
}"""
"""Texts smaller than that, of a board those in the window; one inside a drawing as large as it comes to the screen."""
NARROW = """() => {
  const all = [...document.querySelectorAll('dialog[open], .sheetp, main')];
  return all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `${one.tagName}.${one.className}`);
}"""
TOUCHED = """(least) => [...document.querySelectorAll('.sheetp :is(.pa, .pt, .tabs) button, .ptop button')]
  .concat([...document.querySelectorAll('.hint, .slot button:not(.cite), .rows button')])
  .filter((one) => one.checkVisibility())
  .filter((one) => { const box = one.getBoundingClientRect(); return Math.min(box.width, box.height) < least - 0.5; })
  .map((one) => one.textContent)"""


def legible(page: Page, where: str) -> None:
    """Nothing is too small, nothing sticks out, every main action is large enough for a finger."""

    def look() -> list[str]:
        return [*page.evaluate(SMALL, [LEAST, DECORATION]), *page.evaluate(NARROW), *page.evaluate(TOUCHED, FINGER)]

    found, end = at_rest(page, look), time.monotonic() + PATIENCE
    while found and time.monotonic() < end:
        page.evaluate(FRAMES)
        found = at_rest(page, look)
    assert not found, f"{where}: {found}"


def spot_of(page: Page, piece: str) -> tuple[float, float]:
    """The middle of a figure, once it rests."""
    box = at_rest(page, page.locator(f"[data-piece={piece}] .body").first.bounding_box)
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_everything_can_be_read_and_touched(house: Killable, windows: Windows) -> None:
    page = windows.open(house, PHONE, language="it")
    tour = Tour(page, house, lambda where: legible(page, where))
    tour.go()
    turn = whispers_turn()
    for session, seats, where in (
        (advised(begun("59"), NAURANIA_FIGHTS), wishes(keeper="greedy", heroes="me:Anna"), "a fight"),
        (turn, led(turn), "a Mission"),
    ):
        tour.sit(session, seats)
        tour.tabs(where)


def test_a_crowd_fans_out_under_a_finger(house: Killable, windows: Windows) -> None:
    turn = whispers_turn()
    page = windows.open(house, PHONE)
    sit(page, bring(house, turn, led(turn))["key"])
    page.locator(".terms").wait_for()
    understand(Tour(page, house, lambda _: None))
    expect(page.locator(".intends")).to_be_visible()
    page.get_by_role("tab").first.tap()
    page.touchscreen.tap(*spot_of(page, "goblin-archers-1"))
    page.locator(".scrim").wait_for()
    page.touchscreen.tap(*spot_of(page, "goblin-archers-1"))
    expect(page.locator(".preview .primary")).to_contain_text("Goblin Archers")
    page.touchscreen.tap(195, 180)
    expect(page.locator(".scrim")).to_have_count(0)


def test_arrows_walk_on_the_board_at_once_and_escape_leads_back(house: Killable, windows: Windows) -> None:
    opened = bring(house, advised(begun("59"), NAURANIA_FIGHTS), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house)
    sit(page, opened["key"])
    page.locator(".decide .acts button").first.wait_for()
    here: Any = "() => document.activeElement.dataset.place ?? ''"
    page.keyboard.press("ArrowLeft")
    first = page.evaluate(here)
    page.keyboard.press("ArrowLeft")
    assert first
    assert page.evaluate(here) not in ("", first)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".decide")).to_be_focused()
