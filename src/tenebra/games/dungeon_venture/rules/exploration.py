"""Exploring a new area: its Monsters come at the end of the turn (DV-EXP-06 to DV-EXP-12, DV-RND-11, DV-BOSS-09)."""

from __future__ import annotations

from functools import partial

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.content import monsters
from tenebra.games.dungeon_venture.events.board import FigurePlaced, MonstersPlaced
from tenebra.games.dungeon_venture.events.turns import InitiativeShuffled
from tenebra.games.dungeon_venture.rules.death import boss_is_activated
from tenebra.games.dungeon_venture.rules.space import is_free, nearest_free, occupied, pits
from tenebra.games.dungeon_venture.rules.victory import check_victory
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, KEEPER, MONSTER, DVState
from tenebra.games.dungeon_venture.windows import window
from tenebra.kernel import Game

G = Game[DVState]


async def place_monsters(g: G, area: str) -> None:
    """Initiative cards first, then the Monsters on their printed spaces (DV-EXP-07); each area once (DV-AREA-03)."""
    state = g.state
    if area in state.placed:
        return
    await window(g, "before_placing", what=area)
    newcomers = sheet_of(state).placements.get(area, ())
    g.tell(MonstersPlaced(area, rule="DV-AREA-03"))
    insert_initiative(g, [kind for kind, _ in newcomers])
    for kind, space in newcomers:
        await place(g, kind, space, "DV-EXP-06")
    if any(kind in sheet_of(state).bosses for kind, _ in newcomers):
        boss_is_activated(g)
    check_victory(g)
    await window(g, "after_placing", what=area)


def insert_initiative(g: G, kinds: list[str]) -> None:
    """A type that was not in play goes into the current deck at once, and the deck is shuffled (DV-RND-11, DV-RND-12)."""
    state = g.state
    if not state.round:
        return
    in_play = {figure.kind for figure in state.figures.values()}
    new = [kind for kind in dict.fromkeys(kinds) if kind not in in_play and kind not in state.initiative.draw]
    if new:
        g.tell(InitiativeShuffled(tuple(g.shuffle([*state.initiative.draw, *new])), rule="DV-RND-11"))


async def place(g: G, kind: str, space: str, cite: str) -> None:
    """Put a Monster or Boss on its space, or on one beside it if that is taken (DV-EXP-09)."""
    state = g.state
    if not is_free(state, space):
        spaces = spaces_near(state, space)
        if not spaces:
            return
        answer = await g.ask(KEEPER, "place", lambda: [opt.Place(near) for near in spaces], figure=kind, space=space)
        space, cite = answer.space, "DV-EXP-10"
    form = BOSS if kind in sheet_of(state).bosses else MONSTER
    figure = kind if form == BOSS else f"{kind}-{state.serial.get(kind, 0) + 1}"
    also = ("DV-BOSS-09", "DV-RUL-58") if form == BOSS else ("DV-EXP-08",)
    g.tell(FigurePlaced(figure, kind, form, space, rule=cite, also=also))


def spaces_near(state: DVState, space: str) -> list[str]:
    """Free spaces around, diagonals included, in the same area; if none, the nearest free ones (DV-EXP-10, DV-RUL-24).

    A space with a Pit is only taken when no other is free.
    """
    sheet = sheet_of(state)
    grid = sheet.grid
    area = sheet.areas[sheet.area_of[space]]
    holes = pits(state)
    near = grid.around(grid.bit[space]) & area & ~occupied(state)
    return (
        grid.spaces(near & ~holes)
        or nearest_free(state, space, area & ~holes)
        or nearest_free(state, space, grid.floor & ~holes)
        or nearest_free(state, space, grid.floor)
    )


def miniatures_left(state: DVState, kind: str) -> int:
    """The number of Monsters left of a type besides those on an Adventure sheet: the box has no more (DV-COMP-11)."""
    return max(0, monsters()[kind].miniatures - sum(figure.kind == kind for figure in state.figures.values()))


async def spawn(g: G, kind: str, count: int, spaces: int, near: str, cite: str) -> None:
    """Monsters appear on free spaces of a set, each where the Keeper puts it (DV-MON-12), on a Pit only for want of others."""
    state = g.state
    grid = sheet_of(state).grid
    count = min(count, miniatures_left(state, kind))
    if count and spaces & ~occupied(state):
        insert_initiative(g, [kind])
    for _ in range(count):
        free = spaces & ~occupied(state)
        places = [opt.Place(space) for space in grid.spaces(free & ~pits(state) or free)]
        if not places:
            return
        answer = await g.ask(KEEPER, "spawn", partial(list[opt.Place], places), figure=kind, space=near)
        if is_free(state, answer.space):
            await place(g, kind, answer.space, cite)


async def explore(g: G, areas: list[str]) -> None:
    """Place what waits in the areas a Hero entered in this turn, in the order of entering."""
    for area in areas:
        await place_monsters(g, area)
