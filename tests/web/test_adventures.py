"""An Adventure through the page: every kind of question, the end, one device for two, and a server that dies."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from playwright.sync_api import expect

from bench import PATIENCE
from bench.house import Killable
from tenebra.games.dungeon_venture import GAME
from tenebra.kernel import Session, load
from tests.server.test_kill import journal_of
from tests.web.player import HINTED, Player
from tests.web.windows import HEROES, Windows, advised, begun, bring, sit, wishes

MOMENTS = {0: {"spells", "start", "first", "turn"}, 70: {"reorganizing"}, 98: {"pick"}, 129: {"lose"}, 400: {"teleport"}}
"""So many choices into the game of seed 59 there are questions of a new kind."""
LATE = 469
"""So many choices into the same game it is nearly over."""
PRESS = "(what) => { const button = document.querySelector(what); button?.click(); return Boolean(button); }"
LATER = 230
"""So many choices into the game of four Heroes with two players both still have much to say."""


def kinds_asked(session: Session[Any], since: int = 0) -> set[str]:
    """What kinds of question the Heroes' people have answered since then; what has one answer is never asked."""
    asked = set()
    for number in range(since, len(session.inputs)):
        decision = session.moment(number).decision
        assert decision is not None
        if session.inputs[number][0] in HEROES and len(decision.options(session.inputs[number][0])) > 1:
            asked.add(decision.prompt)
    return asked


def were_asked(house: Killable, opened: dict[str, Any], since: int, kinds: set[str]) -> bool:
    """Questions of all these kinds have been answered at a table."""
    return kinds_asked(load(GAME, journal_of(house, opened["table"], opened["key"]).content), since) >= kinds


def test_alone_against_the_computer(house: Killable, windows: Windows) -> None:
    """One person leads the four Heroes; every kind of question of a whole game is answered in the page, and its end is seen."""
    whole = begun("59")
    while whole.decision is not None:
        advised(whole, 1)
    assert kinds_asked(whole) == set().union(*MOMENTS.values())
    page = windows.open(house)
    player = Player(page)
    for start, kinds in MOMENTS.items():
        opened = bring(house, advised(begun("59"), start), wishes(keeper="greedy", heroes="me:Anna"))
        sit(page, opened["key"])
        player.play(until=partial(were_asked, house, opened, start, kinds))
        assert player.sees() != "over"
    opened = bring(house, advised(begun("59"), LATE), wishes(keeper="greedy", heroes="me:Anna"))
    sit(page, opened["key"])
    player.play()
    ending = page.locator("section.ending")
    assert ending.get_by_role("heading").inner_text()
    ending.get_by_role("button", name="What decided it").click()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_role("dialog")).to_contain_text("agree")


class Device:
    """Two people at one device. What the Keeper holds and nobody was told of may be nowhere on the page for the Heroes."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.holder = ""
        self.hand: set[str] = set()
        self.told = ""
        self.recaps = self.curtains = self.checks = 0
        player.asked, player.on_curtain, player.on_dialog = self.asked, self.passed, self.opened

    def secrets(self) -> set[str]:
        return {name for name in self.hand if name not in self.told}

    def check(self) -> None:
        html = self.page.content()
        assert not [name for name in self.secrets() if name in html]
        self.checks += bool(self.secrets())

    def passed(self, heading: str) -> None:
        self.curtains += 1
        self.holder = heading.removeprefix("Pass the device to ")
        assert self.page.locator(".board, .hand, .log, .dock").count() == 0
        self.check()

    def opened(self) -> None:
        self.recaps += self.page.get_by_role("dialog", name="Since your last turn").count()

    def asked(self, player: Player) -> None:
        if self.holder == "Berta":
            self.hand = set(self.page.locator(".hand .band").all_inner_texts())
            player.spend()
            return
        self.told += self.page.locator("[role=log]").first.inner_text()
        self.check()
        player.follow_hint()


def test_two_people_at_one_device(house: Killable, windows: Windows) -> None:
    """A curtain falls whenever the device passes; each is told what happened since."""
    opened = bring(house, begun("103"), wishes(keeper="me:Berta", heroes="me:Anna"))
    page = windows.open(house)
    sit(page, opened["key"])
    player = Player(page)
    device = Device(player)
    player.play(until=lambda: device.curtains > 10 and device.recaps > 5 and device.checks > 20)
    assert page.locator("section.ending").count() == 0


def test_two_browsers_and_a_server_that_dies(mortal: Killable, windows: Windows) -> None:
    """One window is loaded anew in the middle of a turn, and the server is killed while a choice is on its way."""
    windows.forgive("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
    party = "vardak naurania / storm wick"
    session = advised(begun("59", party), LATER)
    opened = bring(mortal, session, wishes(heroes="greedy", keeper="greedy", vardak="me:Anna", storm="friend:Ben"))
    first, second = windows.open(mortal, name="Anna"), windows.open(mortal, name="Ben")
    sit(first, opened["key"])
    first.get_by_role("button", name="People").click()
    expect(first.get_by_role("dialog")).to_contain_text("Ben: has not come yet")
    first.keyboard.press("Escape")
    sit(second, opened["invitations"][0]["key"])
    anna, ben = Player(first), Player(second)

    together(anna, ben, until=lambda: anna.did["mine"] >= 4 and anna.sees() == "mine")
    prompt, place = first.locator(".prompt").inner_text(), anna.place_of("Vardak")
    first.reload()
    first.locator(".decide .acts button").first.wait_for()
    assert (first.locator(".prompt").inner_text(), anna.place_of("Vardak")) == (prompt, place)

    together(anna, ben, until=lambda: ben.did["mine"] >= 5 and ben.has_hint() and second.evaluate(PRESS, HINTED))
    mortal.kill()
    for page in (first, second):
        expect(page.locator(".toast", has_text="The line is lost")).to_be_visible()
    mortal.start()
    for page in (first, second):
        expect(page.locator(".toast", has_text="The line is lost")).to_be_hidden()
    ben.settled()
    together(anna, ben)
    for page in (first, second):
        expect(page.locator("section.ending")).to_be_visible()
        assert page.locator(".toast.trouble").count() == 0


def together(*players: Player, until: object = None, seconds: float = 15 * PATIENCE) -> None:
    """Everybody does what they are asked, in turn, until all see the end or something is so."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done = [player.step() for player in players]
        if all(one == "over" for one in done) or (callable(until) and until()):
            return
        if all(one in ("waiting", "over") for one in done):
            players[0].page.wait_for_timeout(20)
    raise TimeoutError(f"no end; done: {[dict(player.did) for player in players]}")
