"""What the table tells when it is asked: what a figure is, and what the scenario is about."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from bench.house import Killable
from tenebra.games.dungeon_venture.events.board import AreaEntered
from tenebra.games.dungeon_venture.scenario import START
from tests.web.player import FRAMES, Player
from tests.web.test_access import check
from tests.web.windows import DESK, PHONE, STORM_ATTACKS, VARDAKS_TURN, Windows, advised, begin, begun, bring, sit, wishes

KOBOLD_DICE = {"Attack": 2, "Defence": 1}


def seated(house: Killable, windows: Windows, size: tuple[int, int]) -> Player:
    """Storm stands beside a Kobold and may attack it."""
    opened = bring(house, advised(begun("59"), STORM_ATTACKS), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house, size)
    sit(page, opened["key"])
    page.locator(".decide .acts button, .sheetp .pa button").first.wait_for()
    return Player(page)


def rest_on(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y)


def press_right(page: Page, x: float, y: float) -> None:
    page.mouse.click(x, y, button="right")


def hold_finger(page: Page, x: float, y: float) -> None:
    """A long press: the finger leaves when it has been understood."""
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.locator(".piecebox").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def tells_of_the_kobold(told: Locator) -> None:
    expect(told).to_contain_text("Enemy")
    for label, dice in KOBOLD_DICE.items():
        expect(told.locator("dl > div", has_text=label).locator("svg.die")).to_have_count(dice)


@pytest.mark.parametrize(
    ("size", "ask"),
    [
        pytest.param(DESK, rest_on, id="mouse"),
        pytest.param(DESK, press_right, id="right button"),
        pytest.param(PHONE, hold_finger, id="finger"),
    ],
)
def test_pointing_at_a_foe_shows_its_dice(
    house: Killable, windows: Windows, size: tuple[int, int], ask: Callable[[Page, float, float], None]
) -> None:
    player = seated(house, windows, size)
    page = player.page
    x, y = player.spot(player.place_of("Kobold 2"))
    ask(page, x, y)
    told = page.locator(".piecebox")
    tells_of_the_kobold(told)
    box = told.bounding_box()
    assert box is not None
    assert not (box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"])
    check(page, "a figure")
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    assert player.place_of("Kobold 2")


def test_a_figure_is_told_of_by_keyboard(house: Killable, windows: Windows) -> None:
    player = seated(house, windows, DESK)
    page = player.page
    page.locator(f'[role=gridcell][data-place="{player.place_of("Storm")}"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("x")
    told = page.get_by_role("status").filter(has_text="Kobold 2")
    tells_of_the_kobold(told)
    page.keyboard.press("ArrowUp")
    expect(told).to_be_hidden()
    page.keyboard.press("x")
    expect(page.locator(".piecebox")).to_contain_text("Barbarian")


def test_a_finger_asks_about_a_figure_and_puts_it_away(house: Killable, windows: Windows) -> None:
    player = seated(house, windows, PHONE)
    page = player.page
    x, y = player.spot(player.place_of("Wick"))
    page.touchscreen.tap(x, y)
    told = page.locator(".piecebox")
    expect(told).to_contain_text("Thief")
    told.get_by_role("button").tap()
    expect(told).to_be_hidden()


def test_a_press_that_chooses_still_chooses_at_once(house: Killable, windows: Windows) -> None:
    player = seated(house, windows, DESK)
    page = player.page
    x, y = player.spot(player.place_of("Kobold 2"))
    page.mouse.move(x, y)
    expect(page.locator(".piecebox")).to_be_visible()
    lines = page.locator("[role=log] li").count()
    page.mouse.click(x, y)
    expect(page.locator("[role=log] li")).not_to_have_count(lines)
    expect(page.locator(".piecebox")).to_be_hidden()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_introduction_is_read_once_and_can_be_opened_again(house: Killable, windows: Windows, size: tuple[int, int]) -> None:
    opened = bring(house, begun("59"), wishes(keeper="greedy", heroes="me:Anna"))
    page = windows.open(house, size)
    page.goto(f"/join/{opened['key']}")
    page.locator("form button.primary").click()
    introduction = page.get_by_role("dialog", name="In Gronk")
    expect(introduction).to_contain_text("Velkan the White")
    expect(introduction).to_contain_text("Defeat Gronk and every Monster")
    check(page, "the introduction")
    introduction.get_by_role("button", name="Begin").click()
    expect(introduction).to_be_hidden()
    page.reload()
    page.locator(".acts button, .pa button, .laid button").first.wait_for()
    expect(introduction).to_be_hidden()
    Player(page).menu("Introduction")
    expect(introduction).to_contain_text("Velkan the White")
    page.keyboard.press("Escape")
    expect(introduction).to_be_hidden()


def test_whoever_comes_late_is_not_held_up(house: Killable, windows: Windows) -> None:
    """In the first round there is still something to be read; later one goes straight to the table."""
    page = windows.open(house)
    for choices, is_told in ((VARDAKS_TURN, True), (STORM_ATTACKS, False)):
        opened = bring(house, advised(begun("59"), choices), wishes(keeper="greedy", heroes="me:Anna"))
        page.goto(f"/join/{opened['key']}")
        page.locator("form button.primary").click()
        page.locator(".board.placed").wait_for()
        assert page.locator("dialog[open] .begin").count() == is_told
        begin(page)
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_keeper_is_told_his_own_story(house: Killable, windows: Windows) -> None:
    page = windows.open(house)
    opened = bring(house, begun("59", scenario="last-throne"), wishes(keeper="me:Anna", heroes="greedy"))
    page.goto(f"/join/{opened['key']}")
    page.locator("form button.primary").click()
    introduction = page.get_by_role("dialog", name="The Last Throne")
    expect(introduction).to_contain_text("There is no eleventh place.")
    expect(introduction).to_contain_text("Keep Azhgar or the heart going")
    expect(introduction).not_to_contain_text("Velkan")
    begin(page)
    expect(page.locator(".objectives")).to_contain_text("rounds to hold")


def test_a_story_card_waits_until_the_introduction_was_put_away(house: Killable, windows: Windows) -> None:
    session = begun("59")
    while not any(isinstance(event, AreaEntered) and event.area != START for event in session.events):
        advised(session, 1)
    session.undo(1)
    page = windows.open(house, tales=True)
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def between(socket: WebSocketRoute) -> None:
        def told(frame: str | bytes) -> None:
            if held or '"tale":{' in str(frame):
                held.append((socket, frame))
            else:
                socket.send(frame)

        socket.connect_to_server().on_message(told)

    page.route_web_socket("**", between)
    sit(page, bring(house, session, wishes(keeper="greedy", heroes="me:Anna"))["key"])
    page.locator(".decide .btn.primary").click()
    while not held:
        page.wait_for_timeout(15)
    Player(page).menu("Introduction")
    for socket, frame in held:
        socket.send(frame)
    page.evaluate(FRAMES)
    expect(page.locator("dialog[open]")).to_have_count(1)
    expect(page.locator("dialog.tale")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog.tale")).to_be_visible()


def test_the_shelf_tells_the_introduction_of_the_chosen_scenario(house: Killable, windows: Windows) -> None:
    page = windows.open(house)
    page.goto("/new/dungeon-venture")
    page.get_by_text("Introduction: In Gronk").click()
    expect(page.locator("details .told")).to_contain_text("Velkan the White")
