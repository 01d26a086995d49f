"""A choice after which the rules do not go on is taken back, and its table closed for play there, and for nothing else."""

import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bench import PATIENCE
from tenebra.games.registry import game_called
from tenebra.kernel import Option, Planned, Session, load
from tenebra.tables import Halted, PositionChanged, halting
from tenebra.tables.glance import SPECTATOR
from tests.tables.house import (
    ALONE,
    COMPUTERS,
    PATIENT,
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

QUICK = msgspec.structs.replace(PATIENT, seconds_to_choose=0.1)


def endless(session: Session[Any]) -> None:
    while True:
        session.game.tell(Planned(()))


def slow(session: Session[Any]) -> None:
    while session is not None:
        pass


def broken(session: Session[Any]) -> None:
    raise KeyError("the king's sanctum")


def spoil(monkeypatch: pytest.MonkeyPatch, bad: str, how: Callable[[Session[Any]], None]) -> None:
    """From now on a rule is wrong, for whoever chooses this."""
    well = Session.play

    def play(session: Session[Any], option: Option, seat: str) -> None:
        if str(option) == bad:
            how(session)
        well(session, option, seat)

    monkeypatch.setattr(Session, "play", play)


@pytest.mark.unforeseen
@pytest.mark.parametrize(("how", "why"), [(endless, "endless"), (slow, "slow"), (broken, "broken")])
@awaited
async def test_what_comes_to_no_end_closes_one_table_and_nothing_else(
    sqlite_url: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    how: Callable[[Session[Any]], None],
    why: str,
) -> None:
    monkeypatch.setattr("tenebra.kit.unforeseen.KNOWN", Counter())
    limits = QUICK if how is slow else msgspec.structs.replace(PATIENT, seconds_to_choose=PATIENCE)
    async with open_hall(sqlite_url, limits) as hall:
        table, passes, keys = await sit_down(hall, ALONE)
        other, others, _ = await sit_down(hall, ALONE)
        await choose(table, passes)
        before, journal, entries = table.session.fingerprint(), table.journal(), hall.store.read_entries(table.id)
        who, seat, options = asked(table, passes)
        heard = changes_of(table)
        with monkeypatch.context() as wrong:
            spoil(wrong, options[0], how)
            with pytest.raises(Halted) as halted:
                await table.choose(who, seat, options[0], 1)
            with pytest.raises(Halted):
                await table.choose(who, seat, options[0], 1)
        assert halted.value.why == why
        assert "sanctum" not in str(halted.value), "an error may name what nobody may know"
        assert heard == [PositionChanged()], "everybody is told, once"
        assert (table.session.fingerprint(), table.journal()) == (before, journal)
        assert load(table.game, table.journal()).fingerprint() == before
        assert hall.store.read_entries(table.id) == entries
        lines = [record.getMessage() for record in caplog.records if table.id in record.getMessage()]
        assert len(lines) == 1
        assert f"table {table.id}, closed for play after 1 choices: {why}" in lines[0]
        with pytest.raises(Halted):
            await table.choose(who, seat, options[1], 1)
        await play(other, others, 3)
    async with open_hall(sqlite_url) as hall:
        who = await hall.enter(keys.owner)
        with pytest.raises(Halted):
            await who.table.choose(who, seat, options[1], 1)
        await who.table.undo.take_back(who, 0)
        assert who.table.play.halt is None
        await choose(who.table, [who])
        assert await who.table.choose(who, seat, options[1], 1) == 2


@pytest.mark.unforeseen
@pytest.mark.parametrize("how", [endless, slow, broken])
@awaited
async def test_whoever_closes_tables_again_and_again_does_not_fill_the_log(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: Callable[[Session[Any]], None]
) -> None:
    monkeypatch.setattr("tenebra.kit.unforeseen.KNOWN", Counter())
    async with open_hall(sqlite_url, QUICK if how is slow else PATIENT) as hall:
        for _ in range(3):
            table, passes, _ = await sit_down(hall, ALONE)
            await choose(table, passes)
            for _ in range(2):
                with monkeypatch.context() as wrong:
                    spoil(wrong, asked(table, passes)[2][0], how)
                    with pytest.raises(Halted):
                        await choose(table, passes)
                await table.undo.take_back(passes[0], 0)
                await table.undo.redo(passes[0])
    assert len([record for record in caplog.records if record.levelno >= logging.WARNING]) == 1


def test_whoever_may_think_better_of_it_looks_at_a_believed_position_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game, looked = game_called("conan"), list[str]()
    session = Session.begin(game, "night-at-raven-ford", "eyes")
    decision = session.decision
    while decision is not None and decision.prompt != "stance":
        session.play(decision.options(decision.seats[0])[0], decision.seats[0])
        decision = session.decision
    assert decision is not None
    seat = decision.seats[0]
    monkeypatch.setattr(halting, "look", lambda game, session, eyes, language: looked.append(eyes))
    trial = session.fork()
    halting.tried(game, trial, [(seat, decision.options(seat)[0])], PATIENCE, with_eyes=True)
    assert trial.decision is not None
    assert seat not in trial.decision.seats
    assert looked == [seat for seat in game.seats(trial.state) if trial.decision.may_answer(seat)] + [SPECTATOR]
    assert seat in looked


@pytest.mark.unforeseen
@awaited
async def test_a_computer_that_makes_such_a_choice_stops(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("tenebra.kit.unforeseen.KNOWN", Counter())
    async with open_hall(sqlite_url) as hall:
        played, _, _ = await sit_down(hall, COMPUTERS)
        await rest(played)
        choices = texts(played)
        early = [text for _, text in choices[:10]]
        bad = next(text for _, text in choices if text not in early)
        with monkeypatch.context() as wrong:
            spoil(wrong, bad, endless)
            table, _, _ = await sit_down(hall, COMPUTERS)
            await rest(table)
        assert table.play.halt is not None
        assert texts(table) == choices[: len(texts(table))]
        table.computers.wake()
        assert not table.computers.are_running, "it does not try again and again"
    (said,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert "closed for play" in said


@pytest.mark.unforeseen
@awaited
async def test_others_agree_to_go_back_from_there(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, TWO)
        await play(table, passes, 12)
        with monkeypatch.context() as wrong:
            spoil(wrong, asked(table, passes)[2][0], endless)
            with pytest.raises(Halted):
                await choose(table, passes)
        anna, bruno = passes
        step = table.undo.steps(anna)[-1]
        proposal = await table.undo.take_back(anna, step.to)
        if proposal is not None:
            await table.proposals.vote(bruno, proposal.id, True)
        assert table.play.halt is None
        await choose(table, passes)


@pytest.mark.unforeseen
@pytest.mark.parametrize(("how", "why"), [(endless, "endless"), (slow, "slow"), (broken, "broken")])
@awaited
async def test_a_choice_made_again_has_an_end_too(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, how: Callable[[Session[Any]], None], why: str
) -> None:
    async with open_hall(sqlite_url, QUICK if how is slow else PATIENT) as hall:
        table, passes, _ = await sit_down(hall, ALONE)
        await choose(table, passes)
        (who,), bad, tries = passes, texts(table)[0][1], list[str]()
        await table.undo.take_back(who, 0)

        def noted(session: Session[Any]) -> None:
            tries.append(bad)
            how(session)

        entries = hall.store.read_entries(table.id)
        with monkeypatch.context() as wrong:
            spoil(wrong, bad, noted)
            with pytest.raises(Halted) as halted:
                await table.undo.redo(who)
            assert halted.value.why == why
            with pytest.raises(Halted):
                await table.undo.redo(who)
            assert len(tries) == 1, "it is not tried again and again"
        assert not table.session.inputs
        assert hall.store.read_entries(table.id) == entries
