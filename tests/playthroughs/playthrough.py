"""Golden playthroughs: a game as readable text, every choice and all that came of it.

`python -m tests.playthroughs.playthrough GAME SCENARIO SEED PLAYERS` writes a new one (PLAYERS as for `tenebra sim`),
`python -m tests.playthroughs.playthrough` tells all of them again after a change of the rules; read the diff like code.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from tenebra.games.registry import GAMES
from tenebra.kernel import Began, Event, Planned, Session, StepDone
from tenebra.players import play_out, seat_players

FOLDER = Path(__file__).parent
LIMIT = 600
"""Choices told of a game that goes on longer."""


def line(event: Event) -> str:
    """An event on one line: its kind, its fields, its rule."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    kind, rule = plain.pop("kind"), plain.pop("rule")
    plain.pop("also")
    fields = " ".join(f"{name}={_short(value)}" for name, value in plain.items())
    return f"  {kind} {fields}".rstrip() + (f" [{rule}]" if rule else "")


def _short(value: Any) -> str:
    return msgspec.json.encode(value).decode() if isinstance(value, list | tuple | dict) else str(value)


def tell(game: str, scenario: str, seed: str, choices: Iterable[tuple[str, str]]) -> str:
    """A game told from its choices."""
    package = GAMES[game]
    session = Session.begin(package, scenario, seed)
    lines = [f"{game} / {scenario} / {seed} / rules {package.rules_version}"]
    for seat, text in choices:
        told = len(session.events)
        session.choose(text, seat)
        news = [event for event in session.events[told:] if not isinstance(event, Began | StepDone | Planned)]
        lines += [f"{seat}> {text}", *map(line, news)]
    lines.append(f"{session.outcome or 'goes on'} {session.fingerprint()}")
    return "\n".join(lines) + "\n"


def read(file: Path) -> tuple[str, str, str, list[tuple[str, str]]]:
    """The game, scenario, seed and choices of a told game."""
    first, *rest = file.read_text(encoding="utf-8").split("\n")
    game, scenario, seed, _ = first.split(" / ")
    choices = [(seat, text) for seat, mark, text in (row.partition("> ") for row in rest if not row.startswith(" ")) if mark]
    return game, scenario, seed, choices


def write(game: str, scenario: str, seed: str, players: str) -> None:
    session = Session.begin(GAMES[game], scenario, seed)
    play_out(session, seat_players(GAMES[game], players, seed), 20_000)
    choices = [(seat, str(option)) for seat, option in session.inputs[:LIMIT]]
    file = FOLDER / game / f"{scenario}.{seed}.txt"
    file.parent.mkdir(exist_ok=True)
    file.write_text(tell(game, scenario, seed, choices), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:]:
        write(*sys.argv[1:5])
    for told in sorted(FOLDER.glob("*/*.txt")):
        told.write_text(tell(*read(told)), encoding="utf-8")
