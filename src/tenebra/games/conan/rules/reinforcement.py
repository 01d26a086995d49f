"""Reinforcements (CO-RNF): the points of an event bring killed models back, in areas with a token or next to them."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import tile
from tenebra.games.conan.events.board import ModelPlaced
from tenebra.games.conan.events.turns import ReinforcementChanged
from tenebra.games.conan.rules.actions import OF_POINTS
from tenebra.games.conan.rules.river import flush_options, living_of, turn_up
from tenebra.games.conan.rules.scenario_rules import arrived
from tenebra.games.conan.rules.space import has_room, neighbours
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import OVERLORD, COState, Unit
from tenebra.kernel import Game, Option, Reason

G = Game[COState]
DONE = opt.Done()


def arrivals(state: COState, room: int) -> list[str]:
    """Areas where a model of a size can be placed: a reinforcement area, or if that is full, one adjacent to it (CO-RNF-06)."""
    out: dict[str, None] = {}
    for area in sheet_of(state).reinforcements:
        if has_room(state, area, room):
            out[area] = None
        else:
            out.update((near, None) for near in neighbours(state, area) if has_room(state, near, room))
    return list(out)


def why_not_return(state: COState, unit: Unit) -> Reason | None:
    """Why no model of a unit can be brought back now (CO-RNF-01, CO-RNF-02, CO-RNF-04)."""
    cost = tile(unit.kind).reinforcement
    if not cost:
        return Reason("CO-RNF-02", "no-reinforcement-cost", {"unit": unit.id})
    if unit.is_barred:
        return Reason("CO-FLU-06", "flushed-away", {"unit": unit.id})  # nor by any other event (CO-RNF-09)
    if not unit.fallen or unit.is_ally or len(living_of(state, unit.id)) >= unit.started:
        return Reason("CO-RNF-04", "nobody-killed", {"unit": unit.id})
    if cost > state.reinforcement:
        return Reason("CO-RNF-01", "too-few-points", {"unit": unit.id, "cost": str(cost)})
    return None


def reinforce_options(state: COState) -> list[Option]:
    """Every unit that can return, in every area where it can; or enough (CO-RNF-05, CO-RNF-08)."""
    out: list[Option] = [DONE]
    for unit in state.units.values():
        if why_not_return(state, unit) is None:
            out += [opt.Reinforce(unit.id, area) for area in arrivals(state, tile(unit.kind).room)]
    return out


@OF_POINTS.law(opt.Reinforce)
def why_not_reinforce(state: COState, who: str, option: opt.Reinforce) -> Reason | None:
    """Why the Overlord cannot bring a model of a unit back in an area."""
    if option.unit not in state.units:
        return OF_POINTS.otherwise
    unit = state.units[option.unit]
    reason = why_not_return(state, unit)
    if reason is None and option.at not in arrivals(state, tile(unit.kind).room):
        return Reason("CO-RNF-06", "not-a-reinforcement-area", {"to": option.at})
    return reason


async def reinforce(g: G, points: int, rule: str) -> None:
    """Points are spent at once, as he likes; what is left is lost (CO-RNF-03, CO-RUL-72)."""
    state = g.state
    g.tell(ReinforcementChanged(state.reinforcement + points, rule=rule, also=("CO-RNF-03", "CO-SCN-07")))
    while len(reinforce_options(state)) > 1:
        answer = await g.ask(
            OVERLORD,
            "reinforce",
            lambda: [*reinforce_options(state), *flush_options(state)],
            lambda seat, option: OF_POINTS.why_not(state, seat, option),
            points=str(state.reinforcement),
        )
        if answer == DONE:
            break
        await OF_POINTS.carry_out(g, OVERLORD, answer)
    if state.reinforcement:
        g.tell(ReinforcementChanged(0, rule="CO-RUL-72"))


@OF_POINTS.carries_out(opt.Reinforce)
async def bring_back(g: G, who: str, option: opt.Reinforce) -> None:
    """One killed model stands on the board again, with full life, and waits for its tile (CO-RNF-10, CO-RNF-11)."""
    unit, area = g.state.units[option.unit], option.at
    cost = tile(unit.kind).reinforcement
    g.tell(ReinforcementChanged(g.state.reinforcement - cost, rule="CO-RNF-01", also=("CO-RNF-08",)))
    cites = ("CO-RNF-04", "CO-RNF-06", "CO-RUL-73", "CO-RNF-10", "CO-RNF-11", "CO-RUX-03", "CO-RUL-74", "CO-SCN-08", "CO-OCC-06")
    g.tell(ModelPlaced(unit.fallen[0], unit.id, area, unit.life, rule="CO-RNF-05", also=cites))
    turn_up(g, unit.id)
    await arrived(g, living_of(g.state, unit.id)[-1])


def next_model(unit: Unit, taken: list[str]) -> str:
    """The id of a model that was not there before; a single character goes by its unit's name."""
    if unit.started == 1:
        return unit.id
    number = 1
    while f"{unit.id}-{number}" in (*taken, *unit.fallen):
        number += 1
    return f"{unit.id}-{number}"
