"""Movement (CO-MOV, CO-SKX): where a character can go, what each step costs and what it is paid with."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tenebra.games.conan import options as opt
from tenebra.games.conan.content.maps import STONE, WOOD
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.gems import HORROR, is_horrified, reserve
from tenebra.games.conan.rules.hindering import hindering_in
from tenebra.games.conan.rules.paths import FAR, NOBODY, areas_against, steps_of
from tenebra.games.conan.rules.powers import has, skills_of, tile_of
from tenebra.games.conan.rules.space import Way, ground_of, has_room, room_of, standing, way_between
from tenebra.games.conan.state import LASTING, MOVE, OVERLORD, RESERVE, COState, character, is_heroic, is_on
from tenebra.games.conan.vocabulary import Skill
from tenebra.kernel import Option, Reason

LEAP, WEB = 2, 4
"""Movement points of a leap, and against a web (CO-SKX-07, CO-SKX-10)."""
SPECIAL: frozenset[Skill] = frozenset(("leap", "flying", "wall_wrecker"))
"""Skills of moves that are not steps."""
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


# --- paying


def payer_of(state: COState, who: str) -> str:
    """Whose gems buy movement points: the hero's own, his for an ally, the Overlord's."""
    if who in state.heroes:
        return who
    activation = state.activation
    return activation.commander if activation is not None and activation.commander else OVERLORD


class Means(NamedTuple):
    """Everything a character can pay movement with, wherever it goes."""

    payer: str
    points: int
    gems: int
    feared: int
    """Gems where an enemy with Horror is (CO-SKV-04)."""


def means_of(state: COState, who: str) -> Means:
    """Base points, and gems within exertion limits and caps (CO-MOV-06, CO-BEN-05, CO-ALY-08)."""
    hero = state.heroes.get(who)
    if hero is not None:
        gems, limit = hero.gems, gear_of(hero).limits[MOVE]
        have, lying = gems.get(RESERVE, 0), gems.get(MOVE, 0)
        feared = min(have, min(limit, HORROR) - lying)
        return Means(who, hero.points, max(0, min(have, limit - lying)), max(0, feared))
    one, payer = state.models[who], payer_of(state, who)
    bought = one.extra
    if payer == OVERLORD and is_on(state, "moveBenefitCap"):
        bought = sum(other.extra for other in state.models.values() if other.unit == one.unit)
    have, cap = reserve(state, payer), tile_of(state, who).movement
    room = max(0, min(have, cap - bought))
    feared = max(0, min(room, HORROR - bought)) if is_on(state, "horrorCapsExtraMP") else room
    return Means(payer, one.points, room, feared)


def purse_of(state: COState, who: str) -> Purse:
    """What a character has for movement where it stands."""
    return purse_from(state, who, means_of(state, who))


def purse_from(state: COState, who: str, means: Means) -> Purse:
    """The part of its means that a character can use where it stands: beside Horror that is less (CO-SKV-04)."""
    payer, points, gems, feared = means
    if feared < gems and is_horrified(state, who, character(state, who).area):
        gems = feared
    return Purse(payer, points, gems)


# --- one step


def is_stuck(state: COState, who: str, area: str) -> bool:
    """Someone in the area keeps a character from leaving it: Blocking, or Constriction where it stands (CO-SKX-01, CO-STS-02)."""
    if has(state, who, "evasive"):
        return False
    one = character(state, who)
    return (one.area == area and bool(one.held_by)) or area in areas_against(state, "blocking", is_heroic(state, who))


def hindrance(state: COState, who: str, area: str, *, is_taxed: bool) -> int:
    """What enemies add to a step out of an area, Feline Grace taken off (CO-HIN-05, CO-SKX-03, CO-SKX-04)."""
    skills = skills_of(state, who)
    hindered = 0 if "evasive" in skills else hindering_in(state, who, area)
    if "feline_grace" not in skills:
        return hindered
    return hindered - (is_taxed if is_on(state, "felineGraceFor") else hindered > 0)


def may_stand(state: COState, who: str, area: str) -> bool:
    """A character may be in an area: it fits, and it can swim where there is water (CO-OCC-01, CO-TER-04)."""
    if area in ground_of(state).water and not has(state, who, "swimming"):
        return False
    return has_room(state, area, room_of(state, who))


def step_cost(state: COState, who: str, area: str, to: str) -> int | None:
    """The cheapest price of a step into an adjacent area without a roll, None if there is none (CO-MOV-12)."""
    for step in steps_of(state, who)[area]:
        if step.to == to:
            return min(step.hindered + hindrance(state, who, area, is_taxed=step.is_taxed), step.free)
    return None


# --- all steps


class Moves:
    """Where a character can go by steps that ask for no roll: the cheapest cost of each area, and from where it is entered."""

    __slots__ = ("before", "cost", "key", "means", "options")

    def __init__(self, start: str, key: object, means: Means) -> None:
        self.key, self.means = key, means
        self.cost = {start: 0}
        self.before: dict[str, str] = {}
        self.options: list[Option] | None = None

    def path(self, to: str) -> list[str]:
        """The areas of the cheapest way, without the start."""
        out = []
        while to in self.before:
            out.append(to)
            to = self.before[to]
        return out[::-1]


def walk_of(state: COState, who: str) -> Moves:
    """Where a character can walk now with all it can pay; worked out anew when anything it depends on has changed."""
    one, means = character(state, who), means_of(state, who)
    sign = state.__dict__.setdefault(LASTING, object())
    key = standing(state).version, ground_of(state), skills_of(state, who), sign, means, one.webbed, bool(one.held_by)
    remembered: dict[str, Moves] | None = state.__dict__.get("walks")
    if remembered is None:
        remembered = state.__dict__["walks"] = {}
    walk = remembered.get(who)
    if walk is None or walk.key != key:
        walk = remembered[who] = Moves(one.area, key, means)
        if not one.webbed and means.points + means.gems:
            spread(state, who, means, walk)
    return walk


def reach_of(state: COState, who: str, points: int) -> dict[str, int]:
    """The areas a character could walk to with so many points, each with its cost; where it stands is one of them."""
    one, means = character(state, who), Means(who, points, 0, 0)
    walk = Moves(one.area, None, means)
    if points and not one.webbed:
        spread(state, who, means, walk)
    return walk.cost


def spread(state: COState, who: str, means: Means, walk: Moves) -> None:
    """From where it stands, area by area, the cheapest first; ties in the order of the map's borders."""
    one, known, skills = character(state, who), standing(state), skills_of(state, who)
    heroic, is_evasive = is_heroic(state, who), "evasive" in skills
    friends, enemies = (known.heroic, known.foes) if heroic else (known.foes, known.heroic)
    stuck = NOBODY if is_evasive else areas_against(state, "blocking", heroic)
    if one.held_by and not is_evasive:
        return
    horror = areas_against(state, "horror", heroic) if means.feared < means.gems else NOBODY
    is_graceful, by_border = "feline_grace" in skills, is_on(state, "felineGraceFor")
    table, used, capacity, room = steps_of(state, who), known.room, ground_of(state).capacity, room_of(state, who)
    cost, before = walk.cost, walk.before
    rings = [[one.area]]
    for spent, ring in enumerate(rings):
        for area in ring:
            most = means.points + (means.feared if area in horror else means.gems)
            if spent >= most or cost[area] < spent or area in stuck:
                continue
            hindered = 0
            if area in enemies and not is_evasive:
                hindered = max(0, enemies[area] - friends.get(area, 0) + (area == one.area))
            for to, plain, free, is_taxed in table[area]:
                price = plain + hindered
                if is_graceful and (is_taxed if by_border else hindered):
                    price -= 1
                total = spent + (price if price < free else free)
                if total > most or total >= cost.get(to, FAR) or used.get(to, 0) + room > capacity[to]:
                    continue
                cost[to], before[to] = total, area
                while len(rings) <= total:
                    rings.append([])
                rings[total].append(to)


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
    return 2 + hindrance(state, who, character(state, who).area, is_taxed=False)


def path_of(state: COState, who: str, to: str) -> list[str]:
    """The areas of the cheapest way to an area, the last one included."""
    return walk_of(state, who).path(to)


def price_of(state: COState, who: str, to: str) -> tuple[int, int]:
    """What that way costs: base points, and gems."""
    return purse_of(state, who).split(walk_of(state, who).cost[to])


# --- what can be chosen


@lru_cache(maxsize=2048)
def _named(areas: tuple[str, ...], by: str) -> dict[str, Option]:
    """Per area: the choice to go there."""
    return {area: opt.Move(area, by) for area in areas}


def move_options(state: COState, who: str) -> list[Option]:
    """Every way a character can move now; heroes speak for themselves, others are named."""
    walk = walk_of(state, who)
    if walk.options is None:
        walk.options = _move_options(state, who, walk)
    return walk.options


def _move_options(state: COState, who: str, walk: Moves) -> list[Option]:
    one, purse = character(state, who), purse_from(state, who, walk.means)
    by = "" if who in state.heroes else who
    most = purse.points + purse.gems
    if not most:
        return []
    if one.webbed:
        return [opt.Tear(by)] if most >= WEB else []
    names = ground_of(state).names
    moves = _named(names, by)
    out = [moves[area] for area in names if area in walk.before]
    skills = skills_of(state, who)
    if most < LEAP or not skills & SPECIAL or is_stuck(state, who, one.area):
        return out
    out += [opt.Leap(area, by) for area in leaps_of(state, who) if may_stand(state, who, area)]
    if (wrecks := wrecks_of(state, who)) and most >= wreck_cost(state, who):
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
            area = character(state, who).area
            if way_between(state, area, to) is not None and step_cost(state, who, area, to) is None:
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
