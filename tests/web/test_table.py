"""One turn at the table in many ways: by mouse, by keyboard, by finger; refused, taken back, looked at again."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from bench.house import Killable
from tests.web.player import Player
from tests.web.windows import NAURANIA_FIGHTS, PHONE, STORM_ATTACKS, VARDAKS_TURN, Windows, advised, begun, bring, sit, wishes


def seated(house: Killable, windows: Windows, choices: int = VARDAKS_TURN, **how: Any) -> Player:
    """A window at a table where Anna plays the four Heroes, and a turn has just begun."""
    opened = bring(house, advised(begun("59"), choices), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house, **how)
    sit(page, opened["key"])
    page.locator(".decide .acts button, .sheetp .pa button").first.wait_for()
    return Player(page)


def focused(page: Page) -> tuple[str, str]:
    """The place under the board's cursor, and what is said of it."""
    place, label = page.evaluate("() => [document.activeElement.dataset.place ?? '', document.activeElement.ariaLabel ?? '']")
    return str(place), str(label)


def test_a_whole_turn_by_keyboard(house: Killable, windows: Windows) -> None:
    player = seated(house, windows)
    page = player.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused(page)[0]:
            break
    assert focused(page)[0] == player.place_of("Vardak") == "B5"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    place, said = focused(page)
    assert place == "C6"
    assert "Walk to the middle of the hole in the hill (C6)" in said
    page.keyboard.press("Enter")
    player.waits_until("Vardak", "C6")
    player.settled()
    page.keyboard.press("1")
    if player.sees() == "menu":
        page.keyboard.press("Enter")
    expect(page.locator(".pop.menu")).to_be_hidden()
    player.settled()
    page.keyboard.press("e")
    if player.sees() == "dialog":
        while not page.evaluate("() => document.activeElement.matches('.primary')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    expect(page.locator(".decide .prompt")).not_to_contain_text("Vardak")


def test_what_cannot_be_done_says_why(house: Killable, windows: Windows) -> None:
    player = seated(house, windows, STORM_ATTACKS)
    page = player.page
    player.click("C6")
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    rule = toast.locator(".cite").inner_text()
    assert rule.startswith("DV-")
    toast.locator(".cite").click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator('article[aria-current="true"]')).to_contain_text(rule)
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    page.get_by_role("button", name="Not now").click()
    reasons = page.get_by_role("dialog", name="Not now").get_by_role("listitem")
    assert reasons.count() >= 1
    assert reasons.first.locator(".cite").inner_text().startswith("DV-")


def test_undo_and_redo(house: Killable, windows: Windows) -> None:
    player = seated(house, windows)
    page = player.page
    player.click("C6")
    player.waits_until("Vardak", "C6")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("dialog", name="Undo").get_by_role("button", name="The last choice").click()
    player.waits_until("Vardak", "B5")
    page.get_by_role("button", name="Redo").click()
    player.waits_until("Vardak", "C6")
    expect(page.get_by_role("button", name="Redo")).to_be_hidden()
    page.keyboard.press("u")
    player.waits_until("Vardak", "B5")
    page.keyboard.press("y")
    player.waits_until("Vardak", "C6")


def test_replay_and_branch(house: Killable, windows: Windows) -> None:
    player = seated(house, windows, STORM_ATTACKS)
    page = player.page
    here = page.url
    player.menu("Replay")
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_contain_text(f"Choice {STORM_ATTACKS} of {STORM_ATTACKS}")
    slider = bar.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(bar).to_contain_text(f"Choice 0 of {STORM_ATTACKS}")
    expect(page.locator('[role=gridcell][aria-label*="Vardak"]')).to_have_count(0)
    bar.get_by_role("button", name="To the next round").click()
    expect(bar.locator(".at")).to_contain_text("Round 1")
    expect(bar.locator("q")).not_to_be_empty()
    bar.get_by_role("button", name="To the round before").click()
    expect(bar).to_contain_text(f"Choice 0 of {STORM_ATTACKS}")
    for _ in range(VARDAKS_TURN):
        bar.get_by_role("button", name="One choice on").click()
    player.waits_until("Vardak", "B5")
    assert page.locator(".decide").count() == 0
    bar.get_by_role("button", name="Go on from here").click()
    page.wait_for_url(lambda url: url != here and "/table/" in url)
    page.locator(".decide .acts button").first.wait_for()
    player.click("C6")
    player.waits_until("Vardak", "C6")
    page.goto(here)
    page.locator(".decide .acts button").first.wait_for()
    assert player.place_of("Vardak") not in ("", "C6")


def test_language_and_light_change_at_once(house: Killable, windows: Windows) -> None:
    player = seated(house, windows)
    page = player.page
    before = page.locator(".decide .prompt").inner_text()
    told = page.locator("[role=log]").inner_text()
    player.menu("Settings")
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.get_by_role("button", name="Atlante").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.keyboard.press("Escape")
    expect(page.locator(".decide .prompt")).not_to_have_text(before)
    expect(page.locator("[role=log]")).not_to_have_text(told)
    assert "⟨" not in page.locator("main").inner_text()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Annulla").wait_for()


def test_a_hint_takes_the_place_of_the_odds(house: Killable, windows: Windows) -> None:
    player = seated(house, windows, STORM_ATTACKS)
    page = player.page
    page.mouse.move(*player.spot(player.place_of("Kobold 2")))
    expect(page.locator(".oddsbox")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".hintbox .btn")).to_be_visible()
    expect(page.locator(".oddsbox")).to_be_hidden()


def test_a_finger_looks_first(house: Killable, windows: Windows) -> None:
    player = seated(house, windows, size=PHONE)
    page = player.page
    page.touchscreen.tap(*player.spot("C6"))
    preview = page.locator(".preview")
    expect(preview).to_be_visible()
    assert player.place_of("Vardak") == "B5"
    page.touchscreen.tap(*player.spot("C6"))
    player.waits_until("Vardak", "C6")
    expect(preview).to_be_hidden()


def test_everything_is_on_a_phone(house: Killable, windows: Windows) -> None:
    player = seated(house, windows, STORM_ATTACKS, size=PHONE)
    page = player.page
    for tab in ("Hero", "Hand", "Chronicle"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        expect(page.locator(".sheetp .inside")).not_to_be_empty()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("tab", name="Board").click()
    page.locator(".sheetp .pa button").first.wait_for()


def test_a_phone_lying_down_cuts_no_control(house: Killable, windows: Windows) -> None:
    player = seated(house, windows, NAURANIA_FIGHTS, size=(844, 390), language="it")
    page = player.page
    for control in page.locator(".decide button").all():
        box = control.bounding_box()
        assert box is not None
        assert 0 <= box["x"] < box["x"] + box["width"] <= 844, control.inner_text()
        assert box["y"] + box["height"] <= 390, control.inner_text()


HIDDEN_BY_ODDS = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const isOver = (a, b) => a.left < b.right - 3 && b.left < a.right - 3 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  const hidden = boxes('[data-piece] .body, [data-door]');
  return boxes('.odds > rect').filter((pill) => hidden.some((one) => isOver(pill, one)));
}"""
"""Pills of odds that lie over a figure or a door."""


def test_a_space_tells_who_could_strike_there_and_the_board_its_coordinates(house: Killable, windows: Windows) -> None:
    player = seated(house, windows, STORM_ATTACKS)
    page = player.page
    storm = player.place_of("Storm")
    page.mouse.move(*player.spot(storm))
    expect(page.locator(".piecebox")).to_contain_text("Could strike here next turn: ")
    expect(page.locator('[data-striker="kobold-2"]')).to_be_attached()
    page.mouse.move(5, 450)
    expect(page.locator("[data-striker]")).to_have_count(0)
    expect(page.locator(".coordinate")).to_have_count(0)
    page.keyboard.press("a")
    expect(page.locator(".coordinate", has_text=re.compile(f"^{storm[0]}$"))).to_have_count(2)
    page.reload()
    expect(page.locator(".coordinate", has_text=re.compile(f"^{storm[0]}$"))).to_have_count(2)
    # by keyboard: the figure at the cursor, then its space
    page.locator(f'[role=gridcell][data-place="{storm}"]').focus()
    page.keyboard.press("x")
    expect(page.get_by_role("status").filter(has_text="Barbarian")).to_contain_text("Could strike here")
    page.keyboard.press("x")
    expect(page.get_by_role("status").filter(has_text=f", {storm}")).to_contain_text("Could strike here")


def test_the_odds_are_shown_before_the_dice(house: Killable, windows: Windows) -> None:
    player = seated(house, windows, STORM_ATTACKS)
    page = player.page
    page.mouse.move(*player.spot(player.place_of("Kobold 2")))
    odds = page.locator(".oddsbox")
    expect(odds).to_be_visible()
    expect(odds).to_contain_text("%")
    expect(odds).to_contain_text("Kobold 2 against Storm")
    expect(page.locator('.odds[data-target="kobold-2"] text')).to_have_text(re.compile(r"^(kill|wound) \d+%$"))
    assert page.evaluate(HIDDEN_BY_ODDS) == []
    lines = page.locator("[role=log] li").count()
    page.mouse.click(*player.spot(player.place_of("Kobold 2")))
    expect(page.locator("[role=log] li")).not_to_have_count(lines)
