"""Count what each game writes itself, by concern, as the table in docs/architecture.md: `python -m tools.census`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tenebra.games.registry import GAMES

PACKAGES = Path(__file__).resolve().parents[1] / "src"
CONCERNS: dict[str, tuple[str, ...]] = {
    "the record, view": ("__init__", "view", "imagined"),
    "scene": ("scene", "looking"),
    "telling, words, forecasts": ("telling", "wording", "forecast"),
    "situations": ("situation",),
    "state, steps, options, windows, dice": ("state", "steps", "options", "windows", "dice", "agenda"),
    "events": ("events",),
    "rules, effects, keywords": ("rules", "effects", "keywords"),
    "cards, maps, box": ("content", "inventory", "laying"),
    "notation and its printing": ("notation", "printing", "vocabulary"),
    "scenario sheets, setup, campaign": ("scenario", "scenario_reader", "scenarios", "setup", "campaign"),
    "advice": ("advice",),
}
"""The rooms of a game, by what they are for."""


def concern_of(room: str) -> str:
    """What a room is for; a game's own rooms beside those of all games count as rules."""
    return next((concern for concern, rooms in CONCERNS.items() if room in rooms), "rules, effects, keywords")


def lines_of(package: str) -> Counter[str]:
    """The lines of Python of a game, by concern."""
    folder = PACKAGES / package.replace(".", "/")
    found: Counter[str] = Counter()
    for file in folder.rglob("*.py"):
        room = file.relative_to(folder).parts[0].removesuffix(".py")
        found[concern_of(room)] += len(file.read_text(encoding="utf-8").splitlines())
    return found


def main() -> None:
    """Print the table."""
    counted = [lines_of(game.package) for game in GAMES.values()]
    print(f"| lines of Python, blank ones too | {' | '.join(f'*{id}*' for id in GAMES)} |")
    print(f"| --- |{' ---: |' * len(counted)}")
    for concern in CONCERNS:
        print(f"| {concern} | {' | '.join(f'{lines[concern]:,}' for lines in counted)} |")
    print(f"| **all** | {' | '.join(f'{lines.total():,}' for lines in counted)} |")


if __name__ == "__main__":
    main()
