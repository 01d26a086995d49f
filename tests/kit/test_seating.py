"""Every game can be begun as the page first proposes: up to four Heroes, whoever plays against them, the others at home."""

import pytest

from tenebra.kit.ending import HEROES
from tests.games.shelf import GAMES

USUAL = 4
CASES = [(game.id, scenario) for game in GAMES.values() for scenario in game.sheets.ids]


@pytest.mark.parametrize(("id", "scenario"), CASES)
def test_a_scenario_begins_with_the_heroes_it_suggests(id: str, scenario: str) -> None:
    game = GAMES[id]
    sides = game.sides()
    heroes = game.offered(scenario) or sides[HEROES]
    playing = [hero for place, hero in enumerate(heroes) if place < USUAL or not game.may_stay_home(hero)]
    others = [seat for side, seats in sides.items() if side != HEROES for seat in seats]
    seats = {seat: seat if seat in playing or seat in others else "" for side in sides.values() for seat in side}
    begun = game.new(scenario, game.seating(seats))
    assert set(game.seats(begun)) == {*playing, *others}


@pytest.mark.parametrize("id", [id for id, game in GAMES.items() if sum(map(len, game.sides().values())) > game.players[1]])
def test_where_there_are_more_heroes_than_can_play_each_may_stay_at_home(id: str) -> None:
    game = GAMES[id]
    assert all(game.may_stay_home(hero) for hero in game.sides()[HEROES])
