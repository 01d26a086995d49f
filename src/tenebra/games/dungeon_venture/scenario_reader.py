"""Reads Adventure sheets and boards from their files and checks them; every complaint names file and line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from tenebra.boards import Drawing, SquareGrid, Table, parse_drawing
from tenebra.games.dungeon_venture.content import FigureEntry, Sheet, cards, monsters
from tenebra.games.dungeon_venture.dice import read_pool
from tenebra.games.dungeon_venture.options import Move
from tenebra.games.dungeon_venture.scenario import (
    BOSS_MINIATURES,
    DOORS,
    FURNITURE,
    LEXICON,
    LOSSES,
    MONSTERS,
    STAIRCASE,
    START,
    TRAPS,
    WINS,
    Adventure,
    doors_by_space,
    falls_of,
    is_at_hand,
    reached,
    rocks_of,
)
from tenebra.kernel import BadInput
from tenebra.kit.files import TextFile, toml_text
from tenebra.kit.scenario_rules import TriggerText
from tenebra.kit.scenarios import SHEET

MAP = "map.txt"


class _BossEntry(FigureEntry, frozen=True, forbid_unknown_fields=True):
    mark: str = ""
    miniature: str = ""
    ranged: bool = False


class _Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    win: tuple[str, ...] = ("all defeated",)
    lose: tuple[str, ...] = ()


class _Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: int
    boards: list[list[str]]
    areas: dict[str, str]
    bosses: dict[str, _BossEntry] = {}
    minutes: int = 90
    difficulty: int = 1
    first_game: bool = False
    keeper_cards: list[str] = []
    locked: list[str] = []
    things: dict[str, str] = {}
    tokens: dict[str, str] = {}
    traps: dict[str, str] = {}
    objective: _Objective = _Objective()
    when: list[TriggerText] = []


class _Reader:
    """Reads one Adventure sheet and checks it; every complaint names file and line."""

    def __init__(self, id: str, number: int, sheet: _Sheet, drawing: str, file: TextFile) -> None:
        self.id, self.number, self.sheet, self.file = id, number, sheet, file
        self.map_source = file.source.replace(SHEET, MAP)
        self.drawing = parse_drawing(drawing, self.map_source)
        lines = drawing.split("\n")
        self.map_lines = [n for n, line in enumerate(lines, 1) if not line.startswith(";")]
        while not lines[self.map_lines[0] - 1].strip():
            self.map_lines.pop(0)
        self.grid = self.drawing.grid

    def complain_of_map(self, message: str, mark: str) -> BadInput:
        line, column = self.drawing.lines.get(mark, (1, 1))
        return BadInput(message, source=self.map_source, line=line, column=column)

    def read(self) -> Adventure:
        """All that a sheet has to say (DV-SET-19)."""
        sheet = self.sheet
        if sheet.boards:
            self.check_boards()
        areas = self.read_areas()
        self.wall_up(areas)
        grid = self.grid
        area_of = {space: area for area, spaces in areas.items() for space in grid.spaces(spaces)}
        doors = self.read_doors()
        furniture = self.drawn(FURNITURE)
        traps = self.drawn(TRAPS) | sheet.traps
        staircase = {mark: space for space, mark in self.drawing.marks.items()}.get(STAIRCASE, "")
        placements = self.read_placements(area_of)
        self.check_traps(traps, furniture, area_of)
        self.check_places(area_of)
        if sheet.boards and placements.get(START):  # a situation may be drawn as one room
            raise self.complain_of_map("the starting area holds no Monsters (DV-AREA-04)", placements[START][0][1])
        self.check_keeper_cards()
        adventure = Adventure(
            id=self.id,
            number=self.number,
            level=sheet.level,
            minutes=sheet.minutes,
            difficulty=sheet.difficulty,
            is_first_game=sheet.first_game,
            grid=grid,
            area_of=area_of,
            areas=areas,
            doors=doors,
            door_areas=door_areas(grid, doors, area_of),
            locked=tuple(sheet.locked),
            staircase=staircase,
            furniture=furniture,
            traps=traps,
            placements=placements,
            bosses={name: self.read_boss(name, boss) for name, boss in sheet.bosses.items()},
            miniatures={name: boss.miniature for name, boss in sheet.bosses.items()},
            keeper_cards=tuple(sheet.keeper_cards),
            things=sheet.things,
            tokens=sheet.tokens,
            wins=LEXICON.phrases(sheet.objective.win, WINS, self.file),
            losses=LEXICON.phrases(sheet.objective.lose, LOSSES, self.file),
            own_rules=LEXICON.rules(sheet.when, self.file),
            moves=Table([Move(name) for name in grid.names]),
            doors_at=doors_by_space(grid, doors),
        )
        self.check_names(adventure)
        self.check_rocks(adventure)
        return adventure

    def drawn(self, meaning: Mapping[str, str]) -> dict[str, str]:
        """The meaning of the marks of one kind, by their space."""
        return {space: meaning[mark] for space, mark in self.drawing.marks.items() if mark in meaning}

    def read_placements(self, area_of: dict[str, str]) -> dict[str, tuple[tuple[str, str], ...]]:
        """Per area who stands where. A mark that is no figure has another meaning, or none, which is complained of."""
        kinds = MONSTERS | {boss.mark: name for name, boss in self.sheet.bosses.items()}
        others = {*FURNITURE, *TRAPS, STAIRCASE}
        placements: dict[str, list[tuple[str, str]]] = {}
        for space, mark in self.drawing.marks.items():
            if mark not in kinds:
                if mark not in others:
                    raise self.complain_of_map(f"the mark {mark!r} at {space} means nothing", space)
                continue
            if space not in area_of:
                raise self.complain_of_map(f"{kinds[mark]} at {space} stands in no named area", space)
            placements.setdefault(area_of[space], []).append((kinds[mark], space))
        return {area: tuple(who) for area, who in placements.items()}

    def check_places(self, area_of: dict[str, str]) -> None:
        """Things and tokens lie in the dungeon."""
        for space in (*self.sheet.things.values(), *self.sheet.tokens.values()):
            if space not in area_of:
                raise self.file.complain(f"{space} is no space of a named area", space)

    def check_keeper_cards(self) -> None:
        for name in self.sheet.keeper_cards:
            if name not in cards() or not cards()[name].kind.startswith("keeper"):
                raise self.file.complain(f"{name!r} is not a Keeper card", name)

    def read_areas(self) -> dict[str, int]:
        """Named areas; rooms nobody names and no door leads to are walled up in this Adventure (DV-AREA-01)."""
        areas: dict[str, int] = {}
        for room in self.grid.rooms():
            names = [name for name, space in self.sheet.areas.items() if self.grid.bit.get(space, 0) & room]
            if len(names) > 1:
                raise self.file.complain(f"{' and '.join(names)} are one and the same area", f"{names[1]} =")
            if names:
                areas[names[0]] = room
        for name, space in self.sheet.areas.items():
            if name not in areas:
                raise self.file.complain(f"{space} (area {name!r}) is not a space of the map", f"{name} =")
        if START not in areas:
            raise self.file.complain(f"an area named {START!r} is missing", "[areas]")
        return {name: areas[name] for name in self.sheet.areas}

    def wall_up(self, areas: dict[str, int]) -> None:
        """Rooms without a name are no part of this Adventure's dungeon."""
        floor = 0
        for room in areas.values():
            floor |= room
        drawn = self.grid
        ways = (passage & floor for passage in drawn.walls_down)
        self.grid = SquareGrid(drawn.width, drawn.height, floor, *ways)

    def read_doors(self) -> dict[str, str]:
        doors = {}
        for edge, mark in self.drawing.edge_marks.items():
            if mark not in DOORS:
                raise self.complain_of_map(f"the mark {mark!r} on the edge {edge} means nothing", edge)
            if edge not in self.grid.edges:
                raise self.complain_of_map(f"the door {edge} leads to an area without a name", edge)
            doors[edge] = DOORS[mark]
        for door in self.sheet.locked:
            if door not in doors:
                raise self.file.complain(f"{door} is locked but no door", door)
        return doors

    def read_boss(self, name: str, boss: _BossEntry) -> Sheet:
        if name in monsters():
            raise self.file.complain(f"the Boss {name!r} has the name of a Monster type", name)
        if len(boss.mark) != 1 or boss.mark in {*MONSTERS, *FURNITURE, *TRAPS}:
            raise self.file.complain(f"the Boss {name!r} needs a mark of its own, one character", name)
        if boss.miniature and boss.miniature not in BOSS_MINIATURES:
            raise self.file.complain(f"the Boss {name!r} needs a miniature of {', '.join(BOSS_MINIATURES)}", boss.miniature)
        if not any(mark == boss.mark for mark in self.drawing.marks.values()):
            raise self.file.complain(f"the Boss {name!r} ({boss.mark}) stands nowhere on the map", name)
        try:
            return msgspec.structs.replace(boss.sheet(), ranged=boss.ranged)
        except BadInput as error:
            raise self.file.complain(f"the Boss {name!r}: {error.reason}", name) from None

    def check_boards(self) -> None:
        """The walls of the drawing are those of the boards laid together (DV-SET-12)."""
        printed = lay_boards(self.sheet.boards, self.file.source)
        if (printed.width, printed.height) != (self.grid.width, self.grid.height):
            raise BadInput(
                f"the map is {self.grid.width} × {self.grid.height} spaces, the boards {printed.width} × {printed.height}",
                source=self.map_source,
                line=1,
            )
        drawn, laid = self.grid, printed
        for what, ours, theirs in (
            ("rock or floor", drawn.floor, laid.floor),
            ("an eastern wall", drawn.walls_down.east, laid.walls_down.east),
            ("a southern wall", drawn.walls_down.south, laid.walls_down.south),
        ):
            if odd := ours ^ theirs:
                cell = drawn.cells(odd)[0]
                row, column = divmod(cell, drawn.width)
                raise BadInput(
                    f"{what} at {drawn.names[cell]} is not as printed on the boards",
                    source=self.map_source,
                    line=self.map_lines[2 * row + 1],
                    column=2 * column + 2,
                )

    def check_traps(self, traps: dict[str, str], furniture: dict[str, str], area_of: dict[str, str]) -> None:
        """Traps of the three kinds (DV-TRAP-01), on free spaces."""
        for space, trap in traps.items():
            if trap not in TRAPS.values() or space not in area_of or space in furniture:
                message = f"there can be no {trap} at {space}"
                raise self.file.complain(message, space) if space in self.sheet.traps else self.complain_of_map(message, space)

    def check_rocks(self, adventure: Adventure) -> None:
        """Whatever may fall or rise, everything that the Heroes could come to before they can still come to (DV-RUL-86)."""
        rocks = rocks_of(adventure)
        if not rocks:
            return
        grid, fallen = adventure.grid, adventure.grid.set_of(rocks)
        before, after = reached(adventure), reached(adventure, fallen)
        buried = buried_by_rocks(adventure)
        if buried:
            raise self.complain_of_rocks(f"rocks would bury what lies at {buried[0]} (DV-RUL-86)", buried[0])
        where = " and ".join(rocks)
        if cut := before & ~after & ~fallen:
            message = f"rocks at {where} would cut the dungeon in two, {grid.spaces(cut)[0]} off (DV-RUL-86)"
            raise self.complain_of_rocks(message, rocks[0])
        used = [space for space, kind in adventure.furniture.items() if kind in ("chest", "altar")]
        for space in (*adventure.things.values(), *used):
            if is_at_hand(adventure, before, space) and not is_at_hand(adventure, after, space):
                raise self.complain_of_rocks(f"rocks at {where} would wall in what is at {space} (DV-RUL-86)", rocks[0])

    def complain_of_rocks(self, message: str, space: str) -> BadInput:
        """Of a Trap that is drawn where it is drawn, of another one, and of the Adventure's own rules, in the sheet."""
        is_drawn = TRAPS.get(self.drawing.marks.get(space, "")) == "boulders"
        return self.complain_of_map(message, space) if is_drawn else self.file.complain(message, space)

    def check_names(self, adventure: Adventure) -> None:
        """Every name in the Adventure's own rules stands for something."""
        if any(phrase.verb == "leave" for phrase in adventure.wins) and not adventure.staircase:
            raise self.file.complain("the objective is to leave, but the map has no staircase (<)", "leave with")
        known: dict[str, Any] = {
            "enter": adventure.areas,
            "wake": adventure.areas,
            "attack": adventure.areas,
            "chest": [space for space, kind in adventure.furniture.items() if kind == "chest"],
            "use": adventure.things,
            "take": adventure.tokens,
            "leave": adventure.tokens,
            "unlock": adventure.locked,
            "open": adventure.doors,
            "close": adventure.doors,
            "defeat": {**monsters(), **adventure.bosses},
            "defeated": {**monsters(), **adventure.bosses},
            "spawn": monsters(),
        }
        phrases = [phrase for rule in adventure.own_rules for phrase in (rule.on, *rule.do, *rule.given)]
        for phrase in (*phrases, *adventure.wins, *adventure.losses):
            if phrase.verb in known and phrase.name not in known[phrase.verb]:
                raise self.file.complain(f"{phrase.verb} {phrase.name}: there is no {phrase.name!r}", phrase.name)
            if phrase.space and phrase.space not in adventure.area_of:
                raise self.file.complain(f"{phrase.space} is no space of a named area", phrase.space)
            self.check_dice(phrase.dice)

    def check_dice(self, dice: str) -> None:
        try:
            read_pool(dice)
        except BadInput as error:
            raise self.file.complain(error.reason, dice) from None


def buried_by_rocks(adventure: Adventure) -> list[str]:
    """The spaces of tokens or the staircase that rocks would fall on."""
    # what lies on a hidden Trap is taken up before it triggers (DV-RUL-82)
    buried = [token for token in adventure.tokens.values() if token in falls_of(adventure)]
    if adventure.staircase in rocks_of(adventure):
        buried.append(adventure.staircase)
    return buried


def read_adventure(id: str, number: int, sheet: str, drawing: str, source: str) -> Adventure:
    """An Adventure from its two texts; an error names file and line."""
    return _Reader(id, number, toml_text(sheet, _Sheet, source), drawing, TextFile(sheet, source)).read()


def read_folder(id: str, number: int, folder: Traversable) -> Adventure:
    """An Adventure of the box."""
    sheet, drawing = (folder.joinpath(name).read_text(encoding="utf-8") for name in (SHEET, MAP))
    return read_adventure(id, number, sheet, drawing, f"{folder.name}/{SHEET}")


def sheet_from(id: str, plain: dict[str, Any], drawing: str, file: TextFile) -> Adventure:
    """An Adventure from plain data and a drawing, for the situation in that file."""
    entry = file.convert(plain, _Sheet, "adventure")
    return _Reader(id, 0, entry, drawing, file).read()


@cache
def boards() -> dict[str, Drawing]:
    """The six boards of the box (DV-COMP-05)."""
    folder = files("tenebra.games.dungeon_venture.content").joinpath("boards")
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".map")), key=lambda file: file.name)
    return {f.name.removesuffix(".map"): parse_drawing(f.read_text(encoding="utf-8"), f.name) for f in found}


def door_areas(grid: SquareGrid, doors: Mapping[str, str], area_of: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """The two areas of each door, and of each edge between areas, where there is none but could be one."""
    joined = {edge: (area_of[one], area_of[other]) for edge, (one, other, _) in grid.edges.items()}
    return {edge: (one, other) for edge, (one, other) in joined.items() if edge in doors or one != other}


def lay_boards(layout: list[list[str]], source: str) -> SquareGrid:
    """The boards laid together; between two boards there are walls. `hall:turned` lies upside down, "" is no board."""
    check_layout(layout, source)
    first = next(iter(boards().values())).grid
    wide, high = first.width, first.height
    width, height = wide * len(layout[0]), high * len(layout)
    floor = east = south = 0
    for top, row in enumerate(layout):
        for left, name in enumerate(row):
            for cell, has_east, has_south in _spaces_of(name):
                y, x = divmod(cell, wide)
                here = 1 << (top * high + y) * width + left * wide + x
                floor |= here
                east |= here if has_east else 0
                south |= here if has_south else 0
    return SquareGrid(width, height, floor, east, south)


def check_layout(layout: list[list[str]], source: str) -> None:
    """Boards of the box, each once, in rows of equal length."""
    if not layout or not layout[0] or any(len(row) != len(layout[0]) for row in layout):
        raise BadInput("boards must be rows of equal length", source=source, line=1)
    plain = [name.partition(":")[0] for row in layout for name in row if name]
    for name in plain:
        if name not in boards():
            raise BadInput(f"there is no board {name!r}; there are {', '.join(boards())}", source=source, line=1)
        if plain.count(name) > 1:
            raise BadInput(f"the board {name!r} is laid twice", source=source, line=1)


def _spaces_of(name: str) -> Iterator[tuple[int, bool, bool]]:
    """The spaces of a board as it lies, each with whether one can go on from it to the east and to the south."""
    if not name:
        return
    board, _, turn = name.partition(":")
    grid = boards()[board].grid
    east, south = grid.walls_down
    # upside down, the way to the east is what was the way to the west, and that is the western neighbour's to the east
    west, north = east << 1, south << grid.width
    last = grid.width * grid.height - 1
    for cell in grid.cells(grid.floor):
        if turn:
            yield last - cell, bool(west >> cell & 1), bool(north >> cell & 1)
        else:
            yield cell, bool(east >> cell & 1), bool(south >> cell & 1)
