"""Descent through the page: the end of a quest from the heroes' side, the Overlord's turn, and what its board shows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bench.house import Killable
from tests.web.afterwards import look_back
from tests.web.moments import asked, before_end, quest, seats_of
from tests.web.player import Player
from tests.web.test_access import OTHER_LIGHTS, check
from tests.web.test_phone import legible
from tests.web.windows import DESK, PHONE, Windows, bring, sit

LAST = 60
"""So many choices before its end the quest goes on in the browser."""


def test_the_heroes_play_a_quest_to_its_end(house: Killable, windows: Windows) -> None:
    session = before_end(quest(), LAST)
    opened = bring(house, session, seats_of(session))
    page = windows.open(house)
    sit(page, opened["key"])
    player = Player(page)
    player.play()
    ending = page.locator("section.ending").get_by_role("heading").first.inner_text()
    assert ending in ("The heroes have won", "The Overlord has won")
    assert player.did["mine"] > 5
    look_back(page, house)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_overlord_plays_a_turn(house: Killable, windows: Windows, size: tuple[int, int]) -> None:
    """His hand lies open to him alone, and every monster acts as he says."""
    session = asked("activate", quest())
    waiting = [monster.id for monster in session.state.monsters.values() if not monster.has_acted]
    opened = bring(house, session, seats_of(session, heroes="greedy", others="me"))
    page = windows.open(house, size=size)
    sit(page, opened["key"])
    page.locator(".board.placed").wait_for()
    for monster in waiting:
        expect(page.locator(f'[data-piece="{monster}"]')).to_have_count(1)
    if size == DESK:  # the order of a hero lies beside him on the board and on his plate
        ordered = [hero.id for hero in session.state.heroes.values() if hero.order]
        assert ordered
        for hero in ordered:
            expect(page.locator(f'[data-plate="{hero}"] .beads span')).to_have_count(1)
    check(page, "the Overlord's turn", OTHER_LIGHTS if size == DESK else ())
    player = Player(page)
    player.play(until=lambda: player.did["mine"] >= 2 * len(waiting))
    if size == PHONE:
        expect(page.locator(".pparty [data-plate=overlord]")).to_contain_text(re.compile(r"\d+ *\d+"))  # his hand, his Threat
        legible(page, "the Overlord's turn on a phone")
        page.get_by_role("tab", name="Chronicle").click()
    expect(page.get_by_role("log").first).to_contain_text("Beastman")
