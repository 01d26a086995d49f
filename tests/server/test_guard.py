"""The guard before the app: headers, hosts, origins, rates; and the files of the page behind it."""

from __future__ import annotations

import gzip
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bench import PATIENCE
from bench.house import House, free_port
from tenebra.kernel import BadInput
from tenebra.server import rate_limit
from tenebra.server.app import make_app
from tenebra.server.guard import HEADERS
from tenebra.server.http_server import PortTaken, address_of, listen
from tenebra.server.rate_limit import TokenBucket
from tenebra.server.settings import Rate, Settings, check_public_url
from tenebra.server.static_files import StaticFiles
from tests.server.socket_client import SocketClient, joined, open_table
from tests.tables.house import awaited, open_hall

INDEX = "<!doctype html><title>Tenebra</title>" + "<p>a table</p>" * 100
SCRIPT = "export const table = 1;\n" * 100


def settle(path: Path, at: int = 1) -> None:
    """The file was written long ago."""
    os.utime(path, ns=(at, at))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "assets/index-Ab12.js").write_text(SCRIPT)
    settle(folder / "assets/index-Ab12.js")
    (folder.parent / "secret.txt").write_text("not for you")
    return folder


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[House]:
    """A house with tight limits and a page of its own."""
    settings = Settings(
        page=built,
        messages=Rate(0.01, 10),
        requests=Rate(200, 400),
        hello_seconds=PATIENCE,
        public_url="https://tables.example.org",
    )
    with House(f"sqlite:///{tmp_path_factory.mktemp('small')}/tables.sqlite", settings) as made:
        yield made


def raw(house: House, request: bytes) -> bytes:
    """What comes back for these bytes."""
    where = urlsplit(house.address)
    with socket.create_connection((where.hostname or "", where.port or 0), timeout=PATIENCE) as plain:
        plain.sendall(request)
        out = b""
        while piece := plain.recv(65536):
            out += piece
        return out


def test_every_answer_carries_the_safe_headers(house: House) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/about"), ("GET", "/api/nothing"), ("POST", "/api/tables"), ("GET", "/x.js")):
        answer = httpx.request(method, f"{house.address}{path}", timeout=PATIENCE)
        for name, value in HEADERS:
            assert answer.headers[name.decode()] == value.decode(), (path, name)
        assert "server" not in answer.headers


FALSE_HOSTS = ["evil.example", "evil.example:7331", "", "127.0.0.1.evil.example", "10.0.0.7", "[::2]", "[", "[::1", "]"]
NO_NAMES = ["evil@localhost", "localhost:abc", "localhost:"]


@pytest.mark.parametrize("host", FALSE_HOSTS + NO_NAMES)
def test_a_false_host_name_is_refused(house: House, host: str) -> None:
    answer = httpx.get(f"{house.address}/api/about", headers={"Host": host}, timeout=PATIENCE)
    assert answer.status_code in (400, 421)


@pytest.mark.parametrize("host", ["localhost", "localhost:1234", "127.0.0.1", "[::1]:7331"])
def test_this_machine_has_several_names(house: House, host: str) -> None:
    assert httpx.get(f"{house.address}/api/about", headers={"Host": host}, timeout=PATIENCE).status_code == 200


def test_a_page_from_elsewhere_changes_nothing(house: House) -> None:
    for origin in ("http://evil.example", "null", "http://127.0.0.1", "http://[", "http://]:1"):
        answer = httpx.post(f"{house.address}/api/desk", json={"keys": []}, headers={"Origin": origin}, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-page")
    assert (
        httpx.post(
            f"{house.address}/api/desk", json={"keys": []}, headers={"Origin": house.address}, timeout=PATIENCE
        ).status_code
        == 200
    )


@awaited
async def test_an_upload_that_breaks_off_is_a_mistake_of_whoever_sent_it(tmp_path: Path) -> None:
    sent: list[Any] = []
    arriving = [{"type": "http.request", "body": b'{"keys": [', "more_body": True}, {"type": "http.disconnect"}]
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json"), (b"content-length", b"100")]
    about = {"http_version": "1.1", "scheme": "http", "query_string": b"", "root_path": "", "client": None, "server": None}
    request: Any = {"type": "http", "method": "POST", "path": "/api/desk", "raw_path": b"/api/desk", "headers": headers, **about}

    async def receive() -> Any:
        return arriving.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    async with open_hall(f"sqlite:///{tmp_path}/tables.sqlite") as hall:
        await make_app(Settings(), hall)(request, receive, send)
    assert sent[0]["status"] == 400
    assert msgspec.json.decode(sent[1]["body"])["error"] == "bad-message"


def test_the_public_address_is_our_own(small: House) -> None:
    here = small.address
    public = {"Host": "tables.example.org", "Origin": "https://tables.example.org"}
    assert httpx.post(f"{here}/api/desk", json={"keys": []}, headers=public, timeout=PATIENCE).status_code == 200
    bent = {"Host": "tables.example.org", "Origin": "https://evil.example"}
    assert httpx.post(f"{here}/api/desk", json={"keys": []}, headers=bent, timeout=PATIENCE).status_code == 403


@pytest.mark.parametrize("url", ["tables.example.org", "ftp://x", "https://", "https://x/path"])
def test_a_public_address_must_be_one(url: str) -> None:
    with pytest.raises(BadInput, match="not a public address"):
        check_public_url(url)
    assert check_public_url("https://tables.example.org/") == "https://tables.example.org"


def test_the_page_is_sent_small_and_kept_for_long(small: House) -> None:
    here = small.address
    script = httpx.get(f"{here}/assets/index-Ab12.js", timeout=PATIENCE)
    assert script.text == SCRIPT
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    plain = httpx.get(f"{here}/assets/index-Ab12.js", headers={"Accept-Encoding": "identity"}, timeout=PATIENCE)
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    index = httpx.get(f"{here}/", timeout=PATIENCE)
    assert (index.text, index.headers["cache-control"]) == (INDEX, "no-cache")
    known = httpx.get(f"{here}/", headers={"If-None-Match": index.headers["etag"]}, timeout=PATIENCE)
    assert (known.status_code, known.content) == (304, b"")
    assert httpx.head(f"{here}/", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(
    "path", ["/table/abc", "/join/some-key_x", "/new/dungeon-venture", "/rules/dungeon-venture?rule=DV-CBT-06"]
)
def test_addresses_of_the_page_show_the_page(small: House, path: str) -> None:
    answer = httpx.get(f"{small.address}{path}", timeout=PATIENCE)
    assert (answer.status_code, answer.text) == (200, INDEX)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//etc/passwd.txt",
        "/assets/missing.js",
        "/%00.txt",
    ],
)
def test_nobody_walks_out_of_the_page(small: House, path: str) -> None:
    said = raw(small, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    assert b"not for you" not in said
    assert said.split()[1] in (b"400", b"404"), said[:200]


def test_without_a_page_it_is_said_how_to_build_one(tmp_path: Path) -> None:
    page = StaticFiles(tmp_path / "nothing")
    found = page.find("/")
    assert not page.is_built
    assert found is not None
    assert b"make page" in found.body
    assert page.find("/assets/x.js") is None


def test_a_page_built_again_is_read_again(tmp_path: Path) -> None:
    page = StaticFiles(tmp_path)
    (tmp_path / "index.html").write_text("one " * 500)
    first = page.find("/table/x")
    assert first is not None
    assert gzip.decompress(first.packed) == first.body
    (tmp_path / "index.html").write_text("two")
    settle(tmp_path / "index.html")
    second = page.find("/")
    assert second is not None
    assert (second.body, second.packed) == (b"two", b"")
    assert page.find("/") is second


def test_a_page_read_in_the_middle_of_a_build_is_whole_afterwards(tmp_path: Path) -> None:
    page, index, script = StaticFiles(tmp_path), tmp_path / "index.html", tmp_path / "assets/index-Ab12.js"
    index.write_text("one")
    settle(index)
    assert page.find("/assets/index-Ab12.js") is None
    script.parent.mkdir()
    script.write_text("one half")
    half = page.find("/assets/index-Ab12.js")
    assert half is not None
    assert half.cache == "no-cache", "no browser keeps what may be one half"
    script.write_text("one half and the other")
    settle(script)
    whole = page.find("/assets/index-Ab12.js")
    assert whole is not None
    assert (whole.body, whole.cache.split(", ")[-1]) == (b"one half and the other", "immutable")
    assert page.find("/assets/index-Ab12.js") is whole
    script.unlink()
    assert page.find("/assets/index-Ab12.js") is None


def test_too_many_messages_end_only_their_own_line(small: House) -> None:
    opened = open_small(small)
    with joined(small, opened["key"]) as good, joined(small, opened["key"]) as flood:
        with suppress(ConnectionClosed):  # the server may be quicker
            for number in range(40):
                flood.send("overview", id=f"o{number}")
        farewell, _ = flood.farewell()
        assert farewell["error"] == "too-many"
        assert any(news.get("error") == "too-many" for news in flood.heard if news["type"] == "refusal")
        here = good.latest()
        assert good.ask("choose", seat=here["seat"], option=here["options"][0], at=0)["type"] == "done"


def open_small(small: House) -> dict[str, str]:
    return open_table(small, keeper="me", heroes="me")


def test_there_is_room_for_so_many_lines(tmp_path: Path) -> None:
    settings = Settings(sockets=6, sockets_per_table=3, hello_seconds=PATIENCE)
    with House(f"sqlite:///{tmp_path}/tables.sqlite", settings) as small:
        opened = open_small(small)
        with joined(small, opened["key"]), joined(small, opened["key"]), joined(small, opened["key"]):
            with joined(small, opened["key"], welcome=False) as fourth:
                assert fourth.farewell()[0]["error"] == "full"
            other = open_small(small)
            with joined(small, other["key"]), joined(small, other["key"]), joined(small, other["key"]):
                third = open_small(small)
                with joined(small, third["key"], welcome=False) as seventh:
                    assert seventh.farewell()[0]["error"] == "full"


def test_whoever_says_nothing_is_sent_away(tmp_path: Path) -> None:
    house = House(f"sqlite:///{tmp_path}/tables.sqlite", Settings(hello_seconds=0.1))
    with house as small, connect(f"{small.sockets_address}/api/play", open_timeout=PATIENCE) as silent:
        assert SocketClient(silent).farewell()[0]["error"] == "hello"


def test_too_many_requests_are_put_off(tmp_path: Path) -> None:
    with House(f"sqlite:///{tmp_path}/tables.sqlite", Settings(requests=Rate(0.001, 5))) as house:
        answers = [httpx.get(f"{house.address}/api/about", timeout=PATIENCE) for _ in range(12)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"] == "too-many"
        assert answers[-1].headers["retry-after"] == "1"
        assert httpx.get(f"{house.address}/", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize("path", ["//api/about", "/%2fapi/about", "/api//about", "///api/about/"])
def test_however_its_address_is_written_a_request_counts(tmp_path: Path, path: str) -> None:
    with House(f"sqlite:///{tmp_path}/tables.sqlite", Settings(requests=Rate(0.001, 5))) as house:
        asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 7
        last = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
        said = raw(house, asked + last)
        assert (said.count(b"HTTP/1.1 200"), said.count(b"HTTP/1.1 429")) == (5, 3)


def test_the_addresses_of_one_line_share_what_they_may_ask(tmp_path: Path) -> None:
    settings = Settings(requests=Rate(0.001, 5), proxies=("127.0.0.1",))
    with House(f"sqlite:///{tmp_path}/tables.sqlite", settings) as house:

        def ask(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return httpx.get(f"{house.address}/api/about", headers=headers, timeout=PATIENCE).status_code

        assert [ask(f"2001:db8:77:1::{number}") for number in range(7)] == [200] * 5 + [429] * 2
        assert [ask(f"2001:db8:77:{number}::1") for number in range(2, 9)] == [200] * 5 + [429] * 2, "a /56 has twice as much"
        assert ask("2001:db8:78::1") == 200


def test_a_body_has_one_length(small: House) -> None:
    sent = b"POST /api/desk HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    said = raw(small, sent + b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 400")
    assert said.count(b"HTTP/1.1") == 1, "whatever came behind it is not looked at"


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: now))
    bucket = TokenBucket(Rate(8, 2))
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now += 0.125
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_a_port_that_is_taken_is_said_to_be() -> None:
    port = free_port()
    with listen("127.0.0.1", port) as first:
        assert address_of(first, Settings()) == f"http://127.0.0.1:{port}"
        with pytest.raises(PortTaken, match=f"port {port} of 127.0.0.1 cannot be used: .*; --port names another"):
            listen("127.0.0.1", port)
    with pytest.raises(BadInput, match="no address of this machine"):
        listen("no such host.example", port)
