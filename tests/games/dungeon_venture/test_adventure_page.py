"""docs/dungeon-venture/adventures.md says what the sheets say."""

from __future__ import annotations

from pathlib import Path

from tenebra.games.dungeon_venture.content import monsters
from tenebra.games.dungeon_venture.scenarios import SHEETS

PAGE = Path(__file__).parents[3] / "docs" / "dungeon-venture" / "adventures.md"


def rows(header: str) -> list[list[str]]:
    """The cells of the table whose header begins so."""
    lines = PAGE.read_text(encoding="utf-8").split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith(header)) + 2
    table = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        table.append([cell.strip() for cell in line.strip("|").split("|")])
    return table


def test_the_monsters_are_counted() -> None:
    told = [[int(cell or 0) for cell in row[3:10]] for row in rows("| | boards |")]
    counted = []
    for scenario in SHEETS.ids:
        sheet = SHEETS[scenario]
        kinds = [kind for who in sheet.placements.values() for kind, _ in who]
        furniture = list(sheet.furniture.values())
        counted.append([*map(kinds.count, monsters()), furniture.count("chest"), furniture.count("altar")])
    assert told == counted


def test_the_bosses_are_as_on_their_sheets() -> None:
    told = [(row[0], row[4], row[5], row[6], row[7], row[8]) for row in rows("| | Boss |")]
    printed = []
    for number, scenario in enumerate(SHEETS.ids, 1):
        for boss in SHEETS[scenario].bosses.values():
            attack = f"{boss.attack}, ranged" if boss.ranged else str(boss.attack)
            facts = (str(boss.defence), str(boss.mana), str(boss.life), str(boss.movement))
            printed.append((str(number), attack, *facts))
    assert told == printed
