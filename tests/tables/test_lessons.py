"""Learning at a table: opened by one request, the others scripted, what is shut refused, resumed where one was."""

import pytest

from tenebra.kernel import BadInput
from tenebra.tables import Full, Limits, Wish
from tenebra.tables.errors import NotInLesson
from tests.tables.house import ALONE, GAME, SCENARIO, awaited, open_hall, rest

LESSON = "first-steps"


@awaited
async def test_a_lesson_is_a_table_that_goes_on_where_it_was(url: str) -> None:
    async with open_hall(url) as hall:
        keys = await hall.new_lesson(GAME, LESSON, "Anna")
        who = await hall.enter(keys.owner)
        table = who.table
        lesson = table.lesson
        assert lesson is not None
        assert (who.seats, table.people.chairs["vardak"].by, table.people.chairs["keeper"].by) == (
            ("vardak",),
            "person",
            "computer",
        )
        first = lesson.at(table.session)
        with pytest.raises(NotInLesson):
            await table.choose(who, "vardak", "end", 0)
        assert (await table.computers.hint("vardak")).option == "search"
        await table.choose(who, "vardak", "search", 0)
        await table.choose(who, "vardak", "move D2", 1)
        await rest(table)
        assert table.session.state.figures["naurania"].space == "C2", "she does what the script says"
        assert table.session.decision is not None
        assert table.session.decision.seat == "vardak"
        stands = (lesson.at(table.session), table.session.fingerprint())
        assert stands[0] > first
        with pytest.raises(NotInLesson):
            await table.choose(who, "vardak", "move A1", len(table.session.inputs))
    async with open_hall(url) as hall:
        table = (await hall.enter(keys.owner)).table
        assert table.lesson is not None
        assert (table.lesson.at(table.session), table.session.fingerprint()) == stands


@awaited
async def test_lessons_take_no_room_from_other_tables(sqlite_url: str) -> None:
    async with open_hall(sqlite_url, Limits(tables=1, lessons=1)) as hall:
        await hall.new_lesson(GAME, LESSON)
        await hall.new_table(GAME, SCENARIO, ALONE)
        with pytest.raises(Full):
            await hall.new_lesson(GAME, LESSON)
        with pytest.raises(Full):
            await hall.new_table(GAME, SCENARIO, [Wish("vardak", "me")])


@awaited
async def test_an_unknown_lesson_is_refused(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        with pytest.raises(BadInput, match="no lesson 'juggling'"):
            await hall.new_lesson(GAME, "juggling")
