"""The board of a Mission as it lies now: tiles that have turned, tiles that have been lit (MD-SET-03, MD-SHA-01)."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from tenebra.boards.zones import ZoneMap, lay_tiles
from tenebra.games.massive_darkness.content import tiles
from tenebra.games.massive_darkness.scenario import Mission

Change = tuple[tuple[int, ...], tuple[int, ...]]
"""Quarter turns by tile, and the tiles that are lit."""
_KNOWN: WeakKeyDictionary[ZoneMap, dict[Change, ZoneMap]] = WeakKeyDictionary()
"""Boards by the one that the Mission begins with: what was worked out for one is used again and again."""


def board_now(mission: Mission, turned: Sequence[int], lit: Sequence[int]) -> ZoneMap:
    """The board after these quarter turns, with these tiles lit."""
    first = mission.board
    if not turned and not lit:
        return first
    turns = tuple(turned.count(tile) % 4 for tile in range(max(first.tiles) + 1))
    known = _KNOWN.setdefault(first, {})
    change = turns, tuple(sorted(lit))
    if change not in known:
        board = _turn(mission, turns) if any(turns) else first
        light = 0 if mission.is_dark else board.light
        for tile in lit:
            light |= board.tiles[tile]
        known[change] = board.with_light(light)
    return known[change]


def layout_now(mission: Mission, turned: Sequence[int]) -> list[list[str]]:
    """The tiles row by row with the quarter turns that they have now."""
    out, across = list[list[str]](), max(map(len, mission.layout), default=0)
    for row, entries in enumerate(mission.layout):
        out.append([])
        for column, entry in enumerate(entries):
            face, _, turns = entry.partition(":")
            more = turned.count(row * across + column)
            out[-1].append(f"{face}:{(int(turns or 0) + more) % 4}" if more else entry)
    return out


def _turn(mission: Mission, turns: Sequence[int]) -> ZoneMap:
    turned = [tile for tile, quarters in enumerate(turns) for _ in range(quarters)]
    return lay_tiles(layout_now(mission, turned), tiles(), mission.board.doors)
