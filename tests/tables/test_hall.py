"""The hall: keys and what they open, invitations, people who come and go, talk, open books, branches, limits."""

import asyncio

import pytest

from tenebra.games.registry import GAMES
from tenebra.kernel import BadInput, SaveError
from tenebra.kernel.journal import read
from tenebra.kit.package import GamePackage
from tenebra.tables import ChairsChanged, Full, Hall, Keys, Limits, NotKept, NotYours, RemarkMade, Removed, Unknown, Wish, chat
from tests.tables.house import (
    ALONE,
    GAME,
    HEROES,
    KEEPER,
    SCENARIO,
    SEATS,
    THREE,
    TWO,
    awaited,
    changes_of,
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


@awaited
async def test_keys_open_what_they_are_for(url: str) -> None:
    async with open_hall(url) as hall:
        wishes = [Wish("vardak", "me", "Anna"), Wish("storm", "me", "Dario"), Wish("wick", "random"), *THREE[:1]]
        keys = await hall.new_table(GAME, SCENARIO, [*wishes, Wish("naurania", "friend", "Bruno")], title="Friday")
        table = await hall.table(keys.table)
        owner, bruno, watcher = [await hall.enter(key) for key in (keys.owner, keys.invitations[0].key, keys.watch)]
        assert (owner.role, owner.name, owner.seats) == ("owner", "Anna", ("vardak", "storm"))
        assert (bruno.role, bruno.name, bruno.seats) == ("player", "Bruno", (KEEPER, "naurania")), "one name, one key"
        assert (watcher.role, watcher.name, watcher.seats) == ("spectator", "", ())
        assert [(invitation.who, invitation.seats) for invitation in keys.invitations] == [("Bruno", (KEEPER, "naurania"))]
        assert {who.table for who in (owner, bruno, watcher)} == {table}
        assert list(table.people.chairs) == list(SEATS)
        assert [(chair.by, chair.who) for chair in table.people.chairs.values()] == [
            ("person", "Bruno"),
            ("person", "Anna"),
            ("person", "Bruno"),
            ("person", "Dario"),
            ("computer", "random"),
        ]
        assert (table.title, table.game.id, table.session.start.scenario) == ("Friday", GAME, SCENARIO)
        assert table.session.start.options["party"] == "vardak / naurania / storm / wick"
        for key in ("", "x", keys.owner[:-1], keys.table):
            with pytest.raises(Unknown):
                await hall.enter(key)
        with pytest.raises(Unknown):
            await hall.table("nowhere")


@awaited
async def test_keys_cannot_be_guessed_and_the_owner_can_be_told_them_again(url: str) -> None:
    async with open_hall(url) as hall:
        all_keys = [await hall.new_table(GAME, SCENARIO, [Wish(seat, "friend") for seat in SEATS]) for _ in range(3)]
        flat = [key for keys in all_keys for key in (keys.owner, keys.watch, *(i.key for i in keys.invitations))]
        assert len(all_keys[0].invitations) == 5, "friends without a name are different people"
        assert len(set(flat)) == len(flat) == 21
        assert {len(key) for key in flat} == {24}
    async with open_hall(url) as hall:
        for keys in all_keys:
            who = await hall.enter(keys.owner)
            *others, watch = who.table.seats.invitations(who, keys.owner)
            assert (tuple(others), watch.key) == (keys.invitations, keys.watch)
        friend = await hall.enter(key := all_keys[0].invitations[0].key)
        with pytest.raises(NotYours):
            friend.table.seats.invitations(friend, key)


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        ([Wish("dragon", "me")], "no seat 'dragon'"),
        ([Wish(KEEPER, "me"), Wish(KEEPER, "greedy")], "two wishes"),
        ([Wish(KEEPER, "me", "x" * 41)], "at most 40"),
        ([Wish(KEEPER, "me")] * 33, "at most 32"),
        ([Wish(KEEPER, "me", "\x1b[31m")], "cannot be written"),
    ],
)
@awaited
async def test_wishes_that_cannot_be_granted(sqlite_url: str, wishes: list[Wish], why: str) -> None:
    async with open_hall(sqlite_url) as hall:
        with pytest.raises(BadInput, match=why):
            await hall.new_table(GAME, SCENARIO, wishes)
        assert kept_tables(hall) == set()


@awaited
async def test_a_scenario_that_goes_on_where_another_ended_is_opened_by_its_campaign_only(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        with pytest.raises(BadInput, match="it is played in the campaign"):
            await hall.new_table("drunagor", "the-crown-beneath-the-ash", [Wish("vorn", "me")])
        assert kept_tables(hall) == set()


@awaited
async def test_games_that_do_not_exist(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        for game, scenario, switches, title in (
            ("ludo", SCENARIO, (), ""),
            (GAME, "atlantis", (), ""),
            (GAME, SCENARIO, ("flying-pigs",), ""),
            (GAME, SCENARIO, ("x",) * 40, ""),
            (GAME, SCENARIO, (), "x" * 81),
        ):
            with pytest.raises(BadInput):
                await hall.new_table(game, scenario, ALONE, switches, title)
        assert hall.tables == set()


@awaited
async def test_there_is_room_for_so_many(sqlite_url: str) -> None:
    async with open_hall(sqlite_url, Limits(tables=2)) as hall:
        opened = await asyncio.gather(*(hall.new_table(GAME, SCENARIO, ALONE) for _ in range(4)), return_exceptions=True)
        assert [type(one) for one in opened] == [Keys, Keys, Full, Full]
        assert len(kept_tables(hall)) == 2


@awaited
async def test_people_come_and_go(url: str) -> None:
    async with open_hall(url) as hall:
        table, (anna, bruno), keys = await sit_down(hall, TWO)
        heard = changes_of(table)
        watcher = await hall.enter(keys.watch)
        assert not table.people.is_here(KEEPER)
        assert not table.people.chairs[KEEPER].has_come
        for who in (bruno, bruno, watcher, watcher):
            table.arrive(who)
        table.leave(bruno)
        assert table.people.is_here(KEEPER)
        assert not table.people.is_here("vardak")
        assert (table.people.watching, table.people.present) == (2, {"friend-1": 1, "watch": 2})
        table.leave(bruno)
        assert not table.people.is_here(KEEPER)
        assert table.people.chairs[KEEPER].has_come
        assert not table.people.chairs["vardak"].has_come
        assert heard == [ChairsChanged()] * 6
        assert table.people.names == {"owner": "Anna", "friend-1": "Bruno"}
    async with open_hall(url) as hall:
        again = await hall.table(table.id)
        assert [chair.has_come for chair in again.people.chairs.values()] == [True, False, False, False, False]
        assert anna.table is not again


@awaited
async def test_talk_is_kept_and_told(url: str) -> None:
    async with open_hall(url) as hall:
        table, (anna, bruno), keys = await sit_down(hall, TWO)
        heard = changes_of(table)
        await table.chat.say(bruno, "  I\nsee  you ", "t")
        await table.chat.say(bruno, "I see you", "t")
        await table.chat.say(anna, "è vero 🐉")
        assert [(remark.number, remark.who, remark.seat, remark.text) for remark in table.chat.remarks] == [
            (0, "Bruno", KEEPER, "I see you"),
            (1, "Anna", "vardak", "è vero 🐉"),
        ]
        assert heard == [RemarkMade(remark) for remark in table.chat.remarks]
        with pytest.raises(NotYours):
            await table.chat.say(await hall.enter(keys.watch), "boo")
        with pytest.raises(BadInput, match="nothing was said"):
            await table.chat.say(anna, "  \n")
        with pytest.raises(BadInput, match="at most 500"):
            await table.chat.say(anna, "x" * 501)
        with pytest.raises(BadInput, match="cannot be written"):
            await table.chat.say(anna, "\0")
    async with open_hall(url) as hall:
        bruno = await hall.enter(keys.invitations[0].key)
        await bruno.table.chat.say(bruno, "I see you", "t")
        assert bruno.table.chat.remarks == table.chat.remarks


@awaited
async def test_what_turns_or_hides_letters_is_in_no_name_title_or_remark(url: str) -> None:
    unseen = "\u202e\u2066\u200f\u061c\u200b\ufeff"
    wishes = [Wish(KEEPER, "friend", f"Br\u202euno{unseen}"), *(Wish(hero, "me", f"{unseen}Anna") for hero in HEROES)]
    async with open_hall(url) as hall:
        keys = await hall.new_table(GAME, SCENARIO, wishes, title=f"Fri{unseen}day")
        anna = await hall.enter(keys.owner)
        await anna.table.chat.say(anna, f"{unseen}we \u2067see\u2069 a\u200cb 👩\u200d🚀{unseen}")
        with pytest.raises(BadInput, match="nothing was said"):
            await anna.table.chat.say(anna, unseen)
        for control in "\0\x07\x1b\x7f\x9b":
            with pytest.raises(BadInput, match="cannot be written"):
                await anna.table.chat.say(anna, f"a{control}b")
    async with open_hall(url) as hall:
        table = await hall.table(keys.table)
        assert (list(table.people.names.values()), table.title) == (["Bruno", "Anna"], "Friday")
        assert [remark.text for remark in table.chat.remarks] == ["we see a\u200cb 👩\u200d🚀"]


@awaited
async def test_nobody_talks_without_end(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOMENT", 3600.0)
    async with open_hall(sqlite_url, Limits(remarks_at_once=3, remarks=5)) as hall:
        table, (anna, bruno), _ = await sit_down(hall, TWO)
        for _ in range(3):
            await table.chat.say(anna, "la")
        with pytest.raises(Full, match="wait a little"):
            await table.chat.say(anna, "la")
        for _ in range(2):
            await table.chat.say(bruno, "la")
        with pytest.raises(Full, match="5 remarks"):
            await table.chat.say(bruno, "la")


@awaited
async def test_a_book_is_open_to_one_person_or_when_the_game_is_over(sqlite_url: str) -> None:
    journal, seat, option = near_the_end()
    async with open_hall(sqlite_url) as hall:
        alone, _, _ = await sit_down(hall, ALONE)
        assert read(alone.journal()).start.seed == "1"
        hot_seat, _, _ = await sit_down(hall, [Wish(hero, "me", hero) for hero in HEROES])
        assert hot_seat.is_open_book
        keys = await hall.import_letter(letter_of(journal, TWO))
        table = await hall.table(keys.table)
        assert not table.is_open_book
        with pytest.raises(NotYours):
            table.journal()
        with pytest.raises(NotYours):
            await hall.branch(table, 3)
        passes = [await hall.enter(key) for key in (keys.owner, keys.invitations[0].key)]
        who = next(who for who in passes if seat in who.seats)
        await table.choose(who, seat, option, len(table.session.inputs))
        assert table.is_open_book
        assert read(table.journal()).outcome == table.session.outcome


@awaited
async def test_a_branch_has_the_same_past_and_the_same_dice(url: str) -> None:
    async with open_hall(url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        await play(table, passes, 40)
        inputs, before = texts(table), table.session.fingerprint()
        keys = await hall.branch(table, 20, [Wish("vardak", "friend", "Bruno")])
        other = await hall.table(keys.table)
        assert other.people.chairs["vardak"].who == "Bruno"
        assert table.session.fingerprint() == before
        keys = await hall.branch(table, 20)
        who = await hall.enter(keys.owner)
        branch = who.table
        assert texts(branch) == inputs[:20]
        assert branch.session.fingerprint() == table.session.moment(20).fingerprint()
        assert [made.by_hand for made in branch.log.past.made] == [made.by_hand for made in table.log.past.made[:20]]
        await rest(branch)
        while (at := len(branch.session.inputs)) < len(inputs):
            await branch.choose(who, *inputs[at], at)
            await rest(branch)
        assert branch.session.fingerprint() == before, "same choices, same game"
        with pytest.raises(BadInput, match="no moment"):
            await hall.branch(table, 999)
    async with open_hall(url) as hall:
        assert texts(await hall.table(keys.table)) == inputs


@awaited
async def test_a_saved_game_is_brought_along(url: str) -> None:
    journal, _, _ = near_the_end()
    async with open_hall(url) as hall:
        keys = await hall.import_letter(letter_of(journal, TWO))
        table = await hall.table(keys.table)
        assert [list(one) for one in read(journal).inputs] == [list(one) for one in texts(table)]
        assert (await hall.enter(keys.owner)).seats == HEROES
        await hall.import_letter(letter_of(journal))
    async with open_hall(url) as hall:
        assert texts(await hall.table(keys.table)) == texts(table)
        who = await hall.enter(keys.owner)
        to = who.table.log.past.by_hand[3]
        assert await who.table.undo.take_back(who, to) is not None, "what was played before can be taken back, too"


@pytest.mark.parametrize(
    ("journal", "error"),
    [
        (b"{}", SaveError),
        (b"no json", SaveError),
        (b'{"game": "ludo"}', BadInput),
        (b"x" * 4_000_001, SaveError),
    ],
)
@awaited
async def test_what_is_no_saved_game(sqlite_url: str, journal: bytes, error: type[Exception]) -> None:
    async with open_hall(sqlite_url) as hall:
        with pytest.raises(error):
            await hall.import_letter(letter_of(journal))
        assert hall.tables == set()


@awaited
async def test_a_saved_position_made_up_by_hand_is_refused_or_playable(sqlite_url: str) -> None:
    journal = near_the_end()[0].replace(b'"rules_version": "', b'"rules_version": "0.')
    async with open_hall(sqlite_url) as hall:
        keys = await hall.import_letter(letter_of(journal))
        assert "continued under" in (await hall.table(keys.table)).session.notes[0]
        with pytest.raises(SaveError, match="changed"):
            await hall.import_letter(letter_of(journal.replace(b'"round": ', b'"round": 1')))


@awaited
async def test_a_table_is_removed_with_all_that_belongs_to_it(url: str) -> None:
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        stays, _, _ = await sit_down(hall, ALONE)
        await choose(table, passes)
        await table.chat.say(passes[0], "bye")
        heard = changes_of(table)
        await hall.remove(table)
        assert heard == [Removed()]
        for key in (keys.owner, keys.watch):
            with pytest.raises(Unknown):
                await hall.enter(key)
        with pytest.raises(Unknown):
            await choose(table, passes)
        with pytest.raises(Unknown):
            await hall.remove(table)
        assert kept_tables(hall) == hall.tables == {stays.id}
        assert hall.store.read_entries(table.id) == []


@awaited
async def test_a_closed_house_keeps_nothing(sqlite_url: str) -> None:
    hall = await Hall.open(sqlite_url)
    table, passes, _ = await sit_down(hall, ALONE)
    await hall.close()
    with pytest.raises(Unknown):
        await choose(table, passes)
    with pytest.raises(NotKept, match="closed"):
        await hall.new_table(GAME, SCENARIO, ALONE)


@pytest.mark.parametrize(
    ("wishes", "party"),
    [
        ([Wish(hero, "me") for hero in HEROES], "vardak naurania storm wick"),
        ([Wish(hero, "friend") for hero in HEROES], "vardak / naurania / storm / wick"),
        ([Wish("vardak", "me", "Anna"), Wish("naurania", "friend", "Anna")], "vardak / naurania / storm wick"),
        (
            [Wish("vardak", "me", "Anna"), Wish("naurania", "me", "Bruno"), Wish("wick", "me", "Anna")],
            "vardak wick / naurania / storm",
        ),
    ],
)
@awaited
async def test_seats_of_one_person_are_one_player(sqlite_url: str, wishes: list[Wish], party: str) -> None:
    async with open_hall(sqlite_url) as hall:
        keys = await hall.new_table(GAME, SCENARIO, wishes)
        assert (await hall.table(keys.table)).session.start.options["party"] == party


@awaited
async def test_a_table_that_cannot_be_removed_stays(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)

        async def refuse(lines: object) -> None:
            raise NotKept("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(hall.scribe, "write", refuse)
            with pytest.raises(NotKept):
                await hall.remove(table)
        assert await choose(table, passes) == 1


@awaited
async def test_where_all_play_together_a_hero_may_stay_at_home(url: str) -> None:
    async with open_hall(url) as hall:
        names = GAMES["massive-darkness"].sides()["heroes"]
        wishes = [Wish(names[0], "me"), Wish(names[1], "greedy"), *(Wish(name, "nobody") for name in names[2:])]
        keys = await hall.new_table("massive-darkness", "walking-in-the-dark", wishes)
        assert set((await hall.table(keys.table)).people.chairs) == set(names[:2])
        with pytest.raises(BadInput, match="somebody has to play"):
            await hall.new_table("massive-darkness", "walking-in-the-dark", [Wish(name, "nobody") for name in names])
        with pytest.raises(BadInput, match="somebody has to play wick"):
            await hall.new_table(GAME, SCENARIO, [Wish("wick", "nobody")])


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@awaited
async def test_a_table_that_begins_at_once_stands_at_its_first_round(url: str, game: GamePackage) -> None:
    scenario = next(scenario for scenario in game.scenarios() if game.is_alone(scenario))
    party = [seat for side in game.sides().values() for seat in side][: max(game.fewest(scenario), 1)]
    wishes = [Wish(seat, "me", "Anna") for seat in party]
    empty = [Wish(seat, "nobody") for seat in game.sides()["heroes"] if seat not in party and len(game.sides()["heroes"]) > 4]
    async with open_hall(url) as hall:
        asked = await hall.table((await hall.new_table(game.id, scenario, [*wishes, *empty])).table)
        begun = await hall.table((await hall.new_table(game.id, scenario, [*wishes, *empty], at_once=True)).table)
        assert game.has_begun(begun.session.state)
        assert game.has_begun(asked.session.state) == (not begun.session.inputs), "nothing is chosen where all is laid already"
        id, inputs = begun.id, begun.session.inputs
    async with open_hall(url) as hall:
        assert (await hall.table(id)).session.inputs[: len(inputs)] == inputs, "it is kept"
