"""What a first visit costs: bytes over the wire, and work of the browser until something can be pressed."""

from __future__ import annotations

from playwright.sync_api import expect

from bench.clicks import clicks
from bench.drawing import COUNT, MOMENTS
from bench.house import Killable
from tests.web.moments import seats_of
from tests.web.player import FRAMES
from tests.web.windows import Windows, begun, bring, sit

BYTES = 300_000
SECONDS = 0.5
"""Of the processor, for the page's own thread: others may use the machine, too."""
ELEMENTS = 1_500
"""Of a board in the document: what it costs to move it, and to style anything on the page anew, grows with them."""
FILTERS = 12
BLENDS = 2
"""At work in the document of a board. Each is worked out again whenever what lies under it is painted."""


def test_the_first_view_is_light_and_quick(house: Killable, windows: Windows) -> None:
    """Everything a newcomer's home page loads and does."""
    page = windows.open(house)
    line = page.context.new_cdp_session(page)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda news: sizes.append(news["encodedDataLength"]))
    line.send("Network.enable")
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play “In Gronk").click(trial=True)
    seconds = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}["TaskDuration"]
    page.wait_for_load_state("networkidle")
    page.get_by_role("link", name="Open a table: Dungeon Venture").wait_for()
    kilobytes = sum(sizes) / 1000
    assert len(sizes) > 5
    assert sum(sizes) < BYTES, f"{kilobytes:.0f} kB"
    assert 0 < seconds < SECONDS, f"{seconds:.2f} s"


def test_what_a_click_waits_for_can_be_measured(house: Killable, windows: Windows) -> None:
    """`python -m bench.clicks` does it at length, for whoever has a quiet machine."""
    session, page = begun("59"), windows.open(house)
    sit(page, bring(house, session, seats_of(session))["key"])
    assert all(wait > 0 for wait in [*clicks(page, 2)])
    expect(page.locator("[role=log] li")).not_to_have_count(0)


def test_a_board_is_few_elements_however_much_is_on_it(house: Killable, windows: Windows) -> None:
    """What never changes is a picture: the land and the tents of a camp are more than seven thousand shapes."""
    page = windows.open(house)
    for game, moment in MOMENTS.items():
        session = moment()
        sit(page, bring(house, session, seats_of(session))["key"])
        page.locator(".still[data-drawn=true] canvas").first.wait_for()
        page.evaluate(FRAMES)
        seen = page.evaluate(COUNT)
        assert 100 < seen["elements"] < ELEMENTS, (game, seen)
        assert seen["filters"] <= FILTERS, (game, seen)
        assert seen["blends"] <= BLENDS, (game, seen)
        assert 1 <= seen["canvases"] <= 2, (game, seen)
