"""Simulations by the command: what they report, the seeds they play, and how a game that breaks is told."""

import pytest

from tenebra.commands.simulation import Task, play_one, report_of, simulate, tasks_of
from tenebra.games.dungeon_venture import GAME
from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS
from tenebra.kernel import Session
from tests.commands.command import SCENARIOS, document, run


def test_sim_plays_every_scenario_and_reports() -> None:
    report = document("sim", "dungeon-venture", "--games", "1", "--seed", "7")
    assert {
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "outcomes",
        "rounds",
        "errors",
        "fingerprint",
    } <= report.keys()
    assert report["games"] == 10
    assert report["errors"] == []
    assert sum(report["outcomes"].values()) == 10
    assert report["outcomes"].keys() <= {"heroes", "keeper"}
    assert report["rounds"].keys() == {"mean", "max"}
    assert 1 <= report["rounds"]["mean"] <= report["rounds"]["max"]
    assert [entry["scenario"] for entry in report["scenarios"]] == SCENARIOS
    assert sum(entry["decisions"] for entry in report["scenarios"]) == report["decisions"] > 0


def test_the_same_seed_plays_the_same_games_whatever_the_number_of_processes() -> None:
    words = ("sim", "dungeon-venture", "--scenario", "gronks-lair", "--games", "4", "--seed")
    first = document(*words, "a")
    assert document(*words, "a", "--jobs", "2")["fingerprint"] == first["fingerprint"]
    assert document(*words, "b")["fingerprint"] != first["fingerprint"]


def test_sim_for_people_is_a_table() -> None:
    said = run("sim", "dungeon-venture", "--scenario", "gronks-lair", "--games", "2")
    assert "gronks-lair" in said
    assert "Fingerprint" in said
    assert "Impronta" in run("sim", "dungeon-venture", "--scenario", "gronks-lair", "--games", "1", "--lang", "it")


def test_the_players_of_sim_are_chosen_by_side() -> None:
    words = ("sim", "dungeon-venture", "--scenario", "gronks-lair", "--games", "1")
    greedy = document(*words, "--players", "heroes=greedy,keeper=random")
    assert greedy["errors"] == []
    assert greedy["fingerprint"] != document(*words)["fingerprint"]


def test_sim_plays_with_each_number_of_heroes() -> None:
    words = ("sim", "massive-darkness", "--scenario", "walking-in-the-dark", "--games", "2", "--heroes", "1,6,1")
    report = document(*words)
    assert [(party["scenario"], party["heroes"], party["games"]) for party in report["heroes"]] == [
        ("walking-in-the-dark", 1, 2),
        ("walking-in-the-dark", 6, 2),
    ]
    (scenario,) = report["scenarios"]
    assert scenario["games"] == report["games"] == 4
    assert sum(party["decisions"] for party in report["heroes"]) == scenario["decisions"] == report["decisions"]
    assert report["errors"] == []
    assert "Heroes" in run(*words)
    assert document("sim", "dungeon-venture", "--scenario", "gronks-lair", "--games", "1")["heroes"] == []


def test_the_heroes_of_a_simulation_are_neighbours_at_the_table() -> None:
    tasks = tasks_of("massive-darkness", "black-widow", 6, "s", "", heroes=[2])
    parties = [Session.begin(MASSIVE_DARKNESS, task.scenario, task.seed, task.options).state.party for task in tasks]
    owen, elias, sibyl, whisper, bjorn, siegfried = MASSIVE_DARKNESS.sides()["heroes"]
    assert parties == [
        [owen, elias],
        [elias, sibyl],
        [sibyl, whisper],
        [whisper, bjorn],
        [bjorn, siegfried],
        [owen, siegfried],
    ]
    (task,) = tasks_of("dungeon-venture", "gronks-lair", 1, "s", "", heroes=[4])
    assert (
        Session.begin(GAME, "gronks-lair", "s", task.options).fingerprint()
        == Session.begin(GAME, "gronks-lair", "s").fingerprint()
    )


def test_a_game_that_does_not_end_is_an_error_with_its_seed() -> None:
    report = document("sim", "dungeon-venture", "--scenario", "last-throne", "--games", "1", "--limit", "5", code=1)
    (error,) = report["errors"]
    assert (error["scenario"], error["seed"]) == ("last-throne", "0/last-throne/0")
    assert error["error"].startswith("unending")
    assert report["outcomes"] == {}
    assert "unending" in run("sim", "dungeon-venture", "--scenario", "last-throne", "--games", "1", "--limit", "5", code=1)


def test_a_game_that_breaks_is_an_error_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("nothing to divide by")

    monkeypatch.setattr("tenebra.commands.simulation.play_out", broken)
    tasks = tasks_of("dungeon-venture", "gronks-lair", 2, "s", "")
    report = simulate(tasks)
    assert [failure.seed for failure in report.errors] == ["s/gronks-lair/0", "s/gronks-lair/1"]
    assert report.errors[0].error.startswith("ZeroDivisionError: nothing to divide by (simulation.py:")
    assert report.rounds.max == 0


def test_an_error_before_the_first_step_is_reported_too() -> None:
    played = play_one(Task("dungeon-venture", "nowhere", "s", ""))
    assert played.decisions == 0
    assert "there is no scenario 'nowhere'" in played.error
    assert report_of([], 0.0).games == 0
