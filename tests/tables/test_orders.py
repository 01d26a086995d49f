"""Standing orders at a table: kept, secret, carried out, and not to be told from a hand that lets it pass."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tenebra.kernel import BadInput
from tenebra.kit.orders import StandingOrder
from tenebra.tables import Instructed, LiveTable, NotYours, Pass, PositionChanged, UndoTarget
from tenebra.tables.orders import LEAST, MOST, USUAL, Pauses, StandingOrders
from tests.tables.house import (
    ALONE,
    HEROES,
    KEEPER,
    TWO,
    asked,
    awaited,
    changes_of,
    choose,
    open_hall,
    play,
    rest,
    sit_down,
    texts,
)


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Nobody waits; what would have been waited is written here."""
    times: list[float] = []

    async def wait(orders: StandingOrders, seconds: float) -> None:
        times.append(seconds)

    monkeypatch.setattr(StandingOrders, "wait", wait)
    return times


def is_window(table: LiveTable) -> bool:
    decision = table.session.decision
    return decision is not None and decision.prompt == "window"


async def until_window(table: LiveTable, passes: Sequence[Pass], options: int = 1) -> None:
    """Play until the Keeper is asked in a window that offers so many options at least."""
    for number in range(400):
        if is_window(table) and len(asked(table, passes)[2]) >= options:
            return
        await play(table, passes, 1, number)
    raise AssertionError("no window was ever opened")


@awaited
async def test_a_window_is_let_pass_by_the_table(sqlite_url: str, waited: list[float]) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, TWO)
        bruno = passes[1]
        await until_window(table, passes)
        before = len(table.session.inputs)
        await table.orders.instruct(bruno, KEEPER, "", "not_this_round")
        await rest(table)
        assert table.log.past.made[before].text == "pass"
        assert table.log.past.made[before].by_hand, "whoever orders at a question answers it"
        assert table.orders.of(KEEPER) == {"": "not_this_round"}
        round = table.session.state.round
        number = 0
        while table.session.state.round == round:
            decision = table.session.decision
            assert decision is not None
            assert decision.prompt != "window"
            await play(table, passes, 1, number)
            number += 1
        ordered = [made for made in table.log.past.made if made.is_pass and not made.by_hand]
        assert ordered
        assert all((made.seat, made.text, made.key) == (KEEPER, "pass", bruno.key_id) for made in ordered)
        assert len(waited) >= len(ordered)
        assert all(LEAST <= seconds <= MOST for seconds in waited)
        assert table.orders.of(KEEPER) == {}, "the round is over"
        assert table.orders.of("vardak") == {}


@awaited
async def test_only_what_can_change_something_is_asked(sqlite_url: str, waited: list[float]) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, TWO)
        await table.orders.instruct(passes[1], KEEPER, "", "if_useful")
        for number in range(400):
            if is_window(table):
                assert len(asked(table, passes)[2]) > 1
                await choose(table, passes)
                await rest(table)
            else:
                await play(table, passes, 1, number)
            if len(waited) > 3:
                break
        assert waited, "there was a window that no card fitted"
        assert table.orders.of(KEEPER) == {"": "if_useful"}


@awaited
async def test_an_order_for_one_kind_of_window_leaves_the_others(sqlite_url: str, waited: list[float]) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, TWO)
        await until_window(table, passes)
        decision = table.session.decision
        assert decision is not None
        window = table.game.window(decision.prompt, decision.about)
        assert window is not None
        other = next(kind for kind in table.game.windows if kind != window.kind)
        await table.orders.instruct(passes[1], KEEPER, other, "not_this_round")
        await rest(table)
        assert table.session.decision is decision
        await table.orders.instruct(passes[1], KEEPER, window.kind, "not_this_round")
        assert table.session.decision is not decision


@awaited
async def test_orders_survive_sleep_and_end(url: str, waited: list[float]) -> None:
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, TWO)
        await play(table, passes, 3)
        await table.orders.instruct(passes[1], KEEPER, "movement", "if_useful")
        await table.orders.instruct(passes[1], KEEPER, "attack", "not_this_round")
    async with open_hall(url) as hall:
        who = await hall.enter(keys.invitations[0].key)
        assert who.table.orders.of(KEEPER) == {"movement": "if_useful", "attack": "not_this_round"}
        await who.table.orders.instruct(who, KEEPER, "", "ask")
        assert who.table.orders.of(KEEPER) == {}
    async with open_hall(url) as hall:
        assert (await hall.enter(keys.owner)).table.orders.of(KEEPER) == {}


@awaited
async def test_what_orders_answered_is_an_ordinary_game(sqlite_url: str, waited: list[float]) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        await table.orders.instruct(passes[0], KEEPER, "", "if_useful")
        number = 0
        while not any(made.is_pass for made in table.log.past.made):
            await play(table, passes, 1, number)
            number += 1
        inputs, fingerprint = texts(table), table.session.fingerprint()
        assert not waited, "nobody else is here"
        assert not table.log.past.made[-1].by_hand or not table.log.past.made[-1].is_pass
    async with open_hall(sqlite_url) as hall:
        table = (await hall.enter(keys.owner)).table
        assert (texts(table), table.session.fingerprint()) == (inputs, fingerprint)


@awaited
async def test_only_ones_own_seat_and_a_window_that_there_is(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, (anna, _), _ = await sit_down(hall, TWO)
        with pytest.raises(NotYours):
            await table.orders.instruct(anna, KEEPER, "", "if_useful")
        with pytest.raises(BadInput, match="there is no window 'lunch'"):
            await table.orders.instruct(anna, HEROES[0], "lunch", "if_useful")


@awaited
async def test_others_are_told_nothing_of_an_order(sqlite_url: str, waited: list[float]) -> None:
    """By hand or by order: the same is seen, and the same may be taken back."""
    seen: list[tuple[list[PositionChanged], tuple[UndoTarget, ...], bool]] = []
    for when in ("ask", "if_useful"):
        async with open_hall(f"{sqlite_url}-{when}") as hall:
            table, passes, _ = await sit_down(hall, TWO)
            anna, bruno = passes
            await until_window(table, passes)
            while len(asked(table, passes)[2]) > 1 or not is_window(table):
                await play(table, passes, 1)
            heard = changes_of(table)
            if when == "ask":
                await choose(table, passes)
            else:
                await table.orders.instruct(bruno, KEEPER, "", when)
            await rest(table)
            told = [change for change in heard if not isinstance(change, Instructed)]
            assert heard[0] == (Instructed(KEEPER) if when != "ask" else told[0])
            seen.append((told[:1], table.undo.steps(anna), table.undo.can_redo))  # type: ignore[arg-type]
    assert seen[0] == seen[1]


@awaited
async def test_taking_back_goes_past_what_others_let_pass_and_does_not_tell_how(sqlite_url: str, waited: list[float]) -> None:
    steps = []
    for by_order in (False, True):
        async with open_hall(f"{sqlite_url}-{by_order}") as hall:
            table, passes, _ = await sit_down(hall, TWO)
            anna, bruno = passes
            await until_window(table, passes)
            hers = max(number for number in table.log.past.by_hand if table.log.past.made[number].key == anna.key_id)
            if by_order:
                # as if the order had been given before the window opened
                await table.orders.instruct(bruno, KEEPER, "", "ask")
                table.orders._orders = {KEEPER: {"": StandingOrder("not_this_round", table.orders._now())}}
                table.computers.wake()
                await rest(table)
            else:
                while is_window(table):
                    await choose(table, passes, 0)
                    await rest(table)
            made = table.log.past.made[hers + 1]
            assert (made.is_pass, made.by_hand) == (True, not by_order)
            steps.append([(step.by, step.to, step.is_free) for step in table.undo.steps(anna)][:1])
            assert not any(table.log.past.made[step.to].is_pass for step in table.undo.steps(anna))
    assert steps[0] == steps[1]


def test_an_order_takes_as_long_as_the_hand_did() -> None:
    pauses = Pauses()
    assert all(USUAL[0] <= pauses.next(KEEPER) <= USUAL[1] for _ in range(50))
    for seconds in (1.0, 1.1, 60.0):
        pauses.saw(KEEPER, seconds)
    times = [pauses.next(KEEPER) for _ in range(200)]
    assert min(times) >= 1.0 * 0.8
    assert max(times) == MOST
    assert len(set(times)) > 50
    assert pauses.next("vardak") <= USUAL[1]


@awaited
async def test_whoever_wants_to_be_asked_after_all_is_asked(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An order is taken back while the table takes its time: the question is the seat's own again."""
    waiting, gate = asyncio.Event(), asyncio.Event()

    async def wait(orders: StandingOrders, seconds: float) -> None:
        waiting.set()
        await gate.wait()

    monkeypatch.setattr(StandingOrders, "wait", wait)
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, TWO)
        bruno = passes[1]
        await table.orders.instruct(bruno, KEEPER, "", "if_useful")
        number = 0
        while not waiting.is_set():
            await choose(table, passes, number)
            await asyncio.sleep(0)
            number += 1
            if table.computers._runner is not None and not table.computers._runner.done():
                await asyncio.wait(
                    {table.computers._runner, asyncio.ensure_future(waiting.wait())}, return_when=asyncio.FIRST_COMPLETED
                )
        choices = len(table.session.inputs)
        assert table.orders.answer_for(KEEPER) == "pass"
        await table.orders.instruct(bruno, KEEPER, "", "ask")
        gate.set()
        await rest(table)
        assert len(table.session.inputs) == choices
        assert is_window(table)


@awaited
async def test_a_window_is_answered_as_it_was_the_last_time_by_hand(url: str, waited: list[float]) -> None:
    async with open_hall(url) as hall:
        table, passes, keys = await sit_down(hall, TWO)
        bruno = passes[1]
        await until_window(table, passes)
        await table.orders.instruct(bruno, KEEPER, "", "as_before")
        await rest(table)
        assert is_window(table), "nothing has been answered since"
        assert table.session.decision is not None
        window = table.game.window(table.session.decision.prompt, table.session.decision.about)
        assert window is not None
        before = len(table.session.inputs)
        await table.choose(bruno, KEEPER, "pass", before)
        await until_answered(table, passes, before + 1)
        made = next(one for one in table.log.past.made[before + 1 :] if one.is_pass and not one.by_hand)
        assert (made.seat, made.key) == (KEEPER, bruno.key_id)
    async with open_hall(url) as hall:
        again = (await hall.enter(keys.invitations[0].key)).table
        assert again.orders.of(KEEPER).items() >= {"": "as_before", window.kind: "as_before"}.items()


async def until_answered(table: LiveTable, passes: Sequence[Pass], before: int) -> None:
    """Play until an order has answered a window."""
    for number in range(400):
        if any(one.is_pass and not one.by_hand for one in table.log.past.made[before:]):
            return
        await play(table, passes, 1, number)
    raise AssertionError("no window was answered")
