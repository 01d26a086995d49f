"""The lesson of every game in a browser, to its end, by keyboard alone, two of them by mouse too; axe finds nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from bench.house import Killable
from tenebra.games.registry import GAMES, game_called
from tenebra.kit.lessons import PARTS
from tests.web.test_access import check
from tests.web.windows import PHONE, Windows

STEP = ".lesson .eyebrow"
BY_MOUSE = ("dungeon-venture", "massive-darkness")
"""A browser is dear: the others are learnt by keyboard, where the same steps are taken."""
AT_HAND = """() => {
  const here = document.activeElement;
  return here === document.body ? '' : here.closest('.lesson') ? 'lesson' : here.closest('.board') ? 'board' : 'dock';
}"""
NOW = "['[role=log]', '.prompt, .ending h2', '.lesson'].map((one) => document.querySelector(one)?.innerText).join()"
"""What has happened, what is asked, and what the lesson says."""
CHANGED = f"(before) => document.querySelector('dialog[open]') || {NOW} !== before"
OTHERS = "() => !document.querySelector('.decide .waiting') && !document.querySelector('.acts button:disabled')"
BRASS = "() => document.activeElement.matches('.decide .btn.primary')"


def step_of(page: Page) -> int:
    """The number of the step that is shown."""
    found = re.search(r"\d+", page.locator(STEP).inner_text())
    assert found is not None
    return int(found[0])


def has_moved_on(page: Page, step: int) -> None:
    """Wait until another step is shown."""
    expect(page.locator(STEP)).not_to_contain_text(re.compile(rf"\b{step} (of|di)\b", re.IGNORECASE))


def learn(page: Page, game: str, lesson: str = "first-steps") -> int:
    """Begin a lesson from its poster; how many steps it has."""
    page.goto("/")
    page.locator(f".poster.{game} .learn[data-lesson={lesson}]").click()
    page.locator(".lesson").wait_for()
    expect(page.locator("dialog[open]")).to_have_count(0)  # the lesson itself says what it is about
    return len(game_called(game).lessons[lesson].steps)


def by_keyboard(page: Page, steps: int) -> dict[int, str]:
    """The whole lesson without a mouse; what was read out at each step."""
    read: dict[int, str] = {}
    page.keyboard.press("Tab")
    for _ in range(4 * steps):
        page.wait_for_function(OTHERS)
        step = step_of(page)
        read[step] = page.locator(".lesson [role=status]").inner_text()
        if step == steps:
            break
        onward = page.locator(".lesson .btn.primary")
        if onward.count():
            onward.focus() if step == 1 else expect(onward).to_be_focused()
            page.keyboard.press("Enter")
            has_moved_on(page, step)
        elif page.locator("dialog[open]").count():
            page.locator("dialog[open] .btn.primary").focus()
            page.keyboard.press("Enter")
            expect(page.locator("dialog[open]")).to_have_count(0)
        else:
            expect(page.locator(".ring, section.ending").first).to_be_attached()
            assert page.evaluate(AT_HAND) in ("board", "dock"), "the next key does what the step asks for"
            before = page.evaluate(f"() => {NOW}")
            page.keyboard.press("Enter" if page.evaluate(BRASS) else "1")
            page.wait_for_function(CHANGED, arg=before)
    return read


def by_mouse(page: Page, steps: int, until: int) -> None:
    """As far as a step, by what the lesson leaves open in the dock."""
    for _ in range(4 * steps):
        page.wait_for_function(OTHERS)
        step = step_of(page)
        if step >= until:
            return
        onward = page.locator(".lesson .btn.primary")
        if onward.count():
            onward.click()
            has_moved_on(page, step)
            continue
        before = page.evaluate(f"() => {NOW}")
        brass = page.locator("dialog[open] .btn.primary, body:not(:has(dialog[open])) .decide .btn.primary")
        (brass if brass.count() else page.locator(".decide .tools .btn:not([aria-disabled=true])")).first.click()
        page.wait_for_function(CHANGED, arg=before)


@pytest.mark.parametrize(("game", "lesson"), [(game.id, lesson) for game in GAMES.values() for lesson in game.lessons])
def test_every_lesson_is_learnt_by_keyboard_alone(house: Killable, windows: Windows, game: str, lesson: str) -> None:
    page = windows.open(house)
    steps = learn(page, game, lesson)
    check(page, "a lesson")
    read = by_keyboard(page, steps)
    assert list(read) == list(range(1, steps + 1)), "every step was read out"
    assert len(set(read.values())) == steps
    expect(page.locator("section.ending")).to_be_visible()
    check(page, "the end of a lesson")
    page.get_by_role("button", name="What decided it").press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("laid out beforehand")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Open a real table").press("Enter")
    page.wait_for_url(f"**/new/{game}")
    page.goto("/")
    expect(page.locator(f".poster.{game} .learn[data-lesson={lesson}]")).to_contain_text("once more")
    expect(page.locator(".poster .learn", has_text="once more")).to_have_count(1)


@pytest.mark.parametrize("game", BY_MOUSE)
def test_a_game_is_learnt_by_mouse(house: Killable, windows: Windows, game: str) -> None:
    page = windows.open(house, language="it")
    steps = learn(page, game)
    by_mouse(page, steps, steps)
    assert step_of(page) == steps
    expect(page.locator("section.ending")).to_be_visible()


def test_what_a_lesson_shuts_says_so_and_it_goes_on_after_a_reload(house: Killable, windows: Windows) -> None:
    page = windows.open(house, language="it")
    steps = learn(page, "massive-darkness")
    expect(page.locator('[role=gridcell][aria-label*="Vai "]')).to_have_count(0)
    by_mouse(page, steps, 4)
    expect(page.locator('[role=gridcell][aria-label*="Vai "]')).to_have_count(1)
    page.locator(".acts [aria-disabled=true]").first.click(force=True)
    expect(page.locator(".toast")).to_contain_text("Bella idea")
    by_mouse(page, steps, 6)
    text = page.locator(".lesson .words").inner_text()
    page.reload()
    expect(page.locator(".lesson .words")).to_have_text(text, use_inner_text=True)
    page.get_by_role("button", name="Indietro").click()
    assert step_of(page) == 5


def test_a_lesson_on_a_phone_can_be_folded_and_skipped(house: Killable, windows: Windows) -> None:
    page = windows.open(house, PHONE, theme="light")
    learn(page, "dungeon-venture")
    check(page, "a lesson on a phone")
    page.get_by_role("button", name="Fold the lesson").tap()
    expect(page.locator(".lesson p")).to_have_count(0)
    page.get_by_role("button", name="Unfold the lesson").tap()
    table = page.url
    page.get_by_role("button", name="Skip the lesson").tap()
    check(page, "skipping a lesson")
    page.get_by_role("button", name="Leave it for later").tap()
    page.wait_for_url("**/")
    page.locator(".desk a").first.tap()
    page.wait_for_url(table)
    page.get_by_role("button", name="Skip the lesson").tap()
    page.get_by_role("button", name="Open a real table").tap()
    page.wait_for_url("**/new/dungeon-venture")
    page.goto("/")
    expect(page.locator(".desk")).to_have_count(0)


def test_every_part_that_a_lesson_may_point_at_is_on_the_page(house: Killable, windows: Windows) -> None:
    page = windows.open(house)
    learn(page, "dungeon-venture")
    found = set(" ".join(page.locator("[data-part]").evaluate_all("(all) => all.map((one) => one.dataset.part)")).split())
    assert found == set(PARTS) - {"laid"}, "cards are laid out only now and then"
