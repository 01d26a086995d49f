"""The one step a page puts forward: plain rules, no thinking ahead."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.rules.space import altar_spaces, enemies, explored_spaces, obstacles, ways
from tenebra.games.dungeon_venture.rules.treasure import CHEST
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import HERO, LOCKED, OPEN, SPIRIT, DVState, Figure
from tenebra.kernel import Option
from tenebra.kit.scene import Choice

Offered = Sequence[tuple[Choice, Option]]
GOOD_DEEDS = (opt.Resurrect, opt.Use, opt.Chest, opt.Loot, opt.Guide, opt.Release, opt.Open)
"""What is worth doing when nobody can be attacked, best first."""
LAST_RESORTS = (opt.Agree, opt.Ready, opt.First, opt.Pass, opt.End, opt.Activate)


def best_of(offered: Offered, state: DVState, focus: Figure | None) -> str:
    """The deadliest attack, else what lies at hand, else a walk to where something is to be done, else go on."""
    attacks = [choice for choice, option in offered if isinstance(option, opt.Attack | opt.Play) and choice.forecasts]
    if attacks:
        # of equal chances the first: weapons stand before Spells, which are used up
        return max(attacks, key=lambda choice: (_sum(choice, "kill"), _sum(choice, "hit"))).key
    if found := _first(offered, GOOD_DEEDS):
        return found
    turn = state.turn
    may_act = focus is not None and turn is not None and turn.figure == focus.id and not turn.has_acted
    if may_act and focus is not None and (found := walk_to(goals_of(state, focus), offered, state, focus)):
        return found
    return _first(offered, LAST_RESORTS) or (offered[0][0].key if len(offered) == 1 else "")


def _sum(choice: Choice, chance: str) -> int:
    """The chances against all targets together."""
    return sum(getattr(forecast, chance) for forecast in choice.forecasts)


def _first(offered: Offered, kinds: Sequence[type[Option]]) -> str:
    for kind in kinds:
        for choice, option in offered:
            if isinstance(option, kind):
                return choice.key
    return ""


def goals_of(state: DVState, focus: Figure) -> int:
    """The spaces worth going to: beside an enemy; without one beside Chests, things and closed doors, or into the unknown."""
    sheet = sheet_of(state)
    grid, walkable = sheet.grid, sheet.grid.floor & ~obstacles(state)
    if focus.form == SPIRIT:
        return grid.beside(altar_spaces(state), ways(state)) & walkable
    foes = grid.set_of(foe.space for foe in enemies(state, focus))
    if foes or focus.form != HERO:
        return grid.beside(foes, ways(state)) & walkable
    things = [at for at, kind in state.furniture.items() if kind == CHEST] + list(state.things.values())
    goals = grid.beside(grid.set_of(things), ways(state)) | grid.set_of(
        state.tokens[t] for t in state.tokens if state.tokens[t] in grid.bit
    )
    for door, status in state.doors.items():
        if status not in (OPEN, LOCKED):
            goals |= grid.set_of(sheet.front_spaces(door)) & explored_spaces(state)
    for area in state.areas:
        goals |= sheet.areas[area] & ~explored_spaces(state)
    return goals & walkable


def walk_to(goals: int, offered: Offered, state: DVState, focus: Figure) -> str:
    """The walk that comes nearest to a goal and costs nothing besides steps; "" if none comes nearer."""
    sheet = sheet_of(state)
    grid = sheet.grid
    rings = grid.rings(goals, grid.floor & ~obstacles(state), ways(state)) if goals else []

    def far(space: str) -> int:
        return next((steps for steps, ring in enumerate(rings) if ring & grid.bit[space]), len(grid.names))

    walks = {
        choice: option.to for choice, option in offered if isinstance(option, opt.Move) and not option.via and not choice.warn
    }
    best = min(walks, key=lambda choice: (far(walks[choice]), len(choice.path)), default=None)
    return best.key if best is not None and far(walks[best]) < far(focus.space) else ""
