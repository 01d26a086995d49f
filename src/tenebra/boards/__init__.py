"""Boards: grids as sets of cells, walls and doors on edges, reach and paths, and maps drawn as text."""

from tenebra.boards.drawing import Drawing, draw, parse_drawing
from tenebra.boards.grid import Grid, Passages, Table, edge_name, space_name

__all__ = ["Drawing", "Grid", "Passages", "Table", "draw", "edge_name", "parse_drawing", "space_name"]
