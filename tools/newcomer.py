"""A newcomer who presses only brass, beside computers that follow the advice on the same seeds: `python -m tools.newcomer`.

It prints how often the Heroes win either way, scenario by scenario, and when brass leads beyond the start at the latest.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import repeat
from typing import Any, NamedTuple

from tenebra.boards import space_cell, space_name
from tenebra.commands.simulation import Task, play_one, processes
from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import Session
from tenebra.kit.ending import HEROES
from tenebra.kit.ground import Areas, Grid
from tenebra.kit.package import GamePackage
from tenebra.kit.scene import Question, Scene
from tenebra.kit.words import Words
from tenebra.players import GreedyPlayer

MOST = 20_000
"""Choices after which a game counts as unending."""
NEAR = 10
"""Points by which the newcomer may win less or more often."""
SOON = 2
"""The round in which the first room beyond the start is entered at the latest."""


@cache
def _words(game: GamePackage) -> Words:
    return Words("en", game)


def walk(session: Session[Any], game: GamePackage, most: int = MOST) -> Iterator[tuple[str, Scene, Question]]:
    """Play on: Heroes press the brass of their scenes, as pages get them, everybody else follows the advice.

    Who need not wait for the others answers first. Yields each Hero's scene and its question before it is answered.
    """
    newcomers, advised = game.sides()[HEROES], GreedyPlayer()
    for _ in range(most):
        decision = session.decision
        if decision is None:
            return
        if decision.seat not in newcomers:
            session.choose(advised.choose(session.view(decision.seat)).option, decision.seat)
            continue
        seat, scene, question = _asked(session, decision.seats, game)
        yield seat, scene, question
        session.choose(question.best, seat)


def _asked(session: Session[Any], seats: Iterable[str], game: GamePackage) -> tuple[str, Scene, Question]:
    """The first who need not wait for the others, or the first of all."""
    found = []
    for seat in seats:
        scene = game.scene(session.view(seat), _words(game), lambda _: None)
        assert scene.question is not None
        found.append((seat, scene, scene.question))
        if not scene.question.waits:
            return found[-1]
    return found[0]


def rooms_of(scene: Scene) -> set[str]:
    """The rooms, or the areas, in which Heroes stand."""
    heroes = [piece.place for piece in scene.pieces if piece.seat]
    if isinstance(scene.board, Areas):
        return set(heroes)
    if isinstance(scene.board, Grid) and scene.board.block > 1:
        cells = (space_cell(place) for place in heroes)
        return {space_name(x - x % scene.board.block, y - y % scene.board.block) for x, y in cells}
    rooms = {space: room.id for room in scene.board.rooms for space in room.spaces}
    return {rooms[place] for place in heroes}


class Walked(NamedTuple):
    """What came of a newcomer's game: whether the Heroes won, and the round in which one of them left the start."""

    is_won: bool
    left_in: int


def newcomer(game: str, scenario: str, seed: str) -> Walked:
    """One game of the newcomer."""
    package = game_called(game)
    session = Session.begin(package, scenario, seed)
    start: set[str] = set()
    left_in = 0
    for _, scene, _ in walk(session, package):
        if scene.round and not left_in:
            start = start or rooms_of(scene)
            left_in = scene.round if rooms_of(scene) - start else 0
    return Walked(package.outcomes.get(session.outcome) == HEROES, left_in)


def has_advice_won(game: str, scenario: str, seed: str) -> bool:
    """The Heroes of computers that follow the advice win."""
    everybody = ",".join(f"{side}=greedy" for side in game_called(game).sides())
    return play_one(Task(game, scenario, seed, everybody)).side == HEROES


def main() -> None:
    """Compare, and fail where the newcomer does much worse or better, or stays at the start."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("scenarios", nargs="*", help="all of them if none is named")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="newcomer", help="before the number of each game")
    asked = parser.parse_args()
    apart = []
    with processes(asked.jobs) as pool:
        for scenario in asked.scenarios or game_called(asked.game).scenarios():
            games = repeat(asked.game), repeat(scenario), [f"{asked.seed} {n}" for n in range(asked.games)]
            walks = list(pool.map(newcomer, *games))
            brass = round(100 * sum(one.is_won for one in walks) / asked.games)
            advice = round(100 * sum(pool.map(has_advice_won, *games)) / asked.games)
            first, last = min(one.left_in for one in walks), max(one.left_in for one in walks)
            print(f"| `{scenario}` | {asked.games} | {brass} % | {advice} % | {first} to {last} |", flush=True)
            apart += [scenario] if abs(brass - advice) > NEAR or not 0 < first <= last <= SOON else []
    if apart:
        raise SystemExit(f"more than {NEAR} points apart, or not beyond the start in round {SOON}: {', '.join(apart)}")


if __name__ == "__main__":
    main()
