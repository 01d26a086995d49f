"""What a stranger's program tries: to fill the house for ever, to play for somebody who is away, to come in with a void key."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from bench import PATIENCE
from bench.house import UNLIMITED, House
from tenebra.tables.people import Limits
from tenebra.tables.store import CHAIRS, KEYS, OPENER, SLIPS, TABLES, Store
from tests.conftest import STORES, NewStore
from tests.server.line import line, open_table, wish

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
        assert fill(house, QUOTA, "203.0.113.9") == [201] * (ROOM - 2 * QUOTA - 1) + [429]
    with House(url, TOLD, msgspec.structs.replace(LIMITS, empty_seconds=0)) as house:
        assert fill(house, 1, "203.0.113.10") == [201], "what nobody used has made room"
        assert fill(house, 1, "203.0.113.7") == [201]


def crowd(url: str, count: int) -> None:
    """A house in which strangers have opened so many tables, each from another address; nobody has come to any of them."""
    store = Store(url, backups=0)
    with store.engine.begin() as connection:
        (id,) = connection.scalars(sa.select(TABLES.c.id))
        for part in (TABLES, KEYS, CHAIRS, SLIPS):
            of = part.c.id if part is TABLES else part.c.table
            for row in connection.execute(sa.select(part).where(of == id)).mappings().all():
                connection.execute(sa.insert(part), [_another(part, dict(row), number) for number in range(count)])
    store.close()


def _another(part: sa.Table, row: dict[str, Any], number: int) -> dict[str, Any]:
    row["id" if part is TABLES else "table"] += f"-{number}"
    if part is KEYS:
        row["hash"] += f"-{number}"
    if part is SLIPS and row["kind"] == OPENER:
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
        assert fill(house, 3, "203.0.113.8") == [201, 429, 429]
    with House(url, TOLD, patient) as house:
        assert fill(house, 1, "203.0.113.9") == [429], "they have come today, and a restart forgets nothing"
        full = httpx.post(f"{house.address}/api/tables", json=WANTED, timeout=PATIENCE)
        assert full.json()["error"] == "full"
    with House(url, TOLD, msgspec.structs.replace(patient, empty_seconds=0)) as house:
        assert fill(house, 1, "203.0.113.9") == [201], "a day later they have gone"
        assert len(house.hall.tables) == 1


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
    with line(open_house, opened["invitations"][0]["key"]):
        pass
    with line(open_house, opened["key"]) as mine:
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
    with line(open_house, opened["key"]) as mine, line(open_house, old) as anna:
        assert anna.ask("revoke", seat="keeper")["error"] == "only-owner"
        assert mine.ask("revoke", seat="nobody")["error"] == "nothing-there"
        answer = mine.ask("revoke", seat="vardak")
        assert anna.farewell()[0]["error"] == "revoked"
        new = next(one["key"] for one in answer["keys"] if one["seats"])
        with line(open_house, old, welcome=False) as again:
            assert again.farewell()[0]["error"] == "unknown-key"
        with line(open_house, new) as friend:
            assert "vardak" in friend.heard[0]["seats"]
        watched = mine.ask("revoke")
        assert opened["watch"] not in [one["key"] for one in watched["keys"]]
