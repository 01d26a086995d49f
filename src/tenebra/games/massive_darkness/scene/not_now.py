"""What a Hero might expect to do and cannot."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.rules.actions import is_between_actions
from tenebra.games.massive_darkness.rules.pools import weapons_for
from tenebra.games.massive_darkness.rules.powers import has_skill
from tenebra.games.massive_darkness.rules.space import board_of
from tenebra.games.massive_darkness.state import Hero, MDState
from tenebra.kernel import Option, View

ATTACKS = {"melee": opt.Melee, "ranged": opt.Ranged, "magic": opt.Magic}


def wishes_of(view: View[MDState], hero: Hero | None) -> Iterator[Option]:
    """The nearest thing of each kind that the asked Hero has no legal option for."""
    if view.decision is None or view.decision.prompt not in ("activation", "command", "movement") or hero is None:
        return
    possible = {type(entry.option) for entry in view.decision.options}
    state, board = view.state, board_of(view.state)
    for section, kind in ATTACKS.items():
        if kind not in possible and weapons_for(hero, section) and state.enemies:
            yield kind(nearest_enemy(state, hero))
    if opt.Move not in possible:
        yield opt.Move(next(iter(board.zones(board.grid.beside(board.bit[hero.zone], board.grid.walls_down))), hero.zone))
    if opt.Pickup not in possible:
        yield opt.Pickup()
    if opt.Open not in possible and (closed := [door for door, is_open in state.doors.items() if not is_open]):
        near = [door for door in closed if hero.zone in board.grid.edges[door][:2]]
        yield opt.Open((near or closed)[0])
    for skill, plain in (("charge", opt.Charge), ("safe_shot", opt.Safeshot), ("teleport", opt.Teleport)):
        if plain not in possible and has_skill(state, hero, skill):
            yield plain(hero.zone)
    if opt.Signature not in possible:
        yield opt.Signature()
    for wish in (opt.Trade(), opt.Transmute()):
        if type(wish) not in possible:
            yield wish
    for card in hero.pack:
        if is_between_actions(card):
            yield opt.Use(card)


def nearest_enemy(state: MDState, hero: Hero) -> str:
    """The Enemy fewest Zones away as the crow flies."""
    crow = board_of(state).grid.crow
    return min(state.enemies.values(), key=lambda enemy: crow(hero.zone, enemy.zone)).id
