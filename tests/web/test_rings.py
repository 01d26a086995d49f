"""What a lesson rings can be seen and pressed, at a desk and on a phone: each is played once, its page laid at four sizes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from bench.house import Killable
from tenebra.games.registry import GAMES, game_called
from tenebra.kit.lessons import Lesson
from tests.web.player import at_rest
from tests.web.test_lessons import has_moved_on, learn, step_of
from tests.web.windows import Windows

SIZES = ((1440, 900), (1920, 1080), (390, 844), (360, 740))
RINGS = r"""() => [...document.querySelectorAll('div.ring')].map((ring) => {
  const { left, top, width, height } = ring.getBoundingClientRect(), edge = 6;
  const [kind, ...rest] = ring.dataset.focus.split(' '), name = rest.join(' ');
  const at = { x: left + width / 2, y: top + height / 2 }, hit = document.elementFromPoint(at.x, at.y);
  const pattern = new RegExp(`^${name.replace(/[^\w *-]/g, '\\$&').replaceAll('*', '.*')}$`);
  const is = {
    choice: () =>
      hit.closest('[data-choice]')?.dataset.choice.split('\n').some((key) => pattern.test(key)) ||
      hit.closest('[data-part~=choices]'),
    card: () =>
      hit.closest('[data-card]')?.dataset.card.split('.')[0] === name || hit.closest('[role=tab][data-part~=hand]'),
    plate: () => hit.closest(`[data-plate="${name}"]`),
    part: () => hit.closest(`[data-part~="${name}"]`),
  }[kind] ?? (() => hit.closest('.board'));
  const isInside =
    left + edge >= 0 && top + edge >= 0 && left + width - edge <= innerWidth && top + height - edge <= innerHeight;
  return { focus: ring.dataset.focus, ...at, isSeen: Boolean(hit && is()), isInside };
})"""
"""Every ring: what it is about, its middle, whether that is what one would press there."""
BRIGHT = "() => document.querySelectorAll('.btn.primary').length + document.querySelectorAll('.swiped').length"
"""Brass buttons; where a hand lies open on a phone, its cards are pressed."""
READY = """() => document.querySelector('.lesson') && !document.querySelector('div.waiting, [data-choice]:disabled, dialog[open]')
  && document.querySelector('div.ring, section.ending, .narrow .lesson:not(.line)')"""
ASKED = """() => ['.lesson .eyebrow', '.ask', '.pop.menu', '.preview', 'dialog[open]', '.ending', '.tabs [aria-selected=true]']
  .map((what) => document.querySelector(what)?.innerText).join('|')"""
"""How far one has come."""
OFFERED = "dialog[open] .btn.primary, dialog[open] .row:not(.shut), .pop.menu .row:not(.shut), .preview .btn.primary"
"""What is asked once more, or chosen among, after something was pressed."""
BRASS = ".lesson .btn.primary"


def lay(page: Page, size: tuple[int, int]) -> None:
    """The window at another size, the page laid out in it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(READY)


def is_over_dock(page: Page) -> bool:
    """On a phone the words of a step lie over the dock it speaks of."""
    return page.locator(f"{BRASS} svg").count() > 0


def ringed(page: Page, lesson: Lesson[Any], step: int, size: tuple[int, int]) -> list[dict[str, Any]]:
    """What is ringed in a window of that size, each of it there to be pressed; the words give way where they lie over it."""
    lay(page, size)
    found = at_rest(page, lambda: page.evaluate(RINGS))
    assert page.evaluate(BRIGHT) == 1, f"step {step} at {size}: one brass button"
    if is_over_dock(page) and not found:
        page.locator(BRASS).click()
        found = at_rest(page, lambda: page.evaluate(RINGS))
    where = f"{lesson.steps[step - 1].id} at {size}"
    assert found, f"{where}: {lesson.steps[step - 1].focus}"
    assert all(ring["isSeen"] and ring["isInside"] for ring in found), f"{where}: {found}"
    on_board = [ring for ring in found if ring["focus"].split()[0] in ("piece", "place", "door")]
    if lesson.steps[step - 1].until and on_board:
        page.mouse.move(on_board[0]["x"], on_board[0]["y"])
        page.wait_for_selector(".board.pointing")
        page.mouse.move(2, 2)
    return list(found)


def press(page: Page, ring: dict[str, Any]) -> None:
    """Press the middle of a ring, then what is offered there, until something has come of it."""
    asked = page.evaluate(ASKED)
    page.mouse.click(ring["x"], ring["y"])
    page.mouse.move(2, 2)
    while True:
        page.wait_for_function(f"(before) => ({ASKED})() !== before", arg=asked)
        offered = page.locator(OFFERED)
        if not offered.count():
            return
        asked = page.evaluate(ASKED)
        offered.first.click()


@pytest.mark.parametrize("game", list(GAMES))
def test_what_a_lesson_rings_is_seen_and_does_what_it_asks(house: Killable, windows: Windows, game: str) -> None:
    page = windows.open(house, calmGraphics=True)
    steps = learn(page, game)
    lesson = game_called(game).lessons["first-steps"]
    for turn in range(4 * steps):
        page.wait_for_function(READY)
        step = step_of(page)
        if step == steps:
            break
        found = [ringed(page, lesson, step, SIZES[(turn + n) % len(SIZES)]) for n in range(len(SIZES))][-1]
        if lesson.steps[step - 1].until:
            press(page, found[0])
        else:
            page.locator(BRASS).click()
            has_moved_on(page, step)
    assert step_of(page) == steps
