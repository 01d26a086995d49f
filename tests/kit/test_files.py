"""Content files are read in any thread."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from tenebra.games.registry import game_called
from tenebra.kernel import State

MET = list[str]()
BOTH_AT_ONCE = """
import msgspec, threading
from tenebra.kit.files import TextFile, toml_text

begun, may_end, read = threading.Event(), threading.Event(), []

def number():
    begun.set()
    may_end.wait(1)
    return int

class Card(msgspec.Struct):
    health: "number()"

class Box(msgspec.Struct):
    card: Card

def other():
    begun.wait()
    read.append(%s)

thread = threading.Thread(target=other)
thread.start()
read.append(toml_text("card.health = 3", Box, "x"))
thread.join()
print(*read)
"""


@pytest.mark.parametrize(
    "read", ["toml_text('card.health = 3', Box, 'x')", "TextFile('', 'x').convert({'card': {'health': 3}}, Box, 'x')"]
)
def test_two_threads_may_meet_a_type_at_once(read: str) -> None:
    done = subprocess.run([sys.executable, "-c", BOTH_AT_ONCE % read], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "Box(card=Card(health=3)) Box(card=Card(health=3))\n"), done.stderr


def met(name: str) -> type[int]:
    MET.append(name)
    return int


class Known(State):
    round: met("state") = 0  # type: ignore[valid-type]


def test_what_a_game_is_made_of_is_known_before_any_thread_plays_it() -> None:
    replace(game_called("dungeon-venture"), state=Known)
    assert MET == ["state"]
