"""What a scene costs: greedy games are played, and after every choice each seat is given its scene as a server would.

`python -m bench.scenes` prints a line for each game and for each part. Processor time; every game is played several times over
and the least of each scene counts, for other work on the machine only adds to it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from operator import itemgetter
from typing import Any

from bench.program import percentile
from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import Session
from tenebra.kit.package import GamePackage
from tenebra.players import GreedyPlayer
from tenebra.server.render_worker import TableCopy
from tenebra.tables.words import words_of

TIMES = 3
LANGUAGE = "en"
clock = time.process_time_ns


def positions(game: GamePackage, scenario: str, choices: int) -> Iterator[Session[Any]]:
    """A greedy game, choice by choice; the first position is there to warm up."""
    session, player = Session.begin(game, scenario, scenario), GreedyPlayer()
    while session.decision is not None and len(session.inputs) < choices:
        yield session
        seat = session.decision.seat
        session.choose(player.choose(session.view(seat)).option, seat)


def scenes(game: GamePackage, scenario: str, choices: int) -> list[tuple[bool, int]]:
    """For every scene of a game whether its seat is asked, and its nanoseconds: view, parts, advice and writing."""
    out = []
    copy: TableCopy | None = None
    for session in positions(game, scenario, choices):
        copy = copy or TableCopy(game, session)
        copy.scenes.position_changed(is_rewound=False)
        assert session.decision is not None
        for seat in (*game.seats(session.state), "spectator"):
            begun = clock()
            copy.scenes.scene(seat, LANGUAGE)
            out.append((seat in session.decision.seats, clock() - begun))
    return out


def parts(game: GamePackage, scenario: str, choices: int) -> list[dict[str, int]]:
    """For every scene of a seat that is asked, the nanoseconds of each part made by itself."""
    out = []
    for session in positions(game, scenario, choices):
        decision = session.decision
        assert decision is not None
        seat = decision.seat
        view, words = session.view(seat), words_of(LANGUAGE, game.id)
        voice = game.voices(words, view.state)
        spent: dict[str, int] = {}

        def timed(name: str, view: Any, voice: Any, make: Callable[[Any, Any], Any], of: str | bytes = "") -> Any:
            begun = clock()
            made = make(view, voice)
            spent[name] = clock() - begun  # noqa: B023 -- called before the next round
            return made

        begun = clock()
        game.paint.parts(game, view, voice, partial(decision.why_not, seat), timed, timed)
        spent["question"] = clock() - begun - sum(spent.values())
        begun = clock()
        game.advise(view)
        spent["advice"] = clock() - begun
        out.append(spent)
    return out


def least(runs: Sequence[Sequence[Any]], of: Callable[[Any], int]) -> list[int]:
    """The least of each, over runs of the same games."""
    return [min(map(of, same)) for same in zip(*runs, strict=True)]


def line(name: str, nanoseconds: Sequence[int]) -> str:
    """One row for people, in milliseconds."""
    p50, p95, p99 = (percentile(nanoseconds, share) / 1e6 for share in (0.5, 0.95, 0.99))
    return f"  {name:<12} p50 {p50:6.3f}  p95 {p95:6.3f}  p99 {p99:6.3f}  most {max(nanoseconds) / 1e6:6.2f} ms"


def main() -> int:
    """Measure every game."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--choices", type=int, default=150, help="of each scenario")
    words.add_argument("--game", choices=tuple(GAMES))
    wanted = words.parse_args()
    for id in (wanted.game,) if wanted.game else GAMES:
        game = game_called(id)
        runs = [[one for scenario in game.scenarios() for one in scenes(game, scenario, wanted.choices)] for _ in range(TIMES)]
        each, asked = least(runs, itemgetter(1)), [one[0] for one in runs[0]]
        print(f"{id}: {len(each):,} scenes, every seat after every choice")
        print(line("all", each))
        print(line("asked", [spent for spent, is_asked in zip(each, asked, strict=True) if is_asked]))
        print(line("waits", [spent for spent, is_asked in zip(each, asked, strict=True) if not is_asked]))
        made = [[one for scenario in game.scenarios() for one in parts(game, scenario, wanted.choices)] for _ in range(TIMES)]
        print("  where nothing is kept, the parts of a seat that is asked:")
        for name in made[0][0]:
            print(line(name, least(made, itemgetter(name))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
