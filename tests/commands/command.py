"""The command as the tests run it: its output, its documents, its complaints."""

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from tenebra.cli import app

SCENARIOS = [
    "gronks-lair",
    "ravens-watch",
    "saint-orlas-lantern",
    "iron-cells",
    "restless-tombs",
    "breathing-mine",
    "two-crowns",
    "wild-hunt",
    "black-moon",
    "last-throne",
]
"""Those of Dungeon Venture, in their order."""


def run(*words: str, code: int = 0, text: str = "") -> str:
    """Run the command; its output, and what it says is wrong."""
    result = CliRunner().invoke(app, list(words), input=text, env={"TENEBRA_LANG": "en"})
    assert result.exit_code == code, result.output + repr(result.exception)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.output


def document(*words: str, code: int = 0) -> Any:
    return json.loads(run(*words, "--json", code=code))


def complaint(*words: str, code: int = 2) -> str:
    """What the command says is wrong: one line, and never a traceback."""
    said = run(*words, code=code).strip()
    assert said.startswith("tenebra: ")
    assert len(said.splitlines()) == 1
    return said.removeprefix("tenebra: ")


def in_file(folder: Path, name: str, content: str | bytes) -> str:
    file = folder / name
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(file)
