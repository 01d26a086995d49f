"""`python -m bench [--quick] [--json]`: measure everything in one run and print it."""

from __future__ import annotations

import argparse
import platform
import sys
from time import perf_counter

import msgspec

from bench.descent import Looks, Walks
from bench.games import Forks, RandomPlay, Replays
from bench.peers import ChessCopies, ChessPlay, NetHackSteps, has_nle
from bench.tally import Contestant, Tally
from tenebra.games.registry import GAMES

ROUNDS, QUICK_ROUNDS = 15, 5
SLICE, QUICK_SLICE = 0.2, 0.1
"""Seconds of processor time a contestant has in a round."""
SHARE = {**dict.fromkeys(GAMES, 2), "look": 0.5, "walk": 0.5, "large walk": 0.5}
"""Of those that have more or less of it."""
PEERS = {"chess": "python-chess", "nle": "nle"}
REPLAYED = next(iter(GAMES))
"""The game whose journals are played again."""
PATIENCE, QUICK_PATIENCE = 50, 8
"""Seconds by the clock on the wall after which no new round begins, on a machine with much else to do."""


class Ratio(msgspec.Struct, frozen=True):
    """Random play of a game beside a peer: over the whole run, and in the worst and the best round for us."""

    game: str
    peer: str
    overall: float
    lowest: float
    highest: float


class Played(msgspec.Struct, frozen=True):
    """A game: decisions, and copies at safe points and in the middle of a step."""

    decisions: int
    games: int
    decisions_per_second: float
    with_a_choice: float
    """The part of the decisions with two options or more."""
    by_scenario: dict[str, float]
    fork_micros: float
    fork_micros_at_safe_points: float
    fork_micros_amid_steps: float
    forks_amid_steps: float


class Report(msgspec.Struct, frozen=True):
    """Everything a run has seen. Seconds are processor time, `wall_seconds` is the clock on the wall."""

    python: str
    machine: str
    rounds: int
    wall_seconds: float
    games: dict[str, Played]
    look_micros: float
    walk_micros: float
    large_walk_micros: float
    replay_micros: float
    peers: dict[str, float | str]
    ratios: list[Ratio]


def line_up() -> dict[str, Contestant]:
    """Everybody who can be measured here. A game is called by its id, its copies `ID fork`."""
    contestants: dict[str, Contestant] = {"chess": ChessPlay(), "chess copy": ChessCopies()}
    for id, game in GAMES.items():
        contestants |= {id: RandomPlay(game), f"{id} fork": Forks(game)}
    contestants |= {"look": Looks(), "walk": Walks(large=False), "large walk": Walks(large=True)}
    contestants["replay"] = Replays(GAMES[REPLAYED])
    if has_nle():
        contestants["nle"] = NetHackSteps()
    return contestants


def measure(rounds: int, slice_: float, patience: float) -> Report:
    """Let everybody work in turn, round after round, so that load on the machine hits all alike."""
    began = perf_counter()
    for stranger in line_up().values():
        stranger.run(slice_ / 2)  # warms the caches of the games up; not counted
    contestants = line_up()
    seen: dict[str, list[Tally]] = {name: [] for name in contestants}
    for number in range(rounds):
        if number and perf_counter() - began > patience:
            break
        for name, contestant in contestants.items():
            seen[name].append(contestant.run(SHARE.get(name, 1) * slice_))
    whole = {name: _sum(tallies) for name, tallies in seen.items()}
    peers: dict[str, float | str] = {
        "python-chess, moves/s": whole["chess"].rate,
        "python-chess, µs a copy": whole["chess copy"].micros,
    }
    peers |= {"nle, steps/s": whole["nle"].rate} if "nle" in whole else {"nle": "not installed"}
    return Report(
        platform.python_version(),
        f"{platform.system()} {platform.machine()}",
        len(seen[REPLAYED]),
        perf_counter() - began,
        {id: _played(id, contestants, whole) for id in GAMES},
        whole["look"].micros,
        whole["walk"].micros,
        whole["large walk"].micros,
        whole["replay"].micros,
        peers,
        [_ratio(game, peer, seen) for game in GAMES for peer in PEERS if peer in seen],
    )


def _played(id: str, contestants: dict[str, Contestant], whole: dict[str, Tally]) -> Played:
    play, forks = contestants[id], contestants[f"{id} fork"]
    assert isinstance(play, RandomPlay)
    assert isinstance(forks, Forks)
    return Played(
        whole[id].done,
        play.games,
        whole[id].rate,
        play.choices / whole[id].done,
        {scenario: tally.rate for scenario, tally in play.by_scenario.items()},
        whole[f"{id} fork"].micros,
        forks.at_safe_points.micros,
        forks.amid_steps.micros,
        forks.amid_steps.done / whole[f"{id} fork"].done,
    )


def _sum(tallies: list[Tally]) -> Tally:
    return Tally(sum(tally.done for tally in tallies), sum(tally.seconds for tally in tallies))


def _ratio(game: str, peer: str, seen: dict[str, list[Tally]]) -> Ratio:
    each = [ours.rate / theirs.rate for ours, theirs in zip(seen[game], seen[peer], strict=True)]
    overall = _sum(seen[game]).rate / _sum(seen[peer]).rate
    return Ratio(game, PEERS[peer], overall, min(each), max(each))


def _rows_of(id: str, played: Played) -> list[tuple[str, str]]:
    with_a_choice = played.decisions_per_second * played.with_a_choice
    return [
        (f"{id}, random play, all options listed", f"{played.decisions_per_second:,.0f} decisions/s"),
        ("  of them with two options or more", f"{with_a_choice:,.0f} /s ({played.with_a_choice:.0%})"),
        ("  decisions, games finished", f"{played.decisions:,}, {played.games:,}"),
        *((f"  {scenario}", f"{rate:,.0f} decisions/s") for scenario, rate in played.by_scenario.items()),
        ("  fork of a position", f"{played.fork_micros:.1f} µs"),
        ("    at a safe point", f"{played.fork_micros_at_safe_points:.1f} µs"),
        (f"    in the middle of a step ({played.forks_amid_steps:.0%} of them)", f"{played.fork_micros_amid_steps:.1f} µs"),
    ]


def table(report: Report) -> str:
    """The report for people."""
    lines = [
        f"Python {report.python}, {report.machine}, one core; {report.rounds} rounds in {report.wall_seconds:.0f} s",
        "",
        *_rows([row for id, played in report.games.items() for row in _rows_of(id, played)]),
        "",
        *_rows(
            [
                ("all that a figure of Descent sees", f"{report.look_micros:.1f} µs"),
                ("  where one of one space may walk to", f"{report.walk_micros:.1f} µs"),
                ("  where one of several spaces may", f"{report.large_walk_micros:.1f} µs"),
                (f"replay of {REPLAYED}, no options listed", f"{report.replay_micros:.1f} µs a decision"),
            ]
        ),
        "",
        *_rows([(name, f"{value:,.1f}") for name, value in report.peers.items() if isinstance(value, float)]),
        *(f"{name}: {value}" for name, value in report.peers.items() if isinstance(value, str)),
        "",
        *_rows(
            [
                (
                    f"decisions/s of {ratio.game} to {ratio.peer}",
                    f"{ratio.overall:.2f} (rounds {ratio.lowest:.2f} to {ratio.highest:.2f})",
                )
                for ratio in report.ratios
            ]
        ),
    ]
    return "\n".join(lines)


def _rows(pairs: list[tuple[str, str]]) -> list[str]:
    return [f"{name:<54}{value}" for name, value in pairs]


def main(arguments: list[str]) -> None:
    """Measure as asked and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a rough look in about ten seconds")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    chosen = parser.parse_args(arguments)
    measured = (QUICK_ROUNDS, QUICK_SLICE, QUICK_PATIENCE) if chosen.quick else (ROUNDS, SLICE, PATIENCE)
    report = measure(*measured)
    print(msgspec.json.format(msgspec.json.encode(report)).decode() if chosen.json else table(report))


if __name__ == "__main__":
    main(sys.argv[1:])
