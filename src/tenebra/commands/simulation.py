"""Whole games played by computers: counted, timed, and the same for the same seed whatever the number of processes."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from tenebra.games.registry import game_called
from tenebra.kernel import BadInput, Session
from tenebra.kit.ending import HEROES
from tenebra.kit.package import GamePackage
from tenebra.players import play_out, seat_players

LIMIT = 100_000
"""Decisions after which a game counts as unending."""


class Task(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    scenario: str
    seed: str
    players: str
    limit: int = LIMIT
    heroes: int = 0
    """How many Heroes play; 0 where nobody asked for a number."""
    options: dict[str, Any] = {}


class SimulatedGame(msgspec.Struct, frozen=True):
    """The result of one game."""

    scenario: str
    seed: str
    decisions: int
    rounds: int
    outcome: str
    side: str
    """The side that the outcome is named after."""
    fingerprint: str
    error: str = ""
    heroes: int = 0
    rule: str = ""
    """The rule by which it ended."""


class Failure(msgspec.Struct, frozen=True):
    """A game that broke off or did not end; scenario and seed play it again."""

    scenario: str
    seed: str
    error: str


class RoundCounts(msgspec.Struct, frozen=True):
    """The length of the games in rounds."""

    mean: float
    max: int


class ScenarioReport(msgspec.Struct, frozen=True):
    """The games of one scenario."""

    scenario: str
    games: int
    decisions: int
    outcomes: dict[str, int]
    rounds: RoundCounts
    errors: int


class PartyReport(ScenarioReport, frozen=True):
    """The games of one scenario with so many Heroes."""

    heroes: int


class Report(msgspec.Struct, frozen=True):
    """All games of a simulation."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    outcomes: dict[str, int]
    rounds: RoundCounts
    errors: list[Failure]
    fingerprint: str
    scenarios: list[ScenarioReport]
    heroes: list[PartyReport]


def tasks_of(
    game: str,
    scenario: str,
    games: int,
    seed: str,
    players: str,
    limit: int = LIMIT,
    heroes: Sequence[int] = (),
    difficulty: str = "",
) -> list[Task]:
    """The tasks of so many games of a scenario, or of each one if none is named, with each of these numbers of Heroes.

    Wrong names and numbers are found before anything is played.
    """
    package = game_called(game)
    known = package.scenarios()
    if scenario and scenario not in known:
        raise BadInput(f"there is no scenario {scenario!r} in {game}; there are {', '.join(known)}")
    seat_players(package, players)
    chosen = [scenario] if scenario else list(known)
    graded = {name: package.graded(name, difficulty) for name in chosen}
    if not heroes:
        return [Task(game, name, f"{seed}/{name}/{n}", players, limit, 0, graded[name]) for name in chosen for n in range(games)]
    return [
        Task(
            game,
            name,
            f"{seed}/{name}/{number}/{n}",
            players,
            limit,
            number,
            {**party_options(package, name, number, n), **graded[name]},
        )
        for name in chosen
        for number in heroes
        for n in range(games)
    ]


def read_numbers(text: str) -> list[int]:
    """Numbers of Heroes: `1,2,4`."""
    try:
        return list(dict.fromkeys(int(part) for part in text.split(",")))
    except ValueError:
        raise BadInput(f"heroes: {text!r} is not understood; write for example '1,2,4'") from None


def party_options(game: GamePackage, scenario: str, number: int, first: int) -> dict[str, Any]:
    """The options of a game of so many Heroes: neighbours around the table, beginning with the one of that number."""
    sides = game.sides()
    every = game.offered(scenario) or sides[HEROES]
    playing = [every[(first + n) % len(every)] for n in range(number)]
    away = [hero for hero in sides[HEROES] if hero not in playing]
    refusal = BadInput(f"heroes: {game.id} cannot be played with {number} of the {len(every)} Heroes")
    if not all(map(game.may_stay_home, away)):
        raise refusal
    options = game.seating({seat: "" if seat in away else seat for seats in sides.values() for seat in seats})
    seated = [seat for seat in game.seats(game.new(scenario, options)) if seat in every]
    if sorted(seated) != sorted(playing):
        raise refusal
    return options


def play_one(task: Task) -> SimulatedGame:
    """Play a game to its end. An error is part of the result: the other games go on."""
    session = None
    game = game_called(task.game)
    try:
        session = Session.begin(game, task.scenario, task.seed, task.options)
        play_out(session, seat_players(game, task.players, task.seed), task.limit)
        error = "" if session.is_over else f"unending: not over after {task.limit} decisions"
    except Exception as problem:
        # whatever goes wrong in one game is reported with its seed
        error = _last_line(problem)
    if session is None:
        return SimulatedGame(task.scenario, task.seed, 0, 0, "", "", "", error, task.heroes)
    rounds, made = getattr(session.state, "round", 0), len(session.inputs)
    outcome, side = session.outcome, game.outcomes.get(session.outcome, "")
    rule = session.events[-1].rule if session.is_over else ""
    return SimulatedGame(task.scenario, task.seed, made, rounds, outcome, side, session.fingerprint(), error, task.heroes, rule)


def _last_line(problem: Exception) -> str:
    """The error, and the line of ours where it came up."""
    # by the module's name: a file's would depend on where the code lies
    ours = [at for at in traceback.walk_tb(problem.__traceback__) if at[0].f_globals["__name__"].startswith("tenebra.")]
    where = "".join(f" ({Path(f.f_code.co_filename).name}:{line} in {f.f_code.co_name})" for f, line in ours[-1:])
    return f"{type(problem).__name__}: {problem}{where}"


def simulate(tasks: Sequence[Task], jobs: int = 1, tick: Callable[[], None] = lambda: None) -> Report:
    """Play all games, several at a time if there are several jobs; `tick` is called after each."""
    began = time.perf_counter()
    played = []
    for result in _results(tasks, jobs):
        played.append(result)
        tick()
    return report_of(played, time.perf_counter() - began)


def processes(jobs: int) -> ProcessPoolExecutor:
    """A pool of processes, each begun afresh: a copy of one in which threads run may wait for ever for what a thread held."""
    return ProcessPoolExecutor(jobs, get_context("spawn"))


def _results(tasks: Sequence[Task], jobs: int) -> Iterator[SimulatedGame]:
    if jobs <= 1:
        yield from map(play_one, tasks)
        return
    with processes(jobs) as pool:
        # the order of the tasks, not of finishing: the fingerprint must not depend on luck
        yield from pool.map(play_one, tasks, chunksize=max(1, min(16, len(tasks) // (4 * jobs))))


def report_of(played: Sequence[SimulatedGame], seconds: float) -> Report:
    """Add the games up."""
    mixed = blake2b(digest_size=16)
    for game in played:
        mixed.update(f"{game.scenario} {game.seed} {game.decisions} {game.outcome} {game.fingerprint}\n".encode())
    decisions = sum(game.decisions for game in played)
    by_scenario: dict[str, list[SimulatedGame]] = {}
    by_party: dict[tuple[str, int], list[SimulatedGame]] = {}
    for game in played:
        by_scenario.setdefault(game.scenario, []).append(game)
        if game.heroes:
            by_party.setdefault((game.scenario, game.heroes), []).append(game)
    scenarios = [_scenario(games) for games in by_scenario.values()]
    parties = [PartyReport(**msgspec.structs.asdict(_scenario(games)), heroes=who) for (_, who), games in by_party.items()]
    return Report(
        len(played),
        decisions,
        round(seconds, 3),
        round(decisions / seconds, 1) if seconds else 0.0,
        _outcomes(played),
        _rounds(played),
        [Failure(game.scenario, game.seed, game.error) for game in played if game.error],
        mixed.hexdigest(),
        scenarios,
        parties,
    )


def _scenario(games: Sequence[SimulatedGame]) -> ScenarioReport:
    errors = sum(bool(game.error) for game in games)
    decisions = sum(game.decisions for game in games)
    return ScenarioReport(games[0].scenario, len(games), decisions, _outcomes(games), _rounds(games), errors)


def _outcomes(games: Iterable[SimulatedGame]) -> dict[str, int]:
    return dict(sorted(Counter(game.side for game in games if game.side).items()))


def _rounds(games: Sequence[SimulatedGame]) -> RoundCounts:
    ended = [game.rounds for game in games if not game.error]
    return RoundCounts(round(sum(ended) / len(ended), 2), max(ended)) if ended else RoundCounts(0.0, 0)
