"""Somebody sits down at the text table: typed lines go in, a transcript comes out."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

from tenebra.kit.words import Words, read_messages, shared_folder
from tenebra.terminal.play import play

HINTS = 3000
"""So many times a scripted player does what the hint says; no Adventure lasts that long."""


class Typist(io.StringIO):
    """Types its lines, then asks for hints and follows them until the table is cleared, or leaves at once."""

    def __init__(self, lines: list[str], hints: bool) -> None:
        super().__init__("".join(f"{line}\n" for line in lines + ["hint!"] * (HINTS if hints else 0)))


def sit(folder: Path, *lines: str, hints: bool = False, **given: Any) -> str:
    """Play with these lines in a folder of its own; everything that was printed."""
    out = io.StringIO()
    given = {
        "lang": "en",
        "game": "dungeon-venture",
        "scenario": "gronks-lair",
        "seats": "heroes=me,keeper=greedy",
        "seed": "7",
        **given,
    }
    play(reader=Typist(list(lines), hints), writer=out, folder=folder, **given)
    return out.getvalue()


BEGIN = ("pick fire-bolt", "pick lightning", "pick mind-spike", "B5", "A5", "C5", "B6", "first vardak")
"""From the first question to Vardak's first turn in Gronk's Lair: Vardak B5, Naurania A5, Storm C5, Wick B6."""

MISSING_WORDS = re.compile("⟨[^⟩]*⟩")


def english_in(said: str, game: Any) -> list[str]:
    """What an Italian transcript has in English: sentences that Italian says otherwise, and common words."""
    flat, out = " ".join(said.split()), []
    one, two = Words("en", game), Words("it", game)
    for folder in (shared_folder(), game.folder()):
        for id, message in read_messages(folder, "en")[0].items():
            if message.variables.get("") == frozenset():
                english, italian = one.say(id), two.say(id)
                is_there = len(english) > 7 and english in flat  # a pattern alone would be searched for far longer
                if english != italian and is_there and re.search(rf"\b{re.escape(english)}\b", flat):
                    out.append(english)
    return out + re.findall(r"\b(the|and|with|your|you|turn|wall|free|rolled|against)\b", flat)
