"""The command: what it prints for programs and for people, and how it says what is wrong."""

from collections.abc import Sequence

import pytest

import tenebra
from tenebra.games.dungeon_venture import GAME
from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS
from tenebra.games.registry import OWN
from tests.commands.command import SCENARIOS, complaint, document, run


def test_help_and_version() -> None:
    assert run("--version").strip() == f"tenebra {tenebra.__version__}"
    said = run("--help")
    for name in ("play", "games", "sim", "rules", "inventory", "resolve", "replay", "verify"):
        assert name in said
        assert "--lang" in run(name, "--help")


def test_games_lists_every_game_with_its_scenarios() -> None:
    game, other, *_ = listed = document("games")
    assert [(one["id"], len(one["scenarios"])) for one in listed] == [(own.id, len(own.scenarios())) for own in OWN]
    assert other["seats"] == list(MASSIVE_DARKNESS.sides()["heroes"])
    assert {"id", "name", "rules_version", "seats", "scenarios"} <= game.keys()
    assert (game["id"], game["name"], game["rules_version"]) == ("dungeon-venture", "Dungeon Venture", GAME.rules_version)
    assert sorted(game["seats"]) == ["keeper", "naurania", "storm", "vardak", "wick"]
    assert [scenario["id"] for scenario in game["scenarios"]] == SCENARIOS
    assert all(scenario["players"] == [2, 5] for scenario in game["scenarios"])
    english, italian = run("games"), run("games", "--lang", "it")
    assert "⟨" not in english + italian
    assert all(name in english for name in ("In Gronk's Lair", "Black Widow"))
    assert all(name in italian for name in ("Nella tana di Gronk", "Vedova nera"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["sim", "chess"], "there is no game 'chess'; there are dungeon-venture"),
        (["sim", "dungeon-venture", "--scenario", "moon"], "there is no scenario 'moon' in dungeon-venture"),
        (["sim", "dungeon-venture", "--players", "heroes=clever"], "there is no computer player 'clever'"),
        (["sim", "dungeon-venture", "--players", "dragons=random"], "there is no side or seat 'dragons'"),
        (
            ["sim", "dungeon-venture", "--players", "heroes=greedy,overlord=random"],
            "'overlord'; there are heroes, keeper, vardak",
        ),
        (["sim", "dungeon-venture", "--heroes", "2"], "dungeon-venture cannot be played with 2 of the 4 Heroes"),
        (
            ["sim", "massive-darkness", "--scenario", "goblin-war-drums", "--difficulty", "brutal"],
            "there is no difficulty 'brutal'; there are easy, normal, hard",
        ),
        (["sim", "massive-darkness", "--heroes", "7"], "massive-darkness cannot be played with 7 of the 6 Heroes"),
        (["sim", "massive-darkness", "--heroes", "0"], "massive-darkness cannot be played with 0 of the 6 Heroes"),
        (["sim", "massive-darkness", "--heroes", "two"], "heroes: 'two' is not understood; write for example '1,2,4'"),
        (["games", "--lang", "tlh"], "there is no language 'tlh'"),
        (["inventory", "chess"], "there is no game 'chess'"),
        (["rules", "--id", "DV-XYZ-01"], "there is no rule 'DV-XYZ-01'"),
        (["resolve", "nowhere.toml"], "nowhere.toml: cannot be read: No such file or directory"),
        (["replay", "nowhere.json"], "nowhere.json: cannot be read: No such file or directory"),
        (["verify", "nowhere.json"], "nowhere.json: cannot be read: No such file or directory"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: Sequence[str], said: str) -> None:
    assert said in complaint(*words)
