"""A seat goes to somebody else by link: mid-game, mid-campaign, from a friend, from the owner, from a computer."""

import pytest

from tenebra.kernel import BadInput
from tenebra.tables import Wish
from tenebra.tables.changes import Reseated, Revoked
from tenebra.tables.errors import NotYours, Unknown
from tests.tables.house import GAME, HEROES, KEEPER, THREE, awaited, changes_of, choose, open_hall, sit_down


@awaited
async def test_a_friends_seat_goes_to_another_friend(url: str) -> None:
    async with open_hall(url) as hall:
        table, (anna, bruno, carla), keys = await sit_down(hall, THREE)
        await choose(table, [anna, bruno, carla])
        old = next(one.key for one in keys.invitations if one.who == "Bruno")
        with pytest.raises(NotYours):
            await table.seats.hand(bruno, old, KEEPER, "Dario")
        with pytest.raises(BadInput):
            await table.seats.hand(anna, keys.owner, "nobody", "Dario")
        heard = changes_of(table)
        await table.seats.hand(anna, keys.owner, KEEPER, "Dario")
        assert Revoked(bruno.key_id) in heard
        with pytest.raises(Unknown):
            await hall.enter(old)
        new = next(one for one in table.seats.invitations(anna, keys.owner) if one.who == "Dario")
        assert (await hall.enter(new.key)).seats == (KEEPER,)
    async with open_hall(url) as hall:
        dario = await hall.enter(new.key)
        assert (dario.name, dario.seats, dario.table.people.chairs[KEEPER].who) == ("Dario", (KEEPER,), "Dario")
        assert dario.table.seats.invitations(await hall.enter(keys.owner), keys.owner)[-1].key == keys.watch


@awaited
async def test_one_of_my_seats_and_a_computers_go_to_friends(url: str) -> None:
    async with open_hall(url) as hall:
        table, (anna,), keys = await sit_down(hall, [Wish(hero, "me", "Anna") for hero in HEROES])
        heard = changes_of(table)
        await table.seats.hand(anna, keys.owner, "wick", "Bruno")
        await table.seats.hand(anna, keys.owner, KEEPER, "")
        assert Reseated(anna.key_id) in heard
        assert not table.people.is_alone
        passes = [await hall.enter(one.key) for one in table.seats.invitations(anna, keys.owner)[:2]]
        assert [one.seats for one in passes] == [("wick",), (KEEPER,)]
    async with open_hall(url) as hall:
        assert (await hall.enter(keys.owner)).seats == HEROES[:3]
        assert table.people.chairs[KEEPER].by == "person"


@awaited
async def test_a_seat_of_a_campaign_is_handed_on_for_good(url: str) -> None:
    async with open_hall(url) as hall:
        _, campaign = await hall.new_campaign(GAME, THREE)
        keys = await hall.next_table(campaign, hall.campaign(campaign).next[0])
        owner = await hall.enter(keys.owner)
        await owner.table.seats.hand(owner, keys.owner, "wick", "Dario")
        await hall.remove(owner.table)
    async with open_hall(url) as hall:
        keys = await hall.next_table(campaign, hall.campaign(campaign).next[0])
        assert {one.who: one.seats for one in keys.invitations} == {"Bruno": (KEEPER,), "Dario": ("wick",)}


@awaited
async def test_a_table_has_the_name_its_owner_gives_it(url: str) -> None:
    async with open_hall(url) as hall:
        table, (anna, bruno, _), keys = await sit_down(hall, THREE)
        with pytest.raises(NotYours):
            await table.rename(bruno, "Mine")
        with pytest.raises(BadInput):
            await table.rename(anna, "x" * 81)
        await table.rename(anna, "  Friday   night ")
    async with open_hall(url) as hall:
        ((listed, _),) = await hall.desk([keys.owner])
        assert listed.title == "Friday night"
