"""Scenes made in a render process: pages see what they would see without it, whatever becomes of the process."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bench import PATIENCE
from tenebra.server.client import Client
from tenebra.server.render_process import RenderProcess
from tenebra.server.render_worker import DropClient, DropTable, SyncChoices
from tenebra.server.settings import Settings
from tenebra.server.table_feed import TableFeeds
from tenebra.tables.hall import Hall
from tenebra.tables.people import Pass, Wish
from tests.server.socket_client import SEATS

EYES = ("naurania", "keeper", "spectator")
Trial = Callable[[Pass, RenderProcess, "list[tuple[Page, Page]]"], Awaitable[None]]


class Page:
    """What a browser keeps of what it is sent."""

    def __init__(self, who: Pass, feeds: TableFeeds, seat: str) -> None:
        self.client, self.feeds = Client(who), feeds
        self.client.feed = feeds.enter(who.table, self.client)
        self.scene: dict[str, Any] = {}
        self.lines: dict[int, Any] = {}
        self.choices, self.rendered = -1, 0
        self.client.look(seat, "it", 0, {})
        self.sending = asyncio.create_task(self.client.keep_sending(self.take))

    async def take(self, text: str) -> None:
        news = json.loads(text)
        if news["type"] == "position":
            self.scene |= news.get("scene", {})
            if news.get("is_rewound"):
                self.lines = {number: line for number, line in self.lines.items() if number < news.get("since", 0)}
            self.lines |= {line["number"]: line for line in news.get("told", ())}
            self.choices = news["choices"]
            self.rendered += self.client._last_scene_by is not None

    async def has_seen(self, choices: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.choices != choices:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def two_houses(url: str, seconds: float = PATIENCE) -> AsyncIterator[tuple[Pass, RenderProcess, list[tuple[Page, Page]]]]:
    """Pages whose scenes are made in another process, each beside one whose scenes are made here."""
    hall = await Hall.open(url)
    here, elsewhere = TableFeeds(Settings()), TableFeeds(Settings(render_processes=1, few_tables=0, look_seconds=seconds))
    hall.also_close(elsewhere.close)
    try:
        wishes = [Wish(seat, "greedy" if seat == "wick" else "me") for seat in SEATS]
        who = await hall.enter((await hall.new_table("dungeon-venture", "iron-cells", wishes)).owner)
        (renderer,) = elsewhere._processes
        await has_begun(renderer)
        pairs = [(Page(who, elsewhere, seat), Page(who, here, seat)) for seat in EYES]
        yield who, renderer, pairs
        for pair in pairs:
            for page in pair:
                page.sending.cancel()
                page.client.feed.listeners.clear()
    finally:
        await hall.close()


async def has_begun(renderer: RenderProcess) -> None:
    async with asyncio.timeout(PATIENCE):
        while renderer.process_if_ready() is None:
            await asyncio.sleep(0.02)


def goes_on(who: Pass) -> bool:
    """The table is about to make a choice by itself."""
    return who.table.computers.are_running


async def play_on(who: Pass, choices: int) -> None:
    """Make so many choices, and let the computer make its own."""
    table = who.table
    async with asyncio.timeout(PATIENCE):
        while len(table.session.inputs) < choices:
            decision = table.session.decision
            assert decision is not None
            if goes_on(who):
                await asyncio.sleep(0.01)
                continue
            option = next(str(option) for option in reversed(decision.options()) if str(option) != "leave")
            await table.choose(who, decision.seat, option, len(table.session.inputs))


async def see_the_same(who: Pass, pairs: list[tuple[Page, Page]]) -> None:
    """All pages have seen all, and whoever was shown it by another process has seen nothing else."""
    async with asyncio.timeout(PATIENCE):
        while goes_on(who):
            await asyncio.sleep(0.01)
    for elsewhere, here in pairs:
        for page in (elsewhere, here):
            await page.has_seen(len(who.table.session.inputs))
        assert elsewhere.scene == here.scene
        assert elsewhere.lines == here.lines


def run(tmp_path: Path, trial: Trial, seconds: float = PATIENCE) -> None:
    async def tried() -> None:
        async with two_houses(f"sqlite:///{tmp_path}/tables.sqlite", seconds) as (who, renderer, pairs):
            await trial(who, renderer, pairs)

    asyncio.run(tried())


def test_a_page_sees_the_same_wherever_its_scenes_are_made(tmp_path: Path) -> None:
    async def trial(who: Pass, renderer: RenderProcess, pairs: list[tuple[Page, Page]]) -> None:
        await play_on(who, 25)
        await see_the_same(who, pairs)
        assert any(line.get("why") for line in pairs[0][0].lines.values())
        await who.table.undo.take_back(who, who.table.undo.steps(who)[0].to)
        await see_the_same(who, pairs)
        before = [elsewhere.rendered for elsewhere, _ in pairs]
        await play_on(who, 40)
        await see_the_same(who, pairs)
        assert all(elsewhere.rendered > seen for (elsewhere, _), seen in zip(pairs, before, strict=True))
        assert not any(here.rendered for _, here in pairs)
        feeds = pairs[0][0].feeds
        feeds._few = 1  # by now, and yet the process must not remember those who have gone
        with patch.object(renderer, "send") as tell:
            for elsewhere, _ in pairs:
                feeds.leave(elsewhere.client.feed, elsewhere.client)
        said = [type(word) for call in tell.call_args_list for word in call.args[0]]
        assert said == [DropClient, DropClient, DropTable]

    run(tmp_path, trial)


async def strike(who: Pass, renderer: RenderProcess, pairs: list[tuple[Page, Page]], blow: signal.Signals) -> None:
    """Something befalls the process in the middle of a game; nobody sees it, and soon there is another."""
    await play_on(who, 6)
    await has_begun(renderer)
    process = renderer.process
    assert process is not None
    os.kill(process.pid, blow)
    await play_on(who, 14)
    await see_the_same(who, pairs)
    await has_begun(renderer)
    assert renderer.process is not process


def test_nothing_is_lost_with_a_process_that_dies(tmp_path: Path) -> None:
    async def trial(who: Pass, renderer: RenderProcess, pairs: list[tuple[Page, Page]]) -> None:
        await strike(who, renderer, pairs, signal.SIGKILL)
        before = [elsewhere.rendered for elsewhere, _ in pairs]
        await play_on(who, 20)
        await see_the_same(who, pairs)
        assert all(elsewhere.rendered > seen for (elsewhere, _), seen in zip(pairs, before, strict=True))

    run(tmp_path, trial)


def test_nobody_waits_for_a_process_that_is_stuck(tmp_path: Path) -> None:
    async def trial(who: Pass, renderer: RenderProcess, pairs: list[tuple[Page, Page]]) -> None:
        await strike(who, renderer, pairs, signal.SIGSTOP)

    run(tmp_path, trial, seconds=1.0)


def test_a_copy_that_is_not_as_the_game_is_shows_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def trial(who: Pass, renderer: RenderProcess, pairs: list[tuple[Page, Page]]) -> None:
        await play_on(who, 6)
        await see_the_same(who, pairs)
        renderer.send((SyncChoices(who.table.id, 2, (), {}),))
        await play_on(who, 12)
        await see_the_same(who, pairs)
        before = [elsewhere.rendered for elsewhere, _ in pairs]
        await play_on(who, 18)
        await see_the_same(who, pairs)
        assert [elsewhere.rendered for elsewhere, _ in pairs] == before

    run(tmp_path, trial)
    assert "is not shown as it is" in caplog.text
    caplog.clear()
