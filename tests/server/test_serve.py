"""`tenebra play` as a process: it says where it is, is found again by a second one, and stops cleanly."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from bench import PATIENCE
from bench.house import free_port
from tests.server.socket_client import SEATS


@contextmanager
def playing(home: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "TENEBRA_HOME": str(home), "TENEBRA_LANG": "en"}
    command = [sys.executable, "-m", "tenebra.cli", "play", "--no-browser", *words]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.parametrize(("number", "words"), [(signal.SIGINT, ("Stopped", "en")), (signal.SIGTERM, ("Fermato", "it"))])
def test_play_serves_until_it_is_stopped(tmp_path: Path, number: int, words: tuple[str, str]) -> None:
    stopped, language = words
    port = str(free_port())
    with playing(tmp_path, "--port", port, "--lang", language) as process:
        said = first_line(process)
        address = re.findall(r"http://127\.0\.0\.1:\d+", said)[0]
        assert address.endswith(f":{port}")
        wanted = {
            "game": "dungeon-venture",
            "scenario": "gronks-lair",
            "seats": [{"seat": seat, "by": "greedy" if seat == "keeper" else "me"} for seat in SEATS],
        }
        opened = httpx.post(f"{address}/api/tables", json=wanted, timeout=PATIENCE).json()
        with playing(tmp_path) as second:
            assert address in first_line(second)
            assert second.wait(PATIENCE) == 0
        process.send_signal(number)
        assert process.wait(PATIENCE) == 0
        assert process.stdout is not None
        rest = process.stdout.read()
        assert stopped in rest
        assert "Traceback" not in rest
    with playing(tmp_path, "--port", port) as again:
        first_line(again)
        desk = httpx.post(f"{address}/api/desk", json={"keys": [opened["key"]]}, timeout=PATIENCE).json()
        assert [card["table"] for card in desk] == [opened["table"]]


def test_a_store_that_is_open_elsewhere_is_said_to_be(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/own.sqlite"
    with playing(tmp_path, "--database", database, "--port", str(free_port())) as first:
        first_line(first)
        with playing(tmp_path, "--database", database, "--port", str(free_port())) as second:
            assert "open elsewhere" in first_line(second)
            assert second.wait(PATIENCE) == 2


def test_a_port_that_another_house_has_is_not_exchanged_for_the_next_one(tmp_path: Path) -> None:
    port = str(free_port())
    with playing(tmp_path / "one", "--port", port) as first:
        first_line(first)
        with playing(tmp_path / "two", "--port", port) as second:
            said = first_line(second)
            assert f"http://127.0.0.1:{port}" in said
            assert "--port" in said
            assert second.wait(PATIENCE) == 0, "the browser would open on the house that is there"


def test_a_port_that_somebody_else_has_is_said_to_be_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as stranger:
        port = str(stranger.getsockname()[1])
        with playing(tmp_path, "--port", port) as process:
            said = first_line(process)
            assert f"port {port} of 127.0.0.1 cannot be used" in said
            assert "--port" in said
            assert process.wait(PATIENCE) == 2
