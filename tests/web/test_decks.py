"""The face-down decks: everybody at the table sees how many cards are left, on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from bench.house import Killable
from tests.web.player import Player
from tests.web.windows import DESK, PHONE, VARDAKS_TURN, Windows, advised, begun, bring, led, sit, whispers_turn, wishes

NARROWEST = (320, 640)
IS_WHOLE = """([inside, what]) => {
  const box = (one) => one.getBoundingClientRect();
  const [all, boxes] = [box(document.querySelector(inside)), [...document.querySelectorAll(what)].map(box)];
  const within = (one) => all.left <= one.left && one.right <= all.right && all.top <= one.top && one.bottom <= all.bottom;
  const apart = (one, two) => one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;
  return boxes.length > 0 && boxes.every((one, n) => within(one) && boxes.slice(n + 1).every((two) => apart(one, two)));
}"""


def at_dungeon_venture(house: Killable, windows: Windows, size: tuple[int, int] = DESK, language: str = "en") -> Page:
    """A window at Vardak's first turn; the decks are laid."""
    opened = bring(house, advised(begun("59"), VARDAKS_TURN), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house, size, language=language)
    sit(page, opened["key"])
    page.locator(".decide .acts button, .sheetp .pa button").first.wait_for()
    return page


def spoken(decks: Locator) -> list[str]:
    """What is said of each deck."""
    return decks.locator("li .visually-hidden").all_inner_texts()


def is_whole(page: Page, inside: str, what: str) -> bool:
    """Everything of this kind comes to lie within the other, and nothing of it upon another."""
    return bool(page.wait_for_function(IS_WHOLE, arg=[inside, what]).json_value())


def test_the_decks_lie_beside_the_chronicle(house: Killable, windows: Windows) -> None:
    state = advised(begun("59"), VARDAKS_TURN).state
    page = at_dungeon_venture(house, windows)
    expect(page.locator(".decks .dtxt")).to_have_text(
        [str(len(deck.draw)) for deck in (state.treasure, state.spoils, state.events)]
    )
    said = spoken(page.locator(".decks"))
    assert said[0] == f"Treasure deck: {len(state.treasure.draw)} cards left"
    assert is_whole(page, "section.log", ".decks li, .decks button")
    page.locator(".decks button").focus()
    page.keyboard.press("Enter")
    window = page.get_by_role("dialog", name="Decks")
    expect(window.locator("li b")).to_have_text(["Treasure deck", "Monster deck", "Event deck"])
    assert spoken(window) == said
    page.keyboard.press("Escape")
    expect(window).to_be_hidden()
    expect(page.locator(".decks button")).to_be_focused()


def test_the_decks_are_found_with_the_chronicle_closed(house: Killable, windows: Windows) -> None:
    page = at_dungeon_venture(house, windows)
    page.keyboard.press("l")
    expect(page.locator(".decks")).to_be_hidden()
    page.keyboard.press("k")
    expect(page.get_by_role("dialog", name="Decks").locator("li")).to_have_count(3)
    page.keyboard.press("Escape")
    Player(page).menu("Decks")
    expect(page.get_by_role("dialog", name="Decks").locator("li")).to_have_count(3)


@pytest.mark.parametrize("size", [DESK, (1024, 768), PHONE, NARROWEST], ids=["desk", "tablet", "phone", "narrow"])
def test_many_decks_have_room(house: Killable, windows: Windows, size: tuple[int, int]) -> None:
    """Massive Darkness has fourteen; those with the same back are one at a glance, and each has its own line."""
    session = whispers_turn()
    page = windows.open(house, size, language="it")
    sit(page, bring(house, session, led(session))["key"])
    page.locator(".board.placed").wait_for()
    if page.locator(".sheetp").count():
        page.get_by_role("tab", name="Cronaca").click()
    elif not page.locator(".decks").count():
        page.keyboard.press("l")
    expect(page.locator(".decks li")).to_have_count(5)
    assert sum(int(count) for count in page.locator(".decks .dtxt").all_text_contents()) == sum(
        len(deck.draw) for deck in session.state.decks.values()
    )
    assert is_whole(page, "section.log", ".decks li, .decks button")
    page.locator(".decks button").click()
    window = page.get_by_role("dialog", name="Mazzi")
    expect(window.locator("li")).to_have_count(len(session.state.decks))
    assert "Guardie, Livello 1: 5 carte rimaste, 1 scartata" in spoken(window)
    assert is_whole(page, "dialog .kinds", "dialog li > .deck-back, dialog li > span:not(.visually-hidden)")


def test_looking_back_counts_the_decks_of_that_moment(house: Killable, windows: Windows) -> None:
    """Before the first choice, no deck is laid yet."""
    page = at_dungeon_venture(house, windows)
    Player(page).menu("Replay")
    page.get_by_role("slider").fill("0")
    expect(page.locator(".decks .dtxt")).to_have_text(["0", "0", "0"])
    assert spoken(page.locator(".decks"))[0] == "Treasure deck: empty"
