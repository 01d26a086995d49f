"""Choices: tried, kept, then shown. What is acknowledged is on the disk; what is not kept did not happen."""

import asyncio
from typing import Any

import pytest

from tenebra.kernel import BadInput, Refused, Session
from tenebra.tables import Full, Late, Limits, LiveTable, NotKept, NotYours, PositionChanged, Wish
from tests.tables.house import ALONE, KEEPER, TWO, asked, awaited, changes_of, choose, open_hall, play, sit_down, texts


def refuse_to_write(table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(lines: object) -> None:
        raise NotKept("the disk is full")

    monkeypatch.setattr(table.storage, "write", write)


@awaited
async def test_a_choice_is_kept_and_told(url: str) -> None:
    async with open_hall(url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        heard = changes_of(table)
        _, seat, options = asked(table, passes)
        assert await choose(table, passes, request="a") == 1
        assert texts(table) == [(seat, options[0])]
        assert heard[0] == PositionChanged(by=seat)
        (entry,) = hall.store.read_entries(table.id)
        assert (entry.n, entry.kind, entry.seat, entry.text, entry.by_hand, entry.key, entry.request) == (
            (0, "choice", seat, options[0], True, "owner", "a")
        )
        assert table.changed == entry.at >= table.created


@awaited
async def test_nothing_is_shown_before_it_is_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        heard, before = changes_of(table), table.session.fingerprint()
        gate, write = asyncio.Event(), hall.scribe.write

        async def slowly(lines: object) -> None:
            await gate.wait()
            await write(lines)  # type: ignore[arg-type]

        monkeypatch.setattr(hall.scribe, "write", slowly)
        task = asyncio.create_task(choose(table, passes))
        await asyncio.sleep(0.02)
        assert (table.session.fingerprint(), table.session.inputs, heard, task.done()) == (before, [], [], False)
        gate.set()
        assert await task == 1
        assert heard == [PositionChanged(by=table.session.inputs[0][0])]


@awaited
async def test_what_cannot_be_kept_did_not_happen(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        await choose(table, passes)
        heard, before = changes_of(table), table.session.fingerprint()
        with monkeypatch.context() as broken:
            refuse_to_write(table, broken)
            with pytest.raises(NotKept, match="the disk is full"):
                await choose(table, passes, request="again")
            with pytest.raises(NotKept):
                await table.undo.take_back(passes[0], 0)
        assert (table.session.fingerprint(), len(table.log.past.made), heard) == (before, 1, [])
        assert await choose(table, passes, request="again") == 2


@awaited
async def test_one_request_is_carried_out_once(url: str) -> None:
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        who, seat, options = asked(table, passes)
        same = [table.choose(who, seat, options[0], 0, "same") for _ in range(3)]
        assert await asyncio.gather(*same) == [1, 1, 1]
        await choose(table, passes)
        assert await table.choose(who, seat, f" {options[0]} ", 0, "same") == 1
        assert len(table.session.inputs) == 2
        with pytest.raises(BadInput, match="used for another request"):
            await table.choose(who, seat, options[1], 2, "same")
    async with open_hall(url) as hall:
        who = await hall.enter(keys.owner)
        assert await who.table.choose(who, seat, options[0], 0, "same") == 1
        assert len(who.table.session.inputs) == 2


@awaited
async def test_two_people_may_use_the_same_id(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, [Wish("naurania", "me", "Anna"), Wish("vardak", "friend", "Bruno")])
        for number in range(4):
            await choose(table, passes, request=str(number % 3))
        assert [made.seat for made in table.log.past.made] == ["naurania", "naurania", "naurania", "vardak"]
        assert table.log.past.requests["owner", "0"].choices == 1
        assert table.log.past.requests["friend-1", "0"].choices == 4


@awaited
async def test_who_has_not_seen_the_last_choice_is_late(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        who, seat, options = asked(table, passes)
        both = [table.choose(who, seat, option, 0) for option in options[:2]]
        first, second = await asyncio.gather(*both, return_exceptions=True)
        assert first == 1
        assert isinstance(second, Late)
        assert texts(table) == [(seat, options[0])]


@awaited
async def test_the_rules_refuse_and_nothing_changes(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, keys = await sit_down(hall, TWO)
        heard = changes_of(table)
        who, seat, options = asked(table, passes)
        with pytest.raises(Refused):
            await table.choose(who, seat, "pass", 0)
        with pytest.raises(BadInput, match="unknown option"):
            await table.choose(who, seat, "dance", 0)
        with pytest.raises(BadInput, match="never that long"):
            await table.choose(who, seat, "x" * 1000, 0)
        with pytest.raises(BadInput, match="at most 80"):
            await table.choose(who, seat, options[0], 0, "x" * 1000)
        with pytest.raises(BadInput, match="cannot be written"):
            await table.choose(who, seat, options[0], 0, "\0")
        with pytest.raises(NotYours):
            await table.choose(who, KEEPER, options[0], 0)
        with pytest.raises(NotYours):
            await table.choose(await hall.enter(keys.watch), seat, options[0], 0)
        assert (table.session.inputs, heard, hall.store.read_entries(table.id)) == ([], [], [])


@awaited
async def test_whoever_is_gone_before_it_is_kept_has_still_chosen(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        gate, write = asyncio.Event(), hall.scribe.write

        async def slowly(lines: object) -> None:
            await gate.wait()
            await write(lines)  # type: ignore[arg-type]

        monkeypatch.setattr(hall.scribe, "write", slowly)
        task = asyncio.create_task(choose(table, passes, request="a"))
        await asyncio.sleep(0.02)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        gate.set()
        while not table.session.inputs:
            await asyncio.sleep(0.001)
        assert await choose(table, passes, request="b") == 2
        assert [entry.request for entry in hall.store.read_entries(table.id)] == ["a", "b"]


@awaited
async def test_a_table_that_has_lost_its_store_goes_where_the_store_is(url: str) -> None:
    """The commit went through, but nobody was told: the line to the database broke."""
    async with open_hall(url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        await choose(table, passes)
        who, seat, options = asked(table, passes)
        line = table.log.line(table.log.entry("choice", seat, options[1], True, who.key_id, "lost"))
        await hall.scribe.write([line])
        with pytest.raises(Late):
            await table.choose(who, seat, options[0], 1, "other")
        assert texts(table)[1:] == [(seat, options[1])]
        assert await table.choose(who, seat, options[1], 1, "lost") == 2
        assert len(hall.store.read_entries(table.id)) == 2


@awaited
async def test_what_was_kept_though_the_answer_was_lost_is_found_when_asked_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        await choose(table, passes)
        write = hall.scribe.write

        async def cut(lines: object) -> None:
            await write(lines)  # type: ignore[arg-type]
            raise NotKept("the cable is cut")

        who, seat, options = asked(table, passes)
        with monkeypatch.context() as broken:
            broken.setattr(hall.scribe, "write", cut)
            with pytest.raises(NotKept):
                await table.choose(who, seat, options[2], 1, "lost")
            with pytest.raises(NotKept):
                await table.chat.say(who, "hello", "said")
        assert len(texts(table)) == 1
        heard = changes_of(table)
        assert await table.choose(who, seat, options[2], 1, "lost") == 2
        assert texts(table)[1] == (seat, options[2])
        assert isinstance(heard[0], PositionChanged)
        await table.chat.say(who, "hello", "said")
        await table.chat.say(who, "again")
        assert len(hall.store.read_entries(table.id)) == 2
    async with open_hall(url) as hall:
        assert [remark.text for remark in (await hall.table(table.id)).chat.remarks] == ["hello", "again"]


@awaited
async def test_a_log_has_an_end(sqlite_url: str) -> None:
    async with open_hall(sqlite_url, Limits(entries=2)) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        await choose(table, passes)
        await choose(table, passes)
        with pytest.raises(Full):
            await choose(table, passes)
        assert len(table.session.inputs) == 2


@awaited
async def test_a_listener_that_breaks_harms_nobody(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)

        def broken(change: object) -> None:
            raise RuntimeError("no socket")

        table.listeners.subscribe(broken)
        heard: list[object] = []
        end = table.listeners.subscribe(heard.append)
        assert await choose(table, passes) == 1
        assert len(heard) == 1
        end()
        await choose(table, passes)
        assert len(heard) == 1


@awaited
async def test_choices_are_tried_on_one_copy_until_something_is_taken_back(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fork, copies = Session.fork, list[int]()

    def note(session: Session[Any], key: bytes | None = None) -> Session[Any]:
        copies.append(len(session.inputs))
        return fork(session, key)

    async with open_hall(sqlite_url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        monkeypatch.setattr(Session, "fork", note)
        await play(table, passes, 20)
        assert len(copies) == 1
        await table.undo.take_back(passes[0], table.log.past.by_hand[-3])
        await play(table, passes, 5, seed=2)
        assert len(copies) == 2
        with monkeypatch.context() as broken:
            refuse_to_write(table, broken)
            with pytest.raises(NotKept):
                await choose(table, passes)
        await play(table, passes, 5, seed=3)
        assert len(copies) == 3, "what was tried and not kept is not gone on from"
        inputs, fingerprint = texts(table), table.session.fingerprint()
        monkeypatch.setattr("tenebra.tables.play.AHEAD_FOR", 0)
        await play(table, passes, 3, seed=4)
        assert len(copies) == 3 + len(table.session.inputs) - len(inputs) - 1, "nor is a copy kept that has grown long"
        assert texts(table)[: len(inputs)] == inputs
    async with open_hall(sqlite_url) as hall:
        again = await hall.table(keys.table)
        assert again.session.moment(len(inputs)).fingerprint() == fingerprint
