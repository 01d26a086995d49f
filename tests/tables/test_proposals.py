"""Proposals are kept: the house may close and a table may sleep while one waits for answers, and it is there again."""

import asyncio

import pytest

from tenebra.tables import Hall, Late, NotKept, NotYours, Pass, ProposalSettled
from tests.tables.house import THREE, awaited, changes_of, choose, open_hall, rest, sit_down, texts
from tests.tables.test_awake import fall_asleep
from tests.tables.test_undo import until_seen


async def passes_of(hall: Hall, keys: list[str]) -> list[Pass]:
    return [await hall.enter(key) for key in keys]


@awaited
async def test_an_open_proposal_is_there_again(url: str) -> None:
    async with open_hall(url) as hall:
        table, passes, out = await sit_down(hall, THREE)
        keys = [out.owner, *(invitation.key for invitation in out.invitations)]
        anna, bruno, carla = passes
        to = await until_seen(table, passes)
        inputs = texts(table)
        first = await table.undo.take_back(anna, to, "please")
        assert first is not None
        await fall_asleep(hall)
        anna, bruno, carla = await passes_of(hall, keys)
        table = anna.table
        assert table.proposals.open == first
        assert await table.undo.take_back(anna, to, "please") == first, "the same request, the same proposal"
        await table.proposals.vote(bruno, first.id, True)
        waits = table.proposals.open
        assert waits is not None
        assert waits.waiting == {carla.key_id: "Carla"}
    async with open_hall(url) as hall:
        anna, bruno, carla = await passes_of(hall, keys)
        table = anna.table
        assert table.proposals.open == waits
        await table.proposals.vote(bruno, waits.id, True)
        with pytest.raises(NotYours):
            await table.proposals.vote(anna, waits.id, True)
        assert texts(table) == inputs
        await table.proposals.vote(carla, waits.id, True)
        assert texts(table) == inputs[:to]
    async with open_hall(url) as hall:
        anna, *_ = await passes_of(hall, keys)
        assert (anna.table.proposals.open, texts(anna.table)) == (None, inputs[:to])
        assert await anna.table.undo.take_back(anna, to, "please") is None, "a request that was carried out"


@pytest.mark.parametrize("end", ["refused", "withdrawn", "overtaken"])
@awaited
async def test_a_settled_proposal_does_not_come_back_and_its_number_is_used_once(sqlite_url: str, end: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, out = await sit_down(hall, THREE)
        keys = [out.owner, *(invitation.key for invitation in out.invitations)]
        to = await until_seen(table, passes)
        old = await table.undo.take_back(passes[0], to)
        assert old is not None
        if end == "overtaken":
            await choose(table, passes)
            await rest(table)
        else:
            await table.proposals.vote(passes[1 if end == "refused" else 0], old.id, False)
    async with open_hall(sqlite_url) as hall:
        anna, bruno, _ = await passes_of(hall, keys)
        assert anna.table.proposals.open is None
        with pytest.raises(Late):
            await anna.table.proposals.vote(bruno, old.id, True)
        new = await anna.table.undo.take_back(anna, to)
        assert new is not None
        assert new.id > old.id
        with pytest.raises(Late):
            await anna.table.proposals.vote(bruno, old.id, True)


@awaited
async def test_computers_wait_for_the_answers_after_a_night_too(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, out = await sit_down(hall, THREE)
        keys = [out.owner, *(invitation.key for invitation in out.invitations)]
        proposal = await table.undo.take_back(passes[0], await until_seen(table, passes))
        assert proposal is not None
        assert table.session.decision is not None
        for seat in table.session.decision.seats:
            chair = table.people.chairs[seat]
            await table.stand_ins.allow(next(who for who in passes if who.key_id == chair.key_id), seat, "computer")
            await table.stand_ins.play_for(passes[0], seat, "greedy")
    async with open_hall(sqlite_url) as hall:
        anna, bruno, _ = await passes_of(hall, keys)
        await asyncio.sleep(0.1)
        assert texts(anna.table) == texts(table)
        heard = changes_of(anna.table)
        await anna.table.proposals.vote(bruno, proposal.id, False)
        assert heard[0] == ProposalSettled(proposal.id, False)
        while texts(anna.table) == texts(table):
            await asyncio.sleep(0.001)


@awaited
async def test_what_could_not_be_kept_was_not_proposed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, THREE)
        anna, bruno, _ = passes
        to = await until_seen(table, passes)
        heard = changes_of(table)

        async def refuse(lines: object) -> None:
            raise NotKept("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(hall.scribe, "write", refuse)
            with pytest.raises(NotKept):
                await table.undo.take_back(anna, to)
        assert (table.proposals.open, heard) == (None, [])
        proposal = await table.undo.take_back(anna, to)
        assert proposal is not None
        with monkeypatch.context() as broken:
            broken.setattr(hall.scribe, "write", refuse)
            for agree in (True, False):
                with pytest.raises(NotKept):
                    await table.proposals.vote(bruno, proposal.id, agree)
        assert table.proposals.open == proposal
