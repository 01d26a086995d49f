"""Conan through the page: the end of a night from the heroes' side, the Overlord's turn, gems and river as things one sees."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from bench.house import Killable
from tenebra.games.conan.state import OVERLORD
from tests.web.afterwards import look_back
from tests.web.moments import before_end, hroar_strikes, night, seats_of
from tests.web.player import Player
from tests.web.test_access import OTHER_LIGHTS, check
from tests.web.windows import PHONE, Windows, bring, sit

LAST = 51
"""So many choices before its end the night goes on in the browser."""


def test_the_heroes_play_a_night_to_its_end(house: Killable, windows: Windows) -> None:
    session = before_end(night(), LAST)
    opened = bring(house, session, seats_of(session))
    page = windows.open(house)
    sit(page, opened["key"])
    page.locator(".board.placed").wait_for()
    for piece in (*session.state.models, *(hero.id for hero in session.state.heroes.values() if hero.area)):
        expect(page.locator(f'[data-piece="{piece}"]')).to_have_count(1)
    expect(page.locator("ol.track .slot")).to_have_count(len(session.state.river))
    check(page, "the heroes' turn", OTHER_LIGHTS)
    player = Player(page)
    player.play()
    ending = page.locator("section.ending").get_by_role("heading").first.inner_text()
    assert ending in ("The heroes have won", "The Overlord has won")
    assert player.did["mine"] > 2
    look_back(page, house)


def test_a_blow_for_more_or_fewer_gems_is_named_with_its_chance_and_what_is_left(house: Killable, windows: Windows) -> None:
    session = hroar_strikes()
    page = windows.open(house)
    sit(page, bring(house, session, seats_of(session))["key"])
    ways = page.get_by_role("group").get_by_role("button", name=re.compile(r"gems?, (kill|wound) \d+% ?, left \d+$"))
    expect(ways.first).to_be_visible()
    expect(page.locator(".series .way")).to_have_count(ways.count())
    check(page, "a blow for more or fewer gems")


def test_the_overlord_plays_a_turn_on_a_phone(house: Killable, windows: Windows) -> None:
    """He pays for a tile of the river, its models act, and the chronicle tells it."""
    session = night(first=OVERLORD)
    opened = bring(house, session, seats_of(session, heroes="greedy", others="me"))
    page = windows.open(house, size=PHONE)
    sit(page, opened["key"])
    page.locator(".board.placed").wait_for()
    check(page, "the Overlord's turn on a phone")
    player = Player(page)
    player.play(until=lambda: player.did["mine"] >= 4)
    page.get_by_role("tab", name="Chronicle").click()
    page.get_by_role("button", name="All", exact=True).click()
    expect(page.get_by_role("log").first).to_contain_text("Now at the end of the river")
