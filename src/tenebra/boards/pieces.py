"""Maps joined from pieces of any size, each drawn by itself as `drawing` describes, turned and laid on one canvas.

A piece's outer edges are walls, openings to whatever piece will lie there, or marks (a door). Where two pieces meet, a mark
on either side counts before a wall, and a wall before an opening; where a piece has no space, another may have one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from tenebra.boards.drawing import ROCK, Drawing, drawn_rows, parse_drawing
from tenebra.kernel.errors import BadInput

WALLS = "+-|"


class Glyph(NamedTuple):
    """One character of a drawing, and where it was drawn."""

    char: str
    source: str
    line: int
    column: int

    def complain(self, message: str) -> BadInput:
        return BadInput(message, source=self.source, line=self.line, column=self.column)


Canvas = dict[tuple[int, int], Glyph]
"""Row and column of the characters that are not blank."""


class MapPiece(NamedTuple):
    """A drawing with its size in spaces."""

    glyphs: Canvas
    width: int
    height: int


class Place(msgspec.Struct, frozen=True):
    """The position of a piece: the column and row of its top left space on the map, and its quarter turns clockwise."""

    piece: str
    column: int
    row: int
    turns: int = 0


class JoinedMap(NamedTuple):
    """The joined map, and the spaces of each piece in the order they were laid."""

    drawing: Drawing
    parts: tuple[int, ...]
    glyphs: Canvas

    def complain(self, mark: str, message: str) -> BadInput:
        """An error about the mark on this space or edge, which names the piece's own line and column."""
        line, column = self.drawing.lines[mark]
        return self.glyphs[line - 1, column - 1].complain(message)

    def with_marks(self, marks: Mapping[str, str], source: str = "map") -> JoinedMap:
        """The same map with marks on some of its edges, whatever is drawn there."""
        grid, canvas = self.drawing.grid, dict(self.glyphs)
        for edge, mark in marks.items():
            cells = [divmod(grid.index[name], grid.width) for name in grid.edges[edge][:2]]
            canvas[sum(row for row, _ in cells) + 1, sum(column for _, column in cells) + 1] = Glyph(mark, source, 0, 0)
        return JoinedMap(_parse(canvas, source), self.parts, canvas)


def read_piece(text: str, source: str) -> MapPiece:
    """Read the drawing of one piece; remarks and blank lines around it are left out."""
    rows = drawn_rows(text, source)
    glyphs = {
        (y, x): Glyph(char, source, number, x + 1)
        for y, (number, line) in enumerate(rows)
        for x, char in enumerate(line)
        if char != " "
    }
    return MapPiece(glyphs, max(len(line) for _, line in rows) // 2, len(rows) // 2)


def turn_piece(piece: MapPiece, quarters: int) -> MapPiece:
    """A piece turned clockwise by so many quarter turns."""
    for _ in range(quarters % 4):
        glyphs = {
            (x, 2 * piece.height - y): glyph._replace(char=glyph.char.translate(str.maketrans("-|", "|-")))
            for (y, x), glyph in piece.glyphs.items()
        }
        piece = MapPiece(glyphs, piece.height, piece.width)
    return piece


def as_text(piece: MapPiece) -> str:
    """The drawing of a piece."""
    rows = [[" "] * (2 * piece.width + 1) for _ in range(2 * piece.height + 1)]
    for (y, x), glyph in piece.glyphs.items():
        rows[y][x] = glyph.char
    return "\n".join("".join(row).rstrip() for row in rows)


def lay(pieces: Mapping[str, str], places: Sequence[Place], source: str = "map") -> JoinedMap:
    """Lay pieces on one canvas. Every error names the piece it comes from.

    The map begins at column and row 0, or further west or north where a piece lies beyond.
    """
    west, north = min([0, *(place.column for place in places)]), min([0, *(place.row for place in places)])
    canvas: Canvas = {(0, 0): Glyph("+", source, 1, 1)}
    areas: list[list[tuple[int, int]]] = []
    for place in places:
        if place.piece not in pieces:
            raise BadInput(f"{place.piece!r} names no piece; known are {', '.join(pieces)}", source=source)
        piece = turn_piece(read_piece(pieces[place.piece], place.piece), place.turns)
        down, right = 2 * (place.row - north), 2 * (place.column - west)
        spots = [(y + down, x + right, glyph) for (y, x), glyph in piece.glyphs.items()]
        areas.append([(y, x) for y, x, glyph in spots if y % 2 and x % 2 and glyph.char != ROCK])
        for y, x, glyph in spots:
            _put(canvas, (y, x), glyph)
    drawing = _parse(canvas, source)
    width = drawing.grid.width
    return JoinedMap(drawing, tuple(sum(1 << (y // 2 * width + x // 2) for y, x in area) for area in areas), canvas)


def _put(canvas: Canvas, at: tuple[int, int], glyph: Glyph) -> None:
    known = canvas.get(at)
    is_space = at[0] % 2 and at[1] % 2
    if known is None or known.char == (ROCK if is_space else glyph.char):
        canvas[at] = glyph
    elif is_space:
        if glyph.char != ROCK:
            raise glyph.complain(f"this space lies on one of {known.source} (line {known.line}, column {known.column})")
    elif glyph.char not in WALLS:
        if known.char not in WALLS:
            raise glyph.complain(f"{glyph.char!r} lies on {known.char!r} of {known.source}")
        canvas[at] = glyph


def _parse(canvas: Canvas, source: str) -> Drawing:
    """Read the joined drawing; an error is told where the piece itself was drawn."""
    height = max(y for y, _ in canvas) + 1
    size = MapPiece(canvas, max(x for _, x in canvas) + 1 >> 1, height >> 1)
    canvas.setdefault((2 * size.height, 0), Glyph("+", source, 0, 0))
    try:
        return parse_drawing(as_text(size), source)
    except BadInput as bad:
        glyph = canvas.get((bad.line - 1, bad.column - 1))
        raise (glyph.complain(bad.reason) if glyph else bad) from None
