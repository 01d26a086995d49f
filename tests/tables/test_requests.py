"""The requests of a table take their turns, whatever they do."""

import asyncio
from functools import partial

import pytest

from tenebra.kernel import BadInput
from tenebra.tables import Limits, Unknown
from tenebra.tables.requests import Requests
from tests.tables.house import awaited


@awaited
async def test_one_is_carried_out_after_the_other() -> None:
    requests, seen = Requests("t", Limits()), list[str]()

    async def deed(name: str) -> str:
        seen.append(f"{name} begins")
        await asyncio.sleep(0)
        seen.append(f"{name} ends")
        return name

    assert await asyncio.gather(*(requests.carry_out(partial(deed, name)) for name in "ab")) == ["a", "b"]
    assert seen == ["a begins", "a ends", "b begins", "b ends"]
    assert not requests.are_under_way


@awaited
async def test_what_was_begun_is_finished_though_nobody_waits_for_it() -> None:
    requests, begun, gate, done = Requests("t", Limits()), asyncio.Event(), asyncio.Event(), list[str]()

    async def deed() -> None:
        begun.set()
        await gate.wait()
        done.append("all of it")

    asking = asyncio.create_task(requests.carry_out(deed))
    await begun.wait()
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert requests.are_under_way
    gate.set()
    await requests.finish()
    assert done == ["all of it"]


@awaited
async def test_nothing_is_begun_at_a_table_that_is_gone() -> None:
    requests, begun = Requests("t", Limits()), list[str]()

    async def deed() -> None:
        begun.append("something")

    requests.is_gone = True
    with pytest.raises(Unknown, match="the table t is gone"):
        await requests.carry_out(deed)
    assert begun == []


def test_the_id_of_a_request_is_a_short_text_or_none() -> None:
    requests = Requests("t", Limits(request=5))
    assert (requests.id_of(" a  b "), requests.id_of("")) == ("a b", None)
    with pytest.raises(BadInput, match="at most 5 characters"):
        requests.id_of("a long one")
