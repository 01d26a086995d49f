"""Drunagor through the page: the end of a chapter, cubes laid on Skills where they lie, Darkness and Track as things one sees."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from bench.house import Killable
from tenebra.games.registry import game_called
from tenebra.kernel import Session
from tests.web.afterwards import look_back
from tests.web.moments import before_end, elros_among_tiles, road, seats_of
from tests.web.player import Player
from tests.web.test_access import OTHER_LIGHTS, check
from tests.web.windows import PHONE, Windows, bring, sit

LAST = 15
"""So many choices before its end the chapter goes on in the browser."""
BRIEF = "const box = document.querySelector('.brief span')"


def test_a_chapter_is_played_to_its_end(house: Killable, windows: Windows) -> None:
    session = before_end(road(), LAST)
    opened = bring(house, session, seats_of(session))
    page = windows.open(house)
    sit(page, opened["key"])
    page.locator(".board.placed").wait_for()
    for piece in (*session.state.monsters, *session.state.heroes):
        expect(page.locator(f'[data-piece="{piece}"]')).to_have_count(1)
    cards = sum(map(len, session.state.track.values()))
    expect(page.locator("ol.track .slot")).to_have_count(cards)
    player = Player(page)
    player.play()
    assert page.locator("section.ending").get_by_role("heading").first.inner_text()
    assert player.did["mine"] > 2
    look_back(page, house)


def test_no_plate_lies_behind_what_the_enemies_intend(house: Killable, windows: Windows) -> None:
    party = {"party": "vorn elros maya lorelai"}
    session = Session.begin(game_called("drunagor"), "the-road-to-blackriver", "7", party)
    page = windows.open(house)
    sit(page, bring(house, session, seats_of(session))["key"])
    page.locator("section.intent").wait_for()
    page.wait_for_function(
        "() => document.querySelector('.plates > :last-child').getBoundingClientRect().bottom"
        " <= document.querySelector('section.intent').getBoundingClientRect().top"
    )


def test_a_cube_is_laid_on_a_skill_where_it_lies_on_a_phone(house: Killable, windows: Windows) -> None:
    """The tile of a Skill is pressed; its cube lies there, and the Skill cannot be used again."""
    session = road()
    opened = bring(house, session, seats_of(session))
    desk = windows.open(house)
    sit(desk, opened["key"])
    desk.locator(".hand li.able").first.wait_for()
    check(desk, "a Hero's turn", OTHER_LIGHTS)
    page = windows.open(house, size=PHONE)
    sit(page, opened["key"])
    page.locator(".board.placed").wait_for()
    check(page, "a Hero's turn on a phone")
    explained = page.locator(".terms .brief")
    expect(explained).to_have_attribute("aria-expanded", "false")
    page.wait_for_function(f"() => {{ {BRIEF}; return box.scrollHeight > box.clientHeight }}")
    explained.tap()
    expect(explained).to_have_attribute("aria-expanded", "true")
    page.wait_for_function(f"() => {{ {BRIEF}; return box.scrollHeight <= box.clientHeight }}")
    tile = page.locator('[data-card="stand-with-me"]')
    expect(tile).to_have_class(re.compile(r"\bable\b"))
    tile.click()
    expect(tile).to_have_class(re.compile(r"\bused\b"))
    expect(tile).not_to_have_class(re.compile(r"\bable\b"))


def test_what_a_skill_says_stays_inside_its_tile_on_a_phone(house: Killable, windows: Windows) -> None:
    session = elros_among_tiles()
    page = windows.open(house, size=PHONE)
    sit(page, bring(house, session, seats_of(session))["key"])
    page.locator(".skill").first.wait_for()
    assert page.locator(".skill", has_text="DOUBLE DAMAGE IF TARGET FLANKED").count() == 1
    page.wait_for_function(
        "() => [...document.querySelectorAll('.skill')].every((tile) => tile.scrollHeight <= tile.clientHeight + 1)"
    )
