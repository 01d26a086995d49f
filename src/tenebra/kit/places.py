"""Names of spaces and doors for people: the room, where in it, and at the end the coordinates in brackets."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from tenebra.boards import space_cell
from tenebra.kit.words import Words

THIN = 2
"""A room of so few columns or rows has ends, not sides and corners."""
ARTICLE = re.compile(r"(the |il |lo |la |i |gli |le |l')", re.IGNORECASE)


class RoomLayout:
    """The rooms of a board in columns and rows, each with its spaces."""

    def __init__(self, rooms: Mapping[str, Sequence[str]]) -> None:
        self.room_of = {space: room for room, spaces in rooms.items() for space in spaces}
        self.where = {space: where for spaces in rooms.values() for space, where in _wheres(spaces).items()}
        self.order = {room: number for number, room in enumerate(rooms)}

    def name(self, place: str, words: Words, the: Callable[[str], str]) -> str:
        """`the north side of the crypt (C7)`, `the east door of the crypt (C7-D7)`.

        `the` is what a room is called, with its article; "" for one that must not be named. A door goes by the first room.
        """
        spaces = place.split("-")
        rooms = {room: the(room) for room in (self.room_of.get(space, "") for space in spaces) if room}
        named = [room for room in sorted(rooms, key=self.order.__getitem__) if rooms[room]]
        if not named:
            return place if len(spaces) == 1 else words.say("place-door", side="unknown", room="", at=place)
        if len(spaces) == 1:
            return words.say("place-space", where=self.where[place], room=rooms[named[0]], at=place)
        near, far = spaces if self.room_of.get(spaces[0]) == named[0] else reversed(spaces)
        return words.say("place-door", side=_side(near, far), room=rooms[named[0]], at=place)


def definite(id: str, words: Words) -> str:
    """A name with its article, in the middle of a sentence: the attribute `.the`, else the name if it has an article anyway."""
    if words.has(f"{id}.the"):
        return words.say(f"{id}.the")
    name = words.say(id)
    article = ARTICLE.match(name)
    return f"{article[0].lower()}{name[article.end() :]}" if article else name


def _wheres(spaces: Sequence[str]) -> dict[str, str]:
    """Per space of a room: `all` of a small one, an end, a corner, a side, the middle."""
    cells = {space: space_cell(space) for space in spaces}
    columns, rows = sorted({x for x, _ in cells.values()}), sorted({y for _, y in cells.values()})
    wide, tall = columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1
    out = {}
    for space, (x, y) in cells.items():
        across = _third(x - columns[0], wide, "west", "east")
        down = _third(y - rows[0], tall, "north", "south")
        if len(spaces) == 1:
            out[space] = "all"
        elif min(wide, tall) <= THIN < max(wide, tall) or 1 in (wide, tall):
            end = across if wide > tall else down
            out[space] = f"{end}-end" if end else "middle"
        else:
            out[space] = "-".join(part for part in (down, across) if part) or "middle"
    return out


def _third(at: int, size: int, low: str, high: str) -> str:
    """In which third of a side something lies; "" for the middle one."""
    if 3 * at < size - 1:
        return low
    return high if 3 * at > 2 * (size - 1) else ""


def _side(near: str, far: str) -> str:
    """In which direction the neighbour lies."""
    (x, y), (u, v) = space_cell(near), space_cell(far)
    return "north" if v < y else "south" if v > y else "west" if u < x else "east"
