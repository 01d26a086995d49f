"""The table of how often scenarios are won: a row for each number of Heroes, written where the page says so."""

import argparse
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from tenebra.commands.simulation import SimulatedGame, Task
from tenebra.games.registry import game_called
from tenebra.kernel import BadInput, Session
from tenebra.players import GreedyPlayer
from tools import balance


def test_a_row_tells_what_came_of_the_games_of_each_seed() -> None:
    asked = argparse.Namespace(heroes=[1, 2], games=2, seeds=["a", "b"], difficulty="", suggested=False)
    (row,) = balance.rows(game_called("massive-darkness"), "black-widow", asked)
    head, _ = balance.head_of(asked.seeds)
    assert head == "| scenario | Heroes | won, seed `a` | won, seed `b` | lost by | rounds, mean | rounds, max |"
    name, heroes, *won, lost, mean, most = (cell.strip() for cell in row.strip("|").split("|"))
    assert (name, heroes) == ("`black-widow`", "2"), "not made for one"
    assert set(won) <= {"0 %", "50 %", "100 %"}
    games_lost = 4 - sum(int(rate.split()[0]) // 50 for rate in won)
    assert sum(int(times.split()[1]) for times in lost.split(", ") if times) == games_lost
    assert 0 < float(mean) <= int(most)


@pytest.mark.parametrize("suggested", [True, False])
def test_with_suggested_heroes_all_games_are_theirs(suggested: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    game, scenario, parties = game_called("conan"), "night-at-raven-ford", list[set[str]]()

    def play_one(task: Task) -> SimulatedGame:
        parties.append(set(task.options["party"].split()))
        return SimulatedGame(scenario, task.seed, 1, 1, "heroes", "heroes", "")

    monkeypatch.setattr(balance, "play_one", play_one)
    asked = argparse.Namespace(heroes=[2], games=3, seeds=["a"], difficulty="", suggested=suggested)
    assert len(list(balance.rows(game, scenario, asked))) == 1
    every = game.offered(scenario)
    assert parties == [set(every[first : first + 2]) for first in ((0, 0, 0) if suggested else (0, 1, 2))]


def test_rows_take_the_place_of_those_of_the_same_scenarios(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "DOCS", tmp_path)
    game = game_called("massive-darkness")
    page = tmp_path / game.id / "balance.md"
    page.parent.mkdir()
    page.write_text(f"before\n{balance.BEGIN}\nold\n{balance.END}\nafter\n", encoding="utf-8")
    head = ["| scenario |", "| --- |"]
    third, first, again = "| `black-widow` | 2 |", "| `walking-in-the-dark` | 1 |", "| `black-widow` | 3 |"
    for found, there in (([third], [third]), ([first], [first, third]), ([again], [first, again])):
        balance.write(game, head, found)
        table = "\n".join([*head, *there])
        assert page.read_text(encoding="utf-8") == f"before\n{balance.BEGIN}\n\n{table}\n\n{balance.END}\nafter\n"
    page.write_text("no place", encoding="utf-8")
    with pytest.raises(BadInput, match="no place for a table"):
        balance.write(game, head, [first])


def test_a_side_follows_the_advice_without_some_choices() -> None:
    session: Session[Any] = Session.begin(game_called("conan"), "night-at-raven-ford", "without", {"party": "tuomi hroar"})
    decision = session.decision
    assert decision is not None
    assert decision.prompt == "stance"
    seat = decision.seats[0]
    view = session.view(seat)
    advised = GreedyPlayer().choose(view).option
    (other,) = [str(option) for option in decision.options(seat) if str(option) != advised]
    assert balance.Without(advised).choose(view).option == other
    for beginning in ("stance", advised[:-1], other):
        assert balance.Without(beginning).choose(view).option == advised, "nothing would be left, or what is best is"


def test_a_row_of_pairs_tells_the_gain_and_what_chance_may_add() -> None:
    pairs = [(True, False)] * 3 + [(False, True)] + [(True, True)] * 4 + [(False, False)] * 2
    assert balance.paired_row("all", "3", pairs) == "| all | 3 | 10 | 70 % | 50 % | 3 | 1 | +20.0 ± 37.2 |"


def test_pairs_are_the_same_games_but_for_what_one_side_lacks() -> None:
    asked = argparse.Namespace(games=2, seeds=["a"], difficulty="", suggested=True, side="heroes", without="nothing-like-it")
    game, scenario = game_called("conan"), "night-at-raven-ford"
    assert all(won == without for won, without in balance.paired(game, scenario, 2, asked))
    asked.without = "strike"
    assert not any(without for _, without in balance.paired(game, scenario, 2, asked)), "bare hands are gone, too"


@pytest.mark.parametrize("id", ["dungeon-venture", "massive-darkness"])
def test_a_harder_label_never_stands_beside_a_higher_rate(id: str) -> None:
    """The labels of scenarios are in the order of what was measured, over both seeds and all numbers of Heroes together."""
    page = (balance.DOCS / id / "balance.md").read_text(encoding="utf-8")
    table = page.partition(balance.BEGIN)[2].partition(balance.END)[0]
    game = game_called(id)
    label = {name: game.sheets[name].difficulty for name in game.scenarios()}
    rates: dict[str, list[int]] = {}
    for row in table.strip().splitlines()[2:]:
        name, _, *won = (cell.strip() for cell in row.strip("|").split("|"))
        rates.setdefault(name.strip("`"), []).extend(int(rate.removesuffix(" %")) for rate in won[: len(balance.SEEDS)])
    assert list(rates) == list(label)
    by_rate = sorted(label, key=lambda name: (-mean(rates[name]), label[name]))
    assert [label[name] for name in by_rate] == sorted(label.values())
