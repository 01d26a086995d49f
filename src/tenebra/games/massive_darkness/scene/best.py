"""The one step a page puts forward: plain rules, no thinking ahead."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.rules.space import board_of, exit_zones, sight
from tenebra.games.massive_darkness.state import Hero, MDState
from tenebra.kernel import Option
from tenebra.kit.scene import Choice

Offered = Sequence[tuple[Choice, Option]]
GOOD_DEEDS = (opt.Standup, opt.Pickup, opt.Trigger, opt.Open, opt.Learn)
"""What is worth doing when nobody can be attacked, best first."""
LAST_RESORTS = (opt.Agree, opt.Ready, opt.First, opt.Pass, opt.Activate, opt.Stop, opt.Nothing)


def best_of(offered: Offered, state: MDState, hero: Hero | None) -> str:
    """The most Wounds, else what lies at hand, else a step to where something is to be done, else go on."""
    attacks = [choice for choice, _ in offered if choice.forecasts]
    if attacks:
        return max(attacks, key=lambda choice: max((one.kill, one.mean) for one in choice.forecasts)).key
    return _first(offered, GOOD_DEEDS) or _step(offered, state, hero) or _first(offered, LAST_RESORTS) or _only(offered)


def _only(offered: Offered) -> str:
    return offered[0][0].key if len(offered) == 1 else ""


def _first(offered: Offered, kinds: Sequence[type[Option]]) -> str:
    for kind in kinds:
        for choice, option in offered:
            if isinstance(option, kind):
                return choice.key
    return ""


def goals_of(state: MDState) -> int:
    """The Zones worth going to: tokens, Enemies, closed doors; without any of them the way out."""
    board = board_of(state)
    zones = [*state.treasure, *(token.zone for token in state.tokens.values() if token.zone)]
    zones += [enemy.zone for enemy in state.enemies.values()]
    zones += [zone for door, is_open in state.doors.items() if not is_open for zone in board.grid.edges[door][:2]]
    return board.grid.set_of(zones or exit_zones(state))


def _step(offered: Offered, state: MDState, hero: Hero | None) -> str:
    """The step to a neighbouring Zone that comes nearer to a goal."""
    if hero is None:
        return ""
    board = board_of(state)
    towards = board.steps_towards(hero.zone, goals_of(state), sight(state))
    for choice, option in offered:
        if isinstance(option, opt.Move) and board.bit[option.to] & towards:
            return choice.key
    return ""
