"""The page about the protocol is true: its program plays, and it names every message and every trouble."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

from bench.house import House
from tenebra.kit.words import Words
from tenebra.server.errors import STATUS
from tenebra.server.messages import AnyAsk, AnyNews

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")


def test_the_program_on_the_page_plays(house: House, tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    file = tmp_path / "program.py"
    file.write_text(program)
    done = subprocess.run([sys.executable, str(file), house.address, "12"], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) >= 12 or "keeper" in done.stdout


def test_the_page_names_every_message() -> None:
    for kind in (*get_args(AnyAsk), *get_args(AnyNews)):
        tag = kind.__struct_config__.tag
        assert f"`{tag}`" in PAGE or f'"type": "{tag}"' in PAGE, tag


def test_every_trouble_has_words_and_those_of_the_socket_are_on_the_page() -> None:
    for language in ("en", "it"):
        words = Words(language)
        for error in STATUS:
            assert words.has(f"trouble-{error}"), error
    only_http = {"no-key", "unknown-table", "unknown-campaign", "unknown-game", "unknown-lesson", "not-found"}
    for error in STATUS.keys() - only_http:
        assert f"`{error}`" in PAGE, error
