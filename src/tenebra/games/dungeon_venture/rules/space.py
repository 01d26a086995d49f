"""Grid, areas, occupancy, adjacency (DV-AREA, DV-OCC, DV-ADJ) and visibility (DV-LOS)."""

from __future__ import annotations

from tenebra.boards import Passages
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, EXPLORED, HERO, MONSTER, OPEN, SPENT, SPIRIT, SPRUNG, DVState, Figure
from tenebra.kernel import derived


def area_of(state: DVState, space: str) -> str:
    """The area a space belongs to (DV-AREA-01)."""
    return sheet_of(state).area_of[space]


def is_explored(state: DVState, area: str) -> bool:
    """A Hero has entered it; an area merely opened still counts as unexplored (DV-RUL-16, DV-AREA-02)."""
    return state.areas.get(area) == EXPLORED


@derived
def explored_spaces(state: DVState) -> int:
    """All spaces of explored areas."""
    areas, out = sheet_of(state).areas, 0
    for area, status in state.areas.items():
        if status == EXPLORED:
            out |= areas[area]
    return out


@derived
def ways(state: DVState) -> Passages:
    """The ways to walk: no walls, no closed doors (DV-DOOR-01); an open one is a way like any other (DV-MOV-09)."""
    return sheet_of(state).grid.with_open([door for door, status in state.doors.items() if status == OPEN])


@derived
def spirit_ways(state: DVState) -> Passages:
    """The ways of a Spirit: closed doors too, but never into unexplored areas (DV-SPRT-02, DV-SPRT-05, DV-MOV-12)."""
    sheet = sheet_of(state)
    inside = [door for door in state.doors if all(is_explored(state, area) for area in sheet.door_areas[door])]
    return sheet.grid.with_open(inside)


def is_enemy(figure: Figure, other: Figure) -> bool:
    """Heroes against Monsters and Bosses; Spirits are nobody's enemies (DV-ATK-05, DV-ATK-06)."""
    if SPIRIT in (figure.form, other.form):
        return False
    return (figure.form == HERO) != (other.form == HERO)


def enemies(state: DVState, figure: Figure) -> list[Figure]:
    """The enemies of a figure, in the order they came into play."""
    if figure.form == HERO:
        return [other for other in state.figures.values() if other.form in (MONSTER, BOSS)]
    return [other for other in state.figures.values() if other.form == HERO]


def allies(state: DVState, figure: Figure) -> list[Figure]:
    """The figures of a figure's side, itself among them."""
    if figure.form == HERO:
        return [other for other in state.figures.values() if other.form == HERO]
    return [other for other in state.figures.values() if other.form in (MONSTER, BOSS)]


@derived
def obstacles(state: DVState) -> int:
    """Furniture, Altars and fallen Boulders."""
    # DV-ROCK-04; found only, they block nothing (DV-ROCK-06, DV-RUL-62)
    fallen = [at for at, trap in state.traps.items() if trap.kind == "boulders" and trap.status == SPRUNG]
    return sheet_of(state).grid.set_of((*state.furniture, *fallen))  # DV-FUR-01


@derived
def standing(state: DVState) -> tuple[int, int]:
    """The spaces of the Heroes' miniatures, and of Monsters and Bosses; Spirits take up none (DV-OCC-01, DV-RUL-17)."""
    bit = sheet_of(state).grid.bit
    heroes = others = 0
    for figure in state.figures.values():
        if figure.form == HERO:
            heroes |= bit[figure.space]
        elif figure.form != SPIRIT:
            others |= bit[figure.space]
    return heroes, others


def occupied(state: DVState) -> int:
    """Spaces that hold a miniature, furniture, an Altar or fallen Boulders; Spirits and skulls hold none (DV-OCC-01)."""
    heroes, others = standing(state)
    return obstacles(state) | heroes | others


def is_free(state: DVState, space: str) -> bool:
    """Nothing occupies the space."""
    return not occupied(state) & sheet_of(state).grid.bit[space]


@derived
def beside(state: DVState, space: str) -> int:
    """The adjacent spaces: a side shared, no wall or closed door between (DV-ADJ-01, DV-ADJ-02)."""
    grid = sheet_of(state).grid
    return grid.beside(grid.bit[space], ways(state))


def is_adjacent(state: DVState, space: str, other: str) -> bool:
    """Two spaces are adjacent (DV-ADJ-01, DV-ADJ-02)."""
    return bool(beside(state, space) & sheet_of(state).grid.bit[other])


def diagonals(state: DVState, space: str) -> int:
    """The diagonal neighbours within one area, never past a door or wall (DV-ADJ-03, DV-RUL-93).

    No wall at the corner: both ways around it are open.
    """
    grid = sheet_of(state).grid
    near, out = grid.beside(grid.bit[space], grid.walls_down), 0
    for cell in grid.cells(grid.corners(grid.bit[space])):
        if (near & grid.beside(1 << cell, grid.walls_down)).bit_count() == 2:
            out |= 1 << cell
    return out


@derived
def visible_spaces(state: DVState, space: str) -> int:
    """The spaces seen from one: its area, and through open doors what lies behind or before them (DV-LOS-09, DV-RUL-28)."""
    sheet = sheet_of(state)
    bit = sheet.grid.bit
    here = sheet.area_of[space]
    seen = sheet.areas[here]
    for door, status in state.doors.items():
        if status == OPEN and here in sheet.door_areas[door]:
            fronts = sheet.front_spaces(door)
            if space in fronts:
                one, other = sheet.door_areas[door]
                seen |= sheet.areas[one] | sheet.areas[other]
            else:
                seen |= bit[fronts[0]] | bit[fronts[1]]
    return seen


def altar_spaces(state: DVState) -> int:
    """The spaces of the Altars (DV-ALT-02)."""
    bit, out = sheet_of(state).grid.bit, 0
    for space, kind in state.furniture.items():
        if kind == "altar":
            out |= bit[space]
    return out


def is_beside_altar(state: DVState, space: str) -> bool:
    """An Altar is adjacent (DV-REST-01)."""
    return bool(beside(state, space) & altar_spaces(state))


def boss_on_board(state: DVState) -> bool:
    """A Boss is in play (DV-DTH-04)."""
    return any(figure.form == BOSS for figure in state.figures.values())


def pits(state: DVState, found_too: bool = True) -> int:
    """The spaces with a Pit token; or only those of open Pits (DV-PIT-05, DV-PIT-10)."""
    bit, out = sheet_of(state).grid.bit, 0
    for space, trap in state.traps.items():
        if trap.kind == "pit" and (found_too or trap.status == SPRUNG):
            out |= bit[space]
    return out


def nearest_free(state: DVState, space: str, within: int, by: Passages | None = None) -> list[str]:
    """The free spaces of a set that are nearest by walking, or by other ways, all of them equally near."""
    sheet = sheet_of(state)
    grid = sheet.grid
    free = within & ~occupied(state)
    for ring in grid.rings(grid.bit[space], grid.floor, by or ways(state)):
        if ring & free:
            return grid.spaces(ring & free)
    known = 0
    for area in state.areas:
        known |= sheet.areas[area]
    return grid.spaces(free & known)


def within_reach(state: DVState, space: str) -> str:
    """The space for a thing that falls on one: never on a Trap's token, but the nearest free space (DV-RUL-82)."""
    if space not in state.traps or state.traps[space].status == SPENT:
        return space
    return nearest_to(state, space) or space


def nearest_to(state: DVState, space: str) -> str:
    """The nearest other free space where a thing can lie: of an explored area, with no Trap's token (DV-RUL-82); "" if none."""
    grid = sheet_of(state).grid
    tokens = grid.set_of(at for at, trap in state.traps.items() if trap.status != SPENT)
    return next(iter(nearest_free(state, space, explored_spaces(state) & ~tokens & ~grid.bit[space])), "")
