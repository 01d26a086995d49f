"""Open floors for moments at the table: so many columns and rows, with marks on some squares."""

from __future__ import annotations

from tenebra.boards.grid import space_name


def floor(columns: int, rows: int, marks: dict[str, str] | None = None) -> str:
    """A map without inner walls. `marks`: a mark to the squares that have it, `{"&": "C3 C4"}`."""
    at = {space: mark for mark, spaces in (marks or {}).items() for space in spaces.split()}
    border = "+" + "-+" * columns
    lines = [border]
    for row in range(rows):
        lines.append("|" + " ".join(at.get(space_name(column, row), ".") for column in range(columns)) + "|")
        lines.append("+" + " +" * columns if row + 1 < rows else border)
    return "\n".join(lines)
