"""Massive Darkness through the page: a whole Mission, and what its board shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from bench import PATIENCE
from bench.house import Killable
from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS
from tenebra.kernel import Session
from tests.server.test_summaries import ended
from tests.web.player import Player, at_rest
from tests.web.test_access import WAYS, check
from tests.web.windows import DESK, PHONE, Windows, advised, bring, led, mission, sit, whispers_turn, written_down

HEROES = ("owen", "elias", "sibyl", "whisper", "bjorn", "siegfried")
SPACE = 56
TURNING = 98
"""So many choices into that game Round 5 is about to end; as the next one begins, the floor around the Well turns."""


def test_the_introduction_is_played_to_its_end(house: Killable, windows: Windows) -> None:
    """Two Heroes in one hand walk in the dark and come out again."""
    session = mission("8", "sibyl siegfried")
    opened = bring(house, session, led(session))
    page = windows.open(house)
    sit(page, opened["key"])
    player = Player(page)
    player.play()
    ending = page.locator("section.ending")
    expect(ending.get_by_role("heading").first).to_have_text("The Heroes have won")
    ending.get_by_role("button", name="What decided it").click()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_role("dialog")).to_contain_text("agree")
    assert player.did["mine"] > 50


def maze(choices: int) -> Session[Any]:
    """The Maze of Darkness as it was once played by two Heroes, after so many choices."""
    return advised(mission("16", "owen sibyl", "maze-of-darkness"), choices)


def test_the_maze_turns_under_the_heroes_and_is_left_with_everybody(house: Killable, windows: Windows) -> None:
    """A tile that turns is drawn anew with those who stand on it; the way out is walked, and the end is told."""
    session = maze(TURNING)
    page = windows.open(house)
    sit(page, bring(house, session, led(session))["key"])
    page.locator(".board.placed").wait_for()
    before = lamps(page)
    expect(page.get_by_role("gridcell", name=re.compile("Owen"))).to_have_accessible_name(re.compile("D6"))
    Player(page).spend()
    expect(page.locator("section.log")).to_contain_text("made a quarter turn, with everything on it")
    expect(page.get_by_role("gridcell", name=re.compile("Owen"))).to_have_accessible_name(re.compile("D4"))
    assert lamps(page) != before, "the lamps of the tile have turned with it"

    session = maze(len(written_down(session)) - 3)
    page = windows.open(house, language="it", tales=True)
    sit(page, bring(house, session, led(session))["key"])
    expect(page.locator(".objectives")).to_contain_text("Ritrovati: 3 di 3")
    Player(page).play()
    expect(page.locator("section.ending").get_by_role("heading").first).to_have_text("Gli Eroi hanno vinto")


def test_heroes_that_nobody_plays_stay_at_home(house: Killable, windows: Windows) -> None:
    seats = [{"seat": hero, "by": "me" if hero in ("elias", "whisper", "bjorn") else "nobody"} for hero in HEROES]
    wanted = {"game": "massive-darkness", "scenario": "walking-in-the-dark", "seats": seats}
    answer = httpx.post(f"{house.address}/api/tables", json=wanted, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    page = windows.open(house)
    sit(page, answer.json()["key"])
    page.locator(".board.placed").wait_for()
    standing = {one.get_attribute("data-piece") for one in page.locator("[data-piece]").all()}
    assert standing & set(HEROES) == {"elias", "whisper", "bjorn"}


def test_a_mission_that_is_over_was_won_or_lost(house: Killable, windows: Windows) -> None:
    page = windows.open(house)
    for outcome in ("victory", "defeat"):
        session = ended("massive-darkness", outcome)
        sit(page, bring(house, session, led(session))["key"])
        page.locator("section.ending").wait_for()
    page.goto("/saved")
    expect(page.locator("li.sheet .eyebrow")).to_have_text(["Lost", "Won"])


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_each_hero_is_given_a_class(house: Killable, windows: Windows, size: tuple[int, int]) -> None:
    page = windows.open(house, size)
    page.goto("/new/massive-darkness")
    page.locator(".bar .primary").click()
    owen = page.get_by_label("Class of Owen")
    expect(owen.locator("option:checked")).to_have_text("Fury Paladin")
    expect(owen.locator("optgroup[label=Recommended] option")).to_have_text(["Fury Paladin"])
    expect(owen).to_have_accessible_description(re.compile("^Recommended. Defense first"))
    expect(page.get_by_label("Class of Bjorn")).to_have_count(0)
    expect(page.get_by_text("several Heroes may take the same one")).to_contain_text("MD-RUL-78")
    box = owen.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    check(page, f"the seats, {size}")

    owen.focus()
    page.keyboard.type("Battle")
    expect(owen).to_have_value("battle-wizard")
    expect(owen).to_have_accessible_description(re.compile("^Magic first, then Melee. "))
    page.get_by_role("button", name="We share this device").click()
    expect(owen).to_have_value("battle-wizard")
    page.get_by_role("button", name="I play the Heroes").click()
    page.get_by_role("combobox", name="Bjorn", exact=True).select_option("greedy")
    page.get_by_label("Class of Bjorn").select_option("battle-wizard")
    page.get_by_role("button", name=re.compile("^Open")).click()
    page.wait_for_url("**/table/*")

    key = page.evaluate("() => Object.values(JSON.parse(localStorage.getItem('tenebra.keys')).tables)[0].key")
    (card,) = httpx.post(f"{house.address}/api/desk", json={"keys": [key]}, timeout=PATIENCE).json()
    roles = {chair["seat"]: chair["role"] for chair in card["chairs"]}
    assert (roles["owen"], roles["bjorn"], roles["sibyl"]) == ("Battle Wizard", "Battle Wizard", "Nightshade Ranger")


def lamps(page: Page) -> list[str | None]:
    """Where the lamps stand."""
    return [lamp.get_attribute("transform") for lamp in page.locator(".brazier").all()]


def light_and_shadow(page: Page) -> tuple[int, int]:
    """How many open Zones the board calls lit and dark to a screen reader."""
    labels = [str(cell.get_attribute("aria-label")) for cell in page.get_by_role("gridcell").all()]
    known = [label for label in labels if "unexplored" not in label]
    return sum("in the light" in label for label in known), sum("in the shadow" in label for label in known)


def sees(page: Page, session: Session[Any], who: str) -> None:
    """Exactly the Zones this figure sees are drawn as seen."""
    zones = MASSIVE_DARKNESS.sight(session.view("whisper"), who)
    assert len(zones) > 3
    expect(page.locator(".sightwash")).to_have_count(1)
    assert washed(page) == set(zones)


def washed(page: Page) -> set[str]:
    """The Zones whose middle is washed with light."""
    cells = {f"{chr(65 + x)}{y + 1}": [(x + 0.5) * SPACE, (y + 0.5) * SPACE] for x in range(26) for y in range(26)}
    inside = "(wash, cells) => Object.keys(cells).filter((name) => wash.isPointInFill(new DOMPoint(...cells[name])))"
    return set(page.locator(".sightwash").evaluate(inside, cells))


def test_light_sight_and_intentions_are_on_the_board(house: Killable, windows: Windows) -> None:
    session = whispers_turn()
    opened = bring(house, session, led(session))
    page = windows.open(house)
    sit(page, opened["key"])
    page.locator(".board.placed").wait_for()
    expect(page.get_by_role("gridcell").first).to_be_attached()
    lit, dark = light_and_shadow(page)
    assert lit > 3 < dark
    assert len(lamps(page)) == lit

    expect(page.locator(".sightwash")).to_have_count(0)
    page.keyboard.press("v")
    sees(page, session, "whisper")
    page.keyboard.press("v")
    expect(page.locator(".sightwash")).to_have_count(0)
    page.locator("[data-piece=owen] .icon-ink").hover(force=True)
    sees(page, session, "owen")

    intentions = page.get_by_role("region", name="What the enemies are about to do")
    assert len(session.state.enemies) > 2
    expect(intentions.locator("p")).to_have_count(len(session.state.enemies))
    expect(page.locator("path.intent").first).to_be_attached()
    page.keyboard.press("i")
    expect(intentions).to_have_count(0)
    expect(page.locator("path.intent")).to_have_count(0)


def played_until(session: Session[Any], what: Callable[[Session[Any]], bool], choices: int = 150) -> Session[Any]:
    """The game as soon as something is so, played as a sensible player does."""
    for _ in range(choices):
        if what(session):
            return session
        advised(session, 1)
    raise AssertionError(f"not within {choices} choices: {what.__doc__}")


def offers(session: Session[Any], word: str) -> set[str]:
    """What the options that begin with a word are about."""
    assert session.decision is not None
    texts = [str(option).split() for option in session.decision.options(session.decision.seats[0])]
    return {text[1] for text in texts if text[0] == word and len(text) > 1}


def is_crowded(session: Session[Any]) -> bool:
    """A Hero may strike Enemies in a Zone where more than 16 figures stand."""
    state, figures = session.state, Counter[str]()
    for enemy in state.enemies.values():
        figures[enemy.zone] += 1 + len(enemy.minions)
    figures.update(hero.zone for hero in state.heroes.values())
    return any(figures[state.enemies[enemy].zone] > 16 for enemy in offers(session, "melee") if enemy in state.enemies)


def is_close(session: Session[Any]) -> bool:
    """A Hero may strike an Enemy with a mob in a Zone that three other Heroes share."""
    state = session.state
    there = Counter(hero.zone for hero in state.heroes.values())
    foes = [state.enemies[enemy] for enemy in offers(session, "melee") if enemy in state.enemies]
    return any(there[foe.zone] > 3 and len(foe.minions) > 3 for foe in foes) and not is_crowded(session)


def may_follow(session: Session[Any]) -> bool:
    """A Hero may move to the Zone of another one."""
    asked = session.decision.seats[0] if session.decision is not None else ""
    others = {hero.zone for hero in session.state.heroes.values() if hero.id != asked}
    return bool(others & offers(session, "move"))


BOXES = """(which) => [...document.querySelectorAll(which)]
  .map((one) => one.getBoundingClientRect())
  .map(({ left, top, right, bottom }) => [left, top, right, bottom])"""


def boxes(page: Page, which: str) -> list[tuple[float, float, float, float]]:
    """Where all these are in the window: left, top, right, bottom."""
    return [(box[0], box[1], box[2], box[3]) for box in page.evaluate(BOXES, which)]


def test_six_heroes_in_a_crowd_leave_everything_to_be_seen(house: Killable, windows: Windows) -> None:
    """The odds hide nobody; Phases, plates and intentions have room, also in a low and narrow window."""
    session = played_until(mission("22", " ".join(HEROES)), is_crowded)
    page = windows.open(house, language="it")
    sit(page, bring(house, session, led(session))["key"])
    page.locator(".board.placed").wait_for()
    pills, figures = boxes(page, ".odds rect"), boxes(page, "[data-piece] .icon-ink")
    assert len(pills) == len(offers(session, "melee"))
    assert len(figures) >= len(HEROES) + len(pills)
    for pill in pills:
        for figure in figures:
            apart = pill[2] <= figure[0] or figure[2] <= pill[0] or pill[3] <= figure[1] or figure[3] <= pill[1]
            assert apart, (pill, figure)
    assert page.locator("text.more").count() > 0

    acting = page.locator(".party .plate.active")
    for width, height in ((1440, 900), (1280, 720), (1100, 720)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("nav.ribbon .phases li.current")).to_have_text("Eroi")
        page.wait_for_function("() => (nav => nav.scrollWidth <= nav.clientWidth)(document.querySelector('nav.ribbon'))")
        ((_, _, end, _),) = boxes(page, "nav.ribbon .phases")
        assert all(right <= end for _, _, right, _ in boxes(page, "nav.ribbon .phases li span:not(.dot span)"))
        ((_, _, _, bottom),) = boxes(page, ".party .intent")
        ((_, dock, _, _),) = boxes(page, ".dock")
        assert bottom < dock
        expect(acting).to_be_in_viewport(ratio=0.9)
        last = page.locator(".party .intent p").last
        last.evaluate("(line) => line.scrollIntoView({ block: 'end' })")
        box = last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bottom + 1


def test_a_finger_brings_a_crowd_nearer_before_it_strikes(house: Killable, windows: Windows) -> None:
    session = played_until(mission("35", " ".join(HEROES)), is_close)
    page = windows.open(house, PHONE)
    sit(page, bring(house, session, led(session))["key"])
    page.locator(".board.placed").wait_for()
    page.locator(".sheetp .pa button").first.wait_for()
    target = str(page.locator(".odds[data-target]").first.get_attribute("data-target"))

    def small() -> tuple[float, float, float, float]:
        return boxes(page, f"[data-piece={target}] .icon-ink")[0]

    def tap() -> None:
        left, top, right, bottom = small()
        page.touchscreen.tap((left + right) / 2, (top + bottom) / 2)

    before = small()
    tap()
    page.wait_for_function(
        "([which, wide]) => document.querySelector(which).getBoundingClientRect().width > wide * 1.4",
        arg=[f"[data-piece={target}] .icon-ink", before[2] - before[0]],
    )
    expect(page.locator(".preview")).to_be_hidden()
    at_rest(page, small)
    tap()
    expect(page.locator(".preview, .pop.menu").first).to_be_visible()


def test_a_hero_who_stands_where_one_may_go_shows_what_it_sees(house: Killable, windows: Windows) -> None:
    session = played_until(mission("17", "sibyl siegfried"), may_follow)
    assert session.decision is not None
    other = next(hero for hero in session.state.heroes if hero != session.decision.seats[0])
    page = windows.open(house)
    sit(page, bring(house, session, led(session))["key"])
    page.locator(".board.placed").wait_for()
    page.locator(f"[data-piece={other}] .icon-ink").hover(force=True)
    expect(page.locator(".board.pointing")).to_be_visible()
    zones = MASSIVE_DARKNESS.sight(session.view(other), other)
    assert washed(page) == set(zones)


@pytest.mark.parametrize(("size", "lights"), WAYS)
def test_the_table_is_open_to_everybody(
    house: Killable, windows: Windows, size: tuple[int, int], lights: tuple[str, ...]
) -> None:
    session = whispers_turn()
    opened = bring(house, session, led(session))
    page = windows.open(house, size)
    sit(page, opened["key"])
    page.locator(".decide .acts button, .sheetp .pa button").first.wait_for()
    check(page, "a turn in Massive Darkness", lights)
