"""Nothing on any page that axe-core calls serious or critical, in every light."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bench.house import Killable
from tests.web.moments import over
from tests.web.player import Player
from tests.web.windows import (
    DESK,
    PHONE,
    STORM_ATTACKS,
    WICK_IS_LAST,
    Windows,
    advised,
    begun,
    bring,
    sit,
    wishes,
)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
OTHER_LIGHTS = ("light", "contrast")
QUIET = """() => new Promise((done) => {
  let timer = setTimeout(done, 300);
  const again = () => { clearTimeout(timer); timer = setTimeout(done, 300); };
  new MutationObserver(again).observe(document.body, { subtree: true, childList: true, attributes: true });
})"""
"""Waits until the page stands still: axe looks at elements for a while, and takes those that go meanwhile for mistakes."""
RUN = """async (rules) => {
  const some = rules ? { runOnly: rules } : {};
  const { violations, passes, incomplete } = await axe.run(document, { resultTypes: ['violations'], ...some });
  return { violations, looked: passes.length + incomplete.length };
}"""
"""All that passes, written down element by element, would be most of the work."""
OF_COLOUR = ["color-contrast", "link-in-text-block"]
CHANGE = """(theme) => {
  const root = document.documentElement, before = root.dataset.theme;
  root.dataset.theme = theme;
  document.getAnimations().forEach((one) => one instanceof CSSTransition && one.finish());
  return before;
}"""
WAYS = [pytest.param(DESK, OTHER_LIGHTS, id="desk"), pytest.param(PHONE, (), id="phone")]
"""The size changes what is there, the light only the colours: they are looked at where the page is."""


def check(page: Page, where: str, lights: Sequence[str] = ()) -> None:
    """Run axe on the page as it stands, then on its colours in other lights."""
    page.evaluate(QUIET)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = faults(page, where, None)
    for light in lights:
        before = page.evaluate(CHANGE, light)
        found += faults(page, f"{where}, {light}", OF_COLOUR)
        page.evaluate(CHANGE, before)
    assert not found, "\n".join(found)


def faults(page: Page, where: str, rules: list[str] | None) -> list[str]:
    """What is grave, by these rules or by all."""
    result = page.evaluate(RUN, rules)
    assert result["looked"] or result["violations"], "axe has looked at nothing"
    return [
        f"{where}: {violation['id']} ({violation['impact']}) {node['html']} {node['failureSummary']}"
        for violation in result["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"][:3]
    ]


@pytest.mark.parametrize(("size", "lights"), WAYS)
def test_the_house(house: Killable, windows: Windows, size: tuple[int, int], lights: Sequence[str]) -> None:
    opened = bring(house, advised(begun("59"), STORM_ATTACKS), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house, size)
    page.goto("/")
    page.get_by_role("link", name="Open a table: Dungeon Venture").wait_for()
    check(page, "home of a newcomer", lights)
    page.goto(f"/join#{opened['key']}")
    page.get_by_role("button", name="Sit down").wait_for()
    check(page, "join", lights)
    page.get_by_role("button", name="Sit down").click()
    page.locator(".board").wait_for()
    for path, sign in (
        ("/", "article .btn.primary"),
        ("/new/dungeon-venture", "fieldset label"),
        ("/saved", "li.sheet"),
        ("/carry", "main svg[role=img]"),
        ("/campaigns", "main .btn"),
        ("/about", "main h2"),
        ("/how/massive-darkness", "figure svg"),
        ("/nothing", "main .btn"),
    ):
        page.goto(path)
        page.locator(sign).first.wait_for()
        check(page, path, lights)
    page.goto("/rules/dungeon-venture?rule=DV-SWAP-03")
    page.locator(".rule.linked").wait_for()
    page.get_by_role("searchbox").fill("DV-SWAP")  # all rules at once would take axe a minute
    check(page, "rules", lights)
    page.goto("/new/dungeon-venture")
    page.locator(".bar .primary").click()
    page.get_by_role("button", name="With friends by link").click()
    check(page, "seats", lights)
    page.get_by_role("button", name="Settings").click()
    check(page, "settings", lights)


@pytest.mark.parametrize(("size", "lights"), WAYS)
def test_the_table(house: Killable, windows: Windows, size: tuple[int, int], lights: Sequence[str]) -> None:
    opened = bring(house, advised(begun("59"), STORM_ATTACKS), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house, size)
    sit(page, opened["key"])
    page.locator(".decide .acts button, .sheetp .pa button").first.wait_for()
    check(page, "a turn", lights)
    page.keyboard.press("n")
    page.get_by_role("dialog").wait_for()
    check(page, "all choices", lights)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    check(page, "keys", lights)
    page.keyboard.press("Escape")
    player = Player(page)
    for row in ("Settings", "People", "Overview", "Decks"):
        player.menu(row)
        page.get_by_role("dialog", name=row).wait_for()
        check(page, row, lights)
        page.keyboard.press("Escape")
    player.menu("Rules")
    page.get_by_role("dialog", name="Rules").locator("article").first.wait_for()
    check(page, "rules beside the board", lights)
    page.keyboard.press("Escape")
    player.menu("Replay")
    page.get_by_role("slider").wait_for()
    check(page, "replay", lights)


def test_curtain_and_reaction(house: Killable, windows: Windows) -> None:
    opened = bring(house, advised(begun("59"), WICK_IS_LAST + 1), wishes(keeper="me:Berta", heroes="me:Anna"))
    page = windows.open(house)
    sit(page, opened["key"])
    page.get_by_role("alertdialog").wait_for()
    check(page, "curtain", OTHER_LIGHTS)
    Player(page).step()
    expect(page.locator(".decide")).to_contain_text("Anyone may react")
    page.locator(".board.placed").wait_for()
    check(page, "reaction", OTHER_LIGHTS)


@pytest.mark.parametrize(("size", "lights"), WAYS)
def test_the_end(house: Killable, windows: Windows, size: tuple[int, int], lights: Sequence[str]) -> None:
    opened = bring(house, over(begun("59")), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house, size)
    sit(page, opened["key"])
    check(page, "the end", lights)
    page.get_by_role("button", name="What decided it").click()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_role("dialog")).to_contain_text("agree")
    check(page, "what decided it", lights)
