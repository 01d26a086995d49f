"""Maps (CO-MAP): areas between named corners, what is along their borders, how the place looks; in tenths of a space."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import NamedTuple

import msgspec

from tenebra.boards.areas import AreaMap, AreaPlan, MapArea, MapBorder, SightMark, border_name
from tenebra.boards.polygons import Point, sides
from tenebra.kernel import BadInput
from tenebra.kit.files import TextFile, toml_text
from tenebra.kit.ground import Scenery

WOOD, STONE = "wood", "stone"
WATER, LEAP, FALL = "water", "leap", "fall"
"""Marks of an area: only swimmers enter; the value to leap into it; who fails to leap into it falls."""
TENTH = 10


class BorderKind(NamedTuple):
    """A kind of border: what stands along it (CO-MAP-03)."""

    extra: int = 0
    is_passable: bool = True
    blocks_sight: bool = False
    is_mutual: bool = False
    """One sees up as well as down."""
    is_obstacle: bool = False
    """Reach stops there; Flying and Intangible pass it (CO-RUL-84, CO-RUL-45)."""
    is_leap: bool = False
    """Crossed only by leaping or flying (CO-RUL-93)."""
    is_cliff: bool = False
    """Crossed by Climb, if the scenario says so (CO-SCN-10)."""
    material: str = ""
    """A wall wrecker breaks wood; stone only where that is played (CO-RUL-95)."""


KINDS = {
    "open": BorderKind(),
    "obstacle": BorderKind(extra=1, is_obstacle=True),
    "rail": BorderKind(extra=1, is_obstacle=True),
    "hedge": BorderKind(extra=1, blocks_sight=True, is_obstacle=True),
    "stairs": BorderKind(is_mutual=True),
    "ladder": BorderKind(extra=1, is_mutual=True),
    "cliff": BorderKind(is_passable=False, is_cliff=True),
    "gap": BorderKind(is_passable=False, is_leap=True),
    "palisade": BorderKind(is_passable=False, blocks_sight=True, is_obstacle=True, material=WOOD),
    "bulkhead": BorderKind(is_passable=False, blocks_sight=True, is_obstacle=True, material=WOOD),
    "door": BorderKind(is_passable=False, blocks_sight=True, is_obstacle=True, material=WOOD),
    "wall": BorderKind(is_passable=False, blocks_sight=True, is_obstacle=True, material=STONE),
}
"""Every kind of border. A door is closed until the scenario opens it."""


class AreaText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area: its corners in turn, its centre, how many bases it holds and what is printed there."""

    outline: str
    centre: Point
    room: int
    ground: str = ""
    level: int = 0
    water: bool = False
    leap: int = 0
    fall: bool = False
    dark: bool = False


class SceneryText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Things to look at: on points, along or between them; `through` names corners."""

    at: list[Point] = []
    through: str = ""
    turn: float = 0
    size: float = 1


class MapText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map file."""

    corners: dict[str, Point]
    area: dict[str, AreaText]
    columns: int = 18
    rows: int = 11
    ground: str = "grass"
    night: bool = False
    wall: str = "palisade"
    """The kind of border that doors stand in."""
    borders: dict[str, str] = {}
    """`one|other` to a kind; all others are open."""
    sees: list[str] = []
    """Exceptions of sight, whatever lines and levels say: `roof sees yard`, `cellar does not see yard`."""
    scenery: dict[str, list[SceneryText]] = {}


class Chart(msgspec.Struct, frozen=True, eq=False):
    """A map, checked: its areas and how it looks."""

    id: str
    board: AreaMap
    grounds: dict[str, str]
    dark: tuple[str, ...]
    """Areas that are drawn in shadow; no rule asks."""
    columns: int
    rows: int
    ground: str
    is_night: bool
    wall: str
    """The kind of border that doors stand in, as it is drawn."""
    scenery: tuple[Scenery, ...]

    def kind(self, border: str) -> BorderKind:
        """The kind of a border: what stands along it."""
        return KINDS[self.board.borders[border].kind]


class _Reader:
    """Reads one map; every complaint names file and line."""

    def __init__(self, id: str, text: MapText, file: TextFile) -> None:
        self.id, self.text, self.file = id, text, file

    def read(self) -> Chart:
        text = self.text
        areas = tuple(self.area(name, entry) for name, entry in text.area.items())
        plan = AreaPlan(areas, self.borders(areas), (), self.sight())
        try:
            board = AreaMap(plan, self.file.source)
        except BadInput as error:
            named = re.search(r"area '(\S+)'|areas '(\S+)'", error.reason)
            raise self.file.complain(error.reason, f"[area.{named[1] or named[2]}]" if named else "") from None
        return Chart(
            self.id,
            board,
            {name: entry.ground or (WATER if entry.water else "") for name, entry in text.area.items()},
            tuple(name for name, entry in text.area.items() if entry.dark),
            text.columns,
            text.rows,
            text.ground,
            text.night,
            text.wall,
            tuple(self.scenery(kind, entry) for kind, entries in text.scenery.items() for entry in entries),
        )

    def through(self, corners: str) -> list[Point]:
        for name in corners.split():
            if name not in self.text.corners:
                raise self.file.complain(f"there is no corner {name!r}", corners)
        return [self.text.corners[name] for name in corners.split()]

    def area(self, name: str, text: AreaText) -> MapArea:
        marks = {WATER: int(text.water), LEAP: text.leap, FALL: int(text.fall)}
        marks = {mark: number for mark, number in marks.items() if number}
        return MapArea(name, tuple(self.through(text.outline)), text.centre, text.level, text.room, marks)

    def borders(self, areas: tuple[MapArea, ...]) -> tuple[MapBorder, ...]:
        """One for every two areas with a side in common; those that are written are of some other kind than open."""
        found: list[MapBorder] = []
        for one, other in combinations(areas, 2):
            common = {frozenset(side) for side in sides(one.outline)} & {frozenset(side) for side in sides(other.outline)}
            kind = self.text.borders.get(border_name(one.id, other.id), "open")
            if common:
                entry = KINDS.get(kind)
                if entry is None:
                    raise self.file.complain(f"{kind!r} is no kind of border; there are {', '.join(KINDS)}", f'"{kind}"')
                extra, passable, blocks, mutual = entry[:4]
                found.append(MapBorder((one.id, other.id), kind, extra, passable, blocks, mutual))
        known = {border.id for border in found}
        for name in self.text.borders:
            if name not in known:
                raise self.file.complain(f"{name!r} is no border of the map; write the areas in order of the alphabet", name)
        return tuple(found)

    def sight(self) -> tuple[SightMark, ...]:
        out = []
        for line in self.text.sees:
            found = re.fullmatch(r"(\S+) (sees|does not see) (\S+)", line)
            if found is None:
                raise self.file.complain(f"{line!r}: write `roof sees yard` or `roof does not see yard`", line)
            out.append(SightMark(found[1], found[3], found[2] == "sees"))
        return tuple(out)

    def scenery(self, kind: str, text: SceneryText) -> Scenery:
        points = [*self.through(text.through), *text.at]
        return Scenery(kind, tuple((x / TENTH, y / TENTH) for x, y in points), text.turn, text.size)


def build_map(id: str, text: MapText, file: TextFile) -> Chart:
    """A map from what is written; an error names file and line."""
    return _Reader(id, text, file).read()


@cache
def read_map(id: str) -> Chart:
    """A map of the box."""
    file = files("tenebra.games.conan.content") / "maps" / f"{id.replace('-', '_')}.toml"
    if not file.is_file():
        raise BadInput(f"there is no map {id!r}; there are {', '.join(map_ids())}")
    text = file.read_text(encoding="utf-8")
    return build_map(id, toml_text(text, MapText, file.name), TextFile(text, file.name))


def map_ids() -> list[str]:
    """The maps of the box."""
    folder = files("tenebra.games.conan.content") / "maps"
    return sorted(file.name.removesuffix(".toml").replace("_", "-") for file in folder.iterdir())
