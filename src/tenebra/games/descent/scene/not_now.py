"""What a seat might expect to do and cannot."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.boards.eight import apart
from tenebra.games.descent import options as opt
from tenebra.games.descent.rules.space import covers, grid_of, steps_of
from tenebra.games.descent.state import DEState, Figure, Hero, are_enemies
from tenebra.kernel import Option, View

PLAIN: tuple[Option, ...] = (opt.Fatigue(), opt.Reequip(), opt.Chest(), opt.Stairs())


def wishes_of(view: View[DEState], focus: Figure | None) -> Iterator[Option]:
    """The nearest thing of each kind that the asked figure has no legal option for."""
    if view.decision is None or focus is None or not focus.space or view.decision.prompt not in ("turn", "monster"):
        return
    state, possible = view.state, {type(entry.option) for entry in view.decision.options}
    grid, here = grid_of(state), covers(state, focus.id)
    if not possible & {opt.Attack, opt.Breathe, opt.Sweep}:
        foes = [who for who in (*state.heroes, *state.monsters) if are_enemies(state, focus.id, who) and covers(state, who)]
        weapon = next((copy for copy in getattr(focus, "equipped", ()) if "." in copy), "")
        if nearest := min(foes, key=lambda who: apart(grid, here, covers(state, who)), default=""):
            yield opt.Attack(grid.spaces(covers(state, nearest))[0], weapon)
    if opt.Move not in possible and (beside := grid.spaces(steps_of(state).beside(here))):
        yield opt.Move(beside[0])
    if opt.Open not in possible and (closed := [door for door, is_open in state.doors.items() if not is_open]):
        yield opt.Open(min(closed, key=lambda door: grid.crow(door.partition("-")[0], focus.space)))
    if isinstance(focus, Hero):
        yield from (wish for wish in PLAIN if type(wish) not in possible)
        if opt.Travel not in possible:
            yield opt.Travel("town")
        if opt.Order not in possible:
            yield opt.Order("guard")
