"""Browser windows for the tests: their size and settings, tables with known dice, and everything that went wrong in them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Protocol

import httpx
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from bench import PATIENCE
from bench.house import Killable
from tenebra.games.dungeon_venture import GAME
from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS
from tenebra.games.registry import game_called
from tenebra.kernel import Session, save

DESK = (1440, 900)
PHONE = (390, 844)
SEATS = ("keeper", "vardak", "naurania", "storm", "wick")
HEROES = SEATS[1:]

AT_ONCE: dict[str, Any] = {
    "language": "en",
    "theme": "dark",
    "motion": False,
    "speed": "instant",
    "tales": False,
    "banners": False,
    "volume": 0,
    "name": "Anna",
}
"""What the person at the window has set: nothing is shown slowly, nothing is read aloud."""


class Served(Protocol):
    """Something with an address: the server, or a page without one."""

    @property
    def address(self) -> str: ...


class Windows:
    """Every window is a browser of its own, with its own keys and settings; most keep nothing for when there is no line."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.troubles: list[str] = []
        self.forgiven = ["Service Worker registration blocked"]
        self._contexts: list[BrowserContext] = []

    def open(self, house: Served, size: tuple[int, int] = DESK, *, keeps: bool = False, **settings: Any) -> Page:
        """A fresh window that has not gone anywhere yet. `keeps`: it keeps the page for when there is no line."""
        is_phone = size == PHONE
        context = self.browser.new_context(
            base_url=house.address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=is_phone,
            is_mobile=is_phone,
            locale="en-GB",
            accept_downloads=True,
            service_workers="allow" if keeps else "block",
        )
        context.set_default_timeout(PATIENCE * 1000)
        self._contexts.append(context)
        kept = json.dumps(json.dumps({**AT_ONCE, **settings}))
        context.add_init_script(f"localStorage.getItem('tenebra.settings') ?? localStorage.setItem('tenebra.settings', {kept})")
        page = context.new_page()
        self._watch(page)
        return page

    def forgive(self, pattern: str) -> None:
        """Something that must go wrong in this test: a pattern of what is then said."""
        self.forgiven.append(pattern)

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _watch(self, page: Page) -> None:
        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self._trouble(f"console {message.type}: {message.text}")

        def answered(response: Response) -> None:
            if response.status >= 400:
                self._trouble(f"{response.status} {response.url}")

        def failed(request: Request) -> None:
            # Whoever leaves a page breaks off what is still on its way to it.
            if request.failure != "net::ERR_ABORTED":
                self._trouble(f"failed: {request.url} {request.failure}")

        page.on("console", said)
        page.on("response", answered)
        page.on("pageerror", lambda error: self._trouble(f"page error: {error}"))
        page.on("requestfailed", failed)

    def _trouble(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self.forgiven):
            self.troubles.append(text)


def wishes(**seats: str) -> list[dict[str, str]]:
    """Seats by who plays them: `wishes(keeper="greedy", heroes="me:Anna")`; the name stands after the colon."""
    out = []
    for seat in SEATS:
        by, _, name = seats.get(seat, seats.get("heroes" if seat in HEROES else "", "greedy")).partition(":")
        out.append({"seat": seat, "by": by, **({"name": name} if name else {})})
    return out


def begun(seed: str, party: str = "vardak naurania storm wick", scenario: str = "gronks-lair") -> Session[Any]:
    """A game that has just begun, with known dice."""
    return Session.begin(GAME, scenario, seed, {"party": party})


def mission(seed: str, party: str, scenario: str = "walking-in-the-dark") -> Session[Any]:
    """A Mission of Massive Darkness that has just begun, with known dice; the other Heroes stay at home."""
    return Session.begin(MASSIVE_DARKNESS, scenario, seed, {"party": party})


def led(session: Session[Any], name: str = "Anna") -> list[dict[str, str]]:
    """All Heroes of a Mission in one hand."""
    return [{"seat": seat, "by": "me", "name": name} for seat in session.ruleset.seats(session.state)]


def written_down(session: Session[Any]) -> list[str]:
    """The choices of an evening that was written down, so that tests know it whatever players do today; none if it was not."""
    state, seed = session.state, session.start.seed
    party = session.start.options["party"].replace("/", "and").replace(" ", "-")
    evening = Path(__file__).parent / "evenings" / f"{state.scenario}-{seed}-{party}.txt"
    return evening.read_text(encoding="utf-8").splitlines() if evening.exists() else []


def advised(session: Session[Any], choices: int) -> Session[Any]:
    """The game after so many more choices: as they were written down, else as a sensible player makes them."""
    game = game_called(session.ruleset.id)
    evening = written_down(session)
    for _ in range(choices):
        assert session.decision is not None
        if len(session.inputs) < len(evening):
            seat, _, option = evening[len(session.inputs)].partition(": ")
            session.choose(option, seat)
            continue
        wanted = [(seat, game.advise(session.view(seat))) for seat in session.decision.seats]
        seat, advice = next(((seat, advice) for seat, advice in wanted if not advice.waits), wanted[0])
        session.choose(advice.option, seat)
    return session


VARDAKS_TURN = 8
"""So many choices into the game of seed 59 it is Vardak's first turn; he stands on B5, nobody was met."""
STORM_ATTACKS = 31
"""So many choices into the same game, Storm has moved and stands beside a Kobold."""
NAURANIA_FIGHTS = 338
"""So many choices into the same game: round 12, Naurania has a hand of cards, the lair lies open."""
WICK_IS_LAST = 112
"""So many choices into the same game, Wick must say that the Heroes are ready; then the Keeper may play one of two cards."""
KEEPERS_HAND = ("Stolen Words", "Kobold Ambush")


def whispers_turn() -> Session[Any]:
    """Round 2 of Scorched Earth, four Heroes: it is Whisper's turn, four Enemies are in play."""
    return advised(mission("1", "owen elias sibyl whisper", "scorched-earth"), 66)


def keeper_may_react() -> Session[Any]:
    """The game of seed 59 as soon as the Keeper is asked in a window, with more than passing to choose from."""
    session = advised(begun("59"), VARDAKS_TURN)
    while True:
        decision = session.decision
        assert decision is not None
        is_window = GAME.window(decision.prompt, decision.about) is not None
        if decision.seats == ("keeper",) and is_window and len(decision.options()) > 1:
            return session
        advised(session, 1)


def bring(house: Killable, session: Session[Any], seats: list[dict[str, str]]) -> dict[str, Any]:
    """A table on which a game goes on; its keys."""
    wanted = {"journal": json.loads(save(session)), "seats": seats}
    answer = httpx.post(f"{house.address}/api/tables/import", json=wanted, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def sit(page: Page, key: str) -> None:
    """Take a seat by its invitation link, as everybody does."""
    page.goto(f"/join#{key}")
    button = page.locator("form button.primary")
    button.wait_for()
    if page.evaluate("() => navigator.maxTouchPoints > 0"):
        button.tap()
    else:
        button.click()
    page.wait_for_url("**/table/*")
    begin(page)


def begin(page: Page) -> None:
    """Wait for the table; where its introduction is open, put it away."""
    page.locator(".board.placed, .curtain, .dark").first.wait_for()
    button = page.locator("dialog[open] .begin")
    if button.count():
        button.click()
