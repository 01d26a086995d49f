"""Events are counted for each seat: of those it may know nothing of, it is not even told how many there were."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from bench import PATIENCE
from bench.house import House
from tenebra.games.registry import game_called
from tenebra.kernel import Session
from tenebra.server.visible_events import VisibleEvents
from tenebra.tables.glance import SPECTATOR
from tests.server.socket_client import SocketClient, joined

OVERLORD = "overlord"
HEROES = ("sir-valadir", "silhouette")


@pytest.fixture(scope="module")
def walked() -> Session[Any]:
    """Heroes have walked several times. Where they mean to go is no business of the Overlord's, nor is it that they meant to."""
    game = game_called("descent")
    session = Session.begin(game, "into-the-dark", "counting")
    while len(hidden(session, OVERLORD)) < 3:
        assert session.decision is not None
        seat = session.decision.seats[0]
        session.choose(game.advise(session.view(seat)).option, seat)
    return session


def hidden(session: Session[Any], seat: str) -> list[int]:
    known = {number for number, _ in session.numbered(seat)}
    return [number for number in range(len(session.events)) if number not in known]


@pytest.mark.parametrize("seat", [OVERLORD, "sir-valadir", SPECTATOR])
def test_events_are_counted_by_what_a_seat_is_told(walked: Session[Any], seat: str) -> None:
    count, known = VisibleEvents(walked, seat), walked.numbered(seat)
    assert [count.count_before(number) for number, _ in known] == list(range(len(known)))
    assert count.count_before(len(walked.events)) == len(known)
    assert count.number_of(len(known)) == len(walked.events)
    assert [count.number_of(told) for told in range(len(known))] == [number for number, _ in known]


def open_quest(house: House) -> dict[str, Any]:
    everybody = [OVERLORD, *game_called("descent").sides()["heroes"]]
    seats = [{"seat": seat, "by": "me" if seat in (OVERLORD, *HEROES) else "nobody"} for seat in everybody]
    wanted = {"game": "descent", "scenario": "into-the-dark", "seats": seats}
    answer = httpx.post(f"{house.address}/api/tables", json=wanted, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def numbers(heard: SocketClient) -> list[int]:
    return [told["number"] for news in heard.heard if news["type"] == "position" for told in news.get("told", ())]


def test_nobody_is_told_how_much_is_hidden(house: House) -> None:
    opened = open_quest(house)
    with (
        joined(house, opened["key"]) as program,
        joined(house, opened["key"], language="en", seat=OVERLORD) as lord,
        joined(house, opened["key"], language="en", seat="sir-valadir") as hero,
    ):
        session = house.hall.awake.tables[opened["table"]].session
        while not hidden(session, OVERLORD):
            here = program.latest()
            option = next((one for one in here["options"] if one.startswith("move ")), here["options"][0])
            done = program.ask("choose", seat=here["seat"], option=option, at=here["choices"])
            # where there is only one thing to do, it is done
            assert done["type"] == "done" or done["error"] == "late", done
            program.position(here["choices"] + 1)
        choices = len(session.inputs)
        for page, seat in ((lord, OVERLORD), (hero, "sir-valadir")):
            here = page.position(choices)
            assert here["events"] == len(session.moment(here["choices"]).numbered(seat))
            assert numbers(page) == sorted(set(numbers(page)))
            with joined(house, opened["key"], language="en", seat=seat) as late:
                assert set(numbers(page)) <= set(numbers(late))
                asked = late.ask("moment", choices=choices)
                assert {told["number"] for told in asked["told"]} <= set(numbers(page))
                since = numbers(page)[-1]
                late.send("look", seat=seat, since=since)
                again = late.wait("position")
                assert (again["since"], again["told"][0]["number"]) == (since, since)
