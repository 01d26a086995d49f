"""Made-up boards in a real browser: each is drawn in every light, and every place can be clicked and walked to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.test_phone import legible
from tests.web.windows import PHONE, Windows
from tools.workshop import ARMED, BOARDS, Workshop, workshop

THEMES = ("dark", "light", "contrast")
ON_SCREEN = """([x, y]) => {
    const at = new DOMPoint(x, y).matrixTransform(document.querySelector("svg.layer").getScreenCTM());
    return [at.x, at.y];
}"""
SET = """(theme) => {
    const kept = JSON.parse(localStorage.getItem("tenebra.settings"));
    localStorage.setItem("tenebra.settings", JSON.stringify({ ...kept, theme }));
}"""
COLOURS = """(canvas) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
    const sums = [0, 0, 0, 0];
    for (let i = 0; i < data.length; i++) sums[i % 4] += data[i];
    const [red, green, blue, solid] = sums.map((sum) => Math.round(sum / (width * height)));
    return solid > 5 ? [red, green, blue].join() : "empty";
}"""
"""What is seen of the still layer, on the whole."""
AT_CURSOR = "document.activeElement.dataset.place"


@pytest.fixture(scope="module")
def shop() -> Iterator[Workshop]:
    with workshop() as made:
        yield made


def opened(windows: Windows, shop: Workshop, board: str, **settings: Any) -> Page:
    page = windows.open(shop, **settings)
    page.goto(shop.path(board))
    page.locator(".board.placed").wait_for()
    return page


def places_of(page: Page) -> list[dict[str, Any]]:
    """Every place with its middle and what can be meant there."""
    found: list[dict[str, Any]] = json.loads(page.locator("main").get_attribute("data-places") or "[]")
    assert len(found) > 10
    return found


def picked(page: Page) -> str:
    return page.locator("main").get_attribute("data-picked") or ""


@pytest.mark.parametrize("board", BOARDS)
def test_every_place_can_be_clicked_at_its_middle(windows: Windows, shop: Workshop, board: str) -> None:
    page = opened(windows, shop, board)
    found = set()
    for place in places_of(page):
        page.mouse.click(*page.evaluate(ON_SCREEN, place["at"]))
        assert picked(page) in place["ids"], place["id"]
        found.add(picked(page))
    assert len(found) > 10


@pytest.mark.parametrize("board", BOARDS)
def test_the_keyboard_walks_and_chooses(windows: Windows, shop: Workshop, board: str) -> None:
    page = opened(windows, shop, board)
    places = {place["id"]: place for place in places_of(page)}
    page.keyboard.press("b")
    seen = {page.evaluate(AT_CURSOR)}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        page.keyboard.press(key)
        here = page.evaluate(AT_CURSOR)
        seen.add(here)
        if here in places:
            page.keyboard.press("Enter")
            assert picked(page) in places[here]["ids"]
    assert len(seen) > 2


@pytest.mark.parametrize("board", BOARDS)
def test_it_is_drawn_in_every_light(windows: Windows, shop: Workshop, board: str) -> None:
    page = opened(windows, shop, board)
    pictures = set()
    for theme in THEMES:
        page.evaluate(SET, theme)
        page.reload()
        page.locator(".still[data-drawn=true] canvas").first.wait_for()
        for piece in page.locator("[data-piece]").all():
            box = piece.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) > 20
        for patch in page.locator("[data-patch]").all():
            assert patch.locator("path, ellipse").count() > 0
        pictures.add(page.locator(".still canvas").first.evaluate(COLOURS))
        broken = page.locator('.board svg [d*="NaN"], .board svg [transform*="NaN"], .board svg [d*="undefined"]')
        assert broken.count() == 0
    assert len(pictures) == len(THEMES)
    assert "empty" not in pictures


@pytest.mark.parametrize("board", BOARDS)
def test_a_phone_shows_nothing_too_small_to_be_read(windows: Windows, shop: Workshop, board: str) -> None:
    page = windows.open(shop, size=PHONE)
    page.goto(shop.path(board, ARMED[board]))
    page.locator(".board.placed").wait_for()
    legible(page, board)


def test_a_finger_finds_an_area(windows: Windows, shop: Workshop) -> None:
    page = opened(windows, shop, "camp", size=PHONE)
    river = next(place for place in places_of(page) if place["id"] == "landing")
    x, y = page.evaluate(ON_SCREEN, river["at"])
    page.touchscreen.tap(x, y)
    page.wait_for_function("document.querySelector('main').dataset.picked !== ''")
    assert picked(page) in river["ids"]
