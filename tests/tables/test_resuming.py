"""The house opens again: every table stands as it was left, under newer rules too; what cannot be read is kept."""

import asyncio
import os
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import load
from tenebra.kernel.journal import read
from tenebra.tables import Hall, LiveTable, StoreError, Unreadable, Wish
from tenebra.tables.store import ENTRIES, KEYS, SCHEMA, TABLES, Store
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


def edit(url: str, statement: sa.Executable) -> None:
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(statement)
    store.close()


def safe_of(hall: Hall, table: LiveTable) -> bytes:
    kept = hall.store.read_table(table.id)
    assert kept is not None
    return bytes(kept.row["safe"])


@awaited
async def test_every_table_stands_as_it_was_left(url: str) -> None:
    async with open_hall(url) as hall:
        tables = []
        for number, wishes in enumerate((ALONE, TWO, ALONE)):
            table, passes, keys = await sit_down(hall, wishes)
            await play(table, passes, 10 * number + 3, number)
            tables.append((table, passes, keys))
        await tables[1][0].chat.say(tables[1][1][1], "a bientôt, è tardi")
        tables[1][0].arrive(tables[1][1][1])
    async with open_hall(url) as hall:
        for table, passes, keys in tables:
            who = await hall.enter(keys.owner)
            again = who.table
            assert again is not table
            assert (texts(again), again.session.fingerprint()) == (texts(table), table.session.fingerprint())
            assert (again.title, again.created, again.changed, again.chat.remarks) == (
                (table.title, table.created, table.changed, table.chat.remarks)
            )
            assert {seat: (chair.by, chair.who, chair.has_come) for seat, chair in again.people.chairs.items()} == (
                {seat: (chair.by, chair.who, chair.has_come) for seat, chair in table.people.chairs.items()}
            )
            assert (who.role, who.name, who.seats) == (passes[0].role, passes[0].name, passes[0].seats)
            await choose(again, [await hall.enter(key) for key in (keys.owner, *(i.key for i in keys.invitations))])


@awaited
async def test_computers_go_on_where_they_were(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, _, _ = await sit_down(hall, COMPUTERS)
        while len(table.session.inputs) < 20:
            await asyncio.sleep(0.001)
    made = len(table.log.past.made)
    async with open_hall(sqlite_url) as hall:
        again = await hall.table(table.id)
        assert again.log.past.made[:made] == table.log.past.made
        while len(again.log.past.made) < made + 20:
            await asyncio.sleep(0.001)


@awaited
async def test_what_computers_said_about_their_choices_is_kept_taken_back_and_made_again(url: str) -> None:
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, [Wish("naurania", "me", "Anna")])
        while not any(choice.about for _, choice in table.reasons.values()) or max(table.reasons) < table.log.past.by_hand[-1]:
            await choose(table, passes)
            await rest(table)
        said = dict(table.reasons)
        assert all(choice.why and choice.option == texts(table)[number][1] for number, (_, choice) in said.items())
    async with open_hall(url) as hall:
        who = await hall.enter(keys.owner)
        again = who.table
        assert again.reasons == said
        branched = (await hall.enter((await hall.branch(again, len(again.session.inputs))).owner)).table
        assert branched.reasons == said
        back_to = again.log.past.by_hand[-1]
        await again.undo.take_back(who, back_to)
        assert again.reasons == {number: one for number, one in said.items() if number < back_to}
        await again.undo.redo(who)
        assert {number: again.reasons[number] for number in said} == said


@awaited
async def test_a_journal_is_kept_beside_the_log_from_time_to_time(url: str) -> None:
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        assert read(safe_of(hall, table)).inputs == []
        while table.log.past.length < 16:
            await choose(table, passes)
        await hall.scribe.write([])
        assert read(safe_of(hall, table)).inputs == texts(table)[:16]
        await choose(table, passes)
        await hall.scribe.write([])
        assert len(read(safe_of(hall, table)).inputs) == 16
    async with open_hall(url) as hall:
        assert read(safe_of(hall, await hall.table(keys.table))).inputs == texts(table)


@awaited
async def test_a_finished_game_is_kept_at_once(sqlite_url: str) -> None:
    journal, seat, option = near_the_end()
    async with open_hall(sqlite_url) as hall:
        keys = await hall.import_letter(letter_of(journal))
        who = await hall.enter(keys.owner)
        await who.table.choose(who, seat, option, len(who.table.session.inputs))
        await hall.scribe.write([])
        assert read(safe_of(hall, who.table)).outcome == who.table.session.outcome != ""


@awaited
async def test_under_newer_rules_a_game_goes_on_from_its_safe_point(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        await play(table, passes, 40)
        safe = read(table.journal()).safe
    monkeypatch.setitem(GAMES.games, table.game.id, replace(table.game, rules_version="99"))
    async with open_hall(url) as hall:
        who = await hall.enter(keys.owner)
        again = who.table
        assert "continued under 99" in again.session.notes[0]
        assert again.session.inputs == []
        twin = load(game_called(GAME), again.journal())
        assert twin.fingerprint() == again.session.fingerprint()
        assert read(again.journal()).origin is not None
        assert read(again.journal()).origin.fingerprint == safe.fingerprint  # type: ignore[union-attr]
        assert not again.undo.can_redo
        await play(again, [who], 5)
        inputs = texts(again)
    async with open_hall(url) as hall:
        again = await hall.table(keys.table)
        assert (texts(again), len(again.session.notes)) == (inputs, 1)
        assert [entry.kind for entry in hall.store.read_entries(table.id)].count("continued") == 1


@awaited
async def test_choices_the_journal_had_not_seen_are_missed_aloud(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house fell down, and newer rules were installed before it was opened again."""
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        while table.log.past.length < 19:
            await choose(table, passes)
        monkeypatch.setattr(table.log, "keep_journal", lambda: None)
    monkeypatch.setitem(GAMES.games, table.game.id, replace(table.game, rules_version="99"))
    async with open_hall(sqlite_url) as hall:
        assert (await hall.table(table.id)).session.notes[-1].startswith("3 choices more")


@awaited
async def test_what_cannot_be_read_is_kept_and_named(url: str) -> None:
    async with open_hall(url) as hall:
        good, _, good_keys = await sit_down(hall, ALONE)
        bad, passes, bad_keys = await sit_down(hall, ALONE)
        other, _, _ = await sit_down(hall, ALONE)
        await play(bad, passes, 20)
        entries = len(hall.store.read_entries(bad.id))
    edit(url, sa.update(ENTRIES).where(ENTRIES.c.table == bad.id, ENTRIES.c.n == 18).values(text="dance"))
    edit(url, sa.update(TABLES).where(TABLES.c.id == other.id).values(game="ludo"))
    async with open_hall(url) as hall:
        for _ in range(2):
            with pytest.raises(Unreadable, match="dance"):
                await hall.enter(bad_keys.owner)
            with pytest.raises(Unreadable, match="ludo"):
                await hall.table(other.id)
        assert set(hall.awake.broken) == {bad.id, other.id}
        assert (await hall.enter(good_keys.owner)).table.id == good.id
        assert len(hall.store.read_entries(bad.id)) == entries
        assert len(kept_tables(hall)) == len(hall.tables) == 3


@awaited
async def test_rules_changed_under_a_game_do_not_replay_it_as_another(sqlite_url: str) -> None:
    """The dice of the log's journal are compared with those that fall now."""
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        await play(table, passes, 30)
        journal = table.journal().decode()
    count = read(journal.encode()).drawn[-1]
    store = Store(sqlite_url)
    changed = journal.replace(f'  {count}\n ],\n "safe"', f'  {count + 1}\n ],\n "safe"')
    assert changed != journal
    with store.engine.begin() as connection:
        connection.execute(sa.update(TABLES).values(safe=changed.encode()))
    store.close()
    async with open_hall(sqlite_url) as hall:
        with pytest.raises(Unreadable, match=r"differ|does not end"):
            await hall.table(table.id)


@awaited
async def test_one_house_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenebra.tables.store.BUSY_SECONDS", 0.1)
    async with open_hall(url):
        with pytest.raises(StoreError, match="open elsewhere"):
            await Hall.open(url)
    async with open_hall(url) as hall:
        assert hall.tables == set()


@awaited
async def test_a_store_of_another_schema_is_left_alone(url: str) -> None:
    async with open_hall(url) as hall:
        await sit_down(hall, ALONE)
    edit(url, sa.update(SCHEMA).values(version="7"))
    with pytest.raises(StoreError, match="schema 7; this Tenebra knows schema 2"):
        await Hall.open(url)


def test_one_house_at_a_time_writes_in_a_file_whatever_it_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenebra.tables.store.BUSY_SECONDS", 0.1)
    (tmp_path / "here").mkdir()
    (tmp_path / "there").symlink_to(tmp_path / "here")
    (tmp_path / "other.db").symlink_to(tmp_path / "here/tables.db")
    store = Store(f"sqlite:///{tmp_path}/here/tables.db")
    for name in ("there/tables.db", "other.db", "here/../here/tables.db"):
        with pytest.raises(StoreError, match="open elsewhere"):
            Store(f"sqlite:///{tmp_path}/{name}")
    store.close()
    assert [path.name for path in tmp_path.glob("*.lock")] == []


def test_nobody_else_on_the_machine_reads_a_new_store_and_an_old_one_keeps_its_rights(tmp_path: Path) -> None:
    def rights() -> dict[str, str]:
        return {path.name: oct(path.stat().st_mode & 0o777) for path in tmp_path.iterdir()}

    url, umask = f"sqlite:///{tmp_path}/tables.db", os.umask(0o022)
    try:
        for mode in (0o600, 0o640):
            store = Store(url)
            with store.writer():
                found = rights()
                assert found.keys() >= {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"}
                assert found == {name: "0o600" if ".lock" in name or ".backup" in name else oct(mode) for name in found}
            store.close()
            (tmp_path / "tables.db").chmod(0o640)
    finally:
        os.umask(umask)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("mysql://localhost/x", "no store"),
        ("nonsense", "no store"),
        ("sqlite://", "must be a file"),
        ("postgresql://localhost:1/nobody", "cannot be opened"),
        ("sqlite:////proc/none/x.db", "cannot be opened"),
    ],
)
@awaited
async def test_what_is_no_store_says_so(url: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        await Hall.open(url)


@awaited
async def test_sqlite_is_safe_against_a_loss_of_power(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        with hall.store.engine.connect() as connection:
            said = {
                name: connection.scalar(sa.text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous", "foreign_keys")
            }
        assert said == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@awaited
async def test_only_hashes_of_keys_are_kept(sqlite_url: str, tmp_path: Path) -> None:
    async with open_hall(sqlite_url) as hall:
        _, _, keys = await sit_down(hall, [Wish("vardak", "friend", "Bruno")])
        with hall.store.engine.connect() as connection:
            assert len(connection.execute(sa.select(KEYS)).all()) == 3
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Bruno" in kept
    for key in (keys.owner, keys.invitations[0].key, keys.watch):
        assert key.encode() not in kept
