"""Compare what two trees make of the same games: positions, options and scenes of situations, golden games and saved ones.

`python -m tools.same OTHER [--of GAME] [--every N]` runs both trees, each with its own `.venv`, and shows where they differ.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from tenebra.games.registry import GAMES
from tenebra.kernel import Option, Reason, Session, load
from tenebra.kernel.journal import read
from tenebra.kit.package import GamePackage
from tenebra.kit.situations import play_out
from tenebra.kit.words import Words
from tests.playthroughs import playthrough

HERE = Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "it")
SHOWN = 5
"""So many differences are shown."""


def digest(thing: Any) -> str:
    """A short name for whatever can be written as JSON."""
    return blake2b(msgspec.json.encode(thing), digest_size=8).hexdigest()


def moments(game: GamePackage, tests: Path, every: int) -> Iterator[tuple[str, Session[Any]]]:
    """Every position that is compared, with its name."""
    for file in sorted((tests / "situations" / game.id).glob("*.toml")):
        yield f"situation {file.name}", play_out(game, file.read_text(encoding="utf-8"), file.name)
    for file in sorted((tests / "playthroughs" / game.id).glob("*.txt")):
        _, scenario, seed, choices = playthrough.read(file)
        session = Session.begin(game, scenario, seed)
        for number, (seat, text) in enumerate(choices):
            if number % every == 0:
                yield f"playthrough {file.name} {number}", session
            session.choose(text, seat)
        yield f"playthrough {file.name} at its end", session
    for file in sorted((tests / "journals").glob("*/*.json")):
        data = file.read_bytes()
        if read(data, file.name).game == game.id:
            yield f"journal {file.name}", load(game, data, file.name)


def digests(game: GamePackage, session: Session[Any]) -> Iterator[str]:
    """The position; for every seat and whoever looks on the options in their order, and the scene part by part."""
    yield session.fingerprint()
    spoken = {language: Words(language, game) for language in LANGUAGES}
    for seat in (*game.seats(session.state), ""):
        view, decision = session.view(seat), session.decision

        def why_not(option: Option, seat: str = seat) -> Reason | None:
            return session.decision.why_not(seat, option) if session.decision is not None else None

        if decision is not None and seat:
            yield f"{seat} options {digest([str(option) for option in decision.options(seat)])}"
        for language, words in spoken.items():
            parts = msgspec.to_builtins(game.scene(view, words, why_not))
            yield from (f"{seat or 'spectator'} {language} {part} {digest(made)}" for part, made in parts.items())


def run(tree: Path, game: str, every: int) -> Iterator[str]:
    """What a tree makes of a game, line by line."""
    command = [str(tree / ".venv/bin/python"), __file__, "--print", game, "--every", str(every), str(tree)]
    environment = {**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{tree / 'src'}"}
    with subprocess.Popen(command, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield from (line.rstrip("\n") for line in process.stdout)
    if process.returncode:
        raise SystemExit(f"{tree}: the run broke off")


def main() -> int:
    """Run both trees and compare line by line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="the tree to compare with, with a .venv of its own")
    parser.add_argument("--of", action="append", help="only this game (may be given again)")
    parser.add_argument("--every", type=int, default=5, help="look at every so many choices of the golden games")
    parser.add_argument("--print", help="only say what this very tree makes of a game")
    given = parser.parse_args()
    other = given.other.resolve()
    if given.print:
        for name, session in moments(GAMES[given.print], other / "tests", given.every):
            for line in digests(GAMES[given.print], session):
                print(name, line)
        return 0
    differing = 0
    for game in given.of or list(GAMES):
        compared = 0
        for one, two in zip_longest(run(other, game, given.every), run(HERE, game, given.every), fillvalue="(nothing)"):
            compared += 1
            differing += one != two
            if one != two and differing <= SHOWN:
                print(f"{game}: differs\n  there: {one}\n  here:  {two}")
        print(f"{game}: {compared} things compared")
    print("all the same" if not differing else f"{differing} differ")
    return int(bool(differing))


if __name__ == "__main__":
    sys.exit(main())
