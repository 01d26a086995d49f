"""Massive Darkness through the page: a whole Mission, and what its board shows."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from bench.house import Killable
from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS
from tenebra.kernel import Session
from tests.web.player import Player
from tests.web.test_access import check
from tests.web.windows import DESK, PHONE, Windows, bring, led, mission, sit, whispers_turn

HEROES = ("owen", "elias", "sibyl", "whisper", "bjorn", "siegfried")
SPACE = 56


def test_the_introduction_is_played_to_its_end(house: Killable, windows: Windows) -> None:
    """Two Heroes in one hand walk in the dark and come out again."""
    session = mission("17", "sibyl siegfried")
    opened = bring(house, session, led(session))
    page = windows.open(house)
    sit(page, opened["key"])
    player = Player(page)
    player.play()
    ending = page.locator("section.ending")
    expect(ending.get_by_role("heading").first).to_have_text("The Heroes have won")
    ending.get_by_role("button", name="Verify the dice").click()
    assert "Seed: 17" in ending.inner_text()
    assert player.did["mine"] > 50


def test_heroes_that_nobody_plays_stay_at_home(house: Killable, windows: Windows) -> None:
    seats = [{"seat": hero, "by": "me" if hero in ("elias", "whisper", "bjorn") else "nobody"} for hero in HEROES]
    wanted = {"game": "massive-darkness", "scenario": "walking-in-the-dark", "seats": seats}
    answer = httpx.post(f"{house.address}/api/tables", json=wanted, timeout=60)
    assert answer.status_code == 201, answer.text
    page = windows.open(house)
    sit(page, answer.json()["key"])
    page.locator(".board.placed").wait_for()
    standing = {one.get_attribute("data-piece") for one in page.locator("[data-piece]").all()}
    assert standing & set(HEROES) == {"elias", "whisper", "bjorn"}


def light_and_shadow(page: Page) -> tuple[int, int]:
    """How many open Zones the board calls lit and dark to a screen reader."""
    labels = [str(cell.get_attribute("aria-label")) for cell in page.get_by_role("gridcell").all()]
    known = [label for label in labels if "unexplored" not in label]
    return sum("in the light" in label for label in known), sum("in the shadow" in label for label in known)


def sees(page: Page, session: Session[Any], who: str) -> None:
    """Exactly the Zones this figure sees are drawn as seen, each as a square of its own."""
    zones = MASSIVE_DARKNESS.sight(session.view("whisper"), who)
    assert len(zones) > 3
    corners = {f"M{(ord(zone[0]) - 65) * SPACE} {(int(zone[1:]) - 1) * SPACE}h" for zone in zones}
    expect(page.locator(".sightwash")).to_have_count(1)
    drawn = str(page.locator(".sightwash").get_attribute("d"))
    assert set(re.findall(r"M\d+ \d+h", drawn)) == corners


def test_light_sight_and_intentions_are_on_the_board(house: Killable, windows: Windows) -> None:
    session = whispers_turn()
    opened = bring(house, session, led(session))
    page = windows.open(house)
    sit(page, opened["key"])
    page.locator(".board.placed").wait_for()
    expect(page.get_by_role("gridcell").first).to_be_attached()
    lit, dark = light_and_shadow(page)
    assert lit > 3 < dark
    assert (page.locator(".glow circle").count(), page.locator(".moons path").count()) == (lit, dark)

    expect(page.locator(".sightwash")).to_have_count(0)
    page.keyboard.press("v")
    sees(page, session, "whisper")
    page.keyboard.press("v")
    expect(page.locator(".sightwash")).to_have_count(0)
    page.locator("[data-piece=owen] .icon-ink").hover(force=True)
    sees(page, session, "owen")

    intentions = page.get_by_role("region", name="What the enemies are about to do")
    assert intentions.locator("p").count() == len(session.state.enemies) > 2
    expect(page.locator("path.intent").first).to_be_attached()
    page.keyboard.press("i")
    expect(intentions).to_have_count(0)
    expect(page.locator("path.intent")).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (DESK, "light"), (PHONE, "dark")], ids=["desk", "atlas", "phone"])
def test_the_table_is_open_to_everybody(house: Killable, windows: Windows, size: tuple[int, int], theme: str) -> None:
    session = whispers_turn()
    opened = bring(house, session, led(session))
    page = windows.open(house, size, theme=theme)
    sit(page, opened["key"])
    page.locator(".decide .acts button, .sheetp .pa button").first.wait_for()
    check(page, "a turn in Massive Darkness")
