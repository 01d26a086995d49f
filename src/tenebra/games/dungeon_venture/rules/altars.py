"""Rest and Resurrect (DV-REST), Guide and Release Spirits (DV-SPI)."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.fights import Rested, Resurrected
from tenebra.games.dungeon_venture.events.turns import SpiritGuided, SpiritReleased
from tenebra.games.dungeon_venture.rules.actions import OF_HERO, OF_SPIRIT, REORGANIZING
from tenebra.games.dungeon_venture.rules.decks import draw_event
from tenebra.games.dungeon_venture.rules.space import (
    altar_spaces,
    beside,
    explored_spaces,
    is_beside_altar,
    is_free,
    obstacles,
    occupied,
    spirit_ways,
    ways,
)
from tenebra.games.dungeon_venture.scenario import EVERYWHERE
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import HERO, SPIRIT, DVState, Figure, is_on
from tenebra.kernel import Game, Option, Reason

G = Game[DVState]
REST, RESURRECT = opt.Rest(), opt.Resurrect()


@OF_HERO.law(opt.Rest)
@REORGANIZING.law(opt.Rest)
def why_not_rest(state: DVState, hero: str, option: opt.Rest) -> Reason | None:
    """A Hero beside an Altar; enemies and repetition do not matter (DV-REST-01, DV-REST-07)."""
    return None if is_beside_altar(state, state.figures[hero].space) else Reason("DV-REST-01", "no-altar-beside")


@OF_HERO.carries_out(opt.Rest)
async def rest(g: G, hero: str, option: opt.Rest) -> None:
    """Full Life, used Spells back in the hand; the Keeper draws an Event (DV-REST-02, DV-REST-04)."""
    state = g.state
    g.tell(Rested(hero, state.figures[hero].wounds, tuple(state.heroes[hero].used), rule="DV-REST-02"))
    draw_event(g, "DV-EVT-04", "DV-REST-04")  # DV-ALT-03


def resurrect_options(state: DVState, spirit: Figure) -> list[Option]:
    """All that a Spirit can do but move (DV-SPRT-03)."""
    return [RESURRECT] if why_not_resurrect(state, spirit.id, RESURRECT) is None else []


@OF_SPIRIT.law(opt.Resurrect)
def why_not_resurrect(state: DVState, spirit: str, option: opt.Resurrect) -> Reason | None:
    """A Spirit beside an Altar, on a space nobody stands on (DV-REST-01, DV-RUL-38)."""
    figure = state.figures[spirit]
    if not rising_spaces(state, figure) & sheet_of(state).grid.bit[figure.space]:
        return Reason("DV-REST-01", "no-altar-beside")
    return why_not_rise(state, figure)


def rising_spaces(state: DVState, spirit: Figure) -> int:
    """The spaces where a Spirit can resurrect: those beside Altars.

    If no Hero is on its feet, and all those that it could come to are held, the nearest free ones instead (DV-RUL-100).
    """
    grid = sheet_of(state).grid
    sides = grid.beside(altar_spaces(state), ways(state))
    if any(figure.form == HERO for figure in state.figures.values()):
        return sides
    within = grid.reach(grid.bit[spirit.space], EVERYWHERE, explored_spaces(state), spirit_ways(state))
    near = sides & within & ~obstacles(state)
    if not near or near & ~occupied(state):
        return sides
    rings = grid.rings(near, explored_spaces(state), spirit_ways(state))
    return next((ring & ~occupied(state) for ring in rings if ring & ~occupied(state)), 0)


def why_not_rise(state: DVState, spirit: Figure) -> Reason | None:
    """One figure a space (DV-RUL-38)."""
    return None if is_free(state, spirit.space) else Reason("DV-RUL-38", "space-occupied", {"space": spirit.space})


@OF_SPIRIT.carries_out(opt.Resurrect)
async def come_back(g: G, spirit: str, option: opt.Resurrect) -> None:
    """Resurrect the Hero where the Spirit stands, beside the Altar or as near to it as it can be."""
    resurrect(g, spirit, "DV-REST-06" if is_beside_altar(g.state, g.state.figures[spirit].space) else "DV-RUL-100")


def resurrect(g: G, hero: str, cite: str) -> None:
    """The Hero's miniature replaces the Spirit on the same space; no Event, no Trap (DV-REST-05, DV-REST-06)."""
    state = g.state
    g.tell(Resurrected(hero, state.figures[hero].wounds, tuple(state.heroes[hero].used), rule=cite))


def spirit_options(state: DVState, hero: Figure) -> list[Option]:
    """Spirits to pick up where the Hero stands, and places to put down those it carries."""
    out: list[Option] = []
    for spirit in state.figures.values():
        if spirit.form == SPIRIT:
            guided = opt.Guide(spirit.id)
            if why_not_guide(state, hero.id, guided) is None:
                out.append(guided)
            elif spirit.carried_by == hero.id:
                out += [opt.Release(spirit.id, space) for space in release_spaces(state, hero)]
    return out


@OF_HERO.law(opt.Guide)
def why_not_guide(state: DVState, hero: str, option: opt.Guide) -> Reason | None:
    """The Hero stands on the Spirit's space (DV-SPI-02), which nobody else carries (DV-SPRT-09)."""
    spirit = state.figures.get(option.spirit)
    if spirit is None or spirit.form != SPIRIT:
        return Reason("DV-SPI-01", "no-such-spirit", {"figure": option.spirit})
    if spirit.carried_by:
        return Reason("DV-SPI-01", "already-carried", {"figure": option.spirit})
    is_here = spirit.space == state.figures[hero].space
    return None if is_here else Reason("DV-SPI-02", "not-on-its-space", {"figure": option.spirit})


@OF_HERO.carries_out(opt.Guide)
async def guide(g: G, hero: str, option: opt.Guide) -> None:
    """Pick up a Spirit; it comes along from now on (DV-SPI-02, DV-SPI-03)."""
    g.tell(SpiritGuided(hero, option.spirit, rule="DV-SPI-02"))


def release_spaces(state: DVState, hero: Figure) -> list[str]:
    """Free spaces beside the Hero that are beside an Altar too (DV-SPI-04), or any free one by a switch (DV-SWI-01).

    An area no Hero has entered stays closed to Spirits, also when its door is open.
    """
    grid = sheet_of(state).grid
    # DV-RUL-16
    free = grid.spaces(beside(state, hero.space) & explored_spaces(state) & ~occupied(state))
    if is_on(state, "spirit_release"):
        return free
    return [space for space in free if is_beside_altar(state, space)]


@OF_HERO.law(opt.Release)
def why_not_release(state: DVState, who: str, option: opt.Release) -> Reason | None:
    """Why a carried Spirit cannot be put down there."""
    hero, spirit = state.figures[who], state.figures.get(option.spirit)
    if spirit is None or spirit.carried_by != hero.id:
        return Reason("DV-SPI-01", "not-carried", {"figure": option.spirit})
    if option.to in release_spaces(state, hero):
        return None
    if sheet_of(state).grid.bit.get(option.to, 0) & beside(state, hero.space) & ~explored_spaces(state):
        return Reason("DV-RUL-16", "not-into-unexplored", {"space": option.to})
    return Reason("DV-SPI-04", "not-near-an-altar")


@OF_HERO.carries_out(opt.Release)
async def release(g: G, hero: str, option: opt.Release) -> None:
    """Put down a Spirit (DV-SPI-04)."""
    g.tell(SpiritReleased(hero, option.spirit, option.to, rule="DV-SPI-04"))
