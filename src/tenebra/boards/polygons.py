"""Polygons with corners at whole numbers: is one simple, what lies inside, where do two touch, what crosses a line. All exact."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from math import lcm

Point = tuple[int, int]
Line = tuple[Point, ...]
Spot = tuple[Fraction, Fraction]


def turn(a: Point, b: Point, c: Point) -> int:
    """Above 0 if the way from a over b to c bends one way, below 0 if the other, 0 if it goes straight."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def sides(outline: Sequence[Point]) -> list[tuple[Point, Point]]:
    """The sides of a polygon, the last one back to its first corner."""
    return list(zip(outline, [*outline[1:], outline[0]], strict=True))


def may_touch(outline: Sequence[Point], other: Sequence[Point]) -> bool:
    """The upright rectangles around two polygons have a point in common: a quick question before the exact ones."""
    return all(
        min(point[axis] for point in outline) <= max(point[axis] for point in other)
        and min(point[axis] for point in other) <= max(point[axis] for point in outline)
        for axis in (0, 1)
    )


def _is_between(point: Point | Spot, a: Point, b: Point) -> bool:
    """A point on the line through two others lies on the part from one to the other, its ends included."""
    return min(a[0], b[0]) <= point[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= point[1] <= max(a[1], b[1])


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Two closed segments have a point in common."""
    one, two, three, four = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    if (one > 0) != (two > 0) and (three > 0) != (four > 0) and one and two and three and four:
        return True
    on = ((one, c, a, b), (two, d, a, b), (three, a, c, d), (four, b, c, d))
    return any(not side and _is_between(point, start, end) for side, point, start, end in on)


def why_not_simple(outline: Sequence[Point]) -> str | None:
    """The fault of an outline, None if it is a simple polygon: three corners or more, no side meeting another."""
    if len(outline) < 3:
        return f"has {len(outline)} corners; an outline needs three or more"
    if len(set(outline)) < len(outline):
        return "comes to the same corner twice"
    around = sides(outline)
    for (number, (a, b)), (other, (c, d)) in combinations(enumerate(around), 2):
        if other == number + 1 or (number == 0 and other == len(around) - 1):
            shared, before, after = (b, a, d) if other == number + 1 else (a, b, c)
            if not turn(before, shared, after) and not _is_between(shared, before, after):
                return f"turns back on itself at {shared}"
        elif _meet(a, b, c, d):
            return f"crosses or touches itself: {a}–{b} and {c}–{d}"
    return None


def contains(outline: Sequence[Point], point: Point | Spot) -> bool:
    """A point lies inside a polygon, not on its outline."""
    x, y = point
    # in units in which the point has whole numbers too
    unit = lcm(x.denominator, y.denominator)
    left, down = x.numerator * unit // x.denominator, y.numerator * unit // y.denominator
    inside = False
    for (ax, ay), (bx, by) in sides(outline):
        low, high = ay * unit, by * unit
        if (low < down and high < down) or (low > down and high > down):
            continue
        bend = (bx - ax) * (down - low) - (by - ay) * (left - ax * unit)
        if not bend and min(ax, bx) * unit <= left <= max(ax, bx) * unit:
            return False
        if (low > down) != (high > down) and (bend > 0) == (by > ay):
            inside = not inside
    return inside


def cuts(a: Point, b: Point, outline: Sequence[Point]) -> list[Fraction]:
    """The points, from 0 to 1 along a segment, where an outline meets it, in order, both ends of the segment included."""
    found = {Fraction(0), Fraction(1)}
    for c, d in sides(outline):
        one, two = turn(a, b, c), turn(a, b, d)
        if one == two == 0:
            found |= {_share(a, b, end) for end in (c, d) if _is_between(end, a, b)}
        elif min(one, two) <= 0 <= max(one, two):
            three, four = turn(c, d, a), turn(c, d, b)
            if min(three, four) <= 0 <= max(three, four):
                found.add(Fraction(three, three - four))
    return sorted(found)


def _share(a: Point, b: Point, point: Point) -> Fraction:
    axis = 0 if a[0] != b[0] else 1
    return Fraction(point[axis] - a[axis], b[axis] - a[axis])


def along(a: Point, b: Point, share: Fraction) -> Spot:
    """The point that lies so far (0 to 1) along a segment."""
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def middles(a: Point, b: Point, outline: Sequence[Point]) -> list[Spot]:
    """The middles of the parts into which an outline cuts a segment, in order."""
    return [along(a, b, (start + end) / 2) for start, end in pairwise(cuts(a, b, outline))]


def enters(outline: Sequence[Point], other: Sequence[Point]) -> bool:
    """Some part of an outline runs inside another polygon."""
    return any(contains(other, middle) for a, b in sides(outline) for middle in middles(a, b, other))


def shared(outline: Sequence[Point], other: Sequence[Point]) -> list[Line]:
    """The lines along which two polygons touch, in the order of the first one's outline; corners alone do not count."""
    runs: list[list[Point]] = []
    for a, b in sides(outline):
        found = []
        for c, d in sides(other):
            if not turn(a, b, c) and not turn(a, b, d):
                start, end = sorted((_share(a, b, c), _share(a, b, d)))
                start, end = max(start, Fraction(0)), min(end, Fraction(1))
                if start < end:
                    found.append((start, end))
        for ends in sorted(found):
            first, last = ((int(x), int(y)) for x, y in (along(a, b, share) for share in ends))
            if runs and runs[-1][-1] == first:
                runs[-1].append(last)
            else:
                runs.append([first, last])
    if len(runs) > 1 and runs[-1][-1] == runs[0][0]:
        runs[0] = runs.pop() + runs[0][1:]
    return [tuple(run) for run in runs]


def crosses(line: Line, a: Point, b: Point) -> bool:
    """A line passes from one side of a segment to the other. Touching it, with an end or a bend, is not crossing it.

    A line that ends where it began has no ends.
    """
    points = list(line)
    bends = [turn(a, b, point) for point in points]
    if points[0] == points[-1]:
        off = next((number for number, bend in enumerate(bends) if bend), 0)
        points = points[off:-1] + points[: off + 1]
        bends = bends[off:-1] + bends[: off + 1]
    last: int | None = None
    for number, bend in enumerate(bends):
        if not bend:
            continue
        if last is not None and (bend > 0) != (bends[last] > 0) and _crosses_at(points[last : number + 1], a, b):
            return True
        last = number
    return False


def _crosses_at(points: Sequence[Point], a: Point, b: Point) -> bool:
    """The way from the first to the last of these, whose others lie on the segment's line, meets it between its ends."""
    if len(points) > 2:
        return any(_is_between(point, a, b) for point in points[1:-1])
    c, d = points
    one, two = turn(c, d, a), turn(c, d, b)
    return min(one, two) <= 0 <= max(one, two)
