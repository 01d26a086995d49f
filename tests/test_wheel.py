"""Installing without a clone: the wheel alone, in an empty environment, serves the page and plays a game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
from websockets.sync.client import connect

from bench import PATIENCE
from bench.house import free_port
from tenebra.server.messages import PROTOCOL

ROOT = Path(__file__).parents[1]
UV = Path(sys.executable).with_name("uv")
PLAY = """
import sys, tenebra
assert not tenebra.__file__.startswith(sys.argv[1]), "the checkout is in the way"
try:
    import psycopg
except ModuleNotFoundError:
    sys.exit(0)
sys.exit("PostgreSQL's driver is an extra")
"""


def run(*command: object, **more: str) -> str:
    done = subprocess.run(
        [str(part) for part in command], cwd=ROOT, env={**os.environ, **more}, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_wheel_alone_plays_a_game(tmp_path: Path) -> None:
    run(UV, "build", "--wheel", "--no-build-isolation", "--out-dir", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    home = tmp_path / "home"
    run(UV, "venv", "--python", sys.executable, home)
    run(UV, "pip", "install", "--python", home / "bin" / "python", "--constraint", ROOT / "requirements.lock", wheel)
    run(home / "bin" / "python", "-I", "-c", PLAY, ROOT)
    refused = subprocess.run(
        [home / "bin" / "tenebra", "play", "--no-browser", "--database", "postgresql://localhost/x"],
        cwd=tmp_path, check=False, capture_output=True, text=True,
    )  # fmt: skip
    assert refused.returncode != 0
    assert "tenebra[postgres]" in refused.stderr
    port = free_port()
    server = subprocess.Popen(
        [home / "bin" / "tenebra", "play", "--no-browser", "--port", str(port), "--database", f"sqlite:///{tmp_path}/tables.db"],
        cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        play_a_game(f"127.0.0.1:{port}")
    finally:
        server.terminate()
        server.wait(PATIENCE)


def play_a_game(address: str) -> None:
    """The page is there, and computers play a game to its end before whoever looks on."""
    with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as http:
        key = open_table(http)
    with connect(f"ws://{address}/api/play", max_size=None, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "id": "hello", "protocol": PROTOCOL, "key": key}))
        while True:
            news = json.loads(socket.recv(PATIENCE))
            assert news["type"] != "refusal", news
            if news["type"] == "position" and not news.get("asked"):
                return


def open_table(http: httpx.Client) -> str:
    """A table of computers, as soon as the server answers; its key."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if http.get("/api/health").status_code == 200:
                break
        except httpx.TransportError:
            time.sleep(0.2)
    assert '<div id="app">' in http.get("/").text
    assert http.get("/manifest.webmanifest").json()["icons"]
    (game,) = [game for game in http.get("/api/games").json() if game["id"] == "massive-darkness"]
    seats = [{"seat": seat["id"], "by": "greedy"} for seat in game["seats"][:2]]
    wanted = {"game": game["id"], "scenario": "walking-in-the-dark", "seats": seats}
    opened = http.post("/api/tables", json=wanted)
    assert opened.status_code == 201, opened.text
    return str(opened.json()["key"])
