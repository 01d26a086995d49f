"""Play and print."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

import tools.habits
from tenebra.commands.simulation import read_numbers, tasks_of
from tenebra.games.registry import game_called
from tools.balance import numbers_of
from tools.habits.watch import Watch


def watch_of(game: str) -> Watch[Any]:
    """Whoever watches a game."""
    found: Watch[Any] = import_module(f"tools.habits.{game.replace('-', '_')}").Habits()
    return found


def main() -> None:
    """Read what is asked for, play it and print what was found."""
    there = sorted({path.stem for path in Path(__file__).parent.glob("[a-z]*.py")} - {"watch"})
    words = argparse.ArgumentParser(description=tools.habits.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=[name.replace("_", "-") for name in there])
    words.add_argument("scenarios", nargs="*", metavar="SCENARIO", help="all of the game")
    words.add_argument("--games", type=int, default=3, help="of each scenario with each number of heroes (3)")
    words.add_argument("--heroes", help="numbers of heroes, such as 2,4")
    words.add_argument("--seed", default="habits")
    asked = words.parse_args()
    watch = watch_of(asked.game)
    heroes = read_numbers(asked.heroes) if asked.heroes else watch.heroes
    game = game_called(asked.game)
    for scenario in asked.scenarios or game.scenarios():
        numbers = numbers_of(game, scenario, heroes) if heroes else ()
        for task in tasks_of(asked.game, scenario, asked.games, asked.seed, watch.players, heroes=numbers):
            watch.play(task.scenario, task.seed, task.options)
    print(*watch.report(), sep="\n")


if __name__ == "__main__":
    main()
