"""What the Adventure sheet still hides. In an imagined dungeon (`redeal`) its unexplored rooms have changed contents."""

from __future__ import annotations

from functools import lru_cache

from tenebra.games.dungeon_venture.adventures import adventure_by_id
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Chance

Placement = tuple[tuple[str, str], ...]


def placements(state: DVState, area: str) -> Placement:
    """The Monsters and Bosses that wait in an area, with their spaces (DV-SET-19)."""
    if not state.variant:
        return adventure_by_id(state.scenario).placements.get(area, ())
    return _imagined(state.scenario, state.variant, tuple(state.placed)).get(area, ())


@lru_cache(maxsize=256)
def _imagined(scenario: str, variant: int, known: tuple[str, ...]) -> dict[str, Placement]:
    """The same Monsters, dealt anew to the printed spaces of the areas that are not known."""
    sheet = adventure_by_id(scenario)
    unknown = {area: who for area, who in sheet.placements.items() if area not in known}
    kinds = [kind for who in unknown.values() for kind, _ in who]
    mixed = iter(Chance(variant.to_bytes(16, "little")).shuffle(kinds))
    return {area: tuple((next(mixed), space) for _, space in who) for area, who in unknown.items()}
