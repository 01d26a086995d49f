"""Exploration (DE-EXP): an area is revealed the instant a hero sees any of it."""

from __future__ import annotations

from tenebra.boards.eight import apart
from tenebra.games.descent.events.board import AreaRevealed
from tenebra.games.descent.rules.quest_rules import happened
from tenebra.games.descent.rules.sight import seen_to_reveal
from tenebra.games.descent.rules.space import floor_of, ground_of, revealed_spaces
from tenebra.games.descent.rules.spawning import place_of_area, reinforce
from tenebra.games.descent.scenario import START
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import ENCOUNTER, Chest, DEState, Token
from tenebra.kernel import Game, derived

G = Game[DEState]


@derived
def hidden_spaces(state: DEState) -> int:
    """The spaces on the table whose area is not revealed."""
    return floor_of(state) & ~revealed_spaces(state)


async def reveal_seen(g: G) -> None:
    """Whatever heroes see now is revealed before anything else happens (DE-EXP-01); only heroes reveal (DE-EXP-05)."""
    state = g.state
    while area := nearest_seen(state):
        await reveal(g, area, "DE-EXP-01", "DE-EXP-05", "DE-EXP-06")


def nearest_seen(state: DEState) -> str:
    """The area that comes to light next: the nearest, for what stands there may hide the others (DE-RUL-97); "" if none does."""
    hidden = hidden_spaces(state)
    if not hidden:
        return ""
    sheet, ground = sheet_of(state), ground_of(state)
    found: list[tuple[int, str]] = []
    for hero in state.heroes.values():
        if not hero.space:
            continue
        here = sheet.grid.bit[hero.space]
        # walls alone hide most of it most of the time, and that is known by heart
        seen = seen_to_reveal(state, hero) & hidden if ground.view(here) & hidden else 0
        if seen:
            shown = ((area.spaces & seen, name) for name, area in sheet.areas.items())
            found += [(apart(sheet.grid, here, spaces), name) for spaces, name in shown if spaces]
    return min(found, key=lambda one: one[0])[1] if found else ""


async def reveal(g: G, area: str, cite: str, *also: str) -> None:
    """The Overlord sets an area up: objects, doors, markers, then its monsters, and reads its text (DE-EXP-02)."""
    state, sheet = g.state, sheet_of(g.state)
    if area in state.revealed:
        return
    laid = sheet.areas[area]
    numbers = {kind: list(left) for kind, left in state.chest_numbers.items()}
    g.tell(
        AreaRevealed(
            area,
            tuple(door for door in laid.doors if door not in state.doors),
            {space: Chest(kind, numbers[kind].pop()) for space, kind in laid.chests.items()},
            dict.fromkeys(laid.glyphs, area == START),
            dict(laid.obstacles),
            dict(laid.stairs),
            {
                **{id: Token(token.kind, token.space, token.name) for id, token in laid.tokens.items()},
                **{name: Token(ENCOUNTER, space, name) for name, space in laid.encounters.items()},
            },
            rule=cite,
            also=also,
        )
    )
    for placement in laid.monsters:
        if placement.fewest <= len(state.party) <= placement.most:
            await place_of_area(g, placement)
    if area != START:
        await reinforce(g, area)
    await happened(g, "reveal", area)
