"""A character on its way (CO-MOV): step after step is paid and taken, and whatever it comes upon happens."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.events.board import BorderOpened, Moved, PointsSpent, WebTorn
from tenebra.games.conan.rules.falls import fall
from tenebra.games.conan.rules.gems import pay
from tenebra.games.conan.rules.hindering import hindering_in
from tenebra.games.conan.rules.movement import (
    LEAP,
    WEB,
    SpecialMove,
    is_stuck,
    leaps_of,
    may_stand,
    payer_of,
    purse_of,
    step_cost,
    way_of,
    wreck_cost,
    wrecks_of,
)
from tenebra.games.conan.rules.paths import Table, table_of
from tenebra.games.conan.rules.powers import skills_of
from tenebra.games.conan.rules.rerolls import roll_with_rerolls
from tenebra.games.conan.rules.scenario_rules import are_steps_watched, arrived
from tenebra.games.conan.rules.space import ground_of
from tenebra.games.conan.state import ALLY, MOVE, MOVEMENT, OVERLORD, COState, character, is_alive
from tenebra.games.conan.vocabulary import Dice, Pool
from tenebra.kernel import Game

G = Game[COState]
LEAP_DICE = Dice(Pool(red=1))
"""CO-RUL-93."""


async def move(g: G, who: str, option: SpecialMove) -> None:
    """A character moves in another way than step by step."""
    match option:
        case opt.Leap(to=to):
            await leap(g, who, to)
        case opt.Wreck(to=to):
            way = wrecks_of(g.state, who)[to]
            spent, bought = buy(g, who, wreck_cost(g.state, who))
            g.tell(BorderOpened(way.border, rule="CO-SKX-09", also=("CO-RUL-95", "CO-TER-06", "CO-LOS-07")))
            await go(g, who, to, spent, bought, ("CO-SKX-09", "CO-MOV-12"))
        case opt.Tear():
            spent, bought = buy(g, who, WEB)
            g.tell(PointsSpent(who, spent, bought, rule="CO-STS-01"))
            g.tell(WebTorn(who, rule="CO-STS-01", also=("CO-RUL-100",)))


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


async def walk(g: G, who: str, to: str) -> None:
    """Step by step on the cheapest way; once something has happened at a step, it is looked at anew before each."""
    state = g.state
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


async def leap(g: G, who: str, to: str) -> None:
    """Two points and a die; whoever shows the value stands there, others stay, or fall (CO-SKX-07, CO-RUL-93)."""
    state = g.state
    over, value = leaps_of(state, who)[to]
    spent, bought = buy(g, who, LEAP)
    g.tell(PointsSpent(who, spent, bought, rule="CO-SKX-07"))
    symbols = await roll_with_rerolls(g, LEAP_DICE, who, "leap", "CO-SKX-07", value)
    if symbols >= value:
        await go(g, who, to, 0, 0, ("CO-SKX-07", "CO-RUL-93", "CO-TER-05", "CO-RUL-46"))
    elif over in ground_of(state).falls:
        await fall(g, who, "CO-RUL-93")


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
"""What has a part in a step to the rules that say so."""
