"""Where figures are, what is free, who stands beside whom (BB-MOVE)."""

from tests.games.barrow_bull.content import BULL, figures
from tests.games.barrow_bull.scenarios import sheet_of
from tests.games.barrow_bull.state import BBState


def spaces_of(state: BBState, id: str) -> int:
    """The spaces that a figure covers."""
    bit = sheet_of(state).drawing.grid.bit[state.figures[id].space]
    return sheet_of(state).bulk.covers(bit) if id == BULL else bit


def free(state: BBState) -> int:
    """The spaces that nobody stands on; one steps over the fallen."""
    spaces = sheet_of(state).drawing.grid.floor
    for id in (BULL, *state.heroes):
        spaces &= ~spaces_of(state, id)
    return spaces


def is_beside(state: BBState, one: str, other: str) -> bool:
    """A step leads from a space of one to a space of the other (BB-FIGHT-01)."""
    return bool(sheet_of(state).steps.beside(spaces_of(state, one)) & spaces_of(state, other))


def reach(state: BBState, hero: str) -> dict[str, tuple[str, ...]]:
    """Where a Hero can walk to, nearest first, each with the way there (BB-MOVE-01)."""
    steps = sheet_of(state).steps
    rings = steps.rings(spaces_of(state, hero), free(state), figures()[hero].steps)
    spaces = [space for ring in rings[1:] for space in steps.grid.spaces(ring)]
    return {space: tuple(steps.way_back(rings, space)) for space in spaces}


def way_to(state: BBState, hero: str) -> list[str] | None:
    """The Bull's moves until it stands beside a Hero; None if there is no way (BB-BULL-02)."""
    sheet, here = sheet_of(state), spaces_of(state, BULL)
    rings = sheet.bulk.rings(sheet.bulk.standing(here), sheet.bulk.fits(free(state) | here))
    goals = sheet.bulk.over(sheet.steps.beside(spaces_of(state, hero)))
    near = next((ring & goals for ring in rings if ring & goals), 0)
    way = sheet.bulk.path(rings, near & -near)
    return [sheet.drawing.grid.names[standing.bit_length() - 1] for standing in way] if near else None
