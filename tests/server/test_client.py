"""The outbox of a slow client: positions are merged, nothing is told twice or left out, and nothing grows without end."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from tenebra.server.client import MOST_MESSAGES, MOST_POSITIONS, Client
from tenebra.server.settings import Settings
from tenebra.server.table_feed import TableFeeds
from tenebra.tables.changes import Remark, RemarkMade
from tenebra.tables.hall import Hall
from tenebra.tables.people import Pass, Wish
from tests.server.socket_client import SEATS

CHOICES = 60


async def play_on(who: Pass, choices: int) -> None:
    """Make so many choices, whoever is asked."""
    table = who.table
    while len(table.session.inputs) < choices:
        decision = table.session.decision
        assert decision is not None
        option = next(str(option) for option in reversed(decision.options()) if str(option) != "leave")
        await table.choose(who, decision.seat, option, len(table.session.inputs))


async def sent_to_slow_client(url: str) -> tuple[list[dict[str, Any]], int]:
    """Messages to a client that reads nothing until all choices are made; how many events there were then."""
    hall = await Hall.open(url)
    try:
        keys = await hall.new_table("dungeon-venture", "iron-cells", [Wish(seat, "me") for seat in SEATS])
        who = await hall.enter(keys.owner)
        client, is_free, sent = Client(who), asyncio.Event(), list[dict[str, Any]]()
        client.feed = TableFeeds(Settings()).enter(who.table, client)

        async def send(text: str) -> None:
            await is_free.wait()
            sent.append(json.loads(text))

        client.look("naurania", "en", 0, {})
        sender = asyncio.create_task(client.keep_sending(send))
        await play_on(who, CHOICES)
        events = len(who.table.session.events)
        is_free.set()
        while not sent or sent[-1].get("choices") != len(who.table.session.inputs):
            await asyncio.sleep(0.01)
        client.stop()
        await sender
        return sent, events
    finally:
        await hall.close()


def test_a_slow_client_skips_positions_but_nothing_that_happened(tmp_path: Path) -> None:
    sent, events = asyncio.run(sent_to_slow_client(f"sqlite:///{tmp_path}/tables.sqlite"))
    positions = [news for news in sent if news["type"] == "position"]
    assert len(positions) <= MOST_POSITIONS + 2 < CHOICES
    assert positions[-1]["choices"] >= CHOICES
    assert positions[-1]["events"] >= events
    for before, after in pairwise(positions):
        assert after.get("since", 0) == before["events"]
    numbers = [told["number"] for news in positions for told in news.get("told", ())]
    assert numbers == sorted(set(numbers))


async def deaf_client(url: str) -> Client:
    hall = await Hall.open(url)
    try:
        keys = await hall.new_table("dungeon-venture", "iron-cells", [Wish(seat, "me") for seat in SEATS])
        client = Client(await hall.enter(keys.owner))
        client.feed = TableFeeds(Settings()).enter(client.who.table, client)
        for number in range(MOST_MESSAGES + 1):
            assert not client.is_leaving.is_set()
            client.on_change(RemarkMade(Remark(number, "Anna", "", "hello", 0.0)))
        return client
    finally:
        await hall.close()


def test_a_client_that_reads_nothing_is_dismissed(tmp_path: Path) -> None:
    client = asyncio.run(deaf_client(f"sqlite:///{tmp_path}/tables.sqlite"))
    assert client.is_leaving.is_set()
    assert client.farewell is not None
    assert client.farewell.error == "slow"
