"""What a seat might expect to do and cannot."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.conan import options as opt
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import OVERLORD, COState, are_enemies
from tenebra.kernel import Option, View


def wishes_of(view: View[COState]) -> Iterator[Option]:
    """The nearest thing of each kind that the seat has no legal option for."""
    if view.decision is None or view.decision.prompt not in ("act", "overlord"):
        return
    state, possible = view.state, {type(entry.option) for entry in view.decision.options}
    if view.seat == OVERLORD:
        if opt.Activate not in possible and state.river:
            yield opt.Activate(state.river[0])
        if opt.Flush not in possible and (dead := [tile for tile in state.river if state.tiles[tile].is_dead]):
            yield opt.Flush(dead[0])
        return
    hero = state.heroes[view.seat]
    foes = [model.id for model in state.models.values() if are_enemies(state, hero.id, model.id)]
    near = [who for who in foes if state.models[who].area == hero.area]
    if opt.Strike not in possible and foes:
        yield opt.Strike((near or foes)[0], 1)
    if opt.Shoot not in possible and foes:
        yield opt.Shoot(foes[0], 1)
    if opt.Move not in possible:
        board = sheet_of(state).chart.board
        beside = board.members(board.beside(hero.area, lambda border: border.is_passable))
        yield from (opt.Move(area) for area in beside[:1])
    if opt.Try not in possible and hero.area in state.chests:
        yield opt.Try("chest", 1)
