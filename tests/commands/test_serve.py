"""How the command opens tables, as text and in the browser, and keeps a house."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tenebra.commands.serve import ServeOptions
from tenebra.server.settings import usual_render_processes
from tenebra.tables import Hall, Keys, Wish
from tests.commands.command import complaint, run


def test_play_hands_everything_to_the_text_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: dict[str, Any] = {}
    monkeypatch.setattr("tenebra.terminal.play.play", lambda **options: asked.update(options))
    words = (
        "--terminal",
        "--plain",
        "--scenario",
        "iron-cells",
        "--seats",
        "keeper=greedy",
        "--seed",
        "x",
        "--lang",
        "it",
        "--difficulty",
        "hard",
    )
    run("play", *words, "--load", str(tmp_path / "game.json"))
    assert asked == {
        "plain": True,
        "line": False,
        "game": "",
        "scenario": "iron-cells",
        "seats": "keeper=greedy",
        "seed": "x",
        "difficulty": "hard",
        "load": tmp_path / "game.json",
        "campaign": False,
        "lang": "it",
    }


@pytest.mark.parametrize("word", ["--terminal", "--plain", "--line", "--campaign", "--seed=1", "--scenario=iron-cells"])
def test_whatever_only_the_text_table_knows_means_the_text_table(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    asked: list[str] = []
    monkeypatch.setattr("tenebra.terminal.play.play", lambda **_: asked.append("text"))
    monkeypatch.setattr("tenebra.commands.serve.serve", lambda *_: asked.append("browser"))
    run("play", word)
    assert asked == ["text"]


def test_play_is_the_browser_table(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("tenebra.commands.serve.serve", lambda words, *rest: asked.extend((words.language, *rest)))
    run("play", "--lang", "it")
    assert asked == ["it", ServeOptions("127.0.0.1", 7331, "", "", (), 40, 24, 2, 24, 1, None, True)]
    assert asked[1].settings.render_processes == usual_render_processes()
    assert asked[1].limits.tables_per_address == 0, "whoever plays at their own machine is no stranger"
    assert asked[1].settings.sockets_per_address == 0
    asked.clear()
    run("play", "--proxy", "127.0.0.1")
    assert asked[1].limits.tables_per_address == 40, "through what stands in front strangers come in, whatever it is called"
    assert asked[1].settings.sockets_per_address == 200
    asked.clear()
    told = ("--host", "0.0.0.0", "--port", "8000", "--database", "x", "--public-url", "https://y", "--bots", "3", "--no-browser")
    kept = ("--tables-per-address", "7", "--empty-hours", "1", "--grace-minutes", "5", "--long-absence-hours", "48")
    run("play", *told, *kept, "--proxy", "10.0.0.1", "--proxy", "10.0.0.2", "--painters", "0")
    assert asked == ["en", ServeOptions("0.0.0.0", 8000, "x", "https://y", ("10.0.0.1", "10.0.0.2"), 7, 1, 5, 48, 3, 0, False)]
    assert asked[1].settings.render_processes == 0
    limits = asked[1].limits
    assert (limits.tables_per_address, limits.empty_seconds) == (7, 3600)
    assert (limits.grace_seconds, limits.long_absence_seconds) == (300, 172_800)


def test_a_house_is_kept_by_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENEBRA_HOME", str(tmp_path))
    assert "there is no store" in run("house", "list", code=2)
    keys = asyncio.run(lay_a_table(f"sqlite:///{tmp_path}/tables.sqlite"))
    assert keys.table in run("house", "list")
    assert json.loads(run("house", "list", "--json"))["tables"][0]["standing"] == "unused"
    assert "Bruno" in run("house", "show", keys.table, "--lang", "it")
    copy = tmp_path / "copy"
    assert "1 table is" in run("house", "backup", str(copy))
    link = run("house", "reissue", keys.table, "--address", "https://tables.example.org/").splitlines()[-1]
    assert link.startswith(f"https://tables.example.org/carry#t.{keys.table}.")
    assert link.rpartition(".")[2] not in ("", keys.owner)
    assert "void" in run("house", "revoke", keys.table, "naurania")
    assert "say which" in run("house", "expire", code=2)
    assert "nothing" in run("house", "expire", "--unused", "1", "--dry-run")
    assert "cleared away" in run("house", "remove", keys.table)
    assert "no table or campaign" in run("house", "remove", keys.table, code=2)
    assert "1 table is restored" in run("house", "restore", str(copy))
    assert "1 is cleared away" in run("house", "expire", "--unused", "0")


async def lay_a_table(url: str) -> Keys:
    hall = await Hall.open(url)
    try:
        seats = [Wish("vardak", "me", "Anna"), Wish("naurania", "friend", "Bruno")]
        return await hall.new_table("dungeon-venture", "gronks-lair", seats)
    finally:
        await hall.close()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--database", "nonsense"), "'nonsense' is no store"),
        (("--public-url", "nonsense"), "'nonsense' is not a public address"),
        (("--host", "no such host.example"), "is no address of this machine"),
    ],
)
def test_a_browser_table_that_cannot_be_is_said_not_to_be(words: Sequence[str], said: str) -> None:
    assert said in complaint("play", "--no-browser", *words)
