"""Undo and redo: by choice, turn and round; free or by everybody's leave; the log folds back to the same game."""

import random
from collections.abc import Sequence

import msgspec
import pytest

from tenebra.kernel import Refused
from tenebra.tables import Full, Late, LiveTable, NotYours, Pass, PositionChanged, ProposalMade, ProposalSettled, Wish
from tests.tables.house import (
    ALONE,
    HEROES,
    KEEPER,
    PATIENT,
    TWO,
    awaited,
    changes_of,
    choose,
    letter_of,
    near_the_end,
    open_hall,
    play,
    sit_down,
    texts,
)

THREE = [Wish(KEEPER, "friend", "Bruno"), Wish("wick", "friend", "Carla"), *(Wish(hero, "me", "Anna") for hero in HEROES[:3])]


async def until_seen(table: LiveTable, passes: Sequence[Pass]) -> int:
    """Play until the last choice of Anna's brought something to light; that choice's number."""
    for number in range(200):
        await play(table, passes, 1, number)
        hand = table.log.past.by_hand[-1]
        if (
            len(table.session.inputs) - hand > table.session.choices_nothing_was_seen()
            and table.log.past.made[hand].key == "owner"
        ):
            return hand
    raise AssertionError("nothing ever came to light")


@awaited
async def test_undo_goes_back_to_a_choice_made_by_hand_and_redo_forward(url: str) -> None:
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        await play(table, passes, 30)
        inputs, fingerprint = texts(table), table.session.fingerprint()
        step = table.undo.steps(passes[0])[0]
        assert (step.by, step.to, step.is_free) == ("choice", table.log.past.by_hand[-1], True)
        heard, events = changes_of(table), table.session.events_at(step.to)
        assert await table.undo.take_back(passes[0], step.to, "u") is None
        assert texts(table) == inputs[: step.to]
        assert heard == [PositionChanged(rewound_from=events)]
        assert len(table.session.events) == events
        assert table.undo.can_redo
        await table.undo.take_back(passes[0], step.to, "u")
        assert texts(table) == inputs[: step.to]
    async with open_hall(url) as hall:
        who = await hall.enter(keys.owner)
        assert who.table.undo.can_redo
        assert await who.table.undo.redo(who, "r") == len(inputs)
        assert (texts(who.table), who.table.session.fingerprint()) == (inputs, fingerprint)
        assert await who.table.undo.redo(who, "r") == len(inputs)
        with pytest.raises(Refused, match="nothing was taken back"):
            await who.table.undo.redo(who)


@awaited
async def test_a_new_choice_ends_redo(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        await choose(table, passes)
        await choose(table, passes)
        await table.undo.take_back(passes[0], 0)
        await choose(table, passes, 3)
        assert not table.undo.can_redo


@awaited
async def test_redo_makes_choices_again_in_order(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        await play(table, passes, 25)
        inputs, hand = texts(table), list(table.log.past.by_hand)
        await table.undo.take_back(passes[0], hand[20])
        await table.undo.take_back(passes[0], hand[10])
        await table.undo.take_back(passes[0], hand[9])
        for number in range(10, 25):
            assert await table.undo.redo(passes[0]) == hand[number]
            assert texts(table) == inputs[: hand[number]]
        assert await table.undo.redo(passes[0]) == len(inputs)


@awaited
async def test_turn_and_round_are_steps_of_their_own(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        for number in range(80):
            await play(table, passes, 1, number)
            steps = {step.by: step.to for step in table.undo.steps(passes[0])}
            if len(steps) == 3 and table.log.turns[steps["choice"]].round >= 2:
                break
        else:
            pytest.fail("there never were three steps")
        assert steps["choice"] > steps["turn"] > steps["round"]
        hand = table.log.past.by_hand
        last, turn, round = (table.session.moment(steps[by]) for by in ("choice", "turn", "round"))
        name = table.game.moment
        assert name(turn.view("spectator")) == name(last.view("spectator"))
        before = table.session.moment(hand[hand.index(steps["turn"]) - 1])
        assert name(before.view("spectator")) != name(last.view("spectator"))
        assert round.state.round == last.state.round
        assert table.session.moment(hand[hand.index(steps["round"]) - 1]).state.round == last.state.round - 1
        await table.undo.take_back(passes[0], steps["round"])
        assert table.session.fingerprint() == round.fingerprint()


@awaited
async def test_nothing_is_played_again_to_know_how_far_one_may_go_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        await play(table, passes, 60)
        await table.undo.take_back(passes[0], table.log.past.by_hand[50])
        await table.undo.redo(passes[0])
        steps = table.undo.steps(passes[0])
        branch = await hall.branch(table, len(table.session.inputs), ALONE)

    def no(*_: object) -> None:
        raise AssertionError("it is played again")

    async with open_hall(url) as hall:
        for key in (keys.owner, branch.owner):
            who = await hall.enter(key)
            with monkeypatch.context() as still:
                still.setattr(type(who.table.session), "_copy", no)
                assert who.table.undo.steps(who) == steps
        who = await hall.enter(keys.owner)
        brought = await hall.enter((await hall.import_letter(letter_of(who.table.journal(), ALONE))).owner)
        with monkeypatch.context() as still:
            still.setattr(type(who.table.session), "_copy", no)
            assert {step.by: step.to for step in brought.table.undo.steps(brought)}.keys() >= {"choice"}


@awaited
async def test_undo_goes_only_where_a_hand_chose(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        assert table.undo.steps(passes[0]) == ()
        await choose(table, passes)
        for to in (-1, 1, 7):
            with pytest.raises(Refused, match="not made by hand"):
                await table.undo.take_back(passes[0], to)
        watcher = await hall.enter(keys.watch)
        assert table.undo.steps(watcher) == ()
        with pytest.raises(NotYours):
            await table.undo.take_back(watcher, 0)


@awaited
async def test_where_nothing_was_seen_one_takes_back_ones_own(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, TWO)
        await choose(table, passes)
        assert table.undo.steps(passes[0])[0].is_free
        assert not table.undo.steps(passes[1])[0].is_free, "another's choice is not Bruno's to take back"
        assert await table.undo.take_back(passes[0], 0) is None
        assert table.session.inputs == []


@awaited
async def test_what_was_seen_is_taken_back_when_all_agree(url: str) -> None:
    async with open_hall(url) as hall:
        table, (anna, bruno, carla), _ = await sit_down(hall, THREE)
        to = await until_seen(table, [anna, bruno, carla])
        inputs = texts(table)
        assert not table.undo.steps(anna)[0].is_free
        heard = changes_of(table)
        proposal = await table.undo.take_back(anna, to, "please")
        assert proposal is not None
        assert (proposal.by, proposal.to, set(proposal.waiting.values())) == ("Anna", to, {"Bruno", "Carla"})
        assert await table.undo.take_back(anna, to, "please") == proposal, "the same request, the same proposal"
        with pytest.raises(Refused, match="has proposed"):
            await table.undo.take_back(bruno, to)
        with pytest.raises(NotYours):
            await table.proposals.vote(anna, proposal.id, True)
        await table.proposals.vote(bruno, proposal.id, True)
        await table.proposals.vote(bruno, proposal.id, True)
        assert texts(table) == inputs
        await table.proposals.vote(carla, proposal.id, True)
        assert texts(table) == inputs[:to]
        kinds = [type(change) for change in heard]
        assert kinds[:3] == [ProposalMade, ProposalMade, PositionChanged]
        assert ProposalSettled(proposal.id, True) in heard
        assert ProposalSettled(proposal.id, False) not in heard
        assert await table.undo.take_back(anna, to, "please") is None, "a request that was carried out"
        assert hall.store.read_entries(table.id)[-1].request == "please"
        with pytest.raises(Late):
            await table.proposals.vote(carla, proposal.id, True)


@awaited
async def test_a_proposal_is_refused_withdrawn_or_overtaken(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, TWO)
        anna, bruno = passes
        to = await until_seen(table, passes)
        inputs, heard = texts(table), changes_of(table)
        for voter in (bruno, anna):
            proposal = await table.undo.take_back(anna, to)
            assert proposal is not None
            await table.proposals.vote(voter, proposal.id, False)
            assert (table.proposals.open, heard[-1]) == (None, ProposalSettled(proposal.id, False))
        assert texts(table) == inputs
        proposal = await table.undo.take_back(anna, to)
        assert proposal is not None
        await choose(table, passes)
        assert ProposalSettled(proposal.id, False) in heard
        with pytest.raises(Late):
            await table.proposals.vote(bruno, proposal.id, True)


@awaited
async def test_when_the_seed_is_known_nothing_is_taken_back(sqlite_url: str) -> None:
    journal, seat, option = near_the_end()
    async with open_hall(sqlite_url) as hall:
        for wishes, is_alone in ((ALONE, True), (TWO, False)):
            keys = await hall.import_letter(letter_of(journal, wishes))
            passes = [await hall.enter(key) for key in (keys.owner, *(invitation.key for invitation in keys.invitations))]
            table = passes[0].table
            who = next(who for who in passes if seat in who.seats)
            at = len(table.session.inputs)
            await table.choose(who, seat, option, at)
            assert table.session.is_over
            assert bool(table.undo.steps(who)) is is_alone
            if is_alone:
                await table.undo.take_back(who, at)
                assert not table.session.is_over
            else:
                with pytest.raises(Refused, match="seed is known"):
                    await table.undo.take_back(who, at)


@awaited
async def test_the_log_folds_back_to_the_same_game_whatever_was_done(url: str) -> None:
    dice = random.Random(5)
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        for _ in range(120):
            what = dice.random()
            if what < 0.15 and table.log.past.by_hand:
                await table.undo.take_back(passes[0], dice.choice(table.log.past.by_hand[-6:]))
            elif what < 0.3 and table.undo.can_redo:
                await table.undo.redo(passes[0])
            else:
                await play(table, passes, 1, dice.randrange(1000))
        kinds = {entry.kind for entry in hall.store.read_entries(table.id)}
        assert kinds == {"choice", "undo", "redo"}
        before = (texts(table), table.log.past.made, table.log.past.undone, table.session.fingerprint(), table.log.past.requests)
    async with open_hall(url) as hall:
        table = (await hall.enter(keys.owner)).table
        assert (
            texts(table),
            table.log.past.made,
            table.log.past.undone,
            table.session.fingerprint(),
            table.log.past.requests,
        ) == before


@awaited
async def test_nobody_makes_the_choice_of_another_again(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, (anna, bruno), keys = await sit_down(hall, TWO)
        await choose(table, [anna, bruno])
        chosen = texts(table)
        await table.undo.take_back(anna, 0)
        assert await table.undo.redo(bruno, "again") == 0
        asked_for = table.proposals.open
        assert asked_for is not None
        assert (asked_for.is_redo, asked_for.to, asked_for.waiting) == (True, 1, {"owner": "Anna"})
        await table.undo.redo(bruno, "again")
        assert table.proposals.open == asked_for, "the same request, the same proposal"
    async with open_hall(sqlite_url) as hall:
        anna, bruno = [await hall.enter(key) for key in (keys.owner, keys.invitations[0].key)]
        table = anna.table
        assert table.proposals.open == asked_for
        await table.proposals.vote(anna, asked_for.id, False)
        assert table.proposals.open is None
        assert not texts(table)
        await table.undo.redo(bruno)
        assert table.proposals.open is not None
        await table.proposals.vote(anna, table.proposals.open.id, True)
        assert texts(table) == chosen
        await table.undo.take_back(anna, 0)
        assert await table.undo.redo(anna) == 1, "her own"


@awaited
async def test_whoever_goes_to_and_fro_ends_nobodys_game(sqlite_url: str) -> None:
    limits = msgspec.structs.replace(PATIENT, entries=20)
    async with open_hall(sqlite_url, limits) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        await choose(table, passes)
        for _ in range(4):
            await table.undo.take_back(passes[0], 0)
            await table.undo.redo(passes[0])
        await table.undo.take_back(passes[0], 0)
        with pytest.raises(Full, match="nothing is taken back"):
            await table.undo.redo(passes[0])
        assert table.log.past.length == 10
        made = len(table.session.inputs)
        await play(table, passes, 5)
        assert len(table.session.inputs) >= made + 5


@awaited
async def test_nobody_waits_for_what_was_agreed_on_and_cannot_be_done(sqlite_url: str) -> None:
    async with open_hall(sqlite_url, msgspec.structs.replace(PATIENT, entries=24)) as hall:
        table, passes, keys = await sit_down(hall, TWO)
        anna, bruno = passes
        await play(table, passes, 12)
        made = texts(table)
        proposal = await table.undo.take_back(anna, 0)
        assert proposal is not None
        heard = changes_of(table)
        with pytest.raises(Full, match="nothing is taken back"):
            await table.proposals.vote(bruno, proposal.id, True)
        assert heard == [ProposalSettled(proposal.id, False)]
        assert table.proposals.open is None
        assert texts(table) == made
        who = keys.owner
    async with open_hall(sqlite_url) as hall:
        assert (await hall.enter(who)).table.proposals.open is None
