"""Glyphs of Transport (DE-GLY): activated in passing, and where one comes out of Town."""

from __future__ import annotations

from typing import NamedTuple

from tenebra.boards.eight import within
from tenebra.games.descent.events.board import GlyphActivated, TokenPlaced
from tenebra.games.descent.rules.obstacles import resting_place
from tenebra.games.descent.rules.powers import power
from tenebra.games.descent.rules.quest_rules import happened
from tenebra.games.descent.rules.sight import seen
from tenebra.games.descent.rules.space import blocking, floor_of, grid_of, occupied, pits, steps_of
from tenebra.games.descent.rules.victory import check_victory, gain_conquest
from tenebra.games.descent.state import THING, DEState, Hero
from tenebra.kernel import Game, derived

G = Game[DEState]
REWARD = 3
"""DE-GLY-01."""


class Glyphs(NamedTuple):
    """The spaces of glyphs that are activated, and of those that are not."""

    active: int
    dark: int


@derived
def glyphs_lying(state: DEState) -> Glyphs:
    """The spaces of the glyphs."""
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
    """The spaces to come out of Town: each activated glyph, or the free spaces next to one that is taken (DE-RUL-20)."""
    taken, out = occupied(state), 0
    for space, is_active in state.glyphs.items():
        here = grid_of(state).bit[space] & ~blocking(state)
        if is_active and here & taken:
            out |= steps_of(state).beside(here) & floor_of(state) & ~taken & ~blocking(state) & ~pits(state)
        elif is_active:
            out |= here
    return out


def drop_things(g: G, hero: str, space: str, cite: str) -> None:
    """Things of the quest stay behind where their bearer leaves the board, within everybody's reach (DE-RUB-21)."""
    for thing, bearer in list(g.state.bearers.items()):
        if bearer == hero:
            g.tell(TokenPlaced(thing, THING, resting_place(g.state, space), thing, rule=cite))
