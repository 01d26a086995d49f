"""The board of a scene in text: one chart for each kind of board, and what its marks mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from tenebra.boards.grid import edge_name, space_name
from tenebra.kit.ground import Areas, Grid, Patch, Zones
from tenebra.kit.scene import Piece, Scene, Thing
from tenebra.kit.words import Words
from tenebra.terminal.boxes import MARGIN, SPACE, Part, Plan, Size, draw_boxes, fill, part_to_show
from tenebra.terminal.marks import DOORS, Mark, Marks, door_mark

REACH = Mark("•", "bold cyan")
RAISED = Mark("▲", "dim")
LIGHT, SHADOW, UNKNOWN = Mark("☼", "bold yellow"), Mark("▒", "dim"), Mark("?", "dim")
SIZES = (Size(9, 3), Size(9, 2), Size(7, 2))
"""Of spaces that several figures share, from roomy to narrow: the first that shows the whole map is taken."""
UNSEEN = "carried"
"""The status of a piece that does not stand on the board itself."""


class ChartOptions(NamedTuple):
    """Options for drawing a board: its marks, the piece in focus, the places on offer, its columns and lines (0: any)."""

    marks: Marks
    focus: str
    offered: Sequence[str]
    width: int
    height: int
    boxes: bool = True


def covered(what: Piece | Thing, plan: Plan) -> list[str]:
    """The spaces that a piece or thing covers, of those that are known."""
    if what.place not in plan.spaces:
        return []
    column, row = plan.spaces[what.place]
    names = (space_name(column + right, row + down) for down in range(what.rows) for right in range(what.columns))
    return [name for name in names if name in plan.spaces]


def plan_of(board: Grid | Zones) -> Plan:
    """The spaces that are on the table. On a grid a wall also parts any two rooms; Zones say all their walls themselves."""
    room_of = {space: room.id for room in board.rooms for space in room.spaces}
    places = {space_name(column, row): (column, row) for row in range(board.rows) for column in range(board.columns)}
    spaces = {name: at for name, at in places.items() if name in room_of}
    walls = set(board.walls)
    if isinstance(board, Zones):
        return Plan(spaces, frozenset(walls))
    for name, (column, row) in spaces.items():
        for there in (space_name(column + 1, row), space_name(column, row + 1)):
            if there in room_of and room_of[there] != room_of[name]:
                walls.add(edge_name(name, there))
    return Plan(spaces, frozenset(walls))


def standing(scene: Scene) -> list[Piece]:
    """The pieces that are drawn on the board, Heroes first."""
    ranks = ("hero", "ally", "boss", "foe", "spirit")
    return sorted((piece for piece in scene.pieces if UNSEEN not in piece.status), key=lambda piece: ranks.index(piece.side))


def focus_of(scene: Scene, seat: str) -> str:
    """The piece that the question is about, or the seat's own, or whoever acts; "" on an empty board."""
    asked = scene.question.about if scene.question is not None else ""
    found = [piece.id for piece in scene.pieces if piece.id == asked]
    found += [piece.id for piece in scene.pieces if piece.seat == seat]
    found += [piece.id for piece in scene.pieces if "acting" in piece.status]
    return next(iter((*found, *(piece.id for piece in scene.pieces))), "")


def _place(scene: Scene, id: str) -> str:
    return next((piece.place for piece in scene.pieces if piece.id == id), "")


def grid_chart(scene: Scene, options: ChartOptions) -> list[Text]:
    """A mark of two characters on each space: who stands there, else what lies there."""
    board = scene.board
    assert isinstance(board, Grid)
    plan = plan_of(board)
    marks: dict[str, Mark] = {}
    for thing in sorted(scene.things, key=lambda thing: not thing.is_plan):
        mark = options.marks.thing(thing)
        marks |= dict.fromkeys(covered(thing, plan), Mark(f"{mark.text:>2}", mark.style))
    for space in options.offered:
        marks.setdefault(space, Mark(f"{REACH.text:>2}", REACH.style))
    for patch in scene.patches:
        marks = dict.fromkeys(patch.spaces, patch_mark(patch)) | marks
    for height in board.heights:
        marks = dict.fromkeys(height.spaces, Mark(f"{RAISED.text}{height.level}", RAISED.style)) | marks
    named = options.marks.of(scene, is_short=True)
    for piece in reversed(standing(scene)):
        marks |= dict.fromkeys(covered(piece, plan), _shown(named[piece.id], piece.id == options.focus))
    part = part_to_show(plan, _place(scene, options.focus), *_room(SPACE, options, 3))
    contents = {space: ((mark,),) for space, mark in marks.items()}
    return draw_boxes(plan, contents, {door.id: door_mark(door) for door in board.doors}, part, SPACE, options.boxes)


def zones_chart(scene: Scene, options: ChartOptions) -> list[Text]:
    """A box for each Zone: who stands there, what lies there; in its corner whether it is lit."""
    board = scene.board
    assert isinstance(board, Zones)
    plan = plan_of(board)
    size, part = _size_of_boxes(plan, _place(scene, options.focus), options)
    marks = _marks_in_zones(scene, board, plan, options)
    closed = {space for room in board.rooms if room.status == "unexplored" for space in room.spaces}
    contents = {}
    for zone in board.zones:
        signs = [UNKNOWN] if zone.id in closed else []
        signs += [REACH] if zone.id in options.offered else []
        signs.append(LIGHT if zone.is_lit else SHADOW)
        contents[zone.id] = fill(marks[zone.id], signs, size)
    return draw_boxes(plan, contents, {door.id: door_mark(door) for door in board.doors}, part, size, options.boxes)


def _size_of_boxes(plan: Plan, focus: str, options: ChartOptions) -> tuple[Size, Part]:
    """The roomiest boxes with which the whole map is shown; where none are narrow enough, a part of it."""
    whole = part_to_show(plan, focus, 0, 0)
    parts = {size: part_to_show(plan, focus, *_room(size, options, 2)) for size in SIZES}
    size = next((size for size, part in parts.items() if part == whole), SIZES[-1])
    return size, parts[size]


def _marks_in_zones(scene: Scene, board: Zones, plan: Plan, options: ChartOptions) -> dict[str, list[Mark]]:
    """By Zone: figures, then Level tokens, then things, alike ones counted."""
    named = options.marks.of(scene, is_short=False)
    marks: dict[str, list[Mark]] = {zone.id: [] for zone in board.zones}
    for piece in standing(scene):
        for space in covered(piece, plan):
            marks[space].append(_shown(named[piece.id], piece.id == options.focus))
    for level in board.levels:
        marks[level.place].append(Mark(f"L{level.level}", "bold blue" if level.is_active else "blue"))
    things = Counter((thing.place, options.marks.thing(thing)) for thing in scene.things)
    for (space, mark), number in things.items():
        marks[space].append(Mark(f"{mark.text}{number}", mark.style) if number > 1 else mark)
    return marks


def areas_chart(scene: Scene, options: ChartOptions) -> list[Text]:
    """A line for each area: what can be chosen, who stands there, what lies there, and which areas it borders on."""
    board = scene.board
    assert isinstance(board, Areas)
    named, names, borders = options.marks.of(scene, is_short=False), area_names(scene), neighbours_of(board)
    out = []
    for area in board.areas:
        line = Text(f"{REACH.text if area.id in options.offered else ' '} ", REACH.style)
        line.append(area.name, "bold")
        if area.height:
            line.append(f" {RAISED.text}{area.height}", RAISED.style)
        pieces = [piece for piece in standing(scene) if piece.place == area.id]
        here = [_shown(named[piece.id], piece.id == options.focus) for piece in pieces]
        here += [options.marks.thing(thing) for thing in scene.things if thing.place == area.id]
        here += [patch_mark(patch) for patch in scene.patches if area.id in patch.spaces]
        for mark in here:
            line.append(" ").append(mark.text, mark.style)
        line.append(f" — {', '.join(names[other] for other in borders[area.id])}", "dim")
        out.append(line)
    return out


def neighbours_of(board: Areas) -> dict[str, list[str]]:
    """Per area those that have a side in common with it, in the order of the board."""
    sides: dict[frozenset[tuple[float, float]], list[str]] = {}
    for area in board.areas:
        for one, other in zip(area.outline, (*area.outline[1:], area.outline[0]), strict=True):
            sides.setdefault(frozenset((one, other)), []).append(area.id)
    beside = {(one, other) for some in sides.values() for one in some for other in some if one != other}
    return {one.id: [other.id for other in board.areas if (one.id, other.id) in beside] for one in board.areas}


def patch_mark(patch: Patch) -> Mark:
    """The mark of a patch (water, rubble, Darkness): its first letter."""
    return Mark(f"≈{patch.name[:1]}", "blue")


def patch_names(scene: Scene) -> Iterator[str]:
    """The legend of the patches on this board, each kind once."""
    yield from dict.fromkeys(f"{patch_mark(patch).text} {patch.name}" for patch in scene.patches)


def _shown(mark: Mark, is_focus: bool) -> Mark:
    return Mark(mark.text, f"reverse {mark.style}") if is_focus else mark


def _room(size: Size, options: ChartOptions, least: int) -> tuple[int, int]:
    """How many spaces of a size fit side by side and one below the other, 0 for any number."""
    rows = max(least, (options.height - 2) // (size.height + 1)) if options.height else 0
    return (options.width - MARGIN) // (size.width + 1), rows


def door_signs(scene: Scene) -> Iterator[tuple[str, str]]:
    """The doors that are on the board."""
    statuses = {door.status for door in scene.board.doors}
    yield from ((mark.text, f"chart-door-{status}") for status, mark in DOORS.items() if status in statuses)


def zones_signs(scene: Scene) -> Iterator[tuple[str, str]]:
    """Doors, light and shadow, closed Chambers, Level tokens, Minions."""
    board = scene.board
    assert isinstance(board, Zones)
    yield from door_signs(scene)
    yield LIGHT.text, "chart-light"
    yield SHADOW.text, "chart-shadow"
    if any(room.status == "unexplored" for room in board.rooms):
        yield UNKNOWN.text, "chart-closed-chamber"
    if board.levels:
        yield "L1", "chart-level"
    if any(piece.minions for piece in scene.pieces):
        yield "+3", "chart-minions"


def room_names(scene: Scene) -> dict[str, str]:
    """The name of its room, by space."""
    board = scene.board
    assert isinstance(board, Grid)
    return {space: room.name for room in board.rooms for space in room.spaces}


def area_names(scene: Scene) -> dict[str, str]:
    """The names of the areas, by id."""
    board = scene.board
    assert isinstance(board, Areas)
    return {area.id: area.name for area in board.areas}


def zone_names(scene: Scene) -> dict[str, str]:
    """The names of the Zones, by id."""
    board = scene.board
    assert isinstance(board, Zones)
    return {zone.id: zone.name for zone in board.zones}


class Chart(NamedTuple):
    """The functions that draw one kind of board as text."""

    draw: Callable[[Scene, ChartOptions], list[Text]]
    signs: Callable[[Scene], Iterator[tuple[str, str]]]
    """The marks it has besides those of pieces and things, each with the id of its words."""
    names: Callable[[Scene], dict[str, str]]
    """Every place one can stand on, and the name of the room, Zone or area it is in."""
    is_short: bool = False
    """It has room for two characters only."""
    is_named: bool = False
    """It shows the names of its places, and not their ids."""


CHARTS = {
    "grid": Chart(grid_chart, door_signs, room_names, is_short=True),
    "zones": Chart(zones_chart, zones_signs, zone_names),
    "areas": Chart(areas_chart, door_signs, area_names, is_named=True),
}
"""By the kind of board."""


def chart_of(scene: Scene) -> Chart:
    """The chart for the board of a scene."""
    return CHARTS[str(scene.board.__struct_config__.tag)]


def written(scene: Scene, place: str) -> str:
    """A place as this board writes it: by its name or by its id."""
    chart = chart_of(scene)
    return chart.names(scene).get(place, place) if chart.is_named else place


def legend_of(scene: Scene, options: ChartOptions, words: Words) -> str:
    """The legend of the marks on this map, with line breaks only between them; figures are listed elsewhere."""
    named: dict[str, dict[str, list[str]]] = {}
    for thing in scene.things:
        named.setdefault(options.marks.thing(thing).text, {}).setdefault(thing.name, []).append(written(scene, thing.place))
    out = []
    for mark, names in named.items():
        # one mark for several things: where each of them lies
        out += [f"{mark} {name} ({', '.join(places)})" if len(names) > 1 else f"{mark} {name}" for name, places in names.items()]
    out += patch_names(scene)
    out += [f"{mark} {words.say(message)}" for mark, message in chart_of(scene).signs(scene)]
    if options.offered:
        out.append(f"{REACH.text} {words.say('chart-reach')}")
    return "  ".join(item.replace(" ", "\N{NO-BREAK SPACE}") for item in out)
