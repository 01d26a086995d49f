"""Connection limits: half requests, floods, answers that nobody reads. They are closed in time, and others are let in."""

from __future__ import annotations

import asyncio
import collections
import contextlib
import json
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bench import PATIENCE
from bench.house import READY, UNLIMITED, House, free_port
from tenebra.server import connections
from tenebra.server.connections import ConnectionLimiter
from tenebra.server.messages import PROTOCOL
from tenebra.server.settings import Rate, Settings
from tests.server.socket_client import joined, open_table

HALF = b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
SHORT = 0.2


@contextlib.contextmanager
def open_house(folder: Path, **changed: object) -> Iterator[House]:
    with House(f"sqlite:///{folder / 'tables.db'}", msgspec.structs.replace(UNLIMITED, **changed)) as house:
        yield house


OPEN: list[socket.socket] = []


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


def call(port: int, sent: bytes = b"") -> socket.socket:
    made = socket.socket()
    OPEN.append(made)
    made.settimeout(PATIENCE)
    # what nobody reads soon fills it
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", port))
    made.sendall(sent)
    return made


def is_closed(made: socket.socket) -> bool:
    """Whatever comes first, the other side closes the connection."""
    with contextlib.suppress(ConnectionError):
        while made.recv(65536):
            pass
    return True


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    head = bytes([(0x80 if fin else 0) | opcode])
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + struct.pack("!H", len(data))
    return head + length + bytes(4) + data


def raw_socket(port: int, more: bytes = b"") -> socket.socket:
    """A WebSocket whose frames are written by hand."""
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    made = call(port, b"GET /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\n" + upgrade + more + b"\r\n")
    if not more:
        assert made.recv(12).startswith(b"HTTP/1.1 101")
    return made


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.02)


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(HALF, id="half a header"),
        pytest.param(b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF, id="half a header after a request"),
        pytest.param(b"POST /api/desk HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{", id="half a body"),
    ],
)
def test_a_half_request_ends_in_time(tmp_path: Path, sent: bytes) -> None:
    with open_house(tmp_path, header_seconds=SHORT, body_seconds=SHORT) as house:
        assert is_closed(call(house.port, sent))


def test_a_socket_outlives_the_time_for_the_request_it_began_with(tmp_path: Path) -> None:
    with (
        open_house(tmp_path, body_seconds=SHORT, header_seconds=SHORT) as house,
        joined(house, open_table(house)["key"]) as client,
    ):
        end = time.monotonic() + 4 * SHORT  # nothing is to happen: on a busy machine the test is weaker, never red
        while time.monotonic() < end:
            assert client.ask("sight", piece="vardak")["type"] == "seen"


def test_half_requests_keep_nobody_out(tmp_path: Path) -> None:
    """Nobody's time is over: the longest idle make room, whoever plays stays."""
    with open_house(tmp_path, connections=12) as house:
        key = open_table(house, keeper="me", heroes="me")["key"]
        with joined(house, key) as client:
            half = [call(house.port, HALF) for _ in range(20)]
            silent = [raw_socket(house.port) for _ in range(20)]
            assert httpx.get(f"{house.address}/api/about", timeout=PATIENCE).status_code == 200
            assert all(is_closed(one) for one in (*half, *silent[:5]))
            assert client.ask("overview", seat="")["type"] == "described"


def test_where_everybody_plays_there_is_no_room(tmp_path: Path) -> None:
    with open_house(tmp_path, connections=3, header_seconds=10 * PATIENCE) as house, contextlib.ExitStack() as stack:
        key = open_table(house, keeper="me", heroes="me")["key"]
        clients = [stack.enter_context(joined(house, key)) for _ in range(3)]
        for client in clients:
            assert client.ask("overview", seat="")["type"] == "described"
        assert is_closed(call(house.port, HALF))
        assert clients[0].ask("overview", seat="")["type"] == "described"


def test_few_descriptors_and_many_half_requests_fill_no_log(tmp_path: Path) -> None:
    port, said = free_port(), tmp_path / "said"
    server = f"ulimit -n 256; exec {sys.executable} -m bench.house sqlite:///{tmp_path / 'tables.db'} {port}"
    with said.open("wb") as errors:
        process = subprocess.Popen(["sh", "-c", server], stdout=subprocess.PIPE, stderr=errors, cwd=Path.cwd(), text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == READY
        half = [call(port, HALF) for _ in range(300)]
        for _ in range(5):
            assert httpx.get(f"http://127.0.0.1:{port}/api/about", timeout=PATIENCE).status_code == 200
        assert len(half) == 300
    finally:
        process.kill()
        process.communicate()
    assert said.stat().st_size < 2000, said.read_text()[:2000]
    assert "Traceback" not in said.read_text()


@pytest.mark.parametrize("opcode", [pytest.param(0x9, id="pings"), pytest.param(0xA, id="pongs"), pytest.param(0x0, id="parts")])
def test_a_flood_of_frames_before_hello_is_cut_off(tmp_path: Path, opcode: int) -> None:
    """Twenty megabytes are never taken; nobody reads what comes back."""
    with open_house(tmp_path, messages=Rate(30, 60)) as house:
        made = raw_socket(house.port)
        flood = frame(0, b"", fin=False) * 8000 if opcode == 0 else frame(opcode, bytes(100)) * 500
        made.sendall(frame(0x1, b"{", fin=False))
        with pytest.raises(ConnectionError):
            made.sendall(flood * 400)


def test_before_hello_little_is_taken_however_few_the_frames(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        made = raw_socket(house.port)
        with pytest.raises(ConnectionError):
            made.sendall(frame(0xA, bytes(100)) * 200_000)


def test_pings_are_counted_after_hello_too(tmp_path: Path) -> None:
    with open_house(tmp_path, messages=Rate(0.001, 60)) as house:
        key = open_table(house, keeper="me", heroes="me")["key"]
        with connect(f"{house.sockets_address}/api/play", max_size=None, open_timeout=PATIENCE) as client:
            client.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": key}))
            with pytest.raises(ConnectionClosed):
                collections.deque((client.ping() for _ in range(100_000)), maxlen=0)


@pytest.mark.parametrize("limit", ["ping_seconds", "slow_seconds"])
def test_whoever_does_not_read_is_not_here_any_more(tmp_path: Path, limit: str) -> None:
    with open_house(tmp_path, **{limit: SHORT}) as house:
        opened = open_table(house, keeper="me", heroes="me")
        bearer = {"Authorization": f"Bearer {opened['key']}"}

        def is_here() -> bool:
            card = httpx.get(f"{house.address}/api/tables/{opened['table']}", headers=bearer, timeout=PATIENCE).json()
            return bool(card["chairs"][0]["is_here"])

        made = raw_socket(house.port)
        hello = {"type": "hello", "protocol": PROTOCOL, "key": opened["key"], "language": "en"}
        made.sendall(frame(0x1, json.dumps(hello).encode()))
        made.recv(1)
        look = {"type": "look", "id": "a", "seat": "keeper", "language": "en", "since": 0}

        def is_gone() -> bool:
            if limit == "slow_seconds":
                with contextlib.suppress(ConnectionError):
                    for _ in range(20):
                        made.sendall(frame(0x1, json.dumps(look).encode()))
                        time.sleep(0.01)
            return not is_here()

        until(is_gone)
        assert house.hall.awake.tables[opened["table"]].people.present.total() == 0


@pytest.mark.parametrize(
    "nonsense",
    [
        pytest.param(lambda port: call(port, b"\x16\x03\x01 nonsense\r\n\r\n"), id="no request"),
        pytest.param(lambda port: raw_socket(port, b"".join(b"X-%d: y\r\n" % n for n in range(300))), id="many headers"),
        pytest.param(lambda port: _sent(port, frame(0x1, b"\xff\xfe")), id="no text"),
        pytest.param(lambda port: _sent(port, frame(0x7, b"what")), id="no frame"),
        pytest.param(lambda port: _sent(port, frame(0x0, b"what")), id="part of nothing"),
    ],
)
def test_nonsense_is_worth_a_line_in_the_log_and_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, nonsense: Callable[[int], socket.socket]
) -> None:
    with open_house(tmp_path) as house:
        assert is_closed(nonsense(house.port))
    assert [record for record in caplog.records if record.exc_info] == []


def test_a_flood_of_nonsense_is_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LOG_EVERY", 1e9)
    upgrade = b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n"
    with open_house(tmp_path) as house:
        for nonsense in (b"\x16\x03\x01\r\n\r\n", b"\x16\x03\x01\r\n\r\n", upgrade) * 50:
            made = call(house.port, nonsense)
            assert is_closed(made)
            made.close()
    assert len(caplog.records) == 1, [record.getMessage() for record in caplog.records]
    assert "what strangers did" in caplog.text


def test_what_strangers_do_is_counted_and_not_without_end(caplog: pytest.LogCaptureFixture) -> None:
    async def flood() -> None:
        limiter = ConnectionLimiter(Settings())
        for number in range(1000):
            limiter.count(f"thing {number % 500}")
        limiter.logger.warning("Invalid HTTP request received.")
        limiter.logger.warning("Invalid HTTP request received.")
        while not caplog.records:
            await asyncio.sleep(0)

    asyncio.run(flood())
    (record,) = caplog.records
    assert "other things (802)" in record.getMessage()
    assert len(record.getMessage()) < 2000


def _sent(port: int, data: bytes) -> socket.socket:
    made = raw_socket(port)
    made.sendall(data)
    return made


def test_a_server_takes_all_the_descriptors_it_may_have() -> None:
    program = """
import resource
from tenebra.server.connections import raise_descriptor_limit
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 900))
print(raise_descriptor_limit(), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""
    out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert out.split() == ["900", "900", "900"]


def test_the_usual_limits_are_there() -> None:
    usual = Settings()
    assert 0 < usual.header_seconds <= usual.body_seconds <= 60
    assert usual.backlog <= usual.sockets < usual.connections
