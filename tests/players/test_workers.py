"""Computer players in processes of their own: what they are sent, what they answer, and what becomes of those that fail."""

import asyncio
import io
import os
import signal
from collections.abc import Coroutine
from typing import Any

import pytest

from bench import PATIENCE
from tenebra.games.registry import game_called
from tenebra.kernel import Session, View
from tenebra.players import GreedyPlayer, RandomPlayer, play_out
from tenebra.players import workers as workers_module
from tenebra.players.worker import ANSWERS, ENCODER, LENGTH, PlayerQuestion, answer, answer_packed, pack, serve, unpack
from tenebra.players.workers import Overrun, Workers
from tests.tables.house import is_stopped, within

GAME = game_called("dungeon-venture")
SEATS = ("keeper", "vardak", "naurania", "storm", "wick")


def session(seed: str = "1") -> Session[Any]:
    return Session.begin(GAME, "gronks-lair", seed)


def asked(game: Session[Any], kind: str = "greedy") -> dict[str, tuple[str, View[Any]]]:
    assert game.decision is not None
    return {seat: (kind, game.view(seat)) for seat in game.decision.seats}


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(within(test))


def test_a_view_arrives_as_it_was_sent() -> None:
    game = session()
    players = {seat: GreedyPlayer() for seat in SEATS}
    for _ in range(150):
        play_out(game, players, 4)
        if game.decision is None:
            break
        for seat in game.decision.seats:
            view = game.view(seat)
            sent = ENCODER.encode(pack(view))
            assert unpack(pack(view)) == view
            assert ENCODER.encode(game.state) not in sent


def test_the_seed_is_never_sent() -> None:
    game = session("a-seed-that-can-be-found")
    sight = pack(game.view("naurania"))
    assert b"a-seed-that-can-be-found" not in ENCODER.encode(sight)
    assert sight.state != ENCODER.encode(game.state)


def test_answers_are_those_of_a_table_in_one_process() -> None:
    """The worker follows the same order as `play_out`: the first who does not wait, or the first of all."""
    here, there = session("4"), session("4")
    players = {seat: GreedyPlayer() for seat in SEATS}
    several = 0
    for _ in range(400):
        if here.decision is None:
            break
        several += len(here.decision.seats) > 1
        question = PlayerQuestion(tuple((kind, pack(view)) for kind, view in asked(there).values()))
        said = answer(question)
        assert said.choice is not None
        there.choose(said.choice.option, said.seat)
        play_out(here, players, 1)
        assert (here.inputs[-1], here.fingerprint()) == (there.inputs[-1], there.fingerprint())
    assert several, "nobody was ever asked together with others"


def test_a_random_player_chooses_the_same_again_in_the_same_position() -> None:
    question = PlayerQuestion(tuple((kind, pack(view)) for kind, view in asked(session(), "random").values()))
    answers = {str(answer(question)) for _ in range(5)}
    assert len(answers) == 1


def test_a_player_that_breaks_says_so() -> None:
    sight = pack(session().view("naurania"))
    question = ENCODER.encode(PlayerQuestion((("genius", sight),)))
    out = io.BytesIO()
    serve(io.BytesIO(LENGTH.pack(len(question)) + question), out, answer_packed)
    data, said = out.getvalue(), []
    while data:
        (length,) = LENGTH.unpack(data[: LENGTH.size])
        said.append(data[LENGTH.size : LENGTH.size + length])
        data = data[LENGTH.size + length :]
    assert said[0] == b"", "it is ready"
    assert "no computer player 'genius'" in ANSWERS.decode(said[1]).trouble


def test_an_illegal_answer_is_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomPlayer, "choose", lambda self, view: GreedyPlayer().choose(session().view("naurania")))
    game = session()
    play_out(game, {seat: GreedyPlayer() for seat in SEATS}, 4)
    sights = tuple((kind, pack(view)) for kind, view in asked(game, "random").values())
    assert "is not legal" in answer(PlayerQuestion(sights)).trouble


def test_a_question_that_breaks_two_processes_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = 0

    async def broken(process: asyncio.subprocess.Process, question: bytes) -> bytes:
        nonlocal turns
        turns += 1
        raise BrokenPipeError

    async def test() -> None:
        monkeypatch.setattr(workers_module, "_exchange", broken)
        workers = Workers(1)
        with pytest.raises(Overrun, match="broke"):
            await workers.ask(asked(session()), PATIENCE)
        assert (turns, workers._all) == (2, set())
        await workers.close()

    run(test())


def test_whoever_is_told_to_stop_as_the_answer_comes_has_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    has_come = asyncio.Event()

    async def answered(process: asyncio.subprocess.Process, question: bytes) -> bytes:
        await has_come.wait()
        return question

    async def test() -> None:
        monkeypatch.setattr(workers_module, "_exchange", answered)
        workers = Workers(1)
        await is_stopped(asyncio.create_task(workers.answer(b"", PATIENCE)), has_come)
        await workers.close()

    run(test())


def test_workers_answer_and_are_replaced_when_they_take_too_long() -> None:
    async def test() -> None:
        workers = Workers(1)
        game = session()
        seat, choice = await workers.ask(asked(game), PATIENCE)
        assert (seat, choice.option) == ("naurania", GAME.advise(game.view("naurania")).option)
        (first,) = workers._all
        with pytest.raises(Overrun, match="no answer within"):
            await workers.ask(asked(game), 0)
        assert first.returncode is not None, "it was killed"
        assert (await workers.ask(asked(game), PATIENCE))[1] == choice
        (second,) = workers._all
        os.kill(second.pid, signal.SIGSTOP)
        waiting = asyncio.create_task(workers.ask(asked(game), PATIENCE))
        while not workers._free.empty():
            await asyncio.sleep(0)
        second.kill()
        assert await waiting == (seat, choice), "another process was asked"
        assert second not in workers._all
        assert (await workers.ask(asked(game), PATIENCE))[1] == choice
        with pytest.raises(Overrun, match="no computer player"):
            await workers.ask(asked(game, "genius"), PATIENCE)
        (third,) = workers._all
        several = await asyncio.gather(*(workers.ask(asked(game), PATIENCE) for _ in range(5)))
        assert several == [(seat, choice)] * 5
        assert workers._all == {third}, "one process is enough for those who wait in line"
        await workers.close()
        assert third.returncode is not None
        with pytest.raises(Overrun, match="gone"):
            await workers.ask(asked(game), PATIENCE)

    run(test())
