"""Reads quests from their files: map pieces, areas and all that is put there; every complaint names file, line and column."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from tenebra.boards import Drawing
from tenebra.boards.grid import edge_name, space_cell, space_name
from tenebra.boards.pieces import JoinedMap, Place, lay
from tenebra.games.descent.content import items, monsters
from tenebra.games.descent.content.model import Stats, Text
from tenebra.games.descent.content.quest_checks import check_quest
from tenebra.games.descent.dice import read_pool
from tenebra.games.descent.notation import read_text
from tenebra.games.descent.scenario import (
    CHESTS,
    KEYS,
    LEXICON,
    LOSSES,
    RUNES,
    STAIRS,
    START,
    THING,
    WINS,
    Area,
    Contents,
    DoorSpec,
    Placement,
    Quest,
    Token,
    Unique,
)
from tenebra.games.descent.state import KEY, LEADER, MONEY, NORMAL, PIT, POTIONS, RELIC, ROCK, UNIQUE, WATER
from tenebra.games.descent.vocabulary import KINDS, AttackType, Kind
from tenebra.kernel import BadInput
from tenebra.kit.files import TextFile, toml_text
from tenebra.kit.scenario_rules import TriggerText
from tenebra.kit.scenarios import SHEET

DOOR = "D"
DRAWN_DOORS = {DOOR: "", "O": "", "R": "red", "B": "blue", "Y": "yellow"}
"""Marks on the edges of a drawn map: closed and open doors, rune-locked ones by their colour."""
_SPACE = r"[A-Z]+[1-9]\d*"
_PIECE = rf"(?P<piece>\S+) at (?P<space>{_SPACE})(?: turned (?P<turns>[123]))?"
_ENTRY = rf"(?P<what>.+?) at (?P<spaces>{_SPACE}(?: {_SPACE})*)"
_HEROES = r"(?P<fewest>[234])(?P<more>\+|-[34])?: "
_MONSTER = rf"(?P<kind>\S+)(?P<leader> leader)?(?P<upright> upright)? at (?P<spaces>{_SPACE}(?: {_SPACE})*)"
_CONTENTS = {
    "coins": r"(?P<number>\d+) coins",
    "copper": r"(?:(?P<number>\d) )?copper",
    "silver": r"(?:(?P<number>\d) )?silver",
    "gold": r"(?:(?P<number>\d) )?gold",
    "conquest": r"(?P<number>\d) conquest",
    "curses": r"(?:(?P<number>\d) )?curses?",
}


class AreaText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area: the pieces it is made of (or one of its spaces, on a drawn map) and what is put there."""

    pieces: list[str] = []
    at: str = ""
    hidden: bool = False
    glyphs: list[str] = []
    monsters: list[str] = []
    chests: list[str] = []
    tokens: list[str] = []
    stairs: list[str] = []
    encounters: dict[str, str] = {}
    pits: list[str] = []
    water: list[str] = []
    rocks: list[str] = []


class UniqueText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named monster."""

    kind: Kind
    speed: int
    armor: int
    wounds: tuple[int, int, int, int]
    dice: str
    text: str
    type: AttackType | None = None
    conquest: int = 0


class QuestText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quest file."""

    area: dict[str, AreaText]
    wins: list[str]
    losses: list[str] = []
    conquest: int = 5
    doors: list[str] = []
    runes: dict[str, str] = {}
    chests: dict[str, str] = {}
    uniques: dict[str, UniqueText] = {}
    things: list[str] = []
    rules: list[TriggerText] = []
    minutes: int = 120
    difficulty: int = 1


def relics() -> list[str]:
    """The relics of the box, whose tokens have their names (DE-REL-01)."""
    return [item.id for item in items().values() if item.origin == RELIC]


@cache
def pieces() -> dict[str, str]:
    """The 61 map pieces of the box (DE-COMP-17), as they are drawn."""
    folder = files("tenebra.games.descent.content") / "pieces"
    found = {file.name.removesuffix(".map"): file.read_text(encoding="utf-8") for file in folder.iterdir()}
    return {name: found[name] for name in sorted(found, key=lambda name: (name.rstrip("0123456789"), len(name), name))}


class _Reader:
    """Reads one quest; every complaint names file, line and column."""

    def __init__(self, id: str, number: int, text: QuestText, file: TextFile, drawing: Drawing | None) -> None:
        self.id, self.number, self.text, self.file = id, number, text, file
        self.is_drawn = drawing is not None
        self.numbers: dict[str, int] = {}
        """Tokens of a kind so far."""
        self.laid: list[tuple[str, str, Place]] = []
        """Area, entry and place of each piece."""
        self.layout = self.lay() if drawing is None else JoinedMap(drawing, (), {})
        self.grid = self.layout.drawing.grid

    def complain(self, message: str, word: str, area: str = "") -> BadInput:
        """An error about a word that stands in quotes, the first one of an area, or about a door that is drawn."""
        text = self.file.text
        if self.is_drawn and word in self.layout.drawing.lines:
            line, column = self.layout.drawing.lines[word]
            return BadInput(message, source=self.file.source, line=line, column=column)
        start = max(0, text.find(f"[area.{area}]")) if area else 0
        found = re.compile(rf'(?<="|[ :]){re.escape(word)}(?="|[ ,:])').search(text, start)
        at = found.start() if found else start
        line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
        return BadInput(message, source=self.file.source, line=line, column=0 if self.is_drawn else column)

    def lay(self) -> JoinedMap:
        for area, text in self.text.area.items():
            if not text.pieces:
                raise self.file.complain(f"the area {area!r} has no map pieces", f"[area.{area}]")
            self.laid += [(area, entry, self.place(entry, area)) for entry in text.pieces]
        try:
            return lay(pieces(), [place for _, _, place in self.laid], self.file.source)
        except BadInput as error:
            area, entry = next((area, entry) for area, entry, place in self.laid if place.piece == error.source)
            raise self.complain(f"{error.source}: {error.reason}", entry, area) from None

    def place(self, entry: str, area: str) -> Place:
        found = re.fullmatch(_PIECE, entry)
        if found is None:
            raise self.complain(f"{entry!r}: write `room-1 at C4` or `room-1 at C4 turned 1`", entry, area)
        if found["piece"] not in pieces():
            raise self.complain(f"there is no map piece {found['piece']!r}", entry, area)
        if any(found["piece"] == place.piece for _, _, place in self.laid):
            raise self.complain(f"{found['piece']} is laid twice", entry, area)
        return Place(found["piece"], *space_cell(found["space"]), int(found["turns"] or 0))

    def read(self) -> Quest:
        text = self.text
        spaces = self.spaces_of_areas()
        area_of = {space: area for area, some in spaces.items() for space in self.grid.spaces(some)}
        doors = dict(self.doors(area_of))
        marks = {edge: DOOR for door in doors.values() for edge in door.edges}
        grid = self.grid if self.is_drawn else self.layout.with_marks(marks, self.file.source).drawing.grid
        uniques = {name: self.unique(name, entry) for name, entry in text.uniques.items()}
        areas = {name: self.area(name, some, area_of, doors) for name, some in spaces.items()}
        return Quest(
            self.id,
            self.number,
            text.minutes,
            text.difficulty,
            text.conquest,
            grid,
            tuple(place for _, _, place in self.laid),
            self.layout.parts,
            areas,
            area_of,
            doors,
            self.chests(),
            uniques,
            tuple(text.things),
            LEXICON.phrases(text.wins, WINS, self.file),
            LEXICON.phrases(text.losses, LOSSES, self.file),
            LEXICON.rules(text.rules, self.file),
        )

    def spaces_of_areas(self) -> dict[str, int]:
        """An area is its pieces; on a drawn map, all that walls and doors enclose."""
        spaces = dict.fromkeys(self.text.area, 0)
        if START not in spaces:
            raise self.file.complain(f"an area named {START!r} is missing", "[area")
        for (area, _, _), part in zip(self.laid, self.layout.parts, strict=False):
            spaces[area] |= part
        if self.is_drawn:
            for room in self.grid.rooms():
                names = [name for name, text in self.text.area.items() if self.grid.bit.get(text.at, 0) & room]
                if len(names) != 1:
                    raise self.complain(f"{' and '.join(names) or 'no area'} holds {self.grid.spaces(room)[0]}", "area")
                spaces[names[0]] = room
        return spaces

    def doors(self, area_of: dict[str, str]) -> Iterator[tuple[str, DoorSpec]]:
        """A door lies across two edges and goes by the first of them (DE-DOR-01)."""
        covered: set[str] = set()
        for edge, rune in self.door_marks().items():
            if edge in covered:
                continue
            if rune and rune not in RUNES:
                raise self.complain(f"{rune!r} is no colour of a rune; there are {', '.join(RUNES)}", edge)
            edges = (edge, _next_edge(edge))
            for one in edges:
                if one not in self.grid.edges or one in covered:
                    raise self.complain(f"the door {edge}: {one} joins no two spaces, or has a door already", edge)
                if not self.has_way(one, rune):
                    raise self.complain(f"the door {edge} lies across {edges[0]} and {edges[1]}: {one} is a wall", edge)
            covered |= set(edges)
            here, there = (area_of[space] for space in self.grid.edges[edge][:2])
            yield edge, DoorSpec(edge, edges, (here, there), rune)

    def door_marks(self) -> dict[str, str]:
        """The edges that doors are written or drawn on, each with the colour of its rune or none."""
        written = {**dict.fromkeys(self.text.doors, ""), **{edge: colour for colour, edge in self.text.runes.items()}}
        return written | self.drawn_doors

    @cached_property
    def drawn_doors(self) -> dict[str, str]:
        return {edge: DRAWN_DOORS.get(mark, mark) for edge, mark in self.layout.drawing.edge_marks.items()}

    def has_way(self, edge: str, rune: str) -> bool:
        """One could walk over an edge but for a door: on a drawn map the door is drawn there, else the pieces are open."""
        return self.drawn_doors.get(edge) == rune if self.is_drawn else self.is_open(edge)

    def is_open(self, edge: str) -> bool:
        """The pieces are open to each other there."""
        opened, ways = self.grid.edges[edge][2], self.grid.walls_down
        return bool(opened.east & ways.east | opened.south & ways.south)

    def entries(self, lines: list[str], area: str) -> Iterator[tuple[str, str, list[str]]]:
        """Lines such as `copper at D4 E5`: the line, what it is, and where, in this area."""
        for line in lines:
            found = re.fullmatch(_ENTRY, line)
            if found is None:
                raise self.complain(f"{line!r}: write what it is and where, `copper at D4`", line, area)
            yield line, found["what"], found["spaces"].split()

    def area(self, name: str, spaces: int, area_of: dict[str, str], doors: dict[str, DoorSpec]) -> Area:
        """All that lies and stands in an area, on its own spaces."""
        text = self.text.area[name]
        chests = {at: self.one_of(what, set(CHESTS.values()), line, name) for line, what, at in self.each(text.chests, name)}
        stairs = {at: self.one_of(what, STAIRS, line, name) for line, what, at in self.each(text.stairs, name)}
        area = Area(
            name,
            spaces,
            text.hidden,
            tuple(door.id for door in doors.values() if name in door.areas),
            tuple(self.monsters(text.monsters, name)),
            chests,
            tuple(text.glyphs),
            text.encounters,
            {**dict.fromkeys(text.pits, PIT), **dict.fromkeys(text.water, WATER), **dict.fromkeys(text.rocks, ROCK)},
            stairs,
            dict(self.tokens(text.tokens, name)),
        )
        written = [*chests, *text.glyphs, *text.encounters.values(), *area.obstacles, *stairs]
        written += [monster.space for monster in area.monsters] + [token.space for token in area.tokens.values()]
        for space in written:
            if area_of.get(space) != name:
                raise self.complain(f"{space} is no space of the area {name!r}", space, name)
        return area

    def each(self, lines: list[str], area: str) -> Iterator[tuple[str, str, str]]:
        for line, what, spaces in self.entries(lines, area):
            yield from ((line, what, space) for space in spaces)

    def one_of(self, what: str, known: Any, line: str, area: str) -> str:
        if what not in known:
            raise self.complain(f"{what!r} is not one of {', '.join(sorted(known))}", line, area)
        return what

    def monsters(self, lines: list[str], area: str) -> Iterator[Placement]:
        """`beastman leader at D4`, `3+: hell-hound upright at D4`, `2: narthak at E5`."""
        for line in lines:
            heroes = re.match(_HEROES, line)
            fewest, more = (int(heroes["fewest"]), heroes["more"]) if heroes else (2, "+")
            most = 4 if more == "+" else int(more[1:]) if more else fewest
            rest = line[heroes.end() :] if heroes else line
            found = re.fullmatch(_MONSTER, rest)
            if found is None:
                raise self.complain(f"{line!r}: write `beastman at D4`, `3+: ogre leader at D4 G4`", line, area)
            kind = self.one_of(found["kind"], {*KINDS, *self.text.uniques}, line, area)
            rank = UNIQUE if kind in self.text.uniques else LEADER if found["leader"] else NORMAL
            for space in found["spaces"].split():
                yield Placement(kind, rank, space, bool(found["upright"]), fewest, most)

    def tokens(self, lines: list[str], area: str) -> Iterator[tuple[str, Token]]:
        """Potions and money are numbered over the whole quest; keys, relics and things go by their names."""
        for line, what, space in self.each(lines, area):
            if what in (*POTIONS, MONEY):
                self.numbers[what] = self.numbers.get(what, 0) + 1
                yield f"{what}-{self.numbers[what]}", Token(what, space)
            elif what in KEYS:
                yield what, Token(KEY, space, KEYS[what])
            elif what in self.text.things:
                yield what, Token(THING, space, what)
            else:
                yield what, Token(RELIC, space, self.one_of(what, relics(), line, area))

    def chests(self) -> dict[int, Contents]:
        out = {}
        for number, text in self.text.chests.items():
            if not number.isdigit() or int(number) not in CHESTS:
                raise self.complain(f"there is no chest {number}; they are numbered 1 to {len(CHESTS)}", text)
            out[int(number)] = self.contents(text)
        return out

    def contents(self, text: str) -> Contents:
        """`100 coins, 2 copper, 3 conquest, curse`."""
        holds: dict[str, int] = {}
        for part in text.split(", "):
            match = next(((what, found) for what, pattern in _CONTENTS.items() if (found := re.fullmatch(pattern, part))), None)
            if match is None:
                raise self.complain(f"{part!r}: a chest holds coins, copper, silver, gold, conquest or curses", text)
            holds[match[0]] = int(match[1]["number"] or 1)
        return Contents(**holds)

    def unique(self, name: str, entry: UniqueText) -> Unique:
        if name in KINDS:
            raise self.file.complain(f"the monster {name!r} has the name of a kind", f"[uniques.{name}]")
        try:
            dice = read_pool(entry.dice)
        except BadInput as error:
            raise self.complain(f"{name}: {error.reason}", entry.dice) from None
        text = Text(entry.text, read_text(entry.text, self.file.source, *self.file.place_of(entry.text)))
        stats = Stats(entry.speed, entry.armor, entry.wounds, dice, text)
        return Unique(name, entry.kind, entry.type or monsters()[entry.kind].type, stats, entry.conquest)


def _next_edge(edge: str) -> str:
    """The edge beside one, further along the line of both."""
    one, other = (space_cell(space) for space in edge.split("-"))
    by = (0, 1) if one[1] == other[1] else (1, 0)
    return edge_name(*(space_name(column + by[0], row + by[1]) for column, row in (one, other)))


def build_quest(id: str, plain: dict[str, Any], drawing: Drawing, file: TextFile) -> Quest:
    """A quest on a drawn map, for the situation in that file; it need not be one that can be played from the start."""
    text = file.convert(plain, QuestText, "quest")
    return _Reader(id, 0, text, file, drawing).read()


def read_quest(id: str, number: int, text: str, source: str) -> Quest:
    """A quest from the text of its file, checked; an error names file, line and column."""
    file = TextFile(text, source)
    reader = _Reader(id, number, toml_text(text, QuestText, source), file, None)
    quest = reader.read()
    check_quest(quest, reader.laid, pieces(), relics(), reader.complain)
    return quest


def read_folder(id: str, number: int, folder: Traversable) -> Quest:
    """A quest of the box."""
    return read_quest(id, number, (folder / SHEET).read_text(encoding="utf-8"), f"{folder.name}/{SHEET}")
