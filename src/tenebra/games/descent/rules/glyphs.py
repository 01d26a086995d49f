"""Glyphs of Transport (DE-GLY): activated in passing, and the way between the board and Town."""

from __future__ import annotations

from typing import NamedTuple

from tenebra.boards.eight import within
from tenebra.games.descent import options as opt
from tenebra.games.descent.events.board import FamiliarPlaced, GlyphActivated, TokenPlaced
from tenebra.games.descent.events.figures import CameFromTown, WentToTown
from tenebra.games.descent.rules.obstacles import resting_place
from tenebra.games.descent.rules.powers import power
from tenebra.games.descent.rules.quest_rules import happened
from tenebra.games.descent.rules.sight import seen
from tenebra.games.descent.rules.space import blocking, floor_of, grid_of, occupied, pits, steps_of
from tenebra.games.descent.rules.victory import check_victory, gain_conquest
from tenebra.games.descent.state import THING, TOWN, DEState, Hero
from tenebra.kernel import Game, Option, Reason, derived

G = Game[DEState]
REWARD = 3
"""DE-GLY-01."""


class Glyphs(NamedTuple):
    """The spaces of glyphs that are activated, and of those that are not."""

    active: int
    dark: int


@derived
def glyphs_lying(state: DEState) -> Glyphs:
    """Where glyphs lie."""
    spaces = {is_active: [at for at, one in state.glyphs.items() if one is is_active] for is_active in (True, False)}
    return Glyphs(*map(grid_of(state).set_of, spaces.values()))


def active_glyphs(state: DEState) -> int:
    """The spaces of activated glyphs."""
    return glyphs_lying(state).active


def glyphs_to_activate(state: DEState, hero: Hero) -> int:
    """The glyph in a hero's space if it is not white yet; one of them also reaches those he sees from afar (DE-GLY-08)."""
    dark = glyphs_lying(state).dark
    if not dark:
        return 0
    near, far = grid_of(state).bit[hero.space], power(state, hero.id, "far_glyphs")
    if far is not None:
        near |= within(grid_of(state), near, far.number) & seen(state, hero.id)
    return near & dark


async def activate_glyphs(g: G, hero: Hero) -> None:
    """A hero turns glyphs white (DE-GLY-01, DE-GLY-08)."""
    state = g.state
    found = glyphs_to_activate(state, hero)
    for space in [space for space in state.glyphs if grid_of(state).bit[space] & found]:
        g.tell(GlyphActivated(space, hero.id, rule="DE-GLY-01"))
        gain_conquest(g, REWARD, "DE-GLY-01", "DE-CNQ-01")
        await happened(g, "glyph", space, by=hero.id)
        check_victory(g)


def arrivals(state: DEState) -> int:
    """Where one may come out of Town: each activated glyph, or the free spaces next to one that is taken (DE-RUL-20)."""
    taken, out = occupied(state), 0
    for space, is_active in state.glyphs.items():
        here = grid_of(state).bit[space] & ~blocking(state)
        if is_active and here & taken:
            out |= steps_of(state).beside(here) & floor_of(state) & ~taken & ~blocking(state) & ~pits(state)
        elif is_active:
            out |= here
    return out


def travel_options(state: DEState, hero: Hero) -> list[Option]:
    """To Town from an activated glyph, or out of it, once a turn (DE-GLY-02, DE-GLY-03)."""
    turn = state.turn
    if turn is None or turn.has_used_glyph:
        return []
    if hero.space:
        return [opt.Travel(TOWN)] if state.glyphs.get(hero.space) else []
    return [opt.Travel(space) for space in grid_of(state).spaces(arrivals(state))]


def why_not_travel(state: DEState, hero: Hero, option: opt.Travel) -> Reason | None:
    """Why a hero cannot travel so."""
    turn = state.turn
    if turn is not None and turn.has_used_glyph:
        return Reason("DE-GLY-03", "glyph-once-a-turn")
    if hero.space and (option.to != TOWN or not state.glyphs.get(hero.space)):
        return Reason("DE-GLY-02", "not-on-a-glyph")
    if not hero.space and option not in travel_options(state, hero):
        return Reason("DE-RUL-20", "no-glyph-there", {"space": option.to})
    return None


def drop_things(g: G, hero: str, space: str, cite: str) -> None:
    """Things of the quest stay behind where their bearer leaves the board, within everybody's reach (DE-RUB-21)."""
    for thing, bearer in list(g.state.bearers.items()):
        if bearer == hero:
            g.tell(TokenPlaced(thing, THING, resting_place(g.state, space), thing, rule=cite))


async def travel(g: G, hero: Hero, to: str) -> None:
    """A hero goes to Town, or comes out of it; his arrival is told by whoever moves him on (DE-GLY-02)."""
    if to == TOWN:
        drop_things(g, hero.id, hero.space, "DE-GEN-02")
        g.tell(WentToTown(hero.id, rule="DE-GLY-02"))
        return
    is_beside = to not in g.state.glyphs
    g.tell(CameFromTown(hero.id, to, rule="DE-RUL-20" if is_beside else "DE-GLY-06"))
    for familiar in g.state.familiars.values():
        if familiar.owner == hero.id and not familiar.space:
            g.tell(FamiliarPlaced(familiar.id, hero.id, to, rule="DE-RUL-84"))
