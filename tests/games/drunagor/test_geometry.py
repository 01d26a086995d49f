"""Ways of the rules' movers and growth of the Darkness, against plain searches that try everything on small boards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from tenebra.boards import SquareGrid, parse_drawing
from tenebra.boards.shapes import turn_shape
from tenebra.games.drunagor.content.foes import runes
from tenebra.games.drunagor.rules.behaviour import APPROACH, STAY, STUCK, WALK, Field, Prey, prepare
from tenebra.games.drunagor.rules.growth import Growth, Spot
from tenebra.games.drunagor.rules.routes import FALL, End, Mark, Ways
from tenebra.games.drunagor.rules.space import Board
from tests.games.drunagor.floors import floor
from tests.games.drunagor.table import rule

COLUMNS, ROWS = 6, 4
Cell = tuple[int, int]
CELLS = [(column, row) for row in range(ROWS) for column in range(COLUMNS)]


@cache
def grid() -> SquareGrid:
    return parse_drawing(floor(COLUMNS, ROWS)).grid


def bit(cell: Cell) -> int:
    return 1 << (cell[1] * COLUMNS + cell[0])


def bits(cells: Iterator[Cell] | list[Cell] | set[Cell]) -> int:
    return sum(bit(cell) for cell in cells)


def board_of(heights: dict[Cell, int]) -> Board:
    levels = tuple(bits([cell for cell in CELLS if heights[cell] == level]) for level in range(3))
    areas = tuple(bits([(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]) for y in range(0, ROWS, 2) for x in range(0, COLUMNS, 2))
    return Board(grid(), grid().floor, areas, (), levels, (0, 0, 0))


def around(cell: Cell) -> list[Cell]:
    near = [(cell[0] + x, cell[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    return [one for one in near if one in CELLS and one != cell]


# --- ways


def walked(
    heights: dict[Cell, int], start: Cell, through: set[Cell], points: int, marks: list[Mark]
) -> dict[tuple[int, int], int]:
    """The least cost to come to each place with each set of marks met, by trying every step."""
    fall = 1 << len(marks)
    best = {(bit(start), 0): 0}
    open_ends = [(start, 0, 0)]
    while open_ends:
        here, mask, spent = open_ends.pop()
        for there in around(here):
            rise = heights[there] - heights[here]
            cost = spent + (2 if rise == 2 else 1)
            if there == start or there not in through or cost > points:
                continue
            met = mask | (fall if rise == -2 else 0)
            for number, mark in enumerate(marks):
                if mark.places & bit(there) and not met >> number & 1:
                    met |= 1 << number
                    cost = min(cost + mark.is_water, points)
            if best.get((bit(there), met), points + 1) > cost:
                best[bit(there), met] = cost
                open_ends.append((there, met, cost))
    return best


@rule("DR-BHV-09", "DR-BHV-10", "DR-MOV-11", "DR-MOV-12", "DR-MOV-13", "DR-TER-05", "DR-RUL-59", "DR-RUL-88")
@pytest.mark.parametrize("seed", range(40))
def test_ways_cost_and_meet_what_a_plain_search_finds(seed: int) -> None:
    dice = random.Random(seed)
    heights = {cell: dice.choice((0, 0, 0, 1, 2)) for cell in CELLS}
    start, *rest = dice.sample(CELLS, len(CELLS))
    through, points = {start, *rest[:18]}, dice.randint(0, 5)
    marks = [
        Mark("water", bits(rest[:6]), is_water=True),
        Mark("lava", bits(rest[4:9])),
        Mark("trap", bits(rest[9:12]), is_harm=False),
    ]
    board = board_of(heights)
    ways = Ways(board.walk(False, True), bit(start), bits(through), points, marks, board.falls(False), flies=False)
    found = {
        (1 << cell, mask): cost
        for mask, rings in ways.rings.items()
        for cost, ring in enumerate(rings)
        for cell in grid().cells(ring)
    }
    wanted = walked(heights, start, through, points, marks)
    assert found == wanted
    for (place, mask), cost in wanted.items():
        if place != bit(start):
            check_way(heights, start, ways, End(place, mask, cost), marks)
            # ways that harm less come first, then those that cost less
    goal = bits(rest[10:18])
    least = min(
        ((harm(ways, mask), cost) for (place, mask), cost in wanted.items() if place & goal and place != bit(start)), default=None
    )
    best = ways.best(goal)
    assert {(harm(ways, end.mask), end.cost) for end in best} == ({least} if least else set())
    assert {(end.place, end.mask) for end in best} == {
        (place, mask) for (place, mask), cost in wanted.items() if place & goal and (harm(ways, mask), cost) == least
    }
    assert ways.reached() == bits([cell for cell in CELLS if cell != start and any(place == bit(cell) for place, _ in wanted)])


def harm(ways: Ways, mask: int) -> int:
    return sum(1 for number, mark in enumerate(ways.marks) if mask >> number & 1 and mark.is_harm)


def check_way(heights: dict[Cell, int], start: Cell, ways: Ways, end: End, marks: list[Mark]) -> None:
    """The path told for an end is one that ends so."""
    here, mask, spent = start, 0, 0
    for place in ways.path(end):
        there = next(cell for cell in CELLS if bit(cell) == place)
        assert there in around(here)
        rise = heights[there] - heights[here]
        spent += 2 if rise == 2 else 1
        mask |= 1 << len(marks) if rise == -2 else 0
        for number, mark in enumerate(marks):
            if mark.places & place and not mask >> number & 1:
                mask |= 1 << number
                spent = min(spent + mark.is_water, ways.points)
        here = there
    assert End(bit(here), mask, spent) == end
    assert ways.marks[-1].name == FALL


@rule("DR-MOV-15", "DR-RUL-70")
@pytest.mark.parametrize("seed", range(10))
def test_who_flies_meets_only_what_is_where_it_lands(seed: int) -> None:
    dice = random.Random(seed)
    heights = dict.fromkeys(CELLS, 0)
    start, *rest = dice.sample(CELLS, len(CELLS))
    marks = [Mark("water", bits(rest[:6]), is_water=True), Mark("lava", bits(rest[4:12]))]
    ways = Ways(board_of(heights).walk(False, False), bit(start), grid().floor, 2, marks, flies=True)
    for cell in CELLS:
        distance = max(abs(cell[0] - start[0]), abs(cell[1] - start[1]))
        if 0 < distance <= 2:
            (end,) = ways.best(bit(cell))
            assert end.cost == distance
            assert end.mask == sum(1 << n for n, mark in enumerate(marks) if mark.places & bit(cell))
            assert len(ways.path(end)) == distance


# --- behaviour


def in_range(reach: str, one: Cell, other: Cell) -> bool:
    if reach == "melee":
        return king(one, other) == 1
    return reach == "magic" or king(area(one), area(other)) <= 1


def area(cell: Cell) -> Cell:
    return cell[0] // 2, cell[1] // 2


def aims(
    reach: str, multi: str, number: int, here: Cell, heroes: list[Cell], led: list[Cell]
) -> tuple[int, tuple[int, ...], int]:
    """The best that can be hit from a square: how many Heroes, which by rank, how many others; the lower the better."""
    if multi == "strike":
        everywhere = {area(cell) for cell in CELLS}
        if reach == "melee":
            everywhere = {area(cell) for cell in around(here)}
        elif reach == "ranged":
            everywhere = {one for one in everywhere if king(one, area(here)) <= 1}
        return min(
            (-len(ranks), ranks, -sum(area(cell) in struck for cell in led))
            for struck in combinations(sorted(everywhere), min(number, len(everywhere)))
            for ranks in [tuple(rank for rank, cell in enumerate(heroes) if area(cell) in struck)]
        )
    ranks = tuple(rank for rank, cell in enumerate(heroes) if in_range(reach, here, cell))[: number if multi else 1]
    others = sum(in_range(reach, here, cell) for cell in led)
    return -len(ranks), ranks, -min(others, (number if multi else 1) - len(ranks))


@rule(
    "DR-BHV-01",
    "DR-BHV-02",
    "DR-BHV-04",
    "DR-BHV-05",
    "DR-BHV-08",
    "DR-BHV-10",
    "DR-BHV-12",
    "DR-BHV-15",
    "DR-BHV-17",
    "DR-RUL-59",
)
@pytest.mark.parametrize("seed", range(120))
def test_plans_are_those_of_a_plain_search(seed: int) -> None:
    dice = random.Random(seed)
    heights = dict.fromkeys(CELLS, 0)
    start, *rest = dice.sample(CELLS, len(CELLS))
    heroes, led = rest[: dice.randint(1, 3)], rest[3 : 3 + dice.randint(0, 2)]
    reach, multi = dice.choice(("melee", "ranged", "magic")), dice.choice(("", "cleave", "strike"))
    number, points = dice.randint(1, 2), dice.randint(0, 3)
    dark, marks = set(dice.sample(CELLS, 2)), [Mark("lava", bits(rest[12:17]))]
    free = set(CELLS) - set(heroes) - set(led)
    field = Field(
        board_of(heights), bit(start), bits(free), bits(free), bits(dark), tuple(marks),
        tuple(Prey(f"h{rank}", bit(cell)) for rank, cell in enumerate(heroes)),
        tuple(Prey(f"l{rank}", bit(cell)) for rank, cell in enumerate(led)),
        (), points, reach, multi, number,
    )  # fmt: skip
    ways = walked(heights, start, free, points, marks)
    quiet = {cell for cell in free if reach != "ranged" or not any(king(cell, one) == 1 for one in (*heroes, *led))}
    ends = {(cell, mask): cost for (place, mask), cost in ways.items() for cell in quiet if bit(cell) == place}
    plan = prepare(field)
    if not ends:
        assert plan.what == STUCK
        return
    keys = {cell: aims(reach, multi, number, cell, heroes, led) for cell, _ in ends}
    best = min(keys.values())
    if not best[0] and not best[2]:
        far = steps_to(heroes[0], free)
        least = min((far.get(cell, 99), cell not in dark, mask, cost) for (cell, mask), cost in ends.items())
        nearest = {cell for (cell, mask), cost in ends.items() if (far.get(cell, 99), cell not in dark, mask, cost) == least}
        assert (plan.what, plan.target) == (APPROACH, "h0")
        if least[0] < 99 and start not in nearest and not bit(start) & marks[0].places:
            assert {way.space for way in plan.ways} == {grid().names[bit(cell).bit_length() - 1] for cell in nearest}
        return
    able = {(cell, mask): cost for (cell, mask), cost in ends.items() if keys[cell] == best}
    is_here = keys.get(start) == best
    stays = is_here and (start in dark or not any(cell in dark for cell, _ in able))
    if stays and not (reach == "magic" and bit(start) & marks[0].places):
        wanted = {start}
    else:
        # standing still on harmful terrain is harm, too
        worth = {
            (cell not in dark, (mask | (cell == start and bit(start) & marks[0].places > 0)), cost): cell
            for (cell, mask), cost in sorted(able.items(), key=lambda one: one[1])
            if cell != start or reach == "magic"
        }
        lowest = min(worth)
        wanted = {
            cell
            for (cell, mask), cost in able.items()
            if (cell not in dark, (mask | (cell == start and bit(start) & marks[0].places > 0)), cost) == lowest
        }
    assert plan.what == (STAY if wanted == {start} else WALK)
    assert {way.space for way in plan.ways} == {grid().names[bit(cell).bit_length() - 1] for cell in wanted}
    for way in plan.ways:
        assert way.aim is not None
        assert way.aim.heroes == tuple(f"h{rank}" for rank in best[1])
        assert len(way.aim.led) == -best[2]


def steps_to(goal: Cell, free: set[Cell]) -> dict[Cell, int]:
    """How many steps each free square is from a goal."""
    found, edge = {goal: 0}, [goal]
    while edge:
        here = edge.pop(0)
        for there in around(here):
            if there in free and there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


# --- the Darkness


def king(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def sides(cell: Cell) -> list[Cell]:
    return [one for one in around(cell) if one[0] == cell[0] or one[1] == cell[1]]


def night(seed: int) -> tuple[random.Random, dict[Cell, int], set[Cell], set[Cell], Cell, Growth]:
    """A board with some Darkness, Spawn Points and a target that is not on Darkness."""
    dice = random.Random(seed)
    heights = {cell: dice.choice((0, 0, 0, 1, 2)) if seed % 2 else 0 for cell in CELLS}
    target, *rest = dice.sample(CELLS, len(CELLS))
    dark, spawn = set(rest[: dice.randint(0, 4)]), set(rest[20 : 20 + dice.randint(1, 2)])
    board = board_of(heights)
    layers = tuple(bits({cell for cell in dark if heights[cell] == level}) for level in range(3))
    return dice, heights, dark, spawn, target, Growth(board, layers, bits(spawn))


@rule("DR-DRK-05", "DR-DRK-07", "DR-DRK-09", "DR-RUL-79", "DR-RUL-80", "DR-RUL-81", "DR-RUL-82")
@pytest.mark.parametrize("seed", range(40))
def test_whole_tiles_lie_where_a_plain_search_lays_them(seed: int) -> None:
    dice, heights, dark, spawn, target, growth = night(seed)
    shape = dice.choice([rune for rune in runes().values() if rune.colour == "blue"]).offsets
    lawful: dict[frozenset[Cell], int] = {}
    for quarters in range(4):
        turned = turn_shape(shape, quarters)
        for left in range(-3, COLUMNS + 3):
            for top in range(-3, ROWS + 3):
                cells = frozenset((left + x, top + y) for x, y in turned)
                if not cells <= set(CELLS) or cells & dark or len({heights[cell] for cell in cells}) > 1:
                    continue
                joined = any(near in dark and abs(heights[near] - heights[cell]) <= 1 for cell in cells for near in sides(cell))
                if joined or cells & spawn:
                    lawful[cells] = min(king(cell, target) for cell in cells)
    whole = growth.whole(shape, Spot(heights[target], bit(target)))
    if not lawful:
        assert whole is None
        return
    assert whole is not None
    assert whole.distance == min(lawful.values())
    found = {place.squares for place in whole.placements}
    assert found == {bits(set(cells)) for cells, distance in lawful.items() if distance == whole.distance}
    assert bool(whole.farther) == (len(lawful) > len(found))


@rule("DR-DRK-09", "DR-DRK-11", "DR-DRK-12", "DR-RUB-10", "DR-RUB-30")
@pytest.mark.parametrize("seed", range(30))
def test_small_tiles_come_as_near_as_a_plain_search_brings_them(seed: int) -> None:
    dice, heights, dark, spawn, target, growth = night(seed)
    tiles, barred = dice.randint(1, 3), set(dice.sample(CELLS, 2)) - {target}
    ends: dict[tuple[int, int], set[tuple[Cell, int]]] = {}

    def lay(lies: set[Cell], left: int, first: tuple[Cell, int] | None) -> None:
        for cell in CELLS:
            if cell in lies or cell in barred:
                continue
            rises = [heights[cell] - heights[near] for near in sides(cell) if near in lies]
            price = 1 if any(rise < 2 for rise in rises) or (cell in spawn and first is None) else 2 if rises else 0
            if price and price <= left:
                key = king(cell, target), tiles - left + price
                ends.setdefault(key, set()).add(first or (cell, price))
                lay(lies | {cell}, left - price, first or (cell, price))

    lay(set(dark), tiles, None)
    small = growth.small(Spot(heights[target], bit(target)), tiles, bits(barred))
    if not ends:
        assert small is None
        return
    assert small is not None
    assert (small.distance, small.tiles) == min(ends)
    assert {(spot.square, price) for spot, price in small.spots} == {(bit(cell), price) for cell, price in ends[min(ends)]}
    assert all(spot.square & growth.cells[spot.level] for spot, _ in small.spots)
