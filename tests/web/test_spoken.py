"""What a screen reader gets of every page and dialog, in both languages: all that is shown, in one language, by names."""

from __future__ import annotations

import pytest

from bench.house import Killable
from tests.web.player import at_rest
from tests.web.spoken import faults, words_of
from tests.web.tour import Tour
from tests.web.windows import NAURANIA_FIGHTS, Windows, advised, begun, wishes

PROPER = frozenset({"anna", "descent", "journeys", "the", "dark", "chronicles", "of", "age", "darkness", "enter", "italiano"})
"""People, other games' titles, what is printed on a key, and a language by its own name."""


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_page_is_heard_as_it_is_seen(house: Killable, windows: Windows, language: str) -> None:
    page = windows.open(house, language=language)
    heard: list[str] = []

    def hear(where: str) -> None:
        at_rest(page, lambda: len(page.content()))
        heard.extend(faults(page, where, language, PROPER))

    tour = Tour(page, house, hear)
    tour.go()
    tour.sit(advised(begun("59"), NAURANIA_FIGHTS), wishes(keeper="greedy", heroes="me:Anna"))
    at_rest(page, lambda: len(page.content()))
    page.locator(".hand button").first.press("Enter")
    page.locator(".pop.menu").wait_for()
    hear("a card held up")
    assert not heard, "\n".join(heard)


def test_the_words_of_the_languages_tell_them_apart() -> None:
    assert {"green", "yellow", "attack"} <= words_of("en") - words_of("it")
    assert {"verde", "dadi", "attacco"} <= words_of("it") - words_of("en")
