"""Advice, odds and words that break cost nobody a table: what cannot be made is left out, and the log says once where."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import httpx
import msgspec
import pytest

from bench import PATIENCE
from bench.house import House
from tenebra.games import registry
from tenebra.kernel import Decision, Event, View
from tenebra.kit import unforeseen
from tenebra.kit.package import GamePackage
from tenebra.players.workers import Overrun
from tenebra.tables import bringing
from tests.server.socket_client import SocketClient, choose, joined, open_table
from tests.tables.house import letter_of

DV = registry.GAMES["dungeon-venture"]
CHOICES = 12
pytestmark = pytest.mark.unforeseen


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}") as made:
        yield made


def no_advice(view: View[Any]) -> Any:
    raise KeyError("wild")


class NoOdds(DV.paint.asking):  # type: ignore[name-defined, misc]
    def forecasts(self, option: Any) -> Any:
        raise ZeroDivisionError

    def left(self) -> Any:
        raise KeyError("gems")

    def not_now(self) -> Any:
        raise KeyError("wish")


class NoWords(DV.tells):  # type: ignore[name-defined, misc]
    def line(self, number: int, event: Event) -> Any:
        if number % 3 == 0:
            raise KeyError("words")
        return super().line(number, event)


def none_there(*_: Any) -> Any:
    raise KeyError("where")


BROKEN: dict[str, Callable[[], GamePackage]] = {
    "advice": lambda: replace(DV, judge=no_advice),
    "odds": lambda: replace(DV, paint=replace(DV.paint, asking=NoOdds)),
    "words": lambda: replace(DV, tells=NoWords),
    "intentions": lambda: replace(DV, paint=replace(DV.paint, intentions=none_there, order=none_there)),
}


def broken_table(house: House, monkeypatch: pytest.MonkeyPatch, what: str) -> dict[str, Any]:
    monkeypatch.setattr(unforeseen, "KNOWN", unforeseen.KNOWN.__class__())
    monkeypatch.setitem(registry.GAMES.games, DV.id, BROKEN[what]())
    return open_table(house, keeper="me", heroes="me")


def play_on(program: SocketClient) -> None:
    for _ in range(CHOICES):
        done = choose(program)
        assert done["type"] == "done", done
        program.position(done["choices"])


@pytest.mark.parametrize("what", BROKEN)
def test_what_breaks_is_left_out_and_the_table_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    opened = broken_table(house, monkeypatch, what)
    with joined(house, opened["key"]) as program, joined(house, opened["key"], language="en", seat="naurania") as page:
        play_on(program)
        seen = page.position(program.latest()["choices"])
        for again in ("en", "it"):
            with joined(house, opened["key"], language=again, seat=program.latest()["seat"]) as late:
                question = late.latest()["scene"]["question"]
                assert [choice["key"] for choice in question["choices"]] == sorted_like(program, question)
                assert question["best"] == "" or what != "advice"
                assert all(choice["label"] and choice["verb"] for choice in question["choices"])
    assert seen["scene"]["pieces"]
    told = [told["text"] for news in page.heard if news["type"] == "position" for told in news.get("told", ())]
    assert told, "the other lines are told"
    lines = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert lines
    assert len(lines) == len({record.message for record in lines}) <= 4, "each once"
    assert all("not foreseen, at" in record.message and record.exc_info for record in lines)


def sorted_like(program: SocketClient, question: dict[str, Any]) -> list[str]:
    """What is offered, in the order of the page."""
    offered = program.latest()["options"]
    assert sorted(offered) == sorted(choice["key"] for choice in question["choices"])
    return [choice["key"] for choice in question["choices"]]


def test_a_game_whose_advice_breaks_is_brought_along(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = broken_table(house, monkeypatch, "advice")
    with joined(house, opened["key"]) as program:
        play_on(program)
    bearer = {"Authorization": f"Bearer {opened['key']}"}
    journal = httpx.get(f"{house.address}/api/tables/{opened['table']}/journal", headers=bearer, timeout=PATIENCE)
    trial = bringing.Trial(letter_of(journal.content), 10**7, 10**5, PATIENCE)
    assert bringing.answer(msgspec.msgpack.encode(trial)) == b""


def test_a_hint_that_breaks_says_that_there_is_none(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(unforeseen, "KNOWN", unforeseen.KNOWN.__class__())

    async def ask(asked: Any, seconds: float) -> Any:
        raise Overrun("KeyError: 'wild'")

    monkeypatch.setattr(house.hall.workers, "ask", ask)
    with joined(house, open_table(house, keeper="me", heroes="me")["key"], language="it") as page:
        for _ in range(3):
            seat = page.latest()["asked"][0]
            hint = page.ask("hint", seat=seat)
            assert (hint["error"], hint["detail"]) == ("no-advice", "Qui, per ora, non c'è alcun consiglio.")
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1


def test_an_error_that_somebody_makes_again_and_again_is_written_down_once(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(unforeseen, "KNOWN", unforeseen.KNOWN.__class__())
    with joined(house, open_table(house, keeper="me", heroes="me")["key"]) as program:
        monkeypatch.setattr(Decision, "why_not", none_there)
        for number in range(20):
            assert choose(program, f"move A{number}")["error"] == "internal"
            assert program.ask("whynot", seat=program.latest()["seat"], option=f"move A{number}")["type"] == "whynot"
    assert len([record for record in caplog.records if record.exc_info]) == 1
