"""How often computers win each scenario, by the number of Heroes: `python -m tools.balance GAME [SCENARIO …]` prints a table.

All sides follow the advice. A row has the rate of every seed, and by which rule the games were lost. All Heroes have their turn;
with `--suggested` those play whom the scenario suggests.
With `--write` the rows take the place of those of the same scenarios in `docs/GAME/balance.md`, between the two marks that say
so, scenario by scenario: what was measured when it is broken off stays.

With `--without cast --side heroes` each game is played twice from the same seed: by the advice, and with the choices that begin
so taken away from one side. A row says how often that side wins each way, and what the choices gain it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from tenebra.commands.simulation import SimulatedGame, Task, party_options, play_one, tasks_of
from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import BadInput, Session, View
from tenebra.kit.ending import HEROES
from tenebra.kit.package import GamePackage
from tenebra.players import GreedyPlayer, PlayerChoice, play_out, seat_players

DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- made by tools.balance -->", "<!-- end of what tools.balance made -->"
BEGIN_SUGGESTED = "<!-- made by tools.balance --suggested -->"
SEEDS = ("tuned", "kept")
"""What scenarios were set with, and what nothing was."""


def numbers_of(game: GamePackage, scenario: str, wanted: Sequence[int]) -> list[int]:
    """With how many Heroes a scenario is played."""
    heroes = game.sides()[HEROES]
    if not all(game.may_stay_home(hero) for hero in heroes):
        return [len(heroes)]
    others = sum(len(seats) for side, seats in game.sides().items() if side != HEROES)
    fewest, most = game.fewest(scenario) - others, min(len(heroes), game.players[1] - others)
    return [number for number in wanted if fewest <= number <= most]


def tasks_in(game: GamePackage, scenario: str, number: int, seed: str, asked: argparse.Namespace) -> list[Task]:
    """The games of a cell of the table."""
    players = ",".join(f"{side}=greedy" for side in game.sides())
    tasks = tasks_of(game.id, scenario, asked.games, seed, players, heroes=(number,), difficulty=asked.difficulty)
    party = party_options(game, scenario, number, 0) if asked.suggested else {}
    return [msgspec.structs.replace(task, options=task.options | party) for task in tasks]


def played(game: GamePackage, scenario: str, number: int, seed: str, asked: argparse.Namespace) -> list[SimulatedGame]:
    """What came of the games of a cell."""
    found = [play_one(task) for task in tasks_in(game, scenario, number, seed, asked)]
    errors = [one for one in found if one.error]
    if errors:
        raise BadInput(f"{scenario}, seed {errors[0].seed}: {errors[0].error}")
    return found


def head_of(seeds: Sequence[str]) -> list[str]:
    """The first two lines of the table."""
    rates = " | ".join(f"won, seed `{seed}`" for seed in seeds)
    return [f"| scenario | Heroes | {rates} | lost by | rounds, mean | rounds, max |", "| --- " * (5 + len(seeds)) + "|"]


def rows(game: GamePackage, scenario: str, asked: argparse.Namespace) -> Iterator[str]:
    """The lines of a scenario, one for each number of Heroes."""
    for number in numbers_of(game, scenario, asked.heroes):
        by_seed = [played(game, scenario, number, seed, asked) for seed in asked.seeds]
        won = " | ".join(f"{100 * sum(one.side == HEROES for one in some) / len(some):.0f} %" for some in by_seed)
        every = [one for some in by_seed for one in some]
        lost = Counter(one.rule for one in every if one.side != HEROES)
        by = ", ".join(f"{rule} {times}" for rule, times in sorted(lost.items()))
        rounds = [one.rounds for one in every]
        yield f"| `{scenario}` | {number} | {won} | {by} | {sum(rounds) / len(rounds):.1f} | {max(rounds)} |"


class Without:
    """Follows the advice, but for some choices that it is not offered where there are others."""

    def __init__(self, beginning: str) -> None:
        self.beginning = beginning

    def choose(self, view: View[Any]) -> PlayerChoice:
        assert view.decision is not None
        every = view.decision.options
        left = tuple(entry for entry in every if not f"{entry.key} ".startswith(f"{self.beginning} "))
        if 0 < len(left) < len(every):
            view = msgspec.structs.replace(view, decision=msgspec.structs.replace(view.decision, options=left))
        return GreedyPlayer().choose(view)


def paired(game: GamePackage, scenario: str, number: int, asked: argparse.Namespace) -> Iterator[tuple[bool, bool]]:
    """Of each game: whether the side wins it by the advice, and whether it does without the choices."""
    for task in (task for seed in asked.seeds for task in tasks_in(game, scenario, number, seed, asked)):
        players = seat_players(game, task.players, task.seed)
        without = players | dict.fromkeys(game.sides()[asked.side], Without(asked.without))
        won = []
        for seated in (players, without):
            session: Session[Any] = Session.begin(game, task.scenario, task.seed, task.options)
            play_out(session, seated, task.limit)
            won.append(game.outcomes[session.outcome] == asked.side)
        yield won[0], won[1]


PAIRED = ["| scenario | Heroes | pairs | won | won without | won only so | only without | gain, 95 % |", "| --- " * 8 + "|"]


def paired_row(scenario: str, heroes: str, pairs: Sequence[tuple[bool, bool]]) -> str:
    """The line of some pairs: the gain is the difference of the two rates, with what chance may add or take."""
    number = len(pairs)
    won, without = (sum(side) for side in zip(*pairs, strict=True))
    only, only_without = pairs.count((True, False)), pairs.count((False, True))
    gain = (only - only_without) / number
    chance = 1.96 * sqrt(max(0.0, (only + only_without) / number - gain**2) / number)
    rates = f"{100 * won / number:.0f} % | {100 * without / number:.0f} % | {only} | {only_without}"
    return f"| {scenario} | {heroes} | {number} | {rates} | {100 * gain:+.1f} ± {100 * chance:.1f} |"


def print_pairs(game: GamePackage, asked: argparse.Namespace) -> None:
    """Play in pairs and print."""
    print(*PAIRED, sep="\n", flush=True)
    every: list[tuple[bool, bool]] = []
    for scenario in asked.scenarios or game.scenarios():
        for number in numbers_of(game, scenario, asked.heroes):
            pairs = list(paired(game, scenario, number, asked))
            print(paired_row(f"`{scenario}`", str(number), pairs), flush=True)
            every += pairs
    print(paired_row("all", "", every))


def write(game: GamePackage, head: Sequence[str], found: Sequence[str], begin: str = BEGIN) -> None:
    """Put rows into the game's page, in the place of those of the same scenarios; under another head nothing stays."""
    file = DOCS / game.id / "balance.md"
    before, _, rest = file.read_text(encoding="utf-8").partition(begin)
    old, mark, after = rest.partition(END)
    if not mark:
        raise BadInput(f"{file}: no place for a table ({begin} … {END})")
    there = old.strip().split("\n")
    new = {_scenario_of(row) for row in found}
    kept = [row for row in there[len(head) :] if _scenario_of(row) not in new] if there[: len(head)] == list(head) else []
    order = list(game.scenarios())
    table = "\n".join([*head, *sorted([*kept, *found], key=lambda row: order.index(_scenario_of(row)))])
    file.write_text(f"{before}{begin}\n\n{table}\n\n{END}{after}", encoding="utf-8")


def _scenario_of(row: str) -> str:
    return row.split("`")[1]


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=list(GAMES))
    words.add_argument("scenarios", nargs="*", help="all of them if none is named")
    words.add_argument("--heroes", type=lambda text: [int(number) for number in text.split(",")], default=list(range(1, 7)))
    words.add_argument("--games", type=int, default=60, help="of each cell and seed")
    words.add_argument("--seeds", type=lambda text: text.split(","), default=list(SEEDS))
    words.add_argument("--difficulty", default="")
    words.add_argument("--suggested", action="store_true", help="play with the heroes whom a scenario suggests")
    words.add_argument("--write", action="store_true")
    words.add_argument("--without", metavar="CHOICES", help="how the text of the choices begins that one side does not get")
    words.add_argument("--side", default=HEROES, help="which side (heroes)")
    asked = words.parse_args()
    game = game_called(asked.game)
    if asked.without:
        print_pairs(game, asked)
        return
    head = head_of(asked.seeds)
    print(*head, sep="\n", flush=True)
    for scenario in asked.scenarios or game.scenarios():
        found = []
        for row in rows(game, scenario, asked):
            print(row, flush=True)
            found.append(row)
        if asked.write:
            write(game, head, found, BEGIN_SUGGESTED if asked.suggested else BEGIN)


if __name__ == "__main__":
    main()
