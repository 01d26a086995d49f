"""What a screen reader gets of every page and dialog, in both languages: all that is shown, in one language, by names."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from bench.house import Killable
from tests.web.player import Player, at_rest
from tests.web.spoken import faults, words_of
from tests.web.tour import Tour
from tests.web.windows import NAURANIA_FIGHTS, VARDAKS_TURN, Windows, advised, begun, bring, sit, wishes

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


HEAR = """() => {
  window.heard = [];
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]:not([aria-live=off])';
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      const text = [...addedNodes].map((one) => one.textContent.trim()).filter(Boolean).join(' ');
      if (region && text && !region.matches('.hintbox')) window.heard.push([region.matches('[data-heard]'), text]);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""What a screen reader would speak by itself, but for hints that were asked for: whether the one row says it, and the text."""


def test_a_round_is_heard_in_one_row_and_nothing_twice(house: Killable, windows: Windows) -> None:
    """What happened, then what is asked with what is left; no button is read out, nobody is interrupted."""
    page = windows.open(house)
    sit(page, bring(house, advised(begun("59"), VARDAKS_TURN), wishes(keeper="greedy", heroes="me:Anna"))["key"])
    expect(page.locator("[aria-live=assertive]")).to_have_count(0)
    expect(page.locator("[data-heard] p")).to_have_count(1)
    page.evaluate(HEAR)
    player = Player(page)
    player.play(until=lambda: player.did["mine"] > 12)
    heard: list[tuple[bool, str]] = [(is_row, text) for is_row, text in page.evaluate("() => window.heard")]
    assert [text for is_row, text in heard if not is_row] == []
    said = [text for _, text in heard]
    assert len(said) > 12
    assert [one for one, following in pairwise(said) if one == following] == []
    assert not any("Skip" in text or "behind this line" in text or " took the turn." in text for text in said)
    assert any("Movement" in text or "step" in text for text in said if "Action left" in text)


def test_after_the_introduction_the_focus_is_with_the_decision(house: Killable, windows: Windows) -> None:
    page = windows.open(house)
    page.goto(f"/join#{bring(house, begun('59'), wishes(keeper='greedy', heroes='me:Anna'))['key']}")
    page.locator("form button.primary").press("Enter")
    expect(page.locator("dialog[open] .begin")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("section.decide")).to_be_focused()


def test_the_words_of_the_languages_tell_them_apart() -> None:
    assert {"green", "yellow", "attack"} <= words_of("en") - words_of("it")
    assert {"verde", "dadi", "attacco"} <= words_of("it") - words_of("en")
