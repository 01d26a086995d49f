"""A table whose rules come to no end, as everybody at it sees it, and everybody elsewhere: a page, a program, who only looks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from bench import PATIENCE
from bench.house import House
from tenebra.games import registry
from tenebra.games.registry import game_called
from tenebra.kernel import Session, save
from tenebra.kernel.session import ENCODER, fingerprint
from tenebra.players.workers import Workers
from tests.server.believing_importer import believing
from tests.server.socket_client import choose, joined, open_table
from tests.tables.test_halting import endless, spoil


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}") as made:
        yield made


@pytest.mark.unforeseen
def test_everybody_at_a_halted_table_is_told_why_and_nobody_elsewhere_notices(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, other = open_table(house, keeper="me", heroes="me"), open_table(house, keeper="me", heroes="me")
    with (
        joined(house, opened["key"]) as program,
        joined(house, opened["key"], language="it", seat="naurania") as page,
        joined(house, opened["watch"], language="en") as watcher,
        joined(house, other["key"]) as elsewhere,
    ):
        choose(program)
        here = program.position(1)
        page.position(1), watcher.position(1)
        with monkeypatch.context() as wrong:
            spoil(wrong, here["options"][0], endless)
            refused = choose(program)
        assert (refused["type"], refused["error"]) == ("refusal", "halted")
        assert refused["detail"].startswith("The rules come to no end after that choice")
        said = program.told(lambda news: news["type"] == "position" and news.get("halted"))
        assert (said["choices"], said["halted"], said.get("options", []), said.get("asked", [])) == (1, refused["detail"], [], [])
        seen = page.told(lambda news: news["type"] == "position" and news.get("halted"))
        assert seen["halted"].startswith("Dopo quella scelta le regole non giungono a una fine")
        assert (seen["scene"]["question"]["prompt"], seen["scene"]["question"]["choices"]) == (seen["halted"], [])
        assert watcher.told(lambda news: news["type"] == "position" and news.get("halted"))["halted"] == refused["detail"]
        assert program.ask("choose", seat=here["seat"], option=here["options"][1], at=1)["error"] == "halted"
        assert choose(elsewhere)["type"] == "done"
        with joined(house, opened["key"], language="en", seat="keeper") as late:
            assert late.latest()["halted"] == refused["detail"]
            assert late.ask("overview", seat="")["type"] == "described"
            assert late.ask("moment", choices=0)["type"] == "frame"
        bearer = {"Authorization": f"Bearer {opened['key']}"}
        taken = httpx.get(f"{house.address}/api/tables/{opened['table']}/journal", headers=bearer, timeout=PATIENCE)
        assert (taken.status_code, len(taken.json()["inputs"])) == (200, 1)
        assert program.ask("undo", to=0)["type"] == "done"
        back = page.told(lambda news: news["type"] == "position" and news["choices"] == 0 and news.get("is_rewound"))
        assert not back.get("halted")
        while program.latest()["choices"]:
            program.next()
        assert choose(program)["type"] == "done"


def left_over() -> dict[str, Any]:
    """Goblin War Drums with an exchange that nobody has begun: once its round was over, the rules went round for ever."""
    game = game_called("massive-darkness")
    session = Session.begin(game, "goblin-war-drums", "freeze")
    while session.decision is not None and session.decision.prompt != "activation":
        seat = session.decision.seats[0]
        session.choose(game.advise(session.view(seat)).option, seat)
    journal: dict[str, Any] = json.loads(save(session))
    state = msgspec.to_builtins(session.safe_state())
    state["exchange"] = {"left": [], "involved": [], "is_trade": True}
    named = fingerprint(ENCODER.encode(msgspec.convert(state, game.state)))
    safe = journal["safe"] | {"inputs": 0, "drawn": 0, "state": state, "fingerprint": named}
    return journal | {"rules_version": "0", "inputs": [], "drawn": [], "outcome": "", "origin": None, "safe": safe}


def bring(house: House) -> httpx.Response:
    return httpx.post(f"{house.address}/api/tables/import", json={"journal": left_over()}, timeout=PATIENCE)


def test_what_is_left_over_in_a_position_is_named(house: House) -> None:
    refused = bring(house)
    assert refused.status_code == 400
    assert "an exchange is left over" in refused.json()["detail"]


def test_a_position_made_by_hand_goes_on_even_where_it_is_believed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a leftover once made endless comes to its end by itself."""
    monkeypatch.setattr(house.hall, "_triers", Workers(1, "tests.server.believing_importer"))
    monkeypatch.setitem(registry.GAMES.games, "massive-darkness", believing("massive-darkness"))
    brought = bring(house)
    assert brought.status_code == 201, brought.text
    with joined(house, brought.json()["key"]) as made_up:
        for _ in range(12):
            here = made_up.latest()
            said = choose(made_up, next((one for one in here["options"] if one in ("nothing", "choose owen")), ""))
            assert said["type"] == "done", said
            made_up.position(said["choices"])
