"""Campaigns: the record goes from table to table, once for each, and survives whatever happens to the house."""

import asyncio

import pytest
import sqlalchemy as sa

from tenebra.games.registry import game_called
from tenebra.kernel import BadInput, Refused
from tenebra.tables import Full, Hall, Keys, Limits, LiveTable, Unknown, Wish
from tenebra.tables.store import CAMPAIGNS
from tests.tables.house import ALONE, GAME, KEEPER, SEATS, awaited, open_hall, rest

FIRST = game_called(GAME).the_campaign().next({})[0]

HEROES_WIN, HEROES_DIE = "1", "2"
"""Seeds with which the Heroes come through the first Adventure, and with which they all die."""


async def finish(hall: Hall, keys: Keys) -> LiveTable:
    """Play a table to its end by hand, as the game itself advises."""
    who = await hall.enter(keys.owner)
    table = who.table
    while (decision := table.session.decision) is not None:
        seat = decision.seat
        if len(decision.options(seat)) == 1 and len(decision.seats) == 1:
            await rest(table)
            continue
        await table.choose(who, seat, table.game.advise(table.session.view(seat)).option, len(table.session.inputs))
    return table


@awaited
async def test_a_campaign_goes_on_once_for_each_table(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenebra.tables.hall.fresh_seed", lambda: HEROES_WIN)
    async with open_hall(url) as hall:
        id, key = await hall.new_campaign(GAME, ALONE)
        campaign = hall.campaign(key)
        assert (campaign.id, campaign.game, campaign.record, campaign.table, campaign.next) == (id, GAME, {}, "", (FIRST,))
        with pytest.raises(Refused, match="cannot come next"):
            await hall.next_table(key, "nowhere")
        keys = await hall.next_table(key, FIRST)
        assert (campaign.table, campaign.next, campaign.is_over) == (keys.table, (), False)
        with pytest.raises(Refused, match="still being played"):
            await hall.next_table(key, FIRST)
        table = await finish(hall, keys)
        assert table.campaign == id
        assert campaign.record == table.game.the_campaign().after(table.session.state)
        assert (campaign.record["played"], campaign.table) == (1, "")
        owner = await hall.enter(keys.owner)
        assert table.undo.steps(owner) == ()
        with pytest.raises(Refused, match="gone on from here"):
            await table.undo.take_back(owner, table.log.past.by_hand[-1])
    async with open_hall(url) as hall:
        again = hall.campaign(key)
        assert (again.record, again.table, again.seats) == (campaign.record, "", campaign.seats)
        keys = await hall.next_table(key, again.next[0])
        second = await hall.table(keys.table)
        assert second.session.state.campaign is not None
        assert second.session.state.campaign.played == 1
        assert {seat: chair.who for seat, chair in second.people.chairs.items()} == dict.fromkeys(SEATS, "Anna")
        await hall.remove(second)
        assert (hall.campaign(key).table, hall.campaign(key).record["played"]) == ("", 1)
        await hall.next_table(key, again.next[0])
    async with open_hall(url) as hall:
        assert hall.campaign(key).table != ""
        assert hall.campaign(key).record["played"] == 1


@awaited
async def test_a_campaign_keeps_the_ways_its_seats_are_played(url: str) -> None:
    game, heroes = "massive-darkness", ("owen", "elias", "sibyl", "whisper", "bjorn", "siegfried")
    wishes = [Wish(hero, "me" if hero == "owen" else "nobody", way="battle-wizard") for hero in heroes]
    async with open_hall(url) as hall:
        with pytest.raises(BadInput, match="owen cannot be played as 'cook'"):
            await hall.new_campaign(game, [Wish("owen", "me", way="cook")])
        _, key = await hall.new_campaign(game, wishes)
    async with open_hall(url) as hall:
        keys = await hall.next_table(key, hall.campaign(key).next[0])
        table = (await hall.enter(keys.owner)).table
        assert table.game.ways(table.session.state) == {"owen": "battle-wizard"}
        await finish(hall, keys)
        assert hall.campaign(key).record["heroes"]["owen"]["calling"] == "battle-wizard"
        keys = await hall.next_table(key, hall.campaign(key).next[-1])
        second = (await hall.enter(keys.owner)).table
        assert second.game.ways(second.session.state) == {"owen": "battle-wizard"}


@awaited
async def test_the_end_of_a_table_and_the_record_are_kept_together(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenebra.tables.hall.fresh_seed", lambda: HEROES_DIE)
    async with open_hall(sqlite_url) as hall:
        _, key = await hall.new_campaign(GAME, ALONE)
        keys = await hall.next_table(key, FIRST)
        written: list[list[str]] = []
        write = hall.scribe.write

        async def listen(lines: object) -> None:
            await write(lines)  # type: ignore[arg-type]
            written.append([line[0].table.name for line in lines])  # type: ignore[attr-defined]

        monkeypatch.setattr(hall.scribe, "write", listen)
        await finish(hall, keys)
        assert written[-1] == ["entries", "campaigns"]
        assert all("campaigns" not in names for names in written[:-1])
        campaign = hall.campaign(key)
        assert (campaign.record["is_over"], campaign.is_over, campaign.next) == (True, True, ())


@awaited
async def test_a_campaign_has_one_table_at_a_time(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        _, key = await hall.new_campaign(GAME, ALONE)
        both = await asyncio.gather(*(hall.next_table(key, FIRST) for _ in range(2)), return_exceptions=True)
        assert [type(one) for one in both] == [Keys, Refused]
        assert list(hall.tables) == [hall.campaign(key).table]


@awaited
async def test_campaigns_that_cannot_be(sqlite_url: str) -> None:
    async with open_hall(sqlite_url, Limits(campaigns=1)) as hall:
        with pytest.raises(BadInput):
            await hall.new_campaign("ludo", ALONE)
        with pytest.raises(BadInput):
            await hall.new_campaign(GAME, [Wish("dragon", "me")])
        with pytest.raises(Unknown):
            hall.campaign("x")
        _, key = await hall.new_campaign(GAME, [Wish(KEEPER, "me")])
        with pytest.raises(Full):
            await hall.new_campaign(GAME, ALONE)
        with pytest.raises(Unknown):
            await hall.enter(key)


@awaited
async def test_a_campaign_that_cannot_be_read_is_named_and_left_alone(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with open_hall(url) as hall:
        spoilt, lost = await hall.new_campaign(GAME, ALONE)
        keys = await hall.next_table(lost, FIRST)
        _, sound = await hall.new_campaign(GAME, ALONE)
        with hall.store.engine.begin() as connection:
            connection.execute(sa.update(CAMPAIGNS).where(CAMPAIGNS.c.id == spoilt).values(record='{"played":'))
    async with open_hall(url) as hall:
        assert f"campaign {spoilt} cannot be read" in caplog.text
        with pytest.raises(Unknown):
            hall.campaign(lost)
        assert hall.campaign(sound).next == (FIRST,)
        # its table is played to the end like any other, and can be cleared away
        table = await finish(hall, keys)
        assert table.session.is_over
        await hall.remove(table)
        (row,) = [row for row in hall.store.read_campaigns() if row["id"] == spoilt]
        assert row["record"] == '{"played":'
