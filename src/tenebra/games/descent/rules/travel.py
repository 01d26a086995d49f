"""Ways without steps (DE-GLY-02 to DE-GLY-06, DE-STR): by glyph between the board and Town, and by staircase."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.events.board import FamiliarPlaced
from tenebra.games.descent.events.figures import CameFromTown, Moved, WentToTown
from tenebra.games.descent.rules.choices import MOVEMENT
from tenebra.games.descent.rules.exploration import reveal
from tenebra.games.descent.rules.glyphs import arrivals, drop_things
from tenebra.games.descent.rules.movement import arrive
from tenebra.games.descent.rules.space import grid_of, occupied
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import TOWN, DEState, Hero
from tenebra.kernel import Game, Option, Reason

G = Game[DEState]


def travel_options(state: DEState, hero: Hero) -> list[Option]:
    """To Town from an activated glyph, or out of it, once a turn (DE-GLY-02, DE-GLY-03)."""
    turn = state.turn
    if turn is None or turn.has_used_glyph:
        return []
    if hero.space:
        return [opt.Travel(TOWN)] if state.glyphs.get(hero.space) else []
    return [opt.Travel(space) for space in grid_of(state).spaces(arrivals(state))]


@MOVEMENT.law(opt.Travel)
def why_not_travel(state: DEState, who: str, option: opt.Travel) -> Reason | None:
    """Why a hero cannot travel so."""
    hero, turn = state.heroes[who], state.turn
    if turn is not None and turn.has_used_glyph:
        return Reason("DE-GLY-03", "glyph-once-a-turn")
    if hero.space and (option.to != TOWN or not state.glyphs.get(hero.space)):
        return Reason("DE-GLY-02", "not-on-a-glyph")
    if not hero.space and option not in travel_options(state, hero):
        return Reason("DE-RUL-20", "no-glyph-there", {"space": option.to})
    return None


@MOVEMENT.carries_out(opt.Travel)
async def travel(g: G, who: str, option: opt.Travel) -> None:
    """A hero goes to Town, or comes out of it (DE-GLY-02)."""
    state, to = g.state, option.to
    if to == TOWN:
        drop_things(g, who, state.heroes[who].space, "DE-GEN-02")
        g.tell(WentToTown(who, rule="DE-GLY-02"))
        return
    is_beside = to not in state.glyphs
    g.tell(CameFromTown(who, to, rule="DE-RUL-20" if is_beside else "DE-GLY-06"))
    for familiar in state.familiars.values():
        if familiar.owner == who and not familiar.space:
            g.tell(FamiliarPlaced(familiar.id, who, to, rule="DE-RUL-84"))
    await arrive(g, who)


# --- stairs


@MOVEMENT.law(opt.Stairs)
def why_not_stairs(state: DEState, who: str, option: opt.Stairs) -> Reason | None:
    """A hero on a staircase, its other end not taken as far as one sees (DE-STR-01, DE-RUL-18)."""
    here = state.heroes[who].space
    if here not in state.stairs:
        return Reason("DE-STR-01", "no-stairs-here")
    end = next((at for at, colour in state.stairs.items() if colour == state.stairs[here] and at != here), "")
    if end and occupied(state) & grid_of(state).bit[end]:
        return Reason("DE-MOV-07", "space-occupied", {"space": end})
    return None


@MOVEMENT.carries_out(opt.Stairs)
async def take_stairs(g: G, who: str, option: opt.Stairs) -> None:
    """To the other end, whose area is revealed by arriving there (DE-STR-01, DE-EXP-04, DE-RUB-01)."""
    state = g.state
    end = other_end(state, state.heroes[who].space)
    area = sheet_of(state).area_of[end]
    g.tell(Moved(who, end, cost=0, rule="DE-STR-01", also=("DE-RUL-18", "DE-STR-03", "DE-LRG-04")))
    await reveal(g, area, "DE-EXP-04", "DE-STR-02", "DE-RUB-01")
    await arrive(g, who)


def other_end(state: DEState, space: str) -> str:
    """The other end of the staircase in a space, on the board already or not (DE-STR-01, DE-STR-02)."""
    colour = state.stairs[space]
    ends = [at for area in sheet_of(state).areas.values() for at, other in area.stairs.items() if other == colour]
    return next((at for at in ends if at != space), "")
