"""The HTTP requests: games, rules, tables, journals, campaigns, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import tenebra
from bench import PATIENCE
from bench.house import House
from tenebra.games.dungeon_venture import GAME
from tenebra.kernel import verify
from tenebra.kernel.journal import read
from tenebra.tables.resuming import Broken
from tests.server.socket_client import HEROES, joined, open_table, wish


@pytest.fixture
def http(house: House) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, timeout=PATIENCE) as client:
        yield client


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def trouble(answer: httpx.Response, status: int) -> str:
    """The id of what went wrong; every refusal has the same shape."""
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert said.keys() == {"error", "detail"}
    assert said["detail"]
    assert "Traceback" not in said["detail"]
    return str(said["error"])


def test_about_health_games_and_rules(http: httpx.Client) -> None:
    about = http.get("/api/about").json()
    address = about.pop("address", "")
    assert not address or address.startswith("http://")
    assert "127.0.0.1" not in address
    assert about == {"version": tenebra.__version__, "protocol": 1, "languages": ["en", "it"], "is_only_here": True}
    assert http.get("/api/health").json().keys() == {"tables", "sockets"}
    shelf = http.get("/api/games")
    assert shelf.headers["content-encoding"] == "gzip", "it is long, and part of everybody's first view"
    (game,) = [game for game in shelf.json() if game["id"] == "dungeon-venture"]
    assert [seat["id"] for seat in game["seats"]].count("keeper") == 1
    assert len(game["scenarios"]) == 10
    (italian,) = [game for game in http.get("/api/games?language=it").json() if game["id"] == "dungeon-venture"]
    assert italian["tagline"] != game["tagline"]
    chapters = http.get("/api/games/dungeon-venture/rules").json()["chapters"]
    rules = {rule["id"]: rule for chapter in chapters for rule in chapter["rules"]}
    assert rules["DV-CBT-06"]["text"].startswith("If attacker successes")
    assert all(rule["chapter"] == chapter["title"] for chapter in chapters for rule in chapter["rules"])
    assert len({chapter["title"] for chapter in chapters}) == len(chapters)
    italian_chapters = http.get("/api/games/dungeon-venture/rules?language=it").json()["chapters"]
    assert italian_chapters[0]["title"] == "1. Il gioco e le informazioni"
    assert trouble(http.get("/api/games/chess/rules"), 404) == "unknown-game"
    assert trouble(http.get("/api/games?language=xx"), 400) == "bad-message"


def test_rules_are_found_by_a_question(http: httpx.Client) -> None:
    path = "/api/games/dungeon-venture/rules/found"
    found = http.get(path, params={"ask": "come apro una porta", "language": "it"}).json()
    assert "DV-DOOR-02" in [rule["id"] for rule in found["rules"][:5]]
    assert http.get(path, params={"ask": "dorr"}).json() == {"rules": [], "instead": ["door"]}
    assert trouble(http.get(path, params={"ask": "x" * 201}), 400) == "bad-message"
    assert trouble(http.get("/api/games/chess/rules/found", params={"ask": "door"}), 404) == "unknown-game"


def test_how_to_play_is_told_with_pictures(http: httpx.Client) -> None:
    first, second = http.get("/api/games/massive-darkness/howto?language=it").json()["pages"]
    assert first[0] == {"kind": "title", "text": "Massive Darkness in due pagine", "items": [], "scene": None}
    assert all([block["scene"]["pieces"] for block in page if block["kind"] == "picture"] for page in (first, second))
    assert trouble(http.get("/api/games/chess/howto"), 404) == "unknown-game"


def test_a_table_is_opened_found_again_and_cleared_away(house: House, http: httpx.Client) -> None:
    opened = open_table(house, keeper="friend:Anna", heroes="me")
    mine, hers = opened["key"], opened["invitations"][0]["key"]
    card = http.get(f"/api/tables/{opened['table']}", headers=bearer(mine)).json()
    assert (card["role"], card["status"], card["choices"]) == ("owner", "playing", 0)
    assert [chair["seat"] for chair in card["chairs"] if chair["is_yours"]] == list(HEROES)
    assert card["is_your_turn"]
    assert not card["is_open_book"]
    desk = http.post("/api/desk", json={"keys": [hers, "nobody's", opened["watch"]], "language": "it"}).json()
    assert [entry["role"] for entry in desk] == ["player", "spectator"]
    assert desk[0]["title"] == "Nella tana di Gronk"
    assert trouble(http.delete(f"/api/tables/{opened['table']}", headers=bearer(hers)), 403) == "only-owner"
    assert trouble(http.get(f"/api/tables/{opened['table']}/journal", headers=bearer(mine)), 403) == "not-open-book"
    assert trouble(http.get("/api/tables/elsewhere", headers=bearer(mine)), 404) == "unknown-table"
    assert trouble(http.get(f"/api/tables/{opened['table']}"), 401) == "no-key"
    assert trouble(http.get(f"/api/tables/{opened['table']}", headers=bearer("x")), 401) == "unknown-key"
    assert http.delete(f"/api/tables/{opened['table']}", headers=bearer(mine)).status_code == 204
    assert http.post("/api/desk", json={"keys": [mine, hers]}).json() == []


def test_a_table_that_cannot_be_shown_keeps_no_other_from_the_desk(
    house: House, http: httpx.Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, good = (open_table(house, keeper="me", heroes="me") for _ in range(2))
    monkeypatch.setattr(house.hall.awake.tables[broken["table"]], "session", None)
    answer = http.post("/api/desk", json={"keys": [broken["key"], good["key"]]})
    assert answer.status_code == 200, answer.text
    shown = [(card["table"], card["status"]) for card in answer.json()]
    assert shown == [(broken["table"], "broken"), (good["table"], "playing")]
    assert f"table {broken['table']} cannot be listed" in caplog.text
    caplog.clear()


def test_a_table_that_cannot_be_read_can_be_taken_home_and_cleared_away(house: House, http: httpx.Client) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    table, key = opened["table"], opened["key"]
    house.hall.awake.broken[table] = Broken(table, "dungeon-venture", "", "its rules are gone")
    house.hall.awake.forget(table)
    (card,) = http.post("/api/desk", json={"keys": [key], "language": "it"}).json()
    assert (card["status"], card["is_open_book"]) == ("broken", True)
    assert card["line"] == "Queste regole non sanno leggere il tavolo: its rules are gone"
    assert trouble(http.get(f"/api/tables/{table}", headers=bearer(key)), 409) == "unreadable"
    assert read(http.get(f"/api/tables/{table}/journal", headers=bearer(key)).content).game == "dungeon-venture"
    assert trouble(http.delete(f"/api/tables/{table}", headers=bearer(opened["watch"])), 403) == "not-your-seat"
    assert trouble(http.delete("/api/tables/other", headers=bearer(key)), 403) == "not-your-seat"
    assert http.delete(f"/api/tables/{table}", headers=bearer(key)).status_code == 204
    assert http.post("/api/desk", json={"keys": [key]}).json() == []


def test_a_campaign_that_cannot_be_shown_keeps_no_other_from_the_desk(
    house: House, http: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    wanted = {"game": "dungeon-venture", "seats": wish(keeper="me", heroes="me")}
    broken, good = (http.post("/api/campaigns", json=wanted).json() for _ in range(2))
    house.hall.campaign(broken["key"]).record = {"won": "many"}
    answer = http.post("/api/campaigns/desk", json={"keys": [broken["key"], good["key"]]})
    assert answer.status_code == 200, answer.text
    first, second = answer.json()
    assert (first["campaign"], second["campaign"]) == (broken["campaign"], good["campaign"])
    assert first["trouble"]
    assert not second.get("trouble")
    assert f"campaign {broken['campaign']} cannot be listed" in caplog.text
    caplog.clear()


def test_the_journal_of_an_open_book_verifies_and_can_be_brought_back(house: House, http: httpx.Client) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"]) as one:
        for _ in range(6):
            here = one.latest()
            done = one.ask("choose", seat=here["seat"], option=here["options"][-1], at=here["choices"])
            one.position(done["choices"])
        choices = one.latest()["choices"]
    called = http.patch(f"/api/tables/{opened['table']}", json={"title": "Tuesday"}, headers=bearer(opened["key"]))
    assert called.status_code == 200, called.text
    answer = http.get(f"/api/tables/{opened['table']}/journal", headers=bearer(opened["key"]))
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    assert len(verify(GAME, answer.content).inputs) == choices
    brought = http.post("/api/tables/import", json={"journal": answer.json()})
    assert brought.status_code == 201, brought.text
    assert _card(http, brought.json())["choices"] == choices
    assert _card(http, brought.json())["title"] == "Tuesday"
    older = {field: value for field, value in answer.json().items() if field != "title"}
    assert _card(http, http.post("/api/tables/import", json={"journal": older}).json())["title"] == "In Gronk's Lair"
    long = http.post("/api/tables/import", json={"journal": {**older, "title": "x" * 81}})
    assert trouble(long, 400) == "bad-input"
    branched = http.post(
        f"/api/tables/{opened['table']}/branch",
        json={"choices": 2, "seats": wish(keeper="me", heroes="me")},
        headers=bearer(opened["key"]),
    )
    assert branched.status_code == 201, branched.text
    assert _card(http, branched.json())["choices"] == 2
    far = http.post(f"/api/tables/{opened['table']}/branch", json={"choices": 999}, headers=bearer(opened["key"]))
    assert trouble(far, 400) == "bad-input"


def _card(http: httpx.Client, opened: dict[str, Any]) -> dict[str, Any]:
    card: dict[str, Any] = http.get(f"/api/tables/{opened['table']}", headers=bearer(opened["key"])).json()
    return card


@pytest.mark.parametrize(
    "bent",
    [
        {},
        {"tenebra": 99},
        {"game": "chess"},
        {"game": "dungeon-venture", "inputs": "none"},
    ],
)
def test_a_broken_journal_is_refused(http: httpx.Client, bent: dict[str, Any]) -> None:
    assert trouble(http.post("/api/tables/import", json={"journal": bent}), 400) == "bad-input"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "bad-input"),
        ({"scenario": "moon"}, "bad-input"),
        ({"seats": [{"seat": "keeper", "by": "ghost"}]}, "bad-message"),
        ({"seats": [{"seat": "dragon", "by": "me"}]}, "bad-input"),
        ({"switches": ["nonsense"]}, "bad-input"),
        ({"seats": [{"seat": "wick", "by": "me", "way": "thief"}]}, "bad-input"),
        ({"seats": [{"seat": "wick", "by": "me", "way": "x" * 5000}]}, "bad-input"),
        ({"title": "x" * 5000}, "bad-input"),
        ({"extra": 1}, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused(http: httpx.Client, change: dict[str, Any], error: str) -> None:
    wanted = {"game": "dungeon-venture", "scenario": "gronks-lair", "seats": wish(keeper="me", heroes="me"), **change}
    assert trouble(http.post("/api/tables", json=wanted), 400) == error


def mission(ways: dict[str, str]) -> dict[str, Any]:
    """Two Heroes in one hand, and how they are to be played."""
    played = [{"seat": seat, "by": "me", "way": ways.get(seat, "")} for seat in ("owen", "sibyl")]
    seats = played + [{"seat": seat, "by": "nobody"} for seat in ("elias", "whisper", "bjorn", "siegfried")]
    return {"game": "massive-darkness", "scenario": "walking-in-the-dark", "seats": seats}


def test_a_seat_is_played_in_the_way_that_was_chosen_for_it(http: httpx.Client) -> None:
    (game,) = [game for game in http.get("/api/games").json() if game["id"] == "massive-darkness"]
    offered = {seat["id"]: {way["id"]: way for way in seat["ways"]} for seat in game["seats"]}
    assert [id for id, way in offered["owen"].items() if way["is_usual"]] == ["fury-paladin"]
    opened = http.post("/api/tables", json=mission({"owen": "battle-wizard"}))
    assert opened.status_code == 201, opened.text
    roles = {chair["seat"]: chair["role"] for chair in _card(http, opened.json())["chairs"]}
    assert roles == {"owen": offered["owen"]["battle-wizard"]["name"], "sibyl": "Nightshade Ranger"}
    journal = http.get(f"/api/tables/{opened.json()['table']}/journal", headers=bearer(opened.json()["key"])).json()
    assert journal["start"]["options"]["party"] == "owen:battle-wizard sibyl"
    shared = http.post("/api/tables", json=mission(dict.fromkeys(("owen", "sibyl"), "battle-wizard")))
    assert {chair["role"] for chair in _card(http, shared.json())["chairs"]} == {"Battle Wizard"}

    late = http.post("/api/tables/import", json={"journal": journal, "seats": mission({"owen": "fury-paladin"})["seats"][:2]})
    assert trouble(late, 400) == "bad-input"
    assert "the game has begun" in late.json()["detail"]


def test_a_way_that_there_is_not_is_refused_by_name_and_rule(http: httpx.Client) -> None:
    for path in ("/api/tables", "/api/campaigns"):
        wanted = mission({"sibyl": "cook"})
        answer = http.post(path, json=wanted if path == "/api/tables" else {name: wanted[name] for name in ("game", "seats")})
        assert trouble(answer, 400) == "bad-input"
        for named in ("sibyl", "'cook'", "battle-wizard", "MD-SET-13"):
            assert named in answer.json()["detail"]


def test_a_campaign_goes_from_adventure_to_adventure(http: httpx.Client) -> None:
    begun = http.post("/api/campaigns", json={"game": "dungeon-venture", "seats": wish(keeper="me", heroes="me")})
    assert begun.status_code == 201, begun.text
    key, campaign = begun.json()["key"], begun.json()["campaign"]
    (card,) = http.post("/api/campaigns/desk", json={"keys": [key, "nobody's"]}).json()
    assert (card["campaign"], card["played"], card["table"], card["is_over"]) == (campaign, 0, "", False)
    assert card["next"]
    wrong = http.post(f"/api/campaigns/{campaign}/tables", json={"scenario": "moon"}, headers=bearer(key))
    assert trouble(wrong, 409) == "refused"
    elsewhere = http.post("/api/campaigns/other/tables", json={"scenario": card["next"][0]}, headers=bearer(key))
    assert trouble(elsewhere, 404) == "unknown-campaign"
    table = http.post(f"/api/campaigns/{campaign}/tables", json={"scenario": card["next"][0]}, headers=bearer(key))
    assert table.status_code == 201, table.text
    (card,) = http.post("/api/campaigns/desk", json={"keys": [key], "language": "it"}).json()
    assert (card["table"], card["next"]) == (table.json()["table"], [])
    twice = http.post(f"/api/campaigns/{campaign}/tables", json={"scenario": "gronks-lair"}, headers=bearer(key))
    assert trouble(twice, 409) == "refused"
    assert trouble(http.post(f"/api/campaigns/{campaign}/tables", json={"scenario": "x"}, headers=bearer("x")), 401)


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game": "\xff"}', b'{"keys": ["\xc3"]}', b'{"game": 1}', b"[" * 60_000]
)
def test_a_body_that_is_no_request_is_refused(http: httpx.Client, body: bytes) -> None:
    for path in ("/api/tables", "/api/desk", "/api/campaigns", "/api/tables/import"):
        answer = http.post(path, content=body, headers={"Content-Type": "application/json"})
        # what is brought along is not read as a request: it is found to be no saved game
        assert trouble(answer, 400) == ("bad-input" if path.endswith("import") else "bad-message")


def test_a_body_that_is_too_big_is_refused(http: httpx.Client) -> None:
    big = {"keys": [], "language": "x" * 100_000}
    assert trouble(http.post("/api/desk", json=big), 413) == "too-big"
    huge = json.dumps({"journal": {"x": "x" * 9_000_000}})
    assert trouble(http.post("/api/tables/import", content=huge), 413) == "too-big"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/a/b/c"])
def test_unknown_addresses_of_the_api_are_not_the_page(http: httpx.Client, path: str) -> None:
    assert trouble(http.get(path), 404) == "not-found"


def test_troubles_are_told_in_the_language_asked_for(http: httpx.Client) -> None:
    answer = http.get("/api/tables/x", headers={**bearer("x"), "Accept-Language": "it-IT,it;q=0.9"})
    assert answer.json()["detail"] == "Nessun tavolo risponde a questa chiave."


def test_a_table_is_as_hard_as_was_chosen_and_not_for_too_few(http: httpx.Client) -> None:
    (game,) = [game for game in http.get("/api/games").json() if game["id"] == "massive-darkness"]
    drums = next(one for one in game["scenarios"] if one["id"] == "goblin-war-drums")
    assert drums["players"] == [2, 6]
    assert [(grade["id"], grade["is_usual"]) for grade in drums["grades"]] == [("easy", False), ("normal", True), ("hard", False)]
    heroes = [seat["id"] for seat in game["seats"]]
    assert all(seat["may_stay_home"] for seat in game["seats"])
    two = [{"seat": hero, "by": "me" if n < 2 else "nobody"} for n, hero in enumerate(heroes)]
    wanted = {"game": game["id"], "scenario": drums["id"], "seats": two}
    tokens = {}
    for grade in ("", "easy", "hard"):
        table = http.post("/api/tables", json={**wanted, "difficulty": grade}).json()
        journal = http.get(f"/api/tables/{table['table']}/journal", headers=bearer(table["key"])).json()
        tokens[grade] = journal["start"]["options"].get("lifebringer")
    assert tokens == {"": None, "easy": 3, "hard": 0}
    assert trouble(http.post("/api/tables", json={**wanted, "difficulty": "brutal"}), 400) == "bad-input"
    alone = [{"seat": hero, "by": "me" if n < 1 else "nobody"} for n, hero in enumerate(heroes)]
    refused = http.post("/api/tables", json={**wanted, "seats": alone})
    assert trouble(refused, 400) == "bad-input"
    assert "goblin-war-drums is not made for 1" in refused.json()["detail"]


def test_a_table_is_named_by_its_owner(house: House, http: httpx.Client) -> None:
    opened = open_table(house, keeper="friend:Bruno", heroes="me")
    path = f"/api/tables/{opened['table']}"
    named = http.patch(path, json={"title": "Friday night"}, headers=bearer(opened["key"]))
    assert (named.status_code, named.json()["title"]) == (200, "Friday night")
    friend = opened["invitations"][0]["key"]
    assert trouble(http.patch(path, json={"title": "Mine"}, headers=bearer(friend)), 403) == "only-owner"
    assert [card["title"] for card in http.post("/api/desk", json={"keys": [friend]}).json()] == ["Friday night"]
    assert http.patch(path, json={"title": ""}, headers=bearer(opened["key"])).json()["title"] == "In Gronk's Lair"


def test_a_lesson_is_read_and_opened_by_one_request_each(http: httpx.Client, house: House) -> None:
    path = "/api/games/dungeon-venture/lessons/first-steps"
    book, libro = http.get(path).json(), http.get(path, params={"language": "it"}).json()
    assert (book["name"], libro["name"]) == ("First Steps", "Primi passi")
    assert [step["id"] for step in book["steps"]] == [step["id"] for step in libro["steps"]]
    first = next(at for at, step in enumerate(book["steps"]) if step["is_deed"])
    opened = http.post(path, json={"name": "Anna"}).json()
    (card,) = http.post("/api/desk", json={"keys": [opened["key"]]}).json()
    assert (card["lesson"], card["title"], card["is_your_turn"]) == ("first-steps", "First Steps", True)
    assert trouble(http.get(path.replace("first-steps", "juggling")), 404) == "unknown-lesson"
    assert trouble(http.post("/api/games/chess/lessons/first-steps", json={}), 404) == "unknown-game"
    with joined(house, opened["key"], language="it") as one:
        position = one.latest()
        assert position["step"] == first
        shut = {choice["key"]: choice["is_shut"] for choice in position["scene"]["question"]["choices"]}
        assert (shut["search"], shut["end"]) == (False, True)
        refusal = one.ask("choose", seat="vardak", option="end", at=0)
        assert (refusal["error"], refusal["detail"][:10]) == ("lesson", "Bella idea")
