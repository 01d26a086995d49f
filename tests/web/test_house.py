"""The pages around the table: open one, save it, bring it back, read the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from bench.house import Killable
from tests.web.windows import PHONE, VARDAKS_TURN, Windows, advised, begin, begun, bring, sit, wishes


def test_two_clicks_to_the_first_game(house: Killable, windows: Windows) -> None:
    page = windows.open(house)
    page.goto("/")
    page.get_by_role("button", name="Play “In Gronk's Lair”").click()
    page.wait_for_url("**/table/*")
    begin(page)
    page.locator(".decide .acts button, .laid button").first.wait_for()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("article", name="In Gronk")).to_contain_text("Your turn")


def test_a_table_with_a_friend_step_by_step(house: Killable, windows: Windows) -> None:
    page = windows.open(house, PHONE)
    page.goto("/")
    page.get_by_role("link", name="Open a table: Dungeon Venture").click()
    page.get_by_role("radio").nth(1).check(force=True)
    page.locator(".bar .primary").click()
    page.get_by_role("button", name="With friends by link").click()
    page.get_by_role("button", name=re.compile("^Open")).click()
    expect(page.get_by_role("alert")).to_contain_text("Somebody still needs a name.")
    expect(page.get_by_role("alert")).to_be_in_viewport()
    nameless = page.get_by_label(re.compile("^Name of")).first
    expect(nameless).to_be_focused()
    expect(nameless).to_be_in_viewport(ratio=1)
    for field in page.get_by_label(re.compile("^Name of")).all():
        field.fill("Ben")
    page.get_by_role("button", name=re.compile("^Open")).click()
    link = page.get_by_label("Link: Ben").input_value()
    friend = windows.open(house, name="")
    friend.goto(link)
    expect(friend.get_by_role("heading", level=1)).to_have_text("Ben, you are invited")
    friend.get_by_role("button", name="Sit down").click()
    friend.locator(".board, .dark").first.wait_for()
    page.get_by_role("link", name="Sit down").click()
    page.locator(".board, .dark").first.wait_for()


def test_a_wrong_invitation_says_so(house: Killable, windows: Windows) -> None:
    page = windows.open(house)
    page.goto("/join/nobody-has-this-key")
    expect(page.get_by_role("heading", level=1)).to_have_text("This invitation opens nothing")


def test_a_game_is_taken_home_and_brought_back(house: Killable, windows: Windows, tmp_path: Path) -> None:
    opened = bring(house, advised(begun("59"), VARDAKS_TURN), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house)
    sit(page, opened["key"])
    page.goto("/saved")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download journal").click()
    journal = tmp_path / "game.json"
    download.value.save_as(journal)
    assert len(json.loads(journal.read_text())["inputs"]) == VARDAKS_TURN

    page.locator("input[type=file]").set_input_files(journal)
    page.wait_for_url("**/table/*")
    assert opened["table"] not in page.url
    page.locator('[role=gridcell][data-place="B5"][aria-label*="Vardak"], .curtain').first.wait_for(state="attached")

    windows.forgive(r"400")
    page.goto("/saved")
    spoilt = tmp_path / "spoilt.json"
    spoilt.write_text('{"tenebra": 1,\n oops')
    page.locator("input[type=file]").set_input_files(spoilt)
    expect(page.get_by_role("alert")).to_contain_text("Line 2")
    spoilt.write_text('{"tenebra": 99}')
    page.locator("input[type=file]").set_input_files(spoilt)
    expect(page.get_by_role("alert")).to_contain_text("was not accepted")


def test_a_table_is_cleared_away_only_when_one_is_sure(house: Killable, windows: Windows) -> None:
    opened = bring(house, begun("59"), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house)
    sit(page, opened["key"])
    page.goto("/saved")
    page.get_by_role("button", name=re.compile("^Delete ")).click()
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name=re.compile("^Delete ")).click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("No table yet.")).to_be_visible()


def test_the_rules_can_be_searched(house: Killable, windows: Windows) -> None:
    page = windows.open(house)
    page.goto("/rules/dungeon-venture")
    status = page.get_by_role("status")
    expect(status).to_contain_text("rules")
    every = status.inner_text()
    page.get_by_role("searchbox").fill("how do I open a door?")
    expect(page.locator("dt").first).to_contain_text("DV-DOOR-0")
    page.get_by_role("searchbox").fill("dorr")
    page.get_by_role("button", name="door", exact=True).click()
    expect(page.get_by_role("link", name="DV-DOOR-01", exact=True)).to_be_visible()
    page.get_by_role("searchbox").fill("DV-SWAP-03")
    expect(page.locator("dt").first).to_contain_text("DV-SWAP-03")
    page.goto("/rules/dungeon-venture?rule=DV-SWAP-03")
    expect(page.locator(".rule.linked")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("spaceship")
    page.get_by_role("button", name="Show all rules").click()
    expect(status).to_have_text(every)


def test_language_and_light_of_the_house(house: Killable, windows: Windows) -> None:
    page = windows.open(house)
    page.goto("/about")
    before = page.get_by_role("heading", level=1).inner_text()
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(before)
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert "⟨" not in page.locator("body").inner_text()
    page.get_by_role("button", name="Impostazioni").click()
    page.get_by_role("button", name="Atlante").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_campaign_begins(house: Killable, windows: Windows) -> None:
    page = windows.open(house)
    page.goto("/campaigns")
    page.get_by_role("button", name="Begin the campaign").first.click()
    page.locator("form").get_by_role("button", name="Begin the campaign").click()
    page.get_by_role("button", name=re.compile("^Play ")).first.click()
    page.wait_for_url("**/table/*")
    page.locator(".board, .dark").first.wait_for()
    page.goto("/campaigns")
    expect(page.get_by_role("link", name="Continue the adventure")).to_be_visible()


def test_a_campaign_is_forgotten_only_when_one_is_sure(house: Killable, windows: Windows) -> None:
    page = windows.open(house)
    page.goto("/campaigns")
    page.get_by_role("button", name="Begin the campaign").first.click()
    page.locator("form").get_by_role("button", name="Begin the campaign").click()
    begun_here = page.locator("article.sheet")
    forget = begun_here.get_by_role("button", name=re.compile("^Forget "))
    forget.click()
    expect(begun_here.get_by_role("alertdialog")).to_contain_text("given only once")
    expect(begun_here.get_by_role("button", name="Keep it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(begun_here.get_by_role("alertdialog")).to_be_hidden()
    expect(forget).to_be_focused()
    forget.click()
    begun_here.get_by_role("button", name="Forget", exact=True).click()
    expect(begun_here).to_be_hidden()
    page.reload()
    page.get_by_role("button", name="Begin the campaign").first.wait_for()
    expect(begun_here).to_be_hidden()


def test_icons_outlive_the_line(mortal: Killable, windows: Windows) -> None:
    """What is opened while the server does not answer has its pictures all the same."""
    windows.forgive("WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET)")
    opened = bring(mortal, advised(begun("59"), VARDAKS_TURN), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(mortal)
    sit(page, opened["key"])
    page.locator(".decide .acts button").first.wait_for()
    page.wait_for_load_state("networkidle")
    mortal.kill()
    expect(page.locator(".toast", has_text="The line is lost")).to_be_visible()
    page.get_by_role("button", name="Menu", exact=True).click()
    rows = page.get_by_role("dialog").locator("svg.ic use")
    assert rows.count() > 3
    for row in rows.all():
        page.wait_for_function("use => use.getBBox().width > 0", arg=row.element_handle())
    address = str(rows.first.get_attribute("href"))
    assert page.evaluate("async (address) => (await fetch(address)).ok", address), "the browser would have to ask again"
    mortal.start()
