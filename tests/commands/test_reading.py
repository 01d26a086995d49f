"""What the command reads: ledgers, boxes, situations and saved games, for programs and for people."""

import json
from pathlib import Path

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.kernel import BadInput, Session, save
from tenebra.kit.ledger import ledger_of
from tenebra.players import play_out, seat_players
from tests.commands.command import complaint, document, in_file, run

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


@pytest.fixture(scope="module")
def journal() -> bytes:
    """A finished game."""
    session = Session.begin(GAME, "gronks-lair", "cli")
    play_out(session, seat_players(GAME, "heroes=greedy", "cli"), 60)
    return save(session)


def test_rules_counts_what_is_proved_and_cited() -> None:
    found = document("rules", "dungeon-venture")
    assert found.keys() == {"game", "total", "testable", "proved", "cited", "uncovered", "cardboard"}
    assert found["game"] == "dungeon-venture"
    assert found["total"] == sum(entry.is_rule for entry in ledger_of(GAME.folder()).values()) > 500
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
