"""Computers at a table: they play when only they are asked, within their time, from views and nothing else."""

import asyncio
import threading
from collections.abc import Mapping
from typing import Any

import pytest

from bench import PATIENCE
from tenebra.games.registry import game_called
from tenebra.kernel import BadInput, Refused, Session, View, save, verify
from tenebra.players import GreedyPlayer, PlayerChoice, play_out
from tenebra.players.workers import Overrun, Workers
from tenebra.tables import ChairsChanged, Hall, Limits, NoAdvice, NotKept, PositionChanged, Wish, computers
from tests.tables.house import (
    ALONE,
    COMPUTERS,
    GAME,
    HEROES,
    KEEPER,
    SCENARIO,
    TWO,
    asked,
    awaited,
    changes_of,
    choose,
    letter_of,
    open_hall,
    play,
    rest,
    sit_down,
    texts,
)

Asked = Mapping[str, tuple[str, View[Any]]]


class FirstOption(Workers):
    """Takes the first option at once, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Asked] = []

    async def ask(self, asked: Asked, seconds: float) -> tuple[str, PlayerChoice]:
        self.asked.append(asked)
        seat, (_, view) = next(iter(asked.items()))
        assert view.decision is not None
        options = [entry.key for entry in view.decision.options if entry.key != "leave"]
        return seat, PlayerChoice(options[0], "why-first")


class Slow(FirstOption):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()

    async def ask(self, asked: Asked, seconds: float) -> tuple[str, PlayerChoice]:
        answer = await super().ask(asked, seconds)
        await self.gate.wait()
        return answer


async def until(hall: Hall, asked: int) -> None:
    while len(hall.workers.asked) < asked:  # type: ignore[attr-defined]
        await asyncio.sleep(0.001)


@awaited
async def test_computers_play_a_whole_game_by_themselves(url: str) -> None:
    async with open_hall(url) as hall:
        table, (owner,), _ = await sit_down(hall, COMPUTERS)
        heard = changes_of(table)
        await rest(table)
        assert table.session.is_over
        assert len(table.reasons) > 20
        assert not any(made.by_hand for made in table.log.past.made)
        assert sum(isinstance(change, PositionChanged) for change in heard) == len(table.session.inputs)
        assert verify(table.game, table.journal()).outcome == table.session.outcome
        assert table.undo.steps(owner) == ()


@awaited
async def test_computers_wait_for_people_and_say_why_they_chose(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        hall.workers = FirstOption()
        table, passes, _ = await sit_down(hall, [Wish(hero, "me") for hero in HEROES[:3]])
        for number in range(60):
            await rest(table)
            assert asked(table, passes)[0] is passes[0]
            await play(table, passes, 1, number)
        theirs = [number for number, made in enumerate(table.log.past.made) if made.seat in (KEEPER, "wick")]
        assert theirs
        for number, (seat, choice) in table.reasons.items():
            assert (seat, choice.option) == texts(table)[number]
            assert choice.why == "why-first"
        assert set(table.reasons) <= set(theirs)
        to = table.log.past.by_hand[len(table.log.past.by_hand) // 2]
        assert any(number >= to for number in table.reasons)
        await table.undo.take_back(passes[0], to)
        assert all(number < to for number in table.reasons)


@awaited
async def test_a_seat_that_only_a_person_may_answer_for_is_never_asked_of_a_computer(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        hall.workers = workers = FirstOption()
        table, passes, _ = await sit_down(hall, [Wish(hero, "me") for hero in HEROES[:3]])
        for number in range(60):
            await rest(table)
            decision = table.session.decision
            assert decision is not None
            assert any(seat in passes[0].seats for seat in decision.seats), "a person is among those who are asked"
            await play(table, passes, 1, number)
        for question in workers.asked:
            assert set(question) <= {KEEPER, "wick"}
            for seat, (kind, view) in question.items():
                assert (kind, view.seat, view.state.eyes) == ("greedy", seat, seat), "the view is redacted for that seat"


@awaited
async def test_thinking_is_shown_and_an_undo_makes_thoughts_void(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "SHOWN_AFTER", 0.01)
    async with open_hall(sqlite_url) as hall:
        hall.workers = workers = Slow()
        table, passes, _ = await sit_down(hall, [Wish("naurania", "me")])
        heard = changes_of(table)
        for _ in range(3):
            await choose(table, passes)
        await until(hall, 1)
        assert table.people.thinking == {"vardak"}
        while ChairsChanged() not in heard:
            await asyncio.sleep(0.001)
        await table.undo.take_back(passes[0], 2)
        workers.gate.set()
        await rest(table)
        assert table.people.thinking == set()
        assert [seat for seat, _ in texts(table)] == ["naurania", "naurania"], "the thought came too late"
        await choose(table, passes, 2)
        await rest(table)
        assert [seat for seat, _ in texts(table)][:4] == ["naurania", "naurania", "naurania", "vardak"]


@awaited
async def test_a_thought_about_another_position_is_not_taken(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        hall.workers = workers = Slow()
        table, passes, _ = await sit_down(hall, [Wish("naurania", "me"), Wish("storm", "me")])
        for _ in range(3):
            await choose(table, passes)
        await until(hall, 1)
        await table.undo.take_back(passes[0], 2)
        await choose(table, passes, 2)
        workers.gate.set()
        await rest(table)
        assert [list(question) for question in workers.asked[:2]] == [["vardak"], ["vardak"]], "it is asked again"
        assert [seat for seat, _ in texts(table)][3] == "vardak"


@awaited
async def test_computers_wait_while_people_consider_a_proposal(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        hall.workers = workers = Slow()
        table, passes, _ = await sit_down(hall, [Wish("naurania", "friend", "Bruno"), Wish("storm", "me", "Anna")])
        anna, bruno = passes
        for _ in range(3):
            await choose(table, passes)
        await until(hall, 1)
        proposal = await table.undo.take_back(anna, 2)
        assert proposal is not None, "it was Bruno's choice"
        workers.gate.set()
        await asyncio.sleep(0.02)
        assert (len(table.session.inputs), table.proposals.open) == (3, proposal)
        await table.proposals.vote(bruno, proposal.id, False)
        await rest(table)
        assert [seat for seat, _ in texts(table)][3] == "vardak"


@awaited
async def test_what_no_process_answers_in_time_is_answered_all_the_same_and_never_at_random(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_hall(sqlite_url, Limits(seconds_to_think=1e-6)) as hall:
        table, passes, _ = await sit_down(hall, [Wish("naurania", "me")])
        for _ in range(3):
            await choose(table, passes)
        while 3 not in table.reasons:
            await asyncio.sleep(0.01)
        assert table.reasons[3] == ("vardak", GreedyPlayer().choose(table.session.moment(3).view("vardak")))
        assert "no answer within" in caplog.text


@awaited
async def test_a_player_that_is_itself_at_fault_stops_no_game(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_fault(asked: Asked, seconds: float) -> tuple[str, PlayerChoice]:
        raise Overrun("the advice is at fault")

    monkeypatch.setattr(computers, "think_here", at_fault)
    async with open_hall(sqlite_url, Limits(seconds_to_think=1e-6)) as hall:
        table, _, _ = await sit_down(hall, COMPUTERS)
        while len(table.session.inputs) < 3:
            await asyncio.sleep(0.01)
        assert {choice.why for _, choice in table.reasons.values()} == {"why-no-answer"}


@awaited
async def test_a_player_that_never_comes_to_an_end_stops_no_game(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    is_over = threading.Event()
    monkeypatch.setattr(GreedyPlayer, "choose", lambda self, view: is_over.wait(PATIENCE))
    try:
        async with open_hall(sqlite_url, Limits(seconds_to_think=1e-6, seconds_to_think_here=0.05)) as hall:
            table, _, _ = await sit_down(hall, COMPUTERS)
            while len(table.session.inputs) < 6:
                await asyncio.sleep(0.01)
            assert {choice.why for _, choice in table.reasons.values()} == {"why-no-answer"}
            assert len([one for one in threading.enumerate() if one.name == "thinking here"]) <= 4
    finally:
        is_over.set()


@pytest.mark.unforeseen
@awaited
async def test_a_hint_has_no_more_time_than_a_choice(sqlite_url: str) -> None:
    async with open_hall(sqlite_url, Limits(seconds_to_think=1e-6)) as hall:
        table, _, _ = await sit_down(hall, ALONE)
        with pytest.raises(NoAdvice, match="no answer within"):
            await table.computers.hint("naurania")
        assert table.session.inputs == []


@awaited
async def test_a_table_whose_store_is_away_for_a_while_goes_on(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "RETRY_AFTER", 0.01)
    async with open_hall(sqlite_url) as hall:
        hall.workers = FirstOption()
        table, passes, _ = await sit_down(hall, [Wish("naurania", "me"), Wish("storm", "me")])
        for _ in range(2):
            await choose(table, passes)
        failures: list[int] = []
        write = hall.scribe.write

        async def sometimes(lines: Any) -> None:
            if len(table.session.inputs) == 3 and len(failures) < 3:
                failures.append(len(lines))
                raise NotKept("the disk is full")
            await write(lines)

        monkeypatch.setattr(hall.scribe, "write", sometimes)
        await choose(table, passes)
        await rest(table)
        assert len(failures) == 3
        assert [seat for seat, _ in texts(table)][3] == "vardak"
        assert [entry.n for entry in hall.store.read_entries(table.id)] == list(range(len(texts(table))))


def with_one_option(prompt: str) -> bytes:
    """A game in which the Keeper is asked and has one single option."""
    session = Session.begin(game_called(GAME), SCENARIO, "3", {})
    players = {seat: GreedyPlayer() for seat in (KEEPER, *HEROES)}
    while (decision := session.decision) is not None:
        if (decision.seats, decision.prompt, len(decision.options())) == ((KEEPER,), prompt, 1):
            return save(session)
        play_out(session, players, 1)
    raise AssertionError(f"there was no such {prompt}")


@pytest.mark.parametrize(
    ("prompt", "wishes", "is_done"),
    [
        ("window", ALONE, True),
        ("window", TWO, False),
        ("window", [Wish(KEEPER, "me", "Anna"), Wish("wick", "me", "Bruno")], False),
        ("activate", TWO, True),
    ],
)
@awaited
async def test_what_leaves_no_choice_is_done_unless_it_would_tell_something(
    sqlite_url: str, prompt: str, wishes: list[Wish], is_done: bool
) -> None:
    """Where others look on, a window must not show by its silence that no card fits."""
    async with open_hall(sqlite_url) as hall:
        hall.workers = FirstOption()
        keys = await hall.import_letter(letter_of(with_one_option(prompt), wishes))
        table = await hall.table(keys.table)
        before = len(table.session.inputs)
        await rest(table)
        assert (len(table.session.inputs) > before) is is_done
        assert not any(made.by_hand for made in table.log.past.made[before:])


@awaited
async def test_a_hint_is_what_a_sensible_player_would_do(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        table, passes, _ = await sit_down(hall, TWO)
        for _ in range(7):
            await choose(table, passes)
        _, seat, options = asked(table, passes)
        hint = await table.computers.hint(seat)
        assert hint.option in options
        advice = table.game.advise(table.session.view(seat))
        assert (hint.option, hint.why, hint.about) == (advice.option, advice.why, advice.about)
        with pytest.raises(Refused, match="not asked"):
            await table.computers.hint(KEEPER)
        assert len(table.session.inputs) == 7


@awaited
async def test_a_stand_in_plays_until_the_person_is_back(url: str) -> None:
    async with open_hall(url) as hall:
        hall.workers = FirstOption()
        keys = await hall.new_table(GAME, SCENARIO, [Wish("naurania", "friend", "Bruno"), Wish("vardak", "me", "Anna")])
        anna, bruno = await hall.enter(keys.owner), await hall.enter(keys.invitations[0].key)
        table = anna.table
        table.arrive(bruno)
        with pytest.raises(Refused, match="is here"):
            await table.stand_ins.play_for(anna, "naurania", "greedy")
        table.leave(bruno)
        with pytest.raises(Refused, match="no person's seat"):
            await table.stand_ins.play_for(anna, KEEPER, "greedy")
        for computer in ("genius", "random"):
            with pytest.raises(BadInput, match="cannot stand in"):
                await table.stand_ins.play_for(anna, "naurania", computer)
        assert texts(table) == []
        await table.stand_ins.play_for(anna, "naurania", "greedy")
        await rest(table)
        assert [seat for seat, _ in texts(table)] == ["naurania"] * 3
        assert table.people.chairs["naurania"].stand_in == "greedy"
    async with open_hall(url) as hall:
        hall.workers = FirstOption()
        bruno = await hall.enter(keys.invitations[0].key)
        table = bruno.table
        assert (table.people.chairs["naurania"].stand_in, table.people.chairs["naurania"].has_come) == ("greedy", True)
        table.arrive(bruno)
        assert table.people.chairs["naurania"].stand_in == ""
    async with open_hall(url) as hall:
        assert (await hall.table(table.id)).people.chairs["naurania"].stand_in == ""


@awaited
async def test_whoever_plays_again_takes_the_seat_back(sqlite_url: str) -> None:
    async with open_hall(sqlite_url) as hall:
        hall.workers = Slow()
        table, (anna, bruno), _ = await sit_down(hall, [Wish("naurania", "friend", "Bruno"), Wish("vardak", "me", "Anna")])
        await table.stand_ins.play_for(anna, "naurania", "greedy")
        await until(hall, 1)
        await choose(table, [anna, bruno])
        assert table.people.chairs["naurania"].stand_in == ""
        hall.workers.gate.set()
        await rest(table)
        assert len(texts(table)) == 1, "what the stand-in thought of is void"
        await table.stand_ins.play_for(anna, "naurania", "greedy")
        await table.stand_ins.play_for(anna, "naurania", "")
        assert table.people.chairs["naurania"].stand_in == ""
