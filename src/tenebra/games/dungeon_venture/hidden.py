"""What the Adventure sheet still hides: Monsters, Traps, secret doors.

In a dungeon that a Hero's player imagines (`redeal`) they are dealt anew, so that nothing true can be learned from it.
"""

from __future__ import annotations

from functools import lru_cache

from tenebra.games.dungeon_venture.adventures import SHEETS
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Chance

Placement = tuple[tuple[str, str], ...]
SECRET = "secret"


def placements(state: DVState, area: str) -> Placement:
    """The Monsters and Bosses that wait in an area, with their spaces (DV-SET-19)."""
    if not state.variant:
        return SHEETS[state.scenario].placements.get(area, ())
    return _imagined_monsters(state.scenario, state.variant, tuple(state.placed)).get(area, ())


def traps(state: DVState) -> dict[str, str]:
    """All Traps of the dungeon, found or not: space to kind."""
    if not state.variant:
        return SHEETS[state.scenario].traps
    return _imagined_traps(state.scenario, state.variant)


def secret_doors(state: DVState) -> list[str]:
    """Secret doors nobody has found; an imagined dungeon has none."""
    if state.variant:
        return []
    doors = SHEETS[state.scenario].doors
    return [door for door, kind in doors.items() if kind == SECRET and door not in state.doors]


@lru_cache(maxsize=256)
def _imagined_monsters(scenario: str, variant: int, known: tuple[str, ...]) -> dict[str, Placement]:
    """The same Monsters, dealt anew to the printed spaces of the areas that are not known."""
    sheet = SHEETS[scenario]
    unknown = {area: who for area, who in sheet.placements.items() if area not in known}
    kinds = [kind for who in unknown.values() for kind, _ in who]
    mixed = iter(_chance(variant).shuffle(kinds))
    return {area: tuple((next(mixed), space) for _, space in who) for area, who in unknown.items()}


@lru_cache(maxsize=256)
def _imagined_traps(scenario: str, variant: int) -> dict[str, str]:
    """As many Traps, on other spaces."""
    sheet = SHEETS[scenario]
    floor = [space for space in sheet.area_of if space not in sheet.furniture]
    return dict(zip(_chance(variant).shuffle(floor), sheet.traps.values(), strict=False))


def _chance(variant: int) -> Chance:
    return Chance(variant.to_bytes(16, "little"))
