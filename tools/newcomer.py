"""A newcomer who presses only brass, beside computers that follow the advice on the same seeds: `python -m tools.newcomer`.

It prints how often the Heroes win either way, scenario by scenario.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from typing import Any

from tenebra.commands.simulation import Task, play_one
from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import Session
from tenebra.kit.ending import HEROES
from tenebra.kit.package import GamePackage
from tenebra.kit.scene import Question
from tenebra.kit.words import Words
from tenebra.players import GreedyPlayer

MOST = 20_000
"""Choices after which a game counts as unending."""
NEAR = 10
"""Points by which the newcomer may win less or more often."""


@cache
def _words(game: GamePackage) -> Words:
    return Words("en", game)


def walk(session: Session[Any], game: GamePackage, most: int = MOST) -> Iterator[tuple[str, Question]]:
    """Play on: Heroes press the brass of their scenes, as pages get them, everybody else follows the advice.

    Who need not wait for the others answers first. Yields each Hero's question before it is answered.
    """
    newcomers, advised = game.sides()[HEROES], GreedyPlayer()
    for _ in range(most):
        decision = session.decision
        if decision is None:
            return
        if decision.seat not in newcomers:
            session.choose(advised.choose(session.view(decision.seat)).option, decision.seat)
            continue
        asked = {seat: _question(session, seat, game) for seat in decision.seats}
        seat = next((seat for seat, question in asked.items() if not question.waits), decision.seat)
        yield seat, asked[seat]
        session.choose(asked[seat].best, seat)


def _question(session: Session[Any], seat: str, game: GamePackage) -> Question:
    question = game.scene(session.view(seat), _words(game), lambda _: None).question
    assert question is not None
    return question


def has_won(game: str, scenario: str, seed: str) -> bool:
    """The newcomer's Heroes win."""
    package = game_called(game)
    session = Session.begin(package, scenario, seed)
    for _ in walk(session, package):
        pass
    return package.outcomes.get(session.outcome) == HEROES


def has_advice_won(game: str, scenario: str, seed: str) -> bool:
    """The Heroes of computers that follow the advice win."""
    everybody = ",".join(f"{side}=greedy" for side in game_called(game).sides())
    return play_one(Task(game, scenario, seed, everybody)).side == HEROES


def main() -> None:
    """Compare, and fail where the newcomer does much worse or better."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("scenarios", nargs="*", help="all of them if none is named")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    apart = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for scenario in asked.scenarios or game_called(asked.game).scenarios():
            games = repeat(asked.game), repeat(scenario), [f"newcomer {n}" for n in range(asked.games)]
            brass, advice = (round(100 * sum(pool.map(won, *games)) / asked.games) for won in (has_won, has_advice_won))
            print(
                f"{asked.game} {scenario}: brass {brass} %, advice {advice} % of {asked.games} games won by the Heroes",
                flush=True,
            )
            apart += [scenario] if abs(brass - advice) > NEAR else []
    if apart:
        raise SystemExit(f"more than {NEAR} points apart: {', '.join(apart)}")


if __name__ == "__main__":
    main()
