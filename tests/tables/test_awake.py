"""Who is awake: tables sleep until somebody enters, sleep again when all have gone, and nobody can tell the difference."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy.exc import OperationalError

from bench import PATIENCE
from tenebra.tables import Hall, LiveTable, NotKept, Unknown, Wish
from tenebra.tables.store import Store, StoredTable
from tests.tables.house import ALONE, COMPUTERS, TWO, awaited, choose, open_hall, play, rest, sit_down, texts

SOON, LONG = 0.05, 3600.0


async def fall_asleep(hall: Hall) -> None:
    """Everybody has gone; the watch goes round until nobody is awake."""
    hall.awake.sleep_after(SOON)
    while hall.awake.tables or hall.awake._under_way:
        await asyncio.sleep(SOON / 5)


def reads_of(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that are read from the store from now on."""
    read, ids = Store.read_table, list[str]()

    def note(store: Store, id: str) -> StoredTable | None:
        ids.append(id)
        return read(store, id)

    monkeypatch.setattr(Store, "read_table", note)
    return ids


@awaited
async def test_a_house_opens_without_reading_its_games(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(url) as hall:
        played, passes, keys = await sit_down(hall, ALONE)
        await play(played, passes, 10)
        thinking, _, _ = await sit_down(hall, COMPUTERS)
    reads = reads_of(monkeypatch)
    async with open_hall(url) as hall:
        assert hall.tables == {played.id, thinking.id}
        await asyncio.sleep(SOON)
        assert (hall.awake.tables, reads) == ({}, []), "computers wait, too, until somebody comes"
        who = await hall.enter(keys.owner)
        assert texts(who.table) == texts(played)
        assert (list(hall.awake.tables), reads) == ([played.id], [played.id])


@awaited
async def test_a_table_that_slept_is_as_it_was(url: str) -> None:
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, [Wish("naurania", "me", "Anna"), Wish("storm", "friend", "Bruno")])
        anna, bruno = passes
        await rest(table)
        while not table.reasons or len(table.log.past.by_hand) < 4:
            await choose(table, passes)
            await rest(table)
        await table.undo.take_back(anna, table.log.past.by_hand[-1])
        if table.proposals.open is not None:
            await table.proposals.vote(bruno, table.proposals.open.id, agree=True)
        table.arrive(anna)
        table.leave(anna)
        await table.chat.say(anna, "good night", "n1")
        await table.stand_ins.play_for(anna, "storm", "greedy")
        await rest(table)
        then = (
            texts(table),
            table.session.fingerprint(),
            len(table.session.events),
            table.chat.remarks,
            table.session.notes,
            dict(table.reasons),
        )
        chairs = dict(table.people.chairs)
        told = (table.changed, table.created, table.title, table.undo.can_redo, table.undo.steps(anna), table.log.past.made)
        await fall_asleep(hall)
        who = await hall.enter(keys.owner)
        again = who.table
        assert again is not table
        assert (
            *(texts(again), again.session.fingerprint(), len(again.session.events)),
            *(again.chat.remarks, again.session.notes, again.reasons),
        ) == then
        assert again.people.chairs == chairs
        assert chairs["storm"].stand_in == "greedy"
        assert (
            *(again.changed, again.created, again.title, again.undo.can_redo),
            *(again.undo.steps(who), again.log.past.made),
        ) == told
        assert again.proposals.open is None
        assert await again.chat.say(who, "good night", "n1") == table.chat.remarks[-1], (
            "a request that was carried out counts once"
        )
        await choose(again, [who, await hall.enter(keys.invitations[0].key)])


@awaited
async def test_whoever_comes_at_the_same_time_comes_to_the_same_table(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(url) as hall:
        _, passes, keys = await sit_down(hall, TWO)
        await choose(passes[0].table, passes)
    reads = reads_of(monkeypatch)
    async with open_hall(url) as hall:
        all_keys = [keys.owner, keys.watch, keys.invitations[0].key] * 3
        first = asyncio.ensure_future(hall.enter(keys.owner))
        await asyncio.sleep(0)
        entered = asyncio.gather(*(hall.enter(key) for key in all_keys))
        # whoever came first has gone again before the table was there
        first.cancel()
        tables = {id(who.table) for who in await entered}
        assert len(tables) == 1
        assert reads == [keys.table]


async def is_here(table: LiveTable, hall: Hall, key: str) -> Callable[[], object]:
    who = await hall.enter(key)
    table.arrive(who)
    return lambda: table.leave(who)


async def listens(table: LiveTable, hall: Hall, key: str) -> Callable[[], object]:
    return table.listeners.subscribe(lambda _: None)


async def is_busy(table: LiveTable, hall: Hall, key: str) -> Callable[[], object]:
    """A computer thinks."""
    table.computers._runner = asyncio.create_task(asyncio.sleep(60))
    return table.computers._runner.cancel


@pytest.mark.parametrize("keep_up", [is_here, listens, is_busy])
@awaited
async def test_a_table_where_something_goes_on_stays_awake(
    sqlite_url: str, keep_up: Callable[[LiveTable, Hall, str], Awaitable[Callable[[], object]]]
) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, keys = await sit_down(hall, TWO)
        await play(table, passes, 30)
        end = await keep_up(table, hall, keys.owner)
        hall.awake.sleep_after(SOON)
        await asyncio.sleep(6 * SOON)
        assert hall.awake.tables == {table.id: table}
        end()
        await fall_asleep(hall)


@awaited
async def test_entering_keeps_a_table_awake(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, _, keys = await sit_down(hall, ALONE)
        hall.awake._used[table.id] -= 2 * LONG
        assert hall.awake._may_sleep(table.id, LONG)
        assert (await hall.enter(keys.owner)).table is table
        assert not hall.awake._may_sleep(table.id, LONG)


@awaited
async def test_whoever_comes_while_a_table_falls_asleep_finds_what_was_still_to_be_written(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        await choose(table, passes)
        commit, is_free = hall.scribe._commit, asyncio.Event()
        loop = asyncio.get_running_loop()

        def slowly(lines: object) -> object:
            asyncio.run_coroutine_threadsafe(is_free.wait(), loop).result(PATIENCE)
            return commit(lines)  # type: ignore[arg-type]

        monkeypatch.setattr(hall.scribe, "_commit", slowly)
        table.arrive(passes[0])
        table.leave(passes[0])
        hall.awake.sleep_after(SOON)
        while hall.awake.tables:
            await asyncio.sleep(SOON / 5)
        coming = asyncio.ensure_future(hall.enter(keys.owner))
        await asyncio.sleep(SOON)
        assert not coming.done()
        is_free.set()
        again = (await coming).table
        assert again is not table
        assert again.people.chairs["vardak"].has_come
        assert texts(again) == texts(table)
        with pytest.raises(Unknown):
            await choose(table, passes)


@awaited
async def test_a_long_game_is_woken_little_by_little(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        await play(table, passes, 60)
    monkeypatch.setattr("tenebra.tables.resuming.SLICE", 0.0)
    async with open_hall(sqlite_url) as hall:
        waking, turns = asyncio.ensure_future(hall.enter(keys.owner)), 0
        while not waking.done():
            await asyncio.sleep(0)
            turns += bool(hall.awake._at_once._value < 4)
        assert texts((await waking).table) == texts(table)
        assert turns > len(table.session.inputs), "others had a turn after every choice"


@awaited
async def test_a_store_that_does_not_answer_is_asked_again(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(sqlite_url) as hall:
        _, _, keys = await sit_down(hall, ALONE)
        await fall_asleep(hall)

        def fail(store: Store, id: str) -> None:
            raise OperationalError("select", {}, Exception("the cable is cut"))

        with monkeypatch.context() as broken:
            broken.setattr(Store, "read_table", fail)
            with pytest.raises(NotKept, match="the cable is cut"):
                await hall.enter(keys.owner)
        assert (await hall.enter(keys.owner)).table.id == keys.table


@awaited
async def test_who_sleeps_takes_no_room(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, [Wish("vardak", "me", "Anna")])
        await rest(table)
        await choose(table, passes)
        await rest(table)
        gone = weakref.ref(table), weakref.ref(table.session)
        gc.collect()
        gc.disable()
        try:
            del table, passes
            await fall_asleep(hall)
            # Python looks for garbage seldom in a server, so nothing may depend on it
            assert [one() for one in gone] == [None, None]
        finally:
            gc.enable()


@awaited
async def test_a_sleeping_table_can_be_removed(url: str) -> None:
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        stays, _, _ = await sit_down(hall, ALONE)
        await choose(table, passes)
        await fall_asleep(hall)
        await hall.remove(table)
        with pytest.raises(Unknown):
            await hall.enter(keys.owner)
        assert hall.tables == {stays.id}
        assert hall.store.read_entries(table.id) == []


@awaited
async def test_in_a_closed_house_nobody_wakes(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        _, _, keys = await sit_down(hall, ALONE)
        await fall_asleep(hall)
    with pytest.raises(NotKept, match="closed"):
        await hall.enter(keys.owner)
