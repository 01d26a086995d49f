"""The server is killed while programs play: what was acknowledged is there, nothing was done twice, every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import httpx
import pytest

from bench import PATIENCE
from bench.house import Killable, open_table
from bench.program import Program
from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Session, load
from tests.conftest import STORES, NewStore
from tests.server.line import SEATS

KILLS = int(os.environ.get("TENEBRA_KILLS", "8"))
TABLES = 6
SCENARIOS = GAME.scenarios()


class Game:
    """A table and the program that plays its people's seats."""

    def __init__(self, house: Killable, number: int) -> None:
        by = "random" if number % 2 else "me"
        seats = {seat: by if seat == "keeper" else "me" for seat in SEATS}
        self.table, self.key = open_table(house.address, SCENARIOS[number % len(SCENARIOS)], seats)
        pick = random.Random(number)
        self.program = Program(house.address.replace("http", "ws", 1), self.key, pick.choice)


async def play_on(house: Killable, games: list[Game], number: int) -> None:
    """One game after another, for ever."""
    while True:
        try:
            game = await asyncio.to_thread(Game, house, number)
        except httpx.HTTPError:
            await asyncio.sleep(0.1)
            continue
        games.append(game)
        await game.program.play()
        number += TABLES


async def play_and_kill(house: Killable, games: list[Game], kills: int) -> None:
    pick = random.Random(kills)
    players = [asyncio.create_task(play_on(house, games, number)) for number in range(TABLES)]
    try:
        for _ in range(kills):
            await asyncio.sleep(pick.uniform(0.02, 0.8))
            made = sum(len(game.program.made) for game in games)
            await asyncio.to_thread(house.kill)
            await asyncio.to_thread(house.start)
            async with asyncio.timeout(PATIENCE):
                while sum(len(game.program.made) for game in games) < made + TABLES:
                    await asyncio.sleep(0.02)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)


def check(session: Session[DVState], program: Program) -> None:
    """Every acknowledged choice stands at its number; all others are a computer's or had no alternative."""
    inputs = [(seat, str(option)) for seat, option in session.inputs]
    numbers = [made.number for made in program.made]
    assert len(set(numbers)) == len(numbers), "two requests say they are the same choice"
    for made in program.made:
        assert inputs[made.number - 1] == (made.seat, made.option), f"choice {made.number} was lost"
    # the table may have taken the only option itself: then the program was late, and nothing happened
    assert {refused.error for refused in program.refused} <= {"late"}
    waiting = program.unanswered
    others = [number for number in range(1, len(inputs) + 1) if number not in set(numbers)]
    by_hand = [number for number in others if not is_automatic(session, number)]
    allowed = [waiting[3] + 1] if waiting is not None else []
    assert set(by_hand) <= set(allowed), f"nobody asked for {[inputs[number - 1] for number in by_hand]}"


def is_automatic(session: Session[DVState], number: int) -> bool:
    """A choice that no person had to make: a computer's seat, or a single option."""
    before = session.moment(number - 1)
    assert before.decision is not None
    seat = session.inputs[number - 1][0]
    return seat == "keeper" or len(before.decision.options(seat)) == 1


@pytest.mark.parametrize("store", STORES)
def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(store: str, new_store: NewStore, tmp_path: Path) -> None:
    house = Killable(new_store(store, tmp_path))
    house.start()
    games: list[Game] = []
    try:
        asyncio.run(play_and_kill(house, games, KILLS))
        house.kill()
        house.start()
        for game in games:
            bearer = {"Authorization": f"Bearer {game.key}"}
            journal = httpx.get(f"{house.address}/api/tables/{game.table}/journal", headers=bearer, timeout=PATIENCE)
            assert journal.status_code == 200, journal.text
            check(load(GAME, journal.content), game.program)
    finally:
        assert house.stop() in (0, -15)
    made = [made for game in games for made in game.program.made]
    assert len(games) >= TABLES
    assert len(made) >= KILLS * TABLES
    assert sum(game.program.reconnects for game in games) >= KILLS
