"""Movement (CO-MOV, CO-SKX): where a character can go, what each step costs and what it is paid with."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from tenebra.games.conan import options as opt
from tenebra.games.conan.content.maps import STONE, WOOD
from tenebra.games.conan.rules.gems import HORROR, is_horrified, limit_of, reserve
from tenebra.games.conan.rules.hindering import hindering_in
from tenebra.games.conan.rules.powers import has, skills_of, tile_of
from tenebra.games.conan.rules.space import Way, ground_of, has_room, models_in, room_of
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import (
    MOVE,
    OVERLORD,
    COState,
    Hero,
    are_enemies,
    character,
    is_on,
)
from tenebra.kernel import Option, Reason

LEAP, FLY, WEB = 2, 2, 4
"""Movement points of a leap, of the Flying move, and against a web (CO-SKX-05, CO-SKX-07, CO-SKX-10)."""
AnyMove = opt.Move | opt.Leap | opt.Wreck | opt.Tear


class Purse(NamedTuple):
    """What a character can pay movement with: base points first, then gems of somebody's Reserve (CO-RUL-100)."""

    payer: str
    points: int
    gems: int

    def split(self, cost: int) -> tuple[int, int]:
        """How much of a cost is paid with base points, and how much with gems."""
        spent = min(self.points, cost)
        return spent, cost - spent


class Walk(NamedTuple):
    """Where a character can go by steps that ask for no roll: the cheapest cost of each area, and from where it is entered."""

    cost: dict[str, int]
    before: dict[str, str]

    def path(self, to: str) -> list[str]:
        """The areas of the cheapest way, without the start."""
        out = []
        while to in self.before:
            out.append(to)
            to = self.before[to]
        return out[::-1]


# --- paying


def payer_of(state: COState, who: str) -> str:
    """Whose gems buy movement points: the hero's own, his for an ally, the Overlord's."""
    if who in state.heroes:
        return who
    activation = state.activation
    return activation.commander if activation is not None and activation.commander else OVERLORD


def purse_of(state: COState, who: str, area: str = "") -> Purse:
    """What a character has for movement now; gems as if it stood in an area (CO-MOV-06, CO-BEN-05, CO-ALY-08)."""
    one, payer = character(state, who), payer_of(state, who)
    if isinstance(one, Hero):
        lying = one.gems.get(MOVE, 0)
        return Purse(payer, one.points, max(0, min(reserve(state, payer), limit_of(state, who, MOVE, area) - lying)))
    cap = tile_of(state, who).movement
    bought = one.extra
    if is_on(state, "moveBenefitCap") and payer == OVERLORD:
        bought = sum(other.extra for other in state.models.values() if other.unit == one.unit)
    if is_on(state, "horrorCapsExtraMP") and is_horrified(state, who, area or one.area):
        cap = min(cap, HORROR)
    return Purse(payer, one.points, max(0, min(reserve(state, payer), cap - bought)))


# --- one step


def is_stuck(state: COState, who: str, area: str) -> bool:
    """Someone in the area keeps a character from leaving it: Blocking, or Constriction where it stands (CO-SKX-01, CO-STS-02)."""
    if has(state, who, "evasive"):
        return False
    one = character(state, who)
    if one.area == area and one.held_by:
        return True
    return any(
        has(state, other, "blocking") and are_enemies(state, who, other) for other in models_in(state, area) if other != who
    )


def hindrance(state: COState, who: str, area: str, extra: int) -> int:
    """What enemies add to a step out of an area, Feline Grace taken off (CO-HIN-05, CO-SKX-03, CO-SKX-04)."""
    skills = skills_of(state, who)
    hindered = 0 if "evasive" in skills else hindering_in(state, who, area)
    if "feline_grace" not in skills:
        return hindered
    helps = hindered > 0
    if is_on(state, "felineGraceFor"):
        helps = extra > 0
    return hindered - helps


def may_stand(state: COState, who: str, area: str) -> bool:
    """A character may be in an area: it fits, and it can swim where there is water (CO-OCC-01, CO-TER-04)."""
    if area in ground_of(state).water and not has(state, who, "swimming"):
        return False
    return has_room(state, area, room_of(state, who))


def step_cost(state: COState, who: str, area: str, way: Way) -> int | None:
    """The cheapest price of a step over a border without a roll, None if there is none (CO-MOV-12)."""
    ground, skills, kind = ground_of(state), skills_of(state, who), way.kind
    wet = 0
    if area in ground.water and (way.to not in ground.water or is_on(state, "swimExitPerArea")):
        wet = 1
    prices = []
    if kind.is_passable:
        prices.append(1 + kind.extra + wet + hindrance(state, who, area, kind.extra))
    if kind.is_cliff and "climb" in skills and sheet_of(state).climb:
        prices.append(1 + sheet_of(state).climb + wet + hindrance(state, who, area, 0))
    if "intangible" in skills and kind.is_obstacle:
        prices.append(1)
    if "flying" in skills:
        prices += flying_costs(state, who, area, way)
    return min(prices, default=None)


def flying_costs(state: COState, who: str, area: str, way: Way) -> Iterator[int]:
    """Over an obstacle a step and one more; into any adjacent area two points, as if leaping (CO-SKX-05, CO-RUL-92)."""
    kind = way.kind
    if kind.is_obstacle:
        yield FLY + 1 if is_on(state, "flyingObstacleBase") else 1 + 1 + hindrance(state, who, area, 0)
    elif not (is_on(state, "flyingRolls") and way.to in ground_of(state).leap):
        yield FLY


# --- all steps


def walk_of(state: COState, who: str) -> Walk:
    """Where a character can walk now with all it can pay."""
    offers: dict[str, Walk] = state.__dict__.setdefault("offers", {})
    known = offers.get(who)
    if known is None:
        known = offers[who] = _walk(state, who)
    return known


def _walk(state: COState, who: str) -> Walk:
    one = character(state, who)
    walk = Walk({one.area: 0}, {})
    if one.webbed:
        return walk
    purse = purse_of(state, who)
    ways, index = ground_of(state).ways, ground_of(state).index
    edge, done = [(0, index[one.area], one.area)], set[str]()
    while edge:
        cost, _, area = heappop(edge)
        if area in done:
            continue
        done.add(area)
        if is_stuck(state, who, area):
            continue
        most = purse.points + (purse.gems if area == one.area else purse_of(state, who, area).gems)
        if cost >= most:
            continue
        for way in ways[area]:
            to = way.to
            if to in done:
                continue
            price = step_cost(state, who, area, way)
            if price is None or cost + price > most or cost + price >= walk.cost.get(to, most + 1):
                continue
            if may_stand(state, who, to):
                walk.cost[to], walk.before[to] = cost + price, area
                heappush(edge, (cost + price, index[to], to))
    return walk


def leaps_of(state: COState, who: str) -> dict[str, tuple[str, int]]:
    """Where a character can leap to from where it stands: the area whose value counts, and the value (CO-SKX-07, CO-RUL-93)."""
    one, ground, skills = character(state, who), ground_of(state), skills_of(state, who)
    is_rolling = "flying" in skills and is_on(state, "flyingRolls")
    if "leap" not in skills and not is_rolling:
        return {}
    out: dict[str, tuple[str, int]] = {}
    for way in ground.ways[one.area]:
        if way.to not in ground.leap or not (way.kind.is_passable or way.kind.is_leap):
            continue
        value = ground.leap[way.to]
        if not is_on(state, "leapDestination"):
            out[way.to] = (way.to, value)
            continue
        for beyond in ground.ways[way.to]:
            if beyond.to != one.area and (beyond.to not in out or out[beyond.to][1] > value):
                out[beyond.to] = (way.to, value)
    return out


def wrecks_of(state: COState, who: str) -> dict[str, Way]:
    """The areas behind a wall or wooden door that a wall wrecker can break, with the border (CO-SKX-09, CO-RUL-95)."""
    if not has(state, who, "wall_wrecker"):
        return {}
    materials = (WOOD, STONE) if is_on(state, "wallWreckerStone") else (WOOD,)
    return {way.to: way for way in ground_of(state).ways[character(state, who).area] if way.kind.material in materials}


def wreck_cost(state: COState, who: str) -> int:
    """Two points, and hindering like any step (CO-RUL-95)."""
    return 2 + hindrance(state, who, character(state, who).area, 0)


def path_of(state: COState, who: str, to: str) -> list[str]:
    """The areas of the cheapest way to an area, the last one included."""
    return walk_of(state, who).path(to)


def price_of(state: COState, who: str, to: str) -> tuple[int, int]:
    """What that way costs: base points, and gems."""
    return purse_of(state, who).split(walk_of(state, who).cost[to])


# --- what can be chosen


def move_options(state: COState, who: str) -> list[Option]:
    """Every way a character can move now; heroes speak for themselves, others are named."""
    one = character(state, who)
    by = "" if isinstance(one, Hero) else who
    purse = purse_of(state, who)
    most = purse.points + purse.gems
    if not most:
        return []
    if one.webbed:
        return [opt.Tear(by)] if most >= WEB else []
    out: list[Option] = [opt.Move(area, by) for area in walk_of(state, who).before]
    out.sort(key=lambda move: ground_of(state).index[move.to])  # type: ignore[attr-defined]
    if is_stuck(state, who, one.area):
        return out
    if most >= LEAP:
        out += [opt.Leap(area, by) for area in leaps_of(state, who) if may_stand(state, who, area)]
    if most >= 2 and (wrecks := wrecks_of(state, who)) and most >= wreck_cost(state, who):
        out += [opt.Wreck(area, by) for area in wrecks if may_stand(state, who, area)]
    return out


def why_not_move(state: COState, who: str, option: AnyMove) -> Reason | None:
    """Why a character cannot move in this way now; None if it can."""
    one = character(state, who)
    if isinstance(option, opt.Tear):
        if not one.webbed:
            return Reason("CO-STS-01", "no-web", {"figure": who})
        return None if sum(purse_of(state, who)[1:]) >= WEB else too_dear(who, WEB)
    if option.to not in ground_of(state).bit or option.to == one.area:
        return Reason("CO-MOV-01", "no-such-way", {"to": option.to})
    if one.webbed:
        return Reason("CO-STS-01", "webbed", {"figure": who})
    if is_stuck(state, who, one.area):
        rule = "CO-STS-02" if one.held_by else "CO-SKX-01"
        return Reason(rule, "cannot-leave", {"figure": who})
    if not has_room(state, option.to, room_of(state, who)):
        return Reason("CO-OCC-01", "no-room", {"to": option.to})
    if not may_stand(state, who, option.to):
        return Reason("CO-TER-04", "cannot-swim", {"to": option.to})
    return why_not_way(state, who, option)


def why_not_way(state: COState, who: str, option: opt.Move | opt.Leap | opt.Wreck) -> Reason | None:
    """Why there is no such way, or it cannot be paid."""
    most = sum(purse_of(state, who)[1:])
    match option:
        case opt.Move(to=to):
            if to in walk_of(state, who).before:
                return None
            if most and any(way.to == to for way in ground_of(state).ways[character(state, who).area]):
                way = next(way for way in ground_of(state).ways[character(state, who).area] if way.to == to)
                cost = step_cost(state, who, character(state, who).area, way)
                if cost is None:
                    return Reason("CO-MAP-01", "no-passage", {"to": to})
            return Reason("CO-MOV-01", "too-far", {"figure": who, "to": to})
        case opt.Leap(to=to):
            if to not in leaps_of(state, who):
                return Reason("CO-SKX-07", "no-leap", {"figure": who, "to": to})
            return None if most >= LEAP else too_dear(who, LEAP)
        case opt.Wreck(to=to):
            if to not in wrecks_of(state, who):
                return Reason("CO-SKX-09", "no-wreck", {"figure": who, "to": to})
            return None if most >= wreck_cost(state, who) else too_dear(who, wreck_cost(state, who))


def too_dear(who: str, cost: int) -> Reason:
    """There are not enough movement points and gems."""
    return Reason("CO-MOV-06", "too-dear", {"figure": who, "cost": str(cost)})
