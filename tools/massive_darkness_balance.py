"""Whole games of Massive Darkness by computer Heroes, for each Mission and number of Heroes: the table of its balance page.

    python -m tools.massive_darkness_balance --heroes 2,4,6 --games 50 [--seed 0] [--mission black-widow] [--random]

Game k of n Heroes is played by n neighbours around the table of six, beginning with Hero k.
"""

from __future__ import annotations

import argparse
import time
from statistics import mean

import msgspec

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.events.fights import HeroKilled
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Session, View
from tenebra.players import play_out
from tenebra.players.player import Choice, Player
from tenebra.players.random import RandomPlayer

TABLE = ("owen", "elias", "sibyl", "whisper", "bjorn", "siegfried")
LIMIT = 30_000
"""Decisions after which a game counts as unending."""


class Greedy:
    """Follows the game's own advice."""

    def choose(self, view: View[MDState]) -> Choice:
        advice = GAME.advise(view)
        return Choice(advice.option, advice.why, advice.about, advice.waits)


class Played(msgspec.Struct, frozen=True):
    """What came of one game."""

    outcome: str
    rounds: int
    deaths: int
    decisions: int


def play(mission: str, heroes: int, number: int, seed: str, is_random: bool) -> Played:
    """One game to its end."""
    first = number if heroes < len(TABLE) else 0
    party = [TABLE[(first + n) % len(TABLE)] for n in range(heroes)]
    session = Session.begin(GAME, mission, f"{seed}/{mission}/{heroes}/{number}", {"party": " ".join(party)})
    players: dict[str, Player] = {hero: RandomPlayer(f"{seed}/{number}/{hero}") if is_random else Greedy() for hero in party}
    decisions = play_out(session, players, LIMIT)
    deaths = sum(isinstance(event, HeroKilled) for event in session.events)
    return Played(session.outcome, session.state.round, deaths, decisions)


def row(mission: str, heroes: str, games: list[Played], seconds: float) -> str:
    """A line of the table."""
    won = sum(game.outcome == "victory" for game in games)
    unending = sum(not game.outcome for game in games)
    rounds = [game.rounds for game in games]
    decisions = sum(game.decisions for game in games)
    cells = [
        f"`{mission}`",
        heroes,
        str(len(games)),
        f"{100 * won / len(games):.0f} %",
        f"{mean(rounds):.1f}",
        str(max(rounds)),
        f"{mean(game.deaths for game in games):.1f}",
        f"{decisions / len(games):.0f}",
        str(unending),
        f"{decisions / seconds:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print the table."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--mission", default="")
    asked.add_argument("--heroes", default="2,4,6", help="numbers of Heroes; 0: 1 to 6 in turn")
    asked.add_argument("--games", type=int, default=50)
    asked.add_argument("--seed", default="0")
    asked.add_argument("--random", action="store_true")
    chosen = asked.parse_args()
    print("| Mission | Heroes | games | won | rounds, mean | max | killed, mean | decisions | unending | decisions a second |")
    print("| --- " * 10 + "|")
    for mission in [chosen.mission] if chosen.mission else GAME.scenarios():
        for heroes in map(int, chosen.heroes.split(",")):
            began = time.process_time()
            games = [play(mission, heroes or 1 + n % 6, n, chosen.seed, chosen.random) for n in range(chosen.games)]
            print(row(mission, str(heroes or "1–6"), games, time.process_time() - began), flush=True)


if __name__ == "__main__":
    main()
