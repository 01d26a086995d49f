"""The command: what it prints for programs and for people, and how it says what is wrong."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import tenebra
from tenebra.cli import app
from tenebra.commands.serve import House
from tenebra.commands.simulation import Task, play_one, report_of, simulate, tasks_of
from tenebra.games.dungeon_venture import GAME
from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS
from tenebra.kernel import BadInput, Session, save
from tenebra.players import play_out, seat_players
from tenebra.tables import Hall, Keys, Wish

SCENARIOS = [
    "gronks-lair",
    "ravens-watch",
    "saint-orlas-lantern",
    "iron-cells",
    "restless-tombs",
    "breathing-mine",
    "two-crowns",
    "wild-hunt",
    "black-moon",
    "last-throne",
]

TIE = """
game = "dungeon-venture"
map = '''
+-+-+-+
|V o .|
+-+-+-+
'''
turn = "vardak"
dice = ["hit hit miss miss", "hit hit"]
choices = ["attack orc-1"]
"""


def run(*words: str, code: int = 0, text: str = "") -> str:
    """Run the command; its output, and what it says is wrong."""
    result = CliRunner().invoke(app, list(words), input=text, env={"TENEBRA_LANG": "en"})
    assert result.exit_code == code, result.output + repr(result.exception)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.output


def document(*words: str, code: int = 0) -> Any:
    return json.loads(run(*words, "--json", code=code))


def complaint(*words: str, code: int = 2) -> str:
    """What the command says is wrong: one line, and never a traceback."""
    said = run(*words, code=code).strip()
    assert said.startswith("tenebra: ")
    assert len(said.splitlines()) == 1
    return said.removeprefix("tenebra: ")


@pytest.fixture(scope="module")
def journal() -> bytes:
    """A finished game."""
    session = Session.begin(GAME, "gronks-lair", "cli")
    play_out(session, seat_players(GAME, "heroes=greedy", "cli"), 60)
    return save(session)


def in_file(folder: Path, name: str, content: str | bytes) -> str:
    file = folder / name
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(file)


def test_help_and_version() -> None:
    assert run("--version").strip() == f"tenebra {tenebra.__version__}"
    said = run("--help")
    for name in ("play", "games", "sim", "rules", "inventory", "resolve", "replay", "verify"):
        assert name in said
        assert "--lang" in run(name, "--help")


def test_games_lists_every_game_with_its_scenarios() -> None:
    game, other, third, fourth = document("games")
    assert (fourth["id"], len(fourth["scenarios"])) == ("conan", 6)
    assert (third["id"], len(third["scenarios"])) == ("descent", 5)
    assert (other["id"], len(other["scenarios"])) == ("massive-darkness", 6)
    assert other["seats"] == list(MASSIVE_DARKNESS.sides()["heroes"])
    assert {"id", "name", "rules_version", "seats", "scenarios"} <= game.keys()
    assert (game["id"], game["name"], game["rules_version"]) == ("dungeon-venture", "Dungeon Venture", GAME.rules_version)
    assert sorted(game["seats"]) == ["keeper", "naurania", "storm", "vardak", "wick"]
    assert [scenario["id"] for scenario in game["scenarios"]] == SCENARIOS
    assert all(scenario["players"] == [2, 5] for scenario in game["scenarios"])
    english, italian = run("games"), run("games", "--lang", "it")
    assert "⟨" not in english + italian
    assert all(name in english for name in ("In Gronk's Lair", "Black Widow"))
    assert all(name in italian for name in ("Nella Tana di Gronk", "Vedova Nera"))


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
        (["sim", "massive-darkness", "--difficulty", "brutal"], "there is no difficulty 'brutal'; there are easy, normal, hard"),
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


def test_rules_counts_what_is_proved_and_cited() -> None:
    found = document("rules", "dungeon-venture")
    assert found.keys() == {"game", "total", "testable", "proved", "cited", "uncovered", "cardboard"}
    assert found["game"] == "dungeon-venture"
    assert found["total"] == 505
    assert found["testable"] == found["total"] - len(found["cardboard"])
    assert found["proved"] == found["testable"] - len(found["uncovered"])
    assert 0 < found["cited"] <= found["total"]
    assert all(entry["id"].startswith("DV-") and entry["reason"] for entry in found["cardboard"])
    assert document("rules")[0] == found
    said = run("rules", "dungeon-venture", "--uncovered")
    assert all(id in said for id in found["uncovered"])


def test_a_rule_by_its_id() -> None:
    rule = document("rules", "--id", "dv-cbt-06")
    assert rule["id"] == "DV-CBT-06"
    assert rule["text"].startswith("If attacker successes ≤ defender successes")
    assert rule["cited"]
    assert "situations/dungeon-venture/tie.toml" in rule["proved_by"]
    assert "ties favour the defender" in run("rules", "--id", "DV-CBT-06")
    assert "a parità" in run("rules", "--id", "DV-CBT-06", "--lang", "it").lower()


def test_rules_answer_a_question() -> None:
    (found,) = document("rules", "dungeon-venture", "--ask", "how do I open a door")
    assert found["game"] == "dungeon-venture"
    assert "DV-DOOR-02" in [rule["id"] for rule in found["rules"][:5]]
    assert "DV-DOOR-02" in run("rules", "--ask", "come apro una porta", "--lang", "it")
    assert "no rule says that" in run("rules", "--ask", "spaceship")
    assert "Only about cardboard" in run("rules", "--id", "DV-RUL-94")


def test_inventory_counts_the_box() -> None:
    components = document("inventory", "dungeon-venture")
    assert [part["id"] for part in components] == [f"DV-COMP-{n:02}" for n in range(1, 28)]
    assert all({"id", "name", "required", "present"} <= part.keys() for part in components)
    counted = [part for part in components if not part["cardboard"]]
    assert len(counted) == 19
    assert all(part["present"] == part["required"] for part in counted)
    assert "Monster miniatures" in run("inventory", "dungeon-venture")


def test_resolve_tells_what_the_rules_say(tmp_path: Path) -> None:
    file = in_file(tmp_path, "tie.toml", TIE)
    found = document("resolve", file)
    assert {"events", "figures", "decision", "outcome"} <= found.keys()
    ended = next(event for event in found["events"] if event["kind"] == "AttackEnded")
    assert (ended["rule"], ended["damage"]) == ("DV-CBT-06", 0)
    assert found["figures"]["orc-1"]["wounds"] == 0
    assert (found["decision"]["seat"], found["decision"]["options"]) == ("vardak", ["end"])
    assert found["outcome"] == ""
    said = run("resolve", file)
    assert "Orc 1 fended off Vardak." in said
    assert "DV-CBT-06" in said
    assert "Orco 1 ha respinto Vardak." in run("resolve", file, "--lang", "it")


def test_resolve_compares_with_what_is_expected(tmp_path: Path) -> None:
    good = in_file(tmp_path, "good.toml", TIE + "[expect]\nno_events = ['Wounded']\n")
    assert document("resolve", good)["differs"] == []
    assert "as expected" in run("resolve", good)
    bad = in_file(tmp_path, "bad.toml", TIE + "[expect]\nevents = ['Wounded']\n")
    assert len(document("resolve", bad, code=1)["differs"]) == 1
    assert "did not come out as expected" in run("resolve", bad, code=1)


@pytest.mark.parametrize(
    ("change", "to", "said"),
    [
        ("|V o .|", "|V o ?|", "bad.toml:5"),
        ("|V o .|", "|V oX.|", "bad.toml:5"),
        ('turn = "vardak"', 'turn = "storm"', "bad.toml:8: it cannot be the turn of 'storm'"),
        ('turn = "vardak"', 'trun = "vardak"', "bad.toml:8"),
        ('turn = "vardak"', "turn = vardak", "bad.toml:8"),
        ("dungeon-venture", "chess", "there is no game 'chess'"),
        ("hit hit miss miss", "hit hit miss", "roll 1 needs 4 dice"),
        ("attack orc-1", "attack orc-2", "bad.toml:10: choice 1 (attack orc-2)"),
        ("attack orc-1", "atack orc-1", "did you mean 'attack'?"),
        ('turn = "vardak"', 'heroes.vardak.hand = ["spoon"]', "there is no card 'spoon'"),
    ],
)
def test_a_broken_situation_names_file_and_line(tmp_path: Path, change: str, to: str, said: str) -> None:
    assert change in TIE
    assert said in complaint("resolve", in_file(tmp_path, "bad.toml", TIE.replace(change, to, 1)))


def test_a_file_that_is_no_text_is_said_to_be_none(tmp_path: Path) -> None:
    assert "is not a text in UTF-8" in complaint("resolve", in_file(tmp_path, "bad.toml", b"\xff\xfe\x00"))


@pytest.mark.parametrize(
    ("text", "column"), [("ATTACK +1 purple", 19), ("ATTACK +1 red; DIAGNAL", 24), ("ATTACK +1", 18), ("ATTACK +1 red; ", 24)]
)
def test_a_broken_card_text_names_file_line_and_column(text: str, column: int) -> None:
    from tenebra.games.dungeon_venture.content import read_cards  # noqa: PLC0415

    cards = "".join(f"{kind} = []\n" for kind in ("spell", "consumable", "event", "keeper_spell", "keeper_consumable"))
    cards += f'[[equipment]]\nid = "spoon"\nparts = ["head"]\ntext = "{text}"\n'
    with pytest.raises(BadInput) as error:
        read_cards(cards, "cards.toml")
    assert (error.value.source, error.value.line, error.value.column) == ("cards.toml", 9, column)


def test_verify_says_ok_or_what_differs(tmp_path: Path, journal: bytes) -> None:
    good = in_file(tmp_path, "good.json", journal)
    assert run("verify", good).startswith("OK")
    found = document("verify", good)
    assert found["ok"]
    assert (found["game"], found["scenario"], found["choices"]) == ("dungeon-venture", "gronks-lair", 60)
    game = json.loads(journal)
    game["drawn"][5] += 1
    bent = in_file(tmp_path, "bent.json", json.dumps(game))
    assert "bent.json: " in complaint("verify", bent, code=1)
    assert not document("verify", bent, code=1)["ok"]
    game = json.loads(journal)
    game["start"]["seed"] = "another"
    assert "does not fit the published commitment" in complaint(
        "verify", in_file(tmp_path, "seed.json", json.dumps(game)), code=1
    )
    game = json.loads(journal)
    game["rules_version"] = "0.1"
    assert "played under rules 0.1" in complaint("verify", in_file(tmp_path, "old.json", json.dumps(game)), code=1)


@pytest.mark.parametrize("content", ["", "{}", "[1, 2]", '{"tenebra": 1', "\x00"])
def test_a_broken_save_is_said_to_be_none(tmp_path: Path, content: str) -> None:
    file = in_file(tmp_path, "bad.json", content)
    assert "bad.json: not a saved game" in complaint("replay", file)
    assert "bad.json: not a saved game" in complaint("verify", file, code=1)


def test_replay_tells_every_choice_with_its_rules(tmp_path: Path, journal: bytes) -> None:
    file = in_file(tmp_path, "game.json", journal)
    said = run("replay", file)
    assert said.startswith("The beginning")
    assert "60. " in said
    assert "DV-SET-14" in said
    pages = document("replay", file)
    assert len(pages) == 61
    assert pages[0]["choice"] == ""
    assert all({"number", "seat", "choice", "events"} <= page.keys() for page in pages)
    assert "L'inizio" in run("replay", file, "--lang", "it")


def test_replay_stops_where_it_is_told_and_shows_the_position(tmp_path: Path, journal: bytes) -> None:
    file = in_file(tmp_path, "game.json", journal)
    said = run("replay", file, "--at", "8")
    assert "8. " in said
    assert "9. " not in said
    assert "is asked" in said
    assert len(document("replay", file, "--at", "8")) == 9
    assert "the game has only 60 choices" in complaint("replay", file, "--at", "61")


def test_replay_goes_step_by_step(tmp_path: Path, journal: bytes) -> None:
    said = run("replay", in_file(tmp_path, "game.json", journal), "--step", text="\n\nq\n")
    assert "2. " in said
    assert "3. " not in said


def test_replay_for_a_seat_keeps_the_secrets_of_the_others(tmp_path: Path, journal: bytes) -> None:
    file = in_file(tmp_path, "game.json", journal)
    chosen = [e["card"] for page in document("replay", file) for e in page["events"] if e["kind"] == "SpellChosen"]
    seen = [
        e["card"] for page in document("replay", file, "--seat", "keeper") for e in page["events"] if e["kind"] == "SpellChosen"
    ]
    assert "?" not in chosen
    assert seen == ["?"] * len(chosen) != []
    answers = {page["choice"] for page in document("replay", file, "--seat", "keeper") if page["seat"] != "keeper"}
    assert answers == {""}
    assert "pick " in run("replay", file, "--seat", "vardak", "--at", "1")
    assert "pick " not in run("replay", file, "--seat", "keeper", "--at", "1")
    assert "there is no seat 'cat'" in complaint("replay", file, "--seat", "cat")


def test_play_hands_everything_to_the_text_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: dict[str, Any] = {}
    monkeypatch.setattr("tenebra.terminal.play.play", lambda **options: asked.update(options))
    words = (
        "--terminal",
        "--plain",
        "--scenario",
        "iron-cells",
        "--seats",
        "keeper=greedy",
        "--seed",
        "x",
        "--lang",
        "it",
        "--difficulty",
        "hard",
    )
    run("play", *words, "--load", str(tmp_path / "game.json"))
    assert asked == {
        "plain": True,
        "line": False,
        "game": "",
        "scenario": "iron-cells",
        "seats": "keeper=greedy",
        "seed": "x",
        "difficulty": "hard",
        "load": tmp_path / "game.json",
        "campaign": False,
        "lang": "it",
    }


@pytest.mark.parametrize("word", ["--terminal", "--plain", "--line", "--campaign", "--seed=1", "--scenario=iron-cells"])
def test_whatever_only_the_text_table_knows_means_the_text_table(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    asked: list[str] = []
    monkeypatch.setattr("tenebra.terminal.play.play", lambda **_: asked.append("text"))
    monkeypatch.setattr("tenebra.commands.serve.serve", lambda *_: asked.append("browser"))
    run("play", word)
    assert asked == ["text"]


def test_play_is_the_browser_table(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("tenebra.commands.serve.serve", lambda words, *rest: asked.extend((words.language, *rest)))
    run("play", "--lang", "it")
    assert asked == ["it", House("127.0.0.1", 7331, "", "", (), 40, 24, 2, 24, 1, True)]
    assert asked[1].limits.tables_per_address == 0, "whoever plays at their own machine is no stranger"
    asked.clear()
    told = ("--host", "0.0.0.0", "--port", "8000", "--database", "x", "--public-url", "https://y", "--bots", "3", "--no-browser")
    kept = ("--tables-per-address", "7", "--empty-hours", "1", "--grace-minutes", "5", "--long-absence-hours", "48")
    run("play", *told, *kept, "--proxy", "10.0.0.1", "--proxy", "10.0.0.2")
    assert asked == ["en", House("0.0.0.0", 8000, "x", "https://y", ("10.0.0.1", "10.0.0.2"), 7, 1, 5, 48, 3, False)]
    limits = asked[1].limits
    assert (limits.tables_per_address, limits.empty_seconds) == (7, 3600)
    assert (limits.grace_seconds, limits.long_absence_seconds) == (300, 172_800)


def test_a_house_is_kept_by_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENEBRA_HOME", str(tmp_path))
    assert "there is no store" in run("house", "list", code=2)
    keys = asyncio.run(lay_a_table(f"sqlite:///{tmp_path}/tables.sqlite"))
    assert keys.table in run("house", "list")
    assert json.loads(run("house", "list", "--json"))["tables"][0]["standing"] == "unused"
    assert "Bruno" in run("house", "show", keys.table, "--lang", "it")
    copy = tmp_path / "copy"
    assert "1 table is" in run("house", "backup", str(copy))
    link = run("house", "reissue", keys.table, "--address", "https://tables.example.org/").splitlines()[-1]
    assert link.startswith(f"https://tables.example.org/carry#t.{keys.table}.")
    assert link.rpartition(".")[2] not in ("", keys.owner)
    assert "void" in run("house", "revoke", keys.table, "naurania")
    assert "say which" in run("house", "expire", code=2)
    assert "nothing" in run("house", "expire", "--unused", "1", "--dry-run")
    assert "cleared away" in run("house", "remove", keys.table)
    assert "no table or campaign" in run("house", "remove", keys.table, code=2)
    assert "1 table is restored" in run("house", "restore", str(copy))
    assert "1 is cleared away" in run("house", "expire", "--unused", "0")


async def lay_a_table(url: str) -> Keys:
    hall = await Hall.open(url)
    try:
        seats = [Wish("vardak", "me", "Anna"), Wish("naurania", "friend", "Bruno")]
        return await hall.new_table("dungeon-venture", "gronks-lair", seats)
    finally:
        await hall.close()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--database", "nonsense"), "'nonsense' is no store"),
        (("--public-url", "nonsense"), "'nonsense' is not a public address"),
        (("--host", "no such host.example"), "is no address of this machine"),
    ],
)
def test_a_browser_table_that_cannot_be_is_said_not_to_be(words: Sequence[str], said: str) -> None:
    assert said in complaint("play", "--no-browser", *words)
