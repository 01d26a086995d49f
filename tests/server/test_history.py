"""The history for a client that comes late: it is made in a thread, so that nobody waits for it, and in time or not at all."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from bench import PATIENCE
from bench.house import UNLIMITED, House
from tenebra.games.dungeon_venture import GAME
from tenebra.kernel import Session, save
from tenebra.kit.package import Package
from tenebra.players import GreedyPlayer, play_out
from tenebra.server import history
from tests.server.socket_client import SocketClient, joined, wish

CHOICES = 120


class Slow:
    """Whoever tells a long past waits until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.goes_on = threading.Event(), threading.Event()
        chronicle = Package.chronicle

        def tell(package: Package[Any], events: Any, *more: Any) -> Any:
            if len(events) > history.FEW_EVENTS:
                self.begun.set()
                assert self.goes_on.wait(PATIENCE)
            return chronicle(package, events, *more)

        monkeypatch.setattr(Package, "chronicle", tell)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    made = Slow(monkeypatch)
    yield made
    made.goes_on.set()


def long_table(house: House) -> str:
    """The owner's key of a table at which much has happened."""
    session = Session.begin(GAME, "gronks-lair", "3")
    play_out(session, {seat: GreedyPlayer() for seat in GAME.seats(session.state)}, CHOICES)
    assert len(session.events) > 2 * history.FEW_EVENTS
    wanted = {"journal": msgspec.json.decode(save(session)), "seats": wish(keeper="me", heroes="me")}
    answer = httpx.post(f"{house.address}/api/tables/import", json=wanted, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["key"])


def choose(one: SocketClient) -> int:
    here = one.latest()
    done = one.ask("choose", seat=here["seat"], option=here["options"][0], at=here["choices"])
    assert done["type"] == "done", done
    return int(one.position(done["choices"])["choices"])


@contextmanager
def coming(house: House, key: str) -> Iterator[SocketClient]:
    with joined(house, key, language="en", seat="vardak", welcome=False) as late:
        yield late


def test_nobody_waits_while_somebody_is_told_a_long_past(tmp_path: Path, slow: Slow) -> None:
    with House(f"sqlite:///{tmp_path}/tables.sqlite") as house:
        key = long_table(house)
        with joined(house, key) as program, coming(house, key) as late:
            assert slow.begun.wait(PATIENCE), "the past is told"
            made = [choose(program) for _ in range(5)]
            assert not late.heard
            slow.goes_on.set()
            shown = late.wait("position")
            assert shown["choices"] >= made[-1]
            numbers = [told["number"] for told in shown["told"]]
            assert numbers == sorted(set(numbers)), "told once, in order"
            # what has happened meanwhile is told as well, and nothing of what came before is missing
            with joined(house, key, language="en", seat="vardak") as other:
                assert [told["text"] for told in other.latest()["told"]] == [told["text"] for told in shown["told"]]
            # so it is where somebody only looks through other eyes, or in another language
            slow.begun.clear()
            slow.goes_on.clear()
            asked = late.send("look", seat="storm", language="it", since=0)
            assert slow.begun.wait(PATIENCE)
            choose(program)
            slow.goes_on.set()
            assert late.wait(lambda news: news.get("id") == asked)["type"] == "done"


def test_a_past_that_takes_too_long_is_given_up_and_the_table_goes_on(tmp_path: Path, slow: Slow) -> None:
    settings = msgspec.structs.replace(UNLIMITED, look_seconds=0.2)
    with House(f"sqlite:///{tmp_path}/tables.sqlite", settings) as house:
        key = long_table(house)
        with joined(house, key) as program, coming(house, key) as late:
            said, code = late.farewell()
            assert (said["error"], code) == ("unreadable", 4401)
            assert "longer than 0.2 seconds" in said["detail"]
            choose(program)
        slow.goes_on.set()
