"""Descent through the page: the end of a quest from the heroes' side, the Overlord's turn, and what its board shows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from bench.house import Killable
from tenebra.games.descent import GAME
from tenebra.games.descent.state import OVERLORD
from tenebra.kernel import Session
from tests.web.player import Player
from tests.web.test_access import check
from tests.web.test_phone import legible
from tests.web.windows import DESK, PHONE, Windows, advised, bring, sit

PARTY = "sir-valadir silhouette mad-carthos battlemage-jaes"
LAST = 60
"""So many choices before its end the quest goes on in the browser."""


def quest(seed: str, choices: int) -> Session[Any]:
    """Into the Dark with known dice, so many choices after its beginning."""
    return advised(Session.begin(GAME, "into-the-dark", seed, {"party": PARTY}), choices)


def seats(**people: str) -> list[dict[str, str]]:
    """Who plays the Overlord and who the heroes."""
    return [
        {"seat": seat, "by": people["overlord" if seat == OVERLORD else "heroes"], "name": "Anna"}
        for seat in (OVERLORD, *PARTY.split())
    ]


def length(seed: str) -> int:
    """How many choices the whole game takes."""
    session = quest(seed, 0)
    count = 0
    while session.decision is not None:
        advised(session, 1)
        count += 1
    return count


def overlords_turn(seed: str) -> Session[Any]:
    """The first time the Overlord may activate a monster."""
    session = quest(seed, 0)
    while session.decision is None or session.decision.prompt != "activate":
        advised(session, 1)
    return session


def test_the_heroes_play_a_quest_to_its_end(house: Killable, windows: Windows) -> None:
    opened = bring(house, quest("7", length("7") - LAST), seats(overlord="greedy", heroes="me"))
    page = windows.open(house)
    sit(page, opened["key"])
    player = Player(page)
    player.play()
    ending = page.locator("section.ending").get_by_role("heading").first.inner_text()
    assert ending in ("The heroes have won", "The Overlord has won")
    assert player.did["mine"] > 5


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_overlord_plays_a_turn(house: Killable, windows: Windows, size: tuple[int, int]) -> None:
    """His hand lies open to him alone, and every monster acts as he says."""
    session = overlords_turn("7")
    waiting = [monster.id for monster in session.state.monsters.values() if not monster.has_acted]
    opened = bring(house, session, seats(overlord="me", heroes="greedy"))
    page = windows.open(house, size=size)
    sit(page, opened["key"])
    page.locator(".board.placed").wait_for()
    for monster in waiting:
        expect(page.locator(f'[data-piece="{monster}"]')).to_have_count(1)
    check(page, "the Overlord's turn")
    player = Player(page)
    player.play(until=lambda: player.did["mine"] >= 2 * len(waiting))
    if size == PHONE:
        expect(page.locator(".pparty [data-plate=overlord]")).to_contain_text(re.compile(r"\d+ *\d+"))  # his hand, his Threat
        legible(page, "the Overlord's turn on a phone")
        page.get_by_role("tab", name="Chronicle").click()
    expect(page.get_by_role("log").first).to_contain_text("Beastman")
