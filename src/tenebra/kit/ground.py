"""The board of a scene: grids, Zones and areas, each a kind of its own, and what covers the ground."""

from __future__ import annotations

from typing import Literal

from tenebra.kit.scenic import Scenic


class Room(Scenic, frozen=True):
    """An area of the board: its spaces in reading order. `paving` and the room's tint go together (0 to 5)."""

    id: str
    name: str
    spaces: tuple[str, ...]
    status: Literal["explored", "revealed", "unexplored"] = "explored"
    paving: int = 0
    is_outdoors: bool = False
    """It lies under the open sky, without walls: a town beside the map."""


class Door(Scenic, frozen=True):
    """A door between two spaces. `is_plan`: only the one who holds the plan knows of it yet."""

    id: str
    status: Literal["open", "closed", "locked", "secret"]
    about: str
    is_plan: bool = False
    more: tuple[str, ...] = ()
    """Further edges that a wide one covers, beside the one it is named after."""
    rune: Literal["", "red", "blue", "yellow", "green"] = ""
    """The colour of the rune it is locked with, if any."""


class Height(Scenic, frozen=True):
    """Spaces that lie higher than the floor, which is level 0."""

    level: int
    spaces: tuple[str, ...]


class Bridge(Scenic, frozen=True):
    """Planks over a gap: one walks from west to east (`h`) or from north to south (`v`), on a level."""

    id: str
    spaces: tuple[str, ...]
    way: Literal["h", "v"]
    level: int = 0


class Grid(Scenic, frozen=True, tag_field="kind", tag="grid"):
    """Spaces in columns and rows, named `A1` at the upper left (columns A to Z, then AA). Walls part neighbours."""

    columns: int
    rows: int
    rooms: tuple[Room, ...]
    walls: tuple[str, ...]
    """Edges inside a room that nobody can pass. Between two rooms, and around a room, there always is a wall or a door."""
    doors: tuple[Door, ...]
    seed: str
    """Names the dungeon: the same stones for everybody, for ever."""
    heights: tuple[Height, ...] = ()
    bridges: tuple[Bridge, ...] = ()
    is_walled: bool = True
    """Without: trays on a table, open to each other; only `walls` stand, inside rooms and between them."""
    passages: tuple[str, ...] = ()
    """Edges between two rooms where nothing stands."""
    block: int = 1
    """The number of columns and rows of an area, counted from A1; it is outlined."""


class Tile(Scenic, frozen=True):
    """A tile of the board: its face, its upper left Zone counted from 0, and how often it was turned clockwise."""

    face: str
    name: str
    column: int
    row: int
    turns: int = 0


class Zone(Scenic, frozen=True):
    """A Zone of the board, named like a space of a grid by its column and row. `room` is the Room it belongs to."""

    id: str
    name: str
    room: str
    is_lit: bool
    is_chamber: bool
    about: str
    sees: tuple[str, ...] = ()
    """The Zones in its line of sight now."""


class LevelToken(Scenic, frozen=True):
    """A Level token in a Zone; the one that counts now is active."""

    id: str
    place: str
    level: int
    is_active: bool
    about: str


class Zones(Scenic, frozen=True, tag_field="kind", tag="zones"):
    """Zones in columns and rows on tiles laid edge to edge, in light or in shadow. Several figures share a Zone."""

    columns: int
    rows: int
    rooms: tuple[Room, ...]
    """Chambers, and the Corridors tile by tile. A closed Chamber is unexplored."""
    walls: tuple[str, ...]
    """Every edge between two Zones that nobody can pass; around the board there always is a wall."""
    doors: tuple[Door, ...]
    seed: str
    tiles: tuple[Tile, ...]
    zones: tuple[Zone, ...]
    levels: tuple[LevelToken, ...]


Spot = tuple[float, float]
"""A point of a board of areas, in spaces from its upper left corner."""


class Area(Scenic, frozen=True):
    """A place of any shape, which figures share. Areas that touch have the same corners on their common border."""

    id: str
    name: str
    outline: tuple[Spot, ...]
    """Its corners in turn, where it lies on the map: higher ground is drawn raised."""
    middle: Spot
    """Figures stand around it, and sight is drawn from it."""
    about: str
    ground: str = ""
    """`grass`, `earth`, `mud`, `sand`, `snow`, `rock`, `paving`, `planks`, `water`; empty for that of the board."""
    height: int = 0
    is_lit: bool = True
    sees: tuple[str, ...] = ()
    """The areas in its line of sight now."""


class Border(Scenic, frozen=True):
    """Something along a line between areas; where nothing is, one simply walks.

    `wall`, `palisade`, `bulkhead` (boards) and `hedge` stand; `obstacle` (stones and logs), `rail` and `cliff` can be climbed,
    `water` swum.
    """

    kind: str
    line: tuple[Spot, ...]
    about: str = ""


class Gate(Scenic, frozen=True):
    """A door between two areas, on the middle of a line; `turn` is its way along the wall in degrees, 0 from west to east."""

    id: str
    status: Literal["open", "closed", "locked", "secret"]
    about: str
    places: tuple[str, str]
    at: Spot
    turn: float = 0
    is_plan: bool = False


class Scenery(Scenic, frozen=True):
    """A decoration of the map, only to be looked at. `kind` chooses the drawing.

    Things stand on each of their points (`pine`, `tent`, `campfire`), lines run through them (`path`, `jetty`, `battlement`, and
    what stands along borders), and grounds lie between them (`earth`, `water`, `forest`).
    """

    kind: str
    points: tuple[Spot, ...]
    turn: float = 0
    size: float = 1


class Areas(Scenic, frozen=True, tag_field="kind", tag="areas"):
    """Places drawn as polygons on open land. Several figures share an area."""

    columns: int
    rows: int
    areas: tuple[Area, ...]
    borders: tuple[Border, ...]
    doors: tuple[Gate, ...]
    scenery: tuple[Scenery, ...]
    seed: str
    ground: str = "grass"
    is_night: bool = False
    """Lit by moon and fires alone."""


class Patch(Scenic, frozen=True):
    """A cover of whole places: terrain, or Darkness. `kind` chooses the drawing; unknown kinds show their icon.

    `water`, `ice`, `lava`, `rubble`, `pit`, `spikes`, `miasma`, `darkness`.
    """

    id: str
    kind: str
    name: str
    spaces: tuple[str, ...]
    about: str
    icon: str = ""
    level: int = 0
    """The strength, if that matters."""


Board = Grid | Zones | Areas
