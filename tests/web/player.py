"""Somebody who plays through the page as a person would: looks whose turn it is, points, clicks, presses keys."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PageTimeout

from bench import PATIENCE

HINTED = ".hintbox .btn, main:has(.hintbox) .preview .btn.primary"
REDRAWN = 10_000
"""Milliseconds in which frames are drawn on any machine; what draws none is not waited for any longer."""
LOOK_AGAIN = 2_000
"""Milliseconds after which a hint that has not come is asked for again."""
SEES = """() => {
  const has = (what) => document.querySelector(what) !== null;
  if (has('.curtain')) return 'curtain';
  if (has('section.ending')) return 'over';
  if (has('dialog[open]')) return 'dialog';
  if (has('.pop.menu')) return 'menu';
  if (has('.decide .acts button:not(:disabled), .sheetp .pa button:not(:disabled)')) return 'mine';
  return 'waiting';
}"""
MIDDLE = """(place) => {
  const stage = document.querySelector('.stage'), space = 56;
  const matrix = new DOMMatrix(getComputedStyle(stage).transform);
  const scale = matrix.a * Number(getComputedStyle(stage).getPropertyValue('--board-scale'));
  const [column, row] = [place.charCodeAt(0) - 65, Number(place.slice(1)) - 1];
  return [matrix.e + (2 + column + 0.5) * space * scale, matrix.f + (2 + row + 0.5) * space * scale];
}"""
FRAMES = f"""() => new Promise((done) => {{
  const isStretched = (stage) => new DOMMatrix(getComputedStyle(stage).transform).a !== 1;
  const look = () => ([...document.querySelectorAll('.stage')].some(isStretched) ? setTimeout(look, 20) : done());
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look, 60)));
  setTimeout(done, {REDRAWN});
}})"""
"""Some frames are drawn, and the board anew: while a camera comes to rest its layers are only stretched."""
T = TypeVar("T")


def at_rest(page: Page, look: Callable[[], T]) -> T:
    """What is seen once it stays as it is while frames are drawn."""
    end = time.monotonic() + PATIENCE
    before, now = None, look()
    while now != before:
        if time.monotonic() > end:
            raise TimeoutError(f"nothing comes to rest: first {before}, then {now}")
        page.evaluate(FRAMES)
        before, now = now, look()
    return now


class Player:
    """Plays one window. `asked` answers a decision that is mine; the rest is done as the page wants it."""

    def __init__(self, page: Page, asked: Callable[[Player], None] | None = None) -> None:
        self.page = page
        self.asked = asked or Player.follow_hint
        self.did: Counter[str] = Counter()
        self.on_curtain: Callable[[str], None] = lambda person: None
        self.on_dialog: Callable[[], None] = lambda: None

    def sees(self) -> str:
        return str(self.page.evaluate(SEES))

    def step(self) -> str:
        """Do whatever the page asks for now; what it was."""
        now = self.sees()
        self.did[now] += 1
        if now == "curtain":
            curtain = self.page.get_by_role("alertdialog")
            self.on_curtain(curtain.get_by_role("heading").inner_text())
            curtain.get_by_role("button").click()
            self.page.wait_for_function("() => !document.querySelector('.curtain')")
        elif now == "dialog":
            self.on_dialog()
            self.page.locator("dialog[open] .btn.primary").click()
        elif now == "menu":
            self.page.locator(".pop.menu .rows button").first.click()
        elif now == "mine":
            self.asked(self)
        return now

    def play(self, until: Callable[[], bool] = lambda: False, seconds: float = 15 * PATIENCE) -> None:
        """Play until the game is over, or something is so."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.step() == "over" or until():
                return
            if self.did["waiting"] and self.sees() == "waiting":
                self.page.wait_for_timeout(15)
        raise TimeoutError(f"the game did not end; done: {dict(self.did)}")

    def follow_hint(self) -> None:
        """Ask for a hint and do what it says; on a phone the sheet offers it."""
        while self.has_hint():
            try:
                self.page.locator(HINTED).first.click(timeout=LOOK_AGAIN)
            except PageTimeout:
                continue  # the question may have changed meanwhile
            self.settled()
            return

    def has_hint(self) -> bool:
        """Ask for a hint until it is there; False where the question has gone meanwhile."""
        button, end = self.page.locator(HINTED).first, time.monotonic() + PATIENCE
        while self.sees() == "mine":
            if time.monotonic() > end:
                raise TimeoutError("no hint came")
            if not button.is_visible():
                self.page.keyboard.press("t")
            try:
                button.wait_for(timeout=LOOK_AGAIN)
            except PageTimeout:
                continue
            return True
        return False

    def spend(self) -> None:
        """React with the first card there is, end the turn where it can be ended, else do the first thing."""
        page = self.page
        can_end = page.locator(".tools .kbd", has_text="E").count() > 0
        page.keyboard.press("e" if can_end else "1")
        self.settled()

    def settled(self) -> None:
        """Wait until what was chosen has come back."""
        self.page.wait_for_function("() => !document.querySelector('.acts button:disabled, .tools button:disabled')")

    def spot(self, place: str) -> tuple[float, float]:
        """Where the middle of a space is in the window, once the board has come to rest."""
        self.page.locator(".board.placed").wait_for()
        x, y = at_rest(self.page, lambda: self.page.evaluate(MIDDLE, place))
        return x, y

    def click(self, place: str) -> None:
        """Click a space of the board."""
        self.page.mouse.click(*self.spot(place))

    def place_of(self, name: str) -> str:
        """The space where a figure stands, as the board says it to a screen reader."""
        cells = self.page.locator(f'[role=gridcell][aria-label*="{name}"]')
        return str(cells.first.get_attribute("data-place")) if cells.count() else ""

    def waits_until(self, name: str, place: str) -> None:
        """Wait until a figure stands on a space."""
        self.page.locator(f'[role=gridcell][data-place="{place}"][aria-label*="{name}"]').wait_for(state="attached")

    def menu(self, row: str) -> None:
        """Open the menu and press one of its rows."""
        self.page.get_by_role("button", name="Menu", exact=True).click()
        self.page.get_by_role("dialog").get_by_role("button", name=row).click()
