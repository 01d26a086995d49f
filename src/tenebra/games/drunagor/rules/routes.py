"""Routes for somebody that the rules move: what a way costs, which terrain and traps it would meet (DR-BHV-10, DR-RUL-59).

Places are squares, or areas for a Large Monster. A mask tells the marks a way has met, one bit each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec

from tenebra.boards.spread import Walk


class Mark(msgspec.Struct, frozen=True, gc=False):
    """Something that places do to whoever enters them."""

    name: str
    places: int
    is_harm: bool = True
    """Harmful terrain, which is shunned; a trap is not (DR-TER-10)."""
    is_water: bool = False
    """It takes a point of the move effect (DR-TER-05)."""


class End(msgspec.Struct, frozen=True, gc=False, order=True):
    """One way's end: the place, the marks met, the points spent."""

    place: int
    mask: int
    cost: int


FALL = "fall"


class Ways:
    """All ways of a move effect of so many points."""

    def __init__(
        self,
        walk: Walk,
        start: int,
        through: int,
        points: int,
        marks: Sequence[Mark],
        falls: Walk | None = None,
        *,
        flies: bool,
        worth: bool = False,
    ) -> None:
        """`falls`: the steps that hurt, if there are any where one walks; they are none of `walk`'s.

        `worth`: a way may be left out that meets something, where one that meets nothing costs no more.
        """
        self.start, self.points, self.flies = start, points, flies
        self._walk, self._falls = walk, falls
        self._through = through & ~start
        self.marks = (*marks, Mark(FALL, 0, is_harm=False)) if falls else tuple(marks)
        self._fallen = 1 << len(marks) if falls else 0
        self._met = [(bit, mark) for bit, mark in enumerate(marks) if mark.places & through] if marks and not flies else []
        self.rings: dict[int, list[int]] = {0: [start, *[0] * points]}
        """Per mask: the places by what the cheapest way costs that meets just these marks."""
        self.seen: dict[int, int] = {}
        """Per mask: all these places."""
        if not self._met and not falls:
            self.rings[0], self.seen[0] = self._rings(self._through)
        elif worth and not falls and len(self._met) == 1 and not self._met[0][1].is_water:
            self._spread_past(*self._met[0])
        else:
            self._spread()
        if flies:
            self._land()

    def _spread(self) -> None:
        points, through, all_rings, all_seen = self.points, self._through, self.rings, self.seen
        step, fall, fallen = self._walk.step, self._falls.step if self._falls else None, self._fallen
        marked: dict[int, int] = {}
        for cost in range(points + 1):
            for mask in tuple(all_rings):
                rings = all_rings[mask]
                ring = rings[cost]
                if not ring:
                    continue
                seen = all_seen.get(mask, 0)
                ring &= ~seen
                rings[cost], all_seen[mask] = ring, seen | ring
                if not ring or cost == points:
                    continue
                if mask not in marked:
                    marked[mask] = self._unmet(mask)
                for price, near in step(ring):
                    places = near & through
                    if places & marked[mask]:
                        self._enter(places, mask, cost + price)
                    elif places and cost + price <= points:
                        rings[cost + price] |= places
                for price, near in fall(ring) if fall else ():
                    self._enter(near & through, mask | fallen, cost + price)

    def _rings(self, through: int) -> tuple[list[int], int]:
        """The places by the cost of the cheapest way through some places, and all of them; no marks are looked at."""
        rings = self._walk.rings(self.start, through, self.points)
        return rings + [0] * (self.points + 1 - len(rings)), sum(rings)

    def _spread_past(self, bit: int, mark: Mark) -> None:
        """The only mark is met where that makes the way shorter."""
        self.rings[0], self.seen[0] = self._rings(self._through & ~mark.places)
        rings, _ = self._rings(self._through)
        past, seen = 0, 0
        for cost, ring in enumerate(self.rings[0]):
            past |= ring
            rings[cost] &= ~past
            seen |= rings[cost]
        if seen:
            self.rings[1 << bit], self.seen[1 << bit] = rings, seen

    def _unmet(self, mask: int) -> int:
        """The places of all marks that a way has not met yet."""
        out = 0
        for bit, mark in self._met:
            if not mask >> bit & 1:
                out |= mark.places
        return out

    def _enter(self, places: int, mask: int, cost: int) -> None:
        """Come to some places at a cost: their marks are met, and water takes a point if there is one left (DR-RUL-88)."""
        if not places or cost > self.points:
            return
        parts = [(places, mask, cost)]
        for bit, mark in self._met:
            if mask >> bit & 1 or not places & mark.places:
                continue
            met = [
                (part & mark.places, known | 1 << bit, min(at + 1, self.points) if mark.is_water else at)
                for part, known, at in parts
            ]
            parts = [(part & ~mark.places, known, at) for part, known, at in parts] + met
        for part, known, at in parts:
            if part:
                if known not in self.rings:
                    self.rings[known] = [0] * (self.points + 1)
                self.rings[known][at] |= part

    def _land(self) -> None:
        """Let who flies meet only what is on the landing place (DR-MOV-15)."""
        rings = self.rings.pop(0)
        for cost, ring in enumerate(rings):
            parts = {0: ring & ~self.start}
            for bit, mark in enumerate(self.marks):
                parts |= {mask | 1 << bit: part & mark.places for mask, part in parts.items() if part & mark.places}
                parts = {mask: part if mask >> bit & 1 else part & ~mark.places for mask, part in parts.items()}
            for mask, part in parts.items():
                self.rings.setdefault(mask, [0] * (self.points + 1))[cost] |= part
        self._flown = rings
        self.seen = {mask: sum(found) for mask, found in self.rings.items()}

    def reached(self) -> int:
        """The places that some way leads to, the start left out."""
        out = 0
        for seen in self.seen.values():
            out |= seen
        return out & ~self.start

    @cached_property
    def _harm(self) -> int:
        return sum(1 << bit for bit, mark in enumerate(self.marks) if mark.is_harm)

    def harm(self, mask: int) -> int:
        """The number of kinds of harmful terrain among some marks."""
        return (mask & self._harm).bit_count()

    def mask_at(self, place: int) -> int:
        """The harmful terrain of a place where one stays (DR-TER-01)."""
        return sum(1 << bit for bit, mark in enumerate(self.marks) if mark.is_harm and mark.places & place)

    def best(self, places: int, *, stays: bool = False) -> list[End]:
        """The ways to some places that meet the least harm, and among those cost the fewest points (DR-RUL-59).

        One for each place and each set of other marks; in order of place. With `stays` the start may be one of the places.
        """
        found: list[End] = []
        if stays and places & self.start:
            found.append(End(self.start, self.mask_at(self.start), 0))
        places &= ~self.start
        for mask, rings in self.rings.items():
            cost = next((cost for cost, ring in enumerate(rings) if ring & places), -1)
            ring = rings[cost] & places if cost >= 0 else 0
            while ring:
                low = ring & -ring
                found.append(End(low, mask, cost))
                ring ^= low
        if not found:
            return []
        least = min((self.harm(end.mask), end.cost) for end in found)
        return sorted(end for end in found if (self.harm(end.mask), end.cost) == least)

    def path(self, end: End) -> list[int]:
        """A way that ends so, place by place without the start. Ties: the lowest bit, from the end back."""
        if self.flies or not end.mask:
            return self._walk.path(self._flown if self.flies else self.rings[0], end.place)
        way: list[int] = []
        while end.place != self.start:
            way.append(end.place)
            end = self._before(end)
        return way[::-1]

    def _before(self, end: End) -> End:
        here = sum(1 << bit for bit, mark in self._met if mark.places & end.place)
        found: list[End] = []
        fall = self._fallen
        steps = [(price, places, 0) for price, places in self._walk.back(end.place)]
        if self._falls and end.mask & fall:
            steps += [(price, places, fall) for price, places in self._falls.back(end.place)]
        for price, places, fell in steps:
            for mask, rings in self.rings.items():
                if mask | here | fell != end.mask:
                    continue
                for cost in self._costs_before(end.cost, price, mask, here):
                    if 0 <= cost <= self.points and (before := rings[cost] & places):
                        found.append(End(before & -before, mask, cost))
        return min(found)

    def _costs_before(self, cost: int, price: int, mask: int, here: int) -> tuple[int, ...]:
        wades = any(mark.is_water and here >> bit & 1 and not mask >> bit & 1 for bit, mark in self._met)
        if not wades:
            return (cost - price,)
        return (cost - price - 1, cost - price) if cost == self.points else (cost - price - 1,)
