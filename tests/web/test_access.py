"""Nothing on any page that axe-core calls serious or critical, in candlelight and on the atlas."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bench.house import Killable
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
THEMES = ("dark", "light")
QUIET = """() => new Promise((done) => {
  let timer = setTimeout(done, 300);
  const again = () => { clearTimeout(timer); timer = setTimeout(done, 300); };
  new MutationObserver(again).observe(document.body, { subtree: true, childList: true, attributes: true });
})"""
"""Waits until the page stands still: axe looks at elements for a while, and takes those that go meanwhile for mistakes."""
RUN = """async () => {
  const { violations, passes, incomplete } = await axe.run(document, { resultTypes: ['violations'] });
  return { violations, looked: passes.length + incomplete.length };
}"""
"""All that passes, written down element by element, would be most of the work."""
WAYS = [
    pytest.param(DESK, "dark", id="desk-dark"),
    pytest.param(DESK, "light", id="desk-light"),
    pytest.param(PHONE, "dark", id="phone-dark"),
]
"""The light changes the colours, the size what is there: not every pair is worth its time."""


def check(page: Page, where: str) -> None:
    """Run axe on the page as it stands."""
    page.evaluate(QUIET)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate(RUN)
    found = [
        f"{where}: {violation['id']} ({violation['impact']}) {node['html']} {node['failureSummary']}"
        for violation in result["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"][:3]
    ]
    assert not found, "\n".join(found)
    assert result["looked"], "axe has looked at nothing"


@pytest.mark.parametrize(("size", "theme"), WAYS)
def test_the_house(house: Killable, windows: Windows, theme: str, size: tuple[int, int]) -> None:
    opened = bring(house, advised(begun("59"), STORM_ATTACKS), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house, size, theme=theme)
    page.goto("/")
    page.get_by_role("link", name="Open a table: Dungeon Venture").wait_for()
    check(page, "home of a newcomer")
    page.goto(f"/join#{opened['key']}")
    page.get_by_role("button", name="Sit down").wait_for()
    check(page, "join")
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
        check(page, path)
    page.goto("/rules/dungeon-venture?rule=DV-SWAP-03")
    page.locator(".rule.linked").wait_for()
    page.get_by_role("searchbox").fill("DV-SWAP")  # all rules at once would take axe a minute
    check(page, "rules")
    page.goto("/new/dungeon-venture")
    page.locator(".bar .primary").click()
    page.get_by_role("button", name="With friends by link").click()
    check(page, "seats")
    page.get_by_role("button", name="Settings").click()
    check(page, "settings")


@pytest.mark.parametrize(("size", "theme"), WAYS)
def test_the_table(house: Killable, windows: Windows, theme: str, size: tuple[int, int]) -> None:
    opened = bring(house, advised(begun("59"), STORM_ATTACKS), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house, size, theme=theme)
    sit(page, opened["key"])
    page.locator(".decide .acts button, .sheetp .pa button").first.wait_for()
    check(page, "a turn")
    page.keyboard.press("n")
    page.get_by_role("dialog").wait_for()
    check(page, "all choices")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    check(page, "keys")
    page.keyboard.press("Escape")
    player = Player(page)
    for row in ("Settings", "People", "Overview", "Decks"):
        player.menu(row)
        page.get_by_role("dialog", name=row).wait_for()
        check(page, row)
        page.keyboard.press("Escape")
    player.menu("Rules")
    page.get_by_role("dialog", name="Rules").locator("article").first.wait_for()
    check(page, "rules beside the board")
    page.keyboard.press("Escape")
    player.menu("Replay")
    page.get_by_role("slider").wait_for()
    check(page, "replay")


@pytest.mark.parametrize("theme", THEMES)
def test_curtain_and_reaction(house: Killable, windows: Windows, theme: str) -> None:
    opened = bring(house, advised(begun("59"), WICK_IS_LAST + 1), wishes(keeper="me:Berta", heroes="me:Anna"))
    page = windows.open(house, theme=theme)
    sit(page, opened["key"])
    page.get_by_role("alertdialog").wait_for()
    check(page, "curtain")
    Player(page).step()
    expect(page.locator(".decide")).to_contain_text("Anyone may react")
    page.locator(".board.placed").wait_for()
    check(page, "reaction")


@pytest.mark.parametrize(("size", "theme"), WAYS)
def test_the_end(house: Killable, windows: Windows, theme: str, size: tuple[int, int]) -> None:
    session = begun("59")
    while session.decision is not None:
        advised(session, 1)
    opened = bring(house, session, wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house, size, theme=theme)
    sit(page, opened["key"])
    check(page, "the end")
    page.get_by_role("button", name="What decided it").click()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_role("dialog")).to_contain_text("agree")
    check(page, "what decided it")
