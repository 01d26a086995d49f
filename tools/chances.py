"""Measure how often computers win each scenario: `python -m tools.chances [GAME …]` writes each game's `chances.json`.

All sides follow the advice; the games are always the same, so only changed rules, content or advice change the file.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tenebra.commands.simulation import simulate, tasks_of
from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import BadInput
from tenebra.kit.ending import HEROES
from tenebra.kit.grades import CHANCES, WinChances
from tenebra.kit.package import GamePackage
from tools.balance import numbers_of

GAMES_EACH = 20
SOME = (4,)
"""Numbers of Heroes, where the game can be played with fewer than all."""


def won(game: GamePackage, scenario: str, difficulty: str, heroes: int) -> int | None:
    """Of so many games, how many the Heroes win; nothing where they play against each other."""
    players = ",".join(f"{side}=greedy" for side in game.sides())
    tasks = tasks_of(game.id, scenario, GAMES_EACH, "chances", players, heroes=(heroes,), difficulty=difficulty)
    report = simulate(tasks)
    if report.errors:
        raise BadInput(f"{scenario}: {report.errors[0].error}")
    # a game whose outcome is itself the name of a side that nobody has to begin with was won by one team of Heroes
    rivals = (report.outcomes.keys() - game.sides().keys()) & game.outcomes.keys()
    return None if rivals else report.outcomes.get(HEROES, 0)


def measure(game: GamePackage) -> WinChances:
    """All scenarios of a game, as hard as they can be made, with few and many Heroes."""
    chances = WinChances(GAMES_EACH, {})
    for scenario in game.scenarios():
        for grade in game.grades(scenario).of:
            for heroes in numbers_of(game, scenario, SOME):
                if (count := won(game, scenario, grade.id, heroes)) is not None:
                    chances.won.setdefault(scenario, {}).setdefault(grade.id, {})[heroes] = count
    return chances


def main() -> None:
    """Measure the games named, or all of them."""
    for id in sys.argv[1:] or GAMES:
        game = game_called(id)
        file = Path(str(game.folder())) / CHANCES
        file.write_bytes(msgspec.json.format(msgspec.json.encode(measure(game)), indent=1) + b"\n")
        print(file)


if __name__ == "__main__":
    main()
