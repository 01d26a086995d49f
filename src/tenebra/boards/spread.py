"""Ways that cost more here than there: sets of places by the least cost of reaching them, and the cheapest path back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from tenebra.boards.grid import FOREVER

Step = Callable[[int], Iterable[tuple[int, int]]]
"""From a set of places: what a step may cost (1 or more), and the places it leads to at that cost."""


class Walk(NamedTuple):
    """Steps at a cost, and the same steps backwards (from a set: the places from which a step at that cost leads into it)."""

    step: Step
    back: Step
    beside: Callable[[int], int] | None = None
    """The places beside a set, if every step costs 1 and leads back too."""

    def rings(self, start: int, through: int, most: int = FOREVER) -> list[int]:
        """The sets of places whose cheapest way from a set costs 0, 1, 2, …; a set may be empty."""
        if self.beside is not None:
            return self._even_rings(self.beside, start, through, most)
        rings, ring, left, cost = [start], start, through & ~start, 0
        ahead: dict[int, int] = {}
        while True:
            for price, places in self.step(ring) if ring else ():
                if price < 1:
                    raise ValueError("a step costs 1 or more")
                if cost + price <= most and places & left:
                    ahead[cost + price] = ahead.get(cost + price, 0) | places
            if not ahead:
                break
            cost += 1
            ring = ahead.pop(cost, 0) & left
            left ^= ring
            rings.append(ring)
        while not rings[-1] and len(rings) > 1:
            rings.pop()
        return rings

    @staticmethod
    def _even_rings(beside: Callable[[int], int], start: int, through: int, most: int) -> list[int]:
        """The same where every step costs 1."""
        rings, left = [start], through & ~start
        while len(rings) <= most and (ring := beside(rings[-1]) & left):
            left ^= ring
            rings.append(ring)
        return rings

    def reach(self, start: int, through: int, most: int = FOREVER) -> int:
        """The places whose cheapest way costs no more than this."""
        out = 0
        for ring in self.rings(start, through, most):
            out |= ring
        return out

    def cost(self, start: int, goal: int, through: int) -> int | None:
        """The cost of the cheapest way from one set to another, None if there is none."""
        return next((cost for cost, ring in enumerate(self.rings(start, through | goal)) if ring & goal), None)

    def path(self, rings: Sequence[int], goal: int) -> list[int]:
        """A cheapest way to a place in one of the rings around its start, place by place, without the start; empty if it lies
        in none or is the start. Ties: the lowest bit, from the goal back.
        """
        cost = 0
        for distance, ring in enumerate(rings):
            if ring & goal:
                cost = distance
                break
        way: list[int] = []
        if self.beside is not None:
            while cost:
                way.append(goal)
                cost -= 1
                places = self.beside(goal) & rings[cost]
                goal = places & -places
            return way[::-1]
        while cost:
            way.append(goal)
            before: tuple[int, int] | None = None
            for price, places in self.back(goal):
                if price <= cost and (found := places & rings[cost - price]):
                    one = found & -found, cost - price
                    before = one if before is None else min(before, one)
            assert before is not None
            goal, cost = before
        return way[::-1]
