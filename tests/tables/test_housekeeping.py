"""Keeping a house: what was never used goes, what is used stays, lost keys are given anew, and a backup is a house again."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from bench import PATIENCE
from tenebra.tables import Full, Hall, Limits, NotYours, StoreError, Unknown, housekeeping
from tests.conftest import NewStore
from tests.tables.house import ALONE, GAME, SCENARIO, TWO, awaited, choose, letter_of, open_hall, play, sit_down, texts

HERE = ("here",)
LARGE = Limits(tables=5, tables_per_address=6, seconds_to_think=PATIENCE)
SMALL = Limits(tables=6, tables_per_address=3, campaigns=2, seconds_to_think=PATIENCE)


async def lay(hall: Hall, opener: str) -> str:
    return (await hall.new_table(GAME, SCENARIO, ALONE, opener=(opener,))).table


@awaited
async def test_one_address_does_not_fill_the_house(url: str) -> None:
    async with open_hall(url, SMALL) as hall:
        for _ in range(3):
            await lay(hall, "here")
        with pytest.raises(Full, match="3 tables from one address"):
            await lay(hall, "here")
    async with open_hall(url, SMALL) as hall:
        with pytest.raises(Full, match="3 tables from one address"):
            await lay(hall, "here")
        there = await lay(hall, "there")
        await hall.remove(await hall.table(next(iter(hall.tables - {there}))))
        await lay(hall, "here")
        await hall.new_campaign(GAME, ALONE, opener=("here",))


@awaited
async def test_what_was_never_used_makes_room(url: str) -> None:
    async with open_hall(url, SMALL) as hall:
        used, passes, keys = await sit_down(hall, ALONE)
        used.arrive(passes[0])
        used.leave(passes[0])
        for number in range(5):
            await lay(hall, f"address {number}")
        for _ in range(2):
            await hall.new_campaign(GAME, ALONE)
        first = next(id for id, opener in hall._openers.items() if opener == ("address 0",))
        await lay(hall, "another")
        assert len(hall.tables) == 6
        assert used.id in hall.tables, "it was not opened by a stranger"
        assert first not in hall.tables, "the oldest that was never played makes room"
        with pytest.raises(Full):
            await hall.new_campaign(GAME, ALONE)
    later = Limits(tables=6, campaigns=2, empty_seconds=0, seconds_to_think=PATIENCE)
    async with open_hall(url, later) as hall:
        await lay(hall, "another")
        assert len(hall.tables) == 2
        await hall.new_campaign(GAME, ALONE)
        assert (await hall.enter(keys.owner)).table.id == used.id
    async with open_hall(url, SMALL) as hall:
        assert len(hall.tables) == 2


@awaited
async def test_what_somebody_plays_makes_no_room(url: str) -> None:
    async with open_hall(url, msgspec.structs.replace(LARGE, tables=6)) as hall:
        played, met, saved = [await hall.new_table(GAME, SCENARIO, wishes, opener=HERE) for wishes in (ALONE, TWO, ALONE)]
        first = await lay(hall, *HERE)
        looked_at = await hall.new_table(GAME, SCENARIO, ALONE, opener=HERE)
        for keys in (played, met, saved, looked_at):
            who = await hall.enter(keys.owner)
            who.table.arrive(who)
            if keys in (played, saved):
                await choose(who.table, [who])
        friend = await hall.enter(met.invitations[0].key)
        friend.table.arrive(friend)
        there = await hall.table(saved.table)
        brought = await hall.import_letter(letter_of(there.journal()), opener=HERE)
        await hall.remove(there)
        assert len(hall.tables) == LARGE.tables
    async with open_hall(url, LARGE) as hall:
        for gone in (first, looked_at.table, brought.table):
            assert gone in hall.tables
            await lay(hall, gone)
            assert gone not in hall.tables, "the oldest of those at which nobody has played"
        for number in range(5):
            await lay(hall, f"address {number}")
        assert {played.table, met.table} <= hall.tables


@awaited
async def test_a_backup_is_a_house_again(url: str, new_store: NewStore, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, TWO)
        await play(table, passes, 12)
        await table.chat.say(passes[0], "good night")
        _, campaign = await hall.new_campaign(GAME, ALONE)
        then = texts(table)
        # also while the house is open
        assert housekeeping.back_up(url, file) == 1
        with pytest.raises(StoreError, match="there already"):
            housekeeping.back_up(url, file)
        await play(table, passes, 3)
    with pytest.raises(StoreError, match="not empty"):
        housekeeping.restore(url, file)
    for kind in ("sqlite", "postgresql"):
        folder = tmp_path / kind
        folder.mkdir()
        other = new_store(kind, folder)
        assert housekeeping.restore(other, file) == 1
        async with open_hall(other) as hall:
            again = (await hall.enter(keys.invitations[0].key)).table
            assert (texts(again), [remark.text for remark in again.chat.remarks]) == (then, ["good night"])
            assert hall.campaign(campaign).game == GAME


@awaited
async def test_an_owner_gets_a_lost_table_back(url: str) -> None:
    async with open_hall(url) as hall:
        table, (anna, bruno), keys = await sit_down(hall, TWO)
        table.arrive(bruno)
        table.leave(bruno)
        id, campaign = await hall.new_campaign(GAME, ALONE)
        with (
            pytest.raises(StoreError, match=r"the house is open.*Stop the server, do this again, start it again"),
            housekeeping.writing(url),
        ):
            pass
        with housekeeping.looking(url) as store:
            assert [one.table for one in housekeeping.tables(store)] == [table.id]
    with housekeeping.writing(url) as (_, connection):
        new, new_campaign = housekeeping.reissue(connection, table.id), housekeeping.reissue(connection, id)
        with pytest.raises(Unknown):
            housekeeping.reissue(connection, "nothing")
    async with open_hall(url) as hall:
        owner = await hall.enter(new)
        assert (owner.role, owner.table.id, owner.seats) == ("owner", table.id, anna.seats)
        assert (await hall.enter(keys.invitations[0].key)).seats == bruno.seats, "whoever has come keeps their key"
        (watch,) = owner.table.seats.invitations(owner, new)
        assert (await hall.enter(watch.key)).role == "spectator"
        assert hall.campaign(new_campaign).id == id
        for old in (keys.owner, keys.watch):
            with pytest.raises(Unknown):
                await hall.enter(old)
        with pytest.raises(Unknown):
            hall.campaign(campaign)


@awaited
async def test_an_invitation_is_revoked(url: str) -> None:
    async with open_hall(url) as hall:
        table, (anna, bruno), keys = await sit_down(hall, TWO)
        old = keys.invitations[0].key
        table.arrive(bruno)
        with pytest.raises(NotYours):
            await table.seats.revoke(bruno, old, bruno.key_id)
        with pytest.raises(NotYours):
            await table.seats.revoke(anna, keys.owner, anna.key_id)
        await table.seats.revoke(anna, keys.owner, bruno.key_id)
        with pytest.raises(Unknown):
            await hall.enter(old)
        new, watch = table.seats.invitations(anna, keys.owner)
        assert new.key != old
        assert watch.key == keys.watch
        assert (await hall.enter(new.key)).seats == bruno.seats
    with housekeeping.writing(url) as (_, connection):
        housekeeping.revoke(connection, table.id, "keeper")
        housekeeping.revoke(connection, table.id, housekeeping.SPECTATORS)
        with pytest.raises(StoreError, match="owner's own seat"):
            housekeeping.revoke(connection, table.id, "vardak")
        with pytest.raises(Unknown):
            housekeeping.revoke(connection, table.id, "nobody")
    async with open_hall(url) as hall:
        anna = await hall.enter(keys.owner)
        assert anna.table.seats.invitations(anna, keys.owner) == ()
        for dead in (old, new.key, keys.watch):
            with pytest.raises(Unknown):
                await hall.enter(dead)
        await anna.table.seats.revoke(anna, keys.owner, bruno.key_id)
        (third,) = anna.table.seats.invitations(anna, keys.owner)
        assert third.key not in (old, new.key)
        assert (await hall.enter(third.key)).seats == bruno.seats


@awaited
async def test_tables_go_by_how_they_stand(url: str) -> None:
    async with open_hall(url) as hall:
        unused = await lay(hall, "")
        table, passes, _ = await sit_down(hall, TWO)
        table.arrive(passes[0])
        await play(table, passes, 2)
        table.leave(passes[0])
    now = time.time()
    with housekeeping.writing(url) as (store, connection):
        assert {one.table: one.standing for one in housekeeping.tables(store)} == {unused: "unused", table.id: "playing"}
        assert housekeeping.expired(store, {"unused": 1, "playing": 1}, now) == []
        assert [one.table for one in housekeeping.expired(store, {"unused": 1}, now + 90_000)] == [unused]
        assert [one.table for one in housekeeping.expired(store, {"over": 0}, now + 90_000)] == []
        housekeeping.remove(connection, [unused])
        with pytest.raises(Unknown):
            housekeeping.remove(connection, [unused])
    async with open_hall(url) as hall:
        assert hall.tables == {table.id}
