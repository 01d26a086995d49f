"""Boards as sets, one bit a space: grids and maps drawn as text here, and a module for every other kind (docs/boards.md)."""

from tenebra.boards.drawing import Drawing, parse_drawing
from tenebra.boards.grid import Passages, SquareGrid, Table, edge_name, space_cell, space_name

__all__ = ["Drawing", "Passages", "SquareGrid", "Table", "edge_name", "parse_drawing", "space_cell", "space_name"]
