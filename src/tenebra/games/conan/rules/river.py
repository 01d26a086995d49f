"""The river (CO-RIV, CO-LIF, CO-FLU): what a place costs, tiles that die, return or are flushed."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.events.turns import TileFlushed, TileSlid, TileTurned
from tenebra.games.conan.rules.actions import OF_OVERLORD, OF_POINTS, OF_UNIT
from tenebra.games.conan.rules.gems import move, spent_zones
from tenebra.games.conan.state import BOX, FATIGUE, OVERLORD, RESERVE, COState
from tenebra.kernel import Game, Option, Reason

G = Game[COState]
COSTS = (1, 2, 3, 4, 5, 6, 7, 8)
"""Activation costs of the places, from the left (CO-RUL-64)."""
FLUSH_PRICE = 2
"""CO-FLU-02."""


def cost_of(state: COState, tile: str) -> int:
    """The cost of activating a tile where it lies now (CO-RIV-01)."""
    return COSTS[state.river.index(tile)]


def living_of(state: COState, unit: str) -> list[str]:
    """The models of a unit on the board, in order."""
    return [model.id for model in state.models.values() if model.unit == unit]


def tiles_of(state: COState, unit: str) -> list[str]:
    """The tiles of a unit in river order (CO-TIL-04)."""
    return [tile for tile in state.river if state.tiles[tile].unit == unit]


def bury(g: G, unit: str) -> None:
    """A unit without a model left: its tiles go to the end, bloody side up, the left one first (CO-LIF-04, CO-RUL-08)."""
    state = g.state
    if living_of(state, unit):
        return
    for tile in tiles_of(state, unit):
        if not state.tiles[tile].is_dead:
            cites = ("CO-RUL-08", "CO-RUL-76", "CO-STS-08", "CO-INV-07")
            g.tell(TileSlid(tile, is_dead=True, rule="CO-LIF-04", also=cites))


def turn_up(g: G, unit: str) -> None:
    """Models of a dead tile are back: it is flipped face up where it lies (CO-LIF-06, CO-RNF-07)."""
    for tile in tiles_of(g.state, unit):
        if g.state.tiles[tile].is_dead:
            g.tell(TileTurned(tile, rule="CO-LIF-06", also=("CO-RNF-07", "CO-RUL-08")))


# --- flushing


def flush_options(state: COState) -> list[Option]:
    """The dead tiles that the Overlord can flush at this moment of his turn (CO-FLU-01, CO-FLU-07)."""
    dead = [tile for tile, known in state.tiles.items() if known.is_dead]
    if not dead or price_left(state) < FLUSH_PRICE:
        return []
    return [opt.Flush(tile) for tile in sorted(dead, key=state.river.index)]


def price_left(state: COState) -> int:
    """All the gems he could pay with."""
    return sum(number for zone, number in state.overlord.gems.items() if zone != BOX)


@OF_OVERLORD.law(opt.Flush)
@OF_UNIT.law(opt.Flush)
@OF_POINTS.law(opt.Flush)
def why_not_flush(state: COState, who: str, option: opt.Flush) -> Reason | None:
    """Why a tile cannot be flushed (CO-FLU-07)."""
    found = state.tiles.get(option.tile)
    if found is None or not found.is_dead:
        return Reason("CO-FLU-07", "not-dead", {"tile": option.tile})
    if price_left(state) < FLUSH_PRICE:
        return Reason("CO-FLU-02", "cannot-pay", {"cost": str(FLUSH_PRICE)})
    return None


@OF_OVERLORD.carries_out(opt.Flush)
@OF_UNIT.carries_out(opt.Flush)
@OF_POINTS.carries_out(opt.Flush)
async def flush(g: G, who: str, option: opt.Flush) -> None:
    """Two gems go back to the box: from Fatigue, then from zones and cards of his choice, then from Reserve (CO-FLU-03)."""
    state, tile = g.state, option.tile
    left = FLUSH_PRICE
    while left:
        gems = state.overlord.gems
        spent = spent_zones(state, OVERLORD)
        if gems.get(FATIGUE):
            zone = FATIGUE
        elif len(spent) > 1:
            options = [opt.Choose(zone) for zone in spent]
            zone = (await g.ask(OVERLORD, "zone", lambda: options, None, tile=tile)).name  # noqa: B023
        else:
            zone = spent[0] if spent else RESERVE
        before = gems.get(BOX, 0)
        move(g, OVERLORD, zone, BOX, left if zone == FATIGUE else 1, "CO-FLU-02", "CO-FLU-03", "CO-RUL-75", "CO-OGM-01")
        left -= state.overlord.gems.get(BOX, 0) - before
    g.tell(TileFlushed(tile, rule="CO-FLU-01", also=("CO-FLU-05", "CO-RUL-75", "CO-WIN-08", "CO-INV-06")))
