"""Setup (CO-SET): every scenario of the box with two, three and four heroes is laid out as its sheet says."""

from __future__ import annotations

from collections import Counter

import pytest

from tenebra.games.conan import GAME, content
from tenebra.games.conan.scenario import Scenario, scaled
from tenebra.games.conan.scenarios import SHEETS
from tenebra.games.conan.state import AGGRESSIVE, FATIGUE, RESERVE, WOUNDS, COState
from tenebra.kernel import Session
from tenebra.kit.decks import name_of

rule = pytest.mark.rule
FORD = "night-at-raven-ford"


def laid_out(scenario: str, number: int, seed: str = "setup") -> tuple[Scenario, COState]:
    """A sheet, and the table before the first choice."""
    return SHEETS[scenario], Session.begin(GAME, scenario, seed, {"heroes": number}).state


TABLES = pytest.mark.parametrize(("scenario", "number"), [(scenario, number) for scenario in SHEETS.ids for number in (2, 3, 4)])


@rule("CO-SET-03", "CO-SET-04", "CO-SET-05", "CO-SCN-01", "CO-SCN-02", "CO-SCN-03")
@TABLES
def test_the_overlords_book(scenario: str, number: int) -> None:
    sheet, state = laid_out(scenario, number)
    assert state.river == [tile.id for tile in sheet.river if tile.fewest <= number]
    assert [state.tiles[id].unit for id in state.river] == [tile.unit for tile in sheet.river if tile.fewest <= number]
    own = state.overlord
    assert own.gems.get(RESERVE, 0) == scaled(sheet.gems, number)
    assert own.gems.get(FATIGUE, 0) == scaled(sheet.fatigue, number)
    assert sum(own.gems.values()) == scaled(sheet.gems, number) + scaled(sheet.fatigue, number)
    assert own.recovery == scaled(sheet.recovery, number) > 0
    assert own.cards == [card for cards in sheet.spells.values() for card in cards]


@rule("CO-SET-06", "CO-SET-11", "CO-SET-13", "CO-SCN-05", "CO-RND-04", "CO-ALY-02", "CO-ENM-01", "CO-LIF-02")
@TABLES
def test_models_and_their_life(scenario: str, number: int) -> None:
    sheet, state = laid_out(scenario, number)
    assert state.turn == 0
    for spec in (*sheet.units.values(), *sheet.allies.values()):
        here = [model for model in state.models.values() if model.unit == spec.id]
        assert Counter(model.area for model in here) == Counter(spec.placed(number))
        assert {model.life for model in here} <= {scaled(spec.life, number)}
        assert (spec.id in state.units) == (max(scaled(spec.models, number), len(here)) > 0)
        if spec.id in state.units:
            assert state.units[spec.id].is_ally == (spec.id in sheet.allies)
            assert state.units[spec.id].started >= len(here)
    minions = [model for model in state.models.values() if content.tile(state.units[model.unit].kind).rank == "minion"]
    assert {model.life for model in minions} == {1}


@rule("CO-SET-07", "CO-SET-08", "CO-SET-09", "CO-SET-10", "CO-SCN-04", "CO-RUL-12", "CO-GEM-01", "CO-HER-01", "CO-HER-11")
@TABLES
def test_heroes_their_cards_and_gems(scenario: str, number: int) -> None:
    sheet, state = laid_out(scenario, number)
    assert list(state.heroes) == list(sheet.heroes)[:number]
    for hero in state.heroes.values():
        spec, total = sheet.heroes[hero.id], content.heroes()[hero.id].gems
        assert hero.area == spec.area
        assert [name_of(copy) for copy in hero.cards] == list(spec.cards)
        assert hero.gems.get(FATIGUE, 0) + hero.gems.get(RESERVE, 0) == total
        assert hero.gems.get(FATIGUE, 0) == spec.fatigue[number - 2]
        assert hero.gems.get(WOUNDS, 0) == 0
        assert hero.stance == AGGRESSIVE


@rule("CO-SET-12", "CO-SCN-06", "CO-SCN-08", "CO-MAP-04", "CO-RUL-13")
@TABLES
def test_the_map_and_the_asset_deck(scenario: str, number: int) -> None:
    sheet, state = laid_out(scenario, number)
    assert state.chests == sheet.chests
    assert Counter(map(name_of, state.deck.draw)) == Counter(sheet.assets)
    assert len(state.deck.draw) >= len(sheet.chests), "no chest is empty"
    lying = Counter((name_of(copy), area) for area, copies in state.objects.items() for copy in copies)
    assert lying == Counter(sheet.lying)
    assert state.openings == list(sheet.opened)
    assert sheet.reinforcements
    copies = [*state.deck.draw, *(copy for hero in state.heroes.values() for copy in hero.cards)]
    assert len(set(copies)) == len(copies), "no card is there twice"


@rule("CO-RUL-13")
def test_the_asset_deck_is_shuffled() -> None:
    orders = {tuple(laid_out(FORD, 2, f"seed {n}")[1].deck.draw) for n in range(8)}
    assert len(orders) > 1
