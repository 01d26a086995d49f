"""A newcomer who presses nothing but brass gets somewhere: beyond the start at once, and on with every Action."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from tenebra.games.registry import GAMES
from tenebra.kernel import Session
from tenebra.kit.scene import Choice, Scene
from tenebra.players import play_out, seat_players
from tools.newcomer import SOON, rooms_of, walk

CASES = [(game, scenario) for game, package in GAMES.items() for scenario in package.scenarios()]
PATIENT = 2
"""So many rounds running somebody, or a closed door, may wait for the others."""
CHOICES = 150
FAIR = 30
"""A chance to wound, in percent, that is worth a blow."""
USEFUL = {"search", "chest", "loot", "rest", "resurrect", "pickup", "standup"}
"""What is done at once and always brings something, unless it is marked as in vain. Doors and steps may wait for the others."""
HEALING = re.compile(r"(play|use) (healing-|elixir-|grand-elixir|circle-of-grace)")


def is_useful(choice: Choice, is_hurt: bool) -> bool:
    # what is paid for may be worth more if it is kept
    if choice.is_vain or choice.amount:
        return False
    if is_hurt and HEALING.match(choice.key):
        return True
    return choice.key.split()[0] in USEFUL or any(forecast.hit >= FAIR for forecast in choice.forecasts)


def is_badly_hurt(scene: Scene, seat: str) -> bool:
    plate = next(plate for plate in scene.plates if plate.seat == seat)
    return 3 * plate.life <= plate.life_most


@pytest.mark.parametrize(("game", "scenario"), CASES, ids=[f"{game}:{scenario}" for game, scenario in CASES])
def test_brass_alone_leads_beyond_the_start_at_once(game: str, scenario: str) -> None:
    package = GAMES[game]
    start: set[str] = set()
    for _, scene, _ in walk(Session.begin(package, scenario, "newcomer"), package, CHOICES):
        assert scene.round <= SOON, "nobody has left the start"
        start = start or (rooms_of(scene) if scene.round else set())
        if start and rooms_of(scene) - start:
            return
    pytest.fail("nobody has left the start")


@pytest.mark.parametrize(("game", "scenario"), CASES, ids=[f"{game}:{scenario}" for game, scenario in CASES])
def test_brass_does_not_end_a_turn_while_something_useful_is_left_and_leads_on(game: str, scenario: str) -> None:
    package = GAMES[game]
    ended = 0
    busy: defaultdict[str, set[int]] = defaultdict(set)
    waited: defaultdict[str, set[int]] = defaultdict(set)
    """In which rounds, with no enemy on the board, somebody ended a turn, and a closed door was left closed."""
    for seat, scene, question in walk(Session.begin(package, scenario, "newcomer"), package, CHOICES):
        best = next(choice for choice in question.choices if choice.key == question.best)
        assert not best.is_vain
        if question.is_reaction or best.group != "end":
            busy[seat].add(scene.round)
            continue
        ended += 1
        is_hurt = is_badly_hurt(scene, seat)
        assert not [choice.key for choice in question.choices if is_useful(choice, is_hurt)]
        if not any(piece.side in ("foe", "boss") for piece in scene.pieces):
            for one in (seat, *(choice.key for choice in question.choices if choice.key.startswith("open "))):
                waited[one].add(scene.round)
    assert ended
    for one, ends in waited.items():
        rounds = ends - busy[one]
        assert not [first for first in rounds if rounds >= set(range(first, first + PATIENT + 1))], one


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
