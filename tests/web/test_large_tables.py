"""The largest tables at a desk and on a phone: no control lies outside the window, is cut, or lies under another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from bench.house import Killable
from tenebra.kernel import Session
from tests.web.moments import elros_among_tiles, quest, rich_overlord, seats_of, until
from tests.web.player import at_rest
from tests.web.test_rings import SIZES
from tests.web.windows import Windows, bring, sit

HIDDEN = """() => {
  const found = [], isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isScrolled = (one) => one === document.scrollingElement ||
    (/auto|scroll/.test(getComputedStyle(one).overflow) &&
      (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth));
  for (const one of document.querySelectorAll('button:not(.cite), a[href]:not(.skip), select, input')) {
    if (!isShown(one) || one.closest('.board, .visually-hidden, [inert]') || one.type === 'radio') continue;
    let around = one.parentElement;
    while (around && !(isScrolled(around))) around = around.parentElement;
    if (around) one.scrollIntoView({ block: one.closest('.table') ? 'nearest' : 'center', inline: 'nearest' });
    const { left, top, right, bottom } = one.getClientRects()[0], name = one.ariaLabel || one.innerText || one.className;
    const say = (what) => found.push(`${name.replaceAll('\\n', ' ').slice(0, 50)}: ${what}`);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      say('outside');
      continue;
    }
    const points = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]];
    const under = points.map(([x, y]) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y));
    const over = under.find((hit) => !one.contains(hit) && !one.closest('label')?.contains(hit));
    if (over !== undefined) say(`under ${over?.outerHTML.slice(0, 80)}`);
  }
  return found;
}"""
"""Every control one could not press: what it is called, and why. What is scrolled is brought into sight first."""
CUT = """() => [...document.querySelectorAll('.btn.primary, .btn.primary strong, .pa strong, .way, .skill strong')]
  .filter((one) => one.checkVisibility() && (one.scrollHeight > one.clientHeight + 6 || one.scrollWidth > one.clientWidth + 2))
  .map((one) => one.innerText)"""
"""What is being chosen, where its words are cut."""
BOARD = 0.45
"""Of a phone's height."""
FREE = """() => {
  const [top, lower] = ['.ptop', '.lower'].map((what) => document.querySelector(what)?.getBoundingClientRect());
  return top && lower ? (lower.top - top.bottom) / innerHeight : 1;
}"""


def many_cards() -> Session[Any]:
    """The Overlord of Descent is asked with seven cards in hand."""
    return until(
        quest(), lambda now: "overlord" in (now.decision.seats if now.decision else ()) and len(now.state.overlord.hand) > 6
    )


TABLES: dict[str, tuple[Callable[[], Session[Any]], str]] = {
    "18 gems and 8 tiles": (rich_overlord, "overlord"),
    "7 cards": (many_cards, "overlord"),
    "a hero's skills": (elros_among_tiles, "elros"),
}


def faults(page: Page) -> list[str]:
    """What is wrong as the page lies there."""
    hidden, cut, free = at_rest(page, lambda: (page.evaluate(HIDDEN), page.evaluate(CUT), page.evaluate(FREE)))
    return [*hidden, *(f"{name}: cut" for name in cut), *([] if free >= BOARD - 0.005 else [f"board: {free:.2f}"])]


def laid(page: Page) -> dict[str, list[str]]:
    """What is wrong at each size."""
    found = {}
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(f"() => innerWidth === {size[0]} && document.querySelector('.decide, .sheetp, form, .bar')")
        found[f"{size[0]} by {size[1]}"] = faults(page)
    return {size: wrong for size, wrong in found.items() if wrong}


@pytest.mark.parametrize("table", TABLES)
def test_every_control_of_a_large_table_can_be_pressed(house: Killable, windows: Windows, table: str) -> None:
    made, seat = TABLES[table]
    session = made()
    seats = [{**one, "by": "me" if one["seat"] == seat else "greedy"} for one in seats_of(session)]
    page = windows.open(house, calmGraphics=True, language="it")
    sit(page, bring(house, session, seats)["key"])
    page.locator(".decide .acts button").first.wait_for()
    assert laid(page) == {}


def test_every_hero_can_be_chosen_for_a_new_table(house: Killable, windows: Windows) -> None:
    page = windows.open(house, language="it")
    page.goto("/new/descent")
    page.locator(".bar .primary").wait_for()
    assert laid(page) == {}
