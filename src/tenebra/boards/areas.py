"""Maps of areas drawn as polygons: which border joins which two, what a step over it costs, who sees into which.

A set of areas is an int, one bit an area, in the order of the map. Sight runs between the centre points of areas.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import combinations, pairwise

import msgspec

from tenebra.boards.polygons import Line, Point, along, contains, crosses, cuts, enters, may_touch, shared, why_not_simple
from tenebra.boards.spread import Walk
from tenebra.kernel.errors import BadInput


def border_name(one: str, other: str) -> str:
    """The border between two areas, whichever is named first."""
    return "|".join(sorted((one, other)))


class MapArea(msgspec.Struct, frozen=True):
    """One area as it is drawn."""

    id: str
    outline: tuple[Point, ...]
    centre: Point
    level: int = 0
    capacity: int = 0
    marks: dict[str, int] = {}
    """Other things printed there, by name, with their number."""


class MapBorder(msgspec.Struct, frozen=True):
    """The printed border along the whole line at which two areas touch."""

    between: tuple[str, str]
    kind: str = "open"
    extra: int = 0
    """The additional cost of a step over it."""
    is_passable: bool = True
    blocks_sight: bool = False
    is_mutual: bool = False
    """The lower of the two areas sees the higher one too."""

    @property
    def id(self) -> str:
        return border_name(*self.between)


class SightMark(msgspec.Struct, frozen=True):
    """A printed exception for sight from one area into another, whatever lines and levels say."""

    origin: str
    target: str
    is_seen: bool


class AreaPlan(msgspec.Struct, frozen=True):
    """A map of areas as it is written down."""

    areas: tuple[MapArea, ...]
    borders: tuple[MapBorder, ...] = ()
    walls: tuple[Line, ...] = ()
    """Lines nobody sees through that are no border; one that ends where it began is a pillar."""
    sight: tuple[SightMark, ...] = ()


Price = Callable[[MapBorder, str, str], int | None]
"""The cost of a step over a border, from an area into another; None if it cannot be taken."""


class AreaMap:
    """The areas of a board, checked: every question about them."""

    def __init__(self, plan: AreaPlan, source: str = "map") -> None:
        self.source = source
        self.areas = {area.id: area for area in plan.areas}
        self.names = tuple(self.areas)
        self.index = {name: number for number, name in enumerate(self.names)}
        self.bit = {name: 1 << number for number, name in enumerate(self.names)}
        self.borders = {border.id: border for border in plan.borders}
        self.walls = plan.walls
        self.lines: dict[str, tuple[Line, ...]] = {}
        """Per border: where its areas touch."""
        self._check_areas(plan.areas)
        self._check_borders(plan.borders)
        self._marked = {(mark.origin, mark.target): mark.is_seen for mark in plan.sight}
        for pair in self._marked:
            for name in pair:
                self._known(name, "sight")
        self._at = {name: tuple(border for border in plan.borders if name in border.between) for name in self.names}
        self._sights: dict[frozenset[str], tuple[int, ...]] = {}

    def _complain(self, message: str) -> BadInput:
        return BadInput(message, source=self.source)

    def _known(self, name: str, where: str) -> None:
        if name not in self.areas:
            raise self._complain(f"{where}: there is no area {name!r}")

    def _check_areas(self, areas: tuple[MapArea, ...]) -> None:
        if len(areas) > len(self.areas):
            twice = next(area.id for number, area in enumerate(areas) if area.id in [other.id for other in areas[:number]])
            raise self._complain(f"area {twice!r} is there twice")
        for area in areas:
            problem = why_not_simple(area.outline)
            if problem:
                raise self._complain(f"the outline of area {area.id!r} {problem}")
            if not contains(area.outline, area.centre):
                raise self._complain(f"the centre {area.centre} of area {area.id!r} does not lie inside its outline")

    def _check_borders(self, borders: tuple[MapBorder, ...]) -> None:
        for border in borders:
            for name in border.between:
                self._known(name, f"border {border.id!r}")
        by_pair = {frozenset(border.between): border for border in borders}
        if len(by_pair) < len(borders) or any(len(pair) < 2 for pair in by_pair):
            raise self._complain("every border joins two areas, and two areas have one border")
        for one, other in combinations(self.areas.values(), 2):
            self._check_pair(one, other, by_pair.get(frozenset((one.id, other.id))))

    def _check_pair(self, one: MapArea, other: MapArea, border: MapBorder | None) -> None:
        """Two areas have a border where they touch, and do not overlap."""
        is_near = may_touch(one.outline, other.outline)
        lines = tuple(shared(one.outline, other.outline)) if is_near else ()
        if border is None and lines:
            raise self._complain(f"areas {one.id!r} and {other.id!r} touch along {lines[0]}, but no border is given")
        if border is not None and not lines:
            raise self._complain(f"areas {one.id!r} and {other.id!r} have a border, but touch nowhere")
        if is_near and _overlap(one, other):
            raise self._complain(f"areas {one.id!r} and {other.id!r} overlap")
        if border is not None:
            self.lines[border.id] = lines

    def set_of(self, names: Iterable[str]) -> int:
        """The set with these members."""
        return sum(self.bit[name] for name in dict.fromkeys(names))

    def members(self, areas: int) -> list[str]:
        """The names of a set's members, in the order of the map."""
        return [name for name, bit in self.bit.items() if areas & bit]

    def beside(self, area: str, allowed: Callable[[MapBorder], bool]) -> int:
        """The areas joined to one by a border of which this is true."""
        return self.set_of(_beyond(border, area) for border in self._at[area] if allowed(border))

    def walk(self, price: Price) -> Walk:
        """Walking at this price; see `spread`."""

        def steps(areas: int, is_back: bool) -> list[tuple[int, int]]:
            out: dict[int, int] = {}
            for name in self.members(areas):
                for border in self._at[name]:
                    other = _beyond(border, name)
                    cost = price(border, other, name) if is_back else price(border, name, other)
                    if cost is not None:
                        out[cost] = out.get(cost, 0) | self.bit[other]
            return sorted(out.items())

        return Walk(lambda areas: steps(areas, is_back=False), lambda areas: steps(areas, is_back=True))

    def sight(self, opened: Iterable[str] = ()) -> tuple[int, ...]:
        """Per area: the areas in its sight, its own among them, while these borders hide nothing; worked out once for each set.

        A line must be free, and a lower area does not see a higher one, unless a mutual border joins them. Marks have the
        last word.
        """
        key = frozenset(opened)
        known = self._sights.get(key)
        if known is None:
            hiding = [*self.walls]
            for border in self.borders.values():
                if border.blocks_sight and border.id not in key:
                    hiding += self.lines[border.id]
            known = self._sights[key] = self._look(hiding)
        return known

    def _look(self, hiding: list[Line]) -> tuple[int, ...]:
        seen = [1 << number for number in range(len(self.names))]
        for one, other in combinations(self.areas.values(), 2):
            is_free = not any(crosses(line, one.centre, other.centre) for line in hiding)
            is_mutual = any(border.is_mutual and other.id in border.between for border in self._at[one.id])
            for origin, target in ((one, other), (other, one)):
                is_seen = is_free and (origin.level >= target.level or is_mutual)
                if self._marked.get((origin.id, target.id), is_seen):
                    seen[self.index[origin.id]] |= self.bit[target.id]
        return tuple(seen)

    def line(self, one: str, other: str) -> list[str]:
        """The areas that the line between two centres passes through, both ends included; those it only touches are left out."""
        start, end = self.areas[one].centre, self.areas[other].centre
        if one == other:
            return [one]
        near_by = [area for area in self.areas.values() if may_touch((start, end), area.outline)]
        shares: set[Fraction] = set()
        for area in near_by:
            shares |= set(cuts(start, end, area.outline))
        inorder = sorted(shares)
        out: list[str] = []
        for near, far in pairwise(inorder):
            middle = along(start, end, (near + far) / 2)
            found = next((area.id for area in near_by if contains(area.outline, middle)), None)
            if found is not None and out[-1:] != [found]:
                out.append(found)
        return out


def _overlap(one: MapArea, other: MapArea) -> bool:
    """Whether two areas overlap. If neither outline runs inside the other, they lie apart or one within the other, centre too."""
    is_inside = contains(one.outline, other.centre) or contains(other.outline, one.centre)
    return is_inside or enters(one.outline, other.outline) or enters(other.outline, one.outline)


def _beyond(border: MapBorder, area: str) -> str:
    one, other = border.between
    return other if area == one else one
