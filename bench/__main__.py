"""`python -m bench [--quick] [--json]`: measure everything in one run and print it."""

from __future__ import annotations

import argparse
import platform
import sys
from time import perf_counter

import msgspec

from bench.descent import Looks, Walks
from bench.peers import ChessCopies, ChessPlay, NetHackSteps, has_nle
from bench.tally import Contestant, Tally
from bench.venture import Forks, RandomPlay, Replays
from tenebra.games.conan import GAME as CONAN
from tenebra.games.descent import GAME as DESCENT
from tenebra.games.drunagor import GAME as DRUNAGOR
from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS

ROUNDS, QUICK_ROUNDS = 15, 5
SLICE, QUICK_SLICE = 0.2, 0.1
"""Seconds of processor time a contestant has in a round."""
SHARE = {"play": 2, "descent": 2, "conan": 2, "drunagor": 2, "look": 0.5, "walk": 0.5, "large walk": 0.5}
"""Of those that have more or less of it."""
NAMES = {
    "play": "Dungeon Venture",
    "descent": "Descent",
    "conan": "Conan",
    "drunagor": "Drunagor",
    "chess": "python-chess",
    "nle": "nle",
}
RATIOS = [(game, peer) for game in ("play", "descent", "conan", "drunagor") for peer in ("chess", "nle")]
PATIENCE, QUICK_PATIENCE = 50, 8
"""Seconds by the clock on the wall after which no new round begins, on a machine with much else to do."""


class Ratio(msgspec.Struct, frozen=True):
    """Random play of a game beside a peer: over the whole run, and in the worst and the best round for us."""

    game: str
    peer: str
    overall: float
    lowest: float
    highest: float


class Descent(msgspec.Struct, frozen=True):
    """Descent in the same run: decisions, copies, a look around, and the places a figure of one space or of several may go to."""

    decisions_per_second: float
    by_quest: dict[str, float]
    fork_micros: float
    look_micros: float
    walk_micros: float
    large_walk_micros: float


class Played(msgspec.Struct, frozen=True):
    """Another game in the same run: decisions, and copies at safe points and in the middle of a step."""

    decisions_per_second: float
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
    decisions: int
    games: int
    decisions_per_second: float
    with_a_choice: float
    """The part of the decisions with two options or more."""
    by_adventure: dict[str, float]
    massive_darkness_per_second: float
    descent: Descent
    conan: Played
    drunagor: Played
    fork_micros: float
    fork_micros_at_safe_points: float
    fork_micros_amid_steps: float
    forks_amid_steps: float
    replay_micros: float
    peers: dict[str, float | str]
    ratios: list[Ratio]


def line_up() -> dict[str, Contestant]:
    """Everybody who can be measured here."""
    contestants: dict[str, Contestant] = {
        "play": RandomPlay(),
        "chess": ChessPlay(),
        "fork": Forks(),
        "chess copy": ChessCopies(),
        "darkness": RandomPlay(MASSIVE_DARKNESS),
        "descent": RandomPlay(DESCENT),
        "descent fork": Forks(DESCENT),
        "look": Looks(),
        "walk": Walks(large=False),
        "large walk": Walks(large=True),
        "conan": RandomPlay(CONAN),
        "conan fork": Forks(CONAN),
        "drunagor": RandomPlay(DRUNAGOR),
        "drunagor fork": Forks(DRUNAGOR),
        "replay": Replays(),
    }
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
    play, quests, forks = (contestants[name] for name in ("play", "descent", "fork"))
    assert isinstance(play, RandomPlay)
    assert isinstance(quests, RandomPlay)
    assert isinstance(forks, Forks)
    whole = {name: _sum(tallies) for name, tallies in seen.items()}
    peers: dict[str, float | str] = {
        "python-chess, moves/s": whole["chess"].rate,
        "python-chess, µs a copy": whole["chess copy"].micros,
    }
    peers |= {"nle, steps/s": whole["nle"].rate} if "nle" in whole else {"nle": "not installed"}
    return Report(
        platform.python_version(),
        f"{platform.system()} {platform.machine()}",
        len(seen["play"]),
        perf_counter() - began,
        whole["play"].done,
        play.games,
        whole["play"].rate,
        play.choices / whole["play"].done,
        {scenario: tally.rate for scenario, tally in play.by_adventure.items()},
        whole["darkness"].rate,
        Descent(
            whole["descent"].rate,
            {scenario: tally.rate for scenario, tally in quests.by_adventure.items()},
            *(whole[name].micros for name in ("descent fork", "look", "walk", "large walk")),
        ),
        _played("conan", contestants, whole),
        _played("drunagor", contestants, whole),
        whole["fork"].micros,
        forks.at_safe_points.micros,
        forks.amid_steps.micros,
        forks.amid_steps.done / whole["fork"].done,
        whole["replay"].micros,
        peers,
        [_ratio(game, name, seen) for game, name in RATIOS if name in seen],
    )


def _played(name: str, contestants: dict[str, Contestant], whole: dict[str, Tally]) -> Played:
    play, forks = contestants[name], contestants[f"{name} fork"]
    assert isinstance(play, RandomPlay)
    assert isinstance(forks, Forks)
    return Played(
        whole[name].rate,
        {scenario: tally.rate for scenario, tally in play.by_adventure.items()},
        whole[f"{name} fork"].micros,
        forks.at_safe_points.micros,
        forks.amid_steps.micros,
        forks.amid_steps.done / whole[f"{name} fork"].done,
    )


def _sum(tallies: list[Tally]) -> Tally:
    return Tally(sum(tally.done for tally in tallies), sum(tally.seconds for tally in tallies))


def _ratio(game: str, peer: str, seen: dict[str, list[Tally]]) -> Ratio:
    each = [ours.rate / theirs.rate for ours, theirs in zip(seen[game], seen[peer], strict=True)]
    overall = _sum(seen[game]).rate / _sum(seen[peer]).rate
    return Ratio(NAMES[game], NAMES[peer], overall, min(each), max(each))


def _rows_of(name: str, played: Played) -> list[tuple[str, str]]:
    return [
        (f"{name}, random play", f"{played.decisions_per_second:,.0f} decisions/s"),
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
        *_rows(
            [
                ("Descent, random play", f"{report.descent.decisions_per_second:,.0f} decisions/s"),
                *((f"  {name}", f"{rate:,.0f} decisions/s") for name, rate in report.descent.by_quest.items()),
                ("  fork of a position", f"{report.descent.fork_micros:.1f} µs"),
                ("  all that a figure sees", f"{report.descent.look_micros:.1f} µs"),
                ("  where a figure of one space may walk to", f"{report.descent.walk_micros:.1f} µs"),
                ("  where one of several spaces may", f"{report.descent.large_walk_micros:.1f} µs"),
                *_rows_of("Conan", report.conan),
                *_rows_of("Drunagor", report.drunagor),
                ("Massive Darkness, random play", f"{report.massive_darkness_per_second:,.0f} decisions/s"),
                ("Dungeon Venture, random play, all options listed", f"{report.decisions_per_second:,.0f} decisions/s"),
                (
                    "  of them with two options or more",
                    f"{report.decisions_per_second * report.with_a_choice:,.0f} /s ({report.with_a_choice:.0%})",
                ),
                ("  decisions, games finished", f"{report.decisions:,}, {report.games:,}"),
                *((f"  {name}", f"{rate:,.0f} decisions/s") for name, rate in report.by_adventure.items()),
                ("fork of a position", f"{report.fork_micros:.1f} µs"),
                ("  at a safe point", f"{report.fork_micros_at_safe_points:.1f} µs"),
                (
                    f"  in the middle of a step ({report.forks_amid_steps:.0%} of them)",
                    f"{report.fork_micros_amid_steps:.1f} µs",
                ),
                ("replay of a journal, no options listed", f"{report.replay_micros:.1f} µs a decision"),
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
    return [f"{name:<50}{value}" for name, value in pairs]


def main(arguments: list[str]) -> None:
    """Measure as asked and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a rough look in under ten seconds")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    chosen = parser.parse_args(arguments)
    measured = (QUICK_ROUNDS, QUICK_SLICE, QUICK_PATIENCE) if chosen.quick else (ROUNDS, SLICE, PATIENCE)
    report = measure(*measured)
    print(msgspec.json.format(msgspec.json.encode(report)).decode() if chosen.json else table(report))


if __name__ == "__main__":
    main(sys.argv[1:])
