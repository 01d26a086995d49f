"""Lists of tables: who sleeps is listed as it stands, in every language, and is not woken for it if the store knows enough."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from tenebra.games.registry import GAMES
from tenebra.kernel.journal import read
from tenebra.server.requests import TableCard
from tenebra.server.summaries import listed_card
from tenebra.tables import Hall, StoreError, Wish
from tenebra.tables.errors import NotYours, Unreadable
from tenebra.tables.glance import SleepingTable
from tenebra.tables.listing import Listing
from tenebra.tables.store import ADD_NOTE, ADVISORY_LOCK, CHAIRS, NOTES, SCHEMA, Store
from tests.conftest import NewStore
from tests.tables.house import (
    ALONE,
    COMPUTERS,
    GAME,
    TWO,
    awaited,
    choose,
    kept_tables,
    letter_of,
    near_the_end,
    open_hall,
    play,
    rest,
    sit_down,
    texts,
)
from tests.tables.test_awake import fall_asleep, reads_of


async def cards(hall: Hall, keys: list[str], language: str = "en") -> list[TableCard]:
    return [listed_card(table, key, language) for table, key in await hall.desk(keys)]


def make_old(url: str) -> None:
    """The store as it was before there were notes."""
    store = Store(url)
    with store.engine.begin() as connection:
        NOTES.drop(connection)
        connection.execute(sa.update(SCHEMA).values(version="1"))
    store.close()


@awaited
async def test_tables_are_listed_asleep_as_they_were_awake(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, seat, option = near_the_end()
    async with open_hall(url) as hall:
        played, passes, two = await sit_down(hall, TWO)
        await play(played, passes, 40)
        played.arrive(passes[1])
        played.leave(passes[1])
        await played.stand_ins.allow(passes[1], "keeper", "computer")
        await played.stand_ins.play_for(passes[0], "keeper", "greedy")
        await rest(played)
        classes = [Wish("owen", "me", "Anna", "pit-fighter-berserker"), Wish("sibyl", "greedy")]
        named = await hall.new_table("massive-darkness", "walking-in-the-dark", classes, title="Friday")
        over = await hall.import_letter(letter_of(journal))
        who = await hall.enter(over.owner)
        await who.table.choose(who, seat, option, len(who.table.session.inputs))
        await rest((await hall.enter(named.owner)).table)
        all_keys = [two.owner, two.invitations[0].key, two.watch, named.owner, "nonsense", over.owner, over.watch]
        then = {language: await cards(hall, all_keys, language) for language in ("en", "it")}
        await fall_asleep(hall)
        reads = reads_of(monkeypatch)
        assert {language: await cards(hall, all_keys, language) for language in ("en", "it")} == then
        assert (hall.awake.tables, reads) == ({}, [])
    async with open_hall(url) as hall:
        assert await cards(hall, all_keys, "it") == then["it"]
        assert (hall.awake.tables, reads) == ({}, [])
    assert [card.status for card in then["en"]] == ["playing"] * 4 + ["over"] * 2
    assert then["en"][0].line != then["it"][0].line != ""
    assert then["en"][0].chairs[0].stand_in == "greedy"
    assert then["en"][3].title == "Friday"
    assert then["en"][4].ending != then["it"][4].ending != ""


@awaited
async def test_an_older_store_is_taken_over_and_its_tables_are_woken_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, TWO)
        await play(table, passes, 20)
        await table.chat.say(passes[0], "still here")
        then = await cards(hall, [keys.owner])
    make_old(url)
    reads = reads_of(monkeypatch)
    async with open_hall(url) as hall:
        for _ in range(2):
            assert await cards(hall, [keys.owner]) == then
        assert reads == [table.id]
        await hall.scribe.write([])
        assert [kept.notes.keys() for kept in hall.store.read_notes([table.id])] == [{"absence", "glance"}], (
            "a crash would not undo it"
        )
    async with open_hall(url) as hall:
        assert await cards(hall, [keys.owner]) == then
        assert reads == [table.id]
        again = (await hall.enter(keys.owner)).table
        assert (texts(again), again.chat.remarks) == (texts(table), table.chat.remarks)


def test_a_store_is_not_changed_under_a_house_that_is_open(new_store: NewStore, tmp_path: Path) -> None:
    """On SQLite nobody comes that far: the file is locked first."""
    url = new_store("postgresql", tmp_path)
    make_old(url)
    other = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with other.connect() as connection:
        connection.scalar(sa.select(sa.func.pg_advisory_lock(ADVISORY_LOCK)))
        with pytest.raises(StoreError, match="open elsewhere"):
            Store(url)
        assert connection.scalar(sa.select(SCHEMA.c.version)) == "1"
    other.dispose()
    Store(url).close()


@awaited
async def test_what_was_kept_before_the_last_choices_is_not_believed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """How the table stood in the end could not be told."""

    def broken(listing: Listing) -> None:
        raise ValueError("no words")

    async with open_hall(sqlite_url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        await play(table, passes, 10)
        await table.listing.keep()
        await choose(table, passes)
        monkeypatch.setattr(Listing, "last_lines", broken)
    monkeypatch.undo()
    reads = reads_of(monkeypatch)
    async with open_hall(sqlite_url) as hall:
        assert [card.choices for card in await cards(hall, [keys.owner])] == [len(table.session.inputs)]
        assert reads == [table.id]


@awaited
async def test_under_newer_rules_a_table_is_woken_for_the_list(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        await play(table, passes, 20)
    monkeypatch.setitem(GAMES.games, table.game.id, replace(table.game, rules_version="99"))
    async with open_hall(sqlite_url) as hall:
        assert [card.choices for card in await cards(hall, [keys.owner])] == [0], "it goes on from its safe point"
        assert list(hall.awake.tables) == [table.id]


@awaited
async def test_a_language_that_is_new_is_spoken_in_lists_too(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        await play(table, passes, 10)
    store = Store(sqlite_url)
    with store.engine.begin() as connection:
        note = msgspec.json.decode(connection.scalar(sa.select(NOTES.c.text)) or "")
        del note["lines"]["it"]
        connection.execute(sa.update(NOTES).values(text=msgspec.json.encode(note).decode()))
    store.close()
    async with open_hall(sqlite_url) as hall:
        assert (await cards(hall, [keys.owner], "it"))[0].line != ""
        assert list(hall.awake.tables) == [table.id]


@awaited
async def test_a_table_that_falls_asleep_is_waited_for(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        await play(table, passes, 10)
        reads = reads_of(monkeypatch)
        falling = hall.awake._begin(table.id, hall.awake._put_to_sleep(hall.awake.forget(table.id)))
        [(listed, _)] = await hall.desk([keys.owner])
        assert falling.done()
        assert isinstance(listed, SleepingTable)
        assert (listed.listing.glance.choices, reads) == (len(table.session.inputs), [])


@awaited
async def test_a_table_that_cannot_be_read_keeps_no_other_from_the_list(url: str) -> None:
    async with open_hall(url) as hall:
        broken, _, lost = await sit_down(hall, ALONE)
        table, _, keys = await sit_down(hall, ALONE)
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(sa.update(CHAIRS).where(CHAIRS.c.table == broken.id).values(key="lost"))
    store.close()
    async with open_hall(url) as hall:
        shown = await cards(hall, [lost.owner, keys.owner, lost.watch])
        assert [(card.table, card.status) for card in shown] == [
            (broken.id, "broken"),
            (table.id, "playing"),
            (broken.id, "broken"),
        ]
        assert [card.is_open_book for card in shown] == [True, True, False]
        assert "lost" in shown[0].line
        with pytest.raises(Unreadable, match="lost"):
            await hall.enter(lost.owner)
        # its owner takes home what is kept of it, and clears it away
        assert read(await hall.broken_journal(broken.id, lost.owner)).game == GAME
        for id, key in ((broken.id, lost.watch), (table.id, lost.owner)):
            with pytest.raises(NotYours):
                await hall.broken_journal(id, key)
            with pytest.raises(NotYours):
                await hall.remove_broken(id, key)
        await hall.remove_broken(broken.id, lost.owner)
        assert [card.table for card in await cards(hall, [lost.owner, keys.owner])] == [table.id]
        assert kept_tables(hall) == {table.id}


@awaited
async def test_whoever_looks_at_a_list_does_not_let_computers_play(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, _, keys = await sit_down(hall, COMPUTERS)
    async with open_hall(sqlite_url) as hall:
        for _ in range(2):
            assert [card.choices for card in await cards(hall, [keys.watch])] == [len(table.session.inputs)]
        assert hall.awake.tables == {}


@awaited
@pytest.mark.parametrize("kind", ["issues", "proposal", "absence", "orders"])
async def test_a_table_with_a_spoilt_note_is_broken_and_the_others_are_listed(kind: str, url: str) -> None:
    async with open_hall(url) as hall:
        table, _, keys = await sit_down(hall, ALONE)
        spoilt, _, lost = await sit_down(hall, ALONE)
    async with open_hall(url) as hall:
        with hall.store.engine.begin() as connection:
            connection.execute(sa.delete(NOTES).where(NOTES.c.table == spoilt.id, NOTES.c.kind == kind))
            connection.execute(ADD_NOTE, {"table": spoilt.id, "kind": kind, "text": '{"away":'})
        found = await hall.desk([lost.owner, keys.owner])
        assert [one.id for one, _ in found] == [spoilt.id, table.id]
        with pytest.raises(Unreadable):
            await hall.enter(lost.owner)
        assert (await hall.enter(keys.owner)).table.id == table.id
        await hall.remove_broken(spoilt.id, lost.owner)
        assert [one.id for one, _ in await hall.desk([lost.owner, keys.owner])] == [table.id]
