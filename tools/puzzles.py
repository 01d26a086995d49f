"""What would a good player do here? `python -m tools.puzzles [GAME …]` asks the advice, and says how much of each half it solves.

A puzzle is a situation with `right` answers (docs/testing.md). Those in `open/` may be learned from; those in `kept/` are only
counted, so that they tell how the companions play where nobody looked.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import BadInput
from tenebra.kit.situations import is_right, play_out, read_head

FOLDER = Path(__file__).parents[1] / "tests" / "puzzles"
HALVES = OPEN, KEPT = "open", "kept"


class Tried(NamedTuple):
    """A puzzle, what the advice would do there and why, and what by chance alone would be right."""

    file: Path
    choice: str
    why: str
    is_solved: bool
    chance: float


def puzzles_of(game: str, half: str) -> list[Path]:
    """The files of a half."""
    return sorted((FOLDER / game / half).glob("*.toml"))


def attempt(file: Path) -> Tried:
    """Ask the advice of whoever is asked; a puzzle nobody can solve, or get wrong, is an error."""
    text = file.read_text(encoding="utf-8")
    head = read_head(text, file.name)
    session = play_out(game_called(head.game), text, file.name)
    decision = session.decision
    options = [str(option) for option in decision.options(decision.seat)] if decision is not None else []
    right = [option for option in options if is_right(head, option)]
    if decision is None or not right or len(right) == len(options):
        raise BadInput(f"right: fits {len(right)} of {len(options)} options ({', '.join(options)})", source=file.name)
    advice = game_called(head.game).advise(session.view(decision.seat))
    return Tried(file, advice.option, advice.why, is_right(head, advice.option), len(right) / len(options))


def report(game: str, half: str, *, names: bool) -> Iterator[str]:
    """How many of a half are solved, and how many would be by chance; the wrong ones by name, unless they are not to be known."""
    tried = [attempt(file) for file in puzzles_of(game, half)]
    solved = sum(one.is_solved for one in tried)
    if not tried:
        return
    chance = round(sum(one.chance for one in tried))
    yield f"{game}, {half}: {solved} of {len(tried)} solved ({100 * solved / len(tried):.0f} %), {chance} by chance"
    if names:
        yield from (f"  {one.file.stem}: {one.choice} ({one.why})" for one in tried if not one.is_solved)


def main() -> None:
    """Report of the games named, or of all."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    for game in words.parse_args().games:
        for half in HALVES:
            print(*report(game, half, names=half == OPEN), sep="\n")


if __name__ == "__main__":
    main()
