"""The story on the page: texts read aloud, the objective, the end and what decided it, and dice that really are verified."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from bench.house import Killable
from tenebra.games.massive_darkness import GAME
from tenebra.kernel import Session
from tenebra.players import play_out, seat_players
from tests.web.player import Player
from tests.web.test_access import check
from tests.web.windows import DESK, PHONE, VARDAKS_TURN, Windows, advised, begun, bring, led, mission, sit, wishes

PARTY = "owen elias sibyl whisper"
LAST = 3
"""So many choices before its end the game is taken over by a person."""


WITNESS = """
  window.heard = [];
  window.announced = [];
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    heard.push(this.constructor.name);
    return start.apply(this, when);
  };
  new MutationObserver(() => {
    const banner = document.querySelector('.banner')?.textContent.trim();
    if (banner && banner !== announced.at(-1)) announced.push(banner);
  }).observe(document, { subtree: true, childList: true });
"""
"""Writes down every sound that is made and every banner that comes: both are soon over."""


def nearly_won() -> Session[Any]:
    session = mission("139", PARTY)
    play_out(session, seat_players(GAME, "heroes=greedy", "139"))
    assert session.outcome == "victory"
    session.undo(LAST)
    return session


def seated(house: Killable, windows: Windows, size: tuple[int, int] = DESK, **settings: Any) -> Page:
    session = nearly_won()
    page = windows.open(house, size, tales=True, **settings)
    sit(page, bring(house, session, led(session))["key"])
    page.get_by_role("button", name="Understood").click()  # words of the game are explained first
    return page


def bend(route: Route) -> None:
    """Somebody between server and page makes the last roll a better one."""
    drawn = route.fetch().json()
    roll = [draw for draw in drawn["draws"] if draw["kind"] == "roll"][-1]
    die = drawn["dice"][roll["dice"][0]]
    roll["drawn"][0] = (roll["drawn"][0] + 1) % len(die)
    roll["faces"][0] = die[roll["drawn"][0]]
    route.fulfill(json=drawn)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_end_is_read_aloud_looked_back_upon_and_verified(house: Killable, windows: Windows, size: tuple[int, int]) -> None:
    page = seated(house, windows, size)
    expect(page.locator(".objectives")).to_contain_text("Heroes at the exit")
    tale = page.locator("dialog.tale")
    player = Player(page)
    while not tale.count():
        if player.sees() == "mine":
            player.follow_hint()
        page.wait_for_timeout(15)
    expect(tale).to_contain_text("Cold air, wet grass, stars")
    expect(page.get_by_role("dialog", name="The Heroes have won")).to_be_visible()
    check(page, "the end, read aloud")
    expect(tale.get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(tale).to_have_count(0)

    page.get_by_role("button", name="What decided it").click()
    window = page.get_by_role("dialog", name="What decided it")
    expect(window.get_by_role("row", name="Sibyl")).to_be_visible()
    expect(window.get_by_role("listitem").first).to_contain_text("Round")
    window.get_by_role("button", name="Verify the dice").click()
    expect(window.locator(".result.good")).to_contain_text("The seed fits the seal.")
    page.route("**/draws", bend)
    window.get_by_role("button", name="Verify the dice").click()
    expect(window.locator(".result:not(.good)")).to_contain_text("is not what the seed gives")
    check(page, "what decided it")
    window.get_by_role("button", name="A new table from there").click()
    page.wait_for_url(lambda address: page.url.endswith(address.rpartition("/")[2]))
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("section.ending")).to_have_count(0)


def test_the_story_so_far_what_the_chronicle_shows_and_what_happened_again(house: Killable, windows: Windows) -> None:
    page = seated(house, windows, motion=True, speed="quick", banners=True)
    page.keyboard.press("b")
    story = page.get_by_role("dialog", name="The story so far")
    expect(story.get_by_role("heading", name="Walking in the Dark").first).to_be_visible()
    expect(story).to_contain_text("Wren could draw a map with her eyes shut")
    expect(story).to_contain_text("One step, and the light lets go of you.")
    page.keyboard.press("Escape")

    lines = page.locator("section.log li:not(.round)")
    everything = lines.count()
    page.get_by_role("button", name="Story", exact=True).click()
    assert 0 < lines.count() < everything
    lines.filter(has_text="Walking in the Dark").last.get_by_role("button").first.click()
    expect(story.get_by_text("It is all there: every corner, every drain")).to_have_count(1)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All", exact=True).click()
    line = lines.filter(has=page.locator(".mark")).last
    expect(line.locator(".cite")).to_have_count(0)
    line.get_by_role("button", name="behind this").click()
    expect(line.locator(".cite").first).to_contain_text("MD-")
    kept = json.loads(page.evaluate("() => localStorage.getItem('tenebra.settings')"))
    assert kept["topic"] == "all"

    again = page.get_by_role("button", name="Show that again")
    expect(again).to_have_count(0)
    Player(page).follow_hint()
    expect(again).to_be_visible()


def test_a_turn_is_announced_and_heard(house: Killable, windows: Windows) -> None:
    page = windows.open(house, motion=True, speed="quick", banners=True, volume=0.5)
    page.add_init_script(WITNESS)
    game = advised(begun("59"), VARDAKS_TURN - 1)
    sit(page, bring(house, game, wishes(keeper="greedy", heroes="me:Anna"))["key"])
    Player(page).follow_hint()
    page.wait_for_function("() => announced.includes('Vardak') && heard.includes('OscillatorNode')")
    expect(page.locator(".banner")).to_have_count(0)
