"""Campaigns played through by computers: `python -m tools.campaigns GAME` tells how often each scenario was tried until won.

A scenario that is lost is tried again with the record as it was; one that is never won is a dead end, and the run fails.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, NamedTuple

from tenebra.commands.simulation import party_options
from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import BadInput, Session
from tenebra.kit.ending import HEROES
from tenebra.kit.package import GamePackage
from tenebra.players import play_out, seat_players

MOST = 40
"""A scenario that so many tries have not won is a dead end."""


class Campaigned(NamedTuple):
    """How often each scenario of a campaign was tried, in order, and where it came to a dead end, if it did."""

    tries: Counter[str]
    dead_end: str


def play_through(game: GamePackage, seed: str, heroes: int, first: int) -> Campaigned:
    """One campaign of so many Heroes, neighbours from the `first` on, who all follow the advice."""
    campaign = game.the_campaign()
    record: dict[str, Any] = {}
    tries: Counter[str] = Counter()
    while scenarios := campaign.next(record):
        scenario = scenarios[0]
        tries[scenario] += 1
        if tries[scenario] > MOST:
            return Campaigned(tries, scenario)
        options = party_options(game, scenario, heroes, first) | {"campaign": record}
        session = Session.begin(game, scenario, f"{seed}/{scenario}/{tries[scenario]}", options)
        play_out(session, seat_players(game, ",".join(f"{side}=greedy" for side in game.sides())))
        record = campaign.after(session.state)
    return Campaigned(tries, "")


def main() -> None:
    """Play them one after the other; a line for each scenario at the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[id for id in GAMES if game_called(id).campaign is not None])
    parser.add_argument("--campaigns", type=int, default=50)
    parser.add_argument("--seed", default="campaigns", help="before the number of each campaign")
    asked = parser.parse_args()
    game = game_called(asked.game)
    sizes = [number for number in range(1, len(game.sides()[HEROES]) + 1) if _is_playable(game, number)]
    played = []
    for n in range(asked.campaigns):
        heroes = sizes[n % len(sizes)]
        played.append(play_through(game, f"{asked.seed} {n}", heroes, n))
        print(f"{n + 1}: {heroes} Heroes, {played[-1].tries.total()} tries", played[-1].dead_end, flush=True)
    for scenario in game.the_campaign().path():
        tries = [one.tries[scenario] for one in played if scenario in one.tries]
        print(f"| `{scenario}` | {len(tries)} | {sum(tries) / len(tries):.1f} | {max(tries)} |")
    if dead := [one.dead_end for one in played if one.dead_end]:
        raise SystemExit(f"dead ends: {', '.join(dead)}")


def _is_playable(game: GamePackage, heroes: int) -> bool:
    try:
        return all(party_options(game, scenario, heroes, 0) for scenario in game.the_campaign().path())
    except BadInput:
        return False


if __name__ == "__main__":
    main()
