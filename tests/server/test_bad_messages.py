"""Messages that break the protocol of the WebSocket: each is refused, closes its socket where it must, and hurts nobody else."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bench import PATIENCE
from bench.house import House
from tests.server.socket_client import NO_CODE, SocketClient, choose, joined, open_table


@pytest.mark.parametrize(
    ("hello", "error"),
    [
        ({"key": "nobody's"}, "unknown-key"),
        ({"key": ""}, "unknown-key"),
        ({"protocol": 99}, "protocol"),
        ({"seat": "dragon"}, "not-your-seat"),
        ({"language": "xx"}, "bad-input"),
    ],
)
def test_a_bad_hello_is_said_goodbye_to(house: House, hello: dict[str, Any], error: str) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    said = {"key": opened["key"], **hello}
    with joined(house, said.pop("key"), welcome=False, **said) as one:
        farewell, code = one.farewell()
        assert (farewell["type"], farewell["error"]) == ("farewell", error)
        assert farewell["detail"]
        assert code >= 4000


@pytest.mark.parametrize(
    "first", ["", "{", "[]", "null", '{"type": "choose"}', '{"type": "hello", "extra": 1}', "\x00", '"hello"']
)
def test_whatever_is_no_hello_closes_the_socket(house: House, first: str) -> None:
    with connect(f"{house.sockets_address}/api/play", open_timeout=PATIENCE) as socket:
        socket.send(first)
        one = SocketClient(socket)
        farewell, _ = one.farewell()
        assert farewell["error"] == "hello"


def test_a_malformed_message_hurts_only_its_sender(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"]) as good, joined(house, opened["key"]) as bad:
        for text in ("{", '{"type": "fly"}', '{"type": "choose", "seat": 7}', "[" * 5000):
            bad.socket.send(text)
            refusal = bad.wait("refusal")
            assert refusal["error"] == "bad-message"
            assert "Traceback" not in refusal["detail"]
        with suppress(ConnectionClosed):  # the server may be quicker
            for _ in range(20):
                bad.socket.send("{")
        farewell, _ = bad.farewell()
        assert farewell["error"] == "bad-message"
        assert choose(good)["type"] == "done"


def test_an_oversized_message_closes_only_its_own_socket(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"]) as good, joined(house, opened["key"]) as bad:
        bad.socket.send(json.dumps({"type": "say", "text": "x" * 70_000}))
        assert bad.farewell()[1] == 4400
        assert choose(good)["type"] == "done"


def test_a_message_far_too_long_is_not_even_read(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"]) as good, joined(house, opened["key"]) as bad:
        with suppress(ConnectionClosed):  # the server hangs up in the middle of it
            bad.socket.send(json.dumps({"type": "say", "text": "x" * 3_000_000}))
        assert bad.farewell()[1] in (1009, NO_CODE)
        assert choose(good)["type"] == "done"
        assert not [news for news in good.heard if news["type"] == "spoken"]


def test_binary_frames_are_not_spoken_here(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    with joined(house, opened["key"]) as one:
        one.socket.send(b"\x81\xa4type")
        farewell, _ = one.farewell()
        assert farewell["error"] == "bad-message"


def test_a_table_that_is_cleared_away_says_goodbye(house: House) -> None:
    opened = open_table(house, keeper="me", heroes="me")
    bearer = {"Authorization": f"Bearer {opened['key']}"}
    with joined(house, opened["key"]) as one:
        gone = httpx.delete(f"{house.address}/api/tables/{opened['table']}", headers=bearer, timeout=PATIENCE)
        assert gone.status_code == 204
        farewell, _ = one.farewell()
        assert farewell["error"] == "removed"
    assert httpx.get(f"{house.address}/api/tables/{opened['table']}", headers=bearer, timeout=PATIENCE).status_code == 401


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_cannot_open_a_socket(house: House, origin: str) -> None:
    with pytest.raises(InvalidStatus, match="403"), connect(f"{house.sockets_address}/api/play", origin=Origin(origin)):
        pass


def test_our_own_page_can_open_a_socket(house: House) -> None:
    with connect(f"{house.sockets_address}/api/play", origin=Origin(house.address), open_timeout=PATIENCE) as socket:
        socket.send("x")
        assert SocketClient(socket).farewell()[0]["error"] == "hello"
