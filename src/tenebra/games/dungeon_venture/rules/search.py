"""Search (DV-SRCH): all Traps and secret doors of an area come to light."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.board import DoorPlaced, Searched, TrapFound
from tenebra.games.dungeon_venture.rules.actions import OF_HERO
from tenebra.games.dungeon_venture.rules.doors import is_locked, secret_doors
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import CLOSED, LOCKED, DVState
from tenebra.kernel import Game

G = Game[DVState]
SEARCH = opt.Search()


@OF_HERO.carries_out(opt.Search)
async def search_here(g: G, hero: str, option: opt.Search) -> None:
    """The area that the Hero is in; nothing forbids it (DV-SRCH-01)."""
    search(g, hero, sheet_of(g.state).area_of[g.state.figures[hero].space])


def search(g: G, hero: str, area: str) -> None:
    """No dice: the Keeper must show everything hidden in the whole area (DV-SRCH-02, DV-SRCH-03)."""
    state, sheet = g.state, sheet_of(g.state)
    traps = {space: kind for space, kind in sheet.traps.items() if sheet.area_of[space] == area and space not in state.traps}
    # DV-SEC-02: of either area that it joins
    doors = [door for door in secret_doors(state) if area in sheet.door_areas[door]]
    g.tell(Searched(hero, area, len(traps) + len(doors), rule="DV-SRCH-01"))
    for space, kind in traps.items():
        g.tell(TrapFound(space, kind, rule="DV-TRAP-04"))
    for door in doors:
        g.tell(DoorPlaced(door, LOCKED if is_locked(state, door) else CLOSED, rule="DV-SEC-03"))
