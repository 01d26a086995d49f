"""Programs without a key: they can neither fill the server, nor play for somebody who is away, nor come in with a void key."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from websockets.sync.client import connect

from bench import PATIENCE
from bench.house import UNLIMITED, House
from tenebra.kernel import BadInput
from tenebra.server.messages import PROTOCOL
from tenebra.tables.errors import Full
from tenebra.tables.people import Limits
from tenebra.tables.store import CHAIRS, KEYS, NOTES, OPENER, TABLES, Store
from tenebra.tables.who import who_is
from tests.conftest import STORES, NewStore
from tests.server.socket_client import SocketClient, choose, joined, open_table, wish

WANTED = {"game": "dungeon-venture", "scenario": "gronks-lair", "seats": wish(keeper="me", heroes="me")}
ROOM, QUOTA = 30, 10
"""Small numbers show what a quota does; that the real limit holds, and the house is cleared of so many, is shown below."""
LIMITS = Limits(tables=ROOM, tables_per_address=QUOTA, seconds_to_think=PATIENCE)
TOLD = msgspec.structs.replace(UNLIMITED, proxies=("127.0.0.1",))


@pytest.fixture(params=STORES)
def url(request: pytest.FixtureRequest, new_store: NewStore, tmp_path: Path) -> str:
    return new_store(request.param, tmp_path)


def fill(house: House, tries: int, address: str = "") -> list[int]:
    """What a program is answered that opens one table after the other."""
    headers = {"X-Forwarded-For": address} if address else {}
    with httpx.Client(base_url=house.address, timeout=PATIENCE, headers=headers) as client:
        return [client.post("/api/tables", json=WANTED).status_code for _ in range(tries)]


def test_nobody_fills_the_house_for_ever(url: str) -> None:
    with House(url, TOLD, LIMITS) as house:
        assert fill(house, ROOM, "203.0.113.7") == [201] * QUOTA + [429] * (ROOM - QUOTA)
        # one household has many addresses of the new kind
        assert fill(house, 1, "2001:db8::1") + fill(house, QUOTA, "2001:db8::2") == [201] * QUOTA + [429]
        assert fill(house, 1, "203.0.113.8") == [201], "others find room"
    with House(url, TOLD, LIMITS) as house:
        assert fill(house, 1, "203.0.113.7") == [429], "a restart forgets nothing"
        assert fill(house, QUOTA, "203.0.113.9") == [201] * QUOTA, "what was never played makes room"
        assert len(house.hall.tables) == ROOM
    with House(url, TOLD, msgspec.structs.replace(LIMITS, empty_seconds=0)) as house:
        assert fill(house, 1, "203.0.113.10") == [201], "what nobody used has made room"
        assert fill(house, 1, "203.0.113.7") == [201]


def crowd(url: str, count: int) -> None:
    """A house in which strangers have opened so many tables, each from another address; nobody has come to any of them."""
    store = Store(url, backups=0)
    with store.engine.begin() as connection:
        (id,) = connection.scalars(sa.select(TABLES.c.id))
        for part in (TABLES, KEYS, CHAIRS, NOTES):
            of = part.c.id if part is TABLES else part.c.table
            for row in connection.execute(sa.select(part).where(of == id)).mappings().all():
                connection.execute(sa.insert(part), [_another(part, dict(row), number) for number in range(count)])
    store.close()


def _another(part: sa.Table, row: dict[str, Any], number: int) -> dict[str, Any]:
    row["id" if part is TABLES else "table"] += f"-{number}"
    if part is KEYS:
        row["hash"] += f"-{number}"
    if part is NOTES and row["kind"] == OPENER:
        row["text"] = f"address-{number}"
    return row


def test_a_house_that_strangers_have_filled_finds_room_again(url: str) -> None:
    most = Limits().tables
    assert most == 1000, "the real one: what was opened before is put into the store, for to open it takes long"
    patient = Limits(seconds_to_think=PATIENCE)
    with House(url, TOLD, patient) as house:
        assert fill(house, 1, "203.0.113.7") == [201]
    crowd(url, most - 2)
    with House(url, TOLD, patient) as house:
        assert fill(house, 3, "203.0.113.8") == [201, 429, 429], "where there are no shares nothing goes before its time"
    with House(url, TOLD, patient) as house:
        assert fill(house, 1, "203.0.113.9") == [429], "they have come today, and a restart forgets nothing"
        full = httpx.post(f"{house.address}/api/tables", json=WANTED, timeout=PATIENCE)
        assert full.json()["error"] == "full"
    with House(url, TOLD, msgspec.structs.replace(patient, tables_per_address=40)) as house:
        assert fill(house, 2, "203.0.113.9") == [201, 201], "what strangers opened and never played makes room"
        assert len(house.hall.tables) == most
    with House(url, TOLD, msgspec.structs.replace(patient, empty_seconds=0)) as house:
        assert fill(house, 1, "203.0.113.9") == [201], "a day later they have gone"
        assert len(house.hall.tables) == 1


def sit_at(house: House, opened: dict[str, Any], choices: int = 0) -> None:
    with joined(house, opened["key"]) as one:
        for number in range(choices):
            choose(one)
            one.position(number + 1)


def opened_from(house: House, address: str, **seats: str) -> dict[str, Any]:
    wanted = {**WANTED, "seats": wish(**(seats or {"keeper": "me", "heroes": "me"}))}
    answer = httpx.post(f"{house.address}/api/tables", json=wanted, timeout=PATIENCE, headers={"X-Forwarded-For": address})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def test_one_household_cannot_keep_what_it_only_looked_at(url: str) -> None:
    """A line at home has 256 networks of 2**64 addresses. It comes to each of its tables once, which is not to play there."""
    small = Limits(tables=12, tables_per_address=4, seconds_to_think=PATIENCE)
    with House(url, TOLD, small) as house:
        guest = opened_from(house, "203.0.113.1")
        sit_at(house, guest, choices=1)
        friends = opened_from(house, "203.0.113.2", keeper="me", heroes="friend:Anna")
        sit_at(house, friends)
        sit_at(house, {"key": friends["invitations"][0]["key"]})
        alone = opened_from(house, "203.0.113.3")
        tries = [fill(house, 1, f"2001:db8:77:{number:x}::1")[0] for number in range(9)]
        assert tries == [201] * 8 + [429], "a /56 has twice the share of a /64"
        assert fill(house, 9, "2001:db8:77:ff01::1").count(201) == 4
        assert fill(house, 1, "2001:db8:77:ff02::1") == [201]
        for number in range(3):
            opened_from(house, f"203.0.113.{10 + number}")
        left = house.hall.tables
        assert len(left) == small.tables
        assert {guest["table"], friends["table"], alone["table"]} <= left, "others had fewer that were never played"


def test_what_is_no_address_has_one_share(url: str) -> None:
    with House(url, TOLD, LIMITS) as house:
        assert fill(house, QUOTA, "unknown") == [201] * QUOTA
        assert fill(house, 1, "_hidden") == [429]


def test_the_sockets_of_one_address_keep_nobody_else_out(url: str) -> None:
    few = msgspec.structs.replace(TOLD, sockets=8, sockets_per_address=3)
    with House(url, few) as house, ExitStack() as stack:
        key = open_table(house, keeper="me", heroes="me")["key"]

        def come(address: str) -> bool:
            headers = {"X-Forwarded-For": address}
            socket = connect(f"{house.sockets_address}/api/play", additional_headers=headers, open_timeout=PATIENCE)
            one = SocketClient(stack.enter_context(socket))
            one.send("hello", protocol=PROTOCOL, key=key)
            return bool(one.next()["type"] == "welcome")

        assert [come("203.0.113.7") for _ in range(5)] == [True] * 3 + [False] * 2
        assert come("203.0.113.8")
        assert [come(f"2001:db8::{number}") for number in range(1, 5)] == [True] * 3 + [False]
    with House(url, few) as house, ExitStack() as stack:
        for _ in range(5):
            assert come("203.0.113.7"), "who has gone makes room"
            stack.close()


def test_the_imports_of_one_address_keep_nobody_else_from_theirs(open_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others bring the same game again and again; each has one place, so whoever else comes waits at most for one of each."""
    hall, gate = open_house.hall, threading.Event()
    begun: list[bytes] = []

    async def bring(data: bytes, *_: Any) -> Any:
        begun.append(data)
        await asyncio.to_thread(gate.wait)
        raise BadInput("no game")

    monkeypatch.setattr("tenebra.tables.hall.bring", bring)

    async def ask(address: str) -> str:
        try:
            await hall.import_letter(b"", who_is(address))
        except (BadInput, Full) as error:
            return type(error).__name__
        return ""

    async def all_of_them() -> list[str]:
        greedy = [asyncio.ensure_future(ask(f"203.0.113.{number % 6}")) for number in range(30)]
        honest = asyncio.ensure_future(ask("198.51.100.1"))
        while len(begun) < 7:
            await asyncio.sleep(0)
        gate.set()
        return [await honest, *[await one for one in greedy]]

    said = asyncio.run(all_of_them())
    assert said[0] == "BadInput", "it was looked at"
    assert said[1:].count("Full") == 24


def test_whoever_is_not_told_to_be_a_proxy_is_not_believed(url: str) -> None:
    with House(url, UNLIMITED, LIMITS) as house:
        said = [fill(house, 1, f"203.0.113.{number}")[0] for number in range(QUOTA + 1)]
        assert said == [201] * QUOTA + [429]


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(f"sqlite:///{tmp_path_factory.mktemp('house') / 'x.db'}") as made:
        yield made


def test_an_opponent_plays_for_nobody(open_house: House) -> None:
    opened = open_table(open_house, keeper="me", heroes="friend:Anna")
    with joined(open_house, opened["invitations"][0]["key"]):
        pass
    with joined(open_house, opened["key"]) as mine:
        for computer in ("random", "greedy"):
            assert mine.ask("standin", seat="naurania", computer=computer)["type"] == "refusal"
        chairs = mine.told("chairs")["chairs"]
        anna = next(chair for chair in chairs if chair["seat"] == "naurania")
        assert (anna["if_away"], anna["needs_agreement"]) == ("wait", True)
        assert anna["stand_in_after"] > 80_000
        assert mine.latest()["choices"] == 0


def test_whoever_has_a_void_key_is_shown_out(open_house: House) -> None:
    opened = open_table(open_house, keeper="me", heroes="friend:Anna")
    old = opened["invitations"][0]["key"]
    with joined(open_house, opened["key"]) as mine, joined(open_house, old) as anna:
        assert anna.ask("revoke", seat="keeper")["error"] == "only-owner"
        assert mine.ask("revoke", seat="nobody")["error"] == "nothing-there"
        answer = mine.ask("revoke", seat="vardak")
        assert anna.farewell()[0]["error"] == "revoked"
        new = next(one["key"] for one in answer["keys"] if one["seats"])
        with joined(open_house, old, welcome=False) as again:
            assert again.farewell()[0]["error"] == "unknown-key"
        with joined(open_house, new) as friend:
            assert "vardak" in friend.heard[0]["seats"]
        watched = mine.ask("revoke")
        assert opened["watch"] not in [one["key"] for one in watched["keys"]]
