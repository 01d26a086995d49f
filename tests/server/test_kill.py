"""The server is killed while programs play: what was acknowledged is there, nothing was done twice, every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench import PATIENCE, program
from bench.house import Killable, Reborn, open_table
from bench.program import Program
from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Session, load
from tests.conftest import STORES, NewStore
from tests.server.random_client import RandomClient, Visit
from tests.server.socket_client import SEATS
from tests.tables.house import is_stopped

KILLS = int(os.environ.get("TENEBRA_KILLS", "8"))
TABLES = 6
WANDERERS = 2
ENOUGH = 20
"""After so many kills everything has been done at least once."""
SCENARIOS = GAME.scenarios()


class Game:
    """A table and the program that plays its people's seats."""

    def __init__(self, house: Killable, number: int) -> None:
        by = ("me", "random", "greedy")[number % 3]
        seats = {seat: by if seat == "keeper" else "me" for seat in SEATS}
        self.table, self.key = open_table(house.address, SCENARIOS[number % len(SCENARIOS)], seats)
        pick = random.Random(number)
        self.program = Program(house.address.replace("http", "ws", 1), self.key, pick.choice)


async def play_on(house: Killable, games: list[Game], number: int, troubles: list[str]) -> None:
    """One game after another, for ever; what kept one from beginning is noted."""
    while True:
        try:
            game = await asyncio.to_thread(Game, house, number)
        except httpx.HTTPError as error:
            troubles.append(repr(error))
            await asyncio.sleep(0.1)
            continue
        games.append(game)
        await game.program.play()
        number += TABLES


async def play_and_kill(house: Killable, games: list[Game], clients: list[RandomClient], kills: int) -> None:
    pick = random.Random(kills)
    troubles: list[str] = []
    players = [asyncio.create_task(play_on(house, games, number, troubles)) for number in range(TABLES)]
    players += [asyncio.create_task(client.wander()) for client in clients]
    try:
        for _ in range(kills):
            await asyncio.sleep(pick.uniform(0.02, 0.8))
            made = sum(len(game.program.made) for game in games)
            await asyncio.to_thread(house.kill)
            await asyncio.to_thread(house.start)
            try:
                async with asyncio.timeout(PATIENCE):
                    while sum(len(game.program.made) for game in games) < made + TABLES:
                        await asyncio.sleep(0.02)
            except TimeoutError:
                raise AssertionError(f"nobody goes on: {what_is_waited_for(games)}; {troubles[-TABLES:]}") from None
    finally:
        for player in players:
            player.cancel()
        ends = await asyncio.gather(*players, return_exceptions=True)
    assert {type(end) for end in ends} == {asyncio.CancelledError}, ends
    for client in clients:
        for visit in client.visits:
            await visit.close()


def what_is_waited_for(games: list[Game]) -> list[object]:
    """What each game that is not over has asked for, and how often its connection broke."""
    programs = [game.program for game in games if not game.program.is_over]
    return [(one.name, one.unanswered, len(one.made), one.reconnects) for one in programs]


async def look_again(house: Killable, client: RandomClient) -> None:
    """All that was acknowledged is as it was said to be: tables, talk, campaigns, and what was cleared away."""
    for visit in client.visits:
        await visit.settle()
        said = await visit.talk()
        await visit.close()
        assert len(said) == len(set(said)), "something was said twice"
        assert said[-len(visit.said) :] == visit.said if visit.said else not said
        check(load(GAME, journal_of(house, visit.table, visit.key).content), visit)
    for visit in client.cleared:
        assert journal_of(house, visit.table, visit.key).status_code == 401, "it was cleared away"
    keys = list(client.campaigns)
    for some in (keys[at : at + 100] for at in range(0, len(keys), 100)):
        found = httpx.post(f"{house.address}/api/campaigns/desk", json={"keys": some}, timeout=PATIENCE).json()
        assert len(found) == len(some)
        for key, card in zip(some, found, strict=True):
            known = client.campaigns[key]
            # what was being opened or cleared away at the end may have been
            assert card["table"] == known or key == keys[-1] or known not in {visit.table for visit in client.visits}


def journal_of(house: Killable, table: str, key: str) -> httpx.Response:
    bearer = {"Authorization": f"Bearer {key}"}
    return httpx.get(f"{house.address}/api/tables/{table}/journal", headers=bearer, timeout=PATIENCE)


def check(session: Session[DVState], program: Program | Visit) -> None:
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


def test_a_program_that_is_told_to_stop_as_its_game_ends_has_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for its end waited for ever when it began the next game instead."""

    async def test() -> None:
        has_ended = asyncio.Event()

        async def play(self: Program, line: Any, choices: int) -> None:
            await has_ended.wait()

        monkeypatch.setattr(Program, "_play", play)
        monkeypatch.setattr(program, "connect", lambda *_, **__: nullcontext())
        await is_stopped(asyncio.create_task(Program("", "", min).play()), has_ended)

    asyncio.run(test())


@pytest.mark.parametrize("store", STORES)
def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(store: str, new_store: NewStore, tmp_path: Path) -> None:
    house = Reborn(new_store(store, tmp_path))
    house.start()
    games: list[Game] = []
    clients = [RandomClient(house.address, number) for number in range(WANDERERS)]
    try:
        asyncio.run(play_and_kill(house, games, clients, KILLS))
        house.kill()
        house.start()
        for game in games:
            journal = journal_of(house, game.table, game.key)
            assert journal.status_code == 200, journal.text
            check(load(GAME, journal.content), game.program)
        for client in clients:
            asyncio.run(look_again(house, client))
    finally:
        assert house.stop() in (0, -15)
    made = [made for game in games for made in game.program.made]
    assert len(games) >= TABLES
    assert len(made) >= KILLS * TABLES
    assert sum(game.program.reconnects for game in games) >= KILLS
    visits = [visit for client in clients for visit in (*client.visits, *client.cleared)]
    done = {
        "undo": sum(visit.counts["undo"] for visit in visits),
        "redo": sum(visit.counts["redo"] for visit in visits),
        "said": sum(len(visit.said) for visit in visits),
        "cleared": sum(len(client.cleared) for client in clients),
        "campaigns": sum(len(client.campaigns) for client in clients),
    }
    acknowledged = len(made) + sum(len(visit.made) for visit in visits)
    done |= {"kills": KILLS, "games": len(games), "tables": len(visits), "acknowledged": acknowledged}
    print(store, done)  # noqa: T201 -- what `make kill-test` shows
    assert KILLS < ENOUGH or all(done.values())
