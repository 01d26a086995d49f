"""The Overlord's turn (CO-OTN, CO-EVT): recovery, the turn marker, up to two tiles of the river, events."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.events.turns import ActivationsGiven, EventChosen, PhaseBegan, TileSlid, TurnAdvanced
from tenebra.games.conan.rules.actions import OF_OVERLORD
from tenebra.games.conan.rules.activation import begin
from tenebra.games.conan.rules.gems import clear, move, pay, reserve
from tenebra.games.conan.rules.river import cost_of, flush_options, living_of
from tenebra.games.conan.rules.scenario_rules import SCENARIO_RULES, happened
from tenebra.games.conan.rules.settling import settle
from tenebra.games.conan.rules.spells import spell_options
from tenebra.games.conan.rules.victory import is_reached
from tenebra.games.conan.scenario import Happening
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import ACTIVATION, FATIGUE, MARKER, OVERLORD, RECOVERY, RESERVE, COState
from tenebra.games.conan.steps import ActivateTiles, ActUnit
from tenebra.kernel import Game, Option, Reason

G = Game[COState]
ACTIVATIONS = 2
"""CO-OTN-06."""
END = opt.End()


async def recover(g: G) -> None:
    """Move what he spent in the Heroes' turn to Fatigue, get gems back, advance the marker (CO-OTN-02 to CO-OTN-05)."""
    state = g.state
    g.tell(PhaseBegan(OVERLORD, RECOVERY, rule="CO-OTN-01", also=("CO-RND-03", "CO-HTN-12")))
    clear(g, OVERLORD, "CO-OTN-02", "CO-BEN-11", "CO-OSP-06", "CO-OGM-03", "CO-INV-04")
    move(g, OVERLORD, FATIGUE, RESERVE, state.overlord.recovery, "CO-OTN-03", "CO-OTN-04", "CO-RUL-16", "CO-OTN-07")
    g.tell(PhaseBegan(OVERLORD, MARKER, rule="CO-OTN-05", also=("CO-RND-03",)))
    g.tell(TurnAdvanced(state.turn + 1, rule="CO-OTN-05", also=("CO-INV-13",)))
    await happened(g, "round", number=state.turn)
    await settle(g)
    g.tell(PhaseBegan(OVERLORD, ACTIVATION, rule="CO-OTN-06", also=("CO-RND-03",)))
    g.tell(ActivationsGiven(ACTIVATIONS, rule="CO-OTN-06", also=("CO-INV-11",)))


# --- the river


def activate_options(state: COState) -> list[Option]:
    """The tiles he can pay for, dead ones too; flushing; or the end (CO-RIV-06 to CO-RIV-08)."""
    out: list[Option] = [END]
    if state.overlord.activations:
        have = reserve(state, OVERLORD)
        out += [opt.Activate(tile) for tile in state.river if cost_of(state, tile) <= have]
    return [*out, *flush_options(state), *spell_options(state, OVERLORD)]


@OF_OVERLORD.law(opt.Activate)
def why_not_activate(state: COState, who: str, option: opt.Activate) -> Reason | None:
    """Why the Overlord cannot activate a tile now."""
    tile = option.tile
    if tile not in state.tiles:
        return Reason("CO-RIV-08", "no-such-tile", {"tile": tile})
    if not state.overlord.activations:
        return Reason("CO-OTN-06", "no-activation-left")
    if cost_of(state, tile) > reserve(state, OVERLORD):
        return Reason("CO-RIV-07", "cannot-pay", {"cost": str(cost_of(state, tile))})
    return None


async def activate_tiles(g: G, step: ActivateTiles) -> None:
    """None, one or two tiles, one after the other (CO-OTN-06)."""
    state = g.state
    while state.overlord.activations or flush_options(state):
        g.safe_point()
        answer = await g.ask(
            OVERLORD, "overlord", lambda: activate_options(state), lambda seat, option: OF_OVERLORD.why_not(state, seat, option)
        )
        if answer == END:
            break
        if await OF_OVERLORD.carry_out(g, OVERLORD, answer) is False:
            return
    g.done(step)


@OF_OVERLORD.carries_out(opt.Activate)
async def activate(g: G, who: str, option: opt.Activate) -> bool:
    """Pay, slide the tile to the end, resolve it; False if its models are to act now (CO-RIV-02 to CO-RIV-04, CO-RUL-65)."""
    state, tile = g.state, option.tile
    known = state.tiles[tile]
    cites = ("CO-RIV-01", "CO-RIV-05", "CO-RIV-08", "CO-RUL-64", "CO-WHO-05")
    pay(g, OVERLORD, FATIGUE, cost_of(state, tile), "CO-RIV-02", "CO-OGM-02", *cites)
    g.tell(ActivationsGiven(state.overlord.activations - 1, rule="CO-OTN-06", also=("CO-INV-11",)))
    dead = ("CO-RIV-06", "CO-LIF-05", "CO-LIF-07") if known.is_dead else ()
    g.tell(TileSlid(tile, known.is_dead, rule="CO-RIV-03", also=("CO-RUL-65", "CO-INV-06", *dead)))
    if not known.unit:
        await carry_out(g, tile)
    elif living_of(state, known.unit):
        begin(g, known.unit, tile, "CO-RIV-04", "CO-ENM-05", "CO-UNI-11")
        g.plan(ActUnit())
        return False
    await settle(g)
    return True


# --- events


def possible_events(state: COState, tile: str, done: list[str]) -> list[Happening]:
    """The events of a tile that can be carried out now."""
    found = sheet_of(state).events[tile]
    return [one for one in found if one.id not in done and all(is_reached(state, given) != given.is_not for given in one.given)]


async def carry_out(g: G, tile: str) -> None:
    """One event of the tile, his choice; more only if the scenario says so (CO-EVT-01, CO-EVT-02, CO-RUL-71)."""
    state = g.state
    done: list[str] = []
    while len(done) < sheet_of(state).happenings and (found := possible_events(state, tile, done)):
        options = [opt.Event(one.id) for one in found]
        name = options[0].name
        if len(options) > 1:
            name = (await g.ask(OVERLORD, "happening", lambda: options, None, tile=tile)).name  # noqa: B023
        done.append(name)
        more = ("CO-EVT-02", "CO-SCN-12") if len(done) > 1 else ()
        g.tell(EventChosen(tile, name, rule="CO-EVT-01", also=("CO-EVT-03", "CO-RUL-71", *more)))
        for phrase in next(one for one in found if one.id == name).do:
            await SCENARIO_RULES.effects[phrase.verb](g, phrase, OVERLORD)
        await settle(g)
