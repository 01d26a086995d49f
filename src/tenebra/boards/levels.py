"""Heights on a grid: which spaces lie on which level, bridges above others, and what a step up or down costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tenebra.boards.spread import Step, Walk

Price = Callable[[int], int | None]
"""The cost of a step that leads so many levels up (below 0: down); None if nobody can take it."""


class Levels:
    """The spaces of each level from 0 up. A bridge lies over its spaces: one stands on it, what is under it keeps its level."""

    def __init__(self, ground: Sequence[int], bridges: Sequence[int] = ()) -> None:
        spans = [*bridges, *[0] * (len(ground) - len(bridges))]
        self.ground = tuple(ground)
        """Per level: its spaces, those under a bridge included and bridges left out."""
        self.spanned = 0
        """The spaces over which a bridge lies."""
        for span in spans:
            self.spanned |= span
        self.top = tuple(level & ~self.spanned | span for level, span in zip(ground, spans, strict=True))
        """Per level: the spaces on which one stands there."""

    def level_of(self, space: int) -> int:
        """The level of a space."""
        return next(height for height, spaces in enumerate(self.top) if spaces & space)

    def rise(self, space: int, other: int) -> int:
        """How many levels higher the other space is: below 0 if it is lower."""
        return self.level_of(other) - self.level_of(space)


def climbing(heights: Sequence[int], beside: Callable[[int], int], price: Price) -> Walk:
    """Walking between neighbours where the cost of a step depends on the rise alone; places on no height are never entered."""

    def toward(sign: int) -> Step:
        levels: list[tuple[int, list[tuple[int, int]]]] = []
        for height, spaces in enumerate(heights):
            goals: dict[int, int] = {}
            for other, others in enumerate(heights):
                cost = price(sign * (other - height))
                if cost is not None and others:
                    goals[cost] = goals.get(cost, 0) | others
            if spaces:
                levels.append((spaces, sorted(goals.items())))

        def step(places: int) -> list[tuple[int, int]]:
            out: dict[int, int] = {}
            for spaces, goals in levels:
                here = places & spaces
                if here:
                    near = beside(here)
                    if here == places:
                        return [(cost, near & others) for cost, others in goals if near & others]
                    for cost, others in goals:
                        if near & others:
                            out[cost] = out.get(cost, 0) | near & others
            return sorted(out.items())

        return step

    return Walk(toward(1), toward(-1))
