"""Tables of a server that fall asleep when nobody is there: whoever comes back, by socket or request, sees no difference."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from bench import PATIENCE
from bench.house import UNLIMITED, House
from tenebra.kernel.journal import read
from tenebra.tables.awake import Awake
from tenebra.tables.live import LiveTable
from tests.server.socket_client import SocketClient, joined, open_table

SETTINGS = msgspec.structs.replace(UNLIMITED, idle_seconds=0.2)


class Night:
    """A house whose tables soon fall asleep, and who has done so."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.bodies: list[weakref.ref[LiveTable]] = []
        """Of the tables that fell asleep, in order."""

    def rest(self) -> int:
        """Wait until everybody sleeps; how often somebody has fallen asleep."""
        awake, end = self.house.hall.awake, time.monotonic() + PATIENCE
        while awake.tables or awake._under_way:
            assert time.monotonic() < end, "it stays awake"
            time.sleep(0.01)
        return len(self.bodies)


@pytest.fixture
def night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Night]:
    put = Awake._put_to_sleep
    with House(f"sqlite:///{tmp_path}/tables.sqlite", SETTINGS) as house:
        made = Night(house)

        async def note(awake: Awake, table: LiveTable) -> None:
            await put(awake, table)
            made.bodies.append(weakref.ref(table))

        monkeypatch.setattr(Awake, "_put_to_sleep", note)
        yield made


def choose(one: SocketClient) -> int:
    here = one.latest()
    done = one.ask("choose", seat=here["seat"], option=here["options"][-1], at=here["choices"])
    assert done["type"] == "done"
    one.position(done["choices"])
    return int(done["choices"])


def test_a_socket_wakes_its_table_and_keeps_it_awake(night: Night) -> None:
    opened = open_table(night.house, keeper="me", heroes="me")
    with joined(night.house, opened["key"]) as one:
        for _ in range(5):
            choose(one)
        assert one.ask("say", text="till tomorrow")["type"] == "done"
        before = len(night.bodies)
        one.stay(4 * SETTINGS.idle_seconds)
        assert len(night.bodies) == before
        last = one.latest()
    assert night.rest() == before + 1
    with joined(night.house, opened["key"]) as again:
        here = again.latest()
        assert {name: here[name] for name in ("choices", "state", "options", "events", "undo")} == (
            {name: last[name] for name in ("choices", "state", "options", "events", "undo")}
        )
        assert again.told("spoken")["text"] == "till tomorrow"
        assert choose(again) == last["choices"] + 1


@pytest.mark.parametrize("language", ["", "en"])
def test_whoever_was_there_does_not_keep_a_sleeping_table_in_memory(night: Night, language: str) -> None:
    """A server looks for garbage so seldom that nothing may depend on it."""
    opened = open_table(night.house, keeper="me", heroes="me")
    gc.collect()
    gc.disable()
    try:
        with joined(night.house, opened["key"], language=language) as one, joined(night.house, opened["watch"]) as other:
            one.socket.send("{")
            assert one.wait("refusal")["error"] == "bad-message"
            other.socket.send(b"binary")
            assert other.farewell()[0]["error"] == "bad-message"
        night.rest()
        end = time.monotonic() + PATIENCE
        while night.bodies[-1]() is not None and time.monotonic() < end:
            time.sleep(0.02)
        assert night.bodies[-1]() is None
    finally:
        gc.enable()


def test_requests_wake_tables(night: Night) -> None:
    opened = open_table(night.house, keeper="me", heroes="me")
    table, bearer = opened["table"], {"Authorization": f"Bearer {opened['key']}"}
    with httpx.Client(base_url=night.house.address, headers=bearer, timeout=PATIENCE) as client:
        card = client.get(f"/api/tables/{table}").json()
        slept = night.rest()
        assert client.post("/api/desk", json={"keys": [opened["key"], opened["watch"]]}).json()[0] == card
        time.sleep(4 * SETTINGS.idle_seconds)
        assert night.rest() == slept, "a list wakes nobody"
        assert client.get(f"/api/tables/{table}").json() == card
        assert night.rest() == slept + 1
        assert read(client.get(f"/api/tables/{table}/journal").content).inputs == []
        assert night.rest() == slept + 2
        branch = client.post(f"/api/tables/{table}/branch", json={"choices": 0}).json()
        assert branch["table"] != table
        assert night.rest() == slept + 4, "the table, and the new one"
        assert client.get("/api/health").json()["tables"] == 2, "sleeping tables are tables, too"
        assert client.delete(f"/api/tables/{table}").status_code == 204
        assert client.get(f"/api/tables/{table}").status_code == 401


def test_a_proposal_is_told_to_whoever_comes_after_the_night(night: Night) -> None:
    opened = open_table(night.house, keeper="friend:Bruno", heroes="me")
    friend = opened["invitations"][0]["key"]
    with joined(night.house, opened["key"]) as anna, joined(night.house, friend) as bruno:
        while not (steps := [step for step in anna.latest().get("undo", []) if not step["is_free"]]):
            choices = max(one.latest()["choices"] for one in (anna, bruno))
            asked = next(one for one in (anna, bruno) if one.position(choices)["seat"] in one.latest()["asked"])
            choices = choose(asked)
            for one in (anna, bruno):
                one.position(choices)
        assert anna.ask("undo", to=steps[0]["to"])["type"] == "done"
        said = bruno.wait("proposed")
    night.rest()
    with joined(night.house, friend) as bruno:
        again = bruno.told("proposed")
        assert (again["proposal"], again["by"], again["to"]) == (said["proposal"], said["by"], said["to"])
        assert bruno.ask("vote", proposal=again["proposal"], agree=True)["type"] == "done"

        def is_back(news: dict[str, Any]) -> bool:
            return bool(news["type"] == "position" and news["is_rewound"] and news["choices"] == said["to"])

        assert bruno.told(is_back)
