"""The rate limit for questions: whoever asks too much waits and is refused; others are answered, and choices are made."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from itertools import count, pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from bench import PATIENCE
from bench.house import UNLIMITED, House
from tenebra.kernel import BadInput, Refused
from tenebra.kit.words import LANGUAGES
from tenebra.server import question_limit, rate_limit
from tenebra.server.errors import Declined, explain
from tenebra.server.messages import PROTOCOL, Moment
from tenebra.server.question_limit import QuestionLimiter
from tenebra.server.rate_limit import AddressBuckets
from tenebra.server.settings import Rate
from tenebra.tables.who import who_is
from tenebra.tables.words import words_of
from tests.server.socket_client import SocketClient, choose, open_table

SLOW = msgspec.structs.replace(UNLIMITED, questions=Rate(0.001, 1), proxies=("127.0.0.1",))


@pytest.fixture(autouse=True)
def dear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question takes half a second of the processor."""
    took = count()
    monkeypatch.setattr(question_limit, "time", SimpleNamespace(thread_time=lambda: next(took) / 2))


def come(house: House, stack: ExitStack, key: str, address: str) -> SocketClient:
    socket = connect(
        f"{house.sockets_address}/api/play",
        additional_headers={"X-Forwarded-For": address},
        open_timeout=PATIENCE,
        compression=None,
        max_size=None,
    )
    one = SocketClient(stack.enter_context(socket))
    one.send("hello", protocol=PROTOCOL, key=key)
    one.wait("welcome")
    one.wait("position")
    return one


ASKED: dict[str, dict[str, Any]] = {
    "moment": {"choices": 0},
    "overview": {"seat": ""},
    "sight": {"piece": "vardak"},
    "rounds": {},
    "whynot": {"seat": "naurania", "option": "move A1"},
    "inspect": {"at": "vardak"},
}


@pytest.mark.parametrize("asked", ASKED)
def test_dear_questions_have_a_share_by_address_and_by_table(tmp_path: Path, asked: str) -> None:
    with House(f"sqlite:///{tmp_path}/tables.sqlite", SLOW) as house, ExitStack() as stack:
        first, second = (open_table(house, keeper="me", heroes="me")["key"] for _ in range(2))
        curious = come(house, stack, first, "203.0.113.7")
        said = [curious.ask(asked, **ASKED[asked]) for _ in range(5)]
        assert [one.get("error") == "too-many" for one in said] == [False] * 3 + [True] * 2
        friend = come(house, stack, first, "203.0.113.8")
        assert friend.ask(asked, **ASKED[asked])["error"] == "too-many", "the table has had its share"
        assert come(house, stack, second, "203.0.113.7").ask(asked, **ASKED[asked])["error"] == "too-many", "and the address"
        assert come(house, stack, second, "203.0.113.8").ask(asked, **ASKED[asked]).get("error") != "too-many"
        assert choose(curious)["type"] == "done", "who plays goes on"


def test_looking_anew_has_a_share_too(tmp_path: Path) -> None:
    with House(f"sqlite:///{tmp_path}/tables.sqlite", SLOW) as house, ExitStack() as stack:
        curious = come(house, stack, open_table(house, keeper="me", heroes="me")["key"], "203.0.113.7")
        said = [curious.ask("look", seat="naurania", language="en", since=0).get("error") for _ in range(40)]
        assert said == [None] * 34 + ["too-many"] * 6


def test_who_has_spent_too_much_waits_until_it_is_made_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: now))
    spent, who = AddressBuckets(Rate(0.25, 1)), who_is("2001:db8::1")
    spent.pay(who, 3)
    assert spent.wait(who) == 8
    assert spent.wait(who_is("2001:db8:0:1::1")) == 2, "of the /56, which may spend twice as much"
    now += 8
    assert spent.wait(who) == 0
    now += 1000
    spent.pay(who, 1)
    assert spent.wait(who) == 0


def test_between_two_answers_everybody_else_goes_on() -> None:
    """Somebody asks at many tables at once."""
    done = list[str]()

    async def answer() -> None:
        done.append("answer")

    async def ask_everywhere() -> None:
        curious, who = QuestionLimiter(UNLIMITED.questions), who_is("203.0.113.7")
        asked = [asyncio.ensure_future(curious.run(who, f"table {n}", Moment(id="", choices=0), answer)) for n in range(20)]
        while not all(one.done() for one in asked):
            done.append("another's turn")
            await asyncio.sleep(0)

    asyncio.run(ask_everywhere())
    assert done.count("answer") == 20
    assert ("answer", "answer") not in pairwise(done)


@pytest.mark.parametrize("error", [BadInput("x" * 60_000), Declined("bad-message", what="y" * 60_000), Refused("z" * 60_000)])
def test_what_was_sent_comes_back_cut_short(error: Exception) -> None:
    for language in LANGUAGES:
        said = explain(error, words_of(language)).detail
        assert len(said) < 600
        assert said.endswith("…")
        assert "⟨" not in said, "no error of the words themselves"


def test_an_option_that_is_asked_about_is_never_that_long(tmp_path: Path) -> None:
    with House(f"sqlite:///{tmp_path}/tables.sqlite") as house, ExitStack() as stack:
        one = come(house, stack, open_table(house, keeper="me", heroes="me")["key"], "203.0.113.7")
        assert one.ask("whynot", seat="wick", option="move " + "x" * 60_000)["error"] == "bad-input"


@pytest.mark.parametrize(("asked", "named"), [("sight", "piece"), ("inspect", "at")])
def test_whatever_is_asked_about_is_answered_in_words(tmp_path: Path, asked: str, named: str) -> None:
    with House(f"sqlite:///{tmp_path}/tables.sqlite") as house, ExitStack() as stack:
        one = come(house, stack, open_table(house, keeper="me", heroes="me")["key"], "203.0.113.7")
        assert one.ask(asked, **{named: "x" * 60_000})["type"] in ("refusal", "seen")
        assert len(one.raw[-1]) < 1000
        assert "⟨" not in one.raw[-1], "no error of the words themselves"
