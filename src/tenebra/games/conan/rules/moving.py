"""A character on its way (CO-MOV): step after step is paid and taken, and whatever it comes upon happens."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.events.board import BorderOpened, Moved, PointsSpent, WebTorn
from tenebra.games.conan.rules.actions import OF_HERO, OF_UNIT
from tenebra.games.conan.rules.falls import fall
from tenebra.games.conan.rules.gems import pay
from tenebra.games.conan.rules.hindering import hindering_in
from tenebra.games.conan.rules.movement import (
    LEAP,
    SPECIAL,
    WEB,
    Means,
    is_stuck,
    leaps_of,
    may_stand,
    passage_of,
    payer_of,
    purse_from,
    purse_of,
    step_cost,
    walk_of,
    way_of,
    wreck_cost,
    wrecks_of,
)
from tenebra.games.conan.rules.paths import Table, table_of
from tenebra.games.conan.rules.powers import skills_of
from tenebra.games.conan.rules.rerolls import roll_with_rerolls
from tenebra.games.conan.rules.scenario_rules import are_steps_watched, arrived
from tenebra.games.conan.rules.space import ground_of, has_room, room_of, way_between
from tenebra.games.conan.state import ALLY, MOVE, MOVEMENT, OVERLORD, Character, COState, character, is_alive
from tenebra.games.conan.vocabulary import Dice, Pool
from tenebra.kernel import Game, Option, Reason

G = Game[COState]
MOVES = (opt.Move, opt.Leap, opt.Wreck, opt.Tear)
"""Kinds of options that move a hero himself, or the model named."""
LEAP_DICE = Dice(Pool(red=1))
"""CO-RUL-93."""


# --- what can be chosen


def moves_with(state: COState, one: Character, means: Means) -> list[Option]:
    """The same with such means; heroes speak for themselves, others are named."""
    if not means.points + means.gems:
        return []
    who, skills = one.id, skills_of(state, one.id)
    by = "" if who in state.heroes else who
    table = table_of(state, skills)
    passage = passage_of(state, one, means, table)
    out = table.moves(passage, by) if passage is not None else []
    if not one.webbed and not skills & SPECIAL:
        return out
    purse = purse_from(state, who, means)
    most = purse.points + purse.gems
    if one.webbed:
        return [opt.Tear(by)] if most >= WEB else []
    if most < LEAP or is_stuck(state, who, one.area):
        return out
    leaps = [opt.Leap(area, by) for area in leaps_of(state, who) if may_stand(state, who, area)]
    wrecks = wrecks_of(state, who)
    if not wrecks or most < wreck_cost(state, who):
        return [*out, *leaps]
    return [*out, *leaps, *(opt.Wreck(area, by) for area in wrecks if may_stand(state, who, area))]


def why_not_enter(state: COState, who: str, to: str) -> Reason | None:
    """Why a character cannot leave its place, or cannot be in an area, however it moves."""
    one = character(state, who)
    if to not in ground_of(state).bit or to == one.area:
        return Reason("CO-MOV-01", "no-such-way", {"to": to})
    if one.webbed:
        return Reason("CO-STS-01", "webbed", {"figure": who})
    if is_stuck(state, who, one.area):
        rule = "CO-STS-02" if one.held_by else "CO-SKX-01"
        return Reason(rule, "cannot-leave", {"figure": who})
    if not has_room(state, to, room_of(state, who)):
        return Reason("CO-OCC-01", "no-room", {"to": to})
    if not may_stand(state, who, to):
        return Reason("CO-TER-04", "cannot-swim", {"to": to})
    return None


def too_dear(who: str, cost: int) -> Reason:
    """There are not enough movement points and gems."""
    return Reason("CO-MOV-06", "too-dear", {"figure": who, "cost": str(cost)})


def buy(g: G, who: str, cost: int) -> tuple[int, int]:
    """Pay movement: base points first and completely, then gems; how many of each (CO-MOV-07, CO-RUL-100)."""
    state = g.state
    have = character(state, who).points
    spent = cost if cost < have else have
    bought = cost - spent
    if bought:
        also = ("CO-MOV-07", "CO-RUL-21") if spent else ()
        if who in state.heroes:
            pay(g, who, MOVE, bought, "CO-MOV-06", *also, "CO-GEM-02", "CO-HTN-08")
        elif (payer := payer_of(state, who)) == OVERLORD:
            rules = ("CO-BEN-02", "CO-BEN-03", "CO-BEN-05", "CO-BEN-06", "CO-RUL-67", "CO-RUL-68", "CO-OGM-03", "CO-RUL-100")
            pay(g, OVERLORD, MOVEMENT, bought, "CO-BEN-04", *rules)
        else:
            zone = f"{ALLY}{state.models[who].unit}"
            pay(g, payer, zone, bought, "CO-ALY-07", "CO-ALY-08", "CO-RUL-60", "CO-RUL-100", "CO-EXR-06")
    return spent, bought


# --- walking


@OF_UNIT.law(opt.Move)
@OF_HERO.law(opt.Move)
def why_not_move(state: COState, who: str, option: opt.Move) -> Reason | None:
    """Why a character cannot walk to an area (CO-MOV-01)."""
    to = option.to
    if reason := why_not_enter(state, who, to):
        return reason
    if to in walk_of(state, who).before:
        return None
    area = character(state, who).area
    if way_between(state, area, to) is not None and step_cost(state, who, area, to) is None:
        return Reason("CO-MAP-01", "no-passage", {"to": to})
    return Reason("CO-MOV-01", "too-far", {"figure": who, "to": to})


@OF_UNIT.carries_out(opt.Move)
@OF_HERO.carries_out(opt.Move)
async def walk(g: G, seat: str, option: opt.Move) -> None:
    """Step by step on the cheapest way; once something has happened at a step, it is looked at anew before each."""
    state, who, to = g.state, option.by or seat, option.to
    found, table = way_of(state, who, to), table_of(state, skills_of(state, who))
    area, is_watched, is_plain = character(state, who).area, are_steps_watched(state, who), True
    for after in found.path(to):
        if not is_plain:
            if not await step(g, who, after):
                return
            continue
        cost = found.cost[after] - found.cost[area]
        cites = step_cites(state, table, who, area, after, cost)
        spent, bought = buy(g, who, cost)
        g.tell(Moved(who, area, after, spent, bought, rule=cites[0], also=cites[1:]))
        area = after
        if is_watched:
            told = len(g.events)
            await arrived(g, who)
            is_plain = len(g.events) == told
            if not is_plain and not (is_alive(state, who) and character(state, who).area == after):
                return


async def step(g: G, who: str, to: str) -> bool:
    """One step of a way that was chosen; False if it can no longer be taken."""
    state = g.state
    one = character(state, who)
    if one.webbed or is_stuck(state, who, one.area) or not may_stand(state, who, to):
        return False
    cost = step_cost(state, who, one.area, to)
    if cost is None or cost > sum(purse_of(state, who)[1:]):
        return False
    cites = step_cites(state, table_of(state, skills_of(state, who)), who, one.area, to, cost)
    await go(g, who, to, *buy(g, who, cost), cites)
    return is_alive(state, who) and character(state, who).area == to


async def go(g: G, who: str, to: str, spent: int, bought: int, cites: tuple[str, ...]) -> None:
    """A character comes to an area, and what waits for it there happens."""
    start = character(g.state, who).area
    g.tell(Moved(who, start, to, spent, bought, rule=cites[0], also=cites[1:]))
    await arrived(g, who)


# --- leaping, breaking through, tearing a web


@OF_UNIT.law(opt.Leap)
@OF_HERO.law(opt.Leap)
def why_not_leap(state: COState, who: str, option: opt.Leap) -> Reason | None:
    """Why a character cannot leap into an area (CO-SKX-07)."""
    if reason := why_not_enter(state, who, option.to):
        return reason
    if option.to not in leaps_of(state, who):
        return Reason("CO-SKX-07", "no-leap", {"figure": who, "to": option.to})
    return None if sum(purse_of(state, who)[1:]) >= LEAP else too_dear(who, LEAP)


@OF_UNIT.carries_out(opt.Leap)
@OF_HERO.carries_out(opt.Leap)
async def leap(g: G, seat: str, option: opt.Leap) -> None:
    """Two points and a die; whoever shows the value stands there, others stay, or fall (CO-SKX-07, CO-RUL-93)."""
    state, who, to = g.state, option.by or seat, option.to
    over, value = leaps_of(state, who)[to]
    spent, bought = buy(g, who, LEAP)
    g.tell(PointsSpent(who, spent, bought, rule="CO-SKX-07"))
    symbols = await roll_with_rerolls(g, LEAP_DICE, who, "leap", "CO-SKX-07", value)
    if symbols >= value:
        await go(g, who, to, 0, 0, ("CO-SKX-07", "CO-RUL-93", "CO-TER-05", "CO-RUL-46"))
    elif over in ground_of(state).falls:
        await fall(g, who, "CO-RUL-93")


@OF_UNIT.law(opt.Wreck)
@OF_HERO.law(opt.Wreck)
def why_not_wreck(state: COState, who: str, option: opt.Wreck) -> Reason | None:
    """Why a character cannot break through into an area (CO-SKX-09)."""
    if reason := why_not_enter(state, who, option.to):
        return reason
    if option.to not in wrecks_of(state, who):
        return Reason("CO-SKX-09", "no-wreck", {"figure": who, "to": option.to})
    return None if sum(purse_of(state, who)[1:]) >= wreck_cost(state, who) else too_dear(who, wreck_cost(state, who))


@OF_UNIT.carries_out(opt.Wreck)
@OF_HERO.carries_out(opt.Wreck)
async def wreck(g: G, seat: str, option: opt.Wreck) -> None:
    """The wall or door is open from now on, and the wrecker behind it (CO-SKX-09, CO-RUL-95)."""
    who, to = option.by or seat, option.to
    way = wrecks_of(g.state, who)[to]
    spent, bought = buy(g, who, wreck_cost(g.state, who))
    g.tell(BorderOpened(way.border, rule="CO-SKX-09", also=("CO-RUL-95", "CO-TER-06", "CO-LOS-07")))
    await go(g, who, to, spent, bought, ("CO-SKX-09", "CO-MOV-12"))


@OF_UNIT.law(opt.Tear)
@OF_HERO.law(opt.Tear)
def why_not_tear(state: COState, who: str, option: opt.Tear) -> Reason | None:
    """Why a character cannot be rid of a web (CO-STS-01)."""
    if not character(state, who).webbed:
        return Reason("CO-STS-01", "no-web", {"figure": who})
    return None if sum(purse_of(state, who)[1:]) >= WEB else too_dear(who, WEB)


@OF_UNIT.carries_out(opt.Tear)
@OF_HERO.carries_out(opt.Tear)
async def tear(g: G, seat: str, option: opt.Tear) -> None:
    """Movement points against a web (CO-STS-01)."""
    who = option.by or seat
    spent, bought = buy(g, who, WEB)
    g.tell(PointsSpent(who, spent, bought, rule="CO-STS-01"))
    g.tell(WebTorn(who, rule="CO-STS-01", also=("CO-RUL-100",)))


# --- what a step rests on


def step_cites(state: COState, table: Table, who: str, area: str, to: str, cost: int) -> tuple[str, ...]:
    """The rules that a step and its price rest on."""
    key = area, to, cost, hindering_in(state, who, area) > 0, who in state.models
    found = table.cites.get(key)
    if found is None:
        found = table.cites[key] = _cites_of(table, *key)
    return found


def _cites_of(table: Table, area: str, to: str, cost: int, is_hindered: bool, is_model: bool) -> tuple[str, ...]:
    skills, kind, water = table.moving, table.ground.between[area][to].kind, table.ground.water
    holds = {
        "step": True,
        "obstacle": kind.extra > 0,
        "hindering": is_hindered and "evasive" not in skills,
        "evasive": is_hindered and "evasive" in skills,
        "feline grace": is_hindered and "feline_grace" in skills,
        "water": area in water or to in water,
        "intangible": kind.is_obstacle and "intangible" in skills,
        "flying": (not kind.is_passable or cost < 1 + kind.extra) and "flying" in skills,
        "climb": kind.is_cliff and "climb" in skills,
        "model": is_model,
    }
    return tuple(dict.fromkeys(rule for part, held in holds.items() if held for rule in CITES[part]))


CITES = {
    "step": ("CO-MOV-01", "CO-MOV-12", "CO-MOV-09", "CO-OCC-01", "CO-MAP-01"),
    "obstacle": ("CO-MOV-02", "CO-TER-02", "CO-TER-01", "CO-MAP-03"),
    "hindering": (
        *("CO-HIN-05", "CO-HIN-06", "CO-HIN-01", "CO-HIN-02", "CO-HIN-03", "CO-HIN-08", "CO-HIN-09"),
        *("CO-RUL-44", "CO-RUL-46"),
    ),
    "evasive": ("CO-SKX-03", "CO-HIN-11"),
    "feline grace": ("CO-SKX-04", "CO-RUL-45", "CO-HIN-11"),
    "water": ("CO-SKX-08", "CO-TER-04", "CO-RUL-94"),
    "intangible": ("CO-SKX-06", "CO-RUL-45"),
    "flying": ("CO-SKX-05", "CO-RUL-92"),
    "climb": ("CO-SKX-02", "CO-RUL-97", "CO-SCN-10"),
    "model": ("CO-UNI-02",),
}
"""The rules to cite for each thing that has a part in a step."""
