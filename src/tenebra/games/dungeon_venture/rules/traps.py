"""Traps (DV-TRAP): Pits, Fire Arrows, Rolling Boulders."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.dice import Pool
from tenebra.games.dungeon_venture.events.board import AreaEntered, LeaptIntoPit, TrapSprung
from tenebra.games.dungeon_venture.events.turns import Displaced
from tenebra.games.dungeon_venture.rules.characteristics import life_left
from tenebra.games.dungeon_venture.rules.combat import roll_off, wound
from tenebra.games.dungeon_venture.rules.scenario_rules import happened
from tenebra.games.dungeon_venture.rules.space import (
    explored_spaces,
    is_explored,
    nearest_free,
    occupied,
    pits,
    spirit_ways,
    ways,
)
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import FOUND, HERO, KEEPER, SPIRIT, DVState, Figure, is_on
from tenebra.kernel import Game

G = Game[DVState]
PIT, ARROWS, BOULDERS = "pit", "arrows", "boulders"
STRENGTH = {
    PIT: Pool(green=4),  # DV-PIT-02
    ARROWS: Pool(green=6),  # DV-ARRO-02
    BOULDERS: Pool(green=6),  # DV-ROCK-02
}
CITE = {PIT: "DV-PIT-02", ARROWS: "DV-ARRO-02", BOULDERS: "DV-ROCK-02"}
TRIGGERED = {
    PIT: ("DV-PIT-01", "DV-PIT-05", "DV-RUL-82"),
    ARROWS: ("DV-ARRO-01", "DV-ARRO-04", "DV-ARRO-05", "DV-RUL-61"),
    BOULDERS: ("DV-ROCK-01", "DV-ROCK-05", "DV-RUL-82", "DV-RUL-86"),
}
RESIST = {PIT: "none", ARROWS: "defence", BOULDERS: "none"}


def armed_trap(state: DVState, space: str) -> str:
    """The kind of Trap that would trigger on a Hero who stops here, found or not; "" if there is none (DV-TRAP-08)."""
    known = state.traps.get(space)
    if known is not None:
        return known.kind if known.status == FOUND else ""
    return sheet_of(state).traps.get(space, "")


def pits_that_harm(state: DVState, figure: Figure) -> int:
    """Pits that attack whoever goes through them: open ones; for Monsters every Pit on the board (DV-PIT-07, DV-PIT-10)."""
    if not state.traps or figure.form == SPIRIT:
        return 0
    return pits(state, found_too=figure.form != HERO or is_on(state, "found_pit"))


async def end_on_trap(g: G, figure_id: str) -> None:
    """A Hero has ended its movement: a Trap there triggers (DV-TRAP-02). Nobody can stay in a Pit he leapt into."""
    state = g.state
    figure = state.figures.get(figure_id)
    if figure is None:
        return  # killed by what it took up there
    space = figure.space
    if sheet_of(state).grid.bit[space] & pits_that_harm(state, figure):
        await displace(g, figure_id, "DV-RUL-60")
        return
    trap = armed_trap(state, space)
    if not trap or figure.form != HERO:  # DV-TRAP-05
        return
    g.tell(TrapSprung(space, trap, figure_id, rule="DV-TRAP-02", also=TRIGGERED[trap]))
    damage = await roll_off(g, trap, figure_id, STRENGTH[trap], resist=RESIST[trap], cite=CITE[trap])
    # DV-RUL-82: displaced first, so that a Spirit or a skull lies where it can be reached
    if trap == PIT:
        await throw_back(g, space, "DV-PIT-03")
    elif trap == BOULDERS:
        await throw_back(g, space, "DV-ROCK-03")
    await wound(g, figure_id, damage, trap)  # DV-TRAP-09


async def throw_back(g: G, space: str, cite: str) -> None:
    """Put whoever stands on the Trap beside it."""
    for other in [f.id for f in g.state.figures.values() if f.space == space and f.form != SPIRIT]:
        await displace(g, other, cite)


async def fall_into_pit(g: G, figure_id: str, space: str) -> None:
    """Let somebody go through a Pit on purpose: its attack, no Defence; then on (DV-PIT-07). Who dies is moved out first."""
    g.tell(LeaptIntoPit(figure_id, space, rule="DV-PIT-07"))
    damage = await roll_off(g, PIT, figure_id, STRENGTH[PIT], resist="none", cite="DV-PIT-07")
    figure = g.state.figures.get(figure_id)
    if figure is not None and figure.form == HERO and damage >= life_left(g.state, figure):
        await displace(g, figure_id, "DV-RUL-82")
    await wound(g, figure_id, damage, PIT)


async def displace(g: G, figure_id: str, cite: str) -> None:
    """Put a figure beside the Trap, its player's choice; that is no movement and triggers nothing (DV-RUL-80)."""
    state = g.state
    figure = state.figures[figure_id]
    spaces = places_beside(state, figure)
    if not spaces:
        return
    seat = figure_id if figure_id in state.heroes else KEEPER
    answer = await g.ask(seat, "displace", lambda: [opt.Place(space) for space in spaces], figure=figure_id, space=figure.space)
    if figure_id in state.figures:
        g.tell(Displaced(figure_id, answer.space, rule=cite))
        await explore_by_displacement(g, figure_id)


async def explore_by_displacement(g: G, figure_id: str) -> None:
    """Being put beyond an open door counts as entering (DV-RUL-80)."""
    state = g.state
    figure = state.figures[figure_id]
    area = sheet_of(state).area_of[figure.space]
    if figure.form == HERO and not is_explored(state, area):
        g.tell(AreaEntered(figure_id, area, rule="DV-RUL-80"))
        await happened(g, "enter", area)


def places_beside(state: DVState, figure: Figure) -> list[str]:
    """Free adjacent spaces; if none, the nearest free ones (DV-RUL-80).

    No Spirit, and nobody while the Heroes reorganize, is put where no Hero has been (DV-SPRT-05, DV-REO-04).
    """
    grid, is_spirit = sheet_of(state).grid, figure.form == SPIRIT
    by = spirit_ways(state) if is_spirit else ways(state)
    within = (explored_spaces(state) if is_spirit or state.reorganizing else grid.floor) & ~pits(state)
    free = grid.beside(grid.bit[figure.space], by) & within & ~occupied(state)
    return grid.spaces(free) or nearest_free(state, figure.space, within, by)
