"""Adventure sheets (DV-SET-19): what one says, its own rules in a closed vocabulary, and what Heroes can come to in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from tenebra.boards import SquareGrid, Table
from tenebra.games.dungeon_venture.content import Sheet
from tenebra.games.dungeon_venture.options import Move
from tenebra.kit import scenario_rules
from tenebra.kit.scenario_rules import Lexicon, ScenarioRule

START = "start"
EVERYWHERE = 1 << 30
"""More steps than any dungeon has spaces."""


FURNITURE = {"T": "table", "L": "bookcase", "U": "tomb", "C": "chest", "A": "altar"}


MONSTERS = {"k": "kobold", "s": "skeleton", "z": "zombie", "o": "orc", "g": "ogre"}


TRAPS = {"p": "pit", "f": "arrows", "r": "boulders"}


SECRET = "secret"
DOORS = {"D": "closed", "O": "open", "S": SECRET}


STAIRCASE = "<"


BOSS_MINIATURES = ("evil-mage", "death-knight", "chaos-fighter")
"""DV-COMP-12; a Boss of a situation needs none."""


TRIGGERS = {
    "start": r"start",
    "round": r"round (?P<number>\d+)",
    "every": r"every (?P<number>[1-9]\d*) rounds",
    "enter": r"enter (?P<name>\S+)",
    "chest": r"chest (?P<name>\S+)",
    "use": r"use (?P<name>\S+)",
    "take": r"take (?P<name>\S+)",
    "defeat": r"defeat (?P<name>\S+)",
    "open": r"open (?P<name>\S+)",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
}
"""The triggers of an Adventure's own rules."""


EFFECTS = {
    "say": r"say (?P<name>\S+)",
    "spawn": r"spawn (?P<number>\d+) (?P<name>\S+) at (?P<space>\S+)",
    "wake": r"wake (?P<name>\S+)",
    "unlock": r"unlock (?P<name>\S+)",
    "open": r"open (?P<name>\S+)",
    "close": r"close (?P<name>\S+)",
    "events": r"events (?P<number>\d+)",
    "count": r"count (?P<name>\S+)",
    "attack": r"attack (?P<name>\S+) with (?P<dice>.+)",
    "boulders": r"boulders (?P<space>\S+)",
    "altar": r"altar (?P<space>\S+)",
    "heal": r"heal (?P<number>\d+)",
    "treasure": r"treasure (?P<number>\d+)",
}
"""The effects of an Adventure's own rules."""


FALLING = ("boulders", "altar")
"""The effects that block a space for good."""


WINS = {
    "all": r"all defeated",
    "defeated": r"(?P<name>\S+) defeated",
    "leave": r"leave with (?P<name>\S+)",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
}


CONDITIONS = {verb: pattern for verb, pattern in WINS.items() if verb != "leave"}
"""The conditions of a rule; who has left cannot set anything off any more."""


LOSSES = {"round": r"round (?P<number>\d+)", "count": r"count (?P<name>\S+) (?P<number>\d+)"}


class Phrase(scenario_rules.Phrase, frozen=True):
    """A line of an Adventure's own rules, understood."""

    space: str = ""
    dice: str = ""


LEXICON = Lexicon(Phrase, TRIGGERS, EFFECTS, CONDITIONS)


class Adventure(msgspec.Struct, frozen=True):
    """An Adventure sheet. All of it is the Keeper's secret except what the state has revealed (DV-GEN-08)."""

    id: str
    number: int
    level: int
    minutes: int
    difficulty: int
    is_first_game: bool
    grid: SquareGrid
    area_of: dict[str, str]
    areas: dict[str, int]
    doors: dict[str, str]
    door_areas: dict[str, tuple[str, str]]
    """Per door, and per edge between two areas where an imagined one could be: the areas it joins."""
    locked: tuple[str, ...]
    staircase: str
    furniture: dict[str, str]
    traps: dict[str, str]
    placements: dict[str, tuple[tuple[str, str], ...]]
    """Per area: who stands where, Bosses among them."""
    bosses: dict[str, Sheet]
    miniatures: dict[str, str]
    keeper_cards: tuple[str, ...]
    things: dict[str, str]
    """The things a Hero beside them may use with an Action: name to space."""
    tokens: dict[str, str]
    """The tokens a Hero who ends a movement there takes up: name to space."""
    wins: tuple[Phrase, ...]
    losses: tuple[Phrase, ...]
    own_rules: tuple[ScenarioRule[Phrase], ...]

    moves: Table[Move]
    """Per space: the choice to walk there."""
    doors_at: dict[str, tuple[str, ...]]
    """Per space: the doors it lies in front of, unfound ones too (DV-ADJ-04, DV-DOOR-03)."""

    def front_spaces(self, door: str) -> tuple[str, str]:
        """The two spaces in front of a door (DV-ADJ-04)."""
        return self.grid.edges[door][:2]


def doors_by_space(grid: SquareGrid, doors: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Per space in front of doors, which are edges between two (DV-RUL-19): these doors."""
    out: dict[str, tuple[str, ...]] = {}
    for door in doors:
        for space in grid.edges[door][:2]:
            out[space] = (*out.get(space, ()), door)
    return out


def falls_of(sheet: Adventure) -> set[str]:
    """The spaces that the Adventure's own rules may block; where furniture stands nothing falls."""
    named = {phrase.space for rule in sheet.own_rules for phrase in rule.do if phrase.verb in FALLING}
    return named - set(sheet.furniture)


def rocks_of(sheet: Adventure) -> list[str]:
    """All spaces that may be blocked in the course of a game: by Traps, and by the Adventure's own rules."""
    traps = [space for space, trap in sheet.traps.items() if trap == "boulders"]
    return [*traps, *sorted(falls_of(sheet))]


def reached(sheet: Adventure, fallen: int = 0) -> int:
    """The spaces that a Hero in the starting area can come to when the fallen ones are blocked, with what unlocks the doors."""
    grid = sheet.grid
    free = grid.set_of(sheet.area_of) & ~grid.set_of(sheet.furniture) & ~fallen
    home = {who: area for area, waiting in sheet.placements.items() for who, _ in waiting}
    shut, done, counted = set(sheet.locked), set[int](), Counter[str]()
    entrance = free & sheet.areas[START]
    here = entrance & -entrance

    def is_met(on: Phrase) -> bool:
        match on.verb:
            case "enter":
                return bool(here & sheet.areas[on.name])
            case "chest":
                return is_at_hand(sheet, here, on.name)
            case "use":
                return is_at_hand(sheet, here, sheet.things[on.name])
            case "take":
                return bool(here & grid.bit[sheet.tokens[on.name]])
            case "defeat" | "defeated":
                return bool(here & sheet.areas[home.get(on.name, START)])
            case "open":
                return on.name not in shut and bool(here & grid.set_of(sheet.front_spaces(on.name)))
            case "all":
                return all(here & area for area in sheet.areas.values())
            case "count":
                return counted[on.name] >= on.number
        return True

    before = None
    while before != (before := (here, len(done))):
        by = grid.with_open(door for door in sheet.doors if door not in shut)
        here = grid.reach(here, EVERYWHERE, free, by)
        for number, rule in enumerate(sheet.own_rules):
            if number not in done and all(is_met(phrase) for phrase in (rule.on, *rule.given) if not phrase.is_not):
                done.add(number)
                shut.difference_update(phrase.name for phrase in rule.do if phrase.verb in ("unlock", "open"))
                counted.update(phrase.name for phrase in rule.do if phrase.verb == "count")
    return here


def is_at_hand(sheet: Adventure, here: int, space: str) -> bool:
    """Somebody who can come to these spaces can stand on that one or beside it."""
    bit, by = sheet.grid.bit[space], sheet.grid.with_open(sheet.doors)
    return bool(here & (bit | sheet.grid.beside(bit, by)))


def is_open_to_all(sheet: Adventure) -> bool:
    """The Heroes can come into every area: nothing that unlocks a door lies behind it."""
    here = reached(sheet)
    return all(here & area for area in sheet.areas.values())
