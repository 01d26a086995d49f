"""Consumables between Actions (MD-ITM, MD-RUL-33): only where they do something, and no Action ends with them."""

from typing import Any

import pytest

from tests.games.massive_darkness.duel import DUMMY
from tests.games.massive_darkness.table import Table, card, rule

LINE = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"
BOOTS = card("use-boots", category="consumable", text="Free Movement 3")
WHISTLE = card("use-whistle", category="consumable", text="Free Command")
POWDER = card("use-powder", category="consumable", text="Stun, each Enemy in the Zone")
SALTS = card("use-salts", category="consumable", text="Stand up, one Hero in the Zone")
BREW = card("use-brew", category="consumable", text="Heal 2, one Hero in the Zone")
BROTH = card("use-broth", category="consumable", text="Heal 2; Gain 1 XP")
SCROLL = card("use-scroll", category="consumable", text="Free Teleport 3")
DEAD: dict[str, Any] = {"is_dead": True, "health": 0}
HURT: dict[str, Any] = {"health": 3}
DOWN: dict[str, Any] = {"is_stunned": True}


@rule("MD-ITM-02", "MD-RUL-33", "MD-STN-02", "MD-STN-04", "MD-HLT-03", "MD-RUL-71")
@pytest.mark.parametrize(
    ("thing", "of_use", "in_vain"),
    [
        (BOOTS, ({}, {}, {}), (DOWN, {}, {})),
        (WHISTLE, ({}, {}, {}), ({}, DEAD, {})),
        (POWDER, ({}, {}, {}), ({}, {}, DOWN)),
        (SALTS, ({}, DOWN, {}), ({}, {}, DOWN)),
        (BREW, ({}, HURT, {}), ({}, DEAD, {})),
        (BROTH, ({}, {}, {}), ()),
        (SCROLL, (DOWN, {}, {}), ()),
    ],
)
def test_a_card_is_offered_only_where_it_does_something(thing: str, of_use: tuple[Any, ...], in_vain: tuple[Any, ...]) -> None:
    for moment in filter(None, (of_use, in_vain)):
        owen, elias, orc = moment
        table = Table(LINE, {"owen": {"pack": [thing], **owen}, "elias": elias}, {"orc": {"card": DUMMY, "zone": "A1", **orc}})
        assert table.may(f"use {thing}") is (moment is of_use)
        if moment is in_vain:
            assert table.refusal(f"use {thing}") == "MD-ITM-02"


@rule("MD-LVL-04", "MD-RUL-33", "MD-OBJ-04", "MD-ITM-03")
def test_no_action_ends_with_a_consumable() -> None:
    mission = {"levels": {"A1": 1, "D1": 2}, "rules": [{"on": "enter D1", "do": ["count steps"]}]}
    table = Table(LINE, {"owen": {"pack": [SCROLL]}}, mission=mission).play(f"use {SCROLL}", "place D1")
    assert (table.state.level, table.state.counters) == (1, {})
    table.play("trade", "ready")
    assert (table.state.level, table.state.counters) == (2, {"steps": 1})


@rule("MD-LVL-04", "MD-RUL-33", "MD-MVA-02")
def test_the_movement_action_that_a_card_grants_ends_like_any_other() -> None:
    mission = {"levels": {"A1": 1, "D1": 2}, "rules": [{"on": "enter D1", "do": ["count steps"]}]}
    table = Table(LINE, {"owen": {"pack": [BOOTS]}}, mission=mission).play(f"use {BOOTS}", "move B1", "move C1", "move D1")
    assert (table.state.level, table.state.counters) == (2, {"steps": 1})


@rule("MD-WIN-02", "MD-ITM-02")
def test_a_consumable_may_win() -> None:
    table = Table(LINE, {"owen": {"pack": [SCROLL]}}, mission={"exits": ["D1"], "wins": ["exit"]})
    table.play(f"use {SCROLL}", "place D1")
    assert table.session.outcome == "victory"


@rule("MD-EQP-18")
@pytest.mark.parametrize(("text", "found"), [("Draw 1 Treasure", 2), ("Draw 1 Treasure of Level +1", 3)])
def test_a_card_may_bring_treasure_of_the_current_level_or_another(text: str, found: int) -> None:
    card("use-prize")
    map = card(f"use-map-{found}", category="consumable", text=text)
    decks = {f"treasure-{level}": [f"use-prize.{level}"] for level in (1, 2, 3)}
    table = Table(LINE, {"owen": {"pack": [map]}}, level=2, decks=decks)
    table.play(f"use {map}")
    assert table.hero("owen").pack == [f"use-prize.{found}"]
    assert table.prompt == "reorganize"
