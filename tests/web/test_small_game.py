"""The small game of the tests in the page: a game from outside the package, taken from the shelf and played to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from bench.house import Killable
from tenebra.games.registry import OUTSIDE
from tenebra.kernel import Session
from tenebra.kit.scene import covered
from tests.conftest import NewStore
from tests.games.barrow_bull import GAME
from tests.games.barrow_bull.content import BULL
from tests.games.barrow_bull.options import Strike
from tests.games.scenery import scene
from tests.web.player import Player
from tests.web.windows import Windows, bring, sit

SCENARIO = "night-on-the-barrow"


@pytest.fixture(scope="module")
def barrow(new_store: NewStore, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killable]:
    """A server that also has the small game; nothing else here knows of it."""
    made = Killable(new_store("sqlite", tmp_path_factory.mktemp("barrow")), **{OUTSIDE: GAME.package})
    made.start()
    yield made
    made.stop()


def test_it_is_taken_from_the_shelf_and_played_to_its_end(barrow: Killable, windows: Windows) -> None:
    """In Italian; two Heroes are Anna's, the third is a computer's, in a process of its own."""
    page = windows.open(barrow, language="it")
    page.goto("/")
    page.get_by_role("link", name="Il Toro del Tumulo").first.click()
    page.locator(".bar .primary").click()
    page.get_by_label("Il tuo nome").fill("Anna")
    page.get_by_label("Mirke").select_option(label="Computer, prudente")
    page.get_by_role("button", name="Apri «Notte sul tumulo»").click()
    page.wait_for_url("**/table/*")
    player = Player(page)
    player.play()
    ending = page.locator("section.ending")
    assert ending.get_by_role("heading").inner_text() in ("Gli Eroi hanno vinto", "Il Toro ha vinto")
    assert player.did["mine"] > 10
    told = page.locator("[role=log]").first.inner_text()
    assert "Mirke" in told
    assert "⟨" not in page.locator("body").inner_text()


@pytest.mark.parametrize("corner", range(4))
def test_the_bull_covers_its_four_spaces_and_is_struck_on_each(barrow: Killable, windows: Windows, corner: int) -> None:
    session = Session.begin(GAME, SCENARIO, "1")
    while session.decision is not None and not any(isinstance(option, Strike) for option in session.decision.options()):
        session.choose(GAME.advise(session.view(session.decision.seat)).option)
    opened = bring(barrow, session, [{"seat": seat, "by": "me", "name": "Anna"} for seat in GAME.seats(session.state)])
    bull = next(piece for piece in scene(session, "odda").pieces if piece.id == BULL)
    space = covered(bull)[corner]
    page = windows.open(barrow)
    sit(page, opened["key"])
    expect(page.locator(f'[role=gridcell][data-place="{space}"]')).to_have_attribute("aria-label", re.compile("the Bull"))
    Player(page).click(space)
    expect(page.locator("[role=log]").first).to_contain_text("strikes the Bull")
