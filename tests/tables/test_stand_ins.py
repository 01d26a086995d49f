"""Whoever is away keeps what is theirs: their seat for a while, their word, and a game that a computer lost for them."""

from __future__ import annotations

import time
from typing import Any

import pytest

from bench import PATIENCE
from tenebra.kernel import BadInput, Refused
from tenebra.players import PlayerChoice
from tenebra.players.workers import Asked, Workers
from tenebra.tables import Hall, Keys, Late, Limits, LiveTable, NotYours, Pass, ProposalSettled, Wish
from tenebra.tables.absence import ABSENCE
from tests.tables.house import (
    GAME,
    KEEPER,
    SCENARIO,
    THREE,
    TWO,
    awaited,
    changes_of,
    choose,
    letter_of,
    near_the_end,
    open_hall,
    rest,
    sit_down,
    texts,
)

LIMITS = Limits(seconds_to_think=PATIENCE)
DAY, GRACE = LIMITS.long_absence_seconds, LIMITS.grace_seconds


class FirstOption(Workers):
    """Computers that take whatever is offered first."""

    def __init__(self) -> None:
        super().__init__(1)

    async def ask(self, asked: Asked, seconds: float) -> tuple[str, PlayerChoice]:
        seat, (_, view) = next(iter(asked.items()))
        assert view.decision is not None
        return seat, PlayerChoice(view.decision.options[0].key)


async def passes_of(hall: Hall, keys: Keys) -> list[Pass]:
    return [await hall.enter(key) for key in (keys.owner, *(invitation.key for invitation in keys.invitations))]


def away(table: LiveTable, who: Pass, seconds: float) -> None:
    """As if somebody had left so long ago."""
    table.absence.away[who.key_id] = time.time() - seconds


@awaited
async def test_an_enemy_seats_no_computer_for_whoever_is_away(url: str) -> None:
    async with open_hall(url, LIMITS) as hall:
        table, passes, keys = await sit_down(hall, TWO)
        anna, bruno = passes
        table.arrive(bruno)
        table.leave(bruno)
        for seconds in (0.0, GRACE + 1, DAY - 60):
            away(table, bruno, seconds)
            with pytest.raises(Refused, match="waited for"):
                await table.stand_ins.play_for(anna, KEEPER, "greedy")
        with pytest.raises(NotYours):
            await table.stand_ins.allow(anna, KEEPER, "computer")
        await table.stand_ins.allow(bruno, KEEPER, "computer")
        away(table, bruno, 0)
        assert GRACE - 1 < table.stand_ins.wait_for(anna, KEEPER).seconds <= GRACE
        with pytest.raises(Refused, match="waited for"):
            await table.stand_ins.play_for(anna, KEEPER, "greedy")
    async with open_hall(url, LIMITS) as hall:
        anna, bruno = await passes_of(hall, keys)
        table = anna.table
        away(table, bruno, GRACE)
        await table.stand_ins.play_for(anna, KEEPER, "greedy")
        assert table.people.chairs[KEEPER].stand_in == "greedy"
        table.arrive(bruno)
        assert table.people.chairs[KEEPER].stand_in == "", "whoever comes back plays at once"


@awaited
async def test_allies_wait_as_long_as_everybody_can_see(url: str) -> None:
    async with open_hall(url, LIMITS) as hall:
        table, passes, keys = await sit_down(hall, THREE)
        table.arrive(passes[2])
        table.leave(passes[2])
        away(table, passes[2], 100)
        table.storage.soon(table.storage.note(ABSENCE, table.absence.written()))
    async with open_hall(url, LIMITS) as hall:
        anna, bruno, carla = await passes_of(hall, keys)
        table = anna.table
        # a restart neither shortens nor lengthens it
        assert 0 < table.stand_ins.wait_for(anna, "wick").seconds <= GRACE - 100
        assert table.stand_ins.wait_for(bruno, "wick").seconds > GRACE
        with pytest.raises(Refused, match="waited for"):
            await table.stand_ins.play_for(anna, "wick", "greedy")
        away(table, carla, GRACE)
        with pytest.raises(BadInput, match="only greedy can"):
            await table.stand_ins.play_for(anna, "wick", "random")
        assert await table.stand_ins.play_for(anna, "wick", "greedy") is None
        assert table.people.chairs["wick"].stand_in == "greedy"


@awaited
async def test_after_a_long_absence_everybody_else_has_to_agree(url: str) -> None:
    async with open_hall(url, LIMITS) as hall:
        table, passes, keys = await sit_down(hall, THREE)
        anna, bruno, carla = passes
        away(table, bruno, DAY)
        asked = await table.stand_ins.play_for(anna, KEEPER, "greedy")
        assert asked is not None
        assert (asked.seat, list(asked.waiting)) == (KEEPER, [carla.key_id])
        assert table.people.chairs[KEEPER].stand_in == ""
        await table.proposals.vote(carla, asked.id, False)
        assert (table.proposals.open, table.people.chairs[KEEPER].stand_in) == (None, "")
        asked = await table.stand_ins.play_for(anna, KEEPER, "greedy")
        assert asked is not None
        heard = changes_of(table)
        table.arrive(bruno)
        assert ProposalSettled(asked.id, False) in heard, "whoever comes back needs no computer"
        table.leave(bruno)
        away(table, bruno, DAY)
        asked = await table.stand_ins.play_for(anna, KEEPER, "greedy")
        table.storage.soon(table.storage.note(ABSENCE, table.absence.written()))
    async with open_hall(url, LIMITS) as hall:
        anna, bruno, carla = await passes_of(hall, keys)
        table = anna.table
        assert table.proposals.open == asked
        assert asked is not None
        await table.proposals.vote(carla, asked.id, True)
        assert (table.proposals.open, table.people.chairs[KEEPER].stand_in) == (None, "greedy")
        with pytest.raises(Late):
            await table.proposals.vote(carla, asked.id, True)


async def until_seen(table: LiveTable, passes: list[Pass]) -> int:
    """Play until a choice shows something; its number."""
    while not table.log.past.by_hand or table.session.choices_nothing_was_seen():
        await choose(table, passes)
        await rest(table)
    return table.log.past.by_hand[-1]


@awaited
async def test_the_absent_keep_their_word_on_taking_back(sqlite_url: str) -> None:
    async with open_hall(sqlite_url, LIMITS) as hall:
        hall.workers = FirstOption()
        table, (anna, bruno), _ = await sit_down(hall, TWO)
        to = await until_seen(table, [anna, bruno])
        await table.stand_ins.allow(bruno, KEEPER, "computer")
        for seconds in (GRACE, 2 * DAY):
            away(table, bruno, seconds)
            await table.stand_ins.play_for(anna, KEEPER, "greedy")
            await rest(table)
            before = texts(table)
            asked = await table.undo.take_back(anna, to)
            # nobody goes back alone against another side, however long that is away
            assert asked is not None
            assert list(asked.waiting) == [bruno.key_id]
            assert texts(table) == before
            await table.proposals.vote(anna, asked.id, False)


@awaited
async def test_the_word_of_the_long_absent_is_not_waited_for_among_others(sqlite_url: str) -> None:
    async with open_hall(sqlite_url, LIMITS) as hall:
        table, passes, _ = await sit_down(hall, THREE)
        anna, bruno, carla = passes
        to = await until_seen(table, passes)
        asked = await table.undo.take_back(anna, to)
        assert asked is not None
        assert list(asked.waiting) == [bruno.key_id, carla.key_id]
        away(table, bruno, DAY)
        asked = await table.undo.take_back(anna, to)
        assert asked is not None
        assert list(asked.waiting) == [carla.key_id]
        table, (anna, bruno), _ = await sit_down(hall, [Wish("naurania", "friend", "Bruno"), Wish("vardak", "me", "Anna")])
        to = await until_seen(table, [anna, bruno])
        assert not table.undo.steps(anna)[0].is_free
        away(table, bruno, DAY)
        assert table.undo.steps(anna)[0].is_free, "an ally who has gone for good holds nobody up"


async def ended_by_a_stand_in(hall: Hall) -> tuple[LiveTable, Pass, Pass, int, Keys]:
    """A game of two; the computer that stands in for Bruno makes the last choice. Where it came in."""
    journal, seat, option = near_the_end()
    everybody = {KEEPER, "vardak", "naurania", "storm", "wick"}
    wishes = [Wish(one, "friend" if one == seat else "me", "Bruno" if one == seat else "Anna") for one in sorted(everybody)]
    keys = await hall.import_letter(letter_of(journal, wishes))
    anna, bruno = await passes_of(hall, keys)
    table = anna.table
    at = len(table.session.inputs)

    class Last(FirstOption):
        async def ask(self, asked: Asked, seconds: float) -> tuple[str, PlayerChoice]:
            return seat, PlayerChoice(option)

    hall.workers = Last()
    await table.stand_ins.allow(bruno, seat, "computer")
    away(table, bruno, GRACE)
    await table.stand_ins.play_for(anna, seat, "greedy")
    await rest(table)
    assert table.session.is_over
    return table, anna, bruno, at, keys


@awaited
async def test_a_game_that_a_stand_in_ended_is_taken_back_by_whom_it_stood_in_for(url: str) -> None:
    async with open_hall(url, LIMITS) as hall:
        table, anna, bruno, at, keys = await ended_by_a_stand_in(hall)
        assert not table.undo.is_settled, "the seed is not told before that is certain"
        with pytest.raises(NotYours):
            table.journal()
        assert table.undo.steps(anna) == ()
        with pytest.raises(Refused):
            await table.undo.take_back(anna, at)
    async with open_hall(url, LIMITS) as hall:
        anna, bruno = await passes_of(hall, keys)
        table = anna.table
        table.arrive(bruno)
        assert table.undo.steps(bruno) == (("standin", at, True),)
        assert await table.undo.take_back(bruno, at, "r1") is None
        assert (table.session.is_over, len(texts(table)), table.undo.can_redo) == (False, at, False)
        await table.undo.take_back(bruno, at, "r1")
        with pytest.raises(Refused, match="nothing was taken back"):
            await table.undo.redo(anna)
    async with open_hall(url, LIMITS) as hall:
        anna, bruno = await passes_of(hall, keys)
        assert (anna.table.session.is_over, len(texts(anna.table))) == (False, at)


@awaited
async def test_what_nobody_takes_back_for_long_is_over(sqlite_url: str) -> None:
    async with open_hall(sqlite_url, LIMITS) as hall:
        table, _, bruno, at, _ = await ended_by_a_stand_in(hall)
        table.log.past.changed -= DAY
        assert table.undo.is_settled
        assert table.undo.steps(bruno) == ()
        with pytest.raises(Refused, match="seed is known"):
            await table.undo.take_back(bruno, at)


@awaited
async def test_a_campaign_goes_back_with_its_table(url: str) -> None:
    wishes = [Wish(KEEPER, "friend", "Bruno"), *(Wish(hero, "me", "Anna") for hero in ("vardak", "naurania", "storm", "wick"))]
    async with open_hall(url, LIMITS) as hall:
        hall.workers = FirstOption()
        _, key = await hall.new_campaign(GAME, wishes)
        keys = await hall.next_table(key, SCENARIO)
        anna, bruno = await passes_of(hall, keys)
        table, campaign = anna.table, hall.campaign(key)
        then: dict[str, Any] = dict(campaign.record)
        await table.stand_ins.allow(bruno, KEEPER, "computer")
        away(table, bruno, GRACE)
        await table.stand_ins.play_for(anna, KEEPER, "greedy")
        await rest(table)
        at = table.absence.came_in[KEEPER]
        while not table.session.is_over:
            decision = table.session.decision
            assert decision is not None
            option = table.game.advise(table.session.view(decision.seat)).option
            await table.choose(anna, decision.seat, option, len(table.session.inputs))
            await rest(table)
        assert (campaign.table, campaign.record == then) == ("", False)
        await table.undo.take_back(bruno, at)
        assert (campaign.table, campaign.record) == (table.id, then)
        with pytest.raises(Refused, match="still being played"):
            await hall.next_table(key, SCENARIO)
    async with open_hall(url, LIMITS) as hall:
        assert (hall.campaign(key).table, hall.campaign(key).record) == (table.id, then)
