"""A newcomer who presses nothing but brass gets somewhere: beyond the start at once, and on with every Action."""

from __future__ import annotations

import pytest

from tenebra.games.registry import GAMES
from tenebra.kernel import Session
from tenebra.kit.ground import Grid, Zones
from tenebra.kit.scene import Choice
from tenebra.kit.words import Words
from tenebra.players import play_out, seat_players
from tools.newcomer import walk

CASES = [(game, scenario) for game, package in GAMES.items() for scenario in package.scenarios()]
SOON = 2
"""The round in which the first room beyond the start is entered at the latest."""
CHOICES = 150
FAIR = 30
"""A chance to wound, in percent, that is worth a blow."""
USEFUL = {"search", "chest", "loot", "rest", "resurrect", "pickup", "standup"}
"""What is done at once and always brings something, unless it is marked as in vain. Doors may wait for the others."""


def is_useful(choice: Choice) -> bool:
    if choice.is_vain:
        return False
    return choice.key.split()[0] in USEFUL or any(forecast.hit >= FAIR for forecast in choice.forecasts)


@pytest.mark.parametrize(("game", "scenario"), CASES, ids=[f"{game}:{scenario}" for game, scenario in CASES])
def test_brass_alone_leads_beyond_the_start_at_once(game: str, scenario: str) -> None:
    package, words = GAMES[game], Words("en", GAMES[game])
    session = Session.begin(package, scenario, "newcomer")
    start: set[str] = set()
    for seat, _ in walk(session, package, CHOICES):
        scene = package.scene(session.view(seat), words, lambda _: None)
        assert scene.round <= SOON, "nobody has left the start"
        assert isinstance(scene.board, Grid | Zones)
        rooms = {space: room.id for room in scene.board.rooms for space in room.spaces}
        here = {rooms[piece.place] for piece in scene.pieces if piece.seat}
        start = start or (here if scene.round else set())
        if start and here - start:
            return
    pytest.fail("nobody has left the start")


@pytest.mark.parametrize(("game", "scenario"), CASES, ids=[f"{game}:{scenario}" for game, scenario in CASES])
def test_brass_does_not_end_a_turn_while_something_useful_is_left_and_never_does_anything_in_vain(
    game: str, scenario: str
) -> None:
    package = GAMES[game]
    ended = 0
    for _, question in walk(Session.begin(package, scenario, "newcomer"), package, CHOICES):
        best = next(choice for choice in question.choices if choice.key == question.best)
        assert not best.is_vain
        if best.group == "end" and not question.is_reaction:
            ended += 1
            assert not [choice.key for choice in question.choices if is_useful(choice)]
    assert ended


@pytest.mark.parametrize("game", list(GAMES))
def test_brass_plays_the_game_that_the_advice_plays(game: str) -> None:
    # so it wins as often; `python -m tools.newcomer` counts whole games
    package = GAMES[game]
    by_brass, by_advice = (Session.begin(package, package.scenarios()[0], "newcomer") for _ in range(2))
    for _ in walk(by_brass, package, 2 * CHOICES):
        pass
    play_out(by_advice, seat_players(package, "", otherwise="greedy"), 2 * CHOICES)
    shared = min(len(by_brass.inputs), len(by_advice.inputs))
    assert shared > CHOICES
    assert by_brass.inputs[:shared] == by_advice.inputs[:shared]
